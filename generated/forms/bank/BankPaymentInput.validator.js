import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_formats } from "../runtime/formats.js";

var require_bank_BankPaymentInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.BankPaymentInput = validate0;
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const formats2 = require_formats().fullFormats.date;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.accountId === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "accountId" },
					message: "must have required property 'accountId'"
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
			if (data.expenseIds === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "expenseIds" },
					message: "must have required property 'expenseIds'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "accountId" || key0 === "on" || key0 === "expenseIds" || key0 === "again")) {
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
			if (data.accountId !== void 0) {
				let data0 = data.accountId;
				if (typeof data0 === "string") {
					if (!formats0.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/accountId",
							schemaPath: "#/properties/accountId/format",
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
						instancePath: instancePath + "/accountId",
						schemaPath: "#/properties/accountId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.on !== void 0) {
				let data1 = data.on;
				if (typeof data1 === "string") {
					if (!formats2.validate(data1)) {
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
			if (data.expenseIds !== void 0) {
				let data2 = data.expenseIds;
				if (Array.isArray(data2)) {
					if (data2.length > 500) {
						const err8 = {
							instancePath: instancePath + "/expenseIds",
							schemaPath: "#/properties/expenseIds/maxItems",
							keyword: "maxItems",
							params: { limit: 500 },
							message: "must NOT have more than 500 items"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (data2.length < 1) {
						const err9 = {
							instancePath: instancePath + "/expenseIds",
							schemaPath: "#/properties/expenseIds/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					const len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data3 = data2[i0];
						if (typeof data3 === "string") {
							if (!formats0.test(data3)) {
								const err10 = {
									instancePath: instancePath + "/expenseIds/" + i0,
									schemaPath: "#/properties/expenseIds/items/format",
									keyword: "format",
									params: { format: "uuid" },
									message: "must match format \"uuid\""
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						} else {
							const err11 = {
								instancePath: instancePath + "/expenseIds/" + i0,
								schemaPath: "#/properties/expenseIds/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
					let i1 = data2.length;
					let j0;
					if (i1 > 1) {
						const indices0 = {};
						for (; i1--;) {
							let item0 = data2[i1];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err12 = {
									instancePath: instancePath + "/expenseIds",
									schemaPath: "#/properties/expenseIds/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/expenseIds",
						schemaPath: "#/properties/expenseIds/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.again !== void 0) {
				if (typeof data.again !== "boolean") {
					const err14 = {
						instancePath: instancePath + "/again",
						schemaPath: "#/properties/again/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
		} else {
			const err15 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
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

export default require_bank_BankPaymentInput();
