// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SecondStepInput.validator.js'

const form: GeneratedForm = {
  "name": "SecondStepInput",
  "tag": "user",
  "prefix": "secondStepInput",
  "schema": {
    "$id": "SecondStepInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "token",
      "code"
    ],
    "properties": {
      "token": {
        "type": "string",
        "minLength": 20,
        "maxLength": 200
      },
      "code": {
        "type": "string",
        "minLength": 6,
        "maxLength": 20
      }
    }
  },
  "ui": {
    "token": {
      "hidden": true
    },
    "code": {
      "span": 3
    }
  },
  "when": {},
  "order": [
    "token",
    "code"
  ],
  "validator": validator
}

export default form
