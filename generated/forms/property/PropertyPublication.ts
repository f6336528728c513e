// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './PropertyPublication.validator.js'

const form: GeneratedForm = {
  "name": "PropertyPublication",
  "tag": "property",
  "prefix": "publication",
  "schema": {
    "$id": "PropertyPublication",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "showPriceHistory": {
        "type": "boolean"
      },
      "showExclusive": {
        "type": "boolean"
      },
      "featured": {
        "type": "boolean"
      },
      "soldShown": {
        "type": "boolean"
      },
      "contactMethods": {
        "type": "array",
        "maxItems": 4,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "EMAIL",
            "WHATSAPP",
            "PLATFORM",
            "PHONE"
          ]
        }
      }
    }
  },
  "ui": {
    "showPriceHistory": {
      "widget": "switch",
      "group": "public",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "showExclusive": {
      "widget": "switch",
      "group": "public",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "featured": {
      "widget": "switch",
      "group": "public",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "soldShown": {
      "widget": "switch",
      "group": "public",
      "span": 3,
      "shows": [
        "record"
      ]
    },
    "contactMethods": {
      "widget": "chips",
      "group": "public",
      "span": 3,
      "shows": [
        "record"
      ]
    },
    "contactMethods.*": {
      "enum": [
        "EMAIL",
        "WHATSAPP",
        "PLATFORM",
        "PHONE"
      ]
    }
  },
  "when": {},
  "order": [
    "showPriceHistory",
    "showExclusive",
    "featured",
    "soldShown",
    "contactMethods"
  ],
  "validator": validator
}

export default form
