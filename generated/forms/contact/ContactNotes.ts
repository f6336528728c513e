// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ContactNotes.validator.js'

const form: GeneratedForm = {
  "name": "ContactNotes",
  "tag": "contact",
  "prefix": "notes",
  "schema": {
    "$id": "ContactNotes",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "text": {
        "type": "string",
        "maxLength": 8000
      }
    }
  },
  "ui": {
    "text": {
      "widget": "textarea",
      "span": 3,
      "shows": [
        "record"
      ]
    }
  },
  "when": {},
  "order": [
    "text"
  ],
  "validator": validator
}

export default form
