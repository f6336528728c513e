import type { CopiedSequence } from '../../db/copy/index.ts'

/** What every archive of ours says first. */
export const WHAT = 'llar back-up'
export const FORMAT = 1

/** First entry and last one; what lies between is nothing without the last. */
export const HEAD = 'llar.json'
export const TAIL = 'whole.json'
/** Where an entry's name begins. */
export const FOLDERS = { table: 'db/', file: 'files/', key: 'keys/' } as const

/** The first entry. */
export interface Head {
  what: typeof WHAT
  format: number
  madeAt: string
}

/** A setting that whoever restores needs to have as it was. */
export interface NeededSetting {
  name: string
  /** By which another key is told from it; null: it is not told. */
  print: string | null
}

/** The last entry: what there is, so that what is missing is seen. */
export interface Tail {
  /** The moment at which the database stood as it is kept: the recovery point. */
  snapshotAt: string
  finishedAt: string
  /** Version of PostgreSQL. */
  server: string
  migrations: { name: string; sha256: string }[]
  sequences: CopiedSequence[]
  tables: { name: string; columns: string[]; rows: number }[]
  files: { count: number; bytes: number }
  keys: string[]
  settings: NeededSetting[]
  /** Of every entry before it: name, size and SHA-256 of each, in their order. */
  digest: string
}

/** An archive that cannot be used, in words for who wanted to restore it. */
export class BadArchive extends Error {
  override name = 'BadArchive'
}
