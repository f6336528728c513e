// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ContactEntryInput.validator.js'

const form: GeneratedForm = {
  "name": "ContactEntryInput",
  "tag": "contact",
  "prefix": "contactEntryInput",
  "schema": {
    "$id": "ContactEntryInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "kind",
      "text"
    ],
    "properties": {
      "kind": {
        "type": "string",
        "enum": [
          "NOTE",
          "CALL",
          "EMAIL",
          "VISIT",
          "WHATSAPP"
        ]
      },
      "text": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000
      },
      "at": {
        "type": "string",
        "format": "date-time"
      }
    }
  },
  "ui": {
    "kind": {
      "widget": "chips",
      "span": 3,
      "enum": [
        "NOTE",
        "CALL",
        "EMAIL",
        "VISIT",
        "WHATSAPP"
      ]
    },
    "text": {
      "widget": "textarea",
      "span": 3
    },
    "at": {
      "hidden": true
    }
  },
  "when": {},
  "order": [
    "kind",
    "text",
    "at"
  ],
  "validator": validator
}

export default form
