import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_property_MediaMeta = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.MediaMeta = validate0;
	const schema0 = {
		"$id": "MediaMeta",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"label": {
				"type": "string",
				"enum": [
					"facade",
					"living",
					"dining",
					"kitchen",
					"bedroom",
					"bathroom",
					"toilet",
					"terrace",
					"balcony",
					"patio",
					"garden",
					"pool",
					"views",
					"hall",
					"corridor",
					"garage",
					"storage",
					"stairs",
					"laundry",
					"office",
					"attic",
					"basement",
					"surroundings",
					"commonAreas",
					"plot",
					"plan",
					"energyCertificate",
					"other"
				]
			},
			"kind": {
				"type": "string",
				"enum": [
					"photo",
					"plan",
					"energy_label"
				]
			},
			"visibility": {
				"type": "string",
				"enum": ["public", "private"]
			},
			"caption": {
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
			for (const key0 in data) if (!(key0 === "label" || key0 === "kind" || key0 === "visibility" || key0 === "caption")) {
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
			if (data.label !== void 0) {
				let data0 = data.label;
				if (typeof data0 !== "string") {
					const err1 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/properties/label/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (!(data0 === "facade" || data0 === "living" || data0 === "dining" || data0 === "kitchen" || data0 === "bedroom" || data0 === "bathroom" || data0 === "toilet" || data0 === "terrace" || data0 === "balcony" || data0 === "patio" || data0 === "garden" || data0 === "pool" || data0 === "views" || data0 === "hall" || data0 === "corridor" || data0 === "garage" || data0 === "storage" || data0 === "stairs" || data0 === "laundry" || data0 === "office" || data0 === "attic" || data0 === "basement" || data0 === "surroundings" || data0 === "commonAreas" || data0 === "plot" || data0 === "plan" || data0 === "energyCertificate" || data0 === "other")) {
					const err2 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/properties/label/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.label.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.kind !== void 0) {
				let data1 = data.kind;
				if (typeof data1 !== "string") {
					const err3 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!(data1 === "photo" || data1 === "plan" || data1 === "energy_label")) {
					const err4 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.kind.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.visibility !== void 0) {
				let data2 = data.visibility;
				if (typeof data2 !== "string") {
					const err5 = {
						instancePath: instancePath + "/visibility",
						schemaPath: "#/properties/visibility/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!(data2 === "public" || data2 === "private")) {
					const err6 = {
						instancePath: instancePath + "/visibility",
						schemaPath: "#/properties/visibility/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.visibility.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.caption !== void 0) {
				let data3 = data.caption;
				if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
					if (Object.keys(data3).length > 30) {
						const err7 = {
							instancePath: instancePath + "/caption",
							schemaPath: "#/properties/caption/maxProperties",
							keyword: "maxProperties",
							params: { limit: 30 },
							message: "must NOT have more than 30 properties"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					for (const key1 in data3) {
						const _errs10 = errors;
						if (typeof key1 === "string") {
							if (!pattern0.test(key1)) {
								const err8 = {
									instancePath: instancePath + "/caption",
									schemaPath: "#/properties/caption/propertyNames/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z]{2}(-[A-Z]{2})?$" },
									message: "must match pattern \"^[a-z]{2}(-[A-Z]{2})?$\"",
									propertyName: key1
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
						}
						if (!(_errs10 === errors)) {
							const err9 = {
								instancePath: instancePath + "/caption",
								schemaPath: "#/properties/caption/propertyNames",
								keyword: "propertyNames",
								params: { propertyName: key1 },
								message: "property name must be valid"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					}
					for (const key2 in data3) {
						let data4 = data3[key2];
						if (typeof data4 === "string") {
							if (func0(data4) > 160) {
								const err10 = {
									instancePath: instancePath + "/caption/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/caption/additionalProperties/maxLength",
									keyword: "maxLength",
									params: { limit: 160 },
									message: "must NOT have more than 160 characters"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						} else {
							const err11 = {
								instancePath: instancePath + "/caption/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/caption/additionalProperties/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/caption",
						schemaPath: "#/properties/caption/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
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

export default require_property_MediaMeta();
