import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_move_MoveInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.MoveInput = validate0;
	const schema0 = {
		"$id": "MoveInput",
		"type": "object",
		"additionalProperties": false,
		"required": ["system", "token"],
		"properties": {
			"system": {
				"type": "string",
				"enum": ["inmovilla"],
				"default": "inmovilla"
			},
			"token": {
				"type": "string",
				"minLength": 8,
				"maxLength": 200,
				"pattern": "^[!-~]+$"
			},
			"want": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"homes",
					"prospects",
					"owners",
					"photos",
					"publishInfo"
				],
				"properties": {
					"homes": {
						"type": "string",
						"enum": ["active", "all"],
						"default": "active"
					},
					"prospects": {
						"type": "boolean",
						"default": true
					},
					"owners": {
						"type": "boolean",
						"default": true
					},
					"photos": {
						"type": "boolean",
						"default": true
					},
					"publishInfo": {
						"type": "boolean",
						"default": false
					}
				}
			}
		}
	};
	const func0 = require_ucs2length().default;
	const pattern0 = new RegExp("^[!-~]+$", "u");
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.system === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "system" },
					message: "must have required property 'system'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.token === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "token" },
					message: "must have required property 'token'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "system" || key0 === "token" || key0 === "want")) {
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
			if (data.system !== void 0) {
				let data0 = data.system;
				if (typeof data0 !== "string") {
					const err3 = {
						instancePath: instancePath + "/system",
						schemaPath: "#/properties/system/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!(data0 === "inmovilla")) {
					const err4 = {
						instancePath: instancePath + "/system",
						schemaPath: "#/properties/system/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.system.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.token !== void 0) {
				let data1 = data.token;
				if (typeof data1 === "string") {
					if (func0(data1) > 200) {
						const err5 = {
							instancePath: instancePath + "/token",
							schemaPath: "#/properties/token/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (func0(data1) < 8) {
						const err6 = {
							instancePath: instancePath + "/token",
							schemaPath: "#/properties/token/minLength",
							keyword: "minLength",
							params: { limit: 8 },
							message: "must NOT have fewer than 8 characters"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (!pattern0.test(data1)) {
						const err7 = {
							instancePath: instancePath + "/token",
							schemaPath: "#/properties/token/pattern",
							keyword: "pattern",
							params: { pattern: "^[!-~]+$" },
							message: "must match pattern \"^[!-~]+$\""
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/token",
						schemaPath: "#/properties/token/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.want !== void 0) {
				let data2 = data.want;
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					if (data2.homes === void 0) {
						const err9 = {
							instancePath: instancePath + "/want",
							schemaPath: "#/properties/want/required",
							keyword: "required",
							params: { missingProperty: "homes" },
							message: "must have required property 'homes'"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					if (data2.prospects === void 0) {
						const err10 = {
							instancePath: instancePath + "/want",
							schemaPath: "#/properties/want/required",
							keyword: "required",
							params: { missingProperty: "prospects" },
							message: "must have required property 'prospects'"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					if (data2.owners === void 0) {
						const err11 = {
							instancePath: instancePath + "/want",
							schemaPath: "#/properties/want/required",
							keyword: "required",
							params: { missingProperty: "owners" },
							message: "must have required property 'owners'"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (data2.photos === void 0) {
						const err12 = {
							instancePath: instancePath + "/want",
							schemaPath: "#/properties/want/required",
							keyword: "required",
							params: { missingProperty: "photos" },
							message: "must have required property 'photos'"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					if (data2.publishInfo === void 0) {
						const err13 = {
							instancePath: instancePath + "/want",
							schemaPath: "#/properties/want/required",
							keyword: "required",
							params: { missingProperty: "publishInfo" },
							message: "must have required property 'publishInfo'"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					for (const key1 in data2) if (!(key1 === "homes" || key1 === "prospects" || key1 === "owners" || key1 === "photos" || key1 === "publishInfo")) {
						const err14 = {
							instancePath: instancePath + "/want",
							schemaPath: "#/properties/want/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					if (data2.homes !== void 0) {
						let data3 = data2.homes;
						if (typeof data3 !== "string") {
							const err15 = {
								instancePath: instancePath + "/want/homes",
								schemaPath: "#/properties/want/properties/homes/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
						if (!(data3 === "active" || data3 === "all")) {
							const err16 = {
								instancePath: instancePath + "/want/homes",
								schemaPath: "#/properties/want/properties/homes/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.want.properties.homes.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
					if (data2.prospects !== void 0) {
						if (typeof data2.prospects !== "boolean") {
							const err17 = {
								instancePath: instancePath + "/want/prospects",
								schemaPath: "#/properties/want/properties/prospects/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					}
					if (data2.owners !== void 0) {
						if (typeof data2.owners !== "boolean") {
							const err18 = {
								instancePath: instancePath + "/want/owners",
								schemaPath: "#/properties/want/properties/owners/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					}
					if (data2.photos !== void 0) {
						if (typeof data2.photos !== "boolean") {
							const err19 = {
								instancePath: instancePath + "/want/photos",
								schemaPath: "#/properties/want/properties/photos/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					}
					if (data2.publishInfo !== void 0) {
						if (typeof data2.publishInfo !== "boolean") {
							const err20 = {
								instancePath: instancePath + "/want/publishInfo",
								schemaPath: "#/properties/want/properties/publishInfo/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
				} else {
					const err21 = {
						instancePath: instancePath + "/want",
						schemaPath: "#/properties/want/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		} else {
			const err22 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err22];
			else vErrors.push(err22);
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

export default require_move_MoveInput();
