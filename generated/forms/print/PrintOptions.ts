// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './PrintOptions.validator.js'

const form: GeneratedForm = {
  "name": "PrintOptions",
  "tag": "print",
  "prefix": "printOptions",
  "schema": {
    "$id": "PrintOptions",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "kind",
      "paper",
      "orientation",
      "language",
      "text",
      "facts",
      "contact",
      "photos",
      "plan",
      "address",
      "price",
      "qr"
    ],
    "properties": {
      "kind": {
        "type": "string",
        "enum": [
          "window",
          "brochure"
        ]
      },
      "paper": {
        "type": "string",
        "enum": [
          "A4",
          "A3"
        ]
      },
      "orientation": {
        "type": "string",
        "enum": [
          "portrait",
          "landscape"
        ]
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
      "title": {
        "type": "string",
        "maxLength": 160
      },
      "text": {
        "type": "string",
        "enum": [
          "home",
          "own",
          "none"
        ]
      },
      "ownText": {
        "type": "string",
        "maxLength": 10000
      },
      "facts": {
        "type": "array",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "maxLength": 40
        }
      },
      "price": {
        "type": "string",
        "enum": [
          "shown",
          "onRequest"
        ]
      },
      "contact": {
        "type": "string",
        "enum": [
          "agent",
          "agency",
          "none"
        ]
      },
      "address": {
        "type": "boolean"
      },
      "qr": {
        "type": "boolean"
      },
      "plan": {
        "type": "boolean"
      },
      "photos": {
        "type": "array",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "format": "uuid"
        }
      }
    }
  },
  "ui": {
    "kind": {
      "widget": "chips",
      "group": "paper",
      "span": 3,
      "enum": [
        "window",
        "brochure"
      ]
    },
    "paper": {
      "widget": "chips",
      "group": "paper",
      "span": 3,
      "enum": [
        "A4",
        "A3"
      ]
    },
    "orientation": {
      "widget": "chips",
      "group": "paper",
      "span": 3,
      "enum": [
        "portrait",
        "landscape"
      ]
    },
    "language": {
      "widget": "chips",
      "group": "paper",
      "span": 3,
      "enum": [
        "es",
        "en",
        "ca",
        "de"
      ]
    },
    "title": {
      "group": "words",
      "span": 3
    },
    "text": {
      "widget": "chips",
      "group": "words",
      "span": 3,
      "enum": [
        "home",
        "own",
        "none"
      ]
    },
    "ownText": {
      "widget": "textarea",
      "group": "words",
      "span": 3
    },
    "facts": {
      "widget": "listed",
      "group": "facts",
      "span": 3
    },
    "price": {
      "widget": "chips",
      "group": "seen",
      "span": 3,
      "enum": [
        "shown",
        "onRequest"
      ]
    },
    "contact": {
      "widget": "chips",
      "group": "seen",
      "span": 3,
      "enum": [
        "agent",
        "agency",
        "none"
      ]
    },
    "address": {
      "group": "seen",
      "span": 3
    },
    "qr": {
      "group": "seen",
      "span": 3
    },
    "plan": {
      "group": "seen",
      "span": 3
    },
    "photos": {
      "hidden": true
    }
  },
  "when": {
    "orientation": {
      "kind": [
        "window"
      ]
    },
    "ownText": {
      "text": [
        "own"
      ]
    },
    "plan": {
      "kind": [
        "brochure"
      ]
    }
  },
  "order": [
    "kind",
    "paper",
    "orientation",
    "language",
    "title",
    "text",
    "ownText",
    "facts",
    "price",
    "contact",
    "address",
    "qr",
    "plan",
    "photos"
  ],
  "validator": validator
}

export default form
