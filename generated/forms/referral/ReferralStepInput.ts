// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ReferralStepInput.validator.js'

const form: GeneratedForm = {
  "name": "ReferralStepInput",
  "tag": "referral",
  "prefix": "referralStepInput",
  "schema": {
    "$id": "ReferralStepInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "act"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "act": {
        "type": "string",
        "enum": [
          "contact",
          "visit",
          "mandate",
          "reject",
          "pay",
          "received"
        ]
      },
      "propertyId": {
        "type": "string",
        "format": "uuid"
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
    "act": {
      "hidden": true,
      "enum": [
        "contact",
        "visit",
        "mandate",
        "reject",
        "pay",
        "received"
      ]
    },
    "propertyId": {
      "hidden": true
    },
    "closePrice": {
      "widget": "money",
      "span": 3
    },
    "reason": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {
    "closePrice": {
      "act": [
        "pay"
      ]
    },
    "reason": {
      "act": [
        "reject"
      ]
    }
  },
  "order": [
    "version",
    "act",
    "propertyId",
    "closePrice",
    "reason"
  ],
  "validator": validator
}

export default form
