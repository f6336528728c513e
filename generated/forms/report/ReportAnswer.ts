// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ReportAnswer.validator.js'

const form: GeneratedForm = {
  "name": "ReportAnswer",
  "tag": "report",
  "prefix": "reportAnswer",
  "schema": {
    "$id": "ReportAnswer",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "answer",
      "version"
    ],
    "properties": {
      "answer": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      },
      "version": {
        "type": "integer",
        "minimum": 1
      }
    }
  },
  "ui": {
    "answer": {
      "widget": "textarea",
      "span": 3
    },
    "version": {
      "hidden": true
    }
  },
  "when": {},
  "order": [
    "answer",
    "version"
  ],
  "validator": validator
}

export default form
