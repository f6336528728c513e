// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './InboxRulesInput.validator.js'

const form: GeneratedForm = {
  "name": "InboxRulesInput",
  "tag": "inbox",
  "prefix": "inboxRulesInput",
  "schema": {
    "$id": "InboxRulesInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "rules",
      "clock",
      "version"
    ],
    "properties": {
      "rules": {
        "type": "array",
        "maxItems": 30,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "kind"
          ],
          "properties": {
            "kind": {
              "type": "string",
              "enum": [
                "home_agent",
                "island",
                "municipality",
                "operation",
                "language",
                "turn"
              ]
            },
            "islands": {
              "type": "array",
              "maxItems": 4,
              "uniqueItems": true,
              "items": {
                "type": "string",
                "enum": [
                  "MALLORCA",
                  "MENORCA",
                  "IBIZA",
                  "FORMENTERA"
                ]
              }
            },
            "municipalities": {
              "type": "array",
              "maxItems": 70,
              "uniqueItems": true,
              "items": {
                "type": "string",
                "pattern": "^07[0-9]{3}$"
              }
            },
            "operations": {
              "type": "array",
              "maxItems": 9,
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
                  "VOT",
                  "P",
                  "FDM"
                ]
              }
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
            },
            "agents": {
              "type": "array",
              "maxItems": 50,
              "uniqueItems": true,
              "items": {
                "type": "string",
                "format": "uuid"
              }
            }
          }
        }
      },
      "fallbackTo": {
        "type": "string",
        "format": "uuid"
      },
      "clock": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "goalMinutes",
          "days",
          "from",
          "to"
        ],
        "properties": {
          "goalMinutes": {
            "type": "integer",
            "minimum": 5,
            "maximum": 10080
          },
          "days": {
            "type": "array",
            "minItems": 1,
            "maxItems": 7,
            "uniqueItems": true,
            "items": {
              "type": "integer",
              "minimum": 1,
              "maximum": 7
            }
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
      },
      "version": {
        "type": "integer",
        "minimum": 0
      }
    }
  },
  "ui": {
    "rules.*.kind": {
      "span": 3,
      "enum": [
        "home_agent",
        "island",
        "municipality",
        "operation",
        "language",
        "turn"
      ]
    },
    "rules.*.islands": {
      "span": 3
    },
    "rules.*.islands.*": {
      "enum": [
        "MALLORCA",
        "MENORCA",
        "IBIZA",
        "FORMENTERA"
      ]
    },
    "rules.*.municipalities": {
      "widget": "places",
      "span": 3
    },
    "rules.*.operations": {
      "span": 3
    },
    "rules.*.operations.*": {
      "enum": [
        "V",
        "A",
        "TDA",
        "ON",
        "NP",
        "T",
        "VOT",
        "P",
        "FDM"
      ]
    },
    "rules.*.languages": {
      "widget": "languages",
      "span": 3
    },
    "rules.*.languages.*": {
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
    "rules.*.agents": {
      "widget": "listed",
      "span": 3
    },
    "fallbackTo": {
      "widget": "listed",
      "span": 3
    },
    "clock.goalMinutes": {
      "span": 3
    },
    "clock.days": {
      "widget": "weekdays",
      "span": 3
    },
    "clock.from": {
      "widget": "time",
      "span": 1
    },
    "clock.to": {
      "widget": "time",
      "span": 1
    },
    "version": {
      "hidden": true
    }
  },
  "when": {
    "rules.*.islands": {
      "kind": [
        "island"
      ]
    },
    "rules.*.municipalities": {
      "kind": [
        "municipality"
      ]
    },
    "rules.*.operations": {
      "kind": [
        "operation"
      ]
    },
    "rules.*.languages": {
      "kind": [
        "language"
      ]
    },
    "rules.*.agents": {
      "kind": [
        "island",
        "municipality",
        "operation",
        "language",
        "turn"
      ]
    }
  },
  "order": [
    "rules",
    "fallbackTo",
    "clock",
    "version"
  ],
  "validator": validator
}

export default form
