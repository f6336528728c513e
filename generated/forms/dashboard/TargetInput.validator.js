import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";

var require_dashboard_TargetInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.TargetInput = validate0;
	function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate0.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "captures" || key0 === "matches" || key0 === "visits")) {
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
			if (data.captures !== void 0) {
				let data0 = data.captures;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
					const err1 = {
						instancePath: instancePath + "/captures",
						schemaPath: "#/properties/captures/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (typeof data0 == "number") {
					if (data0 > 1e3 || isNaN(data0)) {
						const err2 = {
							instancePath: instancePath + "/captures",
							schemaPath: "#/properties/captures/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1e3
							},
							message: "must be <= 1000"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
					if (data0 < 1 || isNaN(data0)) {
						const err3 = {
							instancePath: instancePath + "/captures",
							schemaPath: "#/properties/captures/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			}
			if (data.matches !== void 0) {
				let data1 = data.matches;
				if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
					const err4 = {
						instancePath: instancePath + "/matches",
						schemaPath: "#/properties/matches/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (typeof data1 == "number") {
					if (data1 > 1e3 || isNaN(data1)) {
						const err5 = {
							instancePath: instancePath + "/matches",
							schemaPath: "#/properties/matches/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1e3
							},
							message: "must be <= 1000"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (data1 < 1 || isNaN(data1)) {
						const err6 = {
							instancePath: instancePath + "/matches",
							schemaPath: "#/properties/matches/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			}
			if (data.visits !== void 0) {
				let data2 = data.visits;
				if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
					const err7 = {
						instancePath: instancePath + "/visits",
						schemaPath: "#/properties/visits/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (typeof data2 == "number") {
					if (data2 > 1e3 || isNaN(data2)) {
						const err8 = {
							instancePath: instancePath + "/visits",
							schemaPath: "#/properties/visits/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1e3
							},
							message: "must be <= 1000"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (data2 < 1 || isNaN(data2)) {
						const err9 = {
							instancePath: instancePath + "/visits",
							schemaPath: "#/properties/visits/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
			}
		} else {
			const err10 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
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

export default require_dashboard_TargetInput();
