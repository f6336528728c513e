// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './PriceChangeInput.validator.js'

const form: GeneratedForm = {
  "name": "PriceChangeInput",
  "tag": "price",
  "prefix": "priceChangeInput",
  "schema": {
    "$id": "PriceChangeInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "operation",
      "price",
      "reason"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "operation": {
        "type": "string",
        "enum": [
          "V",
          "A",
          "TDA",
          "ON",
          "NP",
          "T",
          "VOT",
          "P",
          "FDM"
        ]
      },
      "price": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "reason": {
        "type": "string",
        "enum": [
          "owner",
          "market",
          "no_interest",
          "offers",
          "valuation",
          "campaign",
          "works",
          "correction",
          "other"
        ]
      },
      "text": {
        "type": "string",
        "maxLength": 500
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "operation": {
      "hidden": true,
      "enum": [
        "V",
        "A",
        "TDA",
        "ON",
        "NP",
        "T",
        "VOT",
        "P",
        "FDM"
      ]
    },
    "price": {
      "widget": "money",
      "span": 3
    },
    "reason": {
      "span": 3,
      "enum": [
        "owner",
        "market",
        "no_interest",
        "offers",
        "valuation",
        "campaign",
        "works",
        "correction",
        "other"
      ]
    },
    "text": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "version",
    "operation",
    "price",
    "reason",
    "text"
  ],
  "validator": validator
}

export default form
