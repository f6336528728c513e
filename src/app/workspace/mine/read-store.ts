import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { SHAPES } from '../../../../generated/offline/table'
import { seal, unseal, type SealedValue } from '../later/store'

/** An answer as it was kept: sealed, by its address. */
interface Row extends SealedValue {
  url: string
  person: string
  at: number
  /** Of the build that kept it; one with other shapes does not show it. */
  shapes?: string
}

interface Schema extends DBSchema {
  read: { key: string; value: Row; indexes: { at: number } }
}

/** Of itself, so that all of it goes at once, also while a page is being left. */
const NAME = 'llar.reads'
/** Answers kept at most; the oldest go. */
const MOST = 400
let opening: Promise<IDBPDatabase<Schema>> | null = null

const open = (): Promise<IDBPDatabase<Schema>> =>
  (opening ??= openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('read', { keyPath: 'url' }).createIndex('at', 'at')
    },
    // Another window forgets it.
    blocking: () => void close(),
  }).catch((error: unknown) => {
    opening = null
    throw error
  }))

async function close(): Promise<void> {
  const db = await opening
  opening = null
  db?.close()
}

export async function keepRead(person: string, url: string, data: unknown): Promise<void> {
  const row = { url, person, at: Date.now(), shapes: SHAPES, ...(await seal(person, data)) }
  const { store, done } = (await open()).transaction('read', 'readwrite')
  await store.put(row)
  const tooMany = (await store.count()) - MOST
  let oldest = tooMany > 0 ? await store.index('at').openCursor() : null
  for (let left = tooMany; oldest && left > 0; left -= 1) {
    await oldest.delete()
    oldest = await oldest.continue()
  }
  await done
}

export interface KeptRead {
  at: number
  data: unknown
}

/** What is kept of an address, or null; nobody reads what is another's, nor of other shapes. */
export async function readOf(person: string, url: string): Promise<KeptRead | null> {
  const row = await (await open()).get('read', url)
  return row?.person === person && row.shapes === SHAPES
    ? { at: row.at, data: await unseal(person, row) }
    : null
}

/** When each address was kept; what is of other shapes is to be asked for anew. */
export async function keptTimes(): Promise<Map<string, number>> {
  const rows = await (await open()).getAll('read')
  const own = rows.filter(({ shapes }) => shapes === SHAPES)
  return new Map(own.map(({ url, at }) => [url, at]))
}

export const dropRead = async (url: string): Promise<void> => (await open()).delete('read', url)

export async function forgetReads(): Promise<void> {
  await close()
  await deleteDB(NAME)
}
