import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_contact_ContactReach = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ContactReach = validate0;
	const schema0 = {
		"$id": "ContactReach",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"phones": {
				"type": "array",
				"maxItems": 20,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["number"],
					"properties": {
						"number": {
							"type": "string",
							"minLength": 3,
							"maxLength": 25
						},
						"label": {
							"type": "string",
							"enum": [
								"mobile",
								"landline",
								"work",
								"spouse"
							]
						},
						"whatsapp": { "type": "boolean" }
					}
				}
			},
			"emails": {
				"type": "array",
				"maxItems": 20,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["address"],
					"properties": {
						"address": {
							"type": "string",
							"format": "email",
							"maxLength": 254
						},
						"label": {
							"type": "string",
							"enum": [
								"personal",
								"work",
								"spouse"
							]
						}
					}
				}
			},
			"preferredContact": {
				"type": "string",
				"enum": [
					"EMAIL",
					"WHATSAPP",
					"PLATFORM",
					"PHONE"
				]
			},
			"doNotContact": { "type": "boolean" },
			"street": {
				"type": "string",
				"maxLength": 200
			},
			"postalCode": {
				"type": "string",
				"maxLength": 12
			},
			"town": {
				"type": "string",
				"maxLength": 80
			},
			"country": {
				"type": "string",
				"pattern": "^[A-Z]{2}$"
			}
		}
	};
	const func0 = require_ucs2length().default;
	const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
	const pattern0 = new RegExp("^[A-Z]{2}$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "phones" || key0 === "emails" || key0 === "preferredContact" || key0 === "doNotContact" || key0 === "street" || key0 === "postalCode" || key0 === "town" || key0 === "country")) {
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
			if (data.phones !== void 0) {
				let data0 = data.phones;
				if (Array.isArray(data0)) {
					if (data0.length > 20) {
						const err1 = {
							instancePath: instancePath + "/phones",
							schemaPath: "#/properties/phones/maxItems",
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
							if (data1.number === void 0) {
								const err2 = {
									instancePath: instancePath + "/phones/" + i0,
									schemaPath: "#/properties/phones/items/required",
									keyword: "required",
									params: { missingProperty: "number" },
									message: "must have required property 'number'"
								};
								if (vErrors === null) vErrors = [err2];
								else vErrors.push(err2);
								errors++;
							}
							for (const key1 in data1) if (!(key1 === "number" || key1 === "label" || key1 === "whatsapp")) {
								const err3 = {
									instancePath: instancePath + "/phones/" + i0,
									schemaPath: "#/properties/phones/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key1 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err3];
								else vErrors.push(err3);
								errors++;
							}
							if (data1.number !== void 0) {
								let data2 = data1.number;
								if (typeof data2 === "string") {
									if (func0(data2) > 25) {
										const err4 = {
											instancePath: instancePath + "/phones/" + i0 + "/number",
											schemaPath: "#/properties/phones/items/properties/number/maxLength",
											keyword: "maxLength",
											params: { limit: 25 },
											message: "must NOT have more than 25 characters"
										};
										if (vErrors === null) vErrors = [err4];
										else vErrors.push(err4);
										errors++;
									}
									if (func0(data2) < 3) {
										const err5 = {
											instancePath: instancePath + "/phones/" + i0 + "/number",
											schemaPath: "#/properties/phones/items/properties/number/minLength",
											keyword: "minLength",
											params: { limit: 3 },
											message: "must NOT have fewer than 3 characters"
										};
										if (vErrors === null) vErrors = [err5];
										else vErrors.push(err5);
										errors++;
									}
								} else {
									const err6 = {
										instancePath: instancePath + "/phones/" + i0 + "/number",
										schemaPath: "#/properties/phones/items/properties/number/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err6];
									else vErrors.push(err6);
									errors++;
								}
							}
							if (data1.label !== void 0) {
								let data3 = data1.label;
								if (typeof data3 !== "string") {
									const err7 = {
										instancePath: instancePath + "/phones/" + i0 + "/label",
										schemaPath: "#/properties/phones/items/properties/label/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err7];
									else vErrors.push(err7);
									errors++;
								}
								if (!(data3 === "mobile" || data3 === "landline" || data3 === "work" || data3 === "spouse")) {
									const err8 = {
										instancePath: instancePath + "/phones/" + i0 + "/label",
										schemaPath: "#/properties/phones/items/properties/label/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.phones.items.properties.label.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err8];
									else vErrors.push(err8);
									errors++;
								}
							}
							if (data1.whatsapp !== void 0) {
								if (typeof data1.whatsapp !== "boolean") {
									const err9 = {
										instancePath: instancePath + "/phones/" + i0 + "/whatsapp",
										schemaPath: "#/properties/phones/items/properties/whatsapp/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err9];
									else vErrors.push(err9);
									errors++;
								}
							}
						} else {
							const err10 = {
								instancePath: instancePath + "/phones/" + i0,
								schemaPath: "#/properties/phones/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/phones",
						schemaPath: "#/properties/phones/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.emails !== void 0) {
				let data5 = data.emails;
				if (Array.isArray(data5)) {
					if (data5.length > 20) {
						const err12 = {
							instancePath: instancePath + "/emails",
							schemaPath: "#/properties/emails/maxItems",
							keyword: "maxItems",
							params: { limit: 20 },
							message: "must NOT have more than 20 items"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					const len1 = data5.length;
					for (let i1 = 0; i1 < len1; i1++) {
						let data6 = data5[i1];
						if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
							if (data6.address === void 0) {
								const err13 = {
									instancePath: instancePath + "/emails/" + i1,
									schemaPath: "#/properties/emails/items/required",
									keyword: "required",
									params: { missingProperty: "address" },
									message: "must have required property 'address'"
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
							for (const key2 in data6) if (!(key2 === "address" || key2 === "label")) {
								const err14 = {
									instancePath: instancePath + "/emails/" + i1,
									schemaPath: "#/properties/emails/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key2 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
							if (data6.address !== void 0) {
								let data7 = data6.address;
								if (typeof data7 === "string") {
									if (func0(data7) > 254) {
										const err15 = {
											instancePath: instancePath + "/emails/" + i1 + "/address",
											schemaPath: "#/properties/emails/items/properties/address/maxLength",
											keyword: "maxLength",
											params: { limit: 254 },
											message: "must NOT have more than 254 characters"
										};
										if (vErrors === null) vErrors = [err15];
										else vErrors.push(err15);
										errors++;
									}
									if (!formats0.test(data7)) {
										const err16 = {
											instancePath: instancePath + "/emails/" + i1 + "/address",
											schemaPath: "#/properties/emails/items/properties/address/format",
											keyword: "format",
											params: { format: "email" },
											message: "must match format \"email\""
										};
										if (vErrors === null) vErrors = [err16];
										else vErrors.push(err16);
										errors++;
									}
								} else {
									const err17 = {
										instancePath: instancePath + "/emails/" + i1 + "/address",
										schemaPath: "#/properties/emails/items/properties/address/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
							}
							if (data6.label !== void 0) {
								let data8 = data6.label;
								if (typeof data8 !== "string") {
									const err18 = {
										instancePath: instancePath + "/emails/" + i1 + "/label",
										schemaPath: "#/properties/emails/items/properties/label/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
								}
								if (!(data8 === "personal" || data8 === "work" || data8 === "spouse")) {
									const err19 = {
										instancePath: instancePath + "/emails/" + i1 + "/label",
										schemaPath: "#/properties/emails/items/properties/label/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.emails.items.properties.label.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err19];
									else vErrors.push(err19);
									errors++;
								}
							}
						} else {
							const err20 = {
								instancePath: instancePath + "/emails/" + i1,
								schemaPath: "#/properties/emails/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
				} else {
					const err21 = {
						instancePath: instancePath + "/emails",
						schemaPath: "#/properties/emails/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
			if (data.preferredContact !== void 0) {
				let data9 = data.preferredContact;
				if (typeof data9 !== "string") {
					const err22 = {
						instancePath: instancePath + "/preferredContact",
						schemaPath: "#/properties/preferredContact/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (!(data9 === "EMAIL" || data9 === "WHATSAPP" || data9 === "PLATFORM" || data9 === "PHONE")) {
					const err23 = {
						instancePath: instancePath + "/preferredContact",
						schemaPath: "#/properties/preferredContact/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.preferredContact.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
			if (data.doNotContact !== void 0) {
				if (typeof data.doNotContact !== "boolean") {
					const err24 = {
						instancePath: instancePath + "/doNotContact",
						schemaPath: "#/properties/doNotContact/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
			if (data.street !== void 0) {
				let data11 = data.street;
				if (typeof data11 === "string") {
					if (func0(data11) > 200) {
						const err25 = {
							instancePath: instancePath + "/street",
							schemaPath: "#/properties/street/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				} else {
					const err26 = {
						instancePath: instancePath + "/street",
						schemaPath: "#/properties/street/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
			if (data.postalCode !== void 0) {
				let data12 = data.postalCode;
				if (typeof data12 === "string") {
					if (func0(data12) > 12) {
						const err27 = {
							instancePath: instancePath + "/postalCode",
							schemaPath: "#/properties/postalCode/maxLength",
							keyword: "maxLength",
							params: { limit: 12 },
							message: "must NOT have more than 12 characters"
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				} else {
					const err28 = {
						instancePath: instancePath + "/postalCode",
						schemaPath: "#/properties/postalCode/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
			if (data.town !== void 0) {
				let data13 = data.town;
				if (typeof data13 === "string") {
					if (func0(data13) > 80) {
						const err29 = {
							instancePath: instancePath + "/town",
							schemaPath: "#/properties/town/maxLength",
							keyword: "maxLength",
							params: { limit: 80 },
							message: "must NOT have more than 80 characters"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				} else {
					const err30 = {
						instancePath: instancePath + "/town",
						schemaPath: "#/properties/town/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
			if (data.country !== void 0) {
				let data14 = data.country;
				if (typeof data14 === "string") {
					if (!pattern0.test(data14)) {
						const err31 = {
							instancePath: instancePath + "/country",
							schemaPath: "#/properties/country/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Z]{2}$" },
							message: "must match pattern \"^[A-Z]{2}$\""
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
				} else {
					const err32 = {
						instancePath: instancePath + "/country",
						schemaPath: "#/properties/country/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			}
		} else {
			const err33 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err33];
			else vErrors.push(err33);
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

export default require_contact_ContactReach();
