// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteTextSection.validator.js'

const form: GeneratedForm = {
  "name": "SiteTextSection",
  "tag": "site",
  "prefix": "siteSection",
  "schema": {
    "$id": "SiteTextSection",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "kind",
      "text"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uuid"
      },
      "kind": {
        "type": "string",
        "const": "text"
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
      "picture": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "hash"
        ],
        "properties": {
          "hash": {
            "type": "string",
            "pattern": "^[0-9a-f]{32}$"
          },
          "alt": {
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
          "decorative": {
            "type": "boolean"
          },
          "focus": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "x",
              "y"
            ],
            "properties": {
              "x": {
                "type": "number",
                "minimum": 0,
                "maximum": 1
              },
              "y": {
                "type": "number",
                "minimum": 0,
                "maximum": 1
              }
            }
          }
        }
      },
      "side": {
        "type": "string",
        "enum": [
          "left",
          "right",
          "none"
        ]
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
    "picture.hash": {
      "widget": "picture",
      "span": 3
    },
    "picture.alt": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
      "span": 3
    },
    "picture.decorative": {
      "widget": "switch",
      "span": 3
    },
    "picture.focus": {
      "hidden": true
    },
    "side": {
      "span": 1,
      "enum": [
        "left",
        "right",
        "none"
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
    "picture",
    "side",
    "tone",
    "anchor",
    "off"
  ],
  "validator": validator
}

export default form
