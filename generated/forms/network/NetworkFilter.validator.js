import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_network_NetworkFilter = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.NetworkFilter = validate0;
	const schema0 = {
		"$id": "NetworkFilter",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"operations": {
				"type": "array",
				"maxItems": 7,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"V",
						"A",
						"TDA",
						"ON",
						"NP",
						"T",
						"VOT"
					]
				}
			},
			"types": {
				"type": "array",
				"maxItems": 9,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"vivienda",
						"oficina",
						"local",
						"terreno",
						"parking",
						"edificio",
						"nave",
						"trastero",
						"hotel"
					]
				}
			},
			"places": {
				"type": "array",
				"maxItems": 40,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"maxLength": 80,
					"pattern": "^[a-z0-9-]+$"
				}
			},
			"priceMin": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"priceMax": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"tags": {
				"type": "array",
				"maxItems": 10,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"minLength": 1,
					"maxLength": 40
				}
			}
		}
	};
	const func0 = require_ucs2length().default;
	const pattern0 = new RegExp("^[a-z0-9-]+$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "operations" || key0 === "types" || key0 === "places" || key0 === "priceMin" || key0 === "priceMax" || key0 === "tags")) {
				const err0 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.operations !== void 0) {
				let data0 = data.operations;
				if (Array.isArray(data0)) {
					if (data0.length > 7) {
						const err1 = {
							instancePath: instancePath + "/operations",
							schemaPath: "#/properties/operations/maxItems",
							keyword: "maxItems",
							params: { limit: 7 },
							message: "must NOT have more than 7 items"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					const len0 = data0.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data1 = data0[i0];
						if (typeof data1 !== "string") {
							const err2 = {
								instancePath: instancePath + "/operations/" + i0,
								schemaPath: "#/properties/operations/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						if (!(data1 === "V" || data1 === "A" || data1 === "TDA" || data1 === "ON" || data1 === "NP" || data1 === "T" || data1 === "VOT")) {
							const err3 = {
								instancePath: instancePath + "/operations/" + i0,
								schemaPath: "#/properties/operations/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.operations.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					}
					let i1 = data0.length;
					let j0;
					if (i1 > 1) {
						const indices0 = {};
						for (; i1--;) {
							let item0 = data0[i1];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err4 = {
									instancePath: instancePath + "/operations",
									schemaPath: "#/properties/operations/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err4];
								else vErrors.push(err4);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/operations",
						schemaPath: "#/properties/operations/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.types !== void 0) {
				let data2 = data.types;
				if (Array.isArray(data2)) {
					if (data2.length > 9) {
						const err6 = {
							instancePath: instancePath + "/types",
							schemaPath: "#/properties/types/maxItems",
							keyword: "maxItems",
							params: { limit: 9 },
							message: "must NOT have more than 9 items"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					const len1 = data2.length;
					for (let i2 = 0; i2 < len1; i2++) {
						let data3 = data2[i2];
						if (typeof data3 !== "string") {
							const err7 = {
								instancePath: instancePath + "/types/" + i2,
								schemaPath: "#/properties/types/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
						if (!(data3 === "vivienda" || data3 === "oficina" || data3 === "local" || data3 === "terreno" || data3 === "parking" || data3 === "edificio" || data3 === "nave" || data3 === "trastero" || data3 === "hotel")) {
							const err8 = {
								instancePath: instancePath + "/types/" + i2,
								schemaPath: "#/properties/types/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.types.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					}
					let i3 = data2.length;
					let j1;
					if (i3 > 1) {
						const indices1 = {};
						for (; i3--;) {
							let item1 = data2[i3];
							if (typeof item1 !== "string") continue;
							if (typeof indices1[item1] == "number") {
								j1 = indices1[item1];
								const err9 = {
									instancePath: instancePath + "/types",
									schemaPath: "#/properties/types/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i3,
										j: j1
									},
									message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
								break;
							}
							indices1[item1] = i3;
						}
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/types",
						schemaPath: "#/properties/types/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.places !== void 0) {
				let data4 = data.places;
				if (Array.isArray(data4)) {
					if (data4.length > 40) {
						const err11 = {
							instancePath: instancePath + "/places",
							schemaPath: "#/properties/places/maxItems",
							keyword: "maxItems",
							params: { limit: 40 },
							message: "must NOT have more than 40 items"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					const len2 = data4.length;
					for (let i4 = 0; i4 < len2; i4++) {
						let data5 = data4[i4];
						if (typeof data5 === "string") {
							if (func0(data5) > 80) {
								const err12 = {
									instancePath: instancePath + "/places/" + i4,
									schemaPath: "#/properties/places/items/maxLength",
									keyword: "maxLength",
									params: { limit: 80 },
									message: "must NOT have more than 80 characters"
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
							if (!pattern0.test(data5)) {
								const err13 = {
									instancePath: instancePath + "/places/" + i4,
									schemaPath: "#/properties/places/items/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z0-9-]+$" },
									message: "must match pattern \"^[a-z0-9-]+$\""
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
						} else {
							const err14 = {
								instancePath: instancePath + "/places/" + i4,
								schemaPath: "#/properties/places/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					}
					let i5 = data4.length;
					let j2;
					if (i5 > 1) {
						const indices2 = {};
						for (; i5--;) {
							let item2 = data4[i5];
							if (typeof item2 !== "string") continue;
							if (typeof indices2[item2] == "number") {
								j2 = indices2[item2];
								const err15 = {
									instancePath: instancePath + "/places",
									schemaPath: "#/properties/places/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i5,
										j: j2
									},
									message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
								break;
							}
							indices2[item2] = i5;
						}
					}
				} else {
					const err16 = {
						instancePath: instancePath + "/places",
						schemaPath: "#/properties/places/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.priceMin !== void 0) {
				let data6 = data.priceMin;
				if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
					const err17 = {
						instancePath: instancePath + "/priceMin",
						schemaPath: "#/properties/priceMin/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (typeof data6 == "number") {
					if (data6 > 99999999999 || isNaN(data6)) {
						const err18 = {
							instancePath: instancePath + "/priceMin",
							schemaPath: "#/properties/priceMin/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					if (data6 < 0 || isNaN(data6)) {
						const err19 = {
							instancePath: instancePath + "/priceMin",
							schemaPath: "#/properties/priceMin/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
			}
			if (data.priceMax !== void 0) {
				let data7 = data.priceMax;
				if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
					const err20 = {
						instancePath: instancePath + "/priceMax",
						schemaPath: "#/properties/priceMax/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (typeof data7 == "number") {
					if (data7 > 99999999999 || isNaN(data7)) {
						const err21 = {
							instancePath: instancePath + "/priceMax",
							schemaPath: "#/properties/priceMax/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
					if (data7 < 0 || isNaN(data7)) {
						const err22 = {
							instancePath: instancePath + "/priceMax",
							schemaPath: "#/properties/priceMax/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
			}
			if (data.tags !== void 0) {
				let data8 = data.tags;
				if (Array.isArray(data8)) {
					if (data8.length > 10) {
						const err23 = {
							instancePath: instancePath + "/tags",
							schemaPath: "#/properties/tags/maxItems",
							keyword: "maxItems",
							params: { limit: 10 },
							message: "must NOT have more than 10 items"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
					const len3 = data8.length;
					for (let i6 = 0; i6 < len3; i6++) {
						let data9 = data8[i6];
						if (typeof data9 === "string") {
							if (func0(data9) > 40) {
								const err24 = {
									instancePath: instancePath + "/tags/" + i6,
									schemaPath: "#/properties/tags/items/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
							if (func0(data9) < 1) {
								const err25 = {
									instancePath: instancePath + "/tags/" + i6,
									schemaPath: "#/properties/tags/items/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
						} else {
							const err26 = {
								instancePath: instancePath + "/tags/" + i6,
								schemaPath: "#/properties/tags/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					}
					let i7 = data8.length;
					let j3;
					if (i7 > 1) {
						const indices3 = {};
						for (; i7--;) {
							let item3 = data8[i7];
							if (typeof item3 !== "string") continue;
							if (typeof indices3[item3] == "number") {
								j3 = indices3[item3];
								const err27 = {
									instancePath: instancePath + "/tags",
									schemaPath: "#/properties/tags/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i7,
										j: j3
									},
									message: "must NOT have duplicate items (items ## " + j3 + " and " + i7 + " are identical)"
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
								break;
							}
							indices3[item3] = i7;
						}
					}
				} else {
					const err28 = {
						instancePath: instancePath + "/tags",
						schemaPath: "#/properties/tags/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
		} else {
			const err29 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err29];
			else vErrors.push(err29);
			errors++;
		}
		validate0.errors = vErrors;
		return errors === 0;
	}
	validate0.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
}));

export default require_network_NetworkFilter();
