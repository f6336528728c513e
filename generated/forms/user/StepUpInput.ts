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
          "code"
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
      }
    }
  },
  "ui": {
    "method": {
      "hidden": true,
      "enum": [
        "password",
        "code"
      ]
    },
    "password": {
      "widget": "password",
      "span": 3
    },
    "code": {
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
    }
  },
  "order": [
    "method",
    "password",
    "code"
  ],
  "validator": validator
}

export default form
