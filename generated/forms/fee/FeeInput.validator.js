import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_fee_FeeInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.FeeInput = validate0;
	const schema0 = {
		"$id": "FeeInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"payer",
			"basis",
			"of",
			"parts"
		],
		"properties": {
			"version": {
				"type": "integer",
				"minimum": 1
			},
			"payer": {
				"type": "string",
				"enum": [
					"owner",
					"buyer",
					"both"
				]
			},
			"ownerPct": {
				"type": "number",
				"minimum": 1,
				"maximum": 99,
				"default": 50
			},
			"basis": {
				"type": "string",
				"enum": ["percent", "fixed"],
				"default": "percent"
			},
			"pct": {
				"type": "number",
				"exclusiveMinimum": 0,
				"maximum": 100
			},
			"amount": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"of": {
				"type": "string",
				"enum": ["gross", "afterPartners"],
				"default": "gross"
			},
			"parts": {
				"type": "array",
				"maxItems": 12,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["who", "basis"],
					"properties": {
						"who": {
							"type": "string",
							"enum": [
								"agent",
								"partnerAgency",
								"referrer"
							]
						},
						"agentId": {
							"type": "string",
							"format": "uuid"
						},
						"name": {
							"type": "string",
							"maxLength": 160
						},
						"basis": {
							"type": "string",
							"enum": ["percent", "fixed"],
							"default": "percent"
						},
						"pct": {
							"type": "number",
							"exclusiveMinimum": 0,
							"maximum": 100
						},
						"amount": {
							"type": "integer",
							"minimum": 0,
							"maximum": 99999999999
						}
					}
				}
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
			if (data.payer === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "payer" },
					message: "must have required property 'payer'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.basis === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "basis" },
					message: "must have required property 'basis'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.of === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "of" },
					message: "must have required property 'of'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.parts === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "parts" },
					message: "must have required property 'parts'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "version" || key0 === "payer" || key0 === "ownerPct" || key0 === "basis" || key0 === "pct" || key0 === "amount" || key0 === "of" || key0 === "parts")) {
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
			if (data.version !== void 0) {
				let data0 = data.version;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
					const err5 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (typeof data0 == "number") {
					if (data0 < 1 || isNaN(data0)) {
						const err6 = {
							instancePath: instancePath + "/version",
							schemaPath: "#/properties/version/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			}
			if (data.payer !== void 0) {
				let data1 = data.payer;
				if (typeof data1 !== "string") {
					const err7 = {
						instancePath: instancePath + "/payer",
						schemaPath: "#/properties/payer/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!(data1 === "owner" || data1 === "buyer" || data1 === "both")) {
					const err8 = {
						instancePath: instancePath + "/payer",
						schemaPath: "#/properties/payer/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.payer.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.ownerPct !== void 0) {
				let data2 = data.ownerPct;
				if (typeof data2 == "number") {
					if (data2 > 99 || isNaN(data2)) {
						const err9 = {
							instancePath: instancePath + "/ownerPct",
							schemaPath: "#/properties/ownerPct/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99
							},
							message: "must be <= 99"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					if (data2 < 1 || isNaN(data2)) {
						const err10 = {
							instancePath: instancePath + "/ownerPct",
							schemaPath: "#/properties/ownerPct/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/ownerPct",
						schemaPath: "#/properties/ownerPct/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.basis !== void 0) {
				let data3 = data.basis;
				if (typeof data3 !== "string") {
					const err12 = {
						instancePath: instancePath + "/basis",
						schemaPath: "#/properties/basis/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!(data3 === "percent" || data3 === "fixed")) {
					const err13 = {
						instancePath: instancePath + "/basis",
						schemaPath: "#/properties/basis/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.basis.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.pct !== void 0) {
				let data4 = data.pct;
				if (typeof data4 == "number") {
					if (data4 > 100 || isNaN(data4)) {
						const err14 = {
							instancePath: instancePath + "/pct",
							schemaPath: "#/properties/pct/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					if (data4 <= 0 || isNaN(data4)) {
						const err15 = {
							instancePath: instancePath + "/pct",
							schemaPath: "#/properties/pct/exclusiveMinimum",
							keyword: "exclusiveMinimum",
							params: {
								comparison: ">",
								limit: 0
							},
							message: "must be > 0"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				} else {
					const err16 = {
						instancePath: instancePath + "/pct",
						schemaPath: "#/properties/pct/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.amount !== void 0) {
				let data5 = data.amount;
				if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
					const err17 = {
						instancePath: instancePath + "/amount",
						schemaPath: "#/properties/amount/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (typeof data5 == "number") {
					if (data5 > 99999999999 || isNaN(data5)) {
						const err18 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					if (data5 < 0 || isNaN(data5)) {
						const err19 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
			}
			if (data.of !== void 0) {
				let data6 = data.of;
				if (typeof data6 !== "string") {
					const err20 = {
						instancePath: instancePath + "/of",
						schemaPath: "#/properties/of/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (!(data6 === "gross" || data6 === "afterPartners")) {
					const err21 = {
						instancePath: instancePath + "/of",
						schemaPath: "#/properties/of/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.of.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
			if (data.parts !== void 0) {
				let data7 = data.parts;
				if (Array.isArray(data7)) {
					if (data7.length > 12) {
						const err22 = {
							instancePath: instancePath + "/parts",
							schemaPath: "#/properties/parts/maxItems",
							keyword: "maxItems",
							params: { limit: 12 },
							message: "must NOT have more than 12 items"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
					const len0 = data7.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data8 = data7[i0];
						if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
							if (data8.who === void 0) {
								const err23 = {
									instancePath: instancePath + "/parts/" + i0,
									schemaPath: "#/properties/parts/items/required",
									keyword: "required",
									params: { missingProperty: "who" },
									message: "must have required property 'who'"
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
							if (data8.basis === void 0) {
								const err24 = {
									instancePath: instancePath + "/parts/" + i0,
									schemaPath: "#/properties/parts/items/required",
									keyword: "required",
									params: { missingProperty: "basis" },
									message: "must have required property 'basis'"
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
							for (const key1 in data8) if (!(key1 === "who" || key1 === "agentId" || key1 === "name" || key1 === "basis" || key1 === "pct" || key1 === "amount")) {
								const err25 = {
									instancePath: instancePath + "/parts/" + i0,
									schemaPath: "#/properties/parts/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key1 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
							if (data8.who !== void 0) {
								let data9 = data8.who;
								if (typeof data9 !== "string") {
									const err26 = {
										instancePath: instancePath + "/parts/" + i0 + "/who",
										schemaPath: "#/properties/parts/items/properties/who/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err26];
									else vErrors.push(err26);
									errors++;
								}
								if (!(data9 === "agent" || data9 === "partnerAgency" || data9 === "referrer")) {
									const err27 = {
										instancePath: instancePath + "/parts/" + i0 + "/who",
										schemaPath: "#/properties/parts/items/properties/who/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.parts.items.properties.who.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err27];
									else vErrors.push(err27);
									errors++;
								}
							}
							if (data8.agentId !== void 0) {
								let data10 = data8.agentId;
								if (typeof data10 === "string") {
									if (!formats0.test(data10)) {
										const err28 = {
											instancePath: instancePath + "/parts/" + i0 + "/agentId",
											schemaPath: "#/properties/parts/items/properties/agentId/format",
											keyword: "format",
											params: { format: "uuid" },
											message: "must match format \"uuid\""
										};
										if (vErrors === null) vErrors = [err28];
										else vErrors.push(err28);
										errors++;
									}
								} else {
									const err29 = {
										instancePath: instancePath + "/parts/" + i0 + "/agentId",
										schemaPath: "#/properties/parts/items/properties/agentId/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err29];
									else vErrors.push(err29);
									errors++;
								}
							}
							if (data8.name !== void 0) {
								let data11 = data8.name;
								if (typeof data11 === "string") {
									if (func0(data11) > 160) {
										const err30 = {
											instancePath: instancePath + "/parts/" + i0 + "/name",
											schemaPath: "#/properties/parts/items/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 160 },
											message: "must NOT have more than 160 characters"
										};
										if (vErrors === null) vErrors = [err30];
										else vErrors.push(err30);
										errors++;
									}
								} else {
									const err31 = {
										instancePath: instancePath + "/parts/" + i0 + "/name",
										schemaPath: "#/properties/parts/items/properties/name/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err31];
									else vErrors.push(err31);
									errors++;
								}
							}
							if (data8.basis !== void 0) {
								let data12 = data8.basis;
								if (typeof data12 !== "string") {
									const err32 = {
										instancePath: instancePath + "/parts/" + i0 + "/basis",
										schemaPath: "#/properties/parts/items/properties/basis/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err32];
									else vErrors.push(err32);
									errors++;
								}
								if (!(data12 === "percent" || data12 === "fixed")) {
									const err33 = {
										instancePath: instancePath + "/parts/" + i0 + "/basis",
										schemaPath: "#/properties/parts/items/properties/basis/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.parts.items.properties.basis.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err33];
									else vErrors.push(err33);
									errors++;
								}
							}
							if (data8.pct !== void 0) {
								let data13 = data8.pct;
								if (typeof data13 == "number") {
									if (data13 > 100 || isNaN(data13)) {
										const err34 = {
											instancePath: instancePath + "/parts/" + i0 + "/pct",
											schemaPath: "#/properties/parts/items/properties/pct/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err34];
										else vErrors.push(err34);
										errors++;
									}
									if (data13 <= 0 || isNaN(data13)) {
										const err35 = {
											instancePath: instancePath + "/parts/" + i0 + "/pct",
											schemaPath: "#/properties/parts/items/properties/pct/exclusiveMinimum",
											keyword: "exclusiveMinimum",
											params: {
												comparison: ">",
												limit: 0
											},
											message: "must be > 0"
										};
										if (vErrors === null) vErrors = [err35];
										else vErrors.push(err35);
										errors++;
									}
								} else {
									const err36 = {
										instancePath: instancePath + "/parts/" + i0 + "/pct",
										schemaPath: "#/properties/parts/items/properties/pct/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
							}
							if (data8.amount !== void 0) {
								let data14 = data8.amount;
								if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14))) {
									const err37 = {
										instancePath: instancePath + "/parts/" + i0 + "/amount",
										schemaPath: "#/properties/parts/items/properties/amount/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err37];
									else vErrors.push(err37);
									errors++;
								}
								if (typeof data14 == "number") {
									if (data14 > 99999999999 || isNaN(data14)) {
										const err38 = {
											instancePath: instancePath + "/parts/" + i0 + "/amount",
											schemaPath: "#/properties/parts/items/properties/amount/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 99999999999
											},
											message: "must be <= 99999999999"
										};
										if (vErrors === null) vErrors = [err38];
										else vErrors.push(err38);
										errors++;
									}
									if (data14 < 0 || isNaN(data14)) {
										const err39 = {
											instancePath: instancePath + "/parts/" + i0 + "/amount",
											schemaPath: "#/properties/parts/items/properties/amount/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err39];
										else vErrors.push(err39);
										errors++;
									}
								}
							}
						} else {
							const err40 = {
								instancePath: instancePath + "/parts/" + i0,
								schemaPath: "#/properties/parts/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
					}
				} else {
					const err41 = {
						instancePath: instancePath + "/parts",
						schemaPath: "#/properties/parts/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
			}
		} else {
			const err42 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err42];
			else vErrors.push(err42);
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

export default require_fee_FeeInput();
