import { open, rename, rm } from 'node:fs/promises'
import { flagIn, type Typed } from './arguments.ts'
import { Usage } from './failure.ts'
import type { Terminal } from './terminal.ts'

/** Where an answer goes. */
export interface Sink {
  write(bytes: string | Uint8Array): Promise<void>
  /** All is written. */
  done(): Promise<void>
  /** It went wrong: what was there before stays. */
  drop(): Promise<void>
}

/**
 * The terminal, or the file of `--out`: opened before anything is asked, since what is told once
 * (a key, codes) must have a place, and put in the place of an older one when it is whole.
 */
export async function sinkOf(typed: Typed, terminal: Terminal): Promise<Sink> {
  const out = flagIn(typed, 'out')
  const nothing = (): Promise<void> => Promise.resolve()
  if (out === undefined) return { write: terminal.write, done: nothing, drop: nothing }
  const fresh = `${out}.${process.pid}.part`
  const file = await open(fresh, 'wx').catch((error: unknown) => {
    throw new Usage(`--out ${out}: ${error instanceof Error ? error.message : String(error)}`)
  })
  return {
    write: async (bytes) => void (await file.appendFile(bytes)),
    done: async () => {
      await file.close()
      await rename(fresh, out)
    },
    drop: async () => {
      await file.close()
      await rm(fresh, { force: true })
    },
  }
}
