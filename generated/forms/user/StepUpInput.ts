// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './StepUpInput.validator.js'

const form: GeneratedForm = {
  "name": "StepUpInput",
  "tag": "user",
  "prefix": "stepUpInput",
  "schema": {
    "$id": "StepUpInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "method"
    ],
    "properties": {
      "method": {
        "type": "string",
        "enum": [
          "password",
          "code",
          "totp"
        ]
      },
      "password": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "code": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "totp": {
        "type": "string",
        "minLength": 6,
        "maxLength": 20
      }
    }
  },
  "ui": {
    "method": {
      "hidden": true,
      "enum": [
        "password",
        "code",
        "totp"
      ]
    },
    "password": {
      "secret": false,
      "widget": "password",
      "span": 3
    },
    "code": {
      "span": 3
    },
    "totp": {
      "span": 3
    }
  },
  "when": {
    "password": {
      "method": [
        "password"
      ]
    },
    "code": {
      "method": [
        "code"
      ]
    },
    "totp": {
      "method": [
        "totp"
      ]
    }
  },
  "order": [
    "method",
    "password",
    "code",
    "totp"
  ],
  "validator": validator
}

export default form
