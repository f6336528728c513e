// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteMapSection.validator.js'

const form: GeneratedForm = {
  "name": "SiteMapSection",
  "tag": "site",
  "prefix": "siteSection",
  "schema": {
    "$id": "SiteMapSection",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "kind"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uuid"
      },
      "kind": {
        "type": "string",
        "const": "map"
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
      "height": {
        "type": "string",
        "enum": [
          "low",
          "tall",
          "full"
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
    "height": {
      "span": 1,
      "enum": [
        "low",
        "tall",
        "full"
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
    "filter",
    "height",
    "tone",
    "anchor",
    "off"
  ],
  "validator": validator
}

export default form
