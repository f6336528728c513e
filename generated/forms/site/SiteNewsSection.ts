// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteNewsSection.validator.js'

const form: GeneratedForm = {
  "name": "SiteNewsSection",
  "tag": "site",
  "prefix": "siteSection",
  "schema": {
    "$id": "SiteNewsSection",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "kind"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uuid"
      },
      "kind": {
        "type": "string",
        "const": "news"
      },
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
      "count": {
        "type": "integer",
        "minimum": 2,
        "maximum": 12
      },
      "from": {
        "type": "string",
        "enum": [
          "own",
          "areas"
        ]
      },
      "tone": {
        "type": "string",
        "enum": [
          "plain",
          "soft",
          "strong"
        ]
      },
      "anchor": {
        "type": "string",
        "maxLength": 31,
        "pattern": "^[a-z][a-z0-9-]{0,30}$"
      },
      "off": {
        "type": "boolean"
      }
    }
  },
  "ui": {
    "id": {
      "hidden": true
    },
    "kind": {
      "hidden": true
    },
    "title": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
      "span": 3
    },
    "count": {
      "widget": "stepper",
      "span": 1
    },
    "from": {
      "span": 2,
      "enum": [
        "own",
        "areas"
      ]
    },
    "tone": {
      "group": "sectionPlace",
      "span": 1,
      "enum": [
        "plain",
        "soft",
        "strong"
      ]
    },
    "anchor": {
      "group": "sectionPlace",
      "span": 2
    },
    "off": {
      "hidden": true
    }
  },
  "when": {},
  "order": [
    "id",
    "kind",
    "title",
    "count",
    "from",
    "tone",
    "anchor",
    "off"
  ],
  "validator": validator
}

export default form
