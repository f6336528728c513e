import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_referral_ReferralHome = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ReferralHome = validate0;
	const schema0 = {
		"$id": "ReferralHome",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"municipalityIne",
			"type",
			"operation"
		],
		"properties": {
			"version": {
				"type": "integer",
				"minimum": 1
			},
			"municipalityIne": {
				"type": "string",
				"pattern": "^[0-9]{5}$"
			},
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
			"operation": {
				"type": "string",
				"enum": ["V", "A"]
			},
			"address": {
				"type": "string",
				"maxLength": 200
			},
			"cadastralRef": {
				"type": "string",
				"pattern": "^[0-9A-Za-z]{20}$"
			},
			"price": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"area": {
				"type": "number",
				"minimum": 0,
				"maximum": 99999999
			},
			"notes": {
				"type": "string",
				"maxLength": 1e3
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const pattern0 = new RegExp("^[0-9]{5}$", "u");
	const pattern1 = new RegExp("^[0-9A-Za-z]{20}$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.municipalityIne === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "municipalityIne" },
					message: "must have required property 'municipalityIne'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.type === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "type" },
					message: "must have required property 'type'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.operation === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "operation" },
					message: "must have required property 'operation'"
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
			if (data.version !== void 0) {
				let data0 = data.version;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
					const err4 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (typeof data0 == "number") {
					if (data0 < 1 || isNaN(data0)) {
						const err5 = {
							instancePath: instancePath + "/version",
							schemaPath: "#/properties/version/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			}
			if (data.municipalityIne !== void 0) {
				let data1 = data.municipalityIne;
				if (typeof data1 === "string") {
					if (!pattern0.test(data1)) {
						const err6 = {
							instancePath: instancePath + "/municipalityIne",
							schemaPath: "#/properties/municipalityIne/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9]{5}$" },
							message: "must match pattern \"^[0-9]{5}$\""
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/municipalityIne",
						schemaPath: "#/properties/municipalityIne/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.type !== void 0) {
				let data2 = data.type;
				if (typeof data2 !== "string") {
					const err8 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!(data2 === "vivienda" || data2 === "oficina" || data2 === "local" || data2 === "terreno" || data2 === "parking" || data2 === "edificio" || data2 === "nave" || data2 === "trastero" || data2 === "hotel")) {
					const err9 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.type.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.operation !== void 0) {
				let data3 = data.operation;
				if (typeof data3 !== "string") {
					const err10 = {
						instancePath: instancePath + "/operation",
						schemaPath: "#/properties/operation/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!(data3 === "V" || data3 === "A")) {
					const err11 = {
						instancePath: instancePath + "/operation",
						schemaPath: "#/properties/operation/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.operation.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.address !== void 0) {
				let data4 = data.address;
				if (typeof data4 === "string") {
					if (func1(data4) > 200) {
						const err12 = {
							instancePath: instancePath + "/address",
							schemaPath: "#/properties/address/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/properties/address/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.cadastralRef !== void 0) {
				let data5 = data.cadastralRef;
				if (typeof data5 === "string") {
					if (!pattern1.test(data5)) {
						const err14 = {
							instancePath: instancePath + "/cadastralRef",
							schemaPath: "#/properties/cadastralRef/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9A-Za-z]{20}$" },
							message: "must match pattern \"^[0-9A-Za-z]{20}$\""
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				} else {
					const err15 = {
						instancePath: instancePath + "/cadastralRef",
						schemaPath: "#/properties/cadastralRef/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.price !== void 0) {
				let data6 = data.price;
				if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
					const err16 = {
						instancePath: instancePath + "/price",
						schemaPath: "#/properties/price/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (typeof data6 == "number") {
					if (data6 > 99999999999 || isNaN(data6)) {
						const err17 = {
							instancePath: instancePath + "/price",
							schemaPath: "#/properties/price/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
					if (data6 < 0 || isNaN(data6)) {
						const err18 = {
							instancePath: instancePath + "/price",
							schemaPath: "#/properties/price/minimum",
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
			if (data.area !== void 0) {
				let data7 = data.area;
				if (typeof data7 == "number") {
					if (data7 > 99999999 || isNaN(data7)) {
						const err19 = {
							instancePath: instancePath + "/area",
							schemaPath: "#/properties/area/maximum",
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
					if (data7 < 0 || isNaN(data7)) {
						const err20 = {
							instancePath: instancePath + "/area",
							schemaPath: "#/properties/area/minimum",
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
						instancePath: instancePath + "/area",
						schemaPath: "#/properties/area/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
			if (data.notes !== void 0) {
				let data8 = data.notes;
				if (typeof data8 === "string") {
					if (func1(data8) > 1e3) {
						const err22 = {
							instancePath: instancePath + "/notes",
							schemaPath: "#/properties/notes/maxLength",
							keyword: "maxLength",
							params: { limit: 1e3 },
							message: "must NOT have more than 1000 characters"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				} else {
					const err23 = {
						instancePath: instancePath + "/notes",
						schemaPath: "#/properties/notes/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
		} else {
			const err24 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err24];
			else vErrors.push(err24);
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

export default require_referral_ReferralHome();
