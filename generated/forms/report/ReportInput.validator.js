import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_report_ReportInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ReportInput = validate0;
	const schema0 = {
		"$id": "ReportInput",
		"type": "object",
		"additionalProperties": false,
		"required": ["propertyId", "reason"],
		"properties": {
			"propertyId": {
				"type": "string",
				"format": "uuid"
			},
			"reason": {
				"type": "string",
				"enum": [
					"already_sold",
					"wrong_price",
					"wrong_place",
					"duplicate",
					"fake",
					"offensive",
					"other"
				]
			},
			"text": {
				"type": "string",
				"maxLength": 1e3
			},
			"email": {
				"type": "string",
				"format": "email",
				"maxLength": 254
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
			"website": {
				"type": "string",
				"maxLength": 200
			}
		}
	};
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
	const func0 = require_ucs2length().default;
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
			if (data.reason === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "reason" },
					message: "must have required property 'reason'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "propertyId" || key0 === "reason" || key0 === "text" || key0 === "email" || key0 === "language" || key0 === "website")) {
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
			if (data.propertyId !== void 0) {
				let data0 = data.propertyId;
				if (typeof data0 === "string") {
					if (!formats0.test(data0)) {
						const err3 = {
							instancePath: instancePath + "/propertyId",
							schemaPath: "#/properties/propertyId/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/propertyId",
						schemaPath: "#/properties/propertyId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.reason !== void 0) {
				let data1 = data.reason;
				if (typeof data1 !== "string") {
					const err5 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!(data1 === "already_sold" || data1 === "wrong_price" || data1 === "wrong_place" || data1 === "duplicate" || data1 === "fake" || data1 === "offensive" || data1 === "other")) {
					const err6 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.reason.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.text !== void 0) {
				let data2 = data.text;
				if (typeof data2 === "string") {
					if (func0(data2) > 1e3) {
						const err7 = {
							instancePath: instancePath + "/text",
							schemaPath: "#/properties/text/maxLength",
							keyword: "maxLength",
							params: { limit: 1e3 },
							message: "must NOT have more than 1000 characters"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.email !== void 0) {
				let data3 = data.email;
				if (typeof data3 === "string") {
					if (func0(data3) > 254) {
						const err9 = {
							instancePath: instancePath + "/email",
							schemaPath: "#/properties/email/maxLength",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					if (!formats2.test(data3)) {
						const err10 = {
							instancePath: instancePath + "/email",
							schemaPath: "#/properties/email/format",
							keyword: "format",
							params: { format: "email" },
							message: "must match format \"email\""
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.language !== void 0) {
				let data4 = data.language;
				if (typeof data4 !== "string") {
					const err12 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!(data4 === "es" || data4 === "en" || data4 === "ca" || data4 === "de")) {
					const err13 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.language.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.website !== void 0) {
				let data5 = data.website;
				if (typeof data5 === "string") {
					if (func0(data5) > 200) {
						const err14 = {
							instancePath: instancePath + "/website",
							schemaPath: "#/properties/website/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				} else {
					const err15 = {
						instancePath: instancePath + "/website",
						schemaPath: "#/properties/website/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		} else {
			const err16 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
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

export default require_report_ReportInput();
