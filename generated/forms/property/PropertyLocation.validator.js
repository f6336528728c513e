import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_property_PropertyLocation = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.PropertyLocation = validate0;
	const schema0 = {
		"$id": "PropertyLocation",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"municipalityIne": {
				"type": "string",
				"pattern": "^[0-9]{5}$"
			},
			"postalCode": {
				"type": "string",
				"pattern": "^[0-9]{5}$"
			},
			"town": {
				"type": "string",
				"maxLength": 80
			},
			"island": {
				"type": "string",
				"enum": [
					"MALLORCA",
					"MENORCA",
					"IBIZA",
					"FORMENTERA"
				]
			},
			"province": {
				"type": "string",
				"maxLength": 60
			},
			"countryCode": {
				"type": "string",
				"pattern": "^[A-Z]{2}$"
			},
			"zoneName": {
				"type": "string",
				"maxLength": 80
			},
			"urbanisation": {
				"type": "string",
				"maxLength": 50
			},
			"locationDetail": {
				"type": "string",
				"maxLength": 50
			},
			"streetType": {
				"type": "string",
				"enum": [
					"calle",
					"avenida",
					"plaza",
					"paseo",
					"camino",
					"carretera",
					"carrer",
					"passeig",
					"cami",
					"poligono",
					"urbanizacion",
					"otro"
				]
			},
			"streetName": {
				"type": "string",
				"maxLength": 200
			},
			"number": {
				"type": "string",
				"maxLength": 10
			},
			"block": {
				"type": "string",
				"maxLength": 20
			},
			"stair": {
				"type": "string",
				"maxLength": 10
			},
			"floor": {
				"type": "string",
				"pattern": "^(-[12]|[0-9]|[1-5][0-9]|60|bj|en|ss|st)$"
			},
			"door": {
				"type": "string",
				"maxLength": 4
			},
			"totalFloors": {
				"type": "integer",
				"minimum": 0,
				"maximum": 60
			},
			"floorIsTop": { "type": "boolean" },
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
			"addressVisibility": {
				"type": "string",
				"enum": [
					"full",
					"street",
					"hidden"
				]
			},
			"geoPrecision": {
				"type": "string",
				"enum": ["exact", "moved"]
			},
			"cadastralRef": {
				"type": "string",
				"pattern": "^[0-9A-Z]{20}$"
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const pattern0 = new RegExp("^[0-9]{5}$", "u");
	const pattern2 = new RegExp("^[A-Z]{2}$", "u");
	const pattern3 = new RegExp("^(-[12]|[0-9]|[1-5][0-9]|60|bj|en|ss|st)$", "u");
	const pattern4 = new RegExp("^[0-9A-Z]{20}$", "u");
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
			if (data.municipalityIne !== void 0) {
				let data0 = data.municipalityIne;
				if (typeof data0 === "string") {
					if (!pattern0.test(data0)) {
						const err1 = {
							instancePath: instancePath + "/municipalityIne",
							schemaPath: "#/properties/municipalityIne/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9]{5}$" },
							message: "must match pattern \"^[0-9]{5}$\""
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				} else {
					const err2 = {
						instancePath: instancePath + "/municipalityIne",
						schemaPath: "#/properties/municipalityIne/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.postalCode !== void 0) {
				let data1 = data.postalCode;
				if (typeof data1 === "string") {
					if (!pattern0.test(data1)) {
						const err3 = {
							instancePath: instancePath + "/postalCode",
							schemaPath: "#/properties/postalCode/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9]{5}$" },
							message: "must match pattern \"^[0-9]{5}$\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/postalCode",
						schemaPath: "#/properties/postalCode/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.town !== void 0) {
				let data2 = data.town;
				if (typeof data2 === "string") {
					if (func1(data2) > 80) {
						const err5 = {
							instancePath: instancePath + "/town",
							schemaPath: "#/properties/town/maxLength",
							keyword: "maxLength",
							params: { limit: 80 },
							message: "must NOT have more than 80 characters"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/town",
						schemaPath: "#/properties/town/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.island !== void 0) {
				let data3 = data.island;
				if (typeof data3 !== "string") {
					const err7 = {
						instancePath: instancePath + "/island",
						schemaPath: "#/properties/island/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!(data3 === "MALLORCA" || data3 === "MENORCA" || data3 === "IBIZA" || data3 === "FORMENTERA")) {
					const err8 = {
						instancePath: instancePath + "/island",
						schemaPath: "#/properties/island/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.island.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.province !== void 0) {
				let data4 = data.province;
				if (typeof data4 === "string") {
					if (func1(data4) > 60) {
						const err9 = {
							instancePath: instancePath + "/province",
							schemaPath: "#/properties/province/maxLength",
							keyword: "maxLength",
							params: { limit: 60 },
							message: "must NOT have more than 60 characters"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/province",
						schemaPath: "#/properties/province/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.countryCode !== void 0) {
				let data5 = data.countryCode;
				if (typeof data5 === "string") {
					if (!pattern2.test(data5)) {
						const err11 = {
							instancePath: instancePath + "/countryCode",
							schemaPath: "#/properties/countryCode/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Z]{2}$" },
							message: "must match pattern \"^[A-Z]{2}$\""
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/countryCode",
						schemaPath: "#/properties/countryCode/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.zoneName !== void 0) {
				let data6 = data.zoneName;
				if (typeof data6 === "string") {
					if (func1(data6) > 80) {
						const err13 = {
							instancePath: instancePath + "/zoneName",
							schemaPath: "#/properties/zoneName/maxLength",
							keyword: "maxLength",
							params: { limit: 80 },
							message: "must NOT have more than 80 characters"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				} else {
					const err14 = {
						instancePath: instancePath + "/zoneName",
						schemaPath: "#/properties/zoneName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.urbanisation !== void 0) {
				let data7 = data.urbanisation;
				if (typeof data7 === "string") {
					if (func1(data7) > 50) {
						const err15 = {
							instancePath: instancePath + "/urbanisation",
							schemaPath: "#/properties/urbanisation/maxLength",
							keyword: "maxLength",
							params: { limit: 50 },
							message: "must NOT have more than 50 characters"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				} else {
					const err16 = {
						instancePath: instancePath + "/urbanisation",
						schemaPath: "#/properties/urbanisation/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.locationDetail !== void 0) {
				let data8 = data.locationDetail;
				if (typeof data8 === "string") {
					if (func1(data8) > 50) {
						const err17 = {
							instancePath: instancePath + "/locationDetail",
							schemaPath: "#/properties/locationDetail/maxLength",
							keyword: "maxLength",
							params: { limit: 50 },
							message: "must NOT have more than 50 characters"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				} else {
					const err18 = {
						instancePath: instancePath + "/locationDetail",
						schemaPath: "#/properties/locationDetail/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.streetType !== void 0) {
				let data9 = data.streetType;
				if (typeof data9 !== "string") {
					const err19 = {
						instancePath: instancePath + "/streetType",
						schemaPath: "#/properties/streetType/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (!(data9 === "calle" || data9 === "avenida" || data9 === "plaza" || data9 === "paseo" || data9 === "camino" || data9 === "carretera" || data9 === "carrer" || data9 === "passeig" || data9 === "cami" || data9 === "poligono" || data9 === "urbanizacion" || data9 === "otro")) {
					const err20 = {
						instancePath: instancePath + "/streetType",
						schemaPath: "#/properties/streetType/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.streetType.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
			if (data.streetName !== void 0) {
				let data10 = data.streetName;
				if (typeof data10 === "string") {
					if (func1(data10) > 200) {
						const err21 = {
							instancePath: instancePath + "/streetName",
							schemaPath: "#/properties/streetName/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				} else {
					const err22 = {
						instancePath: instancePath + "/streetName",
						schemaPath: "#/properties/streetName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
			if (data.number !== void 0) {
				let data11 = data.number;
				if (typeof data11 === "string") {
					if (func1(data11) > 10) {
						const err23 = {
							instancePath: instancePath + "/number",
							schemaPath: "#/properties/number/maxLength",
							keyword: "maxLength",
							params: { limit: 10 },
							message: "must NOT have more than 10 characters"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				} else {
					const err24 = {
						instancePath: instancePath + "/number",
						schemaPath: "#/properties/number/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
			if (data.block !== void 0) {
				let data12 = data.block;
				if (typeof data12 === "string") {
					if (func1(data12) > 20) {
						const err25 = {
							instancePath: instancePath + "/block",
							schemaPath: "#/properties/block/maxLength",
							keyword: "maxLength",
							params: { limit: 20 },
							message: "must NOT have more than 20 characters"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				} else {
					const err26 = {
						instancePath: instancePath + "/block",
						schemaPath: "#/properties/block/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
			if (data.stair !== void 0) {
				let data13 = data.stair;
				if (typeof data13 === "string") {
					if (func1(data13) > 10) {
						const err27 = {
							instancePath: instancePath + "/stair",
							schemaPath: "#/properties/stair/maxLength",
							keyword: "maxLength",
							params: { limit: 10 },
							message: "must NOT have more than 10 characters"
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				} else {
					const err28 = {
						instancePath: instancePath + "/stair",
						schemaPath: "#/properties/stair/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
			if (data.floor !== void 0) {
				let data14 = data.floor;
				if (typeof data14 === "string") {
					if (!pattern3.test(data14)) {
						const err29 = {
							instancePath: instancePath + "/floor",
							schemaPath: "#/properties/floor/pattern",
							keyword: "pattern",
							params: { pattern: "^(-[12]|[0-9]|[1-5][0-9]|60|bj|en|ss|st)$" },
							message: "must match pattern \"^(-[12]|[0-9]|[1-5][0-9]|60|bj|en|ss|st)$\""
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				} else {
					const err30 = {
						instancePath: instancePath + "/floor",
						schemaPath: "#/properties/floor/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
			if (data.door !== void 0) {
				let data15 = data.door;
				if (typeof data15 === "string") {
					if (func1(data15) > 4) {
						const err31 = {
							instancePath: instancePath + "/door",
							schemaPath: "#/properties/door/maxLength",
							keyword: "maxLength",
							params: { limit: 4 },
							message: "must NOT have more than 4 characters"
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
				} else {
					const err32 = {
						instancePath: instancePath + "/door",
						schemaPath: "#/properties/door/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			}
			if (data.totalFloors !== void 0) {
				let data16 = data.totalFloors;
				if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
					const err33 = {
						instancePath: instancePath + "/totalFloors",
						schemaPath: "#/properties/totalFloors/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
				if (typeof data16 == "number") {
					if (data16 > 60 || isNaN(data16)) {
						const err34 = {
							instancePath: instancePath + "/totalFloors",
							schemaPath: "#/properties/totalFloors/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 60
							},
							message: "must be <= 60"
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
					if (data16 < 0 || isNaN(data16)) {
						const err35 = {
							instancePath: instancePath + "/totalFloors",
							schemaPath: "#/properties/totalFloors/minimum",
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
				}
			}
			if (data.floorIsTop !== void 0) {
				if (typeof data.floorIsTop !== "boolean") {
					const err36 = {
						instancePath: instancePath + "/floorIsTop",
						schemaPath: "#/properties/floorIsTop/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			}
			if (data.geo !== void 0) {
				let data18 = data.geo;
				if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
					if (data18.lat === void 0) {
						const err37 = {
							instancePath: instancePath + "/geo",
							schemaPath: "#/properties/geo/required",
							keyword: "required",
							params: { missingProperty: "lat" },
							message: "must have required property 'lat'"
						};
						if (vErrors === null) vErrors = [err37];
						else vErrors.push(err37);
						errors++;
					}
					if (data18.lon === void 0) {
						const err38 = {
							instancePath: instancePath + "/geo",
							schemaPath: "#/properties/geo/required",
							keyword: "required",
							params: { missingProperty: "lon" },
							message: "must have required property 'lon'"
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
					for (const key1 in data18) if (!(key1 === "lat" || key1 === "lon")) {
						const err39 = {
							instancePath: instancePath + "/geo",
							schemaPath: "#/properties/geo/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
					if (data18.lat !== void 0) {
						let data19 = data18.lat;
						if (typeof data19 == "number") {
							if (data19 > 90 || isNaN(data19)) {
								const err40 = {
									instancePath: instancePath + "/geo/lat",
									schemaPath: "#/properties/geo/properties/lat/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 90
									},
									message: "must be <= 90"
								};
								if (vErrors === null) vErrors = [err40];
								else vErrors.push(err40);
								errors++;
							}
							if (data19 < -90 || isNaN(data19)) {
								const err41 = {
									instancePath: instancePath + "/geo/lat",
									schemaPath: "#/properties/geo/properties/lat/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: -90
									},
									message: "must be >= -90"
								};
								if (vErrors === null) vErrors = [err41];
								else vErrors.push(err41);
								errors++;
							}
						} else {
							const err42 = {
								instancePath: instancePath + "/geo/lat",
								schemaPath: "#/properties/geo/properties/lat/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err42];
							else vErrors.push(err42);
							errors++;
						}
					}
					if (data18.lon !== void 0) {
						let data20 = data18.lon;
						if (typeof data20 == "number") {
							if (data20 > 180 || isNaN(data20)) {
								const err43 = {
									instancePath: instancePath + "/geo/lon",
									schemaPath: "#/properties/geo/properties/lon/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 180
									},
									message: "must be <= 180"
								};
								if (vErrors === null) vErrors = [err43];
								else vErrors.push(err43);
								errors++;
							}
							if (data20 < -180 || isNaN(data20)) {
								const err44 = {
									instancePath: instancePath + "/geo/lon",
									schemaPath: "#/properties/geo/properties/lon/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: -180
									},
									message: "must be >= -180"
								};
								if (vErrors === null) vErrors = [err44];
								else vErrors.push(err44);
								errors++;
							}
						} else {
							const err45 = {
								instancePath: instancePath + "/geo/lon",
								schemaPath: "#/properties/geo/properties/lon/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err45];
							else vErrors.push(err45);
							errors++;
						}
					}
				} else {
					const err46 = {
						instancePath: instancePath + "/geo",
						schemaPath: "#/properties/geo/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
			}
			if (data.addressVisibility !== void 0) {
				let data21 = data.addressVisibility;
				if (typeof data21 !== "string") {
					const err47 = {
						instancePath: instancePath + "/addressVisibility",
						schemaPath: "#/properties/addressVisibility/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
				if (!(data21 === "full" || data21 === "street" || data21 === "hidden")) {
					const err48 = {
						instancePath: instancePath + "/addressVisibility",
						schemaPath: "#/properties/addressVisibility/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.addressVisibility.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
			}
			if (data.geoPrecision !== void 0) {
				let data22 = data.geoPrecision;
				if (typeof data22 !== "string") {
					const err49 = {
						instancePath: instancePath + "/geoPrecision",
						schemaPath: "#/properties/geoPrecision/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err49];
					else vErrors.push(err49);
					errors++;
				}
				if (!(data22 === "exact" || data22 === "moved")) {
					const err50 = {
						instancePath: instancePath + "/geoPrecision",
						schemaPath: "#/properties/geoPrecision/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.geoPrecision.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
			}
			if (data.cadastralRef !== void 0) {
				let data23 = data.cadastralRef;
				if (typeof data23 === "string") {
					if (!pattern4.test(data23)) {
						const err51 = {
							instancePath: instancePath + "/cadastralRef",
							schemaPath: "#/properties/cadastralRef/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9A-Z]{20}$" },
							message: "must match pattern \"^[0-9A-Z]{20}$\""
						};
						if (vErrors === null) vErrors = [err51];
						else vErrors.push(err51);
						errors++;
					}
				} else {
					const err52 = {
						instancePath: instancePath + "/cadastralRef",
						schemaPath: "#/properties/cadastralRef/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
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

export default require_property_PropertyLocation();
