// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ProposalPatch.validator.js'

const form: GeneratedForm = {
  "name": "ProposalPatch",
  "tag": "proposal",
  "prefix": "proposalPatch",
  "schema": {
    "$id": "ProposalPatch",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "price": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "startsAt": {
        "type": "string",
        "format": "date-time"
      },
      "endsAt": {
        "type": "string",
        "format": "date-time"
      },
      "title": {
        "type": "string",
        "maxLength": 200
      },
      "subject": {
        "type": "string",
        "maxLength": 160
      },
      "text": {
        "type": "string",
        "maxLength": 10000
      },
      "message": {
        "type": "string",
        "maxLength": 2000
      },
      "notes": {
        "type": "string",
        "maxLength": 8000
      },
      "reason": {
        "type": "string",
        "maxLength": 500
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "price": {
      "widget": "money",
      "span": 3
    },
    "startsAt": {
      "widget": "moment",
      "span": 3
    },
    "endsAt": {
      "widget": "moment",
      "span": 3
    },
    "title": {
      "span": 3
    },
    "subject": {
      "span": 3
    },
    "text": {
      "widget": "textarea",
      "span": 3
    },
    "message": {
      "widget": "textarea",
      "span": 3
    },
    "notes": {
      "widget": "textarea",
      "span": 3
    },
    "reason": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "version",
    "price",
    "startsAt",
    "endsAt",
    "title",
    "subject",
    "text",
    "message",
    "notes",
    "reason"
  ],
  "validator": validator
}

export default form
