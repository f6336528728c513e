import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_contact_ContactPerson = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ContactPerson = validate0;
	const schema0 = {
		"$id": "ContactPerson",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"kind": {
				"type": "string",
				"enum": ["person", "company"]
			},
			"companyName": {
				"type": "string",
				"maxLength": 160
			},
			"title": {
				"type": "string",
				"enum": [
					"sr",
					"sra",
					"dr",
					"dra"
				]
			},
			"firstName": {
				"type": "string",
				"maxLength": 80
			},
			"lastName": {
				"type": "string",
				"maxLength": 120
			},
			"language": {
				"type": "string",
				"enum": [
					"es",
					"en",
					"ca",
					"de",
					"fr",
					"it",
					"pt",
					"nl",
					"sv",
					"da",
					"fi",
					"pl",
					"ru",
					"bg",
					"hr",
					"cs",
					"et",
					"el",
					"hu",
					"ga",
					"lv",
					"lt",
					"mt",
					"ro",
					"sk",
					"sl"
				]
			},
			"birthDate": {
				"type": "string",
				"format": "date"
			},
			"nationality": {
				"type": "string",
				"pattern": "^[A-Z]{2}$"
			}
		}
	};
	const func0 = require_ucs2length().default;
	const formats0 = require_formats().fullFormats.date;
	const pattern0 = new RegExp("^[A-Z]{2}$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "kind" || key0 === "companyName" || key0 === "title" || key0 === "firstName" || key0 === "lastName" || key0 === "language" || key0 === "birthDate" || key0 === "nationality")) {
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
			if (data.kind !== void 0) {
				let data0 = data.kind;
				if (typeof data0 !== "string") {
					const err1 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (!(data0 === "person" || data0 === "company")) {
					const err2 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.kind.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.companyName !== void 0) {
				let data1 = data.companyName;
				if (typeof data1 === "string") {
					if (func0(data1) > 160) {
						const err3 = {
							instancePath: instancePath + "/companyName",
							schemaPath: "#/properties/companyName/maxLength",
							keyword: "maxLength",
							params: { limit: 160 },
							message: "must NOT have more than 160 characters"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/companyName",
						schemaPath: "#/properties/companyName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.title !== void 0) {
				let data2 = data.title;
				if (typeof data2 !== "string") {
					const err5 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!(data2 === "sr" || data2 === "sra" || data2 === "dr" || data2 === "dra")) {
					const err6 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.title.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.firstName !== void 0) {
				let data3 = data.firstName;
				if (typeof data3 === "string") {
					if (func0(data3) > 80) {
						const err7 = {
							instancePath: instancePath + "/firstName",
							schemaPath: "#/properties/firstName/maxLength",
							keyword: "maxLength",
							params: { limit: 80 },
							message: "must NOT have more than 80 characters"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/firstName",
						schemaPath: "#/properties/firstName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.lastName !== void 0) {
				let data4 = data.lastName;
				if (typeof data4 === "string") {
					if (func0(data4) > 120) {
						const err9 = {
							instancePath: instancePath + "/lastName",
							schemaPath: "#/properties/lastName/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/lastName",
						schemaPath: "#/properties/lastName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.language !== void 0) {
				let data5 = data.language;
				if (typeof data5 !== "string") {
					const err11 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (!(data5 === "es" || data5 === "en" || data5 === "ca" || data5 === "de" || data5 === "fr" || data5 === "it" || data5 === "pt" || data5 === "nl" || data5 === "sv" || data5 === "da" || data5 === "fi" || data5 === "pl" || data5 === "ru" || data5 === "bg" || data5 === "hr" || data5 === "cs" || data5 === "et" || data5 === "el" || data5 === "hu" || data5 === "ga" || data5 === "lv" || data5 === "lt" || data5 === "mt" || data5 === "ro" || data5 === "sk" || data5 === "sl")) {
					const err12 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.language.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.birthDate !== void 0) {
				let data6 = data.birthDate;
				if (typeof data6 === "string") {
					if (!formats0.validate(data6)) {
						const err13 = {
							instancePath: instancePath + "/birthDate",
							schemaPath: "#/properties/birthDate/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				} else {
					const err14 = {
						instancePath: instancePath + "/birthDate",
						schemaPath: "#/properties/birthDate/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.nationality !== void 0) {
				let data7 = data.nationality;
				if (typeof data7 === "string") {
					if (!pattern0.test(data7)) {
						const err15 = {
							instancePath: instancePath + "/nationality",
							schemaPath: "#/properties/nationality/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Z]{2}$" },
							message: "must match pattern \"^[A-Z]{2}$\""
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				} else {
					const err16 = {
						instancePath: instancePath + "/nationality",
						schemaPath: "#/properties/nationality/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
		} else {
			const err17 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
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

export default require_contact_ContactPerson();
