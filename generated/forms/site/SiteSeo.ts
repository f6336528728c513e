// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteSeo.validator.js'

const form: GeneratedForm = {
  "name": "SiteSeo",
  "tag": "site",
  "prefix": "siteSeo",
  "schema": {
    "$id": "SiteSeo",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "canonical"
    ],
    "properties": {
      "canonical": {
        "type": "string",
        "enum": [
          "own",
          "portal"
        ]
      },
      "titlePattern": {
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
    "canonical": {
      "widget": "radio",
      "span": 3,
      "enum": [
        "own",
        "portal"
      ]
    },
    "titlePattern": {
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
    "canonical",
    "titlePattern"
  ],
  "validator": validator
}

export default form
