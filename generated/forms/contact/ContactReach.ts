// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ContactReach.validator.js'

const form: GeneratedForm = {
  "name": "ContactReach",
  "tag": "contact",
  "prefix": "reach",
  "schema": {
    "$id": "ContactReach",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "phones": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "number"
          ],
          "properties": {
            "number": {
              "type": "string",
              "minLength": 3,
              "maxLength": 25
            },
            "label": {
              "type": "string",
              "enum": [
                "mobile",
                "landline",
                "work",
                "spouse"
              ]
            },
            "whatsapp": {
              "type": "boolean"
            }
          }
        }
      },
      "emails": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "address"
          ],
          "properties": {
            "address": {
              "type": "string",
              "format": "email",
              "maxLength": 254
            },
            "label": {
              "type": "string",
              "enum": [
                "personal",
                "work",
                "spouse"
              ]
            }
          }
        }
      },
      "preferredContact": {
        "type": "string",
        "enum": [
          "EMAIL",
          "WHATSAPP",
          "PLATFORM",
          "PHONE"
        ]
      },
      "doNotContact": {
        "type": "boolean"
      },
      "street": {
        "type": "string",
        "maxLength": 200
      },
      "postalCode": {
        "type": "string",
        "maxLength": 12
      },
      "town": {
        "type": "string",
        "maxLength": 80
      },
      "country": {
        "type": "string",
        "pattern": "^[A-Z]{2}$"
      }
    }
  },
  "ui": {
    "phones": {
      "span": 3
    },
    "phones.*.number": {
      "widget": "phone",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "phones.*.label": {
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "mobile",
        "landline",
        "work",
        "spouse"
      ]
    },
    "phones.*.whatsapp": {
      "widget": "switch",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "emails": {
      "span": 3
    },
    "emails.*.address": {
      "widget": "email",
      "span": 2,
      "shows": [
        "record"
      ]
    },
    "emails.*.label": {
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "personal",
        "work",
        "spouse"
      ]
    },
    "preferredContact": {
      "widget": "chips",
      "span": 3,
      "shows": [
        "record",
        "csv"
      ],
      "enum": [
        "EMAIL",
        "WHATSAPP",
        "PLATFORM",
        "PHONE"
      ]
    },
    "doNotContact": {
      "widget": "switch",
      "span": 3,
      "shows": [
        "record",
        "csv"
      ]
    },
    "street": {
      "span": 3,
      "shows": [
        "record",
        "csv"
      ]
    },
    "postalCode": {
      "span": 1,
      "shows": [
        "record",
        "csv"
      ]
    },
    "town": {
      "span": 1,
      "shows": [
        "record",
        "csv"
      ]
    },
    "country": {
      "widget": "country",
      "span": 1,
      "shows": [
        "record",
        "csv"
      ]
    }
  },
  "when": {},
  "order": [
    "phones",
    "emails",
    "preferredContact",
    "doNotContact",
    "street",
    "postalCode",
    "town",
    "country"
  ],
  "validator": validator
}

export default form
