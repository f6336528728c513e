// Written by `npm run generate`. Do not edit.
import type { Field } from '../field.ts'

/** Fields that show there: compare. */
export const fields: readonly Field[] = [
  {"name":"condition","path":"basics.condition","group":"building","kind":"code","codes":"condition","at":"condition"},
  {"name":"constructionYear","path":"basics.constructionYear","group":"building","kind":"year","at":"constructionYear"},
  {"name":"usable","path":"layout.usable","group":"areas","kind":"number","unit":"m2","at":"layout.usable"},
  {"name":"built","path":"layout.built","group":"areas","kind":"number","unit":"m2","at":"layout.built"},
  {"name":"builtWithCommon","path":"layout.builtWithCommon","group":"areas","kind":"number","unit":"m2","at":"layout.builtWithCommon"},
  {"name":"plot","path":"layout.plot","group":"areas","kind":"number","unit":"m2","at":"layout.plot"},
  {"name":"terrace","path":"layout.terrace","group":"areas","kind":"number","unit":"m2","at":"layout.terrace"},
  {"name":"bedrooms","path":"layout.bedrooms","group":"rooms","kind":"number","at":"layout.bedrooms"},
  {"name":"bathrooms","path":"layout.bathrooms","group":"rooms","kind":"number","at":"layout.bathrooms"},
  {"name":"furnished","path":"layout.furnished","group":"rooms","kind":"code","codes":"furnished","at":"layout.furnished"},
  {"name":"orientation","path":"layout.orientation","group":"surroundings","kind":"code","codes":"orientation","many":true,"at":"layout.orientation"},
  {"name":"views","path":"layout.views","group":"surroundings","kind":"code","codes":"views","many":true,"at":"layout.views"},
  {"name":"seaDistance","path":"layout.seaDistance","group":"surroundings","kind":"number","unit":"m","at":"layout.seaDistance"},
  {"name":"pool","path":"features.pool","group":"outdoor","kind":"code","codes":"pool","at":"features.pool"},
  {"name":"garden","path":"features.garden","group":"outdoor","kind":"code","codes":"garden","at":"features.garden"},
  {"name":"parkingSpaces","path":"features.parkingSpaces","group":"parking","kind":"number","at":"features.parkingSpaces"},
]

/** What the contract puts in order there; the rest follows. */
export const order: readonly string[] = ["type","place","bedrooms","bathrooms","views","orientation","furnished","seaDistance","floor","condition","constructionYear","energy","pool","garden","parkingSpaces"]
