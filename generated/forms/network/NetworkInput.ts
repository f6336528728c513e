// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './NetworkInput.validator.js'

const form: GeneratedForm = {
  "name": "NetworkInput",
  "tag": "network",
  "prefix": "networkInput",
  "schema": {
    "$id": "NetworkInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "kind"
    ],
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "kind": {
        "type": "string",
        "enum": [
          "API",
          "ABSI",
          "APIW",
          "MICRO",
          "OTHER"
        ]
      },
      "rules": {
        "type": "string",
        "maxLength": 4000
      }
    }
  },
  "ui": {
    "name": {
      "span": 3
    },
    "kind": {
      "widget": "radio",
      "span": 3,
      "enum": [
        "API",
        "ABSI",
        "APIW",
        "MICRO",
        "OTHER"
      ]
    },
    "rules": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "name",
    "kind",
    "rules"
  ],
  "validator": validator
}

export default form
