import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_formats } from "../runtime/formats.js";

var require_expense_ExpensePayInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ExpensePayInput = validate0;
	const formats0 = require_formats().fullFormats.date;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.amount === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "amount" },
					message: "must have required property 'amount'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.on === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "on" },
					message: "must have required property 'on'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "amount" || key0 === "on")) {
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
			if (data.amount !== void 0) {
				let data0 = data.amount;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
					const err3 = {
						instancePath: instancePath + "/amount",
						schemaPath: "#/properties/amount/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (typeof data0 == "number") {
					if (data0 > 99999999999 || isNaN(data0)) {
						const err4 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (data0 < 0 || isNaN(data0)) {
						const err5 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			}
			if (data.on !== void 0) {
				let data1 = data.on;
				if (typeof data1 === "string") {
					if (!formats0.validate(data1)) {
						const err6 = {
							instancePath: instancePath + "/on",
							schemaPath: "#/properties/on/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/on",
						schemaPath: "#/properties/on/type",
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

export default require_expense_ExpensePayInput();
