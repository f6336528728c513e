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
			"legalName": {
				"type": "string",
				"maxLength": 160
			},
			"tradeName": {
				"type": "string",
				"minLength": 2,
				"maxLength": 120
			},
			"taxId": {
				"type": "string",
				"maxLength": 20
			},
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
			"complaintsAddress": {
				"type": "string",
				"maxLength": 200
			},
			"dataProtectionEmail": {
				"type": "string",
				"format": "email",
				"maxLength": 254
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
	const pattern6 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
	const pattern8 = new RegExp("^[A-Za-z0-9 ./_-]*$", "u");
	const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
	const formats2 = require_formats().fullFormats.uri;
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
			if (data.legalName !== void 0) {
				let data1 = data.legalName;
				if (typeof data1 === "string") {
					if (func2(data1) > 160) {
						const err4 = {
							instancePath: instancePath + "/legalName",
							schemaPath: "#/properties/legalName/maxLength",
							keyword: "maxLength",
							params: { limit: 160 },
							message: "must NOT have more than 160 characters"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/legalName",
						schemaPath: "#/properties/legalName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.tradeName !== void 0) {
				let data2 = data.tradeName;
				if (typeof data2 === "string") {
					if (func2(data2) > 120) {
						const err6 = {
							instancePath: instancePath + "/tradeName",
							schemaPath: "#/properties/tradeName/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (func2(data2) < 2) {
						const err7 = {
							instancePath: instancePath + "/tradeName",
							schemaPath: "#/properties/tradeName/minLength",
							keyword: "minLength",
							params: { limit: 2 },
							message: "must NOT have fewer than 2 characters"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/tradeName",
						schemaPath: "#/properties/tradeName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.taxId !== void 0) {
				let data3 = data.taxId;
				if (typeof data3 === "string") {
					if (func2(data3) > 20) {
						const err9 = {
							instancePath: instancePath + "/taxId",
							schemaPath: "#/properties/taxId/maxLength",
							keyword: "maxLength",
							params: { limit: 20 },
							message: "must NOT have more than 20 characters"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/taxId",
						schemaPath: "#/properties/taxId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.description !== void 0) {
				let data4 = data.description;
				if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
					if (Object.keys(data4).length > 30) {
						const err11 = {
							instancePath: instancePath + "/description",
							schemaPath: "#/properties/description/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					for (const key1 in data4) {
						const _errs12 = errors;
						if (typeof key1 === "string") {
							if (!pattern4.test(key1)) {
								const err12 = {
									instancePath: instancePath + "/description",
									schemaPath: "#/properties/description/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key1
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
						}
						if (!(_errs12 === errors)) {
							const err13 = {
								instancePath: instancePath + "/description",
								schemaPath: "#/properties/description/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key1 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					}
					for (const key2 in data4) {
						let data5 = data4[key2];
						if (typeof data5 === "string") {
							if (func2(data5) > 4e3) {
								const err14 = {
									instancePath: instancePath + "/description/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/description/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 4e3 },
									message: "must NOT have more than 4000 characters"
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						} else {
							const err15 = {
								instancePath: instancePath + "/description/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/description/additionalProperties/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					}
				} else {
					const err16 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.publicPhone !== void 0) {
				let data6 = data.publicPhone;
				if (typeof data6 === "string") {
					if (func2(data6) > 25) {
						const err17 = {
							instancePath: instancePath + "/publicPhone",
							schemaPath: "#/properties/publicPhone/maxLength",
							keyword: "maxLength",
							params: { limit: 25 },
							message: "must NOT have more than 25 characters"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				} else {
					const err18 = {
						instancePath: instancePath + "/publicPhone",
						schemaPath: "#/properties/publicPhone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.publicEmail !== void 0) {
				let data7 = data.publicEmail;
				if (typeof data7 === "string") {
					if (func2(data7) > 254) {
						const err19 = {
							instancePath: instancePath + "/publicEmail",
							schemaPath: "#/properties/publicEmail/maxLength",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (!formats0.test(data7)) {
						const err20 = {
							instancePath: instancePath + "/publicEmail",
							schemaPath: "#/properties/publicEmail/format",
							keyword: "format",
							params: { format: "email" },
							message: "must match format \"email\""
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				} else {
					const err21 = {
						instancePath: instancePath + "/publicEmail",
						schemaPath: "#/properties/publicEmail/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
			if (data.website !== void 0) {
				let data8 = data.website;
				if (typeof data8 === "string") {
					if (func2(data8) > 255) {
						const err22 = {
							instancePath: instancePath + "/website",
							schemaPath: "#/properties/website/maxLength",
							keyword: "maxLength",
							params: { limit: 255 },
							message: "must NOT have more than 255 characters"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
					if (!pattern5.test(data8)) {
						const err23 = {
							instancePath: instancePath + "/website",
							schemaPath: "#/properties/website/pattern",
							keyword: "pattern",
							params: { pattern: "^https?://" },
							message: "must match pattern \"^https?://\""
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
					if (!formats2(data8)) {
						const err24 = {
							instancePath: instancePath + "/website",
							schemaPath: "#/properties/website/format",
							keyword: "format",
							params: { format: "uri" },
							message: "must match format \"uri\""
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				} else {
					const err25 = {
						instancePath: instancePath + "/website",
						schemaPath: "#/properties/website/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
			if (data.address !== void 0) {
				let data9 = data.address;
				if (typeof data9 === "string") {
					if (func2(data9) > 200) {
						const err26 = {
							instancePath: instancePath + "/address",
							schemaPath: "#/properties/address/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				} else {
					const err27 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/properties/address/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
			if (data.complaintsAddress !== void 0) {
				let data10 = data.complaintsAddress;
				if (typeof data10 === "string") {
					if (func2(data10) > 200) {
						const err28 = {
							instancePath: instancePath + "/complaintsAddress",
							schemaPath: "#/properties/complaintsAddress/maxLength",
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
						instancePath: instancePath + "/complaintsAddress",
						schemaPath: "#/properties/complaintsAddress/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
			if (data.dataProtectionEmail !== void 0) {
				let data11 = data.dataProtectionEmail;
				if (typeof data11 === "string") {
					if (func2(data11) > 254) {
						const err30 = {
							instancePath: instancePath + "/dataProtectionEmail",
							schemaPath: "#/properties/dataProtectionEmail/maxLength",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
					if (!formats0.test(data11)) {
						const err31 = {
							instancePath: instancePath + "/dataProtectionEmail",
							schemaPath: "#/properties/dataProtectionEmail/format",
							keyword: "format",
							params: { format: "email" },
							message: "must match format \"email\""
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
				} else {
					const err32 = {
						instancePath: instancePath + "/dataProtectionEmail",
						schemaPath: "#/properties/dataProtectionEmail/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			}
			if (data.languages !== void 0) {
				let data12 = data.languages;
				if (Array.isArray(data12)) {
					if (data12.length > 26) {
						const err33 = {
							instancePath: instancePath + "/languages",
							schemaPath: "#/properties/languages/maxItems",
							keyword: "maxItems",
							params: { limit: 26 },
							message: "must NOT have more than 26 items"
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
					const len0 = data12.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data13 = data12[i0];
						if (typeof data13 !== "string") {
							const err34 = {
								instancePath: instancePath + "/languages/" + i0,
								schemaPath: "#/properties/languages/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
						if (!(data13 === "es" || data13 === "en" || data13 === "ca" || data13 === "de" || data13 === "fr" || data13 === "it" || data13 === "pt" || data13 === "nl" || data13 === "sv" || data13 === "da" || data13 === "fi" || data13 === "pl" || data13 === "ru" || data13 === "bg" || data13 === "hr" || data13 === "cs" || data13 === "et" || data13 === "el" || data13 === "hu" || data13 === "ga" || data13 === "lv" || data13 === "lt" || data13 === "mt" || data13 === "ro" || data13 === "sk" || data13 === "sl")) {
							const err35 = {
								instancePath: instancePath + "/languages/" + i0,
								schemaPath: "#/properties/languages/items/enum",
								keyword: "enum",
								params: { allowedValues: schema31.properties.languages.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
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
								const err36 = {
									instancePath: instancePath + "/languages",
									schemaPath: "#/properties/languages/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err36];
								else vErrors.push(err36);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err37 = {
						instancePath: instancePath + "/languages",
						schemaPath: "#/properties/languages/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
			}
			if (data.islands !== void 0) {
				let data14 = data.islands;
				if (Array.isArray(data14)) {
					if (data14.length > 4) {
						const err38 = {
							instancePath: instancePath + "/islands",
							schemaPath: "#/properties/islands/maxItems",
							keyword: "maxItems",
							params: { limit: 4 },
							message: "must NOT have more than 4 items"
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
					const len1 = data14.length;
					for (let i2 = 0; i2 < len1; i2++) {
						let data15 = data14[i2];
						if (typeof data15 !== "string") {
							const err39 = {
								instancePath: instancePath + "/islands/" + i2,
								schemaPath: "#/properties/islands/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err39];
							else vErrors.push(err39);
							errors++;
						}
						if (!(data15 === "MALLORCA" || data15 === "MENORCA" || data15 === "IBIZA" || data15 === "FORMENTERA")) {
							const err40 = {
								instancePath: instancePath + "/islands/" + i2,
								schemaPath: "#/properties/islands/items/enum",
								keyword: "enum",
								params: { allowedValues: schema31.properties.islands.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
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
								const err41 = {
									instancePath: instancePath + "/islands",
									schemaPath: "#/properties/islands/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i3,
										j: j1
									},
									message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
								};
								if (vErrors === null) vErrors = [err41];
								else vErrors.push(err41);
								errors++;
								break;
							}
							indices1[item1] = i3;
						}
					}
				} else {
					const err42 = {
						instancePath: instancePath + "/islands",
						schemaPath: "#/properties/islands/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
			}
			if (data.licences !== void 0) {
				let data16 = data.licences;
				if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
					for (const key3 in data16) if (!(key3 === "roaiibNumber" || key3 === "apiCollegeNumber" || key3 === "insurer" || key3 === "policy" || key3 === "perClaim" || key3 === "perYear" || key3 === "guaranteeEntity" || key3 === "guaranteeAmount")) {
						const err43 = {
							instancePath: instancePath + "/licences",
							schemaPath: "#/properties/licences/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key3 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
					if (data16.roaiibNumber !== void 0) {
						let data17 = data16.roaiibNumber;
						if (typeof data17 === "string") {
							if (func2(data17) > 40) {
								const err44 = {
									instancePath: instancePath + "/licences/roaiibNumber",
									schemaPath: "#/properties/licences/properties/roaiibNumber/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								};
								if (vErrors === null) vErrors = [err44];
								else vErrors.push(err44);
								errors++;
							}
						} else {
							const err45 = {
								instancePath: instancePath + "/licences/roaiibNumber",
								schemaPath: "#/properties/licences/properties/roaiibNumber/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err45];
							else vErrors.push(err45);
							errors++;
						}
					}
					if (data16.apiCollegeNumber !== void 0) {
						let data18 = data16.apiCollegeNumber;
						if (typeof data18 === "string") {
							if (func2(data18) > 40) {
								const err46 = {
									instancePath: instancePath + "/licences/apiCollegeNumber",
									schemaPath: "#/properties/licences/properties/apiCollegeNumber/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								};
								if (vErrors === null) vErrors = [err46];
								else vErrors.push(err46);
								errors++;
							}
						} else {
							const err47 = {
								instancePath: instancePath + "/licences/apiCollegeNumber",
								schemaPath: "#/properties/licences/properties/apiCollegeNumber/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err47];
							else vErrors.push(err47);
							errors++;
						}
					}
					if (data16.insurer !== void 0) {
						let data19 = data16.insurer;
						if (typeof data19 === "string") {
							if (func2(data19) > 120) {
								const err48 = {
									instancePath: instancePath + "/licences/insurer",
									schemaPath: "#/properties/licences/properties/insurer/maxLength",
									keyword: "maxLength",
									params: { limit: 120 },
									message: "must NOT have more than 120 characters"
								};
								if (vErrors === null) vErrors = [err48];
								else vErrors.push(err48);
								errors++;
							}
						} else {
							const err49 = {
								instancePath: instancePath + "/licences/insurer",
								schemaPath: "#/properties/licences/properties/insurer/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err49];
							else vErrors.push(err49);
							errors++;
						}
					}
					if (data16.policy !== void 0) {
						let data20 = data16.policy;
						if (typeof data20 === "string") {
							if (func2(data20) > 60) {
								const err50 = {
									instancePath: instancePath + "/licences/policy",
									schemaPath: "#/properties/licences/properties/policy/maxLength",
									keyword: "maxLength",
									params: { limit: 60 },
									message: "must NOT have more than 60 characters"
								};
								if (vErrors === null) vErrors = [err50];
								else vErrors.push(err50);
								errors++;
							}
						} else {
							const err51 = {
								instancePath: instancePath + "/licences/policy",
								schemaPath: "#/properties/licences/properties/policy/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err51];
							else vErrors.push(err51);
							errors++;
						}
					}
					if (data16.perClaim !== void 0) {
						let data21 = data16.perClaim;
						if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21))) {
							const err52 = {
								instancePath: instancePath + "/licences/perClaim",
								schemaPath: "#/properties/licences/properties/perClaim/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err52];
							else vErrors.push(err52);
							errors++;
						}
						if (typeof data21 == "number") {
							if (data21 > 99999999999 || isNaN(data21)) {
								const err53 = {
									instancePath: instancePath + "/licences/perClaim",
									schemaPath: "#/properties/licences/properties/perClaim/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999999
									},
									message: "must be <= 99999999999"
								};
								if (vErrors === null) vErrors = [err53];
								else vErrors.push(err53);
								errors++;
							}
							if (data21 < 0 || isNaN(data21)) {
								const err54 = {
									instancePath: instancePath + "/licences/perClaim",
									schemaPath: "#/properties/licences/properties/perClaim/minimum",
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
					if (data16.perYear !== void 0) {
						let data22 = data16.perYear;
						if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22))) {
							const err55 = {
								instancePath: instancePath + "/licences/perYear",
								schemaPath: "#/properties/licences/properties/perYear/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err55];
							else vErrors.push(err55);
							errors++;
						}
						if (typeof data22 == "number") {
							if (data22 > 99999999999 || isNaN(data22)) {
								const err56 = {
									instancePath: instancePath + "/licences/perYear",
									schemaPath: "#/properties/licences/properties/perYear/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999999
									},
									message: "must be <= 99999999999"
								};
								if (vErrors === null) vErrors = [err56];
								else vErrors.push(err56);
								errors++;
							}
							if (data22 < 0 || isNaN(data22)) {
								const err57 = {
									instancePath: instancePath + "/licences/perYear",
									schemaPath: "#/properties/licences/properties/perYear/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err57];
								else vErrors.push(err57);
								errors++;
							}
						}
					}
					if (data16.guaranteeEntity !== void 0) {
						let data23 = data16.guaranteeEntity;
						if (typeof data23 === "string") {
							if (func2(data23) > 120) {
								const err58 = {
									instancePath: instancePath + "/licences/guaranteeEntity",
									schemaPath: "#/properties/licences/properties/guaranteeEntity/maxLength",
									keyword: "maxLength",
									params: { limit: 120 },
									message: "must NOT have more than 120 characters"
								};
								if (vErrors === null) vErrors = [err58];
								else vErrors.push(err58);
								errors++;
							}
						} else {
							const err59 = {
								instancePath: instancePath + "/licences/guaranteeEntity",
								schemaPath: "#/properties/licences/properties/guaranteeEntity/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err59];
							else vErrors.push(err59);
							errors++;
						}
					}
					if (data16.guaranteeAmount !== void 0) {
						let data24 = data16.guaranteeAmount;
						if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24))) {
							const err60 = {
								instancePath: instancePath + "/licences/guaranteeAmount",
								schemaPath: "#/properties/licences/properties/guaranteeAmount/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err60];
							else vErrors.push(err60);
							errors++;
						}
						if (typeof data24 == "number") {
							if (data24 > 99999999999 || isNaN(data24)) {
								const err61 = {
									instancePath: instancePath + "/licences/guaranteeAmount",
									schemaPath: "#/properties/licences/properties/guaranteeAmount/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999999
									},
									message: "must be <= 99999999999"
								};
								if (vErrors === null) vErrors = [err61];
								else vErrors.push(err61);
								errors++;
							}
							if (data24 < 0 || isNaN(data24)) {
								const err62 = {
									instancePath: instancePath + "/licences/guaranteeAmount",
									schemaPath: "#/properties/licences/properties/guaranteeAmount/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err62];
								else vErrors.push(err62);
								errors++;
							}
						}
					}
				} else {
					const err63 = {
						instancePath: instancePath + "/licences",
						schemaPath: "#/properties/licences/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err63];
					else vErrors.push(err63);
					errors++;
				}
			}
			if (data.colors !== void 0) {
				let data25 = data.colors;
				if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
					for (const key4 in data25) if (!(key4 === "primary" || key4 === "accent")) {
						const err64 = {
							instancePath: instancePath + "/colors",
							schemaPath: "#/properties/colors/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key4 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err64];
						else vErrors.push(err64);
						errors++;
					}
					if (data25.primary !== void 0) {
						let data26 = data25.primary;
						if (typeof data26 === "string") {
							if (!pattern6.test(data26)) {
								const err65 = {
									instancePath: instancePath + "/colors/primary",
									schemaPath: "#/properties/colors/properties/primary/pattern",
									keyword: "pattern",
									params: { pattern: "^#[0-9a-fA-F]{6}$" },
									message: "must match pattern \"^#[0-9a-fA-F]{6}$\""
								};
								if (vErrors === null) vErrors = [err65];
								else vErrors.push(err65);
								errors++;
							}
						} else {
							const err66 = {
								instancePath: instancePath + "/colors/primary",
								schemaPath: "#/properties/colors/properties/primary/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err66];
							else vErrors.push(err66);
							errors++;
						}
					}
					if (data25.accent !== void 0) {
						let data27 = data25.accent;
						if (typeof data27 === "string") {
							if (!pattern6.test(data27)) {
								const err67 = {
									instancePath: instancePath + "/colors/accent",
									schemaPath: "#/properties/colors/properties/accent/pattern",
									keyword: "pattern",
									params: { pattern: "^#[0-9a-fA-F]{6}$" },
									message: "must match pattern \"^#[0-9a-fA-F]{6}$\""
								};
								if (vErrors === null) vErrors = [err67];
								else vErrors.push(err67);
								errors++;
							}
						} else {
							const err68 = {
								instancePath: instancePath + "/colors/accent",
								schemaPath: "#/properties/colors/properties/accent/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err68];
							else vErrors.push(err68);
							errors++;
						}
					}
				} else {
					const err69 = {
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err69];
					else vErrors.push(err69);
					errors++;
				}
			}
			if (data.refPattern !== void 0) {
				let data28 = data.refPattern;
				if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
					for (const key5 in data28) if (!(key5 === "prefix" || key5 === "suffix" || key5 === "start" || key5 === "padding")) {
						const err70 = {
							instancePath: instancePath + "/refPattern",
							schemaPath: "#/properties/refPattern/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key5 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err70];
						else vErrors.push(err70);
						errors++;
					}
					if (data28.prefix !== void 0) {
						let data29 = data28.prefix;
						if (typeof data29 === "string") {
							if (func2(data29) > 10) {
								const err71 = {
									instancePath: instancePath + "/refPattern/prefix",
									schemaPath: "#/properties/refPattern/properties/prefix/maxLength",
									keyword: "maxLength",
									params: { limit: 10 },
									message: "must NOT have more than 10 characters"
								};
								if (vErrors === null) vErrors = [err71];
								else vErrors.push(err71);
								errors++;
							}
							if (!pattern8.test(data29)) {
								const err72 = {
									instancePath: instancePath + "/refPattern/prefix",
									schemaPath: "#/properties/refPattern/properties/prefix/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9 ./_-]*$" },
									message: "must match pattern \"^[A-Za-z0-9 ./_-]*$\""
								};
								if (vErrors === null) vErrors = [err72];
								else vErrors.push(err72);
								errors++;
							}
						} else {
							const err73 = {
								instancePath: instancePath + "/refPattern/prefix",
								schemaPath: "#/properties/refPattern/properties/prefix/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err73];
							else vErrors.push(err73);
							errors++;
						}
					}
					if (data28.suffix !== void 0) {
						let data30 = data28.suffix;
						if (typeof data30 === "string") {
							if (func2(data30) > 10) {
								const err74 = {
									instancePath: instancePath + "/refPattern/suffix",
									schemaPath: "#/properties/refPattern/properties/suffix/maxLength",
									keyword: "maxLength",
									params: { limit: 10 },
									message: "must NOT have more than 10 characters"
								};
								if (vErrors === null) vErrors = [err74];
								else vErrors.push(err74);
								errors++;
							}
							if (!pattern8.test(data30)) {
								const err75 = {
									instancePath: instancePath + "/refPattern/suffix",
									schemaPath: "#/properties/refPattern/properties/suffix/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9 ./_-]*$" },
									message: "must match pattern \"^[A-Za-z0-9 ./_-]*$\""
								};
								if (vErrors === null) vErrors = [err75];
								else vErrors.push(err75);
								errors++;
							}
						} else {
							const err76 = {
								instancePath: instancePath + "/refPattern/suffix",
								schemaPath: "#/properties/refPattern/properties/suffix/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err76];
							else vErrors.push(err76);
							errors++;
						}
					}
					if (data28.start !== void 0) {
						let data31 = data28.start;
						if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
							const err77 = {
								instancePath: instancePath + "/refPattern/start",
								schemaPath: "#/properties/refPattern/properties/start/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err77];
							else vErrors.push(err77);
							errors++;
						}
						if (typeof data31 == "number") {
							if (data31 > 9999999 || isNaN(data31)) {
								const err78 = {
									instancePath: instancePath + "/refPattern/start",
									schemaPath: "#/properties/refPattern/properties/start/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 9999999
									},
									message: "must be <= 9999999"
								};
								if (vErrors === null) vErrors = [err78];
								else vErrors.push(err78);
								errors++;
							}
							if (data31 < 1 || isNaN(data31)) {
								const err79 = {
									instancePath: instancePath + "/refPattern/start",
									schemaPath: "#/properties/refPattern/properties/start/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err79];
								else vErrors.push(err79);
								errors++;
							}
						}
					}
					if (data28.padding !== void 0) {
						let data32 = data28.padding;
						if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
							const err80 = {
								instancePath: instancePath + "/refPattern/padding",
								schemaPath: "#/properties/refPattern/properties/padding/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err80];
							else vErrors.push(err80);
							errors++;
						}
						if (typeof data32 == "number") {
							if (data32 > 8 || isNaN(data32)) {
								const err81 = {
									instancePath: instancePath + "/refPattern/padding",
									schemaPath: "#/properties/refPattern/properties/padding/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 8
									},
									message: "must be <= 8"
								};
								if (vErrors === null) vErrors = [err81];
								else vErrors.push(err81);
								errors++;
							}
							if (data32 < 1 || isNaN(data32)) {
								const err82 = {
									instancePath: instancePath + "/refPattern/padding",
									schemaPath: "#/properties/refPattern/properties/padding/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err82];
								else vErrors.push(err82);
								errors++;
							}
						}
					}
				} else {
					const err83 = {
						instancePath: instancePath + "/refPattern",
						schemaPath: "#/properties/refPattern/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err83];
					else vErrors.push(err83);
					errors++;
				}
			}
			if (data.defaultCommissionPct !== void 0) {
				let data33 = data.defaultCommissionPct;
				if (typeof data33 == "number") {
					if (data33 > 100 || isNaN(data33)) {
						const err84 = {
							instancePath: instancePath + "/defaultCommissionPct",
							schemaPath: "#/properties/defaultCommissionPct/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err84];
						else vErrors.push(err84);
						errors++;
					}
					if (data33 < 0 || isNaN(data33)) {
						const err85 = {
							instancePath: instancePath + "/defaultCommissionPct",
							schemaPath: "#/properties/defaultCommissionPct/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err85];
						else vErrors.push(err85);
						errors++;
					}
				} else {
					const err86 = {
						instancePath: instancePath + "/defaultCommissionPct",
						schemaPath: "#/properties/defaultCommissionPct/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err86];
					else vErrors.push(err86);
					errors++;
				}
			}
		} else {
			const err87 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err87];
			else vErrors.push(err87);
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
