// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteLegalSection.validator.js'

const form: GeneratedForm = {
  "name": "SiteLegalSection",
  "tag": "site",
  "prefix": "siteSection",
  "schema": {
    "$id": "SiteLegalSection",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "kind",
      "part"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uuid"
      },
      "kind": {
        "type": "string",
        "const": "legal"
      },
      "part": {
        "type": "string",
        "enum": [
          "notice",
          "privacy",
          "cookies",
          "accessibility"
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
    "part": {
      "hidden": true,
      "enum": [
        "notice",
        "privacy",
        "cookies",
        "accessibility"
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
    "part",
    "tone",
    "anchor",
    "off"
  ],
  "validator": validator
}

export default form
