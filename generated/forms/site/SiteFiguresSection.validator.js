import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_site_SiteFiguresSection = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SiteFiguresSection = validate0;
	const schema0 = {
		"$id": "SiteFiguresSection",
		"type": "object",
		"additionalProperties": false,
		"required": ["id", "kind"],
		"properties": {
			"id": {
				"type": "string",
				"format": "uuid"
			},
			"kind": {
				"type": "string",
				"const": "figures"
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
			"items": {
				"type": "array",
				"maxItems": 6,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["from"],
					"properties": {
						"from": {
							"type": "string",
							"enum": [
								"homes",
								"sold",
								"people",
								"languages",
								"manual"
							]
						},
						"value": {
							"type": "integer",
							"minimum": 0,
							"maximum": 1e6
						},
						"label": {
							"type": "object",
							"maxProperties": 30,
							"propertyNames": { "pattern": "^[a-z]{2}(-[A-Z]{2})?$" },
							"additionalProperties": {
								"type": "string",
								"maxLength": 160
							}
						}
					}
				}
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
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const pattern0 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
	const pattern2 = new RegExp("^[a-z][a-z0-9-]{0,30}$", "u");
	const func0 = require_ucs2length().default;
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
			for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "title" || key0 === "items" || key0 === "tone" || key0 === "anchor" || key0 === "off")) {
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
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!formats0.test(data0)) {
						const err3 = {
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.kind !== void 0) {
				let data1 = data.kind;
				if (typeof data1 !== "string") {
					const err5 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if ("figures" !== data1) {
					const err6 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/const",
						keyword: "const",
						params: { allowedValue: "figures" },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.title !== void 0) {
				let data2 = data.title;
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					if (Object.keys(data2).length > 30) {
						const err7 = {
							instancePath: instancePath + "/title",
							schemaPath: "#/properties/title/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					for (const key1 in data2) {
						const _errs8 = errors;
						if (typeof key1 === "string") {
							if (!pattern0.test(key1)) {
								const err8 = {
									instancePath: instancePath + "/title",
									schemaPath: "#/properties/title/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key1
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
						}
						if (!(_errs8 === errors)) {
							const err9 = {
								instancePath: instancePath + "/title",
								schemaPath: "#/properties/title/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key1 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					}
					for (const key2 in data2) {
						let data3 = data2[key2];
						if (typeof data3 === "string") {
							if (func0(data3) > 160) {
								const err10 = {
									instancePath: instancePath + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/title/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 160 },
									message: "must NOT have more than 160 characters"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						} else {
							const err11 = {
								instancePath: instancePath + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/title/additionalProperties/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.items !== void 0) {
				let data4 = data.items;
				if (Array.isArray(data4)) {
					if (data4.length > 6) {
						const err13 = {
							instancePath: instancePath + "/items",
							schemaPath: "#/properties/items/maxItems",
							keyword: "maxItems",
							params: { limit: 6 },
							message: "must NOT have more than 6 items"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					const len0 = data4.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data5 = data4[i0];
						if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
							if (data5.from === void 0) {
								const err14 = {
									instancePath: instancePath + "/items/" + i0,
									schemaPath: "#/properties/items/items/required",
									keyword: "required",
									params: { missingProperty: "from" },
									message: "must have required property 'from'"
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
							for (const key3 in data5) if (!(key3 === "from" || key3 === "value" || key3 === "label")) {
								const err15 = {
									instancePath: instancePath + "/items/" + i0,
									schemaPath: "#/properties/items/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key3 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
							if (data5.from !== void 0) {
								let data6 = data5.from;
								if (typeof data6 !== "string") {
									const err16 = {
										instancePath: instancePath + "/items/" + i0 + "/from",
										schemaPath: "#/properties/items/items/properties/from/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
								}
								if (!(data6 === "homes" || data6 === "sold" || data6 === "people" || data6 === "languages" || data6 === "manual")) {
									const err17 = {
										instancePath: instancePath + "/items/" + i0 + "/from",
										schemaPath: "#/properties/items/items/properties/from/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.items.items.properties.from.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
							}
							if (data5.value !== void 0) {
								let data7 = data5.value;
								if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
									const err18 = {
										instancePath: instancePath + "/items/" + i0 + "/value",
										schemaPath: "#/properties/items/items/properties/value/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
								}
								if (typeof data7 == "number") {
									if (data7 > 1e6 || isNaN(data7)) {
										const err19 = {
											instancePath: instancePath + "/items/" + i0 + "/value",
											schemaPath: "#/properties/items/items/properties/value/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 1e6
											},
											message: "must be <= 1000000"
										};
										if (vErrors === null) vErrors = [err19];
										else vErrors.push(err19);
										errors++;
									}
									if (data7 < 0 || isNaN(data7)) {
										const err20 = {
											instancePath: instancePath + "/items/" + i0 + "/value",
											schemaPath: "#/properties/items/items/properties/value/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err20];
										else vErrors.push(err20);
										errors++;
									}
								}
							}
							if (data5.label !== void 0) {
								let data8 = data5.label;
								if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
									if (Object.keys(data8).length > 30) {
										const err21 = {
											instancePath: instancePath + "/items/" + i0 + "/label",
											schemaPath: "#/properties/items/items/properties/label/maxProperties",
											keyword: "maxProperties",
											params: { limit: 30 },
											message: "must NOT have more than 30 properties"
										};
										if (vErrors === null) vErrors = [err21];
										else vErrors.push(err21);
										errors++;
									}
									for (const key4 in data8) {
										const _errs23 = errors;
										if (typeof key4 === "string") {
											if (!pattern0.test(key4)) {
												const err22 = {
													instancePath: instancePath + "/items/" + i0 + "/label",
													schemaPath: "#/properties/items/items/properties/label/propertyNames/pattern",
													keyword: "pattern",
													params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
													message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
													propertyName: key4
												};
												if (vErrors === null) vErrors = [err22];
												else vErrors.push(err22);
												errors++;
											}
										}
										if (!(_errs23 === errors)) {
											const err23 = {
												instancePath: instancePath + "/items/" + i0 + "/label",
												schemaPath: "#/properties/items/items/properties/label/propertyNames",
												keyword: "propertyNames",
												params: { propertyName: key4 },
												message: "property name must be valid"
											};
											if (vErrors === null) vErrors = [err23];
											else vErrors.push(err23);
											errors++;
										}
									}
									for (const key5 in data8) {
										let data9 = data8[key5];
										if (typeof data9 === "string") {
											if (func0(data9) > 160) {
												const err24 = {
													instancePath: instancePath + "/items/" + i0 + "/label/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/items/items/properties/label/additionalProperties/maxLength",
													keyword: "maxLength",
													params: { limit: 160 },
													message: "must NOT have more than 160 characters"
												};
												if (vErrors === null) vErrors = [err24];
												else vErrors.push(err24);
												errors++;
											}
										} else {
											const err25 = {
												instancePath: instancePath + "/items/" + i0 + "/label/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),
												schemaPath: "#/properties/items/items/properties/label/additionalProperties/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err25];
											else vErrors.push(err25);
											errors++;
										}
									}
								} else {
									const err26 = {
										instancePath: instancePath + "/items/" + i0 + "/label",
										schemaPath: "#/properties/items/items/properties/label/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									};
									if (vErrors === null) vErrors = [err26];
									else vErrors.push(err26);
									errors++;
								}
							}
						} else {
							const err27 = {
								instancePath: instancePath + "/items/" + i0,
								schemaPath: "#/properties/items/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					}
				} else {
					const err28 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
			if (data.tone !== void 0) {
				let data10 = data.tone;
				if (typeof data10 !== "string") {
					const err29 = {
						instancePath: instancePath + "/tone",
						schemaPath: "#/properties/tone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
				if (!(data10 === "plain" || data10 === "soft" || data10 === "strong")) {
					const err30 = {
						instancePath: instancePath + "/tone",
						schemaPath: "#/properties/tone/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.tone.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
			if (data.anchor !== void 0) {
				let data11 = data.anchor;
				if (typeof data11 === "string") {
					if (func0(data11) > 31) {
						const err31 = {
							instancePath: instancePath + "/anchor",
							schemaPath: "#/properties/anchor/maxLength",
							keyword: "maxLength",
							params: { limit: 31 },
							message: "must NOT have more than 31 characters"
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
					if (!pattern2.test(data11)) {
						const err32 = {
							instancePath: instancePath + "/anchor",
							schemaPath: "#/properties/anchor/pattern",
							keyword: "pattern",
							params: { pattern: "^[a-z][a-z0-9-]{0,30}$" },
							message: "must match pattern \"^[a-z][a-z0-9-]{0,30}$\""
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
				} else {
					const err33 = {
						instancePath: instancePath + "/anchor",
						schemaPath: "#/properties/anchor/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
			if (data.off !== void 0) {
				if (typeof data.off !== "boolean") {
					const err34 = {
						instancePath: instancePath + "/off",
						schemaPath: "#/properties/off/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			}
		} else {
			const err35 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err35];
			else vErrors.push(err35);
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

export default require_site_SiteFiguresSection();
