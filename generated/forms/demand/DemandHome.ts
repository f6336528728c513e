// Written by `npm run generate`. Do not edit.
import type { GeneratedForm } from '../form-type.ts'
import validator from './DemandHome.validator.js'

const form: GeneratedForm = {
  "name": "DemandHome",
  "tag": "demand",
  "prefix": "home",
  "schema": {
    "$id": "DemandHome",
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "areaMin": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "areaMax": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "plotMin": {
        "type": "number",
        "minimum": 0,
        "maximum": 99999999
      },
      "bedroomsMin": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "bedroomsMax": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "bathroomsMin": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "mustHave": {
        "type": "array",
        "maxItems": 30,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "terrace",
            "pool",
            "garden",
            "seaViews",
            "firstLine",
            "lift",
            "parking",
            "airConditioning",
            "heating",
            "furnished",
            "fireplace",
            "storageRoom",
            "stepFreeAccess",
            "petsAllowed",
            "balcony",
            "exterior",
            "solarPanels",
            "evCharger",
            "touristLicence",
            "patio",
            "glazedTerrace",
            "barbecue",
            "solarium",
            "jacuzzi",
            "sauna",
            "gym",
            "childrenArea",
            "wardrobes",
            "laundry",
            "cellar",
            "guestApartment",
            "alarm",
            "guard24h",
            "concierge",
            "doubleGlazing",
            "homeAutomation",
            "irrigation",
            "fenced",
            "bright",
            "corner",
            "smokeExtraction",
            "loadingDock"
          ]
        }
      },
      "niceToHave": {
        "type": "array",
        "maxItems": 30,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "terrace",
            "pool",
            "garden",
            "seaViews",
            "firstLine",
            "lift",
            "parking",
            "airConditioning",
            "heating",
            "furnished",
            "fireplace",
            "storageRoom",
            "stepFreeAccess",
            "petsAllowed",
            "balcony",
            "exterior",
            "solarPanels",
            "evCharger",
            "touristLicence",
            "patio",
            "glazedTerrace",
            "barbecue",
            "solarium",
            "jacuzzi",
            "sauna",
            "gym",
            "childrenArea",
            "wardrobes",
            "laundry",
            "cellar",
            "guestApartment",
            "alarm",
            "guard24h",
            "concierge",
            "doubleGlazing",
            "homeAutomation",
            "irrigation",
            "fenced",
            "bright",
            "corner",
            "smokeExtraction",
            "loadingDock"
          ]
        }
      },
      "mustNot": {
        "type": "array",
        "maxItems": 30,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "enum": [
            "terrace",
            "pool",
            "garden",
            "seaViews",
            "firstLine",
            "lift",
            "parking",
            "airConditioning",
            "heating",
            "furnished",
            "fireplace",
            "storageRoom",
            "stepFreeAccess",
            "petsAllowed",
            "balcony",
            "exterior",
            "solarPanels",
            "evCharger",
            "touristLicence",
            "patio",
            "glazedTerrace",
            "barbecue",
            "solarium",
            "jacuzzi",
            "sauna",
            "gym",
            "childrenArea",
            "wardrobes",
            "laundry",
            "cellar",
            "guestApartment",
            "alarm",
            "guard24h",
            "concierge",
            "doubleGlazing",
            "homeAutomation",
            "irrigation",
            "fenced",
            "bright",
            "corner",
            "smokeExtraction",
            "loadingDock"
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
      "floorMin": {
        "type": "integer",
        "minimum": -2,
        "maximum": 60
      },
      "floorMax": {
        "type": "integer",
        "minimum": -2,
        "maximum": 60
      },
      "yearMin": {
        "type": "integer",
        "minimum": 1200,
        "maximum": 2100
      },
      "yearMax": {
        "type": "integer",
        "minimum": 1200,
        "maximum": 2100
      }
    }
  },
  "ui": {
    "areaMin": {
      "unit": "m2",
      "group": "size",
      "span": 1
    },
    "areaMax": {
      "unit": "m2",
      "group": "size",
      "span": 1
    },
    "plotMin": {
      "unit": "m2",
      "group": "size",
      "span": 1
    },
    "bedroomsMin": {
      "group": "size",
      "widget": "stepper",
      "span": 1
    },
    "bedroomsMax": {
      "group": "size",
      "widget": "stepper",
      "span": 1
    },
    "bathroomsMin": {
      "group": "size",
      "widget": "stepper",
      "span": 1
    },
    "mustHave": {
      "group": "wishes",
      "widget": "chips",
      "span": 3
    },
    "mustHave.*": {
      "enum": [
        "terrace",
        "pool",
        "garden",
        "seaViews",
        "firstLine",
        "lift",
        "parking",
        "airConditioning",
        "heating",
        "furnished",
        "fireplace",
        "storageRoom",
        "stepFreeAccess",
        "petsAllowed",
        "balcony",
        "exterior",
        "solarPanels",
        "evCharger",
        "touristLicence",
        "patio",
        "glazedTerrace",
        "barbecue",
        "solarium",
        "jacuzzi",
        "sauna",
        "gym",
        "childrenArea",
        "wardrobes",
        "laundry",
        "cellar",
        "guestApartment",
        "alarm",
        "guard24h",
        "concierge",
        "doubleGlazing",
        "homeAutomation",
        "irrigation",
        "fenced",
        "bright",
        "corner",
        "smokeExtraction",
        "loadingDock"
      ]
    },
    "niceToHave": {
      "group": "wishes",
      "widget": "chips",
      "span": 3
    },
    "niceToHave.*": {
      "enum": [
        "terrace",
        "pool",
        "garden",
        "seaViews",
        "firstLine",
        "lift",
        "parking",
        "airConditioning",
        "heating",
        "furnished",
        "fireplace",
        "storageRoom",
        "stepFreeAccess",
        "petsAllowed",
        "balcony",
        "exterior",
        "solarPanels",
        "evCharger",
        "touristLicence",
        "patio",
        "glazedTerrace",
        "barbecue",
        "solarium",
        "jacuzzi",
        "sauna",
        "gym",
        "childrenArea",
        "wardrobes",
        "laundry",
        "cellar",
        "guestApartment",
        "alarm",
        "guard24h",
        "concierge",
        "doubleGlazing",
        "homeAutomation",
        "irrigation",
        "fenced",
        "bright",
        "corner",
        "smokeExtraction",
        "loadingDock"
      ]
    },
    "mustNot": {
      "group": "wishes",
      "widget": "chips",
      "span": 3
    },
    "mustNot.*": {
      "enum": [
        "terrace",
        "pool",
        "garden",
        "seaViews",
        "firstLine",
        "lift",
        "parking",
        "airConditioning",
        "heating",
        "furnished",
        "fireplace",
        "storageRoom",
        "stepFreeAccess",
        "petsAllowed",
        "balcony",
        "exterior",
        "solarPanels",
        "evCharger",
        "touristLicence",
        "patio",
        "glazedTerrace",
        "barbecue",
        "solarium",
        "jacuzzi",
        "sauna",
        "gym",
        "childrenArea",
        "wardrobes",
        "laundry",
        "cellar",
        "guestApartment",
        "alarm",
        "guard24h",
        "concierge",
        "doubleGlazing",
        "homeAutomation",
        "irrigation",
        "fenced",
        "bright",
        "corner",
        "smokeExtraction",
        "loadingDock"
      ]
    },
    "views": {
      "group": "wishes",
      "widget": "chips",
      "span": 3
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
    "floorMin": {
      "group": "building",
      "span": 1
    },
    "floorMax": {
      "group": "building",
      "span": 1
    },
    "yearMin": {
      "group": "building",
      "span": 1
    },
    "yearMax": {
      "group": "building",
      "span": 1
    }
  },
  "when": {},
  "order": [
    "areaMin",
    "areaMax",
    "plotMin",
    "bedroomsMin",
    "bedroomsMax",
    "bathroomsMin",
    "mustHave",
    "niceToHave",
    "mustNot",
    "views",
    "floorMin",
    "floorMax",
    "yearMin",
    "yearMax"
  ],
  "validator": validator
}

export default form
