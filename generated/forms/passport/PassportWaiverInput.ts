// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './PassportWaiverInput.validator.js'

const form: GeneratedForm = {
  "name": "PassportWaiverInput",
  "tag": "passport",
  "prefix": "passportWaiverInput",
  "schema": {
    "$id": "PassportWaiverInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "rule",
      "reason"
    ],
    "properties": {
      "rule": {
        "type": "string",
        "enum": [
          "mandate",
          "energy",
          "cedula",
          "tourist",
          "nrua",
          "agency",
          "deposit",
          "stressed",
          "title",
          "aml"
        ]
      },
      "reason": {
        "type": "string",
        "minLength": 3,
        "maxLength": 500
      }
    }
  },
  "ui": {
    "rule": {
      "hidden": true,
      "enum": [
        "mandate",
        "energy",
        "cedula",
        "tourist",
        "nrua",
        "agency",
        "deposit",
        "stressed",
        "title",
        "aml"
      ]
    },
    "reason": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "rule",
    "reason"
  ],
  "validator": validator
}

export default form
