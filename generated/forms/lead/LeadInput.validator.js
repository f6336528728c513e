import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_lead_LeadInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.LeadInput = validate0;
	const schema0 = {
		"$id": "LeadInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"firstName",
			"email",
			"message",
			"consent"
		],
		"properties": {
			"propertyId": {
				"type": "string",
				"format": "uuid"
			},
			"agencyId": {
				"type": "string",
				"format": "uuid"
			},
			"kind": {
				"type": "string",
				"enum": [
					"question",
					"visit_request",
					"offer",
					"valuation",
					"application"
				]
			},
			"firstName": {
				"type": "string",
				"minLength": 1,
				"maxLength": 80
			},
			"lastName": {
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
			"message": {
				"type": "string",
				"minLength": 1,
				"maxLength": 2e3
			},
			"preferredContact": {
				"type": "string",
				"enum": [
					"EMAIL",
					"WHATSAPP",
					"PLATFORM",
					"PHONE"
				]
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
			"consent": {
				"type": "boolean",
				"const": true
			},
			"web": {
				"type": "object",
				"additionalProperties": false,
				"required": ["siteId"],
				"properties": {
					"siteId": {
						"type": "string",
						"format": "uuid"
					},
					"host": {
						"type": "string",
						"maxLength": 253
					},
					"path": {
						"type": "string",
						"maxLength": 200,
						"pattern": "^/(?:[a-z0-9-]+/)*$"
					},
					"pageId": {
						"type": "string",
						"format": "uuid"
					},
					"section": {
						"type": "string",
						"maxLength": 40
					},
					"campaign": {
						"type": "object",
						"additionalProperties": false,
						"properties": {
							"source": {
								"type": "string",
								"maxLength": 60,
								"pattern": "^[\\p{L}\\p{N} ._+-]+$"
							},
							"medium": {
								"type": "string",
								"maxLength": 60,
								"pattern": "^[\\p{L}\\p{N} ._+-]+$"
							},
							"name": {
								"type": "string",
								"maxLength": 60,
								"pattern": "^[\\p{L}\\p{N} ._+-]+$"
							}
						}
					}
				}
			},
			"website": {
				"type": "string",
				"maxLength": 200
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const formats4 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
	const pattern0 = new RegExp("^/(?:[a-z0-9-]+/)*$", "u");
	const pattern1 = new RegExp("^[\\p{L}\\p{N} ._+-]+$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.firstName === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "firstName" },
					message: "must have required property 'firstName'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.email === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "email" },
					message: "must have required property 'email'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.message === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "message" },
					message: "must have required property 'message'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.consent === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "consent" },
					message: "must have required property 'consent'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
				const err4 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.propertyId !== void 0) {
				let data0 = data.propertyId;
				if (typeof data0 === "string") {
					if (!formats0.test(data0)) {
						const err5 = {
							instancePath: instancePath + "/propertyId",
							schemaPath: "#/properties/propertyId/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/propertyId",
						schemaPath: "#/properties/propertyId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.agencyId !== void 0) {
				let data1 = data.agencyId;
				if (typeof data1 === "string") {
					if (!formats0.test(data1)) {
						const err7 = {
							instancePath: instancePath + "/agencyId",
							schemaPath: "#/properties/agencyId/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/agencyId",
						schemaPath: "#/properties/agencyId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.kind !== void 0) {
				let data2 = data.kind;
				if (typeof data2 !== "string") {
					const err9 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!(data2 === "question" || data2 === "visit_request" || data2 === "offer" || data2 === "valuation" || data2 === "application")) {
					const err10 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.kind.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.firstName !== void 0) {
				let data3 = data.firstName;
				if (typeof data3 === "string") {
					if (func1(data3) > 80) {
						const err11 = {
							instancePath: instancePath + "/firstName",
							schemaPath: "#/properties/firstName/maxLength",
							keyword: "maxLength",
							params: { limit: 80 },
							message: "must NOT have more than 80 characters"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (func1(data3) < 1) {
						const err12 = {
							instancePath: instancePath + "/firstName",
							schemaPath: "#/properties/firstName/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/firstName",
						schemaPath: "#/properties/firstName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.lastName !== void 0) {
				let data4 = data.lastName;
				if (typeof data4 === "string") {
					if (func1(data4) > 120) {
						const err14 = {
							instancePath: instancePath + "/lastName",
							schemaPath: "#/properties/lastName/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				} else {
					const err15 = {
						instancePath: instancePath + "/lastName",
						schemaPath: "#/properties/lastName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.email !== void 0) {
				let data5 = data.email;
				if (typeof data5 === "string") {
					if (func1(data5) > 254) {
						const err16 = {
							instancePath: instancePath + "/email",
							schemaPath: "#/properties/email/maxLength",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
					if (!formats4.test(data5)) {
						const err17 = {
							instancePath: instancePath + "/email",
							schemaPath: "#/properties/email/format",
							keyword: "format",
							params: { format: "email" },
							message: "must match format \"email\""
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				} else {
					const err18 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.phone !== void 0) {
				let data6 = data.phone;
				if (typeof data6 === "string") {
					if (func1(data6) > 25) {
						const err19 = {
							instancePath: instancePath + "/phone",
							schemaPath: "#/properties/phone/maxLength",
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
						instancePath: instancePath + "/phone",
						schemaPath: "#/properties/phone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
			if (data.message !== void 0) {
				let data7 = data.message;
				if (typeof data7 === "string") {
					if (func1(data7) > 2e3) {
						const err21 = {
							instancePath: instancePath + "/message",
							schemaPath: "#/properties/message/maxLength",
							keyword: "maxLength",
							params: { limit: 2e3 },
							message: "must NOT have more than 2000 characters"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
					if (func1(data7) < 1) {
						const err22 = {
							instancePath: instancePath + "/message",
							schemaPath: "#/properties/message/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				} else {
					const err23 = {
						instancePath: instancePath + "/message",
						schemaPath: "#/properties/message/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
			if (data.preferredContact !== void 0) {
				let data8 = data.preferredContact;
				if (typeof data8 !== "string") {
					const err24 = {
						instancePath: instancePath + "/preferredContact",
						schemaPath: "#/properties/preferredContact/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				if (!(data8 === "EMAIL" || data8 === "WHATSAPP" || data8 === "PLATFORM" || data8 === "PHONE")) {
					const err25 = {
						instancePath: instancePath + "/preferredContact",
						schemaPath: "#/properties/preferredContact/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.preferredContact.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
			if (data.language !== void 0) {
				let data9 = data.language;
				if (typeof data9 !== "string") {
					const err26 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				if (!(data9 === "es" || data9 === "en" || data9 === "ca" || data9 === "de")) {
					const err27 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.language.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
			if (data.consent !== void 0) {
				let data10 = data.consent;
				if (typeof data10 !== "boolean") {
					const err28 = {
						instancePath: instancePath + "/consent",
						schemaPath: "#/properties/consent/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (true !== data10) {
					const err29 = {
						instancePath: instancePath + "/consent",
						schemaPath: "#/properties/consent/const",
						keyword: "const",
						params: { allowedValue: true },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
			if (data.web !== void 0) {
				let data11 = data.web;
				if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
					if (data11.siteId === void 0) {
						const err30 = {
							instancePath: instancePath + "/web",
							schemaPath: "#/properties/web/required",
							keyword: "required",
							params: { missingProperty: "siteId" },
							message: "must have required property 'siteId'"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
					for (const key1 in data11) if (!(key1 === "siteId" || key1 === "host" || key1 === "path" || key1 === "pageId" || key1 === "section" || key1 === "campaign")) {
						const err31 = {
							instancePath: instancePath + "/web",
							schemaPath: "#/properties/web/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
					if (data11.siteId !== void 0) {
						let data12 = data11.siteId;
						if (typeof data12 === "string") {
							if (!formats0.test(data12)) {
								const err32 = {
									instancePath: instancePath + "/web/siteId",
									schemaPath: "#/properties/web/properties/siteId/format",
									keyword: "format",
									params: { format: "uuid" },
									message: "must match format \"uuid\""
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
							}
						} else {
							const err33 = {
								instancePath: instancePath + "/web/siteId",
								schemaPath: "#/properties/web/properties/siteId/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
					}
					if (data11.host !== void 0) {
						let data13 = data11.host;
						if (typeof data13 === "string") {
							if (func1(data13) > 253) {
								const err34 = {
									instancePath: instancePath + "/web/host",
									schemaPath: "#/properties/web/properties/host/maxLength",
									keyword: "maxLength",
									params: { limit: 253 },
									message: "must NOT have more than 253 characters"
								};
								if (vErrors === null) vErrors = [err34];
								else vErrors.push(err34);
								errors++;
							}
						} else {
							const err35 = {
								instancePath: instancePath + "/web/host",
								schemaPath: "#/properties/web/properties/host/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
					}
					if (data11.path !== void 0) {
						let data14 = data11.path;
						if (typeof data14 === "string") {
							if (func1(data14) > 200) {
								const err36 = {
									instancePath: instancePath + "/web/path",
									schemaPath: "#/properties/web/properties/path/maxLength",
									keyword: "maxLength",
									params: { limit: 200 },
									message: "must NOT have more than 200 characters"
								};
								if (vErrors === null) vErrors = [err36];
								else vErrors.push(err36);
								errors++;
							}
							if (!pattern0.test(data14)) {
								const err37 = {
									instancePath: instancePath + "/web/path",
									schemaPath: "#/properties/web/properties/path/pattern",
									keyword: "pattern",
									params: { pattern: "^/(?:[a-z0-9-]+/)*$" },
									message: "must match pattern \"^/(?:[a-z0-9-]+/)*$\""
								};
								if (vErrors === null) vErrors = [err37];
								else vErrors.push(err37);
								errors++;
							}
						} else {
							const err38 = {
								instancePath: instancePath + "/web/path",
								schemaPath: "#/properties/web/properties/path/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
					}
					if (data11.pageId !== void 0) {
						let data15 = data11.pageId;
						if (typeof data15 === "string") {
							if (!formats0.test(data15)) {
								const err39 = {
									instancePath: instancePath + "/web/pageId",
									schemaPath: "#/properties/web/properties/pageId/format",
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
								instancePath: instancePath + "/web/pageId",
								schemaPath: "#/properties/web/properties/pageId/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
					}
					if (data11.section !== void 0) {
						let data16 = data11.section;
						if (typeof data16 === "string") {
							if (func1(data16) > 40) {
								const err41 = {
									instancePath: instancePath + "/web/section",
									schemaPath: "#/properties/web/properties/section/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								};
								if (vErrors === null) vErrors = [err41];
								else vErrors.push(err41);
								errors++;
							}
						} else {
							const err42 = {
								instancePath: instancePath + "/web/section",
								schemaPath: "#/properties/web/properties/section/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err42];
							else vErrors.push(err42);
							errors++;
						}
					}
					if (data11.campaign !== void 0) {
						let data17 = data11.campaign;
						if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
							for (const key2 in data17) if (!(key2 === "source" || key2 === "medium" || key2 === "name")) {
								const err43 = {
									instancePath: instancePath + "/web/campaign",
									schemaPath: "#/properties/web/properties/campaign/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key2 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err43];
								else vErrors.push(err43);
								errors++;
							}
							if (data17.source !== void 0) {
								let data18 = data17.source;
								if (typeof data18 === "string") {
									if (func1(data18) > 60) {
										const err44 = {
											instancePath: instancePath + "/web/campaign/source",
											schemaPath: "#/properties/web/properties/campaign/properties/source/maxLength",
											keyword: "maxLength",
											params: { limit: 60 },
											message: "must NOT have more than 60 characters"
										};
										if (vErrors === null) vErrors = [err44];
										else vErrors.push(err44);
										errors++;
									}
									if (!pattern1.test(data18)) {
										const err45 = {
											instancePath: instancePath + "/web/campaign/source",
											schemaPath: "#/properties/web/properties/campaign/properties/source/pattern",
											keyword: "pattern",
											params: { pattern: "^[\\p{L}\\p{N} ._+-]+$" },
											message: "must match pattern \"^[\\p{L}\\p{N} ._+-]+$\""
										};
										if (vErrors === null) vErrors = [err45];
										else vErrors.push(err45);
										errors++;
									}
								} else {
									const err46 = {
										instancePath: instancePath + "/web/campaign/source",
										schemaPath: "#/properties/web/properties/campaign/properties/source/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err46];
									else vErrors.push(err46);
									errors++;
								}
							}
							if (data17.medium !== void 0) {
								let data19 = data17.medium;
								if (typeof data19 === "string") {
									if (func1(data19) > 60) {
										const err47 = {
											instancePath: instancePath + "/web/campaign/medium",
											schemaPath: "#/properties/web/properties/campaign/properties/medium/maxLength",
											keyword: "maxLength",
											params: { limit: 60 },
											message: "must NOT have more than 60 characters"
										};
										if (vErrors === null) vErrors = [err47];
										else vErrors.push(err47);
										errors++;
									}
									if (!pattern1.test(data19)) {
										const err48 = {
											instancePath: instancePath + "/web/campaign/medium",
											schemaPath: "#/properties/web/properties/campaign/properties/medium/pattern",
											keyword: "pattern",
											params: { pattern: "^[\\p{L}\\p{N} ._+-]+$" },
											message: "must match pattern \"^[\\p{L}\\p{N} ._+-]+$\""
										};
										if (vErrors === null) vErrors = [err48];
										else vErrors.push(err48);
										errors++;
									}
								} else {
									const err49 = {
										instancePath: instancePath + "/web/campaign/medium",
										schemaPath: "#/properties/web/properties/campaign/properties/medium/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err49];
									else vErrors.push(err49);
									errors++;
								}
							}
							if (data17.name !== void 0) {
								let data20 = data17.name;
								if (typeof data20 === "string") {
									if (func1(data20) > 60) {
										const err50 = {
											instancePath: instancePath + "/web/campaign/name",
											schemaPath: "#/properties/web/properties/campaign/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 60 },
											message: "must NOT have more than 60 characters"
										};
										if (vErrors === null) vErrors = [err50];
										else vErrors.push(err50);
										errors++;
									}
									if (!pattern1.test(data20)) {
										const err51 = {
											instancePath: instancePath + "/web/campaign/name",
											schemaPath: "#/properties/web/properties/campaign/properties/name/pattern",
											keyword: "pattern",
											params: { pattern: "^[\\p{L}\\p{N} ._+-]+$" },
											message: "must match pattern \"^[\\p{L}\\p{N} ._+-]+$\""
										};
										if (vErrors === null) vErrors = [err51];
										else vErrors.push(err51);
										errors++;
									}
								} else {
									const err52 = {
										instancePath: instancePath + "/web/campaign/name",
										schemaPath: "#/properties/web/properties/campaign/properties/name/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err52];
									else vErrors.push(err52);
									errors++;
								}
							}
						} else {
							const err53 = {
								instancePath: instancePath + "/web/campaign",
								schemaPath: "#/properties/web/properties/campaign/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err53];
							else vErrors.push(err53);
							errors++;
						}
					}
				} else {
					const err54 = {
						instancePath: instancePath + "/web",
						schemaPath: "#/properties/web/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
			}
			if (data.website !== void 0) {
				let data21 = data.website;
				if (typeof data21 === "string") {
					if (func1(data21) > 200) {
						const err55 = {
							instancePath: instancePath + "/website",
							schemaPath: "#/properties/website/maxLength",
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
						instancePath: instancePath + "/website",
						schemaPath: "#/properties/website/type",
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
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err57];
			else vErrors.push(err57);
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

export default require_lead_LeadInput();
