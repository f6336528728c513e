// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './TargetInput.validator.js'

const form: GeneratedForm = {
  "name": "TargetInput",
  "tag": "dashboard",
  "prefix": "targetInput",
  "schema": {
    "$id": "TargetInput",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "captures": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "matches": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "visits": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      }
    }
  },
  "ui": {
    "captures": {
      "span": 1
    },
    "matches": {
      "span": 1
    },
    "visits": {
      "span": 1
    }
  },
  "when": {},
  "order": [
    "captures",
    "matches",
    "visits"
  ],
  "validator": validator
}

export default form
