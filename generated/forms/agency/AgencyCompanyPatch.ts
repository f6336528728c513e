// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './AgencyCompanyPatch.validator.js'

const form: GeneratedForm = {
  "name": "AgencyCompanyPatch",
  "tag": "agency",
  "prefix": "agencyCompanyPatch",
  "schema": {
    "$id": "AgencyCompanyPatch",
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
      "taxId": {
        "type": "string",
        "maxLength": 20
      },
      "registeredOffice": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "street": {
            "type": "string",
            "maxLength": 200
          },
          "postalCode": {
            "type": "string",
            "pattern": "^[0-9]{5}$"
          },
          "town": {
            "type": "string",
            "maxLength": 80
          },
          "province": {
            "type": "string",
            "maxLength": 80
          }
        }
      },
      "invoice": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "email": {
            "type": "string",
            "format": "email",
            "maxLength": 254
          },
          "series": {
            "type": "string",
            "maxLength": 10,
            "pattern": "^[A-Za-z0-9./-]*$"
          },
          "iban": {
            "type": "string",
            "maxLength": 34
          },
          "footer": {
            "type": "string",
            "maxLength": 400
          }
        }
      },
      "complaintsAddress": {
        "type": "string",
        "maxLength": 200
      },
      "dataProtectionEmail": {
        "type": "string",
        "format": "email",
        "maxLength": 254
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
    "taxId": {
      "group": "company",
      "span": 1
    },
    "registeredOffice": {
      "group": "company"
    },
    "registeredOffice.street": {
      "span": 3
    },
    "registeredOffice.postalCode": {
      "span": 1
    },
    "registeredOffice.town": {
      "span": 1
    },
    "registeredOffice.province": {
      "span": 1
    },
    "invoice": {
      "group": "invoice"
    },
    "invoice.email": {
      "widget": "email",
      "span": 2
    },
    "invoice.series": {
      "span": 1
    },
    "invoice.iban": {
      "span": 3
    },
    "invoice.footer": {
      "span": 3
    },
    "complaintsAddress": {
      "group": "people",
      "span": 2
    },
    "dataProtectionEmail": {
      "group": "people",
      "widget": "email",
      "span": 1
    }
  },
  "when": {},
  "order": [
    "version",
    "legalName",
    "taxId",
    "registeredOffice",
    "invoice",
    "complaintsAddress",
    "dataProtectionEmail"
  ],
  "validator": validator
}

export default form
