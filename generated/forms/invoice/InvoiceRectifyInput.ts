// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './InvoiceRectifyInput.validator.js'

const form: GeneratedForm = {
  "name": "InvoiceRectifyInput",
  "tag": "invoice",
  "prefix": "invoiceRectifyInput",
  "schema": {
    "$id": "InvoiceRectifyInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "kind",
      "cause"
    ],
    "properties": {
      "kind": {
        "type": "string",
        "enum": [
          "R1",
          "R2",
          "R3",
          "R4"
        ],
        "default": "R1"
      },
      "amount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "cause": {
        "type": "string",
        "minLength": 3,
        "maxLength": 300
      }
    }
  },
  "ui": {
    "kind": {
      "span": 3,
      "enum": [
        "R1",
        "R2",
        "R3",
        "R4"
      ]
    },
    "amount": {
      "widget": "money",
      "span": 1
    },
    "cause": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "kind",
    "amount",
    "cause"
  ],
  "validator": validator
}

export default form
