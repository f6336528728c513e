import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_referral_ReferralStepInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ReferralStepInput = validate0;
	const schema0 = {
		"$id": "ReferralStepInput",
		"type": "object",
		"additionalProperties": false,
		"required": ["version", "act"],
		"properties": {
			"version": {
				"type": "integer",
				"minimum": 1
			},
			"act": {
				"type": "string",
				"enum": [
					"contact",
					"visit",
					"mandate",
					"reject",
					"pay",
					"received"
				]
			},
			"propertyId": {
				"type": "string",
				"format": "uuid"
			},
			"closePrice": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"reason": {
				"type": "string",
				"maxLength": 500
			}
		}
	};
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
			if (data.act === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "act" },
					message: "must have required property 'act'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "version" || key0 === "act" || key0 === "propertyId" || key0 === "closePrice" || key0 === "reason")) {
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
			if (data.version !== void 0) {
				let data0 = data.version;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
					const err3 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (typeof data0 == "number") {
					if (data0 < 1 || isNaN(data0)) {
						const err4 = {
							instancePath: instancePath + "/version",
							schemaPath: "#/properties/version/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			}
			if (data.act !== void 0) {
				let data1 = data.act;
				if (typeof data1 !== "string") {
					const err5 = {
						instancePath: instancePath + "/act",
						schemaPath: "#/properties/act/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!(data1 === "contact" || data1 === "visit" || data1 === "mandate" || data1 === "reject" || data1 === "pay" || data1 === "received")) {
					const err6 = {
						instancePath: instancePath + "/act",
						schemaPath: "#/properties/act/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.act.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.propertyId !== void 0) {
				let data2 = data.propertyId;
				if (typeof data2 === "string") {
					if (!formats0.test(data2)) {
						const err7 = {
							instancePath: instancePath + "/propertyId",
							schemaPath: "#/properties/propertyId/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/propertyId",
						schemaPath: "#/properties/propertyId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.closePrice !== void 0) {
				let data3 = data.closePrice;
				if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
					const err9 = {
						instancePath: instancePath + "/closePrice",
						schemaPath: "#/properties/closePrice/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (typeof data3 == "number") {
					if (data3 > 99999999999 || isNaN(data3)) {
						const err10 = {
							instancePath: instancePath + "/closePrice",
							schemaPath: "#/properties/closePrice/maximum",
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
					if (data3 < 0 || isNaN(data3)) {
						const err11 = {
							instancePath: instancePath + "/closePrice",
							schemaPath: "#/properties/closePrice/minimum",
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
				let data4 = data.reason;
				if (typeof data4 === "string") {
					if (func0(data4) > 500) {
						const err12 = {
							instancePath: instancePath + "/reason",
							schemaPath: "#/properties/reason/maxLength",
							keyword: "maxLength",
							params: { limit: 500 },
							message: "must NOT have more than 500 characters"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
		} else {
			const err14 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
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

export default require_referral_ReferralStepInput();
