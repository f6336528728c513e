import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_demand_DemandStatusInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.DemandStatusInput = validate0;
	const schema0 = {
		"$id": "DemandStatusInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"version",
			"status",
			"reason"
		],
		"properties": {
			"version": {
				"type": "integer",
				"minimum": 1
			},
			"status": {
				"type": "string",
				"enum": [
					"SEARCH",
					"CANCEL",
					"WON"
				]
			},
			"reason": {
				"type": "string",
				"enum": [
					"bought_with_us",
					"bought_elsewhere",
					"budget",
					"postponed",
					"unreachable",
					"deal_fell_through",
					"searching_again",
					"by_mistake",
					"other"
				]
			},
			"note": {
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
			if (data.status === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "status" },
					message: "must have required property 'status'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.reason === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "reason" },
					message: "must have required property 'reason'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "version" || key0 === "status" || key0 === "reason" || key0 === "note")) {
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
			if (data.version !== void 0) {
				let data0 = data.version;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
					const err4 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (typeof data0 == "number") {
					if (data0 < 1 || isNaN(data0)) {
						const err5 = {
							instancePath: instancePath + "/version",
							schemaPath: "#/properties/version/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			}
			if (data.status !== void 0) {
				let data1 = data.status;
				if (typeof data1 !== "string") {
					const err6 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!(data1 === "SEARCH" || data1 === "CANCEL" || data1 === "WON")) {
					const err7 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.status.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.reason !== void 0) {
				let data2 = data.reason;
				if (typeof data2 !== "string") {
					const err8 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!(data2 === "bought_with_us" || data2 === "bought_elsewhere" || data2 === "budget" || data2 === "postponed" || data2 === "unreachable" || data2 === "deal_fell_through" || data2 === "searching_again" || data2 === "by_mistake" || data2 === "other")) {
					const err9 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.reason.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.note !== void 0) {
				let data3 = data.note;
				if (typeof data3 === "string") {
					if (func0(data3) > 500) {
						const err10 = {
							instancePath: instancePath + "/note",
							schemaPath: "#/properties/note/maxLength",
							keyword: "maxLength",
							params: { limit: 500 },
							message: "must NOT have more than 500 characters"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/note",
						schemaPath: "#/properties/note/type",
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
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
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

export default require_demand_DemandStatusInput();
