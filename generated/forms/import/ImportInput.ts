// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ImportInput.validator.js'

const form: GeneratedForm = {
  "name": "ImportInput",
  "tag": "import",
  "prefix": "importInput",
  "schema": {
    "$id": "ImportInput",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "provider": {
        "type": "string",
        "enum": [
          "kyero",
          "idealista",
          "inmovilla_web",
          "inmovilla_export",
          "resales",
          "reso"
        ]
      },
      "integrationId": {
        "type": "string",
        "format": "uuid"
      },
      "sourceName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "file_extra": {
        "type": "string",
        "enum": [
          "feed"
        ]
      },
      "dryRun": {
        "type": "boolean"
      }
    }
  },
  "ui": {
    "provider": {
      "span": 1,
      "enum": [
        "kyero",
        "idealista",
        "inmovilla_web",
        "inmovilla_export",
        "resales",
        "reso"
      ]
    },
    "integrationId": {
      "hidden": true
    },
    "sourceName": {
      "span": 2
    },
    "file_extra": {
      "hidden": true,
      "enum": [
        "feed"
      ]
    },
    "dryRun": {
      "widget": "switch",
      "span": 2
    }
  },
  "when": {},
  "order": [
    "provider",
    "integrationId",
    "sourceName",
    "file_extra",
    "dryRun"
  ],
  "validator": validator
}

export default form
