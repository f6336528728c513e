// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SitePageInput.validator.js'

const form: GeneratedForm = {
  "name": "SitePageInput",
  "tag": "site",
  "prefix": "sitePageInput",
  "schema": {
    "$id": "SitePageInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "kind",
      "title"
    ],
    "properties": {
      "kind": {
        "type": "string",
        "enum": [
          "home",
          "homes",
          "detail",
          "contact",
          "legal",
          "area",
          "team",
          "sell",
          "about",
          "blog",
          "post",
          "custom"
        ]
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
      }
    }
  },
  "ui": {
    "kind": {
      "widget": "select",
      "span": 3,
      "enum": [
        "home",
        "homes",
        "detail",
        "contact",
        "legal",
        "area",
        "team",
        "sell",
        "about",
        "blog",
        "post",
        "custom"
      ]
    },
    "title": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "kind",
    "title"
  ],
  "validator": validator
}

export default form
