import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_site_SiteBrand = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SiteBrand = validate0;
	const schema0 = {
		"$id": "SiteBrand",
		"type": "object",
		"additionalProperties": false,
		"required": ["template", "scheme"],
		"properties": {
			"template": {
				"type": "string",
				"enum": [
					"tramuntana",
					"llevant",
					"mares",
					"placa",
					"quadern"
				]
			},
			"scheme": {
				"type": "string",
				"enum": [
					"light",
					"dark",
					"system"
				]
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
					},
					"ground": {
						"type": "string",
						"pattern": "^#[0-9a-fA-F]{6}$"
					}
				}
			},
			"logo": {
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
			"logoDark": {
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
			"icon": {
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
			}
		}
	};
	const pattern0 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
	const pattern3 = new RegExp("^[0-9a-f]{32}$", "u");
	const pattern4 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
	const func0 = require_ucs2length().default;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.template === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "template" },
					message: "must have required property 'template'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.scheme === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "scheme" },
					message: "must have required property 'scheme'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "template" || key0 === "scheme" || key0 === "colors" || key0 === "logo" || key0 === "logoDark" || key0 === "icon")) {
				const err2 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.template !== void 0) {
				let data0 = data.template;
				if (typeof data0 !== "string") {
					const err3 = {
						instancePath: instancePath + "/template",
						schemaPath: "#/properties/template/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!(data0 === "tramuntana" || data0 === "llevant" || data0 === "mares" || data0 === "placa" || data0 === "quadern")) {
					const err4 = {
						instancePath: instancePath + "/template",
						schemaPath: "#/properties/template/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.template.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.scheme !== void 0) {
				let data1 = data.scheme;
				if (typeof data1 !== "string") {
					const err5 = {
						instancePath: instancePath + "/scheme",
						schemaPath: "#/properties/scheme/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!(data1 === "light" || data1 === "dark" || data1 === "system")) {
					const err6 = {
						instancePath: instancePath + "/scheme",
						schemaPath: "#/properties/scheme/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.scheme.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.colors !== void 0) {
				let data2 = data.colors;
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					for (const key1 in data2) if (!(key1 === "primary" || key1 === "accent" || key1 === "ground")) {
						const err7 = {
							instancePath: instancePath + "/colors",
							schemaPath: "#/properties/colors/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (data2.primary !== void 0) {
						let data3 = data2.primary;
						if (typeof data3 === "string") {
							if (!pattern0.test(data3)) {
								const err8 = {
									instancePath: instancePath + "/colors/primary",
									schemaPath: "#/properties/colors/properties/primary/pattern",
									keyword: "pattern",
									params: { pattern: "^#[0-9a-fA-F]{6}$" },
									message: "must match pattern \"^#[0-9a-fA-F]{6}$\""
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
						} else {
							const err9 = {
								instancePath: instancePath + "/colors/primary",
								schemaPath: "#/properties/colors/properties/primary/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					}
					if (data2.accent !== void 0) {
						let data4 = data2.accent;
						if (typeof data4 === "string") {
							if (!pattern0.test(data4)) {
								const err10 = {
									instancePath: instancePath + "/colors/accent",
									schemaPath: "#/properties/colors/properties/accent/pattern",
									keyword: "pattern",
									params: { pattern: "^#[0-9a-fA-F]{6}$" },
									message: "must match pattern \"^#[0-9a-fA-F]{6}$\""
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						} else {
							const err11 = {
								instancePath: instancePath + "/colors/accent",
								schemaPath: "#/properties/colors/properties/accent/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
					if (data2.ground !== void 0) {
						let data5 = data2.ground;
						if (typeof data5 === "string") {
							if (!pattern0.test(data5)) {
								const err12 = {
									instancePath: instancePath + "/colors/ground",
									schemaPath: "#/properties/colors/properties/ground/pattern",
									keyword: "pattern",
									params: { pattern: "^#[0-9a-fA-F]{6}$" },
									message: "must match pattern \"^#[0-9a-fA-F]{6}$\""
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
						} else {
							const err13 = {
								instancePath: instancePath + "/colors/ground",
								schemaPath: "#/properties/colors/properties/ground/type",
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
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.logo !== void 0) {
				let data6 = data.logo;
				if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
					if (data6.hash === void 0) {
						const err15 = {
							instancePath: instancePath + "/logo",
							schemaPath: "#/properties/logo/required",
							keyword: "required",
							params: { missingProperty: "hash" },
							message: "must have required property 'hash'"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
					for (const key2 in data6) if (!(key2 === "hash" || key2 === "alt" || key2 === "decorative" || key2 === "focus")) {
						const err16 = {
							instancePath: instancePath + "/logo",
							schemaPath: "#/properties/logo/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
					if (data6.hash !== void 0) {
						let data7 = data6.hash;
						if (typeof data7 === "string") {
							if (!pattern3.test(data7)) {
								const err17 = {
									instancePath: instancePath + "/logo/hash",
									schemaPath: "#/properties/logo/properties/hash/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-f]{32}$" },
									message: "must match pattern \"^[0-9a-f]{32}$\""
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						} else {
							const err18 = {
								instancePath: instancePath + "/logo/hash",
								schemaPath: "#/properties/logo/properties/hash/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					}
					if (data6.alt !== void 0) {
						let data8 = data6.alt;
						if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
							if (Object.keys(data8).length > 30) {
								const err19 = {
									instancePath: instancePath + "/logo/alt",
									schemaPath: "#/properties/logo/properties/alt/maxProperties",
									keyword: "maxProperties",
									params: { limit: 30 },
									message: "must NOT have more than 30 properties"
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
							for (const key3 in data8) {
								const _errs22 = errors;
								if (typeof key3 === "string") {
									if (!pattern4.test(key3)) {
										const err20 = {
											instancePath: instancePath + "/logo/alt",
											schemaPath: "#/properties/logo/properties/alt/propertyNames/pattern",
											keyword: "pattern",
											params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
											message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
											propertyName: key3
										};
										if (vErrors === null) vErrors = [err20];
										else vErrors.push(err20);
										errors++;
									}
								}
								if (!(_errs22 === errors)) {
									const err21 = {
										instancePath: instancePath + "/logo/alt",
										schemaPath: "#/properties/logo/properties/alt/propertyNames",
										keyword: "propertyNames",
										params: { propertyName: key3 },
										message: "property name must be valid"
									};
									if (vErrors === null) vErrors = [err21];
									else vErrors.push(err21);
									errors++;
								}
							}
							for (const key4 in data8) {
								let data9 = data8[key4];
								if (typeof data9 === "string") {
									if (func0(data9) > 160) {
										const err22 = {
											instancePath: instancePath + "/logo/alt/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
											schemaPath: "#/properties/logo/properties/alt/additionalProperties/maxLength",
											keyword: "maxLength",
											params: { limit: 160 },
											message: "must NOT have more than 160 characters"
										};
										if (vErrors === null) vErrors = [err22];
										else vErrors.push(err22);
										errors++;
									}
								} else {
									const err23 = {
										instancePath: instancePath + "/logo/alt/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/properties/logo/properties/alt/additionalProperties/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err23];
									else vErrors.push(err23);
									errors++;
								}
							}
						} else {
							const err24 = {
								instancePath: instancePath + "/logo/alt",
								schemaPath: "#/properties/logo/properties/alt/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					}
					if (data6.decorative !== void 0) {
						if (typeof data6.decorative !== "boolean") {
							const err25 = {
								instancePath: instancePath + "/logo/decorative",
								schemaPath: "#/properties/logo/properties/decorative/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					}
					if (data6.focus !== void 0) {
						let data11 = data6.focus;
						if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
							if (data11.x === void 0) {
								const err26 = {
									instancePath: instancePath + "/logo/focus",
									schemaPath: "#/properties/logo/properties/focus/required",
									keyword: "required",
									params: { missingProperty: "x" },
									message: "must have required property 'x'"
								};
								if (vErrors === null) vErrors = [err26];
								else vErrors.push(err26);
								errors++;
							}
							if (data11.y === void 0) {
								const err27 = {
									instancePath: instancePath + "/logo/focus",
									schemaPath: "#/properties/logo/properties/focus/required",
									keyword: "required",
									params: { missingProperty: "y" },
									message: "must have required property 'y'"
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
							}
							for (const key5 in data11) if (!(key5 === "x" || key5 === "y")) {
								const err28 = {
									instancePath: instancePath + "/logo/focus",
									schemaPath: "#/properties/logo/properties/focus/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key5 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err28];
								else vErrors.push(err28);
								errors++;
							}
							if (data11.x !== void 0) {
								let data12 = data11.x;
								if (typeof data12 == "number") {
									if (data12 > 1 || isNaN(data12)) {
										const err29 = {
											instancePath: instancePath + "/logo/focus/x",
											schemaPath: "#/properties/logo/properties/focus/properties/x/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 1
											},
											message: "must be <= 1"
										};
										if (vErrors === null) vErrors = [err29];
										else vErrors.push(err29);
										errors++;
									}
									if (data12 < 0 || isNaN(data12)) {
										const err30 = {
											instancePath: instancePath + "/logo/focus/x",
											schemaPath: "#/properties/logo/properties/focus/properties/x/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err30];
										else vErrors.push(err30);
										errors++;
									}
								} else {
									const err31 = {
										instancePath: instancePath + "/logo/focus/x",
										schemaPath: "#/properties/logo/properties/focus/properties/x/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									};
									if (vErrors === null) vErrors = [err31];
									else vErrors.push(err31);
									errors++;
								}
							}
							if (data11.y !== void 0) {
								let data13 = data11.y;
								if (typeof data13 == "number") {
									if (data13 > 1 || isNaN(data13)) {
										const err32 = {
											instancePath: instancePath + "/logo/focus/y",
											schemaPath: "#/properties/logo/properties/focus/properties/y/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 1
											},
											message: "must be <= 1"
										};
										if (vErrors === null) vErrors = [err32];
										else vErrors.push(err32);
										errors++;
									}
									if (data13 < 0 || isNaN(data13)) {
										const err33 = {
											instancePath: instancePath + "/logo/focus/y",
											schemaPath: "#/properties/logo/properties/focus/properties/y/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err33];
										else vErrors.push(err33);
										errors++;
									}
								} else {
									const err34 = {
										instancePath: instancePath + "/logo/focus/y",
										schemaPath: "#/properties/logo/properties/focus/properties/y/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									};
									if (vErrors === null) vErrors = [err34];
									else vErrors.push(err34);
									errors++;
								}
							}
						} else {
							const err35 = {
								instancePath: instancePath + "/logo/focus",
								schemaPath: "#/properties/logo/properties/focus/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
					}
				} else {
					const err36 = {
						instancePath: instancePath + "/logo",
						schemaPath: "#/properties/logo/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			}
			if (data.logoDark !== void 0) {
				let data14 = data.logoDark;
				if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
					if (data14.hash === void 0) {
						const err37 = {
							instancePath: instancePath + "/logoDark",
							schemaPath: "#/properties/logoDark/required",
							keyword: "required",
							params: { missingProperty: "hash" },
							message: "must have required property 'hash'"
						};
						if (vErrors === null) vErrors = [err37];
						else vErrors.push(err37);
						errors++;
					}
					for (const key6 in data14) if (!(key6 === "hash" || key6 === "alt" || key6 === "decorative" || key6 === "focus")) {
						const err38 = {
							instancePath: instancePath + "/logoDark",
							schemaPath: "#/properties/logoDark/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key6 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
					if (data14.hash !== void 0) {
						let data15 = data14.hash;
						if (typeof data15 === "string") {
							if (!pattern3.test(data15)) {
								const err39 = {
									instancePath: instancePath + "/logoDark/hash",
									schemaPath: "#/properties/logoDark/properties/hash/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-f]{32}$" },
									message: "must match pattern \"^[0-9a-f]{32}$\""
								};
								if (vErrors === null) vErrors = [err39];
								else vErrors.push(err39);
								errors++;
							}
						} else {
							const err40 = {
								instancePath: instancePath + "/logoDark/hash",
								schemaPath: "#/properties/logoDark/properties/hash/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
					}
					if (data14.alt !== void 0) {
						let data16 = data14.alt;
						if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
							if (Object.keys(data16).length > 30) {
								const err41 = {
									instancePath: instancePath + "/logoDark/alt",
									schemaPath: "#/properties/logoDark/properties/alt/maxProperties",
									keyword: "maxProperties",
									params: { limit: 30 },
									message: "must NOT have more than 30 properties"
								};
								if (vErrors === null) vErrors = [err41];
								else vErrors.push(err41);
								errors++;
							}
							for (const key7 in data16) {
								const _errs42 = errors;
								if (typeof key7 === "string") {
									if (!pattern4.test(key7)) {
										const err42 = {
											instancePath: instancePath + "/logoDark/alt",
											schemaPath: "#/properties/logoDark/properties/alt/propertyNames/pattern",
											keyword: "pattern",
											params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
											message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
											propertyName: key7
										};
										if (vErrors === null) vErrors = [err42];
										else vErrors.push(err42);
										errors++;
									}
								}
								if (!(_errs42 === errors)) {
									const err43 = {
										instancePath: instancePath + "/logoDark/alt",
										schemaPath: "#/properties/logoDark/properties/alt/propertyNames",
										keyword: "propertyNames",
										params: { propertyName: key7 },
										message: "property name must be valid"
									};
									if (vErrors === null) vErrors = [err43];
									else vErrors.push(err43);
									errors++;
								}
							}
							for (const key8 in data16) {
								let data17 = data16[key8];
								if (typeof data17 === "string") {
									if (func0(data17) > 160) {
										const err44 = {
											instancePath: instancePath + "/logoDark/alt/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),
											schemaPath: "#/properties/logoDark/properties/alt/additionalProperties/maxLength",
											keyword: "maxLength",
											params: { limit: 160 },
											message: "must NOT have more than 160 characters"
										};
										if (vErrors === null) vErrors = [err44];
										else vErrors.push(err44);
										errors++;
									}
								} else {
									const err45 = {
										instancePath: instancePath + "/logoDark/alt/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/properties/logoDark/properties/alt/additionalProperties/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err45];
									else vErrors.push(err45);
									errors++;
								}
							}
						} else {
							const err46 = {
								instancePath: instancePath + "/logoDark/alt",
								schemaPath: "#/properties/logoDark/properties/alt/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err46];
							else vErrors.push(err46);
							errors++;
						}
					}
					if (data14.decorative !== void 0) {
						if (typeof data14.decorative !== "boolean") {
							const err47 = {
								instancePath: instancePath + "/logoDark/decorative",
								schemaPath: "#/properties/logoDark/properties/decorative/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err47];
							else vErrors.push(err47);
							errors++;
						}
					}
					if (data14.focus !== void 0) {
						let data19 = data14.focus;
						if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
							if (data19.x === void 0) {
								const err48 = {
									instancePath: instancePath + "/logoDark/focus",
									schemaPath: "#/properties/logoDark/properties/focus/required",
									keyword: "required",
									params: { missingProperty: "x" },
									message: "must have required property 'x'"
								};
								if (vErrors === null) vErrors = [err48];
								else vErrors.push(err48);
								errors++;
							}
							if (data19.y === void 0) {
								const err49 = {
									instancePath: instancePath + "/logoDark/focus",
									schemaPath: "#/properties/logoDark/properties/focus/required",
									keyword: "required",
									params: { missingProperty: "y" },
									message: "must have required property 'y'"
								};
								if (vErrors === null) vErrors = [err49];
								else vErrors.push(err49);
								errors++;
							}
							for (const key9 in data19) if (!(key9 === "x" || key9 === "y")) {
								const err50 = {
									instancePath: instancePath + "/logoDark/focus",
									schemaPath: "#/properties/logoDark/properties/focus/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key9 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err50];
								else vErrors.push(err50);
								errors++;
							}
							if (data19.x !== void 0) {
								let data20 = data19.x;
								if (typeof data20 == "number") {
									if (data20 > 1 || isNaN(data20)) {
										const err51 = {
											instancePath: instancePath + "/logoDark/focus/x",
											schemaPath: "#/properties/logoDark/properties/focus/properties/x/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 1
											},
											message: "must be <= 1"
										};
										if (vErrors === null) vErrors = [err51];
										else vErrors.push(err51);
										errors++;
									}
									if (data20 < 0 || isNaN(data20)) {
										const err52 = {
											instancePath: instancePath + "/logoDark/focus/x",
											schemaPath: "#/properties/logoDark/properties/focus/properties/x/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err52];
										else vErrors.push(err52);
										errors++;
									}
								} else {
									const err53 = {
										instancePath: instancePath + "/logoDark/focus/x",
										schemaPath: "#/properties/logoDark/properties/focus/properties/x/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									};
									if (vErrors === null) vErrors = [err53];
									else vErrors.push(err53);
									errors++;
								}
							}
							if (data19.y !== void 0) {
								let data21 = data19.y;
								if (typeof data21 == "number") {
									if (data21 > 1 || isNaN(data21)) {
										const err54 = {
											instancePath: instancePath + "/logoDark/focus/y",
											schemaPath: "#/properties/logoDark/properties/focus/properties/y/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 1
											},
											message: "must be <= 1"
										};
										if (vErrors === null) vErrors = [err54];
										else vErrors.push(err54);
										errors++;
									}
									if (data21 < 0 || isNaN(data21)) {
										const err55 = {
											instancePath: instancePath + "/logoDark/focus/y",
											schemaPath: "#/properties/logoDark/properties/focus/properties/y/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err55];
										else vErrors.push(err55);
										errors++;
									}
								} else {
									const err56 = {
										instancePath: instancePath + "/logoDark/focus/y",
										schemaPath: "#/properties/logoDark/properties/focus/properties/y/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									};
									if (vErrors === null) vErrors = [err56];
									else vErrors.push(err56);
									errors++;
								}
							}
						} else {
							const err57 = {
								instancePath: instancePath + "/logoDark/focus",
								schemaPath: "#/properties/logoDark/properties/focus/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err57];
							else vErrors.push(err57);
							errors++;
						}
					}
				} else {
					const err58 = {
						instancePath: instancePath + "/logoDark",
						schemaPath: "#/properties/logoDark/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
			}
			if (data.icon !== void 0) {
				let data22 = data.icon;
				if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
					if (data22.hash === void 0) {
						const err59 = {
							instancePath: instancePath + "/icon",
							schemaPath: "#/properties/icon/required",
							keyword: "required",
							params: { missingProperty: "hash" },
							message: "must have required property 'hash'"
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
					for (const key10 in data22) if (!(key10 === "hash" || key10 === "alt" || key10 === "decorative" || key10 === "focus")) {
						const err60 = {
							instancePath: instancePath + "/icon",
							schemaPath: "#/properties/icon/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key10 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err60];
						else vErrors.push(err60);
						errors++;
					}
					if (data22.hash !== void 0) {
						let data23 = data22.hash;
						if (typeof data23 === "string") {
							if (!pattern3.test(data23)) {
								const err61 = {
									instancePath: instancePath + "/icon/hash",
									schemaPath: "#/properties/icon/properties/hash/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-f]{32}$" },
									message: "must match pattern \"^[0-9a-f]{32}$\""
								};
								if (vErrors === null) vErrors = [err61];
								else vErrors.push(err61);
								errors++;
							}
						} else {
							const err62 = {
								instancePath: instancePath + "/icon/hash",
								schemaPath: "#/properties/icon/properties/hash/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err62];
							else vErrors.push(err62);
							errors++;
						}
					}
					if (data22.alt !== void 0) {
						let data24 = data22.alt;
						if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
							if (Object.keys(data24).length > 30) {
								const err63 = {
									instancePath: instancePath + "/icon/alt",
									schemaPath: "#/properties/icon/properties/alt/maxProperties",
									keyword: "maxProperties",
									params: { limit: 30 },
									message: "must NOT have more than 30 properties"
								};
								if (vErrors === null) vErrors = [err63];
								else vErrors.push(err63);
								errors++;
							}
							for (const key11 in data24) {
								const _errs62 = errors;
								if (typeof key11 === "string") {
									if (!pattern4.test(key11)) {
										const err64 = {
											instancePath: instancePath + "/icon/alt",
											schemaPath: "#/properties/icon/properties/alt/propertyNames/pattern",
											keyword: "pattern",
											params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
											message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
											propertyName: key11
										};
										if (vErrors === null) vErrors = [err64];
										else vErrors.push(err64);
										errors++;
									}
								}
								if (!(_errs62 === errors)) {
									const err65 = {
										instancePath: instancePath + "/icon/alt",
										schemaPath: "#/properties/icon/properties/alt/propertyNames",
										keyword: "propertyNames",
										params: { propertyName: key11 },
										message: "property name must be valid"
									};
									if (vErrors === null) vErrors = [err65];
									else vErrors.push(err65);
									errors++;
								}
							}
							for (const key12 in data24) {
								let data25 = data24[key12];
								if (typeof data25 === "string") {
									if (func0(data25) > 160) {
										const err66 = {
											instancePath: instancePath + "/icon/alt/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),
											schemaPath: "#/properties/icon/properties/alt/additionalProperties/maxLength",
											keyword: "maxLength",
											params: { limit: 160 },
											message: "must NOT have more than 160 characters"
										};
										if (vErrors === null) vErrors = [err66];
										else vErrors.push(err66);
										errors++;
									}
								} else {
									const err67 = {
										instancePath: instancePath + "/icon/alt/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/properties/icon/properties/alt/additionalProperties/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err67];
									else vErrors.push(err67);
									errors++;
								}
							}
						} else {
							const err68 = {
								instancePath: instancePath + "/icon/alt",
								schemaPath: "#/properties/icon/properties/alt/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err68];
							else vErrors.push(err68);
							errors++;
						}
					}
					if (data22.decorative !== void 0) {
						if (typeof data22.decorative !== "boolean") {
							const err69 = {
								instancePath: instancePath + "/icon/decorative",
								schemaPath: "#/properties/icon/properties/decorative/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err69];
							else vErrors.push(err69);
							errors++;
						}
					}
					if (data22.focus !== void 0) {
						let data27 = data22.focus;
						if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
							if (data27.x === void 0) {
								const err70 = {
									instancePath: instancePath + "/icon/focus",
									schemaPath: "#/properties/icon/properties/focus/required",
									keyword: "required",
									params: { missingProperty: "x" },
									message: "must have required property 'x'"
								};
								if (vErrors === null) vErrors = [err70];
								else vErrors.push(err70);
								errors++;
							}
							if (data27.y === void 0) {
								const err71 = {
									instancePath: instancePath + "/icon/focus",
									schemaPath: "#/properties/icon/properties/focus/required",
									keyword: "required",
									params: { missingProperty: "y" },
									message: "must have required property 'y'"
								};
								if (vErrors === null) vErrors = [err71];
								else vErrors.push(err71);
								errors++;
							}
							for (const key13 in data27) if (!(key13 === "x" || key13 === "y")) {
								const err72 = {
									instancePath: instancePath + "/icon/focus",
									schemaPath: "#/properties/icon/properties/focus/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key13 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err72];
								else vErrors.push(err72);
								errors++;
							}
							if (data27.x !== void 0) {
								let data28 = data27.x;
								if (typeof data28 == "number") {
									if (data28 > 1 || isNaN(data28)) {
										const err73 = {
											instancePath: instancePath + "/icon/focus/x",
											schemaPath: "#/properties/icon/properties/focus/properties/x/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 1
											},
											message: "must be <= 1"
										};
										if (vErrors === null) vErrors = [err73];
										else vErrors.push(err73);
										errors++;
									}
									if (data28 < 0 || isNaN(data28)) {
										const err74 = {
											instancePath: instancePath + "/icon/focus/x",
											schemaPath: "#/properties/icon/properties/focus/properties/x/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err74];
										else vErrors.push(err74);
										errors++;
									}
								} else {
									const err75 = {
										instancePath: instancePath + "/icon/focus/x",
										schemaPath: "#/properties/icon/properties/focus/properties/x/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									};
									if (vErrors === null) vErrors = [err75];
									else vErrors.push(err75);
									errors++;
								}
							}
							if (data27.y !== void 0) {
								let data29 = data27.y;
								if (typeof data29 == "number") {
									if (data29 > 1 || isNaN(data29)) {
										const err76 = {
											instancePath: instancePath + "/icon/focus/y",
											schemaPath: "#/properties/icon/properties/focus/properties/y/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 1
											},
											message: "must be <= 1"
										};
										if (vErrors === null) vErrors = [err76];
										else vErrors.push(err76);
										errors++;
									}
									if (data29 < 0 || isNaN(data29)) {
										const err77 = {
											instancePath: instancePath + "/icon/focus/y",
											schemaPath: "#/properties/icon/properties/focus/properties/y/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err77];
										else vErrors.push(err77);
										errors++;
									}
								} else {
									const err78 = {
										instancePath: instancePath + "/icon/focus/y",
										schemaPath: "#/properties/icon/properties/focus/properties/y/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									};
									if (vErrors === null) vErrors = [err78];
									else vErrors.push(err78);
									errors++;
								}
							}
						} else {
							const err79 = {
								instancePath: instancePath + "/icon/focus",
								schemaPath: "#/properties/icon/properties/focus/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err79];
							else vErrors.push(err79);
							errors++;
						}
					}
				} else {
					const err80 = {
						instancePath: instancePath + "/icon",
						schemaPath: "#/properties/icon/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err80];
					else vErrors.push(err80);
					errors++;
				}
			}
		} else {
			const err81 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err81];
			else vErrors.push(err81);
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

export default require_site_SiteBrand();
