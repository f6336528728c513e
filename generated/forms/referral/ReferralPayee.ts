// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ReferralPayee.validator.js'

const form: GeneratedForm = {
  "name": "ReferralPayee",
  "tag": "referral",
  "prefix": "referralPayee",
  "schema": {
    "$id": "ReferralPayee",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "kind",
      "legalName",
      "taxId",
      "iban"
    ],
    "properties": {
      "kind": {
        "type": "string",
        "enum": [
          "person",
          "professional",
          "newProfessional",
          "company"
        ]
      },
      "legalName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 120
      },
      "taxId": {
        "type": "string",
        "minLength": 9,
        "maxLength": 14
      },
      "iban": {
        "type": "string",
        "minLength": 15,
        "maxLength": 34
      },
      "registerNumber": {
        "type": "string",
        "maxLength": 40
      }
    }
  },
  "ui": {
    "kind": {
      "span": 1,
      "enum": [
        "person",
        "professional",
        "newProfessional",
        "company"
      ]
    },
    "legalName": {
      "span": 2
    },
    "taxId": {
      "span": 1
    },
    "iban": {
      "span": 2
    },
    "registerNumber": {
      "span": 2
    }
  },
  "when": {},
  "order": [
    "kind",
    "legalName",
    "taxId",
    "iban",
    "registerNumber"
  ],
  "validator": validator
}

export default form
