// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './SiteBrand.validator.js'

const form: GeneratedForm = {
  "name": "SiteBrand",
  "tag": "site",
  "prefix": "siteBrand",
  "schema": {
    "$id": "SiteBrand",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "template",
      "scheme"
    ],
    "properties": {
      "template": {
        "type": "string",
        "enum": [
          "tramuntana",
          "llevant",
          "mares",
          "placa",
          "quadern"
        ]
      },
      "scheme": {
        "type": "string",
        "enum": [
          "light",
          "dark",
          "system"
        ]
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
          },
          "ground": {
            "type": "string",
            "pattern": "^#[0-9a-fA-F]{6}$"
          }
        }
      },
      "logo": {
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
      "logoDark": {
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
      "icon": {
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
      }
    }
  },
  "ui": {
    "template": {
      "hidden": true,
      "enum": [
        "tramuntana",
        "llevant",
        "mares",
        "placa",
        "quadern"
      ]
    },
    "scheme": {
      "widget": "radio",
      "group": "scheme",
      "span": 3,
      "enum": [
        "light",
        "dark",
        "system"
      ]
    },
    "colors": {
      "group": "colors"
    },
    "colors.primary": {
      "widget": "color",
      "span": 1
    },
    "colors.accent": {
      "widget": "color",
      "span": 1
    },
    "colors.ground": {
      "widget": "color",
      "span": 1
    },
    "logo": {
      "group": "logo"
    },
    "logo.hash": {
      "widget": "picture",
      "span": 3
    },
    "logo.alt": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
      "span": 3
    },
    "logo.decorative": {
      "widget": "switch",
      "span": 3
    },
    "logo.focus": {
      "hidden": true
    },
    "logoDark": {
      "group": "logoDark"
    },
    "logoDark.hash": {
      "widget": "picture",
      "span": 3
    },
    "logoDark.alt": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
      "span": 3
    },
    "logoDark.decorative": {
      "widget": "switch",
      "span": 3
    },
    "logoDark.focus": {
      "hidden": true
    },
    "icon": {
      "group": "icon"
    },
    "icon.hash": {
      "widget": "picture",
      "span": 3
    },
    "icon.alt": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
      "span": 3
    },
    "icon.decorative": {
      "widget": "switch",
      "span": 3
    },
    "icon.focus": {
      "hidden": true
    }
  },
  "when": {},
  "order": [
    "template",
    "scheme",
    "colors",
    "logo",
    "logoDark",
    "icon"
  ],
  "validator": validator
}

export default form
