// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './RegisterInput.validator.js'

const form: GeneratedForm = {
  "name": "RegisterInput",
  "tag": "user",
  "prefix": "registerInput",
  "schema": {
    "$id": "RegisterInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "account",
      "email",
      "password",
      "first_name",
      "accept_terms"
    ],
    "properties": {
      "account": {
        "type": "string",
        "enum": [
          "visitor",
          "agency",
          "referrer"
        ]
      },
      "agency_name": {
        "type": "string",
        "minLength": 2,
        "maxLength": 120
      },
      "agency_island": {
        "type": "string",
        "enum": [
          "MALLORCA",
          "MENORCA",
          "IBIZA",
          "FORMENTERA"
        ]
      },
      "first_name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "last_name": {
        "type": "string",
        "maxLength": 120
      },
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "phone": {
        "type": "string",
        "maxLength": 25
      },
      "password": {
        "type": "string",
        "minLength": 6,
        "maxLength": 200
      },
      "language": {
        "type": "string",
        "enum": [
          "es",
          "en",
          "ca",
          "de"
        ]
      },
      "accept_terms": {
        "type": "boolean",
        "const": true
      }
    }
  },
  "ui": {
    "account": {
      "widget": "radio",
      "span": 3,
      "enum": [
        "visitor",
        "agency",
        "referrer"
      ]
    },
    "agency_name": {
      "span": 2
    },
    "agency_island": {
      "span": 1,
      "enum": [
        "MALLORCA",
        "MENORCA",
        "IBIZA",
        "FORMENTERA"
      ]
    },
    "first_name": {
      "span": 1
    },
    "last_name": {
      "span": 2
    },
    "email": {
      "span": 2,
      "widget": "email"
    },
    "phone": {
      "span": 1,
      "widget": "phone"
    },
    "password": {
      "span": 3,
      "widget": "newPassword"
    },
    "language": {
      "span": 1,
      "hidden": true,
      "enum": [
        "es",
        "en",
        "ca",
        "de"
      ]
    },
    "accept_terms": {
      "span": 3,
      "widget": "switch"
    }
  },
  "when": {
    "agency_name": {
      "account": [
        "agency"
      ]
    },
    "agency_island": {
      "account": [
        "agency"
      ]
    }
  },
  "order": [
    "account",
    "agency_name",
    "agency_island",
    "first_name",
    "last_name",
    "email",
    "phone",
    "password",
    "language",
    "accept_terms"
  ],
  "validator": validator
}

export default form
