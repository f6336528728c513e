import type { FilesPort, ListedFile } from '../ports/files/port.ts'
import { FileMissing } from '../ports/files/index.ts'
import { FOLDERS } from './archive/format.ts'
import { OtherSize, type ArchiveWriter } from './archive/write.ts'

/** Clocks of a store and of this machine differ by less. */
const MARGIN_MS = 300_000
const TRIES = 3

/** How many files there are, and their bytes. */
export interface Copied {
  count: number
  bytes: number
}

/**
 * Copies the files in two rounds. The first, before the database's moment, takes all that is there
 * and may take hours; the second, at once after that moment, what has come meanwhile. So each file
 * that the database knows at its moment is there, also one that is removed while the copy is made.
 */
export function fileCopier(files: FilesPort, archive: ArchiveWriter, begun: Date) {
  const since = begun.getTime() - MARGIN_MS
  const fresh = new Map<string, number>()
  const copied: Copied = { count: 0, bytes: 0 }
  const copy = async (file: ListedFile): Promise<void> => {
    const size = await copyOne(files, archive, file.key)
    if (size === null) return
    if (!fresh.has(file.key)) copied.count += 1
    copied.bytes += size
    if (file.modified.getTime() >= since) fresh.set(file.key, file.modified.getTime())
  }
  return {
    copied,
    all: async () => {
      for await (const file of files.list()) await copy(file)
    },
    whatCame: async () => {
      for await (const file of files.list()) {
        const at = file.modified.getTime()
        if (at >= since && fresh.get(file.key) !== at) await copy(file)
      }
    },
  }
}

/** Its size; null: it was removed while it should have been copied. */
async function copyOne(
  files: FilesPort,
  archive: ArchiveWriter,
  key: string,
): Promise<number | null> {
  for (let tried = 1; ; tried += 1) {
    try {
      const found = await files.stat(key)
      if (!found) return null
      const content = (await files.get(key)) as AsyncIterable<Buffer>
      await archive.add(`${FOLDERS.file}${key}`, found.size, content)
      return found.size
    } catch (error) {
      if (error instanceof FileMissing) return null
      // Between the two questions another one was put in its place.
      if (!(error instanceof OtherSize) || tried === TRIES) throw error
    }
  }
}
