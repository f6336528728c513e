// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ReferralTermsInput.validator.js'

const form: GeneratedForm = {
  "name": "ReferralTermsInput",
  "tag": "referral",
  "prefix": "referralTermsInput",
  "schema": {
    "$id": "ReferralTermsInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "open",
      "kind",
      "feePct",
      "months",
      "text"
    ],
    "properties": {
      "open": {
        "type": "boolean"
      },
      "kind": {
        "type": "string",
        "enum": [
          "percent",
          "fixed"
        ]
      },
      "percent": {
        "type": "number",
        "minimum": 1,
        "maximum": 30
      },
      "amount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "cap": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "feePct": {
        "type": "number",
        "minimum": 0.1,
        "maximum": 20
      },
      "months": {
        "type": "integer",
        "minimum": 6,
        "maximum": 24
      },
      "text": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
      }
    }
  },
  "ui": {
    "open": {
      "widget": "switch",
      "span": 3
    },
    "kind": {
      "widget": "chips",
      "span": 1,
      "enum": [
        "percent",
        "fixed"
      ]
    },
    "percent": {
      "unit": "percent",
      "span": 1
    },
    "amount": {
      "widget": "money",
      "span": 1
    },
    "cap": {
      "widget": "money",
      "span": 1
    },
    "feePct": {
      "unit": "percent",
      "span": 1
    },
    "months": {
      "unit": "month",
      "span": 1
    },
    "text": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {
    "percent": {
      "kind": [
        "percent"
      ]
    },
    "amount": {
      "kind": [
        "fixed"
      ]
    },
    "cap": {
      "kind": [
        "percent"
      ]
    }
  },
  "order": [
    "open",
    "kind",
    "percent",
    "amount",
    "cap",
    "feePct",
    "months",
    "text"
  ],
  "validator": validator
}

export default form
