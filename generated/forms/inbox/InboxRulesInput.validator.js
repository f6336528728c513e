import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";

var require_inbox_InboxRulesInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.InboxRulesInput = validate0;
	const schema0 = {
		"$id": "InboxRulesInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"rules",
			"clock",
			"version"
		],
		"properties": {
			"rules": {
				"type": "array",
				"maxItems": 30,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["kind"],
					"properties": {
						"kind": {
							"type": "string",
							"enum": [
								"home_agent",
								"island",
								"municipality",
								"operation",
								"language",
								"turn"
							]
						},
						"islands": {
							"type": "array",
							"maxItems": 4,
							"uniqueItems": true,
							"items": {
								"type": "string",
								"enum": [
									"MALLORCA",
									"MENORCA",
									"IBIZA",
									"FORMENTERA"
								]
							}
						},
						"municipalities": {
							"type": "array",
							"maxItems": 70,
							"uniqueItems": true,
							"items": {
								"type": "string",
								"pattern": "^07[0-9]{3}$"
							}
						},
						"operations": {
							"type": "array",
							"maxItems": 9,
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
									"VOT",
									"P",
									"FDM"
								]
							}
						},
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
						"agents": {
							"type": "array",
							"maxItems": 50,
							"uniqueItems": true,
							"items": {
								"type": "string",
								"format": "uuid"
							}
						}
					}
				}
			},
			"fallbackTo": {
				"type": "string",
				"format": "uuid"
			},
			"clock": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"goalMinutes",
					"days",
					"from",
					"to"
				],
				"properties": {
					"goalMinutes": {
						"type": "integer",
						"minimum": 5,
						"maximum": 10080
					},
					"days": {
						"type": "array",
						"minItems": 1,
						"maxItems": 7,
						"uniqueItems": true,
						"items": {
							"type": "integer",
							"minimum": 1,
							"maximum": 7
						}
					},
					"from": {
						"type": "string",
						"pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
					},
					"to": {
						"type": "string",
						"pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
					}
				}
			},
			"version": {
				"type": "integer",
				"minimum": 0
			}
		}
	};
	const pattern0 = new RegExp("^07[0-9]{3}$", "u");
	const pattern1 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.rules === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "rules" },
					message: "must have required property 'rules'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.clock === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "clock" },
					message: "must have required property 'clock'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.version === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "version" },
					message: "must have required property 'version'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "rules" || key0 === "fallbackTo" || key0 === "clock" || key0 === "version")) {
				const err3 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.rules !== void 0) {
				let data0 = data.rules;
				if (Array.isArray(data0)) {
					if (data0.length > 30) {
						const err4 = {
							instancePath: instancePath + "/rules",
							schemaPath: "#/properties/rules/maxItems",
							keyword: "maxItems",
							params: { limit: 30 },
							message: "must NOT have more than 30 items"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					const len0 = data0.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data1 = data0[i0];
						if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
							if (data1.kind === void 0) {
								const err5 = {
									instancePath: instancePath + "/rules/" + i0,
									schemaPath: "#/properties/rules/items/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									message: "must have required property 'kind'"
								};
								if (vErrors === null) vErrors = [err5];
								else vErrors.push(err5);
								errors++;
							}
							for (const key1 in data1) if (!(key1 === "kind" || key1 === "islands" || key1 === "municipalities" || key1 === "operations" || key1 === "languages" || key1 === "agents")) {
								const err6 = {
									instancePath: instancePath + "/rules/" + i0,
									schemaPath: "#/properties/rules/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key1 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
							}
							if (data1.kind !== void 0) {
								let data2 = data1.kind;
								if (typeof data2 !== "string") {
									const err7 = {
										instancePath: instancePath + "/rules/" + i0 + "/kind",
										schemaPath: "#/properties/rules/items/properties/kind/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err7];
									else vErrors.push(err7);
									errors++;
								}
								if (!(data2 === "home_agent" || data2 === "island" || data2 === "municipality" || data2 === "operation" || data2 === "language" || data2 === "turn")) {
									const err8 = {
										instancePath: instancePath + "/rules/" + i0 + "/kind",
										schemaPath: "#/properties/rules/items/properties/kind/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.rules.items.properties.kind.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err8];
									else vErrors.push(err8);
									errors++;
								}
							}
							if (data1.islands !== void 0) {
								let data3 = data1.islands;
								if (Array.isArray(data3)) {
									if (data3.length > 4) {
										const err9 = {
											instancePath: instancePath + "/rules/" + i0 + "/islands",
											schemaPath: "#/properties/rules/items/properties/islands/maxItems",
											keyword: "maxItems",
											params: { limit: 4 },
											message: "must NOT have more than 4 items"
										};
										if (vErrors === null) vErrors = [err9];
										else vErrors.push(err9);
										errors++;
									}
									const len1 = data3.length;
									for (let i1 = 0; i1 < len1; i1++) {
										let data4 = data3[i1];
										if (typeof data4 !== "string") {
											const err10 = {
												instancePath: instancePath + "/rules/" + i0 + "/islands/" + i1,
												schemaPath: "#/properties/rules/items/properties/islands/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err10];
											else vErrors.push(err10);
											errors++;
										}
										if (!(data4 === "MALLORCA" || data4 === "MENORCA" || data4 === "IBIZA" || data4 === "FORMENTERA")) {
											const err11 = {
												instancePath: instancePath + "/rules/" + i0 + "/islands/" + i1,
												schemaPath: "#/properties/rules/items/properties/islands/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.rules.items.properties.islands.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err11];
											else vErrors.push(err11);
											errors++;
										}
									}
									let i2 = data3.length;
									let j0;
									if (i2 > 1) {
										const indices0 = {};
										for (; i2--;) {
											let item0 = data3[i2];
											if (typeof item0 !== "string") continue;
											if (typeof indices0[item0] == "number") {
												j0 = indices0[item0];
												const err12 = {
													instancePath: instancePath + "/rules/" + i0 + "/islands",
													schemaPath: "#/properties/rules/items/properties/islands/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i2,
														j: j0
													},
													message: "must NOT have duplicate items (items ## " + j0 + " and " + i2 + " are identical)"
												};
												if (vErrors === null) vErrors = [err12];
												else vErrors.push(err12);
												errors++;
												break;
											}
											indices0[item0] = i2;
										}
									}
								} else {
									const err13 = {
										instancePath: instancePath + "/rules/" + i0 + "/islands",
										schemaPath: "#/properties/rules/items/properties/islands/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
								}
							}
							if (data1.municipalities !== void 0) {
								let data5 = data1.municipalities;
								if (Array.isArray(data5)) {
									if (data5.length > 70) {
										const err14 = {
											instancePath: instancePath + "/rules/" + i0 + "/municipalities",
											schemaPath: "#/properties/rules/items/properties/municipalities/maxItems",
											keyword: "maxItems",
											params: { limit: 70 },
											message: "must NOT have more than 70 items"
										};
										if (vErrors === null) vErrors = [err14];
										else vErrors.push(err14);
										errors++;
									}
									const len2 = data5.length;
									for (let i3 = 0; i3 < len2; i3++) {
										let data6 = data5[i3];
										if (typeof data6 === "string") {
											if (!pattern0.test(data6)) {
												const err15 = {
													instancePath: instancePath + "/rules/" + i0 + "/municipalities/" + i3,
													schemaPath: "#/properties/rules/items/properties/municipalities/items/pattern",
													keyword: "pattern",
													params: { pattern: "^07[0-9]{3}$" },
													message: "must match pattern \"^07[0-9]{3}$\""
												};
												if (vErrors === null) vErrors = [err15];
												else vErrors.push(err15);
												errors++;
											}
										} else {
											const err16 = {
												instancePath: instancePath + "/rules/" + i0 + "/municipalities/" + i3,
												schemaPath: "#/properties/rules/items/properties/municipalities/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err16];
											else vErrors.push(err16);
											errors++;
										}
									}
									let i4 = data5.length;
									let j1;
									if (i4 > 1) {
										const indices1 = {};
										for (; i4--;) {
											let item1 = data5[i4];
											if (typeof item1 !== "string") continue;
											if (typeof indices1[item1] == "number") {
												j1 = indices1[item1];
												const err17 = {
													instancePath: instancePath + "/rules/" + i0 + "/municipalities",
													schemaPath: "#/properties/rules/items/properties/municipalities/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i4,
														j: j1
													},
													message: "must NOT have duplicate items (items ## " + j1 + " and " + i4 + " are identical)"
												};
												if (vErrors === null) vErrors = [err17];
												else vErrors.push(err17);
												errors++;
												break;
											}
											indices1[item1] = i4;
										}
									}
								} else {
									const err18 = {
										instancePath: instancePath + "/rules/" + i0 + "/municipalities",
										schemaPath: "#/properties/rules/items/properties/municipalities/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
								}
							}
							if (data1.operations !== void 0) {
								let data7 = data1.operations;
								if (Array.isArray(data7)) {
									if (data7.length > 9) {
										const err19 = {
											instancePath: instancePath + "/rules/" + i0 + "/operations",
											schemaPath: "#/properties/rules/items/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err19];
										else vErrors.push(err19);
										errors++;
									}
									const len3 = data7.length;
									for (let i5 = 0; i5 < len3; i5++) {
										let data8 = data7[i5];
										if (typeof data8 !== "string") {
											const err20 = {
												instancePath: instancePath + "/rules/" + i0 + "/operations/" + i5,
												schemaPath: "#/properties/rules/items/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err20];
											else vErrors.push(err20);
											errors++;
										}
										if (!(data8 === "V" || data8 === "A" || data8 === "TDA" || data8 === "ON" || data8 === "NP" || data8 === "T" || data8 === "VOT" || data8 === "P" || data8 === "FDM")) {
											const err21 = {
												instancePath: instancePath + "/rules/" + i0 + "/operations/" + i5,
												schemaPath: "#/properties/rules/items/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.rules.items.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err21];
											else vErrors.push(err21);
											errors++;
										}
									}
									let i6 = data7.length;
									let j2;
									if (i6 > 1) {
										const indices2 = {};
										for (; i6--;) {
											let item2 = data7[i6];
											if (typeof item2 !== "string") continue;
											if (typeof indices2[item2] == "number") {
												j2 = indices2[item2];
												const err22 = {
													instancePath: instancePath + "/rules/" + i0 + "/operations",
													schemaPath: "#/properties/rules/items/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i6,
														j: j2
													},
													message: "must NOT have duplicate items (items ## " + j2 + " and " + i6 + " are identical)"
												};
												if (vErrors === null) vErrors = [err22];
												else vErrors.push(err22);
												errors++;
												break;
											}
											indices2[item2] = i6;
										}
									}
								} else {
									const err23 = {
										instancePath: instancePath + "/rules/" + i0 + "/operations",
										schemaPath: "#/properties/rules/items/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err23];
									else vErrors.push(err23);
									errors++;
								}
							}
							if (data1.languages !== void 0) {
								let data9 = data1.languages;
								if (Array.isArray(data9)) {
									if (data9.length > 26) {
										const err24 = {
											instancePath: instancePath + "/rules/" + i0 + "/languages",
											schemaPath: "#/properties/rules/items/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err24];
										else vErrors.push(err24);
										errors++;
									}
									const len4 = data9.length;
									for (let i7 = 0; i7 < len4; i7++) {
										let data10 = data9[i7];
										if (typeof data10 !== "string") {
											const err25 = {
												instancePath: instancePath + "/rules/" + i0 + "/languages/" + i7,
												schemaPath: "#/properties/rules/items/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err25];
											else vErrors.push(err25);
											errors++;
										}
										if (!(data10 === "es" || data10 === "en" || data10 === "ca" || data10 === "de" || data10 === "fr" || data10 === "it" || data10 === "pt" || data10 === "nl" || data10 === "sv" || data10 === "da" || data10 === "fi" || data10 === "pl" || data10 === "ru" || data10 === "bg" || data10 === "hr" || data10 === "cs" || data10 === "et" || data10 === "el" || data10 === "hu" || data10 === "ga" || data10 === "lv" || data10 === "lt" || data10 === "mt" || data10 === "ro" || data10 === "sk" || data10 === "sl")) {
											const err26 = {
												instancePath: instancePath + "/rules/" + i0 + "/languages/" + i7,
												schemaPath: "#/properties/rules/items/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.rules.items.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err26];
											else vErrors.push(err26);
											errors++;
										}
									}
									let i8 = data9.length;
									let j3;
									if (i8 > 1) {
										const indices3 = {};
										for (; i8--;) {
											let item3 = data9[i8];
											if (typeof item3 !== "string") continue;
											if (typeof indices3[item3] == "number") {
												j3 = indices3[item3];
												const err27 = {
													instancePath: instancePath + "/rules/" + i0 + "/languages",
													schemaPath: "#/properties/rules/items/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i8,
														j: j3
													},
													message: "must NOT have duplicate items (items ## " + j3 + " and " + i8 + " are identical)"
												};
												if (vErrors === null) vErrors = [err27];
												else vErrors.push(err27);
												errors++;
												break;
											}
											indices3[item3] = i8;
										}
									}
								} else {
									const err28 = {
										instancePath: instancePath + "/rules/" + i0 + "/languages",
										schemaPath: "#/properties/rules/items/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err28];
									else vErrors.push(err28);
									errors++;
								}
							}
							if (data1.agents !== void 0) {
								let data11 = data1.agents;
								if (Array.isArray(data11)) {
									if (data11.length > 50) {
										const err29 = {
											instancePath: instancePath + "/rules/" + i0 + "/agents",
											schemaPath: "#/properties/rules/items/properties/agents/maxItems",
											keyword: "maxItems",
											params: { limit: 50 },
											message: "must NOT have more than 50 items"
										};
										if (vErrors === null) vErrors = [err29];
										else vErrors.push(err29);
										errors++;
									}
									const len5 = data11.length;
									for (let i9 = 0; i9 < len5; i9++) {
										let data12 = data11[i9];
										if (typeof data12 === "string") {
											if (!formats0.test(data12)) {
												const err30 = {
													instancePath: instancePath + "/rules/" + i0 + "/agents/" + i9,
													schemaPath: "#/properties/rules/items/properties/agents/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err30];
												else vErrors.push(err30);
												errors++;
											}
										} else {
											const err31 = {
												instancePath: instancePath + "/rules/" + i0 + "/agents/" + i9,
												schemaPath: "#/properties/rules/items/properties/agents/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err31];
											else vErrors.push(err31);
											errors++;
										}
									}
									let i10 = data11.length;
									let j4;
									if (i10 > 1) {
										const indices4 = {};
										for (; i10--;) {
											let item4 = data11[i10];
											if (typeof item4 !== "string") continue;
											if (typeof indices4[item4] == "number") {
												j4 = indices4[item4];
												const err32 = {
													instancePath: instancePath + "/rules/" + i0 + "/agents",
													schemaPath: "#/properties/rules/items/properties/agents/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i10,
														j: j4
													},
													message: "must NOT have duplicate items (items ## " + j4 + " and " + i10 + " are identical)"
												};
												if (vErrors === null) vErrors = [err32];
												else vErrors.push(err32);
												errors++;
												break;
											}
											indices4[item4] = i10;
										}
									}
								} else {
									const err33 = {
										instancePath: instancePath + "/rules/" + i0 + "/agents",
										schemaPath: "#/properties/rules/items/properties/agents/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err33];
									else vErrors.push(err33);
									errors++;
								}
							}
						} else {
							const err34 = {
								instancePath: instancePath + "/rules/" + i0,
								schemaPath: "#/properties/rules/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
					}
				} else {
					const err35 = {
						instancePath: instancePath + "/rules",
						schemaPath: "#/properties/rules/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			}
			if (data.fallbackTo !== void 0) {
				let data13 = data.fallbackTo;
				if (typeof data13 === "string") {
					if (!formats0.test(data13)) {
						const err36 = {
							instancePath: instancePath + "/fallbackTo",
							schemaPath: "#/properties/fallbackTo/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
				} else {
					const err37 = {
						instancePath: instancePath + "/fallbackTo",
						schemaPath: "#/properties/fallbackTo/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
			}
			if (data.clock !== void 0) {
				let data14 = data.clock;
				if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
					if (data14.goalMinutes === void 0) {
						const err38 = {
							instancePath: instancePath + "/clock",
							schemaPath: "#/properties/clock/required",
							keyword: "required",
							params: { missingProperty: "goalMinutes" },
							message: "must have required property 'goalMinutes'"
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
					if (data14.days === void 0) {
						const err39 = {
							instancePath: instancePath + "/clock",
							schemaPath: "#/properties/clock/required",
							keyword: "required",
							params: { missingProperty: "days" },
							message: "must have required property 'days'"
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
					if (data14.from === void 0) {
						const err40 = {
							instancePath: instancePath + "/clock",
							schemaPath: "#/properties/clock/required",
							keyword: "required",
							params: { missingProperty: "from" },
							message: "must have required property 'from'"
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
					if (data14.to === void 0) {
						const err41 = {
							instancePath: instancePath + "/clock",
							schemaPath: "#/properties/clock/required",
							keyword: "required",
							params: { missingProperty: "to" },
							message: "must have required property 'to'"
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
					for (const key2 in data14) if (!(key2 === "goalMinutes" || key2 === "days" || key2 === "from" || key2 === "to")) {
						const err42 = {
							instancePath: instancePath + "/clock",
							schemaPath: "#/properties/clock/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err42];
						else vErrors.push(err42);
						errors++;
					}
					if (data14.goalMinutes !== void 0) {
						let data15 = data14.goalMinutes;
						if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15))) {
							const err43 = {
								instancePath: instancePath + "/clock/goalMinutes",
								schemaPath: "#/properties/clock/properties/goalMinutes/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err43];
							else vErrors.push(err43);
							errors++;
						}
						if (typeof data15 == "number") {
							if (data15 > 10080 || isNaN(data15)) {
								const err44 = {
									instancePath: instancePath + "/clock/goalMinutes",
									schemaPath: "#/properties/clock/properties/goalMinutes/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 10080
									},
									message: "must be <= 10080"
								};
								if (vErrors === null) vErrors = [err44];
								else vErrors.push(err44);
								errors++;
							}
							if (data15 < 5 || isNaN(data15)) {
								const err45 = {
									instancePath: instancePath + "/clock/goalMinutes",
									schemaPath: "#/properties/clock/properties/goalMinutes/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 5
									},
									message: "must be >= 5"
								};
								if (vErrors === null) vErrors = [err45];
								else vErrors.push(err45);
								errors++;
							}
						}
					}
					if (data14.days !== void 0) {
						let data16 = data14.days;
						if (Array.isArray(data16)) {
							if (data16.length > 7) {
								const err46 = {
									instancePath: instancePath + "/clock/days",
									schemaPath: "#/properties/clock/properties/days/maxItems",
									keyword: "maxItems",
									params: { limit: 7 },
									message: "must NOT have more than 7 items"
								};
								if (vErrors === null) vErrors = [err46];
								else vErrors.push(err46);
								errors++;
							}
							if (data16.length < 1) {
								const err47 = {
									instancePath: instancePath + "/clock/days",
									schemaPath: "#/properties/clock/properties/days/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 items"
								};
								if (vErrors === null) vErrors = [err47];
								else vErrors.push(err47);
								errors++;
							}
							const len6 = data16.length;
							for (let i11 = 0; i11 < len6; i11++) {
								let data17 = data16[i11];
								if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17))) {
									const err48 = {
										instancePath: instancePath + "/clock/days/" + i11,
										schemaPath: "#/properties/clock/properties/days/items/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err48];
									else vErrors.push(err48);
									errors++;
								}
								if (typeof data17 == "number") {
									if (data17 > 7 || isNaN(data17)) {
										const err49 = {
											instancePath: instancePath + "/clock/days/" + i11,
											schemaPath: "#/properties/clock/properties/days/items/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 7
											},
											message: "must be <= 7"
										};
										if (vErrors === null) vErrors = [err49];
										else vErrors.push(err49);
										errors++;
									}
									if (data17 < 1 || isNaN(data17)) {
										const err50 = {
											instancePath: instancePath + "/clock/days/" + i11,
											schemaPath: "#/properties/clock/properties/days/items/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err50];
										else vErrors.push(err50);
										errors++;
									}
								}
							}
							let i12 = data16.length;
							let j5;
							if (i12 > 1) {
								const indices5 = {};
								for (; i12--;) {
									let item5 = data16[i12];
									if (!(typeof item5 == "number" && !(item5 % 1) && !isNaN(item5))) continue;
									if (typeof indices5[item5] == "number") {
										j5 = indices5[item5];
										const err51 = {
											instancePath: instancePath + "/clock/days",
											schemaPath: "#/properties/clock/properties/days/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i12,
												j: j5
											},
											message: "must NOT have duplicate items (items ## " + j5 + " and " + i12 + " are identical)"
										};
										if (vErrors === null) vErrors = [err51];
										else vErrors.push(err51);
										errors++;
										break;
									}
									indices5[item5] = i12;
								}
							}
						} else {
							const err52 = {
								instancePath: instancePath + "/clock/days",
								schemaPath: "#/properties/clock/properties/days/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err52];
							else vErrors.push(err52);
							errors++;
						}
					}
					if (data14.from !== void 0) {
						let data18 = data14.from;
						if (typeof data18 === "string") {
							if (!pattern1.test(data18)) {
								const err53 = {
									instancePath: instancePath + "/clock/from",
									schemaPath: "#/properties/clock/properties/from/pattern",
									keyword: "pattern",
									params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" },
									message: "must match pattern \"^([01][0-9]|2[0-3]):[0-5][0-9]$\""
								};
								if (vErrors === null) vErrors = [err53];
								else vErrors.push(err53);
								errors++;
							}
						} else {
							const err54 = {
								instancePath: instancePath + "/clock/from",
								schemaPath: "#/properties/clock/properties/from/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err54];
							else vErrors.push(err54);
							errors++;
						}
					}
					if (data14.to !== void 0) {
						let data19 = data14.to;
						if (typeof data19 === "string") {
							if (!pattern1.test(data19)) {
								const err55 = {
									instancePath: instancePath + "/clock/to",
									schemaPath: "#/properties/clock/properties/to/pattern",
									keyword: "pattern",
									params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" },
									message: "must match pattern \"^([01][0-9]|2[0-3]):[0-5][0-9]$\""
								};
								if (vErrors === null) vErrors = [err55];
								else vErrors.push(err55);
								errors++;
							}
						} else {
							const err56 = {
								instancePath: instancePath + "/clock/to",
								schemaPath: "#/properties/clock/properties/to/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err56];
							else vErrors.push(err56);
							errors++;
						}
					}
				} else {
					const err57 = {
						instancePath: instancePath + "/clock",
						schemaPath: "#/properties/clock/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
			}
			if (data.version !== void 0) {
				let data20 = data.version;
				if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20))) {
					const err58 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
				if (typeof data20 == "number") {
					if (data20 < 0 || isNaN(data20)) {
						const err59 = {
							instancePath: instancePath + "/version",
							schemaPath: "#/properties/version/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
				}
			}
		} else {
			const err60 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err60];
			else vErrors.push(err60);
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

export default require_inbox_InboxRulesInput();
