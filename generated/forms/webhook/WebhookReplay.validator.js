import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_formats } from "../runtime/formats.js";

var require_webhook_WebhookReplay = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.WebhookReplay = validate0;
	const formats0 = require_formats().fullFormats["date-time"];
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.from === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "from" },
					message: "must have required property 'from'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.to === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "to" },
					message: "must have required property 'to'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "from" || key0 === "to" || key0 === "onlyFailed")) {
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
			if (data.from !== void 0) {
				let data0 = data.from;
				if (typeof data0 === "string") {
					if (!formats0.validate(data0)) {
						const err3 = {
							instancePath: instancePath + "/from",
							schemaPath: "#/properties/from/format",
							keyword: "format",
							params: { format: "date-time" },
							message: "must match format \"date-time\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/from",
						schemaPath: "#/properties/from/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.to !== void 0) {
				let data1 = data.to;
				if (typeof data1 === "string") {
					if (!formats0.validate(data1)) {
						const err5 = {
							instancePath: instancePath + "/to",
							schemaPath: "#/properties/to/format",
							keyword: "format",
							params: { format: "date-time" },
							message: "must match format \"date-time\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/to",
						schemaPath: "#/properties/to/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.onlyFailed !== void 0) {
				if (typeof data.onlyFailed !== "boolean") {
					const err7 = {
						instancePath: instancePath + "/onlyFailed",
						schemaPath: "#/properties/onlyFailed/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		} else {
			const err8 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
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

export default require_webhook_WebhookReplay();
