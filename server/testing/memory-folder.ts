import { randomBytes } from 'node:crypto'
import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** What a run's databases may come to, with room to spare; containers often give 64 MB. */
const NEEDED = 2 * 1024 ** 3

function isRoomy(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) >= NEEDED
  } catch {
    return false
  }
}

/**
 * A new folder for data that nobody keeps: in memory where there is plenty of it, since a test waits
 * for a disk without proving anything by it; else where temporary files go.
 */
export const memoryFolder = (prefix: string): string =>
  mkdtempSync(join(isRoomy() ? MEMORY : tmpdir(), prefix))

/** The path of such a folder that whoever uses it makes: none is left where nobody does. */
export const memoryPath = (prefix: string): string =>
  join(isRoomy() ? MEMORY : tmpdir(), `${prefix}${randomBytes(6).toString('hex')}`)

export const isInMemory = (folder: string): boolean => folder.startsWith(`${MEMORY}/`)
