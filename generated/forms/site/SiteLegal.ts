// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteLegal.validator.js'

const form: GeneratedForm = {
  "name": "SiteLegal",
  "tag": "site",
  "prefix": "siteLegal",
  "schema": {
    "$id": "SiteLegal",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "extra": {
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
  },
  "ui": {
    "extra": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localizedLong",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "extra"
  ],
  "validator": validator
}

export default form
