import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_site_SiteLegalSection = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SiteLegalSection = validate0;
	const schema0 = {
		"$id": "SiteLegalSection",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"id",
			"kind",
			"part"
		],
		"properties": {
			"id": {
				"type": "string",
				"format": "uuid"
			},
			"kind": {
				"type": "string",
				"const": "legal"
			},
			"part": {
				"type": "string",
				"enum": [
					"notice",
					"privacy",
					"cookies",
					"accessibility"
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
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const func0 = require_ucs2length().default;
	const pattern0 = new RegExp("^[a-z][a-z0-9-]{0,30}$", "u");
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
			if (data.part === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "part" },
					message: "must have required property 'part'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "part" || key0 === "tone" || key0 === "anchor" || key0 === "off")) {
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
				if ("legal" !== data1) {
					const err7 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/const",
						keyword: "const",
						params: { allowedValue: "legal" },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.part !== void 0) {
				let data2 = data.part;
				if (typeof data2 !== "string") {
					const err8 = {
						instancePath: instancePath + "/part",
						schemaPath: "#/properties/part/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!(data2 === "notice" || data2 === "privacy" || data2 === "cookies" || data2 === "accessibility")) {
					const err9 = {
						instancePath: instancePath + "/part",
						schemaPath: "#/properties/part/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.part.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.tone !== void 0) {
				let data3 = data.tone;
				if (typeof data3 !== "string") {
					const err10 = {
						instancePath: instancePath + "/tone",
						schemaPath: "#/properties/tone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!(data3 === "plain" || data3 === "soft" || data3 === "strong")) {
					const err11 = {
						instancePath: instancePath + "/tone",
						schemaPath: "#/properties/tone/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.tone.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.anchor !== void 0) {
				let data4 = data.anchor;
				if (typeof data4 === "string") {
					if (func0(data4) > 31) {
						const err12 = {
							instancePath: instancePath + "/anchor",
							schemaPath: "#/properties/anchor/maxLength",
							keyword: "maxLength",
							params: { limit: 31 },
							message: "must NOT have more than 31 characters"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					if (!pattern0.test(data4)) {
						const err13 = {
							instancePath: instancePath + "/anchor",
							schemaPath: "#/properties/anchor/pattern",
							keyword: "pattern",
							params: { pattern: "^[a-z][a-z0-9-]{0,30}$" },
							message: "must match pattern \"^[a-z][a-z0-9-]{0,30}$\""
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				} else {
					const err14 = {
						instancePath: instancePath + "/anchor",
						schemaPath: "#/properties/anchor/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.off !== void 0) {
				if (typeof data.off !== "boolean") {
					const err15 = {
						instancePath: instancePath + "/off",
						schemaPath: "#/properties/off/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
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

export default require_site_SiteLegalSection();
