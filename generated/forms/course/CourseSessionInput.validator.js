import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_formats } from "../runtime/formats.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_course_CourseSessionInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.CourseSessionInput = validate0;
	const schema0 = {
		"$id": "CourseSessionInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"startsAt",
			"endsAt",
			"seats",
			"minimum",
			"language",
			"teacher"
		],
		"properties": {
			"startsAt": {
				"type": "string",
				"format": "date-time"
			},
			"endsAt": {
				"type": "string",
				"format": "date-time"
			},
			"seats": {
				"type": "integer",
				"minimum": 1,
				"maximum": 500
			},
			"minimum": {
				"type": "integer",
				"minimum": 0,
				"maximum": 500
			},
			"language": {
				"type": "string",
				"enum": [
					"es",
					"en",
					"ca",
					"de"
				]
			},
			"teacher": {
				"type": "string",
				"minLength": 1,
				"maxLength": 120
			},
			"place": {
				"type": "string",
				"maxLength": 200
			},
			"url": {
				"type": "string",
				"maxLength": 500,
				"pattern": "^https://[^ ]+$"
			}
		}
	};
	const formats0 = require_formats().fullFormats["date-time"];
	const func0 = require_ucs2length().default;
	const pattern0 = new RegExp("^https://[^ ]+$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.startsAt === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "startsAt" },
					message: "must have required property 'startsAt'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.endsAt === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "endsAt" },
					message: "must have required property 'endsAt'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.seats === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "seats" },
					message: "must have required property 'seats'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.minimum === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "minimum" },
					message: "must have required property 'minimum'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.language === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "language" },
					message: "must have required property 'language'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.teacher === void 0) {
				const err5 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "teacher" },
					message: "must have required property 'teacher'"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "startsAt" || key0 === "endsAt" || key0 === "seats" || key0 === "minimum" || key0 === "language" || key0 === "teacher" || key0 === "place" || key0 === "url")) {
				const err6 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (data.startsAt !== void 0) {
				let data0 = data.startsAt;
				if (typeof data0 === "string") {
					if (!formats0.validate(data0)) {
						const err7 = {
							instancePath: instancePath + "/startsAt",
							schemaPath: "#/properties/startsAt/format",
							keyword: "format",
							params: { format: "date-time" },
							message: "must match format \"date-time\""
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/startsAt",
						schemaPath: "#/properties/startsAt/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.endsAt !== void 0) {
				let data1 = data.endsAt;
				if (typeof data1 === "string") {
					if (!formats0.validate(data1)) {
						const err9 = {
							instancePath: instancePath + "/endsAt",
							schemaPath: "#/properties/endsAt/format",
							keyword: "format",
							params: { format: "date-time" },
							message: "must match format \"date-time\""
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/endsAt",
						schemaPath: "#/properties/endsAt/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.seats !== void 0) {
				let data2 = data.seats;
				if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
					const err11 = {
						instancePath: instancePath + "/seats",
						schemaPath: "#/properties/seats/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (typeof data2 == "number") {
					if (data2 > 500 || isNaN(data2)) {
						const err12 = {
							instancePath: instancePath + "/seats",
							schemaPath: "#/properties/seats/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 500
							},
							message: "must be <= 500"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					if (data2 < 1 || isNaN(data2)) {
						const err13 = {
							instancePath: instancePath + "/seats",
							schemaPath: "#/properties/seats/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			}
			if (data.minimum !== void 0) {
				let data3 = data.minimum;
				if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
					const err14 = {
						instancePath: instancePath + "/minimum",
						schemaPath: "#/properties/minimum/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (typeof data3 == "number") {
					if (data3 > 500 || isNaN(data3)) {
						const err15 = {
							instancePath: instancePath + "/minimum",
							schemaPath: "#/properties/minimum/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 500
							},
							message: "must be <= 500"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
					if (data3 < 0 || isNaN(data3)) {
						const err16 = {
							instancePath: instancePath + "/minimum",
							schemaPath: "#/properties/minimum/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
			}
			if (data.language !== void 0) {
				let data4 = data.language;
				if (typeof data4 !== "string") {
					const err17 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (!(data4 === "es" || data4 === "en" || data4 === "ca" || data4 === "de")) {
					const err18 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.language.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.teacher !== void 0) {
				let data5 = data.teacher;
				if (typeof data5 === "string") {
					if (func0(data5) > 120) {
						const err19 = {
							instancePath: instancePath + "/teacher",
							schemaPath: "#/properties/teacher/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (func0(data5) < 1) {
						const err20 = {
							instancePath: instancePath + "/teacher",
							schemaPath: "#/properties/teacher/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				} else {
					const err21 = {
						instancePath: instancePath + "/teacher",
						schemaPath: "#/properties/teacher/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
			if (data.place !== void 0) {
				let data6 = data.place;
				if (typeof data6 === "string") {
					if (func0(data6) > 200) {
						const err22 = {
							instancePath: instancePath + "/place",
							schemaPath: "#/properties/place/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				} else {
					const err23 = {
						instancePath: instancePath + "/place",
						schemaPath: "#/properties/place/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
			if (data.url !== void 0) {
				let data7 = data.url;
				if (typeof data7 === "string") {
					if (func0(data7) > 500) {
						const err24 = {
							instancePath: instancePath + "/url",
							schemaPath: "#/properties/url/maxLength",
							keyword: "maxLength",
							params: { limit: 500 },
							message: "must NOT have more than 500 characters"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
					if (!pattern0.test(data7)) {
						const err25 = {
							instancePath: instancePath + "/url",
							schemaPath: "#/properties/url/pattern",
							keyword: "pattern",
							params: { pattern: "^https://[^ ]+$" },
							message: "must match pattern \"^https://[^ ]+$\""
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				} else {
					const err26 = {
						instancePath: instancePath + "/url",
						schemaPath: "#/properties/url/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
		} else {
			const err27 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err27];
			else vErrors.push(err27);
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

export default require_course_CourseSessionInput();
