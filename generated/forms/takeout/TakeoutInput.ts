// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './TakeoutInput.validator.js'

const form: GeneratedForm = {
  "name": "TakeoutInput",
  "tag": "takeout",
  "prefix": "takeoutInput",
  "schema": {
    "$id": "TakeoutInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "parts"
    ],
    "properties": {
      "parts": {
        "type": "array",
        "minItems": 1,
        "maxItems": 3,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "records",
            "pictures",
            "documents"
          ]
        },
        "default": [
          "records",
          "pictures",
          "documents"
        ]
      }
    }
  },
  "ui": {
    "parts": {
      "span": 3
    },
    "parts.*": {
      "enum": [
        "records",
        "pictures",
        "documents"
      ]
    }
  },
  "when": {},
  "order": [
    "parts"
  ],
  "validator": validator
}

export default form
