// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './PropertyLegal.validator.js'

const form: GeneratedForm = {
  "name": "PropertyLegal",
  "tag": "property",
  "prefix": "legal",
  "schema": {
    "$id": "PropertyLegal",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "energy": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "status": {
            "type": "string",
            "enum": [
              "pending",
              "provided",
              "in_process",
              "exempt"
            ]
          },
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
        "properties": {
          "state": {
            "type": "string",
            "enum": [
              "has",
              "applied",
              "absent"
            ]
          },
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
      "touristLicence": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "ETV",
              "ETVPL",
              "ETV60",
              "other"
            ]
          },
          "number": {
            "type": "string",
            "maxLength": 80
          },
          "places": {
            "type": "integer",
            "minimum": 1,
            "maximum": 500
          },
          "nrua": {
            "type": "string",
            "maxLength": 80
          },
          "expiresOn": {
            "type": "string",
            "format": "date"
          }
        }
      },
      "deposit": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "lodgedOn": {
            "type": "string",
            "format": "date"
          },
          "receipt": {
            "type": "string",
            "maxLength": 40
          }
        }
      },
      "communityFee": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "communityFeePeriod": {
        "type": "string",
        "enum": [
          "month",
          "quarter",
          "year"
        ]
      },
      "communityFeeIncluded": {
        "type": "boolean"
      },
      "ibiYearly": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "garbageYearly": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "derrama": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "referenceValue": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      },
      "ite": {
        "type": "string",
        "enum": [
          "passed",
          "failed",
          "pending",
          "notNeeded"
        ]
      },
      "communityDebtCertificate": {
        "type": "boolean"
      },
      "planningInfraction": {
        "type": "boolean"
      },
      "rusticLegalisation": {
        "type": "string",
        "maxLength": 500
      },
      "registry": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "cru": {
            "type": "string",
            "pattern": "^[0-9]{14}$"
          },
          "office": {
            "type": "string",
            "maxLength": 80
          },
          "tomo": {
            "type": "string",
            "maxLength": 10
          },
          "libro": {
            "type": "string",
            "maxLength": 10
          },
          "folio": {
            "type": "string",
            "maxLength": 10
          },
          "finca": {
            "type": "string",
            "maxLength": 15
          },
          "inscripcion": {
            "type": "string",
            "maxLength": 10
          }
        }
      },
      "charges": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "kind"
          ],
          "properties": {
            "kind": {
              "type": "string",
              "enum": [
                "mortgage",
                "embargo",
                "servitude",
                "usufruct",
                "other"
              ]
            },
            "holder": {
              "type": "string",
              "maxLength": 120
            },
            "amount": {
              "type": "integer",
              "minimum": 0,
              "maximum": 99999999999
            }
          }
        }
      }
    }
  },
  "ui": {
    "energy": {
      "group": "energy",
      "span": 3
    },
    "energy.status": {
      "span": 1,
      "publish": true,
      "shows": [
        "record"
      ],
      "enum": [
        "pending",
        "provided",
        "in_process",
        "exempt"
      ]
    },
    "energy.consumptionLetter": {
      "span": 1,
      "shows": [
        "record"
      ],
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
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "energy.emissionsLetter": {
      "span": 1,
      "shows": [
        "record"
      ],
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
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "energy.certificateNumber": {
      "untrusted": "form",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "energy.issuedOn": {
      "widget": "date",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "energy.expiresOn": {
      "widget": "date",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "cedula": {
      "group": "cedula",
      "span": 3
    },
    "cedula.state": {
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "has",
        "applied",
        "absent"
      ]
    },
    "cedula.kind": {
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "primera_ocupacion",
        "renovacion",
        "carencia",
        "duplicado"
      ]
    },
    "cedula.number": {
      "span": 1,
      "public": false,
      "shows": [
        "record"
      ]
    },
    "cedula.issuedOn": {
      "widget": "date",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "cedula.expiresOn": {
      "widget": "date",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "cedula.maxOccupants": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "touristLicence": {
      "group": "tourist",
      "span": 3
    },
    "touristLicence.kind": {
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "ETV",
        "ETVPL",
        "ETV60",
        "other"
      ]
    },
    "touristLicence.number": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "touristLicence.places": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "touristLicence.nrua": {
      "span": 3,
      "shows": [
        "record"
      ]
    },
    "touristLicence.expiresOn": {
      "widget": "date",
      "public": false,
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "deposit": {
      "group": "deposit",
      "span": 3,
      "public": false
    },
    "deposit.lodgedOn": {
      "widget": "date",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "deposit.receipt": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "communityFee": {
      "widget": "money",
      "group": "costs",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "communityFeePeriod": {
      "group": "costs",
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "month",
        "quarter",
        "year"
      ]
    },
    "communityFeeIncluded": {
      "group": "costs",
      "widget": "switch",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "ibiYearly": {
      "widget": "money",
      "group": "costs",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "garbageYearly": {
      "widget": "money",
      "group": "costs",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "derrama": {
      "widget": "money",
      "group": "costs",
      "span": 1,
      "public": false,
      "shows": [
        "record"
      ]
    },
    "referenceValue": {
      "widget": "money",
      "group": "costs",
      "span": 1,
      "public": false,
      "shows": [
        "record"
      ]
    },
    "ite": {
      "group": "building",
      "span": 1,
      "public": false,
      "shows": [
        "record"
      ],
      "enum": [
        "passed",
        "failed",
        "pending",
        "notNeeded"
      ]
    },
    "communityDebtCertificate": {
      "group": "building",
      "widget": "switch",
      "span": 1,
      "public": false,
      "shows": [
        "record"
      ]
    },
    "planningInfraction": {
      "group": "building",
      "widget": "switch",
      "span": 1,
      "public": false,
      "shows": [
        "record"
      ]
    },
    "rusticLegalisation": {
      "group": "building",
      "widget": "textarea",
      "span": 3,
      "public": false,
      "shows": [
        "record"
      ]
    },
    "registry": {
      "group": "registry",
      "span": 3,
      "public": false
    },
    "registry.cru": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "registry.office": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "registry.tomo": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "registry.libro": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "registry.folio": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "registry.finca": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "registry.inscripcion": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "charges": {
      "group": "registry",
      "span": 3,
      "public": false
    },
    "charges.*.kind": {
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "mortgage",
        "embargo",
        "servitude",
        "usufruct",
        "other"
      ]
    },
    "charges.*.holder": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "charges.*.amount": {
      "widget": "money",
      "span": 1,
      "shows": [
        "record"
      ]
    }
  },
  "when": {
    "energy": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "edificio",
        "nave",
        "hotel"
      ]
    },
    "energy.consumptionLetter": {
      "status": [
        "provided"
      ]
    },
    "energy.consumptionKwh": {
      "status": [
        "provided"
      ]
    },
    "energy.emissionsLetter": {
      "status": [
        "provided"
      ]
    },
    "energy.emissionsKg": {
      "status": [
        "provided"
      ]
    },
    "energy.certificateNumber": {
      "status": [
        "provided"
      ]
    },
    "energy.issuedOn": {
      "status": [
        "provided"
      ]
    },
    "energy.expiresOn": {
      "status": [
        "provided"
      ]
    },
    "cedula": {
      "type": [
        "vivienda"
      ]
    },
    "cedula.kind": {
      "state": [
        "has"
      ]
    },
    "cedula.number": {
      "state": [
        "has"
      ]
    },
    "cedula.issuedOn": {
      "state": [
        "has"
      ]
    },
    "cedula.expiresOn": {
      "state": [
        "has"
      ]
    },
    "cedula.maxOccupants": {
      "state": [
        "has"
      ]
    },
    "touristLicence": {
      "operation": [
        "TDA"
      ]
    },
    "deposit": {
      "operation": [
        "A"
      ]
    },
    "communityFeeIncluded": {
      "operation": [
        "A",
        "TDA"
      ]
    }
  },
  "order": [
    "energy",
    "cedula",
    "touristLicence",
    "deposit",
    "communityFee",
    "communityFeePeriod",
    "communityFeeIncluded",
    "ibiYearly",
    "garbageYearly",
    "derrama",
    "referenceValue",
    "ite",
    "communityDebtCertificate",
    "planningInfraction",
    "rusticLegalisation",
    "registry",
    "charges"
  ],
  "validator": validator
}

export default form
