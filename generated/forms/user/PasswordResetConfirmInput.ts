// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './PasswordResetConfirmInput.validator.js'

const form: GeneratedForm = {
  "name": "PasswordResetConfirmInput",
  "tag": "user",
  "prefix": "passwordResetConfirmInput",
  "schema": {
    "$id": "PasswordResetConfirmInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "token",
      "password"
    ],
    "properties": {
      "token": {
        "type": "string",
        "minLength": 20,
        "maxLength": 200
      },
      "password": {
        "type": "string",
        "minLength": 6,
        "maxLength": 200
      }
    }
  },
  "ui": {
    "token": {
      "hidden": true
    },
    "password": {
      "span": 3,
      "widget": "newPassword"
    }
  },
  "when": {},
  "order": [
    "token",
    "password"
  ],
  "validator": validator
}

export default form
