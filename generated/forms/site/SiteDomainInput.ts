// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteDomainInput.validator.js'

const form: GeneratedForm = {
  "name": "SiteDomainInput",
  "tag": "site",
  "prefix": "siteDomainInput",
  "schema": {
    "$id": "SiteDomainInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "host"
    ],
    "properties": {
      "host": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300
      }
    }
  },
  "ui": {
    "host": {
      "span": 3
    }
  },
  "when": {},
  "order": [
    "host"
  ],
  "validator": validator
}

export default form
