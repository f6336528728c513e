import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_visit_VisitOpinion = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.VisitOpinion = validate0;
	const schema0 = {
		"$id": "VisitOpinion",
		"type": "object",
		"additionalProperties": false,
		"required": ["interest"],
		"properties": {
			"interest": {
				"type": "integer",
				"minimum": 0,
				"maximum": 5
			},
			"priceOpinion": {
				"type": "string",
				"enum": [
					"cheap",
					"fair",
					"expensive"
				]
			},
			"likes": {
				"type": "array",
				"maxItems": 13,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"location",
						"views",
						"light",
						"layout",
						"size",
						"condition",
						"outdoor",
						"kitchen",
						"bathrooms",
						"quiet",
						"parking",
						"building",
						"price"
					]
				}
			},
			"dislikes": {
				"type": "array",
				"maxItems": 13,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"location",
						"views",
						"light",
						"layout",
						"size",
						"condition",
						"outdoor",
						"kitchen",
						"bathrooms",
						"quiet",
						"parking",
						"building",
						"price"
					]
				}
			},
			"comment": {
				"type": "string",
				"maxLength": 2e3
			},
			"nextStep": {
				"type": "string",
				"enum": [
					"second_visit",
					"offer",
					"thinking",
					"other_homes",
					"discarded"
				]
			},
			"shareWithOwner": { "type": "boolean" }
		}
	};
	const func0 = require_ucs2length().default;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.interest === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "interest" },
					message: "must have required property 'interest'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "interest" || key0 === "priceOpinion" || key0 === "likes" || key0 === "dislikes" || key0 === "comment" || key0 === "nextStep" || key0 === "shareWithOwner")) {
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
			if (data.interest !== void 0) {
				let data0 = data.interest;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
					const err2 = {
						instancePath: instancePath + "/interest",
						schemaPath: "#/properties/interest/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (typeof data0 == "number") {
					if (data0 > 5 || isNaN(data0)) {
						const err3 = {
							instancePath: instancePath + "/interest",
							schemaPath: "#/properties/interest/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 5
							},
							message: "must be <= 5"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					if (data0 < 0 || isNaN(data0)) {
						const err4 = {
							instancePath: instancePath + "/interest",
							schemaPath: "#/properties/interest/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			}
			if (data.priceOpinion !== void 0) {
				let data1 = data.priceOpinion;
				if (typeof data1 !== "string") {
					const err5 = {
						instancePath: instancePath + "/priceOpinion",
						schemaPath: "#/properties/priceOpinion/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!(data1 === "cheap" || data1 === "fair" || data1 === "expensive")) {
					const err6 = {
						instancePath: instancePath + "/priceOpinion",
						schemaPath: "#/properties/priceOpinion/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.priceOpinion.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.likes !== void 0) {
				let data2 = data.likes;
				if (Array.isArray(data2)) {
					if (data2.length > 13) {
						const err7 = {
							instancePath: instancePath + "/likes",
							schemaPath: "#/properties/likes/maxItems",
							keyword: "maxItems",
							params: { limit: 13 },
							message: "must NOT have more than 13 items"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					const len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data3 = data2[i0];
						if (typeof data3 !== "string") {
							const err8 = {
								instancePath: instancePath + "/likes/" + i0,
								schemaPath: "#/properties/likes/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (!(data3 === "location" || data3 === "views" || data3 === "light" || data3 === "layout" || data3 === "size" || data3 === "condition" || data3 === "outdoor" || data3 === "kitchen" || data3 === "bathrooms" || data3 === "quiet" || data3 === "parking" || data3 === "building" || data3 === "price")) {
							const err9 = {
								instancePath: instancePath + "/likes/" + i0,
								schemaPath: "#/properties/likes/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.likes.items.enum },
								message: "must be equal to one of the allowed values"
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
									instancePath: instancePath + "/likes",
									schemaPath: "#/properties/likes/uniqueItems",
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
						instancePath: instancePath + "/likes",
						schemaPath: "#/properties/likes/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.dislikes !== void 0) {
				let data4 = data.dislikes;
				if (Array.isArray(data4)) {
					if (data4.length > 13) {
						const err12 = {
							instancePath: instancePath + "/dislikes",
							schemaPath: "#/properties/dislikes/maxItems",
							keyword: "maxItems",
							params: { limit: 13 },
							message: "must NOT have more than 13 items"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					const len1 = data4.length;
					for (let i2 = 0; i2 < len1; i2++) {
						let data5 = data4[i2];
						if (typeof data5 !== "string") {
							const err13 = {
								instancePath: instancePath + "/dislikes/" + i2,
								schemaPath: "#/properties/dislikes/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						if (!(data5 === "location" || data5 === "views" || data5 === "light" || data5 === "layout" || data5 === "size" || data5 === "condition" || data5 === "outdoor" || data5 === "kitchen" || data5 === "bathrooms" || data5 === "quiet" || data5 === "parking" || data5 === "building" || data5 === "price")) {
							const err14 = {
								instancePath: instancePath + "/dislikes/" + i2,
								schemaPath: "#/properties/dislikes/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.dislikes.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					}
					let i3 = data4.length;
					let j1;
					if (i3 > 1) {
						const indices1 = {};
						for (; i3--;) {
							let item1 = data4[i3];
							if (typeof item1 !== "string") continue;
							if (typeof indices1[item1] == "number") {
								j1 = indices1[item1];
								const err15 = {
									instancePath: instancePath + "/dislikes",
									schemaPath: "#/properties/dislikes/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i3,
										j: j1
									},
									message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
								break;
							}
							indices1[item1] = i3;
						}
					}
				} else {
					const err16 = {
						instancePath: instancePath + "/dislikes",
						schemaPath: "#/properties/dislikes/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.comment !== void 0) {
				let data6 = data.comment;
				if (typeof data6 === "string") {
					if (func0(data6) > 2e3) {
						const err17 = {
							instancePath: instancePath + "/comment",
							schemaPath: "#/properties/comment/maxLength",
							keyword: "maxLength",
							params: { limit: 2e3 },
							message: "must NOT have more than 2000 characters"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				} else {
					const err18 = {
						instancePath: instancePath + "/comment",
						schemaPath: "#/properties/comment/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.nextStep !== void 0) {
				let data7 = data.nextStep;
				if (typeof data7 !== "string") {
					const err19 = {
						instancePath: instancePath + "/nextStep",
						schemaPath: "#/properties/nextStep/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (!(data7 === "second_visit" || data7 === "offer" || data7 === "thinking" || data7 === "other_homes" || data7 === "discarded")) {
					const err20 = {
						instancePath: instancePath + "/nextStep",
						schemaPath: "#/properties/nextStep/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.nextStep.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
			if (data.shareWithOwner !== void 0) {
				if (typeof data.shareWithOwner !== "boolean") {
					const err21 = {
						instancePath: instancePath + "/shareWithOwner",
						schemaPath: "#/properties/shareWithOwner/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		} else {
			const err22 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err22];
			else vErrors.push(err22);
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

export default require_visit_VisitOpinion();
