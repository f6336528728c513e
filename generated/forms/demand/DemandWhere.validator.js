import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_demand_DemandWhere = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.DemandWhere = validate0;
	const schema0 = {
		"$id": "DemandWhere",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"islands": {
				"type": "array",
				"maxItems": 4,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"MALLORCA",
						"MENORCA",
						"IBIZA",
						"FORMENTERA"
					]
				}
			},
			"places": {
				"type": "array",
				"maxItems": 40,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"maxLength": 80,
					"pattern": "^[a-z0-9-]+$"
				}
			},
			"excludePlaces": {
				"type": "array",
				"maxItems": 40,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"maxLength": 80,
					"pattern": "^[a-z0-9-]+$"
				}
			},
			"polygons": {
				"type": "array",
				"maxItems": 10,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["type", "coordinates"],
					"properties": {
						"type": {
							"type": "string",
							"const": "Polygon"
						},
						"coordinates": {
							"type": "array",
							"minItems": 1,
							"maxItems": 1,
							"items": {
								"type": "array",
								"minItems": 3,
								"maxItems": 201,
								"items": {
									"type": "array",
									"minItems": 2,
									"maxItems": 2,
									"items": {
										"type": "number",
										"minimum": -180,
										"maximum": 180
									}
								}
							}
						}
					}
				}
			},
			"near": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"geo",
					"amount",
					"unit"
				],
				"properties": {
					"geo": {
						"type": "object",
						"additionalProperties": false,
						"required": ["lat", "lon"],
						"properties": {
							"lat": {
								"type": "number",
								"minimum": -90,
								"maximum": 90
							},
							"lon": {
								"type": "number",
								"minimum": -180,
								"maximum": 180
							}
						}
					},
					"amount": {
						"type": "number",
						"exclusiveMinimum": 0,
						"maximum": 100
					},
					"unit": {
						"type": "string",
						"enum": [
							"km",
							"car",
							"foot"
						]
					}
				}
			},
			"seaDistanceMax": {
				"type": "integer",
				"minimum": 0,
				"maximum": 1e5
			}
		}
	};
	const func0 = require_ucs2length().default;
	const pattern0 = new RegExp("^[a-z0-9-]+$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "islands" || key0 === "places" || key0 === "excludePlaces" || key0 === "polygons" || key0 === "near" || key0 === "seaDistanceMax")) {
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
			if (data.islands !== void 0) {
				let data0 = data.islands;
				if (Array.isArray(data0)) {
					if (data0.length > 4) {
						const err1 = {
							instancePath: instancePath + "/islands",
							schemaPath: "#/properties/islands/maxItems",
							keyword: "maxItems",
							params: { limit: 4 },
							message: "must NOT have more than 4 items"
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
								instancePath: instancePath + "/islands/" + i0,
								schemaPath: "#/properties/islands/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						if (!(data1 === "MALLORCA" || data1 === "MENORCA" || data1 === "IBIZA" || data1 === "FORMENTERA")) {
							const err3 = {
								instancePath: instancePath + "/islands/" + i0,
								schemaPath: "#/properties/islands/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.islands.items.enum },
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
									instancePath: instancePath + "/islands",
									schemaPath: "#/properties/islands/uniqueItems",
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
						instancePath: instancePath + "/islands",
						schemaPath: "#/properties/islands/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.places !== void 0) {
				let data2 = data.places;
				if (Array.isArray(data2)) {
					if (data2.length > 40) {
						const err6 = {
							instancePath: instancePath + "/places",
							schemaPath: "#/properties/places/maxItems",
							keyword: "maxItems",
							params: { limit: 40 },
							message: "must NOT have more than 40 items"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					const len1 = data2.length;
					for (let i2 = 0; i2 < len1; i2++) {
						let data3 = data2[i2];
						if (typeof data3 === "string") {
							if (func0(data3) > 80) {
								const err7 = {
									instancePath: instancePath + "/places/" + i2,
									schemaPath: "#/properties/places/items/maxLength",
									keyword: "maxLength",
									params: { limit: 80 },
									message: "must NOT have more than 80 characters"
								};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
							if (!pattern0.test(data3)) {
								const err8 = {
									instancePath: instancePath + "/places/" + i2,
									schemaPath: "#/properties/places/items/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z0-9-]+$" },
									message: "must match pattern \"^[a-z0-9-]+$\""
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
						} else {
							const err9 = {
								instancePath: instancePath + "/places/" + i2,
								schemaPath: "#/properties/places/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					}
					let i3 = data2.length;
					let j1;
					if (i3 > 1) {
						const indices1 = {};
						for (; i3--;) {
							let item1 = data2[i3];
							if (typeof item1 !== "string") continue;
							if (typeof indices1[item1] == "number") {
								j1 = indices1[item1];
								const err10 = {
									instancePath: instancePath + "/places",
									schemaPath: "#/properties/places/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i3,
										j: j1
									},
									message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
								break;
							}
							indices1[item1] = i3;
						}
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/places",
						schemaPath: "#/properties/places/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.excludePlaces !== void 0) {
				let data4 = data.excludePlaces;
				if (Array.isArray(data4)) {
					if (data4.length > 40) {
						const err12 = {
							instancePath: instancePath + "/excludePlaces",
							schemaPath: "#/properties/excludePlaces/maxItems",
							keyword: "maxItems",
							params: { limit: 40 },
							message: "must NOT have more than 40 items"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					const len2 = data4.length;
					for (let i4 = 0; i4 < len2; i4++) {
						let data5 = data4[i4];
						if (typeof data5 === "string") {
							if (func0(data5) > 80) {
								const err13 = {
									instancePath: instancePath + "/excludePlaces/" + i4,
									schemaPath: "#/properties/excludePlaces/items/maxLength",
									keyword: "maxLength",
									params: { limit: 80 },
									message: "must NOT have more than 80 characters"
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
							if (!pattern0.test(data5)) {
								const err14 = {
									instancePath: instancePath + "/excludePlaces/" + i4,
									schemaPath: "#/properties/excludePlaces/items/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z0-9-]+$" },
									message: "must match pattern \"^[a-z0-9-]+$\""
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						} else {
							const err15 = {
								instancePath: instancePath + "/excludePlaces/" + i4,
								schemaPath: "#/properties/excludePlaces/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					}
					let i5 = data4.length;
					let j2;
					if (i5 > 1) {
						const indices2 = {};
						for (; i5--;) {
							let item2 = data4[i5];
							if (typeof item2 !== "string") continue;
							if (typeof indices2[item2] == "number") {
								j2 = indices2[item2];
								const err16 = {
									instancePath: instancePath + "/excludePlaces",
									schemaPath: "#/properties/excludePlaces/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i5,
										j: j2
									},
									message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
								break;
							}
							indices2[item2] = i5;
						}
					}
				} else {
					const err17 = {
						instancePath: instancePath + "/excludePlaces",
						schemaPath: "#/properties/excludePlaces/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.polygons !== void 0) {
				let data6 = data.polygons;
				if (Array.isArray(data6)) {
					if (data6.length > 10) {
						const err18 = {
							instancePath: instancePath + "/polygons",
							schemaPath: "#/properties/polygons/maxItems",
							keyword: "maxItems",
							params: { limit: 10 },
							message: "must NOT have more than 10 items"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					const len3 = data6.length;
					for (let i6 = 0; i6 < len3; i6++) {
						let data7 = data6[i6];
						if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
							if (data7.type === void 0) {
								const err19 = {
									instancePath: instancePath + "/polygons/" + i6,
									schemaPath: "#/properties/polygons/items/required",
									keyword: "required",
									params: { missingProperty: "type" },
									message: "must have required property 'type'"
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
							if (data7.coordinates === void 0) {
								const err20 = {
									instancePath: instancePath + "/polygons/" + i6,
									schemaPath: "#/properties/polygons/items/required",
									keyword: "required",
									params: { missingProperty: "coordinates" },
									message: "must have required property 'coordinates'"
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
							for (const key1 in data7) if (!(key1 === "type" || key1 === "coordinates")) {
								const err21 = {
									instancePath: instancePath + "/polygons/" + i6,
									schemaPath: "#/properties/polygons/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key1 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
							if (data7.type !== void 0) {
								let data8 = data7.type;
								if (typeof data8 !== "string") {
									const err22 = {
										instancePath: instancePath + "/polygons/" + i6 + "/type",
										schemaPath: "#/properties/polygons/items/properties/type/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err22];
									else vErrors.push(err22);
									errors++;
								}
								if ("Polygon" !== data8) {
									const err23 = {
										instancePath: instancePath + "/polygons/" + i6 + "/type",
										schemaPath: "#/properties/polygons/items/properties/type/const",
										keyword: "const",
										params: { allowedValue: "Polygon" },
										message: "must be equal to constant"
									};
									if (vErrors === null) vErrors = [err23];
									else vErrors.push(err23);
									errors++;
								}
							}
							if (data7.coordinates !== void 0) {
								let data9 = data7.coordinates;
								if (Array.isArray(data9)) {
									if (data9.length > 1) {
										const err24 = {
											instancePath: instancePath + "/polygons/" + i6 + "/coordinates",
											schemaPath: "#/properties/polygons/items/properties/coordinates/maxItems",
											keyword: "maxItems",
											params: { limit: 1 },
											message: "must NOT have more than 1 items"
										};
										if (vErrors === null) vErrors = [err24];
										else vErrors.push(err24);
										errors++;
									}
									if (data9.length < 1) {
										const err25 = {
											instancePath: instancePath + "/polygons/" + i6 + "/coordinates",
											schemaPath: "#/properties/polygons/items/properties/coordinates/minItems",
											keyword: "minItems",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 items"
										};
										if (vErrors === null) vErrors = [err25];
										else vErrors.push(err25);
										errors++;
									}
									const len4 = data9.length;
									for (let i7 = 0; i7 < len4; i7++) {
										let data10 = data9[i7];
										if (Array.isArray(data10)) {
											if (data10.length > 201) {
												const err26 = {
													instancePath: instancePath + "/polygons/" + i6 + "/coordinates/" + i7,
													schemaPath: "#/properties/polygons/items/properties/coordinates/items/maxItems",
													keyword: "maxItems",
													params: { limit: 201 },
													message: "must NOT have more than 201 items"
												};
												if (vErrors === null) vErrors = [err26];
												else vErrors.push(err26);
												errors++;
											}
											if (data10.length < 3) {
												const err27 = {
													instancePath: instancePath + "/polygons/" + i6 + "/coordinates/" + i7,
													schemaPath: "#/properties/polygons/items/properties/coordinates/items/minItems",
													keyword: "minItems",
													params: { limit: 3 },
													message: "must NOT have fewer than 3 items"
												};
												if (vErrors === null) vErrors = [err27];
												else vErrors.push(err27);
												errors++;
											}
											const len5 = data10.length;
											for (let i8 = 0; i8 < len5; i8++) {
												let data11 = data10[i8];
												if (Array.isArray(data11)) {
													if (data11.length > 2) {
														const err28 = {
															instancePath: instancePath + "/polygons/" + i6 + "/coordinates/" + i7 + "/" + i8,
															schemaPath: "#/properties/polygons/items/properties/coordinates/items/items/maxItems",
															keyword: "maxItems",
															params: { limit: 2 },
															message: "must NOT have more than 2 items"
														};
														if (vErrors === null) vErrors = [err28];
														else vErrors.push(err28);
														errors++;
													}
													if (data11.length < 2) {
														const err29 = {
															instancePath: instancePath + "/polygons/" + i6 + "/coordinates/" + i7 + "/" + i8,
															schemaPath: "#/properties/polygons/items/properties/coordinates/items/items/minItems",
															keyword: "minItems",
															params: { limit: 2 },
															message: "must NOT have fewer than 2 items"
														};
														if (vErrors === null) vErrors = [err29];
														else vErrors.push(err29);
														errors++;
													}
													const len6 = data11.length;
													for (let i9 = 0; i9 < len6; i9++) {
														let data12 = data11[i9];
														if (typeof data12 == "number") {
															if (data12 > 180 || isNaN(data12)) {
																const err30 = {
																	instancePath: instancePath + "/polygons/" + i6 + "/coordinates/" + i7 + "/" + i8 + "/" + i9,
																	schemaPath: "#/properties/polygons/items/properties/coordinates/items/items/items/maximum",
																	keyword: "maximum",
																	params: {
																		comparison: "<=",
																		limit: 180
																	},
																	message: "must be <= 180"
																};
																if (vErrors === null) vErrors = [err30];
																else vErrors.push(err30);
																errors++;
															}
															if (data12 < -180 || isNaN(data12)) {
																const err31 = {
																	instancePath: instancePath + "/polygons/" + i6 + "/coordinates/" + i7 + "/" + i8 + "/" + i9,
																	schemaPath: "#/properties/polygons/items/properties/coordinates/items/items/items/minimum",
																	keyword: "minimum",
																	params: {
																		comparison: ">=",
																		limit: -180
																	},
																	message: "must be >= -180"
																};
																if (vErrors === null) vErrors = [err31];
																else vErrors.push(err31);
																errors++;
															}
														} else {
															const err32 = {
																instancePath: instancePath + "/polygons/" + i6 + "/coordinates/" + i7 + "/" + i8 + "/" + i9,
																schemaPath: "#/properties/polygons/items/properties/coordinates/items/items/items/type",
																keyword: "type",
																params: { type: "number" },
																message: "must be number"
															};
															if (vErrors === null) vErrors = [err32];
															else vErrors.push(err32);
															errors++;
														}
													}
												} else {
													const err33 = {
														instancePath: instancePath + "/polygons/" + i6 + "/coordinates/" + i7 + "/" + i8,
														schemaPath: "#/properties/polygons/items/properties/coordinates/items/items/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													};
													if (vErrors === null) vErrors = [err33];
													else vErrors.push(err33);
													errors++;
												}
											}
										} else {
											const err34 = {
												instancePath: instancePath + "/polygons/" + i6 + "/coordinates/" + i7,
												schemaPath: "#/properties/polygons/items/properties/coordinates/items/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											};
											if (vErrors === null) vErrors = [err34];
											else vErrors.push(err34);
											errors++;
										}
									}
								} else {
									const err35 = {
										instancePath: instancePath + "/polygons/" + i6 + "/coordinates",
										schemaPath: "#/properties/polygons/items/properties/coordinates/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err35];
									else vErrors.push(err35);
									errors++;
								}
							}
						} else {
							const err36 = {
								instancePath: instancePath + "/polygons/" + i6,
								schemaPath: "#/properties/polygons/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
					}
				} else {
					const err37 = {
						instancePath: instancePath + "/polygons",
						schemaPath: "#/properties/polygons/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
			}
			if (data.near !== void 0) {
				let data13 = data.near;
				if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
					if (data13.geo === void 0) {
						const err38 = {
							instancePath: instancePath + "/near",
							schemaPath: "#/properties/near/required",
							keyword: "required",
							params: { missingProperty: "geo" },
							message: "must have required property 'geo'"
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
					if (data13.amount === void 0) {
						const err39 = {
							instancePath: instancePath + "/near",
							schemaPath: "#/properties/near/required",
							keyword: "required",
							params: { missingProperty: "amount" },
							message: "must have required property 'amount'"
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
					if (data13.unit === void 0) {
						const err40 = {
							instancePath: instancePath + "/near",
							schemaPath: "#/properties/near/required",
							keyword: "required",
							params: { missingProperty: "unit" },
							message: "must have required property 'unit'"
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
					for (const key2 in data13) if (!(key2 === "geo" || key2 === "amount" || key2 === "unit")) {
						const err41 = {
							instancePath: instancePath + "/near",
							schemaPath: "#/properties/near/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
					if (data13.geo !== void 0) {
						let data14 = data13.geo;
						if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
							if (data14.lat === void 0) {
								const err42 = {
									instancePath: instancePath + "/near/geo",
									schemaPath: "#/properties/near/properties/geo/required",
									keyword: "required",
									params: { missingProperty: "lat" },
									message: "must have required property 'lat'"
								};
								if (vErrors === null) vErrors = [err42];
								else vErrors.push(err42);
								errors++;
							}
							if (data14.lon === void 0) {
								const err43 = {
									instancePath: instancePath + "/near/geo",
									schemaPath: "#/properties/near/properties/geo/required",
									keyword: "required",
									params: { missingProperty: "lon" },
									message: "must have required property 'lon'"
								};
								if (vErrors === null) vErrors = [err43];
								else vErrors.push(err43);
								errors++;
							}
							for (const key3 in data14) if (!(key3 === "lat" || key3 === "lon")) {
								const err44 = {
									instancePath: instancePath + "/near/geo",
									schemaPath: "#/properties/near/properties/geo/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key3 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err44];
								else vErrors.push(err44);
								errors++;
							}
							if (data14.lat !== void 0) {
								let data15 = data14.lat;
								if (typeof data15 == "number") {
									if (data15 > 90 || isNaN(data15)) {
										const err45 = {
											instancePath: instancePath + "/near/geo/lat",
											schemaPath: "#/properties/near/properties/geo/properties/lat/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 90
											},
											message: "must be <= 90"
										};
										if (vErrors === null) vErrors = [err45];
										else vErrors.push(err45);
										errors++;
									}
									if (data15 < -90 || isNaN(data15)) {
										const err46 = {
											instancePath: instancePath + "/near/geo/lat",
											schemaPath: "#/properties/near/properties/geo/properties/lat/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: -90
											},
											message: "must be >= -90"
										};
										if (vErrors === null) vErrors = [err46];
										else vErrors.push(err46);
										errors++;
									}
								} else {
									const err47 = {
										instancePath: instancePath + "/near/geo/lat",
										schemaPath: "#/properties/near/properties/geo/properties/lat/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									};
									if (vErrors === null) vErrors = [err47];
									else vErrors.push(err47);
									errors++;
								}
							}
							if (data14.lon !== void 0) {
								let data16 = data14.lon;
								if (typeof data16 == "number") {
									if (data16 > 180 || isNaN(data16)) {
										const err48 = {
											instancePath: instancePath + "/near/geo/lon",
											schemaPath: "#/properties/near/properties/geo/properties/lon/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 180
											},
											message: "must be <= 180"
										};
										if (vErrors === null) vErrors = [err48];
										else vErrors.push(err48);
										errors++;
									}
									if (data16 < -180 || isNaN(data16)) {
										const err49 = {
											instancePath: instancePath + "/near/geo/lon",
											schemaPath: "#/properties/near/properties/geo/properties/lon/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: -180
											},
											message: "must be >= -180"
										};
										if (vErrors === null) vErrors = [err49];
										else vErrors.push(err49);
										errors++;
									}
								} else {
									const err50 = {
										instancePath: instancePath + "/near/geo/lon",
										schemaPath: "#/properties/near/properties/geo/properties/lon/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									};
									if (vErrors === null) vErrors = [err50];
									else vErrors.push(err50);
									errors++;
								}
							}
						} else {
							const err51 = {
								instancePath: instancePath + "/near/geo",
								schemaPath: "#/properties/near/properties/geo/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err51];
							else vErrors.push(err51);
							errors++;
						}
					}
					if (data13.amount !== void 0) {
						let data17 = data13.amount;
						if (typeof data17 == "number") {
							if (data17 > 100 || isNaN(data17)) {
								const err52 = {
									instancePath: instancePath + "/near/amount",
									schemaPath: "#/properties/near/properties/amount/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 100
									},
									message: "must be <= 100"
								};
								if (vErrors === null) vErrors = [err52];
								else vErrors.push(err52);
								errors++;
							}
							if (data17 <= 0 || isNaN(data17)) {
								const err53 = {
									instancePath: instancePath + "/near/amount",
									schemaPath: "#/properties/near/properties/amount/exclusiveMinimum",
									keyword: "exclusiveMinimum",
									params: {
										comparison: ">",
										limit: 0
									},
									message: "must be > 0"
								};
								if (vErrors === null) vErrors = [err53];
								else vErrors.push(err53);
								errors++;
							}
						} else {
							const err54 = {
								instancePath: instancePath + "/near/amount",
								schemaPath: "#/properties/near/properties/amount/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err54];
							else vErrors.push(err54);
							errors++;
						}
					}
					if (data13.unit !== void 0) {
						let data18 = data13.unit;
						if (typeof data18 !== "string") {
							const err55 = {
								instancePath: instancePath + "/near/unit",
								schemaPath: "#/properties/near/properties/unit/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err55];
							else vErrors.push(err55);
							errors++;
						}
						if (!(data18 === "km" || data18 === "car" || data18 === "foot")) {
							const err56 = {
								instancePath: instancePath + "/near/unit",
								schemaPath: "#/properties/near/properties/unit/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.near.properties.unit.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err56];
							else vErrors.push(err56);
							errors++;
						}
					}
				} else {
					const err57 = {
						instancePath: instancePath + "/near",
						schemaPath: "#/properties/near/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
			}
			if (data.seaDistanceMax !== void 0) {
				let data19 = data.seaDistanceMax;
				if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19))) {
					const err58 = {
						instancePath: instancePath + "/seaDistanceMax",
						schemaPath: "#/properties/seaDistanceMax/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
				if (typeof data19 == "number") {
					if (data19 > 1e5 || isNaN(data19)) {
						const err59 = {
							instancePath: instancePath + "/seaDistanceMax",
							schemaPath: "#/properties/seaDistanceMax/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1e5
							},
							message: "must be <= 100000"
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
					if (data19 < 0 || isNaN(data19)) {
						const err60 = {
							instancePath: instancePath + "/seaDistanceMax",
							schemaPath: "#/properties/seaDistanceMax/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err60];
						else vErrors.push(err60);
						errors++;
					}
				}
			}
		} else {
			const err61 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err61];
			else vErrors.push(err61);
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

export default require_demand_DemandWhere();
