import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_invoice_InvoiceRecordInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.InvoiceRecordInput = validate0;
	const func0 = require_ucs2length().default;
	const pattern0 = new RegExp("^[A-Z]{2}$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "name" || key0 === "taxId" || key0 === "country")) {
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
			if (data.name !== void 0) {
				let data0 = data.name;
				if (typeof data0 === "string") {
					if (func0(data0) > 120) {
						const err1 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					if (func0(data0) < 1) {
						const err2 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				} else {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.taxId !== void 0) {
				let data1 = data.taxId;
				if (typeof data1 === "string") {
					if (func0(data1) > 20) {
						const err4 = {
							instancePath: instancePath + "/taxId",
							schemaPath: "#/properties/taxId/maxLength",
							keyword: "maxLength",
							params: { limit: 20 },
							message: "must NOT have more than 20 characters"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/taxId",
						schemaPath: "#/properties/taxId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.country !== void 0) {
				let data2 = data.country;
				if (typeof data2 === "string") {
					if (!pattern0.test(data2)) {
						const err6 = {
							instancePath: instancePath + "/country",
							schemaPath: "#/properties/country/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Z]{2}$" },
							message: "must match pattern \"^[A-Z]{2}$\""
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/country",
						schemaPath: "#/properties/country/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		} else {
			const err8 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
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

export default require_invoice_InvoiceRecordInput();
