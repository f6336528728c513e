import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_demand_DemandFollow = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.DemandFollow = validate0;
	const schema0 = {
		"$id": "DemandFollow",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"title": {
				"type": "string",
				"maxLength": 120
			},
			"source": {
				"type": "string",
				"enum": [
					"web",
					"portal",
					"phone",
					"walk_in",
					"referral",
					"partner",
					"campaign"
				]
			},
			"expiresOn": {
				"type": "string",
				"format": "date"
			},
			"shared": { "type": "boolean" },
			"includeNetworks": {
				"type": "array",
				"maxItems": 5,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": [
						"API",
						"ABSI",
						"APIW",
						"MICRO",
						"OTHER"
					]
				}
			},
			"channel": {
				"type": "string",
				"enum": [
					"EMAIL",
					"WHATSAPP",
					"PLATFORM",
					"PHONE"
				]
			},
			"frequency": {
				"type": "string",
				"enum": [
					"instant",
					"daily",
					"weekly",
					"never"
				]
			},
			"notes": {
				"type": "string",
				"maxLength": 4e3
			}
		}
	};
	const func0 = require_ucs2length().default;
	const formats0 = require_formats().fullFormats.date;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "title" || key0 === "source" || key0 === "expiresOn" || key0 === "shared" || key0 === "includeNetworks" || key0 === "channel" || key0 === "frequency" || key0 === "notes")) {
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
			if (data.title !== void 0) {
				let data0 = data.title;
				if (typeof data0 === "string") {
					if (func0(data0) > 120) {
						const err1 = {
							instancePath: instancePath + "/title",
							schemaPath: "#/properties/title/maxLength",
							keyword: "maxLength",
							params: { limit: 120 },
							message: "must NOT have more than 120 characters"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				} else {
					const err2 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.source !== void 0) {
				let data1 = data.source;
				if (typeof data1 !== "string") {
					const err3 = {
						instancePath: instancePath + "/source",
						schemaPath: "#/properties/source/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!(data1 === "web" || data1 === "portal" || data1 === "phone" || data1 === "walk_in" || data1 === "referral" || data1 === "partner" || data1 === "campaign")) {
					const err4 = {
						instancePath: instancePath + "/source",
						schemaPath: "#/properties/source/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.source.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.expiresOn !== void 0) {
				let data2 = data.expiresOn;
				if (typeof data2 === "string") {
					if (!formats0.validate(data2)) {
						const err5 = {
							instancePath: instancePath + "/expiresOn",
							schemaPath: "#/properties/expiresOn/format",
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
						instancePath: instancePath + "/expiresOn",
						schemaPath: "#/properties/expiresOn/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.shared !== void 0) {
				if (typeof data.shared !== "boolean") {
					const err7 = {
						instancePath: instancePath + "/shared",
						schemaPath: "#/properties/shared/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.includeNetworks !== void 0) {
				let data4 = data.includeNetworks;
				if (Array.isArray(data4)) {
					if (data4.length > 5) {
						const err8 = {
							instancePath: instancePath + "/includeNetworks",
							schemaPath: "#/properties/includeNetworks/maxItems",
							keyword: "maxItems",
							params: { limit: 5 },
							message: "must NOT have more than 5 items"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					const len0 = data4.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data5 = data4[i0];
						if (typeof data5 !== "string") {
							const err9 = {
								instancePath: instancePath + "/includeNetworks/" + i0,
								schemaPath: "#/properties/includeNetworks/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (!(data5 === "API" || data5 === "ABSI" || data5 === "APIW" || data5 === "MICRO" || data5 === "OTHER")) {
							const err10 = {
								instancePath: instancePath + "/includeNetworks/" + i0,
								schemaPath: "#/properties/includeNetworks/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.includeNetworks.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					}
					let i1 = data4.length;
					let j0;
					if (i1 > 1) {
						const indices0 = {};
						for (; i1--;) {
							let item0 = data4[i1];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err11 = {
									instancePath: instancePath + "/includeNetworks",
									schemaPath: "#/properties/includeNetworks/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/includeNetworks",
						schemaPath: "#/properties/includeNetworks/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.channel !== void 0) {
				let data6 = data.channel;
				if (typeof data6 !== "string") {
					const err13 = {
						instancePath: instancePath + "/channel",
						schemaPath: "#/properties/channel/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!(data6 === "EMAIL" || data6 === "WHATSAPP" || data6 === "PLATFORM" || data6 === "PHONE")) {
					const err14 = {
						instancePath: instancePath + "/channel",
						schemaPath: "#/properties/channel/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.channel.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.frequency !== void 0) {
				let data7 = data.frequency;
				if (typeof data7 !== "string") {
					const err15 = {
						instancePath: instancePath + "/frequency",
						schemaPath: "#/properties/frequency/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (!(data7 === "instant" || data7 === "daily" || data7 === "weekly" || data7 === "never")) {
					const err16 = {
						instancePath: instancePath + "/frequency",
						schemaPath: "#/properties/frequency/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.frequency.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.notes !== void 0) {
				let data8 = data.notes;
				if (typeof data8 === "string") {
					if (func0(data8) > 4e3) {
						const err17 = {
							instancePath: instancePath + "/notes",
							schemaPath: "#/properties/notes/maxLength",
							keyword: "maxLength",
							params: { limit: 4e3 },
							message: "must NOT have more than 4000 characters"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				} else {
					const err18 = {
						instancePath: instancePath + "/notes",
						schemaPath: "#/properties/notes/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
		} else {
			const err19 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
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

export default require_demand_DemandFollow();
