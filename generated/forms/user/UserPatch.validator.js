import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_user_UserPatch = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.UserPatch = validate0;
	const schema0 = {
		"$id": "UserPatch",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"id": {
				"type": "string",
				"format": "uuid"
			},
			"first_name": {
				"type": "string",
				"minLength": 1,
				"maxLength": 80
			},
			"last_name": {
				"type": "string",
				"maxLength": 120
			},
			"email": {
				"type": "string",
				"format": "email",
				"maxLength": 254
			},
			"phone": {
				"type": "string",
				"maxLength": 25
			},
			"job_title": {
				"type": "string",
				"maxLength": 80
			},
			"language": {
				"type": "string",
				"enum": [
					"es",
					"en",
					"ca",
					"de"
				]
			},
			"google_calendar_email": {
				"type": "string",
				"format": "email",
				"maxLength": 254
			},
			"job_titles": {
				"type": "object",
				"maxProperties": 30,
				"propertyNames": { "pattern": "^[a-z]{2}(-[A-Z]{2})?$" },
				"additionalProperties": {
					"type": "string",
					"maxLength": 160
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
			"is_public": { "type": "boolean" },
			"phone_public": { "type": "boolean" },
			"permissions": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"publish",
					"delete",
					"export",
					"seeAllAgenda",
					"seeAllContacts"
				],
				"properties": {
					"publish": { "type": "boolean" },
					"delete": { "type": "boolean" },
					"export": { "type": "boolean" },
					"seeAllAgenda": { "type": "boolean" },
					"seeAllContacts": { "type": "boolean" },
					"editWeb": { "type": "boolean" },
					"buy": { "type": "boolean" }
				}
			},
			"branch_id": {
				"type": "string",
				"format": "uuid"
			},
			"avatar_extra": {
				"type": "string",
				"enum": ["avatar"]
			},
			"is_onboarding": { "type": "boolean" },
			"role": {
				"type": "string",
				"enum": ["ADMIN", "STAFF"]
			},
			"active": { "type": "boolean" },
			"current_password": {
				"type": "string",
				"maxLength": 200
			},
			"password": {
				"type": "string",
				"minLength": 6,
				"maxLength": 200
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
	const pattern0 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
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
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!formats0.test(data0)) {
						const err1 = {
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				} else {
					const err2 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.first_name !== void 0) {
				let data1 = data.first_name;
				if (typeof data1 === "string") {
					if (func1(data1) > 80) {
						const err3 = {
							instancePath: instancePath + "/first_name",
							schemaPath: "#/properties/first_name/maxLength",
							keyword: "maxLength",
							params: { limit: 80 },
							message: "must NOT have more than 80 characters"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					if (func1(data1) < 1) {
						const err4 = {
							instancePath: instancePath + "/first_name",
							schemaPath: "#/properties/first_name/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/first_name",
						schemaPath: "#/properties/first_name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.last_name !== void 0) {
				let data2 = data.last_name;
				if (typeof data2 === "string") {
					if (func1(data2) > 120) {
						const err6 = {
							instancePath: instancePath + "/last_name",
							schemaPath: "#/properties/last_name/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/last_name",
						schemaPath: "#/properties/last_name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.email !== void 0) {
				let data3 = data.email;
				if (typeof data3 === "string") {
					if (func1(data3) > 254) {
						const err8 = {
							instancePath: instancePath + "/email",
							schemaPath: "#/properties/email/maxLength",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (!formats2.test(data3)) {
						const err9 = {
							instancePath: instancePath + "/email",
							schemaPath: "#/properties/email/format",
							keyword: "format",
							params: { format: "email" },
							message: "must match format \"email\""
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.phone !== void 0) {
				let data4 = data.phone;
				if (typeof data4 === "string") {
					if (func1(data4) > 25) {
						const err11 = {
							instancePath: instancePath + "/phone",
							schemaPath: "#/properties/phone/maxLength",
							keyword: "maxLength",
							params: { limit: 25 },
							message: "must NOT have more than 25 characters"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/phone",
						schemaPath: "#/properties/phone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.job_title !== void 0) {
				let data5 = data.job_title;
				if (typeof data5 === "string") {
					if (func1(data5) > 80) {
						const err13 = {
							instancePath: instancePath + "/job_title",
							schemaPath: "#/properties/job_title/maxLength",
							keyword: "maxLength",
							params: { limit: 80 },
							message: "must NOT have more than 80 characters"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				} else {
					const err14 = {
						instancePath: instancePath + "/job_title",
						schemaPath: "#/properties/job_title/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.language !== void 0) {
				let data6 = data.language;
				if (typeof data6 !== "string") {
					const err15 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (!(data6 === "es" || data6 === "en" || data6 === "ca" || data6 === "de")) {
					const err16 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.language.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.google_calendar_email !== void 0) {
				let data7 = data.google_calendar_email;
				if (typeof data7 === "string") {
					if (func1(data7) > 254) {
						const err17 = {
							instancePath: instancePath + "/google_calendar_email",
							schemaPath: "#/properties/google_calendar_email/maxLength",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
					if (!formats2.test(data7)) {
						const err18 = {
							instancePath: instancePath + "/google_calendar_email",
							schemaPath: "#/properties/google_calendar_email/format",
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
						instancePath: instancePath + "/google_calendar_email",
						schemaPath: "#/properties/google_calendar_email/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
			if (data.job_titles !== void 0) {
				let data8 = data.job_titles;
				if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
					if (Object.keys(data8).length > 30) {
						const err20 = {
							instancePath: instancePath + "/job_titles",
							schemaPath: "#/properties/job_titles/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					for (const key1 in data8) {
						const _errs20 = errors;
						if (typeof key1 === "string") {
							if (!pattern0.test(key1)) {
								const err21 = {
									instancePath: instancePath + "/job_titles",
									schemaPath: "#/properties/job_titles/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key1
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
						}
						if (!(_errs20 === errors)) {
							const err22 = {
								instancePath: instancePath + "/job_titles",
								schemaPath: "#/properties/job_titles/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key1 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					}
					for (const key2 in data8) {
						let data9 = data8[key2];
						if (typeof data9 === "string") {
							if (func1(data9) > 160) {
								const err23 = {
									instancePath: instancePath + "/job_titles/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/job_titles/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 160 },
									message: "must NOT have more than 160 characters"
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
						} else {
							const err24 = {
								instancePath: instancePath + "/job_titles/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/job_titles/additionalProperties/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					}
				} else {
					const err25 = {
						instancePath: instancePath + "/job_titles",
						schemaPath: "#/properties/job_titles/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
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
								params: { allowedValues: schema0.properties.languages.items.enum },
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
			if (data.is_public !== void 0) {
				if (typeof data.is_public !== "boolean") {
					const err31 = {
						instancePath: instancePath + "/is_public",
						schemaPath: "#/properties/is_public/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			}
			if (data.phone_public !== void 0) {
				if (typeof data.phone_public !== "boolean") {
					const err32 = {
						instancePath: instancePath + "/phone_public",
						schemaPath: "#/properties/phone_public/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			}
			if (data.permissions !== void 0) {
				let data14 = data.permissions;
				if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
					if (data14.publish === void 0) {
						const err33 = {
							instancePath: instancePath + "/permissions",
							schemaPath: "#/properties/permissions/required",
							keyword: "required",
							params: { missingProperty: "publish" },
							message: "must have required property 'publish'"
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
					if (data14.delete === void 0) {
						const err34 = {
							instancePath: instancePath + "/permissions",
							schemaPath: "#/properties/permissions/required",
							keyword: "required",
							params: { missingProperty: "delete" },
							message: "must have required property 'delete'"
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
					if (data14.export === void 0) {
						const err35 = {
							instancePath: instancePath + "/permissions",
							schemaPath: "#/properties/permissions/required",
							keyword: "required",
							params: { missingProperty: "export" },
							message: "must have required property 'export'"
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
					if (data14.seeAllAgenda === void 0) {
						const err36 = {
							instancePath: instancePath + "/permissions",
							schemaPath: "#/properties/permissions/required",
							keyword: "required",
							params: { missingProperty: "seeAllAgenda" },
							message: "must have required property 'seeAllAgenda'"
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
					if (data14.seeAllContacts === void 0) {
						const err37 = {
							instancePath: instancePath + "/permissions",
							schemaPath: "#/properties/permissions/required",
							keyword: "required",
							params: { missingProperty: "seeAllContacts" },
							message: "must have required property 'seeAllContacts'"
						};
						if (vErrors === null) vErrors = [err37];
						else vErrors.push(err37);
						errors++;
					}
					for (const key3 in data14) if (!(key3 === "publish" || key3 === "delete" || key3 === "export" || key3 === "seeAllAgenda" || key3 === "seeAllContacts" || key3 === "editWeb" || key3 === "buy")) {
						const err38 = {
							instancePath: instancePath + "/permissions",
							schemaPath: "#/properties/permissions/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key3 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
					if (data14.publish !== void 0) {
						if (typeof data14.publish !== "boolean") {
							const err39 = {
								instancePath: instancePath + "/permissions/publish",
								schemaPath: "#/properties/permissions/properties/publish/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err39];
							else vErrors.push(err39);
							errors++;
						}
					}
					if (data14.delete !== void 0) {
						if (typeof data14.delete !== "boolean") {
							const err40 = {
								instancePath: instancePath + "/permissions/delete",
								schemaPath: "#/properties/permissions/properties/delete/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
					}
					if (data14.export !== void 0) {
						if (typeof data14.export !== "boolean") {
							const err41 = {
								instancePath: instancePath + "/permissions/export",
								schemaPath: "#/properties/permissions/properties/export/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
					}
					if (data14.seeAllAgenda !== void 0) {
						if (typeof data14.seeAllAgenda !== "boolean") {
							const err42 = {
								instancePath: instancePath + "/permissions/seeAllAgenda",
								schemaPath: "#/properties/permissions/properties/seeAllAgenda/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err42];
							else vErrors.push(err42);
							errors++;
						}
					}
					if (data14.seeAllContacts !== void 0) {
						if (typeof data14.seeAllContacts !== "boolean") {
							const err43 = {
								instancePath: instancePath + "/permissions/seeAllContacts",
								schemaPath: "#/properties/permissions/properties/seeAllContacts/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err43];
							else vErrors.push(err43);
							errors++;
						}
					}
					if (data14.editWeb !== void 0) {
						if (typeof data14.editWeb !== "boolean") {
							const err44 = {
								instancePath: instancePath + "/permissions/editWeb",
								schemaPath: "#/properties/permissions/properties/editWeb/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err44];
							else vErrors.push(err44);
							errors++;
						}
					}
					if (data14.buy !== void 0) {
						if (typeof data14.buy !== "boolean") {
							const err45 = {
								instancePath: instancePath + "/permissions/buy",
								schemaPath: "#/properties/permissions/properties/buy/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err45];
							else vErrors.push(err45);
							errors++;
						}
					}
				} else {
					const err46 = {
						instancePath: instancePath + "/permissions",
						schemaPath: "#/properties/permissions/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
			}
			if (data.branch_id !== void 0) {
				let data22 = data.branch_id;
				if (typeof data22 === "string") {
					if (!formats0.test(data22)) {
						const err47 = {
							instancePath: instancePath + "/branch_id",
							schemaPath: "#/properties/branch_id/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
				} else {
					const err48 = {
						instancePath: instancePath + "/branch_id",
						schemaPath: "#/properties/branch_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
			}
			if (data.avatar_extra !== void 0) {
				let data23 = data.avatar_extra;
				if (typeof data23 !== "string") {
					const err49 = {
						instancePath: instancePath + "/avatar_extra",
						schemaPath: "#/properties/avatar_extra/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err49];
					else vErrors.push(err49);
					errors++;
				}
				if (!(data23 === "avatar")) {
					const err50 = {
						instancePath: instancePath + "/avatar_extra",
						schemaPath: "#/properties/avatar_extra/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.avatar_extra.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
			}
			if (data.is_onboarding !== void 0) {
				if (typeof data.is_onboarding !== "boolean") {
					const err51 = {
						instancePath: instancePath + "/is_onboarding",
						schemaPath: "#/properties/is_onboarding/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err51];
					else vErrors.push(err51);
					errors++;
				}
			}
			if (data.role !== void 0) {
				let data25 = data.role;
				if (typeof data25 !== "string") {
					const err52 = {
						instancePath: instancePath + "/role",
						schemaPath: "#/properties/role/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
				if (!(data25 === "ADMIN" || data25 === "STAFF")) {
					const err53 = {
						instancePath: instancePath + "/role",
						schemaPath: "#/properties/role/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.role.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err53];
					else vErrors.push(err53);
					errors++;
				}
			}
			if (data.active !== void 0) {
				if (typeof data.active !== "boolean") {
					const err54 = {
						instancePath: instancePath + "/active",
						schemaPath: "#/properties/active/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
			}
			if (data.current_password !== void 0) {
				let data27 = data.current_password;
				if (typeof data27 === "string") {
					if (func1(data27) > 200) {
						const err55 = {
							instancePath: instancePath + "/current_password",
							schemaPath: "#/properties/current_password/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err55];
						else vErrors.push(err55);
						errors++;
					}
				} else {
					const err56 = {
						instancePath: instancePath + "/current_password",
						schemaPath: "#/properties/current_password/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err56];
					else vErrors.push(err56);
					errors++;
				}
			}
			if (data.password !== void 0) {
				let data28 = data.password;
				if (typeof data28 === "string") {
					if (func1(data28) > 200) {
						const err57 = {
							instancePath: instancePath + "/password",
							schemaPath: "#/properties/password/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err57];
						else vErrors.push(err57);
						errors++;
					}
					if (func1(data28) < 6) {
						const err58 = {
							instancePath: instancePath + "/password",
							schemaPath: "#/properties/password/minLength",
							keyword: "minLength",
							params: { limit: 6 },
							message: "must NOT have fewer than 6 characters"
						};
						if (vErrors === null) vErrors = [err58];
						else vErrors.push(err58);
						errors++;
					}
				} else {
					const err59 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err59];
					else vErrors.push(err59);
					errors++;
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

export default require_user_UserPatch();
