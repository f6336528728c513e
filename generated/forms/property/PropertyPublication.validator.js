import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";

var require_property_PropertyPublication = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.PropertyPublication = validate0;
	const schema0 = {
		"$id": "PropertyPublication",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"showPriceHistory": { "type": "boolean" },
			"showExclusive": { "type": "boolean" },
			"featured": { "type": "boolean" },
			"soldShown": { "type": "boolean" },
			"contactMethods": {
				"type": "array",
				"maxItems": 4,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"EMAIL",
						"WHATSAPP",
						"PLATFORM",
						"PHONE"
					]
				}
			}
		}
	};
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "showPriceHistory" || key0 === "showExclusive" || key0 === "featured" || key0 === "soldShown" || key0 === "contactMethods")) {
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
			if (data.showPriceHistory !== void 0) {
				if (typeof data.showPriceHistory !== "boolean") {
					const err1 = {
						instancePath: instancePath + "/showPriceHistory",
						schemaPath: "#/properties/showPriceHistory/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
			if (data.showExclusive !== void 0) {
				if (typeof data.showExclusive !== "boolean") {
					const err2 = {
						instancePath: instancePath + "/showExclusive",
						schemaPath: "#/properties/showExclusive/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.featured !== void 0) {
				if (typeof data.featured !== "boolean") {
					const err3 = {
						instancePath: instancePath + "/featured",
						schemaPath: "#/properties/featured/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.soldShown !== void 0) {
				if (typeof data.soldShown !== "boolean") {
					const err4 = {
						instancePath: instancePath + "/soldShown",
						schemaPath: "#/properties/soldShown/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.contactMethods !== void 0) {
				let data4 = data.contactMethods;
				if (Array.isArray(data4)) {
					if (data4.length > 4) {
						const err5 = {
							instancePath: instancePath + "/contactMethods",
							schemaPath: "#/properties/contactMethods/maxItems",
							keyword: "maxItems",
							params: { limit: 4 },
							message: "must NOT have more than 4 items"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					const len0 = data4.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data5 = data4[i0];
						if (typeof data5 !== "string") {
							const err6 = {
								instancePath: instancePath + "/contactMethods/" + i0,
								schemaPath: "#/properties/contactMethods/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (!(data5 === "EMAIL" || data5 === "WHATSAPP" || data5 === "PLATFORM" || data5 === "PHONE")) {
							const err7 = {
								instancePath: instancePath + "/contactMethods/" + i0,
								schemaPath: "#/properties/contactMethods/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.contactMethods.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					}
					let i1 = data4.length;
					let j0;
					if (i1 > 1) {
						const indices0 = {};
						for (; i1--;) {
							let item0 = data4[i1];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err8 = {
									instancePath: instancePath + "/contactMethods",
									schemaPath: "#/properties/contactMethods/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/contactMethods",
						schemaPath: "#/properties/contactMethods/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
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

export default require_property_PropertyPublication();
