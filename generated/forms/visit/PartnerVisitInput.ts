// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './PartnerVisitInput.validator.js'

const form: GeneratedForm = {
  "name": "PartnerVisitInput",
  "tag": "visit",
  "prefix": "partnerVisitInput",
  "schema": {
    "$id": "PartnerVisitInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "propertyId",
      "contactId",
      "slots"
    ],
    "properties": {
      "propertyId": {
        "type": "string",
        "format": "uuid"
      },
      "contactId": {
        "type": "string",
        "format": "uuid"
      },
      "slots": {
        "type": "array",
        "minItems": 1,
        "maxItems": 3,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "format": "date-time"
        }
      }
    }
  },
  "ui": {
    "propertyId": {
      "hidden": true
    },
    "contactId": {
      "hidden": true
    },
    "slots": {
      "widget": "moments",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "propertyId",
    "contactId",
    "slots"
  ],
  "validator": validator
}

export default form
