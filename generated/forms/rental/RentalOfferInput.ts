// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './RentalOfferInput.validator.js'

const form: GeneratedForm = {
  "name": "RentalOfferInput",
  "tag": "rental",
  "prefix": "rentalOfferInput",
  "schema": {
    "$id": "RentalOfferInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "tenantFile",
      "rentOwner",
      "rentTenant"
    ],
    "properties": {
      "tenantFile": {
        "type": "string",
        "format": "uuid"
      },
      "rentOwner": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "rentTenant": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      }
    }
  },
  "ui": {
    "tenantFile": {
      "hidden": true
    },
    "rentOwner": {
      "widget": "money",
      "unit": "eurMonth",
      "span": 3
    },
    "rentTenant": {
      "widget": "money",
      "unit": "eurMonth",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "tenantFile",
    "rentOwner",
    "rentTenant"
  ],
  "validator": validator
}

export default form
