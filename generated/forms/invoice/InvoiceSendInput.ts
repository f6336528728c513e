// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './InvoiceSendInput.validator.js'

const form: GeneratedForm = {
  "name": "InvoiceSendInput",
  "tag": "invoice",
  "prefix": "invoiceSendInput",
  "schema": {
    "$id": "InvoiceSendInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "email"
    ],
    "properties": {
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      }
    }
  },
  "ui": {
    "email": {
      "widget": "email",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "email"
  ],
  "validator": validator
}

export default form
