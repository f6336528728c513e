import { openDB, type DBSchema } from 'idb'
import type { QueuedOperation } from '../../../../generated/offline/table'
import type { KeptWrite } from '../../../lib/kept-write'
import type { Clash } from './merge'

/** Why the server did not take it. `translate`: as of an explanation (src/lib/api-error.ts). */
interface Refusal {
  text: string
  translate: boolean
  /** What both changed: its person chooses. */
  clashes?: Clash[]
}

/** A write that waits for a connection, or was refused and waits for its person. */
export interface Kept extends Omit<KeptWrite, 'person'> {
  operation: QueuedOperation
  at: string
  refusal: Refusal | 'old' | null
}

/** The same with its place in the line. */
export type Placed = Kept & { n: number }

/** A value that only its person's key opens. */
export interface SealedValue {
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}

interface Sealed extends SealedValue {
  n?: number
  person: string
}

interface Schema extends DBSchema {
  key: { key: string; value: CryptoKey }
  write: { key: number; value: Sealed; indexes: { person: string } }
}

const opened = () =>
  openDB<Schema>('llar.later', 1, {
    upgrade(db) {
      db.createObjectStore('key')
      const writes = db.createObjectStore('write', { keyPath: 'n', autoIncrement: true })
      writes.createIndex('person', 'person')
    },
  })
let opening: ReturnType<typeof opened> | null = null
/** Opened once; a browser that refuses is asked again. */
const open = async () => {
  opening ??= opened()
  return opening.catch((error: unknown) => {
    opening = null
    throw error
  })
}

// On the disk, not on its way there, before anybody is told that it is kept.
const STRICT = { durability: 'strict' } as const

/** The key of a person on this device; no script can read it out. */
async function keyOf(person: string): Promise<CryptoKey> {
  const db = await open()
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  // In one transaction, since two tabs may be the first.
  const change = db.transaction('key', 'readwrite', STRICT)
  const found = await change.store.get(person)
  if (!found) await change.store.put(fresh, person)
  await change.done
  return found ?? fresh
}

export async function seal(person: string, value: unknown): Promise<SealedValue> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  const key = await keyOf(person)
  return { iv, sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) }
}

export async function unseal(person: string, { iv, sealed }: SealedValue): Promise<unknown> {
  const key = await keyOf(person)
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed)
  return JSON.parse(new TextDecoder().decode(text))
}

/**
 * Keeps a write; one that has its place is replaced, unless its person or another window took it
 * away. Resolves when it is on the disk, with whether it is.
 */
export async function keep(
  person: string,
  { n, ...write }: Kept & { n?: number },
): Promise<boolean> {
  const sealed = await seal(person, write)
  const change = (await open()).transaction('write', 'readwrite', STRICT)
  const isThere = n === undefined || (await change.store.getKey(n)) !== undefined
  if (isThere) await change.store.put({ person, ...sealed, ...(n !== undefined && { n }) })
  await change.done
  return isThere
}

/** All that a person has here, in the order in which it was written. */
export async function keptOf(person: string): Promise<Placed[]> {
  const rows = await (await open()).getAllFromIndex('write', 'person', person)
  return Promise.all(
    rows.map(async ({ n = 0, ...sealed }) => ({ ...((await unseal(person, sealed)) as Kept), n })),
  )
}

export const remove = async (n: number): Promise<void> => (await open()).delete('write', n)

/** Nothing of a person stays: neither what waits nor the key. */
export async function forget(person: string): Promise<void> {
  const change = (await open()).transaction(['key', 'write'], 'readwrite', STRICT)
  const places = await change.objectStore('write').index('person').getAllKeys(person)
  await Promise.all(places.map((n) => change.objectStore('write').delete(n)))
  await change.objectStore('key').delete(person)
  await change.done
}
