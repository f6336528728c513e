import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";

var require_owner_OwnerLinkInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.OwnerLinkInput = validate0;
	const schema0 = {
		"$id": "OwnerLinkInput",
		"type": "object",
		"additionalProperties": false,
		"required": ["contactId", "parts"],
		"properties": {
			"contactId": {
				"type": "string",
				"format": "uuid"
			},
			"language": {
				"type": "string",
				"enum": [
					"es",
					"en",
					"ca",
					"de"
				]
			},
			"parts": {
				"type": "array",
				"minItems": 1,
				"maxItems": 5,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"figures",
						"opinions",
						"prices",
						"visits",
						"month"
					]
				}
			}
		}
	};
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
			if (data.parts === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "parts" },
					message: "must have required property 'parts'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "contactId" || key0 === "language" || key0 === "parts")) {
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
			if (data.language !== void 0) {
				let data1 = data.language;
				if (typeof data1 !== "string") {
					const err5 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!(data1 === "es" || data1 === "en" || data1 === "ca" || data1 === "de")) {
					const err6 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.language.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.parts !== void 0) {
				let data2 = data.parts;
				if (Array.isArray(data2)) {
					if (data2.length > 5) {
						const err7 = {
							instancePath: instancePath + "/parts",
							schemaPath: "#/properties/parts/maxItems",
							keyword: "maxItems",
							params: { limit: 5 },
							message: "must NOT have more than 5 items"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (data2.length < 1) {
						const err8 = {
							instancePath: instancePath + "/parts",
							schemaPath: "#/properties/parts/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					const len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data3 = data2[i0];
						if (typeof data3 !== "string") {
							const err9 = {
								instancePath: instancePath + "/parts/" + i0,
								schemaPath: "#/properties/parts/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (!(data3 === "figures" || data3 === "opinions" || data3 === "prices" || data3 === "visits" || data3 === "month")) {
							const err10 = {
								instancePath: instancePath + "/parts/" + i0,
								schemaPath: "#/properties/parts/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.parts.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					}
					let i1 = data2.length;
					let j0;
					if (i1 > 1) {
						const indices0 = {};
						for (; i1--;) {
							let item0 = data2[i1];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err11 = {
									instancePath: instancePath + "/parts",
									schemaPath: "#/properties/parts/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/parts",
						schemaPath: "#/properties/parts/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		} else {
			const err13 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
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

export default require_owner_OwnerLinkInput();
