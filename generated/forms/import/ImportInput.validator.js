import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";

var require_import_ImportInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ImportInput = validate20;
	const schema31 = {
		"$id": "ImportInput",
		"type": "object",
		"additionalProperties": false,
		"required": ["provider"],
		"properties": {
			"provider": {
				"type": "string",
				"enum": ["kyero"]
			},
			"dryRun": { "type": "boolean" }
		}
	};
	function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate20.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.provider === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "provider" },
					message: "must have required property 'provider'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "provider" || key0 === "dryRun")) {
				const err1 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.provider !== void 0) {
				let data0 = data.provider;
				if (typeof data0 !== "string") {
					const err2 = {
						instancePath: instancePath + "/provider",
						schemaPath: "#/properties/provider/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!(data0 === "kyero")) {
					const err3 = {
						instancePath: instancePath + "/provider",
						schemaPath: "#/properties/provider/enum",
						keyword: "enum",
						params: { allowedValues: schema31.properties.provider.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.dryRun !== void 0) {
				if (typeof data.dryRun !== "boolean") {
					const err4 = {
						instancePath: instancePath + "/dryRun",
						schemaPath: "#/properties/dryRun/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		} else {
			const err5 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		validate20.errors = vErrors;
		return errors === 0;
	}
	validate20.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
}));

export default require_import_ImportInput();
