import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_print_PrintOptions = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.PrintOptions = validate0;
	const schema0 = {
		"$id": "PrintOptions",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"kind",
			"paper",
			"orientation",
			"language",
			"text",
			"facts",
			"contact",
			"photos",
			"plan",
			"address",
			"price",
			"qr"
		],
		"properties": {
			"kind": {
				"type": "string",
				"enum": ["window", "brochure"]
			},
			"paper": {
				"type": "string",
				"enum": ["A4", "A3"]
			},
			"orientation": {
				"type": "string",
				"enum": ["portrait", "landscape"]
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
			"title": {
				"type": "string",
				"maxLength": 160
			},
			"text": {
				"type": "string",
				"enum": [
					"home",
					"own",
					"none"
				]
			},
			"ownText": {
				"type": "string",
				"maxLength": 1e4
			},
			"facts": {
				"type": "array",
				"maxItems": 20,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"maxLength": 40
				}
			},
			"price": {
				"type": "string",
				"enum": ["shown", "onRequest"]
			},
			"contact": {
				"type": "string",
				"enum": [
					"agent",
					"agency",
					"none"
				]
			},
			"address": { "type": "boolean" },
			"qr": { "type": "boolean" },
			"plan": { "type": "boolean" },
			"photos": {
				"type": "array",
				"maxItems": 20,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"format": "uuid"
				}
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "kind" },
					message: "must have required property 'kind'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.paper === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "paper" },
					message: "must have required property 'paper'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.orientation === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "orientation" },
					message: "must have required property 'orientation'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.language === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "language" },
					message: "must have required property 'language'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.text === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "text" },
					message: "must have required property 'text'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.facts === void 0) {
				const err5 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "facts" },
					message: "must have required property 'facts'"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.contact === void 0) {
				const err6 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "contact" },
					message: "must have required property 'contact'"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (data.photos === void 0) {
				const err7 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "photos" },
					message: "must have required property 'photos'"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (data.plan === void 0) {
				const err8 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "plan" },
					message: "must have required property 'plan'"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (data.address === void 0) {
				const err9 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "address" },
					message: "must have required property 'address'"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (data.price === void 0) {
				const err10 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "price" },
					message: "must have required property 'price'"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (data.qr === void 0) {
				const err11 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "qr" },
					message: "must have required property 'qr'"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
				const err12 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (data.kind !== void 0) {
				let data0 = data.kind;
				if (typeof data0 !== "string") {
					const err13 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!(data0 === "window" || data0 === "brochure")) {
					const err14 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.kind.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.paper !== void 0) {
				let data1 = data.paper;
				if (typeof data1 !== "string") {
					const err15 = {
						instancePath: instancePath + "/paper",
						schemaPath: "#/properties/paper/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (!(data1 === "A4" || data1 === "A3")) {
					const err16 = {
						instancePath: instancePath + "/paper",
						schemaPath: "#/properties/paper/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.paper.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.orientation !== void 0) {
				let data2 = data.orientation;
				if (typeof data2 !== "string") {
					const err17 = {
						instancePath: instancePath + "/orientation",
						schemaPath: "#/properties/orientation/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (!(data2 === "portrait" || data2 === "landscape")) {
					const err18 = {
						instancePath: instancePath + "/orientation",
						schemaPath: "#/properties/orientation/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.orientation.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.language !== void 0) {
				let data3 = data.language;
				if (typeof data3 !== "string") {
					const err19 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (!(data3 === "es" || data3 === "en" || data3 === "ca" || data3 === "de")) {
					const err20 = {
						instancePath: instancePath + "/language",
						schemaPath: "#/properties/language/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.language.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
			if (data.title !== void 0) {
				let data4 = data.title;
				if (typeof data4 === "string") {
					if (func1(data4) > 160) {
						const err21 = {
							instancePath: instancePath + "/title",
							schemaPath: "#/properties/title/maxLength",
							keyword: "maxLength",
							params: { limit: 160 },
							message: "must NOT have more than 160 characters"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				} else {
					const err22 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
			if (data.text !== void 0) {
				let data5 = data.text;
				if (typeof data5 !== "string") {
					const err23 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (!(data5 === "home" || data5 === "own" || data5 === "none")) {
					const err24 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.text.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
			if (data.ownText !== void 0) {
				let data6 = data.ownText;
				if (typeof data6 === "string") {
					if (func1(data6) > 1e4) {
						const err25 = {
							instancePath: instancePath + "/ownText",
							schemaPath: "#/properties/ownText/maxLength",
							keyword: "maxLength",
							params: { limit: 1e4 },
							message: "must NOT have more than 10000 characters"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				} else {
					const err26 = {
						instancePath: instancePath + "/ownText",
						schemaPath: "#/properties/ownText/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
			if (data.facts !== void 0) {
				let data7 = data.facts;
				if (Array.isArray(data7)) {
					if (data7.length > 20) {
						const err27 = {
							instancePath: instancePath + "/facts",
							schemaPath: "#/properties/facts/maxItems",
							keyword: "maxItems",
							params: { limit: 20 },
							message: "must NOT have more than 20 items"
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
					const len0 = data7.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data8 = data7[i0];
						if (typeof data8 === "string") {
							if (func1(data8) > 40) {
								const err28 = {
									instancePath: instancePath + "/facts/" + i0,
									schemaPath: "#/properties/facts/items/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								};
								if (vErrors === null) vErrors = [err28];
								else vErrors.push(err28);
								errors++;
							}
						} else {
							const err29 = {
								instancePath: instancePath + "/facts/" + i0,
								schemaPath: "#/properties/facts/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
					}
					let i1 = data7.length;
					let j0;
					if (i1 > 1) {
						const indices0 = {};
						for (; i1--;) {
							let item0 = data7[i1];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err30 = {
									instancePath: instancePath + "/facts",
									schemaPath: "#/properties/facts/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err30];
								else vErrors.push(err30);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err31 = {
						instancePath: instancePath + "/facts",
						schemaPath: "#/properties/facts/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			}
			if (data.price !== void 0) {
				let data9 = data.price;
				if (typeof data9 !== "string") {
					const err32 = {
						instancePath: instancePath + "/price",
						schemaPath: "#/properties/price/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
				if (!(data9 === "shown" || data9 === "onRequest")) {
					const err33 = {
						instancePath: instancePath + "/price",
						schemaPath: "#/properties/price/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.price.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
			if (data.contact !== void 0) {
				let data10 = data.contact;
				if (typeof data10 !== "string") {
					const err34 = {
						instancePath: instancePath + "/contact",
						schemaPath: "#/properties/contact/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				if (!(data10 === "agent" || data10 === "agency" || data10 === "none")) {
					const err35 = {
						instancePath: instancePath + "/contact",
						schemaPath: "#/properties/contact/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.contact.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			}
			if (data.address !== void 0) {
				if (typeof data.address !== "boolean") {
					const err36 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/properties/address/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			}
			if (data.qr !== void 0) {
				if (typeof data.qr !== "boolean") {
					const err37 = {
						instancePath: instancePath + "/qr",
						schemaPath: "#/properties/qr/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
			}
			if (data.plan !== void 0) {
				if (typeof data.plan !== "boolean") {
					const err38 = {
						instancePath: instancePath + "/plan",
						schemaPath: "#/properties/plan/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
			}
			if (data.photos !== void 0) {
				let data14 = data.photos;
				if (Array.isArray(data14)) {
					if (data14.length > 20) {
						const err39 = {
							instancePath: instancePath + "/photos",
							schemaPath: "#/properties/photos/maxItems",
							keyword: "maxItems",
							params: { limit: 20 },
							message: "must NOT have more than 20 items"
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
					const len1 = data14.length;
					for (let i2 = 0; i2 < len1; i2++) {
						let data15 = data14[i2];
						if (typeof data15 === "string") {
							if (!formats0.test(data15)) {
								const err40 = {
									instancePath: instancePath + "/photos/" + i2,
									schemaPath: "#/properties/photos/items/format",
									keyword: "format",
									params: { format: "uuid" },
									message: "must match format \"uuid\""
								};
								if (vErrors === null) vErrors = [err40];
								else vErrors.push(err40);
								errors++;
							}
						} else {
							const err41 = {
								instancePath: instancePath + "/photos/" + i2,
								schemaPath: "#/properties/photos/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
					}
					let i3 = data14.length;
					let j1;
					if (i3 > 1) {
						const indices1 = {};
						for (; i3--;) {
							let item1 = data14[i3];
							if (typeof item1 !== "string") continue;
							if (typeof indices1[item1] == "number") {
								j1 = indices1[item1];
								const err42 = {
									instancePath: instancePath + "/photos",
									schemaPath: "#/properties/photos/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i3,
										j: j1
									},
									message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
								};
								if (vErrors === null) vErrors = [err42];
								else vErrors.push(err42);
								errors++;
								break;
							}
							indices1[item1] = i3;
						}
					}
				} else {
					const err43 = {
						instancePath: instancePath + "/photos",
						schemaPath: "#/properties/photos/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
			}
		} else {
			const err44 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err44];
			else vErrors.push(err44);
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

export default require_print_PrintOptions();
