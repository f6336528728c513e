// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './PropertyBasics.validator.js'

const form: GeneratedForm = {
  "name": "PropertyBasics",
  "tag": "property",
  "prefix": "basics",
  "schema": {
    "$id": "PropertyBasics",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "offers"
    ],
    "properties": {
      "type": {
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
      },
      "subtype": {
        "type": "string",
        "enum": [
          "piso",
          "apartamento",
          "atico",
          "duplex",
          "triplex",
          "loft",
          "estudio",
          "planta_baja",
          "chalet_independiente",
          "pareado",
          "adosado",
          "casa",
          "casa_de_pueblo",
          "finca_rustica",
          "masia",
          "villa",
          "bungalow",
          "cueva",
          "casa_madera",
          "local_comercial",
          "local_en_nave",
          "centro_comercial",
          "urbano",
          "rustico_edificable",
          "rustico_no_edificable",
          "industrial",
          "ruina",
          "individual",
          "doble",
          "moto",
          "caja",
          "residencial",
          "mixto",
          "oficinas",
          "edificio_hotel"
        ]
      },
      "ref": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^[^\\s].*$"
      },
      "offers": {
        "type": "array",
        "minItems": 1,
        "maxItems": 9,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "operation"
          ],
          "properties": {
            "operation": {
              "type": "string",
              "enum": [
                "V",
                "A",
                "TDA",
                "ON",
                "NP",
                "T",
                "VOT",
                "P",
                "FDM"
              ]
            },
            "price": {
              "type": "integer",
              "minimum": 0,
              "maximum": 99999999999
            },
            "priceOnRequest": {
              "type": "boolean"
            },
            "rentPeriod": {
              "type": "string",
              "enum": [
                "DAY",
                "MONTH",
                "WEEK",
                "FORTNIGHT",
                "SEASON_MONTH",
                "WEEKEND",
                "STUDENT_MONTH"
              ]
            },
            "netOwnerPrice": {
              "type": "integer",
              "minimum": 0,
              "maximum": 99999999999
            },
            "vatRatePct": {
              "type": "number",
              "minimum": 0,
              "maximum": 100
            },
            "vatIncluded": {
              "type": "boolean"
            },
            "transferPrice": {
              "type": "integer",
              "minimum": 0,
              "maximum": 99999999999
            },
            "parkingPrice": {
              "type": "integer",
              "minimum": 0,
              "maximum": 99999999999
            },
            "depositMonths": {
              "type": "integer",
              "minimum": 0,
              "maximum": 12
            },
            "extraGuaranteeMonths": {
              "type": "integer",
              "minimum": 0,
              "maximum": 12
            },
            "minStayMonths": {
              "type": "integer",
              "minimum": 0,
              "maximum": 120
            },
            "maxStayMonths": {
              "type": "integer",
              "minimum": 0,
              "maximum": 1200
            },
            "availableFrom": {
              "type": "string",
              "format": "date"
            },
            "optionToBuy": {
              "type": "boolean"
            },
            "petsAllowed": {
              "type": "boolean"
            },
            "studentsAllowed": {
              "type": "boolean"
            },
            "utilitiesIncluded": {
              "type": "array",
              "maxItems": 6,
              "uniqueItems": true,
              "items": {
                "type": "string",
                "enum": [
                  "water",
                  "electricity",
                  "gas",
                  "internet",
                  "community",
                  "cleaning"
                ]
              }
            },
            "tenantProfile": {
              "type": "string",
              "maxLength": 500
            },
            "seasons": {
              "type": "array",
              "maxItems": 24,
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": [
                  "from",
                  "to",
                  "price"
                ],
                "properties": {
                  "from": {
                    "type": "string",
                    "format": "date"
                  },
                  "to": {
                    "type": "string",
                    "format": "date"
                  },
                  "price": {
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 99999999999
                  }
                }
              }
            },
            "swapNotes": {
              "type": "string",
              "maxLength": 500
            },
            "usufructuaryAges": {
              "type": "array",
              "maxItems": 4,
              "items": {
                "type": "integer",
                "minimum": 18,
                "maximum": 120
              }
            },
            "monthlyAnnuity": {
              "type": "integer",
              "minimum": 0,
              "maximum": 99999999999
            },
            "mortgagePending": {
              "type": "boolean"
            },
            "currentlyLet": {
              "type": "boolean"
            },
            "currentRent": {
              "type": "integer",
              "minimum": 0,
              "maximum": 99999999999
            },
            "letUntil": {
              "type": "string",
              "format": "date"
            }
          }
        }
      },
      "condition": {
        "type": "string",
        "enum": [
          "obra_nueva",
          "en_construccion",
          "a_estrenar",
          "reformado",
          "muy_buen_estado",
          "buen_estado",
          "reformar_parcial",
          "reformar",
          "ruina"
        ]
      },
      "constructionYear": {
        "type": "integer",
        "minimum": 1200,
        "maximum": 2100
      },
      "renovationYear": {
        "type": "integer",
        "minimum": 1800,
        "maximum": 2100
      },
      "protectionRegime": {
        "type": "string",
        "enum": [
          "libre",
          "VPO",
          "VPL"
        ]
      },
      "exclusiveBuilding": {
        "type": "boolean"
      },
      "premisesLocation": {
        "type": "string",
        "enum": [
          "shopping",
          "street",
          "mezzanine",
          "belowGround",
          "other"
        ]
      },
      "development": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "name": {
            "type": "string",
            "maxLength": 100
          },
          "phase": {
            "type": "string",
            "enum": [
              "land_move",
              "foundation",
              "carpentry",
              "pilot",
              "paving",
              "equipment",
              "keydelivery"
            ]
          },
          "deliveryMonth": {
            "type": "integer",
            "minimum": 1,
            "maximum": 12
          },
          "deliveryYear": {
            "type": "integer",
            "minimum": 2000,
            "maximum": 2100
          },
          "finished": {
            "type": "boolean"
          }
        }
      }
    }
  },
  "ui": {
    "type": {
      "group": "kind",
      "span": 1,
      "shows": [
        "record",
        "csv",
        "draft"
      ],
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
    "subtype": {
      "options": {
        "vivienda": [
          "piso",
          "apartamento",
          "atico",
          "duplex",
          "triplex",
          "loft",
          "estudio",
          "planta_baja",
          "chalet_independiente",
          "pareado",
          "adosado",
          "casa",
          "casa_de_pueblo",
          "finca_rustica",
          "masia",
          "villa",
          "bungalow",
          "cueva",
          "casa_madera"
        ],
        "local": [
          "local_comercial",
          "local_en_nave",
          "centro_comercial"
        ],
        "terreno": [
          "urbano",
          "rustico_edificable",
          "rustico_no_edificable",
          "industrial",
          "ruina"
        ],
        "parking": [
          "individual",
          "doble",
          "moto",
          "caja"
        ],
        "edificio": [
          "residencial",
          "mixto",
          "oficinas",
          "edificio_hotel"
        ]
      },
      "group": "kind",
      "span": 1,
      "optionsBy": "type",
      "shows": [
        "record",
        "draft"
      ],
      "enum": [
        "piso",
        "apartamento",
        "atico",
        "duplex",
        "triplex",
        "loft",
        "estudio",
        "planta_baja",
        "chalet_independiente",
        "pareado",
        "adosado",
        "casa",
        "casa_de_pueblo",
        "finca_rustica",
        "masia",
        "villa",
        "bungalow",
        "cueva",
        "casa_madera",
        "local_comercial",
        "local_en_nave",
        "centro_comercial",
        "urbano",
        "rustico_edificable",
        "rustico_no_edificable",
        "industrial",
        "ruina",
        "individual",
        "doble",
        "moto",
        "caja",
        "residencial",
        "mixto",
        "oficinas",
        "edificio_hotel"
      ]
    },
    "ref": {
      "group": "kind",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "offers": {
      "group": "offers",
      "span": 3
    },
    "offers.*.operation": {
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "V",
        "A",
        "TDA",
        "ON",
        "NP",
        "T",
        "VOT",
        "P",
        "FDM"
      ]
    },
    "offers.*.price": {
      "widget": "money",
      "span": 1,
      "publish": true,
      "shows": [
        "record"
      ]
    },
    "offers.*.priceOnRequest": {
      "widget": "switch",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "offers.*.rentPeriod": {
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "DAY",
        "MONTH",
        "WEEK",
        "FORTNIGHT",
        "SEASON_MONTH",
        "WEEKEND",
        "STUDENT_MONTH"
      ]
    },
    "offers.*.netOwnerPrice": {
      "widget": "money",
      "span": 1,
      "public": false,
      "shows": [
        "record"
      ]
    },
    "offers.*.vatRatePct": {
      "unit": "percent",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.vatIncluded": {
      "widget": "switch",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.transferPrice": {
      "widget": "money",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.parkingPrice": {
      "widget": "money",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.depositMonths": {
      "unit": "month",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.extraGuaranteeMonths": {
      "unit": "month",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.minStayMonths": {
      "unit": "month",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.maxStayMonths": {
      "unit": "month",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.availableFrom": {
      "widget": "date",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.optionToBuy": {
      "widget": "switch",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.petsAllowed": {
      "widget": "switch",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.studentsAllowed": {
      "widget": "switch",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.utilitiesIncluded": {
      "widget": "chips",
      "span": 3,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.utilitiesIncluded.*": {
      "enum": [
        "water",
        "electricity",
        "gas",
        "internet",
        "community",
        "cleaning"
      ]
    },
    "offers.*.tenantProfile": {
      "widget": "textarea",
      "span": 3,
      "public": false,
      "shows": [
        "record"
      ]
    },
    "offers.*.seasons": {
      "span": 3
    },
    "offers.*.seasons.*.from": {
      "widget": "date",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "offers.*.seasons.*.to": {
      "widget": "date",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "offers.*.seasons.*.price": {
      "widget": "money",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "offers.*.swapNotes": {
      "widget": "textarea",
      "span": 3,
      "shows": [
        "record"
      ]
    },
    "offers.*.usufructuaryAges": {
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.monthlyAnnuity": {
      "widget": "money",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.mortgagePending": {
      "widget": "switch",
      "span": 1,
      "public": false,
      "shows": [
        "record"
      ]
    },
    "offers.*.currentlyLet": {
      "widget": "switch",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.currentRent": {
      "widget": "money",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "offers.*.letUntil": {
      "widget": "date",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "condition": {
      "group": "building",
      "span": 1,
      "shows": [
        "record",
        "facts",
        "compare",
        "print",
        "draft"
      ],
      "enum": [
        "obra_nueva",
        "en_construccion",
        "a_estrenar",
        "reformado",
        "muy_buen_estado",
        "buen_estado",
        "reformar_parcial",
        "reformar",
        "ruina"
      ]
    },
    "constructionYear": {
      "ifKnown": true,
      "group": "building",
      "span": 1,
      "shows": [
        "record",
        "facts",
        "compare",
        "print",
        "draft"
      ]
    },
    "renovationYear": {
      "group": "building",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "protectionRegime": {
      "group": "building",
      "widget": "chips",
      "span": 2,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "libre",
        "VPO",
        "VPL"
      ]
    },
    "exclusiveBuilding": {
      "group": "building",
      "widget": "switch",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "premisesLocation": {
      "group": "building",
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "shopping",
        "street",
        "mezzanine",
        "belowGround",
        "other"
      ]
    },
    "development": {
      "group": "development",
      "span": 3
    },
    "development.name": {
      "span": 2,
      "shows": [
        "record",
        "facts"
      ]
    },
    "development.phase": {
      "span": 1,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "land_move",
        "foundation",
        "carpentry",
        "pilot",
        "paving",
        "equipment",
        "keydelivery"
      ]
    },
    "development.deliveryMonth": {
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "development.deliveryYear": {
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "development.finished": {
      "widget": "switch",
      "span": 1,
      "shows": [
        "record"
      ]
    }
  },
  "when": {
    "subtype": {
      "type": [
        "vivienda",
        "local",
        "terreno",
        "parking",
        "edificio"
      ]
    },
    "offers.*.rentPeriod": {
      "operation": [
        "A",
        "TDA"
      ]
    },
    "offers.*.vatRatePct": {
      "operation": [
        "V",
        "ON",
        "VOT",
        "T"
      ]
    },
    "offers.*.vatIncluded": {
      "operation": [
        "V",
        "ON",
        "VOT",
        "T"
      ]
    },
    "offers.*.transferPrice": {
      "operation": [
        "T",
        "VOT"
      ]
    },
    "offers.*.parkingPrice": {
      "operation": [
        "V",
        "ON",
        "A"
      ]
    },
    "offers.*.depositMonths": {
      "operation": [
        "A",
        "TDA"
      ]
    },
    "offers.*.extraGuaranteeMonths": {
      "operation": [
        "A",
        "TDA"
      ]
    },
    "offers.*.minStayMonths": {
      "operation": [
        "A",
        "TDA"
      ]
    },
    "offers.*.maxStayMonths": {
      "operation": [
        "A",
        "TDA"
      ]
    },
    "offers.*.optionToBuy": {
      "operation": [
        "A"
      ]
    },
    "offers.*.petsAllowed": {
      "operation": [
        "A",
        "TDA"
      ]
    },
    "offers.*.studentsAllowed": {
      "operation": [
        "A",
        "TDA"
      ]
    },
    "offers.*.utilitiesIncluded": {
      "operation": [
        "A",
        "TDA"
      ]
    },
    "offers.*.tenantProfile": {
      "operation": [
        "A",
        "TDA"
      ]
    },
    "offers.*.seasons": {
      "operation": [
        "TDA"
      ]
    },
    "offers.*.swapNotes": {
      "operation": [
        "P"
      ]
    },
    "offers.*.usufructuaryAges": {
      "operation": [
        "NP"
      ]
    },
    "offers.*.monthlyAnnuity": {
      "operation": [
        "NP"
      ]
    },
    "offers.*.mortgagePending": {
      "operation": [
        "V",
        "ON",
        "NP",
        "VOT",
        "P",
        "FDM"
      ]
    },
    "offers.*.currentlyLet": {
      "operation": [
        "V",
        "ON",
        "NP",
        "VOT",
        "P",
        "FDM"
      ]
    },
    "offers.*.currentRent": {
      "operation": [
        "V",
        "ON",
        "NP",
        "VOT",
        "P",
        "FDM"
      ],
      "currentlyLet": [
        true
      ]
    },
    "offers.*.letUntil": {
      "operation": [
        "V",
        "ON",
        "NP",
        "VOT",
        "P",
        "FDM"
      ],
      "currentlyLet": [
        true
      ]
    },
    "condition": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "edificio",
        "nave",
        "hotel"
      ]
    },
    "constructionYear": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "edificio",
        "nave",
        "hotel"
      ]
    },
    "renovationYear": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "edificio",
        "nave",
        "hotel"
      ]
    },
    "protectionRegime": {
      "type": [
        "vivienda"
      ]
    },
    "exclusiveBuilding": {
      "type": [
        "oficina"
      ]
    },
    "premisesLocation": {
      "type": [
        "local"
      ]
    },
    "development": {
      "operation": [
        "ON"
      ]
    }
  },
  "order": [
    "type",
    "subtype",
    "ref",
    "offers",
    "condition",
    "constructionYear",
    "renovationYear",
    "protectionRegime",
    "exclusiveBuilding",
    "premisesLocation",
    "development"
  ],
  "validator": validator
}

export default form
