// Written by `npm run generate`. Do not edit.
import type { Field } from '../field.ts'

/** Fields that show there: csv. */
export const fields: readonly Field[] = [
  {"name":"type","path":"basics.type","group":"kind","kind":"code","codes":"type","at":"type"},
  {"name":"town","path":"location.town","group":"place","kind":"text"},
  {"name":"island","path":"location.island","group":"place","kind":"code","codes":"island"},
  {"name":"bedrooms","path":"layout.bedrooms","group":"rooms","kind":"number","at":"layout.bedrooms"},
  {"name":"bathrooms","path":"layout.bathrooms","group":"rooms","kind":"number","at":"layout.bathrooms"},
]

/** What the contract puts in order there; the rest follows. */
export const order: readonly string[] = ["ref","title","status","type","operations","price","previousPrice","area","bedrooms","bathrooms","town","island","agent","exclusive","mandateEndsOn","completenessPct","leads","updatedAt","publishedAt","id"]
