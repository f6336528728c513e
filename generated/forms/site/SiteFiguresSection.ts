// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteFiguresSection.validator.js'

const form: GeneratedForm = {
  "name": "SiteFiguresSection",
  "tag": "site",
  "prefix": "siteSection",
  "schema": {
    "$id": "SiteFiguresSection",
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
        "const": "figures"
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
        "maxItems": 6,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "from"
          ],
          "properties": {
            "from": {
              "type": "string",
              "enum": [
                "homes",
                "sold",
                "people",
                "languages",
                "manual"
              ]
            },
            "value": {
              "type": "integer",
              "minimum": 0,
              "maximum": 1000000
            },
            "label": {
              "type": "object",
              "maxProperties": 30,
              "propertyNames": {
                "pattern": "^[a-z]{2}(-[A-Z]{2})?$"
              },
              "additionalProperties": {
                "type": "string",
                "maxLength": 160
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
    "items.*.from": {
      "span": 1,
      "enum": [
        "homes",
        "sold",
        "people",
        "languages",
        "manual"
      ]
    },
    "items.*.value": {
      "span": 1
    },
    "items.*.label": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
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
  "when": {
    "items.*.value": {
      "from": [
        "manual"
      ]
    }
  },
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
