import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_property_PropertyTexts = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.PropertyTexts = validate0;
	const pattern0 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
	const pattern3 = new RegExp("^https?://[^/?#@\\\\\\s]+(?:[/?#]|$)", "u");
	const func0 = require_ucs2length().default;
	const formats0 = require_formats().fullFormats.uri;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "title" || key0 === "description" || key0 === "metaDescription" || key0 === "videoUrl" || key0 === "virtualTourUrl" || key0 === "agentHook" || key0 === "internalNotes")) {
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
			if (data.title !== void 0) {
				let data0 = data.title;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					if (Object.keys(data0).length > 30) {
						const err1 = {
							instancePath: instancePath + "/title",
							schemaPath: "#/properties/title/maxProperties",
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
									instancePath: instancePath + "/title",
									schemaPath: "#/properties/title/propertyNames/pattern",
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
								instancePath: instancePath + "/title",
								schemaPath: "#/properties/title/propertyNames",
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
							if (func0(data1) > 160) {
								const err4 = {
									instancePath: instancePath + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/title/additionalProperties/maxLength",
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
								instancePath: instancePath + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/title/additionalProperties/type",
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
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.description !== void 0) {
				let data2 = data.description;
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					if (Object.keys(data2).length > 30) {
						const err7 = {
							instancePath: instancePath + "/description",
							schemaPath: "#/properties/description/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					for (const key3 in data2) {
						const _errs10 = errors;
						if (typeof key3 === "string") {
							if (!pattern0.test(key3)) {
								const err8 = {
									instancePath: instancePath + "/description",
									schemaPath: "#/properties/description/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key3
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
						}
						if (!(_errs10 === errors)) {
							const err9 = {
								instancePath: instancePath + "/description",
								schemaPath: "#/properties/description/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key3 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					}
					for (const key4 in data2) {
						let data3 = data2[key4];
						if (typeof data3 === "string") {
							if (func0(data3) > 4e3) {
								const err10 = {
									instancePath: instancePath + "/description/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/description/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 4e3 },
									message: "must NOT have more than 4000 characters"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						} else {
							const err11 = {
								instancePath: instancePath + "/description/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/description/additionalProperties/type",
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
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.metaDescription !== void 0) {
				let data4 = data.metaDescription;
				if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
					if (Object.keys(data4).length > 30) {
						const err13 = {
							instancePath: instancePath + "/metaDescription",
							schemaPath: "#/properties/metaDescription/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					for (const key5 in data4) {
						const _errs16 = errors;
						if (typeof key5 === "string") {
							if (!pattern0.test(key5)) {
								const err14 = {
									instancePath: instancePath + "/metaDescription",
									schemaPath: "#/properties/metaDescription/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key5
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						}
						if (!(_errs16 === errors)) {
							const err15 = {
								instancePath: instancePath + "/metaDescription",
								schemaPath: "#/properties/metaDescription/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key5 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					}
					for (const key6 in data4) {
						let data5 = data4[key6];
						if (typeof data5 === "string") {
							if (func0(data5) > 160) {
								const err16 = {
									instancePath: instancePath + "/metaDescription/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/metaDescription/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 160 },
									message: "must NOT have more than 160 characters"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						} else {
							const err17 = {
								instancePath: instancePath + "/metaDescription/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/metaDescription/additionalProperties/type",
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
						instancePath: instancePath + "/metaDescription",
						schemaPath: "#/properties/metaDescription/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.videoUrl !== void 0) {
				let data6 = data.videoUrl;
				if (typeof data6 === "string") {
					if (func0(data6) > 255) {
						const err19 = {
							instancePath: instancePath + "/videoUrl",
							schemaPath: "#/properties/videoUrl/maxLength",
							keyword: "maxLength",
							params: { limit: 255 },
							message: "must NOT have more than 255 characters"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (!pattern3.test(data6)) {
						const err20 = {
							instancePath: instancePath + "/videoUrl",
							schemaPath: "#/properties/videoUrl/pattern",
							keyword: "pattern",
							params: { pattern: "^https?://[^/?#@\\\\\\s]+(?:[/?#]|$)" },
							message: "must match pattern \"^https?://[^/?#@\\\\\\s]+(?:[/?#]|$)\""
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					if (!formats0(data6)) {
						const err21 = {
							instancePath: instancePath + "/videoUrl",
							schemaPath: "#/properties/videoUrl/format",
							keyword: "format",
							params: { format: "uri" },
							message: "must match format \"uri\""
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				} else {
					const err22 = {
						instancePath: instancePath + "/videoUrl",
						schemaPath: "#/properties/videoUrl/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
			if (data.virtualTourUrl !== void 0) {
				let data7 = data.virtualTourUrl;
				if (typeof data7 === "string") {
					if (func0(data7) > 255) {
						const err23 = {
							instancePath: instancePath + "/virtualTourUrl",
							schemaPath: "#/properties/virtualTourUrl/maxLength",
							keyword: "maxLength",
							params: { limit: 255 },
							message: "must NOT have more than 255 characters"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
					if (!pattern3.test(data7)) {
						const err24 = {
							instancePath: instancePath + "/virtualTourUrl",
							schemaPath: "#/properties/virtualTourUrl/pattern",
							keyword: "pattern",
							params: { pattern: "^https?://[^/?#@\\\\\\s]+(?:[/?#]|$)" },
							message: "must match pattern \"^https?://[^/?#@\\\\\\s]+(?:[/?#]|$)\""
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
					if (!formats0(data7)) {
						const err25 = {
							instancePath: instancePath + "/virtualTourUrl",
							schemaPath: "#/properties/virtualTourUrl/format",
							keyword: "format",
							params: { format: "uri" },
							message: "must match format \"uri\""
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				} else {
					const err26 = {
						instancePath: instancePath + "/virtualTourUrl",
						schemaPath: "#/properties/virtualTourUrl/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
			if (data.agentHook !== void 0) {
				let data8 = data.agentHook;
				if (typeof data8 === "string") {
					if (func0(data8) > 300) {
						const err27 = {
							instancePath: instancePath + "/agentHook",
							schemaPath: "#/properties/agentHook/maxLength",
							keyword: "maxLength",
							params: { limit: 300 },
							message: "must NOT have more than 300 characters"
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				} else {
					const err28 = {
						instancePath: instancePath + "/agentHook",
						schemaPath: "#/properties/agentHook/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
			if (data.internalNotes !== void 0) {
				let data9 = data.internalNotes;
				if (typeof data9 === "string") {
					if (func0(data9) > 4e3) {
						const err29 = {
							instancePath: instancePath + "/internalNotes",
							schemaPath: "#/properties/internalNotes/maxLength",
							keyword: "maxLength",
							params: { limit: 4e3 },
							message: "must NOT have more than 4000 characters"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				} else {
					const err30 = {
						instancePath: instancePath + "/internalNotes",
						schemaPath: "#/properties/internalNotes/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
		} else {
			const err31 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err31];
			else vErrors.push(err31);
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

export default require_property_PropertyTexts();
