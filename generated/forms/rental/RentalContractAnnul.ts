// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './RentalContractAnnul.validator.js'

const form: GeneratedForm = {
  "name": "RentalContractAnnul",
  "tag": "rental",
  "prefix": "rentalContractAnnul",
  "schema": {
    "$id": "RentalContractAnnul",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "words"
    ],
    "properties": {
      "words": {
        "type": "string",
        "minLength": 3,
        "maxLength": 1000
      }
    }
  },
  "ui": {
    "words": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "words"
  ],
  "validator": validator
}

export default form
