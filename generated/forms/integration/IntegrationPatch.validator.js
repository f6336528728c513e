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
					}
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
							if (func2(data3) > 2e3) {
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
							if (func2(data4) > 200) {
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
								params: { allowedValues: schema31.properties.fetch.properties.every.enum },
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
					if (func2(data6) > 500) {
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
					for (const key2 in data7) if (!(key2 === "publishUnready" || key2 === "minRatio" || key2 === "missingRuns")) {
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
				} else {
					const err25 = {
						instancePath: instancePath + "/feed",
						schemaPath: "#/properties/feed/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
			if (data.state !== void 0) {
				let data11 = data.state;
				if (typeof data11 !== "string") {
					const err26 = {
						instancePath: instancePath + "/state",
						schemaPath: "#/properties/state/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				if (!(data11 === "active" || data11 === "paused")) {
					const err27 = {
						instancePath: instancePath + "/state",
						schemaPath: "#/properties/state/enum",
						keyword: "enum",
						params: { allowedValues: schema31.properties.state.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
			if (data.kyero !== void 0) {
				let data12 = data.kyero;
				if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
					for (const key3 in data12) if (!(key3 === "level" || key3 === "choice" || key3 === "content")) {
						const err28 = {
							instancePath: instancePath + "/kyero",
							schemaPath: "#/properties/kyero/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key3 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
					if (data12.level !== void 0) {
						let data13 = data12.level;
						if (typeof data13 !== "string") {
							const err29 = {
								instancePath: instancePath + "/kyero/level",
								schemaPath: "#/properties/kyero/properties/level/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
						if (!(data13 === "3.0" || data13 === "3.8")) {
							const err30 = {
								instancePath: instancePath + "/kyero/level",
								schemaPath: "#/properties/kyero/properties/level/enum",
								keyword: "enum",
								params: { allowedValues: schema31.properties.kyero.properties.level.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
					}
					if (data12.choice !== void 0) {
						let data14 = data12.choice;
						if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
							for (const key4 in data14) if (!(key4 === "mode" || key4 === "operations" || key4 === "types" || key4 === "agentIds" || key4 === "onlyExclusive" || key4 === "keepReserved" || key4 === "minQuality")) {
								const err31 = {
									instancePath: instancePath + "/kyero/choice",
									schemaPath: "#/properties/kyero/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key4 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
							if (data14.mode !== void 0) {
								let data15 = data14.mode;
								if (typeof data15 !== "string") {
									const err32 = {
										instancePath: instancePath + "/kyero/choice/mode",
										schemaPath: "#/properties/kyero/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err32];
									else vErrors.push(err32);
									errors++;
								}
								if (!(data15 === "all" || data15 === "chosen")) {
									const err33 = {
										instancePath: instancePath + "/kyero/choice/mode",
										schemaPath: "#/properties/kyero/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.kyero.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err33];
									else vErrors.push(err33);
									errors++;
								}
							}
							if (data14.operations !== void 0) {
								let data16 = data14.operations;
								if (Array.isArray(data16)) {
									if (data16.length > 7) {
										const err34 = {
											instancePath: instancePath + "/kyero/choice/operations",
											schemaPath: "#/properties/kyero/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err34];
										else vErrors.push(err34);
										errors++;
									}
									const len0 = data16.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data17 = data16[i0];
										if (typeof data17 !== "string") {
											const err35 = {
												instancePath: instancePath + "/kyero/choice/operations/" + i0,
												schemaPath: "#/properties/kyero/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err35];
											else vErrors.push(err35);
											errors++;
										}
										if (!(data17 === "V" || data17 === "A" || data17 === "TDA" || data17 === "ON" || data17 === "NP" || data17 === "T" || data17 === "VOT")) {
											const err36 = {
												instancePath: instancePath + "/kyero/choice/operations/" + i0,
												schemaPath: "#/properties/kyero/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.kyero.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err36];
											else vErrors.push(err36);
											errors++;
										}
									}
									let i1 = data16.length;
									let j0;
									if (i1 > 1) {
										const indices0 = {};
										for (; i1--;) {
											let item0 = data16[i1];
											if (typeof item0 !== "string") continue;
											if (typeof indices0[item0] == "number") {
												j0 = indices0[item0];
												const err37 = {
													instancePath: instancePath + "/kyero/choice/operations",
													schemaPath: "#/properties/kyero/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i1,
														j: j0
													},
													message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
												};
												if (vErrors === null) vErrors = [err37];
												else vErrors.push(err37);
												errors++;
												break;
											}
											indices0[item0] = i1;
										}
									}
								} else {
									const err38 = {
										instancePath: instancePath + "/kyero/choice/operations",
										schemaPath: "#/properties/kyero/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err38];
									else vErrors.push(err38);
									errors++;
								}
							}
							if (data14.types !== void 0) {
								let data18 = data14.types;
								if (Array.isArray(data18)) {
									if (data18.length > 9) {
										const err39 = {
											instancePath: instancePath + "/kyero/choice/types",
											schemaPath: "#/properties/kyero/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err39];
										else vErrors.push(err39);
										errors++;
									}
									const len1 = data18.length;
									for (let i2 = 0; i2 < len1; i2++) {
										let data19 = data18[i2];
										if (typeof data19 !== "string") {
											const err40 = {
												instancePath: instancePath + "/kyero/choice/types/" + i2,
												schemaPath: "#/properties/kyero/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err40];
											else vErrors.push(err40);
											errors++;
										}
										if (!(data19 === "vivienda" || data19 === "oficina" || data19 === "local" || data19 === "terreno" || data19 === "parking" || data19 === "edificio" || data19 === "nave" || data19 === "trastero" || data19 === "hotel")) {
											const err41 = {
												instancePath: instancePath + "/kyero/choice/types/" + i2,
												schemaPath: "#/properties/kyero/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.kyero.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err41];
											else vErrors.push(err41);
											errors++;
										}
									}
									let i3 = data18.length;
									let j1;
									if (i3 > 1) {
										const indices1 = {};
										for (; i3--;) {
											let item1 = data18[i3];
											if (typeof item1 !== "string") continue;
											if (typeof indices1[item1] == "number") {
												j1 = indices1[item1];
												const err42 = {
													instancePath: instancePath + "/kyero/choice/types",
													schemaPath: "#/properties/kyero/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i3,
														j: j1
													},
													message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
												};
												if (vErrors === null) vErrors = [err42];
												else vErrors.push(err42);
												errors++;
												break;
											}
											indices1[item1] = i3;
										}
									}
								} else {
									const err43 = {
										instancePath: instancePath + "/kyero/choice/types",
										schemaPath: "#/properties/kyero/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err43];
									else vErrors.push(err43);
									errors++;
								}
							}
							if (data14.agentIds !== void 0) {
								let data20 = data14.agentIds;
								if (Array.isArray(data20)) {
									if (data20.length > 100) {
										const err44 = {
											instancePath: instancePath + "/kyero/choice/agentIds",
											schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err44];
										else vErrors.push(err44);
										errors++;
									}
									const len2 = data20.length;
									for (let i4 = 0; i4 < len2; i4++) {
										let data21 = data20[i4];
										if (typeof data21 === "string") {
											if (!formats0.test(data21)) {
												const err45 = {
													instancePath: instancePath + "/kyero/choice/agentIds/" + i4,
													schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err45];
												else vErrors.push(err45);
												errors++;
											}
										} else {
											const err46 = {
												instancePath: instancePath + "/kyero/choice/agentIds/" + i4,
												schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err46];
											else vErrors.push(err46);
											errors++;
										}
									}
									let i5 = data20.length;
									let j2;
									if (i5 > 1) {
										const indices2 = {};
										for (; i5--;) {
											let item2 = data20[i5];
											if (typeof item2 !== "string") continue;
											if (typeof indices2[item2] == "number") {
												j2 = indices2[item2];
												const err47 = {
													instancePath: instancePath + "/kyero/choice/agentIds",
													schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i5,
														j: j2
													},
													message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
												};
												if (vErrors === null) vErrors = [err47];
												else vErrors.push(err47);
												errors++;
												break;
											}
											indices2[item2] = i5;
										}
									}
								} else {
									const err48 = {
										instancePath: instancePath + "/kyero/choice/agentIds",
										schemaPath: "#/properties/kyero/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err48];
									else vErrors.push(err48);
									errors++;
								}
							}
							if (data14.onlyExclusive !== void 0) {
								if (typeof data14.onlyExclusive !== "boolean") {
									const err49 = {
										instancePath: instancePath + "/kyero/choice/onlyExclusive",
										schemaPath: "#/properties/kyero/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err49];
									else vErrors.push(err49);
									errors++;
								}
							}
							if (data14.keepReserved !== void 0) {
								if (typeof data14.keepReserved !== "boolean") {
									const err50 = {
										instancePath: instancePath + "/kyero/choice/keepReserved",
										schemaPath: "#/properties/kyero/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err50];
									else vErrors.push(err50);
									errors++;
								}
							}
							if (data14.minQuality !== void 0) {
								let data24 = data14.minQuality;
								if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24))) {
									const err51 = {
										instancePath: instancePath + "/kyero/choice/minQuality",
										schemaPath: "#/properties/kyero/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err51];
									else vErrors.push(err51);
									errors++;
								}
								if (typeof data24 == "number") {
									if (data24 > 100 || isNaN(data24)) {
										const err52 = {
											instancePath: instancePath + "/kyero/choice/minQuality",
											schemaPath: "#/properties/kyero/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err52];
										else vErrors.push(err52);
										errors++;
									}
									if (data24 < 0 || isNaN(data24)) {
										const err53 = {
											instancePath: instancePath + "/kyero/choice/minQuality",
											schemaPath: "#/properties/kyero/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err53];
										else vErrors.push(err53);
										errors++;
									}
								}
							}
						} else {
							const err54 = {
								instancePath: instancePath + "/kyero/choice",
								schemaPath: "#/properties/kyero/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err54];
							else vErrors.push(err54);
							errors++;
						}
					}
					if (data12.content !== void 0) {
						let data25 = data12.content;
						if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
							for (const key5 in data25) if (!(key5 === "languages" || key5 === "imageMax" || key5 === "contact")) {
								const err55 = {
									instancePath: instancePath + "/kyero/content",
									schemaPath: "#/properties/kyero/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key5 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err55];
								else vErrors.push(err55);
								errors++;
							}
							if (data25.languages !== void 0) {
								let data26 = data25.languages;
								if (Array.isArray(data26)) {
									if (data26.length > 26) {
										const err56 = {
											instancePath: instancePath + "/kyero/content/languages",
											schemaPath: "#/properties/kyero/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err56];
										else vErrors.push(err56);
										errors++;
									}
									const len3 = data26.length;
									for (let i6 = 0; i6 < len3; i6++) {
										let data27 = data26[i6];
										if (typeof data27 !== "string") {
											const err57 = {
												instancePath: instancePath + "/kyero/content/languages/" + i6,
												schemaPath: "#/properties/kyero/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err57];
											else vErrors.push(err57);
											errors++;
										}
										if (!(data27 === "es" || data27 === "en" || data27 === "ca" || data27 === "de" || data27 === "fr" || data27 === "it" || data27 === "pt" || data27 === "nl" || data27 === "sv" || data27 === "da" || data27 === "fi" || data27 === "pl" || data27 === "ru" || data27 === "bg" || data27 === "hr" || data27 === "cs" || data27 === "et" || data27 === "el" || data27 === "hu" || data27 === "ga" || data27 === "lv" || data27 === "lt" || data27 === "mt" || data27 === "ro" || data27 === "sk" || data27 === "sl")) {
											const err58 = {
												instancePath: instancePath + "/kyero/content/languages/" + i6,
												schemaPath: "#/properties/kyero/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.kyero.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err58];
											else vErrors.push(err58);
											errors++;
										}
									}
									let i7 = data26.length;
									let j3;
									if (i7 > 1) {
										const indices3 = {};
										for (; i7--;) {
											let item3 = data26[i7];
											if (typeof item3 !== "string") continue;
											if (typeof indices3[item3] == "number") {
												j3 = indices3[item3];
												const err59 = {
													instancePath: instancePath + "/kyero/content/languages",
													schemaPath: "#/properties/kyero/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i7,
														j: j3
													},
													message: "must NOT have duplicate items (items ## " + j3 + " and " + i7 + " are identical)"
												};
												if (vErrors === null) vErrors = [err59];
												else vErrors.push(err59);
												errors++;
												break;
											}
											indices3[item3] = i7;
										}
									}
								} else {
									const err60 = {
										instancePath: instancePath + "/kyero/content/languages",
										schemaPath: "#/properties/kyero/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err60];
									else vErrors.push(err60);
									errors++;
								}
							}
							if (data25.imageMax !== void 0) {
								let data28 = data25.imageMax;
								if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28))) {
									const err61 = {
										instancePath: instancePath + "/kyero/content/imageMax",
										schemaPath: "#/properties/kyero/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err61];
									else vErrors.push(err61);
									errors++;
								}
								if (typeof data28 == "number") {
									if (data28 > 50 || isNaN(data28)) {
										const err62 = {
											instancePath: instancePath + "/kyero/content/imageMax",
											schemaPath: "#/properties/kyero/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err62];
										else vErrors.push(err62);
										errors++;
									}
									if (data28 < 1 || isNaN(data28)) {
										const err63 = {
											instancePath: instancePath + "/kyero/content/imageMax",
											schemaPath: "#/properties/kyero/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err63];
										else vErrors.push(err63);
										errors++;
									}
								}
							}
							if (data25.contact !== void 0) {
								let data29 = data25.contact;
								if (typeof data29 !== "string") {
									const err64 = {
										instancePath: instancePath + "/kyero/content/contact",
										schemaPath: "#/properties/kyero/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err64];
									else vErrors.push(err64);
									errors++;
								}
								if (!(data29 === "agency" || data29 === "agent")) {
									const err65 = {
										instancePath: instancePath + "/kyero/content/contact",
										schemaPath: "#/properties/kyero/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.kyero.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err65];
									else vErrors.push(err65);
									errors++;
								}
							}
						} else {
							const err66 = {
								instancePath: instancePath + "/kyero/content",
								schemaPath: "#/properties/kyero/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err66];
							else vErrors.push(err66);
							errors++;
						}
					}
				} else {
					const err67 = {
						instancePath: instancePath + "/kyero",
						schemaPath: "#/properties/kyero/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err67];
					else vErrors.push(err67);
					errors++;
				}
			}
			if (data.websiteJson !== void 0) {
				let data30 = data.websiteJson;
				if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
					for (const key6 in data30) if (!(key6 === "choice" || key6 === "content")) {
						const err68 = {
							instancePath: instancePath + "/websiteJson",
							schemaPath: "#/properties/websiteJson/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key6 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err68];
						else vErrors.push(err68);
						errors++;
					}
					if (data30.choice !== void 0) {
						let data31 = data30.choice;
						if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
							for (const key7 in data31) if (!(key7 === "mode" || key7 === "operations" || key7 === "types" || key7 === "agentIds" || key7 === "onlyExclusive" || key7 === "keepReserved" || key7 === "minQuality")) {
								const err69 = {
									instancePath: instancePath + "/websiteJson/choice",
									schemaPath: "#/properties/websiteJson/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key7 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err69];
								else vErrors.push(err69);
								errors++;
							}
							if (data31.mode !== void 0) {
								let data32 = data31.mode;
								if (typeof data32 !== "string") {
									const err70 = {
										instancePath: instancePath + "/websiteJson/choice/mode",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err70];
									else vErrors.push(err70);
									errors++;
								}
								if (!(data32 === "all" || data32 === "chosen")) {
									const err71 = {
										instancePath: instancePath + "/websiteJson/choice/mode",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteJson.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err71];
									else vErrors.push(err71);
									errors++;
								}
							}
							if (data31.operations !== void 0) {
								let data33 = data31.operations;
								if (Array.isArray(data33)) {
									if (data33.length > 7) {
										const err72 = {
											instancePath: instancePath + "/websiteJson/choice/operations",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err72];
										else vErrors.push(err72);
										errors++;
									}
									const len4 = data33.length;
									for (let i8 = 0; i8 < len4; i8++) {
										let data34 = data33[i8];
										if (typeof data34 !== "string") {
											const err73 = {
												instancePath: instancePath + "/websiteJson/choice/operations/" + i8,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err73];
											else vErrors.push(err73);
											errors++;
										}
										if (!(data34 === "V" || data34 === "A" || data34 === "TDA" || data34 === "ON" || data34 === "NP" || data34 === "T" || data34 === "VOT")) {
											const err74 = {
												instancePath: instancePath + "/websiteJson/choice/operations/" + i8,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteJson.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err74];
											else vErrors.push(err74);
											errors++;
										}
									}
									let i9 = data33.length;
									let j4;
									if (i9 > 1) {
										const indices4 = {};
										for (; i9--;) {
											let item4 = data33[i9];
											if (typeof item4 !== "string") continue;
											if (typeof indices4[item4] == "number") {
												j4 = indices4[item4];
												const err75 = {
													instancePath: instancePath + "/websiteJson/choice/operations",
													schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i9,
														j: j4
													},
													message: "must NOT have duplicate items (items ## " + j4 + " and " + i9 + " are identical)"
												};
												if (vErrors === null) vErrors = [err75];
												else vErrors.push(err75);
												errors++;
												break;
											}
											indices4[item4] = i9;
										}
									}
								} else {
									const err76 = {
										instancePath: instancePath + "/websiteJson/choice/operations",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err76];
									else vErrors.push(err76);
									errors++;
								}
							}
							if (data31.types !== void 0) {
								let data35 = data31.types;
								if (Array.isArray(data35)) {
									if (data35.length > 9) {
										const err77 = {
											instancePath: instancePath + "/websiteJson/choice/types",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err77];
										else vErrors.push(err77);
										errors++;
									}
									const len5 = data35.length;
									for (let i10 = 0; i10 < len5; i10++) {
										let data36 = data35[i10];
										if (typeof data36 !== "string") {
											const err78 = {
												instancePath: instancePath + "/websiteJson/choice/types/" + i10,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err78];
											else vErrors.push(err78);
											errors++;
										}
										if (!(data36 === "vivienda" || data36 === "oficina" || data36 === "local" || data36 === "terreno" || data36 === "parking" || data36 === "edificio" || data36 === "nave" || data36 === "trastero" || data36 === "hotel")) {
											const err79 = {
												instancePath: instancePath + "/websiteJson/choice/types/" + i10,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteJson.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err79];
											else vErrors.push(err79);
											errors++;
										}
									}
									let i11 = data35.length;
									let j5;
									if (i11 > 1) {
										const indices5 = {};
										for (; i11--;) {
											let item5 = data35[i11];
											if (typeof item5 !== "string") continue;
											if (typeof indices5[item5] == "number") {
												j5 = indices5[item5];
												const err80 = {
													instancePath: instancePath + "/websiteJson/choice/types",
													schemaPath: "#/properties/websiteJson/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i11,
														j: j5
													},
													message: "must NOT have duplicate items (items ## " + j5 + " and " + i11 + " are identical)"
												};
												if (vErrors === null) vErrors = [err80];
												else vErrors.push(err80);
												errors++;
												break;
											}
											indices5[item5] = i11;
										}
									}
								} else {
									const err81 = {
										instancePath: instancePath + "/websiteJson/choice/types",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err81];
									else vErrors.push(err81);
									errors++;
								}
							}
							if (data31.agentIds !== void 0) {
								let data37 = data31.agentIds;
								if (Array.isArray(data37)) {
									if (data37.length > 100) {
										const err82 = {
											instancePath: instancePath + "/websiteJson/choice/agentIds",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err82];
										else vErrors.push(err82);
										errors++;
									}
									const len6 = data37.length;
									for (let i12 = 0; i12 < len6; i12++) {
										let data38 = data37[i12];
										if (typeof data38 === "string") {
											if (!formats0.test(data38)) {
												const err83 = {
													instancePath: instancePath + "/websiteJson/choice/agentIds/" + i12,
													schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err83];
												else vErrors.push(err83);
												errors++;
											}
										} else {
											const err84 = {
												instancePath: instancePath + "/websiteJson/choice/agentIds/" + i12,
												schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err84];
											else vErrors.push(err84);
											errors++;
										}
									}
									let i13 = data37.length;
									let j6;
									if (i13 > 1) {
										const indices6 = {};
										for (; i13--;) {
											let item6 = data37[i13];
											if (typeof item6 !== "string") continue;
											if (typeof indices6[item6] == "number") {
												j6 = indices6[item6];
												const err85 = {
													instancePath: instancePath + "/websiteJson/choice/agentIds",
													schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i13,
														j: j6
													},
													message: "must NOT have duplicate items (items ## " + j6 + " and " + i13 + " are identical)"
												};
												if (vErrors === null) vErrors = [err85];
												else vErrors.push(err85);
												errors++;
												break;
											}
											indices6[item6] = i13;
										}
									}
								} else {
									const err86 = {
										instancePath: instancePath + "/websiteJson/choice/agentIds",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err86];
									else vErrors.push(err86);
									errors++;
								}
							}
							if (data31.onlyExclusive !== void 0) {
								if (typeof data31.onlyExclusive !== "boolean") {
									const err87 = {
										instancePath: instancePath + "/websiteJson/choice/onlyExclusive",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err87];
									else vErrors.push(err87);
									errors++;
								}
							}
							if (data31.keepReserved !== void 0) {
								if (typeof data31.keepReserved !== "boolean") {
									const err88 = {
										instancePath: instancePath + "/websiteJson/choice/keepReserved",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err88];
									else vErrors.push(err88);
									errors++;
								}
							}
							if (data31.minQuality !== void 0) {
								let data41 = data31.minQuality;
								if (!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41))) {
									const err89 = {
										instancePath: instancePath + "/websiteJson/choice/minQuality",
										schemaPath: "#/properties/websiteJson/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err89];
									else vErrors.push(err89);
									errors++;
								}
								if (typeof data41 == "number") {
									if (data41 > 100 || isNaN(data41)) {
										const err90 = {
											instancePath: instancePath + "/websiteJson/choice/minQuality",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err90];
										else vErrors.push(err90);
										errors++;
									}
									if (data41 < 0 || isNaN(data41)) {
										const err91 = {
											instancePath: instancePath + "/websiteJson/choice/minQuality",
											schemaPath: "#/properties/websiteJson/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err91];
										else vErrors.push(err91);
										errors++;
									}
								}
							}
						} else {
							const err92 = {
								instancePath: instancePath + "/websiteJson/choice",
								schemaPath: "#/properties/websiteJson/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err92];
							else vErrors.push(err92);
							errors++;
						}
					}
					if (data30.content !== void 0) {
						let data42 = data30.content;
						if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
							for (const key8 in data42) if (!(key8 === "languages" || key8 === "imageMax" || key8 === "contact")) {
								const err93 = {
									instancePath: instancePath + "/websiteJson/content",
									schemaPath: "#/properties/websiteJson/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key8 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err93];
								else vErrors.push(err93);
								errors++;
							}
							if (data42.languages !== void 0) {
								let data43 = data42.languages;
								if (Array.isArray(data43)) {
									if (data43.length > 26) {
										const err94 = {
											instancePath: instancePath + "/websiteJson/content/languages",
											schemaPath: "#/properties/websiteJson/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err94];
										else vErrors.push(err94);
										errors++;
									}
									const len7 = data43.length;
									for (let i14 = 0; i14 < len7; i14++) {
										let data44 = data43[i14];
										if (typeof data44 !== "string") {
											const err95 = {
												instancePath: instancePath + "/websiteJson/content/languages/" + i14,
												schemaPath: "#/properties/websiteJson/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err95];
											else vErrors.push(err95);
											errors++;
										}
										if (!(data44 === "es" || data44 === "en" || data44 === "ca" || data44 === "de" || data44 === "fr" || data44 === "it" || data44 === "pt" || data44 === "nl" || data44 === "sv" || data44 === "da" || data44 === "fi" || data44 === "pl" || data44 === "ru" || data44 === "bg" || data44 === "hr" || data44 === "cs" || data44 === "et" || data44 === "el" || data44 === "hu" || data44 === "ga" || data44 === "lv" || data44 === "lt" || data44 === "mt" || data44 === "ro" || data44 === "sk" || data44 === "sl")) {
											const err96 = {
												instancePath: instancePath + "/websiteJson/content/languages/" + i14,
												schemaPath: "#/properties/websiteJson/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteJson.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err96];
											else vErrors.push(err96);
											errors++;
										}
									}
									let i15 = data43.length;
									let j7;
									if (i15 > 1) {
										const indices7 = {};
										for (; i15--;) {
											let item7 = data43[i15];
											if (typeof item7 !== "string") continue;
											if (typeof indices7[item7] == "number") {
												j7 = indices7[item7];
												const err97 = {
													instancePath: instancePath + "/websiteJson/content/languages",
													schemaPath: "#/properties/websiteJson/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i15,
														j: j7
													},
													message: "must NOT have duplicate items (items ## " + j7 + " and " + i15 + " are identical)"
												};
												if (vErrors === null) vErrors = [err97];
												else vErrors.push(err97);
												errors++;
												break;
											}
											indices7[item7] = i15;
										}
									}
								} else {
									const err98 = {
										instancePath: instancePath + "/websiteJson/content/languages",
										schemaPath: "#/properties/websiteJson/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err98];
									else vErrors.push(err98);
									errors++;
								}
							}
							if (data42.imageMax !== void 0) {
								let data45 = data42.imageMax;
								if (!(typeof data45 == "number" && !(data45 % 1) && !isNaN(data45))) {
									const err99 = {
										instancePath: instancePath + "/websiteJson/content/imageMax",
										schemaPath: "#/properties/websiteJson/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err99];
									else vErrors.push(err99);
									errors++;
								}
								if (typeof data45 == "number") {
									if (data45 > 50 || isNaN(data45)) {
										const err100 = {
											instancePath: instancePath + "/websiteJson/content/imageMax",
											schemaPath: "#/properties/websiteJson/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err100];
										else vErrors.push(err100);
										errors++;
									}
									if (data45 < 1 || isNaN(data45)) {
										const err101 = {
											instancePath: instancePath + "/websiteJson/content/imageMax",
											schemaPath: "#/properties/websiteJson/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err101];
										else vErrors.push(err101);
										errors++;
									}
								}
							}
							if (data42.contact !== void 0) {
								let data46 = data42.contact;
								if (typeof data46 !== "string") {
									const err102 = {
										instancePath: instancePath + "/websiteJson/content/contact",
										schemaPath: "#/properties/websiteJson/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err102];
									else vErrors.push(err102);
									errors++;
								}
								if (!(data46 === "agency" || data46 === "agent")) {
									const err103 = {
										instancePath: instancePath + "/websiteJson/content/contact",
										schemaPath: "#/properties/websiteJson/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteJson.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err103];
									else vErrors.push(err103);
									errors++;
								}
							}
						} else {
							const err104 = {
								instancePath: instancePath + "/websiteJson/content",
								schemaPath: "#/properties/websiteJson/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err104];
							else vErrors.push(err104);
							errors++;
						}
					}
				} else {
					const err105 = {
						instancePath: instancePath + "/websiteJson",
						schemaPath: "#/properties/websiteJson/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err105];
					else vErrors.push(err105);
					errors++;
				}
			}
			if (data.websiteCsv !== void 0) {
				let data47 = data.websiteCsv;
				if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
					for (const key9 in data47) if (!(key9 === "choice" || key9 === "content")) {
						const err106 = {
							instancePath: instancePath + "/websiteCsv",
							schemaPath: "#/properties/websiteCsv/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key9 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err106];
						else vErrors.push(err106);
						errors++;
					}
					if (data47.choice !== void 0) {
						let data48 = data47.choice;
						if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
							for (const key10 in data48) if (!(key10 === "mode" || key10 === "operations" || key10 === "types" || key10 === "agentIds" || key10 === "onlyExclusive" || key10 === "keepReserved" || key10 === "minQuality")) {
								const err107 = {
									instancePath: instancePath + "/websiteCsv/choice",
									schemaPath: "#/properties/websiteCsv/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key10 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err107];
								else vErrors.push(err107);
								errors++;
							}
							if (data48.mode !== void 0) {
								let data49 = data48.mode;
								if (typeof data49 !== "string") {
									const err108 = {
										instancePath: instancePath + "/websiteCsv/choice/mode",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err108];
									else vErrors.push(err108);
									errors++;
								}
								if (!(data49 === "all" || data49 === "chosen")) {
									const err109 = {
										instancePath: instancePath + "/websiteCsv/choice/mode",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteCsv.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err109];
									else vErrors.push(err109);
									errors++;
								}
							}
							if (data48.operations !== void 0) {
								let data50 = data48.operations;
								if (Array.isArray(data50)) {
									if (data50.length > 7) {
										const err110 = {
											instancePath: instancePath + "/websiteCsv/choice/operations",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err110];
										else vErrors.push(err110);
										errors++;
									}
									const len8 = data50.length;
									for (let i16 = 0; i16 < len8; i16++) {
										let data51 = data50[i16];
										if (typeof data51 !== "string") {
											const err111 = {
												instancePath: instancePath + "/websiteCsv/choice/operations/" + i16,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err111];
											else vErrors.push(err111);
											errors++;
										}
										if (!(data51 === "V" || data51 === "A" || data51 === "TDA" || data51 === "ON" || data51 === "NP" || data51 === "T" || data51 === "VOT")) {
											const err112 = {
												instancePath: instancePath + "/websiteCsv/choice/operations/" + i16,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteCsv.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err112];
											else vErrors.push(err112);
											errors++;
										}
									}
									let i17 = data50.length;
									let j8;
									if (i17 > 1) {
										const indices8 = {};
										for (; i17--;) {
											let item8 = data50[i17];
											if (typeof item8 !== "string") continue;
											if (typeof indices8[item8] == "number") {
												j8 = indices8[item8];
												const err113 = {
													instancePath: instancePath + "/websiteCsv/choice/operations",
													schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i17,
														j: j8
													},
													message: "must NOT have duplicate items (items ## " + j8 + " and " + i17 + " are identical)"
												};
												if (vErrors === null) vErrors = [err113];
												else vErrors.push(err113);
												errors++;
												break;
											}
											indices8[item8] = i17;
										}
									}
								} else {
									const err114 = {
										instancePath: instancePath + "/websiteCsv/choice/operations",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err114];
									else vErrors.push(err114);
									errors++;
								}
							}
							if (data48.types !== void 0) {
								let data52 = data48.types;
								if (Array.isArray(data52)) {
									if (data52.length > 9) {
										const err115 = {
											instancePath: instancePath + "/websiteCsv/choice/types",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err115];
										else vErrors.push(err115);
										errors++;
									}
									const len9 = data52.length;
									for (let i18 = 0; i18 < len9; i18++) {
										let data53 = data52[i18];
										if (typeof data53 !== "string") {
											const err116 = {
												instancePath: instancePath + "/websiteCsv/choice/types/" + i18,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err116];
											else vErrors.push(err116);
											errors++;
										}
										if (!(data53 === "vivienda" || data53 === "oficina" || data53 === "local" || data53 === "terreno" || data53 === "parking" || data53 === "edificio" || data53 === "nave" || data53 === "trastero" || data53 === "hotel")) {
											const err117 = {
												instancePath: instancePath + "/websiteCsv/choice/types/" + i18,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteCsv.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err117];
											else vErrors.push(err117);
											errors++;
										}
									}
									let i19 = data52.length;
									let j9;
									if (i19 > 1) {
										const indices9 = {};
										for (; i19--;) {
											let item9 = data52[i19];
											if (typeof item9 !== "string") continue;
											if (typeof indices9[item9] == "number") {
												j9 = indices9[item9];
												const err118 = {
													instancePath: instancePath + "/websiteCsv/choice/types",
													schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i19,
														j: j9
													},
													message: "must NOT have duplicate items (items ## " + j9 + " and " + i19 + " are identical)"
												};
												if (vErrors === null) vErrors = [err118];
												else vErrors.push(err118);
												errors++;
												break;
											}
											indices9[item9] = i19;
										}
									}
								} else {
									const err119 = {
										instancePath: instancePath + "/websiteCsv/choice/types",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err119];
									else vErrors.push(err119);
									errors++;
								}
							}
							if (data48.agentIds !== void 0) {
								let data54 = data48.agentIds;
								if (Array.isArray(data54)) {
									if (data54.length > 100) {
										const err120 = {
											instancePath: instancePath + "/websiteCsv/choice/agentIds",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err120];
										else vErrors.push(err120);
										errors++;
									}
									const len10 = data54.length;
									for (let i20 = 0; i20 < len10; i20++) {
										let data55 = data54[i20];
										if (typeof data55 === "string") {
											if (!formats0.test(data55)) {
												const err121 = {
													instancePath: instancePath + "/websiteCsv/choice/agentIds/" + i20,
													schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err121];
												else vErrors.push(err121);
												errors++;
											}
										} else {
											const err122 = {
												instancePath: instancePath + "/websiteCsv/choice/agentIds/" + i20,
												schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err122];
											else vErrors.push(err122);
											errors++;
										}
									}
									let i21 = data54.length;
									let j10;
									if (i21 > 1) {
										const indices10 = {};
										for (; i21--;) {
											let item10 = data54[i21];
											if (typeof item10 !== "string") continue;
											if (typeof indices10[item10] == "number") {
												j10 = indices10[item10];
												const err123 = {
													instancePath: instancePath + "/websiteCsv/choice/agentIds",
													schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i21,
														j: j10
													},
													message: "must NOT have duplicate items (items ## " + j10 + " and " + i21 + " are identical)"
												};
												if (vErrors === null) vErrors = [err123];
												else vErrors.push(err123);
												errors++;
												break;
											}
											indices10[item10] = i21;
										}
									}
								} else {
									const err124 = {
										instancePath: instancePath + "/websiteCsv/choice/agentIds",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err124];
									else vErrors.push(err124);
									errors++;
								}
							}
							if (data48.onlyExclusive !== void 0) {
								if (typeof data48.onlyExclusive !== "boolean") {
									const err125 = {
										instancePath: instancePath + "/websiteCsv/choice/onlyExclusive",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err125];
									else vErrors.push(err125);
									errors++;
								}
							}
							if (data48.keepReserved !== void 0) {
								if (typeof data48.keepReserved !== "boolean") {
									const err126 = {
										instancePath: instancePath + "/websiteCsv/choice/keepReserved",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err126];
									else vErrors.push(err126);
									errors++;
								}
							}
							if (data48.minQuality !== void 0) {
								let data58 = data48.minQuality;
								if (!(typeof data58 == "number" && !(data58 % 1) && !isNaN(data58))) {
									const err127 = {
										instancePath: instancePath + "/websiteCsv/choice/minQuality",
										schemaPath: "#/properties/websiteCsv/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err127];
									else vErrors.push(err127);
									errors++;
								}
								if (typeof data58 == "number") {
									if (data58 > 100 || isNaN(data58)) {
										const err128 = {
											instancePath: instancePath + "/websiteCsv/choice/minQuality",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err128];
										else vErrors.push(err128);
										errors++;
									}
									if (data58 < 0 || isNaN(data58)) {
										const err129 = {
											instancePath: instancePath + "/websiteCsv/choice/minQuality",
											schemaPath: "#/properties/websiteCsv/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err129];
										else vErrors.push(err129);
										errors++;
									}
								}
							}
						} else {
							const err130 = {
								instancePath: instancePath + "/websiteCsv/choice",
								schemaPath: "#/properties/websiteCsv/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err130];
							else vErrors.push(err130);
							errors++;
						}
					}
					if (data47.content !== void 0) {
						let data59 = data47.content;
						if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
							for (const key11 in data59) if (!(key11 === "languages" || key11 === "imageMax" || key11 === "contact")) {
								const err131 = {
									instancePath: instancePath + "/websiteCsv/content",
									schemaPath: "#/properties/websiteCsv/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key11 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err131];
								else vErrors.push(err131);
								errors++;
							}
							if (data59.languages !== void 0) {
								let data60 = data59.languages;
								if (Array.isArray(data60)) {
									if (data60.length > 26) {
										const err132 = {
											instancePath: instancePath + "/websiteCsv/content/languages",
											schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err132];
										else vErrors.push(err132);
										errors++;
									}
									const len11 = data60.length;
									for (let i22 = 0; i22 < len11; i22++) {
										let data61 = data60[i22];
										if (typeof data61 !== "string") {
											const err133 = {
												instancePath: instancePath + "/websiteCsv/content/languages/" + i22,
												schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err133];
											else vErrors.push(err133);
											errors++;
										}
										if (!(data61 === "es" || data61 === "en" || data61 === "ca" || data61 === "de" || data61 === "fr" || data61 === "it" || data61 === "pt" || data61 === "nl" || data61 === "sv" || data61 === "da" || data61 === "fi" || data61 === "pl" || data61 === "ru" || data61 === "bg" || data61 === "hr" || data61 === "cs" || data61 === "et" || data61 === "el" || data61 === "hu" || data61 === "ga" || data61 === "lv" || data61 === "lt" || data61 === "mt" || data61 === "ro" || data61 === "sk" || data61 === "sl")) {
											const err134 = {
												instancePath: instancePath + "/websiteCsv/content/languages/" + i22,
												schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteCsv.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err134];
											else vErrors.push(err134);
											errors++;
										}
									}
									let i23 = data60.length;
									let j11;
									if (i23 > 1) {
										const indices11 = {};
										for (; i23--;) {
											let item11 = data60[i23];
											if (typeof item11 !== "string") continue;
											if (typeof indices11[item11] == "number") {
												j11 = indices11[item11];
												const err135 = {
													instancePath: instancePath + "/websiteCsv/content/languages",
													schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i23,
														j: j11
													},
													message: "must NOT have duplicate items (items ## " + j11 + " and " + i23 + " are identical)"
												};
												if (vErrors === null) vErrors = [err135];
												else vErrors.push(err135);
												errors++;
												break;
											}
											indices11[item11] = i23;
										}
									}
								} else {
									const err136 = {
										instancePath: instancePath + "/websiteCsv/content/languages",
										schemaPath: "#/properties/websiteCsv/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err136];
									else vErrors.push(err136);
									errors++;
								}
							}
							if (data59.imageMax !== void 0) {
								let data62 = data59.imageMax;
								if (!(typeof data62 == "number" && !(data62 % 1) && !isNaN(data62))) {
									const err137 = {
										instancePath: instancePath + "/websiteCsv/content/imageMax",
										schemaPath: "#/properties/websiteCsv/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err137];
									else vErrors.push(err137);
									errors++;
								}
								if (typeof data62 == "number") {
									if (data62 > 50 || isNaN(data62)) {
										const err138 = {
											instancePath: instancePath + "/websiteCsv/content/imageMax",
											schemaPath: "#/properties/websiteCsv/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err138];
										else vErrors.push(err138);
										errors++;
									}
									if (data62 < 1 || isNaN(data62)) {
										const err139 = {
											instancePath: instancePath + "/websiteCsv/content/imageMax",
											schemaPath: "#/properties/websiteCsv/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err139];
										else vErrors.push(err139);
										errors++;
									}
								}
							}
							if (data59.contact !== void 0) {
								let data63 = data59.contact;
								if (typeof data63 !== "string") {
									const err140 = {
										instancePath: instancePath + "/websiteCsv/content/contact",
										schemaPath: "#/properties/websiteCsv/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err140];
									else vErrors.push(err140);
									errors++;
								}
								if (!(data63 === "agency" || data63 === "agent")) {
									const err141 = {
										instancePath: instancePath + "/websiteCsv/content/contact",
										schemaPath: "#/properties/websiteCsv/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteCsv.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err141];
									else vErrors.push(err141);
									errors++;
								}
							}
						} else {
							const err142 = {
								instancePath: instancePath + "/websiteCsv/content",
								schemaPath: "#/properties/websiteCsv/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err142];
							else vErrors.push(err142);
							errors++;
						}
					}
				} else {
					const err143 = {
						instancePath: instancePath + "/websiteCsv",
						schemaPath: "#/properties/websiteCsv/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err143];
					else vErrors.push(err143);
					errors++;
				}
			}
			if (data.idealista !== void 0) {
				let data64 = data.idealista;
				if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
					for (const key12 in data64) if (!(key12 === "customerCode" || key12 === "customerReference" || key12 === "visibility" || key12 === "choice" || key12 === "content")) {
						const err144 = {
							instancePath: instancePath + "/idealista",
							schemaPath: "#/properties/idealista/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key12 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err144];
						else vErrors.push(err144);
						errors++;
					}
					if (data64.customerCode !== void 0) {
						let data65 = data64.customerCode;
						if (typeof data65 === "string") {
							if (!pattern4.test(data65)) {
								const err145 = {
									instancePath: instancePath + "/idealista/customerCode",
									schemaPath: "#/properties/idealista/properties/customerCode/pattern",
									keyword: "pattern",
									params: { pattern: "^ilc[a-z0-9]{40}$" },
									message: "must match pattern \"^ilc[a-z0-9]{40}$\""
								};
								if (vErrors === null) vErrors = [err145];
								else vErrors.push(err145);
								errors++;
							}
						} else {
							const err146 = {
								instancePath: instancePath + "/idealista/customerCode",
								schemaPath: "#/properties/idealista/properties/customerCode/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err146];
							else vErrors.push(err146);
							errors++;
						}
					}
					if (data64.customerReference !== void 0) {
						let data66 = data64.customerReference;
						if (typeof data66 === "string") {
							if (func2(data66) > 50) {
								const err147 = {
									instancePath: instancePath + "/idealista/customerReference",
									schemaPath: "#/properties/idealista/properties/customerReference/maxLength",
									keyword: "maxLength",
									params: { limit: 50 },
									message: "must NOT have more than 50 characters"
								};
								if (vErrors === null) vErrors = [err147];
								else vErrors.push(err147);
								errors++;
							}
							if (func2(data66) < 1) {
								const err148 = {
									instancePath: instancePath + "/idealista/customerReference",
									schemaPath: "#/properties/idealista/properties/customerReference/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err148];
								else vErrors.push(err148);
								errors++;
							}
							if (!pattern5.test(data66)) {
								const err149 = {
									instancePath: instancePath + "/idealista/customerReference",
									schemaPath: "#/properties/idealista/properties/customerReference/pattern",
									keyword: "pattern",
									params: { pattern: "^[ -~]+$" },
									message: "must match pattern \"^[ -~]+$\""
								};
								if (vErrors === null) vErrors = [err149];
								else vErrors.push(err149);
								errors++;
							}
						} else {
							const err150 = {
								instancePath: instancePath + "/idealista/customerReference",
								schemaPath: "#/properties/idealista/properties/customerReference/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err150];
							else vErrors.push(err150);
							errors++;
						}
					}
					if (data64.visibility !== void 0) {
						let data67 = data64.visibility;
						if (typeof data67 !== "string") {
							const err151 = {
								instancePath: instancePath + "/idealista/visibility",
								schemaPath: "#/properties/idealista/properties/visibility/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err151];
							else vErrors.push(err151);
							errors++;
						}
						if (!(data67 === "idealista" || data67 === "microsite" || data67 === "private")) {
							const err152 = {
								instancePath: instancePath + "/idealista/visibility",
								schemaPath: "#/properties/idealista/properties/visibility/enum",
								keyword: "enum",
								params: { allowedValues: schema31.properties.idealista.properties.visibility.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err152];
							else vErrors.push(err152);
							errors++;
						}
					}
					if (data64.choice !== void 0) {
						let data68 = data64.choice;
						if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
							for (const key13 in data68) if (!(key13 === "mode" || key13 === "operations" || key13 === "types" || key13 === "agentIds" || key13 === "onlyExclusive" || key13 === "keepReserved" || key13 === "minQuality")) {
								const err153 = {
									instancePath: instancePath + "/idealista/choice",
									schemaPath: "#/properties/idealista/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key13 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err153];
								else vErrors.push(err153);
								errors++;
							}
							if (data68.mode !== void 0) {
								let data69 = data68.mode;
								if (typeof data69 !== "string") {
									const err154 = {
										instancePath: instancePath + "/idealista/choice/mode",
										schemaPath: "#/properties/idealista/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err154];
									else vErrors.push(err154);
									errors++;
								}
								if (!(data69 === "all" || data69 === "chosen")) {
									const err155 = {
										instancePath: instancePath + "/idealista/choice/mode",
										schemaPath: "#/properties/idealista/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.idealista.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err155];
									else vErrors.push(err155);
									errors++;
								}
							}
							if (data68.operations !== void 0) {
								let data70 = data68.operations;
								if (Array.isArray(data70)) {
									if (data70.length > 7) {
										const err156 = {
											instancePath: instancePath + "/idealista/choice/operations",
											schemaPath: "#/properties/idealista/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err156];
										else vErrors.push(err156);
										errors++;
									}
									const len12 = data70.length;
									for (let i24 = 0; i24 < len12; i24++) {
										let data71 = data70[i24];
										if (typeof data71 !== "string") {
											const err157 = {
												instancePath: instancePath + "/idealista/choice/operations/" + i24,
												schemaPath: "#/properties/idealista/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err157];
											else vErrors.push(err157);
											errors++;
										}
										if (!(data71 === "V" || data71 === "A" || data71 === "TDA" || data71 === "ON" || data71 === "NP" || data71 === "T" || data71 === "VOT")) {
											const err158 = {
												instancePath: instancePath + "/idealista/choice/operations/" + i24,
												schemaPath: "#/properties/idealista/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.idealista.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err158];
											else vErrors.push(err158);
											errors++;
										}
									}
									let i25 = data70.length;
									let j12;
									if (i25 > 1) {
										const indices12 = {};
										for (; i25--;) {
											let item12 = data70[i25];
											if (typeof item12 !== "string") continue;
											if (typeof indices12[item12] == "number") {
												j12 = indices12[item12];
												const err159 = {
													instancePath: instancePath + "/idealista/choice/operations",
													schemaPath: "#/properties/idealista/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i25,
														j: j12
													},
													message: "must NOT have duplicate items (items ## " + j12 + " and " + i25 + " are identical)"
												};
												if (vErrors === null) vErrors = [err159];
												else vErrors.push(err159);
												errors++;
												break;
											}
											indices12[item12] = i25;
										}
									}
								} else {
									const err160 = {
										instancePath: instancePath + "/idealista/choice/operations",
										schemaPath: "#/properties/idealista/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err160];
									else vErrors.push(err160);
									errors++;
								}
							}
							if (data68.types !== void 0) {
								let data72 = data68.types;
								if (Array.isArray(data72)) {
									if (data72.length > 9) {
										const err161 = {
											instancePath: instancePath + "/idealista/choice/types",
											schemaPath: "#/properties/idealista/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err161];
										else vErrors.push(err161);
										errors++;
									}
									const len13 = data72.length;
									for (let i26 = 0; i26 < len13; i26++) {
										let data73 = data72[i26];
										if (typeof data73 !== "string") {
											const err162 = {
												instancePath: instancePath + "/idealista/choice/types/" + i26,
												schemaPath: "#/properties/idealista/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err162];
											else vErrors.push(err162);
											errors++;
										}
										if (!(data73 === "vivienda" || data73 === "oficina" || data73 === "local" || data73 === "terreno" || data73 === "parking" || data73 === "edificio" || data73 === "nave" || data73 === "trastero" || data73 === "hotel")) {
											const err163 = {
												instancePath: instancePath + "/idealista/choice/types/" + i26,
												schemaPath: "#/properties/idealista/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.idealista.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err163];
											else vErrors.push(err163);
											errors++;
										}
									}
									let i27 = data72.length;
									let j13;
									if (i27 > 1) {
										const indices13 = {};
										for (; i27--;) {
											let item13 = data72[i27];
											if (typeof item13 !== "string") continue;
											if (typeof indices13[item13] == "number") {
												j13 = indices13[item13];
												const err164 = {
													instancePath: instancePath + "/idealista/choice/types",
													schemaPath: "#/properties/idealista/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i27,
														j: j13
													},
													message: "must NOT have duplicate items (items ## " + j13 + " and " + i27 + " are identical)"
												};
												if (vErrors === null) vErrors = [err164];
												else vErrors.push(err164);
												errors++;
												break;
											}
											indices13[item13] = i27;
										}
									}
								} else {
									const err165 = {
										instancePath: instancePath + "/idealista/choice/types",
										schemaPath: "#/properties/idealista/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err165];
									else vErrors.push(err165);
									errors++;
								}
							}
							if (data68.agentIds !== void 0) {
								let data74 = data68.agentIds;
								if (Array.isArray(data74)) {
									if (data74.length > 100) {
										const err166 = {
											instancePath: instancePath + "/idealista/choice/agentIds",
											schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err166];
										else vErrors.push(err166);
										errors++;
									}
									const len14 = data74.length;
									for (let i28 = 0; i28 < len14; i28++) {
										let data75 = data74[i28];
										if (typeof data75 === "string") {
											if (!formats0.test(data75)) {
												const err167 = {
													instancePath: instancePath + "/idealista/choice/agentIds/" + i28,
													schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err167];
												else vErrors.push(err167);
												errors++;
											}
										} else {
											const err168 = {
												instancePath: instancePath + "/idealista/choice/agentIds/" + i28,
												schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err168];
											else vErrors.push(err168);
											errors++;
										}
									}
									let i29 = data74.length;
									let j14;
									if (i29 > 1) {
										const indices14 = {};
										for (; i29--;) {
											let item14 = data74[i29];
											if (typeof item14 !== "string") continue;
											if (typeof indices14[item14] == "number") {
												j14 = indices14[item14];
												const err169 = {
													instancePath: instancePath + "/idealista/choice/agentIds",
													schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i29,
														j: j14
													},
													message: "must NOT have duplicate items (items ## " + j14 + " and " + i29 + " are identical)"
												};
												if (vErrors === null) vErrors = [err169];
												else vErrors.push(err169);
												errors++;
												break;
											}
											indices14[item14] = i29;
										}
									}
								} else {
									const err170 = {
										instancePath: instancePath + "/idealista/choice/agentIds",
										schemaPath: "#/properties/idealista/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err170];
									else vErrors.push(err170);
									errors++;
								}
							}
							if (data68.onlyExclusive !== void 0) {
								if (typeof data68.onlyExclusive !== "boolean") {
									const err171 = {
										instancePath: instancePath + "/idealista/choice/onlyExclusive",
										schemaPath: "#/properties/idealista/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err171];
									else vErrors.push(err171);
									errors++;
								}
							}
							if (data68.keepReserved !== void 0) {
								if (typeof data68.keepReserved !== "boolean") {
									const err172 = {
										instancePath: instancePath + "/idealista/choice/keepReserved",
										schemaPath: "#/properties/idealista/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err172];
									else vErrors.push(err172);
									errors++;
								}
							}
							if (data68.minQuality !== void 0) {
								let data78 = data68.minQuality;
								if (!(typeof data78 == "number" && !(data78 % 1) && !isNaN(data78))) {
									const err173 = {
										instancePath: instancePath + "/idealista/choice/minQuality",
										schemaPath: "#/properties/idealista/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err173];
									else vErrors.push(err173);
									errors++;
								}
								if (typeof data78 == "number") {
									if (data78 > 100 || isNaN(data78)) {
										const err174 = {
											instancePath: instancePath + "/idealista/choice/minQuality",
											schemaPath: "#/properties/idealista/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err174];
										else vErrors.push(err174);
										errors++;
									}
									if (data78 < 0 || isNaN(data78)) {
										const err175 = {
											instancePath: instancePath + "/idealista/choice/minQuality",
											schemaPath: "#/properties/idealista/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err175];
										else vErrors.push(err175);
										errors++;
									}
								}
							}
						} else {
							const err176 = {
								instancePath: instancePath + "/idealista/choice",
								schemaPath: "#/properties/idealista/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err176];
							else vErrors.push(err176);
							errors++;
						}
					}
					if (data64.content !== void 0) {
						let data79 = data64.content;
						if (data79 && typeof data79 == "object" && !Array.isArray(data79)) {
							for (const key14 in data79) if (!(key14 === "languages" || key14 === "imageMax" || key14 === "contact")) {
								const err177 = {
									instancePath: instancePath + "/idealista/content",
									schemaPath: "#/properties/idealista/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key14 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err177];
								else vErrors.push(err177);
								errors++;
							}
							if (data79.languages !== void 0) {
								let data80 = data79.languages;
								if (Array.isArray(data80)) {
									if (data80.length > 26) {
										const err178 = {
											instancePath: instancePath + "/idealista/content/languages",
											schemaPath: "#/properties/idealista/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err178];
										else vErrors.push(err178);
										errors++;
									}
									const len15 = data80.length;
									for (let i30 = 0; i30 < len15; i30++) {
										let data81 = data80[i30];
										if (typeof data81 !== "string") {
											const err179 = {
												instancePath: instancePath + "/idealista/content/languages/" + i30,
												schemaPath: "#/properties/idealista/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err179];
											else vErrors.push(err179);
											errors++;
										}
										if (!(data81 === "es" || data81 === "en" || data81 === "ca" || data81 === "de" || data81 === "fr" || data81 === "it" || data81 === "pt" || data81 === "nl" || data81 === "sv" || data81 === "da" || data81 === "fi" || data81 === "pl" || data81 === "ru" || data81 === "bg" || data81 === "hr" || data81 === "cs" || data81 === "et" || data81 === "el" || data81 === "hu" || data81 === "ga" || data81 === "lv" || data81 === "lt" || data81 === "mt" || data81 === "ro" || data81 === "sk" || data81 === "sl")) {
											const err180 = {
												instancePath: instancePath + "/idealista/content/languages/" + i30,
												schemaPath: "#/properties/idealista/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.idealista.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err180];
											else vErrors.push(err180);
											errors++;
										}
									}
									let i31 = data80.length;
									let j15;
									if (i31 > 1) {
										const indices15 = {};
										for (; i31--;) {
											let item15 = data80[i31];
											if (typeof item15 !== "string") continue;
											if (typeof indices15[item15] == "number") {
												j15 = indices15[item15];
												const err181 = {
													instancePath: instancePath + "/idealista/content/languages",
													schemaPath: "#/properties/idealista/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i31,
														j: j15
													},
													message: "must NOT have duplicate items (items ## " + j15 + " and " + i31 + " are identical)"
												};
												if (vErrors === null) vErrors = [err181];
												else vErrors.push(err181);
												errors++;
												break;
											}
											indices15[item15] = i31;
										}
									}
								} else {
									const err182 = {
										instancePath: instancePath + "/idealista/content/languages",
										schemaPath: "#/properties/idealista/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err182];
									else vErrors.push(err182);
									errors++;
								}
							}
							if (data79.imageMax !== void 0) {
								let data82 = data79.imageMax;
								if (!(typeof data82 == "number" && !(data82 % 1) && !isNaN(data82))) {
									const err183 = {
										instancePath: instancePath + "/idealista/content/imageMax",
										schemaPath: "#/properties/idealista/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err183];
									else vErrors.push(err183);
									errors++;
								}
								if (typeof data82 == "number") {
									if (data82 > 50 || isNaN(data82)) {
										const err184 = {
											instancePath: instancePath + "/idealista/content/imageMax",
											schemaPath: "#/properties/idealista/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err184];
										else vErrors.push(err184);
										errors++;
									}
									if (data82 < 1 || isNaN(data82)) {
										const err185 = {
											instancePath: instancePath + "/idealista/content/imageMax",
											schemaPath: "#/properties/idealista/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err185];
										else vErrors.push(err185);
										errors++;
									}
								}
							}
							if (data79.contact !== void 0) {
								let data83 = data79.contact;
								if (typeof data83 !== "string") {
									const err186 = {
										instancePath: instancePath + "/idealista/content/contact",
										schemaPath: "#/properties/idealista/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err186];
									else vErrors.push(err186);
									errors++;
								}
								if (!(data83 === "agency" || data83 === "agent")) {
									const err187 = {
										instancePath: instancePath + "/idealista/content/contact",
										schemaPath: "#/properties/idealista/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.idealista.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err187];
									else vErrors.push(err187);
									errors++;
								}
							}
						} else {
							const err188 = {
								instancePath: instancePath + "/idealista/content",
								schemaPath: "#/properties/idealista/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err188];
							else vErrors.push(err188);
							errors++;
						}
					}
				} else {
					const err189 = {
						instancePath: instancePath + "/idealista",
						schemaPath: "#/properties/idealista/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err189];
					else vErrors.push(err189);
					errors++;
				}
			}
			if (data.fotocasa !== void 0) {
				let data84 = data.fotocasa;
				if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
					for (const key15 in data84) if (!(key15 === "publications" || key15 === "choice" || key15 === "content")) {
						const err190 = {
							instancePath: instancePath + "/fotocasa",
							schemaPath: "#/properties/fotocasa/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key15 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err190];
						else vErrors.push(err190);
						errors++;
					}
					if (data84.publications !== void 0) {
						let data85 = data84.publications;
						if (Array.isArray(data85)) {
							if (data85.length > 5) {
								const err191 = {
									instancePath: instancePath + "/fotocasa/publications",
									schemaPath: "#/properties/fotocasa/properties/publications/maxItems",
									keyword: "maxItems",
									params: { limit: 5 },
									message: "must NOT have more than 5 items"
								};
								if (vErrors === null) vErrors = [err191];
								else vErrors.push(err191);
								errors++;
							}
							const len16 = data85.length;
							for (let i32 = 0; i32 < len16; i32++) {
								let data86 = data85[i32];
								if (typeof data86 !== "string") {
									const err192 = {
										instancePath: instancePath + "/fotocasa/publications/" + i32,
										schemaPath: "#/properties/fotocasa/properties/publications/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err192];
									else vErrors.push(err192);
									errors++;
								}
								if (!(data86 === "pisos" || data86 === "spainhouses" || data86 === "kyero" || data86 === "thinkspain" || data86 === "listglobally")) {
									const err193 = {
										instancePath: instancePath + "/fotocasa/publications/" + i32,
										schemaPath: "#/properties/fotocasa/properties/publications/items/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.fotocasa.properties.publications.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err193];
									else vErrors.push(err193);
									errors++;
								}
							}
							let i33 = data85.length;
							let j16;
							if (i33 > 1) {
								const indices16 = {};
								for (; i33--;) {
									let item16 = data85[i33];
									if (typeof item16 !== "string") continue;
									if (typeof indices16[item16] == "number") {
										j16 = indices16[item16];
										const err194 = {
											instancePath: instancePath + "/fotocasa/publications",
											schemaPath: "#/properties/fotocasa/properties/publications/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i33,
												j: j16
											},
											message: "must NOT have duplicate items (items ## " + j16 + " and " + i33 + " are identical)"
										};
										if (vErrors === null) vErrors = [err194];
										else vErrors.push(err194);
										errors++;
										break;
									}
									indices16[item16] = i33;
								}
							}
						} else {
							const err195 = {
								instancePath: instancePath + "/fotocasa/publications",
								schemaPath: "#/properties/fotocasa/properties/publications/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err195];
							else vErrors.push(err195);
							errors++;
						}
					}
					if (data84.choice !== void 0) {
						let data87 = data84.choice;
						if (data87 && typeof data87 == "object" && !Array.isArray(data87)) {
							for (const key16 in data87) if (!(key16 === "mode" || key16 === "operations" || key16 === "types" || key16 === "agentIds" || key16 === "onlyExclusive" || key16 === "keepReserved" || key16 === "minQuality")) {
								const err196 = {
									instancePath: instancePath + "/fotocasa/choice",
									schemaPath: "#/properties/fotocasa/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key16 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err196];
								else vErrors.push(err196);
								errors++;
							}
							if (data87.mode !== void 0) {
								let data88 = data87.mode;
								if (typeof data88 !== "string") {
									const err197 = {
										instancePath: instancePath + "/fotocasa/choice/mode",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err197];
									else vErrors.push(err197);
									errors++;
								}
								if (!(data88 === "all" || data88 === "chosen")) {
									const err198 = {
										instancePath: instancePath + "/fotocasa/choice/mode",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.fotocasa.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err198];
									else vErrors.push(err198);
									errors++;
								}
							}
							if (data87.operations !== void 0) {
								let data89 = data87.operations;
								if (Array.isArray(data89)) {
									if (data89.length > 7) {
										const err199 = {
											instancePath: instancePath + "/fotocasa/choice/operations",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err199];
										else vErrors.push(err199);
										errors++;
									}
									const len17 = data89.length;
									for (let i34 = 0; i34 < len17; i34++) {
										let data90 = data89[i34];
										if (typeof data90 !== "string") {
											const err200 = {
												instancePath: instancePath + "/fotocasa/choice/operations/" + i34,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err200];
											else vErrors.push(err200);
											errors++;
										}
										if (!(data90 === "V" || data90 === "A" || data90 === "TDA" || data90 === "ON" || data90 === "NP" || data90 === "T" || data90 === "VOT")) {
											const err201 = {
												instancePath: instancePath + "/fotocasa/choice/operations/" + i34,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.fotocasa.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err201];
											else vErrors.push(err201);
											errors++;
										}
									}
									let i35 = data89.length;
									let j17;
									if (i35 > 1) {
										const indices17 = {};
										for (; i35--;) {
											let item17 = data89[i35];
											if (typeof item17 !== "string") continue;
											if (typeof indices17[item17] == "number") {
												j17 = indices17[item17];
												const err202 = {
													instancePath: instancePath + "/fotocasa/choice/operations",
													schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i35,
														j: j17
													},
													message: "must NOT have duplicate items (items ## " + j17 + " and " + i35 + " are identical)"
												};
												if (vErrors === null) vErrors = [err202];
												else vErrors.push(err202);
												errors++;
												break;
											}
											indices17[item17] = i35;
										}
									}
								} else {
									const err203 = {
										instancePath: instancePath + "/fotocasa/choice/operations",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err203];
									else vErrors.push(err203);
									errors++;
								}
							}
							if (data87.types !== void 0) {
								let data91 = data87.types;
								if (Array.isArray(data91)) {
									if (data91.length > 9) {
										const err204 = {
											instancePath: instancePath + "/fotocasa/choice/types",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err204];
										else vErrors.push(err204);
										errors++;
									}
									const len18 = data91.length;
									for (let i36 = 0; i36 < len18; i36++) {
										let data92 = data91[i36];
										if (typeof data92 !== "string") {
											const err205 = {
												instancePath: instancePath + "/fotocasa/choice/types/" + i36,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err205];
											else vErrors.push(err205);
											errors++;
										}
										if (!(data92 === "vivienda" || data92 === "oficina" || data92 === "local" || data92 === "terreno" || data92 === "parking" || data92 === "edificio" || data92 === "nave" || data92 === "trastero" || data92 === "hotel")) {
											const err206 = {
												instancePath: instancePath + "/fotocasa/choice/types/" + i36,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.fotocasa.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err206];
											else vErrors.push(err206);
											errors++;
										}
									}
									let i37 = data91.length;
									let j18;
									if (i37 > 1) {
										const indices18 = {};
										for (; i37--;) {
											let item18 = data91[i37];
											if (typeof item18 !== "string") continue;
											if (typeof indices18[item18] == "number") {
												j18 = indices18[item18];
												const err207 = {
													instancePath: instancePath + "/fotocasa/choice/types",
													schemaPath: "#/properties/fotocasa/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i37,
														j: j18
													},
													message: "must NOT have duplicate items (items ## " + j18 + " and " + i37 + " are identical)"
												};
												if (vErrors === null) vErrors = [err207];
												else vErrors.push(err207);
												errors++;
												break;
											}
											indices18[item18] = i37;
										}
									}
								} else {
									const err208 = {
										instancePath: instancePath + "/fotocasa/choice/types",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err208];
									else vErrors.push(err208);
									errors++;
								}
							}
							if (data87.agentIds !== void 0) {
								let data93 = data87.agentIds;
								if (Array.isArray(data93)) {
									if (data93.length > 100) {
										const err209 = {
											instancePath: instancePath + "/fotocasa/choice/agentIds",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err209];
										else vErrors.push(err209);
										errors++;
									}
									const len19 = data93.length;
									for (let i38 = 0; i38 < len19; i38++) {
										let data94 = data93[i38];
										if (typeof data94 === "string") {
											if (!formats0.test(data94)) {
												const err210 = {
													instancePath: instancePath + "/fotocasa/choice/agentIds/" + i38,
													schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err210];
												else vErrors.push(err210);
												errors++;
											}
										} else {
											const err211 = {
												instancePath: instancePath + "/fotocasa/choice/agentIds/" + i38,
												schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err211];
											else vErrors.push(err211);
											errors++;
										}
									}
									let i39 = data93.length;
									let j19;
									if (i39 > 1) {
										const indices19 = {};
										for (; i39--;) {
											let item19 = data93[i39];
											if (typeof item19 !== "string") continue;
											if (typeof indices19[item19] == "number") {
												j19 = indices19[item19];
												const err212 = {
													instancePath: instancePath + "/fotocasa/choice/agentIds",
													schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i39,
														j: j19
													},
													message: "must NOT have duplicate items (items ## " + j19 + " and " + i39 + " are identical)"
												};
												if (vErrors === null) vErrors = [err212];
												else vErrors.push(err212);
												errors++;
												break;
											}
											indices19[item19] = i39;
										}
									}
								} else {
									const err213 = {
										instancePath: instancePath + "/fotocasa/choice/agentIds",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err213];
									else vErrors.push(err213);
									errors++;
								}
							}
							if (data87.onlyExclusive !== void 0) {
								if (typeof data87.onlyExclusive !== "boolean") {
									const err214 = {
										instancePath: instancePath + "/fotocasa/choice/onlyExclusive",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err214];
									else vErrors.push(err214);
									errors++;
								}
							}
							if (data87.keepReserved !== void 0) {
								if (typeof data87.keepReserved !== "boolean") {
									const err215 = {
										instancePath: instancePath + "/fotocasa/choice/keepReserved",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err215];
									else vErrors.push(err215);
									errors++;
								}
							}
							if (data87.minQuality !== void 0) {
								let data97 = data87.minQuality;
								if (!(typeof data97 == "number" && !(data97 % 1) && !isNaN(data97))) {
									const err216 = {
										instancePath: instancePath + "/fotocasa/choice/minQuality",
										schemaPath: "#/properties/fotocasa/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err216];
									else vErrors.push(err216);
									errors++;
								}
								if (typeof data97 == "number") {
									if (data97 > 100 || isNaN(data97)) {
										const err217 = {
											instancePath: instancePath + "/fotocasa/choice/minQuality",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err217];
										else vErrors.push(err217);
										errors++;
									}
									if (data97 < 0 || isNaN(data97)) {
										const err218 = {
											instancePath: instancePath + "/fotocasa/choice/minQuality",
											schemaPath: "#/properties/fotocasa/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err218];
										else vErrors.push(err218);
										errors++;
									}
								}
							}
						} else {
							const err219 = {
								instancePath: instancePath + "/fotocasa/choice",
								schemaPath: "#/properties/fotocasa/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err219];
							else vErrors.push(err219);
							errors++;
						}
					}
					if (data84.content !== void 0) {
						let data98 = data84.content;
						if (data98 && typeof data98 == "object" && !Array.isArray(data98)) {
							for (const key17 in data98) if (!(key17 === "languages" || key17 === "imageMax" || key17 === "contact")) {
								const err220 = {
									instancePath: instancePath + "/fotocasa/content",
									schemaPath: "#/properties/fotocasa/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key17 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err220];
								else vErrors.push(err220);
								errors++;
							}
							if (data98.languages !== void 0) {
								let data99 = data98.languages;
								if (Array.isArray(data99)) {
									if (data99.length > 26) {
										const err221 = {
											instancePath: instancePath + "/fotocasa/content/languages",
											schemaPath: "#/properties/fotocasa/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err221];
										else vErrors.push(err221);
										errors++;
									}
									const len20 = data99.length;
									for (let i40 = 0; i40 < len20; i40++) {
										let data100 = data99[i40];
										if (typeof data100 !== "string") {
											const err222 = {
												instancePath: instancePath + "/fotocasa/content/languages/" + i40,
												schemaPath: "#/properties/fotocasa/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err222];
											else vErrors.push(err222);
											errors++;
										}
										if (!(data100 === "es" || data100 === "en" || data100 === "ca" || data100 === "de" || data100 === "fr" || data100 === "it" || data100 === "pt" || data100 === "nl" || data100 === "sv" || data100 === "da" || data100 === "fi" || data100 === "pl" || data100 === "ru" || data100 === "bg" || data100 === "hr" || data100 === "cs" || data100 === "et" || data100 === "el" || data100 === "hu" || data100 === "ga" || data100 === "lv" || data100 === "lt" || data100 === "mt" || data100 === "ro" || data100 === "sk" || data100 === "sl")) {
											const err223 = {
												instancePath: instancePath + "/fotocasa/content/languages/" + i40,
												schemaPath: "#/properties/fotocasa/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.fotocasa.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err223];
											else vErrors.push(err223);
											errors++;
										}
									}
									let i41 = data99.length;
									let j20;
									if (i41 > 1) {
										const indices20 = {};
										for (; i41--;) {
											let item20 = data99[i41];
											if (typeof item20 !== "string") continue;
											if (typeof indices20[item20] == "number") {
												j20 = indices20[item20];
												const err224 = {
													instancePath: instancePath + "/fotocasa/content/languages",
													schemaPath: "#/properties/fotocasa/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i41,
														j: j20
													},
													message: "must NOT have duplicate items (items ## " + j20 + " and " + i41 + " are identical)"
												};
												if (vErrors === null) vErrors = [err224];
												else vErrors.push(err224);
												errors++;
												break;
											}
											indices20[item20] = i41;
										}
									}
								} else {
									const err225 = {
										instancePath: instancePath + "/fotocasa/content/languages",
										schemaPath: "#/properties/fotocasa/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err225];
									else vErrors.push(err225);
									errors++;
								}
							}
							if (data98.imageMax !== void 0) {
								let data101 = data98.imageMax;
								if (!(typeof data101 == "number" && !(data101 % 1) && !isNaN(data101))) {
									const err226 = {
										instancePath: instancePath + "/fotocasa/content/imageMax",
										schemaPath: "#/properties/fotocasa/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err226];
									else vErrors.push(err226);
									errors++;
								}
								if (typeof data101 == "number") {
									if (data101 > 50 || isNaN(data101)) {
										const err227 = {
											instancePath: instancePath + "/fotocasa/content/imageMax",
											schemaPath: "#/properties/fotocasa/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err227];
										else vErrors.push(err227);
										errors++;
									}
									if (data101 < 1 || isNaN(data101)) {
										const err228 = {
											instancePath: instancePath + "/fotocasa/content/imageMax",
											schemaPath: "#/properties/fotocasa/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err228];
										else vErrors.push(err228);
										errors++;
									}
								}
							}
							if (data98.contact !== void 0) {
								let data102 = data98.contact;
								if (typeof data102 !== "string") {
									const err229 = {
										instancePath: instancePath + "/fotocasa/content/contact",
										schemaPath: "#/properties/fotocasa/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err229];
									else vErrors.push(err229);
									errors++;
								}
								if (!(data102 === "agency" || data102 === "agent")) {
									const err230 = {
										instancePath: instancePath + "/fotocasa/content/contact",
										schemaPath: "#/properties/fotocasa/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.fotocasa.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err230];
									else vErrors.push(err230);
									errors++;
								}
							}
						} else {
							const err231 = {
								instancePath: instancePath + "/fotocasa/content",
								schemaPath: "#/properties/fotocasa/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err231];
							else vErrors.push(err231);
							errors++;
						}
					}
				} else {
					const err232 = {
						instancePath: instancePath + "/fotocasa",
						schemaPath: "#/properties/fotocasa/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err232];
					else vErrors.push(err232);
					errors++;
				}
			}
			if (data.websiteSchema !== void 0) {
				let data103 = data.websiteSchema;
				if (data103 && typeof data103 == "object" && !Array.isArray(data103)) {
					for (const key18 in data103) if (!(key18 === "choice" || key18 === "content")) {
						const err233 = {
							instancePath: instancePath + "/websiteSchema",
							schemaPath: "#/properties/websiteSchema/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key18 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err233];
						else vErrors.push(err233);
						errors++;
					}
					if (data103.choice !== void 0) {
						let data104 = data103.choice;
						if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
							for (const key19 in data104) if (!(key19 === "mode" || key19 === "operations" || key19 === "types" || key19 === "agentIds" || key19 === "onlyExclusive" || key19 === "keepReserved" || key19 === "minQuality")) {
								const err234 = {
									instancePath: instancePath + "/websiteSchema/choice",
									schemaPath: "#/properties/websiteSchema/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key19 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err234];
								else vErrors.push(err234);
								errors++;
							}
							if (data104.mode !== void 0) {
								let data105 = data104.mode;
								if (typeof data105 !== "string") {
									const err235 = {
										instancePath: instancePath + "/websiteSchema/choice/mode",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err235];
									else vErrors.push(err235);
									errors++;
								}
								if (!(data105 === "all" || data105 === "chosen")) {
									const err236 = {
										instancePath: instancePath + "/websiteSchema/choice/mode",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteSchema.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err236];
									else vErrors.push(err236);
									errors++;
								}
							}
							if (data104.operations !== void 0) {
								let data106 = data104.operations;
								if (Array.isArray(data106)) {
									if (data106.length > 7) {
										const err237 = {
											instancePath: instancePath + "/websiteSchema/choice/operations",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err237];
										else vErrors.push(err237);
										errors++;
									}
									const len21 = data106.length;
									for (let i42 = 0; i42 < len21; i42++) {
										let data107 = data106[i42];
										if (typeof data107 !== "string") {
											const err238 = {
												instancePath: instancePath + "/websiteSchema/choice/operations/" + i42,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err238];
											else vErrors.push(err238);
											errors++;
										}
										if (!(data107 === "V" || data107 === "A" || data107 === "TDA" || data107 === "ON" || data107 === "NP" || data107 === "T" || data107 === "VOT")) {
											const err239 = {
												instancePath: instancePath + "/websiteSchema/choice/operations/" + i42,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteSchema.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err239];
											else vErrors.push(err239);
											errors++;
										}
									}
									let i43 = data106.length;
									let j21;
									if (i43 > 1) {
										const indices21 = {};
										for (; i43--;) {
											let item21 = data106[i43];
											if (typeof item21 !== "string") continue;
											if (typeof indices21[item21] == "number") {
												j21 = indices21[item21];
												const err240 = {
													instancePath: instancePath + "/websiteSchema/choice/operations",
													schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i43,
														j: j21
													},
													message: "must NOT have duplicate items (items ## " + j21 + " and " + i43 + " are identical)"
												};
												if (vErrors === null) vErrors = [err240];
												else vErrors.push(err240);
												errors++;
												break;
											}
											indices21[item21] = i43;
										}
									}
								} else {
									const err241 = {
										instancePath: instancePath + "/websiteSchema/choice/operations",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err241];
									else vErrors.push(err241);
									errors++;
								}
							}
							if (data104.types !== void 0) {
								let data108 = data104.types;
								if (Array.isArray(data108)) {
									if (data108.length > 9) {
										const err242 = {
											instancePath: instancePath + "/websiteSchema/choice/types",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err242];
										else vErrors.push(err242);
										errors++;
									}
									const len22 = data108.length;
									for (let i44 = 0; i44 < len22; i44++) {
										let data109 = data108[i44];
										if (typeof data109 !== "string") {
											const err243 = {
												instancePath: instancePath + "/websiteSchema/choice/types/" + i44,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err243];
											else vErrors.push(err243);
											errors++;
										}
										if (!(data109 === "vivienda" || data109 === "oficina" || data109 === "local" || data109 === "terreno" || data109 === "parking" || data109 === "edificio" || data109 === "nave" || data109 === "trastero" || data109 === "hotel")) {
											const err244 = {
												instancePath: instancePath + "/websiteSchema/choice/types/" + i44,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteSchema.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err244];
											else vErrors.push(err244);
											errors++;
										}
									}
									let i45 = data108.length;
									let j22;
									if (i45 > 1) {
										const indices22 = {};
										for (; i45--;) {
											let item22 = data108[i45];
											if (typeof item22 !== "string") continue;
											if (typeof indices22[item22] == "number") {
												j22 = indices22[item22];
												const err245 = {
													instancePath: instancePath + "/websiteSchema/choice/types",
													schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i45,
														j: j22
													},
													message: "must NOT have duplicate items (items ## " + j22 + " and " + i45 + " are identical)"
												};
												if (vErrors === null) vErrors = [err245];
												else vErrors.push(err245);
												errors++;
												break;
											}
											indices22[item22] = i45;
										}
									}
								} else {
									const err246 = {
										instancePath: instancePath + "/websiteSchema/choice/types",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err246];
									else vErrors.push(err246);
									errors++;
								}
							}
							if (data104.agentIds !== void 0) {
								let data110 = data104.agentIds;
								if (Array.isArray(data110)) {
									if (data110.length > 100) {
										const err247 = {
											instancePath: instancePath + "/websiteSchema/choice/agentIds",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err247];
										else vErrors.push(err247);
										errors++;
									}
									const len23 = data110.length;
									for (let i46 = 0; i46 < len23; i46++) {
										let data111 = data110[i46];
										if (typeof data111 === "string") {
											if (!formats0.test(data111)) {
												const err248 = {
													instancePath: instancePath + "/websiteSchema/choice/agentIds/" + i46,
													schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err248];
												else vErrors.push(err248);
												errors++;
											}
										} else {
											const err249 = {
												instancePath: instancePath + "/websiteSchema/choice/agentIds/" + i46,
												schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err249];
											else vErrors.push(err249);
											errors++;
										}
									}
									let i47 = data110.length;
									let j23;
									if (i47 > 1) {
										const indices23 = {};
										for (; i47--;) {
											let item23 = data110[i47];
											if (typeof item23 !== "string") continue;
											if (typeof indices23[item23] == "number") {
												j23 = indices23[item23];
												const err250 = {
													instancePath: instancePath + "/websiteSchema/choice/agentIds",
													schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i47,
														j: j23
													},
													message: "must NOT have duplicate items (items ## " + j23 + " and " + i47 + " are identical)"
												};
												if (vErrors === null) vErrors = [err250];
												else vErrors.push(err250);
												errors++;
												break;
											}
											indices23[item23] = i47;
										}
									}
								} else {
									const err251 = {
										instancePath: instancePath + "/websiteSchema/choice/agentIds",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err251];
									else vErrors.push(err251);
									errors++;
								}
							}
							if (data104.onlyExclusive !== void 0) {
								if (typeof data104.onlyExclusive !== "boolean") {
									const err252 = {
										instancePath: instancePath + "/websiteSchema/choice/onlyExclusive",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err252];
									else vErrors.push(err252);
									errors++;
								}
							}
							if (data104.keepReserved !== void 0) {
								if (typeof data104.keepReserved !== "boolean") {
									const err253 = {
										instancePath: instancePath + "/websiteSchema/choice/keepReserved",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err253];
									else vErrors.push(err253);
									errors++;
								}
							}
							if (data104.minQuality !== void 0) {
								let data114 = data104.minQuality;
								if (!(typeof data114 == "number" && !(data114 % 1) && !isNaN(data114))) {
									const err254 = {
										instancePath: instancePath + "/websiteSchema/choice/minQuality",
										schemaPath: "#/properties/websiteSchema/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err254];
									else vErrors.push(err254);
									errors++;
								}
								if (typeof data114 == "number") {
									if (data114 > 100 || isNaN(data114)) {
										const err255 = {
											instancePath: instancePath + "/websiteSchema/choice/minQuality",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err255];
										else vErrors.push(err255);
										errors++;
									}
									if (data114 < 0 || isNaN(data114)) {
										const err256 = {
											instancePath: instancePath + "/websiteSchema/choice/minQuality",
											schemaPath: "#/properties/websiteSchema/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err256];
										else vErrors.push(err256);
										errors++;
									}
								}
							}
						} else {
							const err257 = {
								instancePath: instancePath + "/websiteSchema/choice",
								schemaPath: "#/properties/websiteSchema/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err257];
							else vErrors.push(err257);
							errors++;
						}
					}
					if (data103.content !== void 0) {
						let data115 = data103.content;
						if (data115 && typeof data115 == "object" && !Array.isArray(data115)) {
							for (const key20 in data115) if (!(key20 === "languages" || key20 === "imageMax" || key20 === "contact")) {
								const err258 = {
									instancePath: instancePath + "/websiteSchema/content",
									schemaPath: "#/properties/websiteSchema/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key20 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err258];
								else vErrors.push(err258);
								errors++;
							}
							if (data115.languages !== void 0) {
								let data116 = data115.languages;
								if (Array.isArray(data116)) {
									if (data116.length > 26) {
										const err259 = {
											instancePath: instancePath + "/websiteSchema/content/languages",
											schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err259];
										else vErrors.push(err259);
										errors++;
									}
									const len24 = data116.length;
									for (let i48 = 0; i48 < len24; i48++) {
										let data117 = data116[i48];
										if (typeof data117 !== "string") {
											const err260 = {
												instancePath: instancePath + "/websiteSchema/content/languages/" + i48,
												schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err260];
											else vErrors.push(err260);
											errors++;
										}
										if (!(data117 === "es" || data117 === "en" || data117 === "ca" || data117 === "de" || data117 === "fr" || data117 === "it" || data117 === "pt" || data117 === "nl" || data117 === "sv" || data117 === "da" || data117 === "fi" || data117 === "pl" || data117 === "ru" || data117 === "bg" || data117 === "hr" || data117 === "cs" || data117 === "et" || data117 === "el" || data117 === "hu" || data117 === "ga" || data117 === "lv" || data117 === "lt" || data117 === "mt" || data117 === "ro" || data117 === "sk" || data117 === "sl")) {
											const err261 = {
												instancePath: instancePath + "/websiteSchema/content/languages/" + i48,
												schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.websiteSchema.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err261];
											else vErrors.push(err261);
											errors++;
										}
									}
									let i49 = data116.length;
									let j24;
									if (i49 > 1) {
										const indices24 = {};
										for (; i49--;) {
											let item24 = data116[i49];
											if (typeof item24 !== "string") continue;
											if (typeof indices24[item24] == "number") {
												j24 = indices24[item24];
												const err262 = {
													instancePath: instancePath + "/websiteSchema/content/languages",
													schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i49,
														j: j24
													},
													message: "must NOT have duplicate items (items ## " + j24 + " and " + i49 + " are identical)"
												};
												if (vErrors === null) vErrors = [err262];
												else vErrors.push(err262);
												errors++;
												break;
											}
											indices24[item24] = i49;
										}
									}
								} else {
									const err263 = {
										instancePath: instancePath + "/websiteSchema/content/languages",
										schemaPath: "#/properties/websiteSchema/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err263];
									else vErrors.push(err263);
									errors++;
								}
							}
							if (data115.imageMax !== void 0) {
								let data118 = data115.imageMax;
								if (!(typeof data118 == "number" && !(data118 % 1) && !isNaN(data118))) {
									const err264 = {
										instancePath: instancePath + "/websiteSchema/content/imageMax",
										schemaPath: "#/properties/websiteSchema/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err264];
									else vErrors.push(err264);
									errors++;
								}
								if (typeof data118 == "number") {
									if (data118 > 50 || isNaN(data118)) {
										const err265 = {
											instancePath: instancePath + "/websiteSchema/content/imageMax",
											schemaPath: "#/properties/websiteSchema/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err265];
										else vErrors.push(err265);
										errors++;
									}
									if (data118 < 1 || isNaN(data118)) {
										const err266 = {
											instancePath: instancePath + "/websiteSchema/content/imageMax",
											schemaPath: "#/properties/websiteSchema/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err266];
										else vErrors.push(err266);
										errors++;
									}
								}
							}
							if (data115.contact !== void 0) {
								let data119 = data115.contact;
								if (typeof data119 !== "string") {
									const err267 = {
										instancePath: instancePath + "/websiteSchema/content/contact",
										schemaPath: "#/properties/websiteSchema/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err267];
									else vErrors.push(err267);
									errors++;
								}
								if (!(data119 === "agency" || data119 === "agent")) {
									const err268 = {
										instancePath: instancePath + "/websiteSchema/content/contact",
										schemaPath: "#/properties/websiteSchema/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.websiteSchema.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err268];
									else vErrors.push(err268);
									errors++;
								}
							}
						} else {
							const err269 = {
								instancePath: instancePath + "/websiteSchema/content",
								schemaPath: "#/properties/websiteSchema/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err269];
							else vErrors.push(err269);
							errors++;
						}
					}
				} else {
					const err270 = {
						instancePath: instancePath + "/websiteSchema",
						schemaPath: "#/properties/websiteSchema/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err270];
					else vErrors.push(err270);
					errors++;
				}
			}
			if (data.meta !== void 0) {
				let data120 = data.meta;
				if (data120 && typeof data120 == "object" && !Array.isArray(data120)) {
					for (const key21 in data120) if (!(key21 === "choice" || key21 === "content")) {
						const err271 = {
							instancePath: instancePath + "/meta",
							schemaPath: "#/properties/meta/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key21 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err271];
						else vErrors.push(err271);
						errors++;
					}
					if (data120.choice !== void 0) {
						let data121 = data120.choice;
						if (data121 && typeof data121 == "object" && !Array.isArray(data121)) {
							for (const key22 in data121) if (!(key22 === "mode" || key22 === "operations" || key22 === "types" || key22 === "agentIds" || key22 === "onlyExclusive" || key22 === "keepReserved" || key22 === "minQuality")) {
								const err272 = {
									instancePath: instancePath + "/meta/choice",
									schemaPath: "#/properties/meta/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key22 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err272];
								else vErrors.push(err272);
								errors++;
							}
							if (data121.mode !== void 0) {
								let data122 = data121.mode;
								if (typeof data122 !== "string") {
									const err273 = {
										instancePath: instancePath + "/meta/choice/mode",
										schemaPath: "#/properties/meta/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err273];
									else vErrors.push(err273);
									errors++;
								}
								if (!(data122 === "all" || data122 === "chosen")) {
									const err274 = {
										instancePath: instancePath + "/meta/choice/mode",
										schemaPath: "#/properties/meta/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.meta.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err274];
									else vErrors.push(err274);
									errors++;
								}
							}
							if (data121.operations !== void 0) {
								let data123 = data121.operations;
								if (Array.isArray(data123)) {
									if (data123.length > 7) {
										const err275 = {
											instancePath: instancePath + "/meta/choice/operations",
											schemaPath: "#/properties/meta/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err275];
										else vErrors.push(err275);
										errors++;
									}
									const len25 = data123.length;
									for (let i50 = 0; i50 < len25; i50++) {
										let data124 = data123[i50];
										if (typeof data124 !== "string") {
											const err276 = {
												instancePath: instancePath + "/meta/choice/operations/" + i50,
												schemaPath: "#/properties/meta/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err276];
											else vErrors.push(err276);
											errors++;
										}
										if (!(data124 === "V" || data124 === "A" || data124 === "TDA" || data124 === "ON" || data124 === "NP" || data124 === "T" || data124 === "VOT")) {
											const err277 = {
												instancePath: instancePath + "/meta/choice/operations/" + i50,
												schemaPath: "#/properties/meta/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.meta.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err277];
											else vErrors.push(err277);
											errors++;
										}
									}
									let i51 = data123.length;
									let j25;
									if (i51 > 1) {
										const indices25 = {};
										for (; i51--;) {
											let item25 = data123[i51];
											if (typeof item25 !== "string") continue;
											if (typeof indices25[item25] == "number") {
												j25 = indices25[item25];
												const err278 = {
													instancePath: instancePath + "/meta/choice/operations",
													schemaPath: "#/properties/meta/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i51,
														j: j25
													},
													message: "must NOT have duplicate items (items ## " + j25 + " and " + i51 + " are identical)"
												};
												if (vErrors === null) vErrors = [err278];
												else vErrors.push(err278);
												errors++;
												break;
											}
											indices25[item25] = i51;
										}
									}
								} else {
									const err279 = {
										instancePath: instancePath + "/meta/choice/operations",
										schemaPath: "#/properties/meta/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err279];
									else vErrors.push(err279);
									errors++;
								}
							}
							if (data121.types !== void 0) {
								let data125 = data121.types;
								if (Array.isArray(data125)) {
									if (data125.length > 9) {
										const err280 = {
											instancePath: instancePath + "/meta/choice/types",
											schemaPath: "#/properties/meta/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err280];
										else vErrors.push(err280);
										errors++;
									}
									const len26 = data125.length;
									for (let i52 = 0; i52 < len26; i52++) {
										let data126 = data125[i52];
										if (typeof data126 !== "string") {
											const err281 = {
												instancePath: instancePath + "/meta/choice/types/" + i52,
												schemaPath: "#/properties/meta/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err281];
											else vErrors.push(err281);
											errors++;
										}
										if (!(data126 === "vivienda" || data126 === "oficina" || data126 === "local" || data126 === "terreno" || data126 === "parking" || data126 === "edificio" || data126 === "nave" || data126 === "trastero" || data126 === "hotel")) {
											const err282 = {
												instancePath: instancePath + "/meta/choice/types/" + i52,
												schemaPath: "#/properties/meta/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.meta.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err282];
											else vErrors.push(err282);
											errors++;
										}
									}
									let i53 = data125.length;
									let j26;
									if (i53 > 1) {
										const indices26 = {};
										for (; i53--;) {
											let item26 = data125[i53];
											if (typeof item26 !== "string") continue;
											if (typeof indices26[item26] == "number") {
												j26 = indices26[item26];
												const err283 = {
													instancePath: instancePath + "/meta/choice/types",
													schemaPath: "#/properties/meta/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i53,
														j: j26
													},
													message: "must NOT have duplicate items (items ## " + j26 + " and " + i53 + " are identical)"
												};
												if (vErrors === null) vErrors = [err283];
												else vErrors.push(err283);
												errors++;
												break;
											}
											indices26[item26] = i53;
										}
									}
								} else {
									const err284 = {
										instancePath: instancePath + "/meta/choice/types",
										schemaPath: "#/properties/meta/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err284];
									else vErrors.push(err284);
									errors++;
								}
							}
							if (data121.agentIds !== void 0) {
								let data127 = data121.agentIds;
								if (Array.isArray(data127)) {
									if (data127.length > 100) {
										const err285 = {
											instancePath: instancePath + "/meta/choice/agentIds",
											schemaPath: "#/properties/meta/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err285];
										else vErrors.push(err285);
										errors++;
									}
									const len27 = data127.length;
									for (let i54 = 0; i54 < len27; i54++) {
										let data128 = data127[i54];
										if (typeof data128 === "string") {
											if (!formats0.test(data128)) {
												const err286 = {
													instancePath: instancePath + "/meta/choice/agentIds/" + i54,
													schemaPath: "#/properties/meta/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err286];
												else vErrors.push(err286);
												errors++;
											}
										} else {
											const err287 = {
												instancePath: instancePath + "/meta/choice/agentIds/" + i54,
												schemaPath: "#/properties/meta/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err287];
											else vErrors.push(err287);
											errors++;
										}
									}
									let i55 = data127.length;
									let j27;
									if (i55 > 1) {
										const indices27 = {};
										for (; i55--;) {
											let item27 = data127[i55];
											if (typeof item27 !== "string") continue;
											if (typeof indices27[item27] == "number") {
												j27 = indices27[item27];
												const err288 = {
													instancePath: instancePath + "/meta/choice/agentIds",
													schemaPath: "#/properties/meta/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i55,
														j: j27
													},
													message: "must NOT have duplicate items (items ## " + j27 + " and " + i55 + " are identical)"
												};
												if (vErrors === null) vErrors = [err288];
												else vErrors.push(err288);
												errors++;
												break;
											}
											indices27[item27] = i55;
										}
									}
								} else {
									const err289 = {
										instancePath: instancePath + "/meta/choice/agentIds",
										schemaPath: "#/properties/meta/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err289];
									else vErrors.push(err289);
									errors++;
								}
							}
							if (data121.onlyExclusive !== void 0) {
								if (typeof data121.onlyExclusive !== "boolean") {
									const err290 = {
										instancePath: instancePath + "/meta/choice/onlyExclusive",
										schemaPath: "#/properties/meta/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err290];
									else vErrors.push(err290);
									errors++;
								}
							}
							if (data121.keepReserved !== void 0) {
								if (typeof data121.keepReserved !== "boolean") {
									const err291 = {
										instancePath: instancePath + "/meta/choice/keepReserved",
										schemaPath: "#/properties/meta/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err291];
									else vErrors.push(err291);
									errors++;
								}
							}
							if (data121.minQuality !== void 0) {
								let data131 = data121.minQuality;
								if (!(typeof data131 == "number" && !(data131 % 1) && !isNaN(data131))) {
									const err292 = {
										instancePath: instancePath + "/meta/choice/minQuality",
										schemaPath: "#/properties/meta/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err292];
									else vErrors.push(err292);
									errors++;
								}
								if (typeof data131 == "number") {
									if (data131 > 100 || isNaN(data131)) {
										const err293 = {
											instancePath: instancePath + "/meta/choice/minQuality",
											schemaPath: "#/properties/meta/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err293];
										else vErrors.push(err293);
										errors++;
									}
									if (data131 < 0 || isNaN(data131)) {
										const err294 = {
											instancePath: instancePath + "/meta/choice/minQuality",
											schemaPath: "#/properties/meta/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err294];
										else vErrors.push(err294);
										errors++;
									}
								}
							}
						} else {
							const err295 = {
								instancePath: instancePath + "/meta/choice",
								schemaPath: "#/properties/meta/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err295];
							else vErrors.push(err295);
							errors++;
						}
					}
					if (data120.content !== void 0) {
						let data132 = data120.content;
						if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
							for (const key23 in data132) if (!(key23 === "languages" || key23 === "imageMax" || key23 === "contact")) {
								const err296 = {
									instancePath: instancePath + "/meta/content",
									schemaPath: "#/properties/meta/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key23 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err296];
								else vErrors.push(err296);
								errors++;
							}
							if (data132.languages !== void 0) {
								let data133 = data132.languages;
								if (Array.isArray(data133)) {
									if (data133.length > 26) {
										const err297 = {
											instancePath: instancePath + "/meta/content/languages",
											schemaPath: "#/properties/meta/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err297];
										else vErrors.push(err297);
										errors++;
									}
									const len28 = data133.length;
									for (let i56 = 0; i56 < len28; i56++) {
										let data134 = data133[i56];
										if (typeof data134 !== "string") {
											const err298 = {
												instancePath: instancePath + "/meta/content/languages/" + i56,
												schemaPath: "#/properties/meta/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err298];
											else vErrors.push(err298);
											errors++;
										}
										if (!(data134 === "es" || data134 === "en" || data134 === "ca" || data134 === "de" || data134 === "fr" || data134 === "it" || data134 === "pt" || data134 === "nl" || data134 === "sv" || data134 === "da" || data134 === "fi" || data134 === "pl" || data134 === "ru" || data134 === "bg" || data134 === "hr" || data134 === "cs" || data134 === "et" || data134 === "el" || data134 === "hu" || data134 === "ga" || data134 === "lv" || data134 === "lt" || data134 === "mt" || data134 === "ro" || data134 === "sk" || data134 === "sl")) {
											const err299 = {
												instancePath: instancePath + "/meta/content/languages/" + i56,
												schemaPath: "#/properties/meta/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.meta.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err299];
											else vErrors.push(err299);
											errors++;
										}
									}
									let i57 = data133.length;
									let j28;
									if (i57 > 1) {
										const indices28 = {};
										for (; i57--;) {
											let item28 = data133[i57];
											if (typeof item28 !== "string") continue;
											if (typeof indices28[item28] == "number") {
												j28 = indices28[item28];
												const err300 = {
													instancePath: instancePath + "/meta/content/languages",
													schemaPath: "#/properties/meta/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i57,
														j: j28
													},
													message: "must NOT have duplicate items (items ## " + j28 + " and " + i57 + " are identical)"
												};
												if (vErrors === null) vErrors = [err300];
												else vErrors.push(err300);
												errors++;
												break;
											}
											indices28[item28] = i57;
										}
									}
								} else {
									const err301 = {
										instancePath: instancePath + "/meta/content/languages",
										schemaPath: "#/properties/meta/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err301];
									else vErrors.push(err301);
									errors++;
								}
							}
							if (data132.imageMax !== void 0) {
								let data135 = data132.imageMax;
								if (!(typeof data135 == "number" && !(data135 % 1) && !isNaN(data135))) {
									const err302 = {
										instancePath: instancePath + "/meta/content/imageMax",
										schemaPath: "#/properties/meta/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err302];
									else vErrors.push(err302);
									errors++;
								}
								if (typeof data135 == "number") {
									if (data135 > 50 || isNaN(data135)) {
										const err303 = {
											instancePath: instancePath + "/meta/content/imageMax",
											schemaPath: "#/properties/meta/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err303];
										else vErrors.push(err303);
										errors++;
									}
									if (data135 < 1 || isNaN(data135)) {
										const err304 = {
											instancePath: instancePath + "/meta/content/imageMax",
											schemaPath: "#/properties/meta/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err304];
										else vErrors.push(err304);
										errors++;
									}
								}
							}
							if (data132.contact !== void 0) {
								let data136 = data132.contact;
								if (typeof data136 !== "string") {
									const err305 = {
										instancePath: instancePath + "/meta/content/contact",
										schemaPath: "#/properties/meta/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err305];
									else vErrors.push(err305);
									errors++;
								}
								if (!(data136 === "agency" || data136 === "agent")) {
									const err306 = {
										instancePath: instancePath + "/meta/content/contact",
										schemaPath: "#/properties/meta/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.meta.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err306];
									else vErrors.push(err306);
									errors++;
								}
							}
						} else {
							const err307 = {
								instancePath: instancePath + "/meta/content",
								schemaPath: "#/properties/meta/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err307];
							else vErrors.push(err307);
							errors++;
						}
					}
				} else {
					const err308 = {
						instancePath: instancePath + "/meta",
						schemaPath: "#/properties/meta/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err308];
					else vErrors.push(err308);
					errors++;
				}
			}
			if (data.google !== void 0) {
				let data137 = data.google;
				if (data137 && typeof data137 == "object" && !Array.isArray(data137)) {
					for (const key24 in data137) if (!(key24 === "choice" || key24 === "content")) {
						const err309 = {
							instancePath: instancePath + "/google",
							schemaPath: "#/properties/google/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key24 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err309];
						else vErrors.push(err309);
						errors++;
					}
					if (data137.choice !== void 0) {
						let data138 = data137.choice;
						if (data138 && typeof data138 == "object" && !Array.isArray(data138)) {
							for (const key25 in data138) if (!(key25 === "mode" || key25 === "operations" || key25 === "types" || key25 === "agentIds" || key25 === "onlyExclusive" || key25 === "keepReserved" || key25 === "minQuality")) {
								const err310 = {
									instancePath: instancePath + "/google/choice",
									schemaPath: "#/properties/google/properties/choice/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key25 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err310];
								else vErrors.push(err310);
								errors++;
							}
							if (data138.mode !== void 0) {
								let data139 = data138.mode;
								if (typeof data139 !== "string") {
									const err311 = {
										instancePath: instancePath + "/google/choice/mode",
										schemaPath: "#/properties/google/properties/choice/properties/mode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err311];
									else vErrors.push(err311);
									errors++;
								}
								if (!(data139 === "all" || data139 === "chosen")) {
									const err312 = {
										instancePath: instancePath + "/google/choice/mode",
										schemaPath: "#/properties/google/properties/choice/properties/mode/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.google.properties.choice.properties.mode.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err312];
									else vErrors.push(err312);
									errors++;
								}
							}
							if (data138.operations !== void 0) {
								let data140 = data138.operations;
								if (Array.isArray(data140)) {
									if (data140.length > 7) {
										const err313 = {
											instancePath: instancePath + "/google/choice/operations",
											schemaPath: "#/properties/google/properties/choice/properties/operations/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err313];
										else vErrors.push(err313);
										errors++;
									}
									const len29 = data140.length;
									for (let i58 = 0; i58 < len29; i58++) {
										let data141 = data140[i58];
										if (typeof data141 !== "string") {
											const err314 = {
												instancePath: instancePath + "/google/choice/operations/" + i58,
												schemaPath: "#/properties/google/properties/choice/properties/operations/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err314];
											else vErrors.push(err314);
											errors++;
										}
										if (!(data141 === "V" || data141 === "A" || data141 === "TDA" || data141 === "ON" || data141 === "NP" || data141 === "T" || data141 === "VOT")) {
											const err315 = {
												instancePath: instancePath + "/google/choice/operations/" + i58,
												schemaPath: "#/properties/google/properties/choice/properties/operations/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.google.properties.choice.properties.operations.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err315];
											else vErrors.push(err315);
											errors++;
										}
									}
									let i59 = data140.length;
									let j29;
									if (i59 > 1) {
										const indices29 = {};
										for (; i59--;) {
											let item29 = data140[i59];
											if (typeof item29 !== "string") continue;
											if (typeof indices29[item29] == "number") {
												j29 = indices29[item29];
												const err316 = {
													instancePath: instancePath + "/google/choice/operations",
													schemaPath: "#/properties/google/properties/choice/properties/operations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i59,
														j: j29
													},
													message: "must NOT have duplicate items (items ## " + j29 + " and " + i59 + " are identical)"
												};
												if (vErrors === null) vErrors = [err316];
												else vErrors.push(err316);
												errors++;
												break;
											}
											indices29[item29] = i59;
										}
									}
								} else {
									const err317 = {
										instancePath: instancePath + "/google/choice/operations",
										schemaPath: "#/properties/google/properties/choice/properties/operations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err317];
									else vErrors.push(err317);
									errors++;
								}
							}
							if (data138.types !== void 0) {
								let data142 = data138.types;
								if (Array.isArray(data142)) {
									if (data142.length > 9) {
										const err318 = {
											instancePath: instancePath + "/google/choice/types",
											schemaPath: "#/properties/google/properties/choice/properties/types/maxItems",
											keyword: "maxItems",
											params: { limit: 9 },
											message: "must NOT have more than 9 items"
										};
										if (vErrors === null) vErrors = [err318];
										else vErrors.push(err318);
										errors++;
									}
									const len30 = data142.length;
									for (let i60 = 0; i60 < len30; i60++) {
										let data143 = data142[i60];
										if (typeof data143 !== "string") {
											const err319 = {
												instancePath: instancePath + "/google/choice/types/" + i60,
												schemaPath: "#/properties/google/properties/choice/properties/types/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err319];
											else vErrors.push(err319);
											errors++;
										}
										if (!(data143 === "vivienda" || data143 === "oficina" || data143 === "local" || data143 === "terreno" || data143 === "parking" || data143 === "edificio" || data143 === "nave" || data143 === "trastero" || data143 === "hotel")) {
											const err320 = {
												instancePath: instancePath + "/google/choice/types/" + i60,
												schemaPath: "#/properties/google/properties/choice/properties/types/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.google.properties.choice.properties.types.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err320];
											else vErrors.push(err320);
											errors++;
										}
									}
									let i61 = data142.length;
									let j30;
									if (i61 > 1) {
										const indices30 = {};
										for (; i61--;) {
											let item30 = data142[i61];
											if (typeof item30 !== "string") continue;
											if (typeof indices30[item30] == "number") {
												j30 = indices30[item30];
												const err321 = {
													instancePath: instancePath + "/google/choice/types",
													schemaPath: "#/properties/google/properties/choice/properties/types/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i61,
														j: j30
													},
													message: "must NOT have duplicate items (items ## " + j30 + " and " + i61 + " are identical)"
												};
												if (vErrors === null) vErrors = [err321];
												else vErrors.push(err321);
												errors++;
												break;
											}
											indices30[item30] = i61;
										}
									}
								} else {
									const err322 = {
										instancePath: instancePath + "/google/choice/types",
										schemaPath: "#/properties/google/properties/choice/properties/types/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err322];
									else vErrors.push(err322);
									errors++;
								}
							}
							if (data138.agentIds !== void 0) {
								let data144 = data138.agentIds;
								if (Array.isArray(data144)) {
									if (data144.length > 100) {
										const err323 = {
											instancePath: instancePath + "/google/choice/agentIds",
											schemaPath: "#/properties/google/properties/choice/properties/agentIds/maxItems",
											keyword: "maxItems",
											params: { limit: 100 },
											message: "must NOT have more than 100 items"
										};
										if (vErrors === null) vErrors = [err323];
										else vErrors.push(err323);
										errors++;
									}
									const len31 = data144.length;
									for (let i62 = 0; i62 < len31; i62++) {
										let data145 = data144[i62];
										if (typeof data145 === "string") {
											if (!formats0.test(data145)) {
												const err324 = {
													instancePath: instancePath + "/google/choice/agentIds/" + i62,
													schemaPath: "#/properties/google/properties/choice/properties/agentIds/items/format",
													keyword: "format",
													params: { format: "uuid" },
													message: "must match format \"uuid\""
												};
												if (vErrors === null) vErrors = [err324];
												else vErrors.push(err324);
												errors++;
											}
										} else {
											const err325 = {
												instancePath: instancePath + "/google/choice/agentIds/" + i62,
												schemaPath: "#/properties/google/properties/choice/properties/agentIds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err325];
											else vErrors.push(err325);
											errors++;
										}
									}
									let i63 = data144.length;
									let j31;
									if (i63 > 1) {
										const indices31 = {};
										for (; i63--;) {
											let item31 = data144[i63];
											if (typeof item31 !== "string") continue;
											if (typeof indices31[item31] == "number") {
												j31 = indices31[item31];
												const err326 = {
													instancePath: instancePath + "/google/choice/agentIds",
													schemaPath: "#/properties/google/properties/choice/properties/agentIds/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i63,
														j: j31
													},
													message: "must NOT have duplicate items (items ## " + j31 + " and " + i63 + " are identical)"
												};
												if (vErrors === null) vErrors = [err326];
												else vErrors.push(err326);
												errors++;
												break;
											}
											indices31[item31] = i63;
										}
									}
								} else {
									const err327 = {
										instancePath: instancePath + "/google/choice/agentIds",
										schemaPath: "#/properties/google/properties/choice/properties/agentIds/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err327];
									else vErrors.push(err327);
									errors++;
								}
							}
							if (data138.onlyExclusive !== void 0) {
								if (typeof data138.onlyExclusive !== "boolean") {
									const err328 = {
										instancePath: instancePath + "/google/choice/onlyExclusive",
										schemaPath: "#/properties/google/properties/choice/properties/onlyExclusive/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err328];
									else vErrors.push(err328);
									errors++;
								}
							}
							if (data138.keepReserved !== void 0) {
								if (typeof data138.keepReserved !== "boolean") {
									const err329 = {
										instancePath: instancePath + "/google/choice/keepReserved",
										schemaPath: "#/properties/google/properties/choice/properties/keepReserved/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err329];
									else vErrors.push(err329);
									errors++;
								}
							}
							if (data138.minQuality !== void 0) {
								let data148 = data138.minQuality;
								if (!(typeof data148 == "number" && !(data148 % 1) && !isNaN(data148))) {
									const err330 = {
										instancePath: instancePath + "/google/choice/minQuality",
										schemaPath: "#/properties/google/properties/choice/properties/minQuality/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err330];
									else vErrors.push(err330);
									errors++;
								}
								if (typeof data148 == "number") {
									if (data148 > 100 || isNaN(data148)) {
										const err331 = {
											instancePath: instancePath + "/google/choice/minQuality",
											schemaPath: "#/properties/google/properties/choice/properties/minQuality/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err331];
										else vErrors.push(err331);
										errors++;
									}
									if (data148 < 0 || isNaN(data148)) {
										const err332 = {
											instancePath: instancePath + "/google/choice/minQuality",
											schemaPath: "#/properties/google/properties/choice/properties/minQuality/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err332];
										else vErrors.push(err332);
										errors++;
									}
								}
							}
						} else {
							const err333 = {
								instancePath: instancePath + "/google/choice",
								schemaPath: "#/properties/google/properties/choice/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err333];
							else vErrors.push(err333);
							errors++;
						}
					}
					if (data137.content !== void 0) {
						let data149 = data137.content;
						if (data149 && typeof data149 == "object" && !Array.isArray(data149)) {
							for (const key26 in data149) if (!(key26 === "languages" || key26 === "imageMax" || key26 === "contact")) {
								const err334 = {
									instancePath: instancePath + "/google/content",
									schemaPath: "#/properties/google/properties/content/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key26 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err334];
								else vErrors.push(err334);
								errors++;
							}
							if (data149.languages !== void 0) {
								let data150 = data149.languages;
								if (Array.isArray(data150)) {
									if (data150.length > 26) {
										const err335 = {
											instancePath: instancePath + "/google/content/languages",
											schemaPath: "#/properties/google/properties/content/properties/languages/maxItems",
											keyword: "maxItems",
											params: { limit: 26 },
											message: "must NOT have more than 26 items"
										};
										if (vErrors === null) vErrors = [err335];
										else vErrors.push(err335);
										errors++;
									}
									const len32 = data150.length;
									for (let i64 = 0; i64 < len32; i64++) {
										let data151 = data150[i64];
										if (typeof data151 !== "string") {
											const err336 = {
												instancePath: instancePath + "/google/content/languages/" + i64,
												schemaPath: "#/properties/google/properties/content/properties/languages/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err336];
											else vErrors.push(err336);
											errors++;
										}
										if (!(data151 === "es" || data151 === "en" || data151 === "ca" || data151 === "de" || data151 === "fr" || data151 === "it" || data151 === "pt" || data151 === "nl" || data151 === "sv" || data151 === "da" || data151 === "fi" || data151 === "pl" || data151 === "ru" || data151 === "bg" || data151 === "hr" || data151 === "cs" || data151 === "et" || data151 === "el" || data151 === "hu" || data151 === "ga" || data151 === "lv" || data151 === "lt" || data151 === "mt" || data151 === "ro" || data151 === "sk" || data151 === "sl")) {
											const err337 = {
												instancePath: instancePath + "/google/content/languages/" + i64,
												schemaPath: "#/properties/google/properties/content/properties/languages/items/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.google.properties.content.properties.languages.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err337];
											else vErrors.push(err337);
											errors++;
										}
									}
									let i65 = data150.length;
									let j32;
									if (i65 > 1) {
										const indices32 = {};
										for (; i65--;) {
											let item32 = data150[i65];
											if (typeof item32 !== "string") continue;
											if (typeof indices32[item32] == "number") {
												j32 = indices32[item32];
												const err338 = {
													instancePath: instancePath + "/google/content/languages",
													schemaPath: "#/properties/google/properties/content/properties/languages/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i65,
														j: j32
													},
													message: "must NOT have duplicate items (items ## " + j32 + " and " + i65 + " are identical)"
												};
												if (vErrors === null) vErrors = [err338];
												else vErrors.push(err338);
												errors++;
												break;
											}
											indices32[item32] = i65;
										}
									}
								} else {
									const err339 = {
										instancePath: instancePath + "/google/content/languages",
										schemaPath: "#/properties/google/properties/content/properties/languages/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err339];
									else vErrors.push(err339);
									errors++;
								}
							}
							if (data149.imageMax !== void 0) {
								let data152 = data149.imageMax;
								if (!(typeof data152 == "number" && !(data152 % 1) && !isNaN(data152))) {
									const err340 = {
										instancePath: instancePath + "/google/content/imageMax",
										schemaPath: "#/properties/google/properties/content/properties/imageMax/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err340];
									else vErrors.push(err340);
									errors++;
								}
								if (typeof data152 == "number") {
									if (data152 > 50 || isNaN(data152)) {
										const err341 = {
											instancePath: instancePath + "/google/content/imageMax",
											schemaPath: "#/properties/google/properties/content/properties/imageMax/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 50
											},
											message: "must be <= 50"
										};
										if (vErrors === null) vErrors = [err341];
										else vErrors.push(err341);
										errors++;
									}
									if (data152 < 1 || isNaN(data152)) {
										const err342 = {
											instancePath: instancePath + "/google/content/imageMax",
											schemaPath: "#/properties/google/properties/content/properties/imageMax/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err342];
										else vErrors.push(err342);
										errors++;
									}
								}
							}
							if (data149.contact !== void 0) {
								let data153 = data149.contact;
								if (typeof data153 !== "string") {
									const err343 = {
										instancePath: instancePath + "/google/content/contact",
										schemaPath: "#/properties/google/properties/content/properties/contact/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err343];
									else vErrors.push(err343);
									errors++;
								}
								if (!(data153 === "agency" || data153 === "agent")) {
									const err344 = {
										instancePath: instancePath + "/google/content/contact",
										schemaPath: "#/properties/google/properties/content/properties/contact/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.google.properties.content.properties.contact.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err344];
									else vErrors.push(err344);
									errors++;
								}
							}
						} else {
							const err345 = {
								instancePath: instancePath + "/google/content",
								schemaPath: "#/properties/google/properties/content/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err345];
							else vErrors.push(err345);
							errors++;
						}
					}
				} else {
					const err346 = {
						instancePath: instancePath + "/google",
						schemaPath: "#/properties/google/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err346];
					else vErrors.push(err346);
					errors++;
				}
			}
			if (data.apiKey !== void 0) {
				let data154 = data.apiKey;
				if (typeof data154 === "string") {
					if (func2(data154) > 200) {
						const err347 = {
							instancePath: instancePath + "/apiKey",
							schemaPath: "#/properties/apiKey/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err347];
						else vErrors.push(err347);
						errors++;
					}
					if (func2(data154) < 8) {
						const err348 = {
							instancePath: instancePath + "/apiKey",
							schemaPath: "#/properties/apiKey/minLength",
							keyword: "minLength",
							params: { limit: 8 },
							message: "must NOT have fewer than 8 characters"
						};
						if (vErrors === null) vErrors = [err348];
						else vErrors.push(err348);
						errors++;
					}
					if (!pattern6.test(data154)) {
						const err349 = {
							instancePath: instancePath + "/apiKey",
							schemaPath: "#/properties/apiKey/pattern",
							keyword: "pattern",
							params: { pattern: "^[!-~]+$" },
							message: "must match pattern \"^[!-~]+$\""
						};
						if (vErrors === null) vErrors = [err349];
						else vErrors.push(err349);
						errors++;
					}
				} else {
					const err350 = {
						instancePath: instancePath + "/apiKey",
						schemaPath: "#/properties/apiKey/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err350];
					else vErrors.push(err350);
					errors++;
				}
			}
		} else {
			const err351 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err351];
			else vErrors.push(err351);
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
