import { t as __commonJSMin } from "../runtime/rolldown-runtime.js";
import { t as require_ucs2length } from "../runtime/ucs2length.js";
import { t as require_formats } from "../runtime/formats.js";

var require_agenda_AgendaEventInput = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.AgendaEventInput = validate0;
	const schema0 = {
		"$id": "AgendaEventInput",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"kind",
			"startsAt",
			"endsAt"
		],
		"properties": {
			"kind": {
				"type": "string",
				"enum": [
					"visit",
					"call",
					"meeting",
					"valuation",
					"capture",
					"signing",
					"arras",
					"key_handover",
					"open_house",
					"task",
					"reminder",
					"unavailability"
				]
			},
			"title": {
				"type": "string",
				"maxLength": 200
			},
			"startsAt": {
				"type": "string",
				"format": "date-time"
			},
			"endsAt": {
				"type": "string",
				"format": "date-time"
			},
			"allDay": { "type": "boolean" },
			"timeZone": {
				"type": "string",
				"maxLength": 60
			},
			"rrule": {
				"type": "string",
				"maxLength": 400
			},
			"organiserId": {
				"type": "string",
				"format": "uuid"
			},
			"attendees": {
				"type": "array",
				"maxItems": 50,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"properties": {
						"contactId": {
							"type": "string",
							"format": "uuid"
						},
						"agentId": {
							"type": "string",
							"format": "uuid"
						},
						"email": {
							"type": "string",
							"format": "email",
							"maxLength": 254
						},
						"name": {
							"type": "string",
							"maxLength": 160
						},
						"reply": {
							"type": "string",
							"enum": [
								"needs_action",
								"accepted",
								"declined",
								"tentative"
							]
						}
					}
				}
			},
			"propertyIds": {
				"type": "array",
				"maxItems": 20,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"format": "uuid"
				}
			},
			"demandId": {
				"type": "string",
				"format": "uuid"
			},
			"leadId": {
				"type": "string",
				"format": "uuid"
			},
			"status": {
				"type": "string",
				"enum": [
					"requested",
					"confirmed",
					"done",
					"no_show",
					"cancelled"
				]
			},
			"location": {
				"type": "string",
				"maxLength": 300
			},
			"geo": {
				"type": "object",
				"additionalProperties": false,
				"required": ["lat", "lon"],
				"properties": {
					"lat": {
						"type": "number",
						"minimum": -90,
						"maximum": 90
					},
					"lon": {
						"type": "number",
						"minimum": -180,
						"maximum": 180
					}
				}
			},
			"travelMinutesBefore": {
				"type": "integer",
				"minimum": 0,
				"maximum": 480
			},
			"travelMinutesAfter": {
				"type": "integer",
				"minimum": 0,
				"maximum": 480
			},
			"reminders": {
				"type": "array",
				"maxItems": 5,
				"uniqueItems": true,
				"items": {
					"type": "integer",
					"minimum": 0,
					"maximum": 40320
				}
			},
			"remindBy": {
				"type": "array",
				"maxItems": 2,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"enum": ["PLATFORM", "EMAIL"]
				}
			},
			"visibility": {
				"type": "string",
				"enum": ["agency", "private"]
			},
			"color": {
				"type": "string",
				"enum": [
					"primary",
					"sea",
					"sun",
					"ok",
					"neutral"
				]
			},
			"notes": {
				"type": "string",
				"maxLength": 8e3
			},
			"outcome": {
				"type": "string",
				"maxLength": 4e3
			}
		}
	};
	const func0 = Object.prototype.hasOwnProperty;
	const func1 = require_ucs2length().default;
	const formats0 = require_formats().fullFormats["date-time"];
	const formats4 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
	const formats10 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
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
			if (data.startsAt === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "startsAt" },
					message: "must have required property 'startsAt'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.endsAt === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "endsAt" },
					message: "must have required property 'endsAt'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
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
			if (data.kind !== void 0) {
				let data0 = data.kind;
				if (typeof data0 !== "string") {
					const err4 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!(data0 === "visit" || data0 === "call" || data0 === "meeting" || data0 === "valuation" || data0 === "capture" || data0 === "signing" || data0 === "arras" || data0 === "key_handover" || data0 === "open_house" || data0 === "task" || data0 === "reminder" || data0 === "unavailability")) {
					const err5 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.kind.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.title !== void 0) {
				let data1 = data.title;
				if (typeof data1 === "string") {
					if (func1(data1) > 200) {
						const err6 = {
							instancePath: instancePath + "/title",
							schemaPath: "#/properties/title/maxLength",
							keyword: "maxLength",
							params: { limit: 200 },
							message: "must NOT have more than 200 characters"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.startsAt !== void 0) {
				let data2 = data.startsAt;
				if (typeof data2 === "string") {
					if (!formats0.validate(data2)) {
						const err8 = {
							instancePath: instancePath + "/startsAt",
							schemaPath: "#/properties/startsAt/format",
							keyword: "format",
							params: { format: "date-time" },
							message: "must match format \"date-time\""
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/startsAt",
						schemaPath: "#/properties/startsAt/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.endsAt !== void 0) {
				let data3 = data.endsAt;
				if (typeof data3 === "string") {
					if (!formats0.validate(data3)) {
						const err10 = {
							instancePath: instancePath + "/endsAt",
							schemaPath: "#/properties/endsAt/format",
							keyword: "format",
							params: { format: "date-time" },
							message: "must match format \"date-time\""
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/endsAt",
						schemaPath: "#/properties/endsAt/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.allDay !== void 0) {
				if (typeof data.allDay !== "boolean") {
					const err12 = {
						instancePath: instancePath + "/allDay",
						schemaPath: "#/properties/allDay/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.timeZone !== void 0) {
				let data5 = data.timeZone;
				if (typeof data5 === "string") {
					if (func1(data5) > 60) {
						const err13 = {
							instancePath: instancePath + "/timeZone",
							schemaPath: "#/properties/timeZone/maxLength",
							keyword: "maxLength",
							params: { limit: 60 },
							message: "must NOT have more than 60 characters"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				} else {
					const err14 = {
						instancePath: instancePath + "/timeZone",
						schemaPath: "#/properties/timeZone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.rrule !== void 0) {
				let data6 = data.rrule;
				if (typeof data6 === "string") {
					if (func1(data6) > 400) {
						const err15 = {
							instancePath: instancePath + "/rrule",
							schemaPath: "#/properties/rrule/maxLength",
							keyword: "maxLength",
							params: { limit: 400 },
							message: "must NOT have more than 400 characters"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				} else {
					const err16 = {
						instancePath: instancePath + "/rrule",
						schemaPath: "#/properties/rrule/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.organiserId !== void 0) {
				let data7 = data.organiserId;
				if (typeof data7 === "string") {
					if (!formats4.test(data7)) {
						const err17 = {
							instancePath: instancePath + "/organiserId",
							schemaPath: "#/properties/organiserId/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				} else {
					const err18 = {
						instancePath: instancePath + "/organiserId",
						schemaPath: "#/properties/organiserId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.attendees !== void 0) {
				let data8 = data.attendees;
				if (Array.isArray(data8)) {
					if (data8.length > 50) {
						const err19 = {
							instancePath: instancePath + "/attendees",
							schemaPath: "#/properties/attendees/maxItems",
							keyword: "maxItems",
							params: { limit: 50 },
							message: "must NOT have more than 50 items"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					const len0 = data8.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data9 = data8[i0];
						if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
							for (const key1 in data9) if (!(key1 === "contactId" || key1 === "agentId" || key1 === "email" || key1 === "name" || key1 === "reply")) {
								const err20 = {
									instancePath: instancePath + "/attendees/" + i0,
									schemaPath: "#/properties/attendees/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key1 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
							if (data9.contactId !== void 0) {
								let data10 = data9.contactId;
								if (typeof data10 === "string") {
									if (!formats4.test(data10)) {
										const err21 = {
											instancePath: instancePath + "/attendees/" + i0 + "/contactId",
											schemaPath: "#/properties/attendees/items/properties/contactId/format",
											keyword: "format",
											params: { format: "uuid" },
											message: "must match format \"uuid\""
										};
										if (vErrors === null) vErrors = [err21];
										else vErrors.push(err21);
										errors++;
									}
								} else {
									const err22 = {
										instancePath: instancePath + "/attendees/" + i0 + "/contactId",
										schemaPath: "#/properties/attendees/items/properties/contactId/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err22];
									else vErrors.push(err22);
									errors++;
								}
							}
							if (data9.agentId !== void 0) {
								let data11 = data9.agentId;
								if (typeof data11 === "string") {
									if (!formats4.test(data11)) {
										const err23 = {
											instancePath: instancePath + "/attendees/" + i0 + "/agentId",
											schemaPath: "#/properties/attendees/items/properties/agentId/format",
											keyword: "format",
											params: { format: "uuid" },
											message: "must match format \"uuid\""
										};
										if (vErrors === null) vErrors = [err23];
										else vErrors.push(err23);
										errors++;
									}
								} else {
									const err24 = {
										instancePath: instancePath + "/attendees/" + i0 + "/agentId",
										schemaPath: "#/properties/attendees/items/properties/agentId/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err24];
									else vErrors.push(err24);
									errors++;
								}
							}
							if (data9.email !== void 0) {
								let data12 = data9.email;
								if (typeof data12 === "string") {
									if (func1(data12) > 254) {
										const err25 = {
											instancePath: instancePath + "/attendees/" + i0 + "/email",
											schemaPath: "#/properties/attendees/items/properties/email/maxLength",
											keyword: "maxLength",
											params: { limit: 254 },
											message: "must NOT have more than 254 characters"
										};
										if (vErrors === null) vErrors = [err25];
										else vErrors.push(err25);
										errors++;
									}
									if (!formats10.test(data12)) {
										const err26 = {
											instancePath: instancePath + "/attendees/" + i0 + "/email",
											schemaPath: "#/properties/attendees/items/properties/email/format",
											keyword: "format",
											params: { format: "email" },
											message: "must match format \"email\""
										};
										if (vErrors === null) vErrors = [err26];
										else vErrors.push(err26);
										errors++;
									}
								} else {
									const err27 = {
										instancePath: instancePath + "/attendees/" + i0 + "/email",
										schemaPath: "#/properties/attendees/items/properties/email/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err27];
									else vErrors.push(err27);
									errors++;
								}
							}
							if (data9.name !== void 0) {
								let data13 = data9.name;
								if (typeof data13 === "string") {
									if (func1(data13) > 160) {
										const err28 = {
											instancePath: instancePath + "/attendees/" + i0 + "/name",
											schemaPath: "#/properties/attendees/items/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 160 },
											message: "must NOT have more than 160 characters"
										};
										if (vErrors === null) vErrors = [err28];
										else vErrors.push(err28);
										errors++;
									}
								} else {
									const err29 = {
										instancePath: instancePath + "/attendees/" + i0 + "/name",
										schemaPath: "#/properties/attendees/items/properties/name/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err29];
									else vErrors.push(err29);
									errors++;
								}
							}
							if (data9.reply !== void 0) {
								let data14 = data9.reply;
								if (typeof data14 !== "string") {
									const err30 = {
										instancePath: instancePath + "/attendees/" + i0 + "/reply",
										schemaPath: "#/properties/attendees/items/properties/reply/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err30];
									else vErrors.push(err30);
									errors++;
								}
								if (!(data14 === "needs_action" || data14 === "accepted" || data14 === "declined" || data14 === "tentative")) {
									const err31 = {
										instancePath: instancePath + "/attendees/" + i0 + "/reply",
										schemaPath: "#/properties/attendees/items/properties/reply/enum",
										keyword: "enum",
										params: { allowedValues: schema0.properties.attendees.items.properties.reply.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err31];
									else vErrors.push(err31);
									errors++;
								}
							}
						} else {
							const err32 = {
								instancePath: instancePath + "/attendees/" + i0,
								schemaPath: "#/properties/attendees/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
					}
				} else {
					const err33 = {
						instancePath: instancePath + "/attendees",
						schemaPath: "#/properties/attendees/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
			if (data.propertyIds !== void 0) {
				let data15 = data.propertyIds;
				if (Array.isArray(data15)) {
					if (data15.length > 20) {
						const err34 = {
							instancePath: instancePath + "/propertyIds",
							schemaPath: "#/properties/propertyIds/maxItems",
							keyword: "maxItems",
							params: { limit: 20 },
							message: "must NOT have more than 20 items"
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
					const len1 = data15.length;
					for (let i1 = 0; i1 < len1; i1++) {
						let data16 = data15[i1];
						if (typeof data16 === "string") {
							if (!formats4.test(data16)) {
								const err35 = {
									instancePath: instancePath + "/propertyIds/" + i1,
									schemaPath: "#/properties/propertyIds/items/format",
									keyword: "format",
									params: { format: "uuid" },
									message: "must match format \"uuid\""
								};
								if (vErrors === null) vErrors = [err35];
								else vErrors.push(err35);
								errors++;
							}
						} else {
							const err36 = {
								instancePath: instancePath + "/propertyIds/" + i1,
								schemaPath: "#/properties/propertyIds/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
					}
					let i2 = data15.length;
					let j0;
					if (i2 > 1) {
						const indices0 = {};
						for (; i2--;) {
							let item0 = data15[i2];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err37 = {
									instancePath: instancePath + "/propertyIds",
									schemaPath: "#/properties/propertyIds/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i2,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i2 + " are identical)"
								};
								if (vErrors === null) vErrors = [err37];
								else vErrors.push(err37);
								errors++;
								break;
							}
							indices0[item0] = i2;
						}
					}
				} else {
					const err38 = {
						instancePath: instancePath + "/propertyIds",
						schemaPath: "#/properties/propertyIds/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
			}
			if (data.demandId !== void 0) {
				let data17 = data.demandId;
				if (typeof data17 === "string") {
					if (!formats4.test(data17)) {
						const err39 = {
							instancePath: instancePath + "/demandId",
							schemaPath: "#/properties/demandId/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
				} else {
					const err40 = {
						instancePath: instancePath + "/demandId",
						schemaPath: "#/properties/demandId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
			}
			if (data.leadId !== void 0) {
				let data18 = data.leadId;
				if (typeof data18 === "string") {
					if (!formats4.test(data18)) {
						const err41 = {
							instancePath: instancePath + "/leadId",
							schemaPath: "#/properties/leadId/format",
							keyword: "format",
							params: { format: "uuid" },
							message: "must match format \"uuid\""
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
				} else {
					const err42 = {
						instancePath: instancePath + "/leadId",
						schemaPath: "#/properties/leadId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
			}
			if (data.status !== void 0) {
				let data19 = data.status;
				if (typeof data19 !== "string") {
					const err43 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
				if (!(data19 === "requested" || data19 === "confirmed" || data19 === "done" || data19 === "no_show" || data19 === "cancelled")) {
					const err44 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.status.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			}
			if (data.location !== void 0) {
				let data20 = data.location;
				if (typeof data20 === "string") {
					if (func1(data20) > 300) {
						const err45 = {
							instancePath: instancePath + "/location",
							schemaPath: "#/properties/location/maxLength",
							keyword: "maxLength",
							params: { limit: 300 },
							message: "must NOT have more than 300 characters"
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					}
				} else {
					const err46 = {
						instancePath: instancePath + "/location",
						schemaPath: "#/properties/location/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
			}
			if (data.geo !== void 0) {
				let data21 = data.geo;
				if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
					if (data21.lat === void 0) {
						const err47 = {
							instancePath: instancePath + "/geo",
							schemaPath: "#/properties/geo/required",
							keyword: "required",
							params: { missingProperty: "lat" },
							message: "must have required property 'lat'"
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
					if (data21.lon === void 0) {
						const err48 = {
							instancePath: instancePath + "/geo",
							schemaPath: "#/properties/geo/required",
							keyword: "required",
							params: { missingProperty: "lon" },
							message: "must have required property 'lon'"
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
					for (const key2 in data21) if (!(key2 === "lat" || key2 === "lon")) {
						const err49 = {
							instancePath: instancePath + "/geo",
							schemaPath: "#/properties/geo/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
					if (data21.lat !== void 0) {
						let data22 = data21.lat;
						if (typeof data22 == "number") {
							if (data22 > 90 || isNaN(data22)) {
								const err50 = {
									instancePath: instancePath + "/geo/lat",
									schemaPath: "#/properties/geo/properties/lat/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 90
									},
									message: "must be <= 90"
								};
								if (vErrors === null) vErrors = [err50];
								else vErrors.push(err50);
								errors++;
							}
							if (data22 < -90 || isNaN(data22)) {
								const err51 = {
									instancePath: instancePath + "/geo/lat",
									schemaPath: "#/properties/geo/properties/lat/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: -90
									},
									message: "must be >= -90"
								};
								if (vErrors === null) vErrors = [err51];
								else vErrors.push(err51);
								errors++;
							}
						} else {
							const err52 = {
								instancePath: instancePath + "/geo/lat",
								schemaPath: "#/properties/geo/properties/lat/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err52];
							else vErrors.push(err52);
							errors++;
						}
					}
					if (data21.lon !== void 0) {
						let data23 = data21.lon;
						if (typeof data23 == "number") {
							if (data23 > 180 || isNaN(data23)) {
								const err53 = {
									instancePath: instancePath + "/geo/lon",
									schemaPath: "#/properties/geo/properties/lon/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 180
									},
									message: "must be <= 180"
								};
								if (vErrors === null) vErrors = [err53];
								else vErrors.push(err53);
								errors++;
							}
							if (data23 < -180 || isNaN(data23)) {
								const err54 = {
									instancePath: instancePath + "/geo/lon",
									schemaPath: "#/properties/geo/properties/lon/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: -180
									},
									message: "must be >= -180"
								};
								if (vErrors === null) vErrors = [err54];
								else vErrors.push(err54);
								errors++;
							}
						} else {
							const err55 = {
								instancePath: instancePath + "/geo/lon",
								schemaPath: "#/properties/geo/properties/lon/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err55];
							else vErrors.push(err55);
							errors++;
						}
					}
				} else {
					const err56 = {
						instancePath: instancePath + "/geo",
						schemaPath: "#/properties/geo/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err56];
					else vErrors.push(err56);
					errors++;
				}
			}
			if (data.travelMinutesBefore !== void 0) {
				let data24 = data.travelMinutesBefore;
				if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24))) {
					const err57 = {
						instancePath: instancePath + "/travelMinutesBefore",
						schemaPath: "#/properties/travelMinutesBefore/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
				if (typeof data24 == "number") {
					if (data24 > 480 || isNaN(data24)) {
						const err58 = {
							instancePath: instancePath + "/travelMinutesBefore",
							schemaPath: "#/properties/travelMinutesBefore/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 480
							},
							message: "must be <= 480"
						};
						if (vErrors === null) vErrors = [err58];
						else vErrors.push(err58);
						errors++;
					}
					if (data24 < 0 || isNaN(data24)) {
						const err59 = {
							instancePath: instancePath + "/travelMinutesBefore",
							schemaPath: "#/properties/travelMinutesBefore/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
				}
			}
			if (data.travelMinutesAfter !== void 0) {
				let data25 = data.travelMinutesAfter;
				if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
					const err60 = {
						instancePath: instancePath + "/travelMinutesAfter",
						schemaPath: "#/properties/travelMinutesAfter/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err60];
					else vErrors.push(err60);
					errors++;
				}
				if (typeof data25 == "number") {
					if (data25 > 480 || isNaN(data25)) {
						const err61 = {
							instancePath: instancePath + "/travelMinutesAfter",
							schemaPath: "#/properties/travelMinutesAfter/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 480
							},
							message: "must be <= 480"
						};
						if (vErrors === null) vErrors = [err61];
						else vErrors.push(err61);
						errors++;
					}
					if (data25 < 0 || isNaN(data25)) {
						const err62 = {
							instancePath: instancePath + "/travelMinutesAfter",
							schemaPath: "#/properties/travelMinutesAfter/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err62];
						else vErrors.push(err62);
						errors++;
					}
				}
			}
			if (data.reminders !== void 0) {
				let data26 = data.reminders;
				if (Array.isArray(data26)) {
					if (data26.length > 5) {
						const err63 = {
							instancePath: instancePath + "/reminders",
							schemaPath: "#/properties/reminders/maxItems",
							keyword: "maxItems",
							params: { limit: 5 },
							message: "must NOT have more than 5 items"
						};
						if (vErrors === null) vErrors = [err63];
						else vErrors.push(err63);
						errors++;
					}
					const len2 = data26.length;
					for (let i3 = 0; i3 < len2; i3++) {
						let data27 = data26[i3];
						if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27))) {
							const err64 = {
								instancePath: instancePath + "/reminders/" + i3,
								schemaPath: "#/properties/reminders/items/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err64];
							else vErrors.push(err64);
							errors++;
						}
						if (typeof data27 == "number") {
							if (data27 > 40320 || isNaN(data27)) {
								const err65 = {
									instancePath: instancePath + "/reminders/" + i3,
									schemaPath: "#/properties/reminders/items/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 40320
									},
									message: "must be <= 40320"
								};
								if (vErrors === null) vErrors = [err65];
								else vErrors.push(err65);
								errors++;
							}
							if (data27 < 0 || isNaN(data27)) {
								const err66 = {
									instancePath: instancePath + "/reminders/" + i3,
									schemaPath: "#/properties/reminders/items/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err66];
								else vErrors.push(err66);
								errors++;
							}
						}
					}
					let i4 = data26.length;
					let j1;
					if (i4 > 1) {
						const indices1 = {};
						for (; i4--;) {
							let item1 = data26[i4];
							if (!(typeof item1 == "number" && !(item1 % 1) && !isNaN(item1))) continue;
							if (typeof indices1[item1] == "number") {
								j1 = indices1[item1];
								const err67 = {
									instancePath: instancePath + "/reminders",
									schemaPath: "#/properties/reminders/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i4,
										j: j1
									},
									message: "must NOT have duplicate items (items ## " + j1 + " and " + i4 + " are identical)"
								};
								if (vErrors === null) vErrors = [err67];
								else vErrors.push(err67);
								errors++;
								break;
							}
							indices1[item1] = i4;
						}
					}
				} else {
					const err68 = {
						instancePath: instancePath + "/reminders",
						schemaPath: "#/properties/reminders/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err68];
					else vErrors.push(err68);
					errors++;
				}
			}
			if (data.remindBy !== void 0) {
				let data28 = data.remindBy;
				if (Array.isArray(data28)) {
					if (data28.length > 2) {
						const err69 = {
							instancePath: instancePath + "/remindBy",
							schemaPath: "#/properties/remindBy/maxItems",
							keyword: "maxItems",
							params: { limit: 2 },
							message: "must NOT have more than 2 items"
						};
						if (vErrors === null) vErrors = [err69];
						else vErrors.push(err69);
						errors++;
					}
					const len3 = data28.length;
					for (let i5 = 0; i5 < len3; i5++) {
						let data29 = data28[i5];
						if (typeof data29 !== "string") {
							const err70 = {
								instancePath: instancePath + "/remindBy/" + i5,
								schemaPath: "#/properties/remindBy/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err70];
							else vErrors.push(err70);
							errors++;
						}
						if (!(data29 === "PLATFORM" || data29 === "EMAIL")) {
							const err71 = {
								instancePath: instancePath + "/remindBy/" + i5,
								schemaPath: "#/properties/remindBy/items/enum",
								keyword: "enum",
								params: { allowedValues: schema0.properties.remindBy.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err71];
							else vErrors.push(err71);
							errors++;
						}
					}
					let i6 = data28.length;
					let j2;
					if (i6 > 1) {
						const indices2 = {};
						for (; i6--;) {
							let item2 = data28[i6];
							if (typeof item2 !== "string") continue;
							if (typeof indices2[item2] == "number") {
								j2 = indices2[item2];
								const err72 = {
									instancePath: instancePath + "/remindBy",
									schemaPath: "#/properties/remindBy/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i6,
										j: j2
									},
									message: "must NOT have duplicate items (items ## " + j2 + " and " + i6 + " are identical)"
								};
								if (vErrors === null) vErrors = [err72];
								else vErrors.push(err72);
								errors++;
								break;
							}
							indices2[item2] = i6;
						}
					}
				} else {
					const err73 = {
						instancePath: instancePath + "/remindBy",
						schemaPath: "#/properties/remindBy/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err73];
					else vErrors.push(err73);
					errors++;
				}
			}
			if (data.visibility !== void 0) {
				let data30 = data.visibility;
				if (typeof data30 !== "string") {
					const err74 = {
						instancePath: instancePath + "/visibility",
						schemaPath: "#/properties/visibility/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err74];
					else vErrors.push(err74);
					errors++;
				}
				if (!(data30 === "agency" || data30 === "private")) {
					const err75 = {
						instancePath: instancePath + "/visibility",
						schemaPath: "#/properties/visibility/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.visibility.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err75];
					else vErrors.push(err75);
					errors++;
				}
			}
			if (data.color !== void 0) {
				let data31 = data.color;
				if (typeof data31 !== "string") {
					const err76 = {
						instancePath: instancePath + "/color",
						schemaPath: "#/properties/color/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err76];
					else vErrors.push(err76);
					errors++;
				}
				if (!(data31 === "primary" || data31 === "sea" || data31 === "sun" || data31 === "ok" || data31 === "neutral")) {
					const err77 = {
						instancePath: instancePath + "/color",
						schemaPath: "#/properties/color/enum",
						keyword: "enum",
						params: { allowedValues: schema0.properties.color.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err77];
					else vErrors.push(err77);
					errors++;
				}
			}
			if (data.notes !== void 0) {
				let data32 = data.notes;
				if (typeof data32 === "string") {
					if (func1(data32) > 8e3) {
						const err78 = {
							instancePath: instancePath + "/notes",
							schemaPath: "#/properties/notes/maxLength",
							keyword: "maxLength",
							params: { limit: 8e3 },
							message: "must NOT have more than 8000 characters"
						};
						if (vErrors === null) vErrors = [err78];
						else vErrors.push(err78);
						errors++;
					}
				} else {
					const err79 = {
						instancePath: instancePath + "/notes",
						schemaPath: "#/properties/notes/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err79];
					else vErrors.push(err79);
					errors++;
				}
			}
			if (data.outcome !== void 0) {
				let data33 = data.outcome;
				if (typeof data33 === "string") {
					if (func1(data33) > 4e3) {
						const err80 = {
							instancePath: instancePath + "/outcome",
							schemaPath: "#/properties/outcome/maxLength",
							keyword: "maxLength",
							params: { limit: 4e3 },
							message: "must NOT have more than 4000 characters"
						};
						if (vErrors === null) vErrors = [err80];
						else vErrors.push(err80);
						errors++;
					}
				} else {
					const err81 = {
						instancePath: instancePath + "/outcome",
						schemaPath: "#/properties/outcome/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err81];
					else vErrors.push(err81);
					errors++;
				}
			}
		} else {
			const err82 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err82];
			else vErrors.push(err82);
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

export default require_agenda_AgendaEventInput();
