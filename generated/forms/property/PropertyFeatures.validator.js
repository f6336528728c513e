import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_property_PropertyFeatures = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.PropertyFeatures = validate0;
	const schema0 = {
		"$id": "PropertyFeatures",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"features": {
				"type": "array",
				"maxItems": 60,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"lift",
						"stepFreeAccess",
						"adaptedUse",
						"balcony",
						"terrace",
						"glazedTerrace",
						"patio",
						"barbecue",
						"pergola",
						"solarium",
						"jacuzzi",
						"sauna",
						"gym",
						"childrenArea",
						"fireplace",
						"wardrobes",
						"storageRoom",
						"laundry",
						"cellar",
						"guestApartment",
						"alarm",
						"securityDoor",
						"videoPorter",
						"guard24h",
						"concierge",
						"doubleGlazing",
						"blinds",
						"homeAutomation",
						"internet",
						"satellite",
						"safe",
						"autoGate",
						"irrigation",
						"fenced",
						"bright",
						"corner",
						"evCharger",
						"smokeExtraction",
						"loadingDock",
						"access24h",
						"fireDoors",
						"sprinklers",
						"emergencyLights",
						"raisedFloor",
						"sidewalk",
						"streetLighting"
					]
				}
			},
			"pool": {
				"type": "string",
				"enum": [
					"none",
					"private",
					"communal"
				]
			},
			"garden": {
				"type": "string",
				"enum": [
					"none",
					"private",
					"communal"
				]
			},
			"tennis": {
				"type": "string",
				"enum": [
					"none",
					"private",
					"communal"
				]
			},
			"parkingSpaces": {
				"type": "integer",
				"minimum": 0,
				"maximum": 500
			},
			"parkingIncluded": { "type": "boolean" },
			"parkingCovered": { "type": "boolean" },
			"heatingType": {
				"type": "string",
				"enum": [
					"centralGas",
					"centralFuel",
					"centralOther",
					"individualGas",
					"individualElectric",
					"individualHeatPump",
					"individualOther",
					"stove",
					"noHeating"
				]
			},
			"heatingFuel": {
				"type": "string",
				"enum": [
					"gas",
					"electric",
					"oil",
					"butane",
					"propane",
					"solar",
					"biomass"
				]
			},
			"hotWater": {
				"type": "string",
				"enum": [
					"gas",
					"electric",
					"oil",
					"butane",
					"propane",
					"solar",
					"heatPump"
				]
			},
			"airConditioning": {
				"type": "string",
				"enum": [
					"none",
					"preinstalled",
					"cold",
					"coldHeat"
				]
			},
			"waterSource": {
				"type": "string",
				"enum": [
					"mains",
					"well",
					"tank"
				]
			},
			"waterSoftener": { "type": "boolean" },
			"electricity": {
				"type": "string",
				"enum": [
					"none",
					"single",
					"threePhase"
				]
			},
			"gasMains": { "type": "boolean" },
			"sewer": {
				"type": "string",
				"enum": [
					"mains",
					"septic",
					"none"
				]
			},
			"solarKw": {
				"type": "number",
				"minimum": 0,
				"maximum": 1e5
			},
			"flooring": {
				"type": "string",
				"enum": [
					"marble",
					"wood",
					"tile",
					"hydraulic",
					"stone",
					"terrazzo",
					"concrete",
					"other"
				]
			},
			"joineryInside": {
				"type": "string",
				"enum": [
					"wood",
					"lacquered",
					"other"
				]
			},
			"joineryOutside": {
				"type": "string",
				"enum": [
					"wood",
					"aluminium",
					"pvc",
					"iron",
					"other"
				]
			},
			"facade": {
				"type": "string",
				"enum": [
					"stone",
					"render",
					"brick",
					"glass",
					"mixed",
					"other"
				]
			},
			"shopWindows": {
				"type": "integer",
				"minimum": 0,
				"maximum": 100
			},
			"lastActivity": {
				"type": "string",
				"maxLength": 100
			},
			"roadAccess": {
				"type": "string",
				"enum": [
					"urban",
					"road",
					"track",
					"highway",
					"none"
				]
			},
			"allowedUse": {
				"type": "string",
				"enum": [
					"residential",
					"agricultural",
					"commercial",
					"services",
					"industrial",
					"multi",
					"single"
				]
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
			if (data.features !== void 0) {
				let data0 = data.features;
				if (Array.isArray(data0)) {
					if (data0.length > 60) {
						const err1 = {
							instancePath: instancePath + "/features",
							schemaPath: "#/properties/features/maxItems",
							keyword: "maxItems",
							params: { limit: 60 },
							message: "must NOT have more than 60 items"
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
								instancePath: instancePath + "/features/" + i0,
								schemaPath: "#/properties/features/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						if (!(data1 === "lift" || data1 === "stepFreeAccess" || data1 === "adaptedUse" || data1 === "balcony" || data1 === "terrace" || data1 === "glazedTerrace" || data1 === "patio" || data1 === "barbecue" || data1 === "pergola" || data1 === "solarium" || data1 === "jacuzzi" || data1 === "sauna" || data1 === "gym" || data1 === "childrenArea" || data1 === "fireplace" || data1 === "wardrobes" || data1 === "storageRoom" || data1 === "laundry" || data1 === "cellar" || data1 === "guestApartment" || data1 === "alarm" || data1 === "securityDoor" || data1 === "videoPorter" || data1 === "guard24h" || data1 === "concierge" || data1 === "doubleGlazing" || data1 === "blinds" || data1 === "homeAutomation" || data1 === "internet" || data1 === "satellite" || data1 === "safe" || data1 === "autoGate" || data1 === "irrigation" || data1 === "fenced" || data1 === "bright" || data1 === "corner" || data1 === "evCharger" || data1 === "smokeExtraction" || data1 === "loadingDock" || data1 === "access24h" || data1 === "fireDoors" || data1 === "sprinklers" || data1 === "emergencyLights" || data1 === "raisedFloor" || data1 === "sidewalk" || data1 === "streetLighting")) {
							const err3 = {
								instancePath: instancePath + "/features/" + i0,
								schemaPath: "#/properties/features/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.features.items.enum },
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
									instancePath: instancePath + "/features",
									schemaPath: "#/properties/features/uniqueItems",
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
						instancePath: instancePath + "/features",
						schemaPath: "#/properties/features/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.pool !== void 0) {
				let data2 = data.pool;
				if (typeof data2 !== "string") {
					const err6 = {
						instancePath: instancePath + "/pool",
						schemaPath: "#/properties/pool/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!(data2 === "none" || data2 === "private" || data2 === "communal")) {
					const err7 = {
						instancePath: instancePath + "/pool",
						schemaPath: "#/properties/pool/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.pool.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.garden !== void 0) {
				let data3 = data.garden;
				if (typeof data3 !== "string") {
					const err8 = {
						instancePath: instancePath + "/garden",
						schemaPath: "#/properties/garden/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!(data3 === "none" || data3 === "private" || data3 === "communal")) {
					const err9 = {
						instancePath: instancePath + "/garden",
						schemaPath: "#/properties/garden/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.garden.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.tennis !== void 0) {
				let data4 = data.tennis;
				if (typeof data4 !== "string") {
					const err10 = {
						instancePath: instancePath + "/tennis",
						schemaPath: "#/properties/tennis/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!(data4 === "none" || data4 === "private" || data4 === "communal")) {
					const err11 = {
						instancePath: instancePath + "/tennis",
						schemaPath: "#/properties/tennis/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.tennis.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.parkingSpaces !== void 0) {
				let data5 = data.parkingSpaces;
				if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
					const err12 = {
						instancePath: instancePath + "/parkingSpaces",
						schemaPath: "#/properties/parkingSpaces/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (typeof data5 == "number") {
					if (data5 > 500 || isNaN(data5)) {
						const err13 = {
							instancePath: instancePath + "/parkingSpaces",
							schemaPath: "#/properties/parkingSpaces/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 500
							},
							message: "must be <= 500"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					if (data5 < 0 || isNaN(data5)) {
						const err14 = {
							instancePath: instancePath + "/parkingSpaces",
							schemaPath: "#/properties/parkingSpaces/minimum",
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
			if (data.parkingIncluded !== void 0) {
				if (typeof data.parkingIncluded !== "boolean") {
					const err15 = {
						instancePath: instancePath + "/parkingIncluded",
						schemaPath: "#/properties/parkingIncluded/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.parkingCovered !== void 0) {
				if (typeof data.parkingCovered !== "boolean") {
					const err16 = {
						instancePath: instancePath + "/parkingCovered",
						schemaPath: "#/properties/parkingCovered/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.heatingType !== void 0) {
				let data8 = data.heatingType;
				if (typeof data8 !== "string") {
					const err17 = {
						instancePath: instancePath + "/heatingType",
						schemaPath: "#/properties/heatingType/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (!(data8 === "centralGas" || data8 === "centralFuel" || data8 === "centralOther" || data8 === "individualGas" || data8 === "individualElectric" || data8 === "individualHeatPump" || data8 === "individualOther" || data8 === "stove" || data8 === "noHeating")) {
					const err18 = {
						instancePath: instancePath + "/heatingType",
						schemaPath: "#/properties/heatingType/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.heatingType.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.heatingFuel !== void 0) {
				let data9 = data.heatingFuel;
				if (typeof data9 !== "string") {
					const err19 = {
						instancePath: instancePath + "/heatingFuel",
						schemaPath: "#/properties/heatingFuel/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (!(data9 === "gas" || data9 === "electric" || data9 === "oil" || data9 === "butane" || data9 === "propane" || data9 === "solar" || data9 === "biomass")) {
					const err20 = {
						instancePath: instancePath + "/heatingFuel",
						schemaPath: "#/properties/heatingFuel/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.heatingFuel.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
			if (data.hotWater !== void 0) {
				let data10 = data.hotWater;
				if (typeof data10 !== "string") {
					const err21 = {
						instancePath: instancePath + "/hotWater",
						schemaPath: "#/properties/hotWater/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (!(data10 === "gas" || data10 === "electric" || data10 === "oil" || data10 === "butane" || data10 === "propane" || data10 === "solar" || data10 === "heatPump")) {
					const err22 = {
						instancePath: instancePath + "/hotWater",
						schemaPath: "#/properties/hotWater/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.hotWater.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
			if (data.airConditioning !== void 0) {
				let data11 = data.airConditioning;
				if (typeof data11 !== "string") {
					const err23 = {
						instancePath: instancePath + "/airConditioning",
						schemaPath: "#/properties/airConditioning/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (!(data11 === "none" || data11 === "preinstalled" || data11 === "cold" || data11 === "coldHeat")) {
					const err24 = {
						instancePath: instancePath + "/airConditioning",
						schemaPath: "#/properties/airConditioning/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.airConditioning.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
			if (data.waterSource !== void 0) {
				let data12 = data.waterSource;
				if (typeof data12 !== "string") {
					const err25 = {
						instancePath: instancePath + "/waterSource",
						schemaPath: "#/properties/waterSource/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				if (!(data12 === "mains" || data12 === "well" || data12 === "tank")) {
					const err26 = {
						instancePath: instancePath + "/waterSource",
						schemaPath: "#/properties/waterSource/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.waterSource.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
			if (data.waterSoftener !== void 0) {
				if (typeof data.waterSoftener !== "boolean") {
					const err27 = {
						instancePath: instancePath + "/waterSoftener",
						schemaPath: "#/properties/waterSoftener/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
			if (data.electricity !== void 0) {
				let data14 = data.electricity;
				if (typeof data14 !== "string") {
					const err28 = {
						instancePath: instancePath + "/electricity",
						schemaPath: "#/properties/electricity/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (!(data14 === "none" || data14 === "single" || data14 === "threePhase")) {
					const err29 = {
						instancePath: instancePath + "/electricity",
						schemaPath: "#/properties/electricity/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.electricity.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
			if (data.gasMains !== void 0) {
				if (typeof data.gasMains !== "boolean") {
					const err30 = {
						instancePath: instancePath + "/gasMains",
						schemaPath: "#/properties/gasMains/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
			if (data.sewer !== void 0) {
				let data16 = data.sewer;
				if (typeof data16 !== "string") {
					const err31 = {
						instancePath: instancePath + "/sewer",
						schemaPath: "#/properties/sewer/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				if (!(data16 === "mains" || data16 === "septic" || data16 === "none")) {
					const err32 = {
						instancePath: instancePath + "/sewer",
						schemaPath: "#/properties/sewer/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.sewer.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			}
			if (data.solarKw !== void 0) {
				let data17 = data.solarKw;
				if (typeof data17 == "number") {
					if (data17 > 1e5 || isNaN(data17)) {
						const err33 = {
							instancePath: instancePath + "/solarKw",
							schemaPath: "#/properties/solarKw/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1e5
							},
							message: "must be <= 100000"
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
					if (data17 < 0 || isNaN(data17)) {
						const err34 = {
							instancePath: instancePath + "/solarKw",
							schemaPath: "#/properties/solarKw/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
				} else {
					const err35 = {
						instancePath: instancePath + "/solarKw",
						schemaPath: "#/properties/solarKw/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			}
			if (data.flooring !== void 0) {
				let data18 = data.flooring;
				if (typeof data18 !== "string") {
					const err36 = {
						instancePath: instancePath + "/flooring",
						schemaPath: "#/properties/flooring/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
				if (!(data18 === "marble" || data18 === "wood" || data18 === "tile" || data18 === "hydraulic" || data18 === "stone" || data18 === "terrazzo" || data18 === "concrete" || data18 === "other")) {
					const err37 = {
						instancePath: instancePath + "/flooring",
						schemaPath: "#/properties/flooring/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.flooring.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
			}
			if (data.joineryInside !== void 0) {
				let data19 = data.joineryInside;
				if (typeof data19 !== "string") {
					const err38 = {
						instancePath: instancePath + "/joineryInside",
						schemaPath: "#/properties/joineryInside/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
				if (!(data19 === "wood" || data19 === "lacquered" || data19 === "other")) {
					const err39 = {
						instancePath: instancePath + "/joineryInside",
						schemaPath: "#/properties/joineryInside/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.joineryInside.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			}
			if (data.joineryOutside !== void 0) {
				let data20 = data.joineryOutside;
				if (typeof data20 !== "string") {
					const err40 = {
						instancePath: instancePath + "/joineryOutside",
						schemaPath: "#/properties/joineryOutside/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
				if (!(data20 === "wood" || data20 === "aluminium" || data20 === "pvc" || data20 === "iron" || data20 === "other")) {
					const err41 = {
						instancePath: instancePath + "/joineryOutside",
						schemaPath: "#/properties/joineryOutside/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.joineryOutside.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
			}
			if (data.facade !== void 0) {
				let data21 = data.facade;
				if (typeof data21 !== "string") {
					const err42 = {
						instancePath: instancePath + "/facade",
						schemaPath: "#/properties/facade/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
				if (!(data21 === "stone" || data21 === "render" || data21 === "brick" || data21 === "glass" || data21 === "mixed" || data21 === "other")) {
					const err43 = {
						instancePath: instancePath + "/facade",
						schemaPath: "#/properties/facade/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.facade.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
			}
			if (data.shopWindows !== void 0) {
				let data22 = data.shopWindows;
				if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22))) {
					const err44 = {
						instancePath: instancePath + "/shopWindows",
						schemaPath: "#/properties/shopWindows/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
				if (typeof data22 == "number") {
					if (data22 > 100 || isNaN(data22)) {
						const err45 = {
							instancePath: instancePath + "/shopWindows",
							schemaPath: "#/properties/shopWindows/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					}
					if (data22 < 0 || isNaN(data22)) {
						const err46 = {
							instancePath: instancePath + "/shopWindows",
							schemaPath: "#/properties/shopWindows/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
				}
			}
			if (data.lastActivity !== void 0) {
				let data23 = data.lastActivity;
				if (typeof data23 === "string") {
					if (func1(data23) > 100) {
						const err47 = {
							instancePath: instancePath + "/lastActivity",
							schemaPath: "#/properties/lastActivity/maxLength",
							keyword: "maxLength",
							params: { limit: 100 },
							message: "must NOT have more than 100 characters"
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
				} else {
					const err48 = {
						instancePath: instancePath + "/lastActivity",
						schemaPath: "#/properties/lastActivity/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
			}
			if (data.roadAccess !== void 0) {
				let data24 = data.roadAccess;
				if (typeof data24 !== "string") {
					const err49 = {
						instancePath: instancePath + "/roadAccess",
						schemaPath: "#/properties/roadAccess/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err49];
					else vErrors.push(err49);
					errors++;
				}
				if (!(data24 === "urban" || data24 === "road" || data24 === "track" || data24 === "highway" || data24 === "none")) {
					const err50 = {
						instancePath: instancePath + "/roadAccess",
						schemaPath: "#/properties/roadAccess/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.roadAccess.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
			}
			if (data.allowedUse !== void 0) {
				let data25 = data.allowedUse;
				if (typeof data25 !== "string") {
					const err51 = {
						instancePath: instancePath + "/allowedUse",
						schemaPath: "#/properties/allowedUse/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err51];
					else vErrors.push(err51);
					errors++;
				}
				if (!(data25 === "residential" || data25 === "agricultural" || data25 === "commercial" || data25 === "services" || data25 === "industrial" || data25 === "multi" || data25 === "single")) {
					const err52 = {
						instancePath: instancePath + "/allowedUse",
						schemaPath: "#/properties/allowedUse/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.allowedUse.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
			}
		} else {
			const err53 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err53];
			else vErrors.push(err53);
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

export default require_property_PropertyFeatures();
