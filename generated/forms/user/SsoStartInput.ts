// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SsoStartInput.validator.js'

const form: GeneratedForm = {
  "name": "SsoStartInput",
  "tag": "user",
  "prefix": "ssoStartInput",
  "schema": {
    "$id": "SsoStartInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "email"
    ],
    "properties": {
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      }
    }
  },
  "ui": {
    "email": {
      "span": 3,
      "widget": "email"
    }
  },
  "when": {},
  "order": [
    "email"
  ],
  "validator": validator
}

export default form
