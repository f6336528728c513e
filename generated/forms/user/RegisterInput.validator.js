import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_user_RegisterInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.RegisterInput = validate0;
	const schema0 = {
		"$id": "RegisterInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"account",
			"email",
			"password",
			"first_name",
			"accept_terms"
		],
		"properties": {
			"account": {
				"type": "string",
				"enum": [
					"visitor",
					"agency",
					"referrer"
				]
			},
			"agency_name": {
				"type": "string",
				"minLength": 2,
				"maxLength": 120
			},
			"agency_island": {
				"type": "string",
				"enum": [
					"MALLORCA",
					"MENORCA",
					"IBIZA",
					"FORMENTERA"
				]
			},
			"first_name": {
				"type": "string",
				"minLength": 1,
				"maxLength": 80
			},
			"last_name": {
				"type": "string",
				"maxLength": 120
			},
			"email": {
				"type": "string",
				"format": "email",
				"maxLength": 254
			},
			"phone": {
				"type": "string",
				"maxLength": 25
			},
			"password": {
				"type": "string",
				"minLength": 6,
				"maxLength": 200
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
			"accept_terms": {
				"type": "boolean",
				"const": true
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.account === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "account" },
					message: "must have required property 'account'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.email === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "email" },
					message: "must have required property 'email'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.password === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "password" },
					message: "must have required property 'password'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.first_name === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "first_name" },
					message: "must have required property 'first_name'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.accept_terms === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "accept_terms" },
					message: "must have required property 'accept_terms'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
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
			if (data.account !== void 0) {
				let data0 = data.account;
				if (typeof data0 !== "string") {
					const err6 = {
						instancePath: instancePath + "/account",
						schemaPath: "#/properties/account/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!(data0 === "visitor" || data0 === "agency" || data0 === "referrer")) {
					const err7 = {
						instancePath: instancePath + "/account",
						schemaPath: "#/properties/account/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.account.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.agency_name !== void 0) {
				let data1 = data.agency_name;
				if (typeof data1 === "string") {
					if (func1(data1) > 120) {
						const err8 = {
							instancePath: instancePath + "/agency_name",
							schemaPath: "#/properties/agency_name/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (func1(data1) < 2) {
						const err9 = {
							instancePath: instancePath + "/agency_name",
							schemaPath: "#/properties/agency_name/minLength",
							keyword: "minLength",
							params: { limit: 2 },
							message: "must NOT have fewer than 2 characters"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/agency_name",
						schemaPath: "#/properties/agency_name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.agency_island !== void 0) {
				let data2 = data.agency_island;
				if (typeof data2 !== "string") {
					const err11 = {
						instancePath: instancePath + "/agency_island",
						schemaPath: "#/properties/agency_island/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (!(data2 === "MALLORCA" || data2 === "MENORCA" || data2 === "IBIZA" || data2 === "FORMENTERA")) {
					const err12 = {
						instancePath: instancePath + "/agency_island",
						schemaPath: "#/properties/agency_island/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.agency_island.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.first_name !== void 0) {
				let data3 = data.first_name;
				if (typeof data3 === "string") {
					if (func1(data3) > 80) {
						const err13 = {
							instancePath: instancePath + "/first_name",
							schemaPath: "#/properties/first_name/maxLength",
							keyword: "maxLength",
							params: { limit: 80 },
							message: "must NOT have more than 80 characters"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					if (func1(data3) < 1) {
						const err14 = {
							instancePath: instancePath + "/first_name",
							schemaPath: "#/properties/first_name/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				} else {
					const err15 = {
						instancePath: instancePath + "/first_name",
						schemaPath: "#/properties/first_name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.last_name !== void 0) {
				let data4 = data.last_name;
				if (typeof data4 === "string") {
					if (func1(data4) > 120) {
						const err16 = {
							instancePath: instancePath + "/last_name",
							schemaPath: "#/properties/last_name/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				} else {
					const err17 = {
						instancePath: instancePath + "/last_name",
						schemaPath: "#/properties/last_name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.email !== void 0) {
				let data5 = data.email;
				if (typeof data5 === "string") {
					if (func1(data5) > 254) {
						const err18 = {
							instancePath: instancePath + "/email",
							schemaPath: "#/properties/email/maxLength",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					if (!formats0.test(data5)) {
						const err19 = {
							instancePath: instancePath + "/email",
							schemaPath: "#/properties/email/format",
							keyword: "format",
							params: { format: "email" },
							message: "must match format \"email\""
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				} else {
					const err20 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
			if (data.phone !== void 0) {
				let data6 = data.phone;
				if (typeof data6 === "string") {
					if (func1(data6) > 25) {
						const err21 = {
							instancePath: instancePath + "/phone",
							schemaPath: "#/properties/phone/maxLength",
							keyword: "maxLength",
							params: { limit: 25 },
							message: "must NOT have more than 25 characters"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				} else {
					const err22 = {
						instancePath: instancePath + "/phone",
						schemaPath: "#/properties/phone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
			if (data.password !== void 0) {
				let data7 = data.password;
				if (typeof data7 === "string") {
					if (func1(data7) > 200) {
						const err23 = {
							instancePath: instancePath + "/password",
							schemaPath: "#/properties/password/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
					if (func1(data7) < 6) {
						const err24 = {
							instancePath: instancePath + "/password",
							schemaPath: "#/properties/password/minLength",
							keyword: "minLength",
							params: { limit: 6 },
							message: "must NOT have fewer than 6 characters"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				} else {
					const err25 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
			if (data.language !== void 0) {
				let data8 = data.language;
				if (typeof data8 !== "string") {
					const err26 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				if (!(data8 === "es" || data8 === "en" || data8 === "ca" || data8 === "de")) {
					const err27 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.language.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
			if (data.accept_terms !== void 0) {
				let data9 = data.accept_terms;
				if (typeof data9 !== "boolean") {
					const err28 = {
						instancePath: instancePath + "/accept_terms",
						schemaPath: "#/properties/accept_terms/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (true !== data9) {
					const err29 = {
						instancePath: instancePath + "/accept_terms",
						schemaPath: "#/properties/accept_terms/const",
						keyword: "const",
						params: { allowedValue: true },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
		} else {
			const err30 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err30];
			else vErrors.push(err30);
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

export default require_user_RegisterInput();
