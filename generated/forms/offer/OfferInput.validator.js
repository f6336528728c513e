import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_offer_OfferInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.OfferInput = validate0;
	const schema0 = {
		"$id": "OfferInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"propertyId",
			"contactId",
			"amount"
		],
		"properties": {
			"propertyId": {
				"type": "string",
				"format": "uuid"
			},
			"contactId": {
				"type": "string",
				"format": "uuid"
			},
			"demandId": {
				"type": "string",
				"format": "uuid"
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
			"amount": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"deposit": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"financing": {
				"type": "string",
				"enum": [
					"cash",
					"mortgage",
					"mortgage_approved",
					"sale_of_home",
					"other"
				]
			},
			"validUntil": {
				"type": "string",
				"format": "date"
			},
			"conditions": {
				"type": "string",
				"maxLength": 2e3
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const formats6 = require_formats().fullFormats.date;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.propertyId === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "propertyId" },
					message: "must have required property 'propertyId'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.contactId === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "contactId" },
					message: "must have required property 'contactId'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.amount === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "amount" },
					message: "must have required property 'amount'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
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
			if (data.propertyId !== void 0) {
				let data0 = data.propertyId;
				if (typeof data0 === "string") {
					if (!formats0.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/propertyId",
							schemaPath: "#/properties/propertyId/format",
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
						instancePath: instancePath + "/propertyId",
						schemaPath: "#/properties/propertyId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.contactId !== void 0) {
				let data1 = data.contactId;
				if (typeof data1 === "string") {
					if (!formats0.test(data1)) {
						const err6 = {
							instancePath: instancePath + "/contactId",
							schemaPath: "#/properties/contactId/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/contactId",
						schemaPath: "#/properties/contactId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.demandId !== void 0) {
				let data2 = data.demandId;
				if (typeof data2 === "string") {
					if (!formats0.test(data2)) {
						const err8 = {
							instancePath: instancePath + "/demandId",
							schemaPath: "#/properties/demandId/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/demandId",
						schemaPath: "#/properties/demandId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.operation !== void 0) {
				let data3 = data.operation;
				if (typeof data3 !== "string") {
					const err10 = {
						instancePath: instancePath + "/operation",
						schemaPath: "#/properties/operation/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!(data3 === "V" || data3 === "A" || data3 === "TDA" || data3 === "ON" || data3 === "NP" || data3 === "T" || data3 === "VOT" || data3 === "P" || data3 === "FDM")) {
					const err11 = {
						instancePath: instancePath + "/operation",
						schemaPath: "#/properties/operation/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.operation.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.amount !== void 0) {
				let data4 = data.amount;
				if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
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
				if (typeof data4 == "number") {
					if (data4 > 99999999999 || isNaN(data4)) {
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
					if (data4 < 0 || isNaN(data4)) {
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
			if (data.deposit !== void 0) {
				let data5 = data.deposit;
				if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
					const err15 = {
						instancePath: instancePath + "/deposit",
						schemaPath: "#/properties/deposit/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (typeof data5 == "number") {
					if (data5 > 99999999999 || isNaN(data5)) {
						const err16 = {
							instancePath: instancePath + "/deposit",
							schemaPath: "#/properties/deposit/maximum",
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
					if (data5 < 0 || isNaN(data5)) {
						const err17 = {
							instancePath: instancePath + "/deposit",
							schemaPath: "#/properties/deposit/minimum",
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
			if (data.financing !== void 0) {
				let data6 = data.financing;
				if (typeof data6 !== "string") {
					const err18 = {
						instancePath: instancePath + "/financing",
						schemaPath: "#/properties/financing/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (!(data6 === "cash" || data6 === "mortgage" || data6 === "mortgage_approved" || data6 === "sale_of_home" || data6 === "other")) {
					const err19 = {
						instancePath: instancePath + "/financing",
						schemaPath: "#/properties/financing/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.financing.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
			if (data.validUntil !== void 0) {
				let data7 = data.validUntil;
				if (typeof data7 === "string") {
					if (!formats6.validate(data7)) {
						const err20 = {
							instancePath: instancePath + "/validUntil",
							schemaPath: "#/properties/validUntil/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				} else {
					const err21 = {
						instancePath: instancePath + "/validUntil",
						schemaPath: "#/properties/validUntil/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
			if (data.conditions !== void 0) {
				let data8 = data.conditions;
				if (typeof data8 === "string") {
					if (func1(data8) > 2e3) {
						const err22 = {
							instancePath: instancePath + "/conditions",
							schemaPath: "#/properties/conditions/maxLength",
							keyword: "maxLength",
							params: { limit: 2e3 },
							message: "must NOT have more than 2000 characters"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				} else {
					const err23 = {
						instancePath: instancePath + "/conditions",
						schemaPath: "#/properties/conditions/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
		} else {
			const err24 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err24];
			else vErrors.push(err24);
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

export default require_offer_OfferInput();
