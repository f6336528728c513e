// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './AgencySsoInput.validator.js'

const form: GeneratedForm = {
  "name": "AgencySsoInput",
  "tag": "user",
  "prefix": "agencySsoInput",
  "schema": {
    "$id": "AgencySsoInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "issuer",
      "client_id",
      "domain"
    ],
    "properties": {
      "issuer": {
        "type": "string",
        "format": "uri",
        "maxLength": 255
      },
      "client_id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 255
      },
      "client_secret": {
        "type": "string",
        "minLength": 1,
        "maxLength": 512
      },
      "domain": {
        "type": "string",
        "minLength": 4,
        "maxLength": 253
      },
      "required": {
        "type": "boolean"
      }
    }
  },
  "ui": {
    "issuer": {
      "span": 2
    },
    "client_id": {
      "span": 1
    },
    "client_secret": {
      "secret": true,
      "widget": "password",
      "span": 1
    },
    "domain": {
      "span": 1
    },
    "required": {
      "hidden": true
    }
  },
  "when": {},
  "order": [
    "issuer",
    "client_id",
    "client_secret",
    "domain",
    "required"
  ],
  "validator": validator
}

export default form
