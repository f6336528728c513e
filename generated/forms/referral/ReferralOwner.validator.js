import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_referral_ReferralOwner = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ReferralOwner = validate0;
	const schema0 = {
		"$id": "ReferralOwner",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"ownerName",
			"relation",
			"language",
			"consent"
		],
		"properties": {
			"version": {
				"type": "integer",
				"minimum": 1
			},
			"agencyId": {
				"type": "string",
				"format": "uuid"
			},
			"termsId": {
				"type": "string",
				"format": "uuid"
			},
			"ownerName": {
				"type": "string",
				"minLength": 2,
				"maxLength": 120
			},
			"relation": {
				"type": "string",
				"enum": [
					"family",
					"friend",
					"neighbour",
					"client",
					"self"
				]
			},
			"ownerEmail": {
				"type": "string",
				"format": "email",
				"maxLength": 254
			},
			"ownerPhone": {
				"type": "string",
				"maxLength": 30
			},
			"language": {
				"type": "string",
				"enum": [
					"es",
					"en",
					"ca",
					"de"
				]
			},
			"consent": {
				"type": "boolean",
				"const": true
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const formats4 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.ownerName === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "ownerName" },
					message: "must have required property 'ownerName'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.relation === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "relation" },
					message: "must have required property 'relation'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.language === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "language" },
					message: "must have required property 'language'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.consent === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "consent" },
					message: "must have required property 'consent'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
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
			if (data.agencyId !== void 0) {
				let data1 = data.agencyId;
				if (typeof data1 === "string") {
					if (!formats0.test(data1)) {
						const err7 = {
							instancePath: instancePath + "/agencyId",
							schemaPath: "#/properties/agencyId/format",
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
						instancePath: instancePath + "/agencyId",
						schemaPath: "#/properties/agencyId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.termsId !== void 0) {
				let data2 = data.termsId;
				if (typeof data2 === "string") {
					if (!formats0.test(data2)) {
						const err9 = {
							instancePath: instancePath + "/termsId",
							schemaPath: "#/properties/termsId/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/termsId",
						schemaPath: "#/properties/termsId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.ownerName !== void 0) {
				let data3 = data.ownerName;
				if (typeof data3 === "string") {
					if (func1(data3) > 120) {
						const err11 = {
							instancePath: instancePath + "/ownerName",
							schemaPath: "#/properties/ownerName/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (func1(data3) < 2) {
						const err12 = {
							instancePath: instancePath + "/ownerName",
							schemaPath: "#/properties/ownerName/minLength",
							keyword: "minLength",
							params: { limit: 2 },
							message: "must NOT have fewer than 2 characters"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/ownerName",
						schemaPath: "#/properties/ownerName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.relation !== void 0) {
				let data4 = data.relation;
				if (typeof data4 !== "string") {
					const err14 = {
						instancePath: instancePath + "/relation",
						schemaPath: "#/properties/relation/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (!(data4 === "family" || data4 === "friend" || data4 === "neighbour" || data4 === "client" || data4 === "self")) {
					const err15 = {
						instancePath: instancePath + "/relation",
						schemaPath: "#/properties/relation/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.relation.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.ownerEmail !== void 0) {
				let data5 = data.ownerEmail;
				if (typeof data5 === "string") {
					if (func1(data5) > 254) {
						const err16 = {
							instancePath: instancePath + "/ownerEmail",
							schemaPath: "#/properties/ownerEmail/maxLength",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
					if (!formats4.test(data5)) {
						const err17 = {
							instancePath: instancePath + "/ownerEmail",
							schemaPath: "#/properties/ownerEmail/format",
							keyword: "format",
							params: { format: "email" },
							message: "must match format \"email\""
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				} else {
					const err18 = {
						instancePath: instancePath + "/ownerEmail",
						schemaPath: "#/properties/ownerEmail/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.ownerPhone !== void 0) {
				let data6 = data.ownerPhone;
				if (typeof data6 === "string") {
					if (func1(data6) > 30) {
						const err19 = {
							instancePath: instancePath + "/ownerPhone",
							schemaPath: "#/properties/ownerPhone/maxLength",
							keyword: "maxLength",
							params: { limit: 30 },
							message: "must NOT have more than 30 characters"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				} else {
					const err20 = {
						instancePath: instancePath + "/ownerPhone",
						schemaPath: "#/properties/ownerPhone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
			if (data.language !== void 0) {
				let data7 = data.language;
				if (typeof data7 !== "string") {
					const err21 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (!(data7 === "es" || data7 === "en" || data7 === "ca" || data7 === "de")) {
					const err22 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.language.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
			if (data.consent !== void 0) {
				let data8 = data.consent;
				if (typeof data8 !== "boolean") {
					const err23 = {
						instancePath: instancePath + "/consent",
						schemaPath: "#/properties/consent/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (true !== data8) {
					const err24 = {
						instancePath: instancePath + "/consent",
						schemaPath: "#/properties/consent/const",
						keyword: "const",
						params: { allowedValue: true },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
		} else {
			const err25 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err25];
			else vErrors.push(err25);
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

export default require_referral_ReferralOwner();
