// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './DealInvoice.validator.js'

const form: GeneratedForm = {
  "name": "DealInvoice",
  "tag": "deal",
  "prefix": "dealInvoice",
  "schema": {
    "$id": "DealInvoice",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "number"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "number": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "number": {
      "span": 3
    }
  },
  "when": {},
  "order": [
    "version",
    "number"
  ],
  "validator": validator
}

export default form
