// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ReportInput.validator.js'

const form: GeneratedForm = {
  "name": "ReportInput",
  "tag": "report",
  "prefix": "reportInput",
  "schema": {
    "$id": "ReportInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "propertyId",
      "reason"
    ],
    "properties": {
      "propertyId": {
        "type": "string",
        "format": "uuid"
      },
      "reason": {
        "type": "string",
        "enum": [
          "already_sold",
          "wrong_price",
          "wrong_place",
          "duplicate",
          "fake",
          "offensive",
          "other"
        ]
      },
      "text": {
        "type": "string",
        "maxLength": 1000
      },
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "language": {
        "type": "string",
        "enum": [
          "es",
          "en",
          "ca",
          "de"
        ]
      },
      "website": {
        "type": "string",
        "maxLength": 200
      }
    }
  },
  "ui": {
    "propertyId": {
      "hidden": true
    },
    "reason": {
      "span": 3,
      "enum": [
        "already_sold",
        "wrong_price",
        "wrong_place",
        "duplicate",
        "fake",
        "offensive",
        "other"
      ]
    },
    "text": {
      "widget": "textarea",
      "span": 3
    },
    "email": {
      "widget": "email",
      "span": 3
    },
    "language": {
      "hidden": true,
      "enum": [
        "es",
        "en",
        "ca",
        "de"
      ]
    },
    "website": {
      "hidden": true
    }
  },
  "when": {},
  "order": [
    "propertyId",
    "reason",
    "text",
    "email",
    "language",
    "website"
  ],
  "validator": validator
}

export default form
