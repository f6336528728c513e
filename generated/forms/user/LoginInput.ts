// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './LoginInput.validator.js'

const form: GeneratedForm = {
  "name": "LoginInput",
  "tag": "user",
  "prefix": "loginInput",
  "schema": {
    "$id": "LoginInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "email",
      "password"
    ],
    "properties": {
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "password": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      }
    }
  },
  "ui": {
    "email": {
      "span": 3,
      "widget": "email"
    },
    "password": {
      "span": 3,
      "widget": "password"
    }
  },
  "when": {},
  "order": [
    "email",
    "password"
  ],
  "validator": validator
}

export default form
