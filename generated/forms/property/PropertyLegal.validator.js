import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_property_PropertyLegal = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.PropertyLegal = validate0;
	const schema0 = {
		"$id": "PropertyLegal",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"energy": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"status": {
						"type": "string",
						"enum": [
							"pending",
							"provided",
							"in_process",
							"exempt"
						]
					},
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
				"properties": {
					"state": {
						"type": "string",
						"enum": [
							"has",
							"applied",
							"absent"
						]
					},
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
			"touristLicence": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"kind": {
						"type": "string",
						"enum": [
							"ETV",
							"ETVPL",
							"ETV60",
							"other"
						]
					},
					"number": {
						"type": "string",
						"maxLength": 80
					},
					"places": {
						"type": "integer",
						"minimum": 1,
						"maximum": 500
					},
					"nrua": {
						"type": "string",
						"maxLength": 80
					},
					"expiresOn": {
						"type": "string",
						"format": "date"
					}
				}
			},
			"deposit": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"lodgedOn": {
						"type": "string",
						"format": "date"
					},
					"receipt": {
						"type": "string",
						"maxLength": 40
					}
				}
			},
			"communityFee": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"communityFeePeriod": {
				"type": "string",
				"enum": [
					"month",
					"quarter",
					"year"
				]
			},
			"communityFeeIncluded": { "type": "boolean" },
			"ibiYearly": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"garbageYearly": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"derrama": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"referenceValue": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"ite": {
				"type": "string",
				"enum": [
					"passed",
					"failed",
					"pending",
					"notNeeded"
				]
			},
			"communityDebtCertificate": { "type": "boolean" },
			"planningInfraction": { "type": "boolean" },
			"rusticLegalisation": {
				"type": "string",
				"maxLength": 500
			},
			"registry": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"cru": {
						"type": "string",
						"pattern": "^[0-9]{14}$"
					},
					"office": {
						"type": "string",
						"maxLength": 80
					},
					"tomo": {
						"type": "string",
						"maxLength": 10
					},
					"libro": {
						"type": "string",
						"maxLength": 10
					},
					"folio": {
						"type": "string",
						"maxLength": 10
					},
					"finca": {
						"type": "string",
						"maxLength": 15
					},
					"inscripcion": {
						"type": "string",
						"maxLength": 10
					}
				}
			},
			"charges": {
				"type": "array",
				"maxItems": 20,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["kind"],
					"properties": {
						"kind": {
							"type": "string",
							"enum": [
								"mortgage",
								"embargo",
								"servitude",
								"usufruct",
								"other"
							]
						},
						"holder": {
							"type": "string",
							"maxLength": 120
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
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const formats0 = require_formats().fullFormats.date;
	const pattern0 = new RegExp("^[0-9]{14}$", "u");
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
			if (data.energy !== void 0) {
				let data0 = data.energy;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					for (const key1 in data0) if (!(key1 === "status" || key1 === "consumptionLetter" || key1 === "consumptionKwh" || key1 === "emissionsLetter" || key1 === "emissionsKg" || key1 === "certificateNumber" || key1 === "issuedOn" || key1 === "expiresOn")) {
						const err1 = {
							instancePath: instancePath + "/energy",
							schemaPath: "#/properties/energy/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					if (data0.status !== void 0) {
						let data1 = data0.status;
						if (typeof data1 !== "string") {
							const err2 = {
								instancePath: instancePath + "/energy/status",
								schemaPath: "#/properties/energy/properties/status/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						if (!(data1 === "pending" || data1 === "provided" || data1 === "in_process" || data1 === "exempt")) {
							const err3 = {
								instancePath: instancePath + "/energy/status",
								schemaPath: "#/properties/energy/properties/status/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.energy.properties.status.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					}
					if (data0.consumptionLetter !== void 0) {
						let data2 = data0.consumptionLetter;
						if (typeof data2 !== "string") {
							const err4 = {
								instancePath: instancePath + "/energy/consumptionLetter",
								schemaPath: "#/properties/energy/properties/consumptionLetter/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (!(data2 === "A" || data2 === "B" || data2 === "C" || data2 === "D" || data2 === "E" || data2 === "F" || data2 === "G")) {
							const err5 = {
								instancePath: instancePath + "/energy/consumptionLetter",
								schemaPath: "#/properties/energy/properties/consumptionLetter/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.energy.properties.consumptionLetter.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					}
					if (data0.consumptionKwh !== void 0) {
						let data3 = data0.consumptionKwh;
						if (typeof data3 == "number") {
							if (data3 > 999 || isNaN(data3)) {
								const err6 = {
									instancePath: instancePath + "/energy/consumptionKwh",
									schemaPath: "#/properties/energy/properties/consumptionKwh/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 999
									},
									message: "must be <= 999"
								};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
							}
							if (data3 < .1 || isNaN(data3)) {
								const err7 = {
									instancePath: instancePath + "/energy/consumptionKwh",
									schemaPath: "#/properties/energy/properties/consumptionKwh/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: .1
									},
									message: "must be >= 0.1"
								};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
						} else {
							const err8 = {
								instancePath: instancePath + "/energy/consumptionKwh",
								schemaPath: "#/properties/energy/properties/consumptionKwh/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					}
					if (data0.emissionsLetter !== void 0) {
						let data4 = data0.emissionsLetter;
						if (typeof data4 !== "string") {
							const err9 = {
								instancePath: instancePath + "/energy/emissionsLetter",
								schemaPath: "#/properties/energy/properties/emissionsLetter/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (!(data4 === "A" || data4 === "B" || data4 === "C" || data4 === "D" || data4 === "E" || data4 === "F" || data4 === "G")) {
							const err10 = {
								instancePath: instancePath + "/energy/emissionsLetter",
								schemaPath: "#/properties/energy/properties/emissionsLetter/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.energy.properties.emissionsLetter.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					}
					if (data0.emissionsKg !== void 0) {
						let data5 = data0.emissionsKg;
						if (typeof data5 == "number") {
							if (data5 > 999 || isNaN(data5)) {
								const err11 = {
									instancePath: instancePath + "/energy/emissionsKg",
									schemaPath: "#/properties/energy/properties/emissionsKg/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 999
									},
									message: "must be <= 999"
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
							if (data5 < 0 || isNaN(data5)) {
								const err12 = {
									instancePath: instancePath + "/energy/emissionsKg",
									schemaPath: "#/properties/energy/properties/emissionsKg/minimum",
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
						} else {
							const err13 = {
								instancePath: instancePath + "/energy/emissionsKg",
								schemaPath: "#/properties/energy/properties/emissionsKg/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					}
					if (data0.certificateNumber !== void 0) {
						let data6 = data0.certificateNumber;
						if (typeof data6 === "string") {
							if (func1(data6) > 60) {
								const err14 = {
									instancePath: instancePath + "/energy/certificateNumber",
									schemaPath: "#/properties/energy/properties/certificateNumber/maxLength",
									keyword: "maxLength",
									params: { limit: 60 },
									message: "must NOT have more than 60 characters"
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						} else {
							const err15 = {
								instancePath: instancePath + "/energy/certificateNumber",
								schemaPath: "#/properties/energy/properties/certificateNumber/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					}
					if (data0.issuedOn !== void 0) {
						let data7 = data0.issuedOn;
						if (typeof data7 === "string") {
							if (!formats0.validate(data7)) {
								const err16 = {
									instancePath: instancePath + "/energy/issuedOn",
									schemaPath: "#/properties/energy/properties/issuedOn/format",
									keyword: "format",
									params: { format: "date" },
									message: "must match format \"date\""
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						} else {
							const err17 = {
								instancePath: instancePath + "/energy/issuedOn",
								schemaPath: "#/properties/energy/properties/issuedOn/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					}
					if (data0.expiresOn !== void 0) {
						let data8 = data0.expiresOn;
						if (typeof data8 === "string") {
							if (!formats0.validate(data8)) {
								const err18 = {
									instancePath: instancePath + "/energy/expiresOn",
									schemaPath: "#/properties/energy/properties/expiresOn/format",
									keyword: "format",
									params: { format: "date" },
									message: "must match format \"date\""
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
						} else {
							const err19 = {
								instancePath: instancePath + "/energy/expiresOn",
								schemaPath: "#/properties/energy/properties/expiresOn/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					}
				} else {
					const err20 = {
						instancePath: instancePath + "/energy",
						schemaPath: "#/properties/energy/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
			if (data.cedula !== void 0) {
				let data9 = data.cedula;
				if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
					for (const key2 in data9) if (!(key2 === "state" || key2 === "kind" || key2 === "number" || key2 === "issuedOn" || key2 === "expiresOn" || key2 === "maxOccupants")) {
						const err21 = {
							instancePath: instancePath + "/cedula",
							schemaPath: "#/properties/cedula/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
					if (data9.state !== void 0) {
						let data10 = data9.state;
						if (typeof data10 !== "string") {
							const err22 = {
								instancePath: instancePath + "/cedula/state",
								schemaPath: "#/properties/cedula/properties/state/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
						if (!(data10 === "has" || data10 === "applied" || data10 === "absent")) {
							const err23 = {
								instancePath: instancePath + "/cedula/state",
								schemaPath: "#/properties/cedula/properties/state/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.cedula.properties.state.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					}
					if (data9.kind !== void 0) {
						let data11 = data9.kind;
						if (typeof data11 !== "string") {
							const err24 = {
								instancePath: instancePath + "/cedula/kind",
								schemaPath: "#/properties/cedula/properties/kind/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
						if (!(data11 === "primera_ocupacion" || data11 === "renovacion" || data11 === "carencia" || data11 === "duplicado")) {
							const err25 = {
								instancePath: instancePath + "/cedula/kind",
								schemaPath: "#/properties/cedula/properties/kind/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.cedula.properties.kind.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					}
					if (data9.number !== void 0) {
						let data12 = data9.number;
						if (typeof data12 === "string") {
							if (func1(data12) > 40) {
								const err26 = {
									instancePath: instancePath + "/cedula/number",
									schemaPath: "#/properties/cedula/properties/number/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								};
								if (vErrors === null) vErrors = [err26];
								else vErrors.push(err26);
								errors++;
							}
						} else {
							const err27 = {
								instancePath: instancePath + "/cedula/number",
								schemaPath: "#/properties/cedula/properties/number/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					}
					if (data9.issuedOn !== void 0) {
						let data13 = data9.issuedOn;
						if (typeof data13 === "string") {
							if (!formats0.validate(data13)) {
								const err28 = {
									instancePath: instancePath + "/cedula/issuedOn",
									schemaPath: "#/properties/cedula/properties/issuedOn/format",
									keyword: "format",
									params: { format: "date" },
									message: "must match format \"date\""
								};
								if (vErrors === null) vErrors = [err28];
								else vErrors.push(err28);
								errors++;
							}
						} else {
							const err29 = {
								instancePath: instancePath + "/cedula/issuedOn",
								schemaPath: "#/properties/cedula/properties/issuedOn/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
					}
					if (data9.expiresOn !== void 0) {
						let data14 = data9.expiresOn;
						if (typeof data14 === "string") {
							if (!formats0.validate(data14)) {
								const err30 = {
									instancePath: instancePath + "/cedula/expiresOn",
									schemaPath: "#/properties/cedula/properties/expiresOn/format",
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
								instancePath: instancePath + "/cedula/expiresOn",
								schemaPath: "#/properties/cedula/properties/expiresOn/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
					}
					if (data9.maxOccupants !== void 0) {
						let data15 = data9.maxOccupants;
						if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15))) {
							const err32 = {
								instancePath: instancePath + "/cedula/maxOccupants",
								schemaPath: "#/properties/cedula/properties/maxOccupants/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
						if (typeof data15 == "number") {
							if (data15 > 200 || isNaN(data15)) {
								const err33 = {
									instancePath: instancePath + "/cedula/maxOccupants",
									schemaPath: "#/properties/cedula/properties/maxOccupants/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 200
									},
									message: "must be <= 200"
								};
								if (vErrors === null) vErrors = [err33];
								else vErrors.push(err33);
								errors++;
							}
							if (data15 < 1 || isNaN(data15)) {
								const err34 = {
									instancePath: instancePath + "/cedula/maxOccupants",
									schemaPath: "#/properties/cedula/properties/maxOccupants/minimum",
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
				} else {
					const err35 = {
						instancePath: instancePath + "/cedula",
						schemaPath: "#/properties/cedula/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			}
			if (data.touristLicence !== void 0) {
				let data16 = data.touristLicence;
				if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
					for (const key3 in data16) if (!(key3 === "kind" || key3 === "number" || key3 === "places" || key3 === "nrua" || key3 === "expiresOn")) {
						const err36 = {
							instancePath: instancePath + "/touristLicence",
							schemaPath: "#/properties/touristLicence/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key3 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
					if (data16.kind !== void 0) {
						let data17 = data16.kind;
						if (typeof data17 !== "string") {
							const err37 = {
								instancePath: instancePath + "/touristLicence/kind",
								schemaPath: "#/properties/touristLicence/properties/kind/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
						if (!(data17 === "ETV" || data17 === "ETVPL" || data17 === "ETV60" || data17 === "other")) {
							const err38 = {
								instancePath: instancePath + "/touristLicence/kind",
								schemaPath: "#/properties/touristLicence/properties/kind/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.touristLicence.properties.kind.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
					}
					if (data16.number !== void 0) {
						let data18 = data16.number;
						if (typeof data18 === "string") {
							if (func1(data18) > 80) {
								const err39 = {
									instancePath: instancePath + "/touristLicence/number",
									schemaPath: "#/properties/touristLicence/properties/number/maxLength",
									keyword: "maxLength",
									params: { limit: 80 },
									message: "must NOT have more than 80 characters"
								};
								if (vErrors === null) vErrors = [err39];
								else vErrors.push(err39);
								errors++;
							}
						} else {
							const err40 = {
								instancePath: instancePath + "/touristLicence/number",
								schemaPath: "#/properties/touristLicence/properties/number/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
					}
					if (data16.places !== void 0) {
						let data19 = data16.places;
						if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19))) {
							const err41 = {
								instancePath: instancePath + "/touristLicence/places",
								schemaPath: "#/properties/touristLicence/properties/places/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
						if (typeof data19 == "number") {
							if (data19 > 500 || isNaN(data19)) {
								const err42 = {
									instancePath: instancePath + "/touristLicence/places",
									schemaPath: "#/properties/touristLicence/properties/places/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 500
									},
									message: "must be <= 500"
								};
								if (vErrors === null) vErrors = [err42];
								else vErrors.push(err42);
								errors++;
							}
							if (data19 < 1 || isNaN(data19)) {
								const err43 = {
									instancePath: instancePath + "/touristLicence/places",
									schemaPath: "#/properties/touristLicence/properties/places/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err43];
								else vErrors.push(err43);
								errors++;
							}
						}
					}
					if (data16.nrua !== void 0) {
						let data20 = data16.nrua;
						if (typeof data20 === "string") {
							if (func1(data20) > 80) {
								const err44 = {
									instancePath: instancePath + "/touristLicence/nrua",
									schemaPath: "#/properties/touristLicence/properties/nrua/maxLength",
									keyword: "maxLength",
									params: { limit: 80 },
									message: "must NOT have more than 80 characters"
								};
								if (vErrors === null) vErrors = [err44];
								else vErrors.push(err44);
								errors++;
							}
						} else {
							const err45 = {
								instancePath: instancePath + "/touristLicence/nrua",
								schemaPath: "#/properties/touristLicence/properties/nrua/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err45];
							else vErrors.push(err45);
							errors++;
						}
					}
					if (data16.expiresOn !== void 0) {
						let data21 = data16.expiresOn;
						if (typeof data21 === "string") {
							if (!formats0.validate(data21)) {
								const err46 = {
									instancePath: instancePath + "/touristLicence/expiresOn",
									schemaPath: "#/properties/touristLicence/properties/expiresOn/format",
									keyword: "format",
									params: { format: "date" },
									message: "must match format \"date\""
								};
								if (vErrors === null) vErrors = [err46];
								else vErrors.push(err46);
								errors++;
							}
						} else {
							const err47 = {
								instancePath: instancePath + "/touristLicence/expiresOn",
								schemaPath: "#/properties/touristLicence/properties/expiresOn/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err47];
							else vErrors.push(err47);
							errors++;
						}
					}
				} else {
					const err48 = {
						instancePath: instancePath + "/touristLicence",
						schemaPath: "#/properties/touristLicence/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
			}
			if (data.deposit !== void 0) {
				let data22 = data.deposit;
				if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
					for (const key4 in data22) if (!(key4 === "lodgedOn" || key4 === "receipt")) {
						const err49 = {
							instancePath: instancePath + "/deposit",
							schemaPath: "#/properties/deposit/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key4 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
					if (data22.lodgedOn !== void 0) {
						let data23 = data22.lodgedOn;
						if (typeof data23 === "string") {
							if (!formats0.validate(data23)) {
								const err50 = {
									instancePath: instancePath + "/deposit/lodgedOn",
									schemaPath: "#/properties/deposit/properties/lodgedOn/format",
									keyword: "format",
									params: { format: "date" },
									message: "must match format \"date\""
								};
								if (vErrors === null) vErrors = [err50];
								else vErrors.push(err50);
								errors++;
							}
						} else {
							const err51 = {
								instancePath: instancePath + "/deposit/lodgedOn",
								schemaPath: "#/properties/deposit/properties/lodgedOn/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err51];
							else vErrors.push(err51);
							errors++;
						}
					}
					if (data22.receipt !== void 0) {
						let data24 = data22.receipt;
						if (typeof data24 === "string") {
							if (func1(data24) > 40) {
								const err52 = {
									instancePath: instancePath + "/deposit/receipt",
									schemaPath: "#/properties/deposit/properties/receipt/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								};
								if (vErrors === null) vErrors = [err52];
								else vErrors.push(err52);
								errors++;
							}
						} else {
							const err53 = {
								instancePath: instancePath + "/deposit/receipt",
								schemaPath: "#/properties/deposit/properties/receipt/type",
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
						instancePath: instancePath + "/deposit",
						schemaPath: "#/properties/deposit/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
			}
			if (data.communityFee !== void 0) {
				let data25 = data.communityFee;
				if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
					const err55 = {
						instancePath: instancePath + "/communityFee",
						schemaPath: "#/properties/communityFee/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err55];
					else vErrors.push(err55);
					errors++;
				}
				if (typeof data25 == "number") {
					if (data25 > 99999999999 || isNaN(data25)) {
						const err56 = {
							instancePath: instancePath + "/communityFee",
							schemaPath: "#/properties/communityFee/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err56];
						else vErrors.push(err56);
						errors++;
					}
					if (data25 < 0 || isNaN(data25)) {
						const err57 = {
							instancePath: instancePath + "/communityFee",
							schemaPath: "#/properties/communityFee/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err57];
						else vErrors.push(err57);
						errors++;
					}
				}
			}
			if (data.communityFeePeriod !== void 0) {
				let data26 = data.communityFeePeriod;
				if (typeof data26 !== "string") {
					const err58 = {
						instancePath: instancePath + "/communityFeePeriod",
						schemaPath: "#/properties/communityFeePeriod/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
				if (!(data26 === "month" || data26 === "quarter" || data26 === "year")) {
					const err59 = {
						instancePath: instancePath + "/communityFeePeriod",
						schemaPath: "#/properties/communityFeePeriod/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.communityFeePeriod.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err59];
					else vErrors.push(err59);
					errors++;
				}
			}
			if (data.communityFeeIncluded !== void 0) {
				if (typeof data.communityFeeIncluded !== "boolean") {
					const err60 = {
						instancePath: instancePath + "/communityFeeIncluded",
						schemaPath: "#/properties/communityFeeIncluded/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err60];
					else vErrors.push(err60);
					errors++;
				}
			}
			if (data.ibiYearly !== void 0) {
				let data28 = data.ibiYearly;
				if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28))) {
					const err61 = {
						instancePath: instancePath + "/ibiYearly",
						schemaPath: "#/properties/ibiYearly/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err61];
					else vErrors.push(err61);
					errors++;
				}
				if (typeof data28 == "number") {
					if (data28 > 99999999999 || isNaN(data28)) {
						const err62 = {
							instancePath: instancePath + "/ibiYearly",
							schemaPath: "#/properties/ibiYearly/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err62];
						else vErrors.push(err62);
						errors++;
					}
					if (data28 < 0 || isNaN(data28)) {
						const err63 = {
							instancePath: instancePath + "/ibiYearly",
							schemaPath: "#/properties/ibiYearly/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err63];
						else vErrors.push(err63);
						errors++;
					}
				}
			}
			if (data.garbageYearly !== void 0) {
				let data29 = data.garbageYearly;
				if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
					const err64 = {
						instancePath: instancePath + "/garbageYearly",
						schemaPath: "#/properties/garbageYearly/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err64];
					else vErrors.push(err64);
					errors++;
				}
				if (typeof data29 == "number") {
					if (data29 > 99999999999 || isNaN(data29)) {
						const err65 = {
							instancePath: instancePath + "/garbageYearly",
							schemaPath: "#/properties/garbageYearly/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err65];
						else vErrors.push(err65);
						errors++;
					}
					if (data29 < 0 || isNaN(data29)) {
						const err66 = {
							instancePath: instancePath + "/garbageYearly",
							schemaPath: "#/properties/garbageYearly/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err66];
						else vErrors.push(err66);
						errors++;
					}
				}
			}
			if (data.derrama !== void 0) {
				let data30 = data.derrama;
				if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30))) {
					const err67 = {
						instancePath: instancePath + "/derrama",
						schemaPath: "#/properties/derrama/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err67];
					else vErrors.push(err67);
					errors++;
				}
				if (typeof data30 == "number") {
					if (data30 > 99999999999 || isNaN(data30)) {
						const err68 = {
							instancePath: instancePath + "/derrama",
							schemaPath: "#/properties/derrama/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err68];
						else vErrors.push(err68);
						errors++;
					}
					if (data30 < 0 || isNaN(data30)) {
						const err69 = {
							instancePath: instancePath + "/derrama",
							schemaPath: "#/properties/derrama/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err69];
						else vErrors.push(err69);
						errors++;
					}
				}
			}
			if (data.referenceValue !== void 0) {
				let data31 = data.referenceValue;
				if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
					const err70 = {
						instancePath: instancePath + "/referenceValue",
						schemaPath: "#/properties/referenceValue/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err70];
					else vErrors.push(err70);
					errors++;
				}
				if (typeof data31 == "number") {
					if (data31 > 99999999999 || isNaN(data31)) {
						const err71 = {
							instancePath: instancePath + "/referenceValue",
							schemaPath: "#/properties/referenceValue/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err71];
						else vErrors.push(err71);
						errors++;
					}
					if (data31 < 0 || isNaN(data31)) {
						const err72 = {
							instancePath: instancePath + "/referenceValue",
							schemaPath: "#/properties/referenceValue/minimum",
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
				}
			}
			if (data.ite !== void 0) {
				let data32 = data.ite;
				if (typeof data32 !== "string") {
					const err73 = {
						instancePath: instancePath + "/ite",
						schemaPath: "#/properties/ite/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err73];
					else vErrors.push(err73);
					errors++;
				}
				if (!(data32 === "passed" || data32 === "failed" || data32 === "pending" || data32 === "notNeeded")) {
					const err74 = {
						instancePath: instancePath + "/ite",
						schemaPath: "#/properties/ite/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.ite.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err74];
					else vErrors.push(err74);
					errors++;
				}
			}
			if (data.communityDebtCertificate !== void 0) {
				if (typeof data.communityDebtCertificate !== "boolean") {
					const err75 = {
						instancePath: instancePath + "/communityDebtCertificate",
						schemaPath: "#/properties/communityDebtCertificate/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err75];
					else vErrors.push(err75);
					errors++;
				}
			}
			if (data.planningInfraction !== void 0) {
				if (typeof data.planningInfraction !== "boolean") {
					const err76 = {
						instancePath: instancePath + "/planningInfraction",
						schemaPath: "#/properties/planningInfraction/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err76];
					else vErrors.push(err76);
					errors++;
				}
			}
			if (data.rusticLegalisation !== void 0) {
				let data35 = data.rusticLegalisation;
				if (typeof data35 === "string") {
					if (func1(data35) > 500) {
						const err77 = {
							instancePath: instancePath + "/rusticLegalisation",
							schemaPath: "#/properties/rusticLegalisation/maxLength",
							keyword: "maxLength",
							params: { limit: 500 },
							message: "must NOT have more than 500 characters"
						};
						if (vErrors === null) vErrors = [err77];
						else vErrors.push(err77);
						errors++;
					}
				} else {
					const err78 = {
						instancePath: instancePath + "/rusticLegalisation",
						schemaPath: "#/properties/rusticLegalisation/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err78];
					else vErrors.push(err78);
					errors++;
				}
			}
			if (data.registry !== void 0) {
				let data36 = data.registry;
				if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
					for (const key5 in data36) if (!(key5 === "cru" || key5 === "office" || key5 === "tomo" || key5 === "libro" || key5 === "folio" || key5 === "finca" || key5 === "inscripcion")) {
						const err79 = {
							instancePath: instancePath + "/registry",
							schemaPath: "#/properties/registry/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key5 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err79];
						else vErrors.push(err79);
						errors++;
					}
					if (data36.cru !== void 0) {
						let data37 = data36.cru;
						if (typeof data37 === "string") {
							if (!pattern0.test(data37)) {
								const err80 = {
									instancePath: instancePath + "/registry/cru",
									schemaPath: "#/properties/registry/properties/cru/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9]{14}$" },
									message: "must match pattern \"^[0-9]{14}$\""
								};
								if (vErrors === null) vErrors = [err80];
								else vErrors.push(err80);
								errors++;
							}
						} else {
							const err81 = {
								instancePath: instancePath + "/registry/cru",
								schemaPath: "#/properties/registry/properties/cru/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err81];
							else vErrors.push(err81);
							errors++;
						}
					}
					if (data36.office !== void 0) {
						let data38 = data36.office;
						if (typeof data38 === "string") {
							if (func1(data38) > 80) {
								const err82 = {
									instancePath: instancePath + "/registry/office",
									schemaPath: "#/properties/registry/properties/office/maxLength",
									keyword: "maxLength",
									params: { limit: 80 },
									message: "must NOT have more than 80 characters"
								};
								if (vErrors === null) vErrors = [err82];
								else vErrors.push(err82);
								errors++;
							}
						} else {
							const err83 = {
								instancePath: instancePath + "/registry/office",
								schemaPath: "#/properties/registry/properties/office/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err83];
							else vErrors.push(err83);
							errors++;
						}
					}
					if (data36.tomo !== void 0) {
						let data39 = data36.tomo;
						if (typeof data39 === "string") {
							if (func1(data39) > 10) {
								const err84 = {
									instancePath: instancePath + "/registry/tomo",
									schemaPath: "#/properties/registry/properties/tomo/maxLength",
									keyword: "maxLength",
									params: { limit: 10 },
									message: "must NOT have more than 10 characters"
								};
								if (vErrors === null) vErrors = [err84];
								else vErrors.push(err84);
								errors++;
							}
						} else {
							const err85 = {
								instancePath: instancePath + "/registry/tomo",
								schemaPath: "#/properties/registry/properties/tomo/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err85];
							else vErrors.push(err85);
							errors++;
						}
					}
					if (data36.libro !== void 0) {
						let data40 = data36.libro;
						if (typeof data40 === "string") {
							if (func1(data40) > 10) {
								const err86 = {
									instancePath: instancePath + "/registry/libro",
									schemaPath: "#/properties/registry/properties/libro/maxLength",
									keyword: "maxLength",
									params: { limit: 10 },
									message: "must NOT have more than 10 characters"
								};
								if (vErrors === null) vErrors = [err86];
								else vErrors.push(err86);
								errors++;
							}
						} else {
							const err87 = {
								instancePath: instancePath + "/registry/libro",
								schemaPath: "#/properties/registry/properties/libro/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err87];
							else vErrors.push(err87);
							errors++;
						}
					}
					if (data36.folio !== void 0) {
						let data41 = data36.folio;
						if (typeof data41 === "string") {
							if (func1(data41) > 10) {
								const err88 = {
									instancePath: instancePath + "/registry/folio",
									schemaPath: "#/properties/registry/properties/folio/maxLength",
									keyword: "maxLength",
									params: { limit: 10 },
									message: "must NOT have more than 10 characters"
								};
								if (vErrors === null) vErrors = [err88];
								else vErrors.push(err88);
								errors++;
							}
						} else {
							const err89 = {
								instancePath: instancePath + "/registry/folio",
								schemaPath: "#/properties/registry/properties/folio/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err89];
							else vErrors.push(err89);
							errors++;
						}
					}
					if (data36.finca !== void 0) {
						let data42 = data36.finca;
						if (typeof data42 === "string") {
							if (func1(data42) > 15) {
								const err90 = {
									instancePath: instancePath + "/registry/finca",
									schemaPath: "#/properties/registry/properties/finca/maxLength",
									keyword: "maxLength",
									params: { limit: 15 },
									message: "must NOT have more than 15 characters"
								};
								if (vErrors === null) vErrors = [err90];
								else vErrors.push(err90);
								errors++;
							}
						} else {
							const err91 = {
								instancePath: instancePath + "/registry/finca",
								schemaPath: "#/properties/registry/properties/finca/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err91];
							else vErrors.push(err91);
							errors++;
						}
					}
					if (data36.inscripcion !== void 0) {
						let data43 = data36.inscripcion;
						if (typeof data43 === "string") {
							if (func1(data43) > 10) {
								const err92 = {
									instancePath: instancePath + "/registry/inscripcion",
									schemaPath: "#/properties/registry/properties/inscripcion/maxLength",
									keyword: "maxLength",
									params: { limit: 10 },
									message: "must NOT have more than 10 characters"
								};
								if (vErrors === null) vErrors = [err92];
								else vErrors.push(err92);
								errors++;
							}
						} else {
							const err93 = {
								instancePath: instancePath + "/registry/inscripcion",
								schemaPath: "#/properties/registry/properties/inscripcion/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err93];
							else vErrors.push(err93);
							errors++;
						}
					}
				} else {
					const err94 = {
						instancePath: instancePath + "/registry",
						schemaPath: "#/properties/registry/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err94];
					else vErrors.push(err94);
					errors++;
				}
			}
			if (data.charges !== void 0) {
				let data44 = data.charges;
				if (Array.isArray(data44)) {
					if (data44.length > 20) {
						const err95 = {
							instancePath: instancePath + "/charges",
							schemaPath: "#/properties/charges/maxItems",
							keyword: "maxItems",
							params: { limit: 20 },
							message: "must NOT have more than 20 items"
						};
						if (vErrors === null) vErrors = [err95];
						else vErrors.push(err95);
						errors++;
					}
					const len0 = data44.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data45 = data44[i0];
						if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
							if (data45.kind === void 0) {
								const err96 = {
									instancePath: instancePath + "/charges/" + i0,
									schemaPath: "#/properties/charges/items/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									message: "must have required property 'kind'"
								};
								if (vErrors === null) vErrors = [err96];
								else vErrors.push(err96);
								errors++;
							}
							for (const key6 in data45) if (!(key6 === "kind" || key6 === "holder" || key6 === "amount")) {
								const err97 = {
									instancePath: instancePath + "/charges/" + i0,
									schemaPath: "#/properties/charges/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key6 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err97];
								else vErrors.push(err97);
								errors++;
							}
							if (data45.kind !== void 0) {
								let data46 = data45.kind;
								if (typeof data46 !== "string") {
									const err98 = {
										instancePath: instancePath + "/charges/" + i0 + "/kind",
										schemaPath: "#/properties/charges/items/properties/kind/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err98];
									else vErrors.push(err98);
									errors++;
								}
								if (!(data46 === "mortgage" || data46 === "embargo" || data46 === "servitude" || data46 === "usufruct" || data46 === "other")) {
									const err99 = {
										instancePath: instancePath + "/charges/" + i0 + "/kind",
										schemaPath: "#/properties/charges/items/properties/kind/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.charges.items.properties.kind.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err99];
									else vErrors.push(err99);
									errors++;
								}
							}
							if (data45.holder !== void 0) {
								let data47 = data45.holder;
								if (typeof data47 === "string") {
									if (func1(data47) > 120) {
										const err100 = {
											instancePath: instancePath + "/charges/" + i0 + "/holder",
											schemaPath: "#/properties/charges/items/properties/holder/maxLength",
											keyword: "maxLength",
											params: { limit: 120 },
											message: "must NOT have more than 120 characters"
										};
										if (vErrors === null) vErrors = [err100];
										else vErrors.push(err100);
										errors++;
									}
								} else {
									const err101 = {
										instancePath: instancePath + "/charges/" + i0 + "/holder",
										schemaPath: "#/properties/charges/items/properties/holder/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err101];
									else vErrors.push(err101);
									errors++;
								}
							}
							if (data45.amount !== void 0) {
								let data48 = data45.amount;
								if (!(typeof data48 == "number" && !(data48 % 1) && !isNaN(data48))) {
									const err102 = {
										instancePath: instancePath + "/charges/" + i0 + "/amount",
										schemaPath: "#/properties/charges/items/properties/amount/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err102];
									else vErrors.push(err102);
									errors++;
								}
								if (typeof data48 == "number") {
									if (data48 > 99999999999 || isNaN(data48)) {
										const err103 = {
											instancePath: instancePath + "/charges/" + i0 + "/amount",
											schemaPath: "#/properties/charges/items/properties/amount/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 99999999999
											},
											message: "must be <= 99999999999"
										};
										if (vErrors === null) vErrors = [err103];
										else vErrors.push(err103);
										errors++;
									}
									if (data48 < 0 || isNaN(data48)) {
										const err104 = {
											instancePath: instancePath + "/charges/" + i0 + "/amount",
											schemaPath: "#/properties/charges/items/properties/amount/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err104];
										else vErrors.push(err104);
										errors++;
									}
								}
							}
						} else {
							const err105 = {
								instancePath: instancePath + "/charges/" + i0,
								schemaPath: "#/properties/charges/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err105];
							else vErrors.push(err105);
							errors++;
						}
					}
				} else {
					const err106 = {
						instancePath: instancePath + "/charges",
						schemaPath: "#/properties/charges/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
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

export default require_property_PropertyLegal();
