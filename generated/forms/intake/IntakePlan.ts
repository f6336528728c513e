// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './IntakePlan.validator.js'

const form: GeneratedForm = {
  "name": "IntakePlan",
  "tag": "intake",
  "prefix": "intakePlan",
  "schema": {
    "$id": "IntakePlan",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "mapping",
      "mode",
      "dedupeKeys"
    ],
    "properties": {
      "mapping": {
        "type": "array",
        "maxItems": 250,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "column",
            "field"
          ],
          "properties": {
            "column": {
              "type": "integer",
              "minimum": 0,
              "maximum": 249
            },
            "field": {
              "type": "string",
              "enum": [
                "fullName",
                "title",
                "firstName",
                "middleName",
                "lastName",
                "secondLastName",
                "companyName",
                "jobTitle",
                "department",
                "email",
                "phone",
                "mobile",
                "landline",
                "workPhone",
                "spousePhone",
                "fax",
                "street",
                "postalCode",
                "town",
                "country",
                "region",
                "otherAddress",
                "idNumber",
                "birthDate",
                "nationality",
                "language",
                "role",
                "tags",
                "source",
                "spouseName",
                "nickname",
                "anniversary",
                "relatedName",
                "messenger",
                "website",
                "notes",
                "wantOperation",
                "wantType",
                "wantPlace",
                "wantPriceMin",
                "wantPriceMax",
                "wantAreaMin",
                "wantAreaMax",
                "wantPlotMin",
                "wantBedroomsMin",
                "wantBedroomsMax",
                "wantBathroomsMin",
                "wantFeatures",
                "wantNotes"
              ]
            }
          }
        }
      },
      "dates": {
        "type": "string",
        "enum": [
          "dmy",
          "mdy"
        ]
      },
      "wantOperation": {
        "type": "string",
        "enum": [
          "V",
          "A"
        ]
      },
      "mode": {
        "type": "string",
        "enum": [
          "create",
          "update",
          "upsert"
        ]
      },
      "dedupeKeys": {
        "type": "array",
        "minItems": 1,
        "maxItems": 2,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "phone",
            "email"
          ]
        }
      },
      "overwrite": {
        "type": "boolean"
      },
      "shared": {
        "type": "boolean"
      },
      "roles": {
        "type": "array",
        "maxItems": 10,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "owner",
            "buyer",
            "tenant",
            "landlord",
            "collaborator",
            "provider",
            "lawyer",
            "notary",
            "bank",
            "other"
          ]
        }
      },
      "tags": {
        "type": "array",
        "maxItems": 10,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 40
        }
      }
    }
  },
  "ui": {
    "mapping": {
      "hidden": true
    },
    "mapping.*.field": {
      "enum": [
        "fullName",
        "title",
        "firstName",
        "middleName",
        "lastName",
        "secondLastName",
        "companyName",
        "jobTitle",
        "department",
        "email",
        "phone",
        "mobile",
        "landline",
        "workPhone",
        "spousePhone",
        "fax",
        "street",
        "postalCode",
        "town",
        "country",
        "region",
        "otherAddress",
        "idNumber",
        "birthDate",
        "nationality",
        "language",
        "role",
        "tags",
        "source",
        "spouseName",
        "nickname",
        "anniversary",
        "relatedName",
        "messenger",
        "website",
        "notes",
        "wantOperation",
        "wantType",
        "wantPlace",
        "wantPriceMin",
        "wantPriceMax",
        "wantAreaMin",
        "wantAreaMax",
        "wantPlotMin",
        "wantBedroomsMin",
        "wantBedroomsMax",
        "wantBathroomsMin",
        "wantFeatures",
        "wantNotes"
      ]
    },
    "dates": {
      "hidden": true,
      "enum": [
        "dmy",
        "mdy"
      ]
    },
    "wantOperation": {
      "hidden": true,
      "enum": [
        "V",
        "A"
      ]
    },
    "mode": {
      "widget": "radio",
      "span": 3,
      "enum": [
        "create",
        "update",
        "upsert"
      ]
    },
    "dedupeKeys": {
      "widget": "chips",
      "span": 3
    },
    "dedupeKeys.*": {
      "enum": [
        "phone",
        "email"
      ]
    },
    "overwrite": {
      "widget": "switch",
      "span": 3
    },
    "shared": {
      "widget": "switch",
      "span": 3
    },
    "roles": {
      "widget": "chips",
      "span": 3
    },
    "roles.*": {
      "enum": [
        "owner",
        "buyer",
        "tenant",
        "landlord",
        "collaborator",
        "provider",
        "lawyer",
        "notary",
        "bank",
        "other"
      ]
    },
    "tags": {
      "widget": "tags",
      "span": 3
    }
  },
  "when": {
    "overwrite": {
      "mode": [
        "upsert",
        "update"
      ]
    }
  },
  "order": [
    "mapping",
    "dates",
    "wantOperation",
    "mode",
    "dedupeKeys",
    "overwrite",
    "shared",
    "roles",
    "tags"
  ],
  "validator": validator
}

export default form
