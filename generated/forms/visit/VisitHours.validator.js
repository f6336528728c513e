import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";

var require_visit_VisitHours = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.VisitHours = validate0;
	const pattern0 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.windows === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "windows" },
					message: "must have required property 'windows'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.lengthMinutes === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "lengthMinutes" },
					message: "must have required property 'lengthMinutes'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.bufferMinutes === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "bufferMinutes" },
					message: "must have required property 'bufferMinutes'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.noticeHours === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "noticeHours" },
					message: "must have required property 'noticeHours'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.maxPerDay === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "maxPerDay" },
					message: "must have required property 'maxPerDay'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.horizonDays === void 0) {
				const err5 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "horizonDays" },
					message: "must have required property 'horizonDays'"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.autoConfirm === void 0) {
				const err6 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "autoConfirm" },
					message: "must have required property 'autoConfirm'"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "windows" || key0 === "lengthMinutes" || key0 === "bufferMinutes" || key0 === "noticeHours" || key0 === "maxPerDay" || key0 === "horizonDays" || key0 === "autoConfirm")) {
				const err7 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (data.windows !== void 0) {
				let data0 = data.windows;
				if (Array.isArray(data0)) {
					if (data0.length > 28) {
						const err8 = {
							instancePath: instancePath + "/windows",
							schemaPath: "#/properties/windows/maxItems",
							keyword: "maxItems",
							params: { limit: 28 },
							message: "must NOT have more than 28 items"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					const len0 = data0.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data1 = data0[i0];
						if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
							if (data1.weekday === void 0) {
								const err9 = {
									instancePath: instancePath + "/windows/" + i0,
									schemaPath: "#/properties/windows/items/required",
									keyword: "required",
									params: { missingProperty: "weekday" },
									message: "must have required property 'weekday'"
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
							if (data1.from === void 0) {
								const err10 = {
									instancePath: instancePath + "/windows/" + i0,
									schemaPath: "#/properties/windows/items/required",
									keyword: "required",
									params: { missingProperty: "from" },
									message: "must have required property 'from'"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
							if (data1.to === void 0) {
								const err11 = {
									instancePath: instancePath + "/windows/" + i0,
									schemaPath: "#/properties/windows/items/required",
									keyword: "required",
									params: { missingProperty: "to" },
									message: "must have required property 'to'"
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
							for (const key1 in data1) if (!(key1 === "weekday" || key1 === "from" || key1 === "to")) {
								const err12 = {
									instancePath: instancePath + "/windows/" + i0,
									schemaPath: "#/properties/windows/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key1 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
							if (data1.weekday !== void 0) {
								let data2 = data1.weekday;
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
									const err13 = {
										instancePath: instancePath + "/windows/" + i0 + "/weekday",
										schemaPath: "#/properties/windows/items/properties/weekday/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
								}
								if (typeof data2 == "number") {
									if (data2 > 7 || isNaN(data2)) {
										const err14 = {
											instancePath: instancePath + "/windows/" + i0 + "/weekday",
											schemaPath: "#/properties/windows/items/properties/weekday/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 7
											},
											message: "must be <= 7"
										};
										if (vErrors === null) vErrors = [err14];
										else vErrors.push(err14);
										errors++;
									}
									if (data2 < 1 || isNaN(data2)) {
										const err15 = {
											instancePath: instancePath + "/windows/" + i0 + "/weekday",
											schemaPath: "#/properties/windows/items/properties/weekday/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err15];
										else vErrors.push(err15);
										errors++;
									}
								}
							}
							if (data1.from !== void 0) {
								let data3 = data1.from;
								if (typeof data3 === "string") {
									if (!pattern0.test(data3)) {
										const err16 = {
											instancePath: instancePath + "/windows/" + i0 + "/from",
											schemaPath: "#/properties/windows/items/properties/from/pattern",
											keyword: "pattern",
											params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" },
											message: "must match pattern \"^([01][0-9]|2[0-3]):[0-5][0-9]$\""
										};
										if (vErrors === null) vErrors = [err16];
										else vErrors.push(err16);
										errors++;
									}
								} else {
									const err17 = {
										instancePath: instancePath + "/windows/" + i0 + "/from",
										schemaPath: "#/properties/windows/items/properties/from/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
							}
							if (data1.to !== void 0) {
								let data4 = data1.to;
								if (typeof data4 === "string") {
									if (!pattern0.test(data4)) {
										const err18 = {
											instancePath: instancePath + "/windows/" + i0 + "/to",
											schemaPath: "#/properties/windows/items/properties/to/pattern",
											keyword: "pattern",
											params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" },
											message: "must match pattern \"^([01][0-9]|2[0-3]):[0-5][0-9]$\""
										};
										if (vErrors === null) vErrors = [err18];
										else vErrors.push(err18);
										errors++;
									}
								} else {
									const err19 = {
										instancePath: instancePath + "/windows/" + i0 + "/to",
										schemaPath: "#/properties/windows/items/properties/to/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err19];
									else vErrors.push(err19);
									errors++;
								}
							}
						} else {
							const err20 = {
								instancePath: instancePath + "/windows/" + i0,
								schemaPath: "#/properties/windows/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
				} else {
					const err21 = {
						instancePath: instancePath + "/windows",
						schemaPath: "#/properties/windows/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
			if (data.lengthMinutes !== void 0) {
				let data5 = data.lengthMinutes;
				if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
					const err22 = {
						instancePath: instancePath + "/lengthMinutes",
						schemaPath: "#/properties/lengthMinutes/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (typeof data5 == "number") {
					if (data5 > 180 || isNaN(data5)) {
						const err23 = {
							instancePath: instancePath + "/lengthMinutes",
							schemaPath: "#/properties/lengthMinutes/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 180
							},
							message: "must be <= 180"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
					if (data5 < 15 || isNaN(data5)) {
						const err24 = {
							instancePath: instancePath + "/lengthMinutes",
							schemaPath: "#/properties/lengthMinutes/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 15
							},
							message: "must be >= 15"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
			}
			if (data.bufferMinutes !== void 0) {
				let data6 = data.bufferMinutes;
				if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
					const err25 = {
						instancePath: instancePath + "/bufferMinutes",
						schemaPath: "#/properties/bufferMinutes/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				if (typeof data6 == "number") {
					if (data6 > 120 || isNaN(data6)) {
						const err26 = {
							instancePath: instancePath + "/bufferMinutes",
							schemaPath: "#/properties/bufferMinutes/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 120
							},
							message: "must be <= 120"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
					if (data6 < 0 || isNaN(data6)) {
						const err27 = {
							instancePath: instancePath + "/bufferMinutes",
							schemaPath: "#/properties/bufferMinutes/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
			}
			if (data.noticeHours !== void 0) {
				let data7 = data.noticeHours;
				if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
					const err28 = {
						instancePath: instancePath + "/noticeHours",
						schemaPath: "#/properties/noticeHours/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (typeof data7 == "number") {
					if (data7 > 336 || isNaN(data7)) {
						const err29 = {
							instancePath: instancePath + "/noticeHours",
							schemaPath: "#/properties/noticeHours/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 336
							},
							message: "must be <= 336"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
					if (data7 < 0 || isNaN(data7)) {
						const err30 = {
							instancePath: instancePath + "/noticeHours",
							schemaPath: "#/properties/noticeHours/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				}
			}
			if (data.maxPerDay !== void 0) {
				let data8 = data.maxPerDay;
				if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
					const err31 = {
						instancePath: instancePath + "/maxPerDay",
						schemaPath: "#/properties/maxPerDay/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				if (typeof data8 == "number") {
					if (data8 > 20 || isNaN(data8)) {
						const err32 = {
							instancePath: instancePath + "/maxPerDay",
							schemaPath: "#/properties/maxPerDay/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 20
							},
							message: "must be <= 20"
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
					if (data8 < 1 || isNaN(data8)) {
						const err33 = {
							instancePath: instancePath + "/maxPerDay",
							schemaPath: "#/properties/maxPerDay/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
				}
			}
			if (data.horizonDays !== void 0) {
				let data9 = data.horizonDays;
				if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
					const err34 = {
						instancePath: instancePath + "/horizonDays",
						schemaPath: "#/properties/horizonDays/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				if (typeof data9 == "number") {
					if (data9 > 90 || isNaN(data9)) {
						const err35 = {
							instancePath: instancePath + "/horizonDays",
							schemaPath: "#/properties/horizonDays/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 90
							},
							message: "must be <= 90"
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
					if (data9 < 1 || isNaN(data9)) {
						const err36 = {
							instancePath: instancePath + "/horizonDays",
							schemaPath: "#/properties/horizonDays/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
				}
			}
			if (data.autoConfirm !== void 0) {
				if (typeof data.autoConfirm !== "boolean") {
					const err37 = {
						instancePath: instancePath + "/autoConfirm",
						schemaPath: "#/properties/autoConfirm/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
			}
		} else {
			const err38 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err38];
			else vErrors.push(err38);
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

export default require_visit_VisitHours();
