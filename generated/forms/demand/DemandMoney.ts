// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './DemandMoney.validator.js'

const form: GeneratedForm = {
  "name": "DemandMoney",
  "tag": "demand",
  "prefix": "money",
  "schema": {
    "$id": "DemandMoney",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "priceMin": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "priceMax": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "priceFlexPct": {
        "type": "integer",
        "minimum": 0,
        "maximum": 50
      },
      "payment": {
        "type": "string",
        "enum": [
          "cash",
          "mortgage"
        ]
      },
      "mortgageApproved": {
        "type": "boolean"
      },
      "maxLoan": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "bank": {
        "type": "string",
        "maxLength": 100
      },
      "sellFirst": {
        "type": "boolean"
      }
    }
  },
  "ui": {
    "priceMin": {
      "widget": "money",
      "unit": "eur",
      "span": 1
    },
    "priceMax": {
      "widget": "money",
      "unit": "eur",
      "span": 1
    },
    "priceFlexPct": {
      "unit": "percent",
      "span": 1
    },
    "payment": {
      "widget": "chips",
      "span": 1,
      "enum": [
        "cash",
        "mortgage"
      ]
    },
    "mortgageApproved": {
      "widget": "switch",
      "span": 1
    },
    "maxLoan": {
      "widget": "money",
      "unit": "eur",
      "span": 1
    },
    "bank": {
      "span": 1
    },
    "sellFirst": {
      "widget": "switch",
      "span": 1
    }
  },
  "when": {
    "payment": {
      "operation": [
        "V",
        "ON",
        "NP",
        "VOT"
      ]
    },
    "mortgageApproved": {
      "payment": [
        "mortgage"
      ]
    },
    "maxLoan": {
      "payment": [
        "mortgage"
      ]
    },
    "bank": {
      "payment": [
        "mortgage"
      ]
    },
    "sellFirst": {
      "operation": [
        "V",
        "ON",
        "NP",
        "VOT"
      ]
    }
  },
  "order": [
    "priceMin",
    "priceMax",
    "priceFlexPct",
    "payment",
    "mortgageApproved",
    "maxLoan",
    "bank",
    "sellFirst"
  ],
  "validator": validator
}

export default form
