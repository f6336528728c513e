// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ContactLegal.validator.js'

const form: GeneratedForm = {
  "name": "ContactLegal",
  "tag": "contact",
  "prefix": "legal",
  "schema": {
    "$id": "ContactLegal",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "idDocType": {
        "type": "string",
        "enum": [
          "DNI",
          "NIE",
          "CIF",
          "PASSPORT",
          "OTHER"
        ]
      },
      "idDocNumber": {
        "type": "string",
        "maxLength": 40
      },
      "idDocExpiresOn": {
        "type": "string",
        "format": "date"
      },
      "fiscalResidence": {
        "type": "string",
        "enum": [
          "ES",
          "EU",
          "NON_EU"
        ]
      },
      "maritalRegime": {
        "type": "string",
        "enum": [
          "single",
          "separation",
          "community",
          "participation",
          "other"
        ]
      },
      "spouse": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "name": {
            "type": "string",
            "maxLength": 160
          },
          "email": {
            "type": "string",
            "format": "email",
            "maxLength": 254
          },
          "idDoc": {
            "type": "string",
            "maxLength": 40
          }
        }
      },
      "kyc": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "pep": {
            "type": "boolean"
          },
          "fundsOrigin": {
            "type": "string",
            "maxLength": 500
          },
          "beneficialOwner": {
            "type": "string",
            "maxLength": 160
          },
          "checkedOn": {
            "type": "string",
            "format": "date"
          }
        }
      }
    }
  },
  "ui": {
    "idDocType": {
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "DNI",
        "NIE",
        "CIF",
        "PASSPORT",
        "OTHER"
      ]
    },
    "idDocNumber": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "idDocExpiresOn": {
      "widget": "date",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "fiscalResidence": {
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "ES",
        "EU",
        "NON_EU"
      ]
    },
    "maritalRegime": {
      "span": 2,
      "shows": [
        "record"
      ],
      "enum": [
        "single",
        "separation",
        "community",
        "participation",
        "other"
      ]
    },
    "spouse": {
      "span": 3
    },
    "spouse.name": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "spouse.email": {
      "widget": "email",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "spouse.idDoc": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "kyc": {
      "span": 3
    },
    "kyc.pep": {
      "widget": "switch",
      "span": 3,
      "shows": [
        "record"
      ]
    },
    "kyc.fundsOrigin": {
      "span": 2,
      "shows": [
        "record"
      ]
    },
    "kyc.beneficialOwner": {
      "span": 2,
      "shows": [
        "record"
      ]
    },
    "kyc.checkedOn": {
      "widget": "date",
      "span": 1,
      "shows": [
        "record"
      ]
    }
  },
  "when": {},
  "order": [
    "idDocType",
    "idDocNumber",
    "idDocExpiresOn",
    "fiscalResidence",
    "maritalRegime",
    "spouse",
    "kyc"
  ],
  "validator": validator
}

export default form
