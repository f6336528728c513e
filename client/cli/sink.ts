import { rmSync } from 'node:fs'
import { open, realpath, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { flagIn, type Typed } from './arguments.ts'
import { Usage } from './failure.ts'
import { plain } from './shown.ts'
import type { Terminal } from './terminal.ts'

/** Where an answer goes. */
export interface Sink {
  write(bytes: string | Uint8Array): Promise<void>
  /** All is written. */
  done(): Promise<void>
  /** It went wrong: what was there before stays. */
  drop(): Promise<void>
}

/** What is private until somebody says otherwise. */
const OURS_ALONE = 0o600

/**
 * The terminal, or the file of `--out`: opened before anything is asked, since what is told once
 * (a key, codes) must have a place, and put in the place of an older one when it is whole. What is
 * no plain file (a device, a pipe) is written to, and so is a file of what does not end by itself.
 */
export async function sinkOf(typed: Typed, terminal: Terminal, endless = false): Promise<Sink> {
  const out = flagIn(typed, 'out')
  if (out === undefined) {
    const shown = (bytes: string | Uint8Array): string | Uint8Array =>
      terminal.isTerminal && typeof bytes === 'string' ? plain(bytes) : bytes
    return { write: (bytes) => terminal.write(shown(bytes)), done: nothing, drop: nothing }
  }
  const refuse = (error: unknown): never => {
    throw new Usage(`--out ${out}: ${error instanceof Error ? error.message : String(error)}`)
  }
  const path = await realpath(out).catch(() => out)
  const old = await stat(path).catch(() => null)
  if (path === '' || old?.isDirectory()) throw new Usage(`--out ${out} is no file`)
  if (endless || (old && !old.isFile())) {
    const file = await open(path, endless ? 'a' : 'w', OURS_ALONE).catch(refuse)
    return { write: appendTo(file), done: () => file.close(), drop: () => file.close() }
  }
  return besides(path, old ? old.mode & 0o777 : OURS_ALONE, refuse)
}

const nothing = (): Promise<void> => Promise.resolve()
const appendTo =
  (file: FileHandle) =>
  async (bytes: string | Uint8Array): Promise<void> =>
    void (await file.appendFile(bytes))

/** A file beside the one that it becomes. */
async function besides(
  path: string,
  mode: number,
  refuse: (error: unknown) => never,
): Promise<Sink> {
  const fresh = `${path}.${process.pid}.part`
  const file = await open(fresh, 'wx', mode).catch(refuse)
  const cut = (): never => {
    rmSync(fresh, { force: true })
    process.exit(130)
  }
  process.once('SIGINT', cut)
  const end = async (): Promise<void> => {
    process.off('SIGINT', cut)
    await file.close()
  }
  return {
    write: appendTo(file),
    done: async () => {
      await file.chmod(mode)
      await end()
      await rename(fresh, path)
    },
    drop: async () => {
      await end()
      await rm(fresh, { force: true })
    },
  }
}
