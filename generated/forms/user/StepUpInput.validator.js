import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_user_StepUpInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.StepUpInput = validate0;
	const schema0 = {
		"$id": "StepUpInput",
		"type": "object",
		"additionalProperties": false,
		"required": ["method"],
		"properties": {
			"method": {
				"type": "string",
				"enum": [
					"password",
					"code",
					"totp"
				]
			},
			"password": {
				"type": "string",
				"minLength": 1,
				"maxLength": 200
			},
			"code": {
				"type": "string",
				"minLength": 1,
				"maxLength": 20
			},
			"totp": {
				"type": "string",
				"minLength": 6,
				"maxLength": 20
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
			if (data.method === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "method" },
					message: "must have required property 'method'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "method" || key0 === "password" || key0 === "code" || key0 === "totp")) {
				const err1 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.method !== void 0) {
				let data0 = data.method;
				if (typeof data0 !== "string") {
					const err2 = {
						instancePath: instancePath + "/method",
						schemaPath: "#/properties/method/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!(data0 === "password" || data0 === "code" || data0 === "totp")) {
					const err3 = {
						instancePath: instancePath + "/method",
						schemaPath: "#/properties/method/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.method.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.password !== void 0) {
				let data1 = data.password;
				if (typeof data1 === "string") {
					if (func0(data1) > 200) {
						const err4 = {
							instancePath: instancePath + "/password",
							schemaPath: "#/properties/password/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (func0(data1) < 1) {
						const err5 = {
							instancePath: instancePath + "/password",
							schemaPath: "#/properties/password/minLength",
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
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.code !== void 0) {
				let data2 = data.code;
				if (typeof data2 === "string") {
					if (func0(data2) > 20) {
						const err7 = {
							instancePath: instancePath + "/code",
							schemaPath: "#/properties/code/maxLength",
							keyword: "maxLength",
							params: { limit: 20 },
							message: "must NOT have more than 20 characters"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (func0(data2) < 1) {
						const err8 = {
							instancePath: instancePath + "/code",
							schemaPath: "#/properties/code/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/code",
						schemaPath: "#/properties/code/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.totp !== void 0) {
				let data3 = data.totp;
				if (typeof data3 === "string") {
					if (func0(data3) > 20) {
						const err10 = {
							instancePath: instancePath + "/totp",
							schemaPath: "#/properties/totp/maxLength",
							keyword: "maxLength",
							params: { limit: 20 },
							message: "must NOT have more than 20 characters"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					if (func0(data3) < 6) {
						const err11 = {
							instancePath: instancePath + "/totp",
							schemaPath: "#/properties/totp/minLength",
							keyword: "minLength",
							params: { limit: 6 },
							message: "must NOT have fewer than 6 characters"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/totp",
						schemaPath: "#/properties/totp/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		} else {
			const err13 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
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

export default require_user_StepUpInput();
