// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './NetworkFilter.validator.js'

const form: GeneratedForm = {
  "name": "NetworkFilter",
  "tag": "network",
  "prefix": "networkFilter",
  "schema": {
    "$id": "NetworkFilter",
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
  "ui": {
    "operations": {
      "widget": "chips",
      "span": 3
    },
    "operations.*": {
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
    "types": {
      "widget": "chips",
      "span": 3
    },
    "types.*": {
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
    "places": {
      "widget": "places",
      "span": 3
    },
    "priceMin": {
      "widget": "money",
      "span": 1
    },
    "priceMax": {
      "widget": "money",
      "span": 1
    },
    "tags": {
      "widget": "tags",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "operations",
    "types",
    "places",
    "priceMin",
    "priceMax",
    "tags"
  ],
  "validator": validator
}

export default form
