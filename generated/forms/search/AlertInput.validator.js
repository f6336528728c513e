import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_search_AlertInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.AlertInput = validate0;
	const schema0 = {
		"$id": "AlertInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"email",
			"name",
			"query",
			"frequency",
			"consent"
		],
		"properties": {
			"email": {
				"type": "string",
				"format": "email",
				"maxLength": 254
			},
			"name": {
				"type": "string",
				"minLength": 1,
				"maxLength": 160
			},
			"query": {
				"type": "object",
				"maxProperties": 40,
				"additionalProperties": { "anyOf": [
					{
						"type": "string",
						"maxLength": 4e3
					},
					{ "type": "number" },
					{ "type": "boolean" },
					{
						"type": "array",
						"maxItems": 60,
						"items": {
							"type": "string",
							"maxLength": 4e3
						}
					}
				] }
			},
			"frequency": {
				"type": "string",
				"enum": [
					"instant",
					"daily",
					"weekly",
					"never"
				]
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
			"consent": {
				"type": "boolean",
				"const": true
			},
			"website": {
				"type": "string",
				"maxLength": 200
			}
		}
	};
	const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
	const func0 = require_ucs2length().default;
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
			if (data.name === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "name" },
					message: "must have required property 'name'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.query === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "query" },
					message: "must have required property 'query'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.frequency === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "frequency" },
					message: "must have required property 'frequency'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.consent === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "consent" },
					message: "must have required property 'consent'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "email" || key0 === "name" || key0 === "query" || key0 === "frequency" || key0 === "language" || key0 === "consent" || key0 === "website")) {
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
			if (data.email !== void 0) {
				let data0 = data.email;
				if (typeof data0 === "string") {
					if (func0(data0) > 254) {
						const err6 = {
							instancePath: instancePath + "/email",
							schemaPath: "#/properties/email/maxLength",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (!formats0.test(data0)) {
						const err7 = {
							instancePath: instancePath + "/email",
							schemaPath: "#/properties/email/format",
							keyword: "format",
							params: { format: "email" },
							message: "must match format \"email\""
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.name !== void 0) {
				let data1 = data.name;
				if (typeof data1 === "string") {
					if (func0(data1) > 160) {
						const err9 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/maxLength",
							keyword: "maxLength",
							params: { limit: 160 },
							message: "must NOT have more than 160 characters"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					if (func0(data1) < 1) {
						const err10 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.query !== void 0) {
				let data2 = data.query;
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					if (Object.keys(data2).length > 40) {
						const err12 = {
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/maxProperties",
							keyword: "maxProperties",
							params: { limit: 40 },
							message: "must NOT have more than 40 properties"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					for (const key1 in data2) {
						let data3 = data2[key1];
						const _errs10 = errors;
						let valid2 = false;
						const _errs11 = errors;
						if (typeof data3 === "string") {
							if (func0(data3) > 4e3) {
								const err13 = {
									instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/query/additionalProperties/anyOf/0/maxLength",
									keyword: "maxLength",
									params: { limit: 4e3 },
									message: "must NOT have more than 4000 characters"
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
						} else {
							const err14 = {
								instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/query/additionalProperties/anyOf/0/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						var _valid0 = _errs11 === errors;
						valid2 = valid2 || _valid0;
						const _errs13 = errors;
						if (!(typeof data3 == "number")) {
							const err15 = {
								instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/query/additionalProperties/anyOf/1/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
						var _valid0 = _errs13 === errors;
						valid2 = valid2 || _valid0;
						const _errs15 = errors;
						if (typeof data3 !== "boolean") {
							const err16 = {
								instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/query/additionalProperties/anyOf/2/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						var _valid0 = _errs15 === errors;
						valid2 = valid2 || _valid0;
						const _errs17 = errors;
						if (Array.isArray(data3)) {
							if (data3.length > 60) {
								const err17 = {
									instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/query/additionalProperties/anyOf/3/maxItems",
									keyword: "maxItems",
									params: { limit: 60 },
									message: "must NOT have more than 60 items"
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
							const len0 = data3.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data4 = data3[i0];
								if (typeof data4 === "string") {
									if (func0(data4) > 4e3) {
										const err18 = {
											instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0,
											schemaPath: "#/properties/query/additionalProperties/anyOf/3/items/maxLength",
											keyword: "maxLength",
											params: { limit: 4e3 },
											message: "must NOT have more than 4000 characters"
										};
										if (vErrors === null) vErrors = [err18];
										else vErrors.push(err18);
										errors++;
									}
								} else {
									const err19 = {
										instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0,
										schemaPath: "#/properties/query/additionalProperties/anyOf/3/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err19];
									else vErrors.push(err19);
									errors++;
								}
							}
						} else {
							const err20 = {
								instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/query/additionalProperties/anyOf/3/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
						var _valid0 = _errs17 === errors;
						valid2 = valid2 || _valid0;
						if (!valid2) {
							const err21 = {
								instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/query/additionalProperties/anyOf",
								keyword: "anyOf",
								params: {},
								message: "must match a schema in anyOf"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						} else {
							errors = _errs10;
							if (vErrors !== null) {
								if (_errs10) vErrors.length = _errs10;
								else vErrors = null;
							}
						}
					}
				} else {
					const err22 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/properties/query/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
			if (data.frequency !== void 0) {
				let data5 = data.frequency;
				if (typeof data5 !== "string") {
					const err23 = {
						instancePath: instancePath + "/frequency",
						schemaPath: "#/properties/frequency/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (!(data5 === "instant" || data5 === "daily" || data5 === "weekly" || data5 === "never")) {
					const err24 = {
						instancePath: instancePath + "/frequency",
						schemaPath: "#/properties/frequency/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.frequency.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
			if (data.language !== void 0) {
				let data6 = data.language;
				if (typeof data6 !== "string") {
					const err25 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				if (!(data6 === "es" || data6 === "en" || data6 === "ca" || data6 === "de")) {
					const err26 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.language.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
			if (data.consent !== void 0) {
				let data7 = data.consent;
				if (typeof data7 !== "boolean") {
					const err27 = {
						instancePath: instancePath + "/consent",
						schemaPath: "#/properties/consent/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				if (true !== data7) {
					const err28 = {
						instancePath: instancePath + "/consent",
						schemaPath: "#/properties/consent/const",
						keyword: "const",
						params: { allowedValue: true },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
			if (data.website !== void 0) {
				let data8 = data.website;
				if (typeof data8 === "string") {
					if (func0(data8) > 200) {
						const err29 = {
							instancePath: instancePath + "/website",
							schemaPath: "#/properties/website/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				} else {
					const err30 = {
						instancePath: instancePath + "/website",
						schemaPath: "#/properties/website/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
		} else {
			const err31 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err31];
			else vErrors.push(err31);
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

export default require_search_AlertInput();
