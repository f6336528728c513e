// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SelectionInput.validator.js'

const form: GeneratedForm = {
  "name": "SelectionInput",
  "tag": "selection",
  "prefix": "selectionInput",
  "schema": {
    "$id": "SelectionInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "demandId",
      "homes",
      "channel"
    ],
    "properties": {
      "demandId": {
        "type": "string",
        "format": "uuid"
      },
      "homes": {
        "type": "array",
        "minItems": 1,
        "maxItems": 30,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "format": "uuid"
        }
      },
      "channel": {
        "type": "string",
        "enum": [
          "EMAIL",
          "WHATSAPP",
          "LINK"
        ]
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
      "message": {
        "type": "string",
        "maxLength": 2000
      }
    }
  },
  "ui": {
    "demandId": {
      "hidden": true
    },
    "homes": {
      "hidden": true
    },
    "channel": {
      "widget": "radio",
      "span": 3,
      "enum": [
        "EMAIL",
        "WHATSAPP",
        "LINK"
      ]
    },
    "language": {
      "span": 2,
      "enum": [
        "es",
        "en",
        "ca",
        "de"
      ]
    },
    "message": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "demandId",
    "homes",
    "channel",
    "language",
    "message"
  ],
  "validator": validator
}

export default form
