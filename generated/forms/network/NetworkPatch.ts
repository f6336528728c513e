// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './NetworkPatch.validator.js'

const form: GeneratedForm = {
  "name": "NetworkPatch",
  "tag": "network",
  "prefix": "networkInput",
  "schema": {
    "$id": "NetworkPatch",
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
      "rules": {
        "type": "string",
        "maxLength": 4000
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
    "rules": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "version",
    "name",
    "rules"
  ],
  "validator": validator
}

export default form
