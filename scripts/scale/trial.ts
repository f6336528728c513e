import { setTimeout as sleep } from 'node:timers/promises'
import type { Programs } from './programs.ts'
import type { Load } from './load.ts'
import type { Postgres } from './postgres.ts'
import type { System } from './system.ts'

/** What a case found, and whether that is good enough. */
export interface Outcome {
  found: string
  isGood: boolean
  isSkipped?: false
}

/** A case that cannot be tried here, with the reason. */
export interface Skipped {
  found: string
  isSkipped: true
}

/** What a case works on. */
export interface Trial {
  system: System
  load: Load
  programs: Programs
  /** How often each process is killed, for how long the replica stands still. */
  kills: number
  pausedMs: number
  /** For how long two versions serve side by side. */
  sideMs: number
}

export interface Case {
  name: string
  bar: string
  run(trial: Trial): Promise<Outcome | Skipped>
}

export const idsIn = async (one: Postgres): Promise<Set<string>> =>
  new Set(await one.ask('select id from contact'))
/** Contacts without the event that is written with them, and the reverse. */
const HALF = `select (select count(*) from contact where not exists (select from event
    where subject = contact.id::text and kind = 'contact.created'))
  + (select count(*) from event where kind = 'contact.created'
    and not exists (select from contact where contact.id::text = subject))`
export const halvesIn = async (one: Postgres): Promise<number> => Number((await one.ask(HALF))[0])

/** Works for some time around what is done to it. */
export async function under<T>(load: Load, act: () => Promise<T>): Promise<T> {
  load.start()
  try {
    await sleep(1000)
    return await act()
  } finally {
    await sleep(1500)
    await load.rest()
  }
}
