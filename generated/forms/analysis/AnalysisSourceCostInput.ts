// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './AnalysisSourceCostInput.validator.js'

const form: GeneratedForm = {
  "name": "AnalysisSourceCostInput",
  "tag": "analysis",
  "prefix": "analysisSourceCostInput",
  "schema": {
    "$id": "AnalysisSourceCostInput",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "month",
      "source"
    ],
    "properties": {
      "month": {
        "type": "string",
        "pattern": "^20[0-9]{2}-(0[1-9]|1[0-2])$"
      },
      "source": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "amount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 99999999999
      }
    }
  },
  "ui": {
    "month": {
      "hidden": true
    },
    "source": {
      "hidden": true
    },
    "amount": {
      "widget": "money",
      "span": 3
    }
  },
  "when": {},
  "order": [
    "month",
    "source",
    "amount"
  ],
  "validator": validator
}

export default form
