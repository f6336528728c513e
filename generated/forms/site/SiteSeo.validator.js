import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_site_SiteSeo = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SiteSeo = validate0;
	const schema0 = {
		"$id": "SiteSeo",
		"type": "object",
		"additionalProperties": false,
		"required": ["canonical"],
		"properties": {
			"canonical": {
				"type": "string",
				"enum": ["own", "portal"]
			},
			"titlePattern": {
				"type": "object",
				"maxProperties": 30,
				"propertyNames": { "pattern": "^[a-z]{2}(-[A-Z]{2})?$" },
				"additionalProperties": {
					"type": "string",
					"maxLength": 160
				}
			}
		}
	};
	const pattern0 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
	const func0 = require_ucs2length().default;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.canonical === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "canonical" },
					message: "must have required property 'canonical'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "canonical" || key0 === "titlePattern")) {
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
			if (data.canonical !== void 0) {
				let data0 = data.canonical;
				if (typeof data0 !== "string") {
					const err2 = {
						instancePath: instancePath + "/canonical",
						schemaPath: "#/properties/canonical/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!(data0 === "own" || data0 === "portal")) {
					const err3 = {
						instancePath: instancePath + "/canonical",
						schemaPath: "#/properties/canonical/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.canonical.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.titlePattern !== void 0) {
				let data1 = data.titlePattern;
				if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
					if (Object.keys(data1).length > 30) {
						const err4 = {
							instancePath: instancePath + "/titlePattern",
							schemaPath: "#/properties/titlePattern/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					for (const key1 in data1) {
						const _errs6 = errors;
						if (typeof key1 === "string") {
							if (!pattern0.test(key1)) {
								const err5 = {
									instancePath: instancePath + "/titlePattern",
									schemaPath: "#/properties/titlePattern/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key1
								};
								if (vErrors === null) vErrors = [err5];
								else vErrors.push(err5);
								errors++;
							}
						}
						if (!(_errs6 === errors)) {
							const err6 = {
								instancePath: instancePath + "/titlePattern",
								schemaPath: "#/properties/titlePattern/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key1 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					}
					for (const key2 in data1) {
						let data2 = data1[key2];
						if (typeof data2 === "string") {
							if (func0(data2) > 160) {
								const err7 = {
									instancePath: instancePath + "/titlePattern/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/titlePattern/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 160 },
									message: "must NOT have more than 160 characters"
								};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
						} else {
							const err8 = {
								instancePath: instancePath + "/titlePattern/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/titlePattern/additionalProperties/type",
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
						instancePath: instancePath + "/titlePattern",
						schemaPath: "#/properties/titlePattern/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		} else {
			const err10 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
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

export default require_site_SiteSeo();
