import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_market_SellerInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SellerInput = validate0;
	const schema0 = {
		"$id": "SellerInput",
		"type": "object",
		"additionalProperties": false,
		"required": ["version"],
		"properties": {
			"version": {
				"type": "integer",
				"minimum": 0
			},
			"kind": {
				"type": "string",
				"enum": ["person", "company"]
			},
			"displayName": {
				"type": "string",
				"maxLength": 120
			},
			"legalName": {
				"type": "string",
				"maxLength": 160
			},
			"taxId": {
				"type": "string",
				"maxLength": 20
			},
			"address": {
				"type": "string",
				"maxLength": 200
			},
			"municipalityIne": {
				"type": "string",
				"pattern": "^[0-9]{5}$"
			},
			"phone": {
				"type": "string",
				"maxLength": 40
			},
			"email": {
				"type": "string",
				"format": "email",
				"maxLength": 160
			},
			"registerNumber": {
				"type": "string",
				"maxLength": 80
			},
			"retention": {
				"type": "string",
				"enum": [
					"none",
					"reduced",
					"full"
				]
			},
			"issueForMe": { "type": "boolean" },
			"series": {
				"type": "string",
				"maxLength": 10,
				"pattern": "^[A-Za-z0-9./-]{1,10}$"
			},
			"iban": {
				"type": "string",
				"maxLength": 42
			},
			"hours": {
				"type": "array",
				"maxItems": 28,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": [
						"weekday",
						"from",
						"to"
					],
					"properties": {
						"weekday": {
							"type": "integer",
							"minimum": 1,
							"maximum": 7
						},
						"from": {
							"type": "string",
							"pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
						},
						"to": {
							"type": "string",
							"pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
						}
					}
				}
			},
			"bufferMinutes": {
				"type": "integer",
				"minimum": 0,
				"maximum": 240
			},
			"professionalNumber": {
				"type": "string",
				"maxLength": 60
			},
			"insurer": {
				"type": "string",
				"maxLength": 120
			},
			"policy": {
				"type": "string",
				"maxLength": 60
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const pattern0 = new RegExp("^[0-9]{5}$", "u");
	const pattern1 = new RegExp("^[A-Za-z0-9./-]{1,10}$", "u");
	const pattern2 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
	const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
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
					if (data0 < 0 || isNaN(data0)) {
						const err3 = {
							instancePath: instancePath + "/version",
							schemaPath: "#/properties/version/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			}
			if (data.kind !== void 0) {
				let data1 = data.kind;
				if (typeof data1 !== "string") {
					const err4 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!(data1 === "person" || data1 === "company")) {
					const err5 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.kind.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.displayName !== void 0) {
				let data2 = data.displayName;
				if (typeof data2 === "string") {
					if (func1(data2) > 120) {
						const err6 = {
							instancePath: instancePath + "/displayName",
							schemaPath: "#/properties/displayName/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/displayName",
						schemaPath: "#/properties/displayName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.legalName !== void 0) {
				let data3 = data.legalName;
				if (typeof data3 === "string") {
					if (func1(data3) > 160) {
						const err8 = {
							instancePath: instancePath + "/legalName",
							schemaPath: "#/properties/legalName/maxLength",
							keyword: "maxLength",
							params: { limit: 160 },
							message: "must NOT have more than 160 characters"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/legalName",
						schemaPath: "#/properties/legalName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.taxId !== void 0) {
				let data4 = data.taxId;
				if (typeof data4 === "string") {
					if (func1(data4) > 20) {
						const err10 = {
							instancePath: instancePath + "/taxId",
							schemaPath: "#/properties/taxId/maxLength",
							keyword: "maxLength",
							params: { limit: 20 },
							message: "must NOT have more than 20 characters"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/taxId",
						schemaPath: "#/properties/taxId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.address !== void 0) {
				let data5 = data.address;
				if (typeof data5 === "string") {
					if (func1(data5) > 200) {
						const err12 = {
							instancePath: instancePath + "/address",
							schemaPath: "#/properties/address/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/properties/address/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.municipalityIne !== void 0) {
				let data6 = data.municipalityIne;
				if (typeof data6 === "string") {
					if (!pattern0.test(data6)) {
						const err14 = {
							instancePath: instancePath + "/municipalityIne",
							schemaPath: "#/properties/municipalityIne/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9]{5}$" },
							message: "must match pattern \"^[0-9]{5}$\""
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				} else {
					const err15 = {
						instancePath: instancePath + "/municipalityIne",
						schemaPath: "#/properties/municipalityIne/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.phone !== void 0) {
				let data7 = data.phone;
				if (typeof data7 === "string") {
					if (func1(data7) > 40) {
						const err16 = {
							instancePath: instancePath + "/phone",
							schemaPath: "#/properties/phone/maxLength",
							keyword: "maxLength",
							params: { limit: 40 },
							message: "must NOT have more than 40 characters"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				} else {
					const err17 = {
						instancePath: instancePath + "/phone",
						schemaPath: "#/properties/phone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.email !== void 0) {
				let data8 = data.email;
				if (typeof data8 === "string") {
					if (func1(data8) > 160) {
						const err18 = {
							instancePath: instancePath + "/email",
							schemaPath: "#/properties/email/maxLength",
							keyword: "maxLength",
							params: { limit: 160 },
							message: "must NOT have more than 160 characters"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					if (!formats0.test(data8)) {
						const err19 = {
							instancePath: instancePath + "/email",
							schemaPath: "#/properties/email/format",
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
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
			if (data.registerNumber !== void 0) {
				let data9 = data.registerNumber;
				if (typeof data9 === "string") {
					if (func1(data9) > 80) {
						const err21 = {
							instancePath: instancePath + "/registerNumber",
							schemaPath: "#/properties/registerNumber/maxLength",
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
						instancePath: instancePath + "/registerNumber",
						schemaPath: "#/properties/registerNumber/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
			if (data.retention !== void 0) {
				let data10 = data.retention;
				if (typeof data10 !== "string") {
					const err23 = {
						instancePath: instancePath + "/retention",
						schemaPath: "#/properties/retention/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (!(data10 === "none" || data10 === "reduced" || data10 === "full")) {
					const err24 = {
						instancePath: instancePath + "/retention",
						schemaPath: "#/properties/retention/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.retention.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
			if (data.issueForMe !== void 0) {
				if (typeof data.issueForMe !== "boolean") {
					const err25 = {
						instancePath: instancePath + "/issueForMe",
						schemaPath: "#/properties/issueForMe/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
			if (data.series !== void 0) {
				let data12 = data.series;
				if (typeof data12 === "string") {
					if (func1(data12) > 10) {
						const err26 = {
							instancePath: instancePath + "/series",
							schemaPath: "#/properties/series/maxLength",
							keyword: "maxLength",
							params: { limit: 10 },
							message: "must NOT have more than 10 characters"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
					if (!pattern1.test(data12)) {
						const err27 = {
							instancePath: instancePath + "/series",
							schemaPath: "#/properties/series/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9./-]{1,10}$" },
							message: "must match pattern \"^[A-Za-z0-9./-]{1,10}$\""
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				} else {
					const err28 = {
						instancePath: instancePath + "/series",
						schemaPath: "#/properties/series/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
			if (data.iban !== void 0) {
				let data13 = data.iban;
				if (typeof data13 === "string") {
					if (func1(data13) > 42) {
						const err29 = {
							instancePath: instancePath + "/iban",
							schemaPath: "#/properties/iban/maxLength",
							keyword: "maxLength",
							params: { limit: 42 },
							message: "must NOT have more than 42 characters"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				} else {
					const err30 = {
						instancePath: instancePath + "/iban",
						schemaPath: "#/properties/iban/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
			if (data.hours !== void 0) {
				let data14 = data.hours;
				if (Array.isArray(data14)) {
					if (data14.length > 28) {
						const err31 = {
							instancePath: instancePath + "/hours",
							schemaPath: "#/properties/hours/maxItems",
							keyword: "maxItems",
							params: { limit: 28 },
							message: "must NOT have more than 28 items"
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
					const len0 = data14.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data15 = data14[i0];
						if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
							if (data15.weekday === void 0) {
								const err32 = {
									instancePath: instancePath + "/hours/" + i0,
									schemaPath: "#/properties/hours/items/required",
									keyword: "required",
									params: { missingProperty: "weekday" },
									message: "must have required property 'weekday'"
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
							}
							if (data15.from === void 0) {
								const err33 = {
									instancePath: instancePath + "/hours/" + i0,
									schemaPath: "#/properties/hours/items/required",
									keyword: "required",
									params: { missingProperty: "from" },
									message: "must have required property 'from'"
								};
								if (vErrors === null) vErrors = [err33];
								else vErrors.push(err33);
								errors++;
							}
							if (data15.to === void 0) {
								const err34 = {
									instancePath: instancePath + "/hours/" + i0,
									schemaPath: "#/properties/hours/items/required",
									keyword: "required",
									params: { missingProperty: "to" },
									message: "must have required property 'to'"
								};
								if (vErrors === null) vErrors = [err34];
								else vErrors.push(err34);
								errors++;
							}
							for (const key1 in data15) if (!(key1 === "weekday" || key1 === "from" || key1 === "to")) {
								const err35 = {
									instancePath: instancePath + "/hours/" + i0,
									schemaPath: "#/properties/hours/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key1 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err35];
								else vErrors.push(err35);
								errors++;
							}
							if (data15.weekday !== void 0) {
								let data16 = data15.weekday;
								if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
									const err36 = {
										instancePath: instancePath + "/hours/" + i0 + "/weekday",
										schemaPath: "#/properties/hours/items/properties/weekday/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
								if (typeof data16 == "number") {
									if (data16 > 7 || isNaN(data16)) {
										const err37 = {
											instancePath: instancePath + "/hours/" + i0 + "/weekday",
											schemaPath: "#/properties/hours/items/properties/weekday/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 7
											},
											message: "must be <= 7"
										};
										if (vErrors === null) vErrors = [err37];
										else vErrors.push(err37);
										errors++;
									}
									if (data16 < 1 || isNaN(data16)) {
										const err38 = {
											instancePath: instancePath + "/hours/" + i0 + "/weekday",
											schemaPath: "#/properties/hours/items/properties/weekday/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err38];
										else vErrors.push(err38);
										errors++;
									}
								}
							}
							if (data15.from !== void 0) {
								let data17 = data15.from;
								if (typeof data17 === "string") {
									if (!pattern2.test(data17)) {
										const err39 = {
											instancePath: instancePath + "/hours/" + i0 + "/from",
											schemaPath: "#/properties/hours/items/properties/from/pattern",
											keyword: "pattern",
											params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" },
											message: "must match pattern \"^([01][0-9]|2[0-3]):[0-5][0-9]$\""
										};
										if (vErrors === null) vErrors = [err39];
										else vErrors.push(err39);
										errors++;
									}
								} else {
									const err40 = {
										instancePath: instancePath + "/hours/" + i0 + "/from",
										schemaPath: "#/properties/hours/items/properties/from/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err40];
									else vErrors.push(err40);
									errors++;
								}
							}
							if (data15.to !== void 0) {
								let data18 = data15.to;
								if (typeof data18 === "string") {
									if (!pattern2.test(data18)) {
										const err41 = {
											instancePath: instancePath + "/hours/" + i0 + "/to",
											schemaPath: "#/properties/hours/items/properties/to/pattern",
											keyword: "pattern",
											params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" },
											message: "must match pattern \"^([01][0-9]|2[0-3]):[0-5][0-9]$\""
										};
										if (vErrors === null) vErrors = [err41];
										else vErrors.push(err41);
										errors++;
									}
								} else {
									const err42 = {
										instancePath: instancePath + "/hours/" + i0 + "/to",
										schemaPath: "#/properties/hours/items/properties/to/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err42];
									else vErrors.push(err42);
									errors++;
								}
							}
						} else {
							const err43 = {
								instancePath: instancePath + "/hours/" + i0,
								schemaPath: "#/properties/hours/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err43];
							else vErrors.push(err43);
							errors++;
						}
					}
				} else {
					const err44 = {
						instancePath: instancePath + "/hours",
						schemaPath: "#/properties/hours/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			}
			if (data.bufferMinutes !== void 0) {
				let data19 = data.bufferMinutes;
				if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19))) {
					const err45 = {
						instancePath: instancePath + "/bufferMinutes",
						schemaPath: "#/properties/bufferMinutes/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
				if (typeof data19 == "number") {
					if (data19 > 240 || isNaN(data19)) {
						const err46 = {
							instancePath: instancePath + "/bufferMinutes",
							schemaPath: "#/properties/bufferMinutes/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 240
							},
							message: "must be <= 240"
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
					if (data19 < 0 || isNaN(data19)) {
						const err47 = {
							instancePath: instancePath + "/bufferMinutes",
							schemaPath: "#/properties/bufferMinutes/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
				}
			}
			if (data.professionalNumber !== void 0) {
				let data20 = data.professionalNumber;
				if (typeof data20 === "string") {
					if (func1(data20) > 60) {
						const err48 = {
							instancePath: instancePath + "/professionalNumber",
							schemaPath: "#/properties/professionalNumber/maxLength",
							keyword: "maxLength",
							params: { limit: 60 },
							message: "must NOT have more than 60 characters"
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
				} else {
					const err49 = {
						instancePath: instancePath + "/professionalNumber",
						schemaPath: "#/properties/professionalNumber/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err49];
					else vErrors.push(err49);
					errors++;
				}
			}
			if (data.insurer !== void 0) {
				let data21 = data.insurer;
				if (typeof data21 === "string") {
					if (func1(data21) > 120) {
						const err50 = {
							instancePath: instancePath + "/insurer",
							schemaPath: "#/properties/insurer/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err50];
						else vErrors.push(err50);
						errors++;
					}
				} else {
					const err51 = {
						instancePath: instancePath + "/insurer",
						schemaPath: "#/properties/insurer/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err51];
					else vErrors.push(err51);
					errors++;
				}
			}
			if (data.policy !== void 0) {
				let data22 = data.policy;
				if (typeof data22 === "string") {
					if (func1(data22) > 60) {
						const err52 = {
							instancePath: instancePath + "/policy",
							schemaPath: "#/properties/policy/maxLength",
							keyword: "maxLength",
							params: { limit: 60 },
							message: "must NOT have more than 60 characters"
						};
						if (vErrors === null) vErrors = [err52];
						else vErrors.push(err52);
						errors++;
					}
				} else {
					const err53 = {
						instancePath: instancePath + "/policy",
						schemaPath: "#/properties/policy/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err53];
					else vErrors.push(err53);
					errors++;
				}
			}
		} else {
			const err54 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err54];
			else vErrors.push(err54);
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

export default require_market_SellerInput();
