// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './DealInput.validator.js'

const form: GeneratedForm = {
  "name": "DealInput",
  "tag": "deal",
  "prefix": "dealInput",
  "schema": {
    "$id": "DealInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "introductionId",
      "closePrice"
    ],
    "properties": {
      "introductionId": {
        "type": "string",
        "format": "uuid"
      },
      "closePrice": {
        "type": "integer",
        "minimum": 1,
        "maximum": 99999999999
      }
    }
  },
  "ui": {
    "introductionId": {
      "hidden": true
    },
    "closePrice": {
      "widget": "money",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "introductionId",
    "closePrice"
  ],
  "validator": validator
}

export default form
