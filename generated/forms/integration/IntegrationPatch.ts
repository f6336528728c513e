// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './IntegrationPatch.validator.js'

const form: GeneratedForm = {
  "name": "IntegrationPatch",
  "tag": "integration",
  "prefix": "integrationPatch",
  "schema": {
    "$id": "IntegrationPatch",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "feed": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "publishUnready": {
            "type": "boolean"
          }
        }
      },
      "state": {
        "type": "string",
        "enum": [
          "active",
          "paused"
        ]
      },
      "kyero": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "level": {
            "type": "string",
            "enum": [
              "3.0",
              "3.8"
            ]
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
      "websiteJson": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
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
      "websiteCsv": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
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
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "name": {
      "span": 3
    },
    "feed": {
      "span": 3
    },
    "feed.publishUnready": {
      "widget": "switch",
      "span": 3
    },
    "state": {
      "hidden": true,
      "enum": [
        "active",
        "paused"
      ]
    },
    "kyero": {
      "hidden": true
    },
    "kyero.level": {
      "span": 3,
      "enum": [
        "3.0",
        "3.8"
      ]
    },
    "kyero.choice": {
      "span": 3
    },
    "kyero.choice.mode": {
      "span": 3,
      "enum": [
        "all",
        "chosen"
      ]
    },
    "kyero.choice.operations": {
      "widget": "chips",
      "span": 3
    },
    "kyero.choice.operations.*": {
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
    "kyero.choice.types": {
      "widget": "chips",
      "span": 3
    },
    "kyero.choice.types.*": {
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
    "kyero.choice.agentIds": {
      "hidden": true
    },
    "kyero.choice.onlyExclusive": {
      "widget": "switch",
      "span": 1
    },
    "kyero.choice.keepReserved": {
      "widget": "switch",
      "span": 1
    },
    "kyero.choice.minQuality": {
      "span": 1
    },
    "kyero.content": {
      "span": 3
    },
    "kyero.content.languages": {
      "widget": "languages",
      "span": 3
    },
    "kyero.content.languages.*": {
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
    "kyero.content.imageMax": {
      "span": 1
    },
    "kyero.content.contact": {
      "span": 2,
      "enum": [
        "agency",
        "agent"
      ]
    },
    "websiteJson": {
      "hidden": true
    },
    "websiteJson.choice": {
      "span": 3
    },
    "websiteJson.choice.mode": {
      "span": 3,
      "enum": [
        "all",
        "chosen"
      ]
    },
    "websiteJson.choice.operations": {
      "widget": "chips",
      "span": 3
    },
    "websiteJson.choice.operations.*": {
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
    "websiteJson.choice.types": {
      "widget": "chips",
      "span": 3
    },
    "websiteJson.choice.types.*": {
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
    "websiteJson.choice.agentIds": {
      "hidden": true
    },
    "websiteJson.choice.onlyExclusive": {
      "widget": "switch",
      "span": 1
    },
    "websiteJson.choice.keepReserved": {
      "widget": "switch",
      "span": 1
    },
    "websiteJson.choice.minQuality": {
      "span": 1
    },
    "websiteJson.content": {
      "span": 3
    },
    "websiteJson.content.languages": {
      "widget": "languages",
      "span": 3
    },
    "websiteJson.content.languages.*": {
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
    "websiteJson.content.imageMax": {
      "span": 1
    },
    "websiteJson.content.contact": {
      "span": 2,
      "enum": [
        "agency",
        "agent"
      ]
    },
    "websiteCsv": {
      "hidden": true
    },
    "websiteCsv.choice": {
      "span": 3
    },
    "websiteCsv.choice.mode": {
      "span": 3,
      "enum": [
        "all",
        "chosen"
      ]
    },
    "websiteCsv.choice.operations": {
      "widget": "chips",
      "span": 3
    },
    "websiteCsv.choice.operations.*": {
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
    "websiteCsv.choice.types": {
      "widget": "chips",
      "span": 3
    },
    "websiteCsv.choice.types.*": {
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
    "websiteCsv.choice.agentIds": {
      "hidden": true
    },
    "websiteCsv.choice.onlyExclusive": {
      "widget": "switch",
      "span": 1
    },
    "websiteCsv.choice.keepReserved": {
      "widget": "switch",
      "span": 1
    },
    "websiteCsv.choice.minQuality": {
      "span": 1
    },
    "websiteCsv.content": {
      "span": 3
    },
    "websiteCsv.content.languages": {
      "widget": "languages",
      "span": 3
    },
    "websiteCsv.content.languages.*": {
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
    "websiteCsv.content.imageMax": {
      "span": 1
    },
    "websiteCsv.content.contact": {
      "span": 2,
      "enum": [
        "agency",
        "agent"
      ]
    }
  },
  "when": {},
  "order": [
    "version",
    "name",
    "feed",
    "state",
    "kyero",
    "websiteJson",
    "websiteCsv"
  ],
  "validator": validator
}

export default form
