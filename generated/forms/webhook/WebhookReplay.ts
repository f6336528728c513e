// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './WebhookReplay.validator.js'

const form: GeneratedForm = {
  "name": "WebhookReplay",
  "tag": "webhook",
  "prefix": "webhookReplay",
  "schema": {
    "$id": "WebhookReplay",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "from",
      "to"
    ],
    "properties": {
      "from": {
        "type": "string",
        "format": "date-time"
      },
      "to": {
        "type": "string",
        "format": "date-time"
      },
      "onlyFailed": {
        "type": "boolean"
      }
    }
  },
  "ui": {
    "from": {
      "hidden": true
    },
    "to": {
      "hidden": true
    },
    "onlyFailed": {
      "span": 3
    }
  },
  "when": {},
  "order": [
    "from",
    "to",
    "onlyFailed"
  ],
  "validator": validator
}

export default form
