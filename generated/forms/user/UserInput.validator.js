import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_user_UserInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.UserInput = validate0;
	const schema0 = {
		"$id": "UserInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"email",
			"first_name",
			"role"
		],
		"properties": {
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
			"role": {
				"type": "string",
				"enum": ["ADMIN", "STAFF"]
			},
			"language": {
				"type": "string",
				"enum": [
					"es",
					"en",
					"ca",
					"de"
				]
			}
		}
	};
	const func0 = require_ucs2length().default;
	const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.email === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "email" },
					message: "must have required property 'email'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.first_name === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "first_name" },
					message: "must have required property 'first_name'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.role === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "role" },
					message: "must have required property 'role'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "first_name" || key0 === "last_name" || key0 === "email" || key0 === "phone" || key0 === "role" || key0 === "language")) {
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
			if (data.first_name !== void 0) {
				let data0 = data.first_name;
				if (typeof data0 === "string") {
					if (func0(data0) > 80) {
						const err4 = {
							instancePath: instancePath + "/first_name",
							schemaPath: "#/properties/first_name/maxLength",
							keyword: "maxLength",
							params: { limit: 80 },
							message: "must NOT have more than 80 characters"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (func0(data0) < 1) {
						const err5 = {
							instancePath: instancePath + "/first_name",
							schemaPath: "#/properties/first_name/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/first_name",
						schemaPath: "#/properties/first_name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.last_name !== void 0) {
				let data1 = data.last_name;
				if (typeof data1 === "string") {
					if (func0(data1) > 120) {
						const err7 = {
							instancePath: instancePath + "/last_name",
							schemaPath: "#/properties/last_name/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/last_name",
						schemaPath: "#/properties/last_name/type",
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
				let data2 = data.email;
				if (typeof data2 === "string") {
					if (func0(data2) > 254) {
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
					if (!formats0.test(data2)) {
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
			if (data.phone !== void 0) {
				let data3 = data.phone;
				if (typeof data3 === "string") {
					if (func0(data3) > 25) {
						const err12 = {
							instancePath: instancePath + "/phone",
							schemaPath: "#/properties/phone/maxLength",
							keyword: "maxLength",
							params: { limit: 25 },
							message: "must NOT have more than 25 characters"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/phone",
						schemaPath: "#/properties/phone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.role !== void 0) {
				let data4 = data.role;
				if (typeof data4 !== "string") {
					const err14 = {
						instancePath: instancePath + "/role",
						schemaPath: "#/properties/role/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (!(data4 === "ADMIN" || data4 === "STAFF")) {
					const err15 = {
						instancePath: instancePath + "/role",
						schemaPath: "#/properties/role/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.role.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.language !== void 0) {
				let data5 = data.language;
				if (typeof data5 !== "string") {
					const err16 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (!(data5 === "es" || data5 === "en" || data5 === "ca" || data5 === "de")) {
					const err17 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.language.enum },
						message: "must be equal to one of the allowed values"
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

export default require_user_UserInput();
