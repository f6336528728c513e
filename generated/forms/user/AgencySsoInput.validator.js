import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_formats } from "../runtime/formats.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_user_AgencySsoInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.AgencySsoInput = validate0;
	const formats0 = require_formats().fullFormats.uri;
	const func0 = require_ucs2length().default;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.issuer === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "issuer" },
					message: "must have required property 'issuer'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.client_id === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "client_id" },
					message: "must have required property 'client_id'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.domain === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "domain" },
					message: "must have required property 'domain'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "issuer" || key0 === "client_id" || key0 === "client_secret" || key0 === "domain" || key0 === "required")) {
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
			if (data.issuer !== void 0) {
				let data0 = data.issuer;
				if (typeof data0 === "string") {
					if (func0(data0) > 255) {
						const err4 = {
							instancePath: instancePath + "/issuer",
							schemaPath: "#/properties/issuer/maxLength",
							keyword: "maxLength",
							params: { limit: 255 },
							message: "must NOT have more than 255 characters"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (!formats0(data0)) {
						const err5 = {
							instancePath: instancePath + "/issuer",
							schemaPath: "#/properties/issuer/format",
							keyword: "format",
							params: { format: "uri" },
							message: "must match format \"uri\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/issuer",
						schemaPath: "#/properties/issuer/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.client_id !== void 0) {
				let data1 = data.client_id;
				if (typeof data1 === "string") {
					if (func0(data1) > 255) {
						const err7 = {
							instancePath: instancePath + "/client_id",
							schemaPath: "#/properties/client_id/maxLength",
							keyword: "maxLength",
							params: { limit: 255 },
							message: "must NOT have more than 255 characters"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (func0(data1) < 1) {
						const err8 = {
							instancePath: instancePath + "/client_id",
							schemaPath: "#/properties/client_id/minLength",
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
						instancePath: instancePath + "/client_id",
						schemaPath: "#/properties/client_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.client_secret !== void 0) {
				let data2 = data.client_secret;
				if (typeof data2 === "string") {
					if (func0(data2) > 512) {
						const err10 = {
							instancePath: instancePath + "/client_secret",
							schemaPath: "#/properties/client_secret/maxLength",
							keyword: "maxLength",
							params: { limit: 512 },
							message: "must NOT have more than 512 characters"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					if (func0(data2) < 1) {
						const err11 = {
							instancePath: instancePath + "/client_secret",
							schemaPath: "#/properties/client_secret/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/client_secret",
						schemaPath: "#/properties/client_secret/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.domain !== void 0) {
				let data3 = data.domain;
				if (typeof data3 === "string") {
					if (func0(data3) > 253) {
						const err13 = {
							instancePath: instancePath + "/domain",
							schemaPath: "#/properties/domain/maxLength",
							keyword: "maxLength",
							params: { limit: 253 },
							message: "must NOT have more than 253 characters"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					if (func0(data3) < 4) {
						const err14 = {
							instancePath: instancePath + "/domain",
							schemaPath: "#/properties/domain/minLength",
							keyword: "minLength",
							params: { limit: 4 },
							message: "must NOT have fewer than 4 characters"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				} else {
					const err15 = {
						instancePath: instancePath + "/domain",
						schemaPath: "#/properties/domain/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.required !== void 0) {
				if (typeof data.required !== "boolean") {
					const err16 = {
						instancePath: instancePath + "/required",
						schemaPath: "#/properties/required/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
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

export default require_user_AgencySsoInput();
