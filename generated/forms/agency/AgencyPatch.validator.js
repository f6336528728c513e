import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_agency_AgencyPatch = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.AgencyPatch = validate0;
	const schema0 = {
		"$id": "AgencyPatch",
		"type": "object",
		"additionalProperties": false,
		"required": ["version"],
		"properties": {
			"version": {
				"type": "integer",
				"minimum": 1
			},
			"logo_extra": {
				"type": "string",
				"enum": ["logo"]
			},
			"cover_extra": {
				"type": "string",
				"enum": ["cover"]
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
				"pattern": "^https?://[^/?#@\\\\\\s]+(?:[/?#]|$)",
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
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const pattern0 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
	const pattern1 = new RegExp("^https?://[^/?#@\\\\\\s]+(?:[/?#]|$)", "u");
	const pattern2 = new RegExp("^[0-9]{5}$", "u");
	const pattern3 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
	const pattern5 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
	const pattern7 = new RegExp("^[A-Za-z0-9 ./_-]*$", "u");
	const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
	const formats2 = require_formats().fullFormats.uri;
	const formats4 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const formats8 = require_formats().fullFormats.date;
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
			if (data.logo_extra !== void 0) {
				let data1 = data.logo_extra;
				if (typeof data1 !== "string") {
					const err4 = {
						instancePath: instancePath + "/logo_extra",
						schemaPath: "#/properties/logo_extra/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!(data1 === "logo")) {
					const err5 = {
						instancePath: instancePath + "/logo_extra",
						schemaPath: "#/properties/logo_extra/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.logo_extra.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.cover_extra !== void 0) {
				let data2 = data.cover_extra;
				if (typeof data2 !== "string") {
					const err6 = {
						instancePath: instancePath + "/cover_extra",
						schemaPath: "#/properties/cover_extra/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!(data2 === "cover")) {
					const err7 = {
						instancePath: instancePath + "/cover_extra",
						schemaPath: "#/properties/cover_extra/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.cover_extra.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.coverGone !== void 0) {
				if (typeof data.coverGone !== "boolean") {
					const err8 = {
						instancePath: instancePath + "/coverGone",
						schemaPath: "#/properties/coverGone/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.tradeName !== void 0) {
				let data4 = data.tradeName;
				if (typeof data4 === "string") {
					if (func1(data4) > 120) {
						const err9 = {
							instancePath: instancePath + "/tradeName",
							schemaPath: "#/properties/tradeName/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					if (func1(data4) < 2) {
						const err10 = {
							instancePath: instancePath + "/tradeName",
							schemaPath: "#/properties/tradeName/minLength",
							keyword: "minLength",
							params: { limit: 2 },
							message: "must NOT have fewer than 2 characters"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/tradeName",
						schemaPath: "#/properties/tradeName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.publicPage !== void 0) {
				if (typeof data.publicPage !== "boolean") {
					const err12 = {
						instancePath: instancePath + "/publicPage",
						schemaPath: "#/properties/publicPage/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.description !== void 0) {
				let data6 = data.description;
				if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
					if (Object.keys(data6).length > 30) {
						const err13 = {
							instancePath: instancePath + "/description",
							schemaPath: "#/properties/description/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					for (const key1 in data6) {
						const _errs16 = errors;
						if (typeof key1 === "string") {
							if (!pattern0.test(key1)) {
								const err14 = {
									instancePath: instancePath + "/description",
									schemaPath: "#/properties/description/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key1
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						}
						if (!(_errs16 === errors)) {
							const err15 = {
								instancePath: instancePath + "/description",
								schemaPath: "#/properties/description/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key1 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					}
					for (const key2 in data6) {
						let data7 = data6[key2];
						if (typeof data7 === "string") {
							if (func1(data7) > 4e3) {
								const err16 = {
									instancePath: instancePath + "/description/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/description/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 4e3 },
									message: "must NOT have more than 4000 characters"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						} else {
							const err17 = {
								instancePath: instancePath + "/description/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/description/additionalProperties/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					}
				} else {
					const err18 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.publicPhone !== void 0) {
				let data8 = data.publicPhone;
				if (typeof data8 === "string") {
					if (func1(data8) > 25) {
						const err19 = {
							instancePath: instancePath + "/publicPhone",
							schemaPath: "#/properties/publicPhone/maxLength",
							keyword: "maxLength",
							params: { limit: 25 },
							message: "must NOT have more than 25 characters"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				} else {
					const err20 = {
						instancePath: instancePath + "/publicPhone",
						schemaPath: "#/properties/publicPhone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
			if (data.publicEmail !== void 0) {
				let data9 = data.publicEmail;
				if (typeof data9 === "string") {
					if (func1(data9) > 254) {
						const err21 = {
							instancePath: instancePath + "/publicEmail",
							schemaPath: "#/properties/publicEmail/maxLength",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
					if (!formats0.test(data9)) {
						const err22 = {
							instancePath: instancePath + "/publicEmail",
							schemaPath: "#/properties/publicEmail/format",
							keyword: "format",
							params: { format: "email" },
							message: "must match format \"email\""
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				} else {
					const err23 = {
						instancePath: instancePath + "/publicEmail",
						schemaPath: "#/properties/publicEmail/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
			if (data.website !== void 0) {
				let data10 = data.website;
				if (typeof data10 === "string") {
					if (func1(data10) > 255) {
						const err24 = {
							instancePath: instancePath + "/website",
							schemaPath: "#/properties/website/maxLength",
							keyword: "maxLength",
							params: { limit: 255 },
							message: "must NOT have more than 255 characters"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
					if (!pattern1.test(data10)) {
						const err25 = {
							instancePath: instancePath + "/website",
							schemaPath: "#/properties/website/pattern",
							keyword: "pattern",
							params: { pattern: "^https?://[^/?#@\\\\\\s]+(?:[/?#]|$)" },
							message: "must match pattern \"^https?://[^/?#@\\\\\\s]+(?:[/?#]|$)\""
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
					if (!formats2(data10)) {
						const err26 = {
							instancePath: instancePath + "/website",
							schemaPath: "#/properties/website/format",
							keyword: "format",
							params: { format: "uri" },
							message: "must match format \"uri\""
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				} else {
					const err27 = {
						instancePath: instancePath + "/website",
						schemaPath: "#/properties/website/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
			if (data.address !== void 0) {
				let data11 = data.address;
				if (typeof data11 === "string") {
					if (func1(data11) > 200) {
						const err28 = {
							instancePath: instancePath + "/address",
							schemaPath: "#/properties/address/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				} else {
					const err29 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/properties/address/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
			if (data.languages !== void 0) {
				let data12 = data.languages;
				if (Array.isArray(data12)) {
					if (data12.length > 26) {
						const err30 = {
							instancePath: instancePath + "/languages",
							schemaPath: "#/properties/languages/maxItems",
							keyword: "maxItems",
							params: { limit: 26 },
							message: "must NOT have more than 26 items"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
					const len0 = data12.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data13 = data12[i0];
						if (typeof data13 !== "string") {
							const err31 = {
								instancePath: instancePath + "/languages/" + i0,
								schemaPath: "#/properties/languages/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
						if (!(data13 === "es" || data13 === "en" || data13 === "ca" || data13 === "de" || data13 === "fr" || data13 === "it" || data13 === "pt" || data13 === "nl" || data13 === "sv" || data13 === "da" || data13 === "fi" || data13 === "pl" || data13 === "ru" || data13 === "bg" || data13 === "hr" || data13 === "cs" || data13 === "et" || data13 === "el" || data13 === "hu" || data13 === "ga" || data13 === "lv" || data13 === "lt" || data13 === "mt" || data13 === "ro" || data13 === "sk" || data13 === "sl")) {
							const err32 = {
								instancePath: instancePath + "/languages/" + i0,
								schemaPath: "#/properties/languages/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.languages.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
					}
					let i1 = data12.length;
					let j0;
					if (i1 > 1) {
						const indices0 = {};
						for (; i1--;) {
							let item0 = data12[i1];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err33 = {
									instancePath: instancePath + "/languages",
									schemaPath: "#/properties/languages/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err33];
								else vErrors.push(err33);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err34 = {
						instancePath: instancePath + "/languages",
						schemaPath: "#/properties/languages/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			}
			if (data.islands !== void 0) {
				let data14 = data.islands;
				if (Array.isArray(data14)) {
					if (data14.length > 4) {
						const err35 = {
							instancePath: instancePath + "/islands",
							schemaPath: "#/properties/islands/maxItems",
							keyword: "maxItems",
							params: { limit: 4 },
							message: "must NOT have more than 4 items"
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
					const len1 = data14.length;
					for (let i2 = 0; i2 < len1; i2++) {
						let data15 = data14[i2];
						if (typeof data15 !== "string") {
							const err36 = {
								instancePath: instancePath + "/islands/" + i2,
								schemaPath: "#/properties/islands/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
						if (!(data15 === "MALLORCA" || data15 === "MENORCA" || data15 === "IBIZA" || data15 === "FORMENTERA")) {
							const err37 = {
								instancePath: instancePath + "/islands/" + i2,
								schemaPath: "#/properties/islands/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.islands.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
					}
					let i3 = data14.length;
					let j1;
					if (i3 > 1) {
						const indices1 = {};
						for (; i3--;) {
							let item1 = data14[i3];
							if (typeof item1 !== "string") continue;
							if (typeof indices1[item1] == "number") {
								j1 = indices1[item1];
								const err38 = {
									instancePath: instancePath + "/islands",
									schemaPath: "#/properties/islands/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i3,
										j: j1
									},
									message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
								};
								if (vErrors === null) vErrors = [err38];
								else vErrors.push(err38);
								errors++;
								break;
							}
							indices1[item1] = i3;
						}
					}
				} else {
					const err39 = {
						instancePath: instancePath + "/islands",
						schemaPath: "#/properties/islands/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			}
			if (data.branches !== void 0) {
				let data16 = data.branches;
				if (Array.isArray(data16)) {
					if (data16.length > 30) {
						const err40 = {
							instancePath: instancePath + "/branches",
							schemaPath: "#/properties/branches/maxItems",
							keyword: "maxItems",
							params: { limit: 30 },
							message: "must NOT have more than 30 items"
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
					const len2 = data16.length;
					for (let i4 = 0; i4 < len2; i4++) {
						let data17 = data16[i4];
						if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
							if (data17.name === void 0) {
								const err41 = {
									instancePath: instancePath + "/branches/" + i4,
									schemaPath: "#/properties/branches/items/required",
									keyword: "required",
									params: { missingProperty: "name" },
									message: "must have required property 'name'"
								};
								if (vErrors === null) vErrors = [err41];
								else vErrors.push(err41);
								errors++;
							}
							for (const key3 in data17) if (!(key3 === "id" || key3 === "name" || key3 === "address" || key3 === "postalCode" || key3 === "place" || key3 === "phone" || key3 === "email" || key3 === "hours")) {
								const err42 = {
									instancePath: instancePath + "/branches/" + i4,
									schemaPath: "#/properties/branches/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key3 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err42];
								else vErrors.push(err42);
								errors++;
							}
							if (data17.id !== void 0) {
								let data18 = data17.id;
								if (typeof data18 === "string") {
									if (!formats4.test(data18)) {
										const err43 = {
											instancePath: instancePath + "/branches/" + i4 + "/id",
											schemaPath: "#/properties/branches/items/properties/id/format",
											keyword: "format",
											params: { format: "uuid" },
											message: "must match format \"uuid\""
										};
										if (vErrors === null) vErrors = [err43];
										else vErrors.push(err43);
										errors++;
									}
								} else {
									const err44 = {
										instancePath: instancePath + "/branches/" + i4 + "/id",
										schemaPath: "#/properties/branches/items/properties/id/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err44];
									else vErrors.push(err44);
									errors++;
								}
							}
							if (data17.name !== void 0) {
								let data19 = data17.name;
								if (typeof data19 === "string") {
									if (func1(data19) > 80) {
										const err45 = {
											instancePath: instancePath + "/branches/" + i4 + "/name",
											schemaPath: "#/properties/branches/items/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 80 },
											message: "must NOT have more than 80 characters"
										};
										if (vErrors === null) vErrors = [err45];
										else vErrors.push(err45);
										errors++;
									}
									if (func1(data19) < 2) {
										const err46 = {
											instancePath: instancePath + "/branches/" + i4 + "/name",
											schemaPath: "#/properties/branches/items/properties/name/minLength",
											keyword: "minLength",
											params: { limit: 2 },
											message: "must NOT have fewer than 2 characters"
										};
										if (vErrors === null) vErrors = [err46];
										else vErrors.push(err46);
										errors++;
									}
								} else {
									const err47 = {
										instancePath: instancePath + "/branches/" + i4 + "/name",
										schemaPath: "#/properties/branches/items/properties/name/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err47];
									else vErrors.push(err47);
									errors++;
								}
							}
							if (data17.address !== void 0) {
								let data20 = data17.address;
								if (typeof data20 === "string") {
									if (func1(data20) > 200) {
										const err48 = {
											instancePath: instancePath + "/branches/" + i4 + "/address",
											schemaPath: "#/properties/branches/items/properties/address/maxLength",
											keyword: "maxLength",
											params: { limit: 200 },
											message: "must NOT have more than 200 characters"
										};
										if (vErrors === null) vErrors = [err48];
										else vErrors.push(err48);
										errors++;
									}
								} else {
									const err49 = {
										instancePath: instancePath + "/branches/" + i4 + "/address",
										schemaPath: "#/properties/branches/items/properties/address/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err49];
									else vErrors.push(err49);
									errors++;
								}
							}
							if (data17.postalCode !== void 0) {
								let data21 = data17.postalCode;
								if (typeof data21 === "string") {
									if (!pattern2.test(data21)) {
										const err50 = {
											instancePath: instancePath + "/branches/" + i4 + "/postalCode",
											schemaPath: "#/properties/branches/items/properties/postalCode/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{5}$" },
											message: "must match pattern \"^[0-9]{5}$\""
										};
										if (vErrors === null) vErrors = [err50];
										else vErrors.push(err50);
										errors++;
									}
								} else {
									const err51 = {
										instancePath: instancePath + "/branches/" + i4 + "/postalCode",
										schemaPath: "#/properties/branches/items/properties/postalCode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err51];
									else vErrors.push(err51);
									errors++;
								}
							}
							if (data17.place !== void 0) {
								let data22 = data17.place;
								if (typeof data22 === "string") {
									if (func1(data22) > 80) {
										const err52 = {
											instancePath: instancePath + "/branches/" + i4 + "/place",
											schemaPath: "#/properties/branches/items/properties/place/maxLength",
											keyword: "maxLength",
											params: { limit: 80 },
											message: "must NOT have more than 80 characters"
										};
										if (vErrors === null) vErrors = [err52];
										else vErrors.push(err52);
										errors++;
									}
								} else {
									const err53 = {
										instancePath: instancePath + "/branches/" + i4 + "/place",
										schemaPath: "#/properties/branches/items/properties/place/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err53];
									else vErrors.push(err53);
									errors++;
								}
							}
							if (data17.phone !== void 0) {
								let data23 = data17.phone;
								if (typeof data23 === "string") {
									if (func1(data23) > 25) {
										const err54 = {
											instancePath: instancePath + "/branches/" + i4 + "/phone",
											schemaPath: "#/properties/branches/items/properties/phone/maxLength",
											keyword: "maxLength",
											params: { limit: 25 },
											message: "must NOT have more than 25 characters"
										};
										if (vErrors === null) vErrors = [err54];
										else vErrors.push(err54);
										errors++;
									}
								} else {
									const err55 = {
										instancePath: instancePath + "/branches/" + i4 + "/phone",
										schemaPath: "#/properties/branches/items/properties/phone/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err55];
									else vErrors.push(err55);
									errors++;
								}
							}
							if (data17.email !== void 0) {
								let data24 = data17.email;
								if (typeof data24 === "string") {
									if (func1(data24) > 254) {
										const err56 = {
											instancePath: instancePath + "/branches/" + i4 + "/email",
											schemaPath: "#/properties/branches/items/properties/email/maxLength",
											keyword: "maxLength",
											params: { limit: 254 },
											message: "must NOT have more than 254 characters"
										};
										if (vErrors === null) vErrors = [err56];
										else vErrors.push(err56);
										errors++;
									}
									if (!formats0.test(data24)) {
										const err57 = {
											instancePath: instancePath + "/branches/" + i4 + "/email",
											schemaPath: "#/properties/branches/items/properties/email/format",
											keyword: "format",
											params: { format: "email" },
											message: "must match format \"email\""
										};
										if (vErrors === null) vErrors = [err57];
										else vErrors.push(err57);
										errors++;
									}
								} else {
									const err58 = {
										instancePath: instancePath + "/branches/" + i4 + "/email",
										schemaPath: "#/properties/branches/items/properties/email/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err58];
									else vErrors.push(err58);
									errors++;
								}
							}
							if (data17.hours !== void 0) {
								let data25 = data17.hours;
								if (Array.isArray(data25)) {
									if (data25.length > 7) {
										const err59 = {
											instancePath: instancePath + "/branches/" + i4 + "/hours",
											schemaPath: "#/properties/branches/items/properties/hours/maxItems",
											keyword: "maxItems",
											params: { limit: 7 },
											message: "must NOT have more than 7 items"
										};
										if (vErrors === null) vErrors = [err59];
										else vErrors.push(err59);
										errors++;
									}
									const len3 = data25.length;
									for (let i5 = 0; i5 < len3; i5++) {
										let data26 = data25[i5];
										if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
											if (data26.days === void 0) {
												const err60 = {
													instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5,
													schemaPath: "#/properties/branches/items/properties/hours/items/required",
													keyword: "required",
													params: { missingProperty: "days" },
													message: "must have required property 'days'"
												};
												if (vErrors === null) vErrors = [err60];
												else vErrors.push(err60);
												errors++;
											}
											if (data26.from === void 0) {
												const err61 = {
													instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5,
													schemaPath: "#/properties/branches/items/properties/hours/items/required",
													keyword: "required",
													params: { missingProperty: "from" },
													message: "must have required property 'from'"
												};
												if (vErrors === null) vErrors = [err61];
												else vErrors.push(err61);
												errors++;
											}
											if (data26.to === void 0) {
												const err62 = {
													instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5,
													schemaPath: "#/properties/branches/items/properties/hours/items/required",
													keyword: "required",
													params: { missingProperty: "to" },
													message: "must have required property 'to'"
												};
												if (vErrors === null) vErrors = [err62];
												else vErrors.push(err62);
												errors++;
											}
											for (const key4 in data26) if (!(key4 === "days" || key4 === "from" || key4 === "to")) {
												const err63 = {
													instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5,
													schemaPath: "#/properties/branches/items/properties/hours/items/additionalProperties",
													keyword: "additionalProperties",
													params: { additionalProperty: key4 },
													message: "must NOT have additional properties"
												};
												if (vErrors === null) vErrors = [err63];
												else vErrors.push(err63);
												errors++;
											}
											if (data26.days !== void 0) {
												let data27 = data26.days;
												if (Array.isArray(data27)) {
													if (data27.length > 7) {
														const err64 = {
															instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/days",
															schemaPath: "#/properties/branches/items/properties/hours/items/properties/days/maxItems",
															keyword: "maxItems",
															params: { limit: 7 },
															message: "must NOT have more than 7 items"
														};
														if (vErrors === null) vErrors = [err64];
														else vErrors.push(err64);
														errors++;
													}
													if (data27.length < 1) {
														const err65 = {
															instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/days",
															schemaPath: "#/properties/branches/items/properties/hours/items/properties/days/minItems",
															keyword: "minItems",
															params: { limit: 1 },
															message: "must NOT have fewer than 1 items"
														};
														if (vErrors === null) vErrors = [err65];
														else vErrors.push(err65);
														errors++;
													}
													const len4 = data27.length;
													for (let i6 = 0; i6 < len4; i6++) {
														let data28 = data27[i6];
														if (typeof data28 !== "string") {
															const err66 = {
																instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/days/" + i6,
																schemaPath: "#/properties/branches/items/properties/hours/items/properties/days/items/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															};
															if (vErrors === null) vErrors = [err66];
															else vErrors.push(err66);
															errors++;
														}
														if (!(data28 === "MO" || data28 === "TU" || data28 === "WE" || data28 === "TH" || data28 === "FR" || data28 === "SA" || data28 === "SU")) {
															const err67 = {
																instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/days/" + i6,
																schemaPath: "#/properties/branches/items/properties/hours/items/properties/days/items/enum",
																keyword: "enum",
																params: { allowedValues: schema0.properties.branches.items.properties.hours.items.properties.days.items.enum },
																message: "must be equal to one of the allowed values"
															};
															if (vErrors === null) vErrors = [err67];
															else vErrors.push(err67);
															errors++;
														}
													}
													let i7 = data27.length;
													let j2;
													if (i7 > 1) {
														const indices2 = {};
														for (; i7--;) {
															let item2 = data27[i7];
															if (typeof item2 !== "string") continue;
															if (typeof indices2[item2] == "number") {
																j2 = indices2[item2];
																const err68 = {
																	instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/days",
																	schemaPath: "#/properties/branches/items/properties/hours/items/properties/days/uniqueItems",
																	keyword: "uniqueItems",
																	params: {
																		i: i7,
																		j: j2
																	},
																	message: "must NOT have duplicate items (items ## " + j2 + " and " + i7 + " are identical)"
																};
																if (vErrors === null) vErrors = [err68];
																else vErrors.push(err68);
																errors++;
																break;
															}
															indices2[item2] = i7;
														}
													}
												} else {
													const err69 = {
														instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/days",
														schemaPath: "#/properties/branches/items/properties/hours/items/properties/days/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													};
													if (vErrors === null) vErrors = [err69];
													else vErrors.push(err69);
													errors++;
												}
											}
											if (data26.from !== void 0) {
												let data29 = data26.from;
												if (typeof data29 === "string") {
													if (!pattern3.test(data29)) {
														const err70 = {
															instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/from",
															schemaPath: "#/properties/branches/items/properties/hours/items/properties/from/pattern",
															keyword: "pattern",
															params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" },
															message: "must match pattern \"^([01][0-9]|2[0-3]):[0-5][0-9]$\""
														};
														if (vErrors === null) vErrors = [err70];
														else vErrors.push(err70);
														errors++;
													}
												} else {
													const err71 = {
														instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/from",
														schemaPath: "#/properties/branches/items/properties/hours/items/properties/from/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err71];
													else vErrors.push(err71);
													errors++;
												}
											}
											if (data26.to !== void 0) {
												let data30 = data26.to;
												if (typeof data30 === "string") {
													if (!pattern3.test(data30)) {
														const err72 = {
															instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/to",
															schemaPath: "#/properties/branches/items/properties/hours/items/properties/to/pattern",
															keyword: "pattern",
															params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" },
															message: "must match pattern \"^([01][0-9]|2[0-3]):[0-5][0-9]$\""
														};
														if (vErrors === null) vErrors = [err72];
														else vErrors.push(err72);
														errors++;
													}
												} else {
													const err73 = {
														instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5 + "/to",
														schemaPath: "#/properties/branches/items/properties/hours/items/properties/to/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err73];
													else vErrors.push(err73);
													errors++;
												}
											}
										} else {
											const err74 = {
												instancePath: instancePath + "/branches/" + i4 + "/hours/" + i5,
												schemaPath: "#/properties/branches/items/properties/hours/items/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err74];
											else vErrors.push(err74);
											errors++;
										}
									}
								} else {
									const err75 = {
										instancePath: instancePath + "/branches/" + i4 + "/hours",
										schemaPath: "#/properties/branches/items/properties/hours/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err75];
									else vErrors.push(err75);
									errors++;
								}
							}
						} else {
							const err76 = {
								instancePath: instancePath + "/branches/" + i4,
								schemaPath: "#/properties/branches/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err76];
							else vErrors.push(err76);
							errors++;
						}
					}
				} else {
					const err77 = {
						instancePath: instancePath + "/branches",
						schemaPath: "#/properties/branches/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err77];
					else vErrors.push(err77);
					errors++;
				}
			}
			if (data.registrations !== void 0) {
				let data31 = data.registrations;
				if (Array.isArray(data31)) {
					if (data31.length > 10) {
						const err78 = {
							instancePath: instancePath + "/registrations",
							schemaPath: "#/properties/registrations/maxItems",
							keyword: "maxItems",
							params: { limit: 10 },
							message: "must NOT have more than 10 items"
						};
						if (vErrors === null) vErrors = [err78];
						else vErrors.push(err78);
						errors++;
					}
					const len5 = data31.length;
					for (let i8 = 0; i8 < len5; i8++) {
						let data32 = data31[i8];
						if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
							if (data32.kind === void 0) {
								const err79 = {
									instancePath: instancePath + "/registrations/" + i8,
									schemaPath: "#/properties/registrations/items/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									message: "must have required property 'kind'"
								};
								if (vErrors === null) vErrors = [err79];
								else vErrors.push(err79);
								errors++;
							}
							if (data32.number === void 0) {
								const err80 = {
									instancePath: instancePath + "/registrations/" + i8,
									schemaPath: "#/properties/registrations/items/required",
									keyword: "required",
									params: { missingProperty: "number" },
									message: "must have required property 'number'"
								};
								if (vErrors === null) vErrors = [err80];
								else vErrors.push(err80);
								errors++;
							}
							for (const key5 in data32) if (!(key5 === "kind" || key5 === "name" || key5 === "number" || key5 === "validUntil")) {
								const err81 = {
									instancePath: instancePath + "/registrations/" + i8,
									schemaPath: "#/properties/registrations/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key5 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err81];
								else vErrors.push(err81);
								errors++;
							}
							if (data32.kind !== void 0) {
								let data33 = data32.kind;
								if (typeof data33 !== "string") {
									const err82 = {
										instancePath: instancePath + "/registrations/" + i8 + "/kind",
										schemaPath: "#/properties/registrations/items/properties/kind/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err82];
									else vErrors.push(err82);
									errors++;
								}
								if (!(data33 === "ROAIIB" || data33 === "API" || data33 === "ABSI" || data33 === "OTHER")) {
									const err83 = {
										instancePath: instancePath + "/registrations/" + i8 + "/kind",
										schemaPath: "#/properties/registrations/items/properties/kind/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.registrations.items.properties.kind.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err83];
									else vErrors.push(err83);
									errors++;
								}
							}
							if (data32.name !== void 0) {
								let data34 = data32.name;
								if (typeof data34 === "string") {
									if (func1(data34) > 80) {
										const err84 = {
											instancePath: instancePath + "/registrations/" + i8 + "/name",
											schemaPath: "#/properties/registrations/items/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 80 },
											message: "must NOT have more than 80 characters"
										};
										if (vErrors === null) vErrors = [err84];
										else vErrors.push(err84);
										errors++;
									}
								} else {
									const err85 = {
										instancePath: instancePath + "/registrations/" + i8 + "/name",
										schemaPath: "#/properties/registrations/items/properties/name/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err85];
									else vErrors.push(err85);
									errors++;
								}
							}
							if (data32.number !== void 0) {
								let data35 = data32.number;
								if (typeof data35 === "string") {
									if (func1(data35) > 40) {
										const err86 = {
											instancePath: instancePath + "/registrations/" + i8 + "/number",
											schemaPath: "#/properties/registrations/items/properties/number/maxLength",
											keyword: "maxLength",
											params: { limit: 40 },
											message: "must NOT have more than 40 characters"
										};
										if (vErrors === null) vErrors = [err86];
										else vErrors.push(err86);
										errors++;
									}
									if (func1(data35) < 1) {
										const err87 = {
											instancePath: instancePath + "/registrations/" + i8 + "/number",
											schemaPath: "#/properties/registrations/items/properties/number/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										};
										if (vErrors === null) vErrors = [err87];
										else vErrors.push(err87);
										errors++;
									}
								} else {
									const err88 = {
										instancePath: instancePath + "/registrations/" + i8 + "/number",
										schemaPath: "#/properties/registrations/items/properties/number/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err88];
									else vErrors.push(err88);
									errors++;
								}
							}
							if (data32.validUntil !== void 0) {
								let data36 = data32.validUntil;
								if (typeof data36 === "string") {
									if (!formats8.validate(data36)) {
										const err89 = {
											instancePath: instancePath + "/registrations/" + i8 + "/validUntil",
											schemaPath: "#/properties/registrations/items/properties/validUntil/format",
											keyword: "format",
											params: { format: "date" },
											message: "must match format \"date\""
										};
										if (vErrors === null) vErrors = [err89];
										else vErrors.push(err89);
										errors++;
									}
								} else {
									const err90 = {
										instancePath: instancePath + "/registrations/" + i8 + "/validUntil",
										schemaPath: "#/properties/registrations/items/properties/validUntil/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err90];
									else vErrors.push(err90);
									errors++;
								}
							}
						} else {
							const err91 = {
								instancePath: instancePath + "/registrations/" + i8,
								schemaPath: "#/properties/registrations/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err91];
							else vErrors.push(err91);
							errors++;
						}
					}
				} else {
					const err92 = {
						instancePath: instancePath + "/registrations",
						schemaPath: "#/properties/registrations/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err92];
					else vErrors.push(err92);
					errors++;
				}
			}
			if (data.licences !== void 0) {
				let data37 = data.licences;
				if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
					for (const key6 in data37) if (!func0.call(schema0.properties.licences.properties, key6)) {
						const err93 = {
							instancePath: instancePath + "/licences",
							schemaPath: "#/properties/licences/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key6 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err93];
						else vErrors.push(err93);
						errors++;
					}
					if (data37.roaiibNumber !== void 0) {
						let data38 = data37.roaiibNumber;
						if (typeof data38 === "string") {
							if (func1(data38) > 40) {
								const err94 = {
									instancePath: instancePath + "/licences/roaiibNumber",
									schemaPath: "#/properties/licences/properties/roaiibNumber/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								};
								if (vErrors === null) vErrors = [err94];
								else vErrors.push(err94);
								errors++;
							}
						} else {
							const err95 = {
								instancePath: instancePath + "/licences/roaiibNumber",
								schemaPath: "#/properties/licences/properties/roaiibNumber/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err95];
							else vErrors.push(err95);
							errors++;
						}
					}
					if (data37.apiCollegeNumber !== void 0) {
						let data39 = data37.apiCollegeNumber;
						if (typeof data39 === "string") {
							if (func1(data39) > 40) {
								const err96 = {
									instancePath: instancePath + "/licences/apiCollegeNumber",
									schemaPath: "#/properties/licences/properties/apiCollegeNumber/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								};
								if (vErrors === null) vErrors = [err96];
								else vErrors.push(err96);
								errors++;
							}
						} else {
							const err97 = {
								instancePath: instancePath + "/licences/apiCollegeNumber",
								schemaPath: "#/properties/licences/properties/apiCollegeNumber/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err97];
							else vErrors.push(err97);
							errors++;
						}
					}
					if (data37.insurer !== void 0) {
						let data40 = data37.insurer;
						if (typeof data40 === "string") {
							if (func1(data40) > 120) {
								const err98 = {
									instancePath: instancePath + "/licences/insurer",
									schemaPath: "#/properties/licences/properties/insurer/maxLength",
									keyword: "maxLength",
									params: { limit: 120 },
									message: "must NOT have more than 120 characters"
								};
								if (vErrors === null) vErrors = [err98];
								else vErrors.push(err98);
								errors++;
							}
						} else {
							const err99 = {
								instancePath: instancePath + "/licences/insurer",
								schemaPath: "#/properties/licences/properties/insurer/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err99];
							else vErrors.push(err99);
							errors++;
						}
					}
					if (data37.policy !== void 0) {
						let data41 = data37.policy;
						if (typeof data41 === "string") {
							if (func1(data41) > 60) {
								const err100 = {
									instancePath: instancePath + "/licences/policy",
									schemaPath: "#/properties/licences/properties/policy/maxLength",
									keyword: "maxLength",
									params: { limit: 60 },
									message: "must NOT have more than 60 characters"
								};
								if (vErrors === null) vErrors = [err100];
								else vErrors.push(err100);
								errors++;
							}
						} else {
							const err101 = {
								instancePath: instancePath + "/licences/policy",
								schemaPath: "#/properties/licences/properties/policy/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err101];
							else vErrors.push(err101);
							errors++;
						}
					}
					if (data37.insuredUntil !== void 0) {
						let data42 = data37.insuredUntil;
						if (typeof data42 === "string") {
							if (!formats8.validate(data42)) {
								const err102 = {
									instancePath: instancePath + "/licences/insuredUntil",
									schemaPath: "#/properties/licences/properties/insuredUntil/format",
									keyword: "format",
									params: { format: "date" },
									message: "must match format \"date\""
								};
								if (vErrors === null) vErrors = [err102];
								else vErrors.push(err102);
								errors++;
							}
						} else {
							const err103 = {
								instancePath: instancePath + "/licences/insuredUntil",
								schemaPath: "#/properties/licences/properties/insuredUntil/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err103];
							else vErrors.push(err103);
							errors++;
						}
					}
					if (data37.perClaim !== void 0) {
						let data43 = data37.perClaim;
						if (!(typeof data43 == "number" && !(data43 % 1) && !isNaN(data43))) {
							const err104 = {
								instancePath: instancePath + "/licences/perClaim",
								schemaPath: "#/properties/licences/properties/perClaim/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err104];
							else vErrors.push(err104);
							errors++;
						}
						if (typeof data43 == "number") {
							if (data43 > 99999999999 || isNaN(data43)) {
								const err105 = {
									instancePath: instancePath + "/licences/perClaim",
									schemaPath: "#/properties/licences/properties/perClaim/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999999
									},
									message: "must be <= 99999999999"
								};
								if (vErrors === null) vErrors = [err105];
								else vErrors.push(err105);
								errors++;
							}
							if (data43 < 0 || isNaN(data43)) {
								const err106 = {
									instancePath: instancePath + "/licences/perClaim",
									schemaPath: "#/properties/licences/properties/perClaim/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err106];
								else vErrors.push(err106);
								errors++;
							}
						}
					}
					if (data37.perYear !== void 0) {
						let data44 = data37.perYear;
						if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44))) {
							const err107 = {
								instancePath: instancePath + "/licences/perYear",
								schemaPath: "#/properties/licences/properties/perYear/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err107];
							else vErrors.push(err107);
							errors++;
						}
						if (typeof data44 == "number") {
							if (data44 > 99999999999 || isNaN(data44)) {
								const err108 = {
									instancePath: instancePath + "/licences/perYear",
									schemaPath: "#/properties/licences/properties/perYear/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999999
									},
									message: "must be <= 99999999999"
								};
								if (vErrors === null) vErrors = [err108];
								else vErrors.push(err108);
								errors++;
							}
							if (data44 < 0 || isNaN(data44)) {
								const err109 = {
									instancePath: instancePath + "/licences/perYear",
									schemaPath: "#/properties/licences/properties/perYear/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err109];
								else vErrors.push(err109);
								errors++;
							}
						}
					}
					if (data37.guaranteeEntity !== void 0) {
						let data45 = data37.guaranteeEntity;
						if (typeof data45 === "string") {
							if (func1(data45) > 120) {
								const err110 = {
									instancePath: instancePath + "/licences/guaranteeEntity",
									schemaPath: "#/properties/licences/properties/guaranteeEntity/maxLength",
									keyword: "maxLength",
									params: { limit: 120 },
									message: "must NOT have more than 120 characters"
								};
								if (vErrors === null) vErrors = [err110];
								else vErrors.push(err110);
								errors++;
							}
						} else {
							const err111 = {
								instancePath: instancePath + "/licences/guaranteeEntity",
								schemaPath: "#/properties/licences/properties/guaranteeEntity/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err111];
							else vErrors.push(err111);
							errors++;
						}
					}
					if (data37.guaranteeAmount !== void 0) {
						let data46 = data37.guaranteeAmount;
						if (!(typeof data46 == "number" && !(data46 % 1) && !isNaN(data46))) {
							const err112 = {
								instancePath: instancePath + "/licences/guaranteeAmount",
								schemaPath: "#/properties/licences/properties/guaranteeAmount/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err112];
							else vErrors.push(err112);
							errors++;
						}
						if (typeof data46 == "number") {
							if (data46 > 99999999999 || isNaN(data46)) {
								const err113 = {
									instancePath: instancePath + "/licences/guaranteeAmount",
									schemaPath: "#/properties/licences/properties/guaranteeAmount/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999999
									},
									message: "must be <= 99999999999"
								};
								if (vErrors === null) vErrors = [err113];
								else vErrors.push(err113);
								errors++;
							}
							if (data46 < 0 || isNaN(data46)) {
								const err114 = {
									instancePath: instancePath + "/licences/guaranteeAmount",
									schemaPath: "#/properties/licences/properties/guaranteeAmount/minimum",
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
						instancePath: instancePath + "/licences",
						schemaPath: "#/properties/licences/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err115];
					else vErrors.push(err115);
					errors++;
				}
			}
			if (data.colors !== void 0) {
				let data47 = data.colors;
				if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
					for (const key7 in data47) if (!(key7 === "primary" || key7 === "accent")) {
						const err116 = {
							instancePath: instancePath + "/colors",
							schemaPath: "#/properties/colors/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key7 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err116];
						else vErrors.push(err116);
						errors++;
					}
					if (data47.primary !== void 0) {
						let data48 = data47.primary;
						if (typeof data48 === "string") {
							if (!pattern5.test(data48)) {
								const err117 = {
									instancePath: instancePath + "/colors/primary",
									schemaPath: "#/properties/colors/properties/primary/pattern",
									keyword: "pattern",
									params: { pattern: "^#[0-9a-fA-F]{6}$" },
									message: "must match pattern \"^#[0-9a-fA-F]{6}$\""
								};
								if (vErrors === null) vErrors = [err117];
								else vErrors.push(err117);
								errors++;
							}
						} else {
							const err118 = {
								instancePath: instancePath + "/colors/primary",
								schemaPath: "#/properties/colors/properties/primary/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err118];
							else vErrors.push(err118);
							errors++;
						}
					}
					if (data47.accent !== void 0) {
						let data49 = data47.accent;
						if (typeof data49 === "string") {
							if (!pattern5.test(data49)) {
								const err119 = {
									instancePath: instancePath + "/colors/accent",
									schemaPath: "#/properties/colors/properties/accent/pattern",
									keyword: "pattern",
									params: { pattern: "^#[0-9a-fA-F]{6}$" },
									message: "must match pattern \"^#[0-9a-fA-F]{6}$\""
								};
								if (vErrors === null) vErrors = [err119];
								else vErrors.push(err119);
								errors++;
							}
						} else {
							const err120 = {
								instancePath: instancePath + "/colors/accent",
								schemaPath: "#/properties/colors/properties/accent/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err120];
							else vErrors.push(err120);
							errors++;
						}
					}
				} else {
					const err121 = {
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err121];
					else vErrors.push(err121);
					errors++;
				}
			}
			if (data.refPattern !== void 0) {
				let data50 = data.refPattern;
				if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
					for (const key8 in data50) if (!(key8 === "prefix" || key8 === "suffix" || key8 === "start" || key8 === "padding")) {
						const err122 = {
							instancePath: instancePath + "/refPattern",
							schemaPath: "#/properties/refPattern/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key8 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err122];
						else vErrors.push(err122);
						errors++;
					}
					if (data50.prefix !== void 0) {
						let data51 = data50.prefix;
						if (typeof data51 === "string") {
							if (func1(data51) > 10) {
								const err123 = {
									instancePath: instancePath + "/refPattern/prefix",
									schemaPath: "#/properties/refPattern/properties/prefix/maxLength",
									keyword: "maxLength",
									params: { limit: 10 },
									message: "must NOT have more than 10 characters"
								};
								if (vErrors === null) vErrors = [err123];
								else vErrors.push(err123);
								errors++;
							}
							if (!pattern7.test(data51)) {
								const err124 = {
									instancePath: instancePath + "/refPattern/prefix",
									schemaPath: "#/properties/refPattern/properties/prefix/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9 ./_-]*$" },
									message: "must match pattern \"^[A-Za-z0-9 ./_-]*$\""
								};
								if (vErrors === null) vErrors = [err124];
								else vErrors.push(err124);
								errors++;
							}
						} else {
							const err125 = {
								instancePath: instancePath + "/refPattern/prefix",
								schemaPath: "#/properties/refPattern/properties/prefix/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err125];
							else vErrors.push(err125);
							errors++;
						}
					}
					if (data50.suffix !== void 0) {
						let data52 = data50.suffix;
						if (typeof data52 === "string") {
							if (func1(data52) > 10) {
								const err126 = {
									instancePath: instancePath + "/refPattern/suffix",
									schemaPath: "#/properties/refPattern/properties/suffix/maxLength",
									keyword: "maxLength",
									params: { limit: 10 },
									message: "must NOT have more than 10 characters"
								};
								if (vErrors === null) vErrors = [err126];
								else vErrors.push(err126);
								errors++;
							}
							if (!pattern7.test(data52)) {
								const err127 = {
									instancePath: instancePath + "/refPattern/suffix",
									schemaPath: "#/properties/refPattern/properties/suffix/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9 ./_-]*$" },
									message: "must match pattern \"^[A-Za-z0-9 ./_-]*$\""
								};
								if (vErrors === null) vErrors = [err127];
								else vErrors.push(err127);
								errors++;
							}
						} else {
							const err128 = {
								instancePath: instancePath + "/refPattern/suffix",
								schemaPath: "#/properties/refPattern/properties/suffix/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err128];
							else vErrors.push(err128);
							errors++;
						}
					}
					if (data50.start !== void 0) {
						let data53 = data50.start;
						if (!(typeof data53 == "number" && !(data53 % 1) && !isNaN(data53))) {
							const err129 = {
								instancePath: instancePath + "/refPattern/start",
								schemaPath: "#/properties/refPattern/properties/start/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err129];
							else vErrors.push(err129);
							errors++;
						}
						if (typeof data53 == "number") {
							if (data53 > 9999999 || isNaN(data53)) {
								const err130 = {
									instancePath: instancePath + "/refPattern/start",
									schemaPath: "#/properties/refPattern/properties/start/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 9999999
									},
									message: "must be <= 9999999"
								};
								if (vErrors === null) vErrors = [err130];
								else vErrors.push(err130);
								errors++;
							}
							if (data53 < 1 || isNaN(data53)) {
								const err131 = {
									instancePath: instancePath + "/refPattern/start",
									schemaPath: "#/properties/refPattern/properties/start/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err131];
								else vErrors.push(err131);
								errors++;
							}
						}
					}
					if (data50.padding !== void 0) {
						let data54 = data50.padding;
						if (!(typeof data54 == "number" && !(data54 % 1) && !isNaN(data54))) {
							const err132 = {
								instancePath: instancePath + "/refPattern/padding",
								schemaPath: "#/properties/refPattern/properties/padding/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err132];
							else vErrors.push(err132);
							errors++;
						}
						if (typeof data54 == "number") {
							if (data54 > 8 || isNaN(data54)) {
								const err133 = {
									instancePath: instancePath + "/refPattern/padding",
									schemaPath: "#/properties/refPattern/properties/padding/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 8
									},
									message: "must be <= 8"
								};
								if (vErrors === null) vErrors = [err133];
								else vErrors.push(err133);
								errors++;
							}
							if (data54 < 1 || isNaN(data54)) {
								const err134 = {
									instancePath: instancePath + "/refPattern/padding",
									schemaPath: "#/properties/refPattern/properties/padding/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err134];
								else vErrors.push(err134);
								errors++;
							}
						}
					}
				} else {
					const err135 = {
						instancePath: instancePath + "/refPattern",
						schemaPath: "#/properties/refPattern/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err135];
					else vErrors.push(err135);
					errors++;
				}
			}
			if (data.defaults !== void 0) {
				let data55 = data.defaults;
				if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
					for (const key9 in data55) if (!(key9 === "language" || key9 === "contactMethods")) {
						const err136 = {
							instancePath: instancePath + "/defaults",
							schemaPath: "#/properties/defaults/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key9 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err136];
						else vErrors.push(err136);
						errors++;
					}
					if (data55.language !== void 0) {
						let data56 = data55.language;
						if (typeof data56 !== "string") {
							const err137 = {
								instancePath: instancePath + "/defaults/language",
								schemaPath: "#/properties/defaults/properties/language/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err137];
							else vErrors.push(err137);
							errors++;
						}
						if (!(data56 === "es" || data56 === "en" || data56 === "ca" || data56 === "de")) {
							const err138 = {
								instancePath: instancePath + "/defaults/language",
								schemaPath: "#/properties/defaults/properties/language/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.defaults.properties.language.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err138];
							else vErrors.push(err138);
							errors++;
						}
					}
					if (data55.contactMethods !== void 0) {
						let data57 = data55.contactMethods;
						if (Array.isArray(data57)) {
							if (data57.length > 4) {
								const err139 = {
									instancePath: instancePath + "/defaults/contactMethods",
									schemaPath: "#/properties/defaults/properties/contactMethods/maxItems",
									keyword: "maxItems",
									params: { limit: 4 },
									message: "must NOT have more than 4 items"
								};
								if (vErrors === null) vErrors = [err139];
								else vErrors.push(err139);
								errors++;
							}
							const len6 = data57.length;
							for (let i9 = 0; i9 < len6; i9++) {
								let data58 = data57[i9];
								if (typeof data58 !== "string") {
									const err140 = {
										instancePath: instancePath + "/defaults/contactMethods/" + i9,
										schemaPath: "#/properties/defaults/properties/contactMethods/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err140];
									else vErrors.push(err140);
									errors++;
								}
								if (!(data58 === "EMAIL" || data58 === "WHATSAPP" || data58 === "PLATFORM" || data58 === "PHONE")) {
									const err141 = {
										instancePath: instancePath + "/defaults/contactMethods/" + i9,
										schemaPath: "#/properties/defaults/properties/contactMethods/items/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.defaults.properties.contactMethods.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err141];
									else vErrors.push(err141);
									errors++;
								}
							}
							let i10 = data57.length;
							let j3;
							if (i10 > 1) {
								const indices3 = {};
								for (; i10--;) {
									let item3 = data57[i10];
									if (typeof item3 !== "string") continue;
									if (typeof indices3[item3] == "number") {
										j3 = indices3[item3];
										const err142 = {
											instancePath: instancePath + "/defaults/contactMethods",
											schemaPath: "#/properties/defaults/properties/contactMethods/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i10,
												j: j3
											},
											message: "must NOT have duplicate items (items ## " + j3 + " and " + i10 + " are identical)"
										};
										if (vErrors === null) vErrors = [err142];
										else vErrors.push(err142);
										errors++;
										break;
									}
									indices3[item3] = i10;
								}
							}
						} else {
							const err143 = {
								instancePath: instancePath + "/defaults/contactMethods",
								schemaPath: "#/properties/defaults/properties/contactMethods/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err143];
							else vErrors.push(err143);
							errors++;
						}
					}
				} else {
					const err144 = {
						instancePath: instancePath + "/defaults",
						schemaPath: "#/properties/defaults/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err144];
					else vErrors.push(err144);
					errors++;
				}
			}
			if (data.defaultCommissionPct !== void 0) {
				let data59 = data.defaultCommissionPct;
				if (typeof data59 == "number") {
					if (data59 > 100 || isNaN(data59)) {
						const err145 = {
							instancePath: instancePath + "/defaultCommissionPct",
							schemaPath: "#/properties/defaultCommissionPct/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err145];
						else vErrors.push(err145);
						errors++;
					}
					if (data59 < 0 || isNaN(data59)) {
						const err146 = {
							instancePath: instancePath + "/defaultCommissionPct",
							schemaPath: "#/properties/defaultCommissionPct/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err146];
						else vErrors.push(err146);
						errors++;
					}
				} else {
					const err147 = {
						instancePath: instancePath + "/defaultCommissionPct",
						schemaPath: "#/properties/defaultCommissionPct/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err147];
					else vErrors.push(err147);
					errors++;
				}
			}
		} else {
			const err148 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err148];
			else vErrors.push(err148);
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

export default require_agency_AgencyPatch();
