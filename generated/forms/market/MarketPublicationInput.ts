// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './MarketPublicationInput.validator.js'

const form: GeneratedForm = {
  "name": "MarketPublicationInput",
  "tag": "market",
  "prefix": "marketPublicationInput",
  "schema": {
    "$id": "MarketPublicationInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "category"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "category": {
        "type": "string",
        "enum": [
          "photo",
          "drone",
          "video",
          "tour_360",
          "floor_plan",
          "energy_certificate",
          "cedula",
          "home_staging",
          "cleaning",
          "legal_check",
          "translation",
          "sign_board",
          "other"
        ]
      },
      "title": {
        "type": "object",
        "maxProperties": 30,
        "propertyNames": {
          "pattern": "^[a-z]{2}(-[A-Z]{2})?$"
        },
        "additionalProperties": {
          "type": "string",
          "maxLength": 160
        }
      },
      "description": {
        "type": "object",
        "maxProperties": 30,
        "propertyNames": {
          "pattern": "^[a-z]{2}(-[A-Z]{2})?$"
        },
        "additionalProperties": {
          "type": "string",
          "maxLength": 4000
        }
      },
      "price": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "kind"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "fixed",
              "per_m2",
              "tiers",
              "quote"
            ]
          },
          "amount": {
            "type": "integer",
            "minimum": 0,
            "maximum": 99999999999
          },
          "min": {
            "type": "integer",
            "minimum": 0,
            "maximum": 99999999999
          },
          "tiers": {
            "type": "array",
            "minItems": 1,
            "maxItems": 8,
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "amount"
              ],
              "properties": {
                "upToM2": {
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 100000
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
      "vat": {
        "type": "string",
        "enum": [
          "21",
          "10",
          "0"
        ]
      },
      "exemption": {
        "type": "string",
        "maxLength": 200
      },
      "options": {
        "type": "array",
        "maxItems": 12,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "name",
            "amount"
          ],
          "properties": {
            "id": {
              "type": "string",
              "pattern": "^[a-z0-9-]{1,40}$"
            },
            "name": {
              "type": "string",
              "minLength": 1,
              "maxLength": 120
            },
            "amount": {
              "type": "integer",
              "minimum": 0,
              "maximum": 99999999999
            }
          }
        }
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
      "needsHome": {
        "type": "boolean"
      },
      "travel": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "freeKm": {
            "type": "integer",
            "minimum": 0,
            "maximum": 500
          },
          "perKm": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000
          }
        }
      },
      "minutes": {
        "type": "integer",
        "minimum": 15,
        "maximum": 480
      },
      "leadDays": {
        "type": "integer",
        "minimum": 0,
        "maximum": 60
      },
      "delivers": {
        "type": "array",
        "maxItems": 6,
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
                "photos",
                "plan",
                "video",
                "document",
                "text",
                "work"
              ]
            },
            "min": {
              "type": "integer",
              "minimum": 1,
              "maximum": 200
            },
            "max": {
              "type": "integer",
              "minimum": 1,
              "maximum": 200
            }
          }
        }
      },
      "needs": {
        "type": "array",
        "maxItems": 6,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "nota_simple",
            "deed",
            "cedula",
            "energy",
            "ibi",
            "community",
            "mandate",
            "visit_sheet",
            "offer",
            "arras",
            "lease",
            "id",
            "other"
          ]
        }
      },
      "cancellation": {
        "type": "string",
        "enum": [
          "flexible",
          "standard",
          "strict"
        ]
      },
      "payWhen": {
        "type": "string",
        "enum": [
          "before",
          "after"
        ]
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "category": {
      "group": "what",
      "span": 3,
      "enum": [
        "photo",
        "drone",
        "video",
        "tour_360",
        "floor_plan",
        "energy_certificate",
        "cedula",
        "home_staging",
        "cleaning",
        "legal_check",
        "translation",
        "sign_board",
        "other"
      ]
    },
    "title": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "group": "what",
      "widget": "localized",
      "span": 3
    },
    "description": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "group": "what",
      "widget": "localizedLong",
      "span": 3
    },
    "price": {
      "group": "price",
      "span": 3
    },
    "price.kind": {
      "widget": "chips",
      "span": 3,
      "enum": [
        "fixed",
        "per_m2",
        "tiers",
        "quote"
      ]
    },
    "price.amount": {
      "widget": "money",
      "span": 1
    },
    "price.min": {
      "widget": "money",
      "span": 1
    },
    "price.tiers.*.upToM2": {
      "unit": "m2",
      "span": 1
    },
    "price.tiers.*.amount": {
      "widget": "money",
      "span": 1
    },
    "vat": {
      "group": "price",
      "widget": "chips",
      "span": 3,
      "enum": [
        "21",
        "10",
        "0"
      ]
    },
    "exemption": {
      "group": "price",
      "span": 3
    },
    "options": {
      "group": "options"
    },
    "options.*.id": {
      "hidden": true
    },
    "options.*.name": {
      "span": 2
    },
    "options.*.amount": {
      "widget": "money",
      "span": 1
    },
    "islands": {
      "group": "where",
      "widget": "chips",
      "span": 3
    },
    "islands.*": {
      "enum": [
        "MALLORCA",
        "MENORCA",
        "IBIZA",
        "FORMENTERA"
      ]
    },
    "places": {
      "group": "where",
      "widget": "places",
      "span": 3
    },
    "needsHome": {
      "group": "where",
      "widget": "switch",
      "span": 3
    },
    "travel": {
      "group": "where",
      "span": 3
    },
    "travel.freeKm": {
      "span": 1
    },
    "travel.perKm": {
      "widget": "money",
      "span": 1
    },
    "minutes": {
      "unit": "minute",
      "group": "where",
      "span": 1
    },
    "leadDays": {
      "unit": "day",
      "group": "where",
      "span": 1
    },
    "delivers": {
      "group": "gives"
    },
    "delivers.*.kind": {
      "span": 1,
      "enum": [
        "photos",
        "plan",
        "video",
        "document",
        "text",
        "work"
      ]
    },
    "delivers.*.min": {
      "span": 1
    },
    "delivers.*.max": {
      "span": 1
    },
    "needs": {
      "group": "gives",
      "widget": "chips",
      "span": 3
    },
    "needs.*": {
      "enum": [
        "nota_simple",
        "deed",
        "cedula",
        "energy",
        "ibi",
        "community",
        "mandate",
        "visit_sheet",
        "offer",
        "arras",
        "lease",
        "id",
        "other"
      ]
    },
    "cancellation": {
      "group": "terms",
      "span": 3,
      "enum": [
        "flexible",
        "standard",
        "strict"
      ]
    },
    "payWhen": {
      "group": "terms",
      "span": 3,
      "enum": [
        "before",
        "after"
      ]
    }
  },
  "when": {
    "price.amount": {
      "kind": [
        "fixed",
        "per_m2"
      ]
    },
    "price.min": {
      "kind": [
        "per_m2"
      ]
    },
    "price.tiers": {
      "kind": [
        "tiers"
      ]
    },
    "exemption": {
      "vat": [
        "0"
      ]
    },
    "travel": {
      "needsHome": [
        true
      ]
    },
    "minutes": {
      "needsHome": [
        true
      ]
    }
  },
  "order": [
    "version",
    "category",
    "title",
    "description",
    "price",
    "vat",
    "exemption",
    "options",
    "islands",
    "places",
    "needsHome",
    "travel",
    "minutes",
    "leadDays",
    "delivers",
    "needs",
    "cancellation",
    "payWhen"
  ],
  "validator": validator
}

export default form
