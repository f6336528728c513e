import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_site_SiteContact = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SiteContact = validate0;
	const func0 = require_ucs2length().default;
	const pattern0 = new RegExp("^[+]?[0-9][0-9 ().-]{5,23}$", "u");
	const pattern2 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
	const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "phone" || key0 === "whatsapp" || key0 === "email" || key0 === "hours")) {
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
			if (data.phone !== void 0) {
				let data0 = data.phone;
				if (typeof data0 === "string") {
					if (func0(data0) > 25) {
						const err1 = {
							instancePath: instancePath + "/phone",
							schemaPath: "#/properties/phone/maxLength",
							keyword: "maxLength",
							params: { limit: 25 },
							message: "must NOT have more than 25 characters"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					if (!pattern0.test(data0)) {
						const err2 = {
							instancePath: instancePath + "/phone",
							schemaPath: "#/properties/phone/pattern",
							keyword: "pattern",
							params: { pattern: "^[+]?[0-9][0-9 ().-]{5,23}$" },
							message: "must match pattern \"^[+]?[0-9][0-9 ().-]{5,23}$\""
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				} else {
					const err3 = {
						instancePath: instancePath + "/phone",
						schemaPath: "#/properties/phone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.whatsapp !== void 0) {
				let data1 = data.whatsapp;
				if (typeof data1 === "string") {
					if (func0(data1) > 25) {
						const err4 = {
							instancePath: instancePath + "/whatsapp",
							schemaPath: "#/properties/whatsapp/maxLength",
							keyword: "maxLength",
							params: { limit: 25 },
							message: "must NOT have more than 25 characters"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (!pattern0.test(data1)) {
						const err5 = {
							instancePath: instancePath + "/whatsapp",
							schemaPath: "#/properties/whatsapp/pattern",
							keyword: "pattern",
							params: { pattern: "^[+]?[0-9][0-9 ().-]{5,23}$" },
							message: "must match pattern \"^[+]?[0-9][0-9 ().-]{5,23}$\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/whatsapp",
						schemaPath: "#/properties/whatsapp/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.email !== void 0) {
				let data2 = data.email;
				if (typeof data2 === "string") {
					if (func0(data2) > 254) {
						const err7 = {
							instancePath: instancePath + "/email",
							schemaPath: "#/properties/email/maxLength",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (!formats0.test(data2)) {
						const err8 = {
							instancePath: instancePath + "/email",
							schemaPath: "#/properties/email/format",
							keyword: "format",
							params: { format: "email" },
							message: "must match format \"email\""
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.hours !== void 0) {
				let data3 = data.hours;
				if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
					if (Object.keys(data3).length > 30) {
						const err10 = {
							instancePath: instancePath + "/hours",
							schemaPath: "#/properties/hours/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					for (const key1 in data3) {
						const _errs10 = errors;
						if (typeof key1 === "string") {
							if (!pattern2.test(key1)) {
								const err11 = {
									instancePath: instancePath + "/hours",
									schemaPath: "#/properties/hours/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key1
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
						}
						if (!(_errs10 === errors)) {
							const err12 = {
								instancePath: instancePath + "/hours",
								schemaPath: "#/properties/hours/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key1 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					}
					for (const key2 in data3) {
						let data4 = data3[key2];
						if (typeof data4 === "string") {
							if (func0(data4) > 4e3) {
								const err13 = {
									instancePath: instancePath + "/hours/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/hours/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 4e3 },
									message: "must NOT have more than 4000 characters"
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
						} else {
							const err14 = {
								instancePath: instancePath + "/hours/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/hours/additionalProperties/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					}
				} else {
					const err15 = {
						instancePath: instancePath + "/hours",
						schemaPath: "#/properties/hours/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		} else {
			const err16 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
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

export default require_site_SiteContact();
