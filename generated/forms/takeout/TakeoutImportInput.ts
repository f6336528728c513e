// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './TakeoutImportInput.validator.js'

const form: GeneratedForm = {
  "name": "TakeoutImportInput",
  "tag": "takeout",
  "prefix": "takeoutImportInput",
  "schema": {
    "$id": "TakeoutImportInput",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "url": {
        "type": "string",
        "format": "uri",
        "maxLength": 500
      },
      "file_extra": {
        "type": "string",
        "enum": [
          "takeout"
        ]
      }
    }
  },
  "ui": {
    "url": {
      "span": 3
    },
    "file_extra": {
      "hidden": true,
      "enum": [
        "takeout"
      ]
    }
  },
  "when": {},
  "order": [
    "url",
    "file_extra"
  ],
  "validator": validator
}

export default form
