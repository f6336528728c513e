import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_offer_OfferStep = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.OfferStep = validate0;
	const schema0 = {
		"$id": "OfferStep",
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
					"send",
					"counter",
					"accept",
					"reject",
					"withdraw",
					"arras",
					"notary",
					"close",
					"fall"
				]
			},
			"side": {
				"type": "string",
				"enum": ["buyer", "owner"]
			},
			"amount": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"validUntil": {
				"type": "string",
				"format": "date"
			},
			"arrasKind": {
				"type": "string",
				"enum": [
					"confirmatorias",
					"penitenciales",
					"penales"
				]
			},
			"arrasAmount": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"deedBy": {
				"type": "string",
				"format": "date"
			},
			"closePrice": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"text": {
				"type": "string",
				"maxLength": 1e3
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const formats0 = require_formats().fullFormats.date;
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
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
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
				if (!(data1 === "send" || data1 === "counter" || data1 === "accept" || data1 === "reject" || data1 === "withdraw" || data1 === "arras" || data1 === "notary" || data1 === "close" || data1 === "fall")) {
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
			if (data.side !== void 0) {
				let data2 = data.side;
				if (typeof data2 !== "string") {
					const err7 = {
						instancePath: instancePath + "/side",
						schemaPath: "#/properties/side/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!(data2 === "buyer" || data2 === "owner")) {
					const err8 = {
						instancePath: instancePath + "/side",
						schemaPath: "#/properties/side/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.side.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.amount !== void 0) {
				let data3 = data.amount;
				if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
					const err9 = {
						instancePath: instancePath + "/amount",
						schemaPath: "#/properties/amount/type",
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
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/maximum",
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
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/minimum",
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
			if (data.validUntil !== void 0) {
				let data4 = data.validUntil;
				if (typeof data4 === "string") {
					if (!formats0.validate(data4)) {
						const err12 = {
							instancePath: instancePath + "/validUntil",
							schemaPath: "#/properties/validUntil/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/validUntil",
						schemaPath: "#/properties/validUntil/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.arrasKind !== void 0) {
				let data5 = data.arrasKind;
				if (typeof data5 !== "string") {
					const err14 = {
						instancePath: instancePath + "/arrasKind",
						schemaPath: "#/properties/arrasKind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (!(data5 === "confirmatorias" || data5 === "penitenciales" || data5 === "penales")) {
					const err15 = {
						instancePath: instancePath + "/arrasKind",
						schemaPath: "#/properties/arrasKind/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.arrasKind.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.arrasAmount !== void 0) {
				let data6 = data.arrasAmount;
				if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
					const err16 = {
						instancePath: instancePath + "/arrasAmount",
						schemaPath: "#/properties/arrasAmount/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (typeof data6 == "number") {
					if (data6 > 99999999999 || isNaN(data6)) {
						const err17 = {
							instancePath: instancePath + "/arrasAmount",
							schemaPath: "#/properties/arrasAmount/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
					if (data6 < 0 || isNaN(data6)) {
						const err18 = {
							instancePath: instancePath + "/arrasAmount",
							schemaPath: "#/properties/arrasAmount/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			}
			if (data.deedBy !== void 0) {
				let data7 = data.deedBy;
				if (typeof data7 === "string") {
					if (!formats0.validate(data7)) {
						const err19 = {
							instancePath: instancePath + "/deedBy",
							schemaPath: "#/properties/deedBy/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				} else {
					const err20 = {
						instancePath: instancePath + "/deedBy",
						schemaPath: "#/properties/deedBy/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
			if (data.closePrice !== void 0) {
				let data8 = data.closePrice;
				if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
					const err21 = {
						instancePath: instancePath + "/closePrice",
						schemaPath: "#/properties/closePrice/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (typeof data8 == "number") {
					if (data8 > 99999999999 || isNaN(data8)) {
						const err22 = {
							instancePath: instancePath + "/closePrice",
							schemaPath: "#/properties/closePrice/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
					if (data8 < 0 || isNaN(data8)) {
						const err23 = {
							instancePath: instancePath + "/closePrice",
							schemaPath: "#/properties/closePrice/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
			}
			if (data.text !== void 0) {
				let data9 = data.text;
				if (typeof data9 === "string") {
					if (func1(data9) > 1e3) {
						const err24 = {
							instancePath: instancePath + "/text",
							schemaPath: "#/properties/text/maxLength",
							keyword: "maxLength",
							params: { limit: 1e3 },
							message: "must NOT have more than 1000 characters"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				} else {
					const err25 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
		} else {
			const err26 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err26];
			else vErrors.push(err26);
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

export default require_offer_OfferStep();
