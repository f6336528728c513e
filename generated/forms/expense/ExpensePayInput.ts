// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ExpensePayInput.validator.js'

const form: GeneratedForm = {
  "name": "ExpensePayInput",
  "tag": "expense",
  "prefix": "expensePayInput",
  "schema": {
    "$id": "ExpensePayInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "amount",
      "on"
    ],
    "properties": {
      "amount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "on": {
        "type": "string",
        "format": "date"
      }
    }
  },
  "ui": {
    "amount": {
      "widget": "money",
      "span": 1
    },
    "on": {
      "widget": "date",
      "span": 1
    }
  },
  "when": {},
  "order": [
    "amount",
    "on"
  ],
  "validator": validator
}

export default form
