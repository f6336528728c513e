import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_key_ApiKeyInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ApiKeyInput = validate0;
	const schema0 = {
		"$id": "ApiKeyInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"name",
			"scopes",
			"expiresOn"
		],
		"properties": {
			"name": {
				"type": "string",
				"minLength": 1,
				"maxLength": 80
			},
			"scopes": {
				"type": "array",
				"minItems": 1,
				"maxItems": 20,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"read:property",
						"write:property",
						"read:contact",
						"write:contact",
						"read:demand",
						"write:demand",
						"read:lead",
						"write:lead",
						"read:agenda",
						"write:agenda",
						"read:publication",
						"write:publication",
						"read:reso",
						"manage:webhook",
						"read:saved",
						"use:mcp"
					]
				}
			},
			"expiresOn": {
				"type": "string",
				"format": "date"
			},
			"allowedIps": {
				"type": "array",
				"maxItems": 10,
				"items": {
					"type": "string",
					"minLength": 2,
					"maxLength": 50
				}
			}
		}
	};
	const func0 = require_ucs2length().default;
	const formats0 = require_formats().fullFormats.date;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.name === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "name" },
					message: "must have required property 'name'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.scopes === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "scopes" },
					message: "must have required property 'scopes'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.expiresOn === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "expiresOn" },
					message: "must have required property 'expiresOn'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "name" || key0 === "scopes" || key0 === "expiresOn" || key0 === "allowedIps")) {
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
			if (data.name !== void 0) {
				let data0 = data.name;
				if (typeof data0 === "string") {
					if (func0(data0) > 80) {
						const err4 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/maxLength",
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
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/minLength",
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
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.scopes !== void 0) {
				let data1 = data.scopes;
				if (Array.isArray(data1)) {
					if (data1.length > 20) {
						const err7 = {
							instancePath: instancePath + "/scopes",
							schemaPath: "#/properties/scopes/maxItems",
							keyword: "maxItems",
							params: { limit: 20 },
							message: "must NOT have more than 20 items"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (data1.length < 1) {
						const err8 = {
							instancePath: instancePath + "/scopes",
							schemaPath: "#/properties/scopes/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					const len0 = data1.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data2 = data1[i0];
						if (typeof data2 !== "string") {
							const err9 = {
								instancePath: instancePath + "/scopes/" + i0,
								schemaPath: "#/properties/scopes/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (!(data2 === "read:property" || data2 === "write:property" || data2 === "read:contact" || data2 === "write:contact" || data2 === "read:demand" || data2 === "write:demand" || data2 === "read:lead" || data2 === "write:lead" || data2 === "read:agenda" || data2 === "write:agenda" || data2 === "read:publication" || data2 === "write:publication" || data2 === "read:reso" || data2 === "manage:webhook" || data2 === "read:saved" || data2 === "use:mcp")) {
							const err10 = {
								instancePath: instancePath + "/scopes/" + i0,
								schemaPath: "#/properties/scopes/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.scopes.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					}
					let i1 = data1.length;
					let j0;
					if (i1 > 1) {
						const indices0 = {};
						for (; i1--;) {
							let item0 = data1[i1];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err11 = {
									instancePath: instancePath + "/scopes",
									schemaPath: "#/properties/scopes/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/scopes",
						schemaPath: "#/properties/scopes/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.expiresOn !== void 0) {
				let data3 = data.expiresOn;
				if (typeof data3 === "string") {
					if (!formats0.validate(data3)) {
						const err13 = {
							instancePath: instancePath + "/expiresOn",
							schemaPath: "#/properties/expiresOn/format",
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
						instancePath: instancePath + "/expiresOn",
						schemaPath: "#/properties/expiresOn/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.allowedIps !== void 0) {
				let data4 = data.allowedIps;
				if (Array.isArray(data4)) {
					if (data4.length > 10) {
						const err15 = {
							instancePath: instancePath + "/allowedIps",
							schemaPath: "#/properties/allowedIps/maxItems",
							keyword: "maxItems",
							params: { limit: 10 },
							message: "must NOT have more than 10 items"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
					const len1 = data4.length;
					for (let i2 = 0; i2 < len1; i2++) {
						let data5 = data4[i2];
						if (typeof data5 === "string") {
							if (func0(data5) > 50) {
								const err16 = {
									instancePath: instancePath + "/allowedIps/" + i2,
									schemaPath: "#/properties/allowedIps/items/maxLength",
									keyword: "maxLength",
									params: { limit: 50 },
									message: "must NOT have more than 50 characters"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
							if (func0(data5) < 2) {
								const err17 = {
									instancePath: instancePath + "/allowedIps/" + i2,
									schemaPath: "#/properties/allowedIps/items/minLength",
									keyword: "minLength",
									params: { limit: 2 },
									message: "must NOT have fewer than 2 characters"
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						} else {
							const err18 = {
								instancePath: instancePath + "/allowedIps/" + i2,
								schemaPath: "#/properties/allowedIps/items/type",
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
						instancePath: instancePath + "/allowedIps",
						schemaPath: "#/properties/allowedIps/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
		} else {
			const err20 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err20];
			else vErrors.push(err20);
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

export default require_key_ApiKeyInput();
