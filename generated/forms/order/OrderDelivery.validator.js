import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_order_OrderDelivery = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.OrderDelivery = validate0;
	const schema0 = {
		"$id": "OrderDelivery",
		"type": "object",
		"additionalProperties": false,
		"required": ["version"],
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
			"energy": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"consumptionLetter",
					"emissionsLetter",
					"certificateNumber",
					"issuedOn",
					"expiresOn"
				],
				"properties": {
					"consumptionLetter": {
						"type": "string",
						"enum": [
							"A",
							"B",
							"C",
							"D",
							"E",
							"F",
							"G"
						]
					},
					"consumptionKwh": {
						"type": "number",
						"minimum": .1,
						"maximum": 999
					},
					"emissionsLetter": {
						"type": "string",
						"enum": [
							"A",
							"B",
							"C",
							"D",
							"E",
							"F",
							"G"
						]
					},
					"emissionsKg": {
						"type": "number",
						"minimum": 0,
						"maximum": 999
					},
					"certificateNumber": {
						"type": "string",
						"minLength": 1,
						"maxLength": 60
					},
					"issuedOn": {
						"type": "string",
						"format": "date"
					},
					"expiresOn": {
						"type": "string",
						"format": "date"
					}
				}
			},
			"cedula": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"kind",
					"number",
					"issuedOn",
					"expiresOn"
				],
				"properties": {
					"kind": {
						"type": "string",
						"enum": [
							"primera_ocupacion",
							"renovacion",
							"carencia",
							"duplicado"
						]
					},
					"number": {
						"type": "string",
						"minLength": 1,
						"maxLength": 40
					},
					"issuedOn": {
						"type": "string",
						"format": "date"
					},
					"expiresOn": {
						"type": "string",
						"format": "date"
					},
					"maxOccupants": {
						"type": "integer",
						"minimum": 1,
						"maximum": 200
					}
				}
			},
			"areas": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"usable": {
						"type": "number",
						"minimum": 0,
						"maximum": 99999999
					},
					"built": {
						"type": "number",
						"minimum": 0,
						"maximum": 99999999
					},
					"terrace": {
						"type": "number",
						"minimum": 0,
						"maximum": 99999999
					}
				}
			},
			"texts": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
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
					}
				}
			}
		}
	};
	const func0 = require_ucs2length().default;
	const formats0 = require_formats().fullFormats.date;
	const pattern0 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
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
			for (const key0 in data) if (!(key0 === "version" || key0 === "category" || key0 === "energy" || key0 === "cedula" || key0 === "areas" || key0 === "texts")) {
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
			if (data.energy !== void 0) {
				let data2 = data.energy;
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					if (data2.consumptionLetter === void 0) {
						const err6 = {
							instancePath: instancePath + "/energy",
							schemaPath: "#/properties/energy/required",
							keyword: "required",
							params: { missingProperty: "consumptionLetter" },
							message: "must have required property 'consumptionLetter'"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (data2.emissionsLetter === void 0) {
						const err7 = {
							instancePath: instancePath + "/energy",
							schemaPath: "#/properties/energy/required",
							keyword: "required",
							params: { missingProperty: "emissionsLetter" },
							message: "must have required property 'emissionsLetter'"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (data2.certificateNumber === void 0) {
						const err8 = {
							instancePath: instancePath + "/energy",
							schemaPath: "#/properties/energy/required",
							keyword: "required",
							params: { missingProperty: "certificateNumber" },
							message: "must have required property 'certificateNumber'"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (data2.issuedOn === void 0) {
						const err9 = {
							instancePath: instancePath + "/energy",
							schemaPath: "#/properties/energy/required",
							keyword: "required",
							params: { missingProperty: "issuedOn" },
							message: "must have required property 'issuedOn'"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					if (data2.expiresOn === void 0) {
						const err10 = {
							instancePath: instancePath + "/energy",
							schemaPath: "#/properties/energy/required",
							keyword: "required",
							params: { missingProperty: "expiresOn" },
							message: "must have required property 'expiresOn'"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					for (const key1 in data2) if (!(key1 === "consumptionLetter" || key1 === "consumptionKwh" || key1 === "emissionsLetter" || key1 === "emissionsKg" || key1 === "certificateNumber" || key1 === "issuedOn" || key1 === "expiresOn")) {
						const err11 = {
							instancePath: instancePath + "/energy",
							schemaPath: "#/properties/energy/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (data2.consumptionLetter !== void 0) {
						let data3 = data2.consumptionLetter;
						if (typeof data3 !== "string") {
							const err12 = {
								instancePath: instancePath + "/energy/consumptionLetter",
								schemaPath: "#/properties/energy/properties/consumptionLetter/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (!(data3 === "A" || data3 === "B" || data3 === "C" || data3 === "D" || data3 === "E" || data3 === "F" || data3 === "G")) {
							const err13 = {
								instancePath: instancePath + "/energy/consumptionLetter",
								schemaPath: "#/properties/energy/properties/consumptionLetter/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.energy.properties.consumptionLetter.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					}
					if (data2.consumptionKwh !== void 0) {
						let data4 = data2.consumptionKwh;
						if (typeof data4 == "number") {
							if (data4 > 999 || isNaN(data4)) {
								const err14 = {
									instancePath: instancePath + "/energy/consumptionKwh",
									schemaPath: "#/properties/energy/properties/consumptionKwh/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 999
									},
									message: "must be <= 999"
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
							if (data4 < .1 || isNaN(data4)) {
								const err15 = {
									instancePath: instancePath + "/energy/consumptionKwh",
									schemaPath: "#/properties/energy/properties/consumptionKwh/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: .1
									},
									message: "must be >= 0.1"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						} else {
							const err16 = {
								instancePath: instancePath + "/energy/consumptionKwh",
								schemaPath: "#/properties/energy/properties/consumptionKwh/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
					if (data2.emissionsLetter !== void 0) {
						let data5 = data2.emissionsLetter;
						if (typeof data5 !== "string") {
							const err17 = {
								instancePath: instancePath + "/energy/emissionsLetter",
								schemaPath: "#/properties/energy/properties/emissionsLetter/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
						if (!(data5 === "A" || data5 === "B" || data5 === "C" || data5 === "D" || data5 === "E" || data5 === "F" || data5 === "G")) {
							const err18 = {
								instancePath: instancePath + "/energy/emissionsLetter",
								schemaPath: "#/properties/energy/properties/emissionsLetter/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.energy.properties.emissionsLetter.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					}
					if (data2.emissionsKg !== void 0) {
						let data6 = data2.emissionsKg;
						if (typeof data6 == "number") {
							if (data6 > 999 || isNaN(data6)) {
								const err19 = {
									instancePath: instancePath + "/energy/emissionsKg",
									schemaPath: "#/properties/energy/properties/emissionsKg/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 999
									},
									message: "must be <= 999"
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
							if (data6 < 0 || isNaN(data6)) {
								const err20 = {
									instancePath: instancePath + "/energy/emissionsKg",
									schemaPath: "#/properties/energy/properties/emissionsKg/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
						} else {
							const err21 = {
								instancePath: instancePath + "/energy/emissionsKg",
								schemaPath: "#/properties/energy/properties/emissionsKg/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
					if (data2.certificateNumber !== void 0) {
						let data7 = data2.certificateNumber;
						if (typeof data7 === "string") {
							if (func0(data7) > 60) {
								const err22 = {
									instancePath: instancePath + "/energy/certificateNumber",
									schemaPath: "#/properties/energy/properties/certificateNumber/maxLength",
									keyword: "maxLength",
									params: { limit: 60 },
									message: "must NOT have more than 60 characters"
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
							if (func0(data7) < 1) {
								const err23 = {
									instancePath: instancePath + "/energy/certificateNumber",
									schemaPath: "#/properties/energy/properties/certificateNumber/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
						} else {
							const err24 = {
								instancePath: instancePath + "/energy/certificateNumber",
								schemaPath: "#/properties/energy/properties/certificateNumber/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					}
					if (data2.issuedOn !== void 0) {
						let data8 = data2.issuedOn;
						if (typeof data8 === "string") {
							if (!formats0.validate(data8)) {
								const err25 = {
									instancePath: instancePath + "/energy/issuedOn",
									schemaPath: "#/properties/energy/properties/issuedOn/format",
									keyword: "format",
									params: { format: "date" },
									message: "must match format \"date\""
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
						} else {
							const err26 = {
								instancePath: instancePath + "/energy/issuedOn",
								schemaPath: "#/properties/energy/properties/issuedOn/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					}
					if (data2.expiresOn !== void 0) {
						let data9 = data2.expiresOn;
						if (typeof data9 === "string") {
							if (!formats0.validate(data9)) {
								const err27 = {
									instancePath: instancePath + "/energy/expiresOn",
									schemaPath: "#/properties/energy/properties/expiresOn/format",
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
								instancePath: instancePath + "/energy/expiresOn",
								schemaPath: "#/properties/energy/properties/expiresOn/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					}
				} else {
					const err29 = {
						instancePath: instancePath + "/energy",
						schemaPath: "#/properties/energy/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
			if (data.cedula !== void 0) {
				let data10 = data.cedula;
				if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
					if (data10.kind === void 0) {
						const err30 = {
							instancePath: instancePath + "/cedula",
							schemaPath: "#/properties/cedula/required",
							keyword: "required",
							params: { missingProperty: "kind" },
							message: "must have required property 'kind'"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
					if (data10.number === void 0) {
						const err31 = {
							instancePath: instancePath + "/cedula",
							schemaPath: "#/properties/cedula/required",
							keyword: "required",
							params: { missingProperty: "number" },
							message: "must have required property 'number'"
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
					if (data10.issuedOn === void 0) {
						const err32 = {
							instancePath: instancePath + "/cedula",
							schemaPath: "#/properties/cedula/required",
							keyword: "required",
							params: { missingProperty: "issuedOn" },
							message: "must have required property 'issuedOn'"
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
					if (data10.expiresOn === void 0) {
						const err33 = {
							instancePath: instancePath + "/cedula",
							schemaPath: "#/properties/cedula/required",
							keyword: "required",
							params: { missingProperty: "expiresOn" },
							message: "must have required property 'expiresOn'"
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
					for (const key2 in data10) if (!(key2 === "kind" || key2 === "number" || key2 === "issuedOn" || key2 === "expiresOn" || key2 === "maxOccupants")) {
						const err34 = {
							instancePath: instancePath + "/cedula",
							schemaPath: "#/properties/cedula/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
					if (data10.kind !== void 0) {
						let data11 = data10.kind;
						if (typeof data11 !== "string") {
							const err35 = {
								instancePath: instancePath + "/cedula/kind",
								schemaPath: "#/properties/cedula/properties/kind/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
						if (!(data11 === "primera_ocupacion" || data11 === "renovacion" || data11 === "carencia" || data11 === "duplicado")) {
							const err36 = {
								instancePath: instancePath + "/cedula/kind",
								schemaPath: "#/properties/cedula/properties/kind/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.cedula.properties.kind.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
					}
					if (data10.number !== void 0) {
						let data12 = data10.number;
						if (typeof data12 === "string") {
							if (func0(data12) > 40) {
								const err37 = {
									instancePath: instancePath + "/cedula/number",
									schemaPath: "#/properties/cedula/properties/number/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								};
								if (vErrors === null) vErrors = [err37];
								else vErrors.push(err37);
								errors++;
							}
							if (func0(data12) < 1) {
								const err38 = {
									instancePath: instancePath + "/cedula/number",
									schemaPath: "#/properties/cedula/properties/number/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err38];
								else vErrors.push(err38);
								errors++;
							}
						} else {
							const err39 = {
								instancePath: instancePath + "/cedula/number",
								schemaPath: "#/properties/cedula/properties/number/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err39];
							else vErrors.push(err39);
							errors++;
						}
					}
					if (data10.issuedOn !== void 0) {
						let data13 = data10.issuedOn;
						if (typeof data13 === "string") {
							if (!formats0.validate(data13)) {
								const err40 = {
									instancePath: instancePath + "/cedula/issuedOn",
									schemaPath: "#/properties/cedula/properties/issuedOn/format",
									keyword: "format",
									params: { format: "date" },
									message: "must match format \"date\""
								};
								if (vErrors === null) vErrors = [err40];
								else vErrors.push(err40);
								errors++;
							}
						} else {
							const err41 = {
								instancePath: instancePath + "/cedula/issuedOn",
								schemaPath: "#/properties/cedula/properties/issuedOn/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
					}
					if (data10.expiresOn !== void 0) {
						let data14 = data10.expiresOn;
						if (typeof data14 === "string") {
							if (!formats0.validate(data14)) {
								const err42 = {
									instancePath: instancePath + "/cedula/expiresOn",
									schemaPath: "#/properties/cedula/properties/expiresOn/format",
									keyword: "format",
									params: { format: "date" },
									message: "must match format \"date\""
								};
								if (vErrors === null) vErrors = [err42];
								else vErrors.push(err42);
								errors++;
							}
						} else {
							const err43 = {
								instancePath: instancePath + "/cedula/expiresOn",
								schemaPath: "#/properties/cedula/properties/expiresOn/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err43];
							else vErrors.push(err43);
							errors++;
						}
					}
					if (data10.maxOccupants !== void 0) {
						let data15 = data10.maxOccupants;
						if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15))) {
							const err44 = {
								instancePath: instancePath + "/cedula/maxOccupants",
								schemaPath: "#/properties/cedula/properties/maxOccupants/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err44];
							else vErrors.push(err44);
							errors++;
						}
						if (typeof data15 == "number") {
							if (data15 > 200 || isNaN(data15)) {
								const err45 = {
									instancePath: instancePath + "/cedula/maxOccupants",
									schemaPath: "#/properties/cedula/properties/maxOccupants/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 200
									},
									message: "must be <= 200"
								};
								if (vErrors === null) vErrors = [err45];
								else vErrors.push(err45);
								errors++;
							}
							if (data15 < 1 || isNaN(data15)) {
								const err46 = {
									instancePath: instancePath + "/cedula/maxOccupants",
									schemaPath: "#/properties/cedula/properties/maxOccupants/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err46];
								else vErrors.push(err46);
								errors++;
							}
						}
					}
				} else {
					const err47 = {
						instancePath: instancePath + "/cedula",
						schemaPath: "#/properties/cedula/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
			}
			if (data.areas !== void 0) {
				let data16 = data.areas;
				if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
					for (const key3 in data16) if (!(key3 === "usable" || key3 === "built" || key3 === "terrace")) {
						const err48 = {
							instancePath: instancePath + "/areas",
							schemaPath: "#/properties/areas/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key3 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
					if (data16.usable !== void 0) {
						let data17 = data16.usable;
						if (typeof data17 == "number") {
							if (data17 > 99999999 || isNaN(data17)) {
								const err49 = {
									instancePath: instancePath + "/areas/usable",
									schemaPath: "#/properties/areas/properties/usable/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999
									},
									message: "must be <= 99999999"
								};
								if (vErrors === null) vErrors = [err49];
								else vErrors.push(err49);
								errors++;
							}
							if (data17 < 0 || isNaN(data17)) {
								const err50 = {
									instancePath: instancePath + "/areas/usable",
									schemaPath: "#/properties/areas/properties/usable/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err50];
								else vErrors.push(err50);
								errors++;
							}
						} else {
							const err51 = {
								instancePath: instancePath + "/areas/usable",
								schemaPath: "#/properties/areas/properties/usable/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err51];
							else vErrors.push(err51);
							errors++;
						}
					}
					if (data16.built !== void 0) {
						let data18 = data16.built;
						if (typeof data18 == "number") {
							if (data18 > 99999999 || isNaN(data18)) {
								const err52 = {
									instancePath: instancePath + "/areas/built",
									schemaPath: "#/properties/areas/properties/built/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999
									},
									message: "must be <= 99999999"
								};
								if (vErrors === null) vErrors = [err52];
								else vErrors.push(err52);
								errors++;
							}
							if (data18 < 0 || isNaN(data18)) {
								const err53 = {
									instancePath: instancePath + "/areas/built",
									schemaPath: "#/properties/areas/properties/built/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err53];
								else vErrors.push(err53);
								errors++;
							}
						} else {
							const err54 = {
								instancePath: instancePath + "/areas/built",
								schemaPath: "#/properties/areas/properties/built/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err54];
							else vErrors.push(err54);
							errors++;
						}
					}
					if (data16.terrace !== void 0) {
						let data19 = data16.terrace;
						if (typeof data19 == "number") {
							if (data19 > 99999999 || isNaN(data19)) {
								const err55 = {
									instancePath: instancePath + "/areas/terrace",
									schemaPath: "#/properties/areas/properties/terrace/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 99999999
									},
									message: "must be <= 99999999"
								};
								if (vErrors === null) vErrors = [err55];
								else vErrors.push(err55);
								errors++;
							}
							if (data19 < 0 || isNaN(data19)) {
								const err56 = {
									instancePath: instancePath + "/areas/terrace",
									schemaPath: "#/properties/areas/properties/terrace/minimum",
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
						} else {
							const err57 = {
								instancePath: instancePath + "/areas/terrace",
								schemaPath: "#/properties/areas/properties/terrace/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err57];
							else vErrors.push(err57);
							errors++;
						}
					}
				} else {
					const err58 = {
						instancePath: instancePath + "/areas",
						schemaPath: "#/properties/areas/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
			}
			if (data.texts !== void 0) {
				let data20 = data.texts;
				if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
					for (const key4 in data20) if (!(key4 === "title" || key4 === "description")) {
						const err59 = {
							instancePath: instancePath + "/texts",
							schemaPath: "#/properties/texts/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key4 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
					if (data20.title !== void 0) {
						let data21 = data20.title;
						if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
							if (Object.keys(data21).length > 30) {
								const err60 = {
									instancePath: instancePath + "/texts/title",
									schemaPath: "#/properties/texts/properties/title/maxProperties",
									keyword: "maxProperties",
									params: { limit: 30 },
									message: "must NOT have more than 30 properties"
								};
								if (vErrors === null) vErrors = [err60];
								else vErrors.push(err60);
								errors++;
							}
							for (const key5 in data21) {
								const _errs50 = errors;
								if (typeof key5 === "string") {
									if (!pattern0.test(key5)) {
										const err61 = {
											instancePath: instancePath + "/texts/title",
											schemaPath: "#/properties/texts/properties/title/propertyNames/pattern",
											keyword: "pattern",
											params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
											message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
											propertyName: key5
										};
										if (vErrors === null) vErrors = [err61];
										else vErrors.push(err61);
										errors++;
									}
								}
								if (!(_errs50 === errors)) {
									const err62 = {
										instancePath: instancePath + "/texts/title",
										schemaPath: "#/properties/texts/properties/title/propertyNames",
										keyword: "propertyNames",
										params: { propertyName: key5 },
										message: "property name must be valid"
									};
									if (vErrors === null) vErrors = [err62];
									else vErrors.push(err62);
									errors++;
								}
							}
							for (const key6 in data21) {
								let data22 = data21[key6];
								if (typeof data22 === "string") {
									if (func0(data22) > 160) {
										const err63 = {
											instancePath: instancePath + "/texts/title/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),
											schemaPath: "#/properties/texts/properties/title/additionalProperties/maxLength",
											keyword: "maxLength",
											params: { limit: 160 },
											message: "must NOT have more than 160 characters"
										};
										if (vErrors === null) vErrors = [err63];
										else vErrors.push(err63);
										errors++;
									}
								} else {
									const err64 = {
										instancePath: instancePath + "/texts/title/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/properties/texts/properties/title/additionalProperties/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err64];
									else vErrors.push(err64);
									errors++;
								}
							}
						} else {
							const err65 = {
								instancePath: instancePath + "/texts/title",
								schemaPath: "#/properties/texts/properties/title/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err65];
							else vErrors.push(err65);
							errors++;
						}
					}
					if (data20.description !== void 0) {
						let data23 = data20.description;
						if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
							if (Object.keys(data23).length > 30) {
								const err66 = {
									instancePath: instancePath + "/texts/description",
									schemaPath: "#/properties/texts/properties/description/maxProperties",
									keyword: "maxProperties",
									params: { limit: 30 },
									message: "must NOT have more than 30 properties"
								};
								if (vErrors === null) vErrors = [err66];
								else vErrors.push(err66);
								errors++;
							}
							for (const key7 in data23) {
								const _errs56 = errors;
								if (typeof key7 === "string") {
									if (!pattern0.test(key7)) {
										const err67 = {
											instancePath: instancePath + "/texts/description",
											schemaPath: "#/properties/texts/properties/description/propertyNames/pattern",
											keyword: "pattern",
											params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
											message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
											propertyName: key7
										};
										if (vErrors === null) vErrors = [err67];
										else vErrors.push(err67);
										errors++;
									}
								}
								if (!(_errs56 === errors)) {
									const err68 = {
										instancePath: instancePath + "/texts/description",
										schemaPath: "#/properties/texts/properties/description/propertyNames",
										keyword: "propertyNames",
										params: { propertyName: key7 },
										message: "property name must be valid"
									};
									if (vErrors === null) vErrors = [err68];
									else vErrors.push(err68);
									errors++;
								}
							}
							for (const key8 in data23) {
								let data24 = data23[key8];
								if (typeof data24 === "string") {
									if (func0(data24) > 4e3) {
										const err69 = {
											instancePath: instancePath + "/texts/description/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),
											schemaPath: "#/properties/texts/properties/description/additionalProperties/maxLength",
											keyword: "maxLength",
											params: { limit: 4e3 },
											message: "must NOT have more than 4000 characters"
										};
										if (vErrors === null) vErrors = [err69];
										else vErrors.push(err69);
										errors++;
									}
								} else {
									const err70 = {
										instancePath: instancePath + "/texts/description/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/properties/texts/properties/description/additionalProperties/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err70];
									else vErrors.push(err70);
									errors++;
								}
							}
						} else {
							const err71 = {
								instancePath: instancePath + "/texts/description",
								schemaPath: "#/properties/texts/properties/description/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err71];
							else vErrors.push(err71);
							errors++;
						}
					}
				} else {
					const err72 = {
						instancePath: instancePath + "/texts",
						schemaPath: "#/properties/texts/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err72];
					else vErrors.push(err72);
					errors++;
				}
			}
		} else {
			const err73 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err73];
			else vErrors.push(err73);
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

export default require_order_OrderDelivery();
