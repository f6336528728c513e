// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './WebhookPatch.validator.js'

const form: GeneratedForm = {
  "name": "WebhookPatch",
  "tag": "webhook",
  "prefix": "webhookPatch",
  "schema": {
    "$id": "WebhookPatch",
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
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "url": {
        "type": "string",
        "minLength": 8,
        "maxLength": 500
      },
      "types": {
        "type": "array",
        "minItems": 1,
        "maxItems": 30,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "property.created",
            "property.saved",
            "property.price_changed",
            "property.published",
            "property.reserved",
            "property.closed",
            "property.withdrawn",
            "property.archived",
            "property.media",
            "contact.created",
            "contact.saved",
            "contact.erased",
            "demand.created",
            "demand.saved",
            "lead.received",
            "visit.requested",
            "visit.signed",
            "offer.sent",
            "offer.accepted",
            "import.finished",
            "webhook.test"
          ]
        }
      },
      "state": {
        "type": "string",
        "enum": [
          "active",
          "paused"
        ]
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "name": {
      "span": 3
    },
    "url": {
      "span": 3
    },
    "types": {
      "hidden": true
    },
    "types.*": {
      "enum": [
        "property.created",
        "property.saved",
        "property.price_changed",
        "property.published",
        "property.reserved",
        "property.closed",
        "property.withdrawn",
        "property.archived",
        "property.media",
        "contact.created",
        "contact.saved",
        "contact.erased",
        "demand.created",
        "demand.saved",
        "lead.received",
        "visit.requested",
        "visit.signed",
        "offer.sent",
        "offer.accepted",
        "import.finished",
        "webhook.test"
      ]
    },
    "state": {
      "hidden": true,
      "enum": [
        "active",
        "paused"
      ]
    }
  },
  "when": {},
  "order": [
    "version",
    "name",
    "url",
    "types",
    "state"
  ],
  "validator": validator
}

export default form
