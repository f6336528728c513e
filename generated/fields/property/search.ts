// Written by `npm run generate`. Do not edit.
import type { Field } from '../field.ts'

/** Fields that show there: search. */
export const fields: readonly Field[] = [
  {"name":"postalCode","path":"location.postalCode","group":"place","kind":"text"},
  {"name":"town","path":"location.town","group":"place","kind":"text"},
  {"name":"province","path":"location.province","group":"place","kind":"text"},
  {"name":"zoneName","path":"location.zoneName","group":"place","kind":"text"},
  {"name":"urbanisation","path":"location.urbanisation","group":"place","kind":"text"},
  {"name":"streetName","path":"location.streetName","group":"address","kind":"text"},
  {"name":"number","path":"location.number","group":"address","kind":"text"},
  {"name":"cadastralRef","path":"location.cadastralRef","group":"cadastre","kind":"text"},
  {"name":"owners.name","path":"mandate.owners.*.name","group":"owners","kind":"text"},
  {"name":"owners.phone","path":"mandate.owners.*.phone","group":"owners","kind":"text"},
  {"name":"owners.email","path":"mandate.owners.*.email","group":"owners","kind":"text"},
  {"name":"title","path":"texts.title","group":"texts","kind":"localized"},
]

/** What the contract puts in order there; the rest follows. */
export const order: readonly string[] = ["title"]
