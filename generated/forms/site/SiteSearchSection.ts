// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteSearchSection.validator.js'

const form: GeneratedForm = {
  "name": "SiteSearchSection",
  "tag": "site",
  "prefix": "siteSection",
  "schema": {
    "$id": "SiteSearchSection",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "kind"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uuid"
      },
      "kind": {
        "type": "string",
        "const": "search"
      },
      "title": {
        "type": "object",
        "maxProperties": 30,
        "propertyNames": {
          "pattern": "^[a-z]{2}(-[A-Z]{2})?$"
        },
        "additionalProperties": {
          "type": "string",
          "maxLength": 160
        }
      },
      "operations": {
        "type": "array",
        "maxItems": 7,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "V",
            "A",
            "TDA",
            "ON",
            "NP",
            "T",
            "VOT"
          ]
        }
      },
      "filters": {
        "type": "array",
        "maxItems": 5,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "place",
            "type",
            "price",
            "bedrooms",
            "area"
          ]
        }
      },
      "tone": {
        "type": "string",
        "enum": [
          "plain",
          "soft",
          "strong"
        ]
      },
      "anchor": {
        "type": "string",
        "maxLength": 31,
        "pattern": "^[a-z][a-z0-9-]{0,30}$"
      },
      "off": {
        "type": "boolean"
      }
    }
  },
  "ui": {
    "id": {
      "hidden": true
    },
    "kind": {
      "hidden": true
    },
    "title": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
      "span": 3
    },
    "operations": {
      "widget": "chips",
      "span": 3
    },
    "operations.*": {
      "enum": [
        "V",
        "A",
        "TDA",
        "ON",
        "NP",
        "T",
        "VOT"
      ]
    },
    "filters": {
      "widget": "chips",
      "span": 3
    },
    "filters.*": {
      "enum": [
        "place",
        "type",
        "price",
        "bedrooms",
        "area"
      ]
    },
    "tone": {
      "group": "sectionPlace",
      "span": 1,
      "enum": [
        "plain",
        "soft",
        "strong"
      ]
    },
    "anchor": {
      "group": "sectionPlace",
      "span": 2
    },
    "off": {
      "hidden": true
    }
  },
  "when": {},
  "order": [
    "id",
    "kind",
    "title",
    "operations",
    "filters",
    "tone",
    "anchor",
    "off"
  ],
  "validator": validator
}

export default form
