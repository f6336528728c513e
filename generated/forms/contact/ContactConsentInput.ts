// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ContactConsentInput.validator.js'

const form: GeneratedForm = {
  "name": "ContactConsentInput",
  "tag": "contact",
  "prefix": "contactConsentInput",
  "schema": {
    "$id": "ContactConsentInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "purpose",
      "state",
      "basis",
      "channel",
      "text"
    ],
    "properties": {
      "purpose": {
        "type": "string",
        "enum": [
          "newsletter",
          "matches_email",
          "matches_whatsapp",
          "share_with_partners",
          "profiling"
        ]
      },
      "state": {
        "type": "string",
        "enum": [
          "granted",
          "rejected",
          "pending",
          "bounced"
        ]
      },
      "basis": {
        "type": "string",
        "enum": [
          "consent",
          "contract",
          "legitimate_interest"
        ]
      },
      "channel": {
        "type": "string",
        "enum": [
          "EMAIL",
          "WHATSAPP",
          "PLATFORM",
          "PHONE",
          "PAPER",
          "IN_PERSON"
        ]
      },
      "text": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
      },
      "at": {
        "type": "string",
        "format": "date-time"
      }
    }
  },
  "ui": {
    "purpose": {
      "span": 3,
      "enum": [
        "newsletter",
        "matches_email",
        "matches_whatsapp",
        "share_with_partners",
        "profiling"
      ]
    },
    "state": {
      "widget": "chips",
      "span": 3,
      "enum": [
        "granted",
        "rejected",
        "pending",
        "bounced"
      ]
    },
    "basis": {
      "span": 2,
      "enum": [
        "consent",
        "contract",
        "legitimate_interest"
      ]
    },
    "channel": {
      "span": 1,
      "enum": [
        "EMAIL",
        "WHATSAPP",
        "PLATFORM",
        "PHONE",
        "PAPER",
        "IN_PERSON"
      ]
    },
    "text": {
      "widget": "textarea",
      "span": 3
    },
    "at": {
      "hidden": true
    }
  },
  "when": {},
  "order": [
    "purpose",
    "state",
    "basis",
    "channel",
    "text",
    "at"
  ],
  "validator": validator
}

export default form
