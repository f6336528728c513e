import type { FilesPort } from './port.ts'

/** Forgets contents; those that are gone already are no error. */
export async function removeAll(files: FilesPort, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(key)
}

/**
 * Removes the files below a prefix that nobody needs: what a crash left between the store and the
 * row, and what was replaced. A file touched after `before` stays unasked, its row may not be
 * written yet. Returns how many were removed.
 */
export async function sweepOrphans(
  files: FilesPort,
  prefix: string,
  before: Date,
  isNeeded: (key: string) => Promise<boolean>,
): Promise<number> {
  let removed = 0
  for await (const { key, modified } of files.list(prefix)) {
    if (modified > before || (await isNeeded(key))) continue
    await files.remove(key)
    removed += 1
  }
  return removed
}
