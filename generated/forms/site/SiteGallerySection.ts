// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteGallerySection.validator.js'

const form: GeneratedForm = {
  "name": "SiteGallerySection",
  "tag": "site",
  "prefix": "siteSection",
  "schema": {
    "$id": "SiteGallerySection",
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
        "const": "gallery"
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
      "pictures": {
        "type": "array",
        "maxItems": 24,
        "items": {
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
    "pictures": {
      "span": 3
    },
    "pictures.*.hash": {
      "widget": "picture",
      "span": 3
    },
    "pictures.*.alt": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
      "span": 3
    },
    "pictures.*.decorative": {
      "widget": "switch",
      "span": 3
    },
    "pictures.*.focus": {
      "hidden": true
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
    "pictures",
    "tone",
    "anchor",
    "off"
  ],
  "validator": validator
}

export default form
