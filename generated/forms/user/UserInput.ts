// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './UserInput.validator.js'

const form: GeneratedForm = {
  "name": "UserInput",
  "tag": "user",
  "prefix": "userInput",
  "schema": {
    "$id": "UserInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "email",
      "first_name",
      "role"
    ],
    "properties": {
      "first_name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "last_name": {
        "type": "string",
        "maxLength": 120
      },
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "phone": {
        "type": "string",
        "maxLength": 25
      },
      "role": {
        "type": "string",
        "enum": [
          "ADMIN",
          "STAFF"
        ]
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
    "first_name": {
      "span": 1
    },
    "last_name": {
      "span": 2
    },
    "email": {
      "span": 2,
      "widget": "email"
    },
    "phone": {
      "span": 1,
      "widget": "phone"
    },
    "role": {
      "widget": "radio",
      "span": 2,
      "enum": [
        "ADMIN",
        "STAFF"
      ]
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
    "first_name",
    "last_name",
    "email",
    "phone",
    "role",
    "language"
  ],
  "validator": validator
}

export default form
