import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_import_ImportInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ImportInput = validate0;
	const schema0 = {
		"$id": "ImportInput",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"provider": {
				"type": "string",
				"enum": [
					"kyero",
					"idealista",
					"inmovilla_web",
					"inmovilla_export",
					"resales",
					"reso"
				]
			},
			"integrationId": {
				"type": "string",
				"format": "uuid"
			},
			"sourceName": {
				"type": "string",
				"minLength": 1,
				"maxLength": 80
			},
			"file_extra": {
				"type": "string",
				"enum": ["feed"]
			},
			"dryRun": { "type": "boolean" }
		}
	};
	const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const func0 = require_ucs2length().default;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "provider" || key0 === "integrationId" || key0 === "sourceName" || key0 === "file_extra" || key0 === "dryRun")) {
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
			if (data.provider !== void 0) {
				let data0 = data.provider;
				if (typeof data0 !== "string") {
					const err1 = {
						instancePath: instancePath + "/provider",
						schemaPath: "#/properties/provider/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (!(data0 === "kyero" || data0 === "idealista" || data0 === "inmovilla_web" || data0 === "inmovilla_export" || data0 === "resales" || data0 === "reso")) {
					const err2 = {
						instancePath: instancePath + "/provider",
						schemaPath: "#/properties/provider/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.provider.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.integrationId !== void 0) {
				let data1 = data.integrationId;
				if (typeof data1 === "string") {
					if (!formats0.test(data1)) {
						const err3 = {
							instancePath: instancePath + "/integrationId",
							schemaPath: "#/properties/integrationId/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/integrationId",
						schemaPath: "#/properties/integrationId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.sourceName !== void 0) {
				let data2 = data.sourceName;
				if (typeof data2 === "string") {
					if (func0(data2) > 80) {
						const err5 = {
							instancePath: instancePath + "/sourceName",
							schemaPath: "#/properties/sourceName/maxLength",
							keyword: "maxLength",
							params: { limit: 80 },
							message: "must NOT have more than 80 characters"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (func0(data2) < 1) {
						const err6 = {
							instancePath: instancePath + "/sourceName",
							schemaPath: "#/properties/sourceName/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/sourceName",
						schemaPath: "#/properties/sourceName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.file_extra !== void 0) {
				let data3 = data.file_extra;
				if (typeof data3 !== "string") {
					const err8 = {
						instancePath: instancePath + "/file_extra",
						schemaPath: "#/properties/file_extra/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!(data3 === "feed")) {
					const err9 = {
						instancePath: instancePath + "/file_extra",
						schemaPath: "#/properties/file_extra/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.file_extra.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.dryRun !== void 0) {
				if (typeof data.dryRun !== "boolean") {
					const err10 = {
						instancePath: instancePath + "/dryRun",
						schemaPath: "#/properties/dryRun/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
		} else {
			const err11 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
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

export default require_import_ImportInput();
