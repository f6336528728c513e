// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteTestimonialsSection.validator.js'

const form: GeneratedForm = {
  "name": "SiteTestimonialsSection",
  "tag": "site",
  "prefix": "siteSection",
  "schema": {
    "$id": "SiteTestimonialsSection",
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
        "const": "testimonials"
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
        "maxItems": 12,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "name",
            "text",
            "consent"
          ],
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "maxLength": 80
            },
            "rating": {
              "type": "integer",
              "minimum": 1,
              "maximum": 5
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
            "place": {
              "type": "string",
              "maxLength": 80
            },
            "when": {
              "type": "string",
              "format": "date"
            },
            "consent": {
              "const": true,
              "type": "boolean"
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
    "items.*.name": {
      "span": 2
    },
    "items.*.rating": {
      "widget": "stepper",
      "span": 1
    },
    "items.*.text": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localizedLong",
      "span": 3
    },
    "items.*.place": {
      "span": 2
    },
    "items.*.when": {
      "widget": "date",
      "span": 1
    },
    "items.*.consent": {
      "widget": "switch",
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
