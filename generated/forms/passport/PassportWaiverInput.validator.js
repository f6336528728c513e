import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_passport_PassportWaiverInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.PassportWaiverInput = validate0;
	const schema0 = {
		"$id": "PassportWaiverInput",
		"type": "object",
		"additionalProperties": false,
		"required": ["rule", "reason"],
		"properties": {
			"rule": {
				"type": "string",
				"enum": [
					"mandate",
					"energy",
					"cedula",
					"tourist",
					"nrua",
					"agency",
					"deposit",
					"stressed",
					"title",
					"aml"
				]
			},
			"reason": {
				"type": "string",
				"minLength": 3,
				"maxLength": 500
			}
		}
	};
	const func0 = require_ucs2length().default;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.rule === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "rule" },
					message: "must have required property 'rule'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.reason === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "reason" },
					message: "must have required property 'reason'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "rule" || key0 === "reason")) {
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
			if (data.rule !== void 0) {
				let data0 = data.rule;
				if (typeof data0 !== "string") {
					const err3 = {
						instancePath: instancePath + "/rule",
						schemaPath: "#/properties/rule/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!(data0 === "mandate" || data0 === "energy" || data0 === "cedula" || data0 === "tourist" || data0 === "nrua" || data0 === "agency" || data0 === "deposit" || data0 === "stressed" || data0 === "title" || data0 === "aml")) {
					const err4 = {
						instancePath: instancePath + "/rule",
						schemaPath: "#/properties/rule/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.rule.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.reason !== void 0) {
				let data1 = data.reason;
				if (typeof data1 === "string") {
					if (func0(data1) > 500) {
						const err5 = {
							instancePath: instancePath + "/reason",
							schemaPath: "#/properties/reason/maxLength",
							keyword: "maxLength",
							params: { limit: 500 },
							message: "must NOT have more than 500 characters"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (func0(data1) < 3) {
						const err6 = {
							instancePath: instancePath + "/reason",
							schemaPath: "#/properties/reason/minLength",
							keyword: "minLength",
							params: { limit: 3 },
							message: "must NOT have fewer than 3 characters"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		} else {
			const err8 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
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

export default require_passport_PassportWaiverInput();
