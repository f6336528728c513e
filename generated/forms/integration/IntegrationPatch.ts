// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './IntegrationPatch.validator.js'

const form: GeneratedForm = {
  "name": "IntegrationPatch",
  "tag": "integration",
  "prefix": "integrationPatch",
  "schema": {
    "$id": "IntegrationPatch",
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
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "fetch": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "url": {
            "type": "string",
            "maxLength": 2000
          },
          "username": {
            "type": "string",
            "maxLength": 200
          },
          "every": {
            "type": "string",
            "enum": [
              "hour",
              "six_hours",
              "day"
            ]
          }
        }
      },
      "secret": {
        "type": "string",
        "maxLength": 500
      },
      "feed": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "publishUnready": {
            "type": "boolean"
          },
          "minRatio": {
            "type": "integer",
            "minimum": 10,
            "maximum": 100
          },
          "missingRuns": {
            "type": "integer",
            "minimum": 2,
            "maximum": 5
          },
          "ownPortfolio": {
            "type": "boolean"
          }
        }
      },
      "state": {
        "type": "string",
        "enum": [
          "active",
          "paused"
        ]
      },
      "kyero": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "level": {
            "type": "string",
            "enum": [
              "3.0",
              "3.8"
            ]
          },
          "choice": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "mode": {
                "type": "string",
                "enum": [
                  "all",
                  "chosen"
                ]
              },
              "operations": {
                "type": "array",
                "maxItems": 7,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "V",
                    "A",
                    "TDA",
                    "ON",
                    "NP",
                    "T",
                    "VOT"
                  ]
                }
              },
              "types": {
                "type": "array",
                "maxItems": 9,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "vivienda",
                    "oficina",
                    "local",
                    "terreno",
                    "parking",
                    "edificio",
                    "nave",
                    "trastero",
                    "hotel"
                  ]
                }
              },
              "agentIds": {
                "type": "array",
                "maxItems": 100,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "format": "uuid"
                }
              },
              "onlyExclusive": {
                "type": "boolean"
              },
              "keepReserved": {
                "type": "boolean"
              },
              "minQuality": {
                "type": "integer",
                "minimum": 0,
                "maximum": 100
              }
            }
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
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
              "imageMax": {
                "type": "integer",
                "minimum": 1,
                "maximum": 50
              },
              "contact": {
                "type": "string",
                "enum": [
                  "agency",
                  "agent"
                ]
              }
            }
          }
        }
      },
      "websiteJson": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "choice": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "mode": {
                "type": "string",
                "enum": [
                  "all",
                  "chosen"
                ]
              },
              "operations": {
                "type": "array",
                "maxItems": 7,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "V",
                    "A",
                    "TDA",
                    "ON",
                    "NP",
                    "T",
                    "VOT"
                  ]
                }
              },
              "types": {
                "type": "array",
                "maxItems": 9,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "vivienda",
                    "oficina",
                    "local",
                    "terreno",
                    "parking",
                    "edificio",
                    "nave",
                    "trastero",
                    "hotel"
                  ]
                }
              },
              "agentIds": {
                "type": "array",
                "maxItems": 100,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "format": "uuid"
                }
              },
              "onlyExclusive": {
                "type": "boolean"
              },
              "keepReserved": {
                "type": "boolean"
              },
              "minQuality": {
                "type": "integer",
                "minimum": 0,
                "maximum": 100
              }
            }
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
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
              "imageMax": {
                "type": "integer",
                "minimum": 1,
                "maximum": 50
              },
              "contact": {
                "type": "string",
                "enum": [
                  "agency",
                  "agent"
                ]
              }
            }
          }
        }
      },
      "websiteCsv": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "choice": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "mode": {
                "type": "string",
                "enum": [
                  "all",
                  "chosen"
                ]
              },
              "operations": {
                "type": "array",
                "maxItems": 7,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "V",
                    "A",
                    "TDA",
                    "ON",
                    "NP",
                    "T",
                    "VOT"
                  ]
                }
              },
              "types": {
                "type": "array",
                "maxItems": 9,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "vivienda",
                    "oficina",
                    "local",
                    "terreno",
                    "parking",
                    "edificio",
                    "nave",
                    "trastero",
                    "hotel"
                  ]
                }
              },
              "agentIds": {
                "type": "array",
                "maxItems": 100,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "format": "uuid"
                }
              },
              "onlyExclusive": {
                "type": "boolean"
              },
              "keepReserved": {
                "type": "boolean"
              },
              "minQuality": {
                "type": "integer",
                "minimum": 0,
                "maximum": 100
              }
            }
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
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
              "imageMax": {
                "type": "integer",
                "minimum": 1,
                "maximum": 50
              },
              "contact": {
                "type": "string",
                "enum": [
                  "agency",
                  "agent"
                ]
              }
            }
          }
        }
      },
      "idealista": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "customerCode": {
            "type": "string",
            "pattern": "^ilc[a-z0-9]{40}$"
          },
          "customerReference": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50,
            "pattern": "^[ -~]+$"
          },
          "visibility": {
            "type": "string",
            "enum": [
              "idealista",
              "microsite",
              "private"
            ]
          },
          "choice": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "mode": {
                "type": "string",
                "enum": [
                  "all",
                  "chosen"
                ]
              },
              "operations": {
                "type": "array",
                "maxItems": 7,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "V",
                    "A",
                    "TDA",
                    "ON",
                    "NP",
                    "T",
                    "VOT"
                  ]
                }
              },
              "types": {
                "type": "array",
                "maxItems": 9,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "vivienda",
                    "oficina",
                    "local",
                    "terreno",
                    "parking",
                    "edificio",
                    "nave",
                    "trastero",
                    "hotel"
                  ]
                }
              },
              "agentIds": {
                "type": "array",
                "maxItems": 100,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "format": "uuid"
                }
              },
              "onlyExclusive": {
                "type": "boolean"
              },
              "keepReserved": {
                "type": "boolean"
              },
              "minQuality": {
                "type": "integer",
                "minimum": 0,
                "maximum": 100
              }
            }
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
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
              "imageMax": {
                "type": "integer",
                "minimum": 1,
                "maximum": 50
              },
              "contact": {
                "type": "string",
                "enum": [
                  "agency",
                  "agent"
                ]
              }
            }
          }
        }
      },
      "fotocasa": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "publications": {
            "type": "array",
            "maxItems": 5,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "pisos",
                "spainhouses",
                "kyero",
                "thinkspain",
                "listglobally"
              ]
            }
          },
          "choice": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "mode": {
                "type": "string",
                "enum": [
                  "all",
                  "chosen"
                ]
              },
              "operations": {
                "type": "array",
                "maxItems": 7,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "V",
                    "A",
                    "TDA",
                    "ON",
                    "NP",
                    "T",
                    "VOT"
                  ]
                }
              },
              "types": {
                "type": "array",
                "maxItems": 9,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "vivienda",
                    "oficina",
                    "local",
                    "terreno",
                    "parking",
                    "edificio",
                    "nave",
                    "trastero",
                    "hotel"
                  ]
                }
              },
              "agentIds": {
                "type": "array",
                "maxItems": 100,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "format": "uuid"
                }
              },
              "onlyExclusive": {
                "type": "boolean"
              },
              "keepReserved": {
                "type": "boolean"
              },
              "minQuality": {
                "type": "integer",
                "minimum": 0,
                "maximum": 100
              }
            }
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
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
              "imageMax": {
                "type": "integer",
                "minimum": 1,
                "maximum": 50
              },
              "contact": {
                "type": "string",
                "enum": [
                  "agency",
                  "agent"
                ]
              }
            }
          }
        }
      },
      "websiteSchema": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "choice": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "mode": {
                "type": "string",
                "enum": [
                  "all",
                  "chosen"
                ]
              },
              "operations": {
                "type": "array",
                "maxItems": 7,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "V",
                    "A",
                    "TDA",
                    "ON",
                    "NP",
                    "T",
                    "VOT"
                  ]
                }
              },
              "types": {
                "type": "array",
                "maxItems": 9,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "vivienda",
                    "oficina",
                    "local",
                    "terreno",
                    "parking",
                    "edificio",
                    "nave",
                    "trastero",
                    "hotel"
                  ]
                }
              },
              "agentIds": {
                "type": "array",
                "maxItems": 100,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "format": "uuid"
                }
              },
              "onlyExclusive": {
                "type": "boolean"
              },
              "keepReserved": {
                "type": "boolean"
              },
              "minQuality": {
                "type": "integer",
                "minimum": 0,
                "maximum": 100
              }
            }
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
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
              "imageMax": {
                "type": "integer",
                "minimum": 1,
                "maximum": 50
              },
              "contact": {
                "type": "string",
                "enum": [
                  "agency",
                  "agent"
                ]
              }
            }
          }
        }
      },
      "meta": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "choice": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "mode": {
                "type": "string",
                "enum": [
                  "all",
                  "chosen"
                ]
              },
              "operations": {
                "type": "array",
                "maxItems": 7,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "V",
                    "A",
                    "TDA",
                    "ON",
                    "NP",
                    "T",
                    "VOT"
                  ]
                }
              },
              "types": {
                "type": "array",
                "maxItems": 9,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "vivienda",
                    "oficina",
                    "local",
                    "terreno",
                    "parking",
                    "edificio",
                    "nave",
                    "trastero",
                    "hotel"
                  ]
                }
              },
              "agentIds": {
                "type": "array",
                "maxItems": 100,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "format": "uuid"
                }
              },
              "onlyExclusive": {
                "type": "boolean"
              },
              "keepReserved": {
                "type": "boolean"
              },
              "minQuality": {
                "type": "integer",
                "minimum": 0,
                "maximum": 100
              }
            }
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
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
              "imageMax": {
                "type": "integer",
                "minimum": 1,
                "maximum": 50
              },
              "contact": {
                "type": "string",
                "enum": [
                  "agency",
                  "agent"
                ]
              }
            }
          }
        }
      },
      "google": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "choice": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "mode": {
                "type": "string",
                "enum": [
                  "all",
                  "chosen"
                ]
              },
              "operations": {
                "type": "array",
                "maxItems": 7,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "V",
                    "A",
                    "TDA",
                    "ON",
                    "NP",
                    "T",
                    "VOT"
                  ]
                }
              },
              "types": {
                "type": "array",
                "maxItems": 9,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "vivienda",
                    "oficina",
                    "local",
                    "terreno",
                    "parking",
                    "edificio",
                    "nave",
                    "trastero",
                    "hotel"
                  ]
                }
              },
              "agentIds": {
                "type": "array",
                "maxItems": 100,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "format": "uuid"
                }
              },
              "onlyExclusive": {
                "type": "boolean"
              },
              "keepReserved": {
                "type": "boolean"
              },
              "minQuality": {
                "type": "integer",
                "minimum": 0,
                "maximum": 100
              }
            }
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
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
              "imageMax": {
                "type": "integer",
                "minimum": 1,
                "maximum": 50
              },
              "contact": {
                "type": "string",
                "enum": [
                  "agency",
                  "agent"
                ]
              }
            }
          }
        }
      },
      "resales": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "sharesCommission": {
            "type": "boolean"
          },
          "sendsCadastral": {
            "type": "boolean"
          },
          "choice": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "mode": {
                "type": "string",
                "enum": [
                  "all",
                  "chosen"
                ]
              },
              "operations": {
                "type": "array",
                "maxItems": 7,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "V",
                    "A",
                    "TDA",
                    "ON",
                    "NP",
                    "T",
                    "VOT"
                  ]
                }
              },
              "types": {
                "type": "array",
                "maxItems": 9,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "enum": [
                    "vivienda",
                    "oficina",
                    "local",
                    "terreno",
                    "parking",
                    "edificio",
                    "nave",
                    "trastero",
                    "hotel"
                  ]
                }
              },
              "agentIds": {
                "type": "array",
                "maxItems": 100,
                "uniqueItems": true,
                "items": {
                  "type": "string",
                  "format": "uuid"
                }
              },
              "onlyExclusive": {
                "type": "boolean"
              },
              "keepReserved": {
                "type": "boolean"
              },
              "minQuality": {
                "type": "integer",
                "minimum": 0,
                "maximum": 100
              }
            }
          },
          "content": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
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
              "imageMax": {
                "type": "integer",
                "minimum": 1,
                "maximum": 50
              },
              "contact": {
                "type": "string",
                "enum": [
                  "agency",
                  "agent"
                ]
              }
            }
          }
        }
      },
      "apiKey": {
        "type": "string",
        "minLength": 8,
        "maxLength": 200,
        "pattern": "^[!-~]+$"
      }
    }
  },
  "ui": {
    "version": {
      "hidden": true
    },
    "name": {
      "span": 3
    },
    "fetch": {
      "span": 3
    },
    "fetch.url": {
      "span": 3
    },
    "fetch.username": {
      "span": 1
    },
    "fetch.every": {
      "span": 1,
      "enum": [
        "hour",
        "six_hours",
        "day"
      ]
    },
    "secret": {
      "secret": true,
      "widget": "password",
      "span": 3
    },
    "feed": {
      "span": 3
    },
    "feed.publishUnready": {
      "widget": "switch",
      "span": 3
    },
    "feed.minRatio": {
      "unit": "percent",
      "span": 1
    },
    "feed.missingRuns": {
      "span": 1
    },
    "feed.ownPortfolio": {
      "widget": "switch",
      "span": 3
    },
    "state": {
      "hidden": true,
      "enum": [
        "active",
        "paused"
      ]
    },
    "kyero": {
      "words": "channel",
      "hidden": true
    },
    "kyero.level": {
      "span": 3,
      "enum": [
        "3.0",
        "3.8"
      ]
    },
    "kyero.choice": {
      "span": 3
    },
    "kyero.choice.mode": {
      "span": 3,
      "enum": [
        "all",
        "chosen"
      ]
    },
    "kyero.choice.operations": {
      "widget": "chips",
      "span": 3
    },
    "kyero.choice.operations.*": {
      "enum": [
        "V",
        "A",
        "TDA",
        "ON",
        "NP",
        "T",
        "VOT"
      ]
    },
    "kyero.choice.types": {
      "widget": "chips",
      "span": 3
    },
    "kyero.choice.types.*": {
      "enum": [
        "vivienda",
        "oficina",
        "local",
        "terreno",
        "parking",
        "edificio",
        "nave",
        "trastero",
        "hotel"
      ]
    },
    "kyero.choice.agentIds": {
      "hidden": true
    },
    "kyero.choice.onlyExclusive": {
      "widget": "switch",
      "span": 1
    },
    "kyero.choice.keepReserved": {
      "widget": "switch",
      "span": 1
    },
    "kyero.choice.minQuality": {
      "span": 1
    },
    "kyero.content": {
      "span": 3
    },
    "kyero.content.languages": {
      "widget": "languages",
      "span": 3
    },
    "kyero.content.languages.*": {
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
    "kyero.content.imageMax": {
      "span": 1
    },
    "kyero.content.contact": {
      "span": 2,
      "enum": [
        "agency",
        "agent"
      ]
    },
    "websiteJson": {
      "words": "channel",
      "hidden": true
    },
    "websiteJson.choice": {
      "span": 3
    },
    "websiteJson.choice.mode": {
      "span": 3,
      "enum": [
        "all",
        "chosen"
      ]
    },
    "websiteJson.choice.operations": {
      "widget": "chips",
      "span": 3
    },
    "websiteJson.choice.operations.*": {
      "enum": [
        "V",
        "A",
        "TDA",
        "ON",
        "NP",
        "T",
        "VOT"
      ]
    },
    "websiteJson.choice.types": {
      "widget": "chips",
      "span": 3
    },
    "websiteJson.choice.types.*": {
      "enum": [
        "vivienda",
        "oficina",
        "local",
        "terreno",
        "parking",
        "edificio",
        "nave",
        "trastero",
        "hotel"
      ]
    },
    "websiteJson.choice.agentIds": {
      "hidden": true
    },
    "websiteJson.choice.onlyExclusive": {
      "widget": "switch",
      "span": 1
    },
    "websiteJson.choice.keepReserved": {
      "widget": "switch",
      "span": 1
    },
    "websiteJson.choice.minQuality": {
      "span": 1
    },
    "websiteJson.content": {
      "span": 3
    },
    "websiteJson.content.languages": {
      "widget": "languages",
      "span": 3
    },
    "websiteJson.content.languages.*": {
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
    "websiteJson.content.imageMax": {
      "span": 1
    },
    "websiteJson.content.contact": {
      "span": 2,
      "enum": [
        "agency",
        "agent"
      ]
    },
    "websiteCsv": {
      "words": "channel",
      "hidden": true
    },
    "websiteCsv.choice": {
      "span": 3
    },
    "websiteCsv.choice.mode": {
      "span": 3,
      "enum": [
        "all",
        "chosen"
      ]
    },
    "websiteCsv.choice.operations": {
      "widget": "chips",
      "span": 3
    },
    "websiteCsv.choice.operations.*": {
      "enum": [
        "V",
        "A",
        "TDA",
        "ON",
        "NP",
        "T",
        "VOT"
      ]
    },
    "websiteCsv.choice.types": {
      "widget": "chips",
      "span": 3
    },
    "websiteCsv.choice.types.*": {
      "enum": [
        "vivienda",
        "oficina",
        "local",
        "terreno",
        "parking",
        "edificio",
        "nave",
        "trastero",
        "hotel"
      ]
    },
    "websiteCsv.choice.agentIds": {
      "hidden": true
    },
    "websiteCsv.choice.onlyExclusive": {
      "widget": "switch",
      "span": 1
    },
    "websiteCsv.choice.keepReserved": {
      "widget": "switch",
      "span": 1
    },
    "websiteCsv.choice.minQuality": {
      "span": 1
    },
    "websiteCsv.content": {
      "span": 3
    },
    "websiteCsv.content.languages": {
      "widget": "languages",
      "span": 3
    },
    "websiteCsv.content.languages.*": {
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
    "websiteCsv.content.imageMax": {
      "span": 1
    },
    "websiteCsv.content.contact": {
      "span": 2,
      "enum": [
        "agency",
        "agent"
      ]
    },
    "idealista": {
      "words": "channel",
      "hidden": true
    },
    "idealista.customerCode": {
      "span": 3
    },
    "idealista.customerReference": {
      "span": 2
    },
    "idealista.visibility": {
      "span": 1,
      "enum": [
        "idealista",
        "microsite",
        "private"
      ]
    },
    "idealista.choice": {
      "span": 3
    },
    "idealista.choice.mode": {
      "span": 3,
      "enum": [
        "all",
        "chosen"
      ]
    },
    "idealista.choice.operations": {
      "widget": "chips",
      "span": 3
    },
    "idealista.choice.operations.*": {
      "enum": [
        "V",
        "A",
        "TDA",
        "ON",
        "NP",
        "T",
        "VOT"
      ]
    },
    "idealista.choice.types": {
      "widget": "chips",
      "span": 3
    },
    "idealista.choice.types.*": {
      "enum": [
        "vivienda",
        "oficina",
        "local",
        "terreno",
        "parking",
        "edificio",
        "nave",
        "trastero",
        "hotel"
      ]
    },
    "idealista.choice.agentIds": {
      "hidden": true
    },
    "idealista.choice.onlyExclusive": {
      "widget": "switch",
      "span": 1
    },
    "idealista.choice.keepReserved": {
      "widget": "switch",
      "span": 1
    },
    "idealista.choice.minQuality": {
      "span": 1
    },
    "idealista.content": {
      "span": 3
    },
    "idealista.content.languages": {
      "widget": "languages",
      "span": 3
    },
    "idealista.content.languages.*": {
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
    "idealista.content.imageMax": {
      "span": 1
    },
    "idealista.content.contact": {
      "span": 2,
      "enum": [
        "agency",
        "agent"
      ]
    },
    "fotocasa": {
      "words": "channel",
      "hidden": true
    },
    "fotocasa.publications": {
      "widget": "chips",
      "span": 3
    },
    "fotocasa.publications.*": {
      "enum": [
        "pisos",
        "spainhouses",
        "kyero",
        "thinkspain",
        "listglobally"
      ]
    },
    "fotocasa.choice": {
      "span": 3
    },
    "fotocasa.choice.mode": {
      "span": 3,
      "enum": [
        "all",
        "chosen"
      ]
    },
    "fotocasa.choice.operations": {
      "widget": "chips",
      "span": 3
    },
    "fotocasa.choice.operations.*": {
      "enum": [
        "V",
        "A",
        "TDA",
        "ON",
        "NP",
        "T",
        "VOT"
      ]
    },
    "fotocasa.choice.types": {
      "widget": "chips",
      "span": 3
    },
    "fotocasa.choice.types.*": {
      "enum": [
        "vivienda",
        "oficina",
        "local",
        "terreno",
        "parking",
        "edificio",
        "nave",
        "trastero",
        "hotel"
      ]
    },
    "fotocasa.choice.agentIds": {
      "hidden": true
    },
    "fotocasa.choice.onlyExclusive": {
      "widget": "switch",
      "span": 1
    },
    "fotocasa.choice.keepReserved": {
      "widget": "switch",
      "span": 1
    },
    "fotocasa.choice.minQuality": {
      "span": 1
    },
    "fotocasa.content": {
      "span": 3
    },
    "fotocasa.content.languages": {
      "widget": "languages",
      "span": 3
    },
    "fotocasa.content.languages.*": {
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
    "fotocasa.content.imageMax": {
      "span": 1
    },
    "fotocasa.content.contact": {
      "span": 2,
      "enum": [
        "agency",
        "agent"
      ]
    },
    "websiteSchema": {
      "words": "channel",
      "hidden": true
    },
    "websiteSchema.choice": {
      "span": 3
    },
    "websiteSchema.choice.mode": {
      "span": 3,
      "enum": [
        "all",
        "chosen"
      ]
    },
    "websiteSchema.choice.operations": {
      "widget": "chips",
      "span": 3
    },
    "websiteSchema.choice.operations.*": {
      "enum": [
        "V",
        "A",
        "TDA",
        "ON",
        "NP",
        "T",
        "VOT"
      ]
    },
    "websiteSchema.choice.types": {
      "widget": "chips",
      "span": 3
    },
    "websiteSchema.choice.types.*": {
      "enum": [
        "vivienda",
        "oficina",
        "local",
        "terreno",
        "parking",
        "edificio",
        "nave",
        "trastero",
        "hotel"
      ]
    },
    "websiteSchema.choice.agentIds": {
      "hidden": true
    },
    "websiteSchema.choice.onlyExclusive": {
      "widget": "switch",
      "span": 1
    },
    "websiteSchema.choice.keepReserved": {
      "widget": "switch",
      "span": 1
    },
    "websiteSchema.choice.minQuality": {
      "span": 1
    },
    "websiteSchema.content": {
      "span": 3
    },
    "websiteSchema.content.languages": {
      "widget": "languages",
      "span": 3
    },
    "websiteSchema.content.languages.*": {
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
    "websiteSchema.content.imageMax": {
      "span": 1
    },
    "websiteSchema.content.contact": {
      "span": 2,
      "enum": [
        "agency",
        "agent"
      ]
    },
    "meta": {
      "words": "channel",
      "hidden": true
    },
    "meta.choice": {
      "span": 3
    },
    "meta.choice.mode": {
      "span": 3,
      "enum": [
        "all",
        "chosen"
      ]
    },
    "meta.choice.operations": {
      "widget": "chips",
      "span": 3
    },
    "meta.choice.operations.*": {
      "enum": [
        "V",
        "A",
        "TDA",
        "ON",
        "NP",
        "T",
        "VOT"
      ]
    },
    "meta.choice.types": {
      "widget": "chips",
      "span": 3
    },
    "meta.choice.types.*": {
      "enum": [
        "vivienda",
        "oficina",
        "local",
        "terreno",
        "parking",
        "edificio",
        "nave",
        "trastero",
        "hotel"
      ]
    },
    "meta.choice.agentIds": {
      "hidden": true
    },
    "meta.choice.onlyExclusive": {
      "widget": "switch",
      "span": 1
    },
    "meta.choice.keepReserved": {
      "widget": "switch",
      "span": 1
    },
    "meta.choice.minQuality": {
      "span": 1
    },
    "meta.content": {
      "span": 3
    },
    "meta.content.languages": {
      "widget": "languages",
      "span": 3
    },
    "meta.content.languages.*": {
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
    "meta.content.imageMax": {
      "span": 1
    },
    "meta.content.contact": {
      "span": 2,
      "enum": [
        "agency",
        "agent"
      ]
    },
    "google": {
      "words": "channel",
      "hidden": true
    },
    "google.choice": {
      "span": 3
    },
    "google.choice.mode": {
      "span": 3,
      "enum": [
        "all",
        "chosen"
      ]
    },
    "google.choice.operations": {
      "widget": "chips",
      "span": 3
    },
    "google.choice.operations.*": {
      "enum": [
        "V",
        "A",
        "TDA",
        "ON",
        "NP",
        "T",
        "VOT"
      ]
    },
    "google.choice.types": {
      "widget": "chips",
      "span": 3
    },
    "google.choice.types.*": {
      "enum": [
        "vivienda",
        "oficina",
        "local",
        "terreno",
        "parking",
        "edificio",
        "nave",
        "trastero",
        "hotel"
      ]
    },
    "google.choice.agentIds": {
      "hidden": true
    },
    "google.choice.onlyExclusive": {
      "widget": "switch",
      "span": 1
    },
    "google.choice.keepReserved": {
      "widget": "switch",
      "span": 1
    },
    "google.choice.minQuality": {
      "span": 1
    },
    "google.content": {
      "span": 3
    },
    "google.content.languages": {
      "widget": "languages",
      "span": 3
    },
    "google.content.languages.*": {
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
    "google.content.imageMax": {
      "span": 1
    },
    "google.content.contact": {
      "span": 2,
      "enum": [
        "agency",
        "agent"
      ]
    },
    "resales": {
      "words": "channel",
      "hidden": true
    },
    "resales.sharesCommission": {
      "span": 3
    },
    "resales.sendsCadastral": {
      "span": 3
    },
    "resales.choice": {
      "span": 3
    },
    "resales.choice.mode": {
      "span": 3,
      "enum": [
        "all",
        "chosen"
      ]
    },
    "resales.choice.operations": {
      "widget": "chips",
      "span": 3
    },
    "resales.choice.operations.*": {
      "enum": [
        "V",
        "A",
        "TDA",
        "ON",
        "NP",
        "T",
        "VOT"
      ]
    },
    "resales.choice.types": {
      "widget": "chips",
      "span": 3
    },
    "resales.choice.types.*": {
      "enum": [
        "vivienda",
        "oficina",
        "local",
        "terreno",
        "parking",
        "edificio",
        "nave",
        "trastero",
        "hotel"
      ]
    },
    "resales.choice.agentIds": {
      "hidden": true
    },
    "resales.choice.onlyExclusive": {
      "widget": "switch",
      "span": 1
    },
    "resales.choice.keepReserved": {
      "widget": "switch",
      "span": 1
    },
    "resales.choice.minQuality": {
      "span": 1
    },
    "resales.content": {
      "span": 3
    },
    "resales.content.languages": {
      "widget": "languages",
      "span": 3
    },
    "resales.content.languages.*": {
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
    "resales.content.imageMax": {
      "span": 1
    },
    "resales.content.contact": {
      "span": 2,
      "enum": [
        "agency",
        "agent"
      ]
    },
    "apiKey": {
      "secret": true,
      "hidden": true
    }
  },
  "when": {},
  "order": [
    "version",
    "name",
    "fetch",
    "secret",
    "feed",
    "state",
    "kyero",
    "websiteJson",
    "websiteCsv",
    "idealista",
    "fotocasa",
    "websiteSchema",
    "meta",
    "google",
    "resales",
    "apiKey"
  ],
  "validator": validator
}

export default form
