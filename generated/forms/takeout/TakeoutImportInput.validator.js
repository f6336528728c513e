import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_formats } from "../runtime/formats.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";

var require_takeout_TakeoutImportInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.TakeoutImportInput = validate0;
	const schema0 = {
		"$id": "TakeoutImportInput",
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"url": {
				"type": "string",
				"format": "uri",
				"maxLength": 500
			},
			"file_extra": {
				"type": "string",
				"enum": ["takeout"]
			}
		}
	};
	const formats0 = require_formats().fullFormats.uri;
	const func0 = require_ucs2length().default;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "url" || key0 === "file_extra")) {
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
			if (data.url !== void 0) {
				let data0 = data.url;
				if (typeof data0 === "string") {
					if (func0(data0) > 500) {
						const err1 = {
							instancePath: instancePath + "/url",
							schemaPath: "#/properties/url/maxLength",
							keyword: "maxLength",
							params: { limit: 500 },
							message: "must NOT have more than 500 characters"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					if (!formats0(data0)) {
						const err2 = {
							instancePath: instancePath + "/url",
							schemaPath: "#/properties/url/format",
							keyword: "format",
							params: { format: "uri" },
							message: "must match format \"uri\""
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				} else {
					const err3 = {
						instancePath: instancePath + "/url",
						schemaPath: "#/properties/url/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.file_extra !== void 0) {
				let data1 = data.file_extra;
				if (typeof data1 !== "string") {
					const err4 = {
						instancePath: instancePath + "/file_extra",
						schemaPath: "#/properties/file_extra/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!(data1 === "takeout")) {
					const err5 = {
						instancePath: instancePath + "/file_extra",
						schemaPath: "#/properties/file_extra/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.file_extra.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		} else {
			const err6 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
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

export default require_takeout_TakeoutImportInput();
