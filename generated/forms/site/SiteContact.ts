// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteContact.validator.js'

const form: GeneratedForm = {
  "name": "SiteContact",
  "tag": "site",
  "prefix": "siteContact",
  "schema": {
    "$id": "SiteContact",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "phone": {
        "type": "string",
        "maxLength": 25,
        "pattern": "^[+]?[0-9][0-9 ().-]{5,23}$"
      },
      "whatsapp": {
        "type": "string",
        "maxLength": 25,
        "pattern": "^[+]?[0-9][0-9 ().-]{5,23}$"
      },
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "hours": {
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
    "phone": {
      "widget": "phone",
      "span": 1
    },
    "whatsapp": {
      "widget": "phone",
      "span": 1
    },
    "email": {
      "widget": "email",
      "span": 1
    },
    "hours": {
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
    "phone",
    "whatsapp",
    "email",
    "hours"
  ],
  "validator": validator
}

export default form
