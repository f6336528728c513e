// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './DemandFollow.validator.js'

const form: GeneratedForm = {
  "name": "DemandFollow",
  "tag": "demand",
  "prefix": "follow",
  "schema": {
    "$id": "DemandFollow",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "title": {
        "type": "string",
        "maxLength": 120
      },
      "source": {
        "type": "string",
        "enum": [
          "web",
          "portal",
          "phone",
          "walk_in",
          "referral",
          "partner",
          "campaign"
        ]
      },
      "expiresOn": {
        "type": "string",
        "format": "date"
      },
      "shared": {
        "type": "boolean"
      },
      "includeNetworks": {
        "type": "array",
        "maxItems": 5,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "API",
            "ABSI",
            "APIW",
            "MICRO",
            "OTHER"
          ]
        }
      },
      "channel": {
        "type": "string",
        "enum": [
          "EMAIL",
          "WHATSAPP",
          "PLATFORM",
          "PHONE"
        ]
      },
      "frequency": {
        "type": "string",
        "enum": [
          "instant",
          "daily",
          "weekly",
          "never"
        ]
      },
      "notes": {
        "type": "string",
        "maxLength": 4000
      }
    }
  },
  "ui": {
    "title": {
      "span": 3
    },
    "source": {
      "span": 1,
      "enum": [
        "web",
        "portal",
        "phone",
        "walk_in",
        "referral",
        "partner",
        "campaign"
      ]
    },
    "expiresOn": {
      "widget": "date",
      "span": 1
    },
    "shared": {
      "widget": "switch",
      "span": 1
    },
    "includeNetworks": {
      "widget": "chips",
      "empty": true,
      "span": 3
    },
    "includeNetworks.*": {
      "enum": [
        "API",
        "ABSI",
        "APIW",
        "MICRO",
        "OTHER"
      ]
    },
    "channel": {
      "widget": "chips",
      "span": 3,
      "enum": [
        "EMAIL",
        "WHATSAPP",
        "PLATFORM",
        "PHONE"
      ]
    },
    "frequency": {
      "widget": "chips",
      "span": 3,
      "enum": [
        "instant",
        "daily",
        "weekly",
        "never"
      ]
    },
    "notes": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "title",
    "source",
    "expiresOn",
    "shared",
    "includeNetworks",
    "channel",
    "frequency",
    "notes"
  ],
  "validator": validator
}

export default form
