// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './UserPatch.validator.js'

const form: GeneratedForm = {
  "name": "UserPatch",
  "tag": "user",
  "prefix": "userPatch",
  "schema": {
    "$id": "UserPatch",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "id": {
        "type": "string",
        "format": "uuid"
      },
      "first_name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "last_name": {
        "type": "string",
        "maxLength": 120
      },
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "phone": {
        "type": "string",
        "maxLength": 25
      },
      "job_title": {
        "type": "string",
        "maxLength": 80
      },
      "language": {
        "type": "string",
        "enum": [
          "es",
          "en",
          "ca",
          "de"
        ]
      },
      "google_calendar_email": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "job_titles": {
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
      "is_public": {
        "type": "boolean"
      },
      "phone_public": {
        "type": "boolean"
      },
      "permissions": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "publish",
          "delete",
          "export",
          "seeAllAgenda",
          "seeAllContacts"
        ],
        "properties": {
          "publish": {
            "type": "boolean"
          },
          "delete": {
            "type": "boolean"
          },
          "export": {
            "type": "boolean"
          },
          "seeAllAgenda": {
            "type": "boolean"
          },
          "seeAllContacts": {
            "type": "boolean"
          },
          "editWeb": {
            "type": "boolean"
          },
          "buy": {
            "type": "boolean"
          }
        }
      },
      "branch_id": {
        "type": "string",
        "format": "uuid"
      },
      "avatar_extra": {
        "type": "string",
        "enum": [
          "avatar"
        ]
      },
      "is_onboarding": {
        "type": "boolean"
      },
      "role": {
        "type": "string",
        "enum": [
          "ADMIN",
          "STAFF"
        ]
      },
      "active": {
        "type": "boolean"
      },
      "current_password": {
        "type": "string",
        "maxLength": 200
      },
      "password": {
        "type": "string",
        "minLength": 6,
        "maxLength": 200
      }
    }
  },
  "ui": {
    "id": {
      "hidden": true
    },
    "first_name": {
      "span": 1
    },
    "last_name": {
      "span": 2
    },
    "email": {
      "span": 2,
      "widget": "email"
    },
    "phone": {
      "span": 1,
      "widget": "phone"
    },
    "job_title": {
      "span": 2
    },
    "language": {
      "span": 1,
      "enum": [
        "es",
        "en",
        "ca",
        "de"
      ]
    },
    "google_calendar_email": {
      "span": 2,
      "widget": "email"
    },
    "job_titles": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "widget": "localized",
      "span": 3
    },
    "languages": {
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
    "is_public": {
      "span": 3,
      "widget": "switch"
    },
    "phone_public": {
      "span": 3,
      "widget": "switch"
    },
    "permissions": {
      "hidden": true
    },
    "branch_id": {
      "hidden": true
    },
    "avatar_extra": {
      "hidden": true,
      "enum": [
        "avatar"
      ]
    },
    "is_onboarding": {
      "hidden": true
    },
    "role": {
      "hidden": true,
      "enum": [
        "ADMIN",
        "STAFF"
      ]
    },
    "active": {
      "hidden": true
    },
    "current_password": {
      "secret": false,
      "span": 2,
      "widget": "password"
    },
    "password": {
      "secret": true,
      "span": 2,
      "widget": "newPassword"
    }
  },
  "when": {
    "job_title": {
      "role": [
        "ADMIN",
        "STAFF"
      ]
    },
    "google_calendar_email": {
      "role": [
        "ADMIN",
        "STAFF"
      ]
    },
    "job_titles": {
      "role": [
        "ADMIN",
        "STAFF"
      ]
    },
    "languages": {
      "role": [
        "ADMIN",
        "STAFF"
      ]
    },
    "is_public": {
      "role": [
        "ADMIN",
        "STAFF"
      ]
    },
    "phone_public": {
      "role": [
        "ADMIN",
        "STAFF"
      ]
    }
  },
  "order": [
    "id",
    "first_name",
    "last_name",
    "email",
    "phone",
    "job_title",
    "language",
    "google_calendar_email",
    "job_titles",
    "languages",
    "is_public",
    "phone_public",
    "permissions",
    "branch_id",
    "avatar_extra",
    "is_onboarding",
    "role",
    "active",
    "current_password",
    "password"
  ],
  "validator": validator
}

export default form
