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
					"passkey",
					"password",
					"code",
					"totp"
				]
			},
			"passkey": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"id",
					"clientDataJSON",
					"authenticatorData",
					"signature"
				],
				"properties": {
					"id": {
						"type": "string",
						"maxLength": 1400,
						"pattern": "^[A-Za-z0-9_-]+$"
					},
					"clientDataJSON": {
						"type": "string",
						"maxLength": 2e4,
						"pattern": "^[A-Za-z0-9_-]+$"
					},
					"authenticatorData": {
						"type": "string",
						"maxLength": 2e4,
						"pattern": "^[A-Za-z0-9_-]+$"
					},
					"signature": {
						"type": "string",
						"maxLength": 4e3,
						"pattern": "^[A-Za-z0-9_-]+$"
					},
					"userHandle": {
						"type": "string",
						"maxLength": 200,
						"pattern": "^[A-Za-z0-9_-]*$"
					}
				}
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
	const pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");
	const pattern4 = new RegExp("^[A-Za-z0-9_-]*$", "u");
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
			for (const key0 in data) if (!(key0 === "method" || key0 === "passkey" || key0 === "password" || key0 === "code" || key0 === "totp")) {
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
				if (!(data0 === "passkey" || data0 === "password" || data0 === "code" || data0 === "totp")) {
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
			if (data.passkey !== void 0) {
				let data1 = data.passkey;
				if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
					if (data1.id === void 0) {
						const err4 = {
							instancePath: instancePath + "/passkey",
							schemaPath: "#/properties/passkey/required",
							keyword: "required",
							params: { missingProperty: "id" },
							message: "must have required property 'id'"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (data1.clientDataJSON === void 0) {
						const err5 = {
							instancePath: instancePath + "/passkey",
							schemaPath: "#/properties/passkey/required",
							keyword: "required",
							params: { missingProperty: "clientDataJSON" },
							message: "must have required property 'clientDataJSON'"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (data1.authenticatorData === void 0) {
						const err6 = {
							instancePath: instancePath + "/passkey",
							schemaPath: "#/properties/passkey/required",
							keyword: "required",
							params: { missingProperty: "authenticatorData" },
							message: "must have required property 'authenticatorData'"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (data1.signature === void 0) {
						const err7 = {
							instancePath: instancePath + "/passkey",
							schemaPath: "#/properties/passkey/required",
							keyword: "required",
							params: { missingProperty: "signature" },
							message: "must have required property 'signature'"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					for (const key1 in data1) if (!(key1 === "id" || key1 === "clientDataJSON" || key1 === "authenticatorData" || key1 === "signature" || key1 === "userHandle")) {
						const err8 = {
							instancePath: instancePath + "/passkey",
							schemaPath: "#/properties/passkey/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (data1.id !== void 0) {
						let data2 = data1.id;
						if (typeof data2 === "string") {
							if (func0(data2) > 1400) {
								const err9 = {
									instancePath: instancePath + "/passkey/id",
									schemaPath: "#/properties/passkey/properties/id/maxLength",
									keyword: "maxLength",
									params: { limit: 1400 },
									message: "must NOT have more than 1400 characters"
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
							if (!pattern0.test(data2)) {
								const err10 = {
									instancePath: instancePath + "/passkey/id",
									schemaPath: "#/properties/passkey/properties/id/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9_-]+$" },
									message: "must match pattern \"^[A-Za-z0-9_-]+$\""
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						} else {
							const err11 = {
								instancePath: instancePath + "/passkey/id",
								schemaPath: "#/properties/passkey/properties/id/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
					if (data1.clientDataJSON !== void 0) {
						let data3 = data1.clientDataJSON;
						if (typeof data3 === "string") {
							if (func0(data3) > 2e4) {
								const err12 = {
									instancePath: instancePath + "/passkey/clientDataJSON",
									schemaPath: "#/properties/passkey/properties/clientDataJSON/maxLength",
									keyword: "maxLength",
									params: { limit: 2e4 },
									message: "must NOT have more than 20000 characters"
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
							if (!pattern0.test(data3)) {
								const err13 = {
									instancePath: instancePath + "/passkey/clientDataJSON",
									schemaPath: "#/properties/passkey/properties/clientDataJSON/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9_-]+$" },
									message: "must match pattern \"^[A-Za-z0-9_-]+$\""
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
						} else {
							const err14 = {
								instancePath: instancePath + "/passkey/clientDataJSON",
								schemaPath: "#/properties/passkey/properties/clientDataJSON/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					}
					if (data1.authenticatorData !== void 0) {
						let data4 = data1.authenticatorData;
						if (typeof data4 === "string") {
							if (func0(data4) > 2e4) {
								const err15 = {
									instancePath: instancePath + "/passkey/authenticatorData",
									schemaPath: "#/properties/passkey/properties/authenticatorData/maxLength",
									keyword: "maxLength",
									params: { limit: 2e4 },
									message: "must NOT have more than 20000 characters"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
							if (!pattern0.test(data4)) {
								const err16 = {
									instancePath: instancePath + "/passkey/authenticatorData",
									schemaPath: "#/properties/passkey/properties/authenticatorData/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9_-]+$" },
									message: "must match pattern \"^[A-Za-z0-9_-]+$\""
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						} else {
							const err17 = {
								instancePath: instancePath + "/passkey/authenticatorData",
								schemaPath: "#/properties/passkey/properties/authenticatorData/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					}
					if (data1.signature !== void 0) {
						let data5 = data1.signature;
						if (typeof data5 === "string") {
							if (func0(data5) > 4e3) {
								const err18 = {
									instancePath: instancePath + "/passkey/signature",
									schemaPath: "#/properties/passkey/properties/signature/maxLength",
									keyword: "maxLength",
									params: { limit: 4e3 },
									message: "must NOT have more than 4000 characters"
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
							if (!pattern0.test(data5)) {
								const err19 = {
									instancePath: instancePath + "/passkey/signature",
									schemaPath: "#/properties/passkey/properties/signature/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9_-]+$" },
									message: "must match pattern \"^[A-Za-z0-9_-]+$\""
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						} else {
							const err20 = {
								instancePath: instancePath + "/passkey/signature",
								schemaPath: "#/properties/passkey/properties/signature/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
					if (data1.userHandle !== void 0) {
						let data6 = data1.userHandle;
						if (typeof data6 === "string") {
							if (func0(data6) > 200) {
								const err21 = {
									instancePath: instancePath + "/passkey/userHandle",
									schemaPath: "#/properties/passkey/properties/userHandle/maxLength",
									keyword: "maxLength",
									params: { limit: 200 },
									message: "must NOT have more than 200 characters"
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
							if (!pattern4.test(data6)) {
								const err22 = {
									instancePath: instancePath + "/passkey/userHandle",
									schemaPath: "#/properties/passkey/properties/userHandle/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9_-]*$" },
									message: "must match pattern \"^[A-Za-z0-9_-]*$\""
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
						} else {
							const err23 = {
								instancePath: instancePath + "/passkey/userHandle",
								schemaPath: "#/properties/passkey/properties/userHandle/type",
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
						instancePath: instancePath + "/passkey",
						schemaPath: "#/properties/passkey/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
			if (data.password !== void 0) {
				let data7 = data.password;
				if (typeof data7 === "string") {
					if (func0(data7) > 200) {
						const err25 = {
							instancePath: instancePath + "/password",
							schemaPath: "#/properties/password/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
					if (func0(data7) < 1) {
						const err26 = {
							instancePath: instancePath + "/password",
							schemaPath: "#/properties/password/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				} else {
					const err27 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
			if (data.code !== void 0) {
				let data8 = data.code;
				if (typeof data8 === "string") {
					if (func0(data8) > 20) {
						const err28 = {
							instancePath: instancePath + "/code",
							schemaPath: "#/properties/code/maxLength",
							keyword: "maxLength",
							params: { limit: 20 },
							message: "must NOT have more than 20 characters"
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
					if (func0(data8) < 1) {
						const err29 = {
							instancePath: instancePath + "/code",
							schemaPath: "#/properties/code/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				} else {
					const err30 = {
						instancePath: instancePath + "/code",
						schemaPath: "#/properties/code/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
			if (data.totp !== void 0) {
				let data9 = data.totp;
				if (typeof data9 === "string") {
					if (func0(data9) > 20) {
						const err31 = {
							instancePath: instancePath + "/totp",
							schemaPath: "#/properties/totp/maxLength",
							keyword: "maxLength",
							params: { limit: 20 },
							message: "must NOT have more than 20 characters"
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
					if (func0(data9) < 6) {
						const err32 = {
							instancePath: instancePath + "/totp",
							schemaPath: "#/properties/totp/minLength",
							keyword: "minLength",
							params: { limit: 6 },
							message: "must NOT have fewer than 6 characters"
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
				} else {
					const err33 = {
						instancePath: instancePath + "/totp",
						schemaPath: "#/properties/totp/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
		} else {
			const err34 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err34];
			else vErrors.push(err34);
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
