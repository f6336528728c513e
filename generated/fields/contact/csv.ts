// Written by `npm run generate`. Do not edit.
import type { Field } from '../field.ts'

/** Fields that show there: csv. */
export const fields: readonly Field[] = [
  {"name":"companyName","path":"person.companyName","group":"","kind":"text"},
  {"name":"firstName","path":"person.firstName","group":"","kind":"text"},
  {"name":"lastName","path":"person.lastName","group":"","kind":"text"},
  {"name":"language","path":"person.language","group":"","kind":"code","codes":"language"},
  {"name":"preferredContact","path":"reach.preferredContact","group":"","kind":"code","codes":"preferredContact"},
  {"name":"doNotContact","path":"reach.doNotContact","group":"","kind":"boolean"},
  {"name":"street","path":"reach.street","group":"","kind":"text"},
  {"name":"postalCode","path":"reach.postalCode","group":"","kind":"text"},
  {"name":"town","path":"reach.town","group":"","kind":"text"},
  {"name":"country","path":"reach.country","group":"","kind":"text"},
  {"name":"source","path":"profile.source","group":"","kind":"code","codes":"source"},
  {"name":"funnelStage","path":"profile.funnelStage","group":"","kind":"text"},
  {"name":"rating","path":"profile.rating","group":"","kind":"number"},
]

/** What the contract puts in order there; the rest follows. */
export const order: readonly string[] = ["id","kind","name","firstName","lastName","companyName","language","roles","phones","emails","street","postalCode","town","country","preferredContact","doNotContact","source","funnelStage","rating","tags","agent","notes","createdAt","updatedAt"]
