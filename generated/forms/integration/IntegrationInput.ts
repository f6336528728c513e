// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './IntegrationInput.validator.js'

const form: GeneratedForm = {
  "name": "IntegrationInput",
  "tag": "integration",
  "prefix": "integrationInput",
  "schema": {
    "$id": "IntegrationInput",
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
          "fotocasa",
          "website_json",
          "website_csv",
          "website_schema",
          "meta",
          "google",
          "resales"
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
        "fotocasa",
        "website_json",
        "website_csv",
        "website_schema",
        "meta",
        "google",
        "resales"
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
