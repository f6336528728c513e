import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_rental_RentalInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.RentalInput = validate0;
	const schema0 = {
		"$id": "RentalInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"side",
			"island",
			"name",
			"email",
			"consent"
		],
		"properties": {
			"side": {
				"type": "string",
				"enum": ["owner", "tenant"]
			},
			"island": {
				"type": "string",
				"enum": [
					"MALLORCA",
					"MENORCA",
					"IBIZA",
					"FORMENTERA"
				]
			},
			"largeHolder": {
				"type": "string",
				"enum": ["yes", "no"]
			},
			"ownedSince": {
				"type": "string",
				"format": "date"
			},
			"askedRent": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"registered": {
				"type": "string",
				"enum": ["yes", "no"]
			},
			"lastRegisteredOn": {
				"type": "string",
				"format": "date"
			},
			"emptySince": {
				"type": "string",
				"format": "date"
			},
			"address": {
				"type": "string",
				"minLength": 3,
				"maxLength": 200
			},
			"cadastralRef": {
				"type": "string",
				"maxLength": 20,
				"pattern": "^[A-Za-z0-9]*$"
			},
			"cedula": {
				"type": "string",
				"enum": ["yes", "no"]
			},
			"energy": {
				"type": "string",
				"enum": ["yes", "no"]
			},
			"worksNeeded": {
				"type": "string",
				"enum": ["yes", "no"]
			},
			"worksCost": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"registeredSince": {
				"type": "string",
				"format": "date"
			},
			"monthlyRent": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"members": {
				"type": "array",
				"maxItems": 10,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": [
						"name",
						"birth",
						"income"
					],
					"properties": {
						"name": {
							"type": "string",
							"minLength": 1,
							"maxLength": 120
						},
						"birth": {
							"type": "string",
							"format": "date"
						},
						"income": {
							"type": "integer",
							"minimum": 0,
							"maximum": 99999999999
						}
					}
				}
			},
			"name": {
				"type": "string",
				"minLength": 1,
				"maxLength": 120
			},
			"email": {
				"type": "string",
				"format": "email",
				"maxLength": 254
			},
			"phone": {
				"type": "string",
				"maxLength": 25
			},
			"message": {
				"type": "string",
				"maxLength": 2e3
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
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const formats0 = require_formats().fullFormats.date;
	const formats10 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
	const pattern0 = new RegExp("^[A-Za-z0-9]*$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.side === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "side" },
					message: "must have required property 'side'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.island === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "island" },
					message: "must have required property 'island'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.name === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "name" },
					message: "must have required property 'name'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.email === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "email" },
					message: "must have required property 'email'"
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
			if (data.side !== void 0) {
				let data0 = data.side;
				if (typeof data0 !== "string") {
					const err6 = {
						instancePath: instancePath + "/side",
						schemaPath: "#/properties/side/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!(data0 === "owner" || data0 === "tenant")) {
					const err7 = {
						instancePath: instancePath + "/side",
						schemaPath: "#/properties/side/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.side.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.island !== void 0) {
				let data1 = data.island;
				if (typeof data1 !== "string") {
					const err8 = {
						instancePath: instancePath + "/island",
						schemaPath: "#/properties/island/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!(data1 === "MALLORCA" || data1 === "MENORCA" || data1 === "IBIZA" || data1 === "FORMENTERA")) {
					const err9 = {
						instancePath: instancePath + "/island",
						schemaPath: "#/properties/island/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.island.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.largeHolder !== void 0) {
				let data2 = data.largeHolder;
				if (typeof data2 !== "string") {
					const err10 = {
						instancePath: instancePath + "/largeHolder",
						schemaPath: "#/properties/largeHolder/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!(data2 === "yes" || data2 === "no")) {
					const err11 = {
						instancePath: instancePath + "/largeHolder",
						schemaPath: "#/properties/largeHolder/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.largeHolder.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.ownedSince !== void 0) {
				let data3 = data.ownedSince;
				if (typeof data3 === "string") {
					if (!formats0.validate(data3)) {
						const err12 = {
							instancePath: instancePath + "/ownedSince",
							schemaPath: "#/properties/ownedSince/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/ownedSince",
						schemaPath: "#/properties/ownedSince/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.askedRent !== void 0) {
				let data4 = data.askedRent;
				if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
					const err14 = {
						instancePath: instancePath + "/askedRent",
						schemaPath: "#/properties/askedRent/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (typeof data4 == "number") {
					if (data4 > 99999999999 || isNaN(data4)) {
						const err15 = {
							instancePath: instancePath + "/askedRent",
							schemaPath: "#/properties/askedRent/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
					if (data4 < 0 || isNaN(data4)) {
						const err16 = {
							instancePath: instancePath + "/askedRent",
							schemaPath: "#/properties/askedRent/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
			}
			if (data.registered !== void 0) {
				let data5 = data.registered;
				if (typeof data5 !== "string") {
					const err17 = {
						instancePath: instancePath + "/registered",
						schemaPath: "#/properties/registered/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (!(data5 === "yes" || data5 === "no")) {
					const err18 = {
						instancePath: instancePath + "/registered",
						schemaPath: "#/properties/registered/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.registered.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.lastRegisteredOn !== void 0) {
				let data6 = data.lastRegisteredOn;
				if (typeof data6 === "string") {
					if (!formats0.validate(data6)) {
						const err19 = {
							instancePath: instancePath + "/lastRegisteredOn",
							schemaPath: "#/properties/lastRegisteredOn/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				} else {
					const err20 = {
						instancePath: instancePath + "/lastRegisteredOn",
						schemaPath: "#/properties/lastRegisteredOn/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
			if (data.emptySince !== void 0) {
				let data7 = data.emptySince;
				if (typeof data7 === "string") {
					if (!formats0.validate(data7)) {
						const err21 = {
							instancePath: instancePath + "/emptySince",
							schemaPath: "#/properties/emptySince/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				} else {
					const err22 = {
						instancePath: instancePath + "/emptySince",
						schemaPath: "#/properties/emptySince/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
			if (data.address !== void 0) {
				let data8 = data.address;
				if (typeof data8 === "string") {
					if (func1(data8) > 200) {
						const err23 = {
							instancePath: instancePath + "/address",
							schemaPath: "#/properties/address/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
					if (func1(data8) < 3) {
						const err24 = {
							instancePath: instancePath + "/address",
							schemaPath: "#/properties/address/minLength",
							keyword: "minLength",
							params: { limit: 3 },
							message: "must NOT have fewer than 3 characters"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				} else {
					const err25 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/properties/address/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
			if (data.cadastralRef !== void 0) {
				let data9 = data.cadastralRef;
				if (typeof data9 === "string") {
					if (func1(data9) > 20) {
						const err26 = {
							instancePath: instancePath + "/cadastralRef",
							schemaPath: "#/properties/cadastralRef/maxLength",
							keyword: "maxLength",
							params: { limit: 20 },
							message: "must NOT have more than 20 characters"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
					if (!pattern0.test(data9)) {
						const err27 = {
							instancePath: instancePath + "/cadastralRef",
							schemaPath: "#/properties/cadastralRef/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9]*$" },
							message: "must match pattern \"^[A-Za-z0-9]*$\""
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				} else {
					const err28 = {
						instancePath: instancePath + "/cadastralRef",
						schemaPath: "#/properties/cadastralRef/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
			if (data.cedula !== void 0) {
				let data10 = data.cedula;
				if (typeof data10 !== "string") {
					const err29 = {
						instancePath: instancePath + "/cedula",
						schemaPath: "#/properties/cedula/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
				if (!(data10 === "yes" || data10 === "no")) {
					const err30 = {
						instancePath: instancePath + "/cedula",
						schemaPath: "#/properties/cedula/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.cedula.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
			if (data.energy !== void 0) {
				let data11 = data.energy;
				if (typeof data11 !== "string") {
					const err31 = {
						instancePath: instancePath + "/energy",
						schemaPath: "#/properties/energy/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				if (!(data11 === "yes" || data11 === "no")) {
					const err32 = {
						instancePath: instancePath + "/energy",
						schemaPath: "#/properties/energy/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.energy.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			}
			if (data.worksNeeded !== void 0) {
				let data12 = data.worksNeeded;
				if (typeof data12 !== "string") {
					const err33 = {
						instancePath: instancePath + "/worksNeeded",
						schemaPath: "#/properties/worksNeeded/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
				if (!(data12 === "yes" || data12 === "no")) {
					const err34 = {
						instancePath: instancePath + "/worksNeeded",
						schemaPath: "#/properties/worksNeeded/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.worksNeeded.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			}
			if (data.worksCost !== void 0) {
				let data13 = data.worksCost;
				if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13))) {
					const err35 = {
						instancePath: instancePath + "/worksCost",
						schemaPath: "#/properties/worksCost/type",
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
							instancePath: instancePath + "/worksCost",
							schemaPath: "#/properties/worksCost/maximum",
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
							instancePath: instancePath + "/worksCost",
							schemaPath: "#/properties/worksCost/minimum",
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
			if (data.registeredSince !== void 0) {
				let data14 = data.registeredSince;
				if (typeof data14 === "string") {
					if (!formats0.validate(data14)) {
						const err38 = {
							instancePath: instancePath + "/registeredSince",
							schemaPath: "#/properties/registeredSince/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
				} else {
					const err39 = {
						instancePath: instancePath + "/registeredSince",
						schemaPath: "#/properties/registeredSince/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			}
			if (data.monthlyRent !== void 0) {
				let data15 = data.monthlyRent;
				if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15))) {
					const err40 = {
						instancePath: instancePath + "/monthlyRent",
						schemaPath: "#/properties/monthlyRent/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
				if (typeof data15 == "number") {
					if (data15 > 99999999999 || isNaN(data15)) {
						const err41 = {
							instancePath: instancePath + "/monthlyRent",
							schemaPath: "#/properties/monthlyRent/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
					if (data15 < 0 || isNaN(data15)) {
						const err42 = {
							instancePath: instancePath + "/monthlyRent",
							schemaPath: "#/properties/monthlyRent/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err42];
						else vErrors.push(err42);
						errors++;
					}
				}
			}
			if (data.members !== void 0) {
				let data16 = data.members;
				if (Array.isArray(data16)) {
					if (data16.length > 10) {
						const err43 = {
							instancePath: instancePath + "/members",
							schemaPath: "#/properties/members/maxItems",
							keyword: "maxItems",
							params: { limit: 10 },
							message: "must NOT have more than 10 items"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
					const len0 = data16.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data17 = data16[i0];
						if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
							if (data17.name === void 0) {
								const err44 = {
									instancePath: instancePath + "/members/" + i0,
									schemaPath: "#/properties/members/items/required",
									keyword: "required",
									params: { missingProperty: "name" },
									message: "must have required property 'name'"
								};
								if (vErrors === null) vErrors = [err44];
								else vErrors.push(err44);
								errors++;
							}
							if (data17.birth === void 0) {
								const err45 = {
									instancePath: instancePath + "/members/" + i0,
									schemaPath: "#/properties/members/items/required",
									keyword: "required",
									params: { missingProperty: "birth" },
									message: "must have required property 'birth'"
								};
								if (vErrors === null) vErrors = [err45];
								else vErrors.push(err45);
								errors++;
							}
							if (data17.income === void 0) {
								const err46 = {
									instancePath: instancePath + "/members/" + i0,
									schemaPath: "#/properties/members/items/required",
									keyword: "required",
									params: { missingProperty: "income" },
									message: "must have required property 'income'"
								};
								if (vErrors === null) vErrors = [err46];
								else vErrors.push(err46);
								errors++;
							}
							for (const key1 in data17) if (!(key1 === "name" || key1 === "birth" || key1 === "income")) {
								const err47 = {
									instancePath: instancePath + "/members/" + i0,
									schemaPath: "#/properties/members/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key1 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err47];
								else vErrors.push(err47);
								errors++;
							}
							if (data17.name !== void 0) {
								let data18 = data17.name;
								if (typeof data18 === "string") {
									if (func1(data18) > 120) {
										const err48 = {
											instancePath: instancePath + "/members/" + i0 + "/name",
											schemaPath: "#/properties/members/items/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 120 },
											message: "must NOT have more than 120 characters"
										};
										if (vErrors === null) vErrors = [err48];
										else vErrors.push(err48);
										errors++;
									}
									if (func1(data18) < 1) {
										const err49 = {
											instancePath: instancePath + "/members/" + i0 + "/name",
											schemaPath: "#/properties/members/items/properties/name/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										};
										if (vErrors === null) vErrors = [err49];
										else vErrors.push(err49);
										errors++;
									}
								} else {
									const err50 = {
										instancePath: instancePath + "/members/" + i0 + "/name",
										schemaPath: "#/properties/members/items/properties/name/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err50];
									else vErrors.push(err50);
									errors++;
								}
							}
							if (data17.birth !== void 0) {
								let data19 = data17.birth;
								if (typeof data19 === "string") {
									if (!formats0.validate(data19)) {
										const err51 = {
											instancePath: instancePath + "/members/" + i0 + "/birth",
											schemaPath: "#/properties/members/items/properties/birth/format",
											keyword: "format",
											params: { format: "date" },
											message: "must match format \"date\""
										};
										if (vErrors === null) vErrors = [err51];
										else vErrors.push(err51);
										errors++;
									}
								} else {
									const err52 = {
										instancePath: instancePath + "/members/" + i0 + "/birth",
										schemaPath: "#/properties/members/items/properties/birth/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err52];
									else vErrors.push(err52);
									errors++;
								}
							}
							if (data17.income !== void 0) {
								let data20 = data17.income;
								if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20))) {
									const err53 = {
										instancePath: instancePath + "/members/" + i0 + "/income",
										schemaPath: "#/properties/members/items/properties/income/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err53];
									else vErrors.push(err53);
									errors++;
								}
								if (typeof data20 == "number") {
									if (data20 > 99999999999 || isNaN(data20)) {
										const err54 = {
											instancePath: instancePath + "/members/" + i0 + "/income",
											schemaPath: "#/properties/members/items/properties/income/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 99999999999
											},
											message: "must be <= 99999999999"
										};
										if (vErrors === null) vErrors = [err54];
										else vErrors.push(err54);
										errors++;
									}
									if (data20 < 0 || isNaN(data20)) {
										const err55 = {
											instancePath: instancePath + "/members/" + i0 + "/income",
											schemaPath: "#/properties/members/items/properties/income/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err55];
										else vErrors.push(err55);
										errors++;
									}
								}
							}
						} else {
							const err56 = {
								instancePath: instancePath + "/members/" + i0,
								schemaPath: "#/properties/members/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err56];
							else vErrors.push(err56);
							errors++;
						}
					}
				} else {
					const err57 = {
						instancePath: instancePath + "/members",
						schemaPath: "#/properties/members/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
			}
			if (data.name !== void 0) {
				let data21 = data.name;
				if (typeof data21 === "string") {
					if (func1(data21) > 120) {
						const err58 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err58];
						else vErrors.push(err58);
						errors++;
					}
					if (func1(data21) < 1) {
						const err59 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
				} else {
					const err60 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err60];
					else vErrors.push(err60);
					errors++;
				}
			}
			if (data.email !== void 0) {
				let data22 = data.email;
				if (typeof data22 === "string") {
					if (func1(data22) > 254) {
						const err61 = {
							instancePath: instancePath + "/email",
							schemaPath: "#/properties/email/maxLength",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						if (vErrors === null) vErrors = [err61];
						else vErrors.push(err61);
						errors++;
					}
					if (!formats10.test(data22)) {
						const err62 = {
							instancePath: instancePath + "/email",
							schemaPath: "#/properties/email/format",
							keyword: "format",
							params: { format: "email" },
							message: "must match format \"email\""
						};
						if (vErrors === null) vErrors = [err62];
						else vErrors.push(err62);
						errors++;
					}
				} else {
					const err63 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err63];
					else vErrors.push(err63);
					errors++;
				}
			}
			if (data.phone !== void 0) {
				let data23 = data.phone;
				if (typeof data23 === "string") {
					if (func1(data23) > 25) {
						const err64 = {
							instancePath: instancePath + "/phone",
							schemaPath: "#/properties/phone/maxLength",
							keyword: "maxLength",
							params: { limit: 25 },
							message: "must NOT have more than 25 characters"
						};
						if (vErrors === null) vErrors = [err64];
						else vErrors.push(err64);
						errors++;
					}
				} else {
					const err65 = {
						instancePath: instancePath + "/phone",
						schemaPath: "#/properties/phone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err65];
					else vErrors.push(err65);
					errors++;
				}
			}
			if (data.message !== void 0) {
				let data24 = data.message;
				if (typeof data24 === "string") {
					if (func1(data24) > 2e3) {
						const err66 = {
							instancePath: instancePath + "/message",
							schemaPath: "#/properties/message/maxLength",
							keyword: "maxLength",
							params: { limit: 2e3 },
							message: "must NOT have more than 2000 characters"
						};
						if (vErrors === null) vErrors = [err66];
						else vErrors.push(err66);
						errors++;
					}
				} else {
					const err67 = {
						instancePath: instancePath + "/message",
						schemaPath: "#/properties/message/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err67];
					else vErrors.push(err67);
					errors++;
				}
			}
			if (data.language !== void 0) {
				let data25 = data.language;
				if (typeof data25 !== "string") {
					const err68 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err68];
					else vErrors.push(err68);
					errors++;
				}
				if (!(data25 === "es" || data25 === "en" || data25 === "ca" || data25 === "de")) {
					const err69 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.language.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err69];
					else vErrors.push(err69);
					errors++;
				}
			}
			if (data.consent !== void 0) {
				let data26 = data.consent;
				if (typeof data26 !== "boolean") {
					const err70 = {
						instancePath: instancePath + "/consent",
						schemaPath: "#/properties/consent/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err70];
					else vErrors.push(err70);
					errors++;
				}
				if (true !== data26) {
					const err71 = {
						instancePath: instancePath + "/consent",
						schemaPath: "#/properties/consent/const",
						keyword: "const",
						params: { allowedValue: true },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err71];
					else vErrors.push(err71);
					errors++;
				}
			}
			if (data.website !== void 0) {
				let data27 = data.website;
				if (typeof data27 === "string") {
					if (func1(data27) > 200) {
						const err72 = {
							instancePath: instancePath + "/website",
							schemaPath: "#/properties/website/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err72];
						else vErrors.push(err72);
						errors++;
					}
				} else {
					const err73 = {
						instancePath: instancePath + "/website",
						schemaPath: "#/properties/website/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
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

export default require_rental_RentalInput();
