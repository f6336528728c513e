// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteHomesSection.validator.js'

const form: GeneratedForm = {
  "name": "SiteHomesSection",
  "tag": "site",
  "prefix": "siteSection",
  "schema": {
    "$id": "SiteHomesSection",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "kind",
      "title"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uuid"
      },
      "kind": {
        "type": "string",
        "const": "homes"
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
      "pick": {
        "type": "array",
        "maxItems": 24,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "format": "uuid"
        }
      },
      "filter": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "operation": {
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
          },
          "place": {
            "type": "string",
            "maxLength": 80,
            "pattern": "^[a-z0-9-]+$"
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
          "bedroomsMin": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100
          },
          "features": {
            "type": "array",
            "maxItems": 22,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "terrace",
                "pool",
                "garden",
                "seaViews",
                "firstLine",
                "lift",
                "parking",
                "airConditioning",
                "heating",
                "furnished",
                "fireplace",
                "storageRoom",
                "stepFreeAccess",
                "petsAllowed",
                "balcony",
                "exterior",
                "solarPanels",
                "evCharger",
                "exclusive",
                "newBuild",
                "plan",
                "touristLicence"
              ]
            }
          }
        }
      },
      "sort": {
        "type": "string",
        "enum": [
          "newest",
          "price",
          "priceDesc"
        ]
      },
      "count": {
        "type": "integer",
        "minimum": 3,
        "maximum": 24
      },
      "card": {
        "type": "string",
        "enum": [
          "plain",
          "tall",
          "row"
        ]
      },
      "empty": {
        "type": "string",
        "enum": [
          "hide",
          "text"
        ]
      },
      "tone": {
        "type": "string",
        "enum": [
          "plain",
          "soft",
          "strong"
        ]
      },
      "anchor": {
        "type": "string",
        "maxLength": 31,
        "pattern": "^[a-z][a-z0-9-]{0,30}$"
      },
      "off": {
        "type": "boolean"
      }
    }
  },
  "ui": {
    "id": {
      "hidden": true
    },
    "kind": {
      "hidden": true
    },
    "title": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
      "span": 3
    },
    "pick": {
      "widget": "listed",
      "span": 3
    },
    "filter.operation": {
      "span": 1,
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
    "filter.place": {
      "widget": "places",
      "span": 2
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
    "filter.priceMin": {
      "widget": "money",
      "span": 1
    },
    "filter.priceMax": {
      "widget": "money",
      "span": 1
    },
    "filter.bedroomsMin": {
      "widget": "stepper",
      "span": 1
    },
    "filter.features": {
      "widget": "chips",
      "span": 3
    },
    "filter.features.*": {
      "enum": [
        "terrace",
        "pool",
        "garden",
        "seaViews",
        "firstLine",
        "lift",
        "parking",
        "airConditioning",
        "heating",
        "furnished",
        "fireplace",
        "storageRoom",
        "stepFreeAccess",
        "petsAllowed",
        "balcony",
        "exterior",
        "solarPanels",
        "evCharger",
        "exclusive",
        "newBuild",
        "plan",
        "touristLicence"
      ]
    },
    "sort": {
      "span": 1,
      "enum": [
        "newest",
        "price",
        "priceDesc"
      ]
    },
    "count": {
      "widget": "stepper",
      "span": 1
    },
    "card": {
      "span": 1,
      "enum": [
        "plain",
        "tall",
        "row"
      ]
    },
    "empty": {
      "span": 1,
      "enum": [
        "hide",
        "text"
      ]
    },
    "tone": {
      "group": "sectionPlace",
      "span": 1,
      "enum": [
        "plain",
        "soft",
        "strong"
      ]
    },
    "anchor": {
      "group": "sectionPlace",
      "span": 2
    },
    "off": {
      "hidden": true
    }
  },
  "when": {},
  "order": [
    "id",
    "kind",
    "title",
    "pick",
    "filter",
    "sort",
    "count",
    "card",
    "empty",
    "tone",
    "anchor",
    "off"
  ],
  "validator": validator
}

export default form
