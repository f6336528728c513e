// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './PartnerVisitAnswer.validator.js'

const form: GeneratedForm = {
  "name": "PartnerVisitAnswer",
  "tag": "visit",
  "prefix": "partnerVisitAnswer",
  "schema": {
    "$id": "PartnerVisitAnswer",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "answer"
    ],
    "properties": {
      "answer": {
        "type": "string",
        "enum": [
          "confirm",
          "propose",
          "refuse"
        ]
      },
      "startsAt": {
        "type": "string",
        "format": "date-time"
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
      },
      "reason": {
        "type": "string",
        "enum": [
          "taken",
          "owner",
          "keys",
          "other"
        ]
      }
    }
  },
  "ui": {
    "answer": {
      "hidden": true,
      "enum": [
        "confirm",
        "propose",
        "refuse"
      ]
    },
    "startsAt": {
      "hidden": true
    },
    "slots": {
      "widget": "moments",
      "span": 3
    },
    "reason": {
      "widget": "radio",
      "span": 3,
      "enum": [
        "taken",
        "owner",
        "keys",
        "other"
      ]
    }
  },
  "when": {
    "slots": {
      "answer": [
        "propose"
      ]
    },
    "reason": {
      "answer": [
        "refuse"
      ]
    }
  },
  "order": [
    "answer",
    "startsAt",
    "slots",
    "reason"
  ],
  "validator": validator
}

export default form
