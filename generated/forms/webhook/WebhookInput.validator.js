import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_webhook_WebhookInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.WebhookInput = validate0;
	const schema0 = {
		"$id": "WebhookInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"name",
			"url",
			"types"
		],
		"properties": {
			"name": {
				"type": "string",
				"minLength": 1,
				"maxLength": 80
			},
			"url": {
				"type": "string",
				"minLength": 1,
				"maxLength": 500
			},
			"types": {
				"type": "array",
				"minItems": 1,
				"maxItems": 30,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"property.created",
						"property.saved",
						"property.price_changed",
						"property.published",
						"property.reserved",
						"property.closed",
						"property.withdrawn",
						"property.archived",
						"property.media",
						"contact.created",
						"contact.saved",
						"contact.erased",
						"demand.created",
						"demand.saved",
						"lead.received",
						"visit.requested",
						"visit.confirmed",
						"visit.signed",
						"offer.sent",
						"offer.accepted",
						"publication.published",
						"publication.failed",
						"network.home_shared",
						"network.home_ended",
						"import.finished",
						"takeout.ready",
						"webhook.test"
					]
				}
			}
		}
	};
	const func0 = require_ucs2length().default;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.name === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "name" },
					message: "must have required property 'name'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.url === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "url" },
					message: "must have required property 'url'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.types === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "types" },
					message: "must have required property 'types'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "name" || key0 === "url" || key0 === "types")) {
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
			if (data.name !== void 0) {
				let data0 = data.name;
				if (typeof data0 === "string") {
					if (func0(data0) > 80) {
						const err4 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/maxLength",
							keyword: "maxLength",
							params: { limit: 80 },
							message: "must NOT have more than 80 characters"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (func0(data0) < 1) {
						const err5 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.url !== void 0) {
				let data1 = data.url;
				if (typeof data1 === "string") {
					if (func0(data1) > 500) {
						const err7 = {
							instancePath: instancePath + "/url",
							schemaPath: "#/properties/url/maxLength",
							keyword: "maxLength",
							params: { limit: 500 },
							message: "must NOT have more than 500 characters"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (func0(data1) < 1) {
						const err8 = {
							instancePath: instancePath + "/url",
							schemaPath: "#/properties/url/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/url",
						schemaPath: "#/properties/url/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.types !== void 0) {
				let data2 = data.types;
				if (Array.isArray(data2)) {
					if (data2.length > 30) {
						const err10 = {
							instancePath: instancePath + "/types",
							schemaPath: "#/properties/types/maxItems",
							keyword: "maxItems",
							params: { limit: 30 },
							message: "must NOT have more than 30 items"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					if (data2.length < 1) {
						const err11 = {
							instancePath: instancePath + "/types",
							schemaPath: "#/properties/types/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					const len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data3 = data2[i0];
						if (typeof data3 !== "string") {
							const err12 = {
								instancePath: instancePath + "/types/" + i0,
								schemaPath: "#/properties/types/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (!(data3 === "property.created" || data3 === "property.saved" || data3 === "property.price_changed" || data3 === "property.published" || data3 === "property.reserved" || data3 === "property.closed" || data3 === "property.withdrawn" || data3 === "property.archived" || data3 === "property.media" || data3 === "contact.created" || data3 === "contact.saved" || data3 === "contact.erased" || data3 === "demand.created" || data3 === "demand.saved" || data3 === "lead.received" || data3 === "visit.requested" || data3 === "visit.confirmed" || data3 === "visit.signed" || data3 === "offer.sent" || data3 === "offer.accepted" || data3 === "publication.published" || data3 === "publication.failed" || data3 === "network.home_shared" || data3 === "network.home_ended" || data3 === "import.finished" || data3 === "takeout.ready" || data3 === "webhook.test")) {
							const err13 = {
								instancePath: instancePath + "/types/" + i0,
								schemaPath: "#/properties/types/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.types.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					}
					let i1 = data2.length;
					let j0;
					if (i1 > 1) {
						const indices0 = {};
						for (; i1--;) {
							let item0 = data2[i1];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err14 = {
									instancePath: instancePath + "/types",
									schemaPath: "#/properties/types/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err15 = {
						instancePath: instancePath + "/types",
						schemaPath: "#/properties/types/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		} else {
			const err16 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
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

export default require_webhook_WebhookInput();
