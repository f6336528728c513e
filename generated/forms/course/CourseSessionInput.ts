// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './CourseSessionInput.validator.js'

const form: GeneratedForm = {
  "name": "CourseSessionInput",
  "tag": "course",
  "prefix": "courseSessionInput",
  "schema": {
    "$id": "CourseSessionInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "startsAt",
      "endsAt",
      "seats",
      "minimum",
      "language",
      "teacher"
    ],
    "properties": {
      "startsAt": {
        "type": "string",
        "format": "date-time"
      },
      "endsAt": {
        "type": "string",
        "format": "date-time"
      },
      "seats": {
        "type": "integer",
        "minimum": 1,
        "maximum": 500
      },
      "minimum": {
        "type": "integer",
        "minimum": 0,
        "maximum": 500
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
      "teacher": {
        "type": "string",
        "minLength": 1,
        "maxLength": 120
      },
      "place": {
        "type": "string",
        "maxLength": 200
      },
      "url": {
        "type": "string",
        "maxLength": 500,
        "pattern": "^https://[^ ]+$"
      }
    }
  },
  "ui": {
    "startsAt": {
      "widget": "moment",
      "span": 2
    },
    "endsAt": {
      "widget": "moment",
      "span": 2
    },
    "language": {
      "enum": [
        "es",
        "en",
        "ca",
        "de"
      ]
    },
    "teacher": {
      "span": 3
    },
    "place": {
      "span": 3
    },
    "url": {
      "span": 3
    }
  },
  "when": {},
  "order": [
    "startsAt",
    "endsAt",
    "seats",
    "minimum",
    "language",
    "teacher",
    "place",
    "url"
  ],
  "validator": validator
}

export default form
