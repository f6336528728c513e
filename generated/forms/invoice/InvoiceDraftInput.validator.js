import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_invoice_InvoiceDraftInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.InvoiceDraftInput = validate0;
	const schema0 = {
		"$id": "InvoiceDraftInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"buyer",
			"kind",
			"lines",
			"language"
		],
		"properties": {
			"version": {
				"type": "integer",
				"minimum": 1
			},
			"buyer": {
				"type": "object",
				"additionalProperties": false,
				"required": ["name"],
				"properties": {
					"name": {
						"type": "string",
						"minLength": 1,
						"maxLength": 160
					},
					"taxId": {
						"type": "string",
						"maxLength": 20
					},
					"country": {
						"type": "string",
						"pattern": "^[A-Z]{2}$"
					},
					"address": {
						"type": "string",
						"maxLength": 400
					},
					"email": {
						"type": "string",
						"format": "email",
						"maxLength": 254
					},
					"isBusiness": { "type": "boolean" }
				}
			},
			"kind": {
				"type": "string",
				"enum": ["F1", "F2"],
				"default": "F1"
			},
			"series": {
				"type": "string",
				"maxLength": 10,
				"pattern": "^[A-Za-z0-9./-]+$"
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
			"operationOn": {
				"type": "string",
				"format": "date"
			},
			"dueOn": {
				"type": "string",
				"format": "date"
			},
			"withheldPct": {
				"type": "number",
				"enum": [
					0,
					7,
					15
				],
				"default": 0
			},
			"lines": {
				"type": "array",
				"minItems": 1,
				"maxItems": 40,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": [
						"text",
						"quantity",
						"price",
						"vatPct"
					],
					"properties": {
						"text": {
							"type": "string",
							"minLength": 1,
							"maxLength": 300
						},
						"quantity": {
							"type": "number",
							"minimum": .01,
							"maximum": 1e5,
							"multipleOf": .01,
							"default": 1
						},
						"price": {
							"type": "integer",
							"minimum": 0,
							"maximum": 99999999999
						},
						"vatPct": {
							"type": "number",
							"enum": [
								21,
								10,
								4,
								0
							],
							"default": 21
						},
						"exemption": {
							"type": "string",
							"maxLength": 200
						}
					}
				}
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const pattern0 = new RegExp("^[A-Z]{2}$", "u");
	const pattern1 = new RegExp("^[A-Za-z0-9./-]+$", "u");
	const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
	const formats2 = require_formats().fullFormats.date;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.buyer === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "buyer" },
					message: "must have required property 'buyer'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.kind === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "kind" },
					message: "must have required property 'kind'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.lines === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "lines" },
					message: "must have required property 'lines'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.language === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "language" },
					message: "must have required property 'language'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
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
			if (data.buyer !== void 0) {
				let data1 = data.buyer;
				if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
					if (data1.name === void 0) {
						const err7 = {
							instancePath: instancePath + "/buyer",
							schemaPath: "#/properties/buyer/required",
							keyword: "required",
							params: { missingProperty: "name" },
							message: "must have required property 'name'"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					for (const key1 in data1) if (!(key1 === "name" || key1 === "taxId" || key1 === "country" || key1 === "address" || key1 === "email" || key1 === "isBusiness")) {
						const err8 = {
							instancePath: instancePath + "/buyer",
							schemaPath: "#/properties/buyer/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (data1.name !== void 0) {
						let data2 = data1.name;
						if (typeof data2 === "string") {
							if (func1(data2) > 160) {
								const err9 = {
									instancePath: instancePath + "/buyer/name",
									schemaPath: "#/properties/buyer/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 160 },
									message: "must NOT have more than 160 characters"
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
							if (func1(data2) < 1) {
								const err10 = {
									instancePath: instancePath + "/buyer/name",
									schemaPath: "#/properties/buyer/properties/name/minLength",
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
								instancePath: instancePath + "/buyer/name",
								schemaPath: "#/properties/buyer/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
					if (data1.taxId !== void 0) {
						let data3 = data1.taxId;
						if (typeof data3 === "string") {
							if (func1(data3) > 20) {
								const err12 = {
									instancePath: instancePath + "/buyer/taxId",
									schemaPath: "#/properties/buyer/properties/taxId/maxLength",
									keyword: "maxLength",
									params: { limit: 20 },
									message: "must NOT have more than 20 characters"
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
						} else {
							const err13 = {
								instancePath: instancePath + "/buyer/taxId",
								schemaPath: "#/properties/buyer/properties/taxId/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					}
					if (data1.country !== void 0) {
						let data4 = data1.country;
						if (typeof data4 === "string") {
							if (!pattern0.test(data4)) {
								const err14 = {
									instancePath: instancePath + "/buyer/country",
									schemaPath: "#/properties/buyer/properties/country/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Z]{2}$" },
									message: "must match pattern \"^[A-Z]{2}$\""
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						} else {
							const err15 = {
								instancePath: instancePath + "/buyer/country",
								schemaPath: "#/properties/buyer/properties/country/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					}
					if (data1.address !== void 0) {
						let data5 = data1.address;
						if (typeof data5 === "string") {
							if (func1(data5) > 400) {
								const err16 = {
									instancePath: instancePath + "/buyer/address",
									schemaPath: "#/properties/buyer/properties/address/maxLength",
									keyword: "maxLength",
									params: { limit: 400 },
									message: "must NOT have more than 400 characters"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						} else {
							const err17 = {
								instancePath: instancePath + "/buyer/address",
								schemaPath: "#/properties/buyer/properties/address/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					}
					if (data1.email !== void 0) {
						let data6 = data1.email;
						if (typeof data6 === "string") {
							if (func1(data6) > 254) {
								const err18 = {
									instancePath: instancePath + "/buyer/email",
									schemaPath: "#/properties/buyer/properties/email/maxLength",
									keyword: "maxLength",
									params: { limit: 254 },
									message: "must NOT have more than 254 characters"
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
							if (!formats0.test(data6)) {
								const err19 = {
									instancePath: instancePath + "/buyer/email",
									schemaPath: "#/properties/buyer/properties/email/format",
									keyword: "format",
									params: { format: "email" },
									message: "must match format \"email\""
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						} else {
							const err20 = {
								instancePath: instancePath + "/buyer/email",
								schemaPath: "#/properties/buyer/properties/email/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
					if (data1.isBusiness !== void 0) {
						if (typeof data1.isBusiness !== "boolean") {
							const err21 = {
								instancePath: instancePath + "/buyer/isBusiness",
								schemaPath: "#/properties/buyer/properties/isBusiness/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
				} else {
					const err22 = {
						instancePath: instancePath + "/buyer",
						schemaPath: "#/properties/buyer/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
			if (data.kind !== void 0) {
				let data8 = data.kind;
				if (typeof data8 !== "string") {
					const err23 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (!(data8 === "F1" || data8 === "F2")) {
					const err24 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.kind.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
			if (data.series !== void 0) {
				let data9 = data.series;
				if (typeof data9 === "string") {
					if (func1(data9) > 10) {
						const err25 = {
							instancePath: instancePath + "/series",
							schemaPath: "#/properties/series/maxLength",
							keyword: "maxLength",
							params: { limit: 10 },
							message: "must NOT have more than 10 characters"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
					if (!pattern1.test(data9)) {
						const err26 = {
							instancePath: instancePath + "/series",
							schemaPath: "#/properties/series/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9./-]+$" },
							message: "must match pattern \"^[A-Za-z0-9./-]+$\""
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				} else {
					const err27 = {
						instancePath: instancePath + "/series",
						schemaPath: "#/properties/series/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
			if (data.language !== void 0) {
				let data10 = data.language;
				if (typeof data10 !== "string") {
					const err28 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (!(data10 === "es" || data10 === "en" || data10 === "ca" || data10 === "de")) {
					const err29 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.language.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
			if (data.operationOn !== void 0) {
				let data11 = data.operationOn;
				if (typeof data11 === "string") {
					if (!formats2.validate(data11)) {
						const err30 = {
							instancePath: instancePath + "/operationOn",
							schemaPath: "#/properties/operationOn/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				} else {
					const err31 = {
						instancePath: instancePath + "/operationOn",
						schemaPath: "#/properties/operationOn/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			}
			if (data.dueOn !== void 0) {
				let data12 = data.dueOn;
				if (typeof data12 === "string") {
					if (!formats2.validate(data12)) {
						const err32 = {
							instancePath: instancePath + "/dueOn",
							schemaPath: "#/properties/dueOn/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
				} else {
					const err33 = {
						instancePath: instancePath + "/dueOn",
						schemaPath: "#/properties/dueOn/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
			if (data.withheldPct !== void 0) {
				let data13 = data.withheldPct;
				if (!(typeof data13 == "number")) {
					const err34 = {
						instancePath: instancePath + "/withheldPct",
						schemaPath: "#/properties/withheldPct/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				if (!(data13 === 0 || data13 === 7 || data13 === 15)) {
					const err35 = {
						instancePath: instancePath + "/withheldPct",
						schemaPath: "#/properties/withheldPct/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.withheldPct.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			}
			if (data.lines !== void 0) {
				let data14 = data.lines;
				if (Array.isArray(data14)) {
					if (data14.length > 40) {
						const err36 = {
							instancePath: instancePath + "/lines",
							schemaPath: "#/properties/lines/maxItems",
							keyword: "maxItems",
							params: { limit: 40 },
							message: "must NOT have more than 40 items"
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
					if (data14.length < 1) {
						const err37 = {
							instancePath: instancePath + "/lines",
							schemaPath: "#/properties/lines/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err37];
						else vErrors.push(err37);
						errors++;
					}
					const len0 = data14.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data15 = data14[i0];
						if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
							if (data15.text === void 0) {
								const err38 = {
									instancePath: instancePath + "/lines/" + i0,
									schemaPath: "#/properties/lines/items/required",
									keyword: "required",
									params: { missingProperty: "text" },
									message: "must have required property 'text'"
								};
								if (vErrors === null) vErrors = [err38];
								else vErrors.push(err38);
								errors++;
							}
							if (data15.quantity === void 0) {
								const err39 = {
									instancePath: instancePath + "/lines/" + i0,
									schemaPath: "#/properties/lines/items/required",
									keyword: "required",
									params: { missingProperty: "quantity" },
									message: "must have required property 'quantity'"
								};
								if (vErrors === null) vErrors = [err39];
								else vErrors.push(err39);
								errors++;
							}
							if (data15.price === void 0) {
								const err40 = {
									instancePath: instancePath + "/lines/" + i0,
									schemaPath: "#/properties/lines/items/required",
									keyword: "required",
									params: { missingProperty: "price" },
									message: "must have required property 'price'"
								};
								if (vErrors === null) vErrors = [err40];
								else vErrors.push(err40);
								errors++;
							}
							if (data15.vatPct === void 0) {
								const err41 = {
									instancePath: instancePath + "/lines/" + i0,
									schemaPath: "#/properties/lines/items/required",
									keyword: "required",
									params: { missingProperty: "vatPct" },
									message: "must have required property 'vatPct'"
								};
								if (vErrors === null) vErrors = [err41];
								else vErrors.push(err41);
								errors++;
							}
							for (const key2 in data15) if (!(key2 === "text" || key2 === "quantity" || key2 === "price" || key2 === "vatPct" || key2 === "exemption")) {
								const err42 = {
									instancePath: instancePath + "/lines/" + i0,
									schemaPath: "#/properties/lines/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key2 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err42];
								else vErrors.push(err42);
								errors++;
							}
							if (data15.text !== void 0) {
								let data16 = data15.text;
								if (typeof data16 === "string") {
									if (func1(data16) > 300) {
										const err43 = {
											instancePath: instancePath + "/lines/" + i0 + "/text",
											schemaPath: "#/properties/lines/items/properties/text/maxLength",
											keyword: "maxLength",
											params: { limit: 300 },
											message: "must NOT have more than 300 characters"
										};
										if (vErrors === null) vErrors = [err43];
										else vErrors.push(err43);
										errors++;
									}
									if (func1(data16) < 1) {
										const err44 = {
											instancePath: instancePath + "/lines/" + i0 + "/text",
											schemaPath: "#/properties/lines/items/properties/text/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										};
										if (vErrors === null) vErrors = [err44];
										else vErrors.push(err44);
										errors++;
									}
								} else {
									const err45 = {
										instancePath: instancePath + "/lines/" + i0 + "/text",
										schemaPath: "#/properties/lines/items/properties/text/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err45];
									else vErrors.push(err45);
									errors++;
								}
							}
							if (data15.quantity !== void 0) {
								let data17 = data15.quantity;
								if (typeof data17 == "number") {
									if (data17 > 1e5 || isNaN(data17)) {
										const err46 = {
											instancePath: instancePath + "/lines/" + i0 + "/quantity",
											schemaPath: "#/properties/lines/items/properties/quantity/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 1e5
											},
											message: "must be <= 100000"
										};
										if (vErrors === null) vErrors = [err46];
										else vErrors.push(err46);
										errors++;
									}
									if (data17 < .01 || isNaN(data17)) {
										const err47 = {
											instancePath: instancePath + "/lines/" + i0 + "/quantity",
											schemaPath: "#/properties/lines/items/properties/quantity/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: .01
											},
											message: "must be >= 0.01"
										};
										if (vErrors === null) vErrors = [err47];
										else vErrors.push(err47);
										errors++;
									}
									let res0;
									if (res0 = data17 / .01, Math.abs(Math.round(res0) - res0) > 1e-8) {
										const err48 = {
											instancePath: instancePath + "/lines/" + i0 + "/quantity",
											schemaPath: "#/properties/lines/items/properties/quantity/multipleOf",
											keyword: "multipleOf",
											params: { multipleOf: .01 },
											message: "must be multiple of 0.01"
										};
										if (vErrors === null) vErrors = [err48];
										else vErrors.push(err48);
										errors++;
									}
								} else {
									const err49 = {
										instancePath: instancePath + "/lines/" + i0 + "/quantity",
										schemaPath: "#/properties/lines/items/properties/quantity/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									};
									if (vErrors === null) vErrors = [err49];
									else vErrors.push(err49);
									errors++;
								}
							}
							if (data15.price !== void 0) {
								let data18 = data15.price;
								if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18))) {
									const err50 = {
										instancePath: instancePath + "/lines/" + i0 + "/price",
										schemaPath: "#/properties/lines/items/properties/price/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err50];
									else vErrors.push(err50);
									errors++;
								}
								if (typeof data18 == "number") {
									if (data18 > 99999999999 || isNaN(data18)) {
										const err51 = {
											instancePath: instancePath + "/lines/" + i0 + "/price",
											schemaPath: "#/properties/lines/items/properties/price/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 99999999999
											},
											message: "must be <= 99999999999"
										};
										if (vErrors === null) vErrors = [err51];
										else vErrors.push(err51);
										errors++;
									}
									if (data18 < 0 || isNaN(data18)) {
										const err52 = {
											instancePath: instancePath + "/lines/" + i0 + "/price",
											schemaPath: "#/properties/lines/items/properties/price/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err52];
										else vErrors.push(err52);
										errors++;
									}
								}
							}
							if (data15.vatPct !== void 0) {
								let data19 = data15.vatPct;
								if (!(typeof data19 == "number")) {
									const err53 = {
										instancePath: instancePath + "/lines/" + i0 + "/vatPct",
										schemaPath: "#/properties/lines/items/properties/vatPct/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									};
									if (vErrors === null) vErrors = [err53];
									else vErrors.push(err53);
									errors++;
								}
								if (!(data19 === 21 || data19 === 10 || data19 === 4 || data19 === 0)) {
									const err54 = {
										instancePath: instancePath + "/lines/" + i0 + "/vatPct",
										schemaPath: "#/properties/lines/items/properties/vatPct/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.lines.items.properties.vatPct.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err54];
									else vErrors.push(err54);
									errors++;
								}
							}
							if (data15.exemption !== void 0) {
								let data20 = data15.exemption;
								if (typeof data20 === "string") {
									if (func1(data20) > 200) {
										const err55 = {
											instancePath: instancePath + "/lines/" + i0 + "/exemption",
											schemaPath: "#/properties/lines/items/properties/exemption/maxLength",
											keyword: "maxLength",
											params: { limit: 200 },
											message: "must NOT have more than 200 characters"
										};
										if (vErrors === null) vErrors = [err55];
										else vErrors.push(err55);
										errors++;
									}
								} else {
									const err56 = {
										instancePath: instancePath + "/lines/" + i0 + "/exemption",
										schemaPath: "#/properties/lines/items/properties/exemption/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err56];
									else vErrors.push(err56);
									errors++;
								}
							}
						} else {
							const err57 = {
								instancePath: instancePath + "/lines/" + i0,
								schemaPath: "#/properties/lines/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err57];
							else vErrors.push(err57);
							errors++;
						}
					}
				} else {
					const err58 = {
						instancePath: instancePath + "/lines",
						schemaPath: "#/properties/lines/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
			}
		} else {
			const err59 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err59];
			else vErrors.push(err59);
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

export default require_invoice_InvoiceDraftInput();
