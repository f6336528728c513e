// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SellerInput.validator.js'

const form: GeneratedForm = {
  "name": "SellerInput",
  "tag": "market",
  "prefix": "sellerInput",
  "schema": {
    "$id": "SellerInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 0
      },
      "kind": {
        "type": "string",
        "enum": [
          "person",
          "company"
        ]
      },
      "displayName": {
        "type": "string",
        "maxLength": 120
      },
      "legalName": {
        "type": "string",
        "maxLength": 160
      },
      "taxId": {
        "type": "string",
        "maxLength": 20
      },
      "address": {
        "type": "string",
        "maxLength": 200
      },
      "municipalityIne": {
        "type": "string",
        "pattern": "^[0-9]{5}$"
      },
      "phone": {
        "type": "string",
        "maxLength": 40
      },
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 160
      },
      "registerNumber": {
        "type": "string",
        "maxLength": 80
      },
      "retention": {
        "type": "string",
        "enum": [
          "none",
          "reduced",
          "full"
        ]
      },
      "issueForMe": {
        "type": "boolean"
      },
      "series": {
        "type": "string",
        "maxLength": 10,
        "pattern": "^[A-Za-z0-9./-]{1,10}$"
      },
      "iban": {
        "type": "string",
        "maxLength": 42
      },
      "hours": {
        "type": "array",
        "maxItems": 28,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "weekday",
            "from",
            "to"
          ],
          "properties": {
            "weekday": {
              "type": "integer",
              "minimum": 1,
              "maximum": 7
            },
            "from": {
              "type": "string",
              "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
            },
            "to": {
              "type": "string",
              "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
            }
          }
        }
      },
      "bufferMinutes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 240
      },
      "professionalNumber": {
        "type": "string",
        "maxLength": 60
      },
      "insurer": {
        "type": "string",
        "maxLength": 120
      },
      "policy": {
        "type": "string",
        "maxLength": 60
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "kind": {
      "group": "who",
      "widget": "chips",
      "span": 3,
      "enum": [
        "person",
        "company"
      ]
    },
    "displayName": {
      "group": "who",
      "span": 3
    },
    "legalName": {
      "group": "who",
      "span": 2
    },
    "taxId": {
      "group": "who",
      "span": 1
    },
    "address": {
      "group": "who",
      "span": 2
    },
    "municipalityIne": {
      "group": "who",
      "widget": "place",
      "span": 1
    },
    "phone": {
      "widget": "phone",
      "group": "who",
      "span": 1
    },
    "email": {
      "widget": "email",
      "group": "who",
      "span": 2
    },
    "registerNumber": {
      "group": "who",
      "span": 3
    },
    "retention": {
      "group": "money",
      "span": 2,
      "enum": [
        "none",
        "reduced",
        "full"
      ]
    },
    "issueForMe": {
      "group": "money",
      "span": 3
    },
    "series": {
      "group": "money",
      "span": 1
    },
    "iban": {
      "group": "money",
      "span": 2
    },
    "hours": {
      "widget": "week",
      "group": "hours",
      "span": 3
    },
    "bufferMinutes": {
      "unit": "minute",
      "group": "hours",
      "span": 1
    },
    "professionalNumber": {
      "group": "proof",
      "span": 1
    },
    "insurer": {
      "group": "proof",
      "span": 1
    },
    "policy": {
      "group": "proof",
      "span": 1
    }
  },
  "when": {
    "registerNumber": {
      "kind": [
        "company"
      ]
    },
    "retention": {
      "kind": [
        "person"
      ]
    },
    "series": {
      "issueForMe": [
        true
      ]
    }
  },
  "order": [
    "version",
    "kind",
    "displayName",
    "legalName",
    "taxId",
    "address",
    "municipalityIne",
    "phone",
    "email",
    "registerNumber",
    "retention",
    "issueForMe",
    "series",
    "iban",
    "hours",
    "bufferMinutes",
    "professionalNumber",
    "insurer",
    "policy"
  ],
  "validator": validator
}

export default form
