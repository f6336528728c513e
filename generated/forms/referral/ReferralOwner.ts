// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ReferralOwner.validator.js'

const form: GeneratedForm = {
  "name": "ReferralOwner",
  "tag": "referral",
  "prefix": "referralOwner",
  "schema": {
    "$id": "ReferralOwner",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "ownerName",
      "relation",
      "language",
      "consent"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "agencyId": {
        "type": "string",
        "format": "uuid"
      },
      "termsId": {
        "type": "string",
        "format": "uuid"
      },
      "ownerName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 120
      },
      "relation": {
        "type": "string",
        "enum": [
          "family",
          "friend",
          "neighbour",
          "client",
          "self"
        ]
      },
      "ownerEmail": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "ownerPhone": {
        "type": "string",
        "maxLength": 30
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
      "consent": {
        "type": "boolean",
        "const": true
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "agencyId": {
      "hidden": true
    },
    "termsId": {
      "hidden": true
    },
    "ownerName": {
      "span": 2
    },
    "relation": {
      "span": 1,
      "enum": [
        "family",
        "friend",
        "neighbour",
        "client",
        "self"
      ]
    },
    "ownerEmail": {
      "span": 1
    },
    "ownerPhone": {
      "span": 1
    },
    "language": {
      "span": 1,
      "enum": [
        "es",
        "en",
        "ca",
        "de"
      ]
    },
    "consent": {
      "widget": "switch",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "version",
    "agencyId",
    "termsId",
    "ownerName",
    "relation",
    "ownerEmail",
    "ownerPhone",
    "language",
    "consent"
  ],
  "validator": validator
}

export default form
