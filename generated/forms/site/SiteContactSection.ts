// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteContactSection.validator.js'

const form: GeneratedForm = {
  "name": "SiteContactSection",
  "tag": "site",
  "prefix": "siteSection",
  "schema": {
    "$id": "SiteContactSection",
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
        "const": "contact"
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
      "text": {
        "type": "object",
        "maxProperties": 30,
        "propertyNames": {
          "pattern": "^[a-z]{2}(-[A-Z]{2})?$"
        },
        "additionalProperties": {
          "type": "string",
          "maxLength": 4000
        }
      },
      "fields": {
        "type": "array",
        "maxItems": 3,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "phone",
            "message",
            "visit"
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
    "text": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localizedLong",
      "span": 3
    },
    "fields": {
      "widget": "chips",
      "span": 3
    },
    "fields.*": {
      "enum": [
        "phone",
        "message",
        "visit"
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
    "text",
    "fields",
    "tone",
    "anchor",
    "off"
  ],
  "validator": validator
}

export default form
