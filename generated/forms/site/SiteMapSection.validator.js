import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_site_SiteMapSection = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SiteMapSection = validate0;
	const schema0 = {
		"$id": "SiteMapSection",
		"type": "object",
		"additionalProperties": false,
		"required": ["id", "kind"],
		"properties": {
			"id": {
				"type": "string",
				"format": "uuid"
			},
			"kind": {
				"type": "string",
				"const": "map"
			},
			"title": {
				"type": "object",
				"maxProperties": 30,
				"propertyNames": { "pattern": "^[a-z]{2}(-[A-Z]{2})?$" },
				"additionalProperties": {
					"type": "string",
					"maxLength": 160
				}
			},
			"filter": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"operation": {
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
					},
					"place": {
						"type": "string",
						"maxLength": 80,
						"pattern": "^[a-z0-9-]+$"
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
					"bedroomsMin": {
						"type": "integer",
						"minimum": 0,
						"maximum": 100
					},
					"features": {
						"type": "array",
						"maxItems": 22,
						"uniqueItems": true,
						"items": {
							"type": "string",
							"enum": [
								"terrace",
								"pool",
								"garden",
								"seaViews",
								"firstLine",
								"lift",
								"parking",
								"airConditioning",
								"heating",
								"furnished",
								"fireplace",
								"storageRoom",
								"stepFreeAccess",
								"petsAllowed",
								"balcony",
								"exterior",
								"solarPanels",
								"evCharger",
								"exclusive",
								"newBuild",
								"plan",
								"touristLicence"
							]
						}
					}
				}
			},
			"height": {
				"type": "string",
				"enum": [
					"low",
					"tall",
					"full"
				]
			},
			"tone": {
				"type": "string",
				"enum": [
					"plain",
					"soft",
					"strong"
				]
			},
			"anchor": {
				"type": "string",
				"maxLength": 31,
				"pattern": "^[a-z][a-z0-9-]{0,30}$"
			},
			"off": { "type": "boolean" }
		}
	};
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const pattern0 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
	const pattern1 = new RegExp("^[a-z0-9-]+$", "u");
	const pattern2 = new RegExp("^[a-z][a-z0-9-]{0,30}$", "u");
	const func0 = require_ucs2length().default;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "id" },
					message: "must have required property 'id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.kind === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "kind" },
					message: "must have required property 'kind'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "title" || key0 === "filter" || key0 === "height" || key0 === "tone" || key0 === "anchor" || key0 === "off")) {
				const err2 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!formats0.test(data0)) {
						const err3 = {
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.kind !== void 0) {
				let data1 = data.kind;
				if (typeof data1 !== "string") {
					const err5 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if ("map" !== data1) {
					const err6 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/const",
						keyword: "const",
						params: { allowedValue: "map" },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.title !== void 0) {
				let data2 = data.title;
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					if (Object.keys(data2).length > 30) {
						const err7 = {
							instancePath: instancePath + "/title",
							schemaPath: "#/properties/title/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					for (const key1 in data2) {
						const _errs8 = errors;
						if (typeof key1 === "string") {
							if (!pattern0.test(key1)) {
								const err8 = {
									instancePath: instancePath + "/title",
									schemaPath: "#/properties/title/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key1
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
						}
						if (!(_errs8 === errors)) {
							const err9 = {
								instancePath: instancePath + "/title",
								schemaPath: "#/properties/title/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key1 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					}
					for (const key2 in data2) {
						let data3 = data2[key2];
						if (typeof data3 === "string") {
							if (func0(data3) > 160) {
								const err10 = {
									instancePath: instancePath + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/title/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 160 },
									message: "must NOT have more than 160 characters"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						} else {
							const err11 = {
								instancePath: instancePath + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/title/additionalProperties/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.filter !== void 0) {
				let data4 = data.filter;
				if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
					for (const key3 in data4) if (!(key3 === "operation" || key3 === "place" || key3 === "types" || key3 === "priceMin" || key3 === "priceMax" || key3 === "bedroomsMin" || key3 === "features")) {
						const err13 = {
							instancePath: instancePath + "/filter",
							schemaPath: "#/properties/filter/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key3 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					if (data4.operation !== void 0) {
						let data5 = data4.operation;
						if (typeof data5 !== "string") {
							const err14 = {
								instancePath: instancePath + "/filter/operation",
								schemaPath: "#/properties/filter/properties/operation/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (!(data5 === "V" || data5 === "A" || data5 === "TDA" || data5 === "ON" || data5 === "NP" || data5 === "T" || data5 === "VOT")) {
							const err15 = {
								instancePath: instancePath + "/filter/operation",
								schemaPath: "#/properties/filter/properties/operation/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.filter.properties.operation.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					}
					if (data4.place !== void 0) {
						let data6 = data4.place;
						if (typeof data6 === "string") {
							if (func0(data6) > 80) {
								const err16 = {
									instancePath: instancePath + "/filter/place",
									schemaPath: "#/properties/filter/properties/place/maxLength",
									keyword: "maxLength",
									params: { limit: 80 },
									message: "must NOT have more than 80 characters"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
							if (!pattern1.test(data6)) {
								const err17 = {
									instancePath: instancePath + "/filter/place",
									schemaPath: "#/properties/filter/properties/place/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z0-9-]+$" },
									message: "must match pattern \"^[a-z0-9-]+$\""
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						} else {
							const err18 = {
								instancePath: instancePath + "/filter/place",
								schemaPath: "#/properties/filter/properties/place/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					}
					if (data4.types !== void 0) {
						let data7 = data4.types;
						if (Array.isArray(data7)) {
							if (data7.length > 9) {
								const err19 = {
									instancePath: instancePath + "/filter/types",
									schemaPath: "#/properties/filter/properties/types/maxItems",
									keyword: "maxItems",
									params: { limit: 9 },
									message: "must NOT have more than 9 items"
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
							const len0 = data7.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data8 = data7[i0];
								if (typeof data8 !== "string") {
									const err20 = {
										instancePath: instancePath + "/filter/types/" + i0,
										schemaPath: "#/properties/filter/properties/types/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err20];
									else vErrors.push(err20);
									errors++;
								}
								if (!(data8 === "vivienda" || data8 === "oficina" || data8 === "local" || data8 === "terreno" || data8 === "parking" || data8 === "edificio" || data8 === "nave" || data8 === "trastero" || data8 === "hotel")) {
									const err21 = {
										instancePath: instancePath + "/filter/types/" + i0,
										schemaPath: "#/properties/filter/properties/types/items/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.filter.properties.types.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err21];
									else vErrors.push(err21);
									errors++;
								}
							}
							let i1 = data7.length;
							let j0;
							if (i1 > 1) {
								const indices0 = {};
								for (; i1--;) {
									let item0 = data7[i1];
									if (typeof item0 !== "string") continue;
									if (typeof indices0[item0] == "number") {
										j0 = indices0[item0];
										const err22 = {
											instancePath: instancePath + "/filter/types",
											schemaPath: "#/properties/filter/properties/types/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i1,
												j: j0
											},
											message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
										};
										if (vErrors === null) vErrors = [err22];
										else vErrors.push(err22);
										errors++;
										break;
									}
									indices0[item0] = i1;
								}
							}
						} else {
							const err23 = {
								instancePath: instancePath + "/filter/types",
								schemaPath: "#/properties/filter/properties/types/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					}
					if (data4.priceMin !== void 0) {
						let data9 = data4.priceMin;
						if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
							const err24 = {
								instancePath: instancePath + "/filter/priceMin",
								schemaPath: "#/properties/filter/properties/priceMin/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
						if (typeof data9 == "number") {
							if (data9 > 99999999999 || isNaN(data9)) {
								const err25 = {
									instancePath: instancePath + "/filter/priceMin",
									schemaPath: "#/properties/filter/properties/priceMin/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999999
									},
									message: "must be <= 99999999999"
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
							if (data9 < 0 || isNaN(data9)) {
								const err26 = {
									instancePath: instancePath + "/filter/priceMin",
									schemaPath: "#/properties/filter/properties/priceMin/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err26];
								else vErrors.push(err26);
								errors++;
							}
						}
					}
					if (data4.priceMax !== void 0) {
						let data10 = data4.priceMax;
						if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))) {
							const err27 = {
								instancePath: instancePath + "/filter/priceMax",
								schemaPath: "#/properties/filter/properties/priceMax/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
						if (typeof data10 == "number") {
							if (data10 > 99999999999 || isNaN(data10)) {
								const err28 = {
									instancePath: instancePath + "/filter/priceMax",
									schemaPath: "#/properties/filter/properties/priceMax/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999999
									},
									message: "must be <= 99999999999"
								};
								if (vErrors === null) vErrors = [err28];
								else vErrors.push(err28);
								errors++;
							}
							if (data10 < 0 || isNaN(data10)) {
								const err29 = {
									instancePath: instancePath + "/filter/priceMax",
									schemaPath: "#/properties/filter/properties/priceMax/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err29];
								else vErrors.push(err29);
								errors++;
							}
						}
					}
					if (data4.bedroomsMin !== void 0) {
						let data11 = data4.bedroomsMin;
						if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
							const err30 = {
								instancePath: instancePath + "/filter/bedroomsMin",
								schemaPath: "#/properties/filter/properties/bedroomsMin/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
						if (typeof data11 == "number") {
							if (data11 > 100 || isNaN(data11)) {
								const err31 = {
									instancePath: instancePath + "/filter/bedroomsMin",
									schemaPath: "#/properties/filter/properties/bedroomsMin/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 100
									},
									message: "must be <= 100"
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
							if (data11 < 0 || isNaN(data11)) {
								const err32 = {
									instancePath: instancePath + "/filter/bedroomsMin",
									schemaPath: "#/properties/filter/properties/bedroomsMin/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
							}
						}
					}
					if (data4.features !== void 0) {
						let data12 = data4.features;
						if (Array.isArray(data12)) {
							if (data12.length > 22) {
								const err33 = {
									instancePath: instancePath + "/filter/features",
									schemaPath: "#/properties/filter/properties/features/maxItems",
									keyword: "maxItems",
									params: { limit: 22 },
									message: "must NOT have more than 22 items"
								};
								if (vErrors === null) vErrors = [err33];
								else vErrors.push(err33);
								errors++;
							}
							const len1 = data12.length;
							for (let i2 = 0; i2 < len1; i2++) {
								let data13 = data12[i2];
								if (typeof data13 !== "string") {
									const err34 = {
										instancePath: instancePath + "/filter/features/" + i2,
										schemaPath: "#/properties/filter/properties/features/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err34];
									else vErrors.push(err34);
									errors++;
								}
								if (!(data13 === "terrace" || data13 === "pool" || data13 === "garden" || data13 === "seaViews" || data13 === "firstLine" || data13 === "lift" || data13 === "parking" || data13 === "airConditioning" || data13 === "heating" || data13 === "furnished" || data13 === "fireplace" || data13 === "storageRoom" || data13 === "stepFreeAccess" || data13 === "petsAllowed" || data13 === "balcony" || data13 === "exterior" || data13 === "solarPanels" || data13 === "evCharger" || data13 === "exclusive" || data13 === "newBuild" || data13 === "plan" || data13 === "touristLicence")) {
									const err35 = {
										instancePath: instancePath + "/filter/features/" + i2,
										schemaPath: "#/properties/filter/properties/features/items/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.filter.properties.features.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err35];
									else vErrors.push(err35);
									errors++;
								}
							}
							let i3 = data12.length;
							let j1;
							if (i3 > 1) {
								const indices1 = {};
								for (; i3--;) {
									let item1 = data12[i3];
									if (typeof item1 !== "string") continue;
									if (typeof indices1[item1] == "number") {
										j1 = indices1[item1];
										const err36 = {
											instancePath: instancePath + "/filter/features",
											schemaPath: "#/properties/filter/properties/features/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i3,
												j: j1
											},
											message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
										};
										if (vErrors === null) vErrors = [err36];
										else vErrors.push(err36);
										errors++;
										break;
									}
									indices1[item1] = i3;
								}
							}
						} else {
							const err37 = {
								instancePath: instancePath + "/filter/features",
								schemaPath: "#/properties/filter/properties/features/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
					}
				} else {
					const err38 = {
						instancePath: instancePath + "/filter",
						schemaPath: "#/properties/filter/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
			}
			if (data.height !== void 0) {
				let data14 = data.height;
				if (typeof data14 !== "string") {
					const err39 = {
						instancePath: instancePath + "/height",
						schemaPath: "#/properties/height/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
				if (!(data14 === "low" || data14 === "tall" || data14 === "full")) {
					const err40 = {
						instancePath: instancePath + "/height",
						schemaPath: "#/properties/height/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.height.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
			}
			if (data.tone !== void 0) {
				let data15 = data.tone;
				if (typeof data15 !== "string") {
					const err41 = {
						instancePath: instancePath + "/tone",
						schemaPath: "#/properties/tone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
				if (!(data15 === "plain" || data15 === "soft" || data15 === "strong")) {
					const err42 = {
						instancePath: instancePath + "/tone",
						schemaPath: "#/properties/tone/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.tone.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
			}
			if (data.anchor !== void 0) {
				let data16 = data.anchor;
				if (typeof data16 === "string") {
					if (func0(data16) > 31) {
						const err43 = {
							instancePath: instancePath + "/anchor",
							schemaPath: "#/properties/anchor/maxLength",
							keyword: "maxLength",
							params: { limit: 31 },
							message: "must NOT have more than 31 characters"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
					if (!pattern2.test(data16)) {
						const err44 = {
							instancePath: instancePath + "/anchor",
							schemaPath: "#/properties/anchor/pattern",
							keyword: "pattern",
							params: { pattern: "^[a-z][a-z0-9-]{0,30}$" },
							message: "must match pattern \"^[a-z][a-z0-9-]{0,30}$\""
						};
						if (vErrors === null) vErrors = [err44];
						else vErrors.push(err44);
						errors++;
					}
				} else {
					const err45 = {
						instancePath: instancePath + "/anchor",
						schemaPath: "#/properties/anchor/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
			}
			if (data.off !== void 0) {
				if (typeof data.off !== "boolean") {
					const err46 = {
						instancePath: instancePath + "/off",
						schemaPath: "#/properties/off/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
			}
		} else {
			const err47 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err47];
			else vErrors.push(err47);
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

export default require_site_SiteMapSection();
