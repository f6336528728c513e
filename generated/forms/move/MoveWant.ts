// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './MoveWant.validator.js'

const form: GeneratedForm = {
  "name": "MoveWant",
  "tag": "move",
  "prefix": "want",
  "schema": {
    "$id": "MoveWant",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "homes",
      "prospects",
      "owners",
      "photos",
      "publishInfo"
    ],
    "properties": {
      "homes": {
        "type": "string",
        "enum": [
          "active",
          "all"
        ],
        "default": "active"
      },
      "prospects": {
        "type": "boolean",
        "default": true
      },
      "owners": {
        "type": "boolean",
        "default": true
      },
      "photos": {
        "type": "boolean",
        "default": true
      },
      "publishInfo": {
        "type": "boolean",
        "default": false
      }
    }
  },
  "ui": {
    "homes": {
      "widget": "chips",
      "span": 3,
      "enum": [
        "active",
        "all"
      ]
    },
    "prospects": {
      "widget": "switch",
      "span": 1
    },
    "owners": {
      "widget": "switch",
      "span": 1
    },
    "photos": {
      "widget": "switch",
      "span": 1
    },
    "publishInfo": {
      "widget": "switch",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "homes",
    "prospects",
    "owners",
    "photos",
    "publishInfo"
  ],
  "validator": validator
}

export default form
