import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_selection_SelectionInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SelectionInput = validate0;
	const schema0 = {
		"$id": "SelectionInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"demandId",
			"homes",
			"channel"
		],
		"properties": {
			"demandId": {
				"type": "string",
				"format": "uuid"
			},
			"homes": {
				"type": "array",
				"minItems": 1,
				"maxItems": 30,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"format": "uuid"
				}
			},
			"channel": {
				"type": "string",
				"enum": [
					"EMAIL",
					"WHATSAPP",
					"LINK"
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
			"message": {
				"type": "string",
				"maxLength": 2e3
			}
		}
	};
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const func0 = require_ucs2length().default;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.demandId === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "demandId" },
					message: "must have required property 'demandId'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.homes === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "homes" },
					message: "must have required property 'homes'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.channel === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "channel" },
					message: "must have required property 'channel'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "demandId" || key0 === "homes" || key0 === "channel" || key0 === "language" || key0 === "message")) {
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
			if (data.demandId !== void 0) {
				let data0 = data.demandId;
				if (typeof data0 === "string") {
					if (!formats0.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/demandId",
							schemaPath: "#/properties/demandId/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/demandId",
						schemaPath: "#/properties/demandId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.homes !== void 0) {
				let data1 = data.homes;
				if (Array.isArray(data1)) {
					if (data1.length > 30) {
						const err6 = {
							instancePath: instancePath + "/homes",
							schemaPath: "#/properties/homes/maxItems",
							keyword: "maxItems",
							params: { limit: 30 },
							message: "must NOT have more than 30 items"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (data1.length < 1) {
						const err7 = {
							instancePath: instancePath + "/homes",
							schemaPath: "#/properties/homes/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					const len0 = data1.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data2 = data1[i0];
						if (typeof data2 === "string") {
							if (!formats0.test(data2)) {
								const err8 = {
									instancePath: instancePath + "/homes/" + i0,
									schemaPath: "#/properties/homes/items/format",
									keyword: "format",
									params: { format: "uuid" },
									message: "must match format \"uuid\""
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
						} else {
							const err9 = {
								instancePath: instancePath + "/homes/" + i0,
								schemaPath: "#/properties/homes/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
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
								const err10 = {
									instancePath: instancePath + "/homes",
									schemaPath: "#/properties/homes/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/homes",
						schemaPath: "#/properties/homes/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
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
				if (!(data3 === "EMAIL" || data3 === "WHATSAPP" || data3 === "LINK")) {
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
			if (data.language !== void 0) {
				let data4 = data.language;
				if (typeof data4 !== "string") {
					const err14 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (!(data4 === "es" || data4 === "en" || data4 === "ca" || data4 === "de")) {
					const err15 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.language.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.message !== void 0) {
				let data5 = data.message;
				if (typeof data5 === "string") {
					if (func0(data5) > 2e3) {
						const err16 = {
							instancePath: instancePath + "/message",
							schemaPath: "#/properties/message/maxLength",
							keyword: "maxLength",
							params: { limit: 2e3 },
							message: "must NOT have more than 2000 characters"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				} else {
					const err17 = {
						instancePath: instancePath + "/message",
						schemaPath: "#/properties/message/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
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

export default require_selection_SelectionInput();
