// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ExpenseInput.validator.js'

const form: GeneratedForm = {
  "name": "ExpenseInput",
  "tag": "expense",
  "prefix": "data",
  "schema": {
    "$id": "ExpenseInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "supplierName",
      "supplierTaxId",
      "number",
      "issuedOn",
      "lines"
    ],
    "properties": {
      "supplierName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 160
      },
      "supplierTaxId": {
        "type": "string",
        "minLength": 5,
        "maxLength": 20
      },
      "number": {
        "type": "string",
        "minLength": 1,
        "maxLength": 60
      },
      "issuedOn": {
        "type": "string",
        "format": "date"
      },
      "dueOn": {
        "type": "string",
        "format": "date"
      },
      "concept": {
        "type": "string",
        "maxLength": 200
      },
      "lines": {
        "type": "array",
        "minItems": 1,
        "maxItems": 6,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "vatPct",
            "base"
          ],
          "properties": {
            "vatPct": {
              "type": "integer",
              "enum": [
                21,
                10,
                4,
                0
              ]
            },
            "base": {
              "type": "integer",
              "minimum": -99999999999,
              "maximum": 99999999999
            },
            "vat": {
              "type": "integer",
              "minimum": -99999999999,
              "maximum": 99999999999
            }
          }
        }
      },
      "withheld": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "withheldFor": {
        "type": "string",
        "enum": [
          "services",
          "rent"
        ]
      },
      "deductiblePct": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "supplierIban": {
        "type": "string",
        "maxLength": 42
      }
    }
  },
  "ui": {
    "supplierName": {
      "span": 2
    },
    "supplierTaxId": {
      "span": 1
    },
    "number": {
      "span": 1
    },
    "issuedOn": {
      "widget": "date",
      "span": 1
    },
    "dueOn": {
      "widget": "date",
      "span": 1
    },
    "concept": {
      "span": 3
    },
    "lines.*.vatPct": {
      "widget": "select",
      "span": 1,
      "enum": [
        "21",
        "10",
        "4",
        "0"
      ]
    },
    "lines.*.base": {
      "widget": "money",
      "span": 1
    },
    "lines.*.vat": {
      "widget": "money",
      "span": 1
    },
    "withheld": {
      "widget": "money",
      "span": 1
    },
    "withheldFor": {
      "span": 1,
      "enum": [
        "services",
        "rent"
      ]
    },
    "deductiblePct": {
      "unit": "percent",
      "span": 1
    },
    "supplierIban": {
      "span": 2
    }
  },
  "when": {},
  "order": [
    "supplierName",
    "supplierTaxId",
    "number",
    "issuedOn",
    "dueOn",
    "concept",
    "lines",
    "withheld",
    "withheldFor",
    "deductiblePct",
    "supplierIban"
  ],
  "validator": validator
}

export default form
