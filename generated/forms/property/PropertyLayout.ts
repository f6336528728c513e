// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './PropertyLayout.validator.js'

const form: GeneratedForm = {
  "name": "PropertyLayout",
  "tag": "property",
  "prefix": "layout",
  "schema": {
    "$id": "PropertyLayout",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "usable": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "built": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "builtWithCommon": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "plot": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "cadastralBuilt": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "terrace": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "coveredTerrace": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "basement": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "attic": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "garage": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "kitchenArea": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "diningArea": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "facadeLength": {
        "type": "number",
        "minimum": 0,
        "maximum": 10000
      },
      "ceilingHeight": {
        "type": "number",
        "minimum": 0,
        "maximum": 50
      },
      "buildable": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "minimumTradable": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "areaSource": {
        "type": "string",
        "enum": [
          "deed",
          "cadastre",
          "measured",
          "owner"
        ]
      },
      "bedrooms": {
        "type": "integer",
        "minimum": 0,
        "maximum": 200
      },
      "doubleBedrooms": {
        "type": "integer",
        "minimum": 0,
        "maximum": 200
      },
      "singleBedrooms": {
        "type": "integer",
        "minimum": 0,
        "maximum": 200
      },
      "bathrooms": {
        "type": "integer",
        "minimum": 0,
        "maximum": 200
      },
      "toilets": {
        "type": "integer",
        "minimum": 0,
        "maximum": 200
      },
      "ensuites": {
        "type": "integer",
        "minimum": 0,
        "maximum": 200
      },
      "livingRooms": {
        "type": "integer",
        "minimum": 0,
        "maximum": 50
      },
      "floorsInHome": {
        "type": "integer",
        "minimum": 0,
        "maximum": 60
      },
      "kitchenType": {
        "type": "string",
        "enum": [
          "independent",
          "open",
          "office",
          "kitchenette"
        ]
      },
      "kitchenEquipped": {
        "type": "string",
        "enum": [
          "none",
          "furnished",
          "appliances"
        ]
      },
      "furnished": {
        "type": "string",
        "enum": [
          "none",
          "partial",
          "full"
        ]
      },
      "exterior": {
        "type": "string",
        "enum": [
          "exterior",
          "interior",
          "both"
        ]
      },
      "orientation": {
        "type": "array",
        "maxItems": 8,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "N",
            "NE",
            "E",
            "SE",
            "S",
            "SW",
            "W",
            "NW"
          ]
        }
      },
      "views": {
        "type": "array",
        "maxItems": 8,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "sea",
            "mountain",
            "pool",
            "garden",
            "golf",
            "city",
            "country",
            "harbour"
          ]
        }
      },
      "seaDistance": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000
      },
      "firstLine": {
        "type": "boolean"
      }
    }
  },
  "ui": {
    "usable": {
      "unit": "m2",
      "group": "areas",
      "span": 1,
      "shows": [
        "record",
        "facts",
        "compare",
        "print"
      ]
    },
    "built": {
      "unit": "m2",
      "group": "areas",
      "span": 1,
      "publish": true,
      "shows": [
        "record",
        "facts",
        "compare",
        "print",
        "draft"
      ]
    },
    "builtWithCommon": {
      "unit": "m2",
      "ifKnown": true,
      "group": "areas",
      "span": 1,
      "shows": [
        "record",
        "facts",
        "compare"
      ]
    },
    "plot": {
      "unit": "m2",
      "group": "areas",
      "span": 1,
      "publish": true,
      "shows": [
        "record",
        "facts",
        "compare",
        "print",
        "draft"
      ]
    },
    "cadastralBuilt": {
      "unit": "m2",
      "group": "areas",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "terrace": {
      "unit": "m2",
      "group": "areas",
      "span": 1,
      "shows": [
        "record",
        "facts",
        "compare",
        "print",
        "draft"
      ]
    },
    "coveredTerrace": {
      "unit": "m2",
      "group": "areas",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "basement": {
      "unit": "m2",
      "group": "areas",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "attic": {
      "unit": "m2",
      "group": "areas",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "garage": {
      "unit": "m2",
      "group": "areas",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "kitchenArea": {
      "unit": "m2",
      "group": "areas",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "diningArea": {
      "unit": "m2",
      "group": "areas",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "facadeLength": {
      "unit": "m",
      "group": "areas",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "ceilingHeight": {
      "unit": "m",
      "group": "areas",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "buildable": {
      "unit": "m2",
      "group": "areas",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "minimumTradable": {
      "unit": "m2",
      "group": "areas",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "areaSource": {
      "group": "areas",
      "widget": "chips",
      "span": 3,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "deed",
        "cadastre",
        "measured",
        "owner"
      ]
    },
    "bedrooms": {
      "group": "rooms",
      "widget": "stepper",
      "span": 1,
      "publish": true,
      "shows": [
        "record",
        "csv",
        "facts",
        "compare",
        "print",
        "draft"
      ]
    },
    "doubleBedrooms": {
      "group": "rooms",
      "widget": "stepper",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "singleBedrooms": {
      "group": "rooms",
      "widget": "stepper",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "bathrooms": {
      "group": "rooms",
      "widget": "stepper",
      "span": 1,
      "publish": true,
      "shows": [
        "record",
        "csv",
        "facts",
        "compare",
        "print",
        "draft"
      ]
    },
    "toilets": {
      "group": "rooms",
      "widget": "stepper",
      "span": 1,
      "shows": [
        "record",
        "facts",
        "draft"
      ]
    },
    "ensuites": {
      "group": "rooms",
      "widget": "stepper",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "livingRooms": {
      "group": "rooms",
      "widget": "stepper",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "floorsInHome": {
      "group": "rooms",
      "widget": "stepper",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "kitchenType": {
      "group": "rooms",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "independent",
        "open",
        "office",
        "kitchenette"
      ]
    },
    "kitchenEquipped": {
      "group": "rooms",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "none",
        "furnished",
        "appliances"
      ]
    },
    "furnished": {
      "group": "rooms",
      "span": 1,
      "shows": [
        "record",
        "facts",
        "compare",
        "draft"
      ],
      "enum": [
        "none",
        "partial",
        "full"
      ]
    },
    "exterior": {
      "group": "rooms",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "exterior",
        "interior",
        "both"
      ]
    },
    "orientation": {
      "group": "surroundings",
      "widget": "chips",
      "span": 3,
      "shows": [
        "record",
        "facts",
        "compare",
        "print",
        "draft"
      ]
    },
    "orientation.*": {
      "enum": [
        "N",
        "NE",
        "E",
        "SE",
        "S",
        "SW",
        "W",
        "NW"
      ]
    },
    "views": {
      "group": "surroundings",
      "widget": "chips",
      "span": 3,
      "shows": [
        "record",
        "facts",
        "compare",
        "print",
        "draft"
      ]
    },
    "views.*": {
      "enum": [
        "sea",
        "mountain",
        "pool",
        "garden",
        "golf",
        "city",
        "country",
        "harbour"
      ]
    },
    "seaDistance": {
      "ifKnown": true,
      "unit": "m",
      "group": "surroundings",
      "span": 1,
      "shows": [
        "record",
        "facts",
        "compare"
      ]
    },
    "firstLine": {
      "group": "surroundings",
      "widget": "switch",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    }
  },
  "when": {
    "usable": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "parking",
        "edificio",
        "nave",
        "trastero",
        "hotel"
      ]
    },
    "built": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "parking",
        "edificio",
        "nave",
        "trastero",
        "hotel"
      ]
    },
    "builtWithCommon": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "parking",
        "trastero"
      ]
    },
    "plot": {
      "type": [
        "vivienda",
        "terreno",
        "edificio",
        "nave",
        "hotel",
        "local"
      ]
    },
    "cadastralBuilt": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "parking",
        "edificio",
        "nave",
        "trastero",
        "hotel"
      ]
    },
    "terrace": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "hotel"
      ]
    },
    "coveredTerrace": {
      "type": [
        "vivienda",
        "hotel"
      ]
    },
    "basement": {
      "type": [
        "vivienda",
        "local",
        "edificio",
        "nave",
        "hotel"
      ]
    },
    "attic": {
      "type": [
        "vivienda",
        "local",
        "nave"
      ]
    },
    "garage": {
      "type": [
        "vivienda"
      ]
    },
    "kitchenArea": {
      "type": [
        "vivienda"
      ]
    },
    "diningArea": {
      "type": [
        "vivienda"
      ]
    },
    "facadeLength": {
      "type": [
        "local",
        "terreno",
        "nave"
      ]
    },
    "ceilingHeight": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "nave"
      ]
    },
    "buildable": {
      "type": [
        "terreno"
      ]
    },
    "minimumTradable": {
      "type": [
        "terreno",
        "oficina",
        "nave"
      ]
    },
    "bedrooms": {
      "type": [
        "vivienda",
        "hotel"
      ]
    },
    "doubleBedrooms": {
      "type": [
        "vivienda"
      ]
    },
    "singleBedrooms": {
      "type": [
        "vivienda"
      ]
    },
    "bathrooms": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "hotel"
      ]
    },
    "toilets": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "nave",
        "hotel"
      ]
    },
    "ensuites": {
      "type": [
        "vivienda"
      ]
    },
    "livingRooms": {
      "type": [
        "vivienda"
      ]
    },
    "floorsInHome": {
      "type": [
        "vivienda",
        "local"
      ]
    },
    "kitchenType": {
      "type": [
        "vivienda"
      ]
    },
    "kitchenEquipped": {
      "type": [
        "vivienda"
      ]
    },
    "furnished": {
      "type": [
        "vivienda",
        "oficina"
      ]
    },
    "exterior": {
      "type": [
        "vivienda",
        "oficina"
      ]
    },
    "orientation": {
      "type": [
        "vivienda",
        "oficina",
        "terreno",
        "hotel"
      ]
    },
    "views": {
      "type": [
        "vivienda",
        "oficina",
        "terreno",
        "hotel"
      ]
    },
    "seaDistance": {
      "type": [
        "vivienda",
        "terreno",
        "hotel",
        "local"
      ]
    },
    "firstLine": {
      "type": [
        "vivienda",
        "terreno",
        "hotel",
        "local"
      ]
    }
  },
  "order": [
    "usable",
    "built",
    "builtWithCommon",
    "plot",
    "cadastralBuilt",
    "terrace",
    "coveredTerrace",
    "basement",
    "attic",
    "garage",
    "kitchenArea",
    "diningArea",
    "facadeLength",
    "ceilingHeight",
    "buildable",
    "minimumTradable",
    "areaSource",
    "bedrooms",
    "doubleBedrooms",
    "singleBedrooms",
    "bathrooms",
    "toilets",
    "ensuites",
    "livingRooms",
    "floorsInHome",
    "kitchenType",
    "kitchenEquipped",
    "furnished",
    "exterior",
    "orientation",
    "views",
    "seaDistance",
    "firstLine"
  ],
  "validator": validator
}

export default form
