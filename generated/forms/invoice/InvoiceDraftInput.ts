// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './InvoiceDraftInput.validator.js'

const form: GeneratedForm = {
  "name": "InvoiceDraftInput",
  "tag": "invoice",
  "prefix": "invoiceDraftInput",
  "schema": {
    "$id": "InvoiceDraftInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "buyer",
      "kind",
      "lines",
      "language"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "buyer": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 160
          },
          "taxId": {
            "type": "string",
            "maxLength": 20
          },
          "country": {
            "type": "string",
            "pattern": "^[A-Z]{2}$"
          },
          "address": {
            "type": "string",
            "maxLength": 400
          },
          "email": {
            "type": "string",
            "format": "email",
            "maxLength": 254
          },
          "isBusiness": {
            "type": "boolean"
          }
        }
      },
      "kind": {
        "type": "string",
        "enum": [
          "F1",
          "F2"
        ],
        "default": "F1"
      },
      "series": {
        "type": "string",
        "maxLength": 10,
        "pattern": "^[A-Za-z0-9./-]+$"
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
      "operationOn": {
        "type": "string",
        "format": "date"
      },
      "dueOn": {
        "type": "string",
        "format": "date"
      },
      "withheldPct": {
        "type": "number",
        "enum": [
          0,
          7,
          15
        ],
        "default": 0
      },
      "lines": {
        "type": "array",
        "minItems": 1,
        "maxItems": 40,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "text",
            "quantity",
            "price",
            "vatPct"
          ],
          "properties": {
            "text": {
              "type": "string",
              "minLength": 1,
              "maxLength": 300
            },
            "quantity": {
              "type": "number",
              "minimum": 0.01,
              "maximum": 100000,
              "multipleOf": 0.01,
              "default": 1
            },
            "price": {
              "type": "integer",
              "minimum": 0,
              "maximum": 99999999999
            },
            "vatPct": {
              "type": "number",
              "enum": [
                21,
                10,
                4,
                0
              ],
              "default": 21
            },
            "exemption": {
              "type": "string",
              "maxLength": 200
            }
          }
        }
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "buyer": {
      "group": "buyer",
      "span": 3
    },
    "buyer.name": {
      "span": 2
    },
    "buyer.taxId": {
      "span": 1
    },
    "buyer.country": {
      "widget": "country",
      "span": 1
    },
    "buyer.address": {
      "span": 2
    },
    "buyer.email": {
      "widget": "email",
      "span": 2
    },
    "buyer.isBusiness": {
      "span": 1
    },
    "kind": {
      "group": "terms",
      "span": 1,
      "enum": [
        "F1",
        "F2"
      ]
    },
    "series": {
      "group": "terms",
      "span": 1
    },
    "language": {
      "group": "terms",
      "span": 1,
      "enum": [
        "es",
        "en",
        "ca",
        "de"
      ]
    },
    "operationOn": {
      "widget": "date",
      "group": "terms",
      "span": 1
    },
    "dueOn": {
      "widget": "date",
      "group": "terms",
      "span": 1
    },
    "withheldPct": {
      "group": "terms",
      "span": 1,
      "enum": [
        "0",
        "7",
        "15"
      ]
    },
    "lines": {
      "group": "lines",
      "span": 3
    },
    "lines.*.text": {
      "span": 3
    },
    "lines.*.quantity": {
      "span": 1
    },
    "lines.*.price": {
      "widget": "money",
      "span": 1
    },
    "lines.*.vatPct": {
      "span": 1,
      "enum": [
        "21",
        "10",
        "4",
        "0"
      ]
    },
    "lines.*.exemption": {
      "span": 3
    }
  },
  "when": {},
  "order": [
    "version",
    "buyer",
    "kind",
    "series",
    "language",
    "operationOn",
    "dueOn",
    "withheldPct",
    "lines"
  ],
  "validator": validator
}

export default form
