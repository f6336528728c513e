// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './DealDisputeInput.validator.js'

const form: GeneratedForm = {
  "name": "DealDisputeInput",
  "tag": "deal",
  "prefix": "dealDisputeInput",
  "schema": {
    "$id": "DealDisputeInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "text"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "text": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "text": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "version",
    "text"
  ],
  "validator": validator
}

export default form
