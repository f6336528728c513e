// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './TemplateInput.validator.js'

const form: GeneratedForm = {
  "name": "TemplateInput",
  "tag": "template",
  "prefix": "templateInput",
  "schema": {
    "$id": "TemplateInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "text"
    ],
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "own": {
        "type": "boolean"
      },
      "subject": {
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
      }
    }
  },
  "ui": {
    "name": {
      "span": 3
    },
    "own": {
      "span": 3
    },
    "subject": {
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
    }
  },
  "when": {},
  "order": [
    "name",
    "own",
    "subject",
    "text"
  ],
  "validator": validator
}

export default form
