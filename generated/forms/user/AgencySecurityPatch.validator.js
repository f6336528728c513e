import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";

var require_user_AgencySecurityPatch = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.AgencySecurityPatch = validate0;
	const schema0 = {
		"$id": "AgencySecurityPatch",
		"type": "object",
		"additionalProperties": false,
		"required": ["second_factor"],
		"properties": {
			"second_factor": {
				"type": "string",
				"enum": ["offered", "required"]
			},
			"grace_days": {
				"type": "integer",
				"minimum": 0,
				"maximum": 60,
				"default": 14
			}
		}
	};
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.second_factor === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "second_factor" },
					message: "must have required property 'second_factor'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "second_factor" || key0 === "grace_days")) {
				const err1 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.second_factor !== void 0) {
				let data0 = data.second_factor;
				if (typeof data0 !== "string") {
					const err2 = {
						instancePath: instancePath + "/second_factor",
						schemaPath: "#/properties/second_factor/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!(data0 === "offered" || data0 === "required")) {
					const err3 = {
						instancePath: instancePath + "/second_factor",
						schemaPath: "#/properties/second_factor/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.second_factor.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.grace_days !== void 0) {
				let data1 = data.grace_days;
				if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
					const err4 = {
						instancePath: instancePath + "/grace_days",
						schemaPath: "#/properties/grace_days/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (typeof data1 == "number") {
					if (data1 > 60 || isNaN(data1)) {
						const err5 = {
							instancePath: instancePath + "/grace_days",
							schemaPath: "#/properties/grace_days/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 60
							},
							message: "must be <= 60"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (data1 < 0 || isNaN(data1)) {
						const err6 = {
							instancePath: instancePath + "/grace_days",
							schemaPath: "#/properties/grace_days/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			}
		} else {
			const err7 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
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

export default require_user_AgencySecurityPatch();
