import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_contact_ContactLegal = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ContactLegal = validate0;
	const schema0 = {
		"$id": "ContactLegal",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"idDocType": {
				"type": "string",
				"enum": [
					"DNI",
					"NIE",
					"CIF",
					"PASSPORT",
					"OTHER"
				]
			},
			"idDocNumber": {
				"type": "string",
				"maxLength": 40
			},
			"idDocExpiresOn": {
				"type": "string",
				"format": "date"
			},
			"fiscalResidence": {
				"type": "string",
				"enum": [
					"ES",
					"EU",
					"NON_EU"
				]
			},
			"maritalRegime": {
				"type": "string",
				"enum": [
					"single",
					"separation",
					"community",
					"participation",
					"other"
				]
			},
			"spouse": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"name": {
						"type": "string",
						"maxLength": 160
					},
					"email": {
						"type": "string",
						"format": "email",
						"maxLength": 254
					},
					"idDoc": {
						"type": "string",
						"maxLength": 40
					}
				}
			},
			"kyc": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"pep": { "type": "boolean" },
					"fundsOrigin": {
						"type": "string",
						"maxLength": 500
					},
					"beneficialOwner": {
						"type": "string",
						"maxLength": 160
					},
					"checkedOn": {
						"type": "string",
						"format": "date"
					}
				}
			}
		}
	};
	const func0 = require_ucs2length().default;
	const formats0 = require_formats().fullFormats.date;
	const formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "idDocType" || key0 === "idDocNumber" || key0 === "idDocExpiresOn" || key0 === "fiscalResidence" || key0 === "maritalRegime" || key0 === "spouse" || key0 === "kyc")) {
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
			if (data.idDocType !== void 0) {
				let data0 = data.idDocType;
				if (typeof data0 !== "string") {
					const err1 = {
						instancePath: instancePath + "/idDocType",
						schemaPath: "#/properties/idDocType/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (!(data0 === "DNI" || data0 === "NIE" || data0 === "CIF" || data0 === "PASSPORT" || data0 === "OTHER")) {
					const err2 = {
						instancePath: instancePath + "/idDocType",
						schemaPath: "#/properties/idDocType/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.idDocType.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.idDocNumber !== void 0) {
				let data1 = data.idDocNumber;
				if (typeof data1 === "string") {
					if (func0(data1) > 40) {
						const err3 = {
							instancePath: instancePath + "/idDocNumber",
							schemaPath: "#/properties/idDocNumber/maxLength",
							keyword: "maxLength",
							params: { limit: 40 },
							message: "must NOT have more than 40 characters"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/idDocNumber",
						schemaPath: "#/properties/idDocNumber/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.idDocExpiresOn !== void 0) {
				let data2 = data.idDocExpiresOn;
				if (typeof data2 === "string") {
					if (!formats0.validate(data2)) {
						const err5 = {
							instancePath: instancePath + "/idDocExpiresOn",
							schemaPath: "#/properties/idDocExpiresOn/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/idDocExpiresOn",
						schemaPath: "#/properties/idDocExpiresOn/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.fiscalResidence !== void 0) {
				let data3 = data.fiscalResidence;
				if (typeof data3 !== "string") {
					const err7 = {
						instancePath: instancePath + "/fiscalResidence",
						schemaPath: "#/properties/fiscalResidence/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!(data3 === "ES" || data3 === "EU" || data3 === "NON_EU")) {
					const err8 = {
						instancePath: instancePath + "/fiscalResidence",
						schemaPath: "#/properties/fiscalResidence/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.fiscalResidence.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.maritalRegime !== void 0) {
				let data4 = data.maritalRegime;
				if (typeof data4 !== "string") {
					const err9 = {
						instancePath: instancePath + "/maritalRegime",
						schemaPath: "#/properties/maritalRegime/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!(data4 === "single" || data4 === "separation" || data4 === "community" || data4 === "participation" || data4 === "other")) {
					const err10 = {
						instancePath: instancePath + "/maritalRegime",
						schemaPath: "#/properties/maritalRegime/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.maritalRegime.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.spouse !== void 0) {
				let data5 = data.spouse;
				if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
					for (const key1 in data5) if (!(key1 === "name" || key1 === "email" || key1 === "idDoc")) {
						const err11 = {
							instancePath: instancePath + "/spouse",
							schemaPath: "#/properties/spouse/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (data5.name !== void 0) {
						let data6 = data5.name;
						if (typeof data6 === "string") {
							if (func0(data6) > 160) {
								const err12 = {
									instancePath: instancePath + "/spouse/name",
									schemaPath: "#/properties/spouse/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 160 },
									message: "must NOT have more than 160 characters"
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
						} else {
							const err13 = {
								instancePath: instancePath + "/spouse/name",
								schemaPath: "#/properties/spouse/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					}
					if (data5.email !== void 0) {
						let data7 = data5.email;
						if (typeof data7 === "string") {
							if (func0(data7) > 254) {
								const err14 = {
									instancePath: instancePath + "/spouse/email",
									schemaPath: "#/properties/spouse/properties/email/maxLength",
									keyword: "maxLength",
									params: { limit: 254 },
									message: "must NOT have more than 254 characters"
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
							if (!formats2.test(data7)) {
								const err15 = {
									instancePath: instancePath + "/spouse/email",
									schemaPath: "#/properties/spouse/properties/email/format",
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
								instancePath: instancePath + "/spouse/email",
								schemaPath: "#/properties/spouse/properties/email/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
					if (data5.idDoc !== void 0) {
						let data8 = data5.idDoc;
						if (typeof data8 === "string") {
							if (func0(data8) > 40) {
								const err17 = {
									instancePath: instancePath + "/spouse/idDoc",
									schemaPath: "#/properties/spouse/properties/idDoc/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						} else {
							const err18 = {
								instancePath: instancePath + "/spouse/idDoc",
								schemaPath: "#/properties/spouse/properties/idDoc/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					}
				} else {
					const err19 = {
						instancePath: instancePath + "/spouse",
						schemaPath: "#/properties/spouse/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
			if (data.kyc !== void 0) {
				let data9 = data.kyc;
				if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
					for (const key2 in data9) if (!(key2 === "pep" || key2 === "fundsOrigin" || key2 === "beneficialOwner" || key2 === "checkedOn")) {
						const err20 = {
							instancePath: instancePath + "/kyc",
							schemaPath: "#/properties/kyc/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					if (data9.pep !== void 0) {
						if (typeof data9.pep !== "boolean") {
							const err21 = {
								instancePath: instancePath + "/kyc/pep",
								schemaPath: "#/properties/kyc/properties/pep/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
					if (data9.fundsOrigin !== void 0) {
						let data11 = data9.fundsOrigin;
						if (typeof data11 === "string") {
							if (func0(data11) > 500) {
								const err22 = {
									instancePath: instancePath + "/kyc/fundsOrigin",
									schemaPath: "#/properties/kyc/properties/fundsOrigin/maxLength",
									keyword: "maxLength",
									params: { limit: 500 },
									message: "must NOT have more than 500 characters"
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
						} else {
							const err23 = {
								instancePath: instancePath + "/kyc/fundsOrigin",
								schemaPath: "#/properties/kyc/properties/fundsOrigin/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					}
					if (data9.beneficialOwner !== void 0) {
						let data12 = data9.beneficialOwner;
						if (typeof data12 === "string") {
							if (func0(data12) > 160) {
								const err24 = {
									instancePath: instancePath + "/kyc/beneficialOwner",
									schemaPath: "#/properties/kyc/properties/beneficialOwner/maxLength",
									keyword: "maxLength",
									params: { limit: 160 },
									message: "must NOT have more than 160 characters"
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
						} else {
							const err25 = {
								instancePath: instancePath + "/kyc/beneficialOwner",
								schemaPath: "#/properties/kyc/properties/beneficialOwner/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					}
					if (data9.checkedOn !== void 0) {
						let data13 = data9.checkedOn;
						if (typeof data13 === "string") {
							if (!formats0.validate(data13)) {
								const err26 = {
									instancePath: instancePath + "/kyc/checkedOn",
									schemaPath: "#/properties/kyc/properties/checkedOn/format",
									keyword: "format",
									params: { format: "date" },
									message: "must match format \"date\""
								};
								if (vErrors === null) vErrors = [err26];
								else vErrors.push(err26);
								errors++;
							}
						} else {
							const err27 = {
								instancePath: instancePath + "/kyc/checkedOn",
								schemaPath: "#/properties/kyc/properties/checkedOn/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					}
				} else {
					const err28 = {
						instancePath: instancePath + "/kyc",
						schemaPath: "#/properties/kyc/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
		} else {
			const err29 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err29];
			else vErrors.push(err29);
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

export default require_contact_ContactLegal();
