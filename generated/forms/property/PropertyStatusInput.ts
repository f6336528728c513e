// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './PropertyStatusInput.validator.js'

const form: GeneratedForm = {
  "name": "PropertyStatusInput",
  "tag": "property",
  "prefix": "propertyStatusInput",
  "schema": {
    "$id": "PropertyStatusInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "status"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "status": {
        "type": "string",
        "enum": [
          "draft",
          "prospect",
          "active",
          "reserved",
          "closed",
          "withdrawn",
          "expired",
          "archived"
        ]
      },
      "substatus": {
        "type": "string",
        "enum": [
          "RENTED_OR_SOLD",
          "EXTERNAL",
          "ARRAS_CONTRACT",
          "SIGNATURE_PENDING",
          "SIGNED",
          "TRANSFER"
        ]
      },
      "closePrice": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "reason": {
        "type": "string",
        "maxLength": 500
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "status": {
      "span": 3,
      "enum": [
        "draft",
        "prospect",
        "active",
        "reserved",
        "closed",
        "withdrawn",
        "expired",
        "archived"
      ]
    },
    "substatus": {
      "span": 3,
      "enum": [
        "RENTED_OR_SOLD",
        "EXTERNAL",
        "ARRAS_CONTRACT",
        "SIGNATURE_PENDING",
        "SIGNED",
        "TRANSFER"
      ]
    },
    "closePrice": {
      "widget": "money",
      "span": 2
    },
    "reason": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {
    "substatus": {
      "status": [
        "reserved",
        "closed"
      ]
    },
    "closePrice": {
      "status": [
        "closed"
      ]
    }
  },
  "order": [
    "version",
    "status",
    "substatus",
    "closePrice",
    "reason"
  ],
  "validator": validator
}

export default form
