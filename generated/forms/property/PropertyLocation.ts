// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './PropertyLocation.validator.js'

const form: GeneratedForm = {
  "name": "PropertyLocation",
  "tag": "property",
  "prefix": "location",
  "schema": {
    "$id": "PropertyLocation",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "municipalityIne": {
        "type": "string",
        "pattern": "^[0-9]{5}$"
      },
      "postalCode": {
        "type": "string",
        "pattern": "^[0-9]{5}$"
      },
      "town": {
        "type": "string",
        "maxLength": 80
      },
      "island": {
        "type": "string",
        "enum": [
          "MALLORCA",
          "MENORCA",
          "IBIZA",
          "FORMENTERA"
        ]
      },
      "province": {
        "type": "string",
        "maxLength": 60
      },
      "countryCode": {
        "type": "string",
        "pattern": "^[A-Z]{2}$"
      },
      "zoneName": {
        "type": "string",
        "maxLength": 80
      },
      "urbanisation": {
        "type": "string",
        "maxLength": 50
      },
      "locationDetail": {
        "type": "string",
        "maxLength": 50
      },
      "streetType": {
        "type": "string",
        "enum": [
          "calle",
          "avenida",
          "plaza",
          "paseo",
          "camino",
          "carretera",
          "carrer",
          "passeig",
          "cami",
          "poligono",
          "urbanizacion",
          "otro"
        ]
      },
      "streetName": {
        "type": "string",
        "maxLength": 200
      },
      "number": {
        "type": "string",
        "maxLength": 10
      },
      "block": {
        "type": "string",
        "maxLength": 20
      },
      "stair": {
        "type": "string",
        "maxLength": 10
      },
      "floor": {
        "type": "string",
        "pattern": "^(-[12]|[0-9]|[1-5][0-9]|60|bj|en|ss|st)$"
      },
      "door": {
        "type": "string",
        "maxLength": 4
      },
      "totalFloors": {
        "type": "integer",
        "minimum": 0,
        "maximum": 60
      },
      "floorIsTop": {
        "type": "boolean"
      },
      "geo": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "lat",
          "lon"
        ],
        "properties": {
          "lat": {
            "type": "number",
            "minimum": -90,
            "maximum": 90
          },
          "lon": {
            "type": "number",
            "minimum": -180,
            "maximum": 180
          }
        }
      },
      "addressVisibility": {
        "type": "string",
        "enum": [
          "full",
          "street",
          "hidden"
        ]
      },
      "geoPrecision": {
        "type": "string",
        "enum": [
          "exact",
          "moved"
        ]
      },
      "cadastralRef": {
        "type": "string",
        "pattern": "^[0-9A-Z]{20}$"
      }
    }
  },
  "ui": {
    "municipalityIne": {
      "group": "place",
      "widget": "place",
      "span": 2,
      "publish": true,
      "shows": [
        "record"
      ]
    },
    "postalCode": {
      "group": "place",
      "span": 1,
      "shows": [
        "record",
        "search"
      ]
    },
    "town": {
      "group": "place",
      "span": 1,
      "shows": [
        "record",
        "csv",
        "search"
      ]
    },
    "island": {
      "group": "place",
      "span": 1,
      "shows": [
        "record",
        "csv"
      ],
      "enum": [
        "MALLORCA",
        "MENORCA",
        "IBIZA",
        "FORMENTERA"
      ]
    },
    "province": {
      "group": "place",
      "span": 1,
      "shows": [
        "record",
        "search"
      ]
    },
    "countryCode": {
      "group": "place",
      "hidden": true
    },
    "zoneName": {
      "group": "place",
      "span": 1,
      "shows": [
        "record",
        "search"
      ]
    },
    "urbanisation": {
      "group": "place",
      "span": 1,
      "shows": [
        "record",
        "search"
      ]
    },
    "locationDetail": {
      "group": "place",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "streetType": {
      "group": "address",
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "calle",
        "avenida",
        "plaza",
        "paseo",
        "camino",
        "carretera",
        "carrer",
        "passeig",
        "cami",
        "poligono",
        "urbanizacion",
        "otro"
      ]
    },
    "streetName": {
      "group": "address",
      "span": 2,
      "shows": [
        "record",
        "search"
      ]
    },
    "number": {
      "group": "address",
      "span": 1,
      "shows": [
        "record",
        "search"
      ]
    },
    "block": {
      "group": "address",
      "span": 1,
      "public": false,
      "shows": [
        "record"
      ]
    },
    "stair": {
      "group": "address",
      "span": 1,
      "public": false,
      "shows": [
        "record"
      ]
    },
    "floor": {
      "group": "address",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "door": {
      "group": "address",
      "span": 1,
      "public": false,
      "shows": [
        "record"
      ]
    },
    "totalFloors": {
      "group": "address",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "floorIsTop": {
      "group": "address",
      "widget": "switch",
      "span": 1,
      "shows": [
        "record"
      ]
    },
    "geo": {
      "group": "map",
      "widget": "map",
      "span": 3,
      "public": false,
      "shows": [
        "record"
      ]
    },
    "addressVisibility": {
      "group": "map",
      "widget": "radio",
      "span": 2,
      "shows": [
        "record"
      ],
      "enum": [
        "full",
        "street",
        "hidden"
      ]
    },
    "geoPrecision": {
      "group": "map",
      "widget": "radio",
      "span": 1,
      "shows": [
        "record"
      ],
      "enum": [
        "exact",
        "moved"
      ]
    },
    "cadastralRef": {
      "group": "cadastre",
      "span": 2,
      "public": false,
      "shows": [
        "record",
        "search"
      ]
    }
  },
  "when": {
    "floor": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "trastero",
        "parking"
      ]
    },
    "door": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "trastero",
        "parking"
      ]
    },
    "totalFloors": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "edificio",
        "hotel"
      ]
    },
    "floorIsTop": {
      "type": [
        "vivienda",
        "oficina"
      ]
    },
    "geoPrecision": {
      "addressVisibility": [
        "full",
        "street"
      ]
    }
  },
  "order": [
    "municipalityIne",
    "postalCode",
    "town",
    "island",
    "province",
    "countryCode",
    "zoneName",
    "urbanisation",
    "locationDetail",
    "streetType",
    "streetName",
    "number",
    "block",
    "stair",
    "floor",
    "door",
    "totalFloors",
    "floorIsTop",
    "geo",
    "addressVisibility",
    "geoPrecision",
    "cadastralRef"
  ],
  "validator": validator
}

export default form
