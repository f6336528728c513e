import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FilesPort } from '../ports/files/port.ts'
import { FOLDERS } from './archive/format.ts'
import type { ReadEntry } from './archive/read.ts'

/** A file is put on the disk before it counts, and most of that is waiting: so many at once. */
const AT_ONCE = 16
/** Larger ones go by themselves, piece by piece. */
const SMALL = 4 * 1024 * 1024

/** Puts files of an archive into a store. All are there when `settle` returns. */
export function fileKeeper(files: FilesPort) {
  const going = new Map<string, Promise<unknown>>()
  const settle = async (): Promise<void> => void (await Promise.all(going.values()))
  return {
    settle,
    keep: async ({ name, size, content }: ReadEntry): Promise<void> => {
      const key = name.slice(FOLDERS.file.length)
      if (size > SMALL) {
        await going.get(key)
        await files.put(Readable.from(content()), key)
        return
      }
      const bytes = await buffer(content())
      // A second one of the same name came later, and is the one that stays.
      await going.get(key)
      const mine = files.put(bytes, key)
      mine.catch(() => undefined) // `settle` says it
      going.set(key, mine)
      if (going.size < AT_ONCE) return
      await settle()
      going.clear()
    },
  }
}
