// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ResalesSettings.validator.js'

const form: GeneratedForm = {
  "name": "ResalesSettings",
  "tag": "integration",
  "prefix": "channel",
  "schema": {
    "$id": "ResalesSettings",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "sharesCommission": {
        "type": "boolean"
      },
      "sendsCadastral": {
        "type": "boolean"
      },
      "choice": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "mode": {
            "type": "string",
            "enum": [
              "all",
              "chosen"
            ]
          },
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
          "agentIds": {
            "type": "array",
            "maxItems": 100,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "format": "uuid"
            }
          },
          "onlyExclusive": {
            "type": "boolean"
          },
          "keepReserved": {
            "type": "boolean"
          },
          "minQuality": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100
          }
        }
      },
      "content": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "languages": {
            "type": "array",
            "maxItems": 26,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "es",
                "en",
                "ca",
                "de",
                "fr",
                "it",
                "pt",
                "nl",
                "sv",
                "da",
                "fi",
                "pl",
                "ru",
                "bg",
                "hr",
                "cs",
                "et",
                "el",
                "hu",
                "ga",
                "lv",
                "lt",
                "mt",
                "ro",
                "sk",
                "sl"
              ]
            }
          },
          "imageMax": {
            "type": "integer",
            "minimum": 1,
            "maximum": 50
          },
          "contact": {
            "type": "string",
            "enum": [
              "agency",
              "agent"
            ]
          }
        }
      }
    }
  },
  "ui": {
    "sharesCommission": {
      "span": 3
    },
    "sendsCadastral": {
      "span": 3
    },
    "choice": {
      "span": 3
    },
    "choice.mode": {
      "span": 3,
      "enum": [
        "all",
        "chosen"
      ]
    },
    "choice.operations": {
      "widget": "chips",
      "span": 3
    },
    "choice.operations.*": {
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
    "choice.types": {
      "widget": "chips",
      "span": 3
    },
    "choice.types.*": {
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
    "choice.agentIds": {
      "hidden": true
    },
    "choice.onlyExclusive": {
      "widget": "switch",
      "span": 1
    },
    "choice.keepReserved": {
      "widget": "switch",
      "span": 1
    },
    "choice.minQuality": {
      "span": 1
    },
    "content": {
      "span": 3
    },
    "content.languages": {
      "widget": "languages",
      "span": 3
    },
    "content.languages.*": {
      "aliases": {
        "du": "nl"
      },
      "enum": [
        "es",
        "en",
        "ca",
        "de",
        "fr",
        "it",
        "pt",
        "nl",
        "sv",
        "da",
        "fi",
        "pl",
        "ru",
        "bg",
        "hr",
        "cs",
        "et",
        "el",
        "hu",
        "ga",
        "lv",
        "lt",
        "mt",
        "ro",
        "sk",
        "sl"
      ]
    },
    "content.imageMax": {
      "span": 1
    },
    "content.contact": {
      "span": 2,
      "enum": [
        "agency",
        "agent"
      ]
    }
  },
  "when": {},
  "order": [
    "sharesCommission",
    "sendsCadastral",
    "choice",
    "content"
  ],
  "validator": validator
}

export default form
