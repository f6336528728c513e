import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_network_NetworkTerms = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.NetworkTerms = validate0;
	const schema0 = {
		"$id": "NetworkTerms",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"filter",
			"commissionPct",
			"sellerSplitPct",
			"validDays",
			"noticeDays"
		],
		"properties": {
			"filter": {
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
			},
			"onlyExclusive": { "type": "boolean" },
			"commissionPct": {
				"type": "number",
				"minimum": 0,
				"maximum": 100
			},
			"sellerSplitPct": {
				"type": "number",
				"minimum": 0,
				"maximum": 100
			},
			"onPartnerWeb": { "type": "boolean" },
			"onPortals": { "type": "boolean" },
			"validDays": {
				"type": "integer",
				"minimum": 1,
				"maximum": 3650
			},
			"noticeDays": {
				"type": "integer",
				"minimum": 0,
				"maximum": 365
			},
			"text": {
				"type": "string",
				"maxLength": 4e3
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const pattern0 = new RegExp("^[a-z0-9-]+$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.filter === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "filter" },
					message: "must have required property 'filter'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.commissionPct === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "commissionPct" },
					message: "must have required property 'commissionPct'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.sellerSplitPct === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "sellerSplitPct" },
					message: "must have required property 'sellerSplitPct'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.validDays === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "validDays" },
					message: "must have required property 'validDays'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.noticeDays === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "noticeDays" },
					message: "must have required property 'noticeDays'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
				const err5 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.filter !== void 0) {
				let data0 = data.filter;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					for (const key1 in data0) if (!(key1 === "operations" || key1 === "types" || key1 === "places" || key1 === "priceMin" || key1 === "priceMax" || key1 === "tags")) {
						const err6 = {
							instancePath: instancePath + "/filter",
							schemaPath: "#/properties/filter/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (data0.operations !== void 0) {
						let data1 = data0.operations;
						if (Array.isArray(data1)) {
							if (data1.length > 7) {
								const err7 = {
									instancePath: instancePath + "/filter/operations",
									schemaPath: "#/properties/filter/properties/operations/maxItems",
									keyword: "maxItems",
									params: { limit: 7 },
									message: "must NOT have more than 7 items"
								};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (typeof data2 !== "string") {
									const err8 = {
										instancePath: instancePath + "/filter/operations/" + i0,
										schemaPath: "#/properties/filter/properties/operations/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err8];
									else vErrors.push(err8);
									errors++;
								}
								if (!(data2 === "V" || data2 === "A" || data2 === "TDA" || data2 === "ON" || data2 === "NP" || data2 === "T" || data2 === "VOT")) {
									const err9 = {
										instancePath: instancePath + "/filter/operations/" + i0,
										schemaPath: "#/properties/filter/properties/operations/items/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.filter.properties.operations.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err9];
									else vErrors.push(err9);
									errors++;
								}
							}
							let i1 = data1.length;
							let j0;
							if (i1 > 1) {
								const indices0 = {};
								for (; i1--;) {
									let item0 = data1[i1];
									if (typeof item0 !== "string") continue;
									if (typeof indices0[item0] == "number") {
										j0 = indices0[item0];
										const err10 = {
											instancePath: instancePath + "/filter/operations",
											schemaPath: "#/properties/filter/properties/operations/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i1,
												j: j0
											},
											message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
										};
										if (vErrors === null) vErrors = [err10];
										else vErrors.push(err10);
										errors++;
										break;
									}
									indices0[item0] = i1;
								}
							}
						} else {
							const err11 = {
								instancePath: instancePath + "/filter/operations",
								schemaPath: "#/properties/filter/properties/operations/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
					if (data0.types !== void 0) {
						let data3 = data0.types;
						if (Array.isArray(data3)) {
							if (data3.length > 9) {
								const err12 = {
									instancePath: instancePath + "/filter/types",
									schemaPath: "#/properties/filter/properties/types/maxItems",
									keyword: "maxItems",
									params: { limit: 9 },
									message: "must NOT have more than 9 items"
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
							const len1 = data3.length;
							for (let i2 = 0; i2 < len1; i2++) {
								let data4 = data3[i2];
								if (typeof data4 !== "string") {
									const err13 = {
										instancePath: instancePath + "/filter/types/" + i2,
										schemaPath: "#/properties/filter/properties/types/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
								}
								if (!(data4 === "vivienda" || data4 === "oficina" || data4 === "local" || data4 === "terreno" || data4 === "parking" || data4 === "edificio" || data4 === "nave" || data4 === "trastero" || data4 === "hotel")) {
									const err14 = {
										instancePath: instancePath + "/filter/types/" + i2,
										schemaPath: "#/properties/filter/properties/types/items/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.filter.properties.types.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err14];
									else vErrors.push(err14);
									errors++;
								}
							}
							let i3 = data3.length;
							let j1;
							if (i3 > 1) {
								const indices1 = {};
								for (; i3--;) {
									let item1 = data3[i3];
									if (typeof item1 !== "string") continue;
									if (typeof indices1[item1] == "number") {
										j1 = indices1[item1];
										const err15 = {
											instancePath: instancePath + "/filter/types",
											schemaPath: "#/properties/filter/properties/types/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i3,
												j: j1
											},
											message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
										};
										if (vErrors === null) vErrors = [err15];
										else vErrors.push(err15);
										errors++;
										break;
									}
									indices1[item1] = i3;
								}
							}
						} else {
							const err16 = {
								instancePath: instancePath + "/filter/types",
								schemaPath: "#/properties/filter/properties/types/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
					if (data0.places !== void 0) {
						let data5 = data0.places;
						if (Array.isArray(data5)) {
							if (data5.length > 40) {
								const err17 = {
									instancePath: instancePath + "/filter/places",
									schemaPath: "#/properties/filter/properties/places/maxItems",
									keyword: "maxItems",
									params: { limit: 40 },
									message: "must NOT have more than 40 items"
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
							const len2 = data5.length;
							for (let i4 = 0; i4 < len2; i4++) {
								let data6 = data5[i4];
								if (typeof data6 === "string") {
									if (func1(data6) > 80) {
										const err18 = {
											instancePath: instancePath + "/filter/places/" + i4,
											schemaPath: "#/properties/filter/properties/places/items/maxLength",
											keyword: "maxLength",
											params: { limit: 80 },
											message: "must NOT have more than 80 characters"
										};
										if (vErrors === null) vErrors = [err18];
										else vErrors.push(err18);
										errors++;
									}
									if (!pattern0.test(data6)) {
										const err19 = {
											instancePath: instancePath + "/filter/places/" + i4,
											schemaPath: "#/properties/filter/properties/places/items/pattern",
											keyword: "pattern",
											params: { pattern: "^[a-z0-9-]+$" },
											message: "must match pattern \"^[a-z0-9-]+$\""
										};
										if (vErrors === null) vErrors = [err19];
										else vErrors.push(err19);
										errors++;
									}
								} else {
									const err20 = {
										instancePath: instancePath + "/filter/places/" + i4,
										schemaPath: "#/properties/filter/properties/places/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err20];
									else vErrors.push(err20);
									errors++;
								}
							}
							let i5 = data5.length;
							let j2;
							if (i5 > 1) {
								const indices2 = {};
								for (; i5--;) {
									let item2 = data5[i5];
									if (typeof item2 !== "string") continue;
									if (typeof indices2[item2] == "number") {
										j2 = indices2[item2];
										const err21 = {
											instancePath: instancePath + "/filter/places",
											schemaPath: "#/properties/filter/properties/places/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i5,
												j: j2
											},
											message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
										};
										if (vErrors === null) vErrors = [err21];
										else vErrors.push(err21);
										errors++;
										break;
									}
									indices2[item2] = i5;
								}
							}
						} else {
							const err22 = {
								instancePath: instancePath + "/filter/places",
								schemaPath: "#/properties/filter/properties/places/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					}
					if (data0.priceMin !== void 0) {
						let data7 = data0.priceMin;
						if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
							const err23 = {
								instancePath: instancePath + "/filter/priceMin",
								schemaPath: "#/properties/filter/properties/priceMin/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
						if (typeof data7 == "number") {
							if (data7 > 99999999999 || isNaN(data7)) {
								const err24 = {
									instancePath: instancePath + "/filter/priceMin",
									schemaPath: "#/properties/filter/properties/priceMin/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999999
									},
									message: "must be <= 99999999999"
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
							if (data7 < 0 || isNaN(data7)) {
								const err25 = {
									instancePath: instancePath + "/filter/priceMin",
									schemaPath: "#/properties/filter/properties/priceMin/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
						}
					}
					if (data0.priceMax !== void 0) {
						let data8 = data0.priceMax;
						if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
							const err26 = {
								instancePath: instancePath + "/filter/priceMax",
								schemaPath: "#/properties/filter/properties/priceMax/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
						if (typeof data8 == "number") {
							if (data8 > 99999999999 || isNaN(data8)) {
								const err27 = {
									instancePath: instancePath + "/filter/priceMax",
									schemaPath: "#/properties/filter/properties/priceMax/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999999
									},
									message: "must be <= 99999999999"
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
							}
							if (data8 < 0 || isNaN(data8)) {
								const err28 = {
									instancePath: instancePath + "/filter/priceMax",
									schemaPath: "#/properties/filter/properties/priceMax/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err28];
								else vErrors.push(err28);
								errors++;
							}
						}
					}
					if (data0.tags !== void 0) {
						let data9 = data0.tags;
						if (Array.isArray(data9)) {
							if (data9.length > 10) {
								const err29 = {
									instancePath: instancePath + "/filter/tags",
									schemaPath: "#/properties/filter/properties/tags/maxItems",
									keyword: "maxItems",
									params: { limit: 10 },
									message: "must NOT have more than 10 items"
								};
								if (vErrors === null) vErrors = [err29];
								else vErrors.push(err29);
								errors++;
							}
							const len3 = data9.length;
							for (let i6 = 0; i6 < len3; i6++) {
								let data10 = data9[i6];
								if (typeof data10 === "string") {
									if (func1(data10) > 40) {
										const err30 = {
											instancePath: instancePath + "/filter/tags/" + i6,
											schemaPath: "#/properties/filter/properties/tags/items/maxLength",
											keyword: "maxLength",
											params: { limit: 40 },
											message: "must NOT have more than 40 characters"
										};
										if (vErrors === null) vErrors = [err30];
										else vErrors.push(err30);
										errors++;
									}
									if (func1(data10) < 1) {
										const err31 = {
											instancePath: instancePath + "/filter/tags/" + i6,
											schemaPath: "#/properties/filter/properties/tags/items/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										};
										if (vErrors === null) vErrors = [err31];
										else vErrors.push(err31);
										errors++;
									}
								} else {
									const err32 = {
										instancePath: instancePath + "/filter/tags/" + i6,
										schemaPath: "#/properties/filter/properties/tags/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err32];
									else vErrors.push(err32);
									errors++;
								}
							}
							let i7 = data9.length;
							let j3;
							if (i7 > 1) {
								const indices3 = {};
								for (; i7--;) {
									let item3 = data9[i7];
									if (typeof item3 !== "string") continue;
									if (typeof indices3[item3] == "number") {
										j3 = indices3[item3];
										const err33 = {
											instancePath: instancePath + "/filter/tags",
											schemaPath: "#/properties/filter/properties/tags/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i7,
												j: j3
											},
											message: "must NOT have duplicate items (items ## " + j3 + " and " + i7 + " are identical)"
										};
										if (vErrors === null) vErrors = [err33];
										else vErrors.push(err33);
										errors++;
										break;
									}
									indices3[item3] = i7;
								}
							}
						} else {
							const err34 = {
								instancePath: instancePath + "/filter/tags",
								schemaPath: "#/properties/filter/properties/tags/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
					}
				} else {
					const err35 = {
						instancePath: instancePath + "/filter",
						schemaPath: "#/properties/filter/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			}
			if (data.onlyExclusive !== void 0) {
				if (typeof data.onlyExclusive !== "boolean") {
					const err36 = {
						instancePath: instancePath + "/onlyExclusive",
						schemaPath: "#/properties/onlyExclusive/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			}
			if (data.commissionPct !== void 0) {
				let data12 = data.commissionPct;
				if (typeof data12 == "number") {
					if (data12 > 100 || isNaN(data12)) {
						const err37 = {
							instancePath: instancePath + "/commissionPct",
							schemaPath: "#/properties/commissionPct/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err37];
						else vErrors.push(err37);
						errors++;
					}
					if (data12 < 0 || isNaN(data12)) {
						const err38 = {
							instancePath: instancePath + "/commissionPct",
							schemaPath: "#/properties/commissionPct/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
				} else {
					const err39 = {
						instancePath: instancePath + "/commissionPct",
						schemaPath: "#/properties/commissionPct/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			}
			if (data.sellerSplitPct !== void 0) {
				let data13 = data.sellerSplitPct;
				if (typeof data13 == "number") {
					if (data13 > 100 || isNaN(data13)) {
						const err40 = {
							instancePath: instancePath + "/sellerSplitPct",
							schemaPath: "#/properties/sellerSplitPct/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
					if (data13 < 0 || isNaN(data13)) {
						const err41 = {
							instancePath: instancePath + "/sellerSplitPct",
							schemaPath: "#/properties/sellerSplitPct/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
				} else {
					const err42 = {
						instancePath: instancePath + "/sellerSplitPct",
						schemaPath: "#/properties/sellerSplitPct/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
			}
			if (data.onPartnerWeb !== void 0) {
				if (typeof data.onPartnerWeb !== "boolean") {
					const err43 = {
						instancePath: instancePath + "/onPartnerWeb",
						schemaPath: "#/properties/onPartnerWeb/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
			}
			if (data.onPortals !== void 0) {
				if (typeof data.onPortals !== "boolean") {
					const err44 = {
						instancePath: instancePath + "/onPortals",
						schemaPath: "#/properties/onPortals/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			}
			if (data.validDays !== void 0) {
				let data16 = data.validDays;
				if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
					const err45 = {
						instancePath: instancePath + "/validDays",
						schemaPath: "#/properties/validDays/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
				if (typeof data16 == "number") {
					if (data16 > 3650 || isNaN(data16)) {
						const err46 = {
							instancePath: instancePath + "/validDays",
							schemaPath: "#/properties/validDays/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 3650
							},
							message: "must be <= 3650"
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
					if (data16 < 1 || isNaN(data16)) {
						const err47 = {
							instancePath: instancePath + "/validDays",
							schemaPath: "#/properties/validDays/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
				}
			}
			if (data.noticeDays !== void 0) {
				let data17 = data.noticeDays;
				if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17))) {
					const err48 = {
						instancePath: instancePath + "/noticeDays",
						schemaPath: "#/properties/noticeDays/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
				if (typeof data17 == "number") {
					if (data17 > 365 || isNaN(data17)) {
						const err49 = {
							instancePath: instancePath + "/noticeDays",
							schemaPath: "#/properties/noticeDays/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 365
							},
							message: "must be <= 365"
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
					if (data17 < 0 || isNaN(data17)) {
						const err50 = {
							instancePath: instancePath + "/noticeDays",
							schemaPath: "#/properties/noticeDays/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err50];
						else vErrors.push(err50);
						errors++;
					}
				}
			}
			if (data.text !== void 0) {
				let data18 = data.text;
				if (typeof data18 === "string") {
					if (func1(data18) > 4e3) {
						const err51 = {
							instancePath: instancePath + "/text",
							schemaPath: "#/properties/text/maxLength",
							keyword: "maxLength",
							params: { limit: 4e3 },
							message: "must NOT have more than 4000 characters"
						};
						if (vErrors === null) vErrors = [err51];
						else vErrors.push(err51);
						errors++;
					}
				} else {
					const err52 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
			}
		} else {
			const err53 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err53];
			else vErrors.push(err53);
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

export default require_network_NetworkTerms();
