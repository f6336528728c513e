// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteFooter.validator.js'

const form: GeneratedForm = {
  "name": "SiteFooter",
  "tag": "site",
  "prefix": "siteFooter",
  "schema": {
    "$id": "SiteFooter",
    "type": "object",
    "additionalProperties": false,
    "properties": {
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
      "links": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "label",
            "to"
          ],
          "properties": {
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
            },
            "to": {
              "type": "string",
              "maxLength": 500,
              "pattern": "^(https://|mailto:|tel:|page:)[^\\s]+$"
            }
          }
        }
      }
    }
  },
  "ui": {
    "text": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localizedLong",
      "span": 3
    },
    "links": {
      "span": 3
    },
    "links.*.label": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
      "span": 3
    },
    "links.*.to": {
      "widget": "listed",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "text",
    "links"
  ],
  "validator": validator
}

export default form
