// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './AgencyPatch.validator.js'

const form: GeneratedForm = {
  "name": "AgencyPatch",
  "tag": "agency",
  "prefix": "agencyPatch",
  "schema": {
    "$id": "AgencyPatch",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "legalName": {
        "type": "string",
        "maxLength": 160
      },
      "tradeName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 120
      },
      "taxId": {
        "type": "string",
        "maxLength": 20
      },
      "description": {
        "type": "object",
        "maxProperties": 30,
        "propertyNames": {
          "pattern": "^[a-z]{2}(-[A-Z]{2})?$"
        },
        "additionalProperties": {
          "type": "string",
          "maxLength": 4000
        }
      },
      "publicPhone": {
        "type": "string",
        "maxLength": 25
      },
      "publicEmail": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "website": {
        "type": "string",
        "format": "uri",
        "pattern": "^https?://",
        "maxLength": 255
      },
      "address": {
        "type": "string",
        "maxLength": 200
      },
      "complaintsAddress": {
        "type": "string",
        "maxLength": 200
      },
      "dataProtectionEmail": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "languages": {
        "type": "array",
        "maxItems": 26,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "es",
            "en",
            "ca",
            "de",
            "fr",
            "it",
            "pt",
            "nl",
            "sv",
            "da",
            "fi",
            "pl",
            "ru",
            "bg",
            "hr",
            "cs",
            "et",
            "el",
            "hu",
            "ga",
            "lv",
            "lt",
            "mt",
            "ro",
            "sk",
            "sl"
          ]
        }
      },
      "islands": {
        "type": "array",
        "maxItems": 4,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "MALLORCA",
            "MENORCA",
            "IBIZA",
            "FORMENTERA"
          ]
        }
      },
      "licences": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "roaiibNumber": {
            "type": "string",
            "maxLength": 40
          },
          "apiCollegeNumber": {
            "type": "string",
            "maxLength": 40
          },
          "insurer": {
            "type": "string",
            "maxLength": 120
          },
          "policy": {
            "type": "string",
            "maxLength": 60
          },
          "perClaim": {
            "type": "integer",
            "minimum": 0,
            "maximum": 99999999999
          },
          "perYear": {
            "type": "integer",
            "minimum": 0,
            "maximum": 99999999999
          },
          "guaranteeEntity": {
            "type": "string",
            "maxLength": 120
          },
          "guaranteeAmount": {
            "type": "integer",
            "minimum": 0,
            "maximum": 99999999999
          }
        }
      },
      "colors": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "primary": {
            "type": "string",
            "pattern": "^#[0-9a-fA-F]{6}$"
          },
          "accent": {
            "type": "string",
            "pattern": "^#[0-9a-fA-F]{6}$"
          }
        }
      },
      "refPattern": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "prefix": {
            "type": "string",
            "maxLength": 10,
            "pattern": "^[A-Za-z0-9 ./_-]*$"
          },
          "suffix": {
            "type": "string",
            "maxLength": 10,
            "pattern": "^[A-Za-z0-9 ./_-]*$"
          },
          "start": {
            "type": "integer",
            "minimum": 1,
            "maximum": 9999999
          },
          "padding": {
            "type": "integer",
            "minimum": 1,
            "maximum": 8
          }
        }
      },
      "defaultCommissionPct": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "legalName": {
      "group": "company",
      "span": 2
    },
    "tradeName": {
      "group": "company",
      "span": 2
    },
    "taxId": {
      "group": "company",
      "span": 1
    },
    "description": {
      "aliases": {
        "du": "nl"
      },
      "group": "company",
      "widget": "localizedLong",
      "span": 3
    },
    "publicPhone": {
      "group": "contact",
      "widget": "phone",
      "span": 1
    },
    "publicEmail": {
      "group": "contact",
      "widget": "email",
      "span": 2
    },
    "website": {
      "group": "contact",
      "span": 2
    },
    "address": {
      "group": "contact",
      "span": 2
    },
    "complaintsAddress": {
      "group": "contact",
      "span": 2
    },
    "dataProtectionEmail": {
      "group": "contact",
      "widget": "email",
      "span": 1
    },
    "languages": {
      "group": "contact",
      "widget": "languages",
      "span": 3
    },
    "languages.*": {
      "aliases": {
        "du": "nl"
      },
      "enum": [
        "es",
        "en",
        "ca",
        "de",
        "fr",
        "it",
        "pt",
        "nl",
        "sv",
        "da",
        "fi",
        "pl",
        "ru",
        "bg",
        "hr",
        "cs",
        "et",
        "el",
        "hu",
        "ga",
        "lv",
        "lt",
        "mt",
        "ro",
        "sk",
        "sl"
      ]
    },
    "islands": {
      "group": "contact",
      "widget": "chips",
      "span": 3
    },
    "islands.*": {
      "enum": [
        "MALLORCA",
        "MENORCA",
        "IBIZA",
        "FORMENTERA"
      ]
    },
    "licences": {
      "group": "licences"
    },
    "licences.perClaim": {
      "widget": "money"
    },
    "licences.perYear": {
      "widget": "money"
    },
    "licences.guaranteeAmount": {
      "widget": "money"
    },
    "colors": {
      "group": "brand"
    },
    "colors.primary": {
      "widget": "color",
      "span": 1
    },
    "colors.accent": {
      "widget": "color",
      "span": 1
    },
    "refPattern": {
      "group": "defaults"
    },
    "defaultCommissionPct": {
      "unit": "percent",
      "group": "defaults",
      "span": 1
    }
  },
  "when": {},
  "order": [
    "version",
    "legalName",
    "tradeName",
    "taxId",
    "description",
    "publicPhone",
    "publicEmail",
    "website",
    "address",
    "complaintsAddress",
    "dataProtectionEmail",
    "languages",
    "islands",
    "licences",
    "colors",
    "refPattern",
    "defaultCommissionPct"
  ],
  "validator": validator
}

export default form
