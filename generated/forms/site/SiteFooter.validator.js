import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_site_SiteFooter = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SiteFooter = validate0;
	const pattern0 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
	const pattern2 = new RegExp("^(https://|mailto:|tel:|page:)[^\\s]+$", "u");
	const func0 = require_ucs2length().default;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "text" || key0 === "links")) {
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
			if (data.text !== void 0) {
				let data0 = data.text;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					if (Object.keys(data0).length > 30) {
						const err1 = {
							instancePath: instancePath + "/text",
							schemaPath: "#/properties/text/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					for (const key1 in data0) {
						const _errs4 = errors;
						if (typeof key1 === "string") {
							if (!pattern0.test(key1)) {
								const err2 = {
									instancePath: instancePath + "/text",
									schemaPath: "#/properties/text/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key1
								};
								if (vErrors === null) vErrors = [err2];
								else vErrors.push(err2);
								errors++;
							}
						}
						if (!(_errs4 === errors)) {
							const err3 = {
								instancePath: instancePath + "/text",
								schemaPath: "#/properties/text/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key1 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					}
					for (const key2 in data0) {
						let data1 = data0[key2];
						if (typeof data1 === "string") {
							if (func0(data1) > 4e3) {
								const err4 = {
									instancePath: instancePath + "/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/text/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 4e3 },
									message: "must NOT have more than 4000 characters"
								};
								if (vErrors === null) vErrors = [err4];
								else vErrors.push(err4);
								errors++;
							}
						} else {
							const err5 = {
								instancePath: instancePath + "/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/text/additionalProperties/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.links !== void 0) {
				let data2 = data.links;
				if (Array.isArray(data2)) {
					if (data2.length > 8) {
						const err7 = {
							instancePath: instancePath + "/links",
							schemaPath: "#/properties/links/maxItems",
							keyword: "maxItems",
							params: { limit: 8 },
							message: "must NOT have more than 8 items"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					const len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data3 = data2[i0];
						if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
							if (data3.label === void 0) {
								const err8 = {
									instancePath: instancePath + "/links/" + i0,
									schemaPath: "#/properties/links/items/required",
									keyword: "required",
									params: { missingProperty: "label" },
									message: "must have required property 'label'"
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
							if (data3.to === void 0) {
								const err9 = {
									instancePath: instancePath + "/links/" + i0,
									schemaPath: "#/properties/links/items/required",
									keyword: "required",
									params: { missingProperty: "to" },
									message: "must have required property 'to'"
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
							for (const key3 in data3) if (!(key3 === "label" || key3 === "to")) {
								const err10 = {
									instancePath: instancePath + "/links/" + i0,
									schemaPath: "#/properties/links/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key3 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
							if (data3.label !== void 0) {
								let data4 = data3.label;
								if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
									if (Object.keys(data4).length > 30) {
										const err11 = {
											instancePath: instancePath + "/links/" + i0 + "/label",
											schemaPath: "#/properties/links/items/properties/label/maxProperties",
											keyword: "maxProperties",
											params: { limit: 30 },
											message: "must NOT have more than 30 properties"
										};
										if (vErrors === null) vErrors = [err11];
										else vErrors.push(err11);
										errors++;
									}
									for (const key4 in data4) {
										const _errs15 = errors;
										if (typeof key4 === "string") {
											if (!pattern0.test(key4)) {
												const err12 = {
													instancePath: instancePath + "/links/" + i0 + "/label",
													schemaPath: "#/properties/links/items/properties/label/propertyNames/pattern",
													keyword: "pattern",
													params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
													message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
													propertyName: key4
												};
												if (vErrors === null) vErrors = [err12];
												else vErrors.push(err12);
												errors++;
											}
										}
										if (!(_errs15 === errors)) {
											const err13 = {
												instancePath: instancePath + "/links/" + i0 + "/label",
												schemaPath: "#/properties/links/items/properties/label/propertyNames",
												keyword: "propertyNames",
												params: { propertyName: key4 },
												message: "property name must be valid"
											};
											if (vErrors === null) vErrors = [err13];
											else vErrors.push(err13);
											errors++;
										}
									}
									for (const key5 in data4) {
										let data5 = data4[key5];
										if (typeof data5 === "string") {
											if (func0(data5) > 160) {
												const err14 = {
													instancePath: instancePath + "/links/" + i0 + "/label/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/links/items/properties/label/additionalProperties/maxLength",
													keyword: "maxLength",
													params: { limit: 160 },
													message: "must NOT have more than 160 characters"
												};
												if (vErrors === null) vErrors = [err14];
												else vErrors.push(err14);
												errors++;
											}
										} else {
											const err15 = {
												instancePath: instancePath + "/links/" + i0 + "/label/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),
												schemaPath: "#/properties/links/items/properties/label/additionalProperties/type",
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
										instancePath: instancePath + "/links/" + i0 + "/label",
										schemaPath: "#/properties/links/items/properties/label/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
								}
							}
							if (data3.to !== void 0) {
								let data6 = data3.to;
								if (typeof data6 === "string") {
									if (func0(data6) > 500) {
										const err17 = {
											instancePath: instancePath + "/links/" + i0 + "/to",
											schemaPath: "#/properties/links/items/properties/to/maxLength",
											keyword: "maxLength",
											params: { limit: 500 },
											message: "must NOT have more than 500 characters"
										};
										if (vErrors === null) vErrors = [err17];
										else vErrors.push(err17);
										errors++;
									}
									if (!pattern2.test(data6)) {
										const err18 = {
											instancePath: instancePath + "/links/" + i0 + "/to",
											schemaPath: "#/properties/links/items/properties/to/pattern",
											keyword: "pattern",
											params: { pattern: "^(https://|mailto:|tel:|page:)[^\\s]+$" },
											message: "must match pattern \"^(https://|mailto:|tel:|page:)[^\\s]+$\""
										};
										if (vErrors === null) vErrors = [err18];
										else vErrors.push(err18);
										errors++;
									}
								} else {
									const err19 = {
										instancePath: instancePath + "/links/" + i0 + "/to",
										schemaPath: "#/properties/links/items/properties/to/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err19];
									else vErrors.push(err19);
									errors++;
								}
							}
						} else {
							const err20 = {
								instancePath: instancePath + "/links/" + i0,
								schemaPath: "#/properties/links/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
				} else {
					const err21 = {
						instancePath: instancePath + "/links",
						schemaPath: "#/properties/links/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		} else {
			const err22 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err22];
			else vErrors.push(err22);
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

export default require_site_SiteFooter();
