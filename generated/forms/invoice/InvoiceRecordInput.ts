// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './InvoiceRecordInput.validator.js'

const form: GeneratedForm = {
  "name": "InvoiceRecordInput",
  "tag": "invoice",
  "prefix": "invoiceRecordInput",
  "schema": {
    "$id": "InvoiceRecordInput",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 120
      },
      "taxId": {
        "type": "string",
        "maxLength": 20
      },
      "country": {
        "type": "string",
        "pattern": "^[A-Z]{2}$"
      }
    }
  },
  "ui": {
    "name": {
      "span": 2
    },
    "taxId": {
      "span": 1
    },
    "country": {
      "widget": "country",
      "span": 1
    }
  },
  "when": {},
  "order": [
    "name",
    "taxId",
    "country"
  ],
  "validator": validator
}

export default form
