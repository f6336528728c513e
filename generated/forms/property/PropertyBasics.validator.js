import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_property_PropertyBasics = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.PropertyBasics = validate0;
	const schema0 = {
		"$id": "PropertyBasics",
		"type": "object",
		"additionalProperties": false,
		"required": ["type", "offers"],
		"properties": {
			"type": {
				"type": "string",
				"enum": [
					"vivienda",
					"oficina",
					"local",
					"terreno",
					"parking",
					"edificio",
					"nave",
					"trastero",
					"hotel"
				]
			},
			"subtype": {
				"type": "string",
				"enum": [
					"piso",
					"apartamento",
					"atico",
					"duplex",
					"triplex",
					"loft",
					"estudio",
					"planta_baja",
					"chalet_independiente",
					"pareado",
					"adosado",
					"casa",
					"casa_de_pueblo",
					"finca_rustica",
					"masia",
					"villa",
					"bungalow",
					"cueva",
					"casa_madera",
					"local_comercial",
					"local_en_nave",
					"centro_comercial",
					"urbano",
					"rustico_edificable",
					"rustico_no_edificable",
					"industrial",
					"ruina",
					"individual",
					"doble",
					"moto",
					"caja",
					"residencial",
					"mixto",
					"oficinas",
					"edificio_hotel"
				]
			},
			"ref": {
				"type": "string",
				"minLength": 1,
				"maxLength": 50,
				"pattern": "^[^\\s].*$"
			},
			"offers": {
				"type": "array",
				"minItems": 1,
				"maxItems": 9,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["operation"],
					"properties": {
						"operation": {
							"type": "string",
							"enum": [
								"V",
								"A",
								"TDA",
								"ON",
								"NP",
								"T",
								"VOT",
								"P",
								"FDM"
							]
						},
						"price": {
							"type": "integer",
							"minimum": 0,
							"maximum": 99999999999
						},
						"priceOnRequest": { "type": "boolean" },
						"rentPeriod": {
							"type": "string",
							"enum": [
								"DAY",
								"MONTH",
								"WEEK",
								"FORTNIGHT",
								"SEASON_MONTH",
								"WEEKEND",
								"STUDENT_MONTH"
							]
						},
						"netOwnerPrice": {
							"type": "integer",
							"minimum": 0,
							"maximum": 99999999999
						},
						"vatRatePct": {
							"type": "number",
							"minimum": 0,
							"maximum": 100
						},
						"vatIncluded": { "type": "boolean" },
						"transferPrice": {
							"type": "integer",
							"minimum": 0,
							"maximum": 99999999999
						},
						"parkingPrice": {
							"type": "integer",
							"minimum": 0,
							"maximum": 99999999999
						},
						"depositMonths": {
							"type": "integer",
							"minimum": 0,
							"maximum": 12
						},
						"extraGuaranteeMonths": {
							"type": "integer",
							"minimum": 0,
							"maximum": 12
						},
						"minStayMonths": {
							"type": "integer",
							"minimum": 0,
							"maximum": 120
						},
						"maxStayMonths": {
							"type": "integer",
							"minimum": 0,
							"maximum": 1200
						},
						"availableFrom": {
							"type": "string",
							"format": "date"
						},
						"optionToBuy": { "type": "boolean" },
						"petsAllowed": { "type": "boolean" },
						"studentsAllowed": { "type": "boolean" },
						"utilitiesIncluded": {
							"type": "array",
							"maxItems": 6,
							"uniqueItems": true,
							"items": {
								"type": "string",
								"enum": [
									"water",
									"electricity",
									"gas",
									"internet",
									"community",
									"cleaning"
								]
							}
						},
						"tenantProfile": {
							"type": "string",
							"maxLength": 500
						},
						"seasons": {
							"type": "array",
							"maxItems": 24,
							"items": {
								"type": "object",
								"additionalProperties": false,
								"required": [
									"from",
									"to",
									"price"
								],
								"properties": {
									"from": {
										"type": "string",
										"format": "date"
									},
									"to": {
										"type": "string",
										"format": "date"
									},
									"price": {
										"type": "integer",
										"minimum": 0,
										"maximum": 99999999999
									}
								}
							}
						},
						"swapNotes": {
							"type": "string",
							"maxLength": 500
						},
						"usufructuaryAges": {
							"type": "array",
							"maxItems": 4,
							"items": {
								"type": "integer",
								"minimum": 18,
								"maximum": 120
							}
						},
						"monthlyAnnuity": {
							"type": "integer",
							"minimum": 0,
							"maximum": 99999999999
						},
						"mortgagePending": { "type": "boolean" },
						"currentlyLet": { "type": "boolean" },
						"currentRent": {
							"type": "integer",
							"minimum": 0,
							"maximum": 99999999999
						},
						"letUntil": {
							"type": "string",
							"format": "date"
						}
					}
				}
			},
			"condition": {
				"type": "string",
				"enum": [
					"obra_nueva",
					"en_construccion",
					"a_estrenar",
					"reformado",
					"muy_buen_estado",
					"buen_estado",
					"reformar_parcial",
					"reformar",
					"ruina"
				]
			},
			"constructionYear": {
				"type": "integer",
				"minimum": 1200,
				"maximum": 2100
			},
			"renovationYear": {
				"type": "integer",
				"minimum": 1800,
				"maximum": 2100
			},
			"protectionRegime": {
				"type": "string",
				"enum": [
					"libre",
					"VPO",
					"VPL"
				]
			},
			"exclusiveBuilding": { "type": "boolean" },
			"premisesLocation": {
				"type": "string",
				"enum": [
					"shopping",
					"street",
					"mezzanine",
					"belowGround",
					"other"
				]
			},
			"development": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"name": {
						"type": "string",
						"maxLength": 100
					},
					"phase": {
						"type": "string",
						"enum": [
							"land_move",
							"foundation",
							"carpentry",
							"pilot",
							"paving",
							"equipment",
							"keydelivery"
						]
					},
					"deliveryMonth": {
						"type": "integer",
						"minimum": 1,
						"maximum": 12
					},
					"deliveryYear": {
						"type": "integer",
						"minimum": 2e3,
						"maximum": 2100
					},
					"finished": { "type": "boolean" }
				}
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const pattern0 = new RegExp("^[^\\s].*$", "u");
	const formats0 = require_formats().fullFormats.date;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "type" },
					message: "must have required property 'type'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.offers === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "offers" },
					message: "must have required property 'offers'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
				const err2 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.type !== void 0) {
				let data0 = data.type;
				if (typeof data0 !== "string") {
					const err3 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!(data0 === "vivienda" || data0 === "oficina" || data0 === "local" || data0 === "terreno" || data0 === "parking" || data0 === "edificio" || data0 === "nave" || data0 === "trastero" || data0 === "hotel")) {
					const err4 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.type.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.subtype !== void 0) {
				let data1 = data.subtype;
				if (typeof data1 !== "string") {
					const err5 = {
						instancePath: instancePath + "/subtype",
						schemaPath: "#/properties/subtype/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!(data1 === "piso" || data1 === "apartamento" || data1 === "atico" || data1 === "duplex" || data1 === "triplex" || data1 === "loft" || data1 === "estudio" || data1 === "planta_baja" || data1 === "chalet_independiente" || data1 === "pareado" || data1 === "adosado" || data1 === "casa" || data1 === "casa_de_pueblo" || data1 === "finca_rustica" || data1 === "masia" || data1 === "villa" || data1 === "bungalow" || data1 === "cueva" || data1 === "casa_madera" || data1 === "local_comercial" || data1 === "local_en_nave" || data1 === "centro_comercial" || data1 === "urbano" || data1 === "rustico_edificable" || data1 === "rustico_no_edificable" || data1 === "industrial" || data1 === "ruina" || data1 === "individual" || data1 === "doble" || data1 === "moto" || data1 === "caja" || data1 === "residencial" || data1 === "mixto" || data1 === "oficinas" || data1 === "edificio_hotel")) {
					const err6 = {
						instancePath: instancePath + "/subtype",
						schemaPath: "#/properties/subtype/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.subtype.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.ref !== void 0) {
				let data2 = data.ref;
				if (typeof data2 === "string") {
					if (func1(data2) > 50) {
						const err7 = {
							instancePath: instancePath + "/ref",
							schemaPath: "#/properties/ref/maxLength",
							keyword: "maxLength",
							params: { limit: 50 },
							message: "must NOT have more than 50 characters"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (func1(data2) < 1) {
						const err8 = {
							instancePath: instancePath + "/ref",
							schemaPath: "#/properties/ref/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (!pattern0.test(data2)) {
						const err9 = {
							instancePath: instancePath + "/ref",
							schemaPath: "#/properties/ref/pattern",
							keyword: "pattern",
							params: { pattern: "^[^\\s].*$" },
							message: "must match pattern \"^[^\\s].*$\""
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/ref",
						schemaPath: "#/properties/ref/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.offers !== void 0) {
				let data3 = data.offers;
				if (Array.isArray(data3)) {
					if (data3.length > 9) {
						const err11 = {
							instancePath: instancePath + "/offers",
							schemaPath: "#/properties/offers/maxItems",
							keyword: "maxItems",
							params: { limit: 9 },
							message: "must NOT have more than 9 items"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (data3.length < 1) {
						const err12 = {
							instancePath: instancePath + "/offers",
							schemaPath: "#/properties/offers/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					const len0 = data3.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data4 = data3[i0];
						if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
							if (data4.operation === void 0) {
								const err13 = {
									instancePath: instancePath + "/offers/" + i0,
									schemaPath: "#/properties/offers/items/required",
									keyword: "required",
									params: { missingProperty: "operation" },
									message: "must have required property 'operation'"
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
							for (const key1 in data4) if (!func0.call(schema0.properties.offers.items.properties, key1)) {
								const err14 = {
									instancePath: instancePath + "/offers/" + i0,
									schemaPath: "#/properties/offers/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key1 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
							if (data4.operation !== void 0) {
								let data5 = data4.operation;
								if (typeof data5 !== "string") {
									const err15 = {
										instancePath: instancePath + "/offers/" + i0 + "/operation",
										schemaPath: "#/properties/offers/items/properties/operation/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err15];
									else vErrors.push(err15);
									errors++;
								}
								if (!(data5 === "V" || data5 === "A" || data5 === "TDA" || data5 === "ON" || data5 === "NP" || data5 === "T" || data5 === "VOT" || data5 === "P" || data5 === "FDM")) {
									const err16 = {
										instancePath: instancePath + "/offers/" + i0 + "/operation",
										schemaPath: "#/properties/offers/items/properties/operation/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.offers.items.properties.operation.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
								}
							}
							if (data4.price !== void 0) {
								let data6 = data4.price;
								if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
									const err17 = {
										instancePath: instancePath + "/offers/" + i0 + "/price",
										schemaPath: "#/properties/offers/items/properties/price/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
								if (typeof data6 == "number") {
									if (data6 > 99999999999 || isNaN(data6)) {
										const err18 = {
											instancePath: instancePath + "/offers/" + i0 + "/price",
											schemaPath: "#/properties/offers/items/properties/price/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 99999999999
											},
											message: "must be <= 99999999999"
										};
										if (vErrors === null) vErrors = [err18];
										else vErrors.push(err18);
										errors++;
									}
									if (data6 < 0 || isNaN(data6)) {
										const err19 = {
											instancePath: instancePath + "/offers/" + i0 + "/price",
											schemaPath: "#/properties/offers/items/properties/price/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err19];
										else vErrors.push(err19);
										errors++;
									}
								}
							}
							if (data4.priceOnRequest !== void 0) {
								if (typeof data4.priceOnRequest !== "boolean") {
									const err20 = {
										instancePath: instancePath + "/offers/" + i0 + "/priceOnRequest",
										schemaPath: "#/properties/offers/items/properties/priceOnRequest/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err20];
									else vErrors.push(err20);
									errors++;
								}
							}
							if (data4.rentPeriod !== void 0) {
								let data8 = data4.rentPeriod;
								if (typeof data8 !== "string") {
									const err21 = {
										instancePath: instancePath + "/offers/" + i0 + "/rentPeriod",
										schemaPath: "#/properties/offers/items/properties/rentPeriod/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err21];
									else vErrors.push(err21);
									errors++;
								}
								if (!(data8 === "DAY" || data8 === "MONTH" || data8 === "WEEK" || data8 === "FORTNIGHT" || data8 === "SEASON_MONTH" || data8 === "WEEKEND" || data8 === "STUDENT_MONTH")) {
									const err22 = {
										instancePath: instancePath + "/offers/" + i0 + "/rentPeriod",
										schemaPath: "#/properties/offers/items/properties/rentPeriod/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.offers.items.properties.rentPeriod.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err22];
									else vErrors.push(err22);
									errors++;
								}
							}
							if (data4.netOwnerPrice !== void 0) {
								let data9 = data4.netOwnerPrice;
								if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
									const err23 = {
										instancePath: instancePath + "/offers/" + i0 + "/netOwnerPrice",
										schemaPath: "#/properties/offers/items/properties/netOwnerPrice/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err23];
									else vErrors.push(err23);
									errors++;
								}
								if (typeof data9 == "number") {
									if (data9 > 99999999999 || isNaN(data9)) {
										const err24 = {
											instancePath: instancePath + "/offers/" + i0 + "/netOwnerPrice",
											schemaPath: "#/properties/offers/items/properties/netOwnerPrice/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 99999999999
											},
											message: "must be <= 99999999999"
										};
										if (vErrors === null) vErrors = [err24];
										else vErrors.push(err24);
										errors++;
									}
									if (data9 < 0 || isNaN(data9)) {
										const err25 = {
											instancePath: instancePath + "/offers/" + i0 + "/netOwnerPrice",
											schemaPath: "#/properties/offers/items/properties/netOwnerPrice/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err25];
										else vErrors.push(err25);
										errors++;
									}
								}
							}
							if (data4.vatRatePct !== void 0) {
								let data10 = data4.vatRatePct;
								if (typeof data10 == "number") {
									if (data10 > 100 || isNaN(data10)) {
										const err26 = {
											instancePath: instancePath + "/offers/" + i0 + "/vatRatePct",
											schemaPath: "#/properties/offers/items/properties/vatRatePct/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 100
											},
											message: "must be <= 100"
										};
										if (vErrors === null) vErrors = [err26];
										else vErrors.push(err26);
										errors++;
									}
									if (data10 < 0 || isNaN(data10)) {
										const err27 = {
											instancePath: instancePath + "/offers/" + i0 + "/vatRatePct",
											schemaPath: "#/properties/offers/items/properties/vatRatePct/minimum",
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
								} else {
									const err28 = {
										instancePath: instancePath + "/offers/" + i0 + "/vatRatePct",
										schemaPath: "#/properties/offers/items/properties/vatRatePct/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									};
									if (vErrors === null) vErrors = [err28];
									else vErrors.push(err28);
									errors++;
								}
							}
							if (data4.vatIncluded !== void 0) {
								if (typeof data4.vatIncluded !== "boolean") {
									const err29 = {
										instancePath: instancePath + "/offers/" + i0 + "/vatIncluded",
										schemaPath: "#/properties/offers/items/properties/vatIncluded/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err29];
									else vErrors.push(err29);
									errors++;
								}
							}
							if (data4.transferPrice !== void 0) {
								let data12 = data4.transferPrice;
								if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12))) {
									const err30 = {
										instancePath: instancePath + "/offers/" + i0 + "/transferPrice",
										schemaPath: "#/properties/offers/items/properties/transferPrice/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err30];
									else vErrors.push(err30);
									errors++;
								}
								if (typeof data12 == "number") {
									if (data12 > 99999999999 || isNaN(data12)) {
										const err31 = {
											instancePath: instancePath + "/offers/" + i0 + "/transferPrice",
											schemaPath: "#/properties/offers/items/properties/transferPrice/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 99999999999
											},
											message: "must be <= 99999999999"
										};
										if (vErrors === null) vErrors = [err31];
										else vErrors.push(err31);
										errors++;
									}
									if (data12 < 0 || isNaN(data12)) {
										const err32 = {
											instancePath: instancePath + "/offers/" + i0 + "/transferPrice",
											schemaPath: "#/properties/offers/items/properties/transferPrice/minimum",
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
								}
							}
							if (data4.parkingPrice !== void 0) {
								let data13 = data4.parkingPrice;
								if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13))) {
									const err33 = {
										instancePath: instancePath + "/offers/" + i0 + "/parkingPrice",
										schemaPath: "#/properties/offers/items/properties/parkingPrice/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err33];
									else vErrors.push(err33);
									errors++;
								}
								if (typeof data13 == "number") {
									if (data13 > 99999999999 || isNaN(data13)) {
										const err34 = {
											instancePath: instancePath + "/offers/" + i0 + "/parkingPrice",
											schemaPath: "#/properties/offers/items/properties/parkingPrice/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 99999999999
											},
											message: "must be <= 99999999999"
										};
										if (vErrors === null) vErrors = [err34];
										else vErrors.push(err34);
										errors++;
									}
									if (data13 < 0 || isNaN(data13)) {
										const err35 = {
											instancePath: instancePath + "/offers/" + i0 + "/parkingPrice",
											schemaPath: "#/properties/offers/items/properties/parkingPrice/minimum",
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
							if (data4.depositMonths !== void 0) {
								let data14 = data4.depositMonths;
								if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14))) {
									const err36 = {
										instancePath: instancePath + "/offers/" + i0 + "/depositMonths",
										schemaPath: "#/properties/offers/items/properties/depositMonths/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
								if (typeof data14 == "number") {
									if (data14 > 12 || isNaN(data14)) {
										const err37 = {
											instancePath: instancePath + "/offers/" + i0 + "/depositMonths",
											schemaPath: "#/properties/offers/items/properties/depositMonths/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 12
											},
											message: "must be <= 12"
										};
										if (vErrors === null) vErrors = [err37];
										else vErrors.push(err37);
										errors++;
									}
									if (data14 < 0 || isNaN(data14)) {
										const err38 = {
											instancePath: instancePath + "/offers/" + i0 + "/depositMonths",
											schemaPath: "#/properties/offers/items/properties/depositMonths/minimum",
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
								}
							}
							if (data4.extraGuaranteeMonths !== void 0) {
								let data15 = data4.extraGuaranteeMonths;
								if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15))) {
									const err39 = {
										instancePath: instancePath + "/offers/" + i0 + "/extraGuaranteeMonths",
										schemaPath: "#/properties/offers/items/properties/extraGuaranteeMonths/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err39];
									else vErrors.push(err39);
									errors++;
								}
								if (typeof data15 == "number") {
									if (data15 > 12 || isNaN(data15)) {
										const err40 = {
											instancePath: instancePath + "/offers/" + i0 + "/extraGuaranteeMonths",
											schemaPath: "#/properties/offers/items/properties/extraGuaranteeMonths/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 12
											},
											message: "must be <= 12"
										};
										if (vErrors === null) vErrors = [err40];
										else vErrors.push(err40);
										errors++;
									}
									if (data15 < 0 || isNaN(data15)) {
										const err41 = {
											instancePath: instancePath + "/offers/" + i0 + "/extraGuaranteeMonths",
											schemaPath: "#/properties/offers/items/properties/extraGuaranteeMonths/minimum",
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
								}
							}
							if (data4.minStayMonths !== void 0) {
								let data16 = data4.minStayMonths;
								if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
									const err42 = {
										instancePath: instancePath + "/offers/" + i0 + "/minStayMonths",
										schemaPath: "#/properties/offers/items/properties/minStayMonths/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err42];
									else vErrors.push(err42);
									errors++;
								}
								if (typeof data16 == "number") {
									if (data16 > 120 || isNaN(data16)) {
										const err43 = {
											instancePath: instancePath + "/offers/" + i0 + "/minStayMonths",
											schemaPath: "#/properties/offers/items/properties/minStayMonths/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 120
											},
											message: "must be <= 120"
										};
										if (vErrors === null) vErrors = [err43];
										else vErrors.push(err43);
										errors++;
									}
									if (data16 < 0 || isNaN(data16)) {
										const err44 = {
											instancePath: instancePath + "/offers/" + i0 + "/minStayMonths",
											schemaPath: "#/properties/offers/items/properties/minStayMonths/minimum",
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
								}
							}
							if (data4.maxStayMonths !== void 0) {
								let data17 = data4.maxStayMonths;
								if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17))) {
									const err45 = {
										instancePath: instancePath + "/offers/" + i0 + "/maxStayMonths",
										schemaPath: "#/properties/offers/items/properties/maxStayMonths/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err45];
									else vErrors.push(err45);
									errors++;
								}
								if (typeof data17 == "number") {
									if (data17 > 1200 || isNaN(data17)) {
										const err46 = {
											instancePath: instancePath + "/offers/" + i0 + "/maxStayMonths",
											schemaPath: "#/properties/offers/items/properties/maxStayMonths/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 1200
											},
											message: "must be <= 1200"
										};
										if (vErrors === null) vErrors = [err46];
										else vErrors.push(err46);
										errors++;
									}
									if (data17 < 0 || isNaN(data17)) {
										const err47 = {
											instancePath: instancePath + "/offers/" + i0 + "/maxStayMonths",
											schemaPath: "#/properties/offers/items/properties/maxStayMonths/minimum",
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
								}
							}
							if (data4.availableFrom !== void 0) {
								let data18 = data4.availableFrom;
								if (typeof data18 === "string") {
									if (!formats0.validate(data18)) {
										const err48 = {
											instancePath: instancePath + "/offers/" + i0 + "/availableFrom",
											schemaPath: "#/properties/offers/items/properties/availableFrom/format",
											keyword: "format",
											params: { format: "date" },
											message: "must match format \"date\""
										};
										if (vErrors === null) vErrors = [err48];
										else vErrors.push(err48);
										errors++;
									}
								} else {
									const err49 = {
										instancePath: instancePath + "/offers/" + i0 + "/availableFrom",
										schemaPath: "#/properties/offers/items/properties/availableFrom/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err49];
									else vErrors.push(err49);
									errors++;
								}
							}
							if (data4.optionToBuy !== void 0) {
								if (typeof data4.optionToBuy !== "boolean") {
									const err50 = {
										instancePath: instancePath + "/offers/" + i0 + "/optionToBuy",
										schemaPath: "#/properties/offers/items/properties/optionToBuy/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err50];
									else vErrors.push(err50);
									errors++;
								}
							}
							if (data4.petsAllowed !== void 0) {
								if (typeof data4.petsAllowed !== "boolean") {
									const err51 = {
										instancePath: instancePath + "/offers/" + i0 + "/petsAllowed",
										schemaPath: "#/properties/offers/items/properties/petsAllowed/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err51];
									else vErrors.push(err51);
									errors++;
								}
							}
							if (data4.studentsAllowed !== void 0) {
								if (typeof data4.studentsAllowed !== "boolean") {
									const err52 = {
										instancePath: instancePath + "/offers/" + i0 + "/studentsAllowed",
										schemaPath: "#/properties/offers/items/properties/studentsAllowed/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err52];
									else vErrors.push(err52);
									errors++;
								}
							}
							if (data4.utilitiesIncluded !== void 0) {
								let data22 = data4.utilitiesIncluded;
								if (Array.isArray(data22)) {
									if (data22.length > 6) {
										const err53 = {
											instancePath: instancePath + "/offers/" + i0 + "/utilitiesIncluded",
											schemaPath: "#/properties/offers/items/properties/utilitiesIncluded/maxItems",
											keyword: "maxItems",
											params: { limit: 6 },
											message: "must NOT have more than 6 items"
										};
										if (vErrors === null) vErrors = [err53];
										else vErrors.push(err53);
										errors++;
									}
									const len1 = data22.length;
									for (let i1 = 0; i1 < len1; i1++) {
										let data23 = data22[i1];
										if (typeof data23 !== "string") {
											const err54 = {
												instancePath: instancePath + "/offers/" + i0 + "/utilitiesIncluded/" + i1,
												schemaPath: "#/properties/offers/items/properties/utilitiesIncluded/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err54];
											else vErrors.push(err54);
											errors++;
										}
										if (!(data23 === "water" || data23 === "electricity" || data23 === "gas" || data23 === "internet" || data23 === "community" || data23 === "cleaning")) {
											const err55 = {
												instancePath: instancePath + "/offers/" + i0 + "/utilitiesIncluded/" + i1,
												schemaPath: "#/properties/offers/items/properties/utilitiesIncluded/items/enum",
												keyword: "enum",
												params: { allowedValues: schema0.properties.offers.items.properties.utilitiesIncluded.items.enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err55];
											else vErrors.push(err55);
											errors++;
										}
									}
									let i2 = data22.length;
									let j0;
									if (i2 > 1) {
										const indices0 = {};
										for (; i2--;) {
											let item0 = data22[i2];
											if (typeof item0 !== "string") continue;
											if (typeof indices0[item0] == "number") {
												j0 = indices0[item0];
												const err56 = {
													instancePath: instancePath + "/offers/" + i0 + "/utilitiesIncluded",
													schemaPath: "#/properties/offers/items/properties/utilitiesIncluded/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i2,
														j: j0
													},
													message: "must NOT have duplicate items (items ## " + j0 + " and " + i2 + " are identical)"
												};
												if (vErrors === null) vErrors = [err56];
												else vErrors.push(err56);
												errors++;
												break;
											}
											indices0[item0] = i2;
										}
									}
								} else {
									const err57 = {
										instancePath: instancePath + "/offers/" + i0 + "/utilitiesIncluded",
										schemaPath: "#/properties/offers/items/properties/utilitiesIncluded/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err57];
									else vErrors.push(err57);
									errors++;
								}
							}
							if (data4.tenantProfile !== void 0) {
								let data24 = data4.tenantProfile;
								if (typeof data24 === "string") {
									if (func1(data24) > 500) {
										const err58 = {
											instancePath: instancePath + "/offers/" + i0 + "/tenantProfile",
											schemaPath: "#/properties/offers/items/properties/tenantProfile/maxLength",
											keyword: "maxLength",
											params: { limit: 500 },
											message: "must NOT have more than 500 characters"
										};
										if (vErrors === null) vErrors = [err58];
										else vErrors.push(err58);
										errors++;
									}
								} else {
									const err59 = {
										instancePath: instancePath + "/offers/" + i0 + "/tenantProfile",
										schemaPath: "#/properties/offers/items/properties/tenantProfile/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err59];
									else vErrors.push(err59);
									errors++;
								}
							}
							if (data4.seasons !== void 0) {
								let data25 = data4.seasons;
								if (Array.isArray(data25)) {
									if (data25.length > 24) {
										const err60 = {
											instancePath: instancePath + "/offers/" + i0 + "/seasons",
											schemaPath: "#/properties/offers/items/properties/seasons/maxItems",
											keyword: "maxItems",
											params: { limit: 24 },
											message: "must NOT have more than 24 items"
										};
										if (vErrors === null) vErrors = [err60];
										else vErrors.push(err60);
										errors++;
									}
									const len2 = data25.length;
									for (let i3 = 0; i3 < len2; i3++) {
										let data26 = data25[i3];
										if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
											if (data26.from === void 0) {
												const err61 = {
													instancePath: instancePath + "/offers/" + i0 + "/seasons/" + i3,
													schemaPath: "#/properties/offers/items/properties/seasons/items/required",
													keyword: "required",
													params: { missingProperty: "from" },
													message: "must have required property 'from'"
												};
												if (vErrors === null) vErrors = [err61];
												else vErrors.push(err61);
												errors++;
											}
											if (data26.to === void 0) {
												const err62 = {
													instancePath: instancePath + "/offers/" + i0 + "/seasons/" + i3,
													schemaPath: "#/properties/offers/items/properties/seasons/items/required",
													keyword: "required",
													params: { missingProperty: "to" },
													message: "must have required property 'to'"
												};
												if (vErrors === null) vErrors = [err62];
												else vErrors.push(err62);
												errors++;
											}
											if (data26.price === void 0) {
												const err63 = {
													instancePath: instancePath + "/offers/" + i0 + "/seasons/" + i3,
													schemaPath: "#/properties/offers/items/properties/seasons/items/required",
													keyword: "required",
													params: { missingProperty: "price" },
													message: "must have required property 'price'"
												};
												if (vErrors === null) vErrors = [err63];
												else vErrors.push(err63);
												errors++;
											}
											for (const key2 in data26) if (!(key2 === "from" || key2 === "to" || key2 === "price")) {
												const err64 = {
													instancePath: instancePath + "/offers/" + i0 + "/seasons/" + i3,
													schemaPath: "#/properties/offers/items/properties/seasons/items/additionalProperties",
													keyword: "additionalProperties",
													params: { additionalProperty: key2 },
													message: "must NOT have additional properties"
												};
												if (vErrors === null) vErrors = [err64];
												else vErrors.push(err64);
												errors++;
											}
											if (data26.from !== void 0) {
												let data27 = data26.from;
												if (typeof data27 === "string") {
													if (!formats0.validate(data27)) {
														const err65 = {
															instancePath: instancePath + "/offers/" + i0 + "/seasons/" + i3 + "/from",
															schemaPath: "#/properties/offers/items/properties/seasons/items/properties/from/format",
															keyword: "format",
															params: { format: "date" },
															message: "must match format \"date\""
														};
														if (vErrors === null) vErrors = [err65];
														else vErrors.push(err65);
														errors++;
													}
												} else {
													const err66 = {
														instancePath: instancePath + "/offers/" + i0 + "/seasons/" + i3 + "/from",
														schemaPath: "#/properties/offers/items/properties/seasons/items/properties/from/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err66];
													else vErrors.push(err66);
													errors++;
												}
											}
											if (data26.to !== void 0) {
												let data28 = data26.to;
												if (typeof data28 === "string") {
													if (!formats0.validate(data28)) {
														const err67 = {
															instancePath: instancePath + "/offers/" + i0 + "/seasons/" + i3 + "/to",
															schemaPath: "#/properties/offers/items/properties/seasons/items/properties/to/format",
															keyword: "format",
															params: { format: "date" },
															message: "must match format \"date\""
														};
														if (vErrors === null) vErrors = [err67];
														else vErrors.push(err67);
														errors++;
													}
												} else {
													const err68 = {
														instancePath: instancePath + "/offers/" + i0 + "/seasons/" + i3 + "/to",
														schemaPath: "#/properties/offers/items/properties/seasons/items/properties/to/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err68];
													else vErrors.push(err68);
													errors++;
												}
											}
											if (data26.price !== void 0) {
												let data29 = data26.price;
												if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
													const err69 = {
														instancePath: instancePath + "/offers/" + i0 + "/seasons/" + i3 + "/price",
														schemaPath: "#/properties/offers/items/properties/seasons/items/properties/price/type",
														keyword: "type",
														params: { type: "integer" },
														message: "must be integer"
													};
													if (vErrors === null) vErrors = [err69];
													else vErrors.push(err69);
													errors++;
												}
												if (typeof data29 == "number") {
													if (data29 > 99999999999 || isNaN(data29)) {
														const err70 = {
															instancePath: instancePath + "/offers/" + i0 + "/seasons/" + i3 + "/price",
															schemaPath: "#/properties/offers/items/properties/seasons/items/properties/price/maximum",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 99999999999
															},
															message: "must be <= 99999999999"
														};
														if (vErrors === null) vErrors = [err70];
														else vErrors.push(err70);
														errors++;
													}
													if (data29 < 0 || isNaN(data29)) {
														const err71 = {
															instancePath: instancePath + "/offers/" + i0 + "/seasons/" + i3 + "/price",
															schemaPath: "#/properties/offers/items/properties/seasons/items/properties/price/minimum",
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
										} else {
											const err72 = {
												instancePath: instancePath + "/offers/" + i0 + "/seasons/" + i3,
												schemaPath: "#/properties/offers/items/properties/seasons/items/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err72];
											else vErrors.push(err72);
											errors++;
										}
									}
								} else {
									const err73 = {
										instancePath: instancePath + "/offers/" + i0 + "/seasons",
										schemaPath: "#/properties/offers/items/properties/seasons/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err73];
									else vErrors.push(err73);
									errors++;
								}
							}
							if (data4.swapNotes !== void 0) {
								let data30 = data4.swapNotes;
								if (typeof data30 === "string") {
									if (func1(data30) > 500) {
										const err74 = {
											instancePath: instancePath + "/offers/" + i0 + "/swapNotes",
											schemaPath: "#/properties/offers/items/properties/swapNotes/maxLength",
											keyword: "maxLength",
											params: { limit: 500 },
											message: "must NOT have more than 500 characters"
										};
										if (vErrors === null) vErrors = [err74];
										else vErrors.push(err74);
										errors++;
									}
								} else {
									const err75 = {
										instancePath: instancePath + "/offers/" + i0 + "/swapNotes",
										schemaPath: "#/properties/offers/items/properties/swapNotes/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err75];
									else vErrors.push(err75);
									errors++;
								}
							}
							if (data4.usufructuaryAges !== void 0) {
								let data31 = data4.usufructuaryAges;
								if (Array.isArray(data31)) {
									if (data31.length > 4) {
										const err76 = {
											instancePath: instancePath + "/offers/" + i0 + "/usufructuaryAges",
											schemaPath: "#/properties/offers/items/properties/usufructuaryAges/maxItems",
											keyword: "maxItems",
											params: { limit: 4 },
											message: "must NOT have more than 4 items"
										};
										if (vErrors === null) vErrors = [err76];
										else vErrors.push(err76);
										errors++;
									}
									const len3 = data31.length;
									for (let i4 = 0; i4 < len3; i4++) {
										let data32 = data31[i4];
										if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
											const err77 = {
												instancePath: instancePath + "/offers/" + i0 + "/usufructuaryAges/" + i4,
												schemaPath: "#/properties/offers/items/properties/usufructuaryAges/items/type",
												keyword: "type",
												params: { type: "integer" },
												message: "must be integer"
											};
											if (vErrors === null) vErrors = [err77];
											else vErrors.push(err77);
											errors++;
										}
										if (typeof data32 == "number") {
											if (data32 > 120 || isNaN(data32)) {
												const err78 = {
													instancePath: instancePath + "/offers/" + i0 + "/usufructuaryAges/" + i4,
													schemaPath: "#/properties/offers/items/properties/usufructuaryAges/items/maximum",
													keyword: "maximum",
													params: {
														comparison: "<=",
														limit: 120
													},
													message: "must be <= 120"
												};
												if (vErrors === null) vErrors = [err78];
												else vErrors.push(err78);
												errors++;
											}
											if (data32 < 18 || isNaN(data32)) {
												const err79 = {
													instancePath: instancePath + "/offers/" + i0 + "/usufructuaryAges/" + i4,
													schemaPath: "#/properties/offers/items/properties/usufructuaryAges/items/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 18
													},
													message: "must be >= 18"
												};
												if (vErrors === null) vErrors = [err79];
												else vErrors.push(err79);
												errors++;
											}
										}
									}
								} else {
									const err80 = {
										instancePath: instancePath + "/offers/" + i0 + "/usufructuaryAges",
										schemaPath: "#/properties/offers/items/properties/usufructuaryAges/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err80];
									else vErrors.push(err80);
									errors++;
								}
							}
							if (data4.monthlyAnnuity !== void 0) {
								let data33 = data4.monthlyAnnuity;
								if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33))) {
									const err81 = {
										instancePath: instancePath + "/offers/" + i0 + "/monthlyAnnuity",
										schemaPath: "#/properties/offers/items/properties/monthlyAnnuity/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err81];
									else vErrors.push(err81);
									errors++;
								}
								if (typeof data33 == "number") {
									if (data33 > 99999999999 || isNaN(data33)) {
										const err82 = {
											instancePath: instancePath + "/offers/" + i0 + "/monthlyAnnuity",
											schemaPath: "#/properties/offers/items/properties/monthlyAnnuity/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 99999999999
											},
											message: "must be <= 99999999999"
										};
										if (vErrors === null) vErrors = [err82];
										else vErrors.push(err82);
										errors++;
									}
									if (data33 < 0 || isNaN(data33)) {
										const err83 = {
											instancePath: instancePath + "/offers/" + i0 + "/monthlyAnnuity",
											schemaPath: "#/properties/offers/items/properties/monthlyAnnuity/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err83];
										else vErrors.push(err83);
										errors++;
									}
								}
							}
							if (data4.mortgagePending !== void 0) {
								if (typeof data4.mortgagePending !== "boolean") {
									const err84 = {
										instancePath: instancePath + "/offers/" + i0 + "/mortgagePending",
										schemaPath: "#/properties/offers/items/properties/mortgagePending/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err84];
									else vErrors.push(err84);
									errors++;
								}
							}
							if (data4.currentlyLet !== void 0) {
								if (typeof data4.currentlyLet !== "boolean") {
									const err85 = {
										instancePath: instancePath + "/offers/" + i0 + "/currentlyLet",
										schemaPath: "#/properties/offers/items/properties/currentlyLet/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err85];
									else vErrors.push(err85);
									errors++;
								}
							}
							if (data4.currentRent !== void 0) {
								let data36 = data4.currentRent;
								if (!(typeof data36 == "number" && !(data36 % 1) && !isNaN(data36))) {
									const err86 = {
										instancePath: instancePath + "/offers/" + i0 + "/currentRent",
										schemaPath: "#/properties/offers/items/properties/currentRent/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err86];
									else vErrors.push(err86);
									errors++;
								}
								if (typeof data36 == "number") {
									if (data36 > 99999999999 || isNaN(data36)) {
										const err87 = {
											instancePath: instancePath + "/offers/" + i0 + "/currentRent",
											schemaPath: "#/properties/offers/items/properties/currentRent/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 99999999999
											},
											message: "must be <= 99999999999"
										};
										if (vErrors === null) vErrors = [err87];
										else vErrors.push(err87);
										errors++;
									}
									if (data36 < 0 || isNaN(data36)) {
										const err88 = {
											instancePath: instancePath + "/offers/" + i0 + "/currentRent",
											schemaPath: "#/properties/offers/items/properties/currentRent/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err88];
										else vErrors.push(err88);
										errors++;
									}
								}
							}
							if (data4.letUntil !== void 0) {
								let data37 = data4.letUntil;
								if (typeof data37 === "string") {
									if (!formats0.validate(data37)) {
										const err89 = {
											instancePath: instancePath + "/offers/" + i0 + "/letUntil",
											schemaPath: "#/properties/offers/items/properties/letUntil/format",
											keyword: "format",
											params: { format: "date" },
											message: "must match format \"date\""
										};
										if (vErrors === null) vErrors = [err89];
										else vErrors.push(err89);
										errors++;
									}
								} else {
									const err90 = {
										instancePath: instancePath + "/offers/" + i0 + "/letUntil",
										schemaPath: "#/properties/offers/items/properties/letUntil/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err90];
									else vErrors.push(err90);
									errors++;
								}
							}
						} else {
							const err91 = {
								instancePath: instancePath + "/offers/" + i0,
								schemaPath: "#/properties/offers/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err91];
							else vErrors.push(err91);
							errors++;
						}
					}
				} else {
					const err92 = {
						instancePath: instancePath + "/offers",
						schemaPath: "#/properties/offers/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err92];
					else vErrors.push(err92);
					errors++;
				}
			}
			if (data.condition !== void 0) {
				let data38 = data.condition;
				if (typeof data38 !== "string") {
					const err93 = {
						instancePath: instancePath + "/condition",
						schemaPath: "#/properties/condition/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err93];
					else vErrors.push(err93);
					errors++;
				}
				if (!(data38 === "obra_nueva" || data38 === "en_construccion" || data38 === "a_estrenar" || data38 === "reformado" || data38 === "muy_buen_estado" || data38 === "buen_estado" || data38 === "reformar_parcial" || data38 === "reformar" || data38 === "ruina")) {
					const err94 = {
						instancePath: instancePath + "/condition",
						schemaPath: "#/properties/condition/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.condition.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err94];
					else vErrors.push(err94);
					errors++;
				}
			}
			if (data.constructionYear !== void 0) {
				let data39 = data.constructionYear;
				if (!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39))) {
					const err95 = {
						instancePath: instancePath + "/constructionYear",
						schemaPath: "#/properties/constructionYear/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err95];
					else vErrors.push(err95);
					errors++;
				}
				if (typeof data39 == "number") {
					if (data39 > 2100 || isNaN(data39)) {
						const err96 = {
							instancePath: instancePath + "/constructionYear",
							schemaPath: "#/properties/constructionYear/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 2100
							},
							message: "must be <= 2100"
						};
						if (vErrors === null) vErrors = [err96];
						else vErrors.push(err96);
						errors++;
					}
					if (data39 < 1200 || isNaN(data39)) {
						const err97 = {
							instancePath: instancePath + "/constructionYear",
							schemaPath: "#/properties/constructionYear/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1200
							},
							message: "must be >= 1200"
						};
						if (vErrors === null) vErrors = [err97];
						else vErrors.push(err97);
						errors++;
					}
				}
			}
			if (data.renovationYear !== void 0) {
				let data40 = data.renovationYear;
				if (!(typeof data40 == "number" && !(data40 % 1) && !isNaN(data40))) {
					const err98 = {
						instancePath: instancePath + "/renovationYear",
						schemaPath: "#/properties/renovationYear/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err98];
					else vErrors.push(err98);
					errors++;
				}
				if (typeof data40 == "number") {
					if (data40 > 2100 || isNaN(data40)) {
						const err99 = {
							instancePath: instancePath + "/renovationYear",
							schemaPath: "#/properties/renovationYear/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 2100
							},
							message: "must be <= 2100"
						};
						if (vErrors === null) vErrors = [err99];
						else vErrors.push(err99);
						errors++;
					}
					if (data40 < 1800 || isNaN(data40)) {
						const err100 = {
							instancePath: instancePath + "/renovationYear",
							schemaPath: "#/properties/renovationYear/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1800
							},
							message: "must be >= 1800"
						};
						if (vErrors === null) vErrors = [err100];
						else vErrors.push(err100);
						errors++;
					}
				}
			}
			if (data.protectionRegime !== void 0) {
				let data41 = data.protectionRegime;
				if (typeof data41 !== "string") {
					const err101 = {
						instancePath: instancePath + "/protectionRegime",
						schemaPath: "#/properties/protectionRegime/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err101];
					else vErrors.push(err101);
					errors++;
				}
				if (!(data41 === "libre" || data41 === "VPO" || data41 === "VPL")) {
					const err102 = {
						instancePath: instancePath + "/protectionRegime",
						schemaPath: "#/properties/protectionRegime/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.protectionRegime.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err102];
					else vErrors.push(err102);
					errors++;
				}
			}
			if (data.exclusiveBuilding !== void 0) {
				if (typeof data.exclusiveBuilding !== "boolean") {
					const err103 = {
						instancePath: instancePath + "/exclusiveBuilding",
						schemaPath: "#/properties/exclusiveBuilding/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err103];
					else vErrors.push(err103);
					errors++;
				}
			}
			if (data.premisesLocation !== void 0) {
				let data43 = data.premisesLocation;
				if (typeof data43 !== "string") {
					const err104 = {
						instancePath: instancePath + "/premisesLocation",
						schemaPath: "#/properties/premisesLocation/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err104];
					else vErrors.push(err104);
					errors++;
				}
				if (!(data43 === "shopping" || data43 === "street" || data43 === "mezzanine" || data43 === "belowGround" || data43 === "other")) {
					const err105 = {
						instancePath: instancePath + "/premisesLocation",
						schemaPath: "#/properties/premisesLocation/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.premisesLocation.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err105];
					else vErrors.push(err105);
					errors++;
				}
			}
			if (data.development !== void 0) {
				let data44 = data.development;
				if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
					for (const key3 in data44) if (!(key3 === "name" || key3 === "phase" || key3 === "deliveryMonth" || key3 === "deliveryYear" || key3 === "finished")) {
						const err106 = {
							instancePath: instancePath + "/development",
							schemaPath: "#/properties/development/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key3 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err106];
						else vErrors.push(err106);
						errors++;
					}
					if (data44.name !== void 0) {
						let data45 = data44.name;
						if (typeof data45 === "string") {
							if (func1(data45) > 100) {
								const err107 = {
									instancePath: instancePath + "/development/name",
									schemaPath: "#/properties/development/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 100 },
									message: "must NOT have more than 100 characters"
								};
								if (vErrors === null) vErrors = [err107];
								else vErrors.push(err107);
								errors++;
							}
						} else {
							const err108 = {
								instancePath: instancePath + "/development/name",
								schemaPath: "#/properties/development/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err108];
							else vErrors.push(err108);
							errors++;
						}
					}
					if (data44.phase !== void 0) {
						let data46 = data44.phase;
						if (typeof data46 !== "string") {
							const err109 = {
								instancePath: instancePath + "/development/phase",
								schemaPath: "#/properties/development/properties/phase/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err109];
							else vErrors.push(err109);
							errors++;
						}
						if (!(data46 === "land_move" || data46 === "foundation" || data46 === "carpentry" || data46 === "pilot" || data46 === "paving" || data46 === "equipment" || data46 === "keydelivery")) {
							const err110 = {
								instancePath: instancePath + "/development/phase",
								schemaPath: "#/properties/development/properties/phase/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.development.properties.phase.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err110];
							else vErrors.push(err110);
							errors++;
						}
					}
					if (data44.deliveryMonth !== void 0) {
						let data47 = data44.deliveryMonth;
						if (!(typeof data47 == "number" && !(data47 % 1) && !isNaN(data47))) {
							const err111 = {
								instancePath: instancePath + "/development/deliveryMonth",
								schemaPath: "#/properties/development/properties/deliveryMonth/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err111];
							else vErrors.push(err111);
							errors++;
						}
						if (typeof data47 == "number") {
							if (data47 > 12 || isNaN(data47)) {
								const err112 = {
									instancePath: instancePath + "/development/deliveryMonth",
									schemaPath: "#/properties/development/properties/deliveryMonth/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 12
									},
									message: "must be <= 12"
								};
								if (vErrors === null) vErrors = [err112];
								else vErrors.push(err112);
								errors++;
							}
							if (data47 < 1 || isNaN(data47)) {
								const err113 = {
									instancePath: instancePath + "/development/deliveryMonth",
									schemaPath: "#/properties/development/properties/deliveryMonth/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err113];
								else vErrors.push(err113);
								errors++;
							}
						}
					}
					if (data44.deliveryYear !== void 0) {
						let data48 = data44.deliveryYear;
						if (!(typeof data48 == "number" && !(data48 % 1) && !isNaN(data48))) {
							const err114 = {
								instancePath: instancePath + "/development/deliveryYear",
								schemaPath: "#/properties/development/properties/deliveryYear/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err114];
							else vErrors.push(err114);
							errors++;
						}
						if (typeof data48 == "number") {
							if (data48 > 2100 || isNaN(data48)) {
								const err115 = {
									instancePath: instancePath + "/development/deliveryYear",
									schemaPath: "#/properties/development/properties/deliveryYear/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 2100
									},
									message: "must be <= 2100"
								};
								if (vErrors === null) vErrors = [err115];
								else vErrors.push(err115);
								errors++;
							}
							if (data48 < 2e3 || isNaN(data48)) {
								const err116 = {
									instancePath: instancePath + "/development/deliveryYear",
									schemaPath: "#/properties/development/properties/deliveryYear/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 2e3
									},
									message: "must be >= 2000"
								};
								if (vErrors === null) vErrors = [err116];
								else vErrors.push(err116);
								errors++;
							}
						}
					}
					if (data44.finished !== void 0) {
						if (typeof data44.finished !== "boolean") {
							const err117 = {
								instancePath: instancePath + "/development/finished",
								schemaPath: "#/properties/development/properties/finished/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err117];
							else vErrors.push(err117);
							errors++;
						}
					}
				} else {
					const err118 = {
						instancePath: instancePath + "/development",
						schemaPath: "#/properties/development/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err118];
					else vErrors.push(err118);
					errors++;
				}
			}
		} else {
			const err119 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err119];
			else vErrors.push(err119);
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

export default require_property_PropertyBasics();
