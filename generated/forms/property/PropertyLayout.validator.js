import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";

var require_property_PropertyLayout = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.PropertyLayout = validate0;
	const schema0 = {
		"$id": "PropertyLayout",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"usable": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"built": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"builtWithCommon": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"plot": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"cadastralBuilt": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"terrace": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"coveredTerrace": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"basement": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"attic": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"garage": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"kitchenArea": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"diningArea": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"facadeLength": {
				"type": "number",
				"minimum": 0,
				"maximum": 1e4
			},
			"ceilingHeight": {
				"type": "number",
				"minimum": 0,
				"maximum": 50
			},
			"buildable": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"minimumTradable": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"areaSource": {
				"type": "string",
				"enum": [
					"deed",
					"cadastre",
					"measured",
					"owner"
				]
			},
			"bedrooms": {
				"type": "integer",
				"minimum": 0,
				"maximum": 200
			},
			"doubleBedrooms": {
				"type": "integer",
				"minimum": 0,
				"maximum": 200
			},
			"singleBedrooms": {
				"type": "integer",
				"minimum": 0,
				"maximum": 200
			},
			"bathrooms": {
				"type": "integer",
				"minimum": 0,
				"maximum": 200
			},
			"toilets": {
				"type": "integer",
				"minimum": 0,
				"maximum": 200
			},
			"ensuites": {
				"type": "integer",
				"minimum": 0,
				"maximum": 200
			},
			"livingRooms": {
				"type": "integer",
				"minimum": 0,
				"maximum": 50
			},
			"floorsInHome": {
				"type": "integer",
				"minimum": 0,
				"maximum": 60
			},
			"kitchenType": {
				"type": "string",
				"enum": [
					"independent",
					"open",
					"office",
					"kitchenette"
				]
			},
			"kitchenEquipped": {
				"type": "string",
				"enum": [
					"none",
					"furnished",
					"appliances"
				]
			},
			"furnished": {
				"type": "string",
				"enum": [
					"none",
					"partial",
					"full"
				]
			},
			"exterior": {
				"type": "string",
				"enum": [
					"exterior",
					"interior",
					"both"
				]
			},
			"orientation": {
				"type": "array",
				"maxItems": 8,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"N",
						"NE",
						"E",
						"SE",
						"S",
						"SW",
						"W",
						"NW"
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
			"seaDistance": {
				"type": "integer",
				"minimum": 0,
				"maximum": 1e5
			},
			"firstLine": { "type": "boolean" }
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
			if (data.usable !== void 0) {
				let data0 = data.usable;
				if (typeof data0 == "number") {
					if (data0 > 99999999 || isNaN(data0)) {
						const err1 = {
							instancePath: instancePath + "/usable",
							schemaPath: "#/properties/usable/maximum",
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
							instancePath: instancePath + "/usable",
							schemaPath: "#/properties/usable/minimum",
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
						instancePath: instancePath + "/usable",
						schemaPath: "#/properties/usable/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.built !== void 0) {
				let data1 = data.built;
				if (typeof data1 == "number") {
					if (data1 > 99999999 || isNaN(data1)) {
						const err4 = {
							instancePath: instancePath + "/built",
							schemaPath: "#/properties/built/maximum",
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
							instancePath: instancePath + "/built",
							schemaPath: "#/properties/built/minimum",
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
						instancePath: instancePath + "/built",
						schemaPath: "#/properties/built/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.builtWithCommon !== void 0) {
				let data2 = data.builtWithCommon;
				if (typeof data2 == "number") {
					if (data2 > 99999999 || isNaN(data2)) {
						const err7 = {
							instancePath: instancePath + "/builtWithCommon",
							schemaPath: "#/properties/builtWithCommon/maximum",
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
							instancePath: instancePath + "/builtWithCommon",
							schemaPath: "#/properties/builtWithCommon/minimum",
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
						instancePath: instancePath + "/builtWithCommon",
						schemaPath: "#/properties/builtWithCommon/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.plot !== void 0) {
				let data3 = data.plot;
				if (typeof data3 == "number") {
					if (data3 > 99999999 || isNaN(data3)) {
						const err10 = {
							instancePath: instancePath + "/plot",
							schemaPath: "#/properties/plot/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999
							},
							message: "must be <= 99999999"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					if (data3 < 0 || isNaN(data3)) {
						const err11 = {
							instancePath: instancePath + "/plot",
							schemaPath: "#/properties/plot/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/plot",
						schemaPath: "#/properties/plot/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.cadastralBuilt !== void 0) {
				let data4 = data.cadastralBuilt;
				if (typeof data4 == "number") {
					if (data4 > 99999999 || isNaN(data4)) {
						const err13 = {
							instancePath: instancePath + "/cadastralBuilt",
							schemaPath: "#/properties/cadastralBuilt/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999
							},
							message: "must be <= 99999999"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					if (data4 < 0 || isNaN(data4)) {
						const err14 = {
							instancePath: instancePath + "/cadastralBuilt",
							schemaPath: "#/properties/cadastralBuilt/minimum",
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
				} else {
					const err15 = {
						instancePath: instancePath + "/cadastralBuilt",
						schemaPath: "#/properties/cadastralBuilt/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.terrace !== void 0) {
				let data5 = data.terrace;
				if (typeof data5 == "number") {
					if (data5 > 99999999 || isNaN(data5)) {
						const err16 = {
							instancePath: instancePath + "/terrace",
							schemaPath: "#/properties/terrace/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999
							},
							message: "must be <= 99999999"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
					if (data5 < 0 || isNaN(data5)) {
						const err17 = {
							instancePath: instancePath + "/terrace",
							schemaPath: "#/properties/terrace/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				} else {
					const err18 = {
						instancePath: instancePath + "/terrace",
						schemaPath: "#/properties/terrace/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.coveredTerrace !== void 0) {
				let data6 = data.coveredTerrace;
				if (typeof data6 == "number") {
					if (data6 > 99999999 || isNaN(data6)) {
						const err19 = {
							instancePath: instancePath + "/coveredTerrace",
							schemaPath: "#/properties/coveredTerrace/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999
							},
							message: "must be <= 99999999"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (data6 < 0 || isNaN(data6)) {
						const err20 = {
							instancePath: instancePath + "/coveredTerrace",
							schemaPath: "#/properties/coveredTerrace/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				} else {
					const err21 = {
						instancePath: instancePath + "/coveredTerrace",
						schemaPath: "#/properties/coveredTerrace/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
			if (data.basement !== void 0) {
				let data7 = data.basement;
				if (typeof data7 == "number") {
					if (data7 > 99999999 || isNaN(data7)) {
						const err22 = {
							instancePath: instancePath + "/basement",
							schemaPath: "#/properties/basement/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999
							},
							message: "must be <= 99999999"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
					if (data7 < 0 || isNaN(data7)) {
						const err23 = {
							instancePath: instancePath + "/basement",
							schemaPath: "#/properties/basement/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				} else {
					const err24 = {
						instancePath: instancePath + "/basement",
						schemaPath: "#/properties/basement/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
			if (data.attic !== void 0) {
				let data8 = data.attic;
				if (typeof data8 == "number") {
					if (data8 > 99999999 || isNaN(data8)) {
						const err25 = {
							instancePath: instancePath + "/attic",
							schemaPath: "#/properties/attic/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999
							},
							message: "must be <= 99999999"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
					if (data8 < 0 || isNaN(data8)) {
						const err26 = {
							instancePath: instancePath + "/attic",
							schemaPath: "#/properties/attic/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				} else {
					const err27 = {
						instancePath: instancePath + "/attic",
						schemaPath: "#/properties/attic/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
			if (data.garage !== void 0) {
				let data9 = data.garage;
				if (typeof data9 == "number") {
					if (data9 > 99999999 || isNaN(data9)) {
						const err28 = {
							instancePath: instancePath + "/garage",
							schemaPath: "#/properties/garage/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999
							},
							message: "must be <= 99999999"
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
					if (data9 < 0 || isNaN(data9)) {
						const err29 = {
							instancePath: instancePath + "/garage",
							schemaPath: "#/properties/garage/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				} else {
					const err30 = {
						instancePath: instancePath + "/garage",
						schemaPath: "#/properties/garage/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
			if (data.kitchenArea !== void 0) {
				let data10 = data.kitchenArea;
				if (typeof data10 == "number") {
					if (data10 > 99999999 || isNaN(data10)) {
						const err31 = {
							instancePath: instancePath + "/kitchenArea",
							schemaPath: "#/properties/kitchenArea/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999
							},
							message: "must be <= 99999999"
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
					if (data10 < 0 || isNaN(data10)) {
						const err32 = {
							instancePath: instancePath + "/kitchenArea",
							schemaPath: "#/properties/kitchenArea/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
				} else {
					const err33 = {
						instancePath: instancePath + "/kitchenArea",
						schemaPath: "#/properties/kitchenArea/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
			if (data.diningArea !== void 0) {
				let data11 = data.diningArea;
				if (typeof data11 == "number") {
					if (data11 > 99999999 || isNaN(data11)) {
						const err34 = {
							instancePath: instancePath + "/diningArea",
							schemaPath: "#/properties/diningArea/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999
							},
							message: "must be <= 99999999"
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
					if (data11 < 0 || isNaN(data11)) {
						const err35 = {
							instancePath: instancePath + "/diningArea",
							schemaPath: "#/properties/diningArea/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
				} else {
					const err36 = {
						instancePath: instancePath + "/diningArea",
						schemaPath: "#/properties/diningArea/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			}
			if (data.facadeLength !== void 0) {
				let data12 = data.facadeLength;
				if (typeof data12 == "number") {
					if (data12 > 1e4 || isNaN(data12)) {
						const err37 = {
							instancePath: instancePath + "/facadeLength",
							schemaPath: "#/properties/facadeLength/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1e4
							},
							message: "must be <= 10000"
						};
						if (vErrors === null) vErrors = [err37];
						else vErrors.push(err37);
						errors++;
					}
					if (data12 < 0 || isNaN(data12)) {
						const err38 = {
							instancePath: instancePath + "/facadeLength",
							schemaPath: "#/properties/facadeLength/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
				} else {
					const err39 = {
						instancePath: instancePath + "/facadeLength",
						schemaPath: "#/properties/facadeLength/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			}
			if (data.ceilingHeight !== void 0) {
				let data13 = data.ceilingHeight;
				if (typeof data13 == "number") {
					if (data13 > 50 || isNaN(data13)) {
						const err40 = {
							instancePath: instancePath + "/ceilingHeight",
							schemaPath: "#/properties/ceilingHeight/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 50
							},
							message: "must be <= 50"
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
					if (data13 < 0 || isNaN(data13)) {
						const err41 = {
							instancePath: instancePath + "/ceilingHeight",
							schemaPath: "#/properties/ceilingHeight/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
				} else {
					const err42 = {
						instancePath: instancePath + "/ceilingHeight",
						schemaPath: "#/properties/ceilingHeight/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
			}
			if (data.buildable !== void 0) {
				let data14 = data.buildable;
				if (typeof data14 == "number") {
					if (data14 > 99999999 || isNaN(data14)) {
						const err43 = {
							instancePath: instancePath + "/buildable",
							schemaPath: "#/properties/buildable/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999
							},
							message: "must be <= 99999999"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
					if (data14 < 0 || isNaN(data14)) {
						const err44 = {
							instancePath: instancePath + "/buildable",
							schemaPath: "#/properties/buildable/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err44];
						else vErrors.push(err44);
						errors++;
					}
				} else {
					const err45 = {
						instancePath: instancePath + "/buildable",
						schemaPath: "#/properties/buildable/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
			}
			if (data.minimumTradable !== void 0) {
				let data15 = data.minimumTradable;
				if (typeof data15 == "number") {
					if (data15 > 99999999 || isNaN(data15)) {
						const err46 = {
							instancePath: instancePath + "/minimumTradable",
							schemaPath: "#/properties/minimumTradable/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999
							},
							message: "must be <= 99999999"
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
					if (data15 < 0 || isNaN(data15)) {
						const err47 = {
							instancePath: instancePath + "/minimumTradable",
							schemaPath: "#/properties/minimumTradable/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
				} else {
					const err48 = {
						instancePath: instancePath + "/minimumTradable",
						schemaPath: "#/properties/minimumTradable/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
			}
			if (data.areaSource !== void 0) {
				let data16 = data.areaSource;
				if (typeof data16 !== "string") {
					const err49 = {
						instancePath: instancePath + "/areaSource",
						schemaPath: "#/properties/areaSource/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err49];
					else vErrors.push(err49);
					errors++;
				}
				if (!(data16 === "deed" || data16 === "cadastre" || data16 === "measured" || data16 === "owner")) {
					const err50 = {
						instancePath: instancePath + "/areaSource",
						schemaPath: "#/properties/areaSource/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.areaSource.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
			}
			if (data.bedrooms !== void 0) {
				let data17 = data.bedrooms;
				if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17))) {
					const err51 = {
						instancePath: instancePath + "/bedrooms",
						schemaPath: "#/properties/bedrooms/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err51];
					else vErrors.push(err51);
					errors++;
				}
				if (typeof data17 == "number") {
					if (data17 > 200 || isNaN(data17)) {
						const err52 = {
							instancePath: instancePath + "/bedrooms",
							schemaPath: "#/properties/bedrooms/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 200
							},
							message: "must be <= 200"
						};
						if (vErrors === null) vErrors = [err52];
						else vErrors.push(err52);
						errors++;
					}
					if (data17 < 0 || isNaN(data17)) {
						const err53 = {
							instancePath: instancePath + "/bedrooms",
							schemaPath: "#/properties/bedrooms/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err53];
						else vErrors.push(err53);
						errors++;
					}
				}
			}
			if (data.doubleBedrooms !== void 0) {
				let data18 = data.doubleBedrooms;
				if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18))) {
					const err54 = {
						instancePath: instancePath + "/doubleBedrooms",
						schemaPath: "#/properties/doubleBedrooms/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
				if (typeof data18 == "number") {
					if (data18 > 200 || isNaN(data18)) {
						const err55 = {
							instancePath: instancePath + "/doubleBedrooms",
							schemaPath: "#/properties/doubleBedrooms/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 200
							},
							message: "must be <= 200"
						};
						if (vErrors === null) vErrors = [err55];
						else vErrors.push(err55);
						errors++;
					}
					if (data18 < 0 || isNaN(data18)) {
						const err56 = {
							instancePath: instancePath + "/doubleBedrooms",
							schemaPath: "#/properties/doubleBedrooms/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err56];
						else vErrors.push(err56);
						errors++;
					}
				}
			}
			if (data.singleBedrooms !== void 0) {
				let data19 = data.singleBedrooms;
				if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19))) {
					const err57 = {
						instancePath: instancePath + "/singleBedrooms",
						schemaPath: "#/properties/singleBedrooms/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
				if (typeof data19 == "number") {
					if (data19 > 200 || isNaN(data19)) {
						const err58 = {
							instancePath: instancePath + "/singleBedrooms",
							schemaPath: "#/properties/singleBedrooms/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 200
							},
							message: "must be <= 200"
						};
						if (vErrors === null) vErrors = [err58];
						else vErrors.push(err58);
						errors++;
					}
					if (data19 < 0 || isNaN(data19)) {
						const err59 = {
							instancePath: instancePath + "/singleBedrooms",
							schemaPath: "#/properties/singleBedrooms/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
				}
			}
			if (data.bathrooms !== void 0) {
				let data20 = data.bathrooms;
				if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20))) {
					const err60 = {
						instancePath: instancePath + "/bathrooms",
						schemaPath: "#/properties/bathrooms/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err60];
					else vErrors.push(err60);
					errors++;
				}
				if (typeof data20 == "number") {
					if (data20 > 200 || isNaN(data20)) {
						const err61 = {
							instancePath: instancePath + "/bathrooms",
							schemaPath: "#/properties/bathrooms/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 200
							},
							message: "must be <= 200"
						};
						if (vErrors === null) vErrors = [err61];
						else vErrors.push(err61);
						errors++;
					}
					if (data20 < 0 || isNaN(data20)) {
						const err62 = {
							instancePath: instancePath + "/bathrooms",
							schemaPath: "#/properties/bathrooms/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err62];
						else vErrors.push(err62);
						errors++;
					}
				}
			}
			if (data.toilets !== void 0) {
				let data21 = data.toilets;
				if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21))) {
					const err63 = {
						instancePath: instancePath + "/toilets",
						schemaPath: "#/properties/toilets/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err63];
					else vErrors.push(err63);
					errors++;
				}
				if (typeof data21 == "number") {
					if (data21 > 200 || isNaN(data21)) {
						const err64 = {
							instancePath: instancePath + "/toilets",
							schemaPath: "#/properties/toilets/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 200
							},
							message: "must be <= 200"
						};
						if (vErrors === null) vErrors = [err64];
						else vErrors.push(err64);
						errors++;
					}
					if (data21 < 0 || isNaN(data21)) {
						const err65 = {
							instancePath: instancePath + "/toilets",
							schemaPath: "#/properties/toilets/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err65];
						else vErrors.push(err65);
						errors++;
					}
				}
			}
			if (data.ensuites !== void 0) {
				let data22 = data.ensuites;
				if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22))) {
					const err66 = {
						instancePath: instancePath + "/ensuites",
						schemaPath: "#/properties/ensuites/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err66];
					else vErrors.push(err66);
					errors++;
				}
				if (typeof data22 == "number") {
					if (data22 > 200 || isNaN(data22)) {
						const err67 = {
							instancePath: instancePath + "/ensuites",
							schemaPath: "#/properties/ensuites/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 200
							},
							message: "must be <= 200"
						};
						if (vErrors === null) vErrors = [err67];
						else vErrors.push(err67);
						errors++;
					}
					if (data22 < 0 || isNaN(data22)) {
						const err68 = {
							instancePath: instancePath + "/ensuites",
							schemaPath: "#/properties/ensuites/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err68];
						else vErrors.push(err68);
						errors++;
					}
				}
			}
			if (data.livingRooms !== void 0) {
				let data23 = data.livingRooms;
				if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23))) {
					const err69 = {
						instancePath: instancePath + "/livingRooms",
						schemaPath: "#/properties/livingRooms/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err69];
					else vErrors.push(err69);
					errors++;
				}
				if (typeof data23 == "number") {
					if (data23 > 50 || isNaN(data23)) {
						const err70 = {
							instancePath: instancePath + "/livingRooms",
							schemaPath: "#/properties/livingRooms/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 50
							},
							message: "must be <= 50"
						};
						if (vErrors === null) vErrors = [err70];
						else vErrors.push(err70);
						errors++;
					}
					if (data23 < 0 || isNaN(data23)) {
						const err71 = {
							instancePath: instancePath + "/livingRooms",
							schemaPath: "#/properties/livingRooms/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err71];
						else vErrors.push(err71);
						errors++;
					}
				}
			}
			if (data.floorsInHome !== void 0) {
				let data24 = data.floorsInHome;
				if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24))) {
					const err72 = {
						instancePath: instancePath + "/floorsInHome",
						schemaPath: "#/properties/floorsInHome/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err72];
					else vErrors.push(err72);
					errors++;
				}
				if (typeof data24 == "number") {
					if (data24 > 60 || isNaN(data24)) {
						const err73 = {
							instancePath: instancePath + "/floorsInHome",
							schemaPath: "#/properties/floorsInHome/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 60
							},
							message: "must be <= 60"
						};
						if (vErrors === null) vErrors = [err73];
						else vErrors.push(err73);
						errors++;
					}
					if (data24 < 0 || isNaN(data24)) {
						const err74 = {
							instancePath: instancePath + "/floorsInHome",
							schemaPath: "#/properties/floorsInHome/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err74];
						else vErrors.push(err74);
						errors++;
					}
				}
			}
			if (data.kitchenType !== void 0) {
				let data25 = data.kitchenType;
				if (typeof data25 !== "string") {
					const err75 = {
						instancePath: instancePath + "/kitchenType",
						schemaPath: "#/properties/kitchenType/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err75];
					else vErrors.push(err75);
					errors++;
				}
				if (!(data25 === "independent" || data25 === "open" || data25 === "office" || data25 === "kitchenette")) {
					const err76 = {
						instancePath: instancePath + "/kitchenType",
						schemaPath: "#/properties/kitchenType/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.kitchenType.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err76];
					else vErrors.push(err76);
					errors++;
				}
			}
			if (data.kitchenEquipped !== void 0) {
				let data26 = data.kitchenEquipped;
				if (typeof data26 !== "string") {
					const err77 = {
						instancePath: instancePath + "/kitchenEquipped",
						schemaPath: "#/properties/kitchenEquipped/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err77];
					else vErrors.push(err77);
					errors++;
				}
				if (!(data26 === "none" || data26 === "furnished" || data26 === "appliances")) {
					const err78 = {
						instancePath: instancePath + "/kitchenEquipped",
						schemaPath: "#/properties/kitchenEquipped/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.kitchenEquipped.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err78];
					else vErrors.push(err78);
					errors++;
				}
			}
			if (data.furnished !== void 0) {
				let data27 = data.furnished;
				if (typeof data27 !== "string") {
					const err79 = {
						instancePath: instancePath + "/furnished",
						schemaPath: "#/properties/furnished/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err79];
					else vErrors.push(err79);
					errors++;
				}
				if (!(data27 === "none" || data27 === "partial" || data27 === "full")) {
					const err80 = {
						instancePath: instancePath + "/furnished",
						schemaPath: "#/properties/furnished/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.furnished.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err80];
					else vErrors.push(err80);
					errors++;
				}
			}
			if (data.exterior !== void 0) {
				let data28 = data.exterior;
				if (typeof data28 !== "string") {
					const err81 = {
						instancePath: instancePath + "/exterior",
						schemaPath: "#/properties/exterior/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err81];
					else vErrors.push(err81);
					errors++;
				}
				if (!(data28 === "exterior" || data28 === "interior" || data28 === "both")) {
					const err82 = {
						instancePath: instancePath + "/exterior",
						schemaPath: "#/properties/exterior/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.exterior.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err82];
					else vErrors.push(err82);
					errors++;
				}
			}
			if (data.orientation !== void 0) {
				let data29 = data.orientation;
				if (Array.isArray(data29)) {
					if (data29.length > 8) {
						const err83 = {
							instancePath: instancePath + "/orientation",
							schemaPath: "#/properties/orientation/maxItems",
							keyword: "maxItems",
							params: { limit: 8 },
							message: "must NOT have more than 8 items"
						};
						if (vErrors === null) vErrors = [err83];
						else vErrors.push(err83);
						errors++;
					}
					const len0 = data29.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data30 = data29[i0];
						if (typeof data30 !== "string") {
							const err84 = {
								instancePath: instancePath + "/orientation/" + i0,
								schemaPath: "#/properties/orientation/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err84];
							else vErrors.push(err84);
							errors++;
						}
						if (!(data30 === "N" || data30 === "NE" || data30 === "E" || data30 === "SE" || data30 === "S" || data30 === "SW" || data30 === "W" || data30 === "NW")) {
							const err85 = {
								instancePath: instancePath + "/orientation/" + i0,
								schemaPath: "#/properties/orientation/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.orientation.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err85];
							else vErrors.push(err85);
							errors++;
						}
					}
					let i1 = data29.length;
					let j0;
					if (i1 > 1) {
						const indices0 = {};
						for (; i1--;) {
							let item0 = data29[i1];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err86 = {
									instancePath: instancePath + "/orientation",
									schemaPath: "#/properties/orientation/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err86];
								else vErrors.push(err86);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err87 = {
						instancePath: instancePath + "/orientation",
						schemaPath: "#/properties/orientation/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err87];
					else vErrors.push(err87);
					errors++;
				}
			}
			if (data.views !== void 0) {
				let data31 = data.views;
				if (Array.isArray(data31)) {
					if (data31.length > 8) {
						const err88 = {
							instancePath: instancePath + "/views",
							schemaPath: "#/properties/views/maxItems",
							keyword: "maxItems",
							params: { limit: 8 },
							message: "must NOT have more than 8 items"
						};
						if (vErrors === null) vErrors = [err88];
						else vErrors.push(err88);
						errors++;
					}
					const len1 = data31.length;
					for (let i2 = 0; i2 < len1; i2++) {
						let data32 = data31[i2];
						if (typeof data32 !== "string") {
							const err89 = {
								instancePath: instancePath + "/views/" + i2,
								schemaPath: "#/properties/views/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err89];
							else vErrors.push(err89);
							errors++;
						}
						if (!(data32 === "sea" || data32 === "mountain" || data32 === "pool" || data32 === "garden" || data32 === "golf" || data32 === "city" || data32 === "country" || data32 === "harbour")) {
							const err90 = {
								instancePath: instancePath + "/views/" + i2,
								schemaPath: "#/properties/views/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.views.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err90];
							else vErrors.push(err90);
							errors++;
						}
					}
					let i3 = data31.length;
					let j1;
					if (i3 > 1) {
						const indices1 = {};
						for (; i3--;) {
							let item1 = data31[i3];
							if (typeof item1 !== "string") continue;
							if (typeof indices1[item1] == "number") {
								j1 = indices1[item1];
								const err91 = {
									instancePath: instancePath + "/views",
									schemaPath: "#/properties/views/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i3,
										j: j1
									},
									message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
								};
								if (vErrors === null) vErrors = [err91];
								else vErrors.push(err91);
								errors++;
								break;
							}
							indices1[item1] = i3;
						}
					}
				} else {
					const err92 = {
						instancePath: instancePath + "/views",
						schemaPath: "#/properties/views/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err92];
					else vErrors.push(err92);
					errors++;
				}
			}
			if (data.seaDistance !== void 0) {
				let data33 = data.seaDistance;
				if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33))) {
					const err93 = {
						instancePath: instancePath + "/seaDistance",
						schemaPath: "#/properties/seaDistance/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err93];
					else vErrors.push(err93);
					errors++;
				}
				if (typeof data33 == "number") {
					if (data33 > 1e5 || isNaN(data33)) {
						const err94 = {
							instancePath: instancePath + "/seaDistance",
							schemaPath: "#/properties/seaDistance/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1e5
							},
							message: "must be <= 100000"
						};
						if (vErrors === null) vErrors = [err94];
						else vErrors.push(err94);
						errors++;
					}
					if (data33 < 0 || isNaN(data33)) {
						const err95 = {
							instancePath: instancePath + "/seaDistance",
							schemaPath: "#/properties/seaDistance/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err95];
						else vErrors.push(err95);
						errors++;
					}
				}
			}
			if (data.firstLine !== void 0) {
				if (typeof data.firstLine !== "boolean") {
					const err96 = {
						instancePath: instancePath + "/firstLine",
						schemaPath: "#/properties/firstLine/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err96];
					else vErrors.push(err96);
					errors++;
				}
			}
		} else {
			const err97 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err97];
			else vErrors.push(err97);
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

export default require_property_PropertyLayout();
