// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './IntegrationPatch.validator.js'

const form: GeneratedForm = {
  "name": "IntegrationPatch",
  "tag": "integration",
  "prefix": "integrationPatch",
  "schema": {
    "$id": "IntegrationPatch",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "feed": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "publishUnready": {
            "type": "boolean"
          }
        }
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "name": {
      "span": 3
    },
    "feed": {
      "span": 3
    },
    "feed.publishUnready": {
      "widget": "switch",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "version",
    "name",
    "feed"
  ],
  "validator": validator
}

export default form
