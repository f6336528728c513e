import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_order_OrderActInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.OrderActInput = validate0;
	const schema0 = {
		"$id": "OrderActInput",
		"type": "object",
		"additionalProperties": false,
		"required": ["version", "act"],
		"properties": {
			"version": {
				"type": "integer",
				"minimum": 1
			},
			"act": {
				"type": "string",
				"enum": [
					"quote",
					"order",
					"accept",
					"decline",
					"move",
					"confirm_move",
					"deliver",
					"no_access",
					"cancel",
					"take",
					"redo",
					"dispute",
					"agree",
					"judge",
					"received",
					"refund",
					"remind"
				]
			},
			"amount": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"percent": {
				"type": "integer",
				"minimum": 0,
				"maximum": 100
			},
			"text": {
				"type": "string",
				"maxLength": 2e3
			},
			"startsAt": {
				"type": "string",
				"format": "date-time"
			},
			"write": { "type": "boolean" },
			"propertyVersion": {
				"type": "integer",
				"minimum": 1
			},
			"keep": {
				"type": "array",
				"maxItems": 60,
				"items": {
					"type": "string",
					"maxLength": 80
				}
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const formats0 = require_formats().fullFormats["date-time"];
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.version === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "version" },
					message: "must have required property 'version'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.act === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "act" },
					message: "must have required property 'act'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
				const err2 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.version !== void 0) {
				let data0 = data.version;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
					const err3 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (typeof data0 == "number") {
					if (data0 < 1 || isNaN(data0)) {
						const err4 = {
							instancePath: instancePath + "/version",
							schemaPath: "#/properties/version/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			}
			if (data.act !== void 0) {
				let data1 = data.act;
				if (typeof data1 !== "string") {
					const err5 = {
						instancePath: instancePath + "/act",
						schemaPath: "#/properties/act/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!(data1 === "quote" || data1 === "order" || data1 === "accept" || data1 === "decline" || data1 === "move" || data1 === "confirm_move" || data1 === "deliver" || data1 === "no_access" || data1 === "cancel" || data1 === "take" || data1 === "redo" || data1 === "dispute" || data1 === "agree" || data1 === "judge" || data1 === "received" || data1 === "refund" || data1 === "remind")) {
					const err6 = {
						instancePath: instancePath + "/act",
						schemaPath: "#/properties/act/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.act.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.amount !== void 0) {
				let data2 = data.amount;
				if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
					const err7 = {
						instancePath: instancePath + "/amount",
						schemaPath: "#/properties/amount/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (typeof data2 == "number") {
					if (data2 > 99999999999 || isNaN(data2)) {
						const err8 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (data2 < 0 || isNaN(data2)) {
						const err9 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
			}
			if (data.percent !== void 0) {
				let data3 = data.percent;
				if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
					const err10 = {
						instancePath: instancePath + "/percent",
						schemaPath: "#/properties/percent/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (typeof data3 == "number") {
					if (data3 > 100 || isNaN(data3)) {
						const err11 = {
							instancePath: instancePath + "/percent",
							schemaPath: "#/properties/percent/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (data3 < 0 || isNaN(data3)) {
						const err12 = {
							instancePath: instancePath + "/percent",
							schemaPath: "#/properties/percent/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			}
			if (data.text !== void 0) {
				let data4 = data.text;
				if (typeof data4 === "string") {
					if (func1(data4) > 2e3) {
						const err13 = {
							instancePath: instancePath + "/text",
							schemaPath: "#/properties/text/maxLength",
							keyword: "maxLength",
							params: { limit: 2e3 },
							message: "must NOT have more than 2000 characters"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				} else {
					const err14 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.startsAt !== void 0) {
				let data5 = data.startsAt;
				if (typeof data5 === "string") {
					if (!formats0.validate(data5)) {
						const err15 = {
							instancePath: instancePath + "/startsAt",
							schemaPath: "#/properties/startsAt/format",
							keyword: "format",
							params: { format: "date-time" },
							message: "must match format \"date-time\""
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				} else {
					const err16 = {
						instancePath: instancePath + "/startsAt",
						schemaPath: "#/properties/startsAt/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.write !== void 0) {
				if (typeof data.write !== "boolean") {
					const err17 = {
						instancePath: instancePath + "/write",
						schemaPath: "#/properties/write/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.propertyVersion !== void 0) {
				let data7 = data.propertyVersion;
				if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
					const err18 = {
						instancePath: instancePath + "/propertyVersion",
						schemaPath: "#/properties/propertyVersion/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (typeof data7 == "number") {
					if (data7 < 1 || isNaN(data7)) {
						const err19 = {
							instancePath: instancePath + "/propertyVersion",
							schemaPath: "#/properties/propertyVersion/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
			}
			if (data.keep !== void 0) {
				let data8 = data.keep;
				if (Array.isArray(data8)) {
					if (data8.length > 60) {
						const err20 = {
							instancePath: instancePath + "/keep",
							schemaPath: "#/properties/keep/maxItems",
							keyword: "maxItems",
							params: { limit: 60 },
							message: "must NOT have more than 60 items"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					const len0 = data8.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data9 = data8[i0];
						if (typeof data9 === "string") {
							if (func1(data9) > 80) {
								const err21 = {
									instancePath: instancePath + "/keep/" + i0,
									schemaPath: "#/properties/keep/items/maxLength",
									keyword: "maxLength",
									params: { limit: 80 },
									message: "must NOT have more than 80 characters"
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
						} else {
							const err22 = {
								instancePath: instancePath + "/keep/" + i0,
								schemaPath: "#/properties/keep/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					}
				} else {
					const err23 = {
						instancePath: instancePath + "/keep",
						schemaPath: "#/properties/keep/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
		} else {
			const err24 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err24];
			else vErrors.push(err24);
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

export default require_order_OrderActInput();
