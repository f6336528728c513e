// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './PasskeyPatch.validator.js'

const form: GeneratedForm = {
  "name": "PasskeyPatch",
  "tag": "user",
  "prefix": "passkeyPatch",
  "schema": {
    "$id": "PasskeyPatch",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name"
    ],
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 60
      }
    }
  },
  "ui": {
    "name": {
      "span": 3
    }
  },
  "when": {},
  "order": [
    "name"
  ],
  "validator": validator
}

export default form
