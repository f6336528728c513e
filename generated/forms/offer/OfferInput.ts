// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './OfferInput.validator.js'

const form: GeneratedForm = {
  "name": "OfferInput",
  "tag": "offer",
  "prefix": "offerInput",
  "schema": {
    "$id": "OfferInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "propertyId",
      "contactId",
      "amount"
    ],
    "properties": {
      "propertyId": {
        "type": "string",
        "format": "uuid"
      },
      "contactId": {
        "type": "string",
        "format": "uuid"
      },
      "demandId": {
        "type": "string",
        "format": "uuid"
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
      "amount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "deposit": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "financing": {
        "type": "string",
        "enum": [
          "cash",
          "mortgage",
          "mortgage_approved",
          "sale_of_home",
          "other"
        ]
      },
      "validUntil": {
        "type": "string",
        "format": "date"
      },
      "conditions": {
        "type": "string",
        "maxLength": 2000
      }
    }
  },
  "ui": {
    "propertyId": {
      "hidden": true
    },
    "contactId": {
      "hidden": true
    },
    "demandId": {
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
    "amount": {
      "widget": "money",
      "span": 1
    },
    "deposit": {
      "widget": "money",
      "span": 1
    },
    "financing": {
      "span": 1,
      "enum": [
        "cash",
        "mortgage",
        "mortgage_approved",
        "sale_of_home",
        "other"
      ]
    },
    "validUntil": {
      "span": 1
    },
    "conditions": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "propertyId",
    "contactId",
    "demandId",
    "operation",
    "amount",
    "deposit",
    "financing",
    "validUntil",
    "conditions"
  ],
  "validator": validator
}

export default form
