import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_market_MarketPublicationInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.MarketPublicationInput = validate0;
	const schema0 = {
		"$id": "MarketPublicationInput",
		"type": "object",
		"additionalProperties": false,
		"required": ["category"],
		"properties": {
			"version": {
				"type": "integer",
				"minimum": 1
			},
			"category": {
				"type": "string",
				"enum": [
					"photo",
					"drone",
					"video",
					"tour_360",
					"floor_plan",
					"energy_certificate",
					"cedula",
					"home_staging",
					"cleaning",
					"legal_check",
					"translation",
					"sign_board",
					"other"
				]
			},
			"title": {
				"type": "object",
				"maxProperties": 30,
				"propertyNames": { "pattern": "^[a-z]{2}(-[A-Z]{2})?$" },
				"additionalProperties": {
					"type": "string",
					"maxLength": 160
				}
			},
			"description": {
				"type": "object",
				"maxProperties": 30,
				"propertyNames": { "pattern": "^[a-z]{2}(-[A-Z]{2})?$" },
				"additionalProperties": {
					"type": "string",
					"maxLength": 4e3
				}
			},
			"price": {
				"type": "object",
				"additionalProperties": false,
				"required": ["kind"],
				"properties": {
					"kind": {
						"type": "string",
						"enum": [
							"fixed",
							"per_m2",
							"tiers",
							"quote"
						]
					},
					"amount": {
						"type": "integer",
						"minimum": 0,
						"maximum": 99999999999
					},
					"min": {
						"type": "integer",
						"minimum": 0,
						"maximum": 99999999999
					},
					"tiers": {
						"type": "array",
						"minItems": 1,
						"maxItems": 8,
						"items": {
							"type": "object",
							"additionalProperties": false,
							"required": ["amount"],
							"properties": {
								"upToM2": {
									"type": "integer",
									"minimum": 1,
									"maximum": 1e5
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
			},
			"vat": {
				"type": "string",
				"enum": [
					"21",
					"10",
					"0"
				]
			},
			"exemption": {
				"type": "string",
				"maxLength": 200
			},
			"options": {
				"type": "array",
				"maxItems": 12,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["name", "amount"],
					"properties": {
						"id": {
							"type": "string",
							"pattern": "^[a-z0-9-]{1,40}$"
						},
						"name": {
							"type": "string",
							"minLength": 1,
							"maxLength": 120
						},
						"amount": {
							"type": "integer",
							"minimum": 0,
							"maximum": 99999999999
						}
					}
				}
			},
			"islands": {
				"type": "array",
				"maxItems": 4,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"MALLORCA",
						"MENORCA",
						"IBIZA",
						"FORMENTERA"
					]
				}
			},
			"places": {
				"type": "array",
				"maxItems": 40,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"maxLength": 80,
					"pattern": "^[a-z0-9-]+$"
				}
			},
			"needsHome": { "type": "boolean" },
			"travel": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"freeKm": {
						"type": "integer",
						"minimum": 0,
						"maximum": 500
					},
					"perKm": {
						"type": "integer",
						"minimum": 0,
						"maximum": 1e3
					}
				}
			},
			"minutes": {
				"type": "integer",
				"minimum": 15,
				"maximum": 480
			},
			"leadDays": {
				"type": "integer",
				"minimum": 0,
				"maximum": 60
			},
			"delivers": {
				"type": "array",
				"maxItems": 6,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["kind"],
					"properties": {
						"kind": {
							"type": "string",
							"enum": [
								"photos",
								"plan",
								"video",
								"document",
								"text",
								"work"
							]
						},
						"min": {
							"type": "integer",
							"minimum": 1,
							"maximum": 200
						},
						"max": {
							"type": "integer",
							"minimum": 1,
							"maximum": 200
						}
					}
				}
			},
			"needs": {
				"type": "array",
				"maxItems": 6,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"nota_simple",
						"deed",
						"cedula",
						"energy",
						"ibi",
						"community",
						"mandate",
						"visit_sheet",
						"offer",
						"arras",
						"lease",
						"id",
						"other"
					]
				}
			},
			"cancellation": {
				"type": "string",
				"enum": [
					"flexible",
					"standard",
					"strict"
				]
			},
			"payWhen": {
				"type": "string",
				"enum": ["before", "after"]
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const pattern0 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
	const pattern2 = new RegExp("^[a-z0-9-]{1,40}$", "u");
	const pattern3 = new RegExp("^[a-z0-9-]+$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.category === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "category" },
					message: "must have required property 'category'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
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
			if (data.version !== void 0) {
				let data0 = data.version;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
					const err2 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (typeof data0 == "number") {
					if (data0 < 1 || isNaN(data0)) {
						const err3 = {
							instancePath: instancePath + "/version",
							schemaPath: "#/properties/version/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			}
			if (data.category !== void 0) {
				let data1 = data.category;
				if (typeof data1 !== "string") {
					const err4 = {
						instancePath: instancePath + "/category",
						schemaPath: "#/properties/category/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!(data1 === "photo" || data1 === "drone" || data1 === "video" || data1 === "tour_360" || data1 === "floor_plan" || data1 === "energy_certificate" || data1 === "cedula" || data1 === "home_staging" || data1 === "cleaning" || data1 === "legal_check" || data1 === "translation" || data1 === "sign_board" || data1 === "other")) {
					const err5 = {
						instancePath: instancePath + "/category",
						schemaPath: "#/properties/category/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.category.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.title !== void 0) {
				let data2 = data.title;
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					if (Object.keys(data2).length > 30) {
						const err6 = {
							instancePath: instancePath + "/title",
							schemaPath: "#/properties/title/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					for (const key1 in data2) {
						const _errs8 = errors;
						if (typeof key1 === "string") {
							if (!pattern0.test(key1)) {
								const err7 = {
									instancePath: instancePath + "/title",
									schemaPath: "#/properties/title/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key1
								};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
						}
						if (!(_errs8 === errors)) {
							const err8 = {
								instancePath: instancePath + "/title",
								schemaPath: "#/properties/title/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key1 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					}
					for (const key2 in data2) {
						let data3 = data2[key2];
						if (typeof data3 === "string") {
							if (func1(data3) > 160) {
								const err9 = {
									instancePath: instancePath + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/title/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 160 },
									message: "must NOT have more than 160 characters"
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
						} else {
							const err10 = {
								instancePath: instancePath + "/title/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/title/additionalProperties/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.description !== void 0) {
				let data4 = data.description;
				if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
					if (Object.keys(data4).length > 30) {
						const err12 = {
							instancePath: instancePath + "/description",
							schemaPath: "#/properties/description/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					for (const key3 in data4) {
						const _errs14 = errors;
						if (typeof key3 === "string") {
							if (!pattern0.test(key3)) {
								const err13 = {
									instancePath: instancePath + "/description",
									schemaPath: "#/properties/description/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key3
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
						}
						if (!(_errs14 === errors)) {
							const err14 = {
								instancePath: instancePath + "/description",
								schemaPath: "#/properties/description/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key3 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					}
					for (const key4 in data4) {
						let data5 = data4[key4];
						if (typeof data5 === "string") {
							if (func1(data5) > 4e3) {
								const err15 = {
									instancePath: instancePath + "/description/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/description/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 4e3 },
									message: "must NOT have more than 4000 characters"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						} else {
							const err16 = {
								instancePath: instancePath + "/description/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/description/additionalProperties/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
				} else {
					const err17 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.price !== void 0) {
				let data6 = data.price;
				if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
					if (data6.kind === void 0) {
						const err18 = {
							instancePath: instancePath + "/price",
							schemaPath: "#/properties/price/required",
							keyword: "required",
							params: { missingProperty: "kind" },
							message: "must have required property 'kind'"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					for (const key5 in data6) if (!(key5 === "kind" || key5 === "amount" || key5 === "min" || key5 === "tiers")) {
						const err19 = {
							instancePath: instancePath + "/price",
							schemaPath: "#/properties/price/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key5 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (data6.kind !== void 0) {
						let data7 = data6.kind;
						if (typeof data7 !== "string") {
							const err20 = {
								instancePath: instancePath + "/price/kind",
								schemaPath: "#/properties/price/properties/kind/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
						if (!(data7 === "fixed" || data7 === "per_m2" || data7 === "tiers" || data7 === "quote")) {
							const err21 = {
								instancePath: instancePath + "/price/kind",
								schemaPath: "#/properties/price/properties/kind/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.price.properties.kind.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
					if (data6.amount !== void 0) {
						let data8 = data6.amount;
						if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
							const err22 = {
								instancePath: instancePath + "/price/amount",
								schemaPath: "#/properties/price/properties/amount/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
						if (typeof data8 == "number") {
							if (data8 > 99999999999 || isNaN(data8)) {
								const err23 = {
									instancePath: instancePath + "/price/amount",
									schemaPath: "#/properties/price/properties/amount/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999999
									},
									message: "must be <= 99999999999"
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
							if (data8 < 0 || isNaN(data8)) {
								const err24 = {
									instancePath: instancePath + "/price/amount",
									schemaPath: "#/properties/price/properties/amount/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
						}
					}
					if (data6.min !== void 0) {
						let data9 = data6.min;
						if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
							const err25 = {
								instancePath: instancePath + "/price/min",
								schemaPath: "#/properties/price/properties/min/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
						if (typeof data9 == "number") {
							if (data9 > 99999999999 || isNaN(data9)) {
								const err26 = {
									instancePath: instancePath + "/price/min",
									schemaPath: "#/properties/price/properties/min/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999999
									},
									message: "must be <= 99999999999"
								};
								if (vErrors === null) vErrors = [err26];
								else vErrors.push(err26);
								errors++;
							}
							if (data9 < 0 || isNaN(data9)) {
								const err27 = {
									instancePath: instancePath + "/price/min",
									schemaPath: "#/properties/price/properties/min/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
							}
						}
					}
					if (data6.tiers !== void 0) {
						let data10 = data6.tiers;
						if (Array.isArray(data10)) {
							if (data10.length > 8) {
								const err28 = {
									instancePath: instancePath + "/price/tiers",
									schemaPath: "#/properties/price/properties/tiers/maxItems",
									keyword: "maxItems",
									params: { limit: 8 },
									message: "must NOT have more than 8 items"
								};
								if (vErrors === null) vErrors = [err28];
								else vErrors.push(err28);
								errors++;
							}
							if (data10.length < 1) {
								const err29 = {
									instancePath: instancePath + "/price/tiers",
									schemaPath: "#/properties/price/properties/tiers/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 items"
								};
								if (vErrors === null) vErrors = [err29];
								else vErrors.push(err29);
								errors++;
							}
							const len0 = data10.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data11 = data10[i0];
								if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
									if (data11.amount === void 0) {
										const err30 = {
											instancePath: instancePath + "/price/tiers/" + i0,
											schemaPath: "#/properties/price/properties/tiers/items/required",
											keyword: "required",
											params: { missingProperty: "amount" },
											message: "must have required property 'amount'"
										};
										if (vErrors === null) vErrors = [err30];
										else vErrors.push(err30);
										errors++;
									}
									for (const key6 in data11) if (!(key6 === "upToM2" || key6 === "amount")) {
										const err31 = {
											instancePath: instancePath + "/price/tiers/" + i0,
											schemaPath: "#/properties/price/properties/tiers/items/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key6 },
											message: "must NOT have additional properties"
										};
										if (vErrors === null) vErrors = [err31];
										else vErrors.push(err31);
										errors++;
									}
									if (data11.upToM2 !== void 0) {
										let data12 = data11.upToM2;
										if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12))) {
											const err32 = {
												instancePath: instancePath + "/price/tiers/" + i0 + "/upToM2",
												schemaPath: "#/properties/price/properties/tiers/items/properties/upToM2/type",
												keyword: "type",
												params: { type: "integer" },
												message: "must be integer"
											};
											if (vErrors === null) vErrors = [err32];
											else vErrors.push(err32);
											errors++;
										}
										if (typeof data12 == "number") {
											if (data12 > 1e5 || isNaN(data12)) {
												const err33 = {
													instancePath: instancePath + "/price/tiers/" + i0 + "/upToM2",
													schemaPath: "#/properties/price/properties/tiers/items/properties/upToM2/maximum",
													keyword: "maximum",
													params: {
														comparison: "<=",
														limit: 1e5
													},
													message: "must be <= 100000"
												};
												if (vErrors === null) vErrors = [err33];
												else vErrors.push(err33);
												errors++;
											}
											if (data12 < 1 || isNaN(data12)) {
												const err34 = {
													instancePath: instancePath + "/price/tiers/" + i0 + "/upToM2",
													schemaPath: "#/properties/price/properties/tiers/items/properties/upToM2/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 1
													},
													message: "must be >= 1"
												};
												if (vErrors === null) vErrors = [err34];
												else vErrors.push(err34);
												errors++;
											}
										}
									}
									if (data11.amount !== void 0) {
										let data13 = data11.amount;
										if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13))) {
											const err35 = {
												instancePath: instancePath + "/price/tiers/" + i0 + "/amount",
												schemaPath: "#/properties/price/properties/tiers/items/properties/amount/type",
												keyword: "type",
												params: { type: "integer" },
												message: "must be integer"
											};
											if (vErrors === null) vErrors = [err35];
											else vErrors.push(err35);
											errors++;
										}
										if (typeof data13 == "number") {
											if (data13 > 99999999999 || isNaN(data13)) {
												const err36 = {
													instancePath: instancePath + "/price/tiers/" + i0 + "/amount",
													schemaPath: "#/properties/price/properties/tiers/items/properties/amount/maximum",
													keyword: "maximum",
													params: {
														comparison: "<=",
														limit: 99999999999
													},
													message: "must be <= 99999999999"
												};
												if (vErrors === null) vErrors = [err36];
												else vErrors.push(err36);
												errors++;
											}
											if (data13 < 0 || isNaN(data13)) {
												const err37 = {
													instancePath: instancePath + "/price/tiers/" + i0 + "/amount",
													schemaPath: "#/properties/price/properties/tiers/items/properties/amount/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 0
													},
													message: "must be >= 0"
												};
												if (vErrors === null) vErrors = [err37];
												else vErrors.push(err37);
												errors++;
											}
										}
									}
								} else {
									const err38 = {
										instancePath: instancePath + "/price/tiers/" + i0,
										schemaPath: "#/properties/price/properties/tiers/items/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									};
									if (vErrors === null) vErrors = [err38];
									else vErrors.push(err38);
									errors++;
								}
							}
						} else {
							const err39 = {
								instancePath: instancePath + "/price/tiers",
								schemaPath: "#/properties/price/properties/tiers/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err39];
							else vErrors.push(err39);
							errors++;
						}
					}
				} else {
					const err40 = {
						instancePath: instancePath + "/price",
						schemaPath: "#/properties/price/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
			}
			if (data.vat !== void 0) {
				let data14 = data.vat;
				if (typeof data14 !== "string") {
					const err41 = {
						instancePath: instancePath + "/vat",
						schemaPath: "#/properties/vat/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
				if (!(data14 === "21" || data14 === "10" || data14 === "0")) {
					const err42 = {
						instancePath: instancePath + "/vat",
						schemaPath: "#/properties/vat/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.vat.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
			}
			if (data.exemption !== void 0) {
				let data15 = data.exemption;
				if (typeof data15 === "string") {
					if (func1(data15) > 200) {
						const err43 = {
							instancePath: instancePath + "/exemption",
							schemaPath: "#/properties/exemption/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
				} else {
					const err44 = {
						instancePath: instancePath + "/exemption",
						schemaPath: "#/properties/exemption/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			}
			if (data.options !== void 0) {
				let data16 = data.options;
				if (Array.isArray(data16)) {
					if (data16.length > 12) {
						const err45 = {
							instancePath: instancePath + "/options",
							schemaPath: "#/properties/options/maxItems",
							keyword: "maxItems",
							params: { limit: 12 },
							message: "must NOT have more than 12 items"
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					}
					const len1 = data16.length;
					for (let i1 = 0; i1 < len1; i1++) {
						let data17 = data16[i1];
						if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
							if (data17.name === void 0) {
								const err46 = {
									instancePath: instancePath + "/options/" + i1,
									schemaPath: "#/properties/options/items/required",
									keyword: "required",
									params: { missingProperty: "name" },
									message: "must have required property 'name'"
								};
								if (vErrors === null) vErrors = [err46];
								else vErrors.push(err46);
								errors++;
							}
							if (data17.amount === void 0) {
								const err47 = {
									instancePath: instancePath + "/options/" + i1,
									schemaPath: "#/properties/options/items/required",
									keyword: "required",
									params: { missingProperty: "amount" },
									message: "must have required property 'amount'"
								};
								if (vErrors === null) vErrors = [err47];
								else vErrors.push(err47);
								errors++;
							}
							for (const key7 in data17) if (!(key7 === "id" || key7 === "name" || key7 === "amount")) {
								const err48 = {
									instancePath: instancePath + "/options/" + i1,
									schemaPath: "#/properties/options/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key7 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err48];
								else vErrors.push(err48);
								errors++;
							}
							if (data17.id !== void 0) {
								let data18 = data17.id;
								if (typeof data18 === "string") {
									if (!pattern2.test(data18)) {
										const err49 = {
											instancePath: instancePath + "/options/" + i1 + "/id",
											schemaPath: "#/properties/options/items/properties/id/pattern",
											keyword: "pattern",
											params: { pattern: "^[a-z0-9-]{1,40}$" },
											message: "must match pattern \"^[a-z0-9-]{1,40}$\""
										};
										if (vErrors === null) vErrors = [err49];
										else vErrors.push(err49);
										errors++;
									}
								} else {
									const err50 = {
										instancePath: instancePath + "/options/" + i1 + "/id",
										schemaPath: "#/properties/options/items/properties/id/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err50];
									else vErrors.push(err50);
									errors++;
								}
							}
							if (data17.name !== void 0) {
								let data19 = data17.name;
								if (typeof data19 === "string") {
									if (func1(data19) > 120) {
										const err51 = {
											instancePath: instancePath + "/options/" + i1 + "/name",
											schemaPath: "#/properties/options/items/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 120 },
											message: "must NOT have more than 120 characters"
										};
										if (vErrors === null) vErrors = [err51];
										else vErrors.push(err51);
										errors++;
									}
									if (func1(data19) < 1) {
										const err52 = {
											instancePath: instancePath + "/options/" + i1 + "/name",
											schemaPath: "#/properties/options/items/properties/name/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										};
										if (vErrors === null) vErrors = [err52];
										else vErrors.push(err52);
										errors++;
									}
								} else {
									const err53 = {
										instancePath: instancePath + "/options/" + i1 + "/name",
										schemaPath: "#/properties/options/items/properties/name/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err53];
									else vErrors.push(err53);
									errors++;
								}
							}
							if (data17.amount !== void 0) {
								let data20 = data17.amount;
								if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20))) {
									const err54 = {
										instancePath: instancePath + "/options/" + i1 + "/amount",
										schemaPath: "#/properties/options/items/properties/amount/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err54];
									else vErrors.push(err54);
									errors++;
								}
								if (typeof data20 == "number") {
									if (data20 > 99999999999 || isNaN(data20)) {
										const err55 = {
											instancePath: instancePath + "/options/" + i1 + "/amount",
											schemaPath: "#/properties/options/items/properties/amount/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 99999999999
											},
											message: "must be <= 99999999999"
										};
										if (vErrors === null) vErrors = [err55];
										else vErrors.push(err55);
										errors++;
									}
									if (data20 < 0 || isNaN(data20)) {
										const err56 = {
											instancePath: instancePath + "/options/" + i1 + "/amount",
											schemaPath: "#/properties/options/items/properties/amount/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err56];
										else vErrors.push(err56);
										errors++;
									}
								}
							}
						} else {
							const err57 = {
								instancePath: instancePath + "/options/" + i1,
								schemaPath: "#/properties/options/items/type",
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
						instancePath: instancePath + "/options",
						schemaPath: "#/properties/options/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
			}
			if (data.islands !== void 0) {
				let data21 = data.islands;
				if (Array.isArray(data21)) {
					if (data21.length > 4) {
						const err59 = {
							instancePath: instancePath + "/islands",
							schemaPath: "#/properties/islands/maxItems",
							keyword: "maxItems",
							params: { limit: 4 },
							message: "must NOT have more than 4 items"
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
					const len2 = data21.length;
					for (let i2 = 0; i2 < len2; i2++) {
						let data22 = data21[i2];
						if (typeof data22 !== "string") {
							const err60 = {
								instancePath: instancePath + "/islands/" + i2,
								schemaPath: "#/properties/islands/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err60];
							else vErrors.push(err60);
							errors++;
						}
						if (!(data22 === "MALLORCA" || data22 === "MENORCA" || data22 === "IBIZA" || data22 === "FORMENTERA")) {
							const err61 = {
								instancePath: instancePath + "/islands/" + i2,
								schemaPath: "#/properties/islands/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.islands.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err61];
							else vErrors.push(err61);
							errors++;
						}
					}
					let i3 = data21.length;
					let j0;
					if (i3 > 1) {
						const indices0 = {};
						for (; i3--;) {
							let item0 = data21[i3];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err62 = {
									instancePath: instancePath + "/islands",
									schemaPath: "#/properties/islands/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i3,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i3 + " are identical)"
								};
								if (vErrors === null) vErrors = [err62];
								else vErrors.push(err62);
								errors++;
								break;
							}
							indices0[item0] = i3;
						}
					}
				} else {
					const err63 = {
						instancePath: instancePath + "/islands",
						schemaPath: "#/properties/islands/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err63];
					else vErrors.push(err63);
					errors++;
				}
			}
			if (data.places !== void 0) {
				let data23 = data.places;
				if (Array.isArray(data23)) {
					if (data23.length > 40) {
						const err64 = {
							instancePath: instancePath + "/places",
							schemaPath: "#/properties/places/maxItems",
							keyword: "maxItems",
							params: { limit: 40 },
							message: "must NOT have more than 40 items"
						};
						if (vErrors === null) vErrors = [err64];
						else vErrors.push(err64);
						errors++;
					}
					const len3 = data23.length;
					for (let i4 = 0; i4 < len3; i4++) {
						let data24 = data23[i4];
						if (typeof data24 === "string") {
							if (func1(data24) > 80) {
								const err65 = {
									instancePath: instancePath + "/places/" + i4,
									schemaPath: "#/properties/places/items/maxLength",
									keyword: "maxLength",
									params: { limit: 80 },
									message: "must NOT have more than 80 characters"
								};
								if (vErrors === null) vErrors = [err65];
								else vErrors.push(err65);
								errors++;
							}
							if (!pattern3.test(data24)) {
								const err66 = {
									instancePath: instancePath + "/places/" + i4,
									schemaPath: "#/properties/places/items/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z0-9-]+$" },
									message: "must match pattern \"^[a-z0-9-]+$\""
								};
								if (vErrors === null) vErrors = [err66];
								else vErrors.push(err66);
								errors++;
							}
						} else {
							const err67 = {
								instancePath: instancePath + "/places/" + i4,
								schemaPath: "#/properties/places/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err67];
							else vErrors.push(err67);
							errors++;
						}
					}
					let i5 = data23.length;
					let j1;
					if (i5 > 1) {
						const indices1 = {};
						for (; i5--;) {
							let item1 = data23[i5];
							if (typeof item1 !== "string") continue;
							if (typeof indices1[item1] == "number") {
								j1 = indices1[item1];
								const err68 = {
									instancePath: instancePath + "/places",
									schemaPath: "#/properties/places/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i5,
										j: j1
									},
									message: "must NOT have duplicate items (items ## " + j1 + " and " + i5 + " are identical)"
								};
								if (vErrors === null) vErrors = [err68];
								else vErrors.push(err68);
								errors++;
								break;
							}
							indices1[item1] = i5;
						}
					}
				} else {
					const err69 = {
						instancePath: instancePath + "/places",
						schemaPath: "#/properties/places/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err69];
					else vErrors.push(err69);
					errors++;
				}
			}
			if (data.needsHome !== void 0) {
				if (typeof data.needsHome !== "boolean") {
					const err70 = {
						instancePath: instancePath + "/needsHome",
						schemaPath: "#/properties/needsHome/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err70];
					else vErrors.push(err70);
					errors++;
				}
			}
			if (data.travel !== void 0) {
				let data26 = data.travel;
				if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
					for (const key8 in data26) if (!(key8 === "freeKm" || key8 === "perKm")) {
						const err71 = {
							instancePath: instancePath + "/travel",
							schemaPath: "#/properties/travel/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key8 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err71];
						else vErrors.push(err71);
						errors++;
					}
					if (data26.freeKm !== void 0) {
						let data27 = data26.freeKm;
						if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27))) {
							const err72 = {
								instancePath: instancePath + "/travel/freeKm",
								schemaPath: "#/properties/travel/properties/freeKm/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err72];
							else vErrors.push(err72);
							errors++;
						}
						if (typeof data27 == "number") {
							if (data27 > 500 || isNaN(data27)) {
								const err73 = {
									instancePath: instancePath + "/travel/freeKm",
									schemaPath: "#/properties/travel/properties/freeKm/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 500
									},
									message: "must be <= 500"
								};
								if (vErrors === null) vErrors = [err73];
								else vErrors.push(err73);
								errors++;
							}
							if (data27 < 0 || isNaN(data27)) {
								const err74 = {
									instancePath: instancePath + "/travel/freeKm",
									schemaPath: "#/properties/travel/properties/freeKm/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err74];
								else vErrors.push(err74);
								errors++;
							}
						}
					}
					if (data26.perKm !== void 0) {
						let data28 = data26.perKm;
						if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28))) {
							const err75 = {
								instancePath: instancePath + "/travel/perKm",
								schemaPath: "#/properties/travel/properties/perKm/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err75];
							else vErrors.push(err75);
							errors++;
						}
						if (typeof data28 == "number") {
							if (data28 > 1e3 || isNaN(data28)) {
								const err76 = {
									instancePath: instancePath + "/travel/perKm",
									schemaPath: "#/properties/travel/properties/perKm/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 1e3
									},
									message: "must be <= 1000"
								};
								if (vErrors === null) vErrors = [err76];
								else vErrors.push(err76);
								errors++;
							}
							if (data28 < 0 || isNaN(data28)) {
								const err77 = {
									instancePath: instancePath + "/travel/perKm",
									schemaPath: "#/properties/travel/properties/perKm/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err77];
								else vErrors.push(err77);
								errors++;
							}
						}
					}
				} else {
					const err78 = {
						instancePath: instancePath + "/travel",
						schemaPath: "#/properties/travel/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err78];
					else vErrors.push(err78);
					errors++;
				}
			}
			if (data.minutes !== void 0) {
				let data29 = data.minutes;
				if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
					const err79 = {
						instancePath: instancePath + "/minutes",
						schemaPath: "#/properties/minutes/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err79];
					else vErrors.push(err79);
					errors++;
				}
				if (typeof data29 == "number") {
					if (data29 > 480 || isNaN(data29)) {
						const err80 = {
							instancePath: instancePath + "/minutes",
							schemaPath: "#/properties/minutes/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 480
							},
							message: "must be <= 480"
						};
						if (vErrors === null) vErrors = [err80];
						else vErrors.push(err80);
						errors++;
					}
					if (data29 < 15 || isNaN(data29)) {
						const err81 = {
							instancePath: instancePath + "/minutes",
							schemaPath: "#/properties/minutes/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 15
							},
							message: "must be >= 15"
						};
						if (vErrors === null) vErrors = [err81];
						else vErrors.push(err81);
						errors++;
					}
				}
			}
			if (data.leadDays !== void 0) {
				let data30 = data.leadDays;
				if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30))) {
					const err82 = {
						instancePath: instancePath + "/leadDays",
						schemaPath: "#/properties/leadDays/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err82];
					else vErrors.push(err82);
					errors++;
				}
				if (typeof data30 == "number") {
					if (data30 > 60 || isNaN(data30)) {
						const err83 = {
							instancePath: instancePath + "/leadDays",
							schemaPath: "#/properties/leadDays/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 60
							},
							message: "must be <= 60"
						};
						if (vErrors === null) vErrors = [err83];
						else vErrors.push(err83);
						errors++;
					}
					if (data30 < 0 || isNaN(data30)) {
						const err84 = {
							instancePath: instancePath + "/leadDays",
							schemaPath: "#/properties/leadDays/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err84];
						else vErrors.push(err84);
						errors++;
					}
				}
			}
			if (data.delivers !== void 0) {
				let data31 = data.delivers;
				if (Array.isArray(data31)) {
					if (data31.length > 6) {
						const err85 = {
							instancePath: instancePath + "/delivers",
							schemaPath: "#/properties/delivers/maxItems",
							keyword: "maxItems",
							params: { limit: 6 },
							message: "must NOT have more than 6 items"
						};
						if (vErrors === null) vErrors = [err85];
						else vErrors.push(err85);
						errors++;
					}
					const len4 = data31.length;
					for (let i6 = 0; i6 < len4; i6++) {
						let data32 = data31[i6];
						if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
							if (data32.kind === void 0) {
								const err86 = {
									instancePath: instancePath + "/delivers/" + i6,
									schemaPath: "#/properties/delivers/items/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									message: "must have required property 'kind'"
								};
								if (vErrors === null) vErrors = [err86];
								else vErrors.push(err86);
								errors++;
							}
							for (const key9 in data32) if (!(key9 === "kind" || key9 === "min" || key9 === "max")) {
								const err87 = {
									instancePath: instancePath + "/delivers/" + i6,
									schemaPath: "#/properties/delivers/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key9 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err87];
								else vErrors.push(err87);
								errors++;
							}
							if (data32.kind !== void 0) {
								let data33 = data32.kind;
								if (typeof data33 !== "string") {
									const err88 = {
										instancePath: instancePath + "/delivers/" + i6 + "/kind",
										schemaPath: "#/properties/delivers/items/properties/kind/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err88];
									else vErrors.push(err88);
									errors++;
								}
								if (!(data33 === "photos" || data33 === "plan" || data33 === "video" || data33 === "document" || data33 === "text" || data33 === "work")) {
									const err89 = {
										instancePath: instancePath + "/delivers/" + i6 + "/kind",
										schemaPath: "#/properties/delivers/items/properties/kind/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.delivers.items.properties.kind.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err89];
									else vErrors.push(err89);
									errors++;
								}
							}
							if (data32.min !== void 0) {
								let data34 = data32.min;
								if (!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34))) {
									const err90 = {
										instancePath: instancePath + "/delivers/" + i6 + "/min",
										schemaPath: "#/properties/delivers/items/properties/min/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err90];
									else vErrors.push(err90);
									errors++;
								}
								if (typeof data34 == "number") {
									if (data34 > 200 || isNaN(data34)) {
										const err91 = {
											instancePath: instancePath + "/delivers/" + i6 + "/min",
											schemaPath: "#/properties/delivers/items/properties/min/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 200
											},
											message: "must be <= 200"
										};
										if (vErrors === null) vErrors = [err91];
										else vErrors.push(err91);
										errors++;
									}
									if (data34 < 1 || isNaN(data34)) {
										const err92 = {
											instancePath: instancePath + "/delivers/" + i6 + "/min",
											schemaPath: "#/properties/delivers/items/properties/min/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err92];
										else vErrors.push(err92);
										errors++;
									}
								}
							}
							if (data32.max !== void 0) {
								let data35 = data32.max;
								if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35))) {
									const err93 = {
										instancePath: instancePath + "/delivers/" + i6 + "/max",
										schemaPath: "#/properties/delivers/items/properties/max/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err93];
									else vErrors.push(err93);
									errors++;
								}
								if (typeof data35 == "number") {
									if (data35 > 200 || isNaN(data35)) {
										const err94 = {
											instancePath: instancePath + "/delivers/" + i6 + "/max",
											schemaPath: "#/properties/delivers/items/properties/max/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 200
											},
											message: "must be <= 200"
										};
										if (vErrors === null) vErrors = [err94];
										else vErrors.push(err94);
										errors++;
									}
									if (data35 < 1 || isNaN(data35)) {
										const err95 = {
											instancePath: instancePath + "/delivers/" + i6 + "/max",
											schemaPath: "#/properties/delivers/items/properties/max/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err95];
										else vErrors.push(err95);
										errors++;
									}
								}
							}
						} else {
							const err96 = {
								instancePath: instancePath + "/delivers/" + i6,
								schemaPath: "#/properties/delivers/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err96];
							else vErrors.push(err96);
							errors++;
						}
					}
				} else {
					const err97 = {
						instancePath: instancePath + "/delivers",
						schemaPath: "#/properties/delivers/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err97];
					else vErrors.push(err97);
					errors++;
				}
			}
			if (data.needs !== void 0) {
				let data36 = data.needs;
				if (Array.isArray(data36)) {
					if (data36.length > 6) {
						const err98 = {
							instancePath: instancePath + "/needs",
							schemaPath: "#/properties/needs/maxItems",
							keyword: "maxItems",
							params: { limit: 6 },
							message: "must NOT have more than 6 items"
						};
						if (vErrors === null) vErrors = [err98];
						else vErrors.push(err98);
						errors++;
					}
					const len5 = data36.length;
					for (let i7 = 0; i7 < len5; i7++) {
						let data37 = data36[i7];
						if (typeof data37 !== "string") {
							const err99 = {
								instancePath: instancePath + "/needs/" + i7,
								schemaPath: "#/properties/needs/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err99];
							else vErrors.push(err99);
							errors++;
						}
						if (!(data37 === "nota_simple" || data37 === "deed" || data37 === "cedula" || data37 === "energy" || data37 === "ibi" || data37 === "community" || data37 === "mandate" || data37 === "visit_sheet" || data37 === "offer" || data37 === "arras" || data37 === "lease" || data37 === "id" || data37 === "other")) {
							const err100 = {
								instancePath: instancePath + "/needs/" + i7,
								schemaPath: "#/properties/needs/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.needs.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err100];
							else vErrors.push(err100);
							errors++;
						}
					}
					let i8 = data36.length;
					let j2;
					if (i8 > 1) {
						const indices2 = {};
						for (; i8--;) {
							let item2 = data36[i8];
							if (typeof item2 !== "string") continue;
							if (typeof indices2[item2] == "number") {
								j2 = indices2[item2];
								const err101 = {
									instancePath: instancePath + "/needs",
									schemaPath: "#/properties/needs/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i8,
										j: j2
									},
									message: "must NOT have duplicate items (items ## " + j2 + " and " + i8 + " are identical)"
								};
								if (vErrors === null) vErrors = [err101];
								else vErrors.push(err101);
								errors++;
								break;
							}
							indices2[item2] = i8;
						}
					}
				} else {
					const err102 = {
						instancePath: instancePath + "/needs",
						schemaPath: "#/properties/needs/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err102];
					else vErrors.push(err102);
					errors++;
				}
			}
			if (data.cancellation !== void 0) {
				let data38 = data.cancellation;
				if (typeof data38 !== "string") {
					const err103 = {
						instancePath: instancePath + "/cancellation",
						schemaPath: "#/properties/cancellation/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err103];
					else vErrors.push(err103);
					errors++;
				}
				if (!(data38 === "flexible" || data38 === "standard" || data38 === "strict")) {
					const err104 = {
						instancePath: instancePath + "/cancellation",
						schemaPath: "#/properties/cancellation/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.cancellation.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err104];
					else vErrors.push(err104);
					errors++;
				}
			}
			if (data.payWhen !== void 0) {
				let data39 = data.payWhen;
				if (typeof data39 !== "string") {
					const err105 = {
						instancePath: instancePath + "/payWhen",
						schemaPath: "#/properties/payWhen/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err105];
					else vErrors.push(err105);
					errors++;
				}
				if (!(data39 === "before" || data39 === "after")) {
					const err106 = {
						instancePath: instancePath + "/payWhen",
						schemaPath: "#/properties/payWhen/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.payWhen.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err106];
					else vErrors.push(err106);
					errors++;
				}
			}
		} else {
			const err107 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err107];
			else vErrors.push(err107);
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

export default require_market_MarketPublicationInput();
