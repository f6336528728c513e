// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './MediaMeta.validator.js'

const form: GeneratedForm = {
  "name": "MediaMeta",
  "tag": "property",
  "prefix": "mediaMeta",
  "schema": {
    "$id": "MediaMeta",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "label": {
        "type": "string",
        "enum": [
          "facade",
          "living",
          "dining",
          "kitchen",
          "bedroom",
          "bathroom",
          "toilet",
          "terrace",
          "balcony",
          "patio",
          "garden",
          "pool",
          "views",
          "hall",
          "corridor",
          "garage",
          "storage",
          "stairs",
          "laundry",
          "office",
          "attic",
          "basement",
          "surroundings",
          "commonAreas",
          "plot",
          "plan",
          "energyCertificate",
          "other"
        ]
      },
      "kind": {
        "type": "string",
        "enum": [
          "photo",
          "plan",
          "energy_label"
        ]
      },
      "visibility": {
        "type": "string",
        "enum": [
          "public",
          "private"
        ]
      },
      "caption": {
        "type": "object",
        "maxProperties": 30,
        "propertyNames": {
          "pattern": "^[a-z]{2}(-[A-Z]{2})?$"
        },
        "additionalProperties": {
          "type": "string",
          "maxLength": 160
        }
      }
    }
  },
  "ui": {
    "label": {
      "span": 2,
      "enum": [
        "facade",
        "living",
        "dining",
        "kitchen",
        "bedroom",
        "bathroom",
        "toilet",
        "terrace",
        "balcony",
        "patio",
        "garden",
        "pool",
        "views",
        "hall",
        "corridor",
        "garage",
        "storage",
        "stairs",
        "laundry",
        "office",
        "attic",
        "basement",
        "surroundings",
        "commonAreas",
        "plot",
        "plan",
        "energyCertificate",
        "other"
      ]
    },
    "kind": {
      "widget": "chips",
      "span": 3,
      "enum": [
        "photo",
        "plan",
        "energy_label"
      ]
    },
    "visibility": {
      "widget": "chips",
      "span": 3,
      "enum": [
        "public",
        "private"
      ]
    },
    "caption": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "label",
    "kind",
    "visibility",
    "caption"
  ],
  "validator": validator
}

export default form
