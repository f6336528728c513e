// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './RentalContractInput.validator.js'

const form: GeneratedForm = {
  "name": "RentalContractInput",
  "tag": "rental",
  "prefix": "rentalContractInput",
  "schema": {
    "$id": "RentalContractInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "startsOn",
      "deposit"
    ],
    "properties": {
      "startsOn": {
        "type": "string",
        "format": "date"
      },
      "endsOn": {
        "type": "string",
        "format": "date"
      },
      "deposit": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      }
    }
  },
  "ui": {
    "startsOn": {
      "widget": "date",
      "span": 1
    },
    "endsOn": {
      "widget": "date",
      "span": 1
    },
    "deposit": {
      "widget": "money",
      "span": 1
    }
  },
  "when": {},
  "order": [
    "startsOn",
    "endsOn",
    "deposit"
  ],
  "validator": validator
}

export default form
