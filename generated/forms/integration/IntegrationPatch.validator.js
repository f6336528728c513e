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
				"properties": {
					"publishUnready": { "type": "boolean" },
					"ownPortfolio": { "type": "boolean" }
				}
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
			},
			"idealista": {
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
			},
			"fotocasa": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"publications": {
						"type": "array",
						"maxItems": 5,
						"uniqueItems": true,
						"items": {
							"type": "string",
							"enum": [
								"pisos",
								"spainhouses",
								"kyero",
								"thinkspain",
								"listglobally"
							]
						}
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
			"websiteSchema": {
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
			"meta": {
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
			"google": {
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
			"apiKey": {
				"type": "string",
				"minLength": 8,
				"maxLength": 200,
				"pattern": "^[!-~]+$"
			}
		}
	};
	const func1 = Object.prototype.hasOwnProperty;
	const func2 = require_ucs2length().default;
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const pattern4 = new RegExp("^ilc[a-z0-9]{40}$", "u");
	const pattern5 = new RegExp("^[ -~]+$", "u");
	const pattern6 = new RegExp("^[!-~]+$", "u");
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
			for (const key0 in data) if (!func1.call(schema31.properties, key0)) {
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
					if (func2(data1) > 80) {
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
					if (func2(data1) < 1) {
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
					for (const key1 in data2) if (!(key1 === "publishUnready" || key1 === "ownPortfolio")) {
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
					if (data2.ownPortfolio !== void 0) {
						if (typeof data2.ownPortfolio !== "boolean") {
							const err9 = {
								instancePath: instancePath + "/feed/ownPortfolio",
								schemaPath: "#/properties/feed/properties/ownPortfolio/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/feed",
						schemaPath: "#/properties/feed/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.state !== void 0) {
				let data5 = data.state;
				if (typeof data5 !== "string") {
					const err11 = {
						instancePath: instancePath + "/state",
						schemaPath: "#/properties/state/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (!(data5 === "active" || data5 === "paused")) {
					const err12 = {
						instancePath: instancePath + "/state",
						schemaPath: "#/properties/state/enum",
						keyword: "enum",
						params: { allowedValues: schema31.properties.state.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.kyero !== void 0) {
				let data6 = data.kyero;
				if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
					for (const key2 in data6) if (!(key2 === "level" || key2 === "choice" || key2 === "content")) {
						const err13 = {
							instancePath: instancePath + "/kyero",
							schemaPath: "#/properties/kyero/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					if (data6.level !== void 0) {
						let data7 = data6.level;
						if (typeof data7 !== "string") {
							const err14 = {
								instancePath: instancePath + "/kyero/level",
								schemaPath: "#/properties/kyero/properties/level/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (!(data7 === "3.0" || data7 === "3.8")) {
							const err15 = {
								instancePath: instancePath + "/kyero/level",
								schemaPath: "#/properties/kyero/properties/level/enum",
								keyword: "enum",
								params: { allowedValues: schema31.properties.kyero.properties.level.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					}
					if (data6.choice !== void 0) {
						let data8 = data6.choice;
						if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
							for (const key3 in data8) if (!(key3 === "mode" || key3 === "operations" || key3 === "types" || key3 === "agentIds" || key3 === "onlyExclusive" || key3 === "keepReserved" || key3 === "minQuality")) {
								const err16 = {
									instancePath: instancePath + "/kyero/choice",
									schemaPath: "#/properties/kyero/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key3 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
							if (data8.mode !== void 0) {
								let data9 = data8.mode;
								if (typeof data9 !== "string") {
									const err17 = {
										instancePath: instancePath + "/kyero/choice/mode",
										schemaPath: "#/properties/kyero/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
								if (!(data9 === "all" || data9 === "chosen")) {
									const err18 = {
										instancePath: instancePath + "/kyero/choice/mode",
										schemaPath: "#/properties/kyero/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.kyero.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
								}
							}
							if (data8.operations !== void 0) {
								let data10 = data8.operations;
								if (Array.isArray(data10)) {
									if (data10.length > 7) {
										const err19 = {
											instancePath: instancePath + "/kyero/choice/operations",
											schemaPath: "#/properties/kyero/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err19];
										else vErrors.push(err19);
										errors++;
									}
									const len0 = data10.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data11 = data10[i0];
										if (typeof data11 !== "string") {
											const err20 = {
												instancePath: instancePath + "/kyero/choice/operations/" + i0,
												schemaPath: "#/properties/kyero/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err20];
											else vErrors.push(err20);
											errors++;
										}
										if (!(data11 === "V" || data11 === "A" || data11 === "TDA" || data11 === "ON" || data11 === "NP" || data11 === "T" || data11 === "VOT")) {
											const err21 = {
												instancePath: instancePath + "/kyero/choice/operations/" + i0,
												schemaPath: "#/properties/kyero/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.kyero.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err21];
											else vErrors.push(err21);
											errors++;
										}
									}
									let i1 = data10.length;
									let j0;
									if (i1 > 1) {
										const indices0 = {};
										for (; i1--;) {
											let item0 = data10[i1];
											if (typeof item0 !== "string") continue;
											if (typeof indices0[item0] == "number") {
												j0 = indices0[item0];
												const err22 = {
													instancePath: instancePath + "/kyero/choice/operations",
													schemaPath: "#/properties/kyero/properties/choice/properties/operations/uniqueItems",
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
										instancePath: instancePath + "/kyero/choice/operations",
										schemaPath: "#/properties/kyero/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err23];
									else vErrors.push(err23);
									errors++;
								}
							}
							if (data8.types !== void 0) {
								let data12 = data8.types;
								if (Array.isArray(data12)) {
									if (data12.length > 9) {
										const err24 = {
											instancePath: instancePath + "/kyero/choice/types",
											schemaPath: "#/properties/kyero/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err24];
										else vErrors.push(err24);
										errors++;
									}
									const len1 = data12.length;
									for (let i2 = 0; i2 < len1; i2++) {
										let data13 = data12[i2];
										if (typeof data13 !== "string") {
											const err25 = {
												instancePath: instancePath + "/kyero/choice/types/" + i2,
												schemaPath: "#/properties/kyero/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err25];
											else vErrors.push(err25);
											errors++;
										}
										if (!(data13 === "vivienda" || data13 === "oficina" || data13 === "local" || data13 === "terreno" || data13 === "parking" || data13 === "edificio" || data13 === "nave" || data13 === "trastero" || data13 === "hotel")) {
											const err26 = {
												instancePath: instancePath + "/kyero/choice/types/" + i2,
												schemaPath: "#/properties/kyero/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.kyero.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err26];
											else vErrors.push(err26);
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
												const err27 = {
													instancePath: instancePath + "/kyero/choice/types",
													schemaPath: "#/properties/kyero/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i3,
														j: j1
													},
													message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
												};
												if (vErrors === null) vErrors = [err27];
												else vErrors.push(err27);
												errors++;
												break;
											}
											indices1[item1] = i3;
										}
									}
								} else {
									const err28 = {
										instancePath: instancePath + "/kyero/choice/types",
										schemaPath: "#/properties/kyero/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err28];
									else vErrors.push(err28);
									errors++;
								}
							}
							if (data8.agentIds !== void 0) {
								let data14 = data8.agentIds;
								if (Array.isArray(data14)) {
									if (data14.length > 100) {
										const err29 = {
											instancePath: instancePath + "/kyero/choice/agentIds",
											schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err29];
										else vErrors.push(err29);
										errors++;
									}
									const len2 = data14.length;
									for (let i4 = 0; i4 < len2; i4++) {
										let data15 = data14[i4];
										if (typeof data15 === "string") {
											if (!formats0.test(data15)) {
												const err30 = {
													instancePath: instancePath + "/kyero/choice/agentIds/" + i4,
													schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/items/format",
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
												instancePath: instancePath + "/kyero/choice/agentIds/" + i4,
												schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err31];
											else vErrors.push(err31);
											errors++;
										}
									}
									let i5 = data14.length;
									let j2;
									if (i5 > 1) {
										const indices2 = {};
										for (; i5--;) {
											let item2 = data14[i5];
											if (typeof item2 !== "string") continue;
											if (typeof indices2[item2] == "number") {
												j2 = indices2[item2];
												const err32 = {
													instancePath: instancePath + "/kyero/choice/agentIds",
													schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i5,
														j: j2
													},
													message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
												};
												if (vErrors === null) vErrors = [err32];
												else vErrors.push(err32);
												errors++;
												break;
											}
											indices2[item2] = i5;
										}
									}
								} else {
									const err33 = {
										instancePath: instancePath + "/kyero/choice/agentIds",
										schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err33];
									else vErrors.push(err33);
									errors++;
								}
							}
							if (data8.onlyExclusive !== void 0) {
								if (typeof data8.onlyExclusive !== "boolean") {
									const err34 = {
										instancePath: instancePath + "/kyero/choice/onlyExclusive",
										schemaPath: "#/properties/kyero/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err34];
									else vErrors.push(err34);
									errors++;
								}
							}
							if (data8.keepReserved !== void 0) {
								if (typeof data8.keepReserved !== "boolean") {
									const err35 = {
										instancePath: instancePath + "/kyero/choice/keepReserved",
										schemaPath: "#/properties/kyero/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err35];
									else vErrors.push(err35);
									errors++;
								}
							}
							if (data8.minQuality !== void 0) {
								let data18 = data8.minQuality;
								if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18))) {
									const err36 = {
										instancePath: instancePath + "/kyero/choice/minQuality",
										schemaPath: "#/properties/kyero/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
								if (typeof data18 == "number") {
									if (data18 > 100 || isNaN(data18)) {
										const err37 = {
											instancePath: instancePath + "/kyero/choice/minQuality",
											schemaPath: "#/properties/kyero/properties/choice/properties/minQuality/maximum",
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
									if (data18 < 0 || isNaN(data18)) {
										const err38 = {
											instancePath: instancePath + "/kyero/choice/minQuality",
											schemaPath: "#/properties/kyero/properties/choice/properties/minQuality/minimum",
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
								}
							}
						} else {
							const err39 = {
								instancePath: instancePath + "/kyero/choice",
								schemaPath: "#/properties/kyero/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err39];
							else vErrors.push(err39);
							errors++;
						}
					}
					if (data6.content !== void 0) {
						let data19 = data6.content;
						if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
							for (const key4 in data19) if (!(key4 === "languages" || key4 === "imageMax" || key4 === "contact")) {
								const err40 = {
									instancePath: instancePath + "/kyero/content",
									schemaPath: "#/properties/kyero/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key4 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err40];
								else vErrors.push(err40);
								errors++;
							}
							if (data19.languages !== void 0) {
								let data20 = data19.languages;
								if (Array.isArray(data20)) {
									if (data20.length > 26) {
										const err41 = {
											instancePath: instancePath + "/kyero/content/languages",
											schemaPath: "#/properties/kyero/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err41];
										else vErrors.push(err41);
										errors++;
									}
									const len3 = data20.length;
									for (let i6 = 0; i6 < len3; i6++) {
										let data21 = data20[i6];
										if (typeof data21 !== "string") {
											const err42 = {
												instancePath: instancePath + "/kyero/content/languages/" + i6,
												schemaPath: "#/properties/kyero/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err42];
											else vErrors.push(err42);
											errors++;
										}
										if (!(data21 === "es" || data21 === "en" || data21 === "ca" || data21 === "de" || data21 === "fr" || data21 === "it" || data21 === "pt" || data21 === "nl" || data21 === "sv" || data21 === "da" || data21 === "fi" || data21 === "pl" || data21 === "ru" || data21 === "bg" || data21 === "hr" || data21 === "cs" || data21 === "et" || data21 === "el" || data21 === "hu" || data21 === "ga" || data21 === "lv" || data21 === "lt" || data21 === "mt" || data21 === "ro" || data21 === "sk" || data21 === "sl")) {
											const err43 = {
												instancePath: instancePath + "/kyero/content/languages/" + i6,
												schemaPath: "#/properties/kyero/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.kyero.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err43];
											else vErrors.push(err43);
											errors++;
										}
									}
									let i7 = data20.length;
									let j3;
									if (i7 > 1) {
										const indices3 = {};
										for (; i7--;) {
											let item3 = data20[i7];
											if (typeof item3 !== "string") continue;
											if (typeof indices3[item3] == "number") {
												j3 = indices3[item3];
												const err44 = {
													instancePath: instancePath + "/kyero/content/languages",
													schemaPath: "#/properties/kyero/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i7,
														j: j3
													},
													message: "must NOT have duplicate items (items ## " + j3 + " and " + i7 + " are identical)"
												};
												if (vErrors === null) vErrors = [err44];
												else vErrors.push(err44);
												errors++;
												break;
											}
											indices3[item3] = i7;
										}
									}
								} else {
									const err45 = {
										instancePath: instancePath + "/kyero/content/languages",
										schemaPath: "#/properties/kyero/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err45];
									else vErrors.push(err45);
									errors++;
								}
							}
							if (data19.imageMax !== void 0) {
								let data22 = data19.imageMax;
								if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22))) {
									const err46 = {
										instancePath: instancePath + "/kyero/content/imageMax",
										schemaPath: "#/properties/kyero/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err46];
									else vErrors.push(err46);
									errors++;
								}
								if (typeof data22 == "number") {
									if (data22 > 50 || isNaN(data22)) {
										const err47 = {
											instancePath: instancePath + "/kyero/content/imageMax",
											schemaPath: "#/properties/kyero/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err47];
										else vErrors.push(err47);
										errors++;
									}
									if (data22 < 1 || isNaN(data22)) {
										const err48 = {
											instancePath: instancePath + "/kyero/content/imageMax",
											schemaPath: "#/properties/kyero/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err48];
										else vErrors.push(err48);
										errors++;
									}
								}
							}
							if (data19.contact !== void 0) {
								let data23 = data19.contact;
								if (typeof data23 !== "string") {
									const err49 = {
										instancePath: instancePath + "/kyero/content/contact",
										schemaPath: "#/properties/kyero/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err49];
									else vErrors.push(err49);
									errors++;
								}
								if (!(data23 === "agency" || data23 === "agent")) {
									const err50 = {
										instancePath: instancePath + "/kyero/content/contact",
										schemaPath: "#/properties/kyero/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.kyero.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err50];
									else vErrors.push(err50);
									errors++;
								}
							}
						} else {
							const err51 = {
								instancePath: instancePath + "/kyero/content",
								schemaPath: "#/properties/kyero/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err51];
							else vErrors.push(err51);
							errors++;
						}
					}
				} else {
					const err52 = {
						instancePath: instancePath + "/kyero",
						schemaPath: "#/properties/kyero/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
			}
			if (data.websiteJson !== void 0) {
				let data24 = data.websiteJson;
				if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
					for (const key5 in data24) if (!(key5 === "choice" || key5 === "content")) {
						const err53 = {
							instancePath: instancePath + "/websiteJson",
							schemaPath: "#/properties/websiteJson/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key5 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err53];
						else vErrors.push(err53);
						errors++;
					}
					if (data24.choice !== void 0) {
						let data25 = data24.choice;
						if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
							for (const key6 in data25) if (!(key6 === "mode" || key6 === "operations" || key6 === "types" || key6 === "agentIds" || key6 === "onlyExclusive" || key6 === "keepReserved" || key6 === "minQuality")) {
								const err54 = {
									instancePath: instancePath + "/websiteJson/choice",
									schemaPath: "#/properties/websiteJson/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key6 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err54];
								else vErrors.push(err54);
								errors++;
							}
							if (data25.mode !== void 0) {
								let data26 = data25.mode;
								if (typeof data26 !== "string") {
									const err55 = {
										instancePath: instancePath + "/websiteJson/choice/mode",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err55];
									else vErrors.push(err55);
									errors++;
								}
								if (!(data26 === "all" || data26 === "chosen")) {
									const err56 = {
										instancePath: instancePath + "/websiteJson/choice/mode",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteJson.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err56];
									else vErrors.push(err56);
									errors++;
								}
							}
							if (data25.operations !== void 0) {
								let data27 = data25.operations;
								if (Array.isArray(data27)) {
									if (data27.length > 7) {
										const err57 = {
											instancePath: instancePath + "/websiteJson/choice/operations",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err57];
										else vErrors.push(err57);
										errors++;
									}
									const len4 = data27.length;
									for (let i8 = 0; i8 < len4; i8++) {
										let data28 = data27[i8];
										if (typeof data28 !== "string") {
											const err58 = {
												instancePath: instancePath + "/websiteJson/choice/operations/" + i8,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err58];
											else vErrors.push(err58);
											errors++;
										}
										if (!(data28 === "V" || data28 === "A" || data28 === "TDA" || data28 === "ON" || data28 === "NP" || data28 === "T" || data28 === "VOT")) {
											const err59 = {
												instancePath: instancePath + "/websiteJson/choice/operations/" + i8,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteJson.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err59];
											else vErrors.push(err59);
											errors++;
										}
									}
									let i9 = data27.length;
									let j4;
									if (i9 > 1) {
										const indices4 = {};
										for (; i9--;) {
											let item4 = data27[i9];
											if (typeof item4 !== "string") continue;
											if (typeof indices4[item4] == "number") {
												j4 = indices4[item4];
												const err60 = {
													instancePath: instancePath + "/websiteJson/choice/operations",
													schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i9,
														j: j4
													},
													message: "must NOT have duplicate items (items ## " + j4 + " and " + i9 + " are identical)"
												};
												if (vErrors === null) vErrors = [err60];
												else vErrors.push(err60);
												errors++;
												break;
											}
											indices4[item4] = i9;
										}
									}
								} else {
									const err61 = {
										instancePath: instancePath + "/websiteJson/choice/operations",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err61];
									else vErrors.push(err61);
									errors++;
								}
							}
							if (data25.types !== void 0) {
								let data29 = data25.types;
								if (Array.isArray(data29)) {
									if (data29.length > 9) {
										const err62 = {
											instancePath: instancePath + "/websiteJson/choice/types",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err62];
										else vErrors.push(err62);
										errors++;
									}
									const len5 = data29.length;
									for (let i10 = 0; i10 < len5; i10++) {
										let data30 = data29[i10];
										if (typeof data30 !== "string") {
											const err63 = {
												instancePath: instancePath + "/websiteJson/choice/types/" + i10,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err63];
											else vErrors.push(err63);
											errors++;
										}
										if (!(data30 === "vivienda" || data30 === "oficina" || data30 === "local" || data30 === "terreno" || data30 === "parking" || data30 === "edificio" || data30 === "nave" || data30 === "trastero" || data30 === "hotel")) {
											const err64 = {
												instancePath: instancePath + "/websiteJson/choice/types/" + i10,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteJson.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err64];
											else vErrors.push(err64);
											errors++;
										}
									}
									let i11 = data29.length;
									let j5;
									if (i11 > 1) {
										const indices5 = {};
										for (; i11--;) {
											let item5 = data29[i11];
											if (typeof item5 !== "string") continue;
											if (typeof indices5[item5] == "number") {
												j5 = indices5[item5];
												const err65 = {
													instancePath: instancePath + "/websiteJson/choice/types",
													schemaPath: "#/properties/websiteJson/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i11,
														j: j5
													},
													message: "must NOT have duplicate items (items ## " + j5 + " and " + i11 + " are identical)"
												};
												if (vErrors === null) vErrors = [err65];
												else vErrors.push(err65);
												errors++;
												break;
											}
											indices5[item5] = i11;
										}
									}
								} else {
									const err66 = {
										instancePath: instancePath + "/websiteJson/choice/types",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err66];
									else vErrors.push(err66);
									errors++;
								}
							}
							if (data25.agentIds !== void 0) {
								let data31 = data25.agentIds;
								if (Array.isArray(data31)) {
									if (data31.length > 100) {
										const err67 = {
											instancePath: instancePath + "/websiteJson/choice/agentIds",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err67];
										else vErrors.push(err67);
										errors++;
									}
									const len6 = data31.length;
									for (let i12 = 0; i12 < len6; i12++) {
										let data32 = data31[i12];
										if (typeof data32 === "string") {
											if (!formats0.test(data32)) {
												const err68 = {
													instancePath: instancePath + "/websiteJson/choice/agentIds/" + i12,
													schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err68];
												else vErrors.push(err68);
												errors++;
											}
										} else {
											const err69 = {
												instancePath: instancePath + "/websiteJson/choice/agentIds/" + i12,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err69];
											else vErrors.push(err69);
											errors++;
										}
									}
									let i13 = data31.length;
									let j6;
									if (i13 > 1) {
										const indices6 = {};
										for (; i13--;) {
											let item6 = data31[i13];
											if (typeof item6 !== "string") continue;
											if (typeof indices6[item6] == "number") {
												j6 = indices6[item6];
												const err70 = {
													instancePath: instancePath + "/websiteJson/choice/agentIds",
													schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i13,
														j: j6
													},
													message: "must NOT have duplicate items (items ## " + j6 + " and " + i13 + " are identical)"
												};
												if (vErrors === null) vErrors = [err70];
												else vErrors.push(err70);
												errors++;
												break;
											}
											indices6[item6] = i13;
										}
									}
								} else {
									const err71 = {
										instancePath: instancePath + "/websiteJson/choice/agentIds",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err71];
									else vErrors.push(err71);
									errors++;
								}
							}
							if (data25.onlyExclusive !== void 0) {
								if (typeof data25.onlyExclusive !== "boolean") {
									const err72 = {
										instancePath: instancePath + "/websiteJson/choice/onlyExclusive",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err72];
									else vErrors.push(err72);
									errors++;
								}
							}
							if (data25.keepReserved !== void 0) {
								if (typeof data25.keepReserved !== "boolean") {
									const err73 = {
										instancePath: instancePath + "/websiteJson/choice/keepReserved",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err73];
									else vErrors.push(err73);
									errors++;
								}
							}
							if (data25.minQuality !== void 0) {
								let data35 = data25.minQuality;
								if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35))) {
									const err74 = {
										instancePath: instancePath + "/websiteJson/choice/minQuality",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err74];
									else vErrors.push(err74);
									errors++;
								}
								if (typeof data35 == "number") {
									if (data35 > 100 || isNaN(data35)) {
										const err75 = {
											instancePath: instancePath + "/websiteJson/choice/minQuality",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err75];
										else vErrors.push(err75);
										errors++;
									}
									if (data35 < 0 || isNaN(data35)) {
										const err76 = {
											instancePath: instancePath + "/websiteJson/choice/minQuality",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err76];
										else vErrors.push(err76);
										errors++;
									}
								}
							}
						} else {
							const err77 = {
								instancePath: instancePath + "/websiteJson/choice",
								schemaPath: "#/properties/websiteJson/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err77];
							else vErrors.push(err77);
							errors++;
						}
					}
					if (data24.content !== void 0) {
						let data36 = data24.content;
						if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
							for (const key7 in data36) if (!(key7 === "languages" || key7 === "imageMax" || key7 === "contact")) {
								const err78 = {
									instancePath: instancePath + "/websiteJson/content",
									schemaPath: "#/properties/websiteJson/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key7 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err78];
								else vErrors.push(err78);
								errors++;
							}
							if (data36.languages !== void 0) {
								let data37 = data36.languages;
								if (Array.isArray(data37)) {
									if (data37.length > 26) {
										const err79 = {
											instancePath: instancePath + "/websiteJson/content/languages",
											schemaPath: "#/properties/websiteJson/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err79];
										else vErrors.push(err79);
										errors++;
									}
									const len7 = data37.length;
									for (let i14 = 0; i14 < len7; i14++) {
										let data38 = data37[i14];
										if (typeof data38 !== "string") {
											const err80 = {
												instancePath: instancePath + "/websiteJson/content/languages/" + i14,
												schemaPath: "#/properties/websiteJson/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err80];
											else vErrors.push(err80);
											errors++;
										}
										if (!(data38 === "es" || data38 === "en" || data38 === "ca" || data38 === "de" || data38 === "fr" || data38 === "it" || data38 === "pt" || data38 === "nl" || data38 === "sv" || data38 === "da" || data38 === "fi" || data38 === "pl" || data38 === "ru" || data38 === "bg" || data38 === "hr" || data38 === "cs" || data38 === "et" || data38 === "el" || data38 === "hu" || data38 === "ga" || data38 === "lv" || data38 === "lt" || data38 === "mt" || data38 === "ro" || data38 === "sk" || data38 === "sl")) {
											const err81 = {
												instancePath: instancePath + "/websiteJson/content/languages/" + i14,
												schemaPath: "#/properties/websiteJson/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteJson.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err81];
											else vErrors.push(err81);
											errors++;
										}
									}
									let i15 = data37.length;
									let j7;
									if (i15 > 1) {
										const indices7 = {};
										for (; i15--;) {
											let item7 = data37[i15];
											if (typeof item7 !== "string") continue;
											if (typeof indices7[item7] == "number") {
												j7 = indices7[item7];
												const err82 = {
													instancePath: instancePath + "/websiteJson/content/languages",
													schemaPath: "#/properties/websiteJson/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i15,
														j: j7
													},
													message: "must NOT have duplicate items (items ## " + j7 + " and " + i15 + " are identical)"
												};
												if (vErrors === null) vErrors = [err82];
												else vErrors.push(err82);
												errors++;
												break;
											}
											indices7[item7] = i15;
										}
									}
								} else {
									const err83 = {
										instancePath: instancePath + "/websiteJson/content/languages",
										schemaPath: "#/properties/websiteJson/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err83];
									else vErrors.push(err83);
									errors++;
								}
							}
							if (data36.imageMax !== void 0) {
								let data39 = data36.imageMax;
								if (!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39))) {
									const err84 = {
										instancePath: instancePath + "/websiteJson/content/imageMax",
										schemaPath: "#/properties/websiteJson/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err84];
									else vErrors.push(err84);
									errors++;
								}
								if (typeof data39 == "number") {
									if (data39 > 50 || isNaN(data39)) {
										const err85 = {
											instancePath: instancePath + "/websiteJson/content/imageMax",
											schemaPath: "#/properties/websiteJson/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err85];
										else vErrors.push(err85);
										errors++;
									}
									if (data39 < 1 || isNaN(data39)) {
										const err86 = {
											instancePath: instancePath + "/websiteJson/content/imageMax",
											schemaPath: "#/properties/websiteJson/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err86];
										else vErrors.push(err86);
										errors++;
									}
								}
							}
							if (data36.contact !== void 0) {
								let data40 = data36.contact;
								if (typeof data40 !== "string") {
									const err87 = {
										instancePath: instancePath + "/websiteJson/content/contact",
										schemaPath: "#/properties/websiteJson/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err87];
									else vErrors.push(err87);
									errors++;
								}
								if (!(data40 === "agency" || data40 === "agent")) {
									const err88 = {
										instancePath: instancePath + "/websiteJson/content/contact",
										schemaPath: "#/properties/websiteJson/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteJson.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err88];
									else vErrors.push(err88);
									errors++;
								}
							}
						} else {
							const err89 = {
								instancePath: instancePath + "/websiteJson/content",
								schemaPath: "#/properties/websiteJson/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err89];
							else vErrors.push(err89);
							errors++;
						}
					}
				} else {
					const err90 = {
						instancePath: instancePath + "/websiteJson",
						schemaPath: "#/properties/websiteJson/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err90];
					else vErrors.push(err90);
					errors++;
				}
			}
			if (data.websiteCsv !== void 0) {
				let data41 = data.websiteCsv;
				if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
					for (const key8 in data41) if (!(key8 === "choice" || key8 === "content")) {
						const err91 = {
							instancePath: instancePath + "/websiteCsv",
							schemaPath: "#/properties/websiteCsv/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key8 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err91];
						else vErrors.push(err91);
						errors++;
					}
					if (data41.choice !== void 0) {
						let data42 = data41.choice;
						if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
							for (const key9 in data42) if (!(key9 === "mode" || key9 === "operations" || key9 === "types" || key9 === "agentIds" || key9 === "onlyExclusive" || key9 === "keepReserved" || key9 === "minQuality")) {
								const err92 = {
									instancePath: instancePath + "/websiteCsv/choice",
									schemaPath: "#/properties/websiteCsv/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key9 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err92];
								else vErrors.push(err92);
								errors++;
							}
							if (data42.mode !== void 0) {
								let data43 = data42.mode;
								if (typeof data43 !== "string") {
									const err93 = {
										instancePath: instancePath + "/websiteCsv/choice/mode",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err93];
									else vErrors.push(err93);
									errors++;
								}
								if (!(data43 === "all" || data43 === "chosen")) {
									const err94 = {
										instancePath: instancePath + "/websiteCsv/choice/mode",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteCsv.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err94];
									else vErrors.push(err94);
									errors++;
								}
							}
							if (data42.operations !== void 0) {
								let data44 = data42.operations;
								if (Array.isArray(data44)) {
									if (data44.length > 7) {
										const err95 = {
											instancePath: instancePath + "/websiteCsv/choice/operations",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err95];
										else vErrors.push(err95);
										errors++;
									}
									const len8 = data44.length;
									for (let i16 = 0; i16 < len8; i16++) {
										let data45 = data44[i16];
										if (typeof data45 !== "string") {
											const err96 = {
												instancePath: instancePath + "/websiteCsv/choice/operations/" + i16,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err96];
											else vErrors.push(err96);
											errors++;
										}
										if (!(data45 === "V" || data45 === "A" || data45 === "TDA" || data45 === "ON" || data45 === "NP" || data45 === "T" || data45 === "VOT")) {
											const err97 = {
												instancePath: instancePath + "/websiteCsv/choice/operations/" + i16,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteCsv.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err97];
											else vErrors.push(err97);
											errors++;
										}
									}
									let i17 = data44.length;
									let j8;
									if (i17 > 1) {
										const indices8 = {};
										for (; i17--;) {
											let item8 = data44[i17];
											if (typeof item8 !== "string") continue;
											if (typeof indices8[item8] == "number") {
												j8 = indices8[item8];
												const err98 = {
													instancePath: instancePath + "/websiteCsv/choice/operations",
													schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i17,
														j: j8
													},
													message: "must NOT have duplicate items (items ## " + j8 + " and " + i17 + " are identical)"
												};
												if (vErrors === null) vErrors = [err98];
												else vErrors.push(err98);
												errors++;
												break;
											}
											indices8[item8] = i17;
										}
									}
								} else {
									const err99 = {
										instancePath: instancePath + "/websiteCsv/choice/operations",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err99];
									else vErrors.push(err99);
									errors++;
								}
							}
							if (data42.types !== void 0) {
								let data46 = data42.types;
								if (Array.isArray(data46)) {
									if (data46.length > 9) {
										const err100 = {
											instancePath: instancePath + "/websiteCsv/choice/types",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err100];
										else vErrors.push(err100);
										errors++;
									}
									const len9 = data46.length;
									for (let i18 = 0; i18 < len9; i18++) {
										let data47 = data46[i18];
										if (typeof data47 !== "string") {
											const err101 = {
												instancePath: instancePath + "/websiteCsv/choice/types/" + i18,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err101];
											else vErrors.push(err101);
											errors++;
										}
										if (!(data47 === "vivienda" || data47 === "oficina" || data47 === "local" || data47 === "terreno" || data47 === "parking" || data47 === "edificio" || data47 === "nave" || data47 === "trastero" || data47 === "hotel")) {
											const err102 = {
												instancePath: instancePath + "/websiteCsv/choice/types/" + i18,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteCsv.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err102];
											else vErrors.push(err102);
											errors++;
										}
									}
									let i19 = data46.length;
									let j9;
									if (i19 > 1) {
										const indices9 = {};
										for (; i19--;) {
											let item9 = data46[i19];
											if (typeof item9 !== "string") continue;
											if (typeof indices9[item9] == "number") {
												j9 = indices9[item9];
												const err103 = {
													instancePath: instancePath + "/websiteCsv/choice/types",
													schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i19,
														j: j9
													},
													message: "must NOT have duplicate items (items ## " + j9 + " and " + i19 + " are identical)"
												};
												if (vErrors === null) vErrors = [err103];
												else vErrors.push(err103);
												errors++;
												break;
											}
											indices9[item9] = i19;
										}
									}
								} else {
									const err104 = {
										instancePath: instancePath + "/websiteCsv/choice/types",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err104];
									else vErrors.push(err104);
									errors++;
								}
							}
							if (data42.agentIds !== void 0) {
								let data48 = data42.agentIds;
								if (Array.isArray(data48)) {
									if (data48.length > 100) {
										const err105 = {
											instancePath: instancePath + "/websiteCsv/choice/agentIds",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err105];
										else vErrors.push(err105);
										errors++;
									}
									const len10 = data48.length;
									for (let i20 = 0; i20 < len10; i20++) {
										let data49 = data48[i20];
										if (typeof data49 === "string") {
											if (!formats0.test(data49)) {
												const err106 = {
													instancePath: instancePath + "/websiteCsv/choice/agentIds/" + i20,
													schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err106];
												else vErrors.push(err106);
												errors++;
											}
										} else {
											const err107 = {
												instancePath: instancePath + "/websiteCsv/choice/agentIds/" + i20,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err107];
											else vErrors.push(err107);
											errors++;
										}
									}
									let i21 = data48.length;
									let j10;
									if (i21 > 1) {
										const indices10 = {};
										for (; i21--;) {
											let item10 = data48[i21];
											if (typeof item10 !== "string") continue;
											if (typeof indices10[item10] == "number") {
												j10 = indices10[item10];
												const err108 = {
													instancePath: instancePath + "/websiteCsv/choice/agentIds",
													schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i21,
														j: j10
													},
													message: "must NOT have duplicate items (items ## " + j10 + " and " + i21 + " are identical)"
												};
												if (vErrors === null) vErrors = [err108];
												else vErrors.push(err108);
												errors++;
												break;
											}
											indices10[item10] = i21;
										}
									}
								} else {
									const err109 = {
										instancePath: instancePath + "/websiteCsv/choice/agentIds",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err109];
									else vErrors.push(err109);
									errors++;
								}
							}
							if (data42.onlyExclusive !== void 0) {
								if (typeof data42.onlyExclusive !== "boolean") {
									const err110 = {
										instancePath: instancePath + "/websiteCsv/choice/onlyExclusive",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err110];
									else vErrors.push(err110);
									errors++;
								}
							}
							if (data42.keepReserved !== void 0) {
								if (typeof data42.keepReserved !== "boolean") {
									const err111 = {
										instancePath: instancePath + "/websiteCsv/choice/keepReserved",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err111];
									else vErrors.push(err111);
									errors++;
								}
							}
							if (data42.minQuality !== void 0) {
								let data52 = data42.minQuality;
								if (!(typeof data52 == "number" && !(data52 % 1) && !isNaN(data52))) {
									const err112 = {
										instancePath: instancePath + "/websiteCsv/choice/minQuality",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err112];
									else vErrors.push(err112);
									errors++;
								}
								if (typeof data52 == "number") {
									if (data52 > 100 || isNaN(data52)) {
										const err113 = {
											instancePath: instancePath + "/websiteCsv/choice/minQuality",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err113];
										else vErrors.push(err113);
										errors++;
									}
									if (data52 < 0 || isNaN(data52)) {
										const err114 = {
											instancePath: instancePath + "/websiteCsv/choice/minQuality",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err114];
										else vErrors.push(err114);
										errors++;
									}
								}
							}
						} else {
							const err115 = {
								instancePath: instancePath + "/websiteCsv/choice",
								schemaPath: "#/properties/websiteCsv/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err115];
							else vErrors.push(err115);
							errors++;
						}
					}
					if (data41.content !== void 0) {
						let data53 = data41.content;
						if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
							for (const key10 in data53) if (!(key10 === "languages" || key10 === "imageMax" || key10 === "contact")) {
								const err116 = {
									instancePath: instancePath + "/websiteCsv/content",
									schemaPath: "#/properties/websiteCsv/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key10 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err116];
								else vErrors.push(err116);
								errors++;
							}
							if (data53.languages !== void 0) {
								let data54 = data53.languages;
								if (Array.isArray(data54)) {
									if (data54.length > 26) {
										const err117 = {
											instancePath: instancePath + "/websiteCsv/content/languages",
											schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err117];
										else vErrors.push(err117);
										errors++;
									}
									const len11 = data54.length;
									for (let i22 = 0; i22 < len11; i22++) {
										let data55 = data54[i22];
										if (typeof data55 !== "string") {
											const err118 = {
												instancePath: instancePath + "/websiteCsv/content/languages/" + i22,
												schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err118];
											else vErrors.push(err118);
											errors++;
										}
										if (!(data55 === "es" || data55 === "en" || data55 === "ca" || data55 === "de" || data55 === "fr" || data55 === "it" || data55 === "pt" || data55 === "nl" || data55 === "sv" || data55 === "da" || data55 === "fi" || data55 === "pl" || data55 === "ru" || data55 === "bg" || data55 === "hr" || data55 === "cs" || data55 === "et" || data55 === "el" || data55 === "hu" || data55 === "ga" || data55 === "lv" || data55 === "lt" || data55 === "mt" || data55 === "ro" || data55 === "sk" || data55 === "sl")) {
											const err119 = {
												instancePath: instancePath + "/websiteCsv/content/languages/" + i22,
												schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteCsv.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err119];
											else vErrors.push(err119);
											errors++;
										}
									}
									let i23 = data54.length;
									let j11;
									if (i23 > 1) {
										const indices11 = {};
										for (; i23--;) {
											let item11 = data54[i23];
											if (typeof item11 !== "string") continue;
											if (typeof indices11[item11] == "number") {
												j11 = indices11[item11];
												const err120 = {
													instancePath: instancePath + "/websiteCsv/content/languages",
													schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i23,
														j: j11
													},
													message: "must NOT have duplicate items (items ## " + j11 + " and " + i23 + " are identical)"
												};
												if (vErrors === null) vErrors = [err120];
												else vErrors.push(err120);
												errors++;
												break;
											}
											indices11[item11] = i23;
										}
									}
								} else {
									const err121 = {
										instancePath: instancePath + "/websiteCsv/content/languages",
										schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err121];
									else vErrors.push(err121);
									errors++;
								}
							}
							if (data53.imageMax !== void 0) {
								let data56 = data53.imageMax;
								if (!(typeof data56 == "number" && !(data56 % 1) && !isNaN(data56))) {
									const err122 = {
										instancePath: instancePath + "/websiteCsv/content/imageMax",
										schemaPath: "#/properties/websiteCsv/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err122];
									else vErrors.push(err122);
									errors++;
								}
								if (typeof data56 == "number") {
									if (data56 > 50 || isNaN(data56)) {
										const err123 = {
											instancePath: instancePath + "/websiteCsv/content/imageMax",
											schemaPath: "#/properties/websiteCsv/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err123];
										else vErrors.push(err123);
										errors++;
									}
									if (data56 < 1 || isNaN(data56)) {
										const err124 = {
											instancePath: instancePath + "/websiteCsv/content/imageMax",
											schemaPath: "#/properties/websiteCsv/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err124];
										else vErrors.push(err124);
										errors++;
									}
								}
							}
							if (data53.contact !== void 0) {
								let data57 = data53.contact;
								if (typeof data57 !== "string") {
									const err125 = {
										instancePath: instancePath + "/websiteCsv/content/contact",
										schemaPath: "#/properties/websiteCsv/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err125];
									else vErrors.push(err125);
									errors++;
								}
								if (!(data57 === "agency" || data57 === "agent")) {
									const err126 = {
										instancePath: instancePath + "/websiteCsv/content/contact",
										schemaPath: "#/properties/websiteCsv/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteCsv.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err126];
									else vErrors.push(err126);
									errors++;
								}
							}
						} else {
							const err127 = {
								instancePath: instancePath + "/websiteCsv/content",
								schemaPath: "#/properties/websiteCsv/properties/content/type",
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
						instancePath: instancePath + "/websiteCsv",
						schemaPath: "#/properties/websiteCsv/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err128];
					else vErrors.push(err128);
					errors++;
				}
			}
			if (data.idealista !== void 0) {
				let data58 = data.idealista;
				if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
					for (const key11 in data58) if (!(key11 === "customerCode" || key11 === "customerReference" || key11 === "visibility" || key11 === "choice" || key11 === "content")) {
						const err129 = {
							instancePath: instancePath + "/idealista",
							schemaPath: "#/properties/idealista/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key11 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err129];
						else vErrors.push(err129);
						errors++;
					}
					if (data58.customerCode !== void 0) {
						let data59 = data58.customerCode;
						if (typeof data59 === "string") {
							if (!pattern4.test(data59)) {
								const err130 = {
									instancePath: instancePath + "/idealista/customerCode",
									schemaPath: "#/properties/idealista/properties/customerCode/pattern",
									keyword: "pattern",
									params: { pattern: "^ilc[a-z0-9]{40}$" },
									message: "must match pattern \"^ilc[a-z0-9]{40}$\""
								};
								if (vErrors === null) vErrors = [err130];
								else vErrors.push(err130);
								errors++;
							}
						} else {
							const err131 = {
								instancePath: instancePath + "/idealista/customerCode",
								schemaPath: "#/properties/idealista/properties/customerCode/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err131];
							else vErrors.push(err131);
							errors++;
						}
					}
					if (data58.customerReference !== void 0) {
						let data60 = data58.customerReference;
						if (typeof data60 === "string") {
							if (func2(data60) > 50) {
								const err132 = {
									instancePath: instancePath + "/idealista/customerReference",
									schemaPath: "#/properties/idealista/properties/customerReference/maxLength",
									keyword: "maxLength",
									params: { limit: 50 },
									message: "must NOT have more than 50 characters"
								};
								if (vErrors === null) vErrors = [err132];
								else vErrors.push(err132);
								errors++;
							}
							if (func2(data60) < 1) {
								const err133 = {
									instancePath: instancePath + "/idealista/customerReference",
									schemaPath: "#/properties/idealista/properties/customerReference/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err133];
								else vErrors.push(err133);
								errors++;
							}
							if (!pattern5.test(data60)) {
								const err134 = {
									instancePath: instancePath + "/idealista/customerReference",
									schemaPath: "#/properties/idealista/properties/customerReference/pattern",
									keyword: "pattern",
									params: { pattern: "^[ -~]+$" },
									message: "must match pattern \"^[ -~]+$\""
								};
								if (vErrors === null) vErrors = [err134];
								else vErrors.push(err134);
								errors++;
							}
						} else {
							const err135 = {
								instancePath: instancePath + "/idealista/customerReference",
								schemaPath: "#/properties/idealista/properties/customerReference/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err135];
							else vErrors.push(err135);
							errors++;
						}
					}
					if (data58.visibility !== void 0) {
						let data61 = data58.visibility;
						if (typeof data61 !== "string") {
							const err136 = {
								instancePath: instancePath + "/idealista/visibility",
								schemaPath: "#/properties/idealista/properties/visibility/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err136];
							else vErrors.push(err136);
							errors++;
						}
						if (!(data61 === "idealista" || data61 === "microsite" || data61 === "private")) {
							const err137 = {
								instancePath: instancePath + "/idealista/visibility",
								schemaPath: "#/properties/idealista/properties/visibility/enum",
								keyword: "enum",
								params: { allowedValues: schema31.properties.idealista.properties.visibility.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err137];
							else vErrors.push(err137);
							errors++;
						}
					}
					if (data58.choice !== void 0) {
						let data62 = data58.choice;
						if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
							for (const key12 in data62) if (!(key12 === "mode" || key12 === "operations" || key12 === "types" || key12 === "agentIds" || key12 === "onlyExclusive" || key12 === "keepReserved" || key12 === "minQuality")) {
								const err138 = {
									instancePath: instancePath + "/idealista/choice",
									schemaPath: "#/properties/idealista/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key12 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err138];
								else vErrors.push(err138);
								errors++;
							}
							if (data62.mode !== void 0) {
								let data63 = data62.mode;
								if (typeof data63 !== "string") {
									const err139 = {
										instancePath: instancePath + "/idealista/choice/mode",
										schemaPath: "#/properties/idealista/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err139];
									else vErrors.push(err139);
									errors++;
								}
								if (!(data63 === "all" || data63 === "chosen")) {
									const err140 = {
										instancePath: instancePath + "/idealista/choice/mode",
										schemaPath: "#/properties/idealista/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.idealista.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err140];
									else vErrors.push(err140);
									errors++;
								}
							}
							if (data62.operations !== void 0) {
								let data64 = data62.operations;
								if (Array.isArray(data64)) {
									if (data64.length > 7) {
										const err141 = {
											instancePath: instancePath + "/idealista/choice/operations",
											schemaPath: "#/properties/idealista/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err141];
										else vErrors.push(err141);
										errors++;
									}
									const len12 = data64.length;
									for (let i24 = 0; i24 < len12; i24++) {
										let data65 = data64[i24];
										if (typeof data65 !== "string") {
											const err142 = {
												instancePath: instancePath + "/idealista/choice/operations/" + i24,
												schemaPath: "#/properties/idealista/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err142];
											else vErrors.push(err142);
											errors++;
										}
										if (!(data65 === "V" || data65 === "A" || data65 === "TDA" || data65 === "ON" || data65 === "NP" || data65 === "T" || data65 === "VOT")) {
											const err143 = {
												instancePath: instancePath + "/idealista/choice/operations/" + i24,
												schemaPath: "#/properties/idealista/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.idealista.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err143];
											else vErrors.push(err143);
											errors++;
										}
									}
									let i25 = data64.length;
									let j12;
									if (i25 > 1) {
										const indices12 = {};
										for (; i25--;) {
											let item12 = data64[i25];
											if (typeof item12 !== "string") continue;
											if (typeof indices12[item12] == "number") {
												j12 = indices12[item12];
												const err144 = {
													instancePath: instancePath + "/idealista/choice/operations",
													schemaPath: "#/properties/idealista/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i25,
														j: j12
													},
													message: "must NOT have duplicate items (items ## " + j12 + " and " + i25 + " are identical)"
												};
												if (vErrors === null) vErrors = [err144];
												else vErrors.push(err144);
												errors++;
												break;
											}
											indices12[item12] = i25;
										}
									}
								} else {
									const err145 = {
										instancePath: instancePath + "/idealista/choice/operations",
										schemaPath: "#/properties/idealista/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err145];
									else vErrors.push(err145);
									errors++;
								}
							}
							if (data62.types !== void 0) {
								let data66 = data62.types;
								if (Array.isArray(data66)) {
									if (data66.length > 9) {
										const err146 = {
											instancePath: instancePath + "/idealista/choice/types",
											schemaPath: "#/properties/idealista/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err146];
										else vErrors.push(err146);
										errors++;
									}
									const len13 = data66.length;
									for (let i26 = 0; i26 < len13; i26++) {
										let data67 = data66[i26];
										if (typeof data67 !== "string") {
											const err147 = {
												instancePath: instancePath + "/idealista/choice/types/" + i26,
												schemaPath: "#/properties/idealista/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err147];
											else vErrors.push(err147);
											errors++;
										}
										if (!(data67 === "vivienda" || data67 === "oficina" || data67 === "local" || data67 === "terreno" || data67 === "parking" || data67 === "edificio" || data67 === "nave" || data67 === "trastero" || data67 === "hotel")) {
											const err148 = {
												instancePath: instancePath + "/idealista/choice/types/" + i26,
												schemaPath: "#/properties/idealista/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.idealista.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err148];
											else vErrors.push(err148);
											errors++;
										}
									}
									let i27 = data66.length;
									let j13;
									if (i27 > 1) {
										const indices13 = {};
										for (; i27--;) {
											let item13 = data66[i27];
											if (typeof item13 !== "string") continue;
											if (typeof indices13[item13] == "number") {
												j13 = indices13[item13];
												const err149 = {
													instancePath: instancePath + "/idealista/choice/types",
													schemaPath: "#/properties/idealista/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i27,
														j: j13
													},
													message: "must NOT have duplicate items (items ## " + j13 + " and " + i27 + " are identical)"
												};
												if (vErrors === null) vErrors = [err149];
												else vErrors.push(err149);
												errors++;
												break;
											}
											indices13[item13] = i27;
										}
									}
								} else {
									const err150 = {
										instancePath: instancePath + "/idealista/choice/types",
										schemaPath: "#/properties/idealista/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err150];
									else vErrors.push(err150);
									errors++;
								}
							}
							if (data62.agentIds !== void 0) {
								let data68 = data62.agentIds;
								if (Array.isArray(data68)) {
									if (data68.length > 100) {
										const err151 = {
											instancePath: instancePath + "/idealista/choice/agentIds",
											schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err151];
										else vErrors.push(err151);
										errors++;
									}
									const len14 = data68.length;
									for (let i28 = 0; i28 < len14; i28++) {
										let data69 = data68[i28];
										if (typeof data69 === "string") {
											if (!formats0.test(data69)) {
												const err152 = {
													instancePath: instancePath + "/idealista/choice/agentIds/" + i28,
													schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err152];
												else vErrors.push(err152);
												errors++;
											}
										} else {
											const err153 = {
												instancePath: instancePath + "/idealista/choice/agentIds/" + i28,
												schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err153];
											else vErrors.push(err153);
											errors++;
										}
									}
									let i29 = data68.length;
									let j14;
									if (i29 > 1) {
										const indices14 = {};
										for (; i29--;) {
											let item14 = data68[i29];
											if (typeof item14 !== "string") continue;
											if (typeof indices14[item14] == "number") {
												j14 = indices14[item14];
												const err154 = {
													instancePath: instancePath + "/idealista/choice/agentIds",
													schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i29,
														j: j14
													},
													message: "must NOT have duplicate items (items ## " + j14 + " and " + i29 + " are identical)"
												};
												if (vErrors === null) vErrors = [err154];
												else vErrors.push(err154);
												errors++;
												break;
											}
											indices14[item14] = i29;
										}
									}
								} else {
									const err155 = {
										instancePath: instancePath + "/idealista/choice/agentIds",
										schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err155];
									else vErrors.push(err155);
									errors++;
								}
							}
							if (data62.onlyExclusive !== void 0) {
								if (typeof data62.onlyExclusive !== "boolean") {
									const err156 = {
										instancePath: instancePath + "/idealista/choice/onlyExclusive",
										schemaPath: "#/properties/idealista/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err156];
									else vErrors.push(err156);
									errors++;
								}
							}
							if (data62.keepReserved !== void 0) {
								if (typeof data62.keepReserved !== "boolean") {
									const err157 = {
										instancePath: instancePath + "/idealista/choice/keepReserved",
										schemaPath: "#/properties/idealista/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err157];
									else vErrors.push(err157);
									errors++;
								}
							}
							if (data62.minQuality !== void 0) {
								let data72 = data62.minQuality;
								if (!(typeof data72 == "number" && !(data72 % 1) && !isNaN(data72))) {
									const err158 = {
										instancePath: instancePath + "/idealista/choice/minQuality",
										schemaPath: "#/properties/idealista/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err158];
									else vErrors.push(err158);
									errors++;
								}
								if (typeof data72 == "number") {
									if (data72 > 100 || isNaN(data72)) {
										const err159 = {
											instancePath: instancePath + "/idealista/choice/minQuality",
											schemaPath: "#/properties/idealista/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err159];
										else vErrors.push(err159);
										errors++;
									}
									if (data72 < 0 || isNaN(data72)) {
										const err160 = {
											instancePath: instancePath + "/idealista/choice/minQuality",
											schemaPath: "#/properties/idealista/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err160];
										else vErrors.push(err160);
										errors++;
									}
								}
							}
						} else {
							const err161 = {
								instancePath: instancePath + "/idealista/choice",
								schemaPath: "#/properties/idealista/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err161];
							else vErrors.push(err161);
							errors++;
						}
					}
					if (data58.content !== void 0) {
						let data73 = data58.content;
						if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
							for (const key13 in data73) if (!(key13 === "languages" || key13 === "imageMax" || key13 === "contact")) {
								const err162 = {
									instancePath: instancePath + "/idealista/content",
									schemaPath: "#/properties/idealista/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key13 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err162];
								else vErrors.push(err162);
								errors++;
							}
							if (data73.languages !== void 0) {
								let data74 = data73.languages;
								if (Array.isArray(data74)) {
									if (data74.length > 26) {
										const err163 = {
											instancePath: instancePath + "/idealista/content/languages",
											schemaPath: "#/properties/idealista/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err163];
										else vErrors.push(err163);
										errors++;
									}
									const len15 = data74.length;
									for (let i30 = 0; i30 < len15; i30++) {
										let data75 = data74[i30];
										if (typeof data75 !== "string") {
											const err164 = {
												instancePath: instancePath + "/idealista/content/languages/" + i30,
												schemaPath: "#/properties/idealista/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err164];
											else vErrors.push(err164);
											errors++;
										}
										if (!(data75 === "es" || data75 === "en" || data75 === "ca" || data75 === "de" || data75 === "fr" || data75 === "it" || data75 === "pt" || data75 === "nl" || data75 === "sv" || data75 === "da" || data75 === "fi" || data75 === "pl" || data75 === "ru" || data75 === "bg" || data75 === "hr" || data75 === "cs" || data75 === "et" || data75 === "el" || data75 === "hu" || data75 === "ga" || data75 === "lv" || data75 === "lt" || data75 === "mt" || data75 === "ro" || data75 === "sk" || data75 === "sl")) {
											const err165 = {
												instancePath: instancePath + "/idealista/content/languages/" + i30,
												schemaPath: "#/properties/idealista/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.idealista.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err165];
											else vErrors.push(err165);
											errors++;
										}
									}
									let i31 = data74.length;
									let j15;
									if (i31 > 1) {
										const indices15 = {};
										for (; i31--;) {
											let item15 = data74[i31];
											if (typeof item15 !== "string") continue;
											if (typeof indices15[item15] == "number") {
												j15 = indices15[item15];
												const err166 = {
													instancePath: instancePath + "/idealista/content/languages",
													schemaPath: "#/properties/idealista/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i31,
														j: j15
													},
													message: "must NOT have duplicate items (items ## " + j15 + " and " + i31 + " are identical)"
												};
												if (vErrors === null) vErrors = [err166];
												else vErrors.push(err166);
												errors++;
												break;
											}
											indices15[item15] = i31;
										}
									}
								} else {
									const err167 = {
										instancePath: instancePath + "/idealista/content/languages",
										schemaPath: "#/properties/idealista/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err167];
									else vErrors.push(err167);
									errors++;
								}
							}
							if (data73.imageMax !== void 0) {
								let data76 = data73.imageMax;
								if (!(typeof data76 == "number" && !(data76 % 1) && !isNaN(data76))) {
									const err168 = {
										instancePath: instancePath + "/idealista/content/imageMax",
										schemaPath: "#/properties/idealista/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err168];
									else vErrors.push(err168);
									errors++;
								}
								if (typeof data76 == "number") {
									if (data76 > 50 || isNaN(data76)) {
										const err169 = {
											instancePath: instancePath + "/idealista/content/imageMax",
											schemaPath: "#/properties/idealista/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err169];
										else vErrors.push(err169);
										errors++;
									}
									if (data76 < 1 || isNaN(data76)) {
										const err170 = {
											instancePath: instancePath + "/idealista/content/imageMax",
											schemaPath: "#/properties/idealista/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err170];
										else vErrors.push(err170);
										errors++;
									}
								}
							}
							if (data73.contact !== void 0) {
								let data77 = data73.contact;
								if (typeof data77 !== "string") {
									const err171 = {
										instancePath: instancePath + "/idealista/content/contact",
										schemaPath: "#/properties/idealista/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err171];
									else vErrors.push(err171);
									errors++;
								}
								if (!(data77 === "agency" || data77 === "agent")) {
									const err172 = {
										instancePath: instancePath + "/idealista/content/contact",
										schemaPath: "#/properties/idealista/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.idealista.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err172];
									else vErrors.push(err172);
									errors++;
								}
							}
						} else {
							const err173 = {
								instancePath: instancePath + "/idealista/content",
								schemaPath: "#/properties/idealista/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err173];
							else vErrors.push(err173);
							errors++;
						}
					}
				} else {
					const err174 = {
						instancePath: instancePath + "/idealista",
						schemaPath: "#/properties/idealista/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err174];
					else vErrors.push(err174);
					errors++;
				}
			}
			if (data.fotocasa !== void 0) {
				let data78 = data.fotocasa;
				if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
					for (const key14 in data78) if (!(key14 === "publications" || key14 === "choice" || key14 === "content")) {
						const err175 = {
							instancePath: instancePath + "/fotocasa",
							schemaPath: "#/properties/fotocasa/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key14 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err175];
						else vErrors.push(err175);
						errors++;
					}
					if (data78.publications !== void 0) {
						let data79 = data78.publications;
						if (Array.isArray(data79)) {
							if (data79.length > 5) {
								const err176 = {
									instancePath: instancePath + "/fotocasa/publications",
									schemaPath: "#/properties/fotocasa/properties/publications/maxItems",
									keyword: "maxItems",
									params: { limit: 5 },
									message: "must NOT have more than 5 items"
								};
								if (vErrors === null) vErrors = [err176];
								else vErrors.push(err176);
								errors++;
							}
							const len16 = data79.length;
							for (let i32 = 0; i32 < len16; i32++) {
								let data80 = data79[i32];
								if (typeof data80 !== "string") {
									const err177 = {
										instancePath: instancePath + "/fotocasa/publications/" + i32,
										schemaPath: "#/properties/fotocasa/properties/publications/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err177];
									else vErrors.push(err177);
									errors++;
								}
								if (!(data80 === "pisos" || data80 === "spainhouses" || data80 === "kyero" || data80 === "thinkspain" || data80 === "listglobally")) {
									const err178 = {
										instancePath: instancePath + "/fotocasa/publications/" + i32,
										schemaPath: "#/properties/fotocasa/properties/publications/items/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.fotocasa.properties.publications.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err178];
									else vErrors.push(err178);
									errors++;
								}
							}
							let i33 = data79.length;
							let j16;
							if (i33 > 1) {
								const indices16 = {};
								for (; i33--;) {
									let item16 = data79[i33];
									if (typeof item16 !== "string") continue;
									if (typeof indices16[item16] == "number") {
										j16 = indices16[item16];
										const err179 = {
											instancePath: instancePath + "/fotocasa/publications",
											schemaPath: "#/properties/fotocasa/properties/publications/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i33,
												j: j16
											},
											message: "must NOT have duplicate items (items ## " + j16 + " and " + i33 + " are identical)"
										};
										if (vErrors === null) vErrors = [err179];
										else vErrors.push(err179);
										errors++;
										break;
									}
									indices16[item16] = i33;
								}
							}
						} else {
							const err180 = {
								instancePath: instancePath + "/fotocasa/publications",
								schemaPath: "#/properties/fotocasa/properties/publications/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err180];
							else vErrors.push(err180);
							errors++;
						}
					}
					if (data78.choice !== void 0) {
						let data81 = data78.choice;
						if (data81 && typeof data81 == "object" && !Array.isArray(data81)) {
							for (const key15 in data81) if (!(key15 === "mode" || key15 === "operations" || key15 === "types" || key15 === "agentIds" || key15 === "onlyExclusive" || key15 === "keepReserved" || key15 === "minQuality")) {
								const err181 = {
									instancePath: instancePath + "/fotocasa/choice",
									schemaPath: "#/properties/fotocasa/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key15 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err181];
								else vErrors.push(err181);
								errors++;
							}
							if (data81.mode !== void 0) {
								let data82 = data81.mode;
								if (typeof data82 !== "string") {
									const err182 = {
										instancePath: instancePath + "/fotocasa/choice/mode",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err182];
									else vErrors.push(err182);
									errors++;
								}
								if (!(data82 === "all" || data82 === "chosen")) {
									const err183 = {
										instancePath: instancePath + "/fotocasa/choice/mode",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.fotocasa.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err183];
									else vErrors.push(err183);
									errors++;
								}
							}
							if (data81.operations !== void 0) {
								let data83 = data81.operations;
								if (Array.isArray(data83)) {
									if (data83.length > 7) {
										const err184 = {
											instancePath: instancePath + "/fotocasa/choice/operations",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err184];
										else vErrors.push(err184);
										errors++;
									}
									const len17 = data83.length;
									for (let i34 = 0; i34 < len17; i34++) {
										let data84 = data83[i34];
										if (typeof data84 !== "string") {
											const err185 = {
												instancePath: instancePath + "/fotocasa/choice/operations/" + i34,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err185];
											else vErrors.push(err185);
											errors++;
										}
										if (!(data84 === "V" || data84 === "A" || data84 === "TDA" || data84 === "ON" || data84 === "NP" || data84 === "T" || data84 === "VOT")) {
											const err186 = {
												instancePath: instancePath + "/fotocasa/choice/operations/" + i34,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.fotocasa.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err186];
											else vErrors.push(err186);
											errors++;
										}
									}
									let i35 = data83.length;
									let j17;
									if (i35 > 1) {
										const indices17 = {};
										for (; i35--;) {
											let item17 = data83[i35];
											if (typeof item17 !== "string") continue;
											if (typeof indices17[item17] == "number") {
												j17 = indices17[item17];
												const err187 = {
													instancePath: instancePath + "/fotocasa/choice/operations",
													schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i35,
														j: j17
													},
													message: "must NOT have duplicate items (items ## " + j17 + " and " + i35 + " are identical)"
												};
												if (vErrors === null) vErrors = [err187];
												else vErrors.push(err187);
												errors++;
												break;
											}
											indices17[item17] = i35;
										}
									}
								} else {
									const err188 = {
										instancePath: instancePath + "/fotocasa/choice/operations",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err188];
									else vErrors.push(err188);
									errors++;
								}
							}
							if (data81.types !== void 0) {
								let data85 = data81.types;
								if (Array.isArray(data85)) {
									if (data85.length > 9) {
										const err189 = {
											instancePath: instancePath + "/fotocasa/choice/types",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err189];
										else vErrors.push(err189);
										errors++;
									}
									const len18 = data85.length;
									for (let i36 = 0; i36 < len18; i36++) {
										let data86 = data85[i36];
										if (typeof data86 !== "string") {
											const err190 = {
												instancePath: instancePath + "/fotocasa/choice/types/" + i36,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err190];
											else vErrors.push(err190);
											errors++;
										}
										if (!(data86 === "vivienda" || data86 === "oficina" || data86 === "local" || data86 === "terreno" || data86 === "parking" || data86 === "edificio" || data86 === "nave" || data86 === "trastero" || data86 === "hotel")) {
											const err191 = {
												instancePath: instancePath + "/fotocasa/choice/types/" + i36,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.fotocasa.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err191];
											else vErrors.push(err191);
											errors++;
										}
									}
									let i37 = data85.length;
									let j18;
									if (i37 > 1) {
										const indices18 = {};
										for (; i37--;) {
											let item18 = data85[i37];
											if (typeof item18 !== "string") continue;
											if (typeof indices18[item18] == "number") {
												j18 = indices18[item18];
												const err192 = {
													instancePath: instancePath + "/fotocasa/choice/types",
													schemaPath: "#/properties/fotocasa/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i37,
														j: j18
													},
													message: "must NOT have duplicate items (items ## " + j18 + " and " + i37 + " are identical)"
												};
												if (vErrors === null) vErrors = [err192];
												else vErrors.push(err192);
												errors++;
												break;
											}
											indices18[item18] = i37;
										}
									}
								} else {
									const err193 = {
										instancePath: instancePath + "/fotocasa/choice/types",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err193];
									else vErrors.push(err193);
									errors++;
								}
							}
							if (data81.agentIds !== void 0) {
								let data87 = data81.agentIds;
								if (Array.isArray(data87)) {
									if (data87.length > 100) {
										const err194 = {
											instancePath: instancePath + "/fotocasa/choice/agentIds",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err194];
										else vErrors.push(err194);
										errors++;
									}
									const len19 = data87.length;
									for (let i38 = 0; i38 < len19; i38++) {
										let data88 = data87[i38];
										if (typeof data88 === "string") {
											if (!formats0.test(data88)) {
												const err195 = {
													instancePath: instancePath + "/fotocasa/choice/agentIds/" + i38,
													schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err195];
												else vErrors.push(err195);
												errors++;
											}
										} else {
											const err196 = {
												instancePath: instancePath + "/fotocasa/choice/agentIds/" + i38,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err196];
											else vErrors.push(err196);
											errors++;
										}
									}
									let i39 = data87.length;
									let j19;
									if (i39 > 1) {
										const indices19 = {};
										for (; i39--;) {
											let item19 = data87[i39];
											if (typeof item19 !== "string") continue;
											if (typeof indices19[item19] == "number") {
												j19 = indices19[item19];
												const err197 = {
													instancePath: instancePath + "/fotocasa/choice/agentIds",
													schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i39,
														j: j19
													},
													message: "must NOT have duplicate items (items ## " + j19 + " and " + i39 + " are identical)"
												};
												if (vErrors === null) vErrors = [err197];
												else vErrors.push(err197);
												errors++;
												break;
											}
											indices19[item19] = i39;
										}
									}
								} else {
									const err198 = {
										instancePath: instancePath + "/fotocasa/choice/agentIds",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err198];
									else vErrors.push(err198);
									errors++;
								}
							}
							if (data81.onlyExclusive !== void 0) {
								if (typeof data81.onlyExclusive !== "boolean") {
									const err199 = {
										instancePath: instancePath + "/fotocasa/choice/onlyExclusive",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err199];
									else vErrors.push(err199);
									errors++;
								}
							}
							if (data81.keepReserved !== void 0) {
								if (typeof data81.keepReserved !== "boolean") {
									const err200 = {
										instancePath: instancePath + "/fotocasa/choice/keepReserved",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err200];
									else vErrors.push(err200);
									errors++;
								}
							}
							if (data81.minQuality !== void 0) {
								let data91 = data81.minQuality;
								if (!(typeof data91 == "number" && !(data91 % 1) && !isNaN(data91))) {
									const err201 = {
										instancePath: instancePath + "/fotocasa/choice/minQuality",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err201];
									else vErrors.push(err201);
									errors++;
								}
								if (typeof data91 == "number") {
									if (data91 > 100 || isNaN(data91)) {
										const err202 = {
											instancePath: instancePath + "/fotocasa/choice/minQuality",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err202];
										else vErrors.push(err202);
										errors++;
									}
									if (data91 < 0 || isNaN(data91)) {
										const err203 = {
											instancePath: instancePath + "/fotocasa/choice/minQuality",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err203];
										else vErrors.push(err203);
										errors++;
									}
								}
							}
						} else {
							const err204 = {
								instancePath: instancePath + "/fotocasa/choice",
								schemaPath: "#/properties/fotocasa/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err204];
							else vErrors.push(err204);
							errors++;
						}
					}
					if (data78.content !== void 0) {
						let data92 = data78.content;
						if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
							for (const key16 in data92) if (!(key16 === "languages" || key16 === "imageMax" || key16 === "contact")) {
								const err205 = {
									instancePath: instancePath + "/fotocasa/content",
									schemaPath: "#/properties/fotocasa/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key16 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err205];
								else vErrors.push(err205);
								errors++;
							}
							if (data92.languages !== void 0) {
								let data93 = data92.languages;
								if (Array.isArray(data93)) {
									if (data93.length > 26) {
										const err206 = {
											instancePath: instancePath + "/fotocasa/content/languages",
											schemaPath: "#/properties/fotocasa/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err206];
										else vErrors.push(err206);
										errors++;
									}
									const len20 = data93.length;
									for (let i40 = 0; i40 < len20; i40++) {
										let data94 = data93[i40];
										if (typeof data94 !== "string") {
											const err207 = {
												instancePath: instancePath + "/fotocasa/content/languages/" + i40,
												schemaPath: "#/properties/fotocasa/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err207];
											else vErrors.push(err207);
											errors++;
										}
										if (!(data94 === "es" || data94 === "en" || data94 === "ca" || data94 === "de" || data94 === "fr" || data94 === "it" || data94 === "pt" || data94 === "nl" || data94 === "sv" || data94 === "da" || data94 === "fi" || data94 === "pl" || data94 === "ru" || data94 === "bg" || data94 === "hr" || data94 === "cs" || data94 === "et" || data94 === "el" || data94 === "hu" || data94 === "ga" || data94 === "lv" || data94 === "lt" || data94 === "mt" || data94 === "ro" || data94 === "sk" || data94 === "sl")) {
											const err208 = {
												instancePath: instancePath + "/fotocasa/content/languages/" + i40,
												schemaPath: "#/properties/fotocasa/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.fotocasa.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err208];
											else vErrors.push(err208);
											errors++;
										}
									}
									let i41 = data93.length;
									let j20;
									if (i41 > 1) {
										const indices20 = {};
										for (; i41--;) {
											let item20 = data93[i41];
											if (typeof item20 !== "string") continue;
											if (typeof indices20[item20] == "number") {
												j20 = indices20[item20];
												const err209 = {
													instancePath: instancePath + "/fotocasa/content/languages",
													schemaPath: "#/properties/fotocasa/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i41,
														j: j20
													},
													message: "must NOT have duplicate items (items ## " + j20 + " and " + i41 + " are identical)"
												};
												if (vErrors === null) vErrors = [err209];
												else vErrors.push(err209);
												errors++;
												break;
											}
											indices20[item20] = i41;
										}
									}
								} else {
									const err210 = {
										instancePath: instancePath + "/fotocasa/content/languages",
										schemaPath: "#/properties/fotocasa/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err210];
									else vErrors.push(err210);
									errors++;
								}
							}
							if (data92.imageMax !== void 0) {
								let data95 = data92.imageMax;
								if (!(typeof data95 == "number" && !(data95 % 1) && !isNaN(data95))) {
									const err211 = {
										instancePath: instancePath + "/fotocasa/content/imageMax",
										schemaPath: "#/properties/fotocasa/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err211];
									else vErrors.push(err211);
									errors++;
								}
								if (typeof data95 == "number") {
									if (data95 > 50 || isNaN(data95)) {
										const err212 = {
											instancePath: instancePath + "/fotocasa/content/imageMax",
											schemaPath: "#/properties/fotocasa/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err212];
										else vErrors.push(err212);
										errors++;
									}
									if (data95 < 1 || isNaN(data95)) {
										const err213 = {
											instancePath: instancePath + "/fotocasa/content/imageMax",
											schemaPath: "#/properties/fotocasa/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err213];
										else vErrors.push(err213);
										errors++;
									}
								}
							}
							if (data92.contact !== void 0) {
								let data96 = data92.contact;
								if (typeof data96 !== "string") {
									const err214 = {
										instancePath: instancePath + "/fotocasa/content/contact",
										schemaPath: "#/properties/fotocasa/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err214];
									else vErrors.push(err214);
									errors++;
								}
								if (!(data96 === "agency" || data96 === "agent")) {
									const err215 = {
										instancePath: instancePath + "/fotocasa/content/contact",
										schemaPath: "#/properties/fotocasa/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.fotocasa.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err215];
									else vErrors.push(err215);
									errors++;
								}
							}
						} else {
							const err216 = {
								instancePath: instancePath + "/fotocasa/content",
								schemaPath: "#/properties/fotocasa/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err216];
							else vErrors.push(err216);
							errors++;
						}
					}
				} else {
					const err217 = {
						instancePath: instancePath + "/fotocasa",
						schemaPath: "#/properties/fotocasa/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err217];
					else vErrors.push(err217);
					errors++;
				}
			}
			if (data.websiteSchema !== void 0) {
				let data97 = data.websiteSchema;
				if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
					for (const key17 in data97) if (!(key17 === "choice" || key17 === "content")) {
						const err218 = {
							instancePath: instancePath + "/websiteSchema",
							schemaPath: "#/properties/websiteSchema/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key17 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err218];
						else vErrors.push(err218);
						errors++;
					}
					if (data97.choice !== void 0) {
						let data98 = data97.choice;
						if (data98 && typeof data98 == "object" && !Array.isArray(data98)) {
							for (const key18 in data98) if (!(key18 === "mode" || key18 === "operations" || key18 === "types" || key18 === "agentIds" || key18 === "onlyExclusive" || key18 === "keepReserved" || key18 === "minQuality")) {
								const err219 = {
									instancePath: instancePath + "/websiteSchema/choice",
									schemaPath: "#/properties/websiteSchema/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key18 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err219];
								else vErrors.push(err219);
								errors++;
							}
							if (data98.mode !== void 0) {
								let data99 = data98.mode;
								if (typeof data99 !== "string") {
									const err220 = {
										instancePath: instancePath + "/websiteSchema/choice/mode",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err220];
									else vErrors.push(err220);
									errors++;
								}
								if (!(data99 === "all" || data99 === "chosen")) {
									const err221 = {
										instancePath: instancePath + "/websiteSchema/choice/mode",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteSchema.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err221];
									else vErrors.push(err221);
									errors++;
								}
							}
							if (data98.operations !== void 0) {
								let data100 = data98.operations;
								if (Array.isArray(data100)) {
									if (data100.length > 7) {
										const err222 = {
											instancePath: instancePath + "/websiteSchema/choice/operations",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err222];
										else vErrors.push(err222);
										errors++;
									}
									const len21 = data100.length;
									for (let i42 = 0; i42 < len21; i42++) {
										let data101 = data100[i42];
										if (typeof data101 !== "string") {
											const err223 = {
												instancePath: instancePath + "/websiteSchema/choice/operations/" + i42,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err223];
											else vErrors.push(err223);
											errors++;
										}
										if (!(data101 === "V" || data101 === "A" || data101 === "TDA" || data101 === "ON" || data101 === "NP" || data101 === "T" || data101 === "VOT")) {
											const err224 = {
												instancePath: instancePath + "/websiteSchema/choice/operations/" + i42,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteSchema.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err224];
											else vErrors.push(err224);
											errors++;
										}
									}
									let i43 = data100.length;
									let j21;
									if (i43 > 1) {
										const indices21 = {};
										for (; i43--;) {
											let item21 = data100[i43];
											if (typeof item21 !== "string") continue;
											if (typeof indices21[item21] == "number") {
												j21 = indices21[item21];
												const err225 = {
													instancePath: instancePath + "/websiteSchema/choice/operations",
													schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i43,
														j: j21
													},
													message: "must NOT have duplicate items (items ## " + j21 + " and " + i43 + " are identical)"
												};
												if (vErrors === null) vErrors = [err225];
												else vErrors.push(err225);
												errors++;
												break;
											}
											indices21[item21] = i43;
										}
									}
								} else {
									const err226 = {
										instancePath: instancePath + "/websiteSchema/choice/operations",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err226];
									else vErrors.push(err226);
									errors++;
								}
							}
							if (data98.types !== void 0) {
								let data102 = data98.types;
								if (Array.isArray(data102)) {
									if (data102.length > 9) {
										const err227 = {
											instancePath: instancePath + "/websiteSchema/choice/types",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err227];
										else vErrors.push(err227);
										errors++;
									}
									const len22 = data102.length;
									for (let i44 = 0; i44 < len22; i44++) {
										let data103 = data102[i44];
										if (typeof data103 !== "string") {
											const err228 = {
												instancePath: instancePath + "/websiteSchema/choice/types/" + i44,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err228];
											else vErrors.push(err228);
											errors++;
										}
										if (!(data103 === "vivienda" || data103 === "oficina" || data103 === "local" || data103 === "terreno" || data103 === "parking" || data103 === "edificio" || data103 === "nave" || data103 === "trastero" || data103 === "hotel")) {
											const err229 = {
												instancePath: instancePath + "/websiteSchema/choice/types/" + i44,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteSchema.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err229];
											else vErrors.push(err229);
											errors++;
										}
									}
									let i45 = data102.length;
									let j22;
									if (i45 > 1) {
										const indices22 = {};
										for (; i45--;) {
											let item22 = data102[i45];
											if (typeof item22 !== "string") continue;
											if (typeof indices22[item22] == "number") {
												j22 = indices22[item22];
												const err230 = {
													instancePath: instancePath + "/websiteSchema/choice/types",
													schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i45,
														j: j22
													},
													message: "must NOT have duplicate items (items ## " + j22 + " and " + i45 + " are identical)"
												};
												if (vErrors === null) vErrors = [err230];
												else vErrors.push(err230);
												errors++;
												break;
											}
											indices22[item22] = i45;
										}
									}
								} else {
									const err231 = {
										instancePath: instancePath + "/websiteSchema/choice/types",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err231];
									else vErrors.push(err231);
									errors++;
								}
							}
							if (data98.agentIds !== void 0) {
								let data104 = data98.agentIds;
								if (Array.isArray(data104)) {
									if (data104.length > 100) {
										const err232 = {
											instancePath: instancePath + "/websiteSchema/choice/agentIds",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err232];
										else vErrors.push(err232);
										errors++;
									}
									const len23 = data104.length;
									for (let i46 = 0; i46 < len23; i46++) {
										let data105 = data104[i46];
										if (typeof data105 === "string") {
											if (!formats0.test(data105)) {
												const err233 = {
													instancePath: instancePath + "/websiteSchema/choice/agentIds/" + i46,
													schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err233];
												else vErrors.push(err233);
												errors++;
											}
										} else {
											const err234 = {
												instancePath: instancePath + "/websiteSchema/choice/agentIds/" + i46,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err234];
											else vErrors.push(err234);
											errors++;
										}
									}
									let i47 = data104.length;
									let j23;
									if (i47 > 1) {
										const indices23 = {};
										for (; i47--;) {
											let item23 = data104[i47];
											if (typeof item23 !== "string") continue;
											if (typeof indices23[item23] == "number") {
												j23 = indices23[item23];
												const err235 = {
													instancePath: instancePath + "/websiteSchema/choice/agentIds",
													schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i47,
														j: j23
													},
													message: "must NOT have duplicate items (items ## " + j23 + " and " + i47 + " are identical)"
												};
												if (vErrors === null) vErrors = [err235];
												else vErrors.push(err235);
												errors++;
												break;
											}
											indices23[item23] = i47;
										}
									}
								} else {
									const err236 = {
										instancePath: instancePath + "/websiteSchema/choice/agentIds",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err236];
									else vErrors.push(err236);
									errors++;
								}
							}
							if (data98.onlyExclusive !== void 0) {
								if (typeof data98.onlyExclusive !== "boolean") {
									const err237 = {
										instancePath: instancePath + "/websiteSchema/choice/onlyExclusive",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err237];
									else vErrors.push(err237);
									errors++;
								}
							}
							if (data98.keepReserved !== void 0) {
								if (typeof data98.keepReserved !== "boolean") {
									const err238 = {
										instancePath: instancePath + "/websiteSchema/choice/keepReserved",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err238];
									else vErrors.push(err238);
									errors++;
								}
							}
							if (data98.minQuality !== void 0) {
								let data108 = data98.minQuality;
								if (!(typeof data108 == "number" && !(data108 % 1) && !isNaN(data108))) {
									const err239 = {
										instancePath: instancePath + "/websiteSchema/choice/minQuality",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err239];
									else vErrors.push(err239);
									errors++;
								}
								if (typeof data108 == "number") {
									if (data108 > 100 || isNaN(data108)) {
										const err240 = {
											instancePath: instancePath + "/websiteSchema/choice/minQuality",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err240];
										else vErrors.push(err240);
										errors++;
									}
									if (data108 < 0 || isNaN(data108)) {
										const err241 = {
											instancePath: instancePath + "/websiteSchema/choice/minQuality",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err241];
										else vErrors.push(err241);
										errors++;
									}
								}
							}
						} else {
							const err242 = {
								instancePath: instancePath + "/websiteSchema/choice",
								schemaPath: "#/properties/websiteSchema/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err242];
							else vErrors.push(err242);
							errors++;
						}
					}
					if (data97.content !== void 0) {
						let data109 = data97.content;
						if (data109 && typeof data109 == "object" && !Array.isArray(data109)) {
							for (const key19 in data109) if (!(key19 === "languages" || key19 === "imageMax" || key19 === "contact")) {
								const err243 = {
									instancePath: instancePath + "/websiteSchema/content",
									schemaPath: "#/properties/websiteSchema/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key19 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err243];
								else vErrors.push(err243);
								errors++;
							}
							if (data109.languages !== void 0) {
								let data110 = data109.languages;
								if (Array.isArray(data110)) {
									if (data110.length > 26) {
										const err244 = {
											instancePath: instancePath + "/websiteSchema/content/languages",
											schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err244];
										else vErrors.push(err244);
										errors++;
									}
									const len24 = data110.length;
									for (let i48 = 0; i48 < len24; i48++) {
										let data111 = data110[i48];
										if (typeof data111 !== "string") {
											const err245 = {
												instancePath: instancePath + "/websiteSchema/content/languages/" + i48,
												schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err245];
											else vErrors.push(err245);
											errors++;
										}
										if (!(data111 === "es" || data111 === "en" || data111 === "ca" || data111 === "de" || data111 === "fr" || data111 === "it" || data111 === "pt" || data111 === "nl" || data111 === "sv" || data111 === "da" || data111 === "fi" || data111 === "pl" || data111 === "ru" || data111 === "bg" || data111 === "hr" || data111 === "cs" || data111 === "et" || data111 === "el" || data111 === "hu" || data111 === "ga" || data111 === "lv" || data111 === "lt" || data111 === "mt" || data111 === "ro" || data111 === "sk" || data111 === "sl")) {
											const err246 = {
												instancePath: instancePath + "/websiteSchema/content/languages/" + i48,
												schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteSchema.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err246];
											else vErrors.push(err246);
											errors++;
										}
									}
									let i49 = data110.length;
									let j24;
									if (i49 > 1) {
										const indices24 = {};
										for (; i49--;) {
											let item24 = data110[i49];
											if (typeof item24 !== "string") continue;
											if (typeof indices24[item24] == "number") {
												j24 = indices24[item24];
												const err247 = {
													instancePath: instancePath + "/websiteSchema/content/languages",
													schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i49,
														j: j24
													},
													message: "must NOT have duplicate items (items ## " + j24 + " and " + i49 + " are identical)"
												};
												if (vErrors === null) vErrors = [err247];
												else vErrors.push(err247);
												errors++;
												break;
											}
											indices24[item24] = i49;
										}
									}
								} else {
									const err248 = {
										instancePath: instancePath + "/websiteSchema/content/languages",
										schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err248];
									else vErrors.push(err248);
									errors++;
								}
							}
							if (data109.imageMax !== void 0) {
								let data112 = data109.imageMax;
								if (!(typeof data112 == "number" && !(data112 % 1) && !isNaN(data112))) {
									const err249 = {
										instancePath: instancePath + "/websiteSchema/content/imageMax",
										schemaPath: "#/properties/websiteSchema/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err249];
									else vErrors.push(err249);
									errors++;
								}
								if (typeof data112 == "number") {
									if (data112 > 50 || isNaN(data112)) {
										const err250 = {
											instancePath: instancePath + "/websiteSchema/content/imageMax",
											schemaPath: "#/properties/websiteSchema/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err250];
										else vErrors.push(err250);
										errors++;
									}
									if (data112 < 1 || isNaN(data112)) {
										const err251 = {
											instancePath: instancePath + "/websiteSchema/content/imageMax",
											schemaPath: "#/properties/websiteSchema/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err251];
										else vErrors.push(err251);
										errors++;
									}
								}
							}
							if (data109.contact !== void 0) {
								let data113 = data109.contact;
								if (typeof data113 !== "string") {
									const err252 = {
										instancePath: instancePath + "/websiteSchema/content/contact",
										schemaPath: "#/properties/websiteSchema/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err252];
									else vErrors.push(err252);
									errors++;
								}
								if (!(data113 === "agency" || data113 === "agent")) {
									const err253 = {
										instancePath: instancePath + "/websiteSchema/content/contact",
										schemaPath: "#/properties/websiteSchema/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteSchema.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err253];
									else vErrors.push(err253);
									errors++;
								}
							}
						} else {
							const err254 = {
								instancePath: instancePath + "/websiteSchema/content",
								schemaPath: "#/properties/websiteSchema/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err254];
							else vErrors.push(err254);
							errors++;
						}
					}
				} else {
					const err255 = {
						instancePath: instancePath + "/websiteSchema",
						schemaPath: "#/properties/websiteSchema/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err255];
					else vErrors.push(err255);
					errors++;
				}
			}
			if (data.meta !== void 0) {
				let data114 = data.meta;
				if (data114 && typeof data114 == "object" && !Array.isArray(data114)) {
					for (const key20 in data114) if (!(key20 === "choice" || key20 === "content")) {
						const err256 = {
							instancePath: instancePath + "/meta",
							schemaPath: "#/properties/meta/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key20 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err256];
						else vErrors.push(err256);
						errors++;
					}
					if (data114.choice !== void 0) {
						let data115 = data114.choice;
						if (data115 && typeof data115 == "object" && !Array.isArray(data115)) {
							for (const key21 in data115) if (!(key21 === "mode" || key21 === "operations" || key21 === "types" || key21 === "agentIds" || key21 === "onlyExclusive" || key21 === "keepReserved" || key21 === "minQuality")) {
								const err257 = {
									instancePath: instancePath + "/meta/choice",
									schemaPath: "#/properties/meta/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key21 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err257];
								else vErrors.push(err257);
								errors++;
							}
							if (data115.mode !== void 0) {
								let data116 = data115.mode;
								if (typeof data116 !== "string") {
									const err258 = {
										instancePath: instancePath + "/meta/choice/mode",
										schemaPath: "#/properties/meta/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err258];
									else vErrors.push(err258);
									errors++;
								}
								if (!(data116 === "all" || data116 === "chosen")) {
									const err259 = {
										instancePath: instancePath + "/meta/choice/mode",
										schemaPath: "#/properties/meta/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.meta.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err259];
									else vErrors.push(err259);
									errors++;
								}
							}
							if (data115.operations !== void 0) {
								let data117 = data115.operations;
								if (Array.isArray(data117)) {
									if (data117.length > 7) {
										const err260 = {
											instancePath: instancePath + "/meta/choice/operations",
											schemaPath: "#/properties/meta/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err260];
										else vErrors.push(err260);
										errors++;
									}
									const len25 = data117.length;
									for (let i50 = 0; i50 < len25; i50++) {
										let data118 = data117[i50];
										if (typeof data118 !== "string") {
											const err261 = {
												instancePath: instancePath + "/meta/choice/operations/" + i50,
												schemaPath: "#/properties/meta/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err261];
											else vErrors.push(err261);
											errors++;
										}
										if (!(data118 === "V" || data118 === "A" || data118 === "TDA" || data118 === "ON" || data118 === "NP" || data118 === "T" || data118 === "VOT")) {
											const err262 = {
												instancePath: instancePath + "/meta/choice/operations/" + i50,
												schemaPath: "#/properties/meta/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.meta.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err262];
											else vErrors.push(err262);
											errors++;
										}
									}
									let i51 = data117.length;
									let j25;
									if (i51 > 1) {
										const indices25 = {};
										for (; i51--;) {
											let item25 = data117[i51];
											if (typeof item25 !== "string") continue;
											if (typeof indices25[item25] == "number") {
												j25 = indices25[item25];
												const err263 = {
													instancePath: instancePath + "/meta/choice/operations",
													schemaPath: "#/properties/meta/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i51,
														j: j25
													},
													message: "must NOT have duplicate items (items ## " + j25 + " and " + i51 + " are identical)"
												};
												if (vErrors === null) vErrors = [err263];
												else vErrors.push(err263);
												errors++;
												break;
											}
											indices25[item25] = i51;
										}
									}
								} else {
									const err264 = {
										instancePath: instancePath + "/meta/choice/operations",
										schemaPath: "#/properties/meta/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err264];
									else vErrors.push(err264);
									errors++;
								}
							}
							if (data115.types !== void 0) {
								let data119 = data115.types;
								if (Array.isArray(data119)) {
									if (data119.length > 9) {
										const err265 = {
											instancePath: instancePath + "/meta/choice/types",
											schemaPath: "#/properties/meta/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err265];
										else vErrors.push(err265);
										errors++;
									}
									const len26 = data119.length;
									for (let i52 = 0; i52 < len26; i52++) {
										let data120 = data119[i52];
										if (typeof data120 !== "string") {
											const err266 = {
												instancePath: instancePath + "/meta/choice/types/" + i52,
												schemaPath: "#/properties/meta/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err266];
											else vErrors.push(err266);
											errors++;
										}
										if (!(data120 === "vivienda" || data120 === "oficina" || data120 === "local" || data120 === "terreno" || data120 === "parking" || data120 === "edificio" || data120 === "nave" || data120 === "trastero" || data120 === "hotel")) {
											const err267 = {
												instancePath: instancePath + "/meta/choice/types/" + i52,
												schemaPath: "#/properties/meta/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.meta.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err267];
											else vErrors.push(err267);
											errors++;
										}
									}
									let i53 = data119.length;
									let j26;
									if (i53 > 1) {
										const indices26 = {};
										for (; i53--;) {
											let item26 = data119[i53];
											if (typeof item26 !== "string") continue;
											if (typeof indices26[item26] == "number") {
												j26 = indices26[item26];
												const err268 = {
													instancePath: instancePath + "/meta/choice/types",
													schemaPath: "#/properties/meta/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i53,
														j: j26
													},
													message: "must NOT have duplicate items (items ## " + j26 + " and " + i53 + " are identical)"
												};
												if (vErrors === null) vErrors = [err268];
												else vErrors.push(err268);
												errors++;
												break;
											}
											indices26[item26] = i53;
										}
									}
								} else {
									const err269 = {
										instancePath: instancePath + "/meta/choice/types",
										schemaPath: "#/properties/meta/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err269];
									else vErrors.push(err269);
									errors++;
								}
							}
							if (data115.agentIds !== void 0) {
								let data121 = data115.agentIds;
								if (Array.isArray(data121)) {
									if (data121.length > 100) {
										const err270 = {
											instancePath: instancePath + "/meta/choice/agentIds",
											schemaPath: "#/properties/meta/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err270];
										else vErrors.push(err270);
										errors++;
									}
									const len27 = data121.length;
									for (let i54 = 0; i54 < len27; i54++) {
										let data122 = data121[i54];
										if (typeof data122 === "string") {
											if (!formats0.test(data122)) {
												const err271 = {
													instancePath: instancePath + "/meta/choice/agentIds/" + i54,
													schemaPath: "#/properties/meta/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err271];
												else vErrors.push(err271);
												errors++;
											}
										} else {
											const err272 = {
												instancePath: instancePath + "/meta/choice/agentIds/" + i54,
												schemaPath: "#/properties/meta/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err272];
											else vErrors.push(err272);
											errors++;
										}
									}
									let i55 = data121.length;
									let j27;
									if (i55 > 1) {
										const indices27 = {};
										for (; i55--;) {
											let item27 = data121[i55];
											if (typeof item27 !== "string") continue;
											if (typeof indices27[item27] == "number") {
												j27 = indices27[item27];
												const err273 = {
													instancePath: instancePath + "/meta/choice/agentIds",
													schemaPath: "#/properties/meta/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i55,
														j: j27
													},
													message: "must NOT have duplicate items (items ## " + j27 + " and " + i55 + " are identical)"
												};
												if (vErrors === null) vErrors = [err273];
												else vErrors.push(err273);
												errors++;
												break;
											}
											indices27[item27] = i55;
										}
									}
								} else {
									const err274 = {
										instancePath: instancePath + "/meta/choice/agentIds",
										schemaPath: "#/properties/meta/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err274];
									else vErrors.push(err274);
									errors++;
								}
							}
							if (data115.onlyExclusive !== void 0) {
								if (typeof data115.onlyExclusive !== "boolean") {
									const err275 = {
										instancePath: instancePath + "/meta/choice/onlyExclusive",
										schemaPath: "#/properties/meta/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err275];
									else vErrors.push(err275);
									errors++;
								}
							}
							if (data115.keepReserved !== void 0) {
								if (typeof data115.keepReserved !== "boolean") {
									const err276 = {
										instancePath: instancePath + "/meta/choice/keepReserved",
										schemaPath: "#/properties/meta/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err276];
									else vErrors.push(err276);
									errors++;
								}
							}
							if (data115.minQuality !== void 0) {
								let data125 = data115.minQuality;
								if (!(typeof data125 == "number" && !(data125 % 1) && !isNaN(data125))) {
									const err277 = {
										instancePath: instancePath + "/meta/choice/minQuality",
										schemaPath: "#/properties/meta/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err277];
									else vErrors.push(err277);
									errors++;
								}
								if (typeof data125 == "number") {
									if (data125 > 100 || isNaN(data125)) {
										const err278 = {
											instancePath: instancePath + "/meta/choice/minQuality",
											schemaPath: "#/properties/meta/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err278];
										else vErrors.push(err278);
										errors++;
									}
									if (data125 < 0 || isNaN(data125)) {
										const err279 = {
											instancePath: instancePath + "/meta/choice/minQuality",
											schemaPath: "#/properties/meta/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err279];
										else vErrors.push(err279);
										errors++;
									}
								}
							}
						} else {
							const err280 = {
								instancePath: instancePath + "/meta/choice",
								schemaPath: "#/properties/meta/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err280];
							else vErrors.push(err280);
							errors++;
						}
					}
					if (data114.content !== void 0) {
						let data126 = data114.content;
						if (data126 && typeof data126 == "object" && !Array.isArray(data126)) {
							for (const key22 in data126) if (!(key22 === "languages" || key22 === "imageMax" || key22 === "contact")) {
								const err281 = {
									instancePath: instancePath + "/meta/content",
									schemaPath: "#/properties/meta/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key22 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err281];
								else vErrors.push(err281);
								errors++;
							}
							if (data126.languages !== void 0) {
								let data127 = data126.languages;
								if (Array.isArray(data127)) {
									if (data127.length > 26) {
										const err282 = {
											instancePath: instancePath + "/meta/content/languages",
											schemaPath: "#/properties/meta/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err282];
										else vErrors.push(err282);
										errors++;
									}
									const len28 = data127.length;
									for (let i56 = 0; i56 < len28; i56++) {
										let data128 = data127[i56];
										if (typeof data128 !== "string") {
											const err283 = {
												instancePath: instancePath + "/meta/content/languages/" + i56,
												schemaPath: "#/properties/meta/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err283];
											else vErrors.push(err283);
											errors++;
										}
										if (!(data128 === "es" || data128 === "en" || data128 === "ca" || data128 === "de" || data128 === "fr" || data128 === "it" || data128 === "pt" || data128 === "nl" || data128 === "sv" || data128 === "da" || data128 === "fi" || data128 === "pl" || data128 === "ru" || data128 === "bg" || data128 === "hr" || data128 === "cs" || data128 === "et" || data128 === "el" || data128 === "hu" || data128 === "ga" || data128 === "lv" || data128 === "lt" || data128 === "mt" || data128 === "ro" || data128 === "sk" || data128 === "sl")) {
											const err284 = {
												instancePath: instancePath + "/meta/content/languages/" + i56,
												schemaPath: "#/properties/meta/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.meta.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err284];
											else vErrors.push(err284);
											errors++;
										}
									}
									let i57 = data127.length;
									let j28;
									if (i57 > 1) {
										const indices28 = {};
										for (; i57--;) {
											let item28 = data127[i57];
											if (typeof item28 !== "string") continue;
											if (typeof indices28[item28] == "number") {
												j28 = indices28[item28];
												const err285 = {
													instancePath: instancePath + "/meta/content/languages",
													schemaPath: "#/properties/meta/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i57,
														j: j28
													},
													message: "must NOT have duplicate items (items ## " + j28 + " and " + i57 + " are identical)"
												};
												if (vErrors === null) vErrors = [err285];
												else vErrors.push(err285);
												errors++;
												break;
											}
											indices28[item28] = i57;
										}
									}
								} else {
									const err286 = {
										instancePath: instancePath + "/meta/content/languages",
										schemaPath: "#/properties/meta/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err286];
									else vErrors.push(err286);
									errors++;
								}
							}
							if (data126.imageMax !== void 0) {
								let data129 = data126.imageMax;
								if (!(typeof data129 == "number" && !(data129 % 1) && !isNaN(data129))) {
									const err287 = {
										instancePath: instancePath + "/meta/content/imageMax",
										schemaPath: "#/properties/meta/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err287];
									else vErrors.push(err287);
									errors++;
								}
								if (typeof data129 == "number") {
									if (data129 > 50 || isNaN(data129)) {
										const err288 = {
											instancePath: instancePath + "/meta/content/imageMax",
											schemaPath: "#/properties/meta/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err288];
										else vErrors.push(err288);
										errors++;
									}
									if (data129 < 1 || isNaN(data129)) {
										const err289 = {
											instancePath: instancePath + "/meta/content/imageMax",
											schemaPath: "#/properties/meta/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err289];
										else vErrors.push(err289);
										errors++;
									}
								}
							}
							if (data126.contact !== void 0) {
								let data130 = data126.contact;
								if (typeof data130 !== "string") {
									const err290 = {
										instancePath: instancePath + "/meta/content/contact",
										schemaPath: "#/properties/meta/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err290];
									else vErrors.push(err290);
									errors++;
								}
								if (!(data130 === "agency" || data130 === "agent")) {
									const err291 = {
										instancePath: instancePath + "/meta/content/contact",
										schemaPath: "#/properties/meta/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.meta.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err291];
									else vErrors.push(err291);
									errors++;
								}
							}
						} else {
							const err292 = {
								instancePath: instancePath + "/meta/content",
								schemaPath: "#/properties/meta/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err292];
							else vErrors.push(err292);
							errors++;
						}
					}
				} else {
					const err293 = {
						instancePath: instancePath + "/meta",
						schemaPath: "#/properties/meta/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err293];
					else vErrors.push(err293);
					errors++;
				}
			}
			if (data.google !== void 0) {
				let data131 = data.google;
				if (data131 && typeof data131 == "object" && !Array.isArray(data131)) {
					for (const key23 in data131) if (!(key23 === "choice" || key23 === "content")) {
						const err294 = {
							instancePath: instancePath + "/google",
							schemaPath: "#/properties/google/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key23 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err294];
						else vErrors.push(err294);
						errors++;
					}
					if (data131.choice !== void 0) {
						let data132 = data131.choice;
						if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
							for (const key24 in data132) if (!(key24 === "mode" || key24 === "operations" || key24 === "types" || key24 === "agentIds" || key24 === "onlyExclusive" || key24 === "keepReserved" || key24 === "minQuality")) {
								const err295 = {
									instancePath: instancePath + "/google/choice",
									schemaPath: "#/properties/google/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key24 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err295];
								else vErrors.push(err295);
								errors++;
							}
							if (data132.mode !== void 0) {
								let data133 = data132.mode;
								if (typeof data133 !== "string") {
									const err296 = {
										instancePath: instancePath + "/google/choice/mode",
										schemaPath: "#/properties/google/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err296];
									else vErrors.push(err296);
									errors++;
								}
								if (!(data133 === "all" || data133 === "chosen")) {
									const err297 = {
										instancePath: instancePath + "/google/choice/mode",
										schemaPath: "#/properties/google/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.google.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err297];
									else vErrors.push(err297);
									errors++;
								}
							}
							if (data132.operations !== void 0) {
								let data134 = data132.operations;
								if (Array.isArray(data134)) {
									if (data134.length > 7) {
										const err298 = {
											instancePath: instancePath + "/google/choice/operations",
											schemaPath: "#/properties/google/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err298];
										else vErrors.push(err298);
										errors++;
									}
									const len29 = data134.length;
									for (let i58 = 0; i58 < len29; i58++) {
										let data135 = data134[i58];
										if (typeof data135 !== "string") {
											const err299 = {
												instancePath: instancePath + "/google/choice/operations/" + i58,
												schemaPath: "#/properties/google/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err299];
											else vErrors.push(err299);
											errors++;
										}
										if (!(data135 === "V" || data135 === "A" || data135 === "TDA" || data135 === "ON" || data135 === "NP" || data135 === "T" || data135 === "VOT")) {
											const err300 = {
												instancePath: instancePath + "/google/choice/operations/" + i58,
												schemaPath: "#/properties/google/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.google.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err300];
											else vErrors.push(err300);
											errors++;
										}
									}
									let i59 = data134.length;
									let j29;
									if (i59 > 1) {
										const indices29 = {};
										for (; i59--;) {
											let item29 = data134[i59];
											if (typeof item29 !== "string") continue;
											if (typeof indices29[item29] == "number") {
												j29 = indices29[item29];
												const err301 = {
													instancePath: instancePath + "/google/choice/operations",
													schemaPath: "#/properties/google/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i59,
														j: j29
													},
													message: "must NOT have duplicate items (items ## " + j29 + " and " + i59 + " are identical)"
												};
												if (vErrors === null) vErrors = [err301];
												else vErrors.push(err301);
												errors++;
												break;
											}
											indices29[item29] = i59;
										}
									}
								} else {
									const err302 = {
										instancePath: instancePath + "/google/choice/operations",
										schemaPath: "#/properties/google/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err302];
									else vErrors.push(err302);
									errors++;
								}
							}
							if (data132.types !== void 0) {
								let data136 = data132.types;
								if (Array.isArray(data136)) {
									if (data136.length > 9) {
										const err303 = {
											instancePath: instancePath + "/google/choice/types",
											schemaPath: "#/properties/google/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err303];
										else vErrors.push(err303);
										errors++;
									}
									const len30 = data136.length;
									for (let i60 = 0; i60 < len30; i60++) {
										let data137 = data136[i60];
										if (typeof data137 !== "string") {
											const err304 = {
												instancePath: instancePath + "/google/choice/types/" + i60,
												schemaPath: "#/properties/google/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err304];
											else vErrors.push(err304);
											errors++;
										}
										if (!(data137 === "vivienda" || data137 === "oficina" || data137 === "local" || data137 === "terreno" || data137 === "parking" || data137 === "edificio" || data137 === "nave" || data137 === "trastero" || data137 === "hotel")) {
											const err305 = {
												instancePath: instancePath + "/google/choice/types/" + i60,
												schemaPath: "#/properties/google/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.google.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err305];
											else vErrors.push(err305);
											errors++;
										}
									}
									let i61 = data136.length;
									let j30;
									if (i61 > 1) {
										const indices30 = {};
										for (; i61--;) {
											let item30 = data136[i61];
											if (typeof item30 !== "string") continue;
											if (typeof indices30[item30] == "number") {
												j30 = indices30[item30];
												const err306 = {
													instancePath: instancePath + "/google/choice/types",
													schemaPath: "#/properties/google/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i61,
														j: j30
													},
													message: "must NOT have duplicate items (items ## " + j30 + " and " + i61 + " are identical)"
												};
												if (vErrors === null) vErrors = [err306];
												else vErrors.push(err306);
												errors++;
												break;
											}
											indices30[item30] = i61;
										}
									}
								} else {
									const err307 = {
										instancePath: instancePath + "/google/choice/types",
										schemaPath: "#/properties/google/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err307];
									else vErrors.push(err307);
									errors++;
								}
							}
							if (data132.agentIds !== void 0) {
								let data138 = data132.agentIds;
								if (Array.isArray(data138)) {
									if (data138.length > 100) {
										const err308 = {
											instancePath: instancePath + "/google/choice/agentIds",
											schemaPath: "#/properties/google/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err308];
										else vErrors.push(err308);
										errors++;
									}
									const len31 = data138.length;
									for (let i62 = 0; i62 < len31; i62++) {
										let data139 = data138[i62];
										if (typeof data139 === "string") {
											if (!formats0.test(data139)) {
												const err309 = {
													instancePath: instancePath + "/google/choice/agentIds/" + i62,
													schemaPath: "#/properties/google/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err309];
												else vErrors.push(err309);
												errors++;
											}
										} else {
											const err310 = {
												instancePath: instancePath + "/google/choice/agentIds/" + i62,
												schemaPath: "#/properties/google/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err310];
											else vErrors.push(err310);
											errors++;
										}
									}
									let i63 = data138.length;
									let j31;
									if (i63 > 1) {
										const indices31 = {};
										for (; i63--;) {
											let item31 = data138[i63];
											if (typeof item31 !== "string") continue;
											if (typeof indices31[item31] == "number") {
												j31 = indices31[item31];
												const err311 = {
													instancePath: instancePath + "/google/choice/agentIds",
													schemaPath: "#/properties/google/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i63,
														j: j31
													},
													message: "must NOT have duplicate items (items ## " + j31 + " and " + i63 + " are identical)"
												};
												if (vErrors === null) vErrors = [err311];
												else vErrors.push(err311);
												errors++;
												break;
											}
											indices31[item31] = i63;
										}
									}
								} else {
									const err312 = {
										instancePath: instancePath + "/google/choice/agentIds",
										schemaPath: "#/properties/google/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err312];
									else vErrors.push(err312);
									errors++;
								}
							}
							if (data132.onlyExclusive !== void 0) {
								if (typeof data132.onlyExclusive !== "boolean") {
									const err313 = {
										instancePath: instancePath + "/google/choice/onlyExclusive",
										schemaPath: "#/properties/google/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err313];
									else vErrors.push(err313);
									errors++;
								}
							}
							if (data132.keepReserved !== void 0) {
								if (typeof data132.keepReserved !== "boolean") {
									const err314 = {
										instancePath: instancePath + "/google/choice/keepReserved",
										schemaPath: "#/properties/google/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err314];
									else vErrors.push(err314);
									errors++;
								}
							}
							if (data132.minQuality !== void 0) {
								let data142 = data132.minQuality;
								if (!(typeof data142 == "number" && !(data142 % 1) && !isNaN(data142))) {
									const err315 = {
										instancePath: instancePath + "/google/choice/minQuality",
										schemaPath: "#/properties/google/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err315];
									else vErrors.push(err315);
									errors++;
								}
								if (typeof data142 == "number") {
									if (data142 > 100 || isNaN(data142)) {
										const err316 = {
											instancePath: instancePath + "/google/choice/minQuality",
											schemaPath: "#/properties/google/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err316];
										else vErrors.push(err316);
										errors++;
									}
									if (data142 < 0 || isNaN(data142)) {
										const err317 = {
											instancePath: instancePath + "/google/choice/minQuality",
											schemaPath: "#/properties/google/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err317];
										else vErrors.push(err317);
										errors++;
									}
								}
							}
						} else {
							const err318 = {
								instancePath: instancePath + "/google/choice",
								schemaPath: "#/properties/google/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err318];
							else vErrors.push(err318);
							errors++;
						}
					}
					if (data131.content !== void 0) {
						let data143 = data131.content;
						if (data143 && typeof data143 == "object" && !Array.isArray(data143)) {
							for (const key25 in data143) if (!(key25 === "languages" || key25 === "imageMax" || key25 === "contact")) {
								const err319 = {
									instancePath: instancePath + "/google/content",
									schemaPath: "#/properties/google/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key25 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err319];
								else vErrors.push(err319);
								errors++;
							}
							if (data143.languages !== void 0) {
								let data144 = data143.languages;
								if (Array.isArray(data144)) {
									if (data144.length > 26) {
										const err320 = {
											instancePath: instancePath + "/google/content/languages",
											schemaPath: "#/properties/google/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err320];
										else vErrors.push(err320);
										errors++;
									}
									const len32 = data144.length;
									for (let i64 = 0; i64 < len32; i64++) {
										let data145 = data144[i64];
										if (typeof data145 !== "string") {
											const err321 = {
												instancePath: instancePath + "/google/content/languages/" + i64,
												schemaPath: "#/properties/google/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err321];
											else vErrors.push(err321);
											errors++;
										}
										if (!(data145 === "es" || data145 === "en" || data145 === "ca" || data145 === "de" || data145 === "fr" || data145 === "it" || data145 === "pt" || data145 === "nl" || data145 === "sv" || data145 === "da" || data145 === "fi" || data145 === "pl" || data145 === "ru" || data145 === "bg" || data145 === "hr" || data145 === "cs" || data145 === "et" || data145 === "el" || data145 === "hu" || data145 === "ga" || data145 === "lv" || data145 === "lt" || data145 === "mt" || data145 === "ro" || data145 === "sk" || data145 === "sl")) {
											const err322 = {
												instancePath: instancePath + "/google/content/languages/" + i64,
												schemaPath: "#/properties/google/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.google.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err322];
											else vErrors.push(err322);
											errors++;
										}
									}
									let i65 = data144.length;
									let j32;
									if (i65 > 1) {
										const indices32 = {};
										for (; i65--;) {
											let item32 = data144[i65];
											if (typeof item32 !== "string") continue;
											if (typeof indices32[item32] == "number") {
												j32 = indices32[item32];
												const err323 = {
													instancePath: instancePath + "/google/content/languages",
													schemaPath: "#/properties/google/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i65,
														j: j32
													},
													message: "must NOT have duplicate items (items ## " + j32 + " and " + i65 + " are identical)"
												};
												if (vErrors === null) vErrors = [err323];
												else vErrors.push(err323);
												errors++;
												break;
											}
											indices32[item32] = i65;
										}
									}
								} else {
									const err324 = {
										instancePath: instancePath + "/google/content/languages",
										schemaPath: "#/properties/google/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err324];
									else vErrors.push(err324);
									errors++;
								}
							}
							if (data143.imageMax !== void 0) {
								let data146 = data143.imageMax;
								if (!(typeof data146 == "number" && !(data146 % 1) && !isNaN(data146))) {
									const err325 = {
										instancePath: instancePath + "/google/content/imageMax",
										schemaPath: "#/properties/google/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err325];
									else vErrors.push(err325);
									errors++;
								}
								if (typeof data146 == "number") {
									if (data146 > 50 || isNaN(data146)) {
										const err326 = {
											instancePath: instancePath + "/google/content/imageMax",
											schemaPath: "#/properties/google/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err326];
										else vErrors.push(err326);
										errors++;
									}
									if (data146 < 1 || isNaN(data146)) {
										const err327 = {
											instancePath: instancePath + "/google/content/imageMax",
											schemaPath: "#/properties/google/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err327];
										else vErrors.push(err327);
										errors++;
									}
								}
							}
							if (data143.contact !== void 0) {
								let data147 = data143.contact;
								if (typeof data147 !== "string") {
									const err328 = {
										instancePath: instancePath + "/google/content/contact",
										schemaPath: "#/properties/google/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err328];
									else vErrors.push(err328);
									errors++;
								}
								if (!(data147 === "agency" || data147 === "agent")) {
									const err329 = {
										instancePath: instancePath + "/google/content/contact",
										schemaPath: "#/properties/google/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.google.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err329];
									else vErrors.push(err329);
									errors++;
								}
							}
						} else {
							const err330 = {
								instancePath: instancePath + "/google/content",
								schemaPath: "#/properties/google/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err330];
							else vErrors.push(err330);
							errors++;
						}
					}
				} else {
					const err331 = {
						instancePath: instancePath + "/google",
						schemaPath: "#/properties/google/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err331];
					else vErrors.push(err331);
					errors++;
				}
			}
			if (data.apiKey !== void 0) {
				let data148 = data.apiKey;
				if (typeof data148 === "string") {
					if (func2(data148) > 200) {
						const err332 = {
							instancePath: instancePath + "/apiKey",
							schemaPath: "#/properties/apiKey/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err332];
						else vErrors.push(err332);
						errors++;
					}
					if (func2(data148) < 8) {
						const err333 = {
							instancePath: instancePath + "/apiKey",
							schemaPath: "#/properties/apiKey/minLength",
							keyword: "minLength",
							params: { limit: 8 },
							message: "must NOT have fewer than 8 characters"
						};
						if (vErrors === null) vErrors = [err333];
						else vErrors.push(err333);
						errors++;
					}
					if (!pattern6.test(data148)) {
						const err334 = {
							instancePath: instancePath + "/apiKey",
							schemaPath: "#/properties/apiKey/pattern",
							keyword: "pattern",
							params: { pattern: "^[!-~]+$" },
							message: "must match pattern \"^[!-~]+$\""
						};
						if (vErrors === null) vErrors = [err334];
						else vErrors.push(err334);
						errors++;
					}
				} else {
					const err335 = {
						instancePath: instancePath + "/apiKey",
						schemaPath: "#/properties/apiKey/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err335];
					else vErrors.push(err335);
					errors++;
				}
			}
		} else {
			const err336 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err336];
			else vErrors.push(err336);
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
