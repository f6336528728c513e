import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";

var require_takeout_TakeoutInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.TakeoutInput = validate0;
	const schema0 = {
		"$id": "TakeoutInput",
		"type": "object",
		"additionalProperties": false,
		"required": ["parts"],
		"properties": { "parts": {
			"type": "array",
			"minItems": 1,
			"maxItems": 3,
			"uniqueItems": true,
			"items": {
				"type": "string",
				"enum": [
					"records",
					"pictures",
					"documents"
				]
			},
			"default": [
				"records",
				"pictures",
				"documents"
			]
		} }
	};
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.parts === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "parts" },
					message: "must have required property 'parts'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "parts")) {
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
			if (data.parts !== void 0) {
				let data0 = data.parts;
				if (Array.isArray(data0)) {
					if (data0.length > 3) {
						const err2 = {
							instancePath: instancePath + "/parts",
							schemaPath: "#/properties/parts/maxItems",
							keyword: "maxItems",
							params: { limit: 3 },
							message: "must NOT have more than 3 items"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
					if (data0.length < 1) {
						const err3 = {
							instancePath: instancePath + "/parts",
							schemaPath: "#/properties/parts/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					const len0 = data0.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data1 = data0[i0];
						if (typeof data1 !== "string") {
							const err4 = {
								instancePath: instancePath + "/parts/" + i0,
								schemaPath: "#/properties/parts/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (!(data1 === "records" || data1 === "pictures" || data1 === "documents")) {
							const err5 = {
								instancePath: instancePath + "/parts/" + i0,
								schemaPath: "#/properties/parts/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.parts.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					}
					let i1 = data0.length;
					let j0;
					if (i1 > 1) {
						const indices0 = {};
						for (; i1--;) {
							let item0 = data0[i1];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err6 = {
									instancePath: instancePath + "/parts",
									schemaPath: "#/properties/parts/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/parts",
						schemaPath: "#/properties/parts/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
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

export default require_takeout_TakeoutInput();
