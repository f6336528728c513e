// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ReactionInput.validator.js'

const form: GeneratedForm = {
  "name": "ReactionInput",
  "tag": "selection",
  "prefix": "reactionInput",
  "schema": {
    "$id": "ReactionInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "homeId",
      "reaction"
    ],
    "properties": {
      "homeId": {
        "type": "string",
        "format": "uuid"
      },
      "reaction": {
        "type": "string",
        "enum": [
          "liked",
          "disliked",
          "visit"
        ]
      },
      "reason": {
        "type": "string",
        "enum": [
          "too_expensive",
          "too_small",
          "place",
          "condition",
          "other"
        ]
      },
      "text": {
        "type": "string",
        "maxLength": 500
      }
    }
  },
  "ui": {
    "homeId": {
      "hidden": true
    },
    "reaction": {
      "span": 3,
      "enum": [
        "liked",
        "disliked",
        "visit"
      ]
    },
    "reason": {
      "span": 3,
      "enum": [
        "too_expensive",
        "too_small",
        "place",
        "condition",
        "other"
      ]
    },
    "text": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {
    "reason": {
      "reaction": [
        "disliked"
      ]
    }
  },
  "order": [
    "homeId",
    "reaction",
    "reason",
    "text"
  ],
  "validator": validator
}

export default form
