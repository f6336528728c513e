// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './VisitBookInput.validator.js'

const form: GeneratedForm = {
  "name": "VisitBookInput",
  "tag": "visit",
  "prefix": "visitBookInput",
  "schema": {
    "$id": "VisitBookInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "startsAt",
      "name",
      "consent"
    ],
    "properties": {
      "startsAt": {
        "type": "string",
        "format": "date-time"
      },
      "name": {
        "type": "string",
        "minLength": 2,
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
      "message": {
        "type": "string",
        "maxLength": 500
      },
      "consent": {
        "type": "boolean",
        "const": true
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
      "website": {
        "type": "string",
        "maxLength": 200
      }
    }
  },
  "ui": {
    "startsAt": {
      "hidden": true
    },
    "name": {
      "span": 3
    },
    "email": {
      "widget": "email",
      "span": 3
    },
    "phone": {
      "widget": "phone",
      "span": 3
    },
    "message": {
      "widget": "textarea",
      "span": 3
    },
    "consent": {
      "widget": "switch",
      "span": 3
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
    "website": {
      "hidden": true
    }
  },
  "when": {},
  "order": [
    "startsAt",
    "name",
    "email",
    "phone",
    "message",
    "consent",
    "language",
    "website"
  ],
  "validator": validator
}

export default form
