import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_contact_ContactEntryInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ContactEntryInput = validate0;
	const schema0 = {
		"$id": "ContactEntryInput",
		"type": "object",
		"additionalProperties": false,
		"required": ["kind", "text"],
		"properties": {
			"kind": {
				"type": "string",
				"enum": [
					"NOTE",
					"CALL",
					"EMAIL",
					"VISIT",
					"WHATSAPP"
				]
			},
			"text": {
				"type": "string",
				"minLength": 1,
				"maxLength": 4e3
			},
			"at": {
				"type": "string",
				"format": "date-time"
			}
		}
	};
	const func0 = require_ucs2length().default;
	const formats0 = require_formats().fullFormats["date-time"];
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "kind" },
					message: "must have required property 'kind'"
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
			for (const key0 in data) if (!(key0 === "kind" || key0 === "text" || key0 === "at")) {
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
			if (data.kind !== void 0) {
				let data0 = data.kind;
				if (typeof data0 !== "string") {
					const err3 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!(data0 === "NOTE" || data0 === "CALL" || data0 === "EMAIL" || data0 === "VISIT" || data0 === "WHATSAPP")) {
					const err4 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.kind.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.text !== void 0) {
				let data1 = data.text;
				if (typeof data1 === "string") {
					if (func0(data1) > 4e3) {
						const err5 = {
							instancePath: instancePath + "/text",
							schemaPath: "#/properties/text/maxLength",
							keyword: "maxLength",
							params: { limit: 4e3 },
							message: "must NOT have more than 4000 characters"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (func0(data1) < 1) {
						const err6 = {
							instancePath: instancePath + "/text",
							schemaPath: "#/properties/text/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.at !== void 0) {
				let data2 = data.at;
				if (typeof data2 === "string") {
					if (!formats0.validate(data2)) {
						const err8 = {
							instancePath: instancePath + "/at",
							schemaPath: "#/properties/at/format",
							keyword: "format",
							params: { format: "date-time" },
							message: "must match format \"date-time\""
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/at",
						schemaPath: "#/properties/at/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		} else {
			const err10 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
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

export default require_contact_ContactEntryInput();
