// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './VisitHours.validator.js'

const form: GeneratedForm = {
  "name": "VisitHours",
  "tag": "visit",
  "prefix": "visitHours",
  "schema": {
    "$id": "VisitHours",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "windows",
      "lengthMinutes",
      "bufferMinutes",
      "noticeHours",
      "maxPerDay",
      "horizonDays",
      "autoConfirm"
    ],
    "properties": {
      "windows": {
        "type": "array",
        "maxItems": 28,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "weekday",
            "from",
            "to"
          ],
          "properties": {
            "weekday": {
              "type": "integer",
              "minimum": 1,
              "maximum": 7
            },
            "from": {
              "type": "string",
              "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
            },
            "to": {
              "type": "string",
              "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
            }
          }
        }
      },
      "lengthMinutes": {
        "type": "integer",
        "minimum": 15,
        "maximum": 180
      },
      "bufferMinutes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 120
      },
      "noticeHours": {
        "type": "integer",
        "minimum": 0,
        "maximum": 336
      },
      "maxPerDay": {
        "type": "integer",
        "minimum": 1,
        "maximum": 20
      },
      "horizonDays": {
        "type": "integer",
        "minimum": 1,
        "maximum": 90
      },
      "autoConfirm": {
        "type": "boolean"
      }
    }
  },
  "ui": {
    "windows": {
      "widget": "week",
      "span": 3
    },
    "lengthMinutes": {
      "span": 1
    },
    "bufferMinutes": {
      "span": 1
    },
    "noticeHours": {
      "span": 1
    },
    "maxPerDay": {
      "span": 1
    },
    "horizonDays": {
      "span": 1
    },
    "autoConfirm": {
      "widget": "switch",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "windows",
    "lengthMinutes",
    "bufferMinutes",
    "noticeHours",
    "maxPerDay",
    "horizonDays",
    "autoConfirm"
  ],
  "validator": validator
}

export default form
