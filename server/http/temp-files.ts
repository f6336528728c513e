import { readdir, stat, unlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { uuidv7 } from '../db/id.ts'

const STALE_MS = 3_600_000
const HOST = os.hostname().replaceAll(/[^A-Za-z0-9]/g, '')
const NAME = /^([A-Za-z0-9]*)-(\d+)-[0-9a-f-]{36}$/

/** A name for a file that is gone before its work is done: it says whose it is. */
export function tempName(): string {
  return `${HOST}-${process.pid}-${uuidv7()}`
}

/**
 * Clears what killed processes left half-written in a folder of temp files: at once where the owner
 * was on this machine and is dead (or had our own number before us), after an hour where we cannot
 * know. Call it at the start.
 */
export async function clearStale(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => null)
    if (!found?.isFile() || !(isDead(name) || Date.now() - found.mtimeMs > STALE_MS)) continue
    await unlink(file).catch(() => undefined) // another process was faster
  }
}

function isDead(name: string): boolean {
  const [, host, pid] = NAME.exec(name) ?? []
  if (host !== HOST) return false
  if (Number(pid) === process.pid) return true
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
