import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_contact_ContactLinkInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ContactLinkInput = validate0;
	const schema0 = {
		"$id": "ContactLinkInput",
		"type": "object",
		"additionalProperties": false,
		"required": ["contactId", "relation"],
		"properties": {
			"contactId": {
				"type": "string",
				"format": "uuid"
			},
			"relation": {
				"type": "string",
				"enum": [
					"partner",
					"spouse",
					"parent",
					"child",
					"sibling",
					"relative",
					"heir",
					"co_owner",
					"representative",
					"represented",
					"lawyer",
					"client",
					"notary",
					"tax_adviser",
					"bank",
					"company",
					"employee",
					"friend",
					"referrer",
					"referred",
					"other"
				]
			},
			"note": {
				"type": "string",
				"maxLength": 200
			}
		}
	};
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const func0 = require_ucs2length().default;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.contactId === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "contactId" },
					message: "must have required property 'contactId'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.relation === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "relation" },
					message: "must have required property 'relation'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "contactId" || key0 === "relation" || key0 === "note")) {
				const err2 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.contactId !== void 0) {
				let data0 = data.contactId;
				if (typeof data0 === "string") {
					if (!formats0.test(data0)) {
						const err3 = {
							instancePath: instancePath + "/contactId",
							schemaPath: "#/properties/contactId/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/contactId",
						schemaPath: "#/properties/contactId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.relation !== void 0) {
				let data1 = data.relation;
				if (typeof data1 !== "string") {
					const err5 = {
						instancePath: instancePath + "/relation",
						schemaPath: "#/properties/relation/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!(data1 === "partner" || data1 === "spouse" || data1 === "parent" || data1 === "child" || data1 === "sibling" || data1 === "relative" || data1 === "heir" || data1 === "co_owner" || data1 === "representative" || data1 === "represented" || data1 === "lawyer" || data1 === "client" || data1 === "notary" || data1 === "tax_adviser" || data1 === "bank" || data1 === "company" || data1 === "employee" || data1 === "friend" || data1 === "referrer" || data1 === "referred" || data1 === "other")) {
					const err6 = {
						instancePath: instancePath + "/relation",
						schemaPath: "#/properties/relation/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.relation.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.note !== void 0) {
				let data2 = data.note;
				if (typeof data2 === "string") {
					if (func0(data2) > 200) {
						const err7 = {
							instancePath: instancePath + "/note",
							schemaPath: "#/properties/note/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/note",
						schemaPath: "#/properties/note/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		} else {
			const err9 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
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

export default require_contact_ContactLinkInput();
