// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ImportInput.validator.js'

const form: GeneratedForm = {
  "name": "ImportInput",
  "tag": "import",
  "prefix": "importInput",
  "schema": {
    "$id": "ImportInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "provider"
    ],
    "properties": {
      "provider": {
        "type": "string",
        "enum": [
          "kyero"
        ]
      },
      "dryRun": {
        "type": "boolean"
      }
    }
  },
  "ui": {
    "provider": {
      "span": 1,
      "enum": [
        "kyero"
      ]
    },
    "dryRun": {
      "widget": "switch",
      "span": 2
    }
  },
  "when": {},
  "order": [
    "provider",
    "dryRun"
  ],
  "validator": validator
}

export default form
