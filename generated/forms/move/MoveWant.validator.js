import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";

var require_move_MoveWant = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.MoveWant = validate0;
	const schema0 = {
		"$id": "MoveWant",
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
	};
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.homes === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "homes" },
					message: "must have required property 'homes'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.prospects === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "prospects" },
					message: "must have required property 'prospects'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.owners === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "owners" },
					message: "must have required property 'owners'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.photos === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "photos" },
					message: "must have required property 'photos'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.publishInfo === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "publishInfo" },
					message: "must have required property 'publishInfo'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "homes" || key0 === "prospects" || key0 === "owners" || key0 === "photos" || key0 === "publishInfo")) {
				const err5 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.homes !== void 0) {
				let data0 = data.homes;
				if (typeof data0 !== "string") {
					const err6 = {
						instancePath: instancePath + "/homes",
						schemaPath: "#/properties/homes/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!(data0 === "active" || data0 === "all")) {
					const err7 = {
						instancePath: instancePath + "/homes",
						schemaPath: "#/properties/homes/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.homes.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.prospects !== void 0) {
				if (typeof data.prospects !== "boolean") {
					const err8 = {
						instancePath: instancePath + "/prospects",
						schemaPath: "#/properties/prospects/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.owners !== void 0) {
				if (typeof data.owners !== "boolean") {
					const err9 = {
						instancePath: instancePath + "/owners",
						schemaPath: "#/properties/owners/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.photos !== void 0) {
				if (typeof data.photos !== "boolean") {
					const err10 = {
						instancePath: instancePath + "/photos",
						schemaPath: "#/properties/photos/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.publishInfo !== void 0) {
				if (typeof data.publishInfo !== "boolean") {
					const err11 = {
						instancePath: instancePath + "/publishInfo",
						schemaPath: "#/properties/publishInfo/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		} else {
			const err12 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
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

export default require_move_MoveWant();
