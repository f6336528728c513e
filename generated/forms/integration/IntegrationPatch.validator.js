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
			"resales": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"sharesCommission": { "type": "boolean" },
					"sendsCadastral": { "type": "boolean" },
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
			if (data.idealista !== void 0) {
				let data57 = data.idealista;
				if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
					for (const key11 in data57) if (!(key11 === "customerCode" || key11 === "customerReference" || key11 === "visibility" || key11 === "choice" || key11 === "content")) {
						const err128 = {
							instancePath: instancePath + "/idealista",
							schemaPath: "#/properties/idealista/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key11 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err128];
						else vErrors.push(err128);
						errors++;
					}
					if (data57.customerCode !== void 0) {
						let data58 = data57.customerCode;
						if (typeof data58 === "string") {
							if (!pattern4.test(data58)) {
								const err129 = {
									instancePath: instancePath + "/idealista/customerCode",
									schemaPath: "#/properties/idealista/properties/customerCode/pattern",
									keyword: "pattern",
									params: { pattern: "^ilc[a-z0-9]{40}$" },
									message: "must match pattern \"^ilc[a-z0-9]{40}$\""
								};
								if (vErrors === null) vErrors = [err129];
								else vErrors.push(err129);
								errors++;
							}
						} else {
							const err130 = {
								instancePath: instancePath + "/idealista/customerCode",
								schemaPath: "#/properties/idealista/properties/customerCode/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err130];
							else vErrors.push(err130);
							errors++;
						}
					}
					if (data57.customerReference !== void 0) {
						let data59 = data57.customerReference;
						if (typeof data59 === "string") {
							if (func2(data59) > 50) {
								const err131 = {
									instancePath: instancePath + "/idealista/customerReference",
									schemaPath: "#/properties/idealista/properties/customerReference/maxLength",
									keyword: "maxLength",
									params: { limit: 50 },
									message: "must NOT have more than 50 characters"
								};
								if (vErrors === null) vErrors = [err131];
								else vErrors.push(err131);
								errors++;
							}
							if (func2(data59) < 1) {
								const err132 = {
									instancePath: instancePath + "/idealista/customerReference",
									schemaPath: "#/properties/idealista/properties/customerReference/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err132];
								else vErrors.push(err132);
								errors++;
							}
							if (!pattern5.test(data59)) {
								const err133 = {
									instancePath: instancePath + "/idealista/customerReference",
									schemaPath: "#/properties/idealista/properties/customerReference/pattern",
									keyword: "pattern",
									params: { pattern: "^[ -~]+$" },
									message: "must match pattern \"^[ -~]+$\""
								};
								if (vErrors === null) vErrors = [err133];
								else vErrors.push(err133);
								errors++;
							}
						} else {
							const err134 = {
								instancePath: instancePath + "/idealista/customerReference",
								schemaPath: "#/properties/idealista/properties/customerReference/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err134];
							else vErrors.push(err134);
							errors++;
						}
					}
					if (data57.visibility !== void 0) {
						let data60 = data57.visibility;
						if (typeof data60 !== "string") {
							const err135 = {
								instancePath: instancePath + "/idealista/visibility",
								schemaPath: "#/properties/idealista/properties/visibility/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err135];
							else vErrors.push(err135);
							errors++;
						}
						if (!(data60 === "idealista" || data60 === "microsite" || data60 === "private")) {
							const err136 = {
								instancePath: instancePath + "/idealista/visibility",
								schemaPath: "#/properties/idealista/properties/visibility/enum",
								keyword: "enum",
								params: { allowedValues: schema31.properties.idealista.properties.visibility.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err136];
							else vErrors.push(err136);
							errors++;
						}
					}
					if (data57.choice !== void 0) {
						let data61 = data57.choice;
						if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
							for (const key12 in data61) if (!(key12 === "mode" || key12 === "operations" || key12 === "types" || key12 === "agentIds" || key12 === "onlyExclusive" || key12 === "keepReserved" || key12 === "minQuality")) {
								const err137 = {
									instancePath: instancePath + "/idealista/choice",
									schemaPath: "#/properties/idealista/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key12 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err137];
								else vErrors.push(err137);
								errors++;
							}
							if (data61.mode !== void 0) {
								let data62 = data61.mode;
								if (typeof data62 !== "string") {
									const err138 = {
										instancePath: instancePath + "/idealista/choice/mode",
										schemaPath: "#/properties/idealista/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err138];
									else vErrors.push(err138);
									errors++;
								}
								if (!(data62 === "all" || data62 === "chosen")) {
									const err139 = {
										instancePath: instancePath + "/idealista/choice/mode",
										schemaPath: "#/properties/idealista/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.idealista.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err139];
									else vErrors.push(err139);
									errors++;
								}
							}
							if (data61.operations !== void 0) {
								let data63 = data61.operations;
								if (Array.isArray(data63)) {
									if (data63.length > 7) {
										const err140 = {
											instancePath: instancePath + "/idealista/choice/operations",
											schemaPath: "#/properties/idealista/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err140];
										else vErrors.push(err140);
										errors++;
									}
									const len12 = data63.length;
									for (let i24 = 0; i24 < len12; i24++) {
										let data64 = data63[i24];
										if (typeof data64 !== "string") {
											const err141 = {
												instancePath: instancePath + "/idealista/choice/operations/" + i24,
												schemaPath: "#/properties/idealista/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err141];
											else vErrors.push(err141);
											errors++;
										}
										if (!(data64 === "V" || data64 === "A" || data64 === "TDA" || data64 === "ON" || data64 === "NP" || data64 === "T" || data64 === "VOT")) {
											const err142 = {
												instancePath: instancePath + "/idealista/choice/operations/" + i24,
												schemaPath: "#/properties/idealista/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.idealista.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err142];
											else vErrors.push(err142);
											errors++;
										}
									}
									let i25 = data63.length;
									let j12;
									if (i25 > 1) {
										const indices12 = {};
										for (; i25--;) {
											let item12 = data63[i25];
											if (typeof item12 !== "string") continue;
											if (typeof indices12[item12] == "number") {
												j12 = indices12[item12];
												const err143 = {
													instancePath: instancePath + "/idealista/choice/operations",
													schemaPath: "#/properties/idealista/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i25,
														j: j12
													},
													message: "must NOT have duplicate items (items ## " + j12 + " and " + i25 + " are identical)"
												};
												if (vErrors === null) vErrors = [err143];
												else vErrors.push(err143);
												errors++;
												break;
											}
											indices12[item12] = i25;
										}
									}
								} else {
									const err144 = {
										instancePath: instancePath + "/idealista/choice/operations",
										schemaPath: "#/properties/idealista/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err144];
									else vErrors.push(err144);
									errors++;
								}
							}
							if (data61.types !== void 0) {
								let data65 = data61.types;
								if (Array.isArray(data65)) {
									if (data65.length > 9) {
										const err145 = {
											instancePath: instancePath + "/idealista/choice/types",
											schemaPath: "#/properties/idealista/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err145];
										else vErrors.push(err145);
										errors++;
									}
									const len13 = data65.length;
									for (let i26 = 0; i26 < len13; i26++) {
										let data66 = data65[i26];
										if (typeof data66 !== "string") {
											const err146 = {
												instancePath: instancePath + "/idealista/choice/types/" + i26,
												schemaPath: "#/properties/idealista/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err146];
											else vErrors.push(err146);
											errors++;
										}
										if (!(data66 === "vivienda" || data66 === "oficina" || data66 === "local" || data66 === "terreno" || data66 === "parking" || data66 === "edificio" || data66 === "nave" || data66 === "trastero" || data66 === "hotel")) {
											const err147 = {
												instancePath: instancePath + "/idealista/choice/types/" + i26,
												schemaPath: "#/properties/idealista/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.idealista.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err147];
											else vErrors.push(err147);
											errors++;
										}
									}
									let i27 = data65.length;
									let j13;
									if (i27 > 1) {
										const indices13 = {};
										for (; i27--;) {
											let item13 = data65[i27];
											if (typeof item13 !== "string") continue;
											if (typeof indices13[item13] == "number") {
												j13 = indices13[item13];
												const err148 = {
													instancePath: instancePath + "/idealista/choice/types",
													schemaPath: "#/properties/idealista/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i27,
														j: j13
													},
													message: "must NOT have duplicate items (items ## " + j13 + " and " + i27 + " are identical)"
												};
												if (vErrors === null) vErrors = [err148];
												else vErrors.push(err148);
												errors++;
												break;
											}
											indices13[item13] = i27;
										}
									}
								} else {
									const err149 = {
										instancePath: instancePath + "/idealista/choice/types",
										schemaPath: "#/properties/idealista/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err149];
									else vErrors.push(err149);
									errors++;
								}
							}
							if (data61.agentIds !== void 0) {
								let data67 = data61.agentIds;
								if (Array.isArray(data67)) {
									if (data67.length > 100) {
										const err150 = {
											instancePath: instancePath + "/idealista/choice/agentIds",
											schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err150];
										else vErrors.push(err150);
										errors++;
									}
									const len14 = data67.length;
									for (let i28 = 0; i28 < len14; i28++) {
										let data68 = data67[i28];
										if (typeof data68 === "string") {
											if (!formats0.test(data68)) {
												const err151 = {
													instancePath: instancePath + "/idealista/choice/agentIds/" + i28,
													schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err151];
												else vErrors.push(err151);
												errors++;
											}
										} else {
											const err152 = {
												instancePath: instancePath + "/idealista/choice/agentIds/" + i28,
												schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err152];
											else vErrors.push(err152);
											errors++;
										}
									}
									let i29 = data67.length;
									let j14;
									if (i29 > 1) {
										const indices14 = {};
										for (; i29--;) {
											let item14 = data67[i29];
											if (typeof item14 !== "string") continue;
											if (typeof indices14[item14] == "number") {
												j14 = indices14[item14];
												const err153 = {
													instancePath: instancePath + "/idealista/choice/agentIds",
													schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i29,
														j: j14
													},
													message: "must NOT have duplicate items (items ## " + j14 + " and " + i29 + " are identical)"
												};
												if (vErrors === null) vErrors = [err153];
												else vErrors.push(err153);
												errors++;
												break;
											}
											indices14[item14] = i29;
										}
									}
								} else {
									const err154 = {
										instancePath: instancePath + "/idealista/choice/agentIds",
										schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err154];
									else vErrors.push(err154);
									errors++;
								}
							}
							if (data61.onlyExclusive !== void 0) {
								if (typeof data61.onlyExclusive !== "boolean") {
									const err155 = {
										instancePath: instancePath + "/idealista/choice/onlyExclusive",
										schemaPath: "#/properties/idealista/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err155];
									else vErrors.push(err155);
									errors++;
								}
							}
							if (data61.keepReserved !== void 0) {
								if (typeof data61.keepReserved !== "boolean") {
									const err156 = {
										instancePath: instancePath + "/idealista/choice/keepReserved",
										schemaPath: "#/properties/idealista/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err156];
									else vErrors.push(err156);
									errors++;
								}
							}
							if (data61.minQuality !== void 0) {
								let data71 = data61.minQuality;
								if (!(typeof data71 == "number" && !(data71 % 1) && !isNaN(data71))) {
									const err157 = {
										instancePath: instancePath + "/idealista/choice/minQuality",
										schemaPath: "#/properties/idealista/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err157];
									else vErrors.push(err157);
									errors++;
								}
								if (typeof data71 == "number") {
									if (data71 > 100 || isNaN(data71)) {
										const err158 = {
											instancePath: instancePath + "/idealista/choice/minQuality",
											schemaPath: "#/properties/idealista/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err158];
										else vErrors.push(err158);
										errors++;
									}
									if (data71 < 0 || isNaN(data71)) {
										const err159 = {
											instancePath: instancePath + "/idealista/choice/minQuality",
											schemaPath: "#/properties/idealista/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err159];
										else vErrors.push(err159);
										errors++;
									}
								}
							}
						} else {
							const err160 = {
								instancePath: instancePath + "/idealista/choice",
								schemaPath: "#/properties/idealista/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err160];
							else vErrors.push(err160);
							errors++;
						}
					}
					if (data57.content !== void 0) {
						let data72 = data57.content;
						if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
							for (const key13 in data72) if (!(key13 === "languages" || key13 === "imageMax" || key13 === "contact")) {
								const err161 = {
									instancePath: instancePath + "/idealista/content",
									schemaPath: "#/properties/idealista/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key13 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err161];
								else vErrors.push(err161);
								errors++;
							}
							if (data72.languages !== void 0) {
								let data73 = data72.languages;
								if (Array.isArray(data73)) {
									if (data73.length > 26) {
										const err162 = {
											instancePath: instancePath + "/idealista/content/languages",
											schemaPath: "#/properties/idealista/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err162];
										else vErrors.push(err162);
										errors++;
									}
									const len15 = data73.length;
									for (let i30 = 0; i30 < len15; i30++) {
										let data74 = data73[i30];
										if (typeof data74 !== "string") {
											const err163 = {
												instancePath: instancePath + "/idealista/content/languages/" + i30,
												schemaPath: "#/properties/idealista/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err163];
											else vErrors.push(err163);
											errors++;
										}
										if (!(data74 === "es" || data74 === "en" || data74 === "ca" || data74 === "de" || data74 === "fr" || data74 === "it" || data74 === "pt" || data74 === "nl" || data74 === "sv" || data74 === "da" || data74 === "fi" || data74 === "pl" || data74 === "ru" || data74 === "bg" || data74 === "hr" || data74 === "cs" || data74 === "et" || data74 === "el" || data74 === "hu" || data74 === "ga" || data74 === "lv" || data74 === "lt" || data74 === "mt" || data74 === "ro" || data74 === "sk" || data74 === "sl")) {
											const err164 = {
												instancePath: instancePath + "/idealista/content/languages/" + i30,
												schemaPath: "#/properties/idealista/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.idealista.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err164];
											else vErrors.push(err164);
											errors++;
										}
									}
									let i31 = data73.length;
									let j15;
									if (i31 > 1) {
										const indices15 = {};
										for (; i31--;) {
											let item15 = data73[i31];
											if (typeof item15 !== "string") continue;
											if (typeof indices15[item15] == "number") {
												j15 = indices15[item15];
												const err165 = {
													instancePath: instancePath + "/idealista/content/languages",
													schemaPath: "#/properties/idealista/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i31,
														j: j15
													},
													message: "must NOT have duplicate items (items ## " + j15 + " and " + i31 + " are identical)"
												};
												if (vErrors === null) vErrors = [err165];
												else vErrors.push(err165);
												errors++;
												break;
											}
											indices15[item15] = i31;
										}
									}
								} else {
									const err166 = {
										instancePath: instancePath + "/idealista/content/languages",
										schemaPath: "#/properties/idealista/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err166];
									else vErrors.push(err166);
									errors++;
								}
							}
							if (data72.imageMax !== void 0) {
								let data75 = data72.imageMax;
								if (!(typeof data75 == "number" && !(data75 % 1) && !isNaN(data75))) {
									const err167 = {
										instancePath: instancePath + "/idealista/content/imageMax",
										schemaPath: "#/properties/idealista/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err167];
									else vErrors.push(err167);
									errors++;
								}
								if (typeof data75 == "number") {
									if (data75 > 50 || isNaN(data75)) {
										const err168 = {
											instancePath: instancePath + "/idealista/content/imageMax",
											schemaPath: "#/properties/idealista/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err168];
										else vErrors.push(err168);
										errors++;
									}
									if (data75 < 1 || isNaN(data75)) {
										const err169 = {
											instancePath: instancePath + "/idealista/content/imageMax",
											schemaPath: "#/properties/idealista/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err169];
										else vErrors.push(err169);
										errors++;
									}
								}
							}
							if (data72.contact !== void 0) {
								let data76 = data72.contact;
								if (typeof data76 !== "string") {
									const err170 = {
										instancePath: instancePath + "/idealista/content/contact",
										schemaPath: "#/properties/idealista/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err170];
									else vErrors.push(err170);
									errors++;
								}
								if (!(data76 === "agency" || data76 === "agent")) {
									const err171 = {
										instancePath: instancePath + "/idealista/content/contact",
										schemaPath: "#/properties/idealista/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.idealista.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err171];
									else vErrors.push(err171);
									errors++;
								}
							}
						} else {
							const err172 = {
								instancePath: instancePath + "/idealista/content",
								schemaPath: "#/properties/idealista/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err172];
							else vErrors.push(err172);
							errors++;
						}
					}
				} else {
					const err173 = {
						instancePath: instancePath + "/idealista",
						schemaPath: "#/properties/idealista/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err173];
					else vErrors.push(err173);
					errors++;
				}
			}
			if (data.fotocasa !== void 0) {
				let data77 = data.fotocasa;
				if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
					for (const key14 in data77) if (!(key14 === "publications" || key14 === "choice" || key14 === "content")) {
						const err174 = {
							instancePath: instancePath + "/fotocasa",
							schemaPath: "#/properties/fotocasa/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key14 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err174];
						else vErrors.push(err174);
						errors++;
					}
					if (data77.publications !== void 0) {
						let data78 = data77.publications;
						if (Array.isArray(data78)) {
							if (data78.length > 5) {
								const err175 = {
									instancePath: instancePath + "/fotocasa/publications",
									schemaPath: "#/properties/fotocasa/properties/publications/maxItems",
									keyword: "maxItems",
									params: { limit: 5 },
									message: "must NOT have more than 5 items"
								};
								if (vErrors === null) vErrors = [err175];
								else vErrors.push(err175);
								errors++;
							}
							const len16 = data78.length;
							for (let i32 = 0; i32 < len16; i32++) {
								let data79 = data78[i32];
								if (typeof data79 !== "string") {
									const err176 = {
										instancePath: instancePath + "/fotocasa/publications/" + i32,
										schemaPath: "#/properties/fotocasa/properties/publications/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err176];
									else vErrors.push(err176);
									errors++;
								}
								if (!(data79 === "pisos" || data79 === "spainhouses" || data79 === "kyero" || data79 === "thinkspain" || data79 === "listglobally")) {
									const err177 = {
										instancePath: instancePath + "/fotocasa/publications/" + i32,
										schemaPath: "#/properties/fotocasa/properties/publications/items/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.fotocasa.properties.publications.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err177];
									else vErrors.push(err177);
									errors++;
								}
							}
							let i33 = data78.length;
							let j16;
							if (i33 > 1) {
								const indices16 = {};
								for (; i33--;) {
									let item16 = data78[i33];
									if (typeof item16 !== "string") continue;
									if (typeof indices16[item16] == "number") {
										j16 = indices16[item16];
										const err178 = {
											instancePath: instancePath + "/fotocasa/publications",
											schemaPath: "#/properties/fotocasa/properties/publications/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i33,
												j: j16
											},
											message: "must NOT have duplicate items (items ## " + j16 + " and " + i33 + " are identical)"
										};
										if (vErrors === null) vErrors = [err178];
										else vErrors.push(err178);
										errors++;
										break;
									}
									indices16[item16] = i33;
								}
							}
						} else {
							const err179 = {
								instancePath: instancePath + "/fotocasa/publications",
								schemaPath: "#/properties/fotocasa/properties/publications/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err179];
							else vErrors.push(err179);
							errors++;
						}
					}
					if (data77.choice !== void 0) {
						let data80 = data77.choice;
						if (data80 && typeof data80 == "object" && !Array.isArray(data80)) {
							for (const key15 in data80) if (!(key15 === "mode" || key15 === "operations" || key15 === "types" || key15 === "agentIds" || key15 === "onlyExclusive" || key15 === "keepReserved" || key15 === "minQuality")) {
								const err180 = {
									instancePath: instancePath + "/fotocasa/choice",
									schemaPath: "#/properties/fotocasa/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key15 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err180];
								else vErrors.push(err180);
								errors++;
							}
							if (data80.mode !== void 0) {
								let data81 = data80.mode;
								if (typeof data81 !== "string") {
									const err181 = {
										instancePath: instancePath + "/fotocasa/choice/mode",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err181];
									else vErrors.push(err181);
									errors++;
								}
								if (!(data81 === "all" || data81 === "chosen")) {
									const err182 = {
										instancePath: instancePath + "/fotocasa/choice/mode",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.fotocasa.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err182];
									else vErrors.push(err182);
									errors++;
								}
							}
							if (data80.operations !== void 0) {
								let data82 = data80.operations;
								if (Array.isArray(data82)) {
									if (data82.length > 7) {
										const err183 = {
											instancePath: instancePath + "/fotocasa/choice/operations",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err183];
										else vErrors.push(err183);
										errors++;
									}
									const len17 = data82.length;
									for (let i34 = 0; i34 < len17; i34++) {
										let data83 = data82[i34];
										if (typeof data83 !== "string") {
											const err184 = {
												instancePath: instancePath + "/fotocasa/choice/operations/" + i34,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err184];
											else vErrors.push(err184);
											errors++;
										}
										if (!(data83 === "V" || data83 === "A" || data83 === "TDA" || data83 === "ON" || data83 === "NP" || data83 === "T" || data83 === "VOT")) {
											const err185 = {
												instancePath: instancePath + "/fotocasa/choice/operations/" + i34,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.fotocasa.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err185];
											else vErrors.push(err185);
											errors++;
										}
									}
									let i35 = data82.length;
									let j17;
									if (i35 > 1) {
										const indices17 = {};
										for (; i35--;) {
											let item17 = data82[i35];
											if (typeof item17 !== "string") continue;
											if (typeof indices17[item17] == "number") {
												j17 = indices17[item17];
												const err186 = {
													instancePath: instancePath + "/fotocasa/choice/operations",
													schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i35,
														j: j17
													},
													message: "must NOT have duplicate items (items ## " + j17 + " and " + i35 + " are identical)"
												};
												if (vErrors === null) vErrors = [err186];
												else vErrors.push(err186);
												errors++;
												break;
											}
											indices17[item17] = i35;
										}
									}
								} else {
									const err187 = {
										instancePath: instancePath + "/fotocasa/choice/operations",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err187];
									else vErrors.push(err187);
									errors++;
								}
							}
							if (data80.types !== void 0) {
								let data84 = data80.types;
								if (Array.isArray(data84)) {
									if (data84.length > 9) {
										const err188 = {
											instancePath: instancePath + "/fotocasa/choice/types",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err188];
										else vErrors.push(err188);
										errors++;
									}
									const len18 = data84.length;
									for (let i36 = 0; i36 < len18; i36++) {
										let data85 = data84[i36];
										if (typeof data85 !== "string") {
											const err189 = {
												instancePath: instancePath + "/fotocasa/choice/types/" + i36,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err189];
											else vErrors.push(err189);
											errors++;
										}
										if (!(data85 === "vivienda" || data85 === "oficina" || data85 === "local" || data85 === "terreno" || data85 === "parking" || data85 === "edificio" || data85 === "nave" || data85 === "trastero" || data85 === "hotel")) {
											const err190 = {
												instancePath: instancePath + "/fotocasa/choice/types/" + i36,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.fotocasa.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err190];
											else vErrors.push(err190);
											errors++;
										}
									}
									let i37 = data84.length;
									let j18;
									if (i37 > 1) {
										const indices18 = {};
										for (; i37--;) {
											let item18 = data84[i37];
											if (typeof item18 !== "string") continue;
											if (typeof indices18[item18] == "number") {
												j18 = indices18[item18];
												const err191 = {
													instancePath: instancePath + "/fotocasa/choice/types",
													schemaPath: "#/properties/fotocasa/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i37,
														j: j18
													},
													message: "must NOT have duplicate items (items ## " + j18 + " and " + i37 + " are identical)"
												};
												if (vErrors === null) vErrors = [err191];
												else vErrors.push(err191);
												errors++;
												break;
											}
											indices18[item18] = i37;
										}
									}
								} else {
									const err192 = {
										instancePath: instancePath + "/fotocasa/choice/types",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err192];
									else vErrors.push(err192);
									errors++;
								}
							}
							if (data80.agentIds !== void 0) {
								let data86 = data80.agentIds;
								if (Array.isArray(data86)) {
									if (data86.length > 100) {
										const err193 = {
											instancePath: instancePath + "/fotocasa/choice/agentIds",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err193];
										else vErrors.push(err193);
										errors++;
									}
									const len19 = data86.length;
									for (let i38 = 0; i38 < len19; i38++) {
										let data87 = data86[i38];
										if (typeof data87 === "string") {
											if (!formats0.test(data87)) {
												const err194 = {
													instancePath: instancePath + "/fotocasa/choice/agentIds/" + i38,
													schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err194];
												else vErrors.push(err194);
												errors++;
											}
										} else {
											const err195 = {
												instancePath: instancePath + "/fotocasa/choice/agentIds/" + i38,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err195];
											else vErrors.push(err195);
											errors++;
										}
									}
									let i39 = data86.length;
									let j19;
									if (i39 > 1) {
										const indices19 = {};
										for (; i39--;) {
											let item19 = data86[i39];
											if (typeof item19 !== "string") continue;
											if (typeof indices19[item19] == "number") {
												j19 = indices19[item19];
												const err196 = {
													instancePath: instancePath + "/fotocasa/choice/agentIds",
													schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i39,
														j: j19
													},
													message: "must NOT have duplicate items (items ## " + j19 + " and " + i39 + " are identical)"
												};
												if (vErrors === null) vErrors = [err196];
												else vErrors.push(err196);
												errors++;
												break;
											}
											indices19[item19] = i39;
										}
									}
								} else {
									const err197 = {
										instancePath: instancePath + "/fotocasa/choice/agentIds",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err197];
									else vErrors.push(err197);
									errors++;
								}
							}
							if (data80.onlyExclusive !== void 0) {
								if (typeof data80.onlyExclusive !== "boolean") {
									const err198 = {
										instancePath: instancePath + "/fotocasa/choice/onlyExclusive",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err198];
									else vErrors.push(err198);
									errors++;
								}
							}
							if (data80.keepReserved !== void 0) {
								if (typeof data80.keepReserved !== "boolean") {
									const err199 = {
										instancePath: instancePath + "/fotocasa/choice/keepReserved",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err199];
									else vErrors.push(err199);
									errors++;
								}
							}
							if (data80.minQuality !== void 0) {
								let data90 = data80.minQuality;
								if (!(typeof data90 == "number" && !(data90 % 1) && !isNaN(data90))) {
									const err200 = {
										instancePath: instancePath + "/fotocasa/choice/minQuality",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err200];
									else vErrors.push(err200);
									errors++;
								}
								if (typeof data90 == "number") {
									if (data90 > 100 || isNaN(data90)) {
										const err201 = {
											instancePath: instancePath + "/fotocasa/choice/minQuality",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err201];
										else vErrors.push(err201);
										errors++;
									}
									if (data90 < 0 || isNaN(data90)) {
										const err202 = {
											instancePath: instancePath + "/fotocasa/choice/minQuality",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err202];
										else vErrors.push(err202);
										errors++;
									}
								}
							}
						} else {
							const err203 = {
								instancePath: instancePath + "/fotocasa/choice",
								schemaPath: "#/properties/fotocasa/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err203];
							else vErrors.push(err203);
							errors++;
						}
					}
					if (data77.content !== void 0) {
						let data91 = data77.content;
						if (data91 && typeof data91 == "object" && !Array.isArray(data91)) {
							for (const key16 in data91) if (!(key16 === "languages" || key16 === "imageMax" || key16 === "contact")) {
								const err204 = {
									instancePath: instancePath + "/fotocasa/content",
									schemaPath: "#/properties/fotocasa/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key16 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err204];
								else vErrors.push(err204);
								errors++;
							}
							if (data91.languages !== void 0) {
								let data92 = data91.languages;
								if (Array.isArray(data92)) {
									if (data92.length > 26) {
										const err205 = {
											instancePath: instancePath + "/fotocasa/content/languages",
											schemaPath: "#/properties/fotocasa/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err205];
										else vErrors.push(err205);
										errors++;
									}
									const len20 = data92.length;
									for (let i40 = 0; i40 < len20; i40++) {
										let data93 = data92[i40];
										if (typeof data93 !== "string") {
											const err206 = {
												instancePath: instancePath + "/fotocasa/content/languages/" + i40,
												schemaPath: "#/properties/fotocasa/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err206];
											else vErrors.push(err206);
											errors++;
										}
										if (!(data93 === "es" || data93 === "en" || data93 === "ca" || data93 === "de" || data93 === "fr" || data93 === "it" || data93 === "pt" || data93 === "nl" || data93 === "sv" || data93 === "da" || data93 === "fi" || data93 === "pl" || data93 === "ru" || data93 === "bg" || data93 === "hr" || data93 === "cs" || data93 === "et" || data93 === "el" || data93 === "hu" || data93 === "ga" || data93 === "lv" || data93 === "lt" || data93 === "mt" || data93 === "ro" || data93 === "sk" || data93 === "sl")) {
											const err207 = {
												instancePath: instancePath + "/fotocasa/content/languages/" + i40,
												schemaPath: "#/properties/fotocasa/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.fotocasa.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err207];
											else vErrors.push(err207);
											errors++;
										}
									}
									let i41 = data92.length;
									let j20;
									if (i41 > 1) {
										const indices20 = {};
										for (; i41--;) {
											let item20 = data92[i41];
											if (typeof item20 !== "string") continue;
											if (typeof indices20[item20] == "number") {
												j20 = indices20[item20];
												const err208 = {
													instancePath: instancePath + "/fotocasa/content/languages",
													schemaPath: "#/properties/fotocasa/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i41,
														j: j20
													},
													message: "must NOT have duplicate items (items ## " + j20 + " and " + i41 + " are identical)"
												};
												if (vErrors === null) vErrors = [err208];
												else vErrors.push(err208);
												errors++;
												break;
											}
											indices20[item20] = i41;
										}
									}
								} else {
									const err209 = {
										instancePath: instancePath + "/fotocasa/content/languages",
										schemaPath: "#/properties/fotocasa/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err209];
									else vErrors.push(err209);
									errors++;
								}
							}
							if (data91.imageMax !== void 0) {
								let data94 = data91.imageMax;
								if (!(typeof data94 == "number" && !(data94 % 1) && !isNaN(data94))) {
									const err210 = {
										instancePath: instancePath + "/fotocasa/content/imageMax",
										schemaPath: "#/properties/fotocasa/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err210];
									else vErrors.push(err210);
									errors++;
								}
								if (typeof data94 == "number") {
									if (data94 > 50 || isNaN(data94)) {
										const err211 = {
											instancePath: instancePath + "/fotocasa/content/imageMax",
											schemaPath: "#/properties/fotocasa/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err211];
										else vErrors.push(err211);
										errors++;
									}
									if (data94 < 1 || isNaN(data94)) {
										const err212 = {
											instancePath: instancePath + "/fotocasa/content/imageMax",
											schemaPath: "#/properties/fotocasa/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err212];
										else vErrors.push(err212);
										errors++;
									}
								}
							}
							if (data91.contact !== void 0) {
								let data95 = data91.contact;
								if (typeof data95 !== "string") {
									const err213 = {
										instancePath: instancePath + "/fotocasa/content/contact",
										schemaPath: "#/properties/fotocasa/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err213];
									else vErrors.push(err213);
									errors++;
								}
								if (!(data95 === "agency" || data95 === "agent")) {
									const err214 = {
										instancePath: instancePath + "/fotocasa/content/contact",
										schemaPath: "#/properties/fotocasa/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.fotocasa.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err214];
									else vErrors.push(err214);
									errors++;
								}
							}
						} else {
							const err215 = {
								instancePath: instancePath + "/fotocasa/content",
								schemaPath: "#/properties/fotocasa/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err215];
							else vErrors.push(err215);
							errors++;
						}
					}
				} else {
					const err216 = {
						instancePath: instancePath + "/fotocasa",
						schemaPath: "#/properties/fotocasa/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err216];
					else vErrors.push(err216);
					errors++;
				}
			}
			if (data.websiteSchema !== void 0) {
				let data96 = data.websiteSchema;
				if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
					for (const key17 in data96) if (!(key17 === "choice" || key17 === "content")) {
						const err217 = {
							instancePath: instancePath + "/websiteSchema",
							schemaPath: "#/properties/websiteSchema/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key17 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err217];
						else vErrors.push(err217);
						errors++;
					}
					if (data96.choice !== void 0) {
						let data97 = data96.choice;
						if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
							for (const key18 in data97) if (!(key18 === "mode" || key18 === "operations" || key18 === "types" || key18 === "agentIds" || key18 === "onlyExclusive" || key18 === "keepReserved" || key18 === "minQuality")) {
								const err218 = {
									instancePath: instancePath + "/websiteSchema/choice",
									schemaPath: "#/properties/websiteSchema/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key18 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err218];
								else vErrors.push(err218);
								errors++;
							}
							if (data97.mode !== void 0) {
								let data98 = data97.mode;
								if (typeof data98 !== "string") {
									const err219 = {
										instancePath: instancePath + "/websiteSchema/choice/mode",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err219];
									else vErrors.push(err219);
									errors++;
								}
								if (!(data98 === "all" || data98 === "chosen")) {
									const err220 = {
										instancePath: instancePath + "/websiteSchema/choice/mode",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteSchema.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err220];
									else vErrors.push(err220);
									errors++;
								}
							}
							if (data97.operations !== void 0) {
								let data99 = data97.operations;
								if (Array.isArray(data99)) {
									if (data99.length > 7) {
										const err221 = {
											instancePath: instancePath + "/websiteSchema/choice/operations",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err221];
										else vErrors.push(err221);
										errors++;
									}
									const len21 = data99.length;
									for (let i42 = 0; i42 < len21; i42++) {
										let data100 = data99[i42];
										if (typeof data100 !== "string") {
											const err222 = {
												instancePath: instancePath + "/websiteSchema/choice/operations/" + i42,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err222];
											else vErrors.push(err222);
											errors++;
										}
										if (!(data100 === "V" || data100 === "A" || data100 === "TDA" || data100 === "ON" || data100 === "NP" || data100 === "T" || data100 === "VOT")) {
											const err223 = {
												instancePath: instancePath + "/websiteSchema/choice/operations/" + i42,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteSchema.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err223];
											else vErrors.push(err223);
											errors++;
										}
									}
									let i43 = data99.length;
									let j21;
									if (i43 > 1) {
										const indices21 = {};
										for (; i43--;) {
											let item21 = data99[i43];
											if (typeof item21 !== "string") continue;
											if (typeof indices21[item21] == "number") {
												j21 = indices21[item21];
												const err224 = {
													instancePath: instancePath + "/websiteSchema/choice/operations",
													schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i43,
														j: j21
													},
													message: "must NOT have duplicate items (items ## " + j21 + " and " + i43 + " are identical)"
												};
												if (vErrors === null) vErrors = [err224];
												else vErrors.push(err224);
												errors++;
												break;
											}
											indices21[item21] = i43;
										}
									}
								} else {
									const err225 = {
										instancePath: instancePath + "/websiteSchema/choice/operations",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err225];
									else vErrors.push(err225);
									errors++;
								}
							}
							if (data97.types !== void 0) {
								let data101 = data97.types;
								if (Array.isArray(data101)) {
									if (data101.length > 9) {
										const err226 = {
											instancePath: instancePath + "/websiteSchema/choice/types",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err226];
										else vErrors.push(err226);
										errors++;
									}
									const len22 = data101.length;
									for (let i44 = 0; i44 < len22; i44++) {
										let data102 = data101[i44];
										if (typeof data102 !== "string") {
											const err227 = {
												instancePath: instancePath + "/websiteSchema/choice/types/" + i44,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err227];
											else vErrors.push(err227);
											errors++;
										}
										if (!(data102 === "vivienda" || data102 === "oficina" || data102 === "local" || data102 === "terreno" || data102 === "parking" || data102 === "edificio" || data102 === "nave" || data102 === "trastero" || data102 === "hotel")) {
											const err228 = {
												instancePath: instancePath + "/websiteSchema/choice/types/" + i44,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteSchema.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err228];
											else vErrors.push(err228);
											errors++;
										}
									}
									let i45 = data101.length;
									let j22;
									if (i45 > 1) {
										const indices22 = {};
										for (; i45--;) {
											let item22 = data101[i45];
											if (typeof item22 !== "string") continue;
											if (typeof indices22[item22] == "number") {
												j22 = indices22[item22];
												const err229 = {
													instancePath: instancePath + "/websiteSchema/choice/types",
													schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i45,
														j: j22
													},
													message: "must NOT have duplicate items (items ## " + j22 + " and " + i45 + " are identical)"
												};
												if (vErrors === null) vErrors = [err229];
												else vErrors.push(err229);
												errors++;
												break;
											}
											indices22[item22] = i45;
										}
									}
								} else {
									const err230 = {
										instancePath: instancePath + "/websiteSchema/choice/types",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err230];
									else vErrors.push(err230);
									errors++;
								}
							}
							if (data97.agentIds !== void 0) {
								let data103 = data97.agentIds;
								if (Array.isArray(data103)) {
									if (data103.length > 100) {
										const err231 = {
											instancePath: instancePath + "/websiteSchema/choice/agentIds",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err231];
										else vErrors.push(err231);
										errors++;
									}
									const len23 = data103.length;
									for (let i46 = 0; i46 < len23; i46++) {
										let data104 = data103[i46];
										if (typeof data104 === "string") {
											if (!formats0.test(data104)) {
												const err232 = {
													instancePath: instancePath + "/websiteSchema/choice/agentIds/" + i46,
													schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err232];
												else vErrors.push(err232);
												errors++;
											}
										} else {
											const err233 = {
												instancePath: instancePath + "/websiteSchema/choice/agentIds/" + i46,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err233];
											else vErrors.push(err233);
											errors++;
										}
									}
									let i47 = data103.length;
									let j23;
									if (i47 > 1) {
										const indices23 = {};
										for (; i47--;) {
											let item23 = data103[i47];
											if (typeof item23 !== "string") continue;
											if (typeof indices23[item23] == "number") {
												j23 = indices23[item23];
												const err234 = {
													instancePath: instancePath + "/websiteSchema/choice/agentIds",
													schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i47,
														j: j23
													},
													message: "must NOT have duplicate items (items ## " + j23 + " and " + i47 + " are identical)"
												};
												if (vErrors === null) vErrors = [err234];
												else vErrors.push(err234);
												errors++;
												break;
											}
											indices23[item23] = i47;
										}
									}
								} else {
									const err235 = {
										instancePath: instancePath + "/websiteSchema/choice/agentIds",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err235];
									else vErrors.push(err235);
									errors++;
								}
							}
							if (data97.onlyExclusive !== void 0) {
								if (typeof data97.onlyExclusive !== "boolean") {
									const err236 = {
										instancePath: instancePath + "/websiteSchema/choice/onlyExclusive",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err236];
									else vErrors.push(err236);
									errors++;
								}
							}
							if (data97.keepReserved !== void 0) {
								if (typeof data97.keepReserved !== "boolean") {
									const err237 = {
										instancePath: instancePath + "/websiteSchema/choice/keepReserved",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err237];
									else vErrors.push(err237);
									errors++;
								}
							}
							if (data97.minQuality !== void 0) {
								let data107 = data97.minQuality;
								if (!(typeof data107 == "number" && !(data107 % 1) && !isNaN(data107))) {
									const err238 = {
										instancePath: instancePath + "/websiteSchema/choice/minQuality",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err238];
									else vErrors.push(err238);
									errors++;
								}
								if (typeof data107 == "number") {
									if (data107 > 100 || isNaN(data107)) {
										const err239 = {
											instancePath: instancePath + "/websiteSchema/choice/minQuality",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err239];
										else vErrors.push(err239);
										errors++;
									}
									if (data107 < 0 || isNaN(data107)) {
										const err240 = {
											instancePath: instancePath + "/websiteSchema/choice/minQuality",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err240];
										else vErrors.push(err240);
										errors++;
									}
								}
							}
						} else {
							const err241 = {
								instancePath: instancePath + "/websiteSchema/choice",
								schemaPath: "#/properties/websiteSchema/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err241];
							else vErrors.push(err241);
							errors++;
						}
					}
					if (data96.content !== void 0) {
						let data108 = data96.content;
						if (data108 && typeof data108 == "object" && !Array.isArray(data108)) {
							for (const key19 in data108) if (!(key19 === "languages" || key19 === "imageMax" || key19 === "contact")) {
								const err242 = {
									instancePath: instancePath + "/websiteSchema/content",
									schemaPath: "#/properties/websiteSchema/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key19 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err242];
								else vErrors.push(err242);
								errors++;
							}
							if (data108.languages !== void 0) {
								let data109 = data108.languages;
								if (Array.isArray(data109)) {
									if (data109.length > 26) {
										const err243 = {
											instancePath: instancePath + "/websiteSchema/content/languages",
											schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err243];
										else vErrors.push(err243);
										errors++;
									}
									const len24 = data109.length;
									for (let i48 = 0; i48 < len24; i48++) {
										let data110 = data109[i48];
										if (typeof data110 !== "string") {
											const err244 = {
												instancePath: instancePath + "/websiteSchema/content/languages/" + i48,
												schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err244];
											else vErrors.push(err244);
											errors++;
										}
										if (!(data110 === "es" || data110 === "en" || data110 === "ca" || data110 === "de" || data110 === "fr" || data110 === "it" || data110 === "pt" || data110 === "nl" || data110 === "sv" || data110 === "da" || data110 === "fi" || data110 === "pl" || data110 === "ru" || data110 === "bg" || data110 === "hr" || data110 === "cs" || data110 === "et" || data110 === "el" || data110 === "hu" || data110 === "ga" || data110 === "lv" || data110 === "lt" || data110 === "mt" || data110 === "ro" || data110 === "sk" || data110 === "sl")) {
											const err245 = {
												instancePath: instancePath + "/websiteSchema/content/languages/" + i48,
												schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteSchema.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err245];
											else vErrors.push(err245);
											errors++;
										}
									}
									let i49 = data109.length;
									let j24;
									if (i49 > 1) {
										const indices24 = {};
										for (; i49--;) {
											let item24 = data109[i49];
											if (typeof item24 !== "string") continue;
											if (typeof indices24[item24] == "number") {
												j24 = indices24[item24];
												const err246 = {
													instancePath: instancePath + "/websiteSchema/content/languages",
													schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i49,
														j: j24
													},
													message: "must NOT have duplicate items (items ## " + j24 + " and " + i49 + " are identical)"
												};
												if (vErrors === null) vErrors = [err246];
												else vErrors.push(err246);
												errors++;
												break;
											}
											indices24[item24] = i49;
										}
									}
								} else {
									const err247 = {
										instancePath: instancePath + "/websiteSchema/content/languages",
										schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err247];
									else vErrors.push(err247);
									errors++;
								}
							}
							if (data108.imageMax !== void 0) {
								let data111 = data108.imageMax;
								if (!(typeof data111 == "number" && !(data111 % 1) && !isNaN(data111))) {
									const err248 = {
										instancePath: instancePath + "/websiteSchema/content/imageMax",
										schemaPath: "#/properties/websiteSchema/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err248];
									else vErrors.push(err248);
									errors++;
								}
								if (typeof data111 == "number") {
									if (data111 > 50 || isNaN(data111)) {
										const err249 = {
											instancePath: instancePath + "/websiteSchema/content/imageMax",
											schemaPath: "#/properties/websiteSchema/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err249];
										else vErrors.push(err249);
										errors++;
									}
									if (data111 < 1 || isNaN(data111)) {
										const err250 = {
											instancePath: instancePath + "/websiteSchema/content/imageMax",
											schemaPath: "#/properties/websiteSchema/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err250];
										else vErrors.push(err250);
										errors++;
									}
								}
							}
							if (data108.contact !== void 0) {
								let data112 = data108.contact;
								if (typeof data112 !== "string") {
									const err251 = {
										instancePath: instancePath + "/websiteSchema/content/contact",
										schemaPath: "#/properties/websiteSchema/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err251];
									else vErrors.push(err251);
									errors++;
								}
								if (!(data112 === "agency" || data112 === "agent")) {
									const err252 = {
										instancePath: instancePath + "/websiteSchema/content/contact",
										schemaPath: "#/properties/websiteSchema/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteSchema.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err252];
									else vErrors.push(err252);
									errors++;
								}
							}
						} else {
							const err253 = {
								instancePath: instancePath + "/websiteSchema/content",
								schemaPath: "#/properties/websiteSchema/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err253];
							else vErrors.push(err253);
							errors++;
						}
					}
				} else {
					const err254 = {
						instancePath: instancePath + "/websiteSchema",
						schemaPath: "#/properties/websiteSchema/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err254];
					else vErrors.push(err254);
					errors++;
				}
			}
			if (data.meta !== void 0) {
				let data113 = data.meta;
				if (data113 && typeof data113 == "object" && !Array.isArray(data113)) {
					for (const key20 in data113) if (!(key20 === "choice" || key20 === "content")) {
						const err255 = {
							instancePath: instancePath + "/meta",
							schemaPath: "#/properties/meta/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key20 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err255];
						else vErrors.push(err255);
						errors++;
					}
					if (data113.choice !== void 0) {
						let data114 = data113.choice;
						if (data114 && typeof data114 == "object" && !Array.isArray(data114)) {
							for (const key21 in data114) if (!(key21 === "mode" || key21 === "operations" || key21 === "types" || key21 === "agentIds" || key21 === "onlyExclusive" || key21 === "keepReserved" || key21 === "minQuality")) {
								const err256 = {
									instancePath: instancePath + "/meta/choice",
									schemaPath: "#/properties/meta/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key21 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err256];
								else vErrors.push(err256);
								errors++;
							}
							if (data114.mode !== void 0) {
								let data115 = data114.mode;
								if (typeof data115 !== "string") {
									const err257 = {
										instancePath: instancePath + "/meta/choice/mode",
										schemaPath: "#/properties/meta/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err257];
									else vErrors.push(err257);
									errors++;
								}
								if (!(data115 === "all" || data115 === "chosen")) {
									const err258 = {
										instancePath: instancePath + "/meta/choice/mode",
										schemaPath: "#/properties/meta/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.meta.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err258];
									else vErrors.push(err258);
									errors++;
								}
							}
							if (data114.operations !== void 0) {
								let data116 = data114.operations;
								if (Array.isArray(data116)) {
									if (data116.length > 7) {
										const err259 = {
											instancePath: instancePath + "/meta/choice/operations",
											schemaPath: "#/properties/meta/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err259];
										else vErrors.push(err259);
										errors++;
									}
									const len25 = data116.length;
									for (let i50 = 0; i50 < len25; i50++) {
										let data117 = data116[i50];
										if (typeof data117 !== "string") {
											const err260 = {
												instancePath: instancePath + "/meta/choice/operations/" + i50,
												schemaPath: "#/properties/meta/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err260];
											else vErrors.push(err260);
											errors++;
										}
										if (!(data117 === "V" || data117 === "A" || data117 === "TDA" || data117 === "ON" || data117 === "NP" || data117 === "T" || data117 === "VOT")) {
											const err261 = {
												instancePath: instancePath + "/meta/choice/operations/" + i50,
												schemaPath: "#/properties/meta/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.meta.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err261];
											else vErrors.push(err261);
											errors++;
										}
									}
									let i51 = data116.length;
									let j25;
									if (i51 > 1) {
										const indices25 = {};
										for (; i51--;) {
											let item25 = data116[i51];
											if (typeof item25 !== "string") continue;
											if (typeof indices25[item25] == "number") {
												j25 = indices25[item25];
												const err262 = {
													instancePath: instancePath + "/meta/choice/operations",
													schemaPath: "#/properties/meta/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i51,
														j: j25
													},
													message: "must NOT have duplicate items (items ## " + j25 + " and " + i51 + " are identical)"
												};
												if (vErrors === null) vErrors = [err262];
												else vErrors.push(err262);
												errors++;
												break;
											}
											indices25[item25] = i51;
										}
									}
								} else {
									const err263 = {
										instancePath: instancePath + "/meta/choice/operations",
										schemaPath: "#/properties/meta/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err263];
									else vErrors.push(err263);
									errors++;
								}
							}
							if (data114.types !== void 0) {
								let data118 = data114.types;
								if (Array.isArray(data118)) {
									if (data118.length > 9) {
										const err264 = {
											instancePath: instancePath + "/meta/choice/types",
											schemaPath: "#/properties/meta/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err264];
										else vErrors.push(err264);
										errors++;
									}
									const len26 = data118.length;
									for (let i52 = 0; i52 < len26; i52++) {
										let data119 = data118[i52];
										if (typeof data119 !== "string") {
											const err265 = {
												instancePath: instancePath + "/meta/choice/types/" + i52,
												schemaPath: "#/properties/meta/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err265];
											else vErrors.push(err265);
											errors++;
										}
										if (!(data119 === "vivienda" || data119 === "oficina" || data119 === "local" || data119 === "terreno" || data119 === "parking" || data119 === "edificio" || data119 === "nave" || data119 === "trastero" || data119 === "hotel")) {
											const err266 = {
												instancePath: instancePath + "/meta/choice/types/" + i52,
												schemaPath: "#/properties/meta/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.meta.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err266];
											else vErrors.push(err266);
											errors++;
										}
									}
									let i53 = data118.length;
									let j26;
									if (i53 > 1) {
										const indices26 = {};
										for (; i53--;) {
											let item26 = data118[i53];
											if (typeof item26 !== "string") continue;
											if (typeof indices26[item26] == "number") {
												j26 = indices26[item26];
												const err267 = {
													instancePath: instancePath + "/meta/choice/types",
													schemaPath: "#/properties/meta/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i53,
														j: j26
													},
													message: "must NOT have duplicate items (items ## " + j26 + " and " + i53 + " are identical)"
												};
												if (vErrors === null) vErrors = [err267];
												else vErrors.push(err267);
												errors++;
												break;
											}
											indices26[item26] = i53;
										}
									}
								} else {
									const err268 = {
										instancePath: instancePath + "/meta/choice/types",
										schemaPath: "#/properties/meta/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err268];
									else vErrors.push(err268);
									errors++;
								}
							}
							if (data114.agentIds !== void 0) {
								let data120 = data114.agentIds;
								if (Array.isArray(data120)) {
									if (data120.length > 100) {
										const err269 = {
											instancePath: instancePath + "/meta/choice/agentIds",
											schemaPath: "#/properties/meta/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err269];
										else vErrors.push(err269);
										errors++;
									}
									const len27 = data120.length;
									for (let i54 = 0; i54 < len27; i54++) {
										let data121 = data120[i54];
										if (typeof data121 === "string") {
											if (!formats0.test(data121)) {
												const err270 = {
													instancePath: instancePath + "/meta/choice/agentIds/" + i54,
													schemaPath: "#/properties/meta/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err270];
												else vErrors.push(err270);
												errors++;
											}
										} else {
											const err271 = {
												instancePath: instancePath + "/meta/choice/agentIds/" + i54,
												schemaPath: "#/properties/meta/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err271];
											else vErrors.push(err271);
											errors++;
										}
									}
									let i55 = data120.length;
									let j27;
									if (i55 > 1) {
										const indices27 = {};
										for (; i55--;) {
											let item27 = data120[i55];
											if (typeof item27 !== "string") continue;
											if (typeof indices27[item27] == "number") {
												j27 = indices27[item27];
												const err272 = {
													instancePath: instancePath + "/meta/choice/agentIds",
													schemaPath: "#/properties/meta/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i55,
														j: j27
													},
													message: "must NOT have duplicate items (items ## " + j27 + " and " + i55 + " are identical)"
												};
												if (vErrors === null) vErrors = [err272];
												else vErrors.push(err272);
												errors++;
												break;
											}
											indices27[item27] = i55;
										}
									}
								} else {
									const err273 = {
										instancePath: instancePath + "/meta/choice/agentIds",
										schemaPath: "#/properties/meta/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err273];
									else vErrors.push(err273);
									errors++;
								}
							}
							if (data114.onlyExclusive !== void 0) {
								if (typeof data114.onlyExclusive !== "boolean") {
									const err274 = {
										instancePath: instancePath + "/meta/choice/onlyExclusive",
										schemaPath: "#/properties/meta/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err274];
									else vErrors.push(err274);
									errors++;
								}
							}
							if (data114.keepReserved !== void 0) {
								if (typeof data114.keepReserved !== "boolean") {
									const err275 = {
										instancePath: instancePath + "/meta/choice/keepReserved",
										schemaPath: "#/properties/meta/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err275];
									else vErrors.push(err275);
									errors++;
								}
							}
							if (data114.minQuality !== void 0) {
								let data124 = data114.minQuality;
								if (!(typeof data124 == "number" && !(data124 % 1) && !isNaN(data124))) {
									const err276 = {
										instancePath: instancePath + "/meta/choice/minQuality",
										schemaPath: "#/properties/meta/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err276];
									else vErrors.push(err276);
									errors++;
								}
								if (typeof data124 == "number") {
									if (data124 > 100 || isNaN(data124)) {
										const err277 = {
											instancePath: instancePath + "/meta/choice/minQuality",
											schemaPath: "#/properties/meta/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err277];
										else vErrors.push(err277);
										errors++;
									}
									if (data124 < 0 || isNaN(data124)) {
										const err278 = {
											instancePath: instancePath + "/meta/choice/minQuality",
											schemaPath: "#/properties/meta/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err278];
										else vErrors.push(err278);
										errors++;
									}
								}
							}
						} else {
							const err279 = {
								instancePath: instancePath + "/meta/choice",
								schemaPath: "#/properties/meta/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err279];
							else vErrors.push(err279);
							errors++;
						}
					}
					if (data113.content !== void 0) {
						let data125 = data113.content;
						if (data125 && typeof data125 == "object" && !Array.isArray(data125)) {
							for (const key22 in data125) if (!(key22 === "languages" || key22 === "imageMax" || key22 === "contact")) {
								const err280 = {
									instancePath: instancePath + "/meta/content",
									schemaPath: "#/properties/meta/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key22 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err280];
								else vErrors.push(err280);
								errors++;
							}
							if (data125.languages !== void 0) {
								let data126 = data125.languages;
								if (Array.isArray(data126)) {
									if (data126.length > 26) {
										const err281 = {
											instancePath: instancePath + "/meta/content/languages",
											schemaPath: "#/properties/meta/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err281];
										else vErrors.push(err281);
										errors++;
									}
									const len28 = data126.length;
									for (let i56 = 0; i56 < len28; i56++) {
										let data127 = data126[i56];
										if (typeof data127 !== "string") {
											const err282 = {
												instancePath: instancePath + "/meta/content/languages/" + i56,
												schemaPath: "#/properties/meta/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err282];
											else vErrors.push(err282);
											errors++;
										}
										if (!(data127 === "es" || data127 === "en" || data127 === "ca" || data127 === "de" || data127 === "fr" || data127 === "it" || data127 === "pt" || data127 === "nl" || data127 === "sv" || data127 === "da" || data127 === "fi" || data127 === "pl" || data127 === "ru" || data127 === "bg" || data127 === "hr" || data127 === "cs" || data127 === "et" || data127 === "el" || data127 === "hu" || data127 === "ga" || data127 === "lv" || data127 === "lt" || data127 === "mt" || data127 === "ro" || data127 === "sk" || data127 === "sl")) {
											const err283 = {
												instancePath: instancePath + "/meta/content/languages/" + i56,
												schemaPath: "#/properties/meta/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.meta.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err283];
											else vErrors.push(err283);
											errors++;
										}
									}
									let i57 = data126.length;
									let j28;
									if (i57 > 1) {
										const indices28 = {};
										for (; i57--;) {
											let item28 = data126[i57];
											if (typeof item28 !== "string") continue;
											if (typeof indices28[item28] == "number") {
												j28 = indices28[item28];
												const err284 = {
													instancePath: instancePath + "/meta/content/languages",
													schemaPath: "#/properties/meta/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i57,
														j: j28
													},
													message: "must NOT have duplicate items (items ## " + j28 + " and " + i57 + " are identical)"
												};
												if (vErrors === null) vErrors = [err284];
												else vErrors.push(err284);
												errors++;
												break;
											}
											indices28[item28] = i57;
										}
									}
								} else {
									const err285 = {
										instancePath: instancePath + "/meta/content/languages",
										schemaPath: "#/properties/meta/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err285];
									else vErrors.push(err285);
									errors++;
								}
							}
							if (data125.imageMax !== void 0) {
								let data128 = data125.imageMax;
								if (!(typeof data128 == "number" && !(data128 % 1) && !isNaN(data128))) {
									const err286 = {
										instancePath: instancePath + "/meta/content/imageMax",
										schemaPath: "#/properties/meta/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err286];
									else vErrors.push(err286);
									errors++;
								}
								if (typeof data128 == "number") {
									if (data128 > 50 || isNaN(data128)) {
										const err287 = {
											instancePath: instancePath + "/meta/content/imageMax",
											schemaPath: "#/properties/meta/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err287];
										else vErrors.push(err287);
										errors++;
									}
									if (data128 < 1 || isNaN(data128)) {
										const err288 = {
											instancePath: instancePath + "/meta/content/imageMax",
											schemaPath: "#/properties/meta/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err288];
										else vErrors.push(err288);
										errors++;
									}
								}
							}
							if (data125.contact !== void 0) {
								let data129 = data125.contact;
								if (typeof data129 !== "string") {
									const err289 = {
										instancePath: instancePath + "/meta/content/contact",
										schemaPath: "#/properties/meta/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err289];
									else vErrors.push(err289);
									errors++;
								}
								if (!(data129 === "agency" || data129 === "agent")) {
									const err290 = {
										instancePath: instancePath + "/meta/content/contact",
										schemaPath: "#/properties/meta/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.meta.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err290];
									else vErrors.push(err290);
									errors++;
								}
							}
						} else {
							const err291 = {
								instancePath: instancePath + "/meta/content",
								schemaPath: "#/properties/meta/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err291];
							else vErrors.push(err291);
							errors++;
						}
					}
				} else {
					const err292 = {
						instancePath: instancePath + "/meta",
						schemaPath: "#/properties/meta/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err292];
					else vErrors.push(err292);
					errors++;
				}
			}
			if (data.google !== void 0) {
				let data130 = data.google;
				if (data130 && typeof data130 == "object" && !Array.isArray(data130)) {
					for (const key23 in data130) if (!(key23 === "choice" || key23 === "content")) {
						const err293 = {
							instancePath: instancePath + "/google",
							schemaPath: "#/properties/google/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key23 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err293];
						else vErrors.push(err293);
						errors++;
					}
					if (data130.choice !== void 0) {
						let data131 = data130.choice;
						if (data131 && typeof data131 == "object" && !Array.isArray(data131)) {
							for (const key24 in data131) if (!(key24 === "mode" || key24 === "operations" || key24 === "types" || key24 === "agentIds" || key24 === "onlyExclusive" || key24 === "keepReserved" || key24 === "minQuality")) {
								const err294 = {
									instancePath: instancePath + "/google/choice",
									schemaPath: "#/properties/google/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key24 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err294];
								else vErrors.push(err294);
								errors++;
							}
							if (data131.mode !== void 0) {
								let data132 = data131.mode;
								if (typeof data132 !== "string") {
									const err295 = {
										instancePath: instancePath + "/google/choice/mode",
										schemaPath: "#/properties/google/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err295];
									else vErrors.push(err295);
									errors++;
								}
								if (!(data132 === "all" || data132 === "chosen")) {
									const err296 = {
										instancePath: instancePath + "/google/choice/mode",
										schemaPath: "#/properties/google/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.google.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err296];
									else vErrors.push(err296);
									errors++;
								}
							}
							if (data131.operations !== void 0) {
								let data133 = data131.operations;
								if (Array.isArray(data133)) {
									if (data133.length > 7) {
										const err297 = {
											instancePath: instancePath + "/google/choice/operations",
											schemaPath: "#/properties/google/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err297];
										else vErrors.push(err297);
										errors++;
									}
									const len29 = data133.length;
									for (let i58 = 0; i58 < len29; i58++) {
										let data134 = data133[i58];
										if (typeof data134 !== "string") {
											const err298 = {
												instancePath: instancePath + "/google/choice/operations/" + i58,
												schemaPath: "#/properties/google/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err298];
											else vErrors.push(err298);
											errors++;
										}
										if (!(data134 === "V" || data134 === "A" || data134 === "TDA" || data134 === "ON" || data134 === "NP" || data134 === "T" || data134 === "VOT")) {
											const err299 = {
												instancePath: instancePath + "/google/choice/operations/" + i58,
												schemaPath: "#/properties/google/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.google.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err299];
											else vErrors.push(err299);
											errors++;
										}
									}
									let i59 = data133.length;
									let j29;
									if (i59 > 1) {
										const indices29 = {};
										for (; i59--;) {
											let item29 = data133[i59];
											if (typeof item29 !== "string") continue;
											if (typeof indices29[item29] == "number") {
												j29 = indices29[item29];
												const err300 = {
													instancePath: instancePath + "/google/choice/operations",
													schemaPath: "#/properties/google/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i59,
														j: j29
													},
													message: "must NOT have duplicate items (items ## " + j29 + " and " + i59 + " are identical)"
												};
												if (vErrors === null) vErrors = [err300];
												else vErrors.push(err300);
												errors++;
												break;
											}
											indices29[item29] = i59;
										}
									}
								} else {
									const err301 = {
										instancePath: instancePath + "/google/choice/operations",
										schemaPath: "#/properties/google/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err301];
									else vErrors.push(err301);
									errors++;
								}
							}
							if (data131.types !== void 0) {
								let data135 = data131.types;
								if (Array.isArray(data135)) {
									if (data135.length > 9) {
										const err302 = {
											instancePath: instancePath + "/google/choice/types",
											schemaPath: "#/properties/google/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err302];
										else vErrors.push(err302);
										errors++;
									}
									const len30 = data135.length;
									for (let i60 = 0; i60 < len30; i60++) {
										let data136 = data135[i60];
										if (typeof data136 !== "string") {
											const err303 = {
												instancePath: instancePath + "/google/choice/types/" + i60,
												schemaPath: "#/properties/google/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err303];
											else vErrors.push(err303);
											errors++;
										}
										if (!(data136 === "vivienda" || data136 === "oficina" || data136 === "local" || data136 === "terreno" || data136 === "parking" || data136 === "edificio" || data136 === "nave" || data136 === "trastero" || data136 === "hotel")) {
											const err304 = {
												instancePath: instancePath + "/google/choice/types/" + i60,
												schemaPath: "#/properties/google/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.google.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err304];
											else vErrors.push(err304);
											errors++;
										}
									}
									let i61 = data135.length;
									let j30;
									if (i61 > 1) {
										const indices30 = {};
										for (; i61--;) {
											let item30 = data135[i61];
											if (typeof item30 !== "string") continue;
											if (typeof indices30[item30] == "number") {
												j30 = indices30[item30];
												const err305 = {
													instancePath: instancePath + "/google/choice/types",
													schemaPath: "#/properties/google/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i61,
														j: j30
													},
													message: "must NOT have duplicate items (items ## " + j30 + " and " + i61 + " are identical)"
												};
												if (vErrors === null) vErrors = [err305];
												else vErrors.push(err305);
												errors++;
												break;
											}
											indices30[item30] = i61;
										}
									}
								} else {
									const err306 = {
										instancePath: instancePath + "/google/choice/types",
										schemaPath: "#/properties/google/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err306];
									else vErrors.push(err306);
									errors++;
								}
							}
							if (data131.agentIds !== void 0) {
								let data137 = data131.agentIds;
								if (Array.isArray(data137)) {
									if (data137.length > 100) {
										const err307 = {
											instancePath: instancePath + "/google/choice/agentIds",
											schemaPath: "#/properties/google/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err307];
										else vErrors.push(err307);
										errors++;
									}
									const len31 = data137.length;
									for (let i62 = 0; i62 < len31; i62++) {
										let data138 = data137[i62];
										if (typeof data138 === "string") {
											if (!formats0.test(data138)) {
												const err308 = {
													instancePath: instancePath + "/google/choice/agentIds/" + i62,
													schemaPath: "#/properties/google/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err308];
												else vErrors.push(err308);
												errors++;
											}
										} else {
											const err309 = {
												instancePath: instancePath + "/google/choice/agentIds/" + i62,
												schemaPath: "#/properties/google/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err309];
											else vErrors.push(err309);
											errors++;
										}
									}
									let i63 = data137.length;
									let j31;
									if (i63 > 1) {
										const indices31 = {};
										for (; i63--;) {
											let item31 = data137[i63];
											if (typeof item31 !== "string") continue;
											if (typeof indices31[item31] == "number") {
												j31 = indices31[item31];
												const err310 = {
													instancePath: instancePath + "/google/choice/agentIds",
													schemaPath: "#/properties/google/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i63,
														j: j31
													},
													message: "must NOT have duplicate items (items ## " + j31 + " and " + i63 + " are identical)"
												};
												if (vErrors === null) vErrors = [err310];
												else vErrors.push(err310);
												errors++;
												break;
											}
											indices31[item31] = i63;
										}
									}
								} else {
									const err311 = {
										instancePath: instancePath + "/google/choice/agentIds",
										schemaPath: "#/properties/google/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err311];
									else vErrors.push(err311);
									errors++;
								}
							}
							if (data131.onlyExclusive !== void 0) {
								if (typeof data131.onlyExclusive !== "boolean") {
									const err312 = {
										instancePath: instancePath + "/google/choice/onlyExclusive",
										schemaPath: "#/properties/google/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err312];
									else vErrors.push(err312);
									errors++;
								}
							}
							if (data131.keepReserved !== void 0) {
								if (typeof data131.keepReserved !== "boolean") {
									const err313 = {
										instancePath: instancePath + "/google/choice/keepReserved",
										schemaPath: "#/properties/google/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err313];
									else vErrors.push(err313);
									errors++;
								}
							}
							if (data131.minQuality !== void 0) {
								let data141 = data131.minQuality;
								if (!(typeof data141 == "number" && !(data141 % 1) && !isNaN(data141))) {
									const err314 = {
										instancePath: instancePath + "/google/choice/minQuality",
										schemaPath: "#/properties/google/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err314];
									else vErrors.push(err314);
									errors++;
								}
								if (typeof data141 == "number") {
									if (data141 > 100 || isNaN(data141)) {
										const err315 = {
											instancePath: instancePath + "/google/choice/minQuality",
											schemaPath: "#/properties/google/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err315];
										else vErrors.push(err315);
										errors++;
									}
									if (data141 < 0 || isNaN(data141)) {
										const err316 = {
											instancePath: instancePath + "/google/choice/minQuality",
											schemaPath: "#/properties/google/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err316];
										else vErrors.push(err316);
										errors++;
									}
								}
							}
						} else {
							const err317 = {
								instancePath: instancePath + "/google/choice",
								schemaPath: "#/properties/google/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err317];
							else vErrors.push(err317);
							errors++;
						}
					}
					if (data130.content !== void 0) {
						let data142 = data130.content;
						if (data142 && typeof data142 == "object" && !Array.isArray(data142)) {
							for (const key25 in data142) if (!(key25 === "languages" || key25 === "imageMax" || key25 === "contact")) {
								const err318 = {
									instancePath: instancePath + "/google/content",
									schemaPath: "#/properties/google/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key25 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err318];
								else vErrors.push(err318);
								errors++;
							}
							if (data142.languages !== void 0) {
								let data143 = data142.languages;
								if (Array.isArray(data143)) {
									if (data143.length > 26) {
										const err319 = {
											instancePath: instancePath + "/google/content/languages",
											schemaPath: "#/properties/google/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err319];
										else vErrors.push(err319);
										errors++;
									}
									const len32 = data143.length;
									for (let i64 = 0; i64 < len32; i64++) {
										let data144 = data143[i64];
										if (typeof data144 !== "string") {
											const err320 = {
												instancePath: instancePath + "/google/content/languages/" + i64,
												schemaPath: "#/properties/google/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err320];
											else vErrors.push(err320);
											errors++;
										}
										if (!(data144 === "es" || data144 === "en" || data144 === "ca" || data144 === "de" || data144 === "fr" || data144 === "it" || data144 === "pt" || data144 === "nl" || data144 === "sv" || data144 === "da" || data144 === "fi" || data144 === "pl" || data144 === "ru" || data144 === "bg" || data144 === "hr" || data144 === "cs" || data144 === "et" || data144 === "el" || data144 === "hu" || data144 === "ga" || data144 === "lv" || data144 === "lt" || data144 === "mt" || data144 === "ro" || data144 === "sk" || data144 === "sl")) {
											const err321 = {
												instancePath: instancePath + "/google/content/languages/" + i64,
												schemaPath: "#/properties/google/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.google.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err321];
											else vErrors.push(err321);
											errors++;
										}
									}
									let i65 = data143.length;
									let j32;
									if (i65 > 1) {
										const indices32 = {};
										for (; i65--;) {
											let item32 = data143[i65];
											if (typeof item32 !== "string") continue;
											if (typeof indices32[item32] == "number") {
												j32 = indices32[item32];
												const err322 = {
													instancePath: instancePath + "/google/content/languages",
													schemaPath: "#/properties/google/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i65,
														j: j32
													},
													message: "must NOT have duplicate items (items ## " + j32 + " and " + i65 + " are identical)"
												};
												if (vErrors === null) vErrors = [err322];
												else vErrors.push(err322);
												errors++;
												break;
											}
											indices32[item32] = i65;
										}
									}
								} else {
									const err323 = {
										instancePath: instancePath + "/google/content/languages",
										schemaPath: "#/properties/google/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err323];
									else vErrors.push(err323);
									errors++;
								}
							}
							if (data142.imageMax !== void 0) {
								let data145 = data142.imageMax;
								if (!(typeof data145 == "number" && !(data145 % 1) && !isNaN(data145))) {
									const err324 = {
										instancePath: instancePath + "/google/content/imageMax",
										schemaPath: "#/properties/google/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err324];
									else vErrors.push(err324);
									errors++;
								}
								if (typeof data145 == "number") {
									if (data145 > 50 || isNaN(data145)) {
										const err325 = {
											instancePath: instancePath + "/google/content/imageMax",
											schemaPath: "#/properties/google/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err325];
										else vErrors.push(err325);
										errors++;
									}
									if (data145 < 1 || isNaN(data145)) {
										const err326 = {
											instancePath: instancePath + "/google/content/imageMax",
											schemaPath: "#/properties/google/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err326];
										else vErrors.push(err326);
										errors++;
									}
								}
							}
							if (data142.contact !== void 0) {
								let data146 = data142.contact;
								if (typeof data146 !== "string") {
									const err327 = {
										instancePath: instancePath + "/google/content/contact",
										schemaPath: "#/properties/google/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err327];
									else vErrors.push(err327);
									errors++;
								}
								if (!(data146 === "agency" || data146 === "agent")) {
									const err328 = {
										instancePath: instancePath + "/google/content/contact",
										schemaPath: "#/properties/google/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.google.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err328];
									else vErrors.push(err328);
									errors++;
								}
							}
						} else {
							const err329 = {
								instancePath: instancePath + "/google/content",
								schemaPath: "#/properties/google/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err329];
							else vErrors.push(err329);
							errors++;
						}
					}
				} else {
					const err330 = {
						instancePath: instancePath + "/google",
						schemaPath: "#/properties/google/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err330];
					else vErrors.push(err330);
					errors++;
				}
			}
			if (data.resales !== void 0) {
				let data147 = data.resales;
				if (data147 && typeof data147 == "object" && !Array.isArray(data147)) {
					for (const key26 in data147) if (!(key26 === "sharesCommission" || key26 === "sendsCadastral" || key26 === "choice" || key26 === "content")) {
						const err331 = {
							instancePath: instancePath + "/resales",
							schemaPath: "#/properties/resales/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key26 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err331];
						else vErrors.push(err331);
						errors++;
					}
					if (data147.sharesCommission !== void 0) {
						if (typeof data147.sharesCommission !== "boolean") {
							const err332 = {
								instancePath: instancePath + "/resales/sharesCommission",
								schemaPath: "#/properties/resales/properties/sharesCommission/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err332];
							else vErrors.push(err332);
							errors++;
						}
					}
					if (data147.sendsCadastral !== void 0) {
						if (typeof data147.sendsCadastral !== "boolean") {
							const err333 = {
								instancePath: instancePath + "/resales/sendsCadastral",
								schemaPath: "#/properties/resales/properties/sendsCadastral/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err333];
							else vErrors.push(err333);
							errors++;
						}
					}
					if (data147.choice !== void 0) {
						let data150 = data147.choice;
						if (data150 && typeof data150 == "object" && !Array.isArray(data150)) {
							for (const key27 in data150) if (!(key27 === "mode" || key27 === "operations" || key27 === "types" || key27 === "agentIds" || key27 === "onlyExclusive" || key27 === "keepReserved" || key27 === "minQuality")) {
								const err334 = {
									instancePath: instancePath + "/resales/choice",
									schemaPath: "#/properties/resales/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key27 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err334];
								else vErrors.push(err334);
								errors++;
							}
							if (data150.mode !== void 0) {
								let data151 = data150.mode;
								if (typeof data151 !== "string") {
									const err335 = {
										instancePath: instancePath + "/resales/choice/mode",
										schemaPath: "#/properties/resales/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err335];
									else vErrors.push(err335);
									errors++;
								}
								if (!(data151 === "all" || data151 === "chosen")) {
									const err336 = {
										instancePath: instancePath + "/resales/choice/mode",
										schemaPath: "#/properties/resales/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.resales.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err336];
									else vErrors.push(err336);
									errors++;
								}
							}
							if (data150.operations !== void 0) {
								let data152 = data150.operations;
								if (Array.isArray(data152)) {
									if (data152.length > 7) {
										const err337 = {
											instancePath: instancePath + "/resales/choice/operations",
											schemaPath: "#/properties/resales/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err337];
										else vErrors.push(err337);
										errors++;
									}
									const len33 = data152.length;
									for (let i66 = 0; i66 < len33; i66++) {
										let data153 = data152[i66];
										if (typeof data153 !== "string") {
											const err338 = {
												instancePath: instancePath + "/resales/choice/operations/" + i66,
												schemaPath: "#/properties/resales/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err338];
											else vErrors.push(err338);
											errors++;
										}
										if (!(data153 === "V" || data153 === "A" || data153 === "TDA" || data153 === "ON" || data153 === "NP" || data153 === "T" || data153 === "VOT")) {
											const err339 = {
												instancePath: instancePath + "/resales/choice/operations/" + i66,
												schemaPath: "#/properties/resales/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.resales.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err339];
											else vErrors.push(err339);
											errors++;
										}
									}
									let i67 = data152.length;
									let j33;
									if (i67 > 1) {
										const indices33 = {};
										for (; i67--;) {
											let item33 = data152[i67];
											if (typeof item33 !== "string") continue;
											if (typeof indices33[item33] == "number") {
												j33 = indices33[item33];
												const err340 = {
													instancePath: instancePath + "/resales/choice/operations",
													schemaPath: "#/properties/resales/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i67,
														j: j33
													},
													message: "must NOT have duplicate items (items ## " + j33 + " and " + i67 + " are identical)"
												};
												if (vErrors === null) vErrors = [err340];
												else vErrors.push(err340);
												errors++;
												break;
											}
											indices33[item33] = i67;
										}
									}
								} else {
									const err341 = {
										instancePath: instancePath + "/resales/choice/operations",
										schemaPath: "#/properties/resales/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err341];
									else vErrors.push(err341);
									errors++;
								}
							}
							if (data150.types !== void 0) {
								let data154 = data150.types;
								if (Array.isArray(data154)) {
									if (data154.length > 9) {
										const err342 = {
											instancePath: instancePath + "/resales/choice/types",
											schemaPath: "#/properties/resales/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err342];
										else vErrors.push(err342);
										errors++;
									}
									const len34 = data154.length;
									for (let i68 = 0; i68 < len34; i68++) {
										let data155 = data154[i68];
										if (typeof data155 !== "string") {
											const err343 = {
												instancePath: instancePath + "/resales/choice/types/" + i68,
												schemaPath: "#/properties/resales/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err343];
											else vErrors.push(err343);
											errors++;
										}
										if (!(data155 === "vivienda" || data155 === "oficina" || data155 === "local" || data155 === "terreno" || data155 === "parking" || data155 === "edificio" || data155 === "nave" || data155 === "trastero" || data155 === "hotel")) {
											const err344 = {
												instancePath: instancePath + "/resales/choice/types/" + i68,
												schemaPath: "#/properties/resales/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.resales.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err344];
											else vErrors.push(err344);
											errors++;
										}
									}
									let i69 = data154.length;
									let j34;
									if (i69 > 1) {
										const indices34 = {};
										for (; i69--;) {
											let item34 = data154[i69];
											if (typeof item34 !== "string") continue;
											if (typeof indices34[item34] == "number") {
												j34 = indices34[item34];
												const err345 = {
													instancePath: instancePath + "/resales/choice/types",
													schemaPath: "#/properties/resales/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i69,
														j: j34
													},
													message: "must NOT have duplicate items (items ## " + j34 + " and " + i69 + " are identical)"
												};
												if (vErrors === null) vErrors = [err345];
												else vErrors.push(err345);
												errors++;
												break;
											}
											indices34[item34] = i69;
										}
									}
								} else {
									const err346 = {
										instancePath: instancePath + "/resales/choice/types",
										schemaPath: "#/properties/resales/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err346];
									else vErrors.push(err346);
									errors++;
								}
							}
							if (data150.agentIds !== void 0) {
								let data156 = data150.agentIds;
								if (Array.isArray(data156)) {
									if (data156.length > 100) {
										const err347 = {
											instancePath: instancePath + "/resales/choice/agentIds",
											schemaPath: "#/properties/resales/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err347];
										else vErrors.push(err347);
										errors++;
									}
									const len35 = data156.length;
									for (let i70 = 0; i70 < len35; i70++) {
										let data157 = data156[i70];
										if (typeof data157 === "string") {
											if (!formats0.test(data157)) {
												const err348 = {
													instancePath: instancePath + "/resales/choice/agentIds/" + i70,
													schemaPath: "#/properties/resales/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err348];
												else vErrors.push(err348);
												errors++;
											}
										} else {
											const err349 = {
												instancePath: instancePath + "/resales/choice/agentIds/" + i70,
												schemaPath: "#/properties/resales/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err349];
											else vErrors.push(err349);
											errors++;
										}
									}
									let i71 = data156.length;
									let j35;
									if (i71 > 1) {
										const indices35 = {};
										for (; i71--;) {
											let item35 = data156[i71];
											if (typeof item35 !== "string") continue;
											if (typeof indices35[item35] == "number") {
												j35 = indices35[item35];
												const err350 = {
													instancePath: instancePath + "/resales/choice/agentIds",
													schemaPath: "#/properties/resales/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i71,
														j: j35
													},
													message: "must NOT have duplicate items (items ## " + j35 + " and " + i71 + " are identical)"
												};
												if (vErrors === null) vErrors = [err350];
												else vErrors.push(err350);
												errors++;
												break;
											}
											indices35[item35] = i71;
										}
									}
								} else {
									const err351 = {
										instancePath: instancePath + "/resales/choice/agentIds",
										schemaPath: "#/properties/resales/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err351];
									else vErrors.push(err351);
									errors++;
								}
							}
							if (data150.onlyExclusive !== void 0) {
								if (typeof data150.onlyExclusive !== "boolean") {
									const err352 = {
										instancePath: instancePath + "/resales/choice/onlyExclusive",
										schemaPath: "#/properties/resales/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err352];
									else vErrors.push(err352);
									errors++;
								}
							}
							if (data150.keepReserved !== void 0) {
								if (typeof data150.keepReserved !== "boolean") {
									const err353 = {
										instancePath: instancePath + "/resales/choice/keepReserved",
										schemaPath: "#/properties/resales/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err353];
									else vErrors.push(err353);
									errors++;
								}
							}
							if (data150.minQuality !== void 0) {
								let data160 = data150.minQuality;
								if (!(typeof data160 == "number" && !(data160 % 1) && !isNaN(data160))) {
									const err354 = {
										instancePath: instancePath + "/resales/choice/minQuality",
										schemaPath: "#/properties/resales/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err354];
									else vErrors.push(err354);
									errors++;
								}
								if (typeof data160 == "number") {
									if (data160 > 100 || isNaN(data160)) {
										const err355 = {
											instancePath: instancePath + "/resales/choice/minQuality",
											schemaPath: "#/properties/resales/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err355];
										else vErrors.push(err355);
										errors++;
									}
									if (data160 < 0 || isNaN(data160)) {
										const err356 = {
											instancePath: instancePath + "/resales/choice/minQuality",
											schemaPath: "#/properties/resales/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err356];
										else vErrors.push(err356);
										errors++;
									}
								}
							}
						} else {
							const err357 = {
								instancePath: instancePath + "/resales/choice",
								schemaPath: "#/properties/resales/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err357];
							else vErrors.push(err357);
							errors++;
						}
					}
					if (data147.content !== void 0) {
						let data161 = data147.content;
						if (data161 && typeof data161 == "object" && !Array.isArray(data161)) {
							for (const key28 in data161) if (!(key28 === "languages" || key28 === "imageMax" || key28 === "contact")) {
								const err358 = {
									instancePath: instancePath + "/resales/content",
									schemaPath: "#/properties/resales/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key28 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err358];
								else vErrors.push(err358);
								errors++;
							}
							if (data161.languages !== void 0) {
								let data162 = data161.languages;
								if (Array.isArray(data162)) {
									if (data162.length > 26) {
										const err359 = {
											instancePath: instancePath + "/resales/content/languages",
											schemaPath: "#/properties/resales/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err359];
										else vErrors.push(err359);
										errors++;
									}
									const len36 = data162.length;
									for (let i72 = 0; i72 < len36; i72++) {
										let data163 = data162[i72];
										if (typeof data163 !== "string") {
											const err360 = {
												instancePath: instancePath + "/resales/content/languages/" + i72,
												schemaPath: "#/properties/resales/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err360];
											else vErrors.push(err360);
											errors++;
										}
										if (!(data163 === "es" || data163 === "en" || data163 === "ca" || data163 === "de" || data163 === "fr" || data163 === "it" || data163 === "pt" || data163 === "nl" || data163 === "sv" || data163 === "da" || data163 === "fi" || data163 === "pl" || data163 === "ru" || data163 === "bg" || data163 === "hr" || data163 === "cs" || data163 === "et" || data163 === "el" || data163 === "hu" || data163 === "ga" || data163 === "lv" || data163 === "lt" || data163 === "mt" || data163 === "ro" || data163 === "sk" || data163 === "sl")) {
											const err361 = {
												instancePath: instancePath + "/resales/content/languages/" + i72,
												schemaPath: "#/properties/resales/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.resales.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err361];
											else vErrors.push(err361);
											errors++;
										}
									}
									let i73 = data162.length;
									let j36;
									if (i73 > 1) {
										const indices36 = {};
										for (; i73--;) {
											let item36 = data162[i73];
											if (typeof item36 !== "string") continue;
											if (typeof indices36[item36] == "number") {
												j36 = indices36[item36];
												const err362 = {
													instancePath: instancePath + "/resales/content/languages",
													schemaPath: "#/properties/resales/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i73,
														j: j36
													},
													message: "must NOT have duplicate items (items ## " + j36 + " and " + i73 + " are identical)"
												};
												if (vErrors === null) vErrors = [err362];
												else vErrors.push(err362);
												errors++;
												break;
											}
											indices36[item36] = i73;
										}
									}
								} else {
									const err363 = {
										instancePath: instancePath + "/resales/content/languages",
										schemaPath: "#/properties/resales/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err363];
									else vErrors.push(err363);
									errors++;
								}
							}
							if (data161.imageMax !== void 0) {
								let data164 = data161.imageMax;
								if (!(typeof data164 == "number" && !(data164 % 1) && !isNaN(data164))) {
									const err364 = {
										instancePath: instancePath + "/resales/content/imageMax",
										schemaPath: "#/properties/resales/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err364];
									else vErrors.push(err364);
									errors++;
								}
								if (typeof data164 == "number") {
									if (data164 > 50 || isNaN(data164)) {
										const err365 = {
											instancePath: instancePath + "/resales/content/imageMax",
											schemaPath: "#/properties/resales/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err365];
										else vErrors.push(err365);
										errors++;
									}
									if (data164 < 1 || isNaN(data164)) {
										const err366 = {
											instancePath: instancePath + "/resales/content/imageMax",
											schemaPath: "#/properties/resales/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err366];
										else vErrors.push(err366);
										errors++;
									}
								}
							}
							if (data161.contact !== void 0) {
								let data165 = data161.contact;
								if (typeof data165 !== "string") {
									const err367 = {
										instancePath: instancePath + "/resales/content/contact",
										schemaPath: "#/properties/resales/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err367];
									else vErrors.push(err367);
									errors++;
								}
								if (!(data165 === "agency" || data165 === "agent")) {
									const err368 = {
										instancePath: instancePath + "/resales/content/contact",
										schemaPath: "#/properties/resales/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.resales.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err368];
									else vErrors.push(err368);
									errors++;
								}
							}
						} else {
							const err369 = {
								instancePath: instancePath + "/resales/content",
								schemaPath: "#/properties/resales/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err369];
							else vErrors.push(err369);
							errors++;
						}
					}
				} else {
					const err370 = {
						instancePath: instancePath + "/resales",
						schemaPath: "#/properties/resales/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err370];
					else vErrors.push(err370);
					errors++;
				}
			}
			if (data.apiKey !== void 0) {
				let data166 = data.apiKey;
				if (typeof data166 === "string") {
					if (func2(data166) > 200) {
						const err371 = {
							instancePath: instancePath + "/apiKey",
							schemaPath: "#/properties/apiKey/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err371];
						else vErrors.push(err371);
						errors++;
					}
					if (func2(data166) < 8) {
						const err372 = {
							instancePath: instancePath + "/apiKey",
							schemaPath: "#/properties/apiKey/minLength",
							keyword: "minLength",
							params: { limit: 8 },
							message: "must NOT have fewer than 8 characters"
						};
						if (vErrors === null) vErrors = [err372];
						else vErrors.push(err372);
						errors++;
					}
					if (!pattern6.test(data166)) {
						const err373 = {
							instancePath: instancePath + "/apiKey",
							schemaPath: "#/properties/apiKey/pattern",
							keyword: "pattern",
							params: { pattern: "^[!-~]+$" },
							message: "must match pattern \"^[!-~]+$\""
						};
						if (vErrors === null) vErrors = [err373];
						else vErrors.push(err373);
						errors++;
					}
				} else {
					const err374 = {
						instancePath: instancePath + "/apiKey",
						schemaPath: "#/properties/apiKey/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err374];
					else vErrors.push(err374);
					errors++;
				}
			}
		} else {
			const err375 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err375];
			else vErrors.push(err375);
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
