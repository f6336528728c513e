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
    "required": [
      "password"
    ],
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
      },
      "password": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
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
    },
    "password": {
      "widget": "password",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "url",
    "file_extra",
    "password"
  ],
  "validator": validator
}

export default form
