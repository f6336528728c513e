import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_demand_DemandMoney = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.DemandMoney = validate0;
	const schema0 = {
		"$id": "DemandMoney",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"priceMin": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"priceMax": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"priceFlexPct": {
				"type": "integer",
				"minimum": 0,
				"maximum": 50
			},
			"payment": {
				"type": "string",
				"enum": ["cash", "mortgage"]
			},
			"mortgageApproved": { "type": "boolean" },
			"maxLoan": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"bank": {
				"type": "string",
				"maxLength": 100
			},
			"sellFirst": { "type": "boolean" }
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
			for (const key0 in data) if (!(key0 === "priceMin" || key0 === "priceMax" || key0 === "priceFlexPct" || key0 === "payment" || key0 === "mortgageApproved" || key0 === "maxLoan" || key0 === "bank" || key0 === "sellFirst")) {
				const err0 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.priceMin !== void 0) {
				let data0 = data.priceMin;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
					const err1 = {
						instancePath: instancePath + "/priceMin",
						schemaPath: "#/properties/priceMin/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (typeof data0 == "number") {
					if (data0 > 99999999999 || isNaN(data0)) {
						const err2 = {
							instancePath: instancePath + "/priceMin",
							schemaPath: "#/properties/priceMin/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
					if (data0 < 0 || isNaN(data0)) {
						const err3 = {
							instancePath: instancePath + "/priceMin",
							schemaPath: "#/properties/priceMin/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			}
			if (data.priceMax !== void 0) {
				let data1 = data.priceMax;
				if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
					const err4 = {
						instancePath: instancePath + "/priceMax",
						schemaPath: "#/properties/priceMax/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (typeof data1 == "number") {
					if (data1 > 99999999999 || isNaN(data1)) {
						const err5 = {
							instancePath: instancePath + "/priceMax",
							schemaPath: "#/properties/priceMax/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (data1 < 0 || isNaN(data1)) {
						const err6 = {
							instancePath: instancePath + "/priceMax",
							schemaPath: "#/properties/priceMax/minimum",
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
			if (data.priceFlexPct !== void 0) {
				let data2 = data.priceFlexPct;
				if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
					const err7 = {
						instancePath: instancePath + "/priceFlexPct",
						schemaPath: "#/properties/priceFlexPct/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (typeof data2 == "number") {
					if (data2 > 50 || isNaN(data2)) {
						const err8 = {
							instancePath: instancePath + "/priceFlexPct",
							schemaPath: "#/properties/priceFlexPct/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 50
							},
							message: "must be <= 50"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (data2 < 0 || isNaN(data2)) {
						const err9 = {
							instancePath: instancePath + "/priceFlexPct",
							schemaPath: "#/properties/priceFlexPct/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
			}
			if (data.payment !== void 0) {
				let data3 = data.payment;
				if (typeof data3 !== "string") {
					const err10 = {
						instancePath: instancePath + "/payment",
						schemaPath: "#/properties/payment/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!(data3 === "cash" || data3 === "mortgage")) {
					const err11 = {
						instancePath: instancePath + "/payment",
						schemaPath: "#/properties/payment/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.payment.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.mortgageApproved !== void 0) {
				if (typeof data.mortgageApproved !== "boolean") {
					const err12 = {
						instancePath: instancePath + "/mortgageApproved",
						schemaPath: "#/properties/mortgageApproved/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.maxLoan !== void 0) {
				let data5 = data.maxLoan;
				if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
					const err13 = {
						instancePath: instancePath + "/maxLoan",
						schemaPath: "#/properties/maxLoan/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (typeof data5 == "number") {
					if (data5 > 99999999999 || isNaN(data5)) {
						const err14 = {
							instancePath: instancePath + "/maxLoan",
							schemaPath: "#/properties/maxLoan/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					if (data5 < 0 || isNaN(data5)) {
						const err15 = {
							instancePath: instancePath + "/maxLoan",
							schemaPath: "#/properties/maxLoan/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			}
			if (data.bank !== void 0) {
				let data6 = data.bank;
				if (typeof data6 === "string") {
					if (func0(data6) > 100) {
						const err16 = {
							instancePath: instancePath + "/bank",
							schemaPath: "#/properties/bank/maxLength",
							keyword: "maxLength",
							params: { limit: 100 },
							message: "must NOT have more than 100 characters"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				} else {
					const err17 = {
						instancePath: instancePath + "/bank",
						schemaPath: "#/properties/bank/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.sellFirst !== void 0) {
				if (typeof data.sellFirst !== "boolean") {
					const err18 = {
						instancePath: instancePath + "/sellFirst",
						schemaPath: "#/properties/sellFirst/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
		} else {
			const err19 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
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

export default require_demand_DemandMoney();
