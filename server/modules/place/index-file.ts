import { open, readFile, rename } from 'node:fs/promises'
import { fileState } from '../../basemap/index.ts'

/** Writes one line for each beside `file`; `settle` puts it in its place in one step. */
export async function writeLines(
  file: string,
  lines: readonly object[],
): Promise<{ settle: () => Promise<void> }> {
  const handle = await open(`${file}.part`, 'w')
  try {
    await handle.writeFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { settle: () => rename(`${file}.part`, file) }
}

/**
 * Reads an index and holds the one that was read last; a newer file is seen at the next question.
 * Null where there is none.
 */
export function heldIndex<Line, Index>(of: (lines: Line[]) => Index) {
  let held: { file: string; mark: string; index: Promise<Index> } | null = null
  const read = async (file: string): Promise<Index> => {
    const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
    return of(lines.map((line) => JSON.parse(line) as Line))
  }
  return async (file: string): Promise<Index | null> => {
    const state = await fileState(file)
    if (!state) return null
    if (held?.file !== file || held.mark !== state.etag) {
      held = { file, mark: state.etag, index: read(file) }
      // What could not be read is read again.
      held.index.catch(() => (held = null))
    }
    return held.index
  }
}
