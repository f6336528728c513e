// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './OrderDelivery.validator.js'

const form: GeneratedForm = {
  "name": "OrderDelivery",
  "tag": "order",
  "prefix": "orderDelivery",
  "schema": {
    "$id": "OrderDelivery",
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
      "category": {
        "type": "string",
        "enum": [
          "photo",
          "drone",
          "video",
          "tour_360",
          "floor_plan",
          "energy_certificate",
          "cedula",
          "home_staging",
          "cleaning",
          "legal_check",
          "translation",
          "sign_board",
          "other"
        ]
      },
      "energy": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "consumptionLetter",
          "emissionsLetter",
          "certificateNumber",
          "issuedOn",
          "expiresOn"
        ],
        "properties": {
          "consumptionLetter": {
            "type": "string",
            "enum": [
              "A",
              "B",
              "C",
              "D",
              "E",
              "F",
              "G"
            ]
          },
          "consumptionKwh": {
            "type": "number",
            "minimum": 0.1,
            "maximum": 999
          },
          "emissionsLetter": {
            "type": "string",
            "enum": [
              "A",
              "B",
              "C",
              "D",
              "E",
              "F",
              "G"
            ]
          },
          "emissionsKg": {
            "type": "number",
            "minimum": 0,
            "maximum": 999
          },
          "certificateNumber": {
            "type": "string",
            "minLength": 1,
            "maxLength": 60
          },
          "issuedOn": {
            "type": "string",
            "format": "date"
          },
          "expiresOn": {
            "type": "string",
            "format": "date"
          }
        }
      },
      "cedula": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "kind",
          "number",
          "issuedOn",
          "expiresOn"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "primera_ocupacion",
              "renovacion",
              "carencia",
              "duplicado"
            ]
          },
          "number": {
            "type": "string",
            "minLength": 1,
            "maxLength": 40
          },
          "issuedOn": {
            "type": "string",
            "format": "date"
          },
          "expiresOn": {
            "type": "string",
            "format": "date"
          },
          "maxOccupants": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200
          }
        }
      },
      "areas": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "usable": {
            "type": "number",
            "minimum": 0,
            "maximum": 99999999
          },
          "built": {
            "type": "number",
            "minimum": 0,
            "maximum": 99999999
          },
          "terrace": {
            "type": "number",
            "minimum": 0,
            "maximum": 99999999
          }
        }
      },
      "texts": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "title": {
            "type": "object",
            "maxProperties": 30,
            "propertyNames": {
              "pattern": "^[a-z]{2}(-[A-Z]{2})?$"
            },
            "additionalProperties": {
              "type": "string",
              "maxLength": 160
            }
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
          }
        }
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "category": {
      "hidden": true,
      "enum": [
        "photo",
        "drone",
        "video",
        "tour_360",
        "floor_plan",
        "energy_certificate",
        "cedula",
        "home_staging",
        "cleaning",
        "legal_check",
        "translation",
        "sign_board",
        "other"
      ]
    },
    "energy": {
      "span": 3
    },
    "energy.consumptionLetter": {
      "span": 1,
      "enum": [
        "A",
        "B",
        "C",
        "D",
        "E",
        "F",
        "G"
      ]
    },
    "energy.consumptionKwh": {
      "unit": "kwhM2Year",
      "span": 1
    },
    "energy.emissionsLetter": {
      "span": 1,
      "enum": [
        "A",
        "B",
        "C",
        "D",
        "E",
        "F",
        "G"
      ]
    },
    "energy.emissionsKg": {
      "unit": "kgCo2M2Year",
      "span": 1
    },
    "energy.certificateNumber": {
      "span": 1
    },
    "energy.issuedOn": {
      "widget": "date",
      "span": 1
    },
    "energy.expiresOn": {
      "widget": "date",
      "span": 1
    },
    "cedula": {
      "span": 3
    },
    "cedula.kind": {
      "span": 1,
      "enum": [
        "primera_ocupacion",
        "renovacion",
        "carencia",
        "duplicado"
      ]
    },
    "cedula.number": {
      "span": 1
    },
    "cedula.issuedOn": {
      "widget": "date",
      "span": 1
    },
    "cedula.expiresOn": {
      "widget": "date",
      "span": 1
    },
    "cedula.maxOccupants": {
      "span": 1
    },
    "areas": {
      "span": 3
    },
    "areas.usable": {
      "unit": "m2",
      "span": 1
    },
    "areas.built": {
      "unit": "m2",
      "span": 1
    },
    "areas.terrace": {
      "unit": "m2",
      "span": 1
    },
    "texts": {
      "span": 3
    },
    "texts.title": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
      "span": 3
    },
    "texts.description": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localizedLong",
      "span": 3
    }
  },
  "when": {
    "energy": {
      "category": [
        "energy_certificate"
      ]
    },
    "cedula": {
      "category": [
        "cedula"
      ]
    },
    "areas": {
      "category": [
        "floor_plan"
      ]
    },
    "texts": {
      "category": [
        "translation"
      ]
    }
  },
  "order": [
    "version",
    "category",
    "energy",
    "cedula",
    "areas",
    "texts"
  ],
  "validator": validator
}

export default form
