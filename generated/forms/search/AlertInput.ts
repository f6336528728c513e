// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './AlertInput.validator.js'

const form: GeneratedForm = {
  "name": "AlertInput",
  "tag": "search",
  "prefix": "alertInput",
  "schema": {
    "$id": "AlertInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "email",
      "name",
      "query",
      "frequency",
      "consent"
    ],
    "properties": {
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 160
      },
      "query": {
        "type": "object",
        "maxProperties": 40,
        "additionalProperties": {
          "anyOf": [
            {
              "type": "string",
              "maxLength": 4000
            },
            {
              "type": "number"
            },
            {
              "type": "boolean"
            },
            {
              "type": "array",
              "maxItems": 60,
              "items": {
                "type": "string",
                "maxLength": 4000
              }
            }
          ]
        }
      },
      "frequency": {
        "type": "string",
        "enum": [
          "instant",
          "daily",
          "weekly",
          "never"
        ]
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
      "consent": {
        "type": "boolean",
        "const": true
      },
      "website": {
        "type": "string",
        "maxLength": 200
      }
    }
  },
  "ui": {
    "email": {
      "widget": "email",
      "span": 3
    },
    "name": {
      "hidden": true
    },
    "query": {
      "hidden": true
    },
    "frequency": {
      "widget": "radio",
      "span": 3,
      "enum": [
        "instant",
        "daily",
        "weekly",
        "never"
      ]
    },
    "language": {
      "hidden": true,
      "enum": [
        "es",
        "en",
        "ca",
        "de"
      ]
    },
    "consent": {
      "widget": "switch",
      "span": 3
    },
    "website": {
      "hidden": true
    }
  },
  "when": {},
  "order": [
    "email",
    "name",
    "query",
    "frequency",
    "language",
    "consent",
    "website"
  ],
  "validator": validator
}

export default form
