// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SavedSearchInput.validator.js'

const form: GeneratedForm = {
  "name": "SavedSearchInput",
  "tag": "search",
  "prefix": "savedSearchInput",
  "schema": {
    "$id": "SavedSearchInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "query",
      "frequency",
      "channels"
    ],
    "properties": {
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
      "channels": {
        "type": "array",
        "maxItems": 3,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "mail",
            "push",
            "platform"
          ]
        }
      },
      "language": {
        "type": "string",
        "enum": [
          "es",
          "en",
          "ca",
          "de"
        ]
      }
    }
  },
  "ui": {
    "name": {
      "span": 3
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
    "channels": {
      "span": 3,
      "optional": true
    },
    "channels.*": {
      "enum": [
        "mail",
        "push",
        "platform"
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
    }
  },
  "when": {
    "channels": {
      "frequency": [
        "instant",
        "daily",
        "weekly"
      ]
    }
  },
  "order": [
    "name",
    "query",
    "frequency",
    "channels",
    "language"
  ],
  "validator": validator
}

export default form
