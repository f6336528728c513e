import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_referral_ReferralPayee = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ReferralPayee = validate0;
	const schema0 = {
		"$id": "ReferralPayee",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"kind",
			"legalName",
			"taxId",
			"iban"
		],
		"properties": {
			"kind": {
				"type": "string",
				"enum": [
					"person",
					"professional",
					"newProfessional",
					"company"
				]
			},
			"legalName": {
				"type": "string",
				"minLength": 2,
				"maxLength": 120
			},
			"taxId": {
				"type": "string",
				"minLength": 9,
				"maxLength": 14
			},
			"iban": {
				"type": "string",
				"minLength": 15,
				"maxLength": 34
			},
			"registerNumber": {
				"type": "string",
				"maxLength": 40
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
			if (data.legalName === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "legalName" },
					message: "must have required property 'legalName'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.taxId === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "taxId" },
					message: "must have required property 'taxId'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.iban === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "iban" },
					message: "must have required property 'iban'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "kind" || key0 === "legalName" || key0 === "taxId" || key0 === "iban" || key0 === "registerNumber")) {
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
			if (data.kind !== void 0) {
				let data0 = data.kind;
				if (typeof data0 !== "string") {
					const err5 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!(data0 === "person" || data0 === "professional" || data0 === "newProfessional" || data0 === "company")) {
					const err6 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.kind.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.legalName !== void 0) {
				let data1 = data.legalName;
				if (typeof data1 === "string") {
					if (func0(data1) > 120) {
						const err7 = {
							instancePath: instancePath + "/legalName",
							schemaPath: "#/properties/legalName/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (func0(data1) < 2) {
						const err8 = {
							instancePath: instancePath + "/legalName",
							schemaPath: "#/properties/legalName/minLength",
							keyword: "minLength",
							params: { limit: 2 },
							message: "must NOT have fewer than 2 characters"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/legalName",
						schemaPath: "#/properties/legalName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.taxId !== void 0) {
				let data2 = data.taxId;
				if (typeof data2 === "string") {
					if (func0(data2) > 14) {
						const err10 = {
							instancePath: instancePath + "/taxId",
							schemaPath: "#/properties/taxId/maxLength",
							keyword: "maxLength",
							params: { limit: 14 },
							message: "must NOT have more than 14 characters"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					if (func0(data2) < 9) {
						const err11 = {
							instancePath: instancePath + "/taxId",
							schemaPath: "#/properties/taxId/minLength",
							keyword: "minLength",
							params: { limit: 9 },
							message: "must NOT have fewer than 9 characters"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/taxId",
						schemaPath: "#/properties/taxId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.iban !== void 0) {
				let data3 = data.iban;
				if (typeof data3 === "string") {
					if (func0(data3) > 34) {
						const err13 = {
							instancePath: instancePath + "/iban",
							schemaPath: "#/properties/iban/maxLength",
							keyword: "maxLength",
							params: { limit: 34 },
							message: "must NOT have more than 34 characters"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					if (func0(data3) < 15) {
						const err14 = {
							instancePath: instancePath + "/iban",
							schemaPath: "#/properties/iban/minLength",
							keyword: "minLength",
							params: { limit: 15 },
							message: "must NOT have fewer than 15 characters"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				} else {
					const err15 = {
						instancePath: instancePath + "/iban",
						schemaPath: "#/properties/iban/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.registerNumber !== void 0) {
				let data4 = data.registerNumber;
				if (typeof data4 === "string") {
					if (func0(data4) > 40) {
						const err16 = {
							instancePath: instancePath + "/registerNumber",
							schemaPath: "#/properties/registerNumber/maxLength",
							keyword: "maxLength",
							params: { limit: 40 },
							message: "must NOT have more than 40 characters"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				} else {
					const err17 = {
						instancePath: instancePath + "/registerNumber",
						schemaPath: "#/properties/registerNumber/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
		} else {
			const err18 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err18];
			else vErrors.push(err18);
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

export default require_referral_ReferralPayee();
