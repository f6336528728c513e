import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_integration_IntegrationPatch = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.IntegrationPatch = validate0;
	const schema0 = {
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
			"fetch": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"url": {
						"type": "string",
						"maxLength": 2e3
					},
					"username": {
						"type": "string",
						"maxLength": 200
					},
					"every": {
						"type": "string",
						"enum": [
							"hour",
							"six_hours",
							"day"
						]
					}
				}
			},
			"secret": {
				"type": "string",
				"maxLength": 500
			},
			"feed": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"publishUnready": { "type": "boolean" },
					"minRatio": {
						"type": "integer",
						"minimum": 10,
						"maximum": 100
					},
					"missingRuns": {
						"type": "integer",
						"minimum": 2,
						"maximum": 5
					},
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
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const pattern0 = new RegExp("^ilc[a-z0-9]{40}$", "u");
	const pattern1 = new RegExp("^[ -~]+$", "u");
	const pattern2 = new RegExp("^[!-~]+$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
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
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
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
			if (data.fetch !== void 0) {
				let data2 = data.fetch;
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					for (const key1 in data2) if (!(key1 === "url" || key1 === "username" || key1 === "every")) {
						const err7 = {
							instancePath: instancePath + "/fetch",
							schemaPath: "#/properties/fetch/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (data2.url !== void 0) {
						let data3 = data2.url;
						if (typeof data3 === "string") {
							if (func1(data3) > 2e3) {
								const err8 = {
									instancePath: instancePath + "/fetch/url",
									schemaPath: "#/properties/fetch/properties/url/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 },
									message: "must NOT have more than 2000 characters"
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
						} else {
							const err9 = {
								instancePath: instancePath + "/fetch/url",
								schemaPath: "#/properties/fetch/properties/url/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					}
					if (data2.username !== void 0) {
						let data4 = data2.username;
						if (typeof data4 === "string") {
							if (func1(data4) > 200) {
								const err10 = {
									instancePath: instancePath + "/fetch/username",
									schemaPath: "#/properties/fetch/properties/username/maxLength",
									keyword: "maxLength",
									params: { limit: 200 },
									message: "must NOT have more than 200 characters"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						} else {
							const err11 = {
								instancePath: instancePath + "/fetch/username",
								schemaPath: "#/properties/fetch/properties/username/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
					if (data2.every !== void 0) {
						let data5 = data2.every;
						if (typeof data5 !== "string") {
							const err12 = {
								instancePath: instancePath + "/fetch/every",
								schemaPath: "#/properties/fetch/properties/every/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (!(data5 === "hour" || data5 === "six_hours" || data5 === "day")) {
							const err13 = {
								instancePath: instancePath + "/fetch/every",
								schemaPath: "#/properties/fetch/properties/every/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.fetch.properties.every.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					}
				} else {
					const err14 = {
						instancePath: instancePath + "/fetch",
						schemaPath: "#/properties/fetch/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.secret !== void 0) {
				let data6 = data.secret;
				if (typeof data6 === "string") {
					if (func1(data6) > 500) {
						const err15 = {
							instancePath: instancePath + "/secret",
							schemaPath: "#/properties/secret/maxLength",
							keyword: "maxLength",
							params: { limit: 500 },
							message: "must NOT have more than 500 characters"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				} else {
					const err16 = {
						instancePath: instancePath + "/secret",
						schemaPath: "#/properties/secret/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.feed !== void 0) {
				let data7 = data.feed;
				if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
					for (const key2 in data7) if (!(key2 === "publishUnready" || key2 === "minRatio" || key2 === "missingRuns" || key2 === "ownPortfolio")) {
						const err17 = {
							instancePath: instancePath + "/feed",
							schemaPath: "#/properties/feed/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
					if (data7.publishUnready !== void 0) {
						if (typeof data7.publishUnready !== "boolean") {
							const err18 = {
								instancePath: instancePath + "/feed/publishUnready",
								schemaPath: "#/properties/feed/properties/publishUnready/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					}
					if (data7.minRatio !== void 0) {
						let data9 = data7.minRatio;
						if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
							const err19 = {
								instancePath: instancePath + "/feed/minRatio",
								schemaPath: "#/properties/feed/properties/minRatio/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
						if (typeof data9 == "number") {
							if (data9 > 100 || isNaN(data9)) {
								const err20 = {
									instancePath: instancePath + "/feed/minRatio",
									schemaPath: "#/properties/feed/properties/minRatio/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 100
									},
									message: "must be <= 100"
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
							if (data9 < 10 || isNaN(data9)) {
								const err21 = {
									instancePath: instancePath + "/feed/minRatio",
									schemaPath: "#/properties/feed/properties/minRatio/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 10
									},
									message: "must be >= 10"
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
						}
					}
					if (data7.missingRuns !== void 0) {
						let data10 = data7.missingRuns;
						if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))) {
							const err22 = {
								instancePath: instancePath + "/feed/missingRuns",
								schemaPath: "#/properties/feed/properties/missingRuns/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
						if (typeof data10 == "number") {
							if (data10 > 5 || isNaN(data10)) {
								const err23 = {
									instancePath: instancePath + "/feed/missingRuns",
									schemaPath: "#/properties/feed/properties/missingRuns/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 5
									},
									message: "must be <= 5"
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
							if (data10 < 2 || isNaN(data10)) {
								const err24 = {
									instancePath: instancePath + "/feed/missingRuns",
									schemaPath: "#/properties/feed/properties/missingRuns/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 2
									},
									message: "must be >= 2"
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
						}
					}
					if (data7.ownPortfolio !== void 0) {
						if (typeof data7.ownPortfolio !== "boolean") {
							const err25 = {
								instancePath: instancePath + "/feed/ownPortfolio",
								schemaPath: "#/properties/feed/properties/ownPortfolio/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					}
				} else {
					const err26 = {
						instancePath: instancePath + "/feed",
						schemaPath: "#/properties/feed/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
			if (data.state !== void 0) {
				let data12 = data.state;
				if (typeof data12 !== "string") {
					const err27 = {
						instancePath: instancePath + "/state",
						schemaPath: "#/properties/state/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				if (!(data12 === "active" || data12 === "paused")) {
					const err28 = {
						instancePath: instancePath + "/state",
						schemaPath: "#/properties/state/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.state.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
			if (data.kyero !== void 0) {
				let data13 = data.kyero;
				if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
					for (const key3 in data13) if (!(key3 === "level" || key3 === "choice" || key3 === "content")) {
						const err29 = {
							instancePath: instancePath + "/kyero",
							schemaPath: "#/properties/kyero/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key3 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
					if (data13.level !== void 0) {
						let data14 = data13.level;
						if (typeof data14 !== "string") {
							const err30 = {
								instancePath: instancePath + "/kyero/level",
								schemaPath: "#/properties/kyero/properties/level/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
						if (!(data14 === "3.0" || data14 === "3.8")) {
							const err31 = {
								instancePath: instancePath + "/kyero/level",
								schemaPath: "#/properties/kyero/properties/level/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.kyero.properties.level.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
					}
					if (data13.choice !== void 0) {
						let data15 = data13.choice;
						if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
							for (const key4 in data15) if (!(key4 === "mode" || key4 === "operations" || key4 === "types" || key4 === "agentIds" || key4 === "onlyExclusive" || key4 === "keepReserved" || key4 === "minQuality")) {
								const err32 = {
									instancePath: instancePath + "/kyero/choice",
									schemaPath: "#/properties/kyero/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key4 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
							}
							if (data15.mode !== void 0) {
								let data16 = data15.mode;
								if (typeof data16 !== "string") {
									const err33 = {
										instancePath: instancePath + "/kyero/choice/mode",
										schemaPath: "#/properties/kyero/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err33];
									else vErrors.push(err33);
									errors++;
								}
								if (!(data16 === "all" || data16 === "chosen")) {
									const err34 = {
										instancePath: instancePath + "/kyero/choice/mode",
										schemaPath: "#/properties/kyero/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.kyero.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err34];
									else vErrors.push(err34);
									errors++;
								}
							}
							if (data15.operations !== void 0) {
								let data17 = data15.operations;
								if (Array.isArray(data17)) {
									if (data17.length > 7) {
										const err35 = {
											instancePath: instancePath + "/kyero/choice/operations",
											schemaPath: "#/properties/kyero/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err35];
										else vErrors.push(err35);
										errors++;
									}
									const len0 = data17.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data18 = data17[i0];
										if (typeof data18 !== "string") {
											const err36 = {
												instancePath: instancePath + "/kyero/choice/operations/" + i0,
												schemaPath: "#/properties/kyero/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err36];
											else vErrors.push(err36);
											errors++;
										}
										if (!(data18 === "V" || data18 === "A" || data18 === "TDA" || data18 === "ON" || data18 === "NP" || data18 === "T" || data18 === "VOT")) {
											const err37 = {
												instancePath: instancePath + "/kyero/choice/operations/" + i0,
												schemaPath: "#/properties/kyero/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.kyero.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err37];
											else vErrors.push(err37);
											errors++;
										}
									}
									let i1 = data17.length;
									let j0;
									if (i1 > 1) {
										const indices0 = {};
										for (; i1--;) {
											let item0 = data17[i1];
											if (typeof item0 !== "string") continue;
											if (typeof indices0[item0] == "number") {
												j0 = indices0[item0];
												const err38 = {
													instancePath: instancePath + "/kyero/choice/operations",
													schemaPath: "#/properties/kyero/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i1,
														j: j0
													},
													message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
												};
												if (vErrors === null) vErrors = [err38];
												else vErrors.push(err38);
												errors++;
												break;
											}
											indices0[item0] = i1;
										}
									}
								} else {
									const err39 = {
										instancePath: instancePath + "/kyero/choice/operations",
										schemaPath: "#/properties/kyero/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err39];
									else vErrors.push(err39);
									errors++;
								}
							}
							if (data15.types !== void 0) {
								let data19 = data15.types;
								if (Array.isArray(data19)) {
									if (data19.length > 9) {
										const err40 = {
											instancePath: instancePath + "/kyero/choice/types",
											schemaPath: "#/properties/kyero/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err40];
										else vErrors.push(err40);
										errors++;
									}
									const len1 = data19.length;
									for (let i2 = 0; i2 < len1; i2++) {
										let data20 = data19[i2];
										if (typeof data20 !== "string") {
											const err41 = {
												instancePath: instancePath + "/kyero/choice/types/" + i2,
												schemaPath: "#/properties/kyero/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err41];
											else vErrors.push(err41);
											errors++;
										}
										if (!(data20 === "vivienda" || data20 === "oficina" || data20 === "local" || data20 === "terreno" || data20 === "parking" || data20 === "edificio" || data20 === "nave" || data20 === "trastero" || data20 === "hotel")) {
											const err42 = {
												instancePath: instancePath + "/kyero/choice/types/" + i2,
												schemaPath: "#/properties/kyero/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.kyero.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err42];
											else vErrors.push(err42);
											errors++;
										}
									}
									let i3 = data19.length;
									let j1;
									if (i3 > 1) {
										const indices1 = {};
										for (; i3--;) {
											let item1 = data19[i3];
											if (typeof item1 !== "string") continue;
											if (typeof indices1[item1] == "number") {
												j1 = indices1[item1];
												const err43 = {
													instancePath: instancePath + "/kyero/choice/types",
													schemaPath: "#/properties/kyero/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i3,
														j: j1
													},
													message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
												};
												if (vErrors === null) vErrors = [err43];
												else vErrors.push(err43);
												errors++;
												break;
											}
											indices1[item1] = i3;
										}
									}
								} else {
									const err44 = {
										instancePath: instancePath + "/kyero/choice/types",
										schemaPath: "#/properties/kyero/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err44];
									else vErrors.push(err44);
									errors++;
								}
							}
							if (data15.agentIds !== void 0) {
								let data21 = data15.agentIds;
								if (Array.isArray(data21)) {
									if (data21.length > 100) {
										const err45 = {
											instancePath: instancePath + "/kyero/choice/agentIds",
											schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err45];
										else vErrors.push(err45);
										errors++;
									}
									const len2 = data21.length;
									for (let i4 = 0; i4 < len2; i4++) {
										let data22 = data21[i4];
										if (typeof data22 === "string") {
											if (!formats0.test(data22)) {
												const err46 = {
													instancePath: instancePath + "/kyero/choice/agentIds/" + i4,
													schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err46];
												else vErrors.push(err46);
												errors++;
											}
										} else {
											const err47 = {
												instancePath: instancePath + "/kyero/choice/agentIds/" + i4,
												schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err47];
											else vErrors.push(err47);
											errors++;
										}
									}
									let i5 = data21.length;
									let j2;
									if (i5 > 1) {
										const indices2 = {};
										for (; i5--;) {
											let item2 = data21[i5];
											if (typeof item2 !== "string") continue;
											if (typeof indices2[item2] == "number") {
												j2 = indices2[item2];
												const err48 = {
													instancePath: instancePath + "/kyero/choice/agentIds",
													schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i5,
														j: j2
													},
													message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
												};
												if (vErrors === null) vErrors = [err48];
												else vErrors.push(err48);
												errors++;
												break;
											}
											indices2[item2] = i5;
										}
									}
								} else {
									const err49 = {
										instancePath: instancePath + "/kyero/choice/agentIds",
										schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err49];
									else vErrors.push(err49);
									errors++;
								}
							}
							if (data15.onlyExclusive !== void 0) {
								if (typeof data15.onlyExclusive !== "boolean") {
									const err50 = {
										instancePath: instancePath + "/kyero/choice/onlyExclusive",
										schemaPath: "#/properties/kyero/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err50];
									else vErrors.push(err50);
									errors++;
								}
							}
							if (data15.keepReserved !== void 0) {
								if (typeof data15.keepReserved !== "boolean") {
									const err51 = {
										instancePath: instancePath + "/kyero/choice/keepReserved",
										schemaPath: "#/properties/kyero/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err51];
									else vErrors.push(err51);
									errors++;
								}
							}
							if (data15.minQuality !== void 0) {
								let data25 = data15.minQuality;
								if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
									const err52 = {
										instancePath: instancePath + "/kyero/choice/minQuality",
										schemaPath: "#/properties/kyero/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err52];
									else vErrors.push(err52);
									errors++;
								}
								if (typeof data25 == "number") {
									if (data25 > 100 || isNaN(data25)) {
										const err53 = {
											instancePath: instancePath + "/kyero/choice/minQuality",
											schemaPath: "#/properties/kyero/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err53];
										else vErrors.push(err53);
										errors++;
									}
									if (data25 < 0 || isNaN(data25)) {
										const err54 = {
											instancePath: instancePath + "/kyero/choice/minQuality",
											schemaPath: "#/properties/kyero/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err54];
										else vErrors.push(err54);
										errors++;
									}
								}
							}
						} else {
							const err55 = {
								instancePath: instancePath + "/kyero/choice",
								schemaPath: "#/properties/kyero/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err55];
							else vErrors.push(err55);
							errors++;
						}
					}
					if (data13.content !== void 0) {
						let data26 = data13.content;
						if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
							for (const key5 in data26) if (!(key5 === "languages" || key5 === "imageMax" || key5 === "contact")) {
								const err56 = {
									instancePath: instancePath + "/kyero/content",
									schemaPath: "#/properties/kyero/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key5 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err56];
								else vErrors.push(err56);
								errors++;
							}
							if (data26.languages !== void 0) {
								let data27 = data26.languages;
								if (Array.isArray(data27)) {
									if (data27.length > 26) {
										const err57 = {
											instancePath: instancePath + "/kyero/content/languages",
											schemaPath: "#/properties/kyero/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err57];
										else vErrors.push(err57);
										errors++;
									}
									const len3 = data27.length;
									for (let i6 = 0; i6 < len3; i6++) {
										let data28 = data27[i6];
										if (typeof data28 !== "string") {
											const err58 = {
												instancePath: instancePath + "/kyero/content/languages/" + i6,
												schemaPath: "#/properties/kyero/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err58];
											else vErrors.push(err58);
											errors++;
										}
										if (!(data28 === "es" || data28 === "en" || data28 === "ca" || data28 === "de" || data28 === "fr" || data28 === "it" || data28 === "pt" || data28 === "nl" || data28 === "sv" || data28 === "da" || data28 === "fi" || data28 === "pl" || data28 === "ru" || data28 === "bg" || data28 === "hr" || data28 === "cs" || data28 === "et" || data28 === "el" || data28 === "hu" || data28 === "ga" || data28 === "lv" || data28 === "lt" || data28 === "mt" || data28 === "ro" || data28 === "sk" || data28 === "sl")) {
											const err59 = {
												instancePath: instancePath + "/kyero/content/languages/" + i6,
												schemaPath: "#/properties/kyero/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.kyero.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err59];
											else vErrors.push(err59);
											errors++;
										}
									}
									let i7 = data27.length;
									let j3;
									if (i7 > 1) {
										const indices3 = {};
										for (; i7--;) {
											let item3 = data27[i7];
											if (typeof item3 !== "string") continue;
											if (typeof indices3[item3] == "number") {
												j3 = indices3[item3];
												const err60 = {
													instancePath: instancePath + "/kyero/content/languages",
													schemaPath: "#/properties/kyero/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i7,
														j: j3
													},
													message: "must NOT have duplicate items (items ## " + j3 + " and " + i7 + " are identical)"
												};
												if (vErrors === null) vErrors = [err60];
												else vErrors.push(err60);
												errors++;
												break;
											}
											indices3[item3] = i7;
										}
									}
								} else {
									const err61 = {
										instancePath: instancePath + "/kyero/content/languages",
										schemaPath: "#/properties/kyero/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err61];
									else vErrors.push(err61);
									errors++;
								}
							}
							if (data26.imageMax !== void 0) {
								let data29 = data26.imageMax;
								if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
									const err62 = {
										instancePath: instancePath + "/kyero/content/imageMax",
										schemaPath: "#/properties/kyero/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err62];
									else vErrors.push(err62);
									errors++;
								}
								if (typeof data29 == "number") {
									if (data29 > 50 || isNaN(data29)) {
										const err63 = {
											instancePath: instancePath + "/kyero/content/imageMax",
											schemaPath: "#/properties/kyero/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err63];
										else vErrors.push(err63);
										errors++;
									}
									if (data29 < 1 || isNaN(data29)) {
										const err64 = {
											instancePath: instancePath + "/kyero/content/imageMax",
											schemaPath: "#/properties/kyero/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err64];
										else vErrors.push(err64);
										errors++;
									}
								}
							}
							if (data26.contact !== void 0) {
								let data30 = data26.contact;
								if (typeof data30 !== "string") {
									const err65 = {
										instancePath: instancePath + "/kyero/content/contact",
										schemaPath: "#/properties/kyero/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err65];
									else vErrors.push(err65);
									errors++;
								}
								if (!(data30 === "agency" || data30 === "agent")) {
									const err66 = {
										instancePath: instancePath + "/kyero/content/contact",
										schemaPath: "#/properties/kyero/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.kyero.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err66];
									else vErrors.push(err66);
									errors++;
								}
							}
						} else {
							const err67 = {
								instancePath: instancePath + "/kyero/content",
								schemaPath: "#/properties/kyero/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err67];
							else vErrors.push(err67);
							errors++;
						}
					}
				} else {
					const err68 = {
						instancePath: instancePath + "/kyero",
						schemaPath: "#/properties/kyero/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err68];
					else vErrors.push(err68);
					errors++;
				}
			}
			if (data.websiteJson !== void 0) {
				let data31 = data.websiteJson;
				if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
					for (const key6 in data31) if (!(key6 === "choice" || key6 === "content")) {
						const err69 = {
							instancePath: instancePath + "/websiteJson",
							schemaPath: "#/properties/websiteJson/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key6 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err69];
						else vErrors.push(err69);
						errors++;
					}
					if (data31.choice !== void 0) {
						let data32 = data31.choice;
						if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
							for (const key7 in data32) if (!(key7 === "mode" || key7 === "operations" || key7 === "types" || key7 === "agentIds" || key7 === "onlyExclusive" || key7 === "keepReserved" || key7 === "minQuality")) {
								const err70 = {
									instancePath: instancePath + "/websiteJson/choice",
									schemaPath: "#/properties/websiteJson/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key7 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err70];
								else vErrors.push(err70);
								errors++;
							}
							if (data32.mode !== void 0) {
								let data33 = data32.mode;
								if (typeof data33 !== "string") {
									const err71 = {
										instancePath: instancePath + "/websiteJson/choice/mode",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err71];
									else vErrors.push(err71);
									errors++;
								}
								if (!(data33 === "all" || data33 === "chosen")) {
									const err72 = {
										instancePath: instancePath + "/websiteJson/choice/mode",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.websiteJson.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err72];
									else vErrors.push(err72);
									errors++;
								}
							}
							if (data32.operations !== void 0) {
								let data34 = data32.operations;
								if (Array.isArray(data34)) {
									if (data34.length > 7) {
										const err73 = {
											instancePath: instancePath + "/websiteJson/choice/operations",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err73];
										else vErrors.push(err73);
										errors++;
									}
									const len4 = data34.length;
									for (let i8 = 0; i8 < len4; i8++) {
										let data35 = data34[i8];
										if (typeof data35 !== "string") {
											const err74 = {
												instancePath: instancePath + "/websiteJson/choice/operations/" + i8,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err74];
											else vErrors.push(err74);
											errors++;
										}
										if (!(data35 === "V" || data35 === "A" || data35 === "TDA" || data35 === "ON" || data35 === "NP" || data35 === "T" || data35 === "VOT")) {
											const err75 = {
												instancePath: instancePath + "/websiteJson/choice/operations/" + i8,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.websiteJson.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err75];
											else vErrors.push(err75);
											errors++;
										}
									}
									let i9 = data34.length;
									let j4;
									if (i9 > 1) {
										const indices4 = {};
										for (; i9--;) {
											let item4 = data34[i9];
											if (typeof item4 !== "string") continue;
											if (typeof indices4[item4] == "number") {
												j4 = indices4[item4];
												const err76 = {
													instancePath: instancePath + "/websiteJson/choice/operations",
													schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i9,
														j: j4
													},
													message: "must NOT have duplicate items (items ## " + j4 + " and " + i9 + " are identical)"
												};
												if (vErrors === null) vErrors = [err76];
												else vErrors.push(err76);
												errors++;
												break;
											}
											indices4[item4] = i9;
										}
									}
								} else {
									const err77 = {
										instancePath: instancePath + "/websiteJson/choice/operations",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err77];
									else vErrors.push(err77);
									errors++;
								}
							}
							if (data32.types !== void 0) {
								let data36 = data32.types;
								if (Array.isArray(data36)) {
									if (data36.length > 9) {
										const err78 = {
											instancePath: instancePath + "/websiteJson/choice/types",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err78];
										else vErrors.push(err78);
										errors++;
									}
									const len5 = data36.length;
									for (let i10 = 0; i10 < len5; i10++) {
										let data37 = data36[i10];
										if (typeof data37 !== "string") {
											const err79 = {
												instancePath: instancePath + "/websiteJson/choice/types/" + i10,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err79];
											else vErrors.push(err79);
											errors++;
										}
										if (!(data37 === "vivienda" || data37 === "oficina" || data37 === "local" || data37 === "terreno" || data37 === "parking" || data37 === "edificio" || data37 === "nave" || data37 === "trastero" || data37 === "hotel")) {
											const err80 = {
												instancePath: instancePath + "/websiteJson/choice/types/" + i10,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.websiteJson.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err80];
											else vErrors.push(err80);
											errors++;
										}
									}
									let i11 = data36.length;
									let j5;
									if (i11 > 1) {
										const indices5 = {};
										for (; i11--;) {
											let item5 = data36[i11];
											if (typeof item5 !== "string") continue;
											if (typeof indices5[item5] == "number") {
												j5 = indices5[item5];
												const err81 = {
													instancePath: instancePath + "/websiteJson/choice/types",
													schemaPath: "#/properties/websiteJson/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i11,
														j: j5
													},
													message: "must NOT have duplicate items (items ## " + j5 + " and " + i11 + " are identical)"
												};
												if (vErrors === null) vErrors = [err81];
												else vErrors.push(err81);
												errors++;
												break;
											}
											indices5[item5] = i11;
										}
									}
								} else {
									const err82 = {
										instancePath: instancePath + "/websiteJson/choice/types",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err82];
									else vErrors.push(err82);
									errors++;
								}
							}
							if (data32.agentIds !== void 0) {
								let data38 = data32.agentIds;
								if (Array.isArray(data38)) {
									if (data38.length > 100) {
										const err83 = {
											instancePath: instancePath + "/websiteJson/choice/agentIds",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err83];
										else vErrors.push(err83);
										errors++;
									}
									const len6 = data38.length;
									for (let i12 = 0; i12 < len6; i12++) {
										let data39 = data38[i12];
										if (typeof data39 === "string") {
											if (!formats0.test(data39)) {
												const err84 = {
													instancePath: instancePath + "/websiteJson/choice/agentIds/" + i12,
													schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err84];
												else vErrors.push(err84);
												errors++;
											}
										} else {
											const err85 = {
												instancePath: instancePath + "/websiteJson/choice/agentIds/" + i12,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err85];
											else vErrors.push(err85);
											errors++;
										}
									}
									let i13 = data38.length;
									let j6;
									if (i13 > 1) {
										const indices6 = {};
										for (; i13--;) {
											let item6 = data38[i13];
											if (typeof item6 !== "string") continue;
											if (typeof indices6[item6] == "number") {
												j6 = indices6[item6];
												const err86 = {
													instancePath: instancePath + "/websiteJson/choice/agentIds",
													schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i13,
														j: j6
													},
													message: "must NOT have duplicate items (items ## " + j6 + " and " + i13 + " are identical)"
												};
												if (vErrors === null) vErrors = [err86];
												else vErrors.push(err86);
												errors++;
												break;
											}
											indices6[item6] = i13;
										}
									}
								} else {
									const err87 = {
										instancePath: instancePath + "/websiteJson/choice/agentIds",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err87];
									else vErrors.push(err87);
									errors++;
								}
							}
							if (data32.onlyExclusive !== void 0) {
								if (typeof data32.onlyExclusive !== "boolean") {
									const err88 = {
										instancePath: instancePath + "/websiteJson/choice/onlyExclusive",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err88];
									else vErrors.push(err88);
									errors++;
								}
							}
							if (data32.keepReserved !== void 0) {
								if (typeof data32.keepReserved !== "boolean") {
									const err89 = {
										instancePath: instancePath + "/websiteJson/choice/keepReserved",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err89];
									else vErrors.push(err89);
									errors++;
								}
							}
							if (data32.minQuality !== void 0) {
								let data42 = data32.minQuality;
								if (!(typeof data42 == "number" && !(data42 % 1) && !isNaN(data42))) {
									const err90 = {
										instancePath: instancePath + "/websiteJson/choice/minQuality",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err90];
									else vErrors.push(err90);
									errors++;
								}
								if (typeof data42 == "number") {
									if (data42 > 100 || isNaN(data42)) {
										const err91 = {
											instancePath: instancePath + "/websiteJson/choice/minQuality",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err91];
										else vErrors.push(err91);
										errors++;
									}
									if (data42 < 0 || isNaN(data42)) {
										const err92 = {
											instancePath: instancePath + "/websiteJson/choice/minQuality",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err92];
										else vErrors.push(err92);
										errors++;
									}
								}
							}
						} else {
							const err93 = {
								instancePath: instancePath + "/websiteJson/choice",
								schemaPath: "#/properties/websiteJson/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err93];
							else vErrors.push(err93);
							errors++;
						}
					}
					if (data31.content !== void 0) {
						let data43 = data31.content;
						if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
							for (const key8 in data43) if (!(key8 === "languages" || key8 === "imageMax" || key8 === "contact")) {
								const err94 = {
									instancePath: instancePath + "/websiteJson/content",
									schemaPath: "#/properties/websiteJson/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key8 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err94];
								else vErrors.push(err94);
								errors++;
							}
							if (data43.languages !== void 0) {
								let data44 = data43.languages;
								if (Array.isArray(data44)) {
									if (data44.length > 26) {
										const err95 = {
											instancePath: instancePath + "/websiteJson/content/languages",
											schemaPath: "#/properties/websiteJson/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err95];
										else vErrors.push(err95);
										errors++;
									}
									const len7 = data44.length;
									for (let i14 = 0; i14 < len7; i14++) {
										let data45 = data44[i14];
										if (typeof data45 !== "string") {
											const err96 = {
												instancePath: instancePath + "/websiteJson/content/languages/" + i14,
												schemaPath: "#/properties/websiteJson/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err96];
											else vErrors.push(err96);
											errors++;
										}
										if (!(data45 === "es" || data45 === "en" || data45 === "ca" || data45 === "de" || data45 === "fr" || data45 === "it" || data45 === "pt" || data45 === "nl" || data45 === "sv" || data45 === "da" || data45 === "fi" || data45 === "pl" || data45 === "ru" || data45 === "bg" || data45 === "hr" || data45 === "cs" || data45 === "et" || data45 === "el" || data45 === "hu" || data45 === "ga" || data45 === "lv" || data45 === "lt" || data45 === "mt" || data45 === "ro" || data45 === "sk" || data45 === "sl")) {
											const err97 = {
												instancePath: instancePath + "/websiteJson/content/languages/" + i14,
												schemaPath: "#/properties/websiteJson/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.websiteJson.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err97];
											else vErrors.push(err97);
											errors++;
										}
									}
									let i15 = data44.length;
									let j7;
									if (i15 > 1) {
										const indices7 = {};
										for (; i15--;) {
											let item7 = data44[i15];
											if (typeof item7 !== "string") continue;
											if (typeof indices7[item7] == "number") {
												j7 = indices7[item7];
												const err98 = {
													instancePath: instancePath + "/websiteJson/content/languages",
													schemaPath: "#/properties/websiteJson/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i15,
														j: j7
													},
													message: "must NOT have duplicate items (items ## " + j7 + " and " + i15 + " are identical)"
												};
												if (vErrors === null) vErrors = [err98];
												else vErrors.push(err98);
												errors++;
												break;
											}
											indices7[item7] = i15;
										}
									}
								} else {
									const err99 = {
										instancePath: instancePath + "/websiteJson/content/languages",
										schemaPath: "#/properties/websiteJson/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err99];
									else vErrors.push(err99);
									errors++;
								}
							}
							if (data43.imageMax !== void 0) {
								let data46 = data43.imageMax;
								if (!(typeof data46 == "number" && !(data46 % 1) && !isNaN(data46))) {
									const err100 = {
										instancePath: instancePath + "/websiteJson/content/imageMax",
										schemaPath: "#/properties/websiteJson/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err100];
									else vErrors.push(err100);
									errors++;
								}
								if (typeof data46 == "number") {
									if (data46 > 50 || isNaN(data46)) {
										const err101 = {
											instancePath: instancePath + "/websiteJson/content/imageMax",
											schemaPath: "#/properties/websiteJson/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err101];
										else vErrors.push(err101);
										errors++;
									}
									if (data46 < 1 || isNaN(data46)) {
										const err102 = {
											instancePath: instancePath + "/websiteJson/content/imageMax",
											schemaPath: "#/properties/websiteJson/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err102];
										else vErrors.push(err102);
										errors++;
									}
								}
							}
							if (data43.contact !== void 0) {
								let data47 = data43.contact;
								if (typeof data47 !== "string") {
									const err103 = {
										instancePath: instancePath + "/websiteJson/content/contact",
										schemaPath: "#/properties/websiteJson/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err103];
									else vErrors.push(err103);
									errors++;
								}
								if (!(data47 === "agency" || data47 === "agent")) {
									const err104 = {
										instancePath: instancePath + "/websiteJson/content/contact",
										schemaPath: "#/properties/websiteJson/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.websiteJson.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err104];
									else vErrors.push(err104);
									errors++;
								}
							}
						} else {
							const err105 = {
								instancePath: instancePath + "/websiteJson/content",
								schemaPath: "#/properties/websiteJson/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err105];
							else vErrors.push(err105);
							errors++;
						}
					}
				} else {
					const err106 = {
						instancePath: instancePath + "/websiteJson",
						schemaPath: "#/properties/websiteJson/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err106];
					else vErrors.push(err106);
					errors++;
				}
			}
			if (data.websiteCsv !== void 0) {
				let data48 = data.websiteCsv;
				if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
					for (const key9 in data48) if (!(key9 === "choice" || key9 === "content")) {
						const err107 = {
							instancePath: instancePath + "/websiteCsv",
							schemaPath: "#/properties/websiteCsv/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key9 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err107];
						else vErrors.push(err107);
						errors++;
					}
					if (data48.choice !== void 0) {
						let data49 = data48.choice;
						if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
							for (const key10 in data49) if (!(key10 === "mode" || key10 === "operations" || key10 === "types" || key10 === "agentIds" || key10 === "onlyExclusive" || key10 === "keepReserved" || key10 === "minQuality")) {
								const err108 = {
									instancePath: instancePath + "/websiteCsv/choice",
									schemaPath: "#/properties/websiteCsv/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key10 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err108];
								else vErrors.push(err108);
								errors++;
							}
							if (data49.mode !== void 0) {
								let data50 = data49.mode;
								if (typeof data50 !== "string") {
									const err109 = {
										instancePath: instancePath + "/websiteCsv/choice/mode",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err109];
									else vErrors.push(err109);
									errors++;
								}
								if (!(data50 === "all" || data50 === "chosen")) {
									const err110 = {
										instancePath: instancePath + "/websiteCsv/choice/mode",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.websiteCsv.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err110];
									else vErrors.push(err110);
									errors++;
								}
							}
							if (data49.operations !== void 0) {
								let data51 = data49.operations;
								if (Array.isArray(data51)) {
									if (data51.length > 7) {
										const err111 = {
											instancePath: instancePath + "/websiteCsv/choice/operations",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err111];
										else vErrors.push(err111);
										errors++;
									}
									const len8 = data51.length;
									for (let i16 = 0; i16 < len8; i16++) {
										let data52 = data51[i16];
										if (typeof data52 !== "string") {
											const err112 = {
												instancePath: instancePath + "/websiteCsv/choice/operations/" + i16,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err112];
											else vErrors.push(err112);
											errors++;
										}
										if (!(data52 === "V" || data52 === "A" || data52 === "TDA" || data52 === "ON" || data52 === "NP" || data52 === "T" || data52 === "VOT")) {
											const err113 = {
												instancePath: instancePath + "/websiteCsv/choice/operations/" + i16,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.websiteCsv.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err113];
											else vErrors.push(err113);
											errors++;
										}
									}
									let i17 = data51.length;
									let j8;
									if (i17 > 1) {
										const indices8 = {};
										for (; i17--;) {
											let item8 = data51[i17];
											if (typeof item8 !== "string") continue;
											if (typeof indices8[item8] == "number") {
												j8 = indices8[item8];
												const err114 = {
													instancePath: instancePath + "/websiteCsv/choice/operations",
													schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i17,
														j: j8
													},
													message: "must NOT have duplicate items (items ## " + j8 + " and " + i17 + " are identical)"
												};
												if (vErrors === null) vErrors = [err114];
												else vErrors.push(err114);
												errors++;
												break;
											}
											indices8[item8] = i17;
										}
									}
								} else {
									const err115 = {
										instancePath: instancePath + "/websiteCsv/choice/operations",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err115];
									else vErrors.push(err115);
									errors++;
								}
							}
							if (data49.types !== void 0) {
								let data53 = data49.types;
								if (Array.isArray(data53)) {
									if (data53.length > 9) {
										const err116 = {
											instancePath: instancePath + "/websiteCsv/choice/types",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err116];
										else vErrors.push(err116);
										errors++;
									}
									const len9 = data53.length;
									for (let i18 = 0; i18 < len9; i18++) {
										let data54 = data53[i18];
										if (typeof data54 !== "string") {
											const err117 = {
												instancePath: instancePath + "/websiteCsv/choice/types/" + i18,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err117];
											else vErrors.push(err117);
											errors++;
										}
										if (!(data54 === "vivienda" || data54 === "oficina" || data54 === "local" || data54 === "terreno" || data54 === "parking" || data54 === "edificio" || data54 === "nave" || data54 === "trastero" || data54 === "hotel")) {
											const err118 = {
												instancePath: instancePath + "/websiteCsv/choice/types/" + i18,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.websiteCsv.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err118];
											else vErrors.push(err118);
											errors++;
										}
									}
									let i19 = data53.length;
									let j9;
									if (i19 > 1) {
										const indices9 = {};
										for (; i19--;) {
											let item9 = data53[i19];
											if (typeof item9 !== "string") continue;
											if (typeof indices9[item9] == "number") {
												j9 = indices9[item9];
												const err119 = {
													instancePath: instancePath + "/websiteCsv/choice/types",
													schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i19,
														j: j9
													},
													message: "must NOT have duplicate items (items ## " + j9 + " and " + i19 + " are identical)"
												};
												if (vErrors === null) vErrors = [err119];
												else vErrors.push(err119);
												errors++;
												break;
											}
											indices9[item9] = i19;
										}
									}
								} else {
									const err120 = {
										instancePath: instancePath + "/websiteCsv/choice/types",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err120];
									else vErrors.push(err120);
									errors++;
								}
							}
							if (data49.agentIds !== void 0) {
								let data55 = data49.agentIds;
								if (Array.isArray(data55)) {
									if (data55.length > 100) {
										const err121 = {
											instancePath: instancePath + "/websiteCsv/choice/agentIds",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err121];
										else vErrors.push(err121);
										errors++;
									}
									const len10 = data55.length;
									for (let i20 = 0; i20 < len10; i20++) {
										let data56 = data55[i20];
										if (typeof data56 === "string") {
											if (!formats0.test(data56)) {
												const err122 = {
													instancePath: instancePath + "/websiteCsv/choice/agentIds/" + i20,
													schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err122];
												else vErrors.push(err122);
												errors++;
											}
										} else {
											const err123 = {
												instancePath: instancePath + "/websiteCsv/choice/agentIds/" + i20,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err123];
											else vErrors.push(err123);
											errors++;
										}
									}
									let i21 = data55.length;
									let j10;
									if (i21 > 1) {
										const indices10 = {};
										for (; i21--;) {
											let item10 = data55[i21];
											if (typeof item10 !== "string") continue;
											if (typeof indices10[item10] == "number") {
												j10 = indices10[item10];
												const err124 = {
													instancePath: instancePath + "/websiteCsv/choice/agentIds",
													schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i21,
														j: j10
													},
													message: "must NOT have duplicate items (items ## " + j10 + " and " + i21 + " are identical)"
												};
												if (vErrors === null) vErrors = [err124];
												else vErrors.push(err124);
												errors++;
												break;
											}
											indices10[item10] = i21;
										}
									}
								} else {
									const err125 = {
										instancePath: instancePath + "/websiteCsv/choice/agentIds",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err125];
									else vErrors.push(err125);
									errors++;
								}
							}
							if (data49.onlyExclusive !== void 0) {
								if (typeof data49.onlyExclusive !== "boolean") {
									const err126 = {
										instancePath: instancePath + "/websiteCsv/choice/onlyExclusive",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err126];
									else vErrors.push(err126);
									errors++;
								}
							}
							if (data49.keepReserved !== void 0) {
								if (typeof data49.keepReserved !== "boolean") {
									const err127 = {
										instancePath: instancePath + "/websiteCsv/choice/keepReserved",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err127];
									else vErrors.push(err127);
									errors++;
								}
							}
							if (data49.minQuality !== void 0) {
								let data59 = data49.minQuality;
								if (!(typeof data59 == "number" && !(data59 % 1) && !isNaN(data59))) {
									const err128 = {
										instancePath: instancePath + "/websiteCsv/choice/minQuality",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err128];
									else vErrors.push(err128);
									errors++;
								}
								if (typeof data59 == "number") {
									if (data59 > 100 || isNaN(data59)) {
										const err129 = {
											instancePath: instancePath + "/websiteCsv/choice/minQuality",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err129];
										else vErrors.push(err129);
										errors++;
									}
									if (data59 < 0 || isNaN(data59)) {
										const err130 = {
											instancePath: instancePath + "/websiteCsv/choice/minQuality",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err130];
										else vErrors.push(err130);
										errors++;
									}
								}
							}
						} else {
							const err131 = {
								instancePath: instancePath + "/websiteCsv/choice",
								schemaPath: "#/properties/websiteCsv/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err131];
							else vErrors.push(err131);
							errors++;
						}
					}
					if (data48.content !== void 0) {
						let data60 = data48.content;
						if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
							for (const key11 in data60) if (!(key11 === "languages" || key11 === "imageMax" || key11 === "contact")) {
								const err132 = {
									instancePath: instancePath + "/websiteCsv/content",
									schemaPath: "#/properties/websiteCsv/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key11 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err132];
								else vErrors.push(err132);
								errors++;
							}
							if (data60.languages !== void 0) {
								let data61 = data60.languages;
								if (Array.isArray(data61)) {
									if (data61.length > 26) {
										const err133 = {
											instancePath: instancePath + "/websiteCsv/content/languages",
											schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err133];
										else vErrors.push(err133);
										errors++;
									}
									const len11 = data61.length;
									for (let i22 = 0; i22 < len11; i22++) {
										let data62 = data61[i22];
										if (typeof data62 !== "string") {
											const err134 = {
												instancePath: instancePath + "/websiteCsv/content/languages/" + i22,
												schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err134];
											else vErrors.push(err134);
											errors++;
										}
										if (!(data62 === "es" || data62 === "en" || data62 === "ca" || data62 === "de" || data62 === "fr" || data62 === "it" || data62 === "pt" || data62 === "nl" || data62 === "sv" || data62 === "da" || data62 === "fi" || data62 === "pl" || data62 === "ru" || data62 === "bg" || data62 === "hr" || data62 === "cs" || data62 === "et" || data62 === "el" || data62 === "hu" || data62 === "ga" || data62 === "lv" || data62 === "lt" || data62 === "mt" || data62 === "ro" || data62 === "sk" || data62 === "sl")) {
											const err135 = {
												instancePath: instancePath + "/websiteCsv/content/languages/" + i22,
												schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.websiteCsv.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err135];
											else vErrors.push(err135);
											errors++;
										}
									}
									let i23 = data61.length;
									let j11;
									if (i23 > 1) {
										const indices11 = {};
										for (; i23--;) {
											let item11 = data61[i23];
											if (typeof item11 !== "string") continue;
											if (typeof indices11[item11] == "number") {
												j11 = indices11[item11];
												const err136 = {
													instancePath: instancePath + "/websiteCsv/content/languages",
													schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i23,
														j: j11
													},
													message: "must NOT have duplicate items (items ## " + j11 + " and " + i23 + " are identical)"
												};
												if (vErrors === null) vErrors = [err136];
												else vErrors.push(err136);
												errors++;
												break;
											}
											indices11[item11] = i23;
										}
									}
								} else {
									const err137 = {
										instancePath: instancePath + "/websiteCsv/content/languages",
										schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err137];
									else vErrors.push(err137);
									errors++;
								}
							}
							if (data60.imageMax !== void 0) {
								let data63 = data60.imageMax;
								if (!(typeof data63 == "number" && !(data63 % 1) && !isNaN(data63))) {
									const err138 = {
										instancePath: instancePath + "/websiteCsv/content/imageMax",
										schemaPath: "#/properties/websiteCsv/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err138];
									else vErrors.push(err138);
									errors++;
								}
								if (typeof data63 == "number") {
									if (data63 > 50 || isNaN(data63)) {
										const err139 = {
											instancePath: instancePath + "/websiteCsv/content/imageMax",
											schemaPath: "#/properties/websiteCsv/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err139];
										else vErrors.push(err139);
										errors++;
									}
									if (data63 < 1 || isNaN(data63)) {
										const err140 = {
											instancePath: instancePath + "/websiteCsv/content/imageMax",
											schemaPath: "#/properties/websiteCsv/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err140];
										else vErrors.push(err140);
										errors++;
									}
								}
							}
							if (data60.contact !== void 0) {
								let data64 = data60.contact;
								if (typeof data64 !== "string") {
									const err141 = {
										instancePath: instancePath + "/websiteCsv/content/contact",
										schemaPath: "#/properties/websiteCsv/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err141];
									else vErrors.push(err141);
									errors++;
								}
								if (!(data64 === "agency" || data64 === "agent")) {
									const err142 = {
										instancePath: instancePath + "/websiteCsv/content/contact",
										schemaPath: "#/properties/websiteCsv/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.websiteCsv.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err142];
									else vErrors.push(err142);
									errors++;
								}
							}
						} else {
							const err143 = {
								instancePath: instancePath + "/websiteCsv/content",
								schemaPath: "#/properties/websiteCsv/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err143];
							else vErrors.push(err143);
							errors++;
						}
					}
				} else {
					const err144 = {
						instancePath: instancePath + "/websiteCsv",
						schemaPath: "#/properties/websiteCsv/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err144];
					else vErrors.push(err144);
					errors++;
				}
			}
			if (data.idealista !== void 0) {
				let data65 = data.idealista;
				if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
					for (const key12 in data65) if (!(key12 === "customerCode" || key12 === "customerReference" || key12 === "visibility" || key12 === "choice" || key12 === "content")) {
						const err145 = {
							instancePath: instancePath + "/idealista",
							schemaPath: "#/properties/idealista/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key12 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err145];
						else vErrors.push(err145);
						errors++;
					}
					if (data65.customerCode !== void 0) {
						let data66 = data65.customerCode;
						if (typeof data66 === "string") {
							if (!pattern0.test(data66)) {
								const err146 = {
									instancePath: instancePath + "/idealista/customerCode",
									schemaPath: "#/properties/idealista/properties/customerCode/pattern",
									keyword: "pattern",
									params: { pattern: "^ilc[a-z0-9]{40}$" },
									message: "must match pattern \"^ilc[a-z0-9]{40}$\""
								};
								if (vErrors === null) vErrors = [err146];
								else vErrors.push(err146);
								errors++;
							}
						} else {
							const err147 = {
								instancePath: instancePath + "/idealista/customerCode",
								schemaPath: "#/properties/idealista/properties/customerCode/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err147];
							else vErrors.push(err147);
							errors++;
						}
					}
					if (data65.customerReference !== void 0) {
						let data67 = data65.customerReference;
						if (typeof data67 === "string") {
							if (func1(data67) > 50) {
								const err148 = {
									instancePath: instancePath + "/idealista/customerReference",
									schemaPath: "#/properties/idealista/properties/customerReference/maxLength",
									keyword: "maxLength",
									params: { limit: 50 },
									message: "must NOT have more than 50 characters"
								};
								if (vErrors === null) vErrors = [err148];
								else vErrors.push(err148);
								errors++;
							}
							if (func1(data67) < 1) {
								const err149 = {
									instancePath: instancePath + "/idealista/customerReference",
									schemaPath: "#/properties/idealista/properties/customerReference/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err149];
								else vErrors.push(err149);
								errors++;
							}
							if (!pattern1.test(data67)) {
								const err150 = {
									instancePath: instancePath + "/idealista/customerReference",
									schemaPath: "#/properties/idealista/properties/customerReference/pattern",
									keyword: "pattern",
									params: { pattern: "^[ -~]+$" },
									message: "must match pattern \"^[ -~]+$\""
								};
								if (vErrors === null) vErrors = [err150];
								else vErrors.push(err150);
								errors++;
							}
						} else {
							const err151 = {
								instancePath: instancePath + "/idealista/customerReference",
								schemaPath: "#/properties/idealista/properties/customerReference/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err151];
							else vErrors.push(err151);
							errors++;
						}
					}
					if (data65.visibility !== void 0) {
						let data68 = data65.visibility;
						if (typeof data68 !== "string") {
							const err152 = {
								instancePath: instancePath + "/idealista/visibility",
								schemaPath: "#/properties/idealista/properties/visibility/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err152];
							else vErrors.push(err152);
							errors++;
						}
						if (!(data68 === "idealista" || data68 === "microsite" || data68 === "private")) {
							const err153 = {
								instancePath: instancePath + "/idealista/visibility",
								schemaPath: "#/properties/idealista/properties/visibility/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.idealista.properties.visibility.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err153];
							else vErrors.push(err153);
							errors++;
						}
					}
					if (data65.choice !== void 0) {
						let data69 = data65.choice;
						if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
							for (const key13 in data69) if (!(key13 === "mode" || key13 === "operations" || key13 === "types" || key13 === "agentIds" || key13 === "onlyExclusive" || key13 === "keepReserved" || key13 === "minQuality")) {
								const err154 = {
									instancePath: instancePath + "/idealista/choice",
									schemaPath: "#/properties/idealista/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key13 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err154];
								else vErrors.push(err154);
								errors++;
							}
							if (data69.mode !== void 0) {
								let data70 = data69.mode;
								if (typeof data70 !== "string") {
									const err155 = {
										instancePath: instancePath + "/idealista/choice/mode",
										schemaPath: "#/properties/idealista/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err155];
									else vErrors.push(err155);
									errors++;
								}
								if (!(data70 === "all" || data70 === "chosen")) {
									const err156 = {
										instancePath: instancePath + "/idealista/choice/mode",
										schemaPath: "#/properties/idealista/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.idealista.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err156];
									else vErrors.push(err156);
									errors++;
								}
							}
							if (data69.operations !== void 0) {
								let data71 = data69.operations;
								if (Array.isArray(data71)) {
									if (data71.length > 7) {
										const err157 = {
											instancePath: instancePath + "/idealista/choice/operations",
											schemaPath: "#/properties/idealista/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err157];
										else vErrors.push(err157);
										errors++;
									}
									const len12 = data71.length;
									for (let i24 = 0; i24 < len12; i24++) {
										let data72 = data71[i24];
										if (typeof data72 !== "string") {
											const err158 = {
												instancePath: instancePath + "/idealista/choice/operations/" + i24,
												schemaPath: "#/properties/idealista/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err158];
											else vErrors.push(err158);
											errors++;
										}
										if (!(data72 === "V" || data72 === "A" || data72 === "TDA" || data72 === "ON" || data72 === "NP" || data72 === "T" || data72 === "VOT")) {
											const err159 = {
												instancePath: instancePath + "/idealista/choice/operations/" + i24,
												schemaPath: "#/properties/idealista/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.idealista.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err159];
											else vErrors.push(err159);
											errors++;
										}
									}
									let i25 = data71.length;
									let j12;
									if (i25 > 1) {
										const indices12 = {};
										for (; i25--;) {
											let item12 = data71[i25];
											if (typeof item12 !== "string") continue;
											if (typeof indices12[item12] == "number") {
												j12 = indices12[item12];
												const err160 = {
													instancePath: instancePath + "/idealista/choice/operations",
													schemaPath: "#/properties/idealista/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i25,
														j: j12
													},
													message: "must NOT have duplicate items (items ## " + j12 + " and " + i25 + " are identical)"
												};
												if (vErrors === null) vErrors = [err160];
												else vErrors.push(err160);
												errors++;
												break;
											}
											indices12[item12] = i25;
										}
									}
								} else {
									const err161 = {
										instancePath: instancePath + "/idealista/choice/operations",
										schemaPath: "#/properties/idealista/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err161];
									else vErrors.push(err161);
									errors++;
								}
							}
							if (data69.types !== void 0) {
								let data73 = data69.types;
								if (Array.isArray(data73)) {
									if (data73.length > 9) {
										const err162 = {
											instancePath: instancePath + "/idealista/choice/types",
											schemaPath: "#/properties/idealista/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err162];
										else vErrors.push(err162);
										errors++;
									}
									const len13 = data73.length;
									for (let i26 = 0; i26 < len13; i26++) {
										let data74 = data73[i26];
										if (typeof data74 !== "string") {
											const err163 = {
												instancePath: instancePath + "/idealista/choice/types/" + i26,
												schemaPath: "#/properties/idealista/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err163];
											else vErrors.push(err163);
											errors++;
										}
										if (!(data74 === "vivienda" || data74 === "oficina" || data74 === "local" || data74 === "terreno" || data74 === "parking" || data74 === "edificio" || data74 === "nave" || data74 === "trastero" || data74 === "hotel")) {
											const err164 = {
												instancePath: instancePath + "/idealista/choice/types/" + i26,
												schemaPath: "#/properties/idealista/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.idealista.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err164];
											else vErrors.push(err164);
											errors++;
										}
									}
									let i27 = data73.length;
									let j13;
									if (i27 > 1) {
										const indices13 = {};
										for (; i27--;) {
											let item13 = data73[i27];
											if (typeof item13 !== "string") continue;
											if (typeof indices13[item13] == "number") {
												j13 = indices13[item13];
												const err165 = {
													instancePath: instancePath + "/idealista/choice/types",
													schemaPath: "#/properties/idealista/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i27,
														j: j13
													},
													message: "must NOT have duplicate items (items ## " + j13 + " and " + i27 + " are identical)"
												};
												if (vErrors === null) vErrors = [err165];
												else vErrors.push(err165);
												errors++;
												break;
											}
											indices13[item13] = i27;
										}
									}
								} else {
									const err166 = {
										instancePath: instancePath + "/idealista/choice/types",
										schemaPath: "#/properties/idealista/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err166];
									else vErrors.push(err166);
									errors++;
								}
							}
							if (data69.agentIds !== void 0) {
								let data75 = data69.agentIds;
								if (Array.isArray(data75)) {
									if (data75.length > 100) {
										const err167 = {
											instancePath: instancePath + "/idealista/choice/agentIds",
											schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err167];
										else vErrors.push(err167);
										errors++;
									}
									const len14 = data75.length;
									for (let i28 = 0; i28 < len14; i28++) {
										let data76 = data75[i28];
										if (typeof data76 === "string") {
											if (!formats0.test(data76)) {
												const err168 = {
													instancePath: instancePath + "/idealista/choice/agentIds/" + i28,
													schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err168];
												else vErrors.push(err168);
												errors++;
											}
										} else {
											const err169 = {
												instancePath: instancePath + "/idealista/choice/agentIds/" + i28,
												schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err169];
											else vErrors.push(err169);
											errors++;
										}
									}
									let i29 = data75.length;
									let j14;
									if (i29 > 1) {
										const indices14 = {};
										for (; i29--;) {
											let item14 = data75[i29];
											if (typeof item14 !== "string") continue;
											if (typeof indices14[item14] == "number") {
												j14 = indices14[item14];
												const err170 = {
													instancePath: instancePath + "/idealista/choice/agentIds",
													schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i29,
														j: j14
													},
													message: "must NOT have duplicate items (items ## " + j14 + " and " + i29 + " are identical)"
												};
												if (vErrors === null) vErrors = [err170];
												else vErrors.push(err170);
												errors++;
												break;
											}
											indices14[item14] = i29;
										}
									}
								} else {
									const err171 = {
										instancePath: instancePath + "/idealista/choice/agentIds",
										schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err171];
									else vErrors.push(err171);
									errors++;
								}
							}
							if (data69.onlyExclusive !== void 0) {
								if (typeof data69.onlyExclusive !== "boolean") {
									const err172 = {
										instancePath: instancePath + "/idealista/choice/onlyExclusive",
										schemaPath: "#/properties/idealista/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err172];
									else vErrors.push(err172);
									errors++;
								}
							}
							if (data69.keepReserved !== void 0) {
								if (typeof data69.keepReserved !== "boolean") {
									const err173 = {
										instancePath: instancePath + "/idealista/choice/keepReserved",
										schemaPath: "#/properties/idealista/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err173];
									else vErrors.push(err173);
									errors++;
								}
							}
							if (data69.minQuality !== void 0) {
								let data79 = data69.minQuality;
								if (!(typeof data79 == "number" && !(data79 % 1) && !isNaN(data79))) {
									const err174 = {
										instancePath: instancePath + "/idealista/choice/minQuality",
										schemaPath: "#/properties/idealista/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err174];
									else vErrors.push(err174);
									errors++;
								}
								if (typeof data79 == "number") {
									if (data79 > 100 || isNaN(data79)) {
										const err175 = {
											instancePath: instancePath + "/idealista/choice/minQuality",
											schemaPath: "#/properties/idealista/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err175];
										else vErrors.push(err175);
										errors++;
									}
									if (data79 < 0 || isNaN(data79)) {
										const err176 = {
											instancePath: instancePath + "/idealista/choice/minQuality",
											schemaPath: "#/properties/idealista/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err176];
										else vErrors.push(err176);
										errors++;
									}
								}
							}
						} else {
							const err177 = {
								instancePath: instancePath + "/idealista/choice",
								schemaPath: "#/properties/idealista/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err177];
							else vErrors.push(err177);
							errors++;
						}
					}
					if (data65.content !== void 0) {
						let data80 = data65.content;
						if (data80 && typeof data80 == "object" && !Array.isArray(data80)) {
							for (const key14 in data80) if (!(key14 === "languages" || key14 === "imageMax" || key14 === "contact")) {
								const err178 = {
									instancePath: instancePath + "/idealista/content",
									schemaPath: "#/properties/idealista/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key14 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err178];
								else vErrors.push(err178);
								errors++;
							}
							if (data80.languages !== void 0) {
								let data81 = data80.languages;
								if (Array.isArray(data81)) {
									if (data81.length > 26) {
										const err179 = {
											instancePath: instancePath + "/idealista/content/languages",
											schemaPath: "#/properties/idealista/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err179];
										else vErrors.push(err179);
										errors++;
									}
									const len15 = data81.length;
									for (let i30 = 0; i30 < len15; i30++) {
										let data82 = data81[i30];
										if (typeof data82 !== "string") {
											const err180 = {
												instancePath: instancePath + "/idealista/content/languages/" + i30,
												schemaPath: "#/properties/idealista/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err180];
											else vErrors.push(err180);
											errors++;
										}
										if (!(data82 === "es" || data82 === "en" || data82 === "ca" || data82 === "de" || data82 === "fr" || data82 === "it" || data82 === "pt" || data82 === "nl" || data82 === "sv" || data82 === "da" || data82 === "fi" || data82 === "pl" || data82 === "ru" || data82 === "bg" || data82 === "hr" || data82 === "cs" || data82 === "et" || data82 === "el" || data82 === "hu" || data82 === "ga" || data82 === "lv" || data82 === "lt" || data82 === "mt" || data82 === "ro" || data82 === "sk" || data82 === "sl")) {
											const err181 = {
												instancePath: instancePath + "/idealista/content/languages/" + i30,
												schemaPath: "#/properties/idealista/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.idealista.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err181];
											else vErrors.push(err181);
											errors++;
										}
									}
									let i31 = data81.length;
									let j15;
									if (i31 > 1) {
										const indices15 = {};
										for (; i31--;) {
											let item15 = data81[i31];
											if (typeof item15 !== "string") continue;
											if (typeof indices15[item15] == "number") {
												j15 = indices15[item15];
												const err182 = {
													instancePath: instancePath + "/idealista/content/languages",
													schemaPath: "#/properties/idealista/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i31,
														j: j15
													},
													message: "must NOT have duplicate items (items ## " + j15 + " and " + i31 + " are identical)"
												};
												if (vErrors === null) vErrors = [err182];
												else vErrors.push(err182);
												errors++;
												break;
											}
											indices15[item15] = i31;
										}
									}
								} else {
									const err183 = {
										instancePath: instancePath + "/idealista/content/languages",
										schemaPath: "#/properties/idealista/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err183];
									else vErrors.push(err183);
									errors++;
								}
							}
							if (data80.imageMax !== void 0) {
								let data83 = data80.imageMax;
								if (!(typeof data83 == "number" && !(data83 % 1) && !isNaN(data83))) {
									const err184 = {
										instancePath: instancePath + "/idealista/content/imageMax",
										schemaPath: "#/properties/idealista/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err184];
									else vErrors.push(err184);
									errors++;
								}
								if (typeof data83 == "number") {
									if (data83 > 50 || isNaN(data83)) {
										const err185 = {
											instancePath: instancePath + "/idealista/content/imageMax",
											schemaPath: "#/properties/idealista/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err185];
										else vErrors.push(err185);
										errors++;
									}
									if (data83 < 1 || isNaN(data83)) {
										const err186 = {
											instancePath: instancePath + "/idealista/content/imageMax",
											schemaPath: "#/properties/idealista/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err186];
										else vErrors.push(err186);
										errors++;
									}
								}
							}
							if (data80.contact !== void 0) {
								let data84 = data80.contact;
								if (typeof data84 !== "string") {
									const err187 = {
										instancePath: instancePath + "/idealista/content/contact",
										schemaPath: "#/properties/idealista/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err187];
									else vErrors.push(err187);
									errors++;
								}
								if (!(data84 === "agency" || data84 === "agent")) {
									const err188 = {
										instancePath: instancePath + "/idealista/content/contact",
										schemaPath: "#/properties/idealista/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.idealista.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err188];
									else vErrors.push(err188);
									errors++;
								}
							}
						} else {
							const err189 = {
								instancePath: instancePath + "/idealista/content",
								schemaPath: "#/properties/idealista/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err189];
							else vErrors.push(err189);
							errors++;
						}
					}
				} else {
					const err190 = {
						instancePath: instancePath + "/idealista",
						schemaPath: "#/properties/idealista/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err190];
					else vErrors.push(err190);
					errors++;
				}
			}
			if (data.fotocasa !== void 0) {
				let data85 = data.fotocasa;
				if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
					for (const key15 in data85) if (!(key15 === "publications" || key15 === "choice" || key15 === "content")) {
						const err191 = {
							instancePath: instancePath + "/fotocasa",
							schemaPath: "#/properties/fotocasa/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key15 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err191];
						else vErrors.push(err191);
						errors++;
					}
					if (data85.publications !== void 0) {
						let data86 = data85.publications;
						if (Array.isArray(data86)) {
							if (data86.length > 5) {
								const err192 = {
									instancePath: instancePath + "/fotocasa/publications",
									schemaPath: "#/properties/fotocasa/properties/publications/maxItems",
									keyword: "maxItems",
									params: { limit: 5 },
									message: "must NOT have more than 5 items"
								};
								if (vErrors === null) vErrors = [err192];
								else vErrors.push(err192);
								errors++;
							}
							const len16 = data86.length;
							for (let i32 = 0; i32 < len16; i32++) {
								let data87 = data86[i32];
								if (typeof data87 !== "string") {
									const err193 = {
										instancePath: instancePath + "/fotocasa/publications/" + i32,
										schemaPath: "#/properties/fotocasa/properties/publications/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err193];
									else vErrors.push(err193);
									errors++;
								}
								if (!(data87 === "pisos" || data87 === "spainhouses" || data87 === "kyero" || data87 === "thinkspain" || data87 === "listglobally")) {
									const err194 = {
										instancePath: instancePath + "/fotocasa/publications/" + i32,
										schemaPath: "#/properties/fotocasa/properties/publications/items/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.fotocasa.properties.publications.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err194];
									else vErrors.push(err194);
									errors++;
								}
							}
							let i33 = data86.length;
							let j16;
							if (i33 > 1) {
								const indices16 = {};
								for (; i33--;) {
									let item16 = data86[i33];
									if (typeof item16 !== "string") continue;
									if (typeof indices16[item16] == "number") {
										j16 = indices16[item16];
										const err195 = {
											instancePath: instancePath + "/fotocasa/publications",
											schemaPath: "#/properties/fotocasa/properties/publications/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i33,
												j: j16
											},
											message: "must NOT have duplicate items (items ## " + j16 + " and " + i33 + " are identical)"
										};
										if (vErrors === null) vErrors = [err195];
										else vErrors.push(err195);
										errors++;
										break;
									}
									indices16[item16] = i33;
								}
							}
						} else {
							const err196 = {
								instancePath: instancePath + "/fotocasa/publications",
								schemaPath: "#/properties/fotocasa/properties/publications/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err196];
							else vErrors.push(err196);
							errors++;
						}
					}
					if (data85.choice !== void 0) {
						let data88 = data85.choice;
						if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
							for (const key16 in data88) if (!(key16 === "mode" || key16 === "operations" || key16 === "types" || key16 === "agentIds" || key16 === "onlyExclusive" || key16 === "keepReserved" || key16 === "minQuality")) {
								const err197 = {
									instancePath: instancePath + "/fotocasa/choice",
									schemaPath: "#/properties/fotocasa/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key16 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err197];
								else vErrors.push(err197);
								errors++;
							}
							if (data88.mode !== void 0) {
								let data89 = data88.mode;
								if (typeof data89 !== "string") {
									const err198 = {
										instancePath: instancePath + "/fotocasa/choice/mode",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err198];
									else vErrors.push(err198);
									errors++;
								}
								if (!(data89 === "all" || data89 === "chosen")) {
									const err199 = {
										instancePath: instancePath + "/fotocasa/choice/mode",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.fotocasa.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err199];
									else vErrors.push(err199);
									errors++;
								}
							}
							if (data88.operations !== void 0) {
								let data90 = data88.operations;
								if (Array.isArray(data90)) {
									if (data90.length > 7) {
										const err200 = {
											instancePath: instancePath + "/fotocasa/choice/operations",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err200];
										else vErrors.push(err200);
										errors++;
									}
									const len17 = data90.length;
									for (let i34 = 0; i34 < len17; i34++) {
										let data91 = data90[i34];
										if (typeof data91 !== "string") {
											const err201 = {
												instancePath: instancePath + "/fotocasa/choice/operations/" + i34,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err201];
											else vErrors.push(err201);
											errors++;
										}
										if (!(data91 === "V" || data91 === "A" || data91 === "TDA" || data91 === "ON" || data91 === "NP" || data91 === "T" || data91 === "VOT")) {
											const err202 = {
												instancePath: instancePath + "/fotocasa/choice/operations/" + i34,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.fotocasa.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err202];
											else vErrors.push(err202);
											errors++;
										}
									}
									let i35 = data90.length;
									let j17;
									if (i35 > 1) {
										const indices17 = {};
										for (; i35--;) {
											let item17 = data90[i35];
											if (typeof item17 !== "string") continue;
											if (typeof indices17[item17] == "number") {
												j17 = indices17[item17];
												const err203 = {
													instancePath: instancePath + "/fotocasa/choice/operations",
													schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i35,
														j: j17
													},
													message: "must NOT have duplicate items (items ## " + j17 + " and " + i35 + " are identical)"
												};
												if (vErrors === null) vErrors = [err203];
												else vErrors.push(err203);
												errors++;
												break;
											}
											indices17[item17] = i35;
										}
									}
								} else {
									const err204 = {
										instancePath: instancePath + "/fotocasa/choice/operations",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err204];
									else vErrors.push(err204);
									errors++;
								}
							}
							if (data88.types !== void 0) {
								let data92 = data88.types;
								if (Array.isArray(data92)) {
									if (data92.length > 9) {
										const err205 = {
											instancePath: instancePath + "/fotocasa/choice/types",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err205];
										else vErrors.push(err205);
										errors++;
									}
									const len18 = data92.length;
									for (let i36 = 0; i36 < len18; i36++) {
										let data93 = data92[i36];
										if (typeof data93 !== "string") {
											const err206 = {
												instancePath: instancePath + "/fotocasa/choice/types/" + i36,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err206];
											else vErrors.push(err206);
											errors++;
										}
										if (!(data93 === "vivienda" || data93 === "oficina" || data93 === "local" || data93 === "terreno" || data93 === "parking" || data93 === "edificio" || data93 === "nave" || data93 === "trastero" || data93 === "hotel")) {
											const err207 = {
												instancePath: instancePath + "/fotocasa/choice/types/" + i36,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.fotocasa.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err207];
											else vErrors.push(err207);
											errors++;
										}
									}
									let i37 = data92.length;
									let j18;
									if (i37 > 1) {
										const indices18 = {};
										for (; i37--;) {
											let item18 = data92[i37];
											if (typeof item18 !== "string") continue;
											if (typeof indices18[item18] == "number") {
												j18 = indices18[item18];
												const err208 = {
													instancePath: instancePath + "/fotocasa/choice/types",
													schemaPath: "#/properties/fotocasa/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i37,
														j: j18
													},
													message: "must NOT have duplicate items (items ## " + j18 + " and " + i37 + " are identical)"
												};
												if (vErrors === null) vErrors = [err208];
												else vErrors.push(err208);
												errors++;
												break;
											}
											indices18[item18] = i37;
										}
									}
								} else {
									const err209 = {
										instancePath: instancePath + "/fotocasa/choice/types",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err209];
									else vErrors.push(err209);
									errors++;
								}
							}
							if (data88.agentIds !== void 0) {
								let data94 = data88.agentIds;
								if (Array.isArray(data94)) {
									if (data94.length > 100) {
										const err210 = {
											instancePath: instancePath + "/fotocasa/choice/agentIds",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err210];
										else vErrors.push(err210);
										errors++;
									}
									const len19 = data94.length;
									for (let i38 = 0; i38 < len19; i38++) {
										let data95 = data94[i38];
										if (typeof data95 === "string") {
											if (!formats0.test(data95)) {
												const err211 = {
													instancePath: instancePath + "/fotocasa/choice/agentIds/" + i38,
													schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err211];
												else vErrors.push(err211);
												errors++;
											}
										} else {
											const err212 = {
												instancePath: instancePath + "/fotocasa/choice/agentIds/" + i38,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err212];
											else vErrors.push(err212);
											errors++;
										}
									}
									let i39 = data94.length;
									let j19;
									if (i39 > 1) {
										const indices19 = {};
										for (; i39--;) {
											let item19 = data94[i39];
											if (typeof item19 !== "string") continue;
											if (typeof indices19[item19] == "number") {
												j19 = indices19[item19];
												const err213 = {
													instancePath: instancePath + "/fotocasa/choice/agentIds",
													schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i39,
														j: j19
													},
													message: "must NOT have duplicate items (items ## " + j19 + " and " + i39 + " are identical)"
												};
												if (vErrors === null) vErrors = [err213];
												else vErrors.push(err213);
												errors++;
												break;
											}
											indices19[item19] = i39;
										}
									}
								} else {
									const err214 = {
										instancePath: instancePath + "/fotocasa/choice/agentIds",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err214];
									else vErrors.push(err214);
									errors++;
								}
							}
							if (data88.onlyExclusive !== void 0) {
								if (typeof data88.onlyExclusive !== "boolean") {
									const err215 = {
										instancePath: instancePath + "/fotocasa/choice/onlyExclusive",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err215];
									else vErrors.push(err215);
									errors++;
								}
							}
							if (data88.keepReserved !== void 0) {
								if (typeof data88.keepReserved !== "boolean") {
									const err216 = {
										instancePath: instancePath + "/fotocasa/choice/keepReserved",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err216];
									else vErrors.push(err216);
									errors++;
								}
							}
							if (data88.minQuality !== void 0) {
								let data98 = data88.minQuality;
								if (!(typeof data98 == "number" && !(data98 % 1) && !isNaN(data98))) {
									const err217 = {
										instancePath: instancePath + "/fotocasa/choice/minQuality",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err217];
									else vErrors.push(err217);
									errors++;
								}
								if (typeof data98 == "number") {
									if (data98 > 100 || isNaN(data98)) {
										const err218 = {
											instancePath: instancePath + "/fotocasa/choice/minQuality",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err218];
										else vErrors.push(err218);
										errors++;
									}
									if (data98 < 0 || isNaN(data98)) {
										const err219 = {
											instancePath: instancePath + "/fotocasa/choice/minQuality",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err219];
										else vErrors.push(err219);
										errors++;
									}
								}
							}
						} else {
							const err220 = {
								instancePath: instancePath + "/fotocasa/choice",
								schemaPath: "#/properties/fotocasa/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err220];
							else vErrors.push(err220);
							errors++;
						}
					}
					if (data85.content !== void 0) {
						let data99 = data85.content;
						if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
							for (const key17 in data99) if (!(key17 === "languages" || key17 === "imageMax" || key17 === "contact")) {
								const err221 = {
									instancePath: instancePath + "/fotocasa/content",
									schemaPath: "#/properties/fotocasa/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key17 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err221];
								else vErrors.push(err221);
								errors++;
							}
							if (data99.languages !== void 0) {
								let data100 = data99.languages;
								if (Array.isArray(data100)) {
									if (data100.length > 26) {
										const err222 = {
											instancePath: instancePath + "/fotocasa/content/languages",
											schemaPath: "#/properties/fotocasa/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err222];
										else vErrors.push(err222);
										errors++;
									}
									const len20 = data100.length;
									for (let i40 = 0; i40 < len20; i40++) {
										let data101 = data100[i40];
										if (typeof data101 !== "string") {
											const err223 = {
												instancePath: instancePath + "/fotocasa/content/languages/" + i40,
												schemaPath: "#/properties/fotocasa/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err223];
											else vErrors.push(err223);
											errors++;
										}
										if (!(data101 === "es" || data101 === "en" || data101 === "ca" || data101 === "de" || data101 === "fr" || data101 === "it" || data101 === "pt" || data101 === "nl" || data101 === "sv" || data101 === "da" || data101 === "fi" || data101 === "pl" || data101 === "ru" || data101 === "bg" || data101 === "hr" || data101 === "cs" || data101 === "et" || data101 === "el" || data101 === "hu" || data101 === "ga" || data101 === "lv" || data101 === "lt" || data101 === "mt" || data101 === "ro" || data101 === "sk" || data101 === "sl")) {
											const err224 = {
												instancePath: instancePath + "/fotocasa/content/languages/" + i40,
												schemaPath: "#/properties/fotocasa/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.fotocasa.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err224];
											else vErrors.push(err224);
											errors++;
										}
									}
									let i41 = data100.length;
									let j20;
									if (i41 > 1) {
										const indices20 = {};
										for (; i41--;) {
											let item20 = data100[i41];
											if (typeof item20 !== "string") continue;
											if (typeof indices20[item20] == "number") {
												j20 = indices20[item20];
												const err225 = {
													instancePath: instancePath + "/fotocasa/content/languages",
													schemaPath: "#/properties/fotocasa/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i41,
														j: j20
													},
													message: "must NOT have duplicate items (items ## " + j20 + " and " + i41 + " are identical)"
												};
												if (vErrors === null) vErrors = [err225];
												else vErrors.push(err225);
												errors++;
												break;
											}
											indices20[item20] = i41;
										}
									}
								} else {
									const err226 = {
										instancePath: instancePath + "/fotocasa/content/languages",
										schemaPath: "#/properties/fotocasa/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err226];
									else vErrors.push(err226);
									errors++;
								}
							}
							if (data99.imageMax !== void 0) {
								let data102 = data99.imageMax;
								if (!(typeof data102 == "number" && !(data102 % 1) && !isNaN(data102))) {
									const err227 = {
										instancePath: instancePath + "/fotocasa/content/imageMax",
										schemaPath: "#/properties/fotocasa/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err227];
									else vErrors.push(err227);
									errors++;
								}
								if (typeof data102 == "number") {
									if (data102 > 50 || isNaN(data102)) {
										const err228 = {
											instancePath: instancePath + "/fotocasa/content/imageMax",
											schemaPath: "#/properties/fotocasa/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err228];
										else vErrors.push(err228);
										errors++;
									}
									if (data102 < 1 || isNaN(data102)) {
										const err229 = {
											instancePath: instancePath + "/fotocasa/content/imageMax",
											schemaPath: "#/properties/fotocasa/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err229];
										else vErrors.push(err229);
										errors++;
									}
								}
							}
							if (data99.contact !== void 0) {
								let data103 = data99.contact;
								if (typeof data103 !== "string") {
									const err230 = {
										instancePath: instancePath + "/fotocasa/content/contact",
										schemaPath: "#/properties/fotocasa/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err230];
									else vErrors.push(err230);
									errors++;
								}
								if (!(data103 === "agency" || data103 === "agent")) {
									const err231 = {
										instancePath: instancePath + "/fotocasa/content/contact",
										schemaPath: "#/properties/fotocasa/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.fotocasa.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err231];
									else vErrors.push(err231);
									errors++;
								}
							}
						} else {
							const err232 = {
								instancePath: instancePath + "/fotocasa/content",
								schemaPath: "#/properties/fotocasa/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err232];
							else vErrors.push(err232);
							errors++;
						}
					}
				} else {
					const err233 = {
						instancePath: instancePath + "/fotocasa",
						schemaPath: "#/properties/fotocasa/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err233];
					else vErrors.push(err233);
					errors++;
				}
			}
			if (data.websiteSchema !== void 0) {
				let data104 = data.websiteSchema;
				if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
					for (const key18 in data104) if (!(key18 === "choice" || key18 === "content")) {
						const err234 = {
							instancePath: instancePath + "/websiteSchema",
							schemaPath: "#/properties/websiteSchema/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key18 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err234];
						else vErrors.push(err234);
						errors++;
					}
					if (data104.choice !== void 0) {
						let data105 = data104.choice;
						if (data105 && typeof data105 == "object" && !Array.isArray(data105)) {
							for (const key19 in data105) if (!(key19 === "mode" || key19 === "operations" || key19 === "types" || key19 === "agentIds" || key19 === "onlyExclusive" || key19 === "keepReserved" || key19 === "minQuality")) {
								const err235 = {
									instancePath: instancePath + "/websiteSchema/choice",
									schemaPath: "#/properties/websiteSchema/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key19 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err235];
								else vErrors.push(err235);
								errors++;
							}
							if (data105.mode !== void 0) {
								let data106 = data105.mode;
								if (typeof data106 !== "string") {
									const err236 = {
										instancePath: instancePath + "/websiteSchema/choice/mode",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err236];
									else vErrors.push(err236);
									errors++;
								}
								if (!(data106 === "all" || data106 === "chosen")) {
									const err237 = {
										instancePath: instancePath + "/websiteSchema/choice/mode",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.websiteSchema.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err237];
									else vErrors.push(err237);
									errors++;
								}
							}
							if (data105.operations !== void 0) {
								let data107 = data105.operations;
								if (Array.isArray(data107)) {
									if (data107.length > 7) {
										const err238 = {
											instancePath: instancePath + "/websiteSchema/choice/operations",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err238];
										else vErrors.push(err238);
										errors++;
									}
									const len21 = data107.length;
									for (let i42 = 0; i42 < len21; i42++) {
										let data108 = data107[i42];
										if (typeof data108 !== "string") {
											const err239 = {
												instancePath: instancePath + "/websiteSchema/choice/operations/" + i42,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err239];
											else vErrors.push(err239);
											errors++;
										}
										if (!(data108 === "V" || data108 === "A" || data108 === "TDA" || data108 === "ON" || data108 === "NP" || data108 === "T" || data108 === "VOT")) {
											const err240 = {
												instancePath: instancePath + "/websiteSchema/choice/operations/" + i42,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.websiteSchema.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err240];
											else vErrors.push(err240);
											errors++;
										}
									}
									let i43 = data107.length;
									let j21;
									if (i43 > 1) {
										const indices21 = {};
										for (; i43--;) {
											let item21 = data107[i43];
											if (typeof item21 !== "string") continue;
											if (typeof indices21[item21] == "number") {
												j21 = indices21[item21];
												const err241 = {
													instancePath: instancePath + "/websiteSchema/choice/operations",
													schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i43,
														j: j21
													},
													message: "must NOT have duplicate items (items ## " + j21 + " and " + i43 + " are identical)"
												};
												if (vErrors === null) vErrors = [err241];
												else vErrors.push(err241);
												errors++;
												break;
											}
											indices21[item21] = i43;
										}
									}
								} else {
									const err242 = {
										instancePath: instancePath + "/websiteSchema/choice/operations",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err242];
									else vErrors.push(err242);
									errors++;
								}
							}
							if (data105.types !== void 0) {
								let data109 = data105.types;
								if (Array.isArray(data109)) {
									if (data109.length > 9) {
										const err243 = {
											instancePath: instancePath + "/websiteSchema/choice/types",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err243];
										else vErrors.push(err243);
										errors++;
									}
									const len22 = data109.length;
									for (let i44 = 0; i44 < len22; i44++) {
										let data110 = data109[i44];
										if (typeof data110 !== "string") {
											const err244 = {
												instancePath: instancePath + "/websiteSchema/choice/types/" + i44,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err244];
											else vErrors.push(err244);
											errors++;
										}
										if (!(data110 === "vivienda" || data110 === "oficina" || data110 === "local" || data110 === "terreno" || data110 === "parking" || data110 === "edificio" || data110 === "nave" || data110 === "trastero" || data110 === "hotel")) {
											const err245 = {
												instancePath: instancePath + "/websiteSchema/choice/types/" + i44,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.websiteSchema.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err245];
											else vErrors.push(err245);
											errors++;
										}
									}
									let i45 = data109.length;
									let j22;
									if (i45 > 1) {
										const indices22 = {};
										for (; i45--;) {
											let item22 = data109[i45];
											if (typeof item22 !== "string") continue;
											if (typeof indices22[item22] == "number") {
												j22 = indices22[item22];
												const err246 = {
													instancePath: instancePath + "/websiteSchema/choice/types",
													schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i45,
														j: j22
													},
													message: "must NOT have duplicate items (items ## " + j22 + " and " + i45 + " are identical)"
												};
												if (vErrors === null) vErrors = [err246];
												else vErrors.push(err246);
												errors++;
												break;
											}
											indices22[item22] = i45;
										}
									}
								} else {
									const err247 = {
										instancePath: instancePath + "/websiteSchema/choice/types",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err247];
									else vErrors.push(err247);
									errors++;
								}
							}
							if (data105.agentIds !== void 0) {
								let data111 = data105.agentIds;
								if (Array.isArray(data111)) {
									if (data111.length > 100) {
										const err248 = {
											instancePath: instancePath + "/websiteSchema/choice/agentIds",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err248];
										else vErrors.push(err248);
										errors++;
									}
									const len23 = data111.length;
									for (let i46 = 0; i46 < len23; i46++) {
										let data112 = data111[i46];
										if (typeof data112 === "string") {
											if (!formats0.test(data112)) {
												const err249 = {
													instancePath: instancePath + "/websiteSchema/choice/agentIds/" + i46,
													schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err249];
												else vErrors.push(err249);
												errors++;
											}
										} else {
											const err250 = {
												instancePath: instancePath + "/websiteSchema/choice/agentIds/" + i46,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err250];
											else vErrors.push(err250);
											errors++;
										}
									}
									let i47 = data111.length;
									let j23;
									if (i47 > 1) {
										const indices23 = {};
										for (; i47--;) {
											let item23 = data111[i47];
											if (typeof item23 !== "string") continue;
											if (typeof indices23[item23] == "number") {
												j23 = indices23[item23];
												const err251 = {
													instancePath: instancePath + "/websiteSchema/choice/agentIds",
													schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i47,
														j: j23
													},
													message: "must NOT have duplicate items (items ## " + j23 + " and " + i47 + " are identical)"
												};
												if (vErrors === null) vErrors = [err251];
												else vErrors.push(err251);
												errors++;
												break;
											}
											indices23[item23] = i47;
										}
									}
								} else {
									const err252 = {
										instancePath: instancePath + "/websiteSchema/choice/agentIds",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err252];
									else vErrors.push(err252);
									errors++;
								}
							}
							if (data105.onlyExclusive !== void 0) {
								if (typeof data105.onlyExclusive !== "boolean") {
									const err253 = {
										instancePath: instancePath + "/websiteSchema/choice/onlyExclusive",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err253];
									else vErrors.push(err253);
									errors++;
								}
							}
							if (data105.keepReserved !== void 0) {
								if (typeof data105.keepReserved !== "boolean") {
									const err254 = {
										instancePath: instancePath + "/websiteSchema/choice/keepReserved",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err254];
									else vErrors.push(err254);
									errors++;
								}
							}
							if (data105.minQuality !== void 0) {
								let data115 = data105.minQuality;
								if (!(typeof data115 == "number" && !(data115 % 1) && !isNaN(data115))) {
									const err255 = {
										instancePath: instancePath + "/websiteSchema/choice/minQuality",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err255];
									else vErrors.push(err255);
									errors++;
								}
								if (typeof data115 == "number") {
									if (data115 > 100 || isNaN(data115)) {
										const err256 = {
											instancePath: instancePath + "/websiteSchema/choice/minQuality",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err256];
										else vErrors.push(err256);
										errors++;
									}
									if (data115 < 0 || isNaN(data115)) {
										const err257 = {
											instancePath: instancePath + "/websiteSchema/choice/minQuality",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err257];
										else vErrors.push(err257);
										errors++;
									}
								}
							}
						} else {
							const err258 = {
								instancePath: instancePath + "/websiteSchema/choice",
								schemaPath: "#/properties/websiteSchema/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err258];
							else vErrors.push(err258);
							errors++;
						}
					}
					if (data104.content !== void 0) {
						let data116 = data104.content;
						if (data116 && typeof data116 == "object" && !Array.isArray(data116)) {
							for (const key20 in data116) if (!(key20 === "languages" || key20 === "imageMax" || key20 === "contact")) {
								const err259 = {
									instancePath: instancePath + "/websiteSchema/content",
									schemaPath: "#/properties/websiteSchema/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key20 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err259];
								else vErrors.push(err259);
								errors++;
							}
							if (data116.languages !== void 0) {
								let data117 = data116.languages;
								if (Array.isArray(data117)) {
									if (data117.length > 26) {
										const err260 = {
											instancePath: instancePath + "/websiteSchema/content/languages",
											schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err260];
										else vErrors.push(err260);
										errors++;
									}
									const len24 = data117.length;
									for (let i48 = 0; i48 < len24; i48++) {
										let data118 = data117[i48];
										if (typeof data118 !== "string") {
											const err261 = {
												instancePath: instancePath + "/websiteSchema/content/languages/" + i48,
												schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err261];
											else vErrors.push(err261);
											errors++;
										}
										if (!(data118 === "es" || data118 === "en" || data118 === "ca" || data118 === "de" || data118 === "fr" || data118 === "it" || data118 === "pt" || data118 === "nl" || data118 === "sv" || data118 === "da" || data118 === "fi" || data118 === "pl" || data118 === "ru" || data118 === "bg" || data118 === "hr" || data118 === "cs" || data118 === "et" || data118 === "el" || data118 === "hu" || data118 === "ga" || data118 === "lv" || data118 === "lt" || data118 === "mt" || data118 === "ro" || data118 === "sk" || data118 === "sl")) {
											const err262 = {
												instancePath: instancePath + "/websiteSchema/content/languages/" + i48,
												schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.websiteSchema.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err262];
											else vErrors.push(err262);
											errors++;
										}
									}
									let i49 = data117.length;
									let j24;
									if (i49 > 1) {
										const indices24 = {};
										for (; i49--;) {
											let item24 = data117[i49];
											if (typeof item24 !== "string") continue;
											if (typeof indices24[item24] == "number") {
												j24 = indices24[item24];
												const err263 = {
													instancePath: instancePath + "/websiteSchema/content/languages",
													schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i49,
														j: j24
													},
													message: "must NOT have duplicate items (items ## " + j24 + " and " + i49 + " are identical)"
												};
												if (vErrors === null) vErrors = [err263];
												else vErrors.push(err263);
												errors++;
												break;
											}
											indices24[item24] = i49;
										}
									}
								} else {
									const err264 = {
										instancePath: instancePath + "/websiteSchema/content/languages",
										schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err264];
									else vErrors.push(err264);
									errors++;
								}
							}
							if (data116.imageMax !== void 0) {
								let data119 = data116.imageMax;
								if (!(typeof data119 == "number" && !(data119 % 1) && !isNaN(data119))) {
									const err265 = {
										instancePath: instancePath + "/websiteSchema/content/imageMax",
										schemaPath: "#/properties/websiteSchema/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err265];
									else vErrors.push(err265);
									errors++;
								}
								if (typeof data119 == "number") {
									if (data119 > 50 || isNaN(data119)) {
										const err266 = {
											instancePath: instancePath + "/websiteSchema/content/imageMax",
											schemaPath: "#/properties/websiteSchema/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err266];
										else vErrors.push(err266);
										errors++;
									}
									if (data119 < 1 || isNaN(data119)) {
										const err267 = {
											instancePath: instancePath + "/websiteSchema/content/imageMax",
											schemaPath: "#/properties/websiteSchema/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err267];
										else vErrors.push(err267);
										errors++;
									}
								}
							}
							if (data116.contact !== void 0) {
								let data120 = data116.contact;
								if (typeof data120 !== "string") {
									const err268 = {
										instancePath: instancePath + "/websiteSchema/content/contact",
										schemaPath: "#/properties/websiteSchema/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err268];
									else vErrors.push(err268);
									errors++;
								}
								if (!(data120 === "agency" || data120 === "agent")) {
									const err269 = {
										instancePath: instancePath + "/websiteSchema/content/contact",
										schemaPath: "#/properties/websiteSchema/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.websiteSchema.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err269];
									else vErrors.push(err269);
									errors++;
								}
							}
						} else {
							const err270 = {
								instancePath: instancePath + "/websiteSchema/content",
								schemaPath: "#/properties/websiteSchema/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err270];
							else vErrors.push(err270);
							errors++;
						}
					}
				} else {
					const err271 = {
						instancePath: instancePath + "/websiteSchema",
						schemaPath: "#/properties/websiteSchema/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err271];
					else vErrors.push(err271);
					errors++;
				}
			}
			if (data.meta !== void 0) {
				let data121 = data.meta;
				if (data121 && typeof data121 == "object" && !Array.isArray(data121)) {
					for (const key21 in data121) if (!(key21 === "choice" || key21 === "content")) {
						const err272 = {
							instancePath: instancePath + "/meta",
							schemaPath: "#/properties/meta/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key21 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err272];
						else vErrors.push(err272);
						errors++;
					}
					if (data121.choice !== void 0) {
						let data122 = data121.choice;
						if (data122 && typeof data122 == "object" && !Array.isArray(data122)) {
							for (const key22 in data122) if (!(key22 === "mode" || key22 === "operations" || key22 === "types" || key22 === "agentIds" || key22 === "onlyExclusive" || key22 === "keepReserved" || key22 === "minQuality")) {
								const err273 = {
									instancePath: instancePath + "/meta/choice",
									schemaPath: "#/properties/meta/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key22 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err273];
								else vErrors.push(err273);
								errors++;
							}
							if (data122.mode !== void 0) {
								let data123 = data122.mode;
								if (typeof data123 !== "string") {
									const err274 = {
										instancePath: instancePath + "/meta/choice/mode",
										schemaPath: "#/properties/meta/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err274];
									else vErrors.push(err274);
									errors++;
								}
								if (!(data123 === "all" || data123 === "chosen")) {
									const err275 = {
										instancePath: instancePath + "/meta/choice/mode",
										schemaPath: "#/properties/meta/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.meta.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err275];
									else vErrors.push(err275);
									errors++;
								}
							}
							if (data122.operations !== void 0) {
								let data124 = data122.operations;
								if (Array.isArray(data124)) {
									if (data124.length > 7) {
										const err276 = {
											instancePath: instancePath + "/meta/choice/operations",
											schemaPath: "#/properties/meta/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err276];
										else vErrors.push(err276);
										errors++;
									}
									const len25 = data124.length;
									for (let i50 = 0; i50 < len25; i50++) {
										let data125 = data124[i50];
										if (typeof data125 !== "string") {
											const err277 = {
												instancePath: instancePath + "/meta/choice/operations/" + i50,
												schemaPath: "#/properties/meta/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err277];
											else vErrors.push(err277);
											errors++;
										}
										if (!(data125 === "V" || data125 === "A" || data125 === "TDA" || data125 === "ON" || data125 === "NP" || data125 === "T" || data125 === "VOT")) {
											const err278 = {
												instancePath: instancePath + "/meta/choice/operations/" + i50,
												schemaPath: "#/properties/meta/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.meta.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err278];
											else vErrors.push(err278);
											errors++;
										}
									}
									let i51 = data124.length;
									let j25;
									if (i51 > 1) {
										const indices25 = {};
										for (; i51--;) {
											let item25 = data124[i51];
											if (typeof item25 !== "string") continue;
											if (typeof indices25[item25] == "number") {
												j25 = indices25[item25];
												const err279 = {
													instancePath: instancePath + "/meta/choice/operations",
													schemaPath: "#/properties/meta/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i51,
														j: j25
													},
													message: "must NOT have duplicate items (items ## " + j25 + " and " + i51 + " are identical)"
												};
												if (vErrors === null) vErrors = [err279];
												else vErrors.push(err279);
												errors++;
												break;
											}
											indices25[item25] = i51;
										}
									}
								} else {
									const err280 = {
										instancePath: instancePath + "/meta/choice/operations",
										schemaPath: "#/properties/meta/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err280];
									else vErrors.push(err280);
									errors++;
								}
							}
							if (data122.types !== void 0) {
								let data126 = data122.types;
								if (Array.isArray(data126)) {
									if (data126.length > 9) {
										const err281 = {
											instancePath: instancePath + "/meta/choice/types",
											schemaPath: "#/properties/meta/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err281];
										else vErrors.push(err281);
										errors++;
									}
									const len26 = data126.length;
									for (let i52 = 0; i52 < len26; i52++) {
										let data127 = data126[i52];
										if (typeof data127 !== "string") {
											const err282 = {
												instancePath: instancePath + "/meta/choice/types/" + i52,
												schemaPath: "#/properties/meta/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err282];
											else vErrors.push(err282);
											errors++;
										}
										if (!(data127 === "vivienda" || data127 === "oficina" || data127 === "local" || data127 === "terreno" || data127 === "parking" || data127 === "edificio" || data127 === "nave" || data127 === "trastero" || data127 === "hotel")) {
											const err283 = {
												instancePath: instancePath + "/meta/choice/types/" + i52,
												schemaPath: "#/properties/meta/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.meta.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err283];
											else vErrors.push(err283);
											errors++;
										}
									}
									let i53 = data126.length;
									let j26;
									if (i53 > 1) {
										const indices26 = {};
										for (; i53--;) {
											let item26 = data126[i53];
											if (typeof item26 !== "string") continue;
											if (typeof indices26[item26] == "number") {
												j26 = indices26[item26];
												const err284 = {
													instancePath: instancePath + "/meta/choice/types",
													schemaPath: "#/properties/meta/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i53,
														j: j26
													},
													message: "must NOT have duplicate items (items ## " + j26 + " and " + i53 + " are identical)"
												};
												if (vErrors === null) vErrors = [err284];
												else vErrors.push(err284);
												errors++;
												break;
											}
											indices26[item26] = i53;
										}
									}
								} else {
									const err285 = {
										instancePath: instancePath + "/meta/choice/types",
										schemaPath: "#/properties/meta/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err285];
									else vErrors.push(err285);
									errors++;
								}
							}
							if (data122.agentIds !== void 0) {
								let data128 = data122.agentIds;
								if (Array.isArray(data128)) {
									if (data128.length > 100) {
										const err286 = {
											instancePath: instancePath + "/meta/choice/agentIds",
											schemaPath: "#/properties/meta/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err286];
										else vErrors.push(err286);
										errors++;
									}
									const len27 = data128.length;
									for (let i54 = 0; i54 < len27; i54++) {
										let data129 = data128[i54];
										if (typeof data129 === "string") {
											if (!formats0.test(data129)) {
												const err287 = {
													instancePath: instancePath + "/meta/choice/agentIds/" + i54,
													schemaPath: "#/properties/meta/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err287];
												else vErrors.push(err287);
												errors++;
											}
										} else {
											const err288 = {
												instancePath: instancePath + "/meta/choice/agentIds/" + i54,
												schemaPath: "#/properties/meta/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err288];
											else vErrors.push(err288);
											errors++;
										}
									}
									let i55 = data128.length;
									let j27;
									if (i55 > 1) {
										const indices27 = {};
										for (; i55--;) {
											let item27 = data128[i55];
											if (typeof item27 !== "string") continue;
											if (typeof indices27[item27] == "number") {
												j27 = indices27[item27];
												const err289 = {
													instancePath: instancePath + "/meta/choice/agentIds",
													schemaPath: "#/properties/meta/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i55,
														j: j27
													},
													message: "must NOT have duplicate items (items ## " + j27 + " and " + i55 + " are identical)"
												};
												if (vErrors === null) vErrors = [err289];
												else vErrors.push(err289);
												errors++;
												break;
											}
											indices27[item27] = i55;
										}
									}
								} else {
									const err290 = {
										instancePath: instancePath + "/meta/choice/agentIds",
										schemaPath: "#/properties/meta/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err290];
									else vErrors.push(err290);
									errors++;
								}
							}
							if (data122.onlyExclusive !== void 0) {
								if (typeof data122.onlyExclusive !== "boolean") {
									const err291 = {
										instancePath: instancePath + "/meta/choice/onlyExclusive",
										schemaPath: "#/properties/meta/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err291];
									else vErrors.push(err291);
									errors++;
								}
							}
							if (data122.keepReserved !== void 0) {
								if (typeof data122.keepReserved !== "boolean") {
									const err292 = {
										instancePath: instancePath + "/meta/choice/keepReserved",
										schemaPath: "#/properties/meta/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err292];
									else vErrors.push(err292);
									errors++;
								}
							}
							if (data122.minQuality !== void 0) {
								let data132 = data122.minQuality;
								if (!(typeof data132 == "number" && !(data132 % 1) && !isNaN(data132))) {
									const err293 = {
										instancePath: instancePath + "/meta/choice/minQuality",
										schemaPath: "#/properties/meta/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err293];
									else vErrors.push(err293);
									errors++;
								}
								if (typeof data132 == "number") {
									if (data132 > 100 || isNaN(data132)) {
										const err294 = {
											instancePath: instancePath + "/meta/choice/minQuality",
											schemaPath: "#/properties/meta/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err294];
										else vErrors.push(err294);
										errors++;
									}
									if (data132 < 0 || isNaN(data132)) {
										const err295 = {
											instancePath: instancePath + "/meta/choice/minQuality",
											schemaPath: "#/properties/meta/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err295];
										else vErrors.push(err295);
										errors++;
									}
								}
							}
						} else {
							const err296 = {
								instancePath: instancePath + "/meta/choice",
								schemaPath: "#/properties/meta/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err296];
							else vErrors.push(err296);
							errors++;
						}
					}
					if (data121.content !== void 0) {
						let data133 = data121.content;
						if (data133 && typeof data133 == "object" && !Array.isArray(data133)) {
							for (const key23 in data133) if (!(key23 === "languages" || key23 === "imageMax" || key23 === "contact")) {
								const err297 = {
									instancePath: instancePath + "/meta/content",
									schemaPath: "#/properties/meta/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key23 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err297];
								else vErrors.push(err297);
								errors++;
							}
							if (data133.languages !== void 0) {
								let data134 = data133.languages;
								if (Array.isArray(data134)) {
									if (data134.length > 26) {
										const err298 = {
											instancePath: instancePath + "/meta/content/languages",
											schemaPath: "#/properties/meta/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err298];
										else vErrors.push(err298);
										errors++;
									}
									const len28 = data134.length;
									for (let i56 = 0; i56 < len28; i56++) {
										let data135 = data134[i56];
										if (typeof data135 !== "string") {
											const err299 = {
												instancePath: instancePath + "/meta/content/languages/" + i56,
												schemaPath: "#/properties/meta/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err299];
											else vErrors.push(err299);
											errors++;
										}
										if (!(data135 === "es" || data135 === "en" || data135 === "ca" || data135 === "de" || data135 === "fr" || data135 === "it" || data135 === "pt" || data135 === "nl" || data135 === "sv" || data135 === "da" || data135 === "fi" || data135 === "pl" || data135 === "ru" || data135 === "bg" || data135 === "hr" || data135 === "cs" || data135 === "et" || data135 === "el" || data135 === "hu" || data135 === "ga" || data135 === "lv" || data135 === "lt" || data135 === "mt" || data135 === "ro" || data135 === "sk" || data135 === "sl")) {
											const err300 = {
												instancePath: instancePath + "/meta/content/languages/" + i56,
												schemaPath: "#/properties/meta/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.meta.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err300];
											else vErrors.push(err300);
											errors++;
										}
									}
									let i57 = data134.length;
									let j28;
									if (i57 > 1) {
										const indices28 = {};
										for (; i57--;) {
											let item28 = data134[i57];
											if (typeof item28 !== "string") continue;
											if (typeof indices28[item28] == "number") {
												j28 = indices28[item28];
												const err301 = {
													instancePath: instancePath + "/meta/content/languages",
													schemaPath: "#/properties/meta/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i57,
														j: j28
													},
													message: "must NOT have duplicate items (items ## " + j28 + " and " + i57 + " are identical)"
												};
												if (vErrors === null) vErrors = [err301];
												else vErrors.push(err301);
												errors++;
												break;
											}
											indices28[item28] = i57;
										}
									}
								} else {
									const err302 = {
										instancePath: instancePath + "/meta/content/languages",
										schemaPath: "#/properties/meta/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err302];
									else vErrors.push(err302);
									errors++;
								}
							}
							if (data133.imageMax !== void 0) {
								let data136 = data133.imageMax;
								if (!(typeof data136 == "number" && !(data136 % 1) && !isNaN(data136))) {
									const err303 = {
										instancePath: instancePath + "/meta/content/imageMax",
										schemaPath: "#/properties/meta/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err303];
									else vErrors.push(err303);
									errors++;
								}
								if (typeof data136 == "number") {
									if (data136 > 50 || isNaN(data136)) {
										const err304 = {
											instancePath: instancePath + "/meta/content/imageMax",
											schemaPath: "#/properties/meta/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err304];
										else vErrors.push(err304);
										errors++;
									}
									if (data136 < 1 || isNaN(data136)) {
										const err305 = {
											instancePath: instancePath + "/meta/content/imageMax",
											schemaPath: "#/properties/meta/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err305];
										else vErrors.push(err305);
										errors++;
									}
								}
							}
							if (data133.contact !== void 0) {
								let data137 = data133.contact;
								if (typeof data137 !== "string") {
									const err306 = {
										instancePath: instancePath + "/meta/content/contact",
										schemaPath: "#/properties/meta/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err306];
									else vErrors.push(err306);
									errors++;
								}
								if (!(data137 === "agency" || data137 === "agent")) {
									const err307 = {
										instancePath: instancePath + "/meta/content/contact",
										schemaPath: "#/properties/meta/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.meta.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err307];
									else vErrors.push(err307);
									errors++;
								}
							}
						} else {
							const err308 = {
								instancePath: instancePath + "/meta/content",
								schemaPath: "#/properties/meta/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err308];
							else vErrors.push(err308);
							errors++;
						}
					}
				} else {
					const err309 = {
						instancePath: instancePath + "/meta",
						schemaPath: "#/properties/meta/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err309];
					else vErrors.push(err309);
					errors++;
				}
			}
			if (data.google !== void 0) {
				let data138 = data.google;
				if (data138 && typeof data138 == "object" && !Array.isArray(data138)) {
					for (const key24 in data138) if (!(key24 === "choice" || key24 === "content")) {
						const err310 = {
							instancePath: instancePath + "/google",
							schemaPath: "#/properties/google/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key24 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err310];
						else vErrors.push(err310);
						errors++;
					}
					if (data138.choice !== void 0) {
						let data139 = data138.choice;
						if (data139 && typeof data139 == "object" && !Array.isArray(data139)) {
							for (const key25 in data139) if (!(key25 === "mode" || key25 === "operations" || key25 === "types" || key25 === "agentIds" || key25 === "onlyExclusive" || key25 === "keepReserved" || key25 === "minQuality")) {
								const err311 = {
									instancePath: instancePath + "/google/choice",
									schemaPath: "#/properties/google/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key25 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err311];
								else vErrors.push(err311);
								errors++;
							}
							if (data139.mode !== void 0) {
								let data140 = data139.mode;
								if (typeof data140 !== "string") {
									const err312 = {
										instancePath: instancePath + "/google/choice/mode",
										schemaPath: "#/properties/google/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err312];
									else vErrors.push(err312);
									errors++;
								}
								if (!(data140 === "all" || data140 === "chosen")) {
									const err313 = {
										instancePath: instancePath + "/google/choice/mode",
										schemaPath: "#/properties/google/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.google.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err313];
									else vErrors.push(err313);
									errors++;
								}
							}
							if (data139.operations !== void 0) {
								let data141 = data139.operations;
								if (Array.isArray(data141)) {
									if (data141.length > 7) {
										const err314 = {
											instancePath: instancePath + "/google/choice/operations",
											schemaPath: "#/properties/google/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err314];
										else vErrors.push(err314);
										errors++;
									}
									const len29 = data141.length;
									for (let i58 = 0; i58 < len29; i58++) {
										let data142 = data141[i58];
										if (typeof data142 !== "string") {
											const err315 = {
												instancePath: instancePath + "/google/choice/operations/" + i58,
												schemaPath: "#/properties/google/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err315];
											else vErrors.push(err315);
											errors++;
										}
										if (!(data142 === "V" || data142 === "A" || data142 === "TDA" || data142 === "ON" || data142 === "NP" || data142 === "T" || data142 === "VOT")) {
											const err316 = {
												instancePath: instancePath + "/google/choice/operations/" + i58,
												schemaPath: "#/properties/google/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.google.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err316];
											else vErrors.push(err316);
											errors++;
										}
									}
									let i59 = data141.length;
									let j29;
									if (i59 > 1) {
										const indices29 = {};
										for (; i59--;) {
											let item29 = data141[i59];
											if (typeof item29 !== "string") continue;
											if (typeof indices29[item29] == "number") {
												j29 = indices29[item29];
												const err317 = {
													instancePath: instancePath + "/google/choice/operations",
													schemaPath: "#/properties/google/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i59,
														j: j29
													},
													message: "must NOT have duplicate items (items ## " + j29 + " and " + i59 + " are identical)"
												};
												if (vErrors === null) vErrors = [err317];
												else vErrors.push(err317);
												errors++;
												break;
											}
											indices29[item29] = i59;
										}
									}
								} else {
									const err318 = {
										instancePath: instancePath + "/google/choice/operations",
										schemaPath: "#/properties/google/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err318];
									else vErrors.push(err318);
									errors++;
								}
							}
							if (data139.types !== void 0) {
								let data143 = data139.types;
								if (Array.isArray(data143)) {
									if (data143.length > 9) {
										const err319 = {
											instancePath: instancePath + "/google/choice/types",
											schemaPath: "#/properties/google/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err319];
										else vErrors.push(err319);
										errors++;
									}
									const len30 = data143.length;
									for (let i60 = 0; i60 < len30; i60++) {
										let data144 = data143[i60];
										if (typeof data144 !== "string") {
											const err320 = {
												instancePath: instancePath + "/google/choice/types/" + i60,
												schemaPath: "#/properties/google/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err320];
											else vErrors.push(err320);
											errors++;
										}
										if (!(data144 === "vivienda" || data144 === "oficina" || data144 === "local" || data144 === "terreno" || data144 === "parking" || data144 === "edificio" || data144 === "nave" || data144 === "trastero" || data144 === "hotel")) {
											const err321 = {
												instancePath: instancePath + "/google/choice/types/" + i60,
												schemaPath: "#/properties/google/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.google.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err321];
											else vErrors.push(err321);
											errors++;
										}
									}
									let i61 = data143.length;
									let j30;
									if (i61 > 1) {
										const indices30 = {};
										for (; i61--;) {
											let item30 = data143[i61];
											if (typeof item30 !== "string") continue;
											if (typeof indices30[item30] == "number") {
												j30 = indices30[item30];
												const err322 = {
													instancePath: instancePath + "/google/choice/types",
													schemaPath: "#/properties/google/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i61,
														j: j30
													},
													message: "must NOT have duplicate items (items ## " + j30 + " and " + i61 + " are identical)"
												};
												if (vErrors === null) vErrors = [err322];
												else vErrors.push(err322);
												errors++;
												break;
											}
											indices30[item30] = i61;
										}
									}
								} else {
									const err323 = {
										instancePath: instancePath + "/google/choice/types",
										schemaPath: "#/properties/google/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err323];
									else vErrors.push(err323);
									errors++;
								}
							}
							if (data139.agentIds !== void 0) {
								let data145 = data139.agentIds;
								if (Array.isArray(data145)) {
									if (data145.length > 100) {
										const err324 = {
											instancePath: instancePath + "/google/choice/agentIds",
											schemaPath: "#/properties/google/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err324];
										else vErrors.push(err324);
										errors++;
									}
									const len31 = data145.length;
									for (let i62 = 0; i62 < len31; i62++) {
										let data146 = data145[i62];
										if (typeof data146 === "string") {
											if (!formats0.test(data146)) {
												const err325 = {
													instancePath: instancePath + "/google/choice/agentIds/" + i62,
													schemaPath: "#/properties/google/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err325];
												else vErrors.push(err325);
												errors++;
											}
										} else {
											const err326 = {
												instancePath: instancePath + "/google/choice/agentIds/" + i62,
												schemaPath: "#/properties/google/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err326];
											else vErrors.push(err326);
											errors++;
										}
									}
									let i63 = data145.length;
									let j31;
									if (i63 > 1) {
										const indices31 = {};
										for (; i63--;) {
											let item31 = data145[i63];
											if (typeof item31 !== "string") continue;
											if (typeof indices31[item31] == "number") {
												j31 = indices31[item31];
												const err327 = {
													instancePath: instancePath + "/google/choice/agentIds",
													schemaPath: "#/properties/google/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i63,
														j: j31
													},
													message: "must NOT have duplicate items (items ## " + j31 + " and " + i63 + " are identical)"
												};
												if (vErrors === null) vErrors = [err327];
												else vErrors.push(err327);
												errors++;
												break;
											}
											indices31[item31] = i63;
										}
									}
								} else {
									const err328 = {
										instancePath: instancePath + "/google/choice/agentIds",
										schemaPath: "#/properties/google/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err328];
									else vErrors.push(err328);
									errors++;
								}
							}
							if (data139.onlyExclusive !== void 0) {
								if (typeof data139.onlyExclusive !== "boolean") {
									const err329 = {
										instancePath: instancePath + "/google/choice/onlyExclusive",
										schemaPath: "#/properties/google/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err329];
									else vErrors.push(err329);
									errors++;
								}
							}
							if (data139.keepReserved !== void 0) {
								if (typeof data139.keepReserved !== "boolean") {
									const err330 = {
										instancePath: instancePath + "/google/choice/keepReserved",
										schemaPath: "#/properties/google/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err330];
									else vErrors.push(err330);
									errors++;
								}
							}
							if (data139.minQuality !== void 0) {
								let data149 = data139.minQuality;
								if (!(typeof data149 == "number" && !(data149 % 1) && !isNaN(data149))) {
									const err331 = {
										instancePath: instancePath + "/google/choice/minQuality",
										schemaPath: "#/properties/google/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err331];
									else vErrors.push(err331);
									errors++;
								}
								if (typeof data149 == "number") {
									if (data149 > 100 || isNaN(data149)) {
										const err332 = {
											instancePath: instancePath + "/google/choice/minQuality",
											schemaPath: "#/properties/google/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err332];
										else vErrors.push(err332);
										errors++;
									}
									if (data149 < 0 || isNaN(data149)) {
										const err333 = {
											instancePath: instancePath + "/google/choice/minQuality",
											schemaPath: "#/properties/google/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err333];
										else vErrors.push(err333);
										errors++;
									}
								}
							}
						} else {
							const err334 = {
								instancePath: instancePath + "/google/choice",
								schemaPath: "#/properties/google/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err334];
							else vErrors.push(err334);
							errors++;
						}
					}
					if (data138.content !== void 0) {
						let data150 = data138.content;
						if (data150 && typeof data150 == "object" && !Array.isArray(data150)) {
							for (const key26 in data150) if (!(key26 === "languages" || key26 === "imageMax" || key26 === "contact")) {
								const err335 = {
									instancePath: instancePath + "/google/content",
									schemaPath: "#/properties/google/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key26 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err335];
								else vErrors.push(err335);
								errors++;
							}
							if (data150.languages !== void 0) {
								let data151 = data150.languages;
								if (Array.isArray(data151)) {
									if (data151.length > 26) {
										const err336 = {
											instancePath: instancePath + "/google/content/languages",
											schemaPath: "#/properties/google/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err336];
										else vErrors.push(err336);
										errors++;
									}
									const len32 = data151.length;
									for (let i64 = 0; i64 < len32; i64++) {
										let data152 = data151[i64];
										if (typeof data152 !== "string") {
											const err337 = {
												instancePath: instancePath + "/google/content/languages/" + i64,
												schemaPath: "#/properties/google/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err337];
											else vErrors.push(err337);
											errors++;
										}
										if (!(data152 === "es" || data152 === "en" || data152 === "ca" || data152 === "de" || data152 === "fr" || data152 === "it" || data152 === "pt" || data152 === "nl" || data152 === "sv" || data152 === "da" || data152 === "fi" || data152 === "pl" || data152 === "ru" || data152 === "bg" || data152 === "hr" || data152 === "cs" || data152 === "et" || data152 === "el" || data152 === "hu" || data152 === "ga" || data152 === "lv" || data152 === "lt" || data152 === "mt" || data152 === "ro" || data152 === "sk" || data152 === "sl")) {
											const err338 = {
												instancePath: instancePath + "/google/content/languages/" + i64,
												schemaPath: "#/properties/google/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.google.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err338];
											else vErrors.push(err338);
											errors++;
										}
									}
									let i65 = data151.length;
									let j32;
									if (i65 > 1) {
										const indices32 = {};
										for (; i65--;) {
											let item32 = data151[i65];
											if (typeof item32 !== "string") continue;
											if (typeof indices32[item32] == "number") {
												j32 = indices32[item32];
												const err339 = {
													instancePath: instancePath + "/google/content/languages",
													schemaPath: "#/properties/google/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i65,
														j: j32
													},
													message: "must NOT have duplicate items (items ## " + j32 + " and " + i65 + " are identical)"
												};
												if (vErrors === null) vErrors = [err339];
												else vErrors.push(err339);
												errors++;
												break;
											}
											indices32[item32] = i65;
										}
									}
								} else {
									const err340 = {
										instancePath: instancePath + "/google/content/languages",
										schemaPath: "#/properties/google/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err340];
									else vErrors.push(err340);
									errors++;
								}
							}
							if (data150.imageMax !== void 0) {
								let data153 = data150.imageMax;
								if (!(typeof data153 == "number" && !(data153 % 1) && !isNaN(data153))) {
									const err341 = {
										instancePath: instancePath + "/google/content/imageMax",
										schemaPath: "#/properties/google/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err341];
									else vErrors.push(err341);
									errors++;
								}
								if (typeof data153 == "number") {
									if (data153 > 50 || isNaN(data153)) {
										const err342 = {
											instancePath: instancePath + "/google/content/imageMax",
											schemaPath: "#/properties/google/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err342];
										else vErrors.push(err342);
										errors++;
									}
									if (data153 < 1 || isNaN(data153)) {
										const err343 = {
											instancePath: instancePath + "/google/content/imageMax",
											schemaPath: "#/properties/google/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err343];
										else vErrors.push(err343);
										errors++;
									}
								}
							}
							if (data150.contact !== void 0) {
								let data154 = data150.contact;
								if (typeof data154 !== "string") {
									const err344 = {
										instancePath: instancePath + "/google/content/contact",
										schemaPath: "#/properties/google/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err344];
									else vErrors.push(err344);
									errors++;
								}
								if (!(data154 === "agency" || data154 === "agent")) {
									const err345 = {
										instancePath: instancePath + "/google/content/contact",
										schemaPath: "#/properties/google/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.google.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err345];
									else vErrors.push(err345);
									errors++;
								}
							}
						} else {
							const err346 = {
								instancePath: instancePath + "/google/content",
								schemaPath: "#/properties/google/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err346];
							else vErrors.push(err346);
							errors++;
						}
					}
				} else {
					const err347 = {
						instancePath: instancePath + "/google",
						schemaPath: "#/properties/google/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err347];
					else vErrors.push(err347);
					errors++;
				}
			}
			if (data.resales !== void 0) {
				let data155 = data.resales;
				if (data155 && typeof data155 == "object" && !Array.isArray(data155)) {
					for (const key27 in data155) if (!(key27 === "sharesCommission" || key27 === "sendsCadastral" || key27 === "choice" || key27 === "content")) {
						const err348 = {
							instancePath: instancePath + "/resales",
							schemaPath: "#/properties/resales/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key27 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err348];
						else vErrors.push(err348);
						errors++;
					}
					if (data155.sharesCommission !== void 0) {
						if (typeof data155.sharesCommission !== "boolean") {
							const err349 = {
								instancePath: instancePath + "/resales/sharesCommission",
								schemaPath: "#/properties/resales/properties/sharesCommission/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err349];
							else vErrors.push(err349);
							errors++;
						}
					}
					if (data155.sendsCadastral !== void 0) {
						if (typeof data155.sendsCadastral !== "boolean") {
							const err350 = {
								instancePath: instancePath + "/resales/sendsCadastral",
								schemaPath: "#/properties/resales/properties/sendsCadastral/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err350];
							else vErrors.push(err350);
							errors++;
						}
					}
					if (data155.choice !== void 0) {
						let data158 = data155.choice;
						if (data158 && typeof data158 == "object" && !Array.isArray(data158)) {
							for (const key28 in data158) if (!(key28 === "mode" || key28 === "operations" || key28 === "types" || key28 === "agentIds" || key28 === "onlyExclusive" || key28 === "keepReserved" || key28 === "minQuality")) {
								const err351 = {
									instancePath: instancePath + "/resales/choice",
									schemaPath: "#/properties/resales/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key28 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err351];
								else vErrors.push(err351);
								errors++;
							}
							if (data158.mode !== void 0) {
								let data159 = data158.mode;
								if (typeof data159 !== "string") {
									const err352 = {
										instancePath: instancePath + "/resales/choice/mode",
										schemaPath: "#/properties/resales/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err352];
									else vErrors.push(err352);
									errors++;
								}
								if (!(data159 === "all" || data159 === "chosen")) {
									const err353 = {
										instancePath: instancePath + "/resales/choice/mode",
										schemaPath: "#/properties/resales/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.resales.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err353];
									else vErrors.push(err353);
									errors++;
								}
							}
							if (data158.operations !== void 0) {
								let data160 = data158.operations;
								if (Array.isArray(data160)) {
									if (data160.length > 7) {
										const err354 = {
											instancePath: instancePath + "/resales/choice/operations",
											schemaPath: "#/properties/resales/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err354];
										else vErrors.push(err354);
										errors++;
									}
									const len33 = data160.length;
									for (let i66 = 0; i66 < len33; i66++) {
										let data161 = data160[i66];
										if (typeof data161 !== "string") {
											const err355 = {
												instancePath: instancePath + "/resales/choice/operations/" + i66,
												schemaPath: "#/properties/resales/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err355];
											else vErrors.push(err355);
											errors++;
										}
										if (!(data161 === "V" || data161 === "A" || data161 === "TDA" || data161 === "ON" || data161 === "NP" || data161 === "T" || data161 === "VOT")) {
											const err356 = {
												instancePath: instancePath + "/resales/choice/operations/" + i66,
												schemaPath: "#/properties/resales/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.resales.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err356];
											else vErrors.push(err356);
											errors++;
										}
									}
									let i67 = data160.length;
									let j33;
									if (i67 > 1) {
										const indices33 = {};
										for (; i67--;) {
											let item33 = data160[i67];
											if (typeof item33 !== "string") continue;
											if (typeof indices33[item33] == "number") {
												j33 = indices33[item33];
												const err357 = {
													instancePath: instancePath + "/resales/choice/operations",
													schemaPath: "#/properties/resales/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i67,
														j: j33
													},
													message: "must NOT have duplicate items (items ## " + j33 + " and " + i67 + " are identical)"
												};
												if (vErrors === null) vErrors = [err357];
												else vErrors.push(err357);
												errors++;
												break;
											}
											indices33[item33] = i67;
										}
									}
								} else {
									const err358 = {
										instancePath: instancePath + "/resales/choice/operations",
										schemaPath: "#/properties/resales/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err358];
									else vErrors.push(err358);
									errors++;
								}
							}
							if (data158.types !== void 0) {
								let data162 = data158.types;
								if (Array.isArray(data162)) {
									if (data162.length > 9) {
										const err359 = {
											instancePath: instancePath + "/resales/choice/types",
											schemaPath: "#/properties/resales/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err359];
										else vErrors.push(err359);
										errors++;
									}
									const len34 = data162.length;
									for (let i68 = 0; i68 < len34; i68++) {
										let data163 = data162[i68];
										if (typeof data163 !== "string") {
											const err360 = {
												instancePath: instancePath + "/resales/choice/types/" + i68,
												schemaPath: "#/properties/resales/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err360];
											else vErrors.push(err360);
											errors++;
										}
										if (!(data163 === "vivienda" || data163 === "oficina" || data163 === "local" || data163 === "terreno" || data163 === "parking" || data163 === "edificio" || data163 === "nave" || data163 === "trastero" || data163 === "hotel")) {
											const err361 = {
												instancePath: instancePath + "/resales/choice/types/" + i68,
												schemaPath: "#/properties/resales/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.resales.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err361];
											else vErrors.push(err361);
											errors++;
										}
									}
									let i69 = data162.length;
									let j34;
									if (i69 > 1) {
										const indices34 = {};
										for (; i69--;) {
											let item34 = data162[i69];
											if (typeof item34 !== "string") continue;
											if (typeof indices34[item34] == "number") {
												j34 = indices34[item34];
												const err362 = {
													instancePath: instancePath + "/resales/choice/types",
													schemaPath: "#/properties/resales/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i69,
														j: j34
													},
													message: "must NOT have duplicate items (items ## " + j34 + " and " + i69 + " are identical)"
												};
												if (vErrors === null) vErrors = [err362];
												else vErrors.push(err362);
												errors++;
												break;
											}
											indices34[item34] = i69;
										}
									}
								} else {
									const err363 = {
										instancePath: instancePath + "/resales/choice/types",
										schemaPath: "#/properties/resales/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err363];
									else vErrors.push(err363);
									errors++;
								}
							}
							if (data158.agentIds !== void 0) {
								let data164 = data158.agentIds;
								if (Array.isArray(data164)) {
									if (data164.length > 100) {
										const err364 = {
											instancePath: instancePath + "/resales/choice/agentIds",
											schemaPath: "#/properties/resales/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err364];
										else vErrors.push(err364);
										errors++;
									}
									const len35 = data164.length;
									for (let i70 = 0; i70 < len35; i70++) {
										let data165 = data164[i70];
										if (typeof data165 === "string") {
											if (!formats0.test(data165)) {
												const err365 = {
													instancePath: instancePath + "/resales/choice/agentIds/" + i70,
													schemaPath: "#/properties/resales/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err365];
												else vErrors.push(err365);
												errors++;
											}
										} else {
											const err366 = {
												instancePath: instancePath + "/resales/choice/agentIds/" + i70,
												schemaPath: "#/properties/resales/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err366];
											else vErrors.push(err366);
											errors++;
										}
									}
									let i71 = data164.length;
									let j35;
									if (i71 > 1) {
										const indices35 = {};
										for (; i71--;) {
											let item35 = data164[i71];
											if (typeof item35 !== "string") continue;
											if (typeof indices35[item35] == "number") {
												j35 = indices35[item35];
												const err367 = {
													instancePath: instancePath + "/resales/choice/agentIds",
													schemaPath: "#/properties/resales/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i71,
														j: j35
													},
													message: "must NOT have duplicate items (items ## " + j35 + " and " + i71 + " are identical)"
												};
												if (vErrors === null) vErrors = [err367];
												else vErrors.push(err367);
												errors++;
												break;
											}
											indices35[item35] = i71;
										}
									}
								} else {
									const err368 = {
										instancePath: instancePath + "/resales/choice/agentIds",
										schemaPath: "#/properties/resales/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err368];
									else vErrors.push(err368);
									errors++;
								}
							}
							if (data158.onlyExclusive !== void 0) {
								if (typeof data158.onlyExclusive !== "boolean") {
									const err369 = {
										instancePath: instancePath + "/resales/choice/onlyExclusive",
										schemaPath: "#/properties/resales/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err369];
									else vErrors.push(err369);
									errors++;
								}
							}
							if (data158.keepReserved !== void 0) {
								if (typeof data158.keepReserved !== "boolean") {
									const err370 = {
										instancePath: instancePath + "/resales/choice/keepReserved",
										schemaPath: "#/properties/resales/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err370];
									else vErrors.push(err370);
									errors++;
								}
							}
							if (data158.minQuality !== void 0) {
								let data168 = data158.minQuality;
								if (!(typeof data168 == "number" && !(data168 % 1) && !isNaN(data168))) {
									const err371 = {
										instancePath: instancePath + "/resales/choice/minQuality",
										schemaPath: "#/properties/resales/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err371];
									else vErrors.push(err371);
									errors++;
								}
								if (typeof data168 == "number") {
									if (data168 > 100 || isNaN(data168)) {
										const err372 = {
											instancePath: instancePath + "/resales/choice/minQuality",
											schemaPath: "#/properties/resales/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err372];
										else vErrors.push(err372);
										errors++;
									}
									if (data168 < 0 || isNaN(data168)) {
										const err373 = {
											instancePath: instancePath + "/resales/choice/minQuality",
											schemaPath: "#/properties/resales/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err373];
										else vErrors.push(err373);
										errors++;
									}
								}
							}
						} else {
							const err374 = {
								instancePath: instancePath + "/resales/choice",
								schemaPath: "#/properties/resales/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err374];
							else vErrors.push(err374);
							errors++;
						}
					}
					if (data155.content !== void 0) {
						let data169 = data155.content;
						if (data169 && typeof data169 == "object" && !Array.isArray(data169)) {
							for (const key29 in data169) if (!(key29 === "languages" || key29 === "imageMax" || key29 === "contact")) {
								const err375 = {
									instancePath: instancePath + "/resales/content",
									schemaPath: "#/properties/resales/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key29 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err375];
								else vErrors.push(err375);
								errors++;
							}
							if (data169.languages !== void 0) {
								let data170 = data169.languages;
								if (Array.isArray(data170)) {
									if (data170.length > 26) {
										const err376 = {
											instancePath: instancePath + "/resales/content/languages",
											schemaPath: "#/properties/resales/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err376];
										else vErrors.push(err376);
										errors++;
									}
									const len36 = data170.length;
									for (let i72 = 0; i72 < len36; i72++) {
										let data171 = data170[i72];
										if (typeof data171 !== "string") {
											const err377 = {
												instancePath: instancePath + "/resales/content/languages/" + i72,
												schemaPath: "#/properties/resales/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err377];
											else vErrors.push(err377);
											errors++;
										}
										if (!(data171 === "es" || data171 === "en" || data171 === "ca" || data171 === "de" || data171 === "fr" || data171 === "it" || data171 === "pt" || data171 === "nl" || data171 === "sv" || data171 === "da" || data171 === "fi" || data171 === "pl" || data171 === "ru" || data171 === "bg" || data171 === "hr" || data171 === "cs" || data171 === "et" || data171 === "el" || data171 === "hu" || data171 === "ga" || data171 === "lv" || data171 === "lt" || data171 === "mt" || data171 === "ro" || data171 === "sk" || data171 === "sl")) {
											const err378 = {
												instancePath: instancePath + "/resales/content/languages/" + i72,
												schemaPath: "#/properties/resales/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.resales.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err378];
											else vErrors.push(err378);
											errors++;
										}
									}
									let i73 = data170.length;
									let j36;
									if (i73 > 1) {
										const indices36 = {};
										for (; i73--;) {
											let item36 = data170[i73];
											if (typeof item36 !== "string") continue;
											if (typeof indices36[item36] == "number") {
												j36 = indices36[item36];
												const err379 = {
													instancePath: instancePath + "/resales/content/languages",
													schemaPath: "#/properties/resales/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i73,
														j: j36
													},
													message: "must NOT have duplicate items (items ## " + j36 + " and " + i73 + " are identical)"
												};
												if (vErrors === null) vErrors = [err379];
												else vErrors.push(err379);
												errors++;
												break;
											}
											indices36[item36] = i73;
										}
									}
								} else {
									const err380 = {
										instancePath: instancePath + "/resales/content/languages",
										schemaPath: "#/properties/resales/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err380];
									else vErrors.push(err380);
									errors++;
								}
							}
							if (data169.imageMax !== void 0) {
								let data172 = data169.imageMax;
								if (!(typeof data172 == "number" && !(data172 % 1) && !isNaN(data172))) {
									const err381 = {
										instancePath: instancePath + "/resales/content/imageMax",
										schemaPath: "#/properties/resales/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err381];
									else vErrors.push(err381);
									errors++;
								}
								if (typeof data172 == "number") {
									if (data172 > 50 || isNaN(data172)) {
										const err382 = {
											instancePath: instancePath + "/resales/content/imageMax",
											schemaPath: "#/properties/resales/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err382];
										else vErrors.push(err382);
										errors++;
									}
									if (data172 < 1 || isNaN(data172)) {
										const err383 = {
											instancePath: instancePath + "/resales/content/imageMax",
											schemaPath: "#/properties/resales/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err383];
										else vErrors.push(err383);
										errors++;
									}
								}
							}
							if (data169.contact !== void 0) {
								let data173 = data169.contact;
								if (typeof data173 !== "string") {
									const err384 = {
										instancePath: instancePath + "/resales/content/contact",
										schemaPath: "#/properties/resales/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err384];
									else vErrors.push(err384);
									errors++;
								}
								if (!(data173 === "agency" || data173 === "agent")) {
									const err385 = {
										instancePath: instancePath + "/resales/content/contact",
										schemaPath: "#/properties/resales/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.resales.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err385];
									else vErrors.push(err385);
									errors++;
								}
							}
						} else {
							const err386 = {
								instancePath: instancePath + "/resales/content",
								schemaPath: "#/properties/resales/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err386];
							else vErrors.push(err386);
							errors++;
						}
					}
				} else {
					const err387 = {
						instancePath: instancePath + "/resales",
						schemaPath: "#/properties/resales/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err387];
					else vErrors.push(err387);
					errors++;
				}
			}
			if (data.apiKey !== void 0) {
				let data174 = data.apiKey;
				if (typeof data174 === "string") {
					if (func1(data174) > 200) {
						const err388 = {
							instancePath: instancePath + "/apiKey",
							schemaPath: "#/properties/apiKey/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err388];
						else vErrors.push(err388);
						errors++;
					}
					if (func1(data174) < 8) {
						const err389 = {
							instancePath: instancePath + "/apiKey",
							schemaPath: "#/properties/apiKey/minLength",
							keyword: "minLength",
							params: { limit: 8 },
							message: "must NOT have fewer than 8 characters"
						};
						if (vErrors === null) vErrors = [err389];
						else vErrors.push(err389);
						errors++;
					}
					if (!pattern2.test(data174)) {
						const err390 = {
							instancePath: instancePath + "/apiKey",
							schemaPath: "#/properties/apiKey/pattern",
							keyword: "pattern",
							params: { pattern: "^[!-~]+$" },
							message: "must match pattern \"^[!-~]+$\""
						};
						if (vErrors === null) vErrors = [err390];
						else vErrors.push(err390);
						errors++;
					}
				} else {
					const err391 = {
						instancePath: instancePath + "/apiKey",
						schemaPath: "#/properties/apiKey/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err391];
					else vErrors.push(err391);
					errors++;
				}
			}
		} else {
			const err392 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err392];
			else vErrors.push(err392);
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

export default require_integration_IntegrationPatch();
