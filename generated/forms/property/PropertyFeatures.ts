// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './PropertyFeatures.validator.js'

const form: GeneratedForm = {
  "name": "PropertyFeatures",
  "tag": "property",
  "prefix": "features",
  "schema": {
    "$id": "PropertyFeatures",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "features": {
        "type": "array",
        "maxItems": 60,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "lift",
            "stepFreeAccess",
            "adaptedUse",
            "balcony",
            "terrace",
            "glazedTerrace",
            "patio",
            "barbecue",
            "pergola",
            "solarium",
            "jacuzzi",
            "sauna",
            "gym",
            "childrenArea",
            "fireplace",
            "wardrobes",
            "storageRoom",
            "laundry",
            "cellar",
            "guestApartment",
            "alarm",
            "securityDoor",
            "videoPorter",
            "guard24h",
            "concierge",
            "doubleGlazing",
            "blinds",
            "homeAutomation",
            "internet",
            "satellite",
            "safe",
            "autoGate",
            "irrigation",
            "fenced",
            "bright",
            "corner",
            "evCharger",
            "smokeExtraction",
            "loadingDock",
            "access24h",
            "fireDoors",
            "sprinklers",
            "emergencyLights",
            "raisedFloor",
            "sidewalk",
            "streetLighting"
          ]
        }
      },
      "pool": {
        "type": "string",
        "enum": [
          "none",
          "private",
          "communal"
        ]
      },
      "garden": {
        "type": "string",
        "enum": [
          "none",
          "private",
          "communal"
        ]
      },
      "tennis": {
        "type": "string",
        "enum": [
          "none",
          "private",
          "communal"
        ]
      },
      "parkingSpaces": {
        "type": "integer",
        "minimum": 0,
        "maximum": 500
      },
      "parkingIncluded": {
        "type": "boolean"
      },
      "parkingCovered": {
        "type": "boolean"
      },
      "heatingType": {
        "type": "string",
        "enum": [
          "centralGas",
          "centralFuel",
          "centralOther",
          "individualGas",
          "individualElectric",
          "individualHeatPump",
          "individualOther",
          "stove",
          "noHeating"
        ]
      },
      "heatingFuel": {
        "type": "string",
        "enum": [
          "gas",
          "electric",
          "oil",
          "butane",
          "propane",
          "solar",
          "biomass"
        ]
      },
      "hotWater": {
        "type": "string",
        "enum": [
          "gas",
          "electric",
          "oil",
          "butane",
          "propane",
          "solar",
          "heatPump"
        ]
      },
      "airConditioning": {
        "type": "string",
        "enum": [
          "none",
          "preinstalled",
          "cold",
          "coldHeat"
        ]
      },
      "waterSource": {
        "type": "string",
        "enum": [
          "mains",
          "well",
          "tank"
        ]
      },
      "waterSoftener": {
        "type": "boolean"
      },
      "electricity": {
        "type": "string",
        "enum": [
          "none",
          "single",
          "threePhase"
        ]
      },
      "gasMains": {
        "type": "boolean"
      },
      "sewer": {
        "type": "string",
        "enum": [
          "mains",
          "septic",
          "none"
        ]
      },
      "solarKw": {
        "type": "number",
        "minimum": 0,
        "maximum": 100000
      },
      "flooring": {
        "type": "string",
        "enum": [
          "marble",
          "wood",
          "tile",
          "hydraulic",
          "stone",
          "terrazzo",
          "concrete",
          "other"
        ]
      },
      "joineryInside": {
        "type": "string",
        "enum": [
          "wood",
          "lacquered",
          "other"
        ]
      },
      "joineryOutside": {
        "type": "string",
        "enum": [
          "wood",
          "aluminium",
          "pvc",
          "iron",
          "other"
        ]
      },
      "facade": {
        "type": "string",
        "enum": [
          "stone",
          "render",
          "brick",
          "glass",
          "mixed",
          "other"
        ]
      },
      "shopWindows": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "lastActivity": {
        "type": "string",
        "maxLength": 100
      },
      "roadAccess": {
        "type": "string",
        "enum": [
          "urban",
          "road",
          "track",
          "highway",
          "none"
        ]
      },
      "allowedUse": {
        "type": "string",
        "enum": [
          "residential",
          "agricultural",
          "commercial",
          "services",
          "industrial",
          "multi",
          "single"
        ]
      }
    }
  },
  "ui": {
    "features": {
      "group": "features",
      "widget": "chips",
      "span": 3,
      "optionsBy": "type",
      "shows": [
        "record",
        "draft"
      ]
    },
    "features.*": {
      "options": {
        "vivienda": [
          "lift",
          "stepFreeAccess",
          "adaptedUse",
          "balcony",
          "terrace",
          "glazedTerrace",
          "patio",
          "barbecue",
          "pergola",
          "solarium",
          "jacuzzi",
          "sauna",
          "gym",
          "childrenArea",
          "fireplace",
          "wardrobes",
          "storageRoom",
          "laundry",
          "cellar",
          "guestApartment",
          "alarm",
          "securityDoor",
          "videoPorter",
          "guard24h",
          "concierge",
          "doubleGlazing",
          "blinds",
          "homeAutomation",
          "internet",
          "satellite",
          "safe",
          "autoGate",
          "irrigation",
          "fenced",
          "bright",
          "corner",
          "evCharger"
        ],
        "oficina": [
          "lift",
          "stepFreeAccess",
          "adaptedUse",
          "terrace",
          "storageRoom",
          "alarm",
          "securityDoor",
          "videoPorter",
          "guard24h",
          "concierge",
          "doubleGlazing",
          "internet",
          "access24h",
          "fireDoors",
          "sprinklers",
          "emergencyLights",
          "raisedFloor",
          "bright",
          "corner"
        ],
        "local": [
          "stepFreeAccess",
          "adaptedUse",
          "terrace",
          "storageRoom",
          "cellar",
          "alarm",
          "securityDoor",
          "guard24h",
          "internet",
          "smokeExtraction",
          "loadingDock",
          "access24h",
          "fireDoors",
          "sprinklers",
          "emergencyLights",
          "bright",
          "corner"
        ],
        "terreno": [
          "fenced",
          "irrigation",
          "sidewalk",
          "streetLighting",
          "corner"
        ],
        "parking": [
          "lift",
          "alarm",
          "securityDoor",
          "guard24h",
          "access24h",
          "autoGate",
          "evCharger"
        ],
        "edificio": [
          "lift",
          "stepFreeAccess",
          "terrace",
          "patio",
          "storageRoom",
          "alarm",
          "concierge",
          "fireDoors",
          "sprinklers",
          "emergencyLights",
          "corner"
        ],
        "nave": [
          "stepFreeAccess",
          "storageRoom",
          "alarm",
          "securityDoor",
          "guard24h",
          "smokeExtraction",
          "loadingDock",
          "access24h",
          "fireDoors",
          "sprinklers",
          "emergencyLights",
          "fenced",
          "corner"
        ],
        "trastero": [
          "lift",
          "alarm",
          "securityDoor",
          "access24h"
        ],
        "hotel": [
          "lift",
          "stepFreeAccess",
          "adaptedUse",
          "balcony",
          "terrace",
          "patio",
          "barbecue",
          "solarium",
          "jacuzzi",
          "sauna",
          "gym",
          "childrenArea",
          "laundry",
          "cellar",
          "alarm",
          "guard24h",
          "concierge",
          "internet",
          "fireDoors",
          "sprinklers",
          "emergencyLights",
          "evCharger"
        ]
      },
      "enum": [
        "lift",
        "stepFreeAccess",
        "adaptedUse",
        "balcony",
        "terrace",
        "glazedTerrace",
        "patio",
        "barbecue",
        "pergola",
        "solarium",
        "jacuzzi",
        "sauna",
        "gym",
        "childrenArea",
        "fireplace",
        "wardrobes",
        "storageRoom",
        "laundry",
        "cellar",
        "guestApartment",
        "alarm",
        "securityDoor",
        "videoPorter",
        "guard24h",
        "concierge",
        "doubleGlazing",
        "blinds",
        "homeAutomation",
        "internet",
        "satellite",
        "safe",
        "autoGate",
        "irrigation",
        "fenced",
        "bright",
        "corner",
        "evCharger",
        "smokeExtraction",
        "loadingDock",
        "access24h",
        "fireDoors",
        "sprinklers",
        "emergencyLights",
        "raisedFloor",
        "sidewalk",
        "streetLighting"
      ]
    },
    "pool": {
      "group": "outdoor",
      "widget": "chips",
      "span": 1,
      "shows": [
        "record",
        "facts",
        "compare",
        "draft"
      ],
      "enum": [
        "none",
        "private",
        "communal"
      ]
    },
    "garden": {
      "group": "outdoor",
      "widget": "chips",
      "span": 1,
      "shows": [
        "record",
        "facts",
        "compare",
        "draft"
      ],
      "enum": [
        "none",
        "private",
        "communal"
      ]
    },
    "tennis": {
      "group": "outdoor",
      "widget": "chips",
      "span": 1,
      "shows": [
        "record",
        "facts",
        "draft"
      ],
      "enum": [
        "none",
        "private",
        "communal"
      ]
    },
    "parkingSpaces": {
      "group": "parking",
      "widget": "stepper",
      "span": 1,
      "shows": [
        "record",
        "facts",
        "compare",
        "draft"
      ]
    },
    "parkingIncluded": {
      "group": "parking",
      "widget": "switch",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "parkingCovered": {
      "group": "parking",
      "widget": "switch",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "heatingType": {
      "group": "systems",
      "span": 1,
      "shows": [
        "record",
        "facts",
        "draft"
      ],
      "enum": [
        "centralGas",
        "centralFuel",
        "centralOther",
        "individualGas",
        "individualElectric",
        "individualHeatPump",
        "individualOther",
        "stove",
        "noHeating"
      ]
    },
    "heatingFuel": {
      "group": "systems",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "gas",
        "electric",
        "oil",
        "butane",
        "propane",
        "solar",
        "biomass"
      ]
    },
    "hotWater": {
      "group": "systems",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "gas",
        "electric",
        "oil",
        "butane",
        "propane",
        "solar",
        "heatPump"
      ]
    },
    "airConditioning": {
      "group": "systems",
      "span": 1,
      "shows": [
        "record",
        "facts",
        "draft"
      ],
      "enum": [
        "none",
        "preinstalled",
        "cold",
        "coldHeat"
      ]
    },
    "waterSource": {
      "group": "systems",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "mains",
        "well",
        "tank"
      ]
    },
    "waterSoftener": {
      "group": "systems",
      "widget": "switch",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "electricity": {
      "group": "systems",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "none",
        "single",
        "threePhase"
      ]
    },
    "gasMains": {
      "group": "systems",
      "widget": "switch",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "sewer": {
      "group": "systems",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "mains",
        "septic",
        "none"
      ]
    },
    "solarKw": {
      "unit": "kw",
      "group": "systems",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "flooring": {
      "group": "finishes",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "marble",
        "wood",
        "tile",
        "hydraulic",
        "stone",
        "terrazzo",
        "concrete",
        "other"
      ]
    },
    "joineryInside": {
      "group": "finishes",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "wood",
        "lacquered",
        "other"
      ]
    },
    "joineryOutside": {
      "group": "finishes",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "wood",
        "aluminium",
        "pvc",
        "iron",
        "other"
      ]
    },
    "facade": {
      "group": "finishes",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "stone",
        "render",
        "brick",
        "glass",
        "mixed",
        "other"
      ]
    },
    "shopWindows": {
      "group": "commercial",
      "widget": "stepper",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ]
    },
    "lastActivity": {
      "group": "commercial",
      "span": 2,
      "shows": [
        "record",
        "facts"
      ],
      "untrusted": "form"
    },
    "roadAccess": {
      "group": "land",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "urban",
        "road",
        "track",
        "highway",
        "none"
      ]
    },
    "allowedUse": {
      "group": "land",
      "span": 1,
      "shows": [
        "record",
        "facts"
      ],
      "enum": [
        "residential",
        "agricultural",
        "commercial",
        "services",
        "industrial",
        "multi",
        "single"
      ]
    }
  },
  "when": {
    "pool": {
      "type": [
        "vivienda",
        "hotel",
        "edificio"
      ]
    },
    "garden": {
      "type": [
        "vivienda",
        "hotel",
        "edificio"
      ]
    },
    "tennis": {
      "type": [
        "vivienda",
        "hotel"
      ]
    },
    "parkingSpaces": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "edificio",
        "nave",
        "hotel"
      ]
    },
    "parkingIncluded": {
      "type": [
        "vivienda",
        "oficina",
        "local"
      ]
    },
    "parkingCovered": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "parking"
      ]
    },
    "heatingType": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "edificio",
        "nave",
        "hotel"
      ]
    },
    "heatingFuel": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "edificio",
        "nave",
        "hotel"
      ]
    },
    "hotWater": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "edificio",
        "nave",
        "hotel"
      ]
    },
    "airConditioning": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "edificio",
        "nave",
        "hotel"
      ]
    },
    "waterSource": {
      "type": [
        "vivienda",
        "terreno",
        "local",
        "nave",
        "hotel",
        "edificio"
      ]
    },
    "waterSoftener": {
      "type": [
        "vivienda"
      ]
    },
    "electricity": {
      "type": [
        "vivienda",
        "terreno",
        "oficina",
        "local",
        "nave",
        "hotel",
        "edificio"
      ]
    },
    "gasMains": {
      "type": [
        "vivienda",
        "local",
        "hotel",
        "edificio"
      ]
    },
    "sewer": {
      "type": [
        "vivienda",
        "terreno",
        "local",
        "nave",
        "hotel",
        "edificio"
      ]
    },
    "solarKw": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "edificio",
        "nave",
        "hotel"
      ]
    },
    "flooring": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "edificio",
        "nave",
        "hotel"
      ]
    },
    "joineryInside": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "edificio",
        "nave",
        "hotel"
      ]
    },
    "joineryOutside": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "edificio",
        "nave",
        "hotel"
      ]
    },
    "facade": {
      "type": [
        "vivienda",
        "oficina",
        "local",
        "edificio",
        "nave",
        "hotel"
      ]
    },
    "shopWindows": {
      "type": [
        "local"
      ]
    },
    "lastActivity": {
      "type": [
        "local",
        "nave",
        "hotel"
      ]
    },
    "roadAccess": {
      "type": [
        "terreno",
        "nave"
      ]
    },
    "allowedUse": {
      "type": [
        "terreno"
      ]
    }
  },
  "order": [
    "features",
    "pool",
    "garden",
    "tennis",
    "parkingSpaces",
    "parkingIncluded",
    "parkingCovered",
    "heatingType",
    "heatingFuel",
    "hotWater",
    "airConditioning",
    "waterSource",
    "waterSoftener",
    "electricity",
    "gasMains",
    "sewer",
    "solarKw",
    "flooring",
    "joineryInside",
    "joineryOutside",
    "facade",
    "shopWindows",
    "lastActivity",
    "roadAccess",
    "allowedUse"
  ],
  "validator": validator
}

export default form
