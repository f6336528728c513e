// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './OperatorReason.validator.js'

const form: GeneratedForm = {
  "name": "OperatorReason",
  "tag": "operator",
  "prefix": "operatorReason",
  "schema": {
    "$id": "OperatorReason",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "reason"
    ],
    "properties": {
      "reason": {
        "type": "string",
        "minLength": 10,
        "maxLength": 500
      }
    }
  },
  "ui": {
    "reason": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "reason"
  ],
  "validator": validator
}

export default form
