// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './OrderActInput.validator.js'

const form: GeneratedForm = {
  "name": "OrderActInput",
  "tag": "order",
  "prefix": "orderActInput",
  "schema": {
    "$id": "OrderActInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "act"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "act": {
        "type": "string",
        "enum": [
          "quote",
          "order",
          "accept",
          "decline",
          "move",
          "confirm_move",
          "deliver",
          "no_access",
          "cancel",
          "take",
          "redo",
          "dispute",
          "agree",
          "judge",
          "received",
          "refund",
          "remind"
        ]
      },
      "amount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "percent": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "text": {
        "type": "string",
        "maxLength": 2000
      },
      "startsAt": {
        "type": "string",
        "format": "date-time"
      },
      "write": {
        "type": "boolean"
      },
      "propertyVersion": {
        "type": "integer",
        "minimum": 1
      },
      "keep": {
        "type": "array",
        "maxItems": 60,
        "items": {
          "type": "string",
          "maxLength": 80
        }
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "act": {
      "hidden": true,
      "enum": [
        "quote",
        "order",
        "accept",
        "decline",
        "move",
        "confirm_move",
        "deliver",
        "no_access",
        "cancel",
        "take",
        "redo",
        "dispute",
        "agree",
        "judge",
        "received",
        "refund",
        "remind"
      ]
    },
    "amount": {
      "widget": "money",
      "span": 3
    },
    "percent": {
      "unit": "percent",
      "span": 3
    },
    "text": {
      "widget": "textarea",
      "span": 3
    },
    "startsAt": {
      "hidden": true
    },
    "write": {
      "hidden": true
    },
    "propertyVersion": {
      "hidden": true
    },
    "keep": {
      "hidden": true
    }
  },
  "when": {
    "amount": {
      "act": [
        "quote",
        "refund",
        "received"
      ]
    },
    "percent": {
      "act": [
        "agree"
      ]
    },
    "text": {
      "act": [
        "quote",
        "decline",
        "cancel",
        "redo",
        "dispute",
        "no_access"
      ]
    }
  },
  "order": [
    "version",
    "act",
    "amount",
    "percent",
    "text",
    "startsAt",
    "write",
    "propertyVersion",
    "keep"
  ],
  "validator": validator
}

export default form
