// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './InvoicePayInput.validator.js'

const form: GeneratedForm = {
  "name": "InvoicePayInput",
  "tag": "invoice",
  "prefix": "invoicePayInput",
  "schema": {
    "$id": "InvoicePayInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "amount"
    ],
    "properties": {
      "amount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      }
    }
  },
  "ui": {
    "amount": {
      "widget": "money",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "amount"
  ],
  "validator": validator
}

export default form
