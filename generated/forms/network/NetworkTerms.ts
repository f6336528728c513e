// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './NetworkTerms.validator.js'

const form: GeneratedForm = {
  "name": "NetworkTerms",
  "tag": "network",
  "prefix": "networkTerms",
  "schema": {
    "$id": "NetworkTerms",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "filter",
      "commissionPct",
      "sellerSplitPct",
      "validDays",
      "noticeDays"
    ],
    "properties": {
      "filter": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "operations": {
            "type": "array",
            "maxItems": 7,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "V",
                "A",
                "TDA",
                "ON",
                "NP",
                "T",
                "VOT"
              ]
            }
          },
          "types": {
            "type": "array",
            "maxItems": 9,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "vivienda",
                "oficina",
                "local",
                "terreno",
                "parking",
                "edificio",
                "nave",
                "trastero",
                "hotel"
              ]
            }
          },
          "places": {
            "type": "array",
            "maxItems": 40,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^[a-z0-9-]+$"
            }
          },
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
          "tags": {
            "type": "array",
            "maxItems": 10,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "minLength": 1,
              "maxLength": 40
            }
          }
        }
      },
      "onlyExclusive": {
        "type": "boolean"
      },
      "commissionPct": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "sellerSplitPct": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "onPartnerWeb": {
        "type": "boolean"
      },
      "onPortals": {
        "type": "boolean"
      },
      "validDays": {
        "type": "integer",
        "minimum": 1,
        "maximum": 3650
      },
      "noticeDays": {
        "type": "integer",
        "minimum": 0,
        "maximum": 365
      },
      "text": {
        "type": "string",
        "maxLength": 4000
      }
    }
  },
  "ui": {
    "filter": {
      "span": 3
    },
    "filter.operations": {
      "widget": "chips",
      "span": 3
    },
    "filter.operations.*": {
      "enum": [
        "V",
        "A",
        "TDA",
        "ON",
        "NP",
        "T",
        "VOT"
      ]
    },
    "filter.types": {
      "widget": "chips",
      "span": 3
    },
    "filter.types.*": {
      "enum": [
        "vivienda",
        "oficina",
        "local",
        "terreno",
        "parking",
        "edificio",
        "nave",
        "trastero",
        "hotel"
      ]
    },
    "filter.places": {
      "widget": "places",
      "span": 3
    },
    "filter.priceMin": {
      "widget": "money",
      "span": 1
    },
    "filter.priceMax": {
      "widget": "money",
      "span": 1
    },
    "filter.tags": {
      "widget": "tags",
      "span": 3
    },
    "onlyExclusive": {
      "widget": "switch",
      "span": 3
    },
    "commissionPct": {
      "unit": "percent",
      "span": 1
    },
    "sellerSplitPct": {
      "unit": "percent",
      "span": 1
    },
    "onPartnerWeb": {
      "widget": "switch",
      "span": 3
    },
    "onPortals": {
      "widget": "switch",
      "span": 3
    },
    "validDays": {
      "unit": "day",
      "span": 1
    },
    "noticeDays": {
      "unit": "day",
      "span": 1
    },
    "text": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "filter",
    "onlyExclusive",
    "commissionPct",
    "sellerSplitPct",
    "onPartnerWeb",
    "onPortals",
    "validDays",
    "noticeDays",
    "text"
  ],
  "validator": validator
}

export default form
