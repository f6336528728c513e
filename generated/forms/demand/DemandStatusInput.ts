// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './DemandStatusInput.validator.js'

const form: GeneratedForm = {
  "name": "DemandStatusInput",
  "tag": "demand",
  "prefix": "demandStatusInput",
  "schema": {
    "$id": "DemandStatusInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "status",
      "reason"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "status": {
        "type": "string",
        "enum": [
          "SEARCH",
          "CANCEL",
          "WON"
        ]
      },
      "reason": {
        "type": "string",
        "enum": [
          "bought_with_us",
          "bought_elsewhere",
          "budget",
          "postponed",
          "unreachable",
          "deal_fell_through",
          "searching_again",
          "by_mistake",
          "other"
        ]
      },
      "note": {
        "type": "string",
        "maxLength": 500
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "status": {
      "hidden": true,
      "enum": [
        "SEARCH",
        "CANCEL",
        "WON"
      ]
    },
    "reason": {
      "options": {
        "WON": [
          "bought_with_us",
          "other"
        ],
        "CANCEL": [
          "bought_elsewhere",
          "budget",
          "postponed",
          "unreachable",
          "other"
        ],
        "SEARCH": [
          "deal_fell_through",
          "searching_again",
          "by_mistake",
          "other"
        ]
      },
      "optionsBy": "status",
      "widget": "radio",
      "span": 3,
      "enum": [
        "bought_with_us",
        "bought_elsewhere",
        "budget",
        "postponed",
        "unreachable",
        "deal_fell_through",
        "searching_again",
        "by_mistake",
        "other"
      ]
    },
    "note": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "version",
    "status",
    "reason",
    "note"
  ],
  "validator": validator
}

export default form
