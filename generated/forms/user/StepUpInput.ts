// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './StepUpInput.validator.js'

const form: GeneratedForm = {
  "name": "StepUpInput",
  "tag": "user",
  "prefix": "stepUpInput",
  "schema": {
    "$id": "StepUpInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "method"
    ],
    "properties": {
      "method": {
        "type": "string",
        "enum": [
          "passkey",
          "password",
          "code",
          "totp"
        ]
      },
      "passkey": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "clientDataJSON",
          "authenticatorData",
          "signature"
        ],
        "properties": {
          "id": {
            "type": "string",
            "maxLength": 1400,
            "pattern": "^[A-Za-z0-9_-]+$"
          },
          "clientDataJSON": {
            "type": "string",
            "maxLength": 20000,
            "pattern": "^[A-Za-z0-9_-]+$"
          },
          "authenticatorData": {
            "type": "string",
            "maxLength": 20000,
            "pattern": "^[A-Za-z0-9_-]+$"
          },
          "signature": {
            "type": "string",
            "maxLength": 4000,
            "pattern": "^[A-Za-z0-9_-]+$"
          },
          "userHandle": {
            "type": "string",
            "maxLength": 200,
            "pattern": "^[A-Za-z0-9_-]*$"
          }
        }
      },
      "password": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "code": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "totp": {
        "type": "string",
        "minLength": 6,
        "maxLength": 20
      }
    }
  },
  "ui": {
    "method": {
      "hidden": true,
      "enum": [
        "passkey",
        "password",
        "code",
        "totp"
      ]
    },
    "passkey": {
      "hidden": true
    },
    "password": {
      "secret": false,
      "widget": "password",
      "span": 3
    },
    "code": {
      "span": 3
    },
    "totp": {
      "span": 3
    }
  },
  "when": {
    "passkey": {
      "method": [
        "passkey"
      ]
    },
    "password": {
      "method": [
        "password"
      ]
    },
    "code": {
      "method": [
        "code"
      ]
    },
    "totp": {
      "method": [
        "totp"
      ]
    }
  },
  "order": [
    "method",
    "passkey",
    "password",
    "code",
    "totp"
  ],
  "validator": validator
}

export default form
