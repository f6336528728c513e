import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_agency_AgencyPatch = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.AgencyPatch = validate20;
	const schema31 = {
		"$id": "AgencyPatch",
		"type": "object",
		"additionalProperties": false,
		"required": ["version"],
		"properties": {
			"version": {
				"type": "integer",
				"minimum": 1
			},
			"coverGone": { "type": "boolean" },
			"tradeName": {
				"type": "string",
				"minLength": 2,
				"maxLength": 120
			},
			"publicPage": { "type": "boolean" },
			"description": {
				"type": "object",
				"maxProperties": 30,
				"propertyNames": { "pattern": "^[a-z]{2}(-[A-Z]{2})?$" },
				"additionalProperties": {
					"type": "string",
					"maxLength": 4e3
				}
			},
			"publicPhone": {
				"type": "string",
				"maxLength": 25
			},
			"publicEmail": {
				"type": "string",
				"format": "email",
				"maxLength": 254
			},
			"website": {
				"type": "string",
				"format": "uri",
				"pattern": "^https?://",
				"maxLength": 255
			},
			"address": {
				"type": "string",
				"maxLength": 200
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
			"branches": {
				"type": "array",
				"maxItems": 30,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["name"],
					"properties": {
						"id": {
							"type": "string",
							"format": "uuid"
						},
						"name": {
							"type": "string",
							"minLength": 2,
							"maxLength": 80
						},
						"address": {
							"type": "string",
							"maxLength": 200
						},
						"postalCode": {
							"type": "string",
							"pattern": "^[0-9]{5}$"
						},
						"place": {
							"type": "string",
							"maxLength": 80
						},
						"phone": {
							"type": "string",
							"maxLength": 25
						},
						"email": {
							"type": "string",
							"format": "email",
							"maxLength": 254
						},
						"hours": {
							"type": "array",
							"maxItems": 7,
							"items": {
								"type": "object",
								"additionalProperties": false,
								"required": [
									"days",
									"from",
									"to"
								],
								"properties": {
									"days": {
										"type": "array",
										"minItems": 1,
										"maxItems": 7,
										"uniqueItems": true,
										"items": {
											"type": "string",
											"enum": [
												"MO",
												"TU",
												"WE",
												"TH",
												"FR",
												"SA",
												"SU"
											]
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
							}
						}
					}
				}
			},
			"registrations": {
				"type": "array",
				"maxItems": 10,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["kind", "number"],
					"properties": {
						"kind": {
							"type": "string",
							"enum": [
								"ROAIIB",
								"API",
								"ABSI",
								"OTHER"
							]
						},
						"name": {
							"type": "string",
							"maxLength": 80
						},
						"number": {
							"type": "string",
							"minLength": 1,
							"maxLength": 40
						},
						"validUntil": {
							"type": "string",
							"format": "date"
						}
					}
				}
			},
			"licences": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"roaiibNumber": {
						"type": "string",
						"maxLength": 40
					},
					"apiCollegeNumber": {
						"type": "string",
						"maxLength": 40
					},
					"insurer": {
						"type": "string",
						"maxLength": 120
					},
					"policy": {
						"type": "string",
						"maxLength": 60
					},
					"insuredUntil": {
						"type": "string",
						"format": "date"
					},
					"perClaim": {
						"type": "integer",
						"minimum": 0,
						"maximum": 99999999999
					},
					"perYear": {
						"type": "integer",
						"minimum": 0,
						"maximum": 99999999999
					},
					"guaranteeEntity": {
						"type": "string",
						"maxLength": 120
					},
					"guaranteeAmount": {
						"type": "integer",
						"minimum": 0,
						"maximum": 99999999999
					}
				}
			},
			"colors": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"primary": {
						"type": "string",
						"pattern": "^#[0-9a-fA-F]{6}$"
					},
					"accent": {
						"type": "string",
						"pattern": "^#[0-9a-fA-F]{6}$"
					}
				}
			},
			"refPattern": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"prefix": {
						"type": "string",
						"maxLength": 10,
						"pattern": "^[A-Za-z0-9 ./_-]*$"
					},
					"suffix": {
						"type": "string",
						"maxLength": 10,
						"pattern": "^[A-Za-z0-9 ./_-]*$"
					},
					"start": {
						"type": "integer",
						"minimum": 1,
						"maximum": 9999999
					},
					"padding": {
						"type": "integer",
						"minimum": 1,
						"maximum": 8
					}
				}
			},
			"defaults": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"language": {
						"type": "string",
						"enum": [
							"es",
							"en",
							"ca",
							"de"
						]
					},
					"contactMethods": {
						"type": "array",
						"maxItems": 4,
						"uniqueItems": true,
						"items": {
							"type": "string",
							"enum": [
								"EMAIL",
								"WHATSAPP",
								"PLATFORM",
								"PHONE"
							]
						}
					}
				}
			},
			"defaultCommissionPct": {
				"type": "number",
				"minimum": 0,
				"maximum": 100
			}
		}
	};
	const func1 = Object.prototype.hasOwnProperty;
	const func2 = require_ucs2length().default;
	const pattern4 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
	const pattern5 = new RegExp("^https?://", "u");
	const pattern6 = new RegExp("^[0-9]{5}$", "u");
	const pattern7 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
	const pattern9 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
	const pattern11 = new RegExp("^[A-Za-z0-9 ./_-]*$", "u");
	const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
	const formats2 = require_formats().fullFormats.uri;
	const formats4 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const formats8 = require_formats().fullFormats.date;
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
			if (data.coverGone !== void 0) {
				if (typeof data.coverGone !== "boolean") {
					const err4 = {
						instancePath: instancePath + "/coverGone",
						schemaPath: "#/properties/coverGone/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.tradeName !== void 0) {
				let data2 = data.tradeName;
				if (typeof data2 === "string") {
					if (func2(data2) > 120) {
						const err5 = {
							instancePath: instancePath + "/tradeName",
							schemaPath: "#/properties/tradeName/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (func2(data2) < 2) {
						const err6 = {
							instancePath: instancePath + "/tradeName",
							schemaPath: "#/properties/tradeName/minLength",
							keyword: "minLength",
							params: { limit: 2 },
							message: "must NOT have fewer than 2 characters"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/tradeName",
						schemaPath: "#/properties/tradeName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.publicPage !== void 0) {
				if (typeof data.publicPage !== "boolean") {
					const err8 = {
						instancePath: instancePath + "/publicPage",
						schemaPath: "#/properties/publicPage/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.description !== void 0) {
				let data4 = data.description;
				if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
					if (Object.keys(data4).length > 30) {
						const err9 = {
							instancePath: instancePath + "/description",
							schemaPath: "#/properties/description/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					for (const key1 in data4) {
						const _errs12 = errors;
						if (typeof key1 === "string") {
							if (!pattern4.test(key1)) {
								const err10 = {
									instancePath: instancePath + "/description",
									schemaPath: "#/properties/description/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key1
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						}
						if (!(_errs12 === errors)) {
							const err11 = {
								instancePath: instancePath + "/description",
								schemaPath: "#/properties/description/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key1 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
					for (const key2 in data4) {
						let data5 = data4[key2];
						if (typeof data5 === "string") {
							if (func2(data5) > 4e3) {
								const err12 = {
									instancePath: instancePath + "/description/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/description/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 4e3 },
									message: "must NOT have more than 4000 characters"
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
						} else {
							const err13 = {
								instancePath: instancePath + "/description/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/description/additionalProperties/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					}
				} else {
					const err14 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.publicPhone !== void 0) {
				let data6 = data.publicPhone;
				if (typeof data6 === "string") {
					if (func2(data6) > 25) {
						const err15 = {
							instancePath: instancePath + "/publicPhone",
							schemaPath: "#/properties/publicPhone/maxLength",
							keyword: "maxLength",
							params: { limit: 25 },
							message: "must NOT have more than 25 characters"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				} else {
					const err16 = {
						instancePath: instancePath + "/publicPhone",
						schemaPath: "#/properties/publicPhone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.publicEmail !== void 0) {
				let data7 = data.publicEmail;
				if (typeof data7 === "string") {
					if (func2(data7) > 254) {
						const err17 = {
							instancePath: instancePath + "/publicEmail",
							schemaPath: "#/properties/publicEmail/maxLength",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
					if (!formats0.test(data7)) {
						const err18 = {
							instancePath: instancePath + "/publicEmail",
							schemaPath: "#/properties/publicEmail/format",
							keyword: "format",
							params: { format: "email" },
							message: "must match format \"email\""
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				} else {
					const err19 = {
						instancePath: instancePath + "/publicEmail",
						schemaPath: "#/properties/publicEmail/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
			if (data.website !== void 0) {
				let data8 = data.website;
				if (typeof data8 === "string") {
					if (func2(data8) > 255) {
						const err20 = {
							instancePath: instancePath + "/website",
							schemaPath: "#/properties/website/maxLength",
							keyword: "maxLength",
							params: { limit: 255 },
							message: "must NOT have more than 255 characters"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					if (!pattern5.test(data8)) {
						const err21 = {
							instancePath: instancePath + "/website",
							schemaPath: "#/properties/website/pattern",
							keyword: "pattern",
							params: { pattern: "^https?://" },
							message: "must match pattern \"^https?://\""
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
					if (!formats2(data8)) {
						const err22 = {
							instancePath: instancePath + "/website",
							schemaPath: "#/properties/website/format",
							keyword: "format",
							params: { format: "uri" },
							message: "must match format \"uri\""
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				} else {
					const err23 = {
						instancePath: instancePath + "/website",
						schemaPath: "#/properties/website/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
			if (data.address !== void 0) {
				let data9 = data.address;
				if (typeof data9 === "string") {
					if (func2(data9) > 200) {
						const err24 = {
							instancePath: instancePath + "/address",
							schemaPath: "#/properties/address/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				} else {
					const err25 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/properties/address/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
			if (data.languages !== void 0) {
				let data10 = data.languages;
				if (Array.isArray(data10)) {
					if (data10.length > 26) {
						const err26 = {
							instancePath: instancePath + "/languages",
							schemaPath: "#/properties/languages/maxItems",
							keyword: "maxItems",
							params: { limit: 26 },
							message: "must NOT have more than 26 items"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
					const len0 = data10.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data11 = data10[i0];
						if (typeof data11 !== "string") {
							const err27 = {
								instancePath: instancePath + "/languages/" + i0,
								schemaPath: "#/properties/languages/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
						if (!(data11 === "es" || data11 === "en" || data11 === "ca" || data11 === "de" || data11 === "fr" || data11 === "it" || data11 === "pt" || data11 === "nl" || data11 === "sv" || data11 === "da" || data11 === "fi" || data11 === "pl" || data11 === "ru" || data11 === "bg" || data11 === "hr" || data11 === "cs" || data11 === "et" || data11 === "el" || data11 === "hu" || data11 === "ga" || data11 === "lv" || data11 === "lt" || data11 === "mt" || data11 === "ro" || data11 === "sk" || data11 === "sl")) {
							const err28 = {
								instancePath: instancePath + "/languages/" + i0,
								schemaPath: "#/properties/languages/items/enum",
								keyword: "enum",
								params: { allowedValues: schema31.properties.languages.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
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
								const err29 = {
									instancePath: instancePath + "/languages",
									schemaPath: "#/properties/languages/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err29];
								else vErrors.push(err29);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err30 = {
						instancePath: instancePath + "/languages",
						schemaPath: "#/properties/languages/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
			if (data.islands !== void 0) {
				let data12 = data.islands;
				if (Array.isArray(data12)) {
					if (data12.length > 4) {
						const err31 = {
							instancePath: instancePath + "/islands",
							schemaPath: "#/properties/islands/maxItems",
							keyword: "maxItems",
							params: { limit: 4 },
							message: "must NOT have more than 4 items"
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
					const len1 = data12.length;
					for (let i2 = 0; i2 < len1; i2++) {
						let data13 = data12[i2];
						if (typeof data13 !== "string") {
							const err32 = {
								instancePath: instancePath + "/islands/" + i2,
								schemaPath: "#/properties/islands/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
						if (!(data13 === "MALLORCA" || data13 === "MENORCA" || data13 === "IBIZA" || data13 === "FORMENTERA")) {
							const err33 = {
								instancePath: instancePath + "/islands/" + i2,
								schemaPath: "#/properties/islands/items/enum",
								keyword: "enum",
								params: { allowedValues: schema31.properties.islands.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
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
								const err34 = {
									instancePath: instancePath + "/islands",
									schemaPath: "#/properties/islands/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i3,
										j: j1
									},
									message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
								};
								if (vErrors === null) vErrors = [err34];
								else vErrors.push(err34);
								errors++;
								break;
							}
							indices1[item1] = i3;
						}
					}
				} else {
					const err35 = {
						instancePath: instancePath + "/islands",
						schemaPath: "#/properties/islands/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			}
			if (data.branches !== void 0) {
				let data14 = data.branches;
				if (Array.isArray(data14)) {
					if (data14.length > 30) {
						const err36 = {
							instancePath: instancePath + "/branches",
							schemaPath: "#/properties/branches/maxItems",
							keyword: "maxItems",
							params: { limit: 30 },
							message: "must NOT have more than 30 items"
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
					const len2 = data14.length;
					for (let i4 = 0; i4 < len2; i4++) {
						let data15 = data14[i4];
						if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
							if (data15.name === void 0) {
								const err37 = {
									instancePath: instancePath + "/branches/" + i4,
									schemaPath: "#/properties/branches/items/required",
									keyword: "required",
									params: { missingProperty: "name" },
									message: "must have required property 'name'"
								};
								if (vErrors === null) vErrors = [err37];
								else vErrors.push(err37);
								errors++;
							}
							for (const key3 in data15) if (!(key3 === "id" || key3 === "name" || key3 === "address" || key3 === "postalCode" || key3 === "place" || key3 === "phone" || key3 === "email" || key3 === "hours")) {
								const err38 = {
									instancePath: instancePath + "/branches/" + i4,
									schemaPath: "#/properties/branches/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key3 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err38];
								else vErrors.push(err38);
								errors++;
							}
							if (data15.id !== void 0) {
								let data16 = data15.id;
								if (typeof data16 === "string") {
									if (!formats4.test(data16)) {
										const err39 = {
											instancePath: instancePath + "/branches/" + i4 + "/id",
											schemaPath: "#/properties/branches/items/properties/id/format",
											keyword: "format",
											params: { format: "uuid" },
											message: "must match format \"uuid\""
										};
										if (vErrors === null) vErrors = [err39];
										else vErrors.push(err39);
										errors++;
									}
								} else {
									const err40 = {
										instancePath: instancePath + "/branches/" + i4 + "/id",
										schemaPath: "#/properties/branches/items/properties/id/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err40];
									else vErrors.push(err40);
									errors++;
								}
							}
							if (data15.name !== void 0) {
								let data17 = data15.name;
								if (typeof data17 === "string") {
									if (func2(data17) > 80) {
										const err41 = {
											instancePath: instancePath + "/branches/" + i4 + "/name",
											schemaPath: "#/properties/branches/items/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 80 },
											message: "must NOT have more than 80 characters"
										};
										if (vErrors === null) vErrors = [err41];
										else vErrors.push(err41);
										errors++;
									}
									if (func2(data17) < 2) {
										const err42 = {
											instancePath: instancePath + "/branches/" + i4 + "/name",
											schemaPath: "#/properties/branches/items/properties/name/minLength",
											keyword: "minLength",
											params: { limit: 2 },
											message: "must NOT have fewer than 2 characters"
										};
										if (vErrors === null) vErrors = [err42];
										else vErrors.push(err42);
										errors++;
									}
								} else {
									const err43 = {
										instancePath: instancePath + "/branches/" + i4 + "/name",
										schemaPath: "#/properties/branches/items/properties/name/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err43];
									else vErrors.push(err43);
									errors++;
								}
							}
							if (data15.address !== void 0) {
								let data18 = data15.address;
								if (typeof data18 === "string") {
									if (func2(data18) > 200) {
										const err44 = {
											instancePath: instancePath + "/branches/" + i4 + "/address",
											schemaPath: "#/properties/branches/items/properties/address/maxLength",
											keyword: "maxLength",
											params: { limit: 200 },
											message: "must NOT have more than 200 characters"
										};
										if (vErrors === null) vErrors = [err44];
										else vErrors.push(err44);
										errors++;
									}
								} else {
									const err45 = {
										instancePath: instancePath + "/branches/" + i4 + "/address",
										schemaPath: "#/properties/branches/items/properties/address/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err45];
									else vErrors.push(err45);
									errors++;
								}
							}
							if (data15.postalCode !== void 0) {
								let data19 = data15.postalCode;
								if (typeof data19 === "string") {
									if (!pattern6.test(data19)) {
										const err46 = {
											instancePath: instancePath + "/branches/" + i4 + "/postalCode",
											schemaPath: "#/properties/branches/items/properties/postalCode/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{5}$" },
											message: "must match pattern \"^[0-9]{5}$\""
										};
										if (vErrors === null) vErrors = [err46];
										else vErrors.push(err46);
										errors++;
									}
								} else {
									const err47 = {
										instancePath: instancePath + "/branches/" + i4 + "/postalCode",
										schemaPath: "#/properties/branches/items/properties/postalCode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err47];
									else vErrors.push(err47);
									errors++;
								}
							}
							if (data15.place !== void 0) {
								let data20 = data15.place;
								if (typeof data20 === "string") {
									if (func2(data20) > 80) {
										const err48 = {
											instancePath: instancePath + "/branches/" + i4 + "/place",
											schemaPath: "#/properties/branches/items/properties/place/maxLength",
											keyword: "maxLength",
											params: { limit: 80 },
											message: "must NOT have more than 80 characters"
										};
										if (vErrors === null) vErrors = [err48];
										else vErrors.push(err48);
										errors++;
									}
								} else {
									const err49 = {
										instancePath: instancePath + "/branches/" + i4 + "/place",
										schemaPath: "#/properties/branches/items/properties/place/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err49];
									else vErrors.push(err49);
									errors++;
								}
							}
							if (data15.phone !== void 0) {
								let data21 = data15.phone;
								if (typeof data21 === "string") {
									if (func2(data21) > 25) {
										const err50 = {
											instancePath: instancePath + "/branches/" + i4 + "/phone",
											schemaPath: "#/properties/branches/items/properties/phone/maxLength",
											keyword: "maxLength",
											params: { limit: 25 },
											message: "must NOT have more than 25 characters"
										};
										if (vErrors === null) vErrors = [err50];
										else vErrors.push(err50);
										errors++;
									}
								} else {
									const err51 = {
										instancePath: instancePath + "/branches/" + i4 + "/phone",
										schemaPath: "#/properties/branches/items/properties/phone/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err51];
									else vErrors.push(err51);
									errors++;
								}
							}
							if (data15.email !== void 0) {
								let data22 = data15.email;
								if (typeof data22 === "string") {
									if (func2(data22) > 254) {
										const err52 = {
											instancePath: instancePath + "/branches/" + i4 + "/email",
											schemaPath: "#/properties/branches/items/properties/email/maxLength",
											keyword: "maxLength",
											params: { limit: 254 },
											message: "must NOT have more than 254 characters"
										};
										if (vErrors === null) vErrors = [err52];
										else vErrors.push(err52);
										errors++;
									}
									if (!formats0.test(data22)) {
										const err53 = {
											instancePath: instancePath + "/branches/" + i4 + "/email",
											schemaPath: "#/properties/branches/items/properties/email/format",
											keyword: "format",
											params: { format: "email" },
											message: "must match format \"email\""
										};
										if (vErrors === null) vErrors = [err53];
										else vErrors.push(err53);
										errors++;
									}
								} else {
									const err54 = {
										instancePath: instancePath + "/branches/" + i4 + "/email",
										schemaPath: "#/properties/branches/items/properties/email/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err54];
									else vErrors.push(err54);
									errors++;
								}
							}
							if (data15.hours !== void 0) {
								let data23 = data15.hours;
								if (Array.isArray(data23)) {
									if (data23.length > 7) {
										const err55 = {
											instancePath: instancePath + "/branches/" + i4 + "/hours",
											schemaPath: "#/properties/branches/items/properties/hours/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err55];
										else vErrors.push(err55);
										errors++;
									}
									const len3 = data23.length;
									for (let i5 = 0; i5 < len3; i5++) {
										let data24 = data23[i5];
										if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
											if (data24.days === void 0) {
												const err56 = {
													instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5,
													schemaPath: "#/properties/branches/items/properties/hours/items/required",
													keyword: "required",
													params: { missingProperty: "days" },
													message: "must have required property 'days'"
												};
												if (vErrors === null) vErrors = [err56];
												else vErrors.push(err56);
												errors++;
											}
											if (data24.from === void 0) {
												const err57 = {
													instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5,
													schemaPath: "#/properties/branches/items/properties/hours/items/required",
													keyword: "required",
													params: { missingProperty: "from" },
													message: "must have required property 'from'"
												};
												if (vErrors === null) vErrors = [err57];
												else vErrors.push(err57);
												errors++;
											}
											if (data24.to === void 0) {
												const err58 = {
													instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5,
													schemaPath: "#/properties/branches/items/properties/hours/items/required",
													keyword: "required",
													params: { missingProperty: "to" },
													message: "must have required property 'to'"
												};
												if (vErrors === null) vErrors = [err58];
												else vErrors.push(err58);
												errors++;
											}
											for (const key4 in data24) if (!(key4 === "days" || key4 === "from" || key4 === "to")) {
												const err59 = {
													instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5,
													schemaPath: "#/properties/branches/items/properties/hours/items/additionalProperties",
													keyword: "additionalProperties",
													params: { additionalProperty: key4 },
													message: "must NOT have additional properties"
												};
												if (vErrors === null) vErrors = [err59];
												else vErrors.push(err59);
												errors++;
											}
											if (data24.days !== void 0) {
												let data25 = data24.days;
												if (Array.isArray(data25)) {
													if (data25.length > 7) {
														const err60 = {
															instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/days",
															schemaPath: "#/properties/branches/items/properties/hours/items/properties/days/maxItems",
															keyword: "maxItems",
															params: { limit: 7 },
															message: "must NOT have more than 7 items"
														};
														if (vErrors === null) vErrors = [err60];
														else vErrors.push(err60);
														errors++;
													}
													if (data25.length < 1) {
														const err61 = {
															instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/days",
															schemaPath: "#/properties/branches/items/properties/hours/items/properties/days/minItems",
															keyword: "minItems",
															params: { limit: 1 },
															message: "must NOT have fewer than 1 items"
														};
														if (vErrors === null) vErrors = [err61];
														else vErrors.push(err61);
														errors++;
													}
													const len4 = data25.length;
													for (let i6 = 0; i6 < len4; i6++) {
														let data26 = data25[i6];
														if (typeof data26 !== "string") {
															const err62 = {
																instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/days/" + i6,
																schemaPath: "#/properties/branches/items/properties/hours/items/properties/days/items/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															};
															if (vErrors === null) vErrors = [err62];
															else vErrors.push(err62);
															errors++;
														}
														if (!(data26 === "MO" || data26 === "TU" || data26 === "WE" || data26 === "TH" || data26 === "FR" || data26 === "SA" || data26 === "SU")) {
															const err63 = {
																instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/days/" + i6,
																schemaPath: "#/properties/branches/items/properties/hours/items/properties/days/items/enum",
																keyword: "enum",
																params: { allowedValues: schema31.properties.branches.items.properties.hours.items.properties.days.items.enum },
																message: "must be equal to one of the allowed values"
															};
															if (vErrors === null) vErrors = [err63];
															else vErrors.push(err63);
															errors++;
														}
													}
													let i7 = data25.length;
													let j2;
													if (i7 > 1) {
														const indices2 = {};
														for (; i7--;) {
															let item2 = data25[i7];
															if (typeof item2 !== "string") continue;
															if (typeof indices2[item2] == "number") {
																j2 = indices2[item2];
																const err64 = {
																	instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/days",
																	schemaPath: "#/properties/branches/items/properties/hours/items/properties/days/uniqueItems",
																	keyword: "uniqueItems",
																	params: {
																		i: i7,
																		j: j2
																	},
																	message: "must NOT have duplicate items (items ## " + j2 + " and " + i7 + " are identical)"
																};
																if (vErrors === null) vErrors = [err64];
																else vErrors.push(err64);
																errors++;
																break;
															}
															indices2[item2] = i7;
														}
													}
												} else {
													const err65 = {
														instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/days",
														schemaPath: "#/properties/branches/items/properties/hours/items/properties/days/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													};
													if (vErrors === null) vErrors = [err65];
													else vErrors.push(err65);
													errors++;
												}
											}
											if (data24.from !== void 0) {
												let data27 = data24.from;
												if (typeof data27 === "string") {
													if (!pattern7.test(data27)) {
														const err66 = {
															instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/from",
															schemaPath: "#/properties/branches/items/properties/hours/items/properties/from/pattern",
															keyword: "pattern",
															params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" },
															message: "must match pattern \"^([01][0-9]|2[0-3]):[0-5][0-9]$\""
														};
														if (vErrors === null) vErrors = [err66];
														else vErrors.push(err66);
														errors++;
													}
												} else {
													const err67 = {
														instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/from",
														schemaPath: "#/properties/branches/items/properties/hours/items/properties/from/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err67];
													else vErrors.push(err67);
													errors++;
												}
											}
											if (data24.to !== void 0) {
												let data28 = data24.to;
												if (typeof data28 === "string") {
													if (!pattern7.test(data28)) {
														const err68 = {
															instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/to",
															schemaPath: "#/properties/branches/items/properties/hours/items/properties/to/pattern",
															keyword: "pattern",
															params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" },
															message: "must match pattern \"^([01][0-9]|2[0-3]):[0-5][0-9]$\""
														};
														if (vErrors === null) vErrors = [err68];
														else vErrors.push(err68);
														errors++;
													}
												} else {
													const err69 = {
														instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/to",
														schemaPath: "#/properties/branches/items/properties/hours/items/properties/to/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err69];
													else vErrors.push(err69);
													errors++;
												}
											}
										} else {
											const err70 = {
												instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5,
												schemaPath: "#/properties/branches/items/properties/hours/items/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err70];
											else vErrors.push(err70);
											errors++;
										}
									}
								} else {
									const err71 = {
										instancePath: instancePath + "/branches/" + i4 + "/hours",
										schemaPath: "#/properties/branches/items/properties/hours/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err71];
									else vErrors.push(err71);
									errors++;
								}
							}
						} else {
							const err72 = {
								instancePath: instancePath + "/branches/" + i4,
								schemaPath: "#/properties/branches/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err72];
							else vErrors.push(err72);
							errors++;
						}
					}
				} else {
					const err73 = {
						instancePath: instancePath + "/branches",
						schemaPath: "#/properties/branches/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err73];
					else vErrors.push(err73);
					errors++;
				}
			}
			if (data.registrations !== void 0) {
				let data29 = data.registrations;
				if (Array.isArray(data29)) {
					if (data29.length > 10) {
						const err74 = {
							instancePath: instancePath + "/registrations",
							schemaPath: "#/properties/registrations/maxItems",
							keyword: "maxItems",
							params: { limit: 10 },
							message: "must NOT have more than 10 items"
						};
						if (vErrors === null) vErrors = [err74];
						else vErrors.push(err74);
						errors++;
					}
					const len5 = data29.length;
					for (let i8 = 0; i8 < len5; i8++) {
						let data30 = data29[i8];
						if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
							if (data30.kind === void 0) {
								const err75 = {
									instancePath: instancePath + "/registrations/" + i8,
									schemaPath: "#/properties/registrations/items/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									message: "must have required property 'kind'"
								};
								if (vErrors === null) vErrors = [err75];
								else vErrors.push(err75);
								errors++;
							}
							if (data30.number === void 0) {
								const err76 = {
									instancePath: instancePath + "/registrations/" + i8,
									schemaPath: "#/properties/registrations/items/required",
									keyword: "required",
									params: { missingProperty: "number" },
									message: "must have required property 'number'"
								};
								if (vErrors === null) vErrors = [err76];
								else vErrors.push(err76);
								errors++;
							}
							for (const key5 in data30) if (!(key5 === "kind" || key5 === "name" || key5 === "number" || key5 === "validUntil")) {
								const err77 = {
									instancePath: instancePath + "/registrations/" + i8,
									schemaPath: "#/properties/registrations/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key5 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err77];
								else vErrors.push(err77);
								errors++;
							}
							if (data30.kind !== void 0) {
								let data31 = data30.kind;
								if (typeof data31 !== "string") {
									const err78 = {
										instancePath: instancePath + "/registrations/" + i8 + "/kind",
										schemaPath: "#/properties/registrations/items/properties/kind/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err78];
									else vErrors.push(err78);
									errors++;
								}
								if (!(data31 === "ROAIIB" || data31 === "API" || data31 === "ABSI" || data31 === "OTHER")) {
									const err79 = {
										instancePath: instancePath + "/registrations/" + i8 + "/kind",
										schemaPath: "#/properties/registrations/items/properties/kind/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.registrations.items.properties.kind.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err79];
									else vErrors.push(err79);
									errors++;
								}
							}
							if (data30.name !== void 0) {
								let data32 = data30.name;
								if (typeof data32 === "string") {
									if (func2(data32) > 80) {
										const err80 = {
											instancePath: instancePath + "/registrations/" + i8 + "/name",
											schemaPath: "#/properties/registrations/items/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 80 },
											message: "must NOT have more than 80 characters"
										};
										if (vErrors === null) vErrors = [err80];
										else vErrors.push(err80);
										errors++;
									}
								} else {
									const err81 = {
										instancePath: instancePath + "/registrations/" + i8 + "/name",
										schemaPath: "#/properties/registrations/items/properties/name/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err81];
									else vErrors.push(err81);
									errors++;
								}
							}
							if (data30.number !== void 0) {
								let data33 = data30.number;
								if (typeof data33 === "string") {
									if (func2(data33) > 40) {
										const err82 = {
											instancePath: instancePath + "/registrations/" + i8 + "/number",
											schemaPath: "#/properties/registrations/items/properties/number/maxLength",
											keyword: "maxLength",
											params: { limit: 40 },
											message: "must NOT have more than 40 characters"
										};
										if (vErrors === null) vErrors = [err82];
										else vErrors.push(err82);
										errors++;
									}
									if (func2(data33) < 1) {
										const err83 = {
											instancePath: instancePath + "/registrations/" + i8 + "/number",
											schemaPath: "#/properties/registrations/items/properties/number/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										};
										if (vErrors === null) vErrors = [err83];
										else vErrors.push(err83);
										errors++;
									}
								} else {
									const err84 = {
										instancePath: instancePath + "/registrations/" + i8 + "/number",
										schemaPath: "#/properties/registrations/items/properties/number/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err84];
									else vErrors.push(err84);
									errors++;
								}
							}
							if (data30.validUntil !== void 0) {
								let data34 = data30.validUntil;
								if (typeof data34 === "string") {
									if (!formats8.validate(data34)) {
										const err85 = {
											instancePath: instancePath + "/registrations/" + i8 + "/validUntil",
											schemaPath: "#/properties/registrations/items/properties/validUntil/format",
											keyword: "format",
											params: { format: "date" },
											message: "must match format \"date\""
										};
										if (vErrors === null) vErrors = [err85];
										else vErrors.push(err85);
										errors++;
									}
								} else {
									const err86 = {
										instancePath: instancePath + "/registrations/" + i8 + "/validUntil",
										schemaPath: "#/properties/registrations/items/properties/validUntil/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err86];
									else vErrors.push(err86);
									errors++;
								}
							}
						} else {
							const err87 = {
								instancePath: instancePath + "/registrations/" + i8,
								schemaPath: "#/properties/registrations/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err87];
							else vErrors.push(err87);
							errors++;
						}
					}
				} else {
					const err88 = {
						instancePath: instancePath + "/registrations",
						schemaPath: "#/properties/registrations/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err88];
					else vErrors.push(err88);
					errors++;
				}
			}
			if (data.licences !== void 0) {
				let data35 = data.licences;
				if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
					for (const key6 in data35) if (!func1.call(schema31.properties.licences.properties, key6)) {
						const err89 = {
							instancePath: instancePath + "/licences",
							schemaPath: "#/properties/licences/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key6 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err89];
						else vErrors.push(err89);
						errors++;
					}
					if (data35.roaiibNumber !== void 0) {
						let data36 = data35.roaiibNumber;
						if (typeof data36 === "string") {
							if (func2(data36) > 40) {
								const err90 = {
									instancePath: instancePath + "/licences/roaiibNumber",
									schemaPath: "#/properties/licences/properties/roaiibNumber/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								};
								if (vErrors === null) vErrors = [err90];
								else vErrors.push(err90);
								errors++;
							}
						} else {
							const err91 = {
								instancePath: instancePath + "/licences/roaiibNumber",
								schemaPath: "#/properties/licences/properties/roaiibNumber/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err91];
							else vErrors.push(err91);
							errors++;
						}
					}
					if (data35.apiCollegeNumber !== void 0) {
						let data37 = data35.apiCollegeNumber;
						if (typeof data37 === "string") {
							if (func2(data37) > 40) {
								const err92 = {
									instancePath: instancePath + "/licences/apiCollegeNumber",
									schemaPath: "#/properties/licences/properties/apiCollegeNumber/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								};
								if (vErrors === null) vErrors = [err92];
								else vErrors.push(err92);
								errors++;
							}
						} else {
							const err93 = {
								instancePath: instancePath + "/licences/apiCollegeNumber",
								schemaPath: "#/properties/licences/properties/apiCollegeNumber/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err93];
							else vErrors.push(err93);
							errors++;
						}
					}
					if (data35.insurer !== void 0) {
						let data38 = data35.insurer;
						if (typeof data38 === "string") {
							if (func2(data38) > 120) {
								const err94 = {
									instancePath: instancePath + "/licences/insurer",
									schemaPath: "#/properties/licences/properties/insurer/maxLength",
									keyword: "maxLength",
									params: { limit: 120 },
									message: "must NOT have more than 120 characters"
								};
								if (vErrors === null) vErrors = [err94];
								else vErrors.push(err94);
								errors++;
							}
						} else {
							const err95 = {
								instancePath: instancePath + "/licences/insurer",
								schemaPath: "#/properties/licences/properties/insurer/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err95];
							else vErrors.push(err95);
							errors++;
						}
					}
					if (data35.policy !== void 0) {
						let data39 = data35.policy;
						if (typeof data39 === "string") {
							if (func2(data39) > 60) {
								const err96 = {
									instancePath: instancePath + "/licences/policy",
									schemaPath: "#/properties/licences/properties/policy/maxLength",
									keyword: "maxLength",
									params: { limit: 60 },
									message: "must NOT have more than 60 characters"
								};
								if (vErrors === null) vErrors = [err96];
								else vErrors.push(err96);
								errors++;
							}
						} else {
							const err97 = {
								instancePath: instancePath + "/licences/policy",
								schemaPath: "#/properties/licences/properties/policy/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err97];
							else vErrors.push(err97);
							errors++;
						}
					}
					if (data35.insuredUntil !== void 0) {
						let data40 = data35.insuredUntil;
						if (typeof data40 === "string") {
							if (!formats8.validate(data40)) {
								const err98 = {
									instancePath: instancePath + "/licences/insuredUntil",
									schemaPath: "#/properties/licences/properties/insuredUntil/format",
									keyword: "format",
									params: { format: "date" },
									message: "must match format \"date\""
								};
								if (vErrors === null) vErrors = [err98];
								else vErrors.push(err98);
								errors++;
							}
						} else {
							const err99 = {
								instancePath: instancePath + "/licences/insuredUntil",
								schemaPath: "#/properties/licences/properties/insuredUntil/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err99];
							else vErrors.push(err99);
							errors++;
						}
					}
					if (data35.perClaim !== void 0) {
						let data41 = data35.perClaim;
						if (!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41))) {
							const err100 = {
								instancePath: instancePath + "/licences/perClaim",
								schemaPath: "#/properties/licences/properties/perClaim/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err100];
							else vErrors.push(err100);
							errors++;
						}
						if (typeof data41 == "number") {
							if (data41 > 99999999999 || isNaN(data41)) {
								const err101 = {
									instancePath: instancePath + "/licences/perClaim",
									schemaPath: "#/properties/licences/properties/perClaim/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999999
									},
									message: "must be <= 99999999999"
								};
								if (vErrors === null) vErrors = [err101];
								else vErrors.push(err101);
								errors++;
							}
							if (data41 < 0 || isNaN(data41)) {
								const err102 = {
									instancePath: instancePath + "/licences/perClaim",
									schemaPath: "#/properties/licences/properties/perClaim/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err102];
								else vErrors.push(err102);
								errors++;
							}
						}
					}
					if (data35.perYear !== void 0) {
						let data42 = data35.perYear;
						if (!(typeof data42 == "number" && !(data42 % 1) && !isNaN(data42))) {
							const err103 = {
								instancePath: instancePath + "/licences/perYear",
								schemaPath: "#/properties/licences/properties/perYear/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err103];
							else vErrors.push(err103);
							errors++;
						}
						if (typeof data42 == "number") {
							if (data42 > 99999999999 || isNaN(data42)) {
								const err104 = {
									instancePath: instancePath + "/licences/perYear",
									schemaPath: "#/properties/licences/properties/perYear/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999999
									},
									message: "must be <= 99999999999"
								};
								if (vErrors === null) vErrors = [err104];
								else vErrors.push(err104);
								errors++;
							}
							if (data42 < 0 || isNaN(data42)) {
								const err105 = {
									instancePath: instancePath + "/licences/perYear",
									schemaPath: "#/properties/licences/properties/perYear/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err105];
								else vErrors.push(err105);
								errors++;
							}
						}
					}
					if (data35.guaranteeEntity !== void 0) {
						let data43 = data35.guaranteeEntity;
						if (typeof data43 === "string") {
							if (func2(data43) > 120) {
								const err106 = {
									instancePath: instancePath + "/licences/guaranteeEntity",
									schemaPath: "#/properties/licences/properties/guaranteeEntity/maxLength",
									keyword: "maxLength",
									params: { limit: 120 },
									message: "must NOT have more than 120 characters"
								};
								if (vErrors === null) vErrors = [err106];
								else vErrors.push(err106);
								errors++;
							}
						} else {
							const err107 = {
								instancePath: instancePath + "/licences/guaranteeEntity",
								schemaPath: "#/properties/licences/properties/guaranteeEntity/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err107];
							else vErrors.push(err107);
							errors++;
						}
					}
					if (data35.guaranteeAmount !== void 0) {
						let data44 = data35.guaranteeAmount;
						if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44))) {
							const err108 = {
								instancePath: instancePath + "/licences/guaranteeAmount",
								schemaPath: "#/properties/licences/properties/guaranteeAmount/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err108];
							else vErrors.push(err108);
							errors++;
						}
						if (typeof data44 == "number") {
							if (data44 > 99999999999 || isNaN(data44)) {
								const err109 = {
									instancePath: instancePath + "/licences/guaranteeAmount",
									schemaPath: "#/properties/licences/properties/guaranteeAmount/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999999
									},
									message: "must be <= 99999999999"
								};
								if (vErrors === null) vErrors = [err109];
								else vErrors.push(err109);
								errors++;
							}
							if (data44 < 0 || isNaN(data44)) {
								const err110 = {
									instancePath: instancePath + "/licences/guaranteeAmount",
									schemaPath: "#/properties/licences/properties/guaranteeAmount/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err110];
								else vErrors.push(err110);
								errors++;
							}
						}
					}
				} else {
					const err111 = {
						instancePath: instancePath + "/licences",
						schemaPath: "#/properties/licences/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err111];
					else vErrors.push(err111);
					errors++;
				}
			}
			if (data.colors !== void 0) {
				let data45 = data.colors;
				if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
					for (const key7 in data45) if (!(key7 === "primary" || key7 === "accent")) {
						const err112 = {
							instancePath: instancePath + "/colors",
							schemaPath: "#/properties/colors/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key7 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err112];
						else vErrors.push(err112);
						errors++;
					}
					if (data45.primary !== void 0) {
						let data46 = data45.primary;
						if (typeof data46 === "string") {
							if (!pattern9.test(data46)) {
								const err113 = {
									instancePath: instancePath + "/colors/primary",
									schemaPath: "#/properties/colors/properties/primary/pattern",
									keyword: "pattern",
									params: { pattern: "^#[0-9a-fA-F]{6}$" },
									message: "must match pattern \"^#[0-9a-fA-F]{6}$\""
								};
								if (vErrors === null) vErrors = [err113];
								else vErrors.push(err113);
								errors++;
							}
						} else {
							const err114 = {
								instancePath: instancePath + "/colors/primary",
								schemaPath: "#/properties/colors/properties/primary/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err114];
							else vErrors.push(err114);
							errors++;
						}
					}
					if (data45.accent !== void 0) {
						let data47 = data45.accent;
						if (typeof data47 === "string") {
							if (!pattern9.test(data47)) {
								const err115 = {
									instancePath: instancePath + "/colors/accent",
									schemaPath: "#/properties/colors/properties/accent/pattern",
									keyword: "pattern",
									params: { pattern: "^#[0-9a-fA-F]{6}$" },
									message: "must match pattern \"^#[0-9a-fA-F]{6}$\""
								};
								if (vErrors === null) vErrors = [err115];
								else vErrors.push(err115);
								errors++;
							}
						} else {
							const err116 = {
								instancePath: instancePath + "/colors/accent",
								schemaPath: "#/properties/colors/properties/accent/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err116];
							else vErrors.push(err116);
							errors++;
						}
					}
				} else {
					const err117 = {
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err117];
					else vErrors.push(err117);
					errors++;
				}
			}
			if (data.refPattern !== void 0) {
				let data48 = data.refPattern;
				if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
					for (const key8 in data48) if (!(key8 === "prefix" || key8 === "suffix" || key8 === "start" || key8 === "padding")) {
						const err118 = {
							instancePath: instancePath + "/refPattern",
							schemaPath: "#/properties/refPattern/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key8 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err118];
						else vErrors.push(err118);
						errors++;
					}
					if (data48.prefix !== void 0) {
						let data49 = data48.prefix;
						if (typeof data49 === "string") {
							if (func2(data49) > 10) {
								const err119 = {
									instancePath: instancePath + "/refPattern/prefix",
									schemaPath: "#/properties/refPattern/properties/prefix/maxLength",
									keyword: "maxLength",
									params: { limit: 10 },
									message: "must NOT have more than 10 characters"
								};
								if (vErrors === null) vErrors = [err119];
								else vErrors.push(err119);
								errors++;
							}
							if (!pattern11.test(data49)) {
								const err120 = {
									instancePath: instancePath + "/refPattern/prefix",
									schemaPath: "#/properties/refPattern/properties/prefix/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9 ./_-]*$" },
									message: "must match pattern \"^[A-Za-z0-9 ./_-]*$\""
								};
								if (vErrors === null) vErrors = [err120];
								else vErrors.push(err120);
								errors++;
							}
						} else {
							const err121 = {
								instancePath: instancePath + "/refPattern/prefix",
								schemaPath: "#/properties/refPattern/properties/prefix/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err121];
							else vErrors.push(err121);
							errors++;
						}
					}
					if (data48.suffix !== void 0) {
						let data50 = data48.suffix;
						if (typeof data50 === "string") {
							if (func2(data50) > 10) {
								const err122 = {
									instancePath: instancePath + "/refPattern/suffix",
									schemaPath: "#/properties/refPattern/properties/suffix/maxLength",
									keyword: "maxLength",
									params: { limit: 10 },
									message: "must NOT have more than 10 characters"
								};
								if (vErrors === null) vErrors = [err122];
								else vErrors.push(err122);
								errors++;
							}
							if (!pattern11.test(data50)) {
								const err123 = {
									instancePath: instancePath + "/refPattern/suffix",
									schemaPath: "#/properties/refPattern/properties/suffix/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9 ./_-]*$" },
									message: "must match pattern \"^[A-Za-z0-9 ./_-]*$\""
								};
								if (vErrors === null) vErrors = [err123];
								else vErrors.push(err123);
								errors++;
							}
						} else {
							const err124 = {
								instancePath: instancePath + "/refPattern/suffix",
								schemaPath: "#/properties/refPattern/properties/suffix/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err124];
							else vErrors.push(err124);
							errors++;
						}
					}
					if (data48.start !== void 0) {
						let data51 = data48.start;
						if (!(typeof data51 == "number" && !(data51 % 1) && !isNaN(data51))) {
							const err125 = {
								instancePath: instancePath + "/refPattern/start",
								schemaPath: "#/properties/refPattern/properties/start/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err125];
							else vErrors.push(err125);
							errors++;
						}
						if (typeof data51 == "number") {
							if (data51 > 9999999 || isNaN(data51)) {
								const err126 = {
									instancePath: instancePath + "/refPattern/start",
									schemaPath: "#/properties/refPattern/properties/start/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 9999999
									},
									message: "must be <= 9999999"
								};
								if (vErrors === null) vErrors = [err126];
								else vErrors.push(err126);
								errors++;
							}
							if (data51 < 1 || isNaN(data51)) {
								const err127 = {
									instancePath: instancePath + "/refPattern/start",
									schemaPath: "#/properties/refPattern/properties/start/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err127];
								else vErrors.push(err127);
								errors++;
							}
						}
					}
					if (data48.padding !== void 0) {
						let data52 = data48.padding;
						if (!(typeof data52 == "number" && !(data52 % 1) && !isNaN(data52))) {
							const err128 = {
								instancePath: instancePath + "/refPattern/padding",
								schemaPath: "#/properties/refPattern/properties/padding/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err128];
							else vErrors.push(err128);
							errors++;
						}
						if (typeof data52 == "number") {
							if (data52 > 8 || isNaN(data52)) {
								const err129 = {
									instancePath: instancePath + "/refPattern/padding",
									schemaPath: "#/properties/refPattern/properties/padding/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 8
									},
									message: "must be <= 8"
								};
								if (vErrors === null) vErrors = [err129];
								else vErrors.push(err129);
								errors++;
							}
							if (data52 < 1 || isNaN(data52)) {
								const err130 = {
									instancePath: instancePath + "/refPattern/padding",
									schemaPath: "#/properties/refPattern/properties/padding/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err130];
								else vErrors.push(err130);
								errors++;
							}
						}
					}
				} else {
					const err131 = {
						instancePath: instancePath + "/refPattern",
						schemaPath: "#/properties/refPattern/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err131];
					else vErrors.push(err131);
					errors++;
				}
			}
			if (data.defaults !== void 0) {
				let data53 = data.defaults;
				if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
					for (const key9 in data53) if (!(key9 === "language" || key9 === "contactMethods")) {
						const err132 = {
							instancePath: instancePath + "/defaults",
							schemaPath: "#/properties/defaults/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key9 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err132];
						else vErrors.push(err132);
						errors++;
					}
					if (data53.language !== void 0) {
						let data54 = data53.language;
						if (typeof data54 !== "string") {
							const err133 = {
								instancePath: instancePath + "/defaults/language",
								schemaPath: "#/properties/defaults/properties/language/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err133];
							else vErrors.push(err133);
							errors++;
						}
						if (!(data54 === "es" || data54 === "en" || data54 === "ca" || data54 === "de")) {
							const err134 = {
								instancePath: instancePath + "/defaults/language",
								schemaPath: "#/properties/defaults/properties/language/enum",
								keyword: "enum",
								params: { allowedValues: schema31.properties.defaults.properties.language.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err134];
							else vErrors.push(err134);
							errors++;
						}
					}
					if (data53.contactMethods !== void 0) {
						let data55 = data53.contactMethods;
						if (Array.isArray(data55)) {
							if (data55.length > 4) {
								const err135 = {
									instancePath: instancePath + "/defaults/contactMethods",
									schemaPath: "#/properties/defaults/properties/contactMethods/maxItems",
									keyword: "maxItems",
									params: { limit: 4 },
									message: "must NOT have more than 4 items"
								};
								if (vErrors === null) vErrors = [err135];
								else vErrors.push(err135);
								errors++;
							}
							const len6 = data55.length;
							for (let i9 = 0; i9 < len6; i9++) {
								let data56 = data55[i9];
								if (typeof data56 !== "string") {
									const err136 = {
										instancePath: instancePath + "/defaults/contactMethods/" + i9,
										schemaPath: "#/properties/defaults/properties/contactMethods/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err136];
									else vErrors.push(err136);
									errors++;
								}
								if (!(data56 === "EMAIL" || data56 === "WHATSAPP" || data56 === "PLATFORM" || data56 === "PHONE")) {
									const err137 = {
										instancePath: instancePath + "/defaults/contactMethods/" + i9,
										schemaPath: "#/properties/defaults/properties/contactMethods/items/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.defaults.properties.contactMethods.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err137];
									else vErrors.push(err137);
									errors++;
								}
							}
							let i10 = data55.length;
							let j3;
							if (i10 > 1) {
								const indices3 = {};
								for (; i10--;) {
									let item3 = data55[i10];
									if (typeof item3 !== "string") continue;
									if (typeof indices3[item3] == "number") {
										j3 = indices3[item3];
										const err138 = {
											instancePath: instancePath + "/defaults/contactMethods",
											schemaPath: "#/properties/defaults/properties/contactMethods/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i10,
												j: j3
											},
											message: "must NOT have duplicate items (items ## " + j3 + " and " + i10 + " are identical)"
										};
										if (vErrors === null) vErrors = [err138];
										else vErrors.push(err138);
										errors++;
										break;
									}
									indices3[item3] = i10;
								}
							}
						} else {
							const err139 = {
								instancePath: instancePath + "/defaults/contactMethods",
								schemaPath: "#/properties/defaults/properties/contactMethods/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err139];
							else vErrors.push(err139);
							errors++;
						}
					}
				} else {
					const err140 = {
						instancePath: instancePath + "/defaults",
						schemaPath: "#/properties/defaults/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err140];
					else vErrors.push(err140);
					errors++;
				}
			}
			if (data.defaultCommissionPct !== void 0) {
				let data57 = data.defaultCommissionPct;
				if (typeof data57 == "number") {
					if (data57 > 100 || isNaN(data57)) {
						const err141 = {
							instancePath: instancePath + "/defaultCommissionPct",
							schemaPath: "#/properties/defaultCommissionPct/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err141];
						else vErrors.push(err141);
						errors++;
					}
					if (data57 < 0 || isNaN(data57)) {
						const err142 = {
							instancePath: instancePath + "/defaultCommissionPct",
							schemaPath: "#/properties/defaultCommissionPct/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err142];
						else vErrors.push(err142);
						errors++;
					}
				} else {
					const err143 = {
						instancePath: instancePath + "/defaultCommissionPct",
						schemaPath: "#/properties/defaultCommissionPct/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err143];
					else vErrors.push(err143);
					errors++;
				}
			}
		} else {
			const err144 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err144];
			else vErrors.push(err144);
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

export default require_agency_AgencyPatch();
