import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_site_SiteHeroSection = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SiteHeroSection = validate0;
	const schema0 = {
		"$id": "SiteHeroSection",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"id",
			"kind",
			"title"
		],
		"properties": {
			"id": {
				"type": "string",
				"format": "uuid"
			},
			"kind": {
				"type": "string",
				"const": "hero"
			},
			"title": {
				"type": "object",
				"maxProperties": 30,
				"propertyNames": { "pattern": "^[a-z]{2}(-[A-Z]{2})?$" },
				"additionalProperties": {
					"type": "string",
					"maxLength": 160
				}
			},
			"lead": {
				"type": "object",
				"maxProperties": 30,
				"propertyNames": { "pattern": "^[a-z]{2}(-[A-Z]{2})?$" },
				"additionalProperties": {
					"type": "string",
					"maxLength": 4e3
				}
			},
			"picture": {
				"type": "object",
				"additionalProperties": false,
				"required": ["hash"],
				"properties": {
					"hash": {
						"type": "string",
						"pattern": "^[0-9a-f]{32}$"
					},
					"alt": {
						"type": "object",
						"maxProperties": 30,
						"propertyNames": { "pattern": "^[a-z]{2}(-[A-Z]{2})?$" },
						"additionalProperties": {
							"type": "string",
							"maxLength": 160
						}
					},
					"decorative": { "type": "boolean" },
					"focus": {
						"type": "object",
						"additionalProperties": false,
						"required": ["x", "y"],
						"properties": {
							"x": {
								"type": "number",
								"minimum": 0,
								"maximum": 1
							},
							"y": {
								"type": "number",
								"minimum": 0,
								"maximum": 1
							}
						}
					}
				}
			},
			"search": { "type": "boolean" },
			"button": {
				"type": "object",
				"additionalProperties": false,
				"required": ["label", "to"],
				"properties": {
					"label": {
						"type": "object",
						"maxProperties": 30,
						"propertyNames": { "pattern": "^[a-z]{2}(-[A-Z]{2})?$" },
						"additionalProperties": {
							"type": "string",
							"maxLength": 160
						}
					},
					"to": {
						"type": "string",
						"maxLength": 500,
						"pattern": "^(https://|mailto:|tel:|page:)[^\\s]+$"
					}
				}
			},
			"height": {
				"type": "string",
				"enum": [
					"low",
					"tall",
					"full"
				]
			},
			"tone": {
				"type": "string",
				"enum": [
					"plain",
					"soft",
					"strong"
				]
			},
			"anchor": {
				"type": "string",
				"maxLength": 31,
				"pattern": "^[a-z][a-z0-9-]{0,30}$"
			},
			"off": { "type": "boolean" }
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const pattern0 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
	const pattern2 = new RegExp("^[0-9a-f]{32}$", "u");
	const pattern5 = new RegExp("^(https://|mailto:|tel:|page:)[^\\s]+$", "u");
	const pattern6 = new RegExp("^[a-z][a-z0-9-]{0,30}$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "id" },
					message: "must have required property 'id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.kind === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "kind" },
					message: "must have required property 'kind'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.title === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "title" },
					message: "must have required property 'title'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
				const err3 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!formats0.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.kind !== void 0) {
				let data1 = data.kind;
				if (typeof data1 !== "string") {
					const err6 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if ("hero" !== data1) {
					const err7 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/const",
						keyword: "const",
						params: { allowedValue: "hero" },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.title !== void 0) {
				let data2 = data.title;
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					if (Object.keys(data2).length > 30) {
						const err8 = {
							instancePath: instancePath + "/title",
							schemaPath: "#/properties/title/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					for (const key1 in data2) {
						const _errs8 = errors;
						if (typeof key1 === "string") {
							if (!pattern0.test(key1)) {
								const err9 = {
									instancePath: instancePath + "/title",
									schemaPath: "#/properties/title/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key1
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
						}
						if (!(_errs8 === errors)) {
							const err10 = {
								instancePath: instancePath + "/title",
								schemaPath: "#/properties/title/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key1 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					}
					for (const key2 in data2) {
						let data3 = data2[key2];
						if (typeof data3 === "string") {
							if (func1(data3) > 160) {
								const err11 = {
									instancePath: instancePath + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/title/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 160 },
									message: "must NOT have more than 160 characters"
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
						} else {
							const err12 = {
								instancePath: instancePath + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/title/additionalProperties/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.lead !== void 0) {
				let data4 = data.lead;
				if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
					if (Object.keys(data4).length > 30) {
						const err14 = {
							instancePath: instancePath + "/lead",
							schemaPath: "#/properties/lead/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					for (const key3 in data4) {
						const _errs14 = errors;
						if (typeof key3 === "string") {
							if (!pattern0.test(key3)) {
								const err15 = {
									instancePath: instancePath + "/lead",
									schemaPath: "#/properties/lead/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key3
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						}
						if (!(_errs14 === errors)) {
							const err16 = {
								instancePath: instancePath + "/lead",
								schemaPath: "#/properties/lead/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key3 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
					for (const key4 in data4) {
						let data5 = data4[key4];
						if (typeof data5 === "string") {
							if (func1(data5) > 4e3) {
								const err17 = {
									instancePath: instancePath + "/lead/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/lead/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 4e3 },
									message: "must NOT have more than 4000 characters"
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						} else {
							const err18 = {
								instancePath: instancePath + "/lead/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/lead/additionalProperties/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					}
				} else {
					const err19 = {
						instancePath: instancePath + "/lead",
						schemaPath: "#/properties/lead/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
			if (data.picture !== void 0) {
				let data6 = data.picture;
				if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
					if (data6.hash === void 0) {
						const err20 = {
							instancePath: instancePath + "/picture",
							schemaPath: "#/properties/picture/required",
							keyword: "required",
							params: { missingProperty: "hash" },
							message: "must have required property 'hash'"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					for (const key5 in data6) if (!(key5 === "hash" || key5 === "alt" || key5 === "decorative" || key5 === "focus")) {
						const err21 = {
							instancePath: instancePath + "/picture",
							schemaPath: "#/properties/picture/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key5 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
					if (data6.hash !== void 0) {
						let data7 = data6.hash;
						if (typeof data7 === "string") {
							if (!pattern2.test(data7)) {
								const err22 = {
									instancePath: instancePath + "/picture/hash",
									schemaPath: "#/properties/picture/properties/hash/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-f]{32}$" },
									message: "must match pattern \"^[0-9a-f]{32}$\""
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
						} else {
							const err23 = {
								instancePath: instancePath + "/picture/hash",
								schemaPath: "#/properties/picture/properties/hash/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					}
					if (data6.alt !== void 0) {
						let data8 = data6.alt;
						if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
							if (Object.keys(data8).length > 30) {
								const err24 = {
									instancePath: instancePath + "/picture/alt",
									schemaPath: "#/properties/picture/properties/alt/maxProperties",
									keyword: "maxProperties",
									params: { limit: 30 },
									message: "must NOT have more than 30 properties"
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
							for (const key6 in data8) {
								const _errs25 = errors;
								if (typeof key6 === "string") {
									if (!pattern0.test(key6)) {
										const err25 = {
											instancePath: instancePath + "/picture/alt",
											schemaPath: "#/properties/picture/properties/alt/propertyNames/pattern",
											keyword: "pattern",
											params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
											message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
											propertyName: key6
										};
										if (vErrors === null) vErrors = [err25];
										else vErrors.push(err25);
										errors++;
									}
								}
								if (!(_errs25 === errors)) {
									const err26 = {
										instancePath: instancePath + "/picture/alt",
										schemaPath: "#/properties/picture/properties/alt/propertyNames",
										keyword: "propertyNames",
										params: { propertyName: key6 },
										message: "property name must be valid"
									};
									if (vErrors === null) vErrors = [err26];
									else vErrors.push(err26);
									errors++;
								}
							}
							for (const key7 in data8) {
								let data9 = data8[key7];
								if (typeof data9 === "string") {
									if (func1(data9) > 160) {
										const err27 = {
											instancePath: instancePath + "/picture/alt/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),
											schemaPath: "#/properties/picture/properties/alt/additionalProperties/maxLength",
											keyword: "maxLength",
											params: { limit: 160 },
											message: "must NOT have more than 160 characters"
										};
										if (vErrors === null) vErrors = [err27];
										else vErrors.push(err27);
										errors++;
									}
								} else {
									const err28 = {
										instancePath: instancePath + "/picture/alt/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/properties/picture/properties/alt/additionalProperties/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err28];
									else vErrors.push(err28);
									errors++;
								}
							}
						} else {
							const err29 = {
								instancePath: instancePath + "/picture/alt",
								schemaPath: "#/properties/picture/properties/alt/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
					}
					if (data6.decorative !== void 0) {
						if (typeof data6.decorative !== "boolean") {
							const err30 = {
								instancePath: instancePath + "/picture/decorative",
								schemaPath: "#/properties/picture/properties/decorative/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
					}
					if (data6.focus !== void 0) {
						let data11 = data6.focus;
						if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
							if (data11.x === void 0) {
								const err31 = {
									instancePath: instancePath + "/picture/focus",
									schemaPath: "#/properties/picture/properties/focus/required",
									keyword: "required",
									params: { missingProperty: "x" },
									message: "must have required property 'x'"
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
							if (data11.y === void 0) {
								const err32 = {
									instancePath: instancePath + "/picture/focus",
									schemaPath: "#/properties/picture/properties/focus/required",
									keyword: "required",
									params: { missingProperty: "y" },
									message: "must have required property 'y'"
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
							}
							for (const key8 in data11) if (!(key8 === "x" || key8 === "y")) {
								const err33 = {
									instancePath: instancePath + "/picture/focus",
									schemaPath: "#/properties/picture/properties/focus/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key8 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err33];
								else vErrors.push(err33);
								errors++;
							}
							if (data11.x !== void 0) {
								let data12 = data11.x;
								if (typeof data12 == "number") {
									if (data12 > 1 || isNaN(data12)) {
										const err34 = {
											instancePath: instancePath + "/picture/focus/x",
											schemaPath: "#/properties/picture/properties/focus/properties/x/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 1
											},
											message: "must be <= 1"
										};
										if (vErrors === null) vErrors = [err34];
										else vErrors.push(err34);
										errors++;
									}
									if (data12 < 0 || isNaN(data12)) {
										const err35 = {
											instancePath: instancePath + "/picture/focus/x",
											schemaPath: "#/properties/picture/properties/focus/properties/x/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err35];
										else vErrors.push(err35);
										errors++;
									}
								} else {
									const err36 = {
										instancePath: instancePath + "/picture/focus/x",
										schemaPath: "#/properties/picture/properties/focus/properties/x/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
							}
							if (data11.y !== void 0) {
								let data13 = data11.y;
								if (typeof data13 == "number") {
									if (data13 > 1 || isNaN(data13)) {
										const err37 = {
											instancePath: instancePath + "/picture/focus/y",
											schemaPath: "#/properties/picture/properties/focus/properties/y/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 1
											},
											message: "must be <= 1"
										};
										if (vErrors === null) vErrors = [err37];
										else vErrors.push(err37);
										errors++;
									}
									if (data13 < 0 || isNaN(data13)) {
										const err38 = {
											instancePath: instancePath + "/picture/focus/y",
											schemaPath: "#/properties/picture/properties/focus/properties/y/minimum",
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
								} else {
									const err39 = {
										instancePath: instancePath + "/picture/focus/y",
										schemaPath: "#/properties/picture/properties/focus/properties/y/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									};
									if (vErrors === null) vErrors = [err39];
									else vErrors.push(err39);
									errors++;
								}
							}
						} else {
							const err40 = {
								instancePath: instancePath + "/picture/focus",
								schemaPath: "#/properties/picture/properties/focus/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
					}
				} else {
					const err41 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/properties/picture/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
			}
			if (data.search !== void 0) {
				if (typeof data.search !== "boolean") {
					const err42 = {
						instancePath: instancePath + "/search",
						schemaPath: "#/properties/search/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
			}
			if (data.button !== void 0) {
				let data15 = data.button;
				if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
					if (data15.label === void 0) {
						const err43 = {
							instancePath: instancePath + "/button",
							schemaPath: "#/properties/button/required",
							keyword: "required",
							params: { missingProperty: "label" },
							message: "must have required property 'label'"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
					if (data15.to === void 0) {
						const err44 = {
							instancePath: instancePath + "/button",
							schemaPath: "#/properties/button/required",
							keyword: "required",
							params: { missingProperty: "to" },
							message: "must have required property 'to'"
						};
						if (vErrors === null) vErrors = [err44];
						else vErrors.push(err44);
						errors++;
					}
					for (const key9 in data15) if (!(key9 === "label" || key9 === "to")) {
						const err45 = {
							instancePath: instancePath + "/button",
							schemaPath: "#/properties/button/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key9 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					}
					if (data15.label !== void 0) {
						let data16 = data15.label;
						if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
							if (Object.keys(data16).length > 30) {
								const err46 = {
									instancePath: instancePath + "/button/label",
									schemaPath: "#/properties/button/properties/label/maxProperties",
									keyword: "maxProperties",
									params: { limit: 30 },
									message: "must NOT have more than 30 properties"
								};
								if (vErrors === null) vErrors = [err46];
								else vErrors.push(err46);
								errors++;
							}
							for (const key10 in data16) {
								const _errs45 = errors;
								if (typeof key10 === "string") {
									if (!pattern0.test(key10)) {
										const err47 = {
											instancePath: instancePath + "/button/label",
											schemaPath: "#/properties/button/properties/label/propertyNames/pattern",
											keyword: "pattern",
											params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
											message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
											propertyName: key10
										};
										if (vErrors === null) vErrors = [err47];
										else vErrors.push(err47);
										errors++;
									}
								}
								if (!(_errs45 === errors)) {
									const err48 = {
										instancePath: instancePath + "/button/label",
										schemaPath: "#/properties/button/properties/label/propertyNames",
										keyword: "propertyNames",
										params: { propertyName: key10 },
										message: "property name must be valid"
									};
									if (vErrors === null) vErrors = [err48];
									else vErrors.push(err48);
									errors++;
								}
							}
							for (const key11 in data16) {
								let data17 = data16[key11];
								if (typeof data17 === "string") {
									if (func1(data17) > 160) {
										const err49 = {
											instancePath: instancePath + "/button/label/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),
											schemaPath: "#/properties/button/properties/label/additionalProperties/maxLength",
											keyword: "maxLength",
											params: { limit: 160 },
											message: "must NOT have more than 160 characters"
										};
										if (vErrors === null) vErrors = [err49];
										else vErrors.push(err49);
										errors++;
									}
								} else {
									const err50 = {
										instancePath: instancePath + "/button/label/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/properties/button/properties/label/additionalProperties/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err50];
									else vErrors.push(err50);
									errors++;
								}
							}
						} else {
							const err51 = {
								instancePath: instancePath + "/button/label",
								schemaPath: "#/properties/button/properties/label/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err51];
							else vErrors.push(err51);
							errors++;
						}
					}
					if (data15.to !== void 0) {
						let data18 = data15.to;
						if (typeof data18 === "string") {
							if (func1(data18) > 500) {
								const err52 = {
									instancePath: instancePath + "/button/to",
									schemaPath: "#/properties/button/properties/to/maxLength",
									keyword: "maxLength",
									params: { limit: 500 },
									message: "must NOT have more than 500 characters"
								};
								if (vErrors === null) vErrors = [err52];
								else vErrors.push(err52);
								errors++;
							}
							if (!pattern5.test(data18)) {
								const err53 = {
									instancePath: instancePath + "/button/to",
									schemaPath: "#/properties/button/properties/to/pattern",
									keyword: "pattern",
									params: { pattern: "^(https://|mailto:|tel:|page:)[^\\s]+$" },
									message: "must match pattern \"^(https://|mailto:|tel:|page:)[^\\s]+$\""
								};
								if (vErrors === null) vErrors = [err53];
								else vErrors.push(err53);
								errors++;
							}
						} else {
							const err54 = {
								instancePath: instancePath + "/button/to",
								schemaPath: "#/properties/button/properties/to/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err54];
							else vErrors.push(err54);
							errors++;
						}
					}
				} else {
					const err55 = {
						instancePath: instancePath + "/button",
						schemaPath: "#/properties/button/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err55];
					else vErrors.push(err55);
					errors++;
				}
			}
			if (data.height !== void 0) {
				let data19 = data.height;
				if (typeof data19 !== "string") {
					const err56 = {
						instancePath: instancePath + "/height",
						schemaPath: "#/properties/height/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err56];
					else vErrors.push(err56);
					errors++;
				}
				if (!(data19 === "low" || data19 === "tall" || data19 === "full")) {
					const err57 = {
						instancePath: instancePath + "/height",
						schemaPath: "#/properties/height/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.height.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
			}
			if (data.tone !== void 0) {
				let data20 = data.tone;
				if (typeof data20 !== "string") {
					const err58 = {
						instancePath: instancePath + "/tone",
						schemaPath: "#/properties/tone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
				if (!(data20 === "plain" || data20 === "soft" || data20 === "strong")) {
					const err59 = {
						instancePath: instancePath + "/tone",
						schemaPath: "#/properties/tone/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.tone.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err59];
					else vErrors.push(err59);
					errors++;
				}
			}
			if (data.anchor !== void 0) {
				let data21 = data.anchor;
				if (typeof data21 === "string") {
					if (func1(data21) > 31) {
						const err60 = {
							instancePath: instancePath + "/anchor",
							schemaPath: "#/properties/anchor/maxLength",
							keyword: "maxLength",
							params: { limit: 31 },
							message: "must NOT have more than 31 characters"
						};
						if (vErrors === null) vErrors = [err60];
						else vErrors.push(err60);
						errors++;
					}
					if (!pattern6.test(data21)) {
						const err61 = {
							instancePath: instancePath + "/anchor",
							schemaPath: "#/properties/anchor/pattern",
							keyword: "pattern",
							params: { pattern: "^[a-z][a-z0-9-]{0,30}$" },
							message: "must match pattern \"^[a-z][a-z0-9-]{0,30}$\""
						};
						if (vErrors === null) vErrors = [err61];
						else vErrors.push(err61);
						errors++;
					}
				} else {
					const err62 = {
						instancePath: instancePath + "/anchor",
						schemaPath: "#/properties/anchor/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err62];
					else vErrors.push(err62);
					errors++;
				}
			}
			if (data.off !== void 0) {
				if (typeof data.off !== "boolean") {
					const err63 = {
						instancePath: instancePath + "/off",
						schemaPath: "#/properties/off/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err63];
					else vErrors.push(err63);
					errors++;
				}
			}
		} else {
			const err64 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err64];
			else vErrors.push(err64);
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

export default require_site_SiteHeroSection();
