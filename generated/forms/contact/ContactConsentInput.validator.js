import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_contact_ContactConsentInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ContactConsentInput = validate0;
	const schema0 = {
		"$id": "ContactConsentInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"purpose",
			"state",
			"basis",
			"channel",
			"text"
		],
		"properties": {
			"purpose": {
				"type": "string",
				"enum": [
					"newsletter",
					"matches_email",
					"matches_whatsapp",
					"share_with_partners",
					"profiling"
				]
			},
			"state": {
				"type": "string",
				"enum": [
					"granted",
					"rejected",
					"pending",
					"bounced"
				]
			},
			"basis": {
				"type": "string",
				"enum": [
					"consent",
					"contract",
					"legitimate_interest"
				]
			},
			"channel": {
				"type": "string",
				"enum": [
					"EMAIL",
					"WHATSAPP",
					"PLATFORM",
					"PHONE",
					"PAPER",
					"IN_PERSON"
				]
			},
			"text": {
				"type": "string",
				"minLength": 1,
				"maxLength": 2e3
			},
			"at": {
				"type": "string",
				"format": "date-time"
			}
		}
	};
	const func0 = require_ucs2length().default;
	const formats0 = require_formats().fullFormats["date-time"];
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.purpose === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "purpose" },
					message: "must have required property 'purpose'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.state === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "state" },
					message: "must have required property 'state'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.basis === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "basis" },
					message: "must have required property 'basis'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.channel === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "channel" },
					message: "must have required property 'channel'"
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
			for (const key0 in data) if (!(key0 === "purpose" || key0 === "state" || key0 === "basis" || key0 === "channel" || key0 === "text" || key0 === "at")) {
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
			if (data.purpose !== void 0) {
				let data0 = data.purpose;
				if (typeof data0 !== "string") {
					const err6 = {
						instancePath: instancePath + "/purpose",
						schemaPath: "#/properties/purpose/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!(data0 === "newsletter" || data0 === "matches_email" || data0 === "matches_whatsapp" || data0 === "share_with_partners" || data0 === "profiling")) {
					const err7 = {
						instancePath: instancePath + "/purpose",
						schemaPath: "#/properties/purpose/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.purpose.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.state !== void 0) {
				let data1 = data.state;
				if (typeof data1 !== "string") {
					const err8 = {
						instancePath: instancePath + "/state",
						schemaPath: "#/properties/state/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!(data1 === "granted" || data1 === "rejected" || data1 === "pending" || data1 === "bounced")) {
					const err9 = {
						instancePath: instancePath + "/state",
						schemaPath: "#/properties/state/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.state.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.basis !== void 0) {
				let data2 = data.basis;
				if (typeof data2 !== "string") {
					const err10 = {
						instancePath: instancePath + "/basis",
						schemaPath: "#/properties/basis/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!(data2 === "consent" || data2 === "contract" || data2 === "legitimate_interest")) {
					const err11 = {
						instancePath: instancePath + "/basis",
						schemaPath: "#/properties/basis/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.basis.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.channel !== void 0) {
				let data3 = data.channel;
				if (typeof data3 !== "string") {
					const err12 = {
						instancePath: instancePath + "/channel",
						schemaPath: "#/properties/channel/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!(data3 === "EMAIL" || data3 === "WHATSAPP" || data3 === "PLATFORM" || data3 === "PHONE" || data3 === "PAPER" || data3 === "IN_PERSON")) {
					const err13 = {
						instancePath: instancePath + "/channel",
						schemaPath: "#/properties/channel/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.channel.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.text !== void 0) {
				let data4 = data.text;
				if (typeof data4 === "string") {
					if (func0(data4) > 2e3) {
						const err14 = {
							instancePath: instancePath + "/text",
							schemaPath: "#/properties/text/maxLength",
							keyword: "maxLength",
							params: { limit: 2e3 },
							message: "must NOT have more than 2000 characters"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					if (func0(data4) < 1) {
						const err15 = {
							instancePath: instancePath + "/text",
							schemaPath: "#/properties/text/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				} else {
					const err16 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.at !== void 0) {
				let data5 = data.at;
				if (typeof data5 === "string") {
					if (!formats0.validate(data5)) {
						const err17 = {
							instancePath: instancePath + "/at",
							schemaPath: "#/properties/at/format",
							keyword: "format",
							params: { format: "date-time" },
							message: "must match format \"date-time\""
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				} else {
					const err18 = {
						instancePath: instancePath + "/at",
						schemaPath: "#/properties/at/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
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

export default require_contact_ContactConsentInput();
