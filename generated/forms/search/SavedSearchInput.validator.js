import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_search_SavedSearchInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SavedSearchInput = validate0;
	const schema0 = {
		"$id": "SavedSearchInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"name",
			"query",
			"frequency",
			"channels"
		],
		"properties": {
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
			"channels": {
				"type": "array",
				"maxItems": 3,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"mail",
						"push",
						"platform"
					]
				}
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
			if (data.query === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "query" },
					message: "must have required property 'query'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.frequency === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "frequency" },
					message: "must have required property 'frequency'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.channels === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "channels" },
					message: "must have required property 'channels'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "name" || key0 === "query" || key0 === "frequency" || key0 === "channels" || key0 === "language")) {
				const err4 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.name !== void 0) {
				let data0 = data.name;
				if (typeof data0 === "string") {
					if (func0(data0) > 160) {
						const err5 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/maxLength",
							keyword: "maxLength",
							params: { limit: 160 },
							message: "must NOT have more than 160 characters"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (func0(data0) < 1) {
						const err6 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.query !== void 0) {
				let data1 = data.query;
				if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
					if (Object.keys(data1).length > 40) {
						const err8 = {
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/maxProperties",
							keyword: "maxProperties",
							params: { limit: 40 },
							message: "must NOT have more than 40 properties"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					for (const key1 in data1) {
						let data2 = data1[key1];
						const _errs8 = errors;
						let valid2 = false;
						const _errs9 = errors;
						if (typeof data2 === "string") {
							if (func0(data2) > 4e3) {
								const err9 = {
									instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/query/additionalProperties/anyOf/0/maxLength",
									keyword: "maxLength",
									params: { limit: 4e3 },
									message: "must NOT have more than 4000 characters"
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
						} else {
							const err10 = {
								instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/query/additionalProperties/anyOf/0/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						var _valid0 = _errs9 === errors;
						valid2 = valid2 || _valid0;
						const _errs11 = errors;
						if (!(typeof data2 == "number")) {
							const err11 = {
								instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/query/additionalProperties/anyOf/1/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						var _valid0 = _errs11 === errors;
						valid2 = valid2 || _valid0;
						const _errs13 = errors;
						if (typeof data2 !== "boolean") {
							const err12 = {
								instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/query/additionalProperties/anyOf/2/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						var _valid0 = _errs13 === errors;
						valid2 = valid2 || _valid0;
						const _errs15 = errors;
						if (Array.isArray(data2)) {
							if (data2.length > 60) {
								const err13 = {
									instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/query/additionalProperties/anyOf/3/maxItems",
									keyword: "maxItems",
									params: { limit: 60 },
									message: "must NOT have more than 60 items"
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
							const len0 = data2.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data3 = data2[i0];
								if (typeof data3 === "string") {
									if (func0(data3) > 4e3) {
										const err14 = {
											instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0,
											schemaPath: "#/properties/query/additionalProperties/anyOf/3/items/maxLength",
											keyword: "maxLength",
											params: { limit: 4e3 },
											message: "must NOT have more than 4000 characters"
										};
										if (vErrors === null) vErrors = [err14];
										else vErrors.push(err14);
										errors++;
									}
								} else {
									const err15 = {
										instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0,
										schemaPath: "#/properties/query/additionalProperties/anyOf/3/items/type",
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
								instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/query/additionalProperties/anyOf/3/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						var _valid0 = _errs15 === errors;
						valid2 = valid2 || _valid0;
						if (!valid2) {
							const err17 = {
								instancePath: instancePath + "/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/query/additionalProperties/anyOf",
								keyword: "anyOf",
								params: {},
								message: "must match a schema in anyOf"
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						} else {
							errors = _errs8;
							if (vErrors !== null) {
								if (_errs8) vErrors.length = _errs8;
								else vErrors = null;
							}
						}
					}
				} else {
					const err18 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/properties/query/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.frequency !== void 0) {
				let data4 = data.frequency;
				if (typeof data4 !== "string") {
					const err19 = {
						instancePath: instancePath + "/frequency",
						schemaPath: "#/properties/frequency/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (!(data4 === "instant" || data4 === "daily" || data4 === "weekly" || data4 === "never")) {
					const err20 = {
						instancePath: instancePath + "/frequency",
						schemaPath: "#/properties/frequency/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.frequency.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
			if (data.channels !== void 0) {
				let data5 = data.channels;
				if (Array.isArray(data5)) {
					if (data5.length > 3) {
						const err21 = {
							instancePath: instancePath + "/channels",
							schemaPath: "#/properties/channels/maxItems",
							keyword: "maxItems",
							params: { limit: 3 },
							message: "must NOT have more than 3 items"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
					const len1 = data5.length;
					for (let i1 = 0; i1 < len1; i1++) {
						let data6 = data5[i1];
						if (typeof data6 !== "string") {
							const err22 = {
								instancePath: instancePath + "/channels/" + i1,
								schemaPath: "#/properties/channels/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
						if (!(data6 === "mail" || data6 === "push" || data6 === "platform")) {
							const err23 = {
								instancePath: instancePath + "/channels/" + i1,
								schemaPath: "#/properties/channels/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.channels.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					}
					let i2 = data5.length;
					let j0;
					if (i2 > 1) {
						const indices0 = {};
						for (; i2--;) {
							let item0 = data5[i2];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err24 = {
									instancePath: instancePath + "/channels",
									schemaPath: "#/properties/channels/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i2,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i2 + " are identical)"
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
								break;
							}
							indices0[item0] = i2;
						}
					}
				} else {
					const err25 = {
						instancePath: instancePath + "/channels",
						schemaPath: "#/properties/channels/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
			if (data.language !== void 0) {
				let data7 = data.language;
				if (typeof data7 !== "string") {
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
				if (!(data7 === "es" || data7 === "en" || data7 === "ca" || data7 === "de")) {
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
		} else {
			const err28 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err28];
			else vErrors.push(err28);
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

export default require_search_SavedSearchInput();
