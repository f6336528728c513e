// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteHeroSection.validator.js'

const form: GeneratedForm = {
  "name": "SiteHeroSection",
  "tag": "site",
  "prefix": "siteSection",
  "schema": {
    "$id": "SiteHeroSection",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "kind",
      "title"
    ],
    "properties": {
      "id": {
        "type": "string",
        "format": "uuid"
      },
      "kind": {
        "type": "string",
        "const": "hero"
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
      "lead": {
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
      "picture": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "hash"
        ],
        "properties": {
          "hash": {
            "type": "string",
            "pattern": "^[0-9a-f]{32}$"
          },
          "alt": {
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
          "decorative": {
            "type": "boolean"
          },
          "focus": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "x",
              "y"
            ],
            "properties": {
              "x": {
                "type": "number",
                "minimum": 0,
                "maximum": 1
              },
              "y": {
                "type": "number",
                "minimum": 0,
                "maximum": 1
              }
            }
          }
        }
      },
      "search": {
        "type": "boolean"
      },
      "button": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "label",
          "to"
        ],
        "properties": {
          "label": {
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
          "to": {
            "type": "string",
            "maxLength": 500,
            "pattern": "^(https://|mailto:|tel:|page:)[^\\s]+$"
          }
        }
      },
      "height": {
        "type": "string",
        "enum": [
          "low",
          "tall",
          "full"
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
    "lead": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localizedLong",
      "span": 3
    },
    "picture.hash": {
      "widget": "picture",
      "span": 3
    },
    "picture.alt": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
      "span": 3
    },
    "picture.decorative": {
      "widget": "switch",
      "span": 3
    },
    "picture.focus": {
      "hidden": true
    },
    "search": {
      "widget": "switch",
      "span": 3
    },
    "button.label": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
      "span": 3
    },
    "button.to": {
      "widget": "listed",
      "span": 3
    },
    "height": {
      "span": 1,
      "enum": [
        "low",
        "tall",
        "full"
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
    "lead",
    "picture",
    "search",
    "button",
    "height",
    "tone",
    "anchor",
    "off"
  ],
  "validator": validator
}

export default form
