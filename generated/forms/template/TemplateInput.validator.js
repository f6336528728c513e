import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_template_TemplateInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.TemplateInput = validate0;
	const func0 = require_ucs2length().default;
	const pattern0 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.name === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "name" },
					message: "must have required property 'name'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.text === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "text" },
					message: "must have required property 'text'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "name" || key0 === "own" || key0 === "subject" || key0 === "text")) {
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
			if (data.name !== void 0) {
				let data0 = data.name;
				if (typeof data0 === "string") {
					if (func0(data0) > 80) {
						const err3 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/maxLength",
							keyword: "maxLength",
							params: { limit: 80 },
							message: "must NOT have more than 80 characters"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					if (func0(data0) < 1) {
						const err4 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/minLength",
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
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.own !== void 0) {
				if (typeof data.own !== "boolean") {
					const err6 = {
						instancePath: instancePath + "/own",
						schemaPath: "#/properties/own/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.subject !== void 0) {
				let data2 = data.subject;
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					if (Object.keys(data2).length > 30) {
						const err7 = {
							instancePath: instancePath + "/subject",
							schemaPath: "#/properties/subject/maxProperties",
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
									instancePath: instancePath + "/subject",
									schemaPath: "#/properties/subject/propertyNames/pattern",
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
								instancePath: instancePath + "/subject",
								schemaPath: "#/properties/subject/propertyNames",
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
									instancePath: instancePath + "/subject/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/subject/additionalProperties/maxLength",
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
								instancePath: instancePath + "/subject/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/subject/additionalProperties/type",
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
						instancePath: instancePath + "/subject",
						schemaPath: "#/properties/subject/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.text !== void 0) {
				let data4 = data.text;
				if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
					if (Object.keys(data4).length > 30) {
						const err13 = {
							instancePath: instancePath + "/text",
							schemaPath: "#/properties/text/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					for (const key3 in data4) {
						const _errs14 = errors;
						if (typeof key3 === "string") {
							if (!pattern0.test(key3)) {
								const err14 = {
									instancePath: instancePath + "/text",
									schemaPath: "#/properties/text/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key3
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						}
						if (!(_errs14 === errors)) {
							const err15 = {
								instancePath: instancePath + "/text",
								schemaPath: "#/properties/text/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key3 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					}
					for (const key4 in data4) {
						let data5 = data4[key4];
						if (typeof data5 === "string") {
							if (func0(data5) > 4e3) {
								const err16 = {
									instancePath: instancePath + "/text/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/text/additionalProperties/maxLength",
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
								instancePath: instancePath + "/text/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/text/additionalProperties/type",
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
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
		} else {
			const err19 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
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

export default require_template_TemplateInput();
