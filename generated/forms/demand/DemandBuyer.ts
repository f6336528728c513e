// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './DemandBuyer.validator.js'

const form: GeneratedForm = {
  "name": "DemandBuyer",
  "tag": "demand",
  "prefix": "buyer",
  "schema": {
    "$id": "DemandBuyer",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "urgency": {
        "type": "string",
        "enum": [
          "hot",
          "warm",
          "cold"
        ]
      },
      "moveInFrom": {
        "type": "string",
        "format": "date"
      },
      "moveInTo": {
        "type": "string",
        "format": "date"
      },
      "timeline": {
        "type": "string",
        "maxLength": 200
      },
      "durationMonths": {
        "type": "integer",
        "minimum": 1,
        "maximum": 120
      },
      "occupants": {
        "type": "integer",
        "minimum": 1,
        "maximum": 50
      },
      "pets": {
        "type": "boolean"
      },
      "smoker": {
        "type": "boolean"
      },
      "employmentProof": {
        "type": "boolean"
      },
      "monthlyIncome": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "firstHome": {
        "type": "boolean"
      },
      "ageUnder30": {
        "type": "boolean"
      },
      "ageUnder36": {
        "type": "boolean"
      },
      "disability": {
        "type": "boolean"
      },
      "largeFamily": {
        "type": "boolean"
      },
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
      }
    }
  },
  "ui": {
    "urgency": {
      "group": "plans",
      "widget": "chips",
      "span": 1,
      "enum": [
        "hot",
        "warm",
        "cold"
      ]
    },
    "moveInFrom": {
      "widget": "date",
      "group": "plans",
      "span": 1
    },
    "moveInTo": {
      "widget": "date",
      "group": "plans",
      "span": 1
    },
    "timeline": {
      "group": "plans",
      "span": 3
    },
    "durationMonths": {
      "unit": "month",
      "group": "plans",
      "span": 1
    },
    "occupants": {
      "group": "household",
      "widget": "stepper",
      "span": 1
    },
    "pets": {
      "group": "household",
      "widget": "switch",
      "span": 1
    },
    "smoker": {
      "group": "household",
      "widget": "switch",
      "span": 1
    },
    "employmentProof": {
      "group": "household",
      "widget": "switch",
      "span": 1
    },
    "monthlyIncome": {
      "widget": "money",
      "unit": "eurMonth",
      "group": "household",
      "span": 1
    },
    "firstHome": {
      "group": "taxes",
      "widget": "switch",
      "span": 1
    },
    "ageUnder30": {
      "group": "taxes",
      "widget": "switch",
      "span": 1
    },
    "ageUnder36": {
      "group": "taxes",
      "widget": "switch",
      "span": 1
    },
    "disability": {
      "group": "taxes",
      "widget": "switch",
      "span": 1
    },
    "largeFamily": {
      "group": "taxes",
      "widget": "switch",
      "span": 1
    },
    "languages": {
      "group": "household",
      "widget": "languages",
      "span": 3
    },
    "languages.*": {
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
    }
  },
  "when": {
    "durationMonths": {
      "operation": [
        "A",
        "TDA"
      ]
    },
    "smoker": {
      "operation": [
        "A",
        "TDA"
      ]
    },
    "employmentProof": {
      "operation": [
        "A",
        "TDA"
      ]
    },
    "monthlyIncome": {
      "operation": [
        "A",
        "TDA"
      ]
    },
    "firstHome": {
      "operation": [
        "V",
        "ON",
        "NP",
        "VOT"
      ]
    },
    "ageUnder30": {
      "operation": [
        "V",
        "ON",
        "NP",
        "VOT"
      ]
    },
    "ageUnder36": {
      "operation": [
        "V",
        "ON",
        "NP",
        "VOT"
      ]
    },
    "disability": {
      "operation": [
        "V",
        "ON",
        "NP",
        "VOT"
      ]
    },
    "largeFamily": {
      "operation": [
        "V",
        "ON",
        "NP",
        "VOT"
      ]
    }
  },
  "order": [
    "urgency",
    "moveInFrom",
    "moveInTo",
    "timeline",
    "durationMonths",
    "occupants",
    "pets",
    "smoker",
    "employmentProof",
    "monthlyIncome",
    "firstHome",
    "ageUnder30",
    "ageUnder36",
    "disability",
    "largeFamily",
    "languages"
  ],
  "validator": validator
}

export default form
