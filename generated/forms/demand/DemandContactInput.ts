// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './DemandContactInput.validator.js'

const form: GeneratedForm = {
  "name": "DemandContactInput",
  "tag": "demand",
  "prefix": "demandContactInput",
  "schema": {
    "$id": "DemandContactInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "firstName"
    ],
    "properties": {
      "firstName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "lastName": {
        "type": "string",
        "maxLength": 120
      },
      "phone": {
        "type": "string",
        "maxLength": 25
      },
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "language": {
        "type": "string",
        "enum": [
          "es",
          "en",
          "ca",
          "de"
        ]
      }
    }
  },
  "ui": {
    "firstName": {
      "span": 1
    },
    "lastName": {
      "span": 2
    },
    "phone": {
      "widget": "phone",
      "span": 1
    },
    "email": {
      "widget": "email",
      "span": 1
    },
    "language": {
      "span": 1,
      "enum": [
        "es",
        "en",
        "ca",
        "de"
      ]
    }
  },
  "when": {},
  "order": [
    "firstName",
    "lastName",
    "phone",
    "email",
    "language"
  ],
  "validator": validator
}

export default form
