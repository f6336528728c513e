// Written by `npm run generate`. Do not edit.
import type { Field } from '../field.ts'

/** Fields that show there: draft. */
export const fields: readonly Field[] = [
  {"name":"type","path":"basics.type","group":"kind","kind":"code","codes":"type","at":"type"},
  {"name":"subtype","path":"basics.subtype","group":"kind","kind":"code","codes":"subtype","at":"subtype"},
  {"name":"condition","path":"basics.condition","group":"building","kind":"code","codes":"condition","at":"condition"},
  {"name":"constructionYear","path":"basics.constructionYear","group":"building","kind":"year","at":"constructionYear"},
  {"name":"built","path":"layout.built","group":"areas","kind":"number","unit":"m2","at":"layout.built"},
  {"name":"plot","path":"layout.plot","group":"areas","kind":"number","unit":"m2","at":"layout.plot"},
  {"name":"terrace","path":"layout.terrace","group":"areas","kind":"number","unit":"m2","at":"layout.terrace"},
  {"name":"bedrooms","path":"layout.bedrooms","group":"rooms","kind":"number","at":"layout.bedrooms"},
  {"name":"bathrooms","path":"layout.bathrooms","group":"rooms","kind":"number","at":"layout.bathrooms"},
  {"name":"toilets","path":"layout.toilets","group":"rooms","kind":"number","at":"layout.toilets"},
  {"name":"furnished","path":"layout.furnished","group":"rooms","kind":"code","codes":"furnished","at":"layout.furnished"},
  {"name":"orientation","path":"layout.orientation","group":"surroundings","kind":"code","codes":"orientation","many":true,"at":"layout.orientation"},
  {"name":"views","path":"layout.views","group":"surroundings","kind":"code","codes":"views","many":true,"at":"layout.views"},
  {"name":"features","path":"features.features","group":"features","kind":"code","codes":"features","many":true,"at":"features.features"},
  {"name":"pool","path":"features.pool","group":"outdoor","kind":"code","codes":"pool","at":"features.pool"},
  {"name":"garden","path":"features.garden","group":"outdoor","kind":"code","codes":"garden","at":"features.garden"},
  {"name":"tennis","path":"features.tennis","group":"outdoor","kind":"code","codes":"tennis","at":"features.tennis"},
  {"name":"parkingSpaces","path":"features.parkingSpaces","group":"parking","kind":"number","at":"features.parkingSpaces"},
  {"name":"heatingType","path":"features.heatingType","group":"systems","kind":"code","codes":"heatingType","at":"features.heatingType"},
  {"name":"airConditioning","path":"features.airConditioning","group":"systems","kind":"code","codes":"airConditioning","at":"features.airConditioning"},
]
