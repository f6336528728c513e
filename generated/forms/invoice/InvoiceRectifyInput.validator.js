import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_invoice_InvoiceRectifyInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.InvoiceRectifyInput = validate0;
	const schema0 = {
		"$id": "InvoiceRectifyInput",
		"type": "object",
		"additionalProperties": false,
		"required": ["kind", "cause"],
		"properties": {
			"kind": {
				"type": "string",
				"enum": [
					"R1",
					"R2",
					"R3",
					"R4"
				],
				"default": "R1"
			},
			"amount": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"cause": {
				"type": "string",
				"minLength": 3,
				"maxLength": 300
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
			if (data.cause === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "cause" },
					message: "must have required property 'cause'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "kind" || key0 === "amount" || key0 === "cause")) {
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
				if (!(data0 === "R1" || data0 === "R2" || data0 === "R3" || data0 === "R4")) {
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
			if (data.amount !== void 0) {
				let data1 = data.amount;
				if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
					const err5 = {
						instancePath: instancePath + "/amount",
						schemaPath: "#/properties/amount/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (typeof data1 == "number") {
					if (data1 > 99999999999 || isNaN(data1)) {
						const err6 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (data1 < 0 || isNaN(data1)) {
						const err7 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			}
			if (data.cause !== void 0) {
				let data2 = data.cause;
				if (typeof data2 === "string") {
					if (func0(data2) > 300) {
						const err8 = {
							instancePath: instancePath + "/cause",
							schemaPath: "#/properties/cause/maxLength",
							keyword: "maxLength",
							params: { limit: 300 },
							message: "must NOT have more than 300 characters"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (func0(data2) < 3) {
						const err9 = {
							instancePath: instancePath + "/cause",
							schemaPath: "#/properties/cause/minLength",
							keyword: "minLength",
							params: { limit: 3 },
							message: "must NOT have fewer than 3 characters"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/cause",
						schemaPath: "#/properties/cause/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
		} else {
			const err11 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
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

export default require_invoice_InvoiceRectifyInput();
