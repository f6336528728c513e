// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './WebhookInput.validator.js'

const form: GeneratedForm = {
  "name": "WebhookInput",
  "tag": "webhook",
  "prefix": "webhookInput",
  "schema": {
    "$id": "WebhookInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "url",
      "types"
    ],
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "url": {
        "type": "string",
        "minLength": 1,
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
            "visit.confirmed",
            "visit.signed",
            "offer.sent",
            "offer.accepted",
            "publication.published",
            "publication.failed",
            "network.home_shared",
            "network.home_ended",
            "import.finished",
            "takeout.ready",
            "webhook.test"
          ]
        }
      }
    }
  },
  "ui": {
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
        "visit.confirmed",
        "visit.signed",
        "offer.sent",
        "offer.accepted",
        "publication.published",
        "publication.failed",
        "network.home_shared",
        "network.home_ended",
        "import.finished",
        "takeout.ready",
        "webhook.test"
      ]
    }
  },
  "when": {},
  "order": [
    "name",
    "url",
    "types"
  ],
  "validator": validator
}

export default form
