// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './PropertyTexts.validator.js'

const form: GeneratedForm = {
  "name": "PropertyTexts",
  "tag": "property",
  "prefix": "texts",
  "schema": {
    "$id": "PropertyTexts",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "title": {
        "type": "object",
        "maxProperties": 30,
        "propertyNames": {
          "pattern": "^[a-z]{2}(-[A-Z]{2})?$"
        },
        "additionalProperties": {
          "type": "string",
          "maxLength": 160
        }
      },
      "description": {
        "type": "object",
        "maxProperties": 30,
        "propertyNames": {
          "pattern": "^[a-z]{2}(-[A-Z]{2})?$"
        },
        "additionalProperties": {
          "type": "string",
          "maxLength": 4000
        }
      },
      "metaDescription": {
        "type": "object",
        "maxProperties": 30,
        "propertyNames": {
          "pattern": "^[a-z]{2}(-[A-Z]{2})?$"
        },
        "additionalProperties": {
          "type": "string",
          "maxLength": 160
        }
      },
      "videoUrl": {
        "type": "string",
        "format": "uri",
        "pattern": "^https?://[^/?#@\\\\\\s]+(?:[/?#]|$)",
        "maxLength": 255
      },
      "virtualTourUrl": {
        "type": "string",
        "format": "uri",
        "pattern": "^https?://[^/?#@\\\\\\s]+(?:[/?#]|$)",
        "maxLength": 255
      },
      "agentHook": {
        "type": "string",
        "maxLength": 300
      },
      "internalNotes": {
        "type": "string",
        "maxLength": 4000
      }
    }
  },
  "ui": {
    "title": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "group": "texts",
      "widget": "localized",
      "span": 3,
      "shows": [
        "record",
        "search"
      ]
    },
    "description": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "group": "texts",
      "widget": "localizedLong",
      "span": 3,
      "publish": true,
      "shows": [
        "record"
      ]
    },
    "metaDescription": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "group": "texts",
      "widget": "localized",
      "span": 3,
      "shows": [
        "record"
      ]
    },
    "videoUrl": {
      "group": "links",
      "span": 3,
      "shows": [
        "record"
      ]
    },
    "virtualTourUrl": {
      "group": "links",
      "span": 3,
      "shows": [
        "record"
      ]
    },
    "agentHook": {
      "group": "private",
      "span": 3,
      "public": false,
      "shows": [
        "record"
      ]
    },
    "internalNotes": {
      "widget": "textarea",
      "group": "private",
      "span": 3,
      "public": false,
      "shows": [
        "record"
      ]
    }
  },
  "when": {},
  "order": [
    "title",
    "description",
    "metaDescription",
    "videoUrl",
    "virtualTourUrl",
    "agentHook",
    "internalNotes"
  ],
  "validator": validator
}

export default form
