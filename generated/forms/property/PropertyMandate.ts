// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './PropertyMandate.validator.js'

const form: GeneratedForm = {
  "name": "PropertyMandate",
  "tag": "property",
  "prefix": "mandate",
  "schema": {
    "$id": "PropertyMandate",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "owners": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "name"
          ],
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "maxLength": 160
            },
            "role": {
              "type": "string",
              "enum": [
                "owner",
                "usufruct",
                "heir",
                "company",
                "bank"
              ]
            },
            "sharePct": {
              "type": "number",
              "minimum": 0,
              "maximum": 100
            },
            "phone": {
              "type": "string",
              "maxLength": 25
            },
            "email": {
              "type": "string",
              "format": "email",
              "maxLength": 254
            },
            "taxId": {
              "type": "string",
              "maxLength": 20
            },
            "contactId": {
              "type": "string",
              "format": "uuid"
            }
          }
        }
      },
      "number": {
        "type": "string",
        "maxLength": 40
      },
      "exclusive": {
        "type": "string",
        "enum": [
          "none",
          "exclusive",
          "shared_exclusive"
        ]
      },
      "startsOn": {
        "type": "string",
        "format": "date"
      },
      "endsOn": {
        "type": "string",
        "format": "date"
      },
      "tacitExtension": {
        "type": "boolean"
      },
      "signedOn": {
        "type": "string",
        "format": "date"
      },
      "signMethod": {
        "type": "string",
        "enum": [
          "paper",
          "digital"
        ]
      },
      "withdrawalDays": {
        "type": "integer",
        "enum": [
          0,
          14,
          30
        ]
      },
      "askedPrice": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "mayReceiveDeposit": {
        "type": "boolean"
      },
      "reportEveryDays": {
        "type": "integer",
        "minimum": 1,
        "maximum": 365
      },
      "commissionType": {
        "type": "string",
        "enum": [
          "percent",
          "fixed"
        ]
      },
      "commissionPct": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "commissionFixed": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "commissionPaidBy": {
        "type": "string",
        "enum": [
          "owner",
          "buyer",
          "both"
        ]
      },
      "paymentMoment": {
        "type": "string",
        "enum": [
          "deed",
          "arras_half"
        ]
      },
      "keysHeld": {
        "type": "boolean"
      },
      "keysNumber": {
        "type": "string",
        "maxLength": 20
      },
      "keysPlace": {
        "type": "string",
        "enum": [
          "office",
          "concierge",
          "lockbox",
          "owner"
        ]
      },
      "viewingNoticeHours": {
        "type": "integer",
        "minimum": 0,
        "maximum": 720
      },
      "contactOnSite": {
        "type": "string",
        "maxLength": 160
      },
      "signBoard": {
        "type": "boolean"
      },
      "network": {
        "type": "string",
        "enum": [
          "API",
          "ABSI",
          "APIW",
          "MICRO"
        ]
      },
      "shared": {
        "type": "boolean"
      },
      "commissionOfferedPct": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      }
    }
  },
  "ui": {
    "owners": {
      "group": "owners",
      "span": 3
    },
    "owners.*.name": {
      "span": 1,
      "shows": [
        "record",
        "search"
      ]
    },
    "owners.*.role": {
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "owner",
        "usufruct",
        "heir",
        "company",
        "bank"
      ]
    },
    "owners.*.sharePct": {
      "unit": "percent",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "owners.*.phone": {
      "widget": "phone",
      "span": 1,
      "shows": [
        "record",
        "search"
      ]
    },
    "owners.*.email": {
      "widget": "email",
      "span": 1,
      "shows": [
        "record",
        "search"
      ]
    },
    "owners.*.taxId": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "owners.*.contactId": {
      "hidden": true
    },
    "number": {
      "group": "mandate",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "exclusive": {
      "group": "mandate",
      "widget": "chips",
      "span": 2,
      "shows": [
        "record"
      ],
      "enum": [
        "none",
        "exclusive",
        "shared_exclusive"
      ]
    },
    "startsOn": {
      "widget": "date",
      "group": "mandate",
      "span": 1,
      "publish": true,
      "shows": [
        "record"
      ]
    },
    "endsOn": {
      "widget": "date",
      "group": "mandate",
      "span": 1,
      "publish": true,
      "shows": [
        "record"
      ]
    },
    "tacitExtension": {
      "widget": "switch",
      "group": "mandate",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "signedOn": {
      "widget": "date",
      "group": "mandate",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "signMethod": {
      "group": "mandate",
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "paper",
        "digital"
      ]
    },
    "withdrawalDays": {
      "group": "mandate",
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "0",
        "14",
        "30"
      ]
    },
    "askedPrice": {
      "widget": "money",
      "group": "mandate",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "mayReceiveDeposit": {
      "widget": "switch",
      "group": "mandate",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "reportEveryDays": {
      "unit": "day",
      "group": "mandate",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "commissionType": {
      "group": "commission",
      "widget": "chips",
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "percent",
        "fixed"
      ]
    },
    "commissionPct": {
      "unit": "percent",
      "group": "commission",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "commissionFixed": {
      "widget": "money",
      "group": "commission",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "commissionPaidBy": {
      "group": "commission",
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "owner",
        "buyer",
        "both"
      ]
    },
    "paymentMoment": {
      "group": "commission",
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "deed",
        "arras_half"
      ]
    },
    "keysHeld": {
      "widget": "switch",
      "group": "keys",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "keysNumber": {
      "group": "keys",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "keysPlace": {
      "group": "keys",
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "office",
        "concierge",
        "lockbox",
        "owner"
      ]
    },
    "viewingNoticeHours": {
      "unit": "hour",
      "group": "keys",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "contactOnSite": {
      "group": "keys",
      "span": 2,
      "shows": [
        "record"
      ]
    },
    "signBoard": {
      "widget": "switch",
      "group": "keys",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "network": {
      "group": "sharing",
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "API",
        "ABSI",
        "APIW",
        "MICRO"
      ]
    },
    "shared": {
      "widget": "switch",
      "group": "sharing",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "commissionOfferedPct": {
      "unit": "percent",
      "group": "sharing",
      "span": 1,
      "shows": [
        "record"
      ]
    }
  },
  "when": {
    "commissionPct": {
      "commissionType": [
        "percent"
      ]
    },
    "commissionFixed": {
      "commissionType": [
        "fixed"
      ]
    },
    "keysNumber": {
      "keysHeld": [
        true
      ]
    }
  },
  "order": [
    "owners",
    "number",
    "exclusive",
    "startsOn",
    "endsOn",
    "tacitExtension",
    "signedOn",
    "signMethod",
    "withdrawalDays",
    "askedPrice",
    "mayReceiveDeposit",
    "reportEveryDays",
    "commissionType",
    "commissionPct",
    "commissionFixed",
    "commissionPaidBy",
    "paymentMoment",
    "keysHeld",
    "keysNumber",
    "keysPlace",
    "viewingNoticeHours",
    "contactOnSite",
    "signBoard",
    "network",
    "shared",
    "commissionOfferedPct"
  ],
  "validator": validator
}

export default form
