// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ContactLinkInput.validator.js'

const form: GeneratedForm = {
  "name": "ContactLinkInput",
  "tag": "contact",
  "prefix": "contactLinkInput",
  "schema": {
    "$id": "ContactLinkInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "contactId",
      "relation"
    ],
    "properties": {
      "contactId": {
        "type": "string",
        "format": "uuid"
      },
      "relation": {
        "type": "string",
        "enum": [
          "partner",
          "spouse",
          "parent",
          "child",
          "sibling",
          "relative",
          "heir",
          "co_owner",
          "representative",
          "represented",
          "lawyer",
          "client",
          "notary",
          "tax_adviser",
          "bank",
          "company",
          "employee",
          "friend",
          "referrer",
          "referred",
          "other"
        ]
      },
      "note": {
        "type": "string",
        "maxLength": 200
      }
    }
  },
  "ui": {
    "contactId": {
      "hidden": true
    },
    "relation": {
      "widget": "select",
      "span": 3,
      "enum": [
        "partner",
        "spouse",
        "parent",
        "child",
        "sibling",
        "relative",
        "heir",
        "co_owner",
        "representative",
        "represented",
        "lawyer",
        "client",
        "notary",
        "tax_adviser",
        "bank",
        "company",
        "employee",
        "friend",
        "referrer",
        "referred",
        "other"
      ]
    },
    "note": {
      "span": 3
    }
  },
  "when": {},
  "order": [
    "contactId",
    "relation",
    "note"
  ],
  "validator": validator
}

export default form
