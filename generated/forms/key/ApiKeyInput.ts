// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './ApiKeyInput.validator.js'

const form: GeneratedForm = {
  "name": "ApiKeyInput",
  "tag": "key",
  "prefix": "apiKeyInput",
  "schema": {
    "$id": "ApiKeyInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "scopes",
      "expiresOn"
    ],
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "scopes": {
        "type": "array",
        "minItems": 1,
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "read:property",
            "write:property",
            "read:contact",
            "write:contact",
            "read:demand",
            "write:demand",
            "read:lead",
            "write:lead",
            "read:agenda",
            "write:agenda",
            "read:publication",
            "write:publication",
            "read:reso",
            "manage:webhook",
            "read:saved",
            "use:mcp"
          ]
        }
      },
      "expiresOn": {
        "type": "string",
        "format": "date"
      },
      "allowedIps": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "type": "string",
          "minLength": 2,
          "maxLength": 50
        }
      }
    }
  },
  "ui": {
    "name": {
      "span": 3
    },
    "scopes": {
      "hidden": true
    },
    "scopes.*": {
      "enum": [
        "read:property",
        "write:property",
        "read:contact",
        "write:contact",
        "read:demand",
        "write:demand",
        "read:lead",
        "write:lead",
        "read:agenda",
        "write:agenda",
        "read:publication",
        "write:publication",
        "read:reso",
        "manage:webhook",
        "read:saved",
        "use:mcp"
      ]
    },
    "expiresOn": {
      "widget": "date",
      "span": 3
    },
    "allowedIps": {
      "widget": "tags",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "name",
    "scopes",
    "expiresOn",
    "allowedIps"
  ],
  "validator": validator
}

export default form
