// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './AgencySecurityPatch.validator.js'

const form: GeneratedForm = {
  "name": "AgencySecurityPatch",
  "tag": "user",
  "prefix": "agencySecurityPatch",
  "schema": {
    "$id": "AgencySecurityPatch",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "second_factor"
    ],
    "properties": {
      "second_factor": {
        "type": "string",
        "enum": [
          "offered",
          "required"
        ]
      },
      "grace_days": {
        "type": "integer",
        "minimum": 0,
        "maximum": 60,
        "default": 14
      }
    }
  },
  "ui": {
    "second_factor": {
      "hidden": true,
      "enum": [
        "offered",
        "required"
      ]
    },
    "grace_days": {
      "span": 1
    }
  },
  "when": {},
  "order": [
    "second_factor",
    "grace_days"
  ],
  "validator": validator
}

export default form
