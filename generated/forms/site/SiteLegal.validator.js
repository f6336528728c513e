import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_site_SiteLegal = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SiteLegal = validate0;
	const pattern0 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
	const func0 = require_ucs2length().default;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "extra")) {
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
			if (data.extra !== void 0) {
				let data0 = data.extra;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					if (Object.keys(data0).length > 30) {
						const err1 = {
							instancePath: instancePath + "/extra",
							schemaPath: "#/properties/extra/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					for (const key1 in data0) {
						const _errs4 = errors;
						if (typeof key1 === "string") {
							if (!pattern0.test(key1)) {
								const err2 = {
									instancePath: instancePath + "/extra",
									schemaPath: "#/properties/extra/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key1
								};
								if (vErrors === null) vErrors = [err2];
								else vErrors.push(err2);
								errors++;
							}
						}
						if (!(_errs4 === errors)) {
							const err3 = {
								instancePath: instancePath + "/extra",
								schemaPath: "#/properties/extra/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key1 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					}
					for (const key2 in data0) {
						let data1 = data0[key2];
						if (typeof data1 === "string") {
							if (func0(data1) > 4e3) {
								const err4 = {
									instancePath: instancePath + "/extra/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/extra/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 4e3 },
									message: "must NOT have more than 4000 characters"
								};
								if (vErrors === null) vErrors = [err4];
								else vErrors.push(err4);
								errors++;
							}
						} else {
							const err5 = {
								instancePath: instancePath + "/extra/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/extra/additionalProperties/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/extra",
						schemaPath: "#/properties/extra/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		} else {
			const err7 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
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

export default require_site_SiteLegal();
