// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './LeadInput.validator.js'

const form: GeneratedForm = {
  "name": "LeadInput",
  "tag": "lead",
  "prefix": "leadInput",
  "schema": {
    "$id": "LeadInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "firstName",
      "email",
      "message",
      "consent"
    ],
    "properties": {
      "propertyId": {
        "type": "string",
        "format": "uuid"
      },
      "agencyId": {
        "type": "string",
        "format": "uuid"
      },
      "kind": {
        "type": "string",
        "enum": [
          "question",
          "visit_request",
          "offer",
          "valuation",
          "application"
        ]
      },
      "firstName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "lastName": {
        "type": "string",
        "maxLength": 120
      },
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "phone": {
        "type": "string",
        "maxLength": 25
      },
      "message": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
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
      "language": {
        "type": "string",
        "enum": [
          "es",
          "en",
          "ca",
          "de"
        ]
      },
      "consent": {
        "type": "boolean",
        "const": true
      },
      "web": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "siteId"
        ],
        "properties": {
          "siteId": {
            "type": "string",
            "format": "uuid"
          },
          "host": {
            "type": "string",
            "maxLength": 253
          },
          "path": {
            "type": "string",
            "maxLength": 200,
            "pattern": "^/(?:[a-z0-9-]+/)*$"
          },
          "pageId": {
            "type": "string",
            "format": "uuid"
          },
          "section": {
            "type": "string",
            "maxLength": 40
          },
          "campaign": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "source": {
                "type": "string",
                "maxLength": 60,
                "pattern": "^[\\p{L}\\p{N} ._+-]+$"
              },
              "medium": {
                "type": "string",
                "maxLength": 60,
                "pattern": "^[\\p{L}\\p{N} ._+-]+$"
              },
              "name": {
                "type": "string",
                "maxLength": 60,
                "pattern": "^[\\p{L}\\p{N} ._+-]+$"
              }
            }
          }
        }
      },
      "website": {
        "type": "string",
        "maxLength": 200
      }
    }
  },
  "ui": {
    "propertyId": {
      "hidden": true
    },
    "agencyId": {
      "hidden": true
    },
    "kind": {
      "hidden": true,
      "enum": [
        "question",
        "visit_request",
        "offer",
        "valuation",
        "application"
      ]
    },
    "firstName": {
      "span": 2
    },
    "lastName": {
      "span": 1
    },
    "email": {
      "widget": "email",
      "span": 2
    },
    "phone": {
      "widget": "phone",
      "span": 1
    },
    "message": {
      "widget": "textarea",
      "span": 3
    },
    "preferredContact": {
      "widget": "chips",
      "span": 3,
      "enum": [
        "EMAIL",
        "WHATSAPP",
        "PLATFORM",
        "PHONE"
      ]
    },
    "language": {
      "hidden": true,
      "enum": [
        "es",
        "en",
        "ca",
        "de"
      ]
    },
    "consent": {
      "widget": "switch",
      "span": 3
    },
    "web": {
      "hidden": true
    },
    "website": {
      "hidden": true
    }
  },
  "when": {},
  "order": [
    "propertyId",
    "agencyId",
    "kind",
    "firstName",
    "lastName",
    "email",
    "phone",
    "message",
    "preferredContact",
    "language",
    "consent",
    "web",
    "website"
  ],
  "validator": validator
}

export default form
