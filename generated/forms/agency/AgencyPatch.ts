// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './AgencyPatch.validator.js'

const form: GeneratedForm = {
  "name": "AgencyPatch",
  "tag": "agency",
  "prefix": "agencyPatch",
  "schema": {
    "$id": "AgencyPatch",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "logo_extra": {
        "type": "string",
        "enum": [
          "logo"
        ]
      },
      "cover_extra": {
        "type": "string",
        "enum": [
          "cover"
        ]
      },
      "coverGone": {
        "type": "boolean"
      },
      "tradeName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 120
      },
      "publicPage": {
        "type": "boolean"
      },
      "description": {
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
      "publicPhone": {
        "type": "string",
        "maxLength": 25
      },
      "publicEmail": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "website": {
        "type": "string",
        "format": "uri",
        "pattern": "^https?://[^/?#@\\\\\\s]+(?:[/?#]|$)",
        "maxLength": 255
      },
      "address": {
        "type": "string",
        "maxLength": 200
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
      "islands": {
        "type": "array",
        "maxItems": 4,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "MALLORCA",
            "MENORCA",
            "IBIZA",
            "FORMENTERA"
          ]
        }
      },
      "branches": {
        "type": "array",
        "maxItems": 30,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "name"
          ],
          "properties": {
            "id": {
              "type": "string",
              "format": "uuid"
            },
            "name": {
              "type": "string",
              "minLength": 2,
              "maxLength": 80
            },
            "address": {
              "type": "string",
              "maxLength": 200
            },
            "postalCode": {
              "type": "string",
              "pattern": "^[0-9]{5}$"
            },
            "place": {
              "type": "string",
              "maxLength": 80
            },
            "phone": {
              "type": "string",
              "maxLength": 25
            },
            "email": {
              "type": "string",
              "format": "email",
              "maxLength": 254
            },
            "hours": {
              "type": "array",
              "maxItems": 7,
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": [
                  "days",
                  "from",
                  "to"
                ],
                "properties": {
                  "days": {
                    "type": "array",
                    "minItems": 1,
                    "maxItems": 7,
                    "uniqueItems": true,
                    "items": {
                      "type": "string",
                      "enum": [
                        "MO",
                        "TU",
                        "WE",
                        "TH",
                        "FR",
                        "SA",
                        "SU"
                      ]
                    }
                  },
                  "from": {
                    "type": "string",
                    "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
                  },
                  "to": {
                    "type": "string",
                    "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
                  }
                }
              }
            }
          }
        }
      },
      "registrations": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "kind",
            "number"
          ],
          "properties": {
            "kind": {
              "type": "string",
              "enum": [
                "ROAIIB",
                "API",
                "ABSI",
                "OTHER"
              ]
            },
            "name": {
              "type": "string",
              "maxLength": 80
            },
            "number": {
              "type": "string",
              "minLength": 1,
              "maxLength": 40
            },
            "validUntil": {
              "type": "string",
              "format": "date"
            }
          }
        }
      },
      "licences": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "roaiibNumber": {
            "type": "string",
            "maxLength": 40
          },
          "apiCollegeNumber": {
            "type": "string",
            "maxLength": 40
          },
          "insurer": {
            "type": "string",
            "maxLength": 120
          },
          "policy": {
            "type": "string",
            "maxLength": 60
          },
          "insuredUntil": {
            "type": "string",
            "format": "date"
          },
          "perClaim": {
            "type": "integer",
            "minimum": 0,
            "maximum": 99999999999
          },
          "perYear": {
            "type": "integer",
            "minimum": 0,
            "maximum": 99999999999
          },
          "guaranteeEntity": {
            "type": "string",
            "maxLength": 120
          },
          "guaranteeAmount": {
            "type": "integer",
            "minimum": 0,
            "maximum": 99999999999
          }
        }
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
          }
        }
      },
      "refPattern": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "prefix": {
            "type": "string",
            "maxLength": 10,
            "pattern": "^[A-Za-z0-9 ./_-]*$"
          },
          "suffix": {
            "type": "string",
            "maxLength": 10,
            "pattern": "^[A-Za-z0-9 ./_-]*$"
          },
          "start": {
            "type": "integer",
            "minimum": 1,
            "maximum": 9999999
          },
          "padding": {
            "type": "integer",
            "minimum": 1,
            "maximum": 8
          }
        }
      },
      "defaults": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "language": {
            "type": "string",
            "enum": [
              "es",
              "en",
              "ca",
              "de"
            ]
          },
          "contactMethods": {
            "type": "array",
            "maxItems": 4,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "EMAIL",
                "WHATSAPP",
                "PLATFORM",
                "PHONE"
              ]
            }
          }
        }
      },
      "defaultCommissionPct": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "logo_extra": {
      "hidden": true,
      "enum": [
        "logo"
      ]
    },
    "cover_extra": {
      "hidden": true,
      "enum": [
        "cover"
      ]
    },
    "coverGone": {
      "hidden": true
    },
    "tradeName": {
      "group": "page",
      "span": 3
    },
    "publicPage": {
      "widget": "switch",
      "group": "page",
      "span": 3
    },
    "description": {
      "aliases": {
        "du": "nl"
      },
      "untrusted": "form",
      "group": "page",
      "widget": "localizedLong",
      "span": 3
    },
    "publicPhone": {
      "group": "contact",
      "widget": "phone",
      "span": 1
    },
    "publicEmail": {
      "group": "contact",
      "widget": "email",
      "span": 2
    },
    "website": {
      "group": "contact",
      "span": 2
    },
    "address": {
      "group": "contact",
      "span": 2
    },
    "languages": {
      "group": "contact",
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
    "islands": {
      "group": "contact",
      "widget": "chips",
      "span": 3
    },
    "islands.*": {
      "enum": [
        "MALLORCA",
        "MENORCA",
        "IBIZA",
        "FORMENTERA"
      ]
    },
    "branches": {
      "group": "branches",
      "span": 3
    },
    "branches.*.id": {
      "hidden": true
    },
    "branches.*.name": {
      "span": 1
    },
    "branches.*.address": {
      "span": 2
    },
    "branches.*.postalCode": {
      "span": 1
    },
    "branches.*.place": {
      "span": 2
    },
    "branches.*.phone": {
      "widget": "phone",
      "span": 1
    },
    "branches.*.email": {
      "widget": "email",
      "span": 2
    },
    "branches.*.hours": {
      "span": 3
    },
    "branches.*.hours.*.days": {
      "widget": "chips",
      "span": 3
    },
    "branches.*.hours.*.days.*": {
      "enum": [
        "MO",
        "TU",
        "WE",
        "TH",
        "FR",
        "SA",
        "SU"
      ]
    },
    "branches.*.hours.*.from": {
      "span": 1
    },
    "branches.*.hours.*.to": {
      "span": 1
    },
    "registrations": {
      "group": "licences",
      "span": 3
    },
    "registrations.*.kind": {
      "span": 1,
      "enum": [
        "ROAIIB",
        "API",
        "ABSI",
        "OTHER"
      ]
    },
    "registrations.*.name": {
      "span": 2
    },
    "registrations.*.number": {
      "span": 1
    },
    "registrations.*.validUntil": {
      "widget": "date",
      "span": 1
    },
    "licences": {
      "group": "licences"
    },
    "licences.insuredUntil": {
      "widget": "date"
    },
    "licences.perClaim": {
      "widget": "money"
    },
    "licences.perYear": {
      "widget": "money"
    },
    "licences.guaranteeAmount": {
      "widget": "money"
    },
    "colors": {
      "group": "brand"
    },
    "colors.primary": {
      "widget": "color",
      "span": 1
    },
    "colors.accent": {
      "widget": "color",
      "span": 1
    },
    "refPattern": {
      "group": "defaults"
    },
    "defaults": {
      "group": "defaults"
    },
    "defaults.language": {
      "span": 1,
      "enum": [
        "es",
        "en",
        "ca",
        "de"
      ]
    },
    "defaults.contactMethods": {
      "widget": "chips",
      "span": 3
    },
    "defaults.contactMethods.*": {
      "enum": [
        "EMAIL",
        "WHATSAPP",
        "PLATFORM",
        "PHONE"
      ]
    },
    "defaultCommissionPct": {
      "unit": "percent",
      "group": "defaults",
      "span": 1
    }
  },
  "when": {
    "registrations.*.name": {
      "kind": [
        "OTHER"
      ]
    }
  },
  "order": [
    "version",
    "logo_extra",
    "cover_extra",
    "coverGone",
    "tradeName",
    "publicPage",
    "description",
    "publicPhone",
    "publicEmail",
    "website",
    "address",
    "languages",
    "islands",
    "branches",
    "registrations",
    "licences",
    "colors",
    "refPattern",
    "defaults",
    "defaultCommissionPct"
  ],
  "validator": validator
}

export default form
