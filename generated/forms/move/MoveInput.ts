// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './MoveInput.validator.js'

const form: GeneratedForm = {
  "name": "MoveInput",
  "tag": "move",
  "prefix": "moveInput",
  "schema": {
    "$id": "MoveInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "system",
      "token"
    ],
    "properties": {
      "system": {
        "type": "string",
        "enum": [
          "inmovilla"
        ],
        "default": "inmovilla"
      },
      "token": {
        "type": "string",
        "minLength": 8,
        "maxLength": 200,
        "pattern": "^[!-~]+$"
      },
      "want": {
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
      }
    }
  },
  "ui": {
    "system": {
      "hidden": true,
      "enum": [
        "inmovilla"
      ]
    },
    "token": {
      "secret": true,
      "widget": "password",
      "span": 3
    },
    "want": {
      "hidden": true
    },
    "want.homes": {
      "widget": "chips",
      "span": 3,
      "enum": [
        "active",
        "all"
      ]
    },
    "want.prospects": {
      "widget": "switch",
      "span": 1
    },
    "want.owners": {
      "widget": "switch",
      "span": 1
    },
    "want.photos": {
      "widget": "switch",
      "span": 1
    },
    "want.publishInfo": {
      "widget": "switch",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "system",
    "token",
    "want"
  ],
  "validator": validator
}

export default form
