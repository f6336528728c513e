import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_site_SiteNewsSection = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SiteNewsSection = validate0;
	const schema0 = {
		"$id": "SiteNewsSection",
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
				"const": "news"
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
			"count": {
				"type": "integer",
				"minimum": 2,
				"maximum": 12
			},
			"from": {
				"type": "string",
				"enum": ["own", "areas"]
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
	const pattern1 = new RegExp("^[a-z][a-z0-9-]{0,30}$", "u");
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
			for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "title" || key0 === "count" || key0 === "from" || key0 === "tone" || key0 === "anchor" || key0 === "off")) {
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
				if ("news" !== data1) {
					const err6 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/const",
						keyword: "const",
						params: { allowedValue: "news" },
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
			if (data.count !== void 0) {
				let data4 = data.count;
				if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
					const err13 = {
						instancePath: instancePath + "/count",
						schemaPath: "#/properties/count/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (typeof data4 == "number") {
					if (data4 > 12 || isNaN(data4)) {
						const err14 = {
							instancePath: instancePath + "/count",
							schemaPath: "#/properties/count/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 12
							},
							message: "must be <= 12"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					if (data4 < 2 || isNaN(data4)) {
						const err15 = {
							instancePath: instancePath + "/count",
							schemaPath: "#/properties/count/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 2
							},
							message: "must be >= 2"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			}
			if (data.from !== void 0) {
				let data5 = data.from;
				if (typeof data5 !== "string") {
					const err16 = {
						instancePath: instancePath + "/from",
						schemaPath: "#/properties/from/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (!(data5 === "own" || data5 === "areas")) {
					const err17 = {
						instancePath: instancePath + "/from",
						schemaPath: "#/properties/from/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.from.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.tone !== void 0) {
				let data6 = data.tone;
				if (typeof data6 !== "string") {
					const err18 = {
						instancePath: instancePath + "/tone",
						schemaPath: "#/properties/tone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (!(data6 === "plain" || data6 === "soft" || data6 === "strong")) {
					const err19 = {
						instancePath: instancePath + "/tone",
						schemaPath: "#/properties/tone/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.tone.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
			if (data.anchor !== void 0) {
				let data7 = data.anchor;
				if (typeof data7 === "string") {
					if (func0(data7) > 31) {
						const err20 = {
							instancePath: instancePath + "/anchor",
							schemaPath: "#/properties/anchor/maxLength",
							keyword: "maxLength",
							params: { limit: 31 },
							message: "must NOT have more than 31 characters"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					if (!pattern1.test(data7)) {
						const err21 = {
							instancePath: instancePath + "/anchor",
							schemaPath: "#/properties/anchor/pattern",
							keyword: "pattern",
							params: { pattern: "^[a-z][a-z0-9-]{0,30}$" },
							message: "must match pattern \"^[a-z][a-z0-9-]{0,30}$\""
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				} else {
					const err22 = {
						instancePath: instancePath + "/anchor",
						schemaPath: "#/properties/anchor/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
			if (data.off !== void 0) {
				if (typeof data.off !== "boolean") {
					const err23 = {
						instancePath: instancePath + "/off",
						schemaPath: "#/properties/off/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
		} else {
			const err24 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err24];
			else vErrors.push(err24);
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

export default require_site_SiteNewsSection();
