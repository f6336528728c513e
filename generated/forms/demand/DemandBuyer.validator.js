import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_demand_DemandBuyer = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.DemandBuyer = validate0;
	const schema0 = {
		"$id": "DemandBuyer",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"urgency": {
				"type": "string",
				"enum": [
					"hot",
					"warm",
					"cold"
				]
			},
			"moveInFrom": {
				"type": "string",
				"format": "date"
			},
			"moveInTo": {
				"type": "string",
				"format": "date"
			},
			"timeline": {
				"type": "string",
				"maxLength": 200
			},
			"durationMonths": {
				"type": "integer",
				"minimum": 1,
				"maximum": 120
			},
			"occupants": {
				"type": "integer",
				"minimum": 1,
				"maximum": 50
			},
			"pets": { "type": "boolean" },
			"smoker": { "type": "boolean" },
			"employmentProof": { "type": "boolean" },
			"monthlyIncome": {
				"type": "integer",
				"minimum": 0,
				"maximum": 99999999999
			},
			"firstHome": { "type": "boolean" },
			"ageUnder30": { "type": "boolean" },
			"ageUnder36": { "type": "boolean" },
			"disability": { "type": "boolean" },
			"largeFamily": { "type": "boolean" },
			"languages": {
				"type": "array",
				"maxItems": 26,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"es",
						"en",
						"ca",
						"de",
						"fr",
						"it",
						"pt",
						"nl",
						"sv",
						"da",
						"fi",
						"pl",
						"ru",
						"bg",
						"hr",
						"cs",
						"et",
						"el",
						"hu",
						"ga",
						"lv",
						"lt",
						"mt",
						"ro",
						"sk",
						"sl"
					]
				}
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const formats0 = require_formats().fullFormats.date;
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
			if (data.urgency !== void 0) {
				let data0 = data.urgency;
				if (typeof data0 !== "string") {
					const err1 = {
						instancePath: instancePath + "/urgency",
						schemaPath: "#/properties/urgency/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (!(data0 === "hot" || data0 === "warm" || data0 === "cold")) {
					const err2 = {
						instancePath: instancePath + "/urgency",
						schemaPath: "#/properties/urgency/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.urgency.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.moveInFrom !== void 0) {
				let data1 = data.moveInFrom;
				if (typeof data1 === "string") {
					if (!formats0.validate(data1)) {
						const err3 = {
							instancePath: instancePath + "/moveInFrom",
							schemaPath: "#/properties/moveInFrom/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/moveInFrom",
						schemaPath: "#/properties/moveInFrom/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.moveInTo !== void 0) {
				let data2 = data.moveInTo;
				if (typeof data2 === "string") {
					if (!formats0.validate(data2)) {
						const err5 = {
							instancePath: instancePath + "/moveInTo",
							schemaPath: "#/properties/moveInTo/format",
							keyword: "format",
							params: { format: "date" },
							message: "must match format \"date\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/moveInTo",
						schemaPath: "#/properties/moveInTo/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.timeline !== void 0) {
				let data3 = data.timeline;
				if (typeof data3 === "string") {
					if (func1(data3) > 200) {
						const err7 = {
							instancePath: instancePath + "/timeline",
							schemaPath: "#/properties/timeline/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/timeline",
						schemaPath: "#/properties/timeline/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.durationMonths !== void 0) {
				let data4 = data.durationMonths;
				if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
					const err9 = {
						instancePath: instancePath + "/durationMonths",
						schemaPath: "#/properties/durationMonths/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (typeof data4 == "number") {
					if (data4 > 120 || isNaN(data4)) {
						const err10 = {
							instancePath: instancePath + "/durationMonths",
							schemaPath: "#/properties/durationMonths/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 120
							},
							message: "must be <= 120"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					if (data4 < 1 || isNaN(data4)) {
						const err11 = {
							instancePath: instancePath + "/durationMonths",
							schemaPath: "#/properties/durationMonths/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			}
			if (data.occupants !== void 0) {
				let data5 = data.occupants;
				if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
					const err12 = {
						instancePath: instancePath + "/occupants",
						schemaPath: "#/properties/occupants/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (typeof data5 == "number") {
					if (data5 > 50 || isNaN(data5)) {
						const err13 = {
							instancePath: instancePath + "/occupants",
							schemaPath: "#/properties/occupants/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 50
							},
							message: "must be <= 50"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					if (data5 < 1 || isNaN(data5)) {
						const err14 = {
							instancePath: instancePath + "/occupants",
							schemaPath: "#/properties/occupants/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			}
			if (data.pets !== void 0) {
				if (typeof data.pets !== "boolean") {
					const err15 = {
						instancePath: instancePath + "/pets",
						schemaPath: "#/properties/pets/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.smoker !== void 0) {
				if (typeof data.smoker !== "boolean") {
					const err16 = {
						instancePath: instancePath + "/smoker",
						schemaPath: "#/properties/smoker/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.employmentProof !== void 0) {
				if (typeof data.employmentProof !== "boolean") {
					const err17 = {
						instancePath: instancePath + "/employmentProof",
						schemaPath: "#/properties/employmentProof/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.monthlyIncome !== void 0) {
				let data9 = data.monthlyIncome;
				if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
					const err18 = {
						instancePath: instancePath + "/monthlyIncome",
						schemaPath: "#/properties/monthlyIncome/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (typeof data9 == "number") {
					if (data9 > 99999999999 || isNaN(data9)) {
						const err19 = {
							instancePath: instancePath + "/monthlyIncome",
							schemaPath: "#/properties/monthlyIncome/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 99999999999
							},
							message: "must be <= 99999999999"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (data9 < 0 || isNaN(data9)) {
						const err20 = {
							instancePath: instancePath + "/monthlyIncome",
							schemaPath: "#/properties/monthlyIncome/minimum",
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
				}
			}
			if (data.firstHome !== void 0) {
				if (typeof data.firstHome !== "boolean") {
					const err21 = {
						instancePath: instancePath + "/firstHome",
						schemaPath: "#/properties/firstHome/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
			if (data.ageUnder30 !== void 0) {
				if (typeof data.ageUnder30 !== "boolean") {
					const err22 = {
						instancePath: instancePath + "/ageUnder30",
						schemaPath: "#/properties/ageUnder30/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
			if (data.ageUnder36 !== void 0) {
				if (typeof data.ageUnder36 !== "boolean") {
					const err23 = {
						instancePath: instancePath + "/ageUnder36",
						schemaPath: "#/properties/ageUnder36/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
			if (data.disability !== void 0) {
				if (typeof data.disability !== "boolean") {
					const err24 = {
						instancePath: instancePath + "/disability",
						schemaPath: "#/properties/disability/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
			if (data.largeFamily !== void 0) {
				if (typeof data.largeFamily !== "boolean") {
					const err25 = {
						instancePath: instancePath + "/largeFamily",
						schemaPath: "#/properties/largeFamily/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
			if (data.languages !== void 0) {
				let data15 = data.languages;
				if (Array.isArray(data15)) {
					if (data15.length > 26) {
						const err26 = {
							instancePath: instancePath + "/languages",
							schemaPath: "#/properties/languages/maxItems",
							keyword: "maxItems",
							params: { limit: 26 },
							message: "must NOT have more than 26 items"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
					const len0 = data15.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data16 = data15[i0];
						if (typeof data16 !== "string") {
							const err27 = {
								instancePath: instancePath + "/languages/" + i0,
								schemaPath: "#/properties/languages/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
						if (!(data16 === "es" || data16 === "en" || data16 === "ca" || data16 === "de" || data16 === "fr" || data16 === "it" || data16 === "pt" || data16 === "nl" || data16 === "sv" || data16 === "da" || data16 === "fi" || data16 === "pl" || data16 === "ru" || data16 === "bg" || data16 === "hr" || data16 === "cs" || data16 === "et" || data16 === "el" || data16 === "hu" || data16 === "ga" || data16 === "lv" || data16 === "lt" || data16 === "mt" || data16 === "ro" || data16 === "sk" || data16 === "sl")) {
							const err28 = {
								instancePath: instancePath + "/languages/" + i0,
								schemaPath: "#/properties/languages/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.languages.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					}
					let i1 = data15.length;
					let j0;
					if (i1 > 1) {
						const indices0 = {};
						for (; i1--;) {
							let item0 = data15[i1];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err29 = {
									instancePath: instancePath + "/languages",
									schemaPath: "#/properties/languages/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err29];
								else vErrors.push(err29);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err30 = {
						instancePath: instancePath + "/languages",
						schemaPath: "#/properties/languages/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
		} else {
			const err31 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err31];
			else vErrors.push(err31);
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

export default require_demand_DemandBuyer();
