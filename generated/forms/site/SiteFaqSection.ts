// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteFaqSection.validator.js'

const form: GeneratedForm = {
  "name": "SiteFaqSection",
  "tag": "site",
  "prefix": "siteSection",
  "schema": {
    "$id": "SiteFaqSection",
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
        "const": "faq"
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
      "items": {
        "type": "array",
        "maxItems": 30,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "question",
            "answer"
          ],
          "properties": {
            "question": {
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
            "answer": {
              "type": "object",
              "maxProperties": 30,
              "propertyNames": {
                "pattern": "^[a-z]{2}(-[A-Z]{2})?$"
              },
              "additionalProperties": {
                "type": "string",
                "maxLength": 4000
              }
            }
          }
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
    "items": {
      "span": 3
    },
    "items.*.question": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
      "span": 3
    },
    "items.*.answer": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localizedLong",
      "span": 3
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
    "items",
    "tone",
    "anchor",
    "off"
  ],
  "validator": validator
}

export default form
