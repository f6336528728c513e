// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ContactProfile.validator.js'

const form: GeneratedForm = {
  "name": "ContactProfile",
  "tag": "contact",
  "prefix": "profile",
  "schema": {
    "$id": "ContactProfile",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "roles": {
        "type": "array",
        "maxItems": 10,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "owner",
            "buyer",
            "tenant",
            "landlord",
            "collaborator",
            "provider",
            "lawyer",
            "notary",
            "bank",
            "other"
          ]
        }
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
          "campaign",
          "import",
          "other"
        ]
      },
      "sourceDetail": {
        "type": "string",
        "maxLength": 80
      },
      "funnelStage": {
        "type": "string",
        "maxLength": 40
      },
      "rating": {
        "type": "integer",
        "minimum": 0,
        "maximum": 5
      },
      "tags": {
        "type": "array",
        "maxItems": 30,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 40
        }
      }
    }
  },
  "ui": {
    "roles": {
      "widget": "chips",
      "span": 3,
      "shows": [
        "record"
      ]
    },
    "roles.*": {
      "enum": [
        "owner",
        "buyer",
        "tenant",
        "landlord",
        "collaborator",
        "provider",
        "lawyer",
        "notary",
        "bank",
        "other"
      ]
    },
    "source": {
      "span": 1,
      "shows": [
        "record",
        "csv"
      ],
      "enum": [
        "web",
        "portal",
        "phone",
        "walk_in",
        "referral",
        "partner",
        "campaign",
        "import",
        "other"
      ]
    },
    "sourceDetail": {
      "span": 2,
      "shows": [
        "record"
      ]
    },
    "funnelStage": {
      "span": 1,
      "shows": [
        "record",
        "csv"
      ]
    },
    "rating": {
      "widget": "stepper",
      "span": 1,
      "shows": [
        "record",
        "csv"
      ]
    },
    "tags": {
      "widget": "tags",
      "span": 3,
      "shows": [
        "record"
      ]
    }
  },
  "when": {},
  "order": [
    "roles",
    "source",
    "sourceDetail",
    "funnelStage",
    "rating",
    "tags"
  ],
  "validator": validator
}

export default form
