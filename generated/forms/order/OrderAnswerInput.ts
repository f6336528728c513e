// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './OrderAnswerInput.validator.js'

const form: GeneratedForm = {
  "name": "OrderAnswerInput",
  "tag": "order",
  "prefix": "orderAnswerInput",
  "schema": {
    "$id": "OrderAnswerInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "text"
    ],
    "properties": {
      "text": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      }
    }
  },
  "ui": {
    "text": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "text"
  ],
  "validator": validator
}

export default form
