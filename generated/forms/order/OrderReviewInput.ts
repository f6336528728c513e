// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './OrderReviewInput.validator.js'

const form: GeneratedForm = {
  "name": "OrderReviewInput",
  "tag": "order",
  "prefix": "orderReviewInput",
  "schema": {
    "$id": "OrderReviewInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "stars"
    ],
    "properties": {
      "stars": {
        "type": "integer",
        "minimum": 1,
        "maximum": 5
      },
      "text": {
        "type": "string",
        "maxLength": 1000
      }
    }
  },
  "ui": {
    "stars": {
      "widget": "stepper",
      "span": 1
    },
    "text": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "stars",
    "text"
  ],
  "validator": validator
}

export default form
