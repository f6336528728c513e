import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";

var require_integration_KyeroSettings = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.KyeroSettings = validate0;
	const schema0 = {
		"$id": "KyeroSettings",
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
	};
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "level" || key0 === "choice" || key0 === "content")) {
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
			if (data.level !== void 0) {
				let data0 = data.level;
				if (typeof data0 !== "string") {
					const err1 = {
						instancePath: instancePath + "/level",
						schemaPath: "#/properties/level/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (!(data0 === "3.0" || data0 === "3.8")) {
					const err2 = {
						instancePath: instancePath + "/level",
						schemaPath: "#/properties/level/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.level.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.choice !== void 0) {
				let data1 = data.choice;
				if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
					for (const key1 in data1) if (!(key1 === "mode" || key1 === "operations" || key1 === "types" || key1 === "agentIds" || key1 === "onlyExclusive" || key1 === "keepReserved" || key1 === "minQuality")) {
						const err3 = {
							instancePath: instancePath + "/choice",
							schemaPath: "#/properties/choice/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					if (data1.mode !== void 0) {
						let data2 = data1.mode;
						if (typeof data2 !== "string") {
							const err4 = {
								instancePath: instancePath + "/choice/mode",
								schemaPath: "#/properties/choice/properties/mode/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (!(data2 === "all" || data2 === "chosen")) {
							const err5 = {
								instancePath: instancePath + "/choice/mode",
								schemaPath: "#/properties/choice/properties/mode/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.choice.properties.mode.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					}
					if (data1.operations !== void 0) {
						let data3 = data1.operations;
						if (Array.isArray(data3)) {
							if (data3.length > 7) {
								const err6 = {
									instancePath: instancePath + "/choice/operations",
									schemaPath: "#/properties/choice/properties/operations/maxItems",
									keyword: "maxItems",
									params: { limit: 7 },
									message: "must NOT have more than 7 items"
								};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
							}
							const len0 = data3.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data4 = data3[i0];
								if (typeof data4 !== "string") {
									const err7 = {
										instancePath: instancePath + "/choice/operations/" + i0,
										schemaPath: "#/properties/choice/properties/operations/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err7];
									else vErrors.push(err7);
									errors++;
								}
								if (!(data4 === "V" || data4 === "A" || data4 === "TDA" || data4 === "ON" || data4 === "NP" || data4 === "T" || data4 === "VOT")) {
									const err8 = {
										instancePath: instancePath + "/choice/operations/" + i0,
										schemaPath: "#/properties/choice/properties/operations/items/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.choice.properties.operations.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err8];
									else vErrors.push(err8);
									errors++;
								}
							}
							let i1 = data3.length;
							let j0;
							if (i1 > 1) {
								const indices0 = {};
								for (; i1--;) {
									let item0 = data3[i1];
									if (typeof item0 !== "string") continue;
									if (typeof indices0[item0] == "number") {
										j0 = indices0[item0];
										const err9 = {
											instancePath: instancePath + "/choice/operations",
											schemaPath: "#/properties/choice/properties/operations/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i1,
												j: j0
											},
											message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
										};
										if (vErrors === null) vErrors = [err9];
										else vErrors.push(err9);
										errors++;
										break;
									}
									indices0[item0] = i1;
								}
							}
						} else {
							const err10 = {
								instancePath: instancePath + "/choice/operations",
								schemaPath: "#/properties/choice/properties/operations/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					}
					if (data1.types !== void 0) {
						let data5 = data1.types;
						if (Array.isArray(data5)) {
							if (data5.length > 9) {
								const err11 = {
									instancePath: instancePath + "/choice/types",
									schemaPath: "#/properties/choice/properties/types/maxItems",
									keyword: "maxItems",
									params: { limit: 9 },
									message: "must NOT have more than 9 items"
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
							const len1 = data5.length;
							for (let i2 = 0; i2 < len1; i2++) {
								let data6 = data5[i2];
								if (typeof data6 !== "string") {
									const err12 = {
										instancePath: instancePath + "/choice/types/" + i2,
										schemaPath: "#/properties/choice/properties/types/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err12];
									else vErrors.push(err12);
									errors++;
								}
								if (!(data6 === "vivienda" || data6 === "oficina" || data6 === "local" || data6 === "terreno" || data6 === "parking" || data6 === "edificio" || data6 === "nave" || data6 === "trastero" || data6 === "hotel")) {
									const err13 = {
										instancePath: instancePath + "/choice/types/" + i2,
										schemaPath: "#/properties/choice/properties/types/items/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.choice.properties.types.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
								}
							}
							let i3 = data5.length;
							let j1;
							if (i3 > 1) {
								const indices1 = {};
								for (; i3--;) {
									let item1 = data5[i3];
									if (typeof item1 !== "string") continue;
									if (typeof indices1[item1] == "number") {
										j1 = indices1[item1];
										const err14 = {
											instancePath: instancePath + "/choice/types",
											schemaPath: "#/properties/choice/properties/types/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i3,
												j: j1
											},
											message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
										};
										if (vErrors === null) vErrors = [err14];
										else vErrors.push(err14);
										errors++;
										break;
									}
									indices1[item1] = i3;
								}
							}
						} else {
							const err15 = {
								instancePath: instancePath + "/choice/types",
								schemaPath: "#/properties/choice/properties/types/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					}
					if (data1.agentIds !== void 0) {
						let data7 = data1.agentIds;
						if (Array.isArray(data7)) {
							if (data7.length > 100) {
								const err16 = {
									instancePath: instancePath + "/choice/agentIds",
									schemaPath: "#/properties/choice/properties/agentIds/maxItems",
									keyword: "maxItems",
									params: { limit: 100 },
									message: "must NOT have more than 100 items"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
							const len2 = data7.length;
							for (let i4 = 0; i4 < len2; i4++) {
								let data8 = data7[i4];
								if (typeof data8 === "string") {
									if (!formats0.test(data8)) {
										const err17 = {
											instancePath: instancePath + "/choice/agentIds/" + i4,
											schemaPath: "#/properties/choice/properties/agentIds/items/format",
											keyword: "format",
											params: { format: "uuid" },
											message: "must match format \"uuid\""
										};
										if (vErrors === null) vErrors = [err17];
										else vErrors.push(err17);
										errors++;
									}
								} else {
									const err18 = {
										instancePath: instancePath + "/choice/agentIds/" + i4,
										schemaPath: "#/properties/choice/properties/agentIds/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
								}
							}
							let i5 = data7.length;
							let j2;
							if (i5 > 1) {
								const indices2 = {};
								for (; i5--;) {
									let item2 = data7[i5];
									if (typeof item2 !== "string") continue;
									if (typeof indices2[item2] == "number") {
										j2 = indices2[item2];
										const err19 = {
											instancePath: instancePath + "/choice/agentIds",
											schemaPath: "#/properties/choice/properties/agentIds/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i5,
												j: j2
											},
											message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
										};
										if (vErrors === null) vErrors = [err19];
										else vErrors.push(err19);
										errors++;
										break;
									}
									indices2[item2] = i5;
								}
							}
						} else {
							const err20 = {
								instancePath: instancePath + "/choice/agentIds",
								schemaPath: "#/properties/choice/properties/agentIds/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
					if (data1.onlyExclusive !== void 0) {
						if (typeof data1.onlyExclusive !== "boolean") {
							const err21 = {
								instancePath: instancePath + "/choice/onlyExclusive",
								schemaPath: "#/properties/choice/properties/onlyExclusive/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
					if (data1.keepReserved !== void 0) {
						if (typeof data1.keepReserved !== "boolean") {
							const err22 = {
								instancePath: instancePath + "/choice/keepReserved",
								schemaPath: "#/properties/choice/properties/keepReserved/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					}
					if (data1.minQuality !== void 0) {
						let data11 = data1.minQuality;
						if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
							const err23 = {
								instancePath: instancePath + "/choice/minQuality",
								schemaPath: "#/properties/choice/properties/minQuality/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
						if (typeof data11 == "number") {
							if (data11 > 100 || isNaN(data11)) {
								const err24 = {
									instancePath: instancePath + "/choice/minQuality",
									schemaPath: "#/properties/choice/properties/minQuality/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 100
									},
									message: "must be <= 100"
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
							if (data11 < 0 || isNaN(data11)) {
								const err25 = {
									instancePath: instancePath + "/choice/minQuality",
									schemaPath: "#/properties/choice/properties/minQuality/minimum",
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
				} else {
					const err26 = {
						instancePath: instancePath + "/choice",
						schemaPath: "#/properties/choice/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
			if (data.content !== void 0) {
				let data12 = data.content;
				if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
					for (const key2 in data12) if (!(key2 === "languages" || key2 === "imageMax" || key2 === "contact")) {
						const err27 = {
							instancePath: instancePath + "/content",
							schemaPath: "#/properties/content/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
					if (data12.languages !== void 0) {
						let data13 = data12.languages;
						if (Array.isArray(data13)) {
							if (data13.length > 26) {
								const err28 = {
									instancePath: instancePath + "/content/languages",
									schemaPath: "#/properties/content/properties/languages/maxItems",
									keyword: "maxItems",
									params: { limit: 26 },
									message: "must NOT have more than 26 items"
								};
								if (vErrors === null) vErrors = [err28];
								else vErrors.push(err28);
								errors++;
							}
							const len3 = data13.length;
							for (let i6 = 0; i6 < len3; i6++) {
								let data14 = data13[i6];
								if (typeof data14 !== "string") {
									const err29 = {
										instancePath: instancePath + "/content/languages/" + i6,
										schemaPath: "#/properties/content/properties/languages/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err29];
									else vErrors.push(err29);
									errors++;
								}
								if (!(data14 === "es" || data14 === "en" || data14 === "ca" || data14 === "de" || data14 === "fr" || data14 === "it" || data14 === "pt" || data14 === "nl" || data14 === "sv" || data14 === "da" || data14 === "fi" || data14 === "pl" || data14 === "ru" || data14 === "bg" || data14 === "hr" || data14 === "cs" || data14 === "et" || data14 === "el" || data14 === "hu" || data14 === "ga" || data14 === "lv" || data14 === "lt" || data14 === "mt" || data14 === "ro" || data14 === "sk" || data14 === "sl")) {
									const err30 = {
										instancePath: instancePath + "/content/languages/" + i6,
										schemaPath: "#/properties/content/properties/languages/items/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.content.properties.languages.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err30];
									else vErrors.push(err30);
									errors++;
								}
							}
							let i7 = data13.length;
							let j3;
							if (i7 > 1) {
								const indices3 = {};
								for (; i7--;) {
									let item3 = data13[i7];
									if (typeof item3 !== "string") continue;
									if (typeof indices3[item3] == "number") {
										j3 = indices3[item3];
										const err31 = {
											instancePath: instancePath + "/content/languages",
											schemaPath: "#/properties/content/properties/languages/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i7,
												j: j3
											},
											message: "must NOT have duplicate items (items ## " + j3 + " and " + i7 + " are identical)"
										};
										if (vErrors === null) vErrors = [err31];
										else vErrors.push(err31);
										errors++;
										break;
									}
									indices3[item3] = i7;
								}
							}
						} else {
							const err32 = {
								instancePath: instancePath + "/content/languages",
								schemaPath: "#/properties/content/properties/languages/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
					}
					if (data12.imageMax !== void 0) {
						let data15 = data12.imageMax;
						if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15))) {
							const err33 = {
								instancePath: instancePath + "/content/imageMax",
								schemaPath: "#/properties/content/properties/imageMax/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
						if (typeof data15 == "number") {
							if (data15 > 50 || isNaN(data15)) {
								const err34 = {
									instancePath: instancePath + "/content/imageMax",
									schemaPath: "#/properties/content/properties/imageMax/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 50
									},
									message: "must be <= 50"
								};
								if (vErrors === null) vErrors = [err34];
								else vErrors.push(err34);
								errors++;
							}
							if (data15 < 1 || isNaN(data15)) {
								const err35 = {
									instancePath: instancePath + "/content/imageMax",
									schemaPath: "#/properties/content/properties/imageMax/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err35];
								else vErrors.push(err35);
								errors++;
							}
						}
					}
					if (data12.contact !== void 0) {
						let data16 = data12.contact;
						if (typeof data16 !== "string") {
							const err36 = {
								instancePath: instancePath + "/content/contact",
								schemaPath: "#/properties/content/properties/contact/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
						if (!(data16 === "agency" || data16 === "agent")) {
							const err37 = {
								instancePath: instancePath + "/content/contact",
								schemaPath: "#/properties/content/properties/contact/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.content.properties.contact.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
					}
				} else {
					const err38 = {
						instancePath: instancePath + "/content",
						schemaPath: "#/properties/content/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
			}
		} else {
			const err39 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err39];
			else vErrors.push(err39);
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

export default require_integration_KyeroSettings();
