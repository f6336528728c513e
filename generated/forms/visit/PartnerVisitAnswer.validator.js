import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_formats } from "../runtime/formats.js";

var require_visit_PartnerVisitAnswer = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.PartnerVisitAnswer = validate0;
	const schema0 = {
		"$id": "PartnerVisitAnswer",
		"type": "object",
		"additionalProperties": false,
		"required": ["answer"],
		"properties": {
			"answer": {
				"type": "string",
				"enum": [
					"confirm",
					"propose",
					"refuse"
				]
			},
			"startsAt": {
				"type": "string",
				"format": "date-time"
			},
			"slots": {
				"type": "array",
				"minItems": 1,
				"maxItems": 3,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"format": "date-time"
				}
			},
			"reason": {
				"type": "string",
				"enum": [
					"taken",
					"owner",
					"keys",
					"other"
				]
			}
		}
	};
	const formats0 = require_formats().fullFormats["date-time"];
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.answer === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "answer" },
					message: "must have required property 'answer'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "answer" || key0 === "startsAt" || key0 === "slots" || key0 === "reason")) {
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
			if (data.answer !== void 0) {
				let data0 = data.answer;
				if (typeof data0 !== "string") {
					const err2 = {
						instancePath: instancePath + "/answer",
						schemaPath: "#/properties/answer/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!(data0 === "confirm" || data0 === "propose" || data0 === "refuse")) {
					const err3 = {
						instancePath: instancePath + "/answer",
						schemaPath: "#/properties/answer/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.answer.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.startsAt !== void 0) {
				let data1 = data.startsAt;
				if (typeof data1 === "string") {
					if (!formats0.validate(data1)) {
						const err4 = {
							instancePath: instancePath + "/startsAt",
							schemaPath: "#/properties/startsAt/format",
							keyword: "format",
							params: { format: "date-time" },
							message: "must match format \"date-time\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/startsAt",
						schemaPath: "#/properties/startsAt/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.slots !== void 0) {
				let data2 = data.slots;
				if (Array.isArray(data2)) {
					if (data2.length > 3) {
						const err6 = {
							instancePath: instancePath + "/slots",
							schemaPath: "#/properties/slots/maxItems",
							keyword: "maxItems",
							params: { limit: 3 },
							message: "must NOT have more than 3 items"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (data2.length < 1) {
						const err7 = {
							instancePath: instancePath + "/slots",
							schemaPath: "#/properties/slots/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					const len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data3 = data2[i0];
						if (typeof data3 === "string") {
							if (!formats0.validate(data3)) {
								const err8 = {
									instancePath: instancePath + "/slots/" + i0,
									schemaPath: "#/properties/slots/items/format",
									keyword: "format",
									params: { format: "date-time" },
									message: "must match format \"date-time\""
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
						} else {
							const err9 = {
								instancePath: instancePath + "/slots/" + i0,
								schemaPath: "#/properties/slots/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
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
								const err10 = {
									instancePath: instancePath + "/slots",
									schemaPath: "#/properties/slots/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/slots",
						schemaPath: "#/properties/slots/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.reason !== void 0) {
				let data4 = data.reason;
				if (typeof data4 !== "string") {
					const err12 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!(data4 === "taken" || data4 === "owner" || data4 === "keys" || data4 === "other")) {
					const err13 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.reason.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
		} else {
			const err14 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
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

export default require_visit_PartnerVisitAnswer();
