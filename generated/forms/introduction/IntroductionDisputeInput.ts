// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './IntroductionDisputeInput.validator.js'

const form: GeneratedForm = {
  "name": "IntroductionDisputeInput",
  "tag": "introduction",
  "prefix": "introductionDisputeInput",
  "schema": {
    "$id": "IntroductionDisputeInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "text"
    ],
    "properties": {
      "text": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
      }
    }
  },
  "ui": {
    "text": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "text"
  ],
  "validator": validator
}

export default form
