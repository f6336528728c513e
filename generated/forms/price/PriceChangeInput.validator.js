import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_price_PriceChangeInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.PriceChangeInput = validate0;
	const schema0 = {
		"$id": "PriceChangeInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"version",
			"operation",
			"price",
			"reason"
		],
		"properties": {
			"version": {
				"type": "integer",
				"minimum": 1
			},
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
			"reason": {
				"type": "string",
				"enum": [
					"owner",
					"market",
					"no_interest",
					"offers",
					"valuation",
					"campaign",
					"works",
					"correction",
					"other"
				]
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
			if (data.version === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "version" },
					message: "must have required property 'version'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.operation === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "operation" },
					message: "must have required property 'operation'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.price === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "price" },
					message: "must have required property 'price'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.reason === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "reason" },
					message: "must have required property 'reason'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "version" || key0 === "operation" || key0 === "price" || key0 === "reason" || key0 === "text")) {
				const err4 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.version !== void 0) {
				let data0 = data.version;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
					const err5 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (typeof data0 == "number") {
					if (data0 < 1 || isNaN(data0)) {
						const err6 = {
							instancePath: instancePath + "/version",
							schemaPath: "#/properties/version/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			}
			if (data.operation !== void 0) {
				let data1 = data.operation;
				if (typeof data1 !== "string") {
					const err7 = {
						instancePath: instancePath + "/operation",
						schemaPath: "#/properties/operation/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!(data1 === "V" || data1 === "A" || data1 === "TDA" || data1 === "ON" || data1 === "NP" || data1 === "T" || data1 === "VOT" || data1 === "P" || data1 === "FDM")) {
					const err8 = {
						instancePath: instancePath + "/operation",
						schemaPath: "#/properties/operation/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.operation.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.price !== void 0) {
				let data2 = data.price;
				if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
					const err9 = {
						instancePath: instancePath + "/price",
						schemaPath: "#/properties/price/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (typeof data2 == "number") {
					if (data2 > 99999999999 || isNaN(data2)) {
						const err10 = {
							instancePath: instancePath + "/price",
							schemaPath: "#/properties/price/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					if (data2 < 0 || isNaN(data2)) {
						const err11 = {
							instancePath: instancePath + "/price",
							schemaPath: "#/properties/price/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			}
			if (data.reason !== void 0) {
				let data3 = data.reason;
				if (typeof data3 !== "string") {
					const err12 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!(data3 === "owner" || data3 === "market" || data3 === "no_interest" || data3 === "offers" || data3 === "valuation" || data3 === "campaign" || data3 === "works" || data3 === "correction" || data3 === "other")) {
					const err13 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.reason.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.text !== void 0) {
				let data4 = data.text;
				if (typeof data4 === "string") {
					if (func0(data4) > 500) {
						const err14 = {
							instancePath: instancePath + "/text",
							schemaPath: "#/properties/text/maxLength",
							keyword: "maxLength",
							params: { limit: 500 },
							message: "must NOT have more than 500 characters"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				} else {
					const err15 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
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

export default require_price_PriceChangeInput();
