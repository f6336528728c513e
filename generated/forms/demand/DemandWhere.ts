// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './DemandWhere.validator.js'

const form: GeneratedForm = {
  "name": "DemandWhere",
  "tag": "demand",
  "prefix": "where",
  "schema": {
    "$id": "DemandWhere",
    "type": "object",
    "additionalProperties": false,
    "properties": {
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
      "excludePlaces": {
        "type": "array",
        "maxItems": 40,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^[a-z0-9-]+$"
        }
      },
      "polygons": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "type",
            "coordinates"
          ],
          "properties": {
            "type": {
              "type": "string",
              "const": "Polygon"
            },
            "coordinates": {
              "type": "array",
              "minItems": 1,
              "maxItems": 1,
              "items": {
                "type": "array",
                "minItems": 3,
                "maxItems": 201,
                "items": {
                  "type": "array",
                  "minItems": 2,
                  "maxItems": 2,
                  "items": {
                    "type": "number",
                    "minimum": -180,
                    "maximum": 180
                  }
                }
              }
            }
          }
        }
      },
      "near": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "geo",
          "amount",
          "unit"
        ],
        "properties": {
          "geo": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "lat",
              "lon"
            ],
            "properties": {
              "lat": {
                "type": "number",
                "minimum": -90,
                "maximum": 90
              },
              "lon": {
                "type": "number",
                "minimum": -180,
                "maximum": 180
              }
            }
          },
          "amount": {
            "type": "number",
            "exclusiveMinimum": 0,
            "maximum": 100
          },
          "unit": {
            "type": "string",
            "enum": [
              "km",
              "car",
              "foot"
            ]
          }
        }
      },
      "seaDistanceMax": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000
      }
    }
  },
  "ui": {
    "islands": {
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
      "widget": "places",
      "span": 3
    },
    "excludePlaces": {
      "widget": "places",
      "span": 3
    },
    "polygons": {
      "hidden": true
    },
    "near": {
      "hidden": true
    },
    "near.unit": {
      "enum": [
        "km",
        "car",
        "foot"
      ]
    },
    "seaDistanceMax": {
      "unit": "m",
      "span": 1
    }
  },
  "when": {},
  "order": [
    "islands",
    "places",
    "excludePlaces",
    "polygons",
    "near",
    "seaDistanceMax"
  ],
  "validator": validator
}

export default form
