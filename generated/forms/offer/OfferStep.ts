// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './OfferStep.validator.js'

const form: GeneratedForm = {
  "name": "OfferStep",
  "tag": "offer",
  "prefix": "offerStep",
  "schema": {
    "$id": "OfferStep",
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
          "send",
          "counter",
          "accept",
          "reject",
          "withdraw",
          "arras",
          "notary",
          "close",
          "fall"
        ]
      },
      "side": {
        "type": "string",
        "enum": [
          "buyer",
          "owner"
        ]
      },
      "amount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "validUntil": {
        "type": "string",
        "format": "date"
      },
      "arrasKind": {
        "type": "string",
        "enum": [
          "confirmatorias",
          "penitenciales",
          "penales"
        ]
      },
      "arrasAmount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "deedBy": {
        "type": "string",
        "format": "date"
      },
      "closePrice": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "text": {
        "type": "string",
        "maxLength": 1000
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
        "send",
        "counter",
        "accept",
        "reject",
        "withdraw",
        "arras",
        "notary",
        "close",
        "fall"
      ]
    },
    "side": {
      "span": 3,
      "enum": [
        "buyer",
        "owner"
      ]
    },
    "amount": {
      "widget": "money",
      "span": 1
    },
    "validUntil": {
      "span": 1
    },
    "arrasKind": {
      "span": 1,
      "enum": [
        "confirmatorias",
        "penitenciales",
        "penales"
      ]
    },
    "arrasAmount": {
      "widget": "money",
      "span": 1
    },
    "deedBy": {
      "span": 1
    },
    "closePrice": {
      "widget": "money",
      "span": 1
    },
    "text": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {
    "side": {
      "act": [
        "counter"
      ]
    },
    "amount": {
      "act": [
        "counter"
      ]
    },
    "validUntil": {
      "act": [
        "counter"
      ]
    },
    "arrasKind": {
      "act": [
        "arras"
      ]
    },
    "arrasAmount": {
      "act": [
        "arras"
      ]
    },
    "deedBy": {
      "act": [
        "arras"
      ]
    },
    "closePrice": {
      "act": [
        "close"
      ]
    }
  },
  "order": [
    "version",
    "act",
    "side",
    "amount",
    "validUntil",
    "arrasKind",
    "arrasAmount",
    "deedBy",
    "closePrice",
    "text"
  ],
  "validator": validator
}

export default form
