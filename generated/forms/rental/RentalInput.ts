// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './RentalInput.validator.js'

const form: GeneratedForm = {
  "name": "RentalInput",
  "tag": "rental",
  "prefix": "rentalInput",
  "schema": {
    "$id": "RentalInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "side",
      "island",
      "name",
      "email",
      "consent"
    ],
    "properties": {
      "side": {
        "type": "string",
        "enum": [
          "owner",
          "tenant"
        ]
      },
      "island": {
        "type": "string",
        "enum": [
          "MALLORCA",
          "MENORCA",
          "IBIZA",
          "FORMENTERA"
        ]
      },
      "largeHolder": {
        "type": "string",
        "enum": [
          "yes",
          "no"
        ]
      },
      "ownedSince": {
        "type": "string",
        "format": "date"
      },
      "askedRent": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "registered": {
        "type": "string",
        "enum": [
          "yes",
          "no"
        ]
      },
      "lastRegisteredOn": {
        "type": "string",
        "format": "date"
      },
      "emptySince": {
        "type": "string",
        "format": "date"
      },
      "address": {
        "type": "string",
        "minLength": 3,
        "maxLength": 200
      },
      "cadastralRef": {
        "type": "string",
        "maxLength": 20,
        "pattern": "^[A-Za-z0-9]*$"
      },
      "cedula": {
        "type": "string",
        "enum": [
          "yes",
          "no"
        ]
      },
      "energy": {
        "type": "string",
        "enum": [
          "yes",
          "no"
        ]
      },
      "worksNeeded": {
        "type": "string",
        "enum": [
          "yes",
          "no"
        ]
      },
      "worksCost": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "registeredSince": {
        "type": "string",
        "format": "date"
      },
      "monthlyRent": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "members": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "name",
            "birth",
            "income"
          ],
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "maxLength": 120
            },
            "birth": {
              "type": "string",
              "format": "date"
            },
            "income": {
              "type": "integer",
              "minimum": 0,
              "maximum": 99999999999
            }
          }
        }
      },
      "name": {
        "type": "string",
        "minLength": 1,
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
        "maxLength": 2000
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
      "website": {
        "type": "string",
        "maxLength": 200
      }
    }
  },
  "ui": {
    "side": {
      "widget": "radio",
      "span": 3,
      "enum": [
        "owner",
        "tenant"
      ]
    },
    "island": {
      "widget": "radio",
      "span": 3,
      "enum": [
        "MALLORCA",
        "MENORCA",
        "IBIZA",
        "FORMENTERA"
      ]
    },
    "largeHolder": {
      "widget": "radio",
      "span": 3,
      "enum": [
        "yes",
        "no"
      ]
    },
    "ownedSince": {
      "span": 1
    },
    "askedRent": {
      "widget": "money",
      "unit": "eurMonth",
      "span": 2
    },
    "registered": {
      "widget": "radio",
      "span": 3,
      "enum": [
        "yes",
        "no"
      ]
    },
    "lastRegisteredOn": {
      "span": 3
    },
    "emptySince": {
      "span": 1,
      "optional": true
    },
    "address": {
      "span": 3
    },
    "cadastralRef": {
      "span": 2,
      "optional": true
    },
    "cedula": {
      "widget": "radio",
      "span": 1,
      "optional": true,
      "enum": [
        "yes",
        "no"
      ]
    },
    "energy": {
      "widget": "radio",
      "span": 1,
      "optional": true,
      "enum": [
        "yes",
        "no"
      ]
    },
    "worksNeeded": {
      "widget": "radio",
      "span": 1,
      "optional": true,
      "enum": [
        "yes",
        "no"
      ]
    },
    "worksCost": {
      "widget": "money",
      "unit": "eur",
      "span": 2,
      "optional": true
    },
    "registeredSince": {
      "span": 1
    },
    "monthlyRent": {
      "widget": "money",
      "unit": "eurMonth",
      "span": 2
    },
    "members": {
      "hidden": true
    },
    "members.*.income": {
      "widget": "money"
    },
    "name": {
      "span": 3
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
    "website": {
      "hidden": true
    }
  },
  "when": {
    "largeHolder": {
      "side": [
        "owner"
      ]
    },
    "ownedSince": {
      "side": [
        "owner"
      ]
    },
    "askedRent": {
      "side": [
        "owner"
      ]
    },
    "registered": {
      "side": [
        "owner"
      ]
    },
    "lastRegisteredOn": {
      "side": [
        "owner"
      ],
      "registered": [
        "yes"
      ]
    },
    "emptySince": {
      "side": [
        "owner"
      ]
    },
    "address": {
      "side": [
        "owner"
      ]
    },
    "cadastralRef": {
      "side": [
        "owner"
      ]
    },
    "cedula": {
      "side": [
        "owner"
      ]
    },
    "energy": {
      "side": [
        "owner"
      ]
    },
    "worksNeeded": {
      "side": [
        "owner"
      ]
    },
    "worksCost": {
      "side": [
        "owner"
      ],
      "worksNeeded": [
        "yes"
      ]
    },
    "registeredSince": {
      "side": [
        "tenant"
      ]
    },
    "monthlyRent": {
      "side": [
        "tenant"
      ]
    }
  },
  "order": [
    "side",
    "island",
    "largeHolder",
    "ownedSince",
    "askedRent",
    "registered",
    "lastRegisteredOn",
    "emptySince",
    "address",
    "cadastralRef",
    "cedula",
    "energy",
    "worksNeeded",
    "worksCost",
    "registeredSince",
    "monthlyRent",
    "members",
    "name",
    "email",
    "phone",
    "message",
    "language",
    "consent",
    "website"
  ],
  "validator": validator
}

export default form
