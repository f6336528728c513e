import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A line (or several) to add to a file of the tree: before or after the first line that fits, or
 * after the last.
 */
export interface Line {
  file: string
  add: string
  before?: RegExp
  afterLast?: RegExp
}

/** Adds the lines; throws, with nothing written, when a place is not found. */
export function addLines(root: string, lines: readonly Line[]): void {
  const texts = new Map<string, string>()
  for (const { file, add, before, afterLast } of lines) {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8')
    const rows = text.split('\n')
    const at = before
      ? rows.findIndex((row) => before.test(row))
      : rows.findLastIndex((row) => afterLast?.test(row)) + 1
    if (at < (before ? 0 : 1))
      throw new Error(
        `${file}: no place found for "${add.trim()}" (${String(before ?? afterLast)})`,
      )
    rows.splice(at, 0, add)
    texts.set(file, rows.join('\n'))
  }
  for (const [file, text] of texts) writeFileSync(join(root, file), text)
}
