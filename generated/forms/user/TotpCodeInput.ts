// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './TotpCodeInput.validator.js'

const form: GeneratedForm = {
  "name": "TotpCodeInput",
  "tag": "user",
  "prefix": "totpCodeInput",
  "schema": {
    "$id": "TotpCodeInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "code"
    ],
    "properties": {
      "code": {
        "type": "string",
        "minLength": 6,
        "maxLength": 20
      }
    }
  },
  "ui": {
    "code": {
      "span": 3
    }
  },
  "when": {},
  "order": [
    "code"
  ],
  "validator": validator
}

export default form
