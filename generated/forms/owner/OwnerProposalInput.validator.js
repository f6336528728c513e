import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_owner_OwnerProposalInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.OwnerProposalInput = validate0;
	const schema0 = {
		"$id": "OwnerProposalInput",
		"type": "object",
		"additionalProperties": false,
		"required": ["operation", "price"],
		"properties": {
			"operation": {
				"type": "string",
				"enum": [
					"V",
					"A",
					"TDA",
					"ON",
					"NP",
					"T",
					"VOT",
					"P",
					"FDM"
				]
			},
			"price": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"text": {
				"type": "string",
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
			if (data.operation === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "operation" },
					message: "must have required property 'operation'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.price === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "price" },
					message: "must have required property 'price'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "operation" || key0 === "price" || key0 === "text")) {
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
			if (data.operation !== void 0) {
				let data0 = data.operation;
				if (typeof data0 !== "string") {
					const err3 = {
						instancePath: instancePath + "/operation",
						schemaPath: "#/properties/operation/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!(data0 === "V" || data0 === "A" || data0 === "TDA" || data0 === "ON" || data0 === "NP" || data0 === "T" || data0 === "VOT" || data0 === "P" || data0 === "FDM")) {
					const err4 = {
						instancePath: instancePath + "/operation",
						schemaPath: "#/properties/operation/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.operation.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.price !== void 0) {
				let data1 = data.price;
				if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
					const err5 = {
						instancePath: instancePath + "/price",
						schemaPath: "#/properties/price/type",
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
							instancePath: instancePath + "/price",
							schemaPath: "#/properties/price/maximum",
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
							instancePath: instancePath + "/price",
							schemaPath: "#/properties/price/minimum",
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
			if (data.text !== void 0) {
				let data2 = data.text;
				if (typeof data2 === "string") {
					if (func0(data2) > 500) {
						const err8 = {
							instancePath: instancePath + "/text",
							schemaPath: "#/properties/text/maxLength",
							keyword: "maxLength",
							params: { limit: 500 },
							message: "must NOT have more than 500 characters"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/type",
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

export default require_owner_OwnerProposalInput();
