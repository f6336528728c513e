import type { Config } from '../config/env.ts'
import type { Database } from '../db/index.ts'
import type { Connection } from '../db/pool.ts'
import type { FilesPort } from '../ports/files/port.ts'

/** What is looked at. */
export interface Patient {
  config: Config
  db: Database
  /** As the database itself is reached. */
  direct: Connection
  files: FilesPort
  /** Bytes that are free where a folder lies. */
  room(folder: string): Promise<number>
  now(): Date
}

/** What a look came to: `bad` has to be mended, `note` is to be known. */
export interface Verdict {
  state: 'ok' | 'note' | 'bad'
  /** What is so. */
  words: string
  /** What to do about it; none where all is well. */
  remedy?: string
}

/** One look. */
export interface Check {
  name: string
  run(patient: Patient): Promise<Verdict>
}

export const ok = (words: string): Verdict => ({ state: 'ok', words })
export const noted = (words: string, remedy: string): Verdict => ({ state: 'note', words, remedy })
export const bad = (words: string, remedy: string): Verdict => ({ state: 'bad', words, remedy })
