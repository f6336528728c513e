import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_integration_IdealistaSettings = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.IdealistaSettings = validate0;
	const schema0 = {
		"$id": "IdealistaSettings",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"customerCode": {
				"type": "string",
				"pattern": "^ilc[a-z0-9]{40}$"
			},
			"customerReference": {
				"type": "string",
				"minLength": 1,
				"maxLength": 50,
				"pattern": "^[ -~]+$"
			},
			"visibility": {
				"type": "string",
				"enum": [
					"idealista",
					"microsite",
					"private"
				]
			},
			"choice": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"mode": {
						"type": "string",
						"enum": ["all", "chosen"]
					},
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
					"agentIds": {
						"type": "array",
						"maxItems": 100,
						"uniqueItems": true,
						"items": {
							"type": "string",
							"format": "uuid"
						}
					},
					"onlyExclusive": { "type": "boolean" },
					"keepReserved": { "type": "boolean" },
					"minQuality": {
						"type": "integer",
						"minimum": 0,
						"maximum": 100
					}
				}
			},
			"content": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"languages": {
						"type": "array",
						"maxItems": 26,
						"uniqueItems": true,
						"items": {
							"type": "string",
							"enum": [
								"es",
								"en",
								"ca",
								"de",
								"fr",
								"it",
								"pt",
								"nl",
								"sv",
								"da",
								"fi",
								"pl",
								"ru",
								"bg",
								"hr",
								"cs",
								"et",
								"el",
								"hu",
								"ga",
								"lv",
								"lt",
								"mt",
								"ro",
								"sk",
								"sl"
							]
						}
					},
					"imageMax": {
						"type": "integer",
						"minimum": 1,
						"maximum": 50
					},
					"contact": {
						"type": "string",
						"enum": ["agency", "agent"]
					}
				}
			}
		}
	};
	const pattern0 = new RegExp("^ilc[a-z0-9]{40}$", "u");
	const pattern1 = new RegExp("^[ -~]+$", "u");
	const func0 = require_ucs2length().default;
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "customerCode" || key0 === "customerReference" || key0 === "visibility" || key0 === "choice" || key0 === "content")) {
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
			if (data.customerCode !== void 0) {
				let data0 = data.customerCode;
				if (typeof data0 === "string") {
					if (!pattern0.test(data0)) {
						const err1 = {
							instancePath: instancePath + "/customerCode",
							schemaPath: "#/properties/customerCode/pattern",
							keyword: "pattern",
							params: { pattern: "^ilc[a-z0-9]{40}$" },
							message: "must match pattern \"^ilc[a-z0-9]{40}$\""
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				} else {
					const err2 = {
						instancePath: instancePath + "/customerCode",
						schemaPath: "#/properties/customerCode/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.customerReference !== void 0) {
				let data1 = data.customerReference;
				if (typeof data1 === "string") {
					if (func0(data1) > 50) {
						const err3 = {
							instancePath: instancePath + "/customerReference",
							schemaPath: "#/properties/customerReference/maxLength",
							keyword: "maxLength",
							params: { limit: 50 },
							message: "must NOT have more than 50 characters"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					if (func0(data1) < 1) {
						const err4 = {
							instancePath: instancePath + "/customerReference",
							schemaPath: "#/properties/customerReference/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (!pattern1.test(data1)) {
						const err5 = {
							instancePath: instancePath + "/customerReference",
							schemaPath: "#/properties/customerReference/pattern",
							keyword: "pattern",
							params: { pattern: "^[ -~]+$" },
							message: "must match pattern \"^[ -~]+$\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/customerReference",
						schemaPath: "#/properties/customerReference/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.visibility !== void 0) {
				let data2 = data.visibility;
				if (typeof data2 !== "string") {
					const err7 = {
						instancePath: instancePath + "/visibility",
						schemaPath: "#/properties/visibility/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!(data2 === "idealista" || data2 === "microsite" || data2 === "private")) {
					const err8 = {
						instancePath: instancePath + "/visibility",
						schemaPath: "#/properties/visibility/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.visibility.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.choice !== void 0) {
				let data3 = data.choice;
				if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
					for (const key1 in data3) if (!(key1 === "mode" || key1 === "operations" || key1 === "types" || key1 === "agentIds" || key1 === "onlyExclusive" || key1 === "keepReserved" || key1 === "minQuality")) {
						const err9 = {
							instancePath: instancePath + "/choice",
							schemaPath: "#/properties/choice/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					if (data3.mode !== void 0) {
						let data4 = data3.mode;
						if (typeof data4 !== "string") {
							const err10 = {
								instancePath: instancePath + "/choice/mode",
								schemaPath: "#/properties/choice/properties/mode/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (!(data4 === "all" || data4 === "chosen")) {
							const err11 = {
								instancePath: instancePath + "/choice/mode",
								schemaPath: "#/properties/choice/properties/mode/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.choice.properties.mode.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
					if (data3.operations !== void 0) {
						let data5 = data3.operations;
						if (Array.isArray(data5)) {
							if (data5.length > 7) {
								const err12 = {
									instancePath: instancePath + "/choice/operations",
									schemaPath: "#/properties/choice/properties/operations/maxItems",
									keyword: "maxItems",
									params: { limit: 7 },
									message: "must NOT have more than 7 items"
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
							const len0 = data5.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data6 = data5[i0];
								if (typeof data6 !== "string") {
									const err13 = {
										instancePath: instancePath + "/choice/operations/" + i0,
										schemaPath: "#/properties/choice/properties/operations/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
								}
								if (!(data6 === "V" || data6 === "A" || data6 === "TDA" || data6 === "ON" || data6 === "NP" || data6 === "T" || data6 === "VOT")) {
									const err14 = {
										instancePath: instancePath + "/choice/operations/" + i0,
										schemaPath: "#/properties/choice/properties/operations/items/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.choice.properties.operations.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err14];
									else vErrors.push(err14);
									errors++;
								}
							}
							let i1 = data5.length;
							let j0;
							if (i1 > 1) {
								const indices0 = {};
								for (; i1--;) {
									let item0 = data5[i1];
									if (typeof item0 !== "string") continue;
									if (typeof indices0[item0] == "number") {
										j0 = indices0[item0];
										const err15 = {
											instancePath: instancePath + "/choice/operations",
											schemaPath: "#/properties/choice/properties/operations/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i1,
												j: j0
											},
											message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
										};
										if (vErrors === null) vErrors = [err15];
										else vErrors.push(err15);
										errors++;
										break;
									}
									indices0[item0] = i1;
								}
							}
						} else {
							const err16 = {
								instancePath: instancePath + "/choice/operations",
								schemaPath: "#/properties/choice/properties/operations/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
					if (data3.types !== void 0) {
						let data7 = data3.types;
						if (Array.isArray(data7)) {
							if (data7.length > 9) {
								const err17 = {
									instancePath: instancePath + "/choice/types",
									schemaPath: "#/properties/choice/properties/types/maxItems",
									keyword: "maxItems",
									params: { limit: 9 },
									message: "must NOT have more than 9 items"
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
							const len1 = data7.length;
							for (let i2 = 0; i2 < len1; i2++) {
								let data8 = data7[i2];
								if (typeof data8 !== "string") {
									const err18 = {
										instancePath: instancePath + "/choice/types/" + i2,
										schemaPath: "#/properties/choice/properties/types/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
								}
								if (!(data8 === "vivienda" || data8 === "oficina" || data8 === "local" || data8 === "terreno" || data8 === "parking" || data8 === "edificio" || data8 === "nave" || data8 === "trastero" || data8 === "hotel")) {
									const err19 = {
										instancePath: instancePath + "/choice/types/" + i2,
										schemaPath: "#/properties/choice/properties/types/items/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.choice.properties.types.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err19];
									else vErrors.push(err19);
									errors++;
								}
							}
							let i3 = data7.length;
							let j1;
							if (i3 > 1) {
								const indices1 = {};
								for (; i3--;) {
									let item1 = data7[i3];
									if (typeof item1 !== "string") continue;
									if (typeof indices1[item1] == "number") {
										j1 = indices1[item1];
										const err20 = {
											instancePath: instancePath + "/choice/types",
											schemaPath: "#/properties/choice/properties/types/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i3,
												j: j1
											},
											message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
										};
										if (vErrors === null) vErrors = [err20];
										else vErrors.push(err20);
										errors++;
										break;
									}
									indices1[item1] = i3;
								}
							}
						} else {
							const err21 = {
								instancePath: instancePath + "/choice/types",
								schemaPath: "#/properties/choice/properties/types/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
					if (data3.agentIds !== void 0) {
						let data9 = data3.agentIds;
						if (Array.isArray(data9)) {
							if (data9.length > 100) {
								const err22 = {
									instancePath: instancePath + "/choice/agentIds",
									schemaPath: "#/properties/choice/properties/agentIds/maxItems",
									keyword: "maxItems",
									params: { limit: 100 },
									message: "must NOT have more than 100 items"
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
							const len2 = data9.length;
							for (let i4 = 0; i4 < len2; i4++) {
								let data10 = data9[i4];
								if (typeof data10 === "string") {
									if (!formats0.test(data10)) {
										const err23 = {
											instancePath: instancePath + "/choice/agentIds/" + i4,
											schemaPath: "#/properties/choice/properties/agentIds/items/format",
											keyword: "format",
											params: { format: "uuid" },
											message: "must match format \"uuid\""
										};
										if (vErrors === null) vErrors = [err23];
										else vErrors.push(err23);
										errors++;
									}
								} else {
									const err24 = {
										instancePath: instancePath + "/choice/agentIds/" + i4,
										schemaPath: "#/properties/choice/properties/agentIds/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err24];
									else vErrors.push(err24);
									errors++;
								}
							}
							let i5 = data9.length;
							let j2;
							if (i5 > 1) {
								const indices2 = {};
								for (; i5--;) {
									let item2 = data9[i5];
									if (typeof item2 !== "string") continue;
									if (typeof indices2[item2] == "number") {
										j2 = indices2[item2];
										const err25 = {
											instancePath: instancePath + "/choice/agentIds",
											schemaPath: "#/properties/choice/properties/agentIds/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i5,
												j: j2
											},
											message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
										};
										if (vErrors === null) vErrors = [err25];
										else vErrors.push(err25);
										errors++;
										break;
									}
									indices2[item2] = i5;
								}
							}
						} else {
							const err26 = {
								instancePath: instancePath + "/choice/agentIds",
								schemaPath: "#/properties/choice/properties/agentIds/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					}
					if (data3.onlyExclusive !== void 0) {
						if (typeof data3.onlyExclusive !== "boolean") {
							const err27 = {
								instancePath: instancePath + "/choice/onlyExclusive",
								schemaPath: "#/properties/choice/properties/onlyExclusive/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					}
					if (data3.keepReserved !== void 0) {
						if (typeof data3.keepReserved !== "boolean") {
							const err28 = {
								instancePath: instancePath + "/choice/keepReserved",
								schemaPath: "#/properties/choice/properties/keepReserved/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					}
					if (data3.minQuality !== void 0) {
						let data13 = data3.minQuality;
						if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13))) {
							const err29 = {
								instancePath: instancePath + "/choice/minQuality",
								schemaPath: "#/properties/choice/properties/minQuality/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
						if (typeof data13 == "number") {
							if (data13 > 100 || isNaN(data13)) {
								const err30 = {
									instancePath: instancePath + "/choice/minQuality",
									schemaPath: "#/properties/choice/properties/minQuality/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 100
									},
									message: "must be <= 100"
								};
								if (vErrors === null) vErrors = [err30];
								else vErrors.push(err30);
								errors++;
							}
							if (data13 < 0 || isNaN(data13)) {
								const err31 = {
									instancePath: instancePath + "/choice/minQuality",
									schemaPath: "#/properties/choice/properties/minQuality/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
						}
					}
				} else {
					const err32 = {
						instancePath: instancePath + "/choice",
						schemaPath: "#/properties/choice/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			}
			if (data.content !== void 0) {
				let data14 = data.content;
				if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
					for (const key2 in data14) if (!(key2 === "languages" || key2 === "imageMax" || key2 === "contact")) {
						const err33 = {
							instancePath: instancePath + "/content",
							schemaPath: "#/properties/content/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
					if (data14.languages !== void 0) {
						let data15 = data14.languages;
						if (Array.isArray(data15)) {
							if (data15.length > 26) {
								const err34 = {
									instancePath: instancePath + "/content/languages",
									schemaPath: "#/properties/content/properties/languages/maxItems",
									keyword: "maxItems",
									params: { limit: 26 },
									message: "must NOT have more than 26 items"
								};
								if (vErrors === null) vErrors = [err34];
								else vErrors.push(err34);
								errors++;
							}
							const len3 = data15.length;
							for (let i6 = 0; i6 < len3; i6++) {
								let data16 = data15[i6];
								if (typeof data16 !== "string") {
									const err35 = {
										instancePath: instancePath + "/content/languages/" + i6,
										schemaPath: "#/properties/content/properties/languages/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err35];
									else vErrors.push(err35);
									errors++;
								}
								if (!(data16 === "es" || data16 === "en" || data16 === "ca" || data16 === "de" || data16 === "fr" || data16 === "it" || data16 === "pt" || data16 === "nl" || data16 === "sv" || data16 === "da" || data16 === "fi" || data16 === "pl" || data16 === "ru" || data16 === "bg" || data16 === "hr" || data16 === "cs" || data16 === "et" || data16 === "el" || data16 === "hu" || data16 === "ga" || data16 === "lv" || data16 === "lt" || data16 === "mt" || data16 === "ro" || data16 === "sk" || data16 === "sl")) {
									const err36 = {
										instancePath: instancePath + "/content/languages/" + i6,
										schemaPath: "#/properties/content/properties/languages/items/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.content.properties.languages.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
							}
							let i7 = data15.length;
							let j3;
							if (i7 > 1) {
								const indices3 = {};
								for (; i7--;) {
									let item3 = data15[i7];
									if (typeof item3 !== "string") continue;
									if (typeof indices3[item3] == "number") {
										j3 = indices3[item3];
										const err37 = {
											instancePath: instancePath + "/content/languages",
											schemaPath: "#/properties/content/properties/languages/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i7,
												j: j3
											},
											message: "must NOT have duplicate items (items ## " + j3 + " and " + i7 + " are identical)"
										};
										if (vErrors === null) vErrors = [err37];
										else vErrors.push(err37);
										errors++;
										break;
									}
									indices3[item3] = i7;
								}
							}
						} else {
							const err38 = {
								instancePath: instancePath + "/content/languages",
								schemaPath: "#/properties/content/properties/languages/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
					}
					if (data14.imageMax !== void 0) {
						let data17 = data14.imageMax;
						if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17))) {
							const err39 = {
								instancePath: instancePath + "/content/imageMax",
								schemaPath: "#/properties/content/properties/imageMax/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err39];
							else vErrors.push(err39);
							errors++;
						}
						if (typeof data17 == "number") {
							if (data17 > 50 || isNaN(data17)) {
								const err40 = {
									instancePath: instancePath + "/content/imageMax",
									schemaPath: "#/properties/content/properties/imageMax/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 50
									},
									message: "must be <= 50"
								};
								if (vErrors === null) vErrors = [err40];
								else vErrors.push(err40);
								errors++;
							}
							if (data17 < 1 || isNaN(data17)) {
								const err41 = {
									instancePath: instancePath + "/content/imageMax",
									schemaPath: "#/properties/content/properties/imageMax/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err41];
								else vErrors.push(err41);
								errors++;
							}
						}
					}
					if (data14.contact !== void 0) {
						let data18 = data14.contact;
						if (typeof data18 !== "string") {
							const err42 = {
								instancePath: instancePath + "/content/contact",
								schemaPath: "#/properties/content/properties/contact/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err42];
							else vErrors.push(err42);
							errors++;
						}
						if (!(data18 === "agency" || data18 === "agent")) {
							const err43 = {
								instancePath: instancePath + "/content/contact",
								schemaPath: "#/properties/content/properties/contact/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.content.properties.contact.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err43];
							else vErrors.push(err43);
							errors++;
						}
					}
				} else {
					const err44 = {
						instancePath: instancePath + "/content",
						schemaPath: "#/properties/content/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			}
		} else {
			const err45 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err45];
			else vErrors.push(err45);
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

export default require_integration_IdealistaSettings();
