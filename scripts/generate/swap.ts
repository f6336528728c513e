import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Difference {
  changed: string[]
  gone: string[]
}

/** Written by hand inside `generated/`. */
const KEPT = new Set(['README.md'])

/** Files of a folder, relative to it, sorted. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
}

/** What would change in `to` if it became `from`. */
export function differenceOf(from: string, to: string): Difference {
  const fresh = filesUnder(from)
  const isSame = (file: string) =>
    existsSync(join(to, file)) &&
    readFileSync(join(from, file)).equals(readFileSync(join(to, file)))
  return {
    changed: fresh.filter((file) => !isSame(file)),
    gone: filesUnder(to).filter((file) => !KEPT.has(file) && !fresh.includes(file)),
  }
}

/**
 * Writes only what differs, so that watchers and caches are left in peace, and clears what is no
 * longer made.
 */
export function swap(from: string, to: string, { changed, gone }: Difference): void {
  for (const file of changed) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    writeFileSync(join(to, file), readFileSync(join(from, file)))
  }
  for (const file of gone) {
    rmSync(join(to, file))
    for (
      let folder = dirname(join(to, file));
      folder !== to && readdirSync(folder).length === 0;
      folder = dirname(folder)
    )
      rmSync(folder, { recursive: true })
  }
}
