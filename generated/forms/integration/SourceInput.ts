// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SourceInput.validator.js'

const form: GeneratedForm = {
  "name": "SourceInput",
  "tag": "integration",
  "prefix": "sourceInput",
  "schema": {
    "$id": "SourceInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "provider",
      "name"
    ],
    "properties": {
      "provider": {
        "type": "string",
        "enum": [
          "kyero",
          "idealista",
          "inmovilla_web",
          "inmovilla_export",
          "resales",
          "reso"
        ]
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      }
    }
  },
  "ui": {
    "provider": {
      "span": 3,
      "enum": [
        "kyero",
        "idealista",
        "inmovilla_web",
        "inmovilla_export",
        "resales",
        "reso"
      ]
    },
    "name": {
      "span": 3
    }
  },
  "when": {},
  "order": [
    "provider",
    "name"
  ],
  "validator": validator
}

export default form
