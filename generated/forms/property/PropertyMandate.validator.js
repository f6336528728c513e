import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_property_PropertyMandate = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.PropertyMandate = validate0;
	const schema0 = {
		"$id": "PropertyMandate",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"owners": {
				"type": "array",
				"maxItems": 20,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["name"],
					"properties": {
						"name": {
							"type": "string",
							"minLength": 1,
							"maxLength": 160
						},
						"role": {
							"type": "string",
							"enum": [
								"owner",
								"usufruct",
								"heir",
								"company",
								"bank"
							]
						},
						"sharePct": {
							"type": "number",
							"minimum": 0,
							"maximum": 100
						},
						"phone": {
							"type": "string",
							"maxLength": 25
						},
						"email": {
							"type": "string",
							"format": "email",
							"maxLength": 254
						},
						"taxId": {
							"type": "string",
							"maxLength": 20
						},
						"contactId": {
							"type": "string",
							"format": "uuid"
						}
					}
				}
			},
			"number": {
				"type": "string",
				"maxLength": 40
			},
			"exclusive": {
				"type": "string",
				"enum": [
					"none",
					"exclusive",
					"shared_exclusive"
				]
			},
			"startsOn": {
				"type": "string",
				"format": "date"
			},
			"endsOn": {
				"type": "string",
				"format": "date"
			},
			"tacitExtension": { "type": "boolean" },
			"signedOn": {
				"type": "string",
				"format": "date"
			},
			"signMethod": {
				"type": "string",
				"enum": ["paper", "digital"]
			},
			"withdrawalDays": {
				"type": "integer",
				"enum": [
					0,
					14,
					30
				]
			},
			"askedPrice": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"mayReceiveDeposit": { "type": "boolean" },
			"reportEveryDays": {
				"type": "integer",
				"minimum": 1,
				"maximum": 365
			},
			"commissionType": {
				"type": "string",
				"enum": ["percent", "fixed"]
			},
			"commissionPct": {
				"type": "number",
				"minimum": 0,
				"maximum": 100
			},
			"commissionFixed": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"commissionPaidBy": {
				"type": "string",
				"enum": [
					"owner",
					"buyer",
					"both"
				]
			},
			"paymentMoment": {
				"type": "string",
				"enum": ["deed", "arras_half"]
			},
			"keysHeld": { "type": "boolean" },
			"keysNumber": {
				"type": "string",
				"maxLength": 20
			},
			"keysPlace": {
				"type": "string",
				"enum": [
					"office",
					"concierge",
					"lockbox",
					"owner"
				]
			},
			"viewingNoticeHours": {
				"type": "integer",
				"minimum": 0,
				"maximum": 720
			},
			"contactOnSite": {
				"type": "string",
				"maxLength": 160
			},
			"signBoard": { "type": "boolean" },
			"network": {
				"type": "string",
				"enum": [
					"API",
					"ABSI",
					"APIW",
					"MICRO"
				]
			},
			"shared": { "type": "boolean" },
			"commissionOfferedPct": {
				"type": "number",
				"minimum": 0,
				"maximum": 100
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
	const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const formats4 = require_formats().fullFormats.date;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
				const err0 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.owners !== void 0) {
				let data0 = data.owners;
				if (Array.isArray(data0)) {
					if (data0.length > 20) {
						const err1 = {
							instancePath: instancePath + "/owners",
							schemaPath: "#/properties/owners/maxItems",
							keyword: "maxItems",
							params: { limit: 20 },
							message: "must NOT have more than 20 items"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					const len0 = data0.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data1 = data0[i0];
						if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
							if (data1.name === void 0) {
								const err2 = {
									instancePath: instancePath + "/owners/" + i0,
									schemaPath: "#/properties/owners/items/required",
									keyword: "required",
									params: { missingProperty: "name" },
									message: "must have required property 'name'"
								};
								if (vErrors === null) vErrors = [err2];
								else vErrors.push(err2);
								errors++;
							}
							for (const key1 in data1) if (!(key1 === "name" || key1 === "role" || key1 === "sharePct" || key1 === "phone" || key1 === "email" || key1 === "taxId" || key1 === "contactId")) {
								const err3 = {
									instancePath: instancePath + "/owners/" + i0,
									schemaPath: "#/properties/owners/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key1 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err3];
								else vErrors.push(err3);
								errors++;
							}
							if (data1.name !== void 0) {
								let data2 = data1.name;
								if (typeof data2 === "string") {
									if (func1(data2) > 160) {
										const err4 = {
											instancePath: instancePath + "/owners/" + i0 + "/name",
											schemaPath: "#/properties/owners/items/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 160 },
											message: "must NOT have more than 160 characters"
										};
										if (vErrors === null) vErrors = [err4];
										else vErrors.push(err4);
										errors++;
									}
									if (func1(data2) < 1) {
										const err5 = {
											instancePath: instancePath + "/owners/" + i0 + "/name",
											schemaPath: "#/properties/owners/items/properties/name/minLength",
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
										instancePath: instancePath + "/owners/" + i0 + "/name",
										schemaPath: "#/properties/owners/items/properties/name/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err6];
									else vErrors.push(err6);
									errors++;
								}
							}
							if (data1.role !== void 0) {
								let data3 = data1.role;
								if (typeof data3 !== "string") {
									const err7 = {
										instancePath: instancePath + "/owners/" + i0 + "/role",
										schemaPath: "#/properties/owners/items/properties/role/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err7];
									else vErrors.push(err7);
									errors++;
								}
								if (!(data3 === "owner" || data3 === "usufruct" || data3 === "heir" || data3 === "company" || data3 === "bank")) {
									const err8 = {
										instancePath: instancePath + "/owners/" + i0 + "/role",
										schemaPath: "#/properties/owners/items/properties/role/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.owners.items.properties.role.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err8];
									else vErrors.push(err8);
									errors++;
								}
							}
							if (data1.sharePct !== void 0) {
								let data4 = data1.sharePct;
								if (typeof data4 == "number") {
									if (data4 > 100 || isNaN(data4)) {
										const err9 = {
											instancePath: instancePath + "/owners/" + i0 + "/sharePct",
											schemaPath: "#/properties/owners/items/properties/sharePct/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err9];
										else vErrors.push(err9);
										errors++;
									}
									if (data4 < 0 || isNaN(data4)) {
										const err10 = {
											instancePath: instancePath + "/owners/" + i0 + "/sharePct",
											schemaPath: "#/properties/owners/items/properties/sharePct/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err10];
										else vErrors.push(err10);
										errors++;
									}
								} else {
									const err11 = {
										instancePath: instancePath + "/owners/" + i0 + "/sharePct",
										schemaPath: "#/properties/owners/items/properties/sharePct/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									};
									if (vErrors === null) vErrors = [err11];
									else vErrors.push(err11);
									errors++;
								}
							}
							if (data1.phone !== void 0) {
								let data5 = data1.phone;
								if (typeof data5 === "string") {
									if (func1(data5) > 25) {
										const err12 = {
											instancePath: instancePath + "/owners/" + i0 + "/phone",
											schemaPath: "#/properties/owners/items/properties/phone/maxLength",
											keyword: "maxLength",
											params: { limit: 25 },
											message: "must NOT have more than 25 characters"
										};
										if (vErrors === null) vErrors = [err12];
										else vErrors.push(err12);
										errors++;
									}
								} else {
									const err13 = {
										instancePath: instancePath + "/owners/" + i0 + "/phone",
										schemaPath: "#/properties/owners/items/properties/phone/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
								}
							}
							if (data1.email !== void 0) {
								let data6 = data1.email;
								if (typeof data6 === "string") {
									if (func1(data6) > 254) {
										const err14 = {
											instancePath: instancePath + "/owners/" + i0 + "/email",
											schemaPath: "#/properties/owners/items/properties/email/maxLength",
											keyword: "maxLength",
											params: { limit: 254 },
											message: "must NOT have more than 254 characters"
										};
										if (vErrors === null) vErrors = [err14];
										else vErrors.push(err14);
										errors++;
									}
									if (!formats0.test(data6)) {
										const err15 = {
											instancePath: instancePath + "/owners/" + i0 + "/email",
											schemaPath: "#/properties/owners/items/properties/email/format",
											keyword: "format",
											params: { format: "email" },
											message: "must match format \"email\""
										};
										if (vErrors === null) vErrors = [err15];
										else vErrors.push(err15);
										errors++;
									}
								} else {
									const err16 = {
										instancePath: instancePath + "/owners/" + i0 + "/email",
										schemaPath: "#/properties/owners/items/properties/email/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
								}
							}
							if (data1.taxId !== void 0) {
								let data7 = data1.taxId;
								if (typeof data7 === "string") {
									if (func1(data7) > 20) {
										const err17 = {
											instancePath: instancePath + "/owners/" + i0 + "/taxId",
											schemaPath: "#/properties/owners/items/properties/taxId/maxLength",
											keyword: "maxLength",
											params: { limit: 20 },
											message: "must NOT have more than 20 characters"
										};
										if (vErrors === null) vErrors = [err17];
										else vErrors.push(err17);
										errors++;
									}
								} else {
									const err18 = {
										instancePath: instancePath + "/owners/" + i0 + "/taxId",
										schemaPath: "#/properties/owners/items/properties/taxId/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
								}
							}
							if (data1.contactId !== void 0) {
								let data8 = data1.contactId;
								if (typeof data8 === "string") {
									if (!formats2.test(data8)) {
										const err19 = {
											instancePath: instancePath + "/owners/" + i0 + "/contactId",
											schemaPath: "#/properties/owners/items/properties/contactId/format",
											keyword: "format",
											params: { format: "uuid" },
											message: "must match format \"uuid\""
										};
										if (vErrors === null) vErrors = [err19];
										else vErrors.push(err19);
										errors++;
									}
								} else {
									const err20 = {
										instancePath: instancePath + "/owners/" + i0 + "/contactId",
										schemaPath: "#/properties/owners/items/properties/contactId/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err20];
									else vErrors.push(err20);
									errors++;
								}
							}
						} else {
							const err21 = {
								instancePath: instancePath + "/owners/" + i0,
								schemaPath: "#/properties/owners/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
				} else {
					const err22 = {
						instancePath: instancePath + "/owners",
						schemaPath: "#/properties/owners/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
			if (data.number !== void 0) {
				let data9 = data.number;
				if (typeof data9 === "string") {
					if (func1(data9) > 40) {
						const err23 = {
							instancePath: instancePath + "/number",
							schemaPath: "#/properties/number/maxLength",
							keyword: "maxLength",
							params: { limit: 40 },
							message: "must NOT have more than 40 characters"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				} else {
					const err24 = {
						instancePath: instancePath + "/number",
						schemaPath: "#/properties/number/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
			if (data.exclusive !== void 0) {
				let data10 = data.exclusive;
				if (typeof data10 !== "string") {
					const err25 = {
						instancePath: instancePath + "/exclusive",
						schemaPath: "#/properties/exclusive/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				if (!(data10 === "none" || data10 === "exclusive" || data10 === "shared_exclusive")) {
					const err26 = {
						instancePath: instancePath + "/exclusive",
						schemaPath: "#/properties/exclusive/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.exclusive.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
			if (data.startsOn !== void 0) {
				let data11 = data.startsOn;
				if (typeof data11 === "string") {
					if (!formats4.validate(data11)) {
						const err27 = {
							instancePath: instancePath + "/startsOn",
							schemaPath: "#/properties/startsOn/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				} else {
					const err28 = {
						instancePath: instancePath + "/startsOn",
						schemaPath: "#/properties/startsOn/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
			if (data.endsOn !== void 0) {
				let data12 = data.endsOn;
				if (typeof data12 === "string") {
					if (!formats4.validate(data12)) {
						const err29 = {
							instancePath: instancePath + "/endsOn",
							schemaPath: "#/properties/endsOn/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				} else {
					const err30 = {
						instancePath: instancePath + "/endsOn",
						schemaPath: "#/properties/endsOn/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
			if (data.tacitExtension !== void 0) {
				if (typeof data.tacitExtension !== "boolean") {
					const err31 = {
						instancePath: instancePath + "/tacitExtension",
						schemaPath: "#/properties/tacitExtension/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			}
			if (data.signedOn !== void 0) {
				let data14 = data.signedOn;
				if (typeof data14 === "string") {
					if (!formats4.validate(data14)) {
						const err32 = {
							instancePath: instancePath + "/signedOn",
							schemaPath: "#/properties/signedOn/format",
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
						instancePath: instancePath + "/signedOn",
						schemaPath: "#/properties/signedOn/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
			if (data.signMethod !== void 0) {
				let data15 = data.signMethod;
				if (typeof data15 !== "string") {
					const err34 = {
						instancePath: instancePath + "/signMethod",
						schemaPath: "#/properties/signMethod/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				if (!(data15 === "paper" || data15 === "digital")) {
					const err35 = {
						instancePath: instancePath + "/signMethod",
						schemaPath: "#/properties/signMethod/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.signMethod.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			}
			if (data.withdrawalDays !== void 0) {
				let data16 = data.withdrawalDays;
				if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
					const err36 = {
						instancePath: instancePath + "/withdrawalDays",
						schemaPath: "#/properties/withdrawalDays/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
				if (!(data16 === 0 || data16 === 14 || data16 === 30)) {
					const err37 = {
						instancePath: instancePath + "/withdrawalDays",
						schemaPath: "#/properties/withdrawalDays/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.withdrawalDays.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
			}
			if (data.askedPrice !== void 0) {
				let data17 = data.askedPrice;
				if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17))) {
					const err38 = {
						instancePath: instancePath + "/askedPrice",
						schemaPath: "#/properties/askedPrice/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
				if (typeof data17 == "number") {
					if (data17 > 99999999999 || isNaN(data17)) {
						const err39 = {
							instancePath: instancePath + "/askedPrice",
							schemaPath: "#/properties/askedPrice/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
					if (data17 < 0 || isNaN(data17)) {
						const err40 = {
							instancePath: instancePath + "/askedPrice",
							schemaPath: "#/properties/askedPrice/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
				}
			}
			if (data.mayReceiveDeposit !== void 0) {
				if (typeof data.mayReceiveDeposit !== "boolean") {
					const err41 = {
						instancePath: instancePath + "/mayReceiveDeposit",
						schemaPath: "#/properties/mayReceiveDeposit/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
			}
			if (data.reportEveryDays !== void 0) {
				let data19 = data.reportEveryDays;
				if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19))) {
					const err42 = {
						instancePath: instancePath + "/reportEveryDays",
						schemaPath: "#/properties/reportEveryDays/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
				if (typeof data19 == "number") {
					if (data19 > 365 || isNaN(data19)) {
						const err43 = {
							instancePath: instancePath + "/reportEveryDays",
							schemaPath: "#/properties/reportEveryDays/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 365
							},
							message: "must be <= 365"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
					if (data19 < 1 || isNaN(data19)) {
						const err44 = {
							instancePath: instancePath + "/reportEveryDays",
							schemaPath: "#/properties/reportEveryDays/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err44];
						else vErrors.push(err44);
						errors++;
					}
				}
			}
			if (data.commissionType !== void 0) {
				let data20 = data.commissionType;
				if (typeof data20 !== "string") {
					const err45 = {
						instancePath: instancePath + "/commissionType",
						schemaPath: "#/properties/commissionType/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
				if (!(data20 === "percent" || data20 === "fixed")) {
					const err46 = {
						instancePath: instancePath + "/commissionType",
						schemaPath: "#/properties/commissionType/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.commissionType.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
			}
			if (data.commissionPct !== void 0) {
				let data21 = data.commissionPct;
				if (typeof data21 == "number") {
					if (data21 > 100 || isNaN(data21)) {
						const err47 = {
							instancePath: instancePath + "/commissionPct",
							schemaPath: "#/properties/commissionPct/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
					if (data21 < 0 || isNaN(data21)) {
						const err48 = {
							instancePath: instancePath + "/commissionPct",
							schemaPath: "#/properties/commissionPct/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
				} else {
					const err49 = {
						instancePath: instancePath + "/commissionPct",
						schemaPath: "#/properties/commissionPct/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err49];
					else vErrors.push(err49);
					errors++;
				}
			}
			if (data.commissionFixed !== void 0) {
				let data22 = data.commissionFixed;
				if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22))) {
					const err50 = {
						instancePath: instancePath + "/commissionFixed",
						schemaPath: "#/properties/commissionFixed/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
				if (typeof data22 == "number") {
					if (data22 > 99999999999 || isNaN(data22)) {
						const err51 = {
							instancePath: instancePath + "/commissionFixed",
							schemaPath: "#/properties/commissionFixed/maximum",
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
					if (data22 < 0 || isNaN(data22)) {
						const err52 = {
							instancePath: instancePath + "/commissionFixed",
							schemaPath: "#/properties/commissionFixed/minimum",
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
			if (data.commissionPaidBy !== void 0) {
				let data23 = data.commissionPaidBy;
				if (typeof data23 !== "string") {
					const err53 = {
						instancePath: instancePath + "/commissionPaidBy",
						schemaPath: "#/properties/commissionPaidBy/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err53];
					else vErrors.push(err53);
					errors++;
				}
				if (!(data23 === "owner" || data23 === "buyer" || data23 === "both")) {
					const err54 = {
						instancePath: instancePath + "/commissionPaidBy",
						schemaPath: "#/properties/commissionPaidBy/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.commissionPaidBy.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
			}
			if (data.paymentMoment !== void 0) {
				let data24 = data.paymentMoment;
				if (typeof data24 !== "string") {
					const err55 = {
						instancePath: instancePath + "/paymentMoment",
						schemaPath: "#/properties/paymentMoment/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err55];
					else vErrors.push(err55);
					errors++;
				}
				if (!(data24 === "deed" || data24 === "arras_half")) {
					const err56 = {
						instancePath: instancePath + "/paymentMoment",
						schemaPath: "#/properties/paymentMoment/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.paymentMoment.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err56];
					else vErrors.push(err56);
					errors++;
				}
			}
			if (data.keysHeld !== void 0) {
				if (typeof data.keysHeld !== "boolean") {
					const err57 = {
						instancePath: instancePath + "/keysHeld",
						schemaPath: "#/properties/keysHeld/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
			}
			if (data.keysNumber !== void 0) {
				let data26 = data.keysNumber;
				if (typeof data26 === "string") {
					if (func1(data26) > 20) {
						const err58 = {
							instancePath: instancePath + "/keysNumber",
							schemaPath: "#/properties/keysNumber/maxLength",
							keyword: "maxLength",
							params: { limit: 20 },
							message: "must NOT have more than 20 characters"
						};
						if (vErrors === null) vErrors = [err58];
						else vErrors.push(err58);
						errors++;
					}
				} else {
					const err59 = {
						instancePath: instancePath + "/keysNumber",
						schemaPath: "#/properties/keysNumber/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err59];
					else vErrors.push(err59);
					errors++;
				}
			}
			if (data.keysPlace !== void 0) {
				let data27 = data.keysPlace;
				if (typeof data27 !== "string") {
					const err60 = {
						instancePath: instancePath + "/keysPlace",
						schemaPath: "#/properties/keysPlace/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err60];
					else vErrors.push(err60);
					errors++;
				}
				if (!(data27 === "office" || data27 === "concierge" || data27 === "lockbox" || data27 === "owner")) {
					const err61 = {
						instancePath: instancePath + "/keysPlace",
						schemaPath: "#/properties/keysPlace/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.keysPlace.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err61];
					else vErrors.push(err61);
					errors++;
				}
			}
			if (data.viewingNoticeHours !== void 0) {
				let data28 = data.viewingNoticeHours;
				if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28))) {
					const err62 = {
						instancePath: instancePath + "/viewingNoticeHours",
						schemaPath: "#/properties/viewingNoticeHours/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err62];
					else vErrors.push(err62);
					errors++;
				}
				if (typeof data28 == "number") {
					if (data28 > 720 || isNaN(data28)) {
						const err63 = {
							instancePath: instancePath + "/viewingNoticeHours",
							schemaPath: "#/properties/viewingNoticeHours/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 720
							},
							message: "must be <= 720"
						};
						if (vErrors === null) vErrors = [err63];
						else vErrors.push(err63);
						errors++;
					}
					if (data28 < 0 || isNaN(data28)) {
						const err64 = {
							instancePath: instancePath + "/viewingNoticeHours",
							schemaPath: "#/properties/viewingNoticeHours/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err64];
						else vErrors.push(err64);
						errors++;
					}
				}
			}
			if (data.contactOnSite !== void 0) {
				let data29 = data.contactOnSite;
				if (typeof data29 === "string") {
					if (func1(data29) > 160) {
						const err65 = {
							instancePath: instancePath + "/contactOnSite",
							schemaPath: "#/properties/contactOnSite/maxLength",
							keyword: "maxLength",
							params: { limit: 160 },
							message: "must NOT have more than 160 characters"
						};
						if (vErrors === null) vErrors = [err65];
						else vErrors.push(err65);
						errors++;
					}
				} else {
					const err66 = {
						instancePath: instancePath + "/contactOnSite",
						schemaPath: "#/properties/contactOnSite/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err66];
					else vErrors.push(err66);
					errors++;
				}
			}
			if (data.signBoard !== void 0) {
				if (typeof data.signBoard !== "boolean") {
					const err67 = {
						instancePath: instancePath + "/signBoard",
						schemaPath: "#/properties/signBoard/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err67];
					else vErrors.push(err67);
					errors++;
				}
			}
			if (data.network !== void 0) {
				let data31 = data.network;
				if (typeof data31 !== "string") {
					const err68 = {
						instancePath: instancePath + "/network",
						schemaPath: "#/properties/network/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err68];
					else vErrors.push(err68);
					errors++;
				}
				if (!(data31 === "API" || data31 === "ABSI" || data31 === "APIW" || data31 === "MICRO")) {
					const err69 = {
						instancePath: instancePath + "/network",
						schemaPath: "#/properties/network/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.network.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err69];
					else vErrors.push(err69);
					errors++;
				}
			}
			if (data.shared !== void 0) {
				if (typeof data.shared !== "boolean") {
					const err70 = {
						instancePath: instancePath + "/shared",
						schemaPath: "#/properties/shared/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err70];
					else vErrors.push(err70);
					errors++;
				}
			}
			if (data.commissionOfferedPct !== void 0) {
				let data33 = data.commissionOfferedPct;
				if (typeof data33 == "number") {
					if (data33 > 100 || isNaN(data33)) {
						const err71 = {
							instancePath: instancePath + "/commissionOfferedPct",
							schemaPath: "#/properties/commissionOfferedPct/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err71];
						else vErrors.push(err71);
						errors++;
					}
					if (data33 < 0 || isNaN(data33)) {
						const err72 = {
							instancePath: instancePath + "/commissionOfferedPct",
							schemaPath: "#/properties/commissionOfferedPct/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err72];
						else vErrors.push(err72);
						errors++;
					}
				} else {
					const err73 = {
						instancePath: instancePath + "/commissionOfferedPct",
						schemaPath: "#/properties/commissionOfferedPct/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err73];
					else vErrors.push(err73);
					errors++;
				}
			}
		} else {
			const err74 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err74];
			else vErrors.push(err74);
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

export default require_property_PropertyMandate();
