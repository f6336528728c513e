// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './OwnerLinkInput.validator.js'

const form: GeneratedForm = {
  "name": "OwnerLinkInput",
  "tag": "owner",
  "prefix": "ownerLinkInput",
  "schema": {
    "$id": "OwnerLinkInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "contactId",
      "parts"
    ],
    "properties": {
      "contactId": {
        "type": "string",
        "format": "uuid"
      },
      "language": {
        "type": "string",
        "enum": [
          "es",
          "en",
          "ca",
          "de"
        ]
      },
      "parts": {
        "type": "array",
        "minItems": 1,
        "maxItems": 5,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "figures",
            "opinions",
            "prices",
            "visits",
            "month"
          ]
        }
      }
    }
  },
  "ui": {
    "contactId": {
      "hidden": true
    },
    "language": {
      "span": 3,
      "enum": [
        "es",
        "en",
        "ca",
        "de"
      ]
    },
    "parts": {
      "widget": "chips",
      "span": 3
    },
    "parts.*": {
      "enum": [
        "figures",
        "opinions",
        "prices",
        "visits",
        "month"
      ]
    }
  },
  "when": {},
  "order": [
    "contactId",
    "language",
    "parts"
  ],
  "validator": validator
}

export default form
