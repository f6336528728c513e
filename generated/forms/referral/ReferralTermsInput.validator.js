import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_referral_ReferralTermsInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ReferralTermsInput = validate0;
	const schema0 = {
		"$id": "ReferralTermsInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"open",
			"kind",
			"feePct",
			"months",
			"text"
		],
		"properties": {
			"open": { "type": "boolean" },
			"kind": {
				"type": "string",
				"enum": ["percent", "fixed"]
			},
			"percent": {
				"type": "number",
				"minimum": 1,
				"maximum": 30
			},
			"amount": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"cap": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"feePct": {
				"type": "number",
				"minimum": .1,
				"maximum": 20
			},
			"months": {
				"type": "integer",
				"minimum": 6,
				"maximum": 24
			},
			"text": {
				"type": "string",
				"minLength": 1,
				"maxLength": 2e3
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
			if (data.open === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "open" },
					message: "must have required property 'open'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.kind === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "kind" },
					message: "must have required property 'kind'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.feePct === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "feePct" },
					message: "must have required property 'feePct'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.months === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "months" },
					message: "must have required property 'months'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.text === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "text" },
					message: "must have required property 'text'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "open" || key0 === "kind" || key0 === "percent" || key0 === "amount" || key0 === "cap" || key0 === "feePct" || key0 === "months" || key0 === "text")) {
				const err5 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.open !== void 0) {
				if (typeof data.open !== "boolean") {
					const err6 = {
						instancePath: instancePath + "/open",
						schemaPath: "#/properties/open/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.kind !== void 0) {
				let data1 = data.kind;
				if (typeof data1 !== "string") {
					const err7 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!(data1 === "percent" || data1 === "fixed")) {
					const err8 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.kind.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.percent !== void 0) {
				let data2 = data.percent;
				if (typeof data2 == "number") {
					if (data2 > 30 || isNaN(data2)) {
						const err9 = {
							instancePath: instancePath + "/percent",
							schemaPath: "#/properties/percent/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 30
							},
							message: "must be <= 30"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					if (data2 < 1 || isNaN(data2)) {
						const err10 = {
							instancePath: instancePath + "/percent",
							schemaPath: "#/properties/percent/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/percent",
						schemaPath: "#/properties/percent/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.amount !== void 0) {
				let data3 = data.amount;
				if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
					const err12 = {
						instancePath: instancePath + "/amount",
						schemaPath: "#/properties/amount/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (typeof data3 == "number") {
					if (data3 > 99999999999 || isNaN(data3)) {
						const err13 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					if (data3 < 0 || isNaN(data3)) {
						const err14 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			}
			if (data.cap !== void 0) {
				let data4 = data.cap;
				if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
					const err15 = {
						instancePath: instancePath + "/cap",
						schemaPath: "#/properties/cap/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (typeof data4 == "number") {
					if (data4 > 99999999999 || isNaN(data4)) {
						const err16 = {
							instancePath: instancePath + "/cap",
							schemaPath: "#/properties/cap/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
					if (data4 < 0 || isNaN(data4)) {
						const err17 = {
							instancePath: instancePath + "/cap",
							schemaPath: "#/properties/cap/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
			}
			if (data.feePct !== void 0) {
				let data5 = data.feePct;
				if (typeof data5 == "number") {
					if (data5 > 20 || isNaN(data5)) {
						const err18 = {
							instancePath: instancePath + "/feePct",
							schemaPath: "#/properties/feePct/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 20
							},
							message: "must be <= 20"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					if (data5 < .1 || isNaN(data5)) {
						const err19 = {
							instancePath: instancePath + "/feePct",
							schemaPath: "#/properties/feePct/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: .1
							},
							message: "must be >= 0.1"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				} else {
					const err20 = {
						instancePath: instancePath + "/feePct",
						schemaPath: "#/properties/feePct/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
			if (data.months !== void 0) {
				let data6 = data.months;
				if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
					const err21 = {
						instancePath: instancePath + "/months",
						schemaPath: "#/properties/months/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (typeof data6 == "number") {
					if (data6 > 24 || isNaN(data6)) {
						const err22 = {
							instancePath: instancePath + "/months",
							schemaPath: "#/properties/months/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 24
							},
							message: "must be <= 24"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
					if (data6 < 6 || isNaN(data6)) {
						const err23 = {
							instancePath: instancePath + "/months",
							schemaPath: "#/properties/months/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 6
							},
							message: "must be >= 6"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
			}
			if (data.text !== void 0) {
				let data7 = data.text;
				if (typeof data7 === "string") {
					if (func0(data7) > 2e3) {
						const err24 = {
							instancePath: instancePath + "/text",
							schemaPath: "#/properties/text/maxLength",
							keyword: "maxLength",
							params: { limit: 2e3 },
							message: "must NOT have more than 2000 characters"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
					if (func0(data7) < 1) {
						const err25 = {
							instancePath: instancePath + "/text",
							schemaPath: "#/properties/text/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				} else {
					const err26 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
		} else {
			const err27 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err27];
			else vErrors.push(err27);
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

export default require_referral_ReferralTermsInput();
