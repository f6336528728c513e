import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";

var require_demand_DemandWhat = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.DemandWhat = validate0;
	const schema0 = {
		"$id": "DemandWhat",
		"type": "object",
		"additionalProperties": false,
		"required": ["operations"],
		"properties": {
			"operations": {
				"type": "array",
				"minItems": 1,
				"maxItems": 9,
				"uniqueItems": true,
				"items": {
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
				}
			},
			"types": {
				"type": "array",
				"maxItems": 9,
				"uniqueItems": true,
				"items": {
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
				}
			},
			"subtypes": {
				"type": "array",
				"maxItems": 40,
				"uniqueItems": true,
				"items": {
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
				}
			},
			"purpose": {
				"type": "string",
				"enum": [
					"primary",
					"second_home",
					"investment",
					"relocation"
				]
			},
			"condition": {
				"type": "array",
				"maxItems": 9,
				"uniqueItems": true,
				"items": {
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
				}
			}
		}
	};
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.operations === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "operations" },
					message: "must have required property 'operations'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "operations" || key0 === "types" || key0 === "subtypes" || key0 === "purpose" || key0 === "condition")) {
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
			if (data.operations !== void 0) {
				let data0 = data.operations;
				if (Array.isArray(data0)) {
					if (data0.length > 9) {
						const err2 = {
							instancePath: instancePath + "/operations",
							schemaPath: "#/properties/operations/maxItems",
							keyword: "maxItems",
							params: { limit: 9 },
							message: "must NOT have more than 9 items"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
					if (data0.length < 1) {
						const err3 = {
							instancePath: instancePath + "/operations",
							schemaPath: "#/properties/operations/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					const len0 = data0.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data1 = data0[i0];
						if (typeof data1 !== "string") {
							const err4 = {
								instancePath: instancePath + "/operations/" + i0,
								schemaPath: "#/properties/operations/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (!(data1 === "V" || data1 === "A" || data1 === "TDA" || data1 === "ON" || data1 === "NP" || data1 === "T" || data1 === "VOT" || data1 === "P" || data1 === "FDM")) {
							const err5 = {
								instancePath: instancePath + "/operations/" + i0,
								schemaPath: "#/properties/operations/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.operations.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
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
								const err6 = {
									instancePath: instancePath + "/operations",
									schemaPath: "#/properties/operations/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/operations",
						schemaPath: "#/properties/operations/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.types !== void 0) {
				let data2 = data.types;
				if (Array.isArray(data2)) {
					if (data2.length > 9) {
						const err8 = {
							instancePath: instancePath + "/types",
							schemaPath: "#/properties/types/maxItems",
							keyword: "maxItems",
							params: { limit: 9 },
							message: "must NOT have more than 9 items"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					const len1 = data2.length;
					for (let i2 = 0; i2 < len1; i2++) {
						let data3 = data2[i2];
						if (typeof data3 !== "string") {
							const err9 = {
								instancePath: instancePath + "/types/" + i2,
								schemaPath: "#/properties/types/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (!(data3 === "vivienda" || data3 === "oficina" || data3 === "local" || data3 === "terreno" || data3 === "parking" || data3 === "edificio" || data3 === "nave" || data3 === "trastero" || data3 === "hotel")) {
							const err10 = {
								instancePath: instancePath + "/types/" + i2,
								schemaPath: "#/properties/types/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.types.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
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
								const err11 = {
									instancePath: instancePath + "/types",
									schemaPath: "#/properties/types/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i3,
										j: j1
									},
									message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
								break;
							}
							indices1[item1] = i3;
						}
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/types",
						schemaPath: "#/properties/types/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.subtypes !== void 0) {
				let data4 = data.subtypes;
				if (Array.isArray(data4)) {
					if (data4.length > 40) {
						const err13 = {
							instancePath: instancePath + "/subtypes",
							schemaPath: "#/properties/subtypes/maxItems",
							keyword: "maxItems",
							params: { limit: 40 },
							message: "must NOT have more than 40 items"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					const len2 = data4.length;
					for (let i4 = 0; i4 < len2; i4++) {
						let data5 = data4[i4];
						if (typeof data5 !== "string") {
							const err14 = {
								instancePath: instancePath + "/subtypes/" + i4,
								schemaPath: "#/properties/subtypes/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (!(data5 === "piso" || data5 === "apartamento" || data5 === "atico" || data5 === "duplex" || data5 === "triplex" || data5 === "loft" || data5 === "estudio" || data5 === "planta_baja" || data5 === "chalet_independiente" || data5 === "pareado" || data5 === "adosado" || data5 === "casa" || data5 === "casa_de_pueblo" || data5 === "finca_rustica" || data5 === "masia" || data5 === "villa" || data5 === "bungalow" || data5 === "cueva" || data5 === "casa_madera" || data5 === "local_comercial" || data5 === "local_en_nave" || data5 === "centro_comercial" || data5 === "urbano" || data5 === "rustico_edificable" || data5 === "rustico_no_edificable" || data5 === "industrial" || data5 === "ruina" || data5 === "individual" || data5 === "doble" || data5 === "moto" || data5 === "caja" || data5 === "residencial" || data5 === "mixto" || data5 === "oficinas" || data5 === "edificio_hotel")) {
							const err15 = {
								instancePath: instancePath + "/subtypes/" + i4,
								schemaPath: "#/properties/subtypes/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.subtypes.items.enum },
								message: "must be equal to one of the allowed values"
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
									instancePath: instancePath + "/subtypes",
									schemaPath: "#/properties/subtypes/uniqueItems",
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
						instancePath: instancePath + "/subtypes",
						schemaPath: "#/properties/subtypes/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.purpose !== void 0) {
				let data6 = data.purpose;
				if (typeof data6 !== "string") {
					const err18 = {
						instancePath: instancePath + "/purpose",
						schemaPath: "#/properties/purpose/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (!(data6 === "primary" || data6 === "second_home" || data6 === "investment" || data6 === "relocation")) {
					const err19 = {
						instancePath: instancePath + "/purpose",
						schemaPath: "#/properties/purpose/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.purpose.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
			if (data.condition !== void 0) {
				let data7 = data.condition;
				if (Array.isArray(data7)) {
					if (data7.length > 9) {
						const err20 = {
							instancePath: instancePath + "/condition",
							schemaPath: "#/properties/condition/maxItems",
							keyword: "maxItems",
							params: { limit: 9 },
							message: "must NOT have more than 9 items"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					const len3 = data7.length;
					for (let i6 = 0; i6 < len3; i6++) {
						let data8 = data7[i6];
						if (typeof data8 !== "string") {
							const err21 = {
								instancePath: instancePath + "/condition/" + i6,
								schemaPath: "#/properties/condition/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
						if (!(data8 === "obra_nueva" || data8 === "en_construccion" || data8 === "a_estrenar" || data8 === "reformado" || data8 === "muy_buen_estado" || data8 === "buen_estado" || data8 === "reformar_parcial" || data8 === "reformar" || data8 === "ruina")) {
							const err22 = {
								instancePath: instancePath + "/condition/" + i6,
								schemaPath: "#/properties/condition/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.condition.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					}
					let i7 = data7.length;
					let j3;
					if (i7 > 1) {
						const indices3 = {};
						for (; i7--;) {
							let item3 = data7[i7];
							if (typeof item3 !== "string") continue;
							if (typeof indices3[item3] == "number") {
								j3 = indices3[item3];
								const err23 = {
									instancePath: instancePath + "/condition",
									schemaPath: "#/properties/condition/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i7,
										j: j3
									},
									message: "must NOT have duplicate items (items ## " + j3 + " and " + i7 + " are identical)"
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
								break;
							}
							indices3[item3] = i7;
						}
					}
				} else {
					const err24 = {
						instancePath: instancePath + "/condition",
						schemaPath: "#/properties/condition/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
		} else {
			const err25 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err25];
			else vErrors.push(err25);
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

export default require_demand_DemandWhat();
