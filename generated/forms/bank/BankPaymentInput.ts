// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './BankPaymentInput.validator.js'

const form: GeneratedForm = {
  "name": "BankPaymentInput",
  "tag": "bank",
  "prefix": "bankPaymentInput",
  "schema": {
    "$id": "BankPaymentInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "accountId",
      "on",
      "expenseIds"
    ],
    "properties": {
      "accountId": {
        "type": "string",
        "format": "uuid"
      },
      "on": {
        "type": "string",
        "format": "date"
      },
      "expenseIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 500,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "format": "uuid"
        }
      },
      "again": {
        "type": "boolean"
      }
    }
  },
  "ui": {
    "accountId": {
      "widget": "listed",
      "span": 2
    },
    "on": {
      "widget": "date",
      "span": 1
    },
    "expenseIds": {
      "hidden": true
    },
    "again": {
      "hidden": true
    }
  },
  "when": {},
  "order": [
    "accountId",
    "on",
    "expenseIds",
    "again"
  ],
  "validator": validator
}

export default form
