// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ReferralHome.validator.js'

const form: GeneratedForm = {
  "name": "ReferralHome",
  "tag": "referral",
  "prefix": "referralHome",
  "schema": {
    "$id": "ReferralHome",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "municipalityIne",
      "type",
      "operation"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "municipalityIne": {
        "type": "string",
        "pattern": "^[0-9]{5}$"
      },
      "type": {
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
      },
      "operation": {
        "type": "string",
        "enum": [
          "V",
          "A"
        ]
      },
      "address": {
        "type": "string",
        "maxLength": 200
      },
      "cadastralRef": {
        "type": "string",
        "pattern": "^[0-9A-Za-z]{20}$"
      },
      "price": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "area": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "notes": {
        "type": "string",
        "maxLength": 1000
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "municipalityIne": {
      "widget": "place",
      "span": 2
    },
    "type": {
      "span": 1,
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
    "operation": {
      "widget": "chips",
      "span": 1,
      "enum": [
        "V",
        "A"
      ]
    },
    "address": {
      "span": 2
    },
    "cadastralRef": {
      "span": 1
    },
    "price": {
      "widget": "money",
      "span": 1
    },
    "area": {
      "unit": "m2",
      "span": 1
    },
    "notes": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "version",
    "municipalityIne",
    "type",
    "operation",
    "address",
    "cadastralRef",
    "price",
    "area",
    "notes"
  ],
  "validator": validator
}

export default form
