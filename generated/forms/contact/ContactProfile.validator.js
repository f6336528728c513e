import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_contact_ContactProfile = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ContactProfile = validate0;
	const schema0 = {
		"$id": "ContactProfile",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"roles": {
				"type": "array",
				"maxItems": 10,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"owner",
						"buyer",
						"tenant",
						"landlord",
						"collaborator",
						"provider",
						"lawyer",
						"notary",
						"bank",
						"other"
					]
				}
			},
			"source": {
				"type": "string",
				"enum": [
					"web",
					"portal",
					"phone",
					"walk_in",
					"referral",
					"partner",
					"campaign",
					"import",
					"other"
				]
			},
			"sourceDetail": {
				"type": "string",
				"maxLength": 80
			},
			"funnelStage": {
				"type": "string",
				"maxLength": 40
			},
			"rating": {
				"type": "integer",
				"minimum": 0,
				"maximum": 5
			},
			"tags": {
				"type": "array",
				"maxItems": 30,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"minLength": 1,
					"maxLength": 40
				}
			}
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
			for (const key0 in data) if (!(key0 === "roles" || key0 === "source" || key0 === "sourceDetail" || key0 === "funnelStage" || key0 === "rating" || key0 === "tags")) {
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
			if (data.roles !== void 0) {
				let data0 = data.roles;
				if (Array.isArray(data0)) {
					if (data0.length > 10) {
						const err1 = {
							instancePath: instancePath + "/roles",
							schemaPath: "#/properties/roles/maxItems",
							keyword: "maxItems",
							params: { limit: 10 },
							message: "must NOT have more than 10 items"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					const len0 = data0.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data1 = data0[i0];
						if (typeof data1 !== "string") {
							const err2 = {
								instancePath: instancePath + "/roles/" + i0,
								schemaPath: "#/properties/roles/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						if (!(data1 === "owner" || data1 === "buyer" || data1 === "tenant" || data1 === "landlord" || data1 === "collaborator" || data1 === "provider" || data1 === "lawyer" || data1 === "notary" || data1 === "bank" || data1 === "other")) {
							const err3 = {
								instancePath: instancePath + "/roles/" + i0,
								schemaPath: "#/properties/roles/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.roles.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
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
								const err4 = {
									instancePath: instancePath + "/roles",
									schemaPath: "#/properties/roles/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err4];
								else vErrors.push(err4);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/roles",
						schemaPath: "#/properties/roles/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.source !== void 0) {
				let data2 = data.source;
				if (typeof data2 !== "string") {
					const err6 = {
						instancePath: instancePath + "/source",
						schemaPath: "#/properties/source/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!(data2 === "web" || data2 === "portal" || data2 === "phone" || data2 === "walk_in" || data2 === "referral" || data2 === "partner" || data2 === "campaign" || data2 === "import" || data2 === "other")) {
					const err7 = {
						instancePath: instancePath + "/source",
						schemaPath: "#/properties/source/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.source.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.sourceDetail !== void 0) {
				let data3 = data.sourceDetail;
				if (typeof data3 === "string") {
					if (func0(data3) > 80) {
						const err8 = {
							instancePath: instancePath + "/sourceDetail",
							schemaPath: "#/properties/sourceDetail/maxLength",
							keyword: "maxLength",
							params: { limit: 80 },
							message: "must NOT have more than 80 characters"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/sourceDetail",
						schemaPath: "#/properties/sourceDetail/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.funnelStage !== void 0) {
				let data4 = data.funnelStage;
				if (typeof data4 === "string") {
					if (func0(data4) > 40) {
						const err10 = {
							instancePath: instancePath + "/funnelStage",
							schemaPath: "#/properties/funnelStage/maxLength",
							keyword: "maxLength",
							params: { limit: 40 },
							message: "must NOT have more than 40 characters"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/funnelStage",
						schemaPath: "#/properties/funnelStage/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.rating !== void 0) {
				let data5 = data.rating;
				if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
					const err12 = {
						instancePath: instancePath + "/rating",
						schemaPath: "#/properties/rating/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (typeof data5 == "number") {
					if (data5 > 5 || isNaN(data5)) {
						const err13 = {
							instancePath: instancePath + "/rating",
							schemaPath: "#/properties/rating/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 5
							},
							message: "must be <= 5"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					if (data5 < 0 || isNaN(data5)) {
						const err14 = {
							instancePath: instancePath + "/rating",
							schemaPath: "#/properties/rating/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			}
			if (data.tags !== void 0) {
				let data6 = data.tags;
				if (Array.isArray(data6)) {
					if (data6.length > 30) {
						const err15 = {
							instancePath: instancePath + "/tags",
							schemaPath: "#/properties/tags/maxItems",
							keyword: "maxItems",
							params: { limit: 30 },
							message: "must NOT have more than 30 items"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
					const len1 = data6.length;
					for (let i2 = 0; i2 < len1; i2++) {
						let data7 = data6[i2];
						if (typeof data7 === "string") {
							if (func0(data7) > 40) {
								const err16 = {
									instancePath: instancePath + "/tags/" + i2,
									schemaPath: "#/properties/tags/items/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
							if (func0(data7) < 1) {
								const err17 = {
									instancePath: instancePath + "/tags/" + i2,
									schemaPath: "#/properties/tags/items/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						} else {
							const err18 = {
								instancePath: instancePath + "/tags/" + i2,
								schemaPath: "#/properties/tags/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					}
					let i3 = data6.length;
					let j1;
					if (i3 > 1) {
						const indices1 = {};
						for (; i3--;) {
							let item1 = data6[i3];
							if (typeof item1 !== "string") continue;
							if (typeof indices1[item1] == "number") {
								j1 = indices1[item1];
								const err19 = {
									instancePath: instancePath + "/tags",
									schemaPath: "#/properties/tags/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i3,
										j: j1
									},
									message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
								break;
							}
							indices1[item1] = i3;
						}
					}
				} else {
					const err20 = {
						instancePath: instancePath + "/tags",
						schemaPath: "#/properties/tags/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
		} else {
			const err21 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err21];
			else vErrors.push(err21);
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

export default require_contact_ContactProfile();
