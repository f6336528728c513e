// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './DemandNoteInput.validator.js'

const form: GeneratedForm = {
  "name": "DemandNoteInput",
  "tag": "demand",
  "prefix": "demandNoteInput",
  "schema": {
    "$id": "DemandNoteInput",
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
          "EMAIL"
        ]
      },
      "text": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000
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
        "EMAIL"
      ]
    },
    "text": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "kind",
    "text"
  ],
  "validator": validator
}

export default form
