// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './OwnerProposalInput.validator.js'

const form: GeneratedForm = {
  "name": "OwnerProposalInput",
  "tag": "owner",
  "prefix": "ownerProposalInput",
  "schema": {
    "$id": "OwnerProposalInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "operation",
      "price"
    ],
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
          "VOT",
          "P",
          "FDM"
        ]
      },
      "price": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "text": {
        "type": "string",
        "maxLength": 500
      }
    }
  },
  "ui": {
    "operation": {
      "hidden": true,
      "enum": [
        "V",
        "A",
        "TDA",
        "ON",
        "NP",
        "T",
        "VOT",
        "P",
        "FDM"
      ]
    },
    "price": {
      "widget": "money",
      "span": 3
    },
    "text": {
      "widget": "textarea",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "operation",
    "price",
    "text"
  ],
  "validator": validator
}

export default form
