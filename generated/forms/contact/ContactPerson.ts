// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ContactPerson.validator.js'

const form: GeneratedForm = {
  "name": "ContactPerson",
  "tag": "contact",
  "prefix": "person",
  "schema": {
    "$id": "ContactPerson",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "kind": {
        "type": "string",
        "enum": [
          "person",
          "company"
        ]
      },
      "companyName": {
        "type": "string",
        "maxLength": 160
      },
      "title": {
        "type": "string",
        "enum": [
          "sr",
          "sra",
          "dr",
          "dra"
        ]
      },
      "firstName": {
        "type": "string",
        "maxLength": 80
      },
      "lastName": {
        "type": "string",
        "maxLength": 120
      },
      "language": {
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
      },
      "birthDate": {
        "type": "string",
        "format": "date"
      },
      "nationality": {
        "type": "string",
        "pattern": "^[A-Z]{2}$"
      }
    }
  },
  "ui": {
    "kind": {
      "widget": "chips",
      "span": 3,
      "shows": [
        "record"
      ],
      "enum": [
        "person",
        "company"
      ]
    },
    "companyName": {
      "span": 3,
      "shows": [
        "record",
        "csv"
      ]
    },
    "title": {
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "sr",
        "sra",
        "dr",
        "dra"
      ]
    },
    "firstName": {
      "span": 1,
      "shows": [
        "record",
        "csv"
      ]
    },
    "lastName": {
      "span": 1,
      "shows": [
        "record",
        "csv"
      ]
    },
    "language": {
      "aliases": {
        "du": "nl"
      },
      "span": 1,
      "shows": [
        "record",
        "csv"
      ],
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
    "birthDate": {
      "widget": "date",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "nationality": {
      "widget": "country",
      "span": 1,
      "shows": [
        "record"
      ]
    }
  },
  "when": {
    "companyName": {
      "kind": [
        "company"
      ]
    },
    "birthDate": {
      "kind": [
        "person"
      ]
    }
  },
  "order": [
    "kind",
    "companyName",
    "title",
    "firstName",
    "lastName",
    "language",
    "birthDate",
    "nationality"
  ],
  "validator": validator
}

export default form
