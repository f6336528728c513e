// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './VisitFeedbackInput.validator.js'

const form: GeneratedForm = {
  "name": "VisitFeedbackInput",
  "tag": "visit",
  "prefix": "visitFeedbackInput",
  "schema": {
    "$id": "VisitFeedbackInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "propertyId",
      "interest"
    ],
    "properties": {
      "propertyId": {
        "type": "string",
        "format": "uuid"
      },
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
      "comment": {
        "type": "string",
        "maxLength": 2000
      },
      "shareWithOwner": {
        "type": "boolean"
      }
    }
  },
  "ui": {
    "propertyId": {
      "hidden": true
    },
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
    "nextStep": {
      "widget": "chips",
      "span": 3,
      "enum": [
        "second_visit",
        "offer",
        "thinking",
        "other_homes",
        "discarded"
      ]
    },
    "comment": {
      "widget": "textarea",
      "span": 3
    },
    "shareWithOwner": {
      "widget": "switch",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "propertyId",
    "interest",
    "priceOpinion",
    "likes",
    "dislikes",
    "nextStep",
    "comment",
    "shareWithOwner"
  ],
  "validator": validator
}

export default form
