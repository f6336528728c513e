// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './AgendaEventInput.validator.js'

const form: GeneratedForm = {
  "name": "AgendaEventInput",
  "tag": "agenda",
  "prefix": "agendaEventInput",
  "schema": {
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
      "allDay": {
        "type": "boolean"
      },
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
        "required": [
          "lat",
          "lon"
        ],
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
          "enum": [
            "PLATFORM",
            "EMAIL"
          ]
        }
      },
      "visibility": {
        "type": "string",
        "enum": [
          "agency",
          "private"
        ]
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
        "maxLength": 8000
      },
      "outcome": {
        "type": "string",
        "maxLength": 4000
      }
    }
  },
  "ui": {
    "kind": {
      "widget": "select",
      "group": "what",
      "span": 1,
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
      "group": "what",
      "span": 2
    },
    "startsAt": {
      "hidden": true
    },
    "endsAt": {
      "hidden": true
    },
    "allDay": {
      "hidden": true
    },
    "timeZone": {
      "hidden": true
    },
    "rrule": {
      "hidden": true
    },
    "organiserId": {
      "hidden": true
    },
    "attendees": {
      "hidden": true
    },
    "attendees.*.reply": {
      "enum": [
        "needs_action",
        "accepted",
        "declined",
        "tentative"
      ]
    },
    "propertyIds": {
      "hidden": true
    },
    "demandId": {
      "hidden": true
    },
    "leadId": {
      "hidden": true
    },
    "status": {
      "widget": "select",
      "group": "what",
      "span": 1,
      "enum": [
        "requested",
        "confirmed",
        "done",
        "no_show",
        "cancelled"
      ]
    },
    "location": {
      "group": "what",
      "span": 2
    },
    "geo": {
      "hidden": true
    },
    "travelMinutesBefore": {
      "unit": "minute",
      "group": "way",
      "span": 1
    },
    "travelMinutesAfter": {
      "unit": "minute",
      "group": "way",
      "span": 1
    },
    "reminders": {
      "hidden": true
    },
    "remindBy": {
      "widget": "chips",
      "group": "remind",
      "span": 2
    },
    "remindBy.*": {
      "enum": [
        "PLATFORM",
        "EMAIL"
      ]
    },
    "visibility": {
      "widget": "chips",
      "group": "more",
      "span": 1,
      "enum": [
        "agency",
        "private"
      ]
    },
    "color": {
      "widget": "select",
      "group": "more",
      "span": 1,
      "enum": [
        "primary",
        "sea",
        "sun",
        "ok",
        "neutral"
      ]
    },
    "notes": {
      "widget": "textarea",
      "group": "more",
      "span": 3
    },
    "outcome": {
      "hidden": true
    }
  },
  "when": {
    "status": {
      "kind": [
        "visit",
        "call",
        "meeting",
        "valuation",
        "capture",
        "signing",
        "arras",
        "key_handover",
        "open_house",
        "task"
      ]
    },
    "location": {
      "kind": [
        "visit",
        "meeting",
        "valuation",
        "capture",
        "signing",
        "arras",
        "key_handover",
        "open_house",
        "task"
      ]
    },
    "travelMinutesBefore": {
      "kind": [
        "visit",
        "meeting",
        "valuation",
        "capture",
        "signing",
        "arras",
        "key_handover",
        "open_house"
      ]
    },
    "travelMinutesAfter": {
      "kind": [
        "visit",
        "meeting",
        "valuation",
        "capture",
        "signing",
        "arras",
        "key_handover",
        "open_house"
      ]
    }
  },
  "order": [
    "kind",
    "title",
    "startsAt",
    "endsAt",
    "allDay",
    "timeZone",
    "rrule",
    "organiserId",
    "attendees",
    "propertyIds",
    "demandId",
    "leadId",
    "status",
    "location",
    "geo",
    "travelMinutesBefore",
    "travelMinutesAfter",
    "reminders",
    "remindBy",
    "visibility",
    "color",
    "notes",
    "outcome"
  ],
  "validator": validator
}

export default form
