import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_agency_AgencyCompanyPatch = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.AgencyCompanyPatch = validate0;
	const func0 = require_ucs2length().default;
	const pattern0 = new RegExp("^[0-9]{5}$", "u");
	const pattern1 = new RegExp("^[A-Za-z0-9./-]*$", "u");
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
			for (const key0 in data) if (!(key0 === "version" || key0 === "legalName" || key0 === "taxId" || key0 === "registeredOffice" || key0 === "invoice" || key0 === "complaintsAddress" || key0 === "dataProtectionEmail")) {
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
			if (data.legalName !== void 0) {
				let data1 = data.legalName;
				if (typeof data1 === "string") {
					if (func0(data1) > 160) {
						const err4 = {
							instancePath: instancePath + "/legalName",
							schemaPath: "#/properties/legalName/maxLength",
							keyword: "maxLength",
							params: { limit: 160 },
							message: "must NOT have more than 160 characters"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/legalName",
						schemaPath: "#/properties/legalName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.taxId !== void 0) {
				let data2 = data.taxId;
				if (typeof data2 === "string") {
					if (func0(data2) > 20) {
						const err6 = {
							instancePath: instancePath + "/taxId",
							schemaPath: "#/properties/taxId/maxLength",
							keyword: "maxLength",
							params: { limit: 20 },
							message: "must NOT have more than 20 characters"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/taxId",
						schemaPath: "#/properties/taxId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.registeredOffice !== void 0) {
				let data3 = data.registeredOffice;
				if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
					for (const key1 in data3) if (!(key1 === "street" || key1 === "postalCode" || key1 === "town" || key1 === "province")) {
						const err8 = {
							instancePath: instancePath + "/registeredOffice",
							schemaPath: "#/properties/registeredOffice/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (data3.street !== void 0) {
						let data4 = data3.street;
						if (typeof data4 === "string") {
							if (func0(data4) > 200) {
								const err9 = {
									instancePath: instancePath + "/registeredOffice/street",
									schemaPath: "#/properties/registeredOffice/properties/street/maxLength",
									keyword: "maxLength",
									params: { limit: 200 },
									message: "must NOT have more than 200 characters"
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
						} else {
							const err10 = {
								instancePath: instancePath + "/registeredOffice/street",
								schemaPath: "#/properties/registeredOffice/properties/street/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					}
					if (data3.postalCode !== void 0) {
						let data5 = data3.postalCode;
						if (typeof data5 === "string") {
							if (!pattern0.test(data5)) {
								const err11 = {
									instancePath: instancePath + "/registeredOffice/postalCode",
									schemaPath: "#/properties/registeredOffice/properties/postalCode/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9]{5}$" },
									message: "must match pattern \"^[0-9]{5}$\""
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
						} else {
							const err12 = {
								instancePath: instancePath + "/registeredOffice/postalCode",
								schemaPath: "#/properties/registeredOffice/properties/postalCode/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					}
					if (data3.town !== void 0) {
						let data6 = data3.town;
						if (typeof data6 === "string") {
							if (func0(data6) > 80) {
								const err13 = {
									instancePath: instancePath + "/registeredOffice/town",
									schemaPath: "#/properties/registeredOffice/properties/town/maxLength",
									keyword: "maxLength",
									params: { limit: 80 },
									message: "must NOT have more than 80 characters"
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
						} else {
							const err14 = {
								instancePath: instancePath + "/registeredOffice/town",
								schemaPath: "#/properties/registeredOffice/properties/town/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					}
					if (data3.province !== void 0) {
						let data7 = data3.province;
						if (typeof data7 === "string") {
							if (func0(data7) > 80) {
								const err15 = {
									instancePath: instancePath + "/registeredOffice/province",
									schemaPath: "#/properties/registeredOffice/properties/province/maxLength",
									keyword: "maxLength",
									params: { limit: 80 },
									message: "must NOT have more than 80 characters"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						} else {
							const err16 = {
								instancePath: instancePath + "/registeredOffice/province",
								schemaPath: "#/properties/registeredOffice/properties/province/type",
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
						instancePath: instancePath + "/registeredOffice",
						schemaPath: "#/properties/registeredOffice/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.invoice !== void 0) {
				let data8 = data.invoice;
				if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
					for (const key2 in data8) if (!(key2 === "email" || key2 === "series" || key2 === "iban" || key2 === "footer")) {
						const err18 = {
							instancePath: instancePath + "/invoice",
							schemaPath: "#/properties/invoice/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					if (data8.email !== void 0) {
						let data9 = data8.email;
						if (typeof data9 === "string") {
							if (func0(data9) > 254) {
								const err19 = {
									instancePath: instancePath + "/invoice/email",
									schemaPath: "#/properties/invoice/properties/email/maxLength",
									keyword: "maxLength",
									params: { limit: 254 },
									message: "must NOT have more than 254 characters"
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
							if (!formats0.test(data9)) {
								const err20 = {
									instancePath: instancePath + "/invoice/email",
									schemaPath: "#/properties/invoice/properties/email/format",
									keyword: "format",
									params: { format: "email" },
									message: "must match format \"email\""
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
						} else {
							const err21 = {
								instancePath: instancePath + "/invoice/email",
								schemaPath: "#/properties/invoice/properties/email/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
					if (data8.series !== void 0) {
						let data10 = data8.series;
						if (typeof data10 === "string") {
							if (func0(data10) > 10) {
								const err22 = {
									instancePath: instancePath + "/invoice/series",
									schemaPath: "#/properties/invoice/properties/series/maxLength",
									keyword: "maxLength",
									params: { limit: 10 },
									message: "must NOT have more than 10 characters"
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
							if (!pattern1.test(data10)) {
								const err23 = {
									instancePath: instancePath + "/invoice/series",
									schemaPath: "#/properties/invoice/properties/series/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9./-]*$" },
									message: "must match pattern \"^[A-Za-z0-9./-]*$\""
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
						} else {
							const err24 = {
								instancePath: instancePath + "/invoice/series",
								schemaPath: "#/properties/invoice/properties/series/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					}
					if (data8.iban !== void 0) {
						let data11 = data8.iban;
						if (typeof data11 === "string") {
							if (func0(data11) > 34) {
								const err25 = {
									instancePath: instancePath + "/invoice/iban",
									schemaPath: "#/properties/invoice/properties/iban/maxLength",
									keyword: "maxLength",
									params: { limit: 34 },
									message: "must NOT have more than 34 characters"
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
						} else {
							const err26 = {
								instancePath: instancePath + "/invoice/iban",
								schemaPath: "#/properties/invoice/properties/iban/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					}
					if (data8.footer !== void 0) {
						let data12 = data8.footer;
						if (typeof data12 === "string") {
							if (func0(data12) > 400) {
								const err27 = {
									instancePath: instancePath + "/invoice/footer",
									schemaPath: "#/properties/invoice/properties/footer/maxLength",
									keyword: "maxLength",
									params: { limit: 400 },
									message: "must NOT have more than 400 characters"
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
							}
						} else {
							const err28 = {
								instancePath: instancePath + "/invoice/footer",
								schemaPath: "#/properties/invoice/properties/footer/type",
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
						instancePath: instancePath + "/invoice",
						schemaPath: "#/properties/invoice/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
			if (data.complaintsAddress !== void 0) {
				let data13 = data.complaintsAddress;
				if (typeof data13 === "string") {
					if (func0(data13) > 200) {
						const err30 = {
							instancePath: instancePath + "/complaintsAddress",
							schemaPath: "#/properties/complaintsAddress/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				} else {
					const err31 = {
						instancePath: instancePath + "/complaintsAddress",
						schemaPath: "#/properties/complaintsAddress/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			}
			if (data.dataProtectionEmail !== void 0) {
				let data14 = data.dataProtectionEmail;
				if (typeof data14 === "string") {
					if (func0(data14) > 254) {
						const err32 = {
							instancePath: instancePath + "/dataProtectionEmail",
							schemaPath: "#/properties/dataProtectionEmail/maxLength",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
					if (!formats0.test(data14)) {
						const err33 = {
							instancePath: instancePath + "/dataProtectionEmail",
							schemaPath: "#/properties/dataProtectionEmail/format",
							keyword: "format",
							params: { format: "email" },
							message: "must match format \"email\""
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
				} else {
					const err34 = {
						instancePath: instancePath + "/dataProtectionEmail",
						schemaPath: "#/properties/dataProtectionEmail/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			}
		} else {
			const err35 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err35];
			else vErrors.push(err35);
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

export default require_agency_AgencyCompanyPatch();
