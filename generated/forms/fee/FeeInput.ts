// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './FeeInput.validator.js'

const form: GeneratedForm = {
  "name": "FeeInput",
  "tag": "fee",
  "prefix": "feeInput",
  "schema": {
    "$id": "FeeInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "payer",
      "basis",
      "of",
      "parts"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "payer": {
        "type": "string",
        "enum": [
          "owner",
          "buyer",
          "both"
        ]
      },
      "ownerPct": {
        "type": "number",
        "minimum": 1,
        "maximum": 99,
        "default": 50
      },
      "basis": {
        "type": "string",
        "enum": [
          "percent",
          "fixed"
        ],
        "default": "percent"
      },
      "pct": {
        "type": "number",
        "exclusiveMinimum": 0,
        "maximum": 100
      },
      "amount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "of": {
        "type": "string",
        "enum": [
          "gross",
          "afterPartners"
        ],
        "default": "gross"
      },
      "parts": {
        "type": "array",
        "maxItems": 12,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "who",
            "basis"
          ],
          "properties": {
            "who": {
              "type": "string",
              "enum": [
                "agent",
                "partnerAgency",
                "referrer"
              ]
            },
            "agentId": {
              "type": "string",
              "format": "uuid"
            },
            "name": {
              "type": "string",
              "maxLength": 160
            },
            "basis": {
              "type": "string",
              "enum": [
                "percent",
                "fixed"
              ],
              "default": "percent"
            },
            "pct": {
              "type": "number",
              "exclusiveMinimum": 0,
              "maximum": 100
            },
            "amount": {
              "type": "integer",
              "minimum": 0,
              "maximum": 99999999999
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
    "payer": {
      "group": "fee",
      "span": 1,
      "enum": [
        "owner",
        "buyer",
        "both"
      ]
    },
    "ownerPct": {
      "unit": "percent",
      "group": "fee",
      "span": 1
    },
    "basis": {
      "group": "fee",
      "span": 1,
      "enum": [
        "percent",
        "fixed"
      ]
    },
    "pct": {
      "unit": "percent",
      "group": "fee",
      "span": 1
    },
    "amount": {
      "widget": "money",
      "group": "fee",
      "span": 1
    },
    "of": {
      "group": "parts",
      "span": 2,
      "enum": [
        "gross",
        "afterPartners"
      ]
    },
    "parts": {
      "group": "parts",
      "span": 3
    },
    "parts.*.who": {
      "span": 1,
      "enum": [
        "agent",
        "partnerAgency",
        "referrer"
      ]
    },
    "parts.*.agentId": {
      "widget": "listed",
      "span": 2
    },
    "parts.*.name": {
      "span": 2
    },
    "parts.*.basis": {
      "span": 1,
      "enum": [
        "percent",
        "fixed"
      ]
    },
    "parts.*.pct": {
      "unit": "percent",
      "span": 1
    },
    "parts.*.amount": {
      "widget": "money",
      "span": 1
    }
  },
  "when": {
    "ownerPct": {
      "payer": [
        "both"
      ]
    },
    "pct": {
      "basis": [
        "percent"
      ]
    },
    "amount": {
      "basis": [
        "fixed"
      ]
    },
    "parts.*.agentId": {
      "who": [
        "agent"
      ]
    },
    "parts.*.name": {
      "who": [
        "partnerAgency",
        "referrer"
      ]
    },
    "parts.*.pct": {
      "basis": [
        "percent"
      ]
    },
    "parts.*.amount": {
      "basis": [
        "fixed"
      ]
    }
  },
  "order": [
    "version",
    "payer",
    "ownerPct",
    "basis",
    "pct",
    "amount",
    "of",
    "parts"
  ],
  "validator": validator
}

export default form
