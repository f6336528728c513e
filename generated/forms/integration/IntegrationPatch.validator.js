import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_integration_IntegrationPatch = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.IntegrationPatch = validate20;
	const schema31 = {
		"$id": "IntegrationPatch",
		"type": "object",
		"additionalProperties": false,
		"required": ["version"],
		"properties": {
			"version": {
				"type": "integer",
				"minimum": 1
			},
			"name": {
				"type": "string",
				"minLength": 1,
				"maxLength": 80
			},
			"feed": {
				"type": "object",
				"additionalProperties": false,
				"properties": { "publishUnready": { "type": "boolean" } }
			},
			"state": {
				"type": "string",
				"enum": ["active", "paused"]
			},
			"kyero": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"level": {
						"type": "string",
						"enum": ["3.0", "3.8"]
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
			},
			"websiteJson": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
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
			},
			"websiteCsv": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
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
			}
		}
	};
	const func1 = require_ucs2length().default;
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate20.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.version === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "version" },
					message: "must have required property 'version'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "version" || key0 === "name" || key0 === "feed" || key0 === "state" || key0 === "kyero" || key0 === "websiteJson" || key0 === "websiteCsv")) {
				const err1 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.version !== void 0) {
				let data0 = data.version;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
					const err2 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (typeof data0 == "number") {
					if (data0 < 1 || isNaN(data0)) {
						const err3 = {
							instancePath: instancePath + "/version",
							schemaPath: "#/properties/version/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			}
			if (data.name !== void 0) {
				let data1 = data.name;
				if (typeof data1 === "string") {
					if (func1(data1) > 80) {
						const err4 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/maxLength",
							keyword: "maxLength",
							params: { limit: 80 },
							message: "must NOT have more than 80 characters"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (func1(data1) < 1) {
						const err5 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.feed !== void 0) {
				let data2 = data.feed;
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					for (const key1 in data2) if (!(key1 === "publishUnready")) {
						const err7 = {
							instancePath: instancePath + "/feed",
							schemaPath: "#/properties/feed/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (data2.publishUnready !== void 0) {
						if (typeof data2.publishUnready !== "boolean") {
							const err8 = {
								instancePath: instancePath + "/feed/publishUnready",
								schemaPath: "#/properties/feed/properties/publishUnready/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/feed",
						schemaPath: "#/properties/feed/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.state !== void 0) {
				let data4 = data.state;
				if (typeof data4 !== "string") {
					const err10 = {
						instancePath: instancePath + "/state",
						schemaPath: "#/properties/state/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!(data4 === "active" || data4 === "paused")) {
					const err11 = {
						instancePath: instancePath + "/state",
						schemaPath: "#/properties/state/enum",
						keyword: "enum",
						params: { allowedValues: schema31.properties.state.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.kyero !== void 0) {
				let data5 = data.kyero;
				if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
					for (const key2 in data5) if (!(key2 === "level" || key2 === "choice" || key2 === "content")) {
						const err12 = {
							instancePath: instancePath + "/kyero",
							schemaPath: "#/properties/kyero/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					if (data5.level !== void 0) {
						let data6 = data5.level;
						if (typeof data6 !== "string") {
							const err13 = {
								instancePath: instancePath + "/kyero/level",
								schemaPath: "#/properties/kyero/properties/level/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						if (!(data6 === "3.0" || data6 === "3.8")) {
							const err14 = {
								instancePath: instancePath + "/kyero/level",
								schemaPath: "#/properties/kyero/properties/level/enum",
								keyword: "enum",
								params: { allowedValues: schema31.properties.kyero.properties.level.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					}
					if (data5.choice !== void 0) {
						let data7 = data5.choice;
						if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
							for (const key3 in data7) if (!(key3 === "mode" || key3 === "operations" || key3 === "types" || key3 === "agentIds" || key3 === "onlyExclusive" || key3 === "keepReserved" || key3 === "minQuality")) {
								const err15 = {
									instancePath: instancePath + "/kyero/choice",
									schemaPath: "#/properties/kyero/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key3 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
							if (data7.mode !== void 0) {
								let data8 = data7.mode;
								if (typeof data8 !== "string") {
									const err16 = {
										instancePath: instancePath + "/kyero/choice/mode",
										schemaPath: "#/properties/kyero/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
								}
								if (!(data8 === "all" || data8 === "chosen")) {
									const err17 = {
										instancePath: instancePath + "/kyero/choice/mode",
										schemaPath: "#/properties/kyero/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.kyero.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
							}
							if (data7.operations !== void 0) {
								let data9 = data7.operations;
								if (Array.isArray(data9)) {
									if (data9.length > 7) {
										const err18 = {
											instancePath: instancePath + "/kyero/choice/operations",
											schemaPath: "#/properties/kyero/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err18];
										else vErrors.push(err18);
										errors++;
									}
									const len0 = data9.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data10 = data9[i0];
										if (typeof data10 !== "string") {
											const err19 = {
												instancePath: instancePath + "/kyero/choice/operations/" + i0,
												schemaPath: "#/properties/kyero/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err19];
											else vErrors.push(err19);
											errors++;
										}
										if (!(data10 === "V" || data10 === "A" || data10 === "TDA" || data10 === "ON" || data10 === "NP" || data10 === "T" || data10 === "VOT")) {
											const err20 = {
												instancePath: instancePath + "/kyero/choice/operations/" + i0,
												schemaPath: "#/properties/kyero/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.kyero.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err20];
											else vErrors.push(err20);
											errors++;
										}
									}
									let i1 = data9.length;
									let j0;
									if (i1 > 1) {
										const indices0 = {};
										for (; i1--;) {
											let item0 = data9[i1];
											if (typeof item0 !== "string") continue;
											if (typeof indices0[item0] == "number") {
												j0 = indices0[item0];
												const err21 = {
													instancePath: instancePath + "/kyero/choice/operations",
													schemaPath: "#/properties/kyero/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i1,
														j: j0
													},
													message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
												};
												if (vErrors === null) vErrors = [err21];
												else vErrors.push(err21);
												errors++;
												break;
											}
											indices0[item0] = i1;
										}
									}
								} else {
									const err22 = {
										instancePath: instancePath + "/kyero/choice/operations",
										schemaPath: "#/properties/kyero/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err22];
									else vErrors.push(err22);
									errors++;
								}
							}
							if (data7.types !== void 0) {
								let data11 = data7.types;
								if (Array.isArray(data11)) {
									if (data11.length > 9) {
										const err23 = {
											instancePath: instancePath + "/kyero/choice/types",
											schemaPath: "#/properties/kyero/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err23];
										else vErrors.push(err23);
										errors++;
									}
									const len1 = data11.length;
									for (let i2 = 0; i2 < len1; i2++) {
										let data12 = data11[i2];
										if (typeof data12 !== "string") {
											const err24 = {
												instancePath: instancePath + "/kyero/choice/types/" + i2,
												schemaPath: "#/properties/kyero/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err24];
											else vErrors.push(err24);
											errors++;
										}
										if (!(data12 === "vivienda" || data12 === "oficina" || data12 === "local" || data12 === "terreno" || data12 === "parking" || data12 === "edificio" || data12 === "nave" || data12 === "trastero" || data12 === "hotel")) {
											const err25 = {
												instancePath: instancePath + "/kyero/choice/types/" + i2,
												schemaPath: "#/properties/kyero/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.kyero.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err25];
											else vErrors.push(err25);
											errors++;
										}
									}
									let i3 = data11.length;
									let j1;
									if (i3 > 1) {
										const indices1 = {};
										for (; i3--;) {
											let item1 = data11[i3];
											if (typeof item1 !== "string") continue;
											if (typeof indices1[item1] == "number") {
												j1 = indices1[item1];
												const err26 = {
													instancePath: instancePath + "/kyero/choice/types",
													schemaPath: "#/properties/kyero/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i3,
														j: j1
													},
													message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
												};
												if (vErrors === null) vErrors = [err26];
												else vErrors.push(err26);
												errors++;
												break;
											}
											indices1[item1] = i3;
										}
									}
								} else {
									const err27 = {
										instancePath: instancePath + "/kyero/choice/types",
										schemaPath: "#/properties/kyero/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err27];
									else vErrors.push(err27);
									errors++;
								}
							}
							if (data7.agentIds !== void 0) {
								let data13 = data7.agentIds;
								if (Array.isArray(data13)) {
									if (data13.length > 100) {
										const err28 = {
											instancePath: instancePath + "/kyero/choice/agentIds",
											schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err28];
										else vErrors.push(err28);
										errors++;
									}
									const len2 = data13.length;
									for (let i4 = 0; i4 < len2; i4++) {
										let data14 = data13[i4];
										if (typeof data14 === "string") {
											if (!formats0.test(data14)) {
												const err29 = {
													instancePath: instancePath + "/kyero/choice/agentIds/" + i4,
													schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err29];
												else vErrors.push(err29);
												errors++;
											}
										} else {
											const err30 = {
												instancePath: instancePath + "/kyero/choice/agentIds/" + i4,
												schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err30];
											else vErrors.push(err30);
											errors++;
										}
									}
									let i5 = data13.length;
									let j2;
									if (i5 > 1) {
										const indices2 = {};
										for (; i5--;) {
											let item2 = data13[i5];
											if (typeof item2 !== "string") continue;
											if (typeof indices2[item2] == "number") {
												j2 = indices2[item2];
												const err31 = {
													instancePath: instancePath + "/kyero/choice/agentIds",
													schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i5,
														j: j2
													},
													message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
												};
												if (vErrors === null) vErrors = [err31];
												else vErrors.push(err31);
												errors++;
												break;
											}
											indices2[item2] = i5;
										}
									}
								} else {
									const err32 = {
										instancePath: instancePath + "/kyero/choice/agentIds",
										schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err32];
									else vErrors.push(err32);
									errors++;
								}
							}
							if (data7.onlyExclusive !== void 0) {
								if (typeof data7.onlyExclusive !== "boolean") {
									const err33 = {
										instancePath: instancePath + "/kyero/choice/onlyExclusive",
										schemaPath: "#/properties/kyero/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err33];
									else vErrors.push(err33);
									errors++;
								}
							}
							if (data7.keepReserved !== void 0) {
								if (typeof data7.keepReserved !== "boolean") {
									const err34 = {
										instancePath: instancePath + "/kyero/choice/keepReserved",
										schemaPath: "#/properties/kyero/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err34];
									else vErrors.push(err34);
									errors++;
								}
							}
							if (data7.minQuality !== void 0) {
								let data17 = data7.minQuality;
								if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17))) {
									const err35 = {
										instancePath: instancePath + "/kyero/choice/minQuality",
										schemaPath: "#/properties/kyero/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err35];
									else vErrors.push(err35);
									errors++;
								}
								if (typeof data17 == "number") {
									if (data17 > 100 || isNaN(data17)) {
										const err36 = {
											instancePath: instancePath + "/kyero/choice/minQuality",
											schemaPath: "#/properties/kyero/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err36];
										else vErrors.push(err36);
										errors++;
									}
									if (data17 < 0 || isNaN(data17)) {
										const err37 = {
											instancePath: instancePath + "/kyero/choice/minQuality",
											schemaPath: "#/properties/kyero/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err37];
										else vErrors.push(err37);
										errors++;
									}
								}
							}
						} else {
							const err38 = {
								instancePath: instancePath + "/kyero/choice",
								schemaPath: "#/properties/kyero/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
					}
					if (data5.content !== void 0) {
						let data18 = data5.content;
						if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
							for (const key4 in data18) if (!(key4 === "languages" || key4 === "imageMax" || key4 === "contact")) {
								const err39 = {
									instancePath: instancePath + "/kyero/content",
									schemaPath: "#/properties/kyero/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key4 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err39];
								else vErrors.push(err39);
								errors++;
							}
							if (data18.languages !== void 0) {
								let data19 = data18.languages;
								if (Array.isArray(data19)) {
									if (data19.length > 26) {
										const err40 = {
											instancePath: instancePath + "/kyero/content/languages",
											schemaPath: "#/properties/kyero/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err40];
										else vErrors.push(err40);
										errors++;
									}
									const len3 = data19.length;
									for (let i6 = 0; i6 < len3; i6++) {
										let data20 = data19[i6];
										if (typeof data20 !== "string") {
											const err41 = {
												instancePath: instancePath + "/kyero/content/languages/" + i6,
												schemaPath: "#/properties/kyero/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err41];
											else vErrors.push(err41);
											errors++;
										}
										if (!(data20 === "es" || data20 === "en" || data20 === "ca" || data20 === "de" || data20 === "fr" || data20 === "it" || data20 === "pt" || data20 === "nl" || data20 === "sv" || data20 === "da" || data20 === "fi" || data20 === "pl" || data20 === "ru" || data20 === "bg" || data20 === "hr" || data20 === "cs" || data20 === "et" || data20 === "el" || data20 === "hu" || data20 === "ga" || data20 === "lv" || data20 === "lt" || data20 === "mt" || data20 === "ro" || data20 === "sk" || data20 === "sl")) {
											const err42 = {
												instancePath: instancePath + "/kyero/content/languages/" + i6,
												schemaPath: "#/properties/kyero/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.kyero.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err42];
											else vErrors.push(err42);
											errors++;
										}
									}
									let i7 = data19.length;
									let j3;
									if (i7 > 1) {
										const indices3 = {};
										for (; i7--;) {
											let item3 = data19[i7];
											if (typeof item3 !== "string") continue;
											if (typeof indices3[item3] == "number") {
												j3 = indices3[item3];
												const err43 = {
													instancePath: instancePath + "/kyero/content/languages",
													schemaPath: "#/properties/kyero/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i7,
														j: j3
													},
													message: "must NOT have duplicate items (items ## " + j3 + " and " + i7 + " are identical)"
												};
												if (vErrors === null) vErrors = [err43];
												else vErrors.push(err43);
												errors++;
												break;
											}
											indices3[item3] = i7;
										}
									}
								} else {
									const err44 = {
										instancePath: instancePath + "/kyero/content/languages",
										schemaPath: "#/properties/kyero/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err44];
									else vErrors.push(err44);
									errors++;
								}
							}
							if (data18.imageMax !== void 0) {
								let data21 = data18.imageMax;
								if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21))) {
									const err45 = {
										instancePath: instancePath + "/kyero/content/imageMax",
										schemaPath: "#/properties/kyero/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err45];
									else vErrors.push(err45);
									errors++;
								}
								if (typeof data21 == "number") {
									if (data21 > 50 || isNaN(data21)) {
										const err46 = {
											instancePath: instancePath + "/kyero/content/imageMax",
											schemaPath: "#/properties/kyero/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err46];
										else vErrors.push(err46);
										errors++;
									}
									if (data21 < 1 || isNaN(data21)) {
										const err47 = {
											instancePath: instancePath + "/kyero/content/imageMax",
											schemaPath: "#/properties/kyero/properties/content/properties/imageMax/minimum",
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
							if (data18.contact !== void 0) {
								let data22 = data18.contact;
								if (typeof data22 !== "string") {
									const err48 = {
										instancePath: instancePath + "/kyero/content/contact",
										schemaPath: "#/properties/kyero/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err48];
									else vErrors.push(err48);
									errors++;
								}
								if (!(data22 === "agency" || data22 === "agent")) {
									const err49 = {
										instancePath: instancePath + "/kyero/content/contact",
										schemaPath: "#/properties/kyero/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.kyero.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err49];
									else vErrors.push(err49);
									errors++;
								}
							}
						} else {
							const err50 = {
								instancePath: instancePath + "/kyero/content",
								schemaPath: "#/properties/kyero/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err50];
							else vErrors.push(err50);
							errors++;
						}
					}
				} else {
					const err51 = {
						instancePath: instancePath + "/kyero",
						schemaPath: "#/properties/kyero/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err51];
					else vErrors.push(err51);
					errors++;
				}
			}
			if (data.websiteJson !== void 0) {
				let data23 = data.websiteJson;
				if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
					for (const key5 in data23) if (!(key5 === "choice" || key5 === "content")) {
						const err52 = {
							instancePath: instancePath + "/websiteJson",
							schemaPath: "#/properties/websiteJson/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key5 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err52];
						else vErrors.push(err52);
						errors++;
					}
					if (data23.choice !== void 0) {
						let data24 = data23.choice;
						if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
							for (const key6 in data24) if (!(key6 === "mode" || key6 === "operations" || key6 === "types" || key6 === "agentIds" || key6 === "onlyExclusive" || key6 === "keepReserved" || key6 === "minQuality")) {
								const err53 = {
									instancePath: instancePath + "/websiteJson/choice",
									schemaPath: "#/properties/websiteJson/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key6 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err53];
								else vErrors.push(err53);
								errors++;
							}
							if (data24.mode !== void 0) {
								let data25 = data24.mode;
								if (typeof data25 !== "string") {
									const err54 = {
										instancePath: instancePath + "/websiteJson/choice/mode",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err54];
									else vErrors.push(err54);
									errors++;
								}
								if (!(data25 === "all" || data25 === "chosen")) {
									const err55 = {
										instancePath: instancePath + "/websiteJson/choice/mode",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteJson.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err55];
									else vErrors.push(err55);
									errors++;
								}
							}
							if (data24.operations !== void 0) {
								let data26 = data24.operations;
								if (Array.isArray(data26)) {
									if (data26.length > 7) {
										const err56 = {
											instancePath: instancePath + "/websiteJson/choice/operations",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err56];
										else vErrors.push(err56);
										errors++;
									}
									const len4 = data26.length;
									for (let i8 = 0; i8 < len4; i8++) {
										let data27 = data26[i8];
										if (typeof data27 !== "string") {
											const err57 = {
												instancePath: instancePath + "/websiteJson/choice/operations/" + i8,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err57];
											else vErrors.push(err57);
											errors++;
										}
										if (!(data27 === "V" || data27 === "A" || data27 === "TDA" || data27 === "ON" || data27 === "NP" || data27 === "T" || data27 === "VOT")) {
											const err58 = {
												instancePath: instancePath + "/websiteJson/choice/operations/" + i8,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteJson.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err58];
											else vErrors.push(err58);
											errors++;
										}
									}
									let i9 = data26.length;
									let j4;
									if (i9 > 1) {
										const indices4 = {};
										for (; i9--;) {
											let item4 = data26[i9];
											if (typeof item4 !== "string") continue;
											if (typeof indices4[item4] == "number") {
												j4 = indices4[item4];
												const err59 = {
													instancePath: instancePath + "/websiteJson/choice/operations",
													schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i9,
														j: j4
													},
													message: "must NOT have duplicate items (items ## " + j4 + " and " + i9 + " are identical)"
												};
												if (vErrors === null) vErrors = [err59];
												else vErrors.push(err59);
												errors++;
												break;
											}
											indices4[item4] = i9;
										}
									}
								} else {
									const err60 = {
										instancePath: instancePath + "/websiteJson/choice/operations",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err60];
									else vErrors.push(err60);
									errors++;
								}
							}
							if (data24.types !== void 0) {
								let data28 = data24.types;
								if (Array.isArray(data28)) {
									if (data28.length > 9) {
										const err61 = {
											instancePath: instancePath + "/websiteJson/choice/types",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err61];
										else vErrors.push(err61);
										errors++;
									}
									const len5 = data28.length;
									for (let i10 = 0; i10 < len5; i10++) {
										let data29 = data28[i10];
										if (typeof data29 !== "string") {
											const err62 = {
												instancePath: instancePath + "/websiteJson/choice/types/" + i10,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err62];
											else vErrors.push(err62);
											errors++;
										}
										if (!(data29 === "vivienda" || data29 === "oficina" || data29 === "local" || data29 === "terreno" || data29 === "parking" || data29 === "edificio" || data29 === "nave" || data29 === "trastero" || data29 === "hotel")) {
											const err63 = {
												instancePath: instancePath + "/websiteJson/choice/types/" + i10,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteJson.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err63];
											else vErrors.push(err63);
											errors++;
										}
									}
									let i11 = data28.length;
									let j5;
									if (i11 > 1) {
										const indices5 = {};
										for (; i11--;) {
											let item5 = data28[i11];
											if (typeof item5 !== "string") continue;
											if (typeof indices5[item5] == "number") {
												j5 = indices5[item5];
												const err64 = {
													instancePath: instancePath + "/websiteJson/choice/types",
													schemaPath: "#/properties/websiteJson/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i11,
														j: j5
													},
													message: "must NOT have duplicate items (items ## " + j5 + " and " + i11 + " are identical)"
												};
												if (vErrors === null) vErrors = [err64];
												else vErrors.push(err64);
												errors++;
												break;
											}
											indices5[item5] = i11;
										}
									}
								} else {
									const err65 = {
										instancePath: instancePath + "/websiteJson/choice/types",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err65];
									else vErrors.push(err65);
									errors++;
								}
							}
							if (data24.agentIds !== void 0) {
								let data30 = data24.agentIds;
								if (Array.isArray(data30)) {
									if (data30.length > 100) {
										const err66 = {
											instancePath: instancePath + "/websiteJson/choice/agentIds",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err66];
										else vErrors.push(err66);
										errors++;
									}
									const len6 = data30.length;
									for (let i12 = 0; i12 < len6; i12++) {
										let data31 = data30[i12];
										if (typeof data31 === "string") {
											if (!formats0.test(data31)) {
												const err67 = {
													instancePath: instancePath + "/websiteJson/choice/agentIds/" + i12,
													schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err67];
												else vErrors.push(err67);
												errors++;
											}
										} else {
											const err68 = {
												instancePath: instancePath + "/websiteJson/choice/agentIds/" + i12,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err68];
											else vErrors.push(err68);
											errors++;
										}
									}
									let i13 = data30.length;
									let j6;
									if (i13 > 1) {
										const indices6 = {};
										for (; i13--;) {
											let item6 = data30[i13];
											if (typeof item6 !== "string") continue;
											if (typeof indices6[item6] == "number") {
												j6 = indices6[item6];
												const err69 = {
													instancePath: instancePath + "/websiteJson/choice/agentIds",
													schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i13,
														j: j6
													},
													message: "must NOT have duplicate items (items ## " + j6 + " and " + i13 + " are identical)"
												};
												if (vErrors === null) vErrors = [err69];
												else vErrors.push(err69);
												errors++;
												break;
											}
											indices6[item6] = i13;
										}
									}
								} else {
									const err70 = {
										instancePath: instancePath + "/websiteJson/choice/agentIds",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err70];
									else vErrors.push(err70);
									errors++;
								}
							}
							if (data24.onlyExclusive !== void 0) {
								if (typeof data24.onlyExclusive !== "boolean") {
									const err71 = {
										instancePath: instancePath + "/websiteJson/choice/onlyExclusive",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err71];
									else vErrors.push(err71);
									errors++;
								}
							}
							if (data24.keepReserved !== void 0) {
								if (typeof data24.keepReserved !== "boolean") {
									const err72 = {
										instancePath: instancePath + "/websiteJson/choice/keepReserved",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err72];
									else vErrors.push(err72);
									errors++;
								}
							}
							if (data24.minQuality !== void 0) {
								let data34 = data24.minQuality;
								if (!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34))) {
									const err73 = {
										instancePath: instancePath + "/websiteJson/choice/minQuality",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err73];
									else vErrors.push(err73);
									errors++;
								}
								if (typeof data34 == "number") {
									if (data34 > 100 || isNaN(data34)) {
										const err74 = {
											instancePath: instancePath + "/websiteJson/choice/minQuality",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err74];
										else vErrors.push(err74);
										errors++;
									}
									if (data34 < 0 || isNaN(data34)) {
										const err75 = {
											instancePath: instancePath + "/websiteJson/choice/minQuality",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err75];
										else vErrors.push(err75);
										errors++;
									}
								}
							}
						} else {
							const err76 = {
								instancePath: instancePath + "/websiteJson/choice",
								schemaPath: "#/properties/websiteJson/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err76];
							else vErrors.push(err76);
							errors++;
						}
					}
					if (data23.content !== void 0) {
						let data35 = data23.content;
						if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
							for (const key7 in data35) if (!(key7 === "languages" || key7 === "imageMax" || key7 === "contact")) {
								const err77 = {
									instancePath: instancePath + "/websiteJson/content",
									schemaPath: "#/properties/websiteJson/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key7 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err77];
								else vErrors.push(err77);
								errors++;
							}
							if (data35.languages !== void 0) {
								let data36 = data35.languages;
								if (Array.isArray(data36)) {
									if (data36.length > 26) {
										const err78 = {
											instancePath: instancePath + "/websiteJson/content/languages",
											schemaPath: "#/properties/websiteJson/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err78];
										else vErrors.push(err78);
										errors++;
									}
									const len7 = data36.length;
									for (let i14 = 0; i14 < len7; i14++) {
										let data37 = data36[i14];
										if (typeof data37 !== "string") {
											const err79 = {
												instancePath: instancePath + "/websiteJson/content/languages/" + i14,
												schemaPath: "#/properties/websiteJson/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err79];
											else vErrors.push(err79);
											errors++;
										}
										if (!(data37 === "es" || data37 === "en" || data37 === "ca" || data37 === "de" || data37 === "fr" || data37 === "it" || data37 === "pt" || data37 === "nl" || data37 === "sv" || data37 === "da" || data37 === "fi" || data37 === "pl" || data37 === "ru" || data37 === "bg" || data37 === "hr" || data37 === "cs" || data37 === "et" || data37 === "el" || data37 === "hu" || data37 === "ga" || data37 === "lv" || data37 === "lt" || data37 === "mt" || data37 === "ro" || data37 === "sk" || data37 === "sl")) {
											const err80 = {
												instancePath: instancePath + "/websiteJson/content/languages/" + i14,
												schemaPath: "#/properties/websiteJson/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteJson.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err80];
											else vErrors.push(err80);
											errors++;
										}
									}
									let i15 = data36.length;
									let j7;
									if (i15 > 1) {
										const indices7 = {};
										for (; i15--;) {
											let item7 = data36[i15];
											if (typeof item7 !== "string") continue;
											if (typeof indices7[item7] == "number") {
												j7 = indices7[item7];
												const err81 = {
													instancePath: instancePath + "/websiteJson/content/languages",
													schemaPath: "#/properties/websiteJson/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i15,
														j: j7
													},
													message: "must NOT have duplicate items (items ## " + j7 + " and " + i15 + " are identical)"
												};
												if (vErrors === null) vErrors = [err81];
												else vErrors.push(err81);
												errors++;
												break;
											}
											indices7[item7] = i15;
										}
									}
								} else {
									const err82 = {
										instancePath: instancePath + "/websiteJson/content/languages",
										schemaPath: "#/properties/websiteJson/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err82];
									else vErrors.push(err82);
									errors++;
								}
							}
							if (data35.imageMax !== void 0) {
								let data38 = data35.imageMax;
								if (!(typeof data38 == "number" && !(data38 % 1) && !isNaN(data38))) {
									const err83 = {
										instancePath: instancePath + "/websiteJson/content/imageMax",
										schemaPath: "#/properties/websiteJson/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err83];
									else vErrors.push(err83);
									errors++;
								}
								if (typeof data38 == "number") {
									if (data38 > 50 || isNaN(data38)) {
										const err84 = {
											instancePath: instancePath + "/websiteJson/content/imageMax",
											schemaPath: "#/properties/websiteJson/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err84];
										else vErrors.push(err84);
										errors++;
									}
									if (data38 < 1 || isNaN(data38)) {
										const err85 = {
											instancePath: instancePath + "/websiteJson/content/imageMax",
											schemaPath: "#/properties/websiteJson/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err85];
										else vErrors.push(err85);
										errors++;
									}
								}
							}
							if (data35.contact !== void 0) {
								let data39 = data35.contact;
								if (typeof data39 !== "string") {
									const err86 = {
										instancePath: instancePath + "/websiteJson/content/contact",
										schemaPath: "#/properties/websiteJson/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err86];
									else vErrors.push(err86);
									errors++;
								}
								if (!(data39 === "agency" || data39 === "agent")) {
									const err87 = {
										instancePath: instancePath + "/websiteJson/content/contact",
										schemaPath: "#/properties/websiteJson/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteJson.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err87];
									else vErrors.push(err87);
									errors++;
								}
							}
						} else {
							const err88 = {
								instancePath: instancePath + "/websiteJson/content",
								schemaPath: "#/properties/websiteJson/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err88];
							else vErrors.push(err88);
							errors++;
						}
					}
				} else {
					const err89 = {
						instancePath: instancePath + "/websiteJson",
						schemaPath: "#/properties/websiteJson/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err89];
					else vErrors.push(err89);
					errors++;
				}
			}
			if (data.websiteCsv !== void 0) {
				let data40 = data.websiteCsv;
				if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
					for (const key8 in data40) if (!(key8 === "choice" || key8 === "content")) {
						const err90 = {
							instancePath: instancePath + "/websiteCsv",
							schemaPath: "#/properties/websiteCsv/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key8 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err90];
						else vErrors.push(err90);
						errors++;
					}
					if (data40.choice !== void 0) {
						let data41 = data40.choice;
						if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
							for (const key9 in data41) if (!(key9 === "mode" || key9 === "operations" || key9 === "types" || key9 === "agentIds" || key9 === "onlyExclusive" || key9 === "keepReserved" || key9 === "minQuality")) {
								const err91 = {
									instancePath: instancePath + "/websiteCsv/choice",
									schemaPath: "#/properties/websiteCsv/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key9 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err91];
								else vErrors.push(err91);
								errors++;
							}
							if (data41.mode !== void 0) {
								let data42 = data41.mode;
								if (typeof data42 !== "string") {
									const err92 = {
										instancePath: instancePath + "/websiteCsv/choice/mode",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err92];
									else vErrors.push(err92);
									errors++;
								}
								if (!(data42 === "all" || data42 === "chosen")) {
									const err93 = {
										instancePath: instancePath + "/websiteCsv/choice/mode",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteCsv.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err93];
									else vErrors.push(err93);
									errors++;
								}
							}
							if (data41.operations !== void 0) {
								let data43 = data41.operations;
								if (Array.isArray(data43)) {
									if (data43.length > 7) {
										const err94 = {
											instancePath: instancePath + "/websiteCsv/choice/operations",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err94];
										else vErrors.push(err94);
										errors++;
									}
									const len8 = data43.length;
									for (let i16 = 0; i16 < len8; i16++) {
										let data44 = data43[i16];
										if (typeof data44 !== "string") {
											const err95 = {
												instancePath: instancePath + "/websiteCsv/choice/operations/" + i16,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err95];
											else vErrors.push(err95);
											errors++;
										}
										if (!(data44 === "V" || data44 === "A" || data44 === "TDA" || data44 === "ON" || data44 === "NP" || data44 === "T" || data44 === "VOT")) {
											const err96 = {
												instancePath: instancePath + "/websiteCsv/choice/operations/" + i16,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteCsv.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err96];
											else vErrors.push(err96);
											errors++;
										}
									}
									let i17 = data43.length;
									let j8;
									if (i17 > 1) {
										const indices8 = {};
										for (; i17--;) {
											let item8 = data43[i17];
											if (typeof item8 !== "string") continue;
											if (typeof indices8[item8] == "number") {
												j8 = indices8[item8];
												const err97 = {
													instancePath: instancePath + "/websiteCsv/choice/operations",
													schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i17,
														j: j8
													},
													message: "must NOT have duplicate items (items ## " + j8 + " and " + i17 + " are identical)"
												};
												if (vErrors === null) vErrors = [err97];
												else vErrors.push(err97);
												errors++;
												break;
											}
											indices8[item8] = i17;
										}
									}
								} else {
									const err98 = {
										instancePath: instancePath + "/websiteCsv/choice/operations",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err98];
									else vErrors.push(err98);
									errors++;
								}
							}
							if (data41.types !== void 0) {
								let data45 = data41.types;
								if (Array.isArray(data45)) {
									if (data45.length > 9) {
										const err99 = {
											instancePath: instancePath + "/websiteCsv/choice/types",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err99];
										else vErrors.push(err99);
										errors++;
									}
									const len9 = data45.length;
									for (let i18 = 0; i18 < len9; i18++) {
										let data46 = data45[i18];
										if (typeof data46 !== "string") {
											const err100 = {
												instancePath: instancePath + "/websiteCsv/choice/types/" + i18,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err100];
											else vErrors.push(err100);
											errors++;
										}
										if (!(data46 === "vivienda" || data46 === "oficina" || data46 === "local" || data46 === "terreno" || data46 === "parking" || data46 === "edificio" || data46 === "nave" || data46 === "trastero" || data46 === "hotel")) {
											const err101 = {
												instancePath: instancePath + "/websiteCsv/choice/types/" + i18,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteCsv.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err101];
											else vErrors.push(err101);
											errors++;
										}
									}
									let i19 = data45.length;
									let j9;
									if (i19 > 1) {
										const indices9 = {};
										for (; i19--;) {
											let item9 = data45[i19];
											if (typeof item9 !== "string") continue;
											if (typeof indices9[item9] == "number") {
												j9 = indices9[item9];
												const err102 = {
													instancePath: instancePath + "/websiteCsv/choice/types",
													schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i19,
														j: j9
													},
													message: "must NOT have duplicate items (items ## " + j9 + " and " + i19 + " are identical)"
												};
												if (vErrors === null) vErrors = [err102];
												else vErrors.push(err102);
												errors++;
												break;
											}
											indices9[item9] = i19;
										}
									}
								} else {
									const err103 = {
										instancePath: instancePath + "/websiteCsv/choice/types",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err103];
									else vErrors.push(err103);
									errors++;
								}
							}
							if (data41.agentIds !== void 0) {
								let data47 = data41.agentIds;
								if (Array.isArray(data47)) {
									if (data47.length > 100) {
										const err104 = {
											instancePath: instancePath + "/websiteCsv/choice/agentIds",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err104];
										else vErrors.push(err104);
										errors++;
									}
									const len10 = data47.length;
									for (let i20 = 0; i20 < len10; i20++) {
										let data48 = data47[i20];
										if (typeof data48 === "string") {
											if (!formats0.test(data48)) {
												const err105 = {
													instancePath: instancePath + "/websiteCsv/choice/agentIds/" + i20,
													schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err105];
												else vErrors.push(err105);
												errors++;
											}
										} else {
											const err106 = {
												instancePath: instancePath + "/websiteCsv/choice/agentIds/" + i20,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err106];
											else vErrors.push(err106);
											errors++;
										}
									}
									let i21 = data47.length;
									let j10;
									if (i21 > 1) {
										const indices10 = {};
										for (; i21--;) {
											let item10 = data47[i21];
											if (typeof item10 !== "string") continue;
											if (typeof indices10[item10] == "number") {
												j10 = indices10[item10];
												const err107 = {
													instancePath: instancePath + "/websiteCsv/choice/agentIds",
													schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i21,
														j: j10
													},
													message: "must NOT have duplicate items (items ## " + j10 + " and " + i21 + " are identical)"
												};
												if (vErrors === null) vErrors = [err107];
												else vErrors.push(err107);
												errors++;
												break;
											}
											indices10[item10] = i21;
										}
									}
								} else {
									const err108 = {
										instancePath: instancePath + "/websiteCsv/choice/agentIds",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err108];
									else vErrors.push(err108);
									errors++;
								}
							}
							if (data41.onlyExclusive !== void 0) {
								if (typeof data41.onlyExclusive !== "boolean") {
									const err109 = {
										instancePath: instancePath + "/websiteCsv/choice/onlyExclusive",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err109];
									else vErrors.push(err109);
									errors++;
								}
							}
							if (data41.keepReserved !== void 0) {
								if (typeof data41.keepReserved !== "boolean") {
									const err110 = {
										instancePath: instancePath + "/websiteCsv/choice/keepReserved",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err110];
									else vErrors.push(err110);
									errors++;
								}
							}
							if (data41.minQuality !== void 0) {
								let data51 = data41.minQuality;
								if (!(typeof data51 == "number" && !(data51 % 1) && !isNaN(data51))) {
									const err111 = {
										instancePath: instancePath + "/websiteCsv/choice/minQuality",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err111];
									else vErrors.push(err111);
									errors++;
								}
								if (typeof data51 == "number") {
									if (data51 > 100 || isNaN(data51)) {
										const err112 = {
											instancePath: instancePath + "/websiteCsv/choice/minQuality",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err112];
										else vErrors.push(err112);
										errors++;
									}
									if (data51 < 0 || isNaN(data51)) {
										const err113 = {
											instancePath: instancePath + "/websiteCsv/choice/minQuality",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err113];
										else vErrors.push(err113);
										errors++;
									}
								}
							}
						} else {
							const err114 = {
								instancePath: instancePath + "/websiteCsv/choice",
								schemaPath: "#/properties/websiteCsv/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err114];
							else vErrors.push(err114);
							errors++;
						}
					}
					if (data40.content !== void 0) {
						let data52 = data40.content;
						if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
							for (const key10 in data52) if (!(key10 === "languages" || key10 === "imageMax" || key10 === "contact")) {
								const err115 = {
									instancePath: instancePath + "/websiteCsv/content",
									schemaPath: "#/properties/websiteCsv/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key10 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err115];
								else vErrors.push(err115);
								errors++;
							}
							if (data52.languages !== void 0) {
								let data53 = data52.languages;
								if (Array.isArray(data53)) {
									if (data53.length > 26) {
										const err116 = {
											instancePath: instancePath + "/websiteCsv/content/languages",
											schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err116];
										else vErrors.push(err116);
										errors++;
									}
									const len11 = data53.length;
									for (let i22 = 0; i22 < len11; i22++) {
										let data54 = data53[i22];
										if (typeof data54 !== "string") {
											const err117 = {
												instancePath: instancePath + "/websiteCsv/content/languages/" + i22,
												schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err117];
											else vErrors.push(err117);
											errors++;
										}
										if (!(data54 === "es" || data54 === "en" || data54 === "ca" || data54 === "de" || data54 === "fr" || data54 === "it" || data54 === "pt" || data54 === "nl" || data54 === "sv" || data54 === "da" || data54 === "fi" || data54 === "pl" || data54 === "ru" || data54 === "bg" || data54 === "hr" || data54 === "cs" || data54 === "et" || data54 === "el" || data54 === "hu" || data54 === "ga" || data54 === "lv" || data54 === "lt" || data54 === "mt" || data54 === "ro" || data54 === "sk" || data54 === "sl")) {
											const err118 = {
												instancePath: instancePath + "/websiteCsv/content/languages/" + i22,
												schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteCsv.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err118];
											else vErrors.push(err118);
											errors++;
										}
									}
									let i23 = data53.length;
									let j11;
									if (i23 > 1) {
										const indices11 = {};
										for (; i23--;) {
											let item11 = data53[i23];
											if (typeof item11 !== "string") continue;
											if (typeof indices11[item11] == "number") {
												j11 = indices11[item11];
												const err119 = {
													instancePath: instancePath + "/websiteCsv/content/languages",
													schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i23,
														j: j11
													},
													message: "must NOT have duplicate items (items ## " + j11 + " and " + i23 + " are identical)"
												};
												if (vErrors === null) vErrors = [err119];
												else vErrors.push(err119);
												errors++;
												break;
											}
											indices11[item11] = i23;
										}
									}
								} else {
									const err120 = {
										instancePath: instancePath + "/websiteCsv/content/languages",
										schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err120];
									else vErrors.push(err120);
									errors++;
								}
							}
							if (data52.imageMax !== void 0) {
								let data55 = data52.imageMax;
								if (!(typeof data55 == "number" && !(data55 % 1) && !isNaN(data55))) {
									const err121 = {
										instancePath: instancePath + "/websiteCsv/content/imageMax",
										schemaPath: "#/properties/websiteCsv/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err121];
									else vErrors.push(err121);
									errors++;
								}
								if (typeof data55 == "number") {
									if (data55 > 50 || isNaN(data55)) {
										const err122 = {
											instancePath: instancePath + "/websiteCsv/content/imageMax",
											schemaPath: "#/properties/websiteCsv/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err122];
										else vErrors.push(err122);
										errors++;
									}
									if (data55 < 1 || isNaN(data55)) {
										const err123 = {
											instancePath: instancePath + "/websiteCsv/content/imageMax",
											schemaPath: "#/properties/websiteCsv/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err123];
										else vErrors.push(err123);
										errors++;
									}
								}
							}
							if (data52.contact !== void 0) {
								let data56 = data52.contact;
								if (typeof data56 !== "string") {
									const err124 = {
										instancePath: instancePath + "/websiteCsv/content/contact",
										schemaPath: "#/properties/websiteCsv/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err124];
									else vErrors.push(err124);
									errors++;
								}
								if (!(data56 === "agency" || data56 === "agent")) {
									const err125 = {
										instancePath: instancePath + "/websiteCsv/content/contact",
										schemaPath: "#/properties/websiteCsv/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteCsv.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err125];
									else vErrors.push(err125);
									errors++;
								}
							}
						} else {
							const err126 = {
								instancePath: instancePath + "/websiteCsv/content",
								schemaPath: "#/properties/websiteCsv/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err126];
							else vErrors.push(err126);
							errors++;
						}
					}
				} else {
					const err127 = {
						instancePath: instancePath + "/websiteCsv",
						schemaPath: "#/properties/websiteCsv/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err127];
					else vErrors.push(err127);
					errors++;
				}
			}
		} else {
			const err128 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err128];
			else vErrors.push(err128);
			errors++;
		}
		validate20.errors = vErrors;
		return errors === 0;
	}
	validate20.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
}));

export default require_integration_IntegrationPatch();
