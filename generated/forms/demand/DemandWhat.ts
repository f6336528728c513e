// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './DemandWhat.validator.js'

const form: GeneratedForm = {
  "name": "DemandWhat",
  "tag": "demand",
  "prefix": "what",
  "schema": {
    "$id": "DemandWhat",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "operations"
    ],
    "properties": {
      "operations": {
        "type": "array",
        "minItems": 1,
        "maxItems": 9,
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
            "VOT",
            "P",
            "FDM"
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
      "subtypes": {
        "type": "array",
        "maxItems": 40,
        "uniqueItems": true,
        "items": {
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
        }
      },
      "purpose": {
        "type": "string",
        "enum": [
          "primary",
          "second_home",
          "investment",
          "relocation"
        ]
      },
      "condition": {
        "type": "array",
        "maxItems": 9,
        "uniqueItems": true,
        "items": {
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
        }
      }
    }
  },
  "ui": {
    "operations": {
      "widget": "chips",
      "span": 3
    },
    "operations.*": {
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
    "types": {
      "widget": "chips",
      "span": 3
    },
    "types.*": {
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
    "subtypes": {
      "widget": "chips",
      "span": 3,
      "optionsBy": "type"
    },
    "subtypes.*": {
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
    "purpose": {
      "widget": "chips",
      "span": 3,
      "enum": [
        "primary",
        "second_home",
        "investment",
        "relocation"
      ]
    },
    "condition": {
      "widget": "chips",
      "span": 3
    },
    "condition.*": {
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
    }
  },
  "when": {
    "subtypes": {
      "type": [
        "vivienda",
        "local",
        "terreno",
        "parking",
        "edificio"
      ]
    }
  },
  "order": [
    "operations",
    "types",
    "subtypes",
    "purpose",
    "condition"
  ],
  "validator": validator
}

export default form
