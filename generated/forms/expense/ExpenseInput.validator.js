import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_expense_ExpenseInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ExpenseInput = validate0;
	const schema0 = {
		"$id": "ExpenseInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"supplierName",
			"supplierTaxId",
			"number",
			"issuedOn",
			"lines"
		],
		"properties": {
			"supplierName": {
				"type": "string",
				"minLength": 1,
				"maxLength": 160
			},
			"supplierTaxId": {
				"type": "string",
				"minLength": 5,
				"maxLength": 20
			},
			"number": {
				"type": "string",
				"minLength": 1,
				"maxLength": 60
			},
			"issuedOn": {
				"type": "string",
				"format": "date"
			},
			"dueOn": {
				"type": "string",
				"format": "date"
			},
			"concept": {
				"type": "string",
				"maxLength": 200
			},
			"lines": {
				"type": "array",
				"minItems": 1,
				"maxItems": 6,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["vatPct", "base"],
					"properties": {
						"vatPct": {
							"type": "integer",
							"enum": [
								21,
								10,
								4,
								0
							]
						},
						"base": {
							"type": "integer",
							"minimum": -99999999999,
							"maximum": 99999999999
						},
						"vat": {
							"type": "integer",
							"minimum": -99999999999,
							"maximum": 99999999999
						}
					}
				}
			},
			"withheld": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"withheldFor": {
				"type": "string",
				"enum": ["services", "rent"]
			},
			"deductiblePct": {
				"type": "integer",
				"minimum": 0,
				"maximum": 100
			},
			"supplierIban": {
				"type": "string",
				"maxLength": 42
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const formats0 = require_formats().fullFormats.date;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.supplierName === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "supplierName" },
					message: "must have required property 'supplierName'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.supplierTaxId === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "supplierTaxId" },
					message: "must have required property 'supplierTaxId'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.number === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "number" },
					message: "must have required property 'number'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.issuedOn === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "issuedOn" },
					message: "must have required property 'issuedOn'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.lines === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "lines" },
					message: "must have required property 'lines'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
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
			if (data.supplierName !== void 0) {
				let data0 = data.supplierName;
				if (typeof data0 === "string") {
					if (func1(data0) > 160) {
						const err6 = {
							instancePath: instancePath + "/supplierName",
							schemaPath: "#/properties/supplierName/maxLength",
							keyword: "maxLength",
							params: { limit: 160 },
							message: "must NOT have more than 160 characters"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (func1(data0) < 1) {
						const err7 = {
							instancePath: instancePath + "/supplierName",
							schemaPath: "#/properties/supplierName/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/supplierName",
						schemaPath: "#/properties/supplierName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.supplierTaxId !== void 0) {
				let data1 = data.supplierTaxId;
				if (typeof data1 === "string") {
					if (func1(data1) > 20) {
						const err9 = {
							instancePath: instancePath + "/supplierTaxId",
							schemaPath: "#/properties/supplierTaxId/maxLength",
							keyword: "maxLength",
							params: { limit: 20 },
							message: "must NOT have more than 20 characters"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					if (func1(data1) < 5) {
						const err10 = {
							instancePath: instancePath + "/supplierTaxId",
							schemaPath: "#/properties/supplierTaxId/minLength",
							keyword: "minLength",
							params: { limit: 5 },
							message: "must NOT have fewer than 5 characters"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/supplierTaxId",
						schemaPath: "#/properties/supplierTaxId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.number !== void 0) {
				let data2 = data.number;
				if (typeof data2 === "string") {
					if (func1(data2) > 60) {
						const err12 = {
							instancePath: instancePath + "/number",
							schemaPath: "#/properties/number/maxLength",
							keyword: "maxLength",
							params: { limit: 60 },
							message: "must NOT have more than 60 characters"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					if (func1(data2) < 1) {
						const err13 = {
							instancePath: instancePath + "/number",
							schemaPath: "#/properties/number/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				} else {
					const err14 = {
						instancePath: instancePath + "/number",
						schemaPath: "#/properties/number/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.issuedOn !== void 0) {
				let data3 = data.issuedOn;
				if (typeof data3 === "string") {
					if (!formats0.validate(data3)) {
						const err15 = {
							instancePath: instancePath + "/issuedOn",
							schemaPath: "#/properties/issuedOn/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				} else {
					const err16 = {
						instancePath: instancePath + "/issuedOn",
						schemaPath: "#/properties/issuedOn/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.dueOn !== void 0) {
				let data4 = data.dueOn;
				if (typeof data4 === "string") {
					if (!formats0.validate(data4)) {
						const err17 = {
							instancePath: instancePath + "/dueOn",
							schemaPath: "#/properties/dueOn/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				} else {
					const err18 = {
						instancePath: instancePath + "/dueOn",
						schemaPath: "#/properties/dueOn/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.concept !== void 0) {
				let data5 = data.concept;
				if (typeof data5 === "string") {
					if (func1(data5) > 200) {
						const err19 = {
							instancePath: instancePath + "/concept",
							schemaPath: "#/properties/concept/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				} else {
					const err20 = {
						instancePath: instancePath + "/concept",
						schemaPath: "#/properties/concept/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
			if (data.lines !== void 0) {
				let data6 = data.lines;
				if (Array.isArray(data6)) {
					if (data6.length > 6) {
						const err21 = {
							instancePath: instancePath + "/lines",
							schemaPath: "#/properties/lines/maxItems",
							keyword: "maxItems",
							params: { limit: 6 },
							message: "must NOT have more than 6 items"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
					if (data6.length < 1) {
						const err22 = {
							instancePath: instancePath + "/lines",
							schemaPath: "#/properties/lines/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
					const len0 = data6.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data7 = data6[i0];
						if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
							if (data7.vatPct === void 0) {
								const err23 = {
									instancePath: instancePath + "/lines/" + i0,
									schemaPath: "#/properties/lines/items/required",
									keyword: "required",
									params: { missingProperty: "vatPct" },
									message: "must have required property 'vatPct'"
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
							if (data7.base === void 0) {
								const err24 = {
									instancePath: instancePath + "/lines/" + i0,
									schemaPath: "#/properties/lines/items/required",
									keyword: "required",
									params: { missingProperty: "base" },
									message: "must have required property 'base'"
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
							for (const key1 in data7) if (!(key1 === "vatPct" || key1 === "base" || key1 === "vat")) {
								const err25 = {
									instancePath: instancePath + "/lines/" + i0,
									schemaPath: "#/properties/lines/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key1 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
							if (data7.vatPct !== void 0) {
								let data8 = data7.vatPct;
								if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
									const err26 = {
										instancePath: instancePath + "/lines/" + i0 + "/vatPct",
										schemaPath: "#/properties/lines/items/properties/vatPct/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err26];
									else vErrors.push(err26);
									errors++;
								}
								if (!(data8 === 21 || data8 === 10 || data8 === 4 || data8 === 0)) {
									const err27 = {
										instancePath: instancePath + "/lines/" + i0 + "/vatPct",
										schemaPath: "#/properties/lines/items/properties/vatPct/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.lines.items.properties.vatPct.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err27];
									else vErrors.push(err27);
									errors++;
								}
							}
							if (data7.base !== void 0) {
								let data9 = data7.base;
								if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
									const err28 = {
										instancePath: instancePath + "/lines/" + i0 + "/base",
										schemaPath: "#/properties/lines/items/properties/base/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err28];
									else vErrors.push(err28);
									errors++;
								}
								if (typeof data9 == "number") {
									if (data9 > 99999999999 || isNaN(data9)) {
										const err29 = {
											instancePath: instancePath + "/lines/" + i0 + "/base",
											schemaPath: "#/properties/lines/items/properties/base/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 99999999999
											},
											message: "must be <= 99999999999"
										};
										if (vErrors === null) vErrors = [err29];
										else vErrors.push(err29);
										errors++;
									}
									if (data9 < -99999999999 || isNaN(data9)) {
										const err30 = {
											instancePath: instancePath + "/lines/" + i0 + "/base",
											schemaPath: "#/properties/lines/items/properties/base/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: -99999999999
											},
											message: "must be >= -99999999999"
										};
										if (vErrors === null) vErrors = [err30];
										else vErrors.push(err30);
										errors++;
									}
								}
							}
							if (data7.vat !== void 0) {
								let data10 = data7.vat;
								if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))) {
									const err31 = {
										instancePath: instancePath + "/lines/" + i0 + "/vat",
										schemaPath: "#/properties/lines/items/properties/vat/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err31];
									else vErrors.push(err31);
									errors++;
								}
								if (typeof data10 == "number") {
									if (data10 > 99999999999 || isNaN(data10)) {
										const err32 = {
											instancePath: instancePath + "/lines/" + i0 + "/vat",
											schemaPath: "#/properties/lines/items/properties/vat/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 99999999999
											},
											message: "must be <= 99999999999"
										};
										if (vErrors === null) vErrors = [err32];
										else vErrors.push(err32);
										errors++;
									}
									if (data10 < -99999999999 || isNaN(data10)) {
										const err33 = {
											instancePath: instancePath + "/lines/" + i0 + "/vat",
											schemaPath: "#/properties/lines/items/properties/vat/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: -99999999999
											},
											message: "must be >= -99999999999"
										};
										if (vErrors === null) vErrors = [err33];
										else vErrors.push(err33);
										errors++;
									}
								}
							}
						} else {
							const err34 = {
								instancePath: instancePath + "/lines/" + i0,
								schemaPath: "#/properties/lines/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
					}
				} else {
					const err35 = {
						instancePath: instancePath + "/lines",
						schemaPath: "#/properties/lines/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			}
			if (data.withheld !== void 0) {
				let data11 = data.withheld;
				if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
					const err36 = {
						instancePath: instancePath + "/withheld",
						schemaPath: "#/properties/withheld/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
				if (typeof data11 == "number") {
					if (data11 > 99999999999 || isNaN(data11)) {
						const err37 = {
							instancePath: instancePath + "/withheld",
							schemaPath: "#/properties/withheld/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err37];
						else vErrors.push(err37);
						errors++;
					}
					if (data11 < 0 || isNaN(data11)) {
						const err38 = {
							instancePath: instancePath + "/withheld",
							schemaPath: "#/properties/withheld/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
				}
			}
			if (data.withheldFor !== void 0) {
				let data12 = data.withheldFor;
				if (typeof data12 !== "string") {
					const err39 = {
						instancePath: instancePath + "/withheldFor",
						schemaPath: "#/properties/withheldFor/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
				if (!(data12 === "services" || data12 === "rent")) {
					const err40 = {
						instancePath: instancePath + "/withheldFor",
						schemaPath: "#/properties/withheldFor/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.withheldFor.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
			}
			if (data.deductiblePct !== void 0) {
				let data13 = data.deductiblePct;
				if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13))) {
					const err41 = {
						instancePath: instancePath + "/deductiblePct",
						schemaPath: "#/properties/deductiblePct/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
				if (typeof data13 == "number") {
					if (data13 > 100 || isNaN(data13)) {
						const err42 = {
							instancePath: instancePath + "/deductiblePct",
							schemaPath: "#/properties/deductiblePct/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err42];
						else vErrors.push(err42);
						errors++;
					}
					if (data13 < 0 || isNaN(data13)) {
						const err43 = {
							instancePath: instancePath + "/deductiblePct",
							schemaPath: "#/properties/deductiblePct/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
				}
			}
			if (data.supplierIban !== void 0) {
				let data14 = data.supplierIban;
				if (typeof data14 === "string") {
					if (func1(data14) > 42) {
						const err44 = {
							instancePath: instancePath + "/supplierIban",
							schemaPath: "#/properties/supplierIban/maxLength",
							keyword: "maxLength",
							params: { limit: 42 },
							message: "must NOT have more than 42 characters"
						};
						if (vErrors === null) vErrors = [err44];
						else vErrors.push(err44);
						errors++;
					}
				} else {
					const err45 = {
						instancePath: instancePath + "/supplierIban",
						schemaPath: "#/properties/supplierIban/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
			}
		} else {
			const err46 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err46];
			else vErrors.push(err46);
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

export default require_expense_ExpenseInput();
