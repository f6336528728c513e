import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_intake_IntakePlan = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.IntakePlan = validate0;
	const schema0 = {
		"$id": "IntakePlan",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"mapping",
			"mode",
			"dedupeKeys"
		],
		"properties": {
			"mapping": {
				"type": "array",
				"maxItems": 250,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["column", "field"],
					"properties": {
						"column": {
							"type": "integer",
							"minimum": 0,
							"maximum": 249
						},
						"field": {
							"type": "string",
							"enum": [
								"fullName",
								"title",
								"firstName",
								"middleName",
								"lastName",
								"secondLastName",
								"companyName",
								"jobTitle",
								"department",
								"email",
								"phone",
								"mobile",
								"landline",
								"workPhone",
								"spousePhone",
								"fax",
								"street",
								"postalCode",
								"town",
								"country",
								"region",
								"otherAddress",
								"idNumber",
								"birthDate",
								"nationality",
								"language",
								"role",
								"tags",
								"source",
								"spouseName",
								"nickname",
								"anniversary",
								"relatedName",
								"messenger",
								"website",
								"notes",
								"wantOperation",
								"wantType",
								"wantPlace",
								"wantPriceMin",
								"wantPriceMax",
								"wantAreaMin",
								"wantAreaMax",
								"wantPlotMin",
								"wantBedroomsMin",
								"wantBedroomsMax",
								"wantBathroomsMin",
								"wantFeatures",
								"wantNotes"
							]
						}
					}
				}
			},
			"dates": {
				"type": "string",
				"enum": ["dmy", "mdy"]
			},
			"wantOperation": {
				"type": "string",
				"enum": ["V", "A"]
			},
			"mode": {
				"type": "string",
				"enum": [
					"create",
					"update",
					"upsert"
				]
			},
			"dedupeKeys": {
				"type": "array",
				"minItems": 1,
				"maxItems": 2,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": ["phone", "email"]
				}
			},
			"overwrite": { "type": "boolean" },
			"shared": { "type": "boolean" },
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
			"tags": {
				"type": "array",
				"maxItems": 10,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"minLength": 1,
					"maxLength": 40
				}
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.mapping === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "mapping" },
					message: "must have required property 'mapping'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.mode === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "mode" },
					message: "must have required property 'mode'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.dedupeKeys === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "dedupeKeys" },
					message: "must have required property 'dedupeKeys'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
				const err3 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.mapping !== void 0) {
				let data0 = data.mapping;
				if (Array.isArray(data0)) {
					if (data0.length > 250) {
						const err4 = {
							instancePath: instancePath + "/mapping",
							schemaPath: "#/properties/mapping/maxItems",
							keyword: "maxItems",
							params: { limit: 250 },
							message: "must NOT have more than 250 items"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					const len0 = data0.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data1 = data0[i0];
						if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
							if (data1.column === void 0) {
								const err5 = {
									instancePath: instancePath + "/mapping/" + i0,
									schemaPath: "#/properties/mapping/items/required",
									keyword: "required",
									params: { missingProperty: "column" },
									message: "must have required property 'column'"
								};
								if (vErrors === null) vErrors = [err5];
								else vErrors.push(err5);
								errors++;
							}
							if (data1.field === void 0) {
								const err6 = {
									instancePath: instancePath + "/mapping/" + i0,
									schemaPath: "#/properties/mapping/items/required",
									keyword: "required",
									params: { missingProperty: "field" },
									message: "must have required property 'field'"
								};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
							}
							for (const key1 in data1) if (!(key1 === "column" || key1 === "field")) {
								const err7 = {
									instancePath: instancePath + "/mapping/" + i0,
									schemaPath: "#/properties/mapping/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key1 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
							if (data1.column !== void 0) {
								let data2 = data1.column;
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
									const err8 = {
										instancePath: instancePath + "/mapping/" + i0 + "/column",
										schemaPath: "#/properties/mapping/items/properties/column/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err8];
									else vErrors.push(err8);
									errors++;
								}
								if (typeof data2 == "number") {
									if (data2 > 249 || isNaN(data2)) {
										const err9 = {
											instancePath: instancePath + "/mapping/" + i0 + "/column",
											schemaPath: "#/properties/mapping/items/properties/column/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 249
											},
											message: "must be <= 249"
										};
										if (vErrors === null) vErrors = [err9];
										else vErrors.push(err9);
										errors++;
									}
									if (data2 < 0 || isNaN(data2)) {
										const err10 = {
											instancePath: instancePath + "/mapping/" + i0 + "/column",
											schemaPath: "#/properties/mapping/items/properties/column/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err10];
										else vErrors.push(err10);
										errors++;
									}
								}
							}
							if (data1.field !== void 0) {
								let data3 = data1.field;
								if (typeof data3 !== "string") {
									const err11 = {
										instancePath: instancePath + "/mapping/" + i0 + "/field",
										schemaPath: "#/properties/mapping/items/properties/field/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err11];
									else vErrors.push(err11);
									errors++;
								}
								if (!(data3 === "fullName" || data3 === "title" || data3 === "firstName" || data3 === "middleName" || data3 === "lastName" || data3 === "secondLastName" || data3 === "companyName" || data3 === "jobTitle" || data3 === "department" || data3 === "email" || data3 === "phone" || data3 === "mobile" || data3 === "landline" || data3 === "workPhone" || data3 === "spousePhone" || data3 === "fax" || data3 === "street" || data3 === "postalCode" || data3 === "town" || data3 === "country" || data3 === "region" || data3 === "otherAddress" || data3 === "idNumber" || data3 === "birthDate" || data3 === "nationality" || data3 === "language" || data3 === "role" || data3 === "tags" || data3 === "source" || data3 === "spouseName" || data3 === "nickname" || data3 === "anniversary" || data3 === "relatedName" || data3 === "messenger" || data3 === "website" || data3 === "notes" || data3 === "wantOperation" || data3 === "wantType" || data3 === "wantPlace" || data3 === "wantPriceMin" || data3 === "wantPriceMax" || data3 === "wantAreaMin" || data3 === "wantAreaMax" || data3 === "wantPlotMin" || data3 === "wantBedroomsMin" || data3 === "wantBedroomsMax" || data3 === "wantBathroomsMin" || data3 === "wantFeatures" || data3 === "wantNotes")) {
									const err12 = {
										instancePath: instancePath + "/mapping/" + i0 + "/field",
										schemaPath: "#/properties/mapping/items/properties/field/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.mapping.items.properties.field.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err12];
									else vErrors.push(err12);
									errors++;
								}
							}
						} else {
							const err13 = {
								instancePath: instancePath + "/mapping/" + i0,
								schemaPath: "#/properties/mapping/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					}
				} else {
					const err14 = {
						instancePath: instancePath + "/mapping",
						schemaPath: "#/properties/mapping/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.dates !== void 0) {
				let data4 = data.dates;
				if (typeof data4 !== "string") {
					const err15 = {
						instancePath: instancePath + "/dates",
						schemaPath: "#/properties/dates/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (!(data4 === "dmy" || data4 === "mdy")) {
					const err16 = {
						instancePath: instancePath + "/dates",
						schemaPath: "#/properties/dates/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.dates.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.wantOperation !== void 0) {
				let data5 = data.wantOperation;
				if (typeof data5 !== "string") {
					const err17 = {
						instancePath: instancePath + "/wantOperation",
						schemaPath: "#/properties/wantOperation/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (!(data5 === "V" || data5 === "A")) {
					const err18 = {
						instancePath: instancePath + "/wantOperation",
						schemaPath: "#/properties/wantOperation/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.wantOperation.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.mode !== void 0) {
				let data6 = data.mode;
				if (typeof data6 !== "string") {
					const err19 = {
						instancePath: instancePath + "/mode",
						schemaPath: "#/properties/mode/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (!(data6 === "create" || data6 === "update" || data6 === "upsert")) {
					const err20 = {
						instancePath: instancePath + "/mode",
						schemaPath: "#/properties/mode/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.mode.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
			if (data.dedupeKeys !== void 0) {
				let data7 = data.dedupeKeys;
				if (Array.isArray(data7)) {
					if (data7.length > 2) {
						const err21 = {
							instancePath: instancePath + "/dedupeKeys",
							schemaPath: "#/properties/dedupeKeys/maxItems",
							keyword: "maxItems",
							params: { limit: 2 },
							message: "must NOT have more than 2 items"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
					if (data7.length < 1) {
						const err22 = {
							instancePath: instancePath + "/dedupeKeys",
							schemaPath: "#/properties/dedupeKeys/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
					const len1 = data7.length;
					for (let i1 = 0; i1 < len1; i1++) {
						let data8 = data7[i1];
						if (typeof data8 !== "string") {
							const err23 = {
								instancePath: instancePath + "/dedupeKeys/" + i1,
								schemaPath: "#/properties/dedupeKeys/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
						if (!(data8 === "phone" || data8 === "email")) {
							const err24 = {
								instancePath: instancePath + "/dedupeKeys/" + i1,
								schemaPath: "#/properties/dedupeKeys/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.dedupeKeys.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					}
					let i2 = data7.length;
					let j0;
					if (i2 > 1) {
						const indices0 = {};
						for (; i2--;) {
							let item0 = data7[i2];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err25 = {
									instancePath: instancePath + "/dedupeKeys",
									schemaPath: "#/properties/dedupeKeys/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i2,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i2 + " are identical)"
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
								break;
							}
							indices0[item0] = i2;
						}
					}
				} else {
					const err26 = {
						instancePath: instancePath + "/dedupeKeys",
						schemaPath: "#/properties/dedupeKeys/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
			if (data.overwrite !== void 0) {
				if (typeof data.overwrite !== "boolean") {
					const err27 = {
						instancePath: instancePath + "/overwrite",
						schemaPath: "#/properties/overwrite/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
			if (data.shared !== void 0) {
				if (typeof data.shared !== "boolean") {
					const err28 = {
						instancePath: instancePath + "/shared",
						schemaPath: "#/properties/shared/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
			if (data.roles !== void 0) {
				let data11 = data.roles;
				if (Array.isArray(data11)) {
					if (data11.length > 10) {
						const err29 = {
							instancePath: instancePath + "/roles",
							schemaPath: "#/properties/roles/maxItems",
							keyword: "maxItems",
							params: { limit: 10 },
							message: "must NOT have more than 10 items"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
					const len2 = data11.length;
					for (let i3 = 0; i3 < len2; i3++) {
						let data12 = data11[i3];
						if (typeof data12 !== "string") {
							const err30 = {
								instancePath: instancePath + "/roles/" + i3,
								schemaPath: "#/properties/roles/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
						if (!(data12 === "owner" || data12 === "buyer" || data12 === "tenant" || data12 === "landlord" || data12 === "collaborator" || data12 === "provider" || data12 === "lawyer" || data12 === "notary" || data12 === "bank" || data12 === "other")) {
							const err31 = {
								instancePath: instancePath + "/roles/" + i3,
								schemaPath: "#/properties/roles/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.roles.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
					}
					let i4 = data11.length;
					let j1;
					if (i4 > 1) {
						const indices1 = {};
						for (; i4--;) {
							let item1 = data11[i4];
							if (typeof item1 !== "string") continue;
							if (typeof indices1[item1] == "number") {
								j1 = indices1[item1];
								const err32 = {
									instancePath: instancePath + "/roles",
									schemaPath: "#/properties/roles/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i4,
										j: j1
									},
									message: "must NOT have duplicate items (items ## " + j1 + " and " + i4 + " are identical)"
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
								break;
							}
							indices1[item1] = i4;
						}
					}
				} else {
					const err33 = {
						instancePath: instancePath + "/roles",
						schemaPath: "#/properties/roles/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
			if (data.tags !== void 0) {
				let data13 = data.tags;
				if (Array.isArray(data13)) {
					if (data13.length > 10) {
						const err34 = {
							instancePath: instancePath + "/tags",
							schemaPath: "#/properties/tags/maxItems",
							keyword: "maxItems",
							params: { limit: 10 },
							message: "must NOT have more than 10 items"
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
					const len3 = data13.length;
					for (let i5 = 0; i5 < len3; i5++) {
						let data14 = data13[i5];
						if (typeof data14 === "string") {
							if (func1(data14) > 40) {
								const err35 = {
									instancePath: instancePath + "/tags/" + i5,
									schemaPath: "#/properties/tags/items/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								};
								if (vErrors === null) vErrors = [err35];
								else vErrors.push(err35);
								errors++;
							}
							if (func1(data14) < 1) {
								const err36 = {
									instancePath: instancePath + "/tags/" + i5,
									schemaPath: "#/properties/tags/items/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err36];
								else vErrors.push(err36);
								errors++;
							}
						} else {
							const err37 = {
								instancePath: instancePath + "/tags/" + i5,
								schemaPath: "#/properties/tags/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
					}
					let i6 = data13.length;
					let j2;
					if (i6 > 1) {
						const indices2 = {};
						for (; i6--;) {
							let item2 = data13[i6];
							if (typeof item2 !== "string") continue;
							if (typeof indices2[item2] == "number") {
								j2 = indices2[item2];
								const err38 = {
									instancePath: instancePath + "/tags",
									schemaPath: "#/properties/tags/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i6,
										j: j2
									},
									message: "must NOT have duplicate items (items ## " + j2 + " and " + i6 + " are identical)"
								};
								if (vErrors === null) vErrors = [err38];
								else vErrors.push(err38);
								errors++;
								break;
							}
							indices2[item2] = i6;
						}
					}
				} else {
					const err39 = {
						instancePath: instancePath + "/tags",
						schemaPath: "#/properties/tags/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			}
		} else {
			const err40 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err40];
			else vErrors.push(err40);
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

export default require_intake_IntakePlan();
