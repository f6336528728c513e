// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './InvoiceAnnulInput.validator.js'

const form: GeneratedForm = {
  "name": "InvoiceAnnulInput",
  "tag": "invoice",
  "prefix": "invoiceAnnulInput",
  "schema": {
    "$id": "InvoiceAnnulInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "cause"
    ],
    "properties": {
      "cause": {
        "type": "string",
        "minLength": 3,
        "maxLength": 300
      }
    }
  },
  "ui": {
    "cause": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "cause"
  ],
  "validator": validator
}

export default form
