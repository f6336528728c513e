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

/** What the file says of one line; null where it is none: the file was cut off, or is another. */
function lineOf<Line>(text: string, isLine: (value: unknown) => value is Line): Line | null {
  try {
    const value: unknown = JSON.parse(text)
    return isLine(value) ? value : null
  } catch {
    return null
  }
}

/** Whether it is a point in degrees, as lines write it: lon, lat. */
const isSpot = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite)

/** Whether a value is a line: an object with a point `p` and these keys as texts. */
export const isLineWith =
  <Line>(...texts: (keyof Line & string)[]) =>
  (value: unknown): value is Line =>
    typeof value === 'object' &&
    value !== null &&
    isSpot(Reflect.get(value, 'p')) &&
    texts.every((key) => typeof Reflect.get(value, key) === 'string')

/**
 * Reads an index and holds the one that was read last; a newer file is seen at the next question.
 * Null where there is none. A line that is none is left out.
 */
export function heldIndex<Line, Index>(
  isLine: (value: unknown) => value is Line,
  of: (lines: Line[]) => Index,
) {
  let held: { file: string; mark: string; index: Promise<Index> } | null = null
  const read = async (file: string): Promise<Index> => {
    const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
    return of(lines.flatMap((line) => lineOf(line, isLine) ?? []))
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
