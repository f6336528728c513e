import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";

var require_demand_DemandHome = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.DemandHome = validate0;
	const schema0 = {
		"$id": "DemandHome",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"areaMin": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"areaMax": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"plotMin": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"bedroomsMin": {
				"type": "integer",
				"minimum": 0,
				"maximum": 100
			},
			"bedroomsMax": {
				"type": "integer",
				"minimum": 0,
				"maximum": 100
			},
			"bathroomsMin": {
				"type": "integer",
				"minimum": 0,
				"maximum": 100
			},
			"mustHave": {
				"type": "array",
				"maxItems": 30,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"terrace",
						"pool",
						"garden",
						"seaViews",
						"firstLine",
						"lift",
						"parking",
						"airConditioning",
						"heating",
						"furnished",
						"fireplace",
						"storageRoom",
						"stepFreeAccess",
						"petsAllowed",
						"balcony",
						"exterior",
						"solarPanels",
						"evCharger",
						"touristLicence",
						"patio",
						"glazedTerrace",
						"barbecue",
						"solarium",
						"jacuzzi",
						"sauna",
						"gym",
						"childrenArea",
						"wardrobes",
						"laundry",
						"cellar",
						"guestApartment",
						"alarm",
						"guard24h",
						"concierge",
						"doubleGlazing",
						"homeAutomation",
						"irrigation",
						"fenced",
						"bright",
						"corner",
						"smokeExtraction",
						"loadingDock"
					]
				}
			},
			"niceToHave": {
				"type": "array",
				"maxItems": 30,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"terrace",
						"pool",
						"garden",
						"seaViews",
						"firstLine",
						"lift",
						"parking",
						"airConditioning",
						"heating",
						"furnished",
						"fireplace",
						"storageRoom",
						"stepFreeAccess",
						"petsAllowed",
						"balcony",
						"exterior",
						"solarPanels",
						"evCharger",
						"touristLicence",
						"patio",
						"glazedTerrace",
						"barbecue",
						"solarium",
						"jacuzzi",
						"sauna",
						"gym",
						"childrenArea",
						"wardrobes",
						"laundry",
						"cellar",
						"guestApartment",
						"alarm",
						"guard24h",
						"concierge",
						"doubleGlazing",
						"homeAutomation",
						"irrigation",
						"fenced",
						"bright",
						"corner",
						"smokeExtraction",
						"loadingDock"
					]
				}
			},
			"mustNot": {
				"type": "array",
				"maxItems": 30,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"terrace",
						"pool",
						"garden",
						"seaViews",
						"firstLine",
						"lift",
						"parking",
						"airConditioning",
						"heating",
						"furnished",
						"fireplace",
						"storageRoom",
						"stepFreeAccess",
						"petsAllowed",
						"balcony",
						"exterior",
						"solarPanels",
						"evCharger",
						"touristLicence",
						"patio",
						"glazedTerrace",
						"barbecue",
						"solarium",
						"jacuzzi",
						"sauna",
						"gym",
						"childrenArea",
						"wardrobes",
						"laundry",
						"cellar",
						"guestApartment",
						"alarm",
						"guard24h",
						"concierge",
						"doubleGlazing",
						"homeAutomation",
						"irrigation",
						"fenced",
						"bright",
						"corner",
						"smokeExtraction",
						"loadingDock"
					]
				}
			},
			"views": {
				"type": "array",
				"maxItems": 8,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"sea",
						"mountain",
						"pool",
						"garden",
						"golf",
						"city",
						"country",
						"harbour"
					]
				}
			},
			"floorMin": {
				"type": "integer",
				"minimum": -2,
				"maximum": 60
			},
			"floorMax": {
				"type": "integer",
				"minimum": -2,
				"maximum": 60
			},
			"yearMin": {
				"type": "integer",
				"minimum": 1200,
				"maximum": 2100
			},
			"yearMax": {
				"type": "integer",
				"minimum": 1200,
				"maximum": 2100
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
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
			if (data.areaMin !== void 0) {
				let data0 = data.areaMin;
				if (typeof data0 == "number") {
					if (data0 > 99999999 || isNaN(data0)) {
						const err1 = {
							instancePath: instancePath + "/areaMin",
							schemaPath: "#/properties/areaMin/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999
							},
							message: "must be <= 99999999"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					if (data0 < 0 || isNaN(data0)) {
						const err2 = {
							instancePath: instancePath + "/areaMin",
							schemaPath: "#/properties/areaMin/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				} else {
					const err3 = {
						instancePath: instancePath + "/areaMin",
						schemaPath: "#/properties/areaMin/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.areaMax !== void 0) {
				let data1 = data.areaMax;
				if (typeof data1 == "number") {
					if (data1 > 99999999 || isNaN(data1)) {
						const err4 = {
							instancePath: instancePath + "/areaMax",
							schemaPath: "#/properties/areaMax/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999
							},
							message: "must be <= 99999999"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (data1 < 0 || isNaN(data1)) {
						const err5 = {
							instancePath: instancePath + "/areaMax",
							schemaPath: "#/properties/areaMax/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/areaMax",
						schemaPath: "#/properties/areaMax/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.plotMin !== void 0) {
				let data2 = data.plotMin;
				if (typeof data2 == "number") {
					if (data2 > 99999999 || isNaN(data2)) {
						const err7 = {
							instancePath: instancePath + "/plotMin",
							schemaPath: "#/properties/plotMin/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999
							},
							message: "must be <= 99999999"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (data2 < 0 || isNaN(data2)) {
						const err8 = {
							instancePath: instancePath + "/plotMin",
							schemaPath: "#/properties/plotMin/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/plotMin",
						schemaPath: "#/properties/plotMin/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.bedroomsMin !== void 0) {
				let data3 = data.bedroomsMin;
				if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
					const err10 = {
						instancePath: instancePath + "/bedroomsMin",
						schemaPath: "#/properties/bedroomsMin/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (typeof data3 == "number") {
					if (data3 > 100 || isNaN(data3)) {
						const err11 = {
							instancePath: instancePath + "/bedroomsMin",
							schemaPath: "#/properties/bedroomsMin/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (data3 < 0 || isNaN(data3)) {
						const err12 = {
							instancePath: instancePath + "/bedroomsMin",
							schemaPath: "#/properties/bedroomsMin/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			}
			if (data.bedroomsMax !== void 0) {
				let data4 = data.bedroomsMax;
				if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
					const err13 = {
						instancePath: instancePath + "/bedroomsMax",
						schemaPath: "#/properties/bedroomsMax/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (typeof data4 == "number") {
					if (data4 > 100 || isNaN(data4)) {
						const err14 = {
							instancePath: instancePath + "/bedroomsMax",
							schemaPath: "#/properties/bedroomsMax/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					if (data4 < 0 || isNaN(data4)) {
						const err15 = {
							instancePath: instancePath + "/bedroomsMax",
							schemaPath: "#/properties/bedroomsMax/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			}
			if (data.bathroomsMin !== void 0) {
				let data5 = data.bathroomsMin;
				if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
					const err16 = {
						instancePath: instancePath + "/bathroomsMin",
						schemaPath: "#/properties/bathroomsMin/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (typeof data5 == "number") {
					if (data5 > 100 || isNaN(data5)) {
						const err17 = {
							instancePath: instancePath + "/bathroomsMin",
							schemaPath: "#/properties/bathroomsMin/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
					if (data5 < 0 || isNaN(data5)) {
						const err18 = {
							instancePath: instancePath + "/bathroomsMin",
							schemaPath: "#/properties/bathroomsMin/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			}
			if (data.mustHave !== void 0) {
				let data6 = data.mustHave;
				if (Array.isArray(data6)) {
					if (data6.length > 30) {
						const err19 = {
							instancePath: instancePath + "/mustHave",
							schemaPath: "#/properties/mustHave/maxItems",
							keyword: "maxItems",
							params: { limit: 30 },
							message: "must NOT have more than 30 items"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					const len0 = data6.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data7 = data6[i0];
						if (typeof data7 !== "string") {
							const err20 = {
								instancePath: instancePath + "/mustHave/" + i0,
								schemaPath: "#/properties/mustHave/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
						if (!(data7 === "terrace" || data7 === "pool" || data7 === "garden" || data7 === "seaViews" || data7 === "firstLine" || data7 === "lift" || data7 === "parking" || data7 === "airConditioning" || data7 === "heating" || data7 === "furnished" || data7 === "fireplace" || data7 === "storageRoom" || data7 === "stepFreeAccess" || data7 === "petsAllowed" || data7 === "balcony" || data7 === "exterior" || data7 === "solarPanels" || data7 === "evCharger" || data7 === "touristLicence" || data7 === "patio" || data7 === "glazedTerrace" || data7 === "barbecue" || data7 === "solarium" || data7 === "jacuzzi" || data7 === "sauna" || data7 === "gym" || data7 === "childrenArea" || data7 === "wardrobes" || data7 === "laundry" || data7 === "cellar" || data7 === "guestApartment" || data7 === "alarm" || data7 === "guard24h" || data7 === "concierge" || data7 === "doubleGlazing" || data7 === "homeAutomation" || data7 === "irrigation" || data7 === "fenced" || data7 === "bright" || data7 === "corner" || data7 === "smokeExtraction" || data7 === "loadingDock")) {
							const err21 = {
								instancePath: instancePath + "/mustHave/" + i0,
								schemaPath: "#/properties/mustHave/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.mustHave.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
					let i1 = data6.length;
					let j0;
					if (i1 > 1) {
						const indices0 = {};
						for (; i1--;) {
							let item0 = data6[i1];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err22 = {
									instancePath: instancePath + "/mustHave",
									schemaPath: "#/properties/mustHave/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err23 = {
						instancePath: instancePath + "/mustHave",
						schemaPath: "#/properties/mustHave/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
			if (data.niceToHave !== void 0) {
				let data8 = data.niceToHave;
				if (Array.isArray(data8)) {
					if (data8.length > 30) {
						const err24 = {
							instancePath: instancePath + "/niceToHave",
							schemaPath: "#/properties/niceToHave/maxItems",
							keyword: "maxItems",
							params: { limit: 30 },
							message: "must NOT have more than 30 items"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
					const len1 = data8.length;
					for (let i2 = 0; i2 < len1; i2++) {
						let data9 = data8[i2];
						if (typeof data9 !== "string") {
							const err25 = {
								instancePath: instancePath + "/niceToHave/" + i2,
								schemaPath: "#/properties/niceToHave/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
						if (!(data9 === "terrace" || data9 === "pool" || data9 === "garden" || data9 === "seaViews" || data9 === "firstLine" || data9 === "lift" || data9 === "parking" || data9 === "airConditioning" || data9 === "heating" || data9 === "furnished" || data9 === "fireplace" || data9 === "storageRoom" || data9 === "stepFreeAccess" || data9 === "petsAllowed" || data9 === "balcony" || data9 === "exterior" || data9 === "solarPanels" || data9 === "evCharger" || data9 === "touristLicence" || data9 === "patio" || data9 === "glazedTerrace" || data9 === "barbecue" || data9 === "solarium" || data9 === "jacuzzi" || data9 === "sauna" || data9 === "gym" || data9 === "childrenArea" || data9 === "wardrobes" || data9 === "laundry" || data9 === "cellar" || data9 === "guestApartment" || data9 === "alarm" || data9 === "guard24h" || data9 === "concierge" || data9 === "doubleGlazing" || data9 === "homeAutomation" || data9 === "irrigation" || data9 === "fenced" || data9 === "bright" || data9 === "corner" || data9 === "smokeExtraction" || data9 === "loadingDock")) {
							const err26 = {
								instancePath: instancePath + "/niceToHave/" + i2,
								schemaPath: "#/properties/niceToHave/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.niceToHave.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					}
					let i3 = data8.length;
					let j1;
					if (i3 > 1) {
						const indices1 = {};
						for (; i3--;) {
							let item1 = data8[i3];
							if (typeof item1 !== "string") continue;
							if (typeof indices1[item1] == "number") {
								j1 = indices1[item1];
								const err27 = {
									instancePath: instancePath + "/niceToHave",
									schemaPath: "#/properties/niceToHave/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i3,
										j: j1
									},
									message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
								break;
							}
							indices1[item1] = i3;
						}
					}
				} else {
					const err28 = {
						instancePath: instancePath + "/niceToHave",
						schemaPath: "#/properties/niceToHave/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
			if (data.mustNot !== void 0) {
				let data10 = data.mustNot;
				if (Array.isArray(data10)) {
					if (data10.length > 30) {
						const err29 = {
							instancePath: instancePath + "/mustNot",
							schemaPath: "#/properties/mustNot/maxItems",
							keyword: "maxItems",
							params: { limit: 30 },
							message: "must NOT have more than 30 items"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
					const len2 = data10.length;
					for (let i4 = 0; i4 < len2; i4++) {
						let data11 = data10[i4];
						if (typeof data11 !== "string") {
							const err30 = {
								instancePath: instancePath + "/mustNot/" + i4,
								schemaPath: "#/properties/mustNot/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
						if (!(data11 === "terrace" || data11 === "pool" || data11 === "garden" || data11 === "seaViews" || data11 === "firstLine" || data11 === "lift" || data11 === "parking" || data11 === "airConditioning" || data11 === "heating" || data11 === "furnished" || data11 === "fireplace" || data11 === "storageRoom" || data11 === "stepFreeAccess" || data11 === "petsAllowed" || data11 === "balcony" || data11 === "exterior" || data11 === "solarPanels" || data11 === "evCharger" || data11 === "touristLicence" || data11 === "patio" || data11 === "glazedTerrace" || data11 === "barbecue" || data11 === "solarium" || data11 === "jacuzzi" || data11 === "sauna" || data11 === "gym" || data11 === "childrenArea" || data11 === "wardrobes" || data11 === "laundry" || data11 === "cellar" || data11 === "guestApartment" || data11 === "alarm" || data11 === "guard24h" || data11 === "concierge" || data11 === "doubleGlazing" || data11 === "homeAutomation" || data11 === "irrigation" || data11 === "fenced" || data11 === "bright" || data11 === "corner" || data11 === "smokeExtraction" || data11 === "loadingDock")) {
							const err31 = {
								instancePath: instancePath + "/mustNot/" + i4,
								schemaPath: "#/properties/mustNot/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.mustNot.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
					}
					let i5 = data10.length;
					let j2;
					if (i5 > 1) {
						const indices2 = {};
						for (; i5--;) {
							let item2 = data10[i5];
							if (typeof item2 !== "string") continue;
							if (typeof indices2[item2] == "number") {
								j2 = indices2[item2];
								const err32 = {
									instancePath: instancePath + "/mustNot",
									schemaPath: "#/properties/mustNot/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i5,
										j: j2
									},
									message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
								break;
							}
							indices2[item2] = i5;
						}
					}
				} else {
					const err33 = {
						instancePath: instancePath + "/mustNot",
						schemaPath: "#/properties/mustNot/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
			if (data.views !== void 0) {
				let data12 = data.views;
				if (Array.isArray(data12)) {
					if (data12.length > 8) {
						const err34 = {
							instancePath: instancePath + "/views",
							schemaPath: "#/properties/views/maxItems",
							keyword: "maxItems",
							params: { limit: 8 },
							message: "must NOT have more than 8 items"
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
					const len3 = data12.length;
					for (let i6 = 0; i6 < len3; i6++) {
						let data13 = data12[i6];
						if (typeof data13 !== "string") {
							const err35 = {
								instancePath: instancePath + "/views/" + i6,
								schemaPath: "#/properties/views/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
						if (!(data13 === "sea" || data13 === "mountain" || data13 === "pool" || data13 === "garden" || data13 === "golf" || data13 === "city" || data13 === "country" || data13 === "harbour")) {
							const err36 = {
								instancePath: instancePath + "/views/" + i6,
								schemaPath: "#/properties/views/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.views.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
					}
					let i7 = data12.length;
					let j3;
					if (i7 > 1) {
						const indices3 = {};
						for (; i7--;) {
							let item3 = data12[i7];
							if (typeof item3 !== "string") continue;
							if (typeof indices3[item3] == "number") {
								j3 = indices3[item3];
								const err37 = {
									instancePath: instancePath + "/views",
									schemaPath: "#/properties/views/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i7,
										j: j3
									},
									message: "must NOT have duplicate items (items ## " + j3 + " and " + i7 + " are identical)"
								};
								if (vErrors === null) vErrors = [err37];
								else vErrors.push(err37);
								errors++;
								break;
							}
							indices3[item3] = i7;
						}
					}
				} else {
					const err38 = {
						instancePath: instancePath + "/views",
						schemaPath: "#/properties/views/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
			}
			if (data.floorMin !== void 0) {
				let data14 = data.floorMin;
				if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14))) {
					const err39 = {
						instancePath: instancePath + "/floorMin",
						schemaPath: "#/properties/floorMin/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
				if (typeof data14 == "number") {
					if (data14 > 60 || isNaN(data14)) {
						const err40 = {
							instancePath: instancePath + "/floorMin",
							schemaPath: "#/properties/floorMin/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 60
							},
							message: "must be <= 60"
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
					if (data14 < -2 || isNaN(data14)) {
						const err41 = {
							instancePath: instancePath + "/floorMin",
							schemaPath: "#/properties/floorMin/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: -2
							},
							message: "must be >= -2"
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
				}
			}
			if (data.floorMax !== void 0) {
				let data15 = data.floorMax;
				if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15))) {
					const err42 = {
						instancePath: instancePath + "/floorMax",
						schemaPath: "#/properties/floorMax/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
				if (typeof data15 == "number") {
					if (data15 > 60 || isNaN(data15)) {
						const err43 = {
							instancePath: instancePath + "/floorMax",
							schemaPath: "#/properties/floorMax/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 60
							},
							message: "must be <= 60"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
					if (data15 < -2 || isNaN(data15)) {
						const err44 = {
							instancePath: instancePath + "/floorMax",
							schemaPath: "#/properties/floorMax/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: -2
							},
							message: "must be >= -2"
						};
						if (vErrors === null) vErrors = [err44];
						else vErrors.push(err44);
						errors++;
					}
				}
			}
			if (data.yearMin !== void 0) {
				let data16 = data.yearMin;
				if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
					const err45 = {
						instancePath: instancePath + "/yearMin",
						schemaPath: "#/properties/yearMin/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
				if (typeof data16 == "number") {
					if (data16 > 2100 || isNaN(data16)) {
						const err46 = {
							instancePath: instancePath + "/yearMin",
							schemaPath: "#/properties/yearMin/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 2100
							},
							message: "must be <= 2100"
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
					if (data16 < 1200 || isNaN(data16)) {
						const err47 = {
							instancePath: instancePath + "/yearMin",
							schemaPath: "#/properties/yearMin/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1200
							},
							message: "must be >= 1200"
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
				}
			}
			if (data.yearMax !== void 0) {
				let data17 = data.yearMax;
				if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17))) {
					const err48 = {
						instancePath: instancePath + "/yearMax",
						schemaPath: "#/properties/yearMax/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
				if (typeof data17 == "number") {
					if (data17 > 2100 || isNaN(data17)) {
						const err49 = {
							instancePath: instancePath + "/yearMax",
							schemaPath: "#/properties/yearMax/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 2100
							},
							message: "must be <= 2100"
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
					if (data17 < 1200 || isNaN(data17)) {
						const err50 = {
							instancePath: instancePath + "/yearMax",
							schemaPath: "#/properties/yearMax/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1200
							},
							message: "must be >= 1200"
						};
						if (vErrors === null) vErrors = [err50];
						else vErrors.push(err50);
						errors++;
					}
				}
			}
		} else {
			const err51 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err51];
			else vErrors.push(err51);
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

export default require_demand_DemandHome();
