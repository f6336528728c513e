// Written by `npm run generate`. Do not edit.
import type { Field } from '../field.ts'

/** Fields that show there: print. */
export const fields: readonly Field[] = [
  {"name":"condition","path":"basics.condition","group":"building","kind":"code","codes":"condition","at":"condition"},
  {"name":"constructionYear","path":"basics.constructionYear","group":"building","kind":"year","at":"constructionYear"},
  {"name":"usable","path":"layout.usable","group":"areas","kind":"number","unit":"m2","at":"layout.usable"},
  {"name":"built","path":"layout.built","group":"areas","kind":"number","unit":"m2","at":"layout.built"},
  {"name":"plot","path":"layout.plot","group":"areas","kind":"number","unit":"m2","at":"layout.plot"},
  {"name":"terrace","path":"layout.terrace","group":"areas","kind":"number","unit":"m2","at":"layout.terrace"},
  {"name":"bedrooms","path":"layout.bedrooms","group":"rooms","kind":"number","at":"layout.bedrooms"},
  {"name":"bathrooms","path":"layout.bathrooms","group":"rooms","kind":"number","at":"layout.bathrooms"},
  {"name":"orientation","path":"layout.orientation","group":"surroundings","kind":"code","codes":"orientation","many":true,"at":"layout.orientation"},
  {"name":"views","path":"layout.views","group":"surroundings","kind":"code","codes":"views","many":true,"at":"layout.views"},
]

/** What the contract puts in order there; the rest follows. */
export const order: readonly string[] = ["type","built","usable","plot","terrace","bedrooms","bathrooms","floor","lift","parking","pool","airConditioning","heating","orientation","views","seaDistance","constructionYear","condition","communityFee","ibi"]
