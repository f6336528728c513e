// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './OperatorSudoInput.validator.js'

const form: GeneratedForm = {
  "name": "OperatorSudoInput",
  "tag": "operator",
  "prefix": "operatorSudoInput",
  "schema": {
    "$id": "OperatorSudoInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "password"
    ],
    "properties": {
      "password": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      }
    }
  },
  "ui": {
    "password": {
      "widget": "password",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "password"
  ],
  "validator": validator
}

export default form
