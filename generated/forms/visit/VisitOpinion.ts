// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './VisitOpinion.validator.js'

const form: GeneratedForm = {
  "name": "VisitOpinion",
  "tag": "visit",
  "prefix": "visitOpinion",
  "schema": {
    "$id": "VisitOpinion",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "interest"
    ],
    "properties": {
      "interest": {
        "type": "integer",
        "minimum": 0,
        "maximum": 5
      },
      "priceOpinion": {
        "type": "string",
        "enum": [
          "cheap",
          "fair",
          "expensive"
        ]
      },
      "likes": {
        "type": "array",
        "maxItems": 13,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "location",
            "views",
            "light",
            "layout",
            "size",
            "condition",
            "outdoor",
            "kitchen",
            "bathrooms",
            "quiet",
            "parking",
            "building",
            "price"
          ]
        }
      },
      "dislikes": {
        "type": "array",
        "maxItems": 13,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "location",
            "views",
            "light",
            "layout",
            "size",
            "condition",
            "outdoor",
            "kitchen",
            "bathrooms",
            "quiet",
            "parking",
            "building",
            "price"
          ]
        }
      },
      "comment": {
        "type": "string",
        "maxLength": 2000
      },
      "nextStep": {
        "type": "string",
        "enum": [
          "second_visit",
          "offer",
          "thinking",
          "other_homes",
          "discarded"
        ]
      },
      "shareWithOwner": {
        "type": "boolean"
      }
    }
  },
  "ui": {
    "interest": {
      "widget": "chips",
      "span": 3
    },
    "priceOpinion": {
      "widget": "chips",
      "span": 3,
      "enum": [
        "cheap",
        "fair",
        "expensive"
      ]
    },
    "likes": {
      "span": 3
    },
    "likes.*": {
      "enum": [
        "location",
        "views",
        "light",
        "layout",
        "size",
        "condition",
        "outdoor",
        "kitchen",
        "bathrooms",
        "quiet",
        "parking",
        "building",
        "price"
      ]
    },
    "dislikes": {
      "span": 3
    },
    "dislikes.*": {
      "enum": [
        "location",
        "views",
        "light",
        "layout",
        "size",
        "condition",
        "outdoor",
        "kitchen",
        "bathrooms",
        "quiet",
        "parking",
        "building",
        "price"
      ]
    },
    "comment": {
      "widget": "textarea",
      "span": 3
    },
    "nextStep": {
      "hidden": true,
      "enum": [
        "second_visit",
        "offer",
        "thinking",
        "other_homes",
        "discarded"
      ]
    },
    "shareWithOwner": {
      "widget": "switch",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "interest",
    "priceOpinion",
    "likes",
    "dislikes",
    "comment",
    "nextStep",
    "shareWithOwner"
  ],
  "validator": validator
}

export default form
