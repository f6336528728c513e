import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const NAMED = /^`([\w/.-]+\.(?:test|e2e)\.tsx?)`: ([^|`]+)$/
/** What may hold a line without a test; which of these, each page says. */
const FIGURES = /`[\w/.-]+\.md`|`npm run [^`]+`/
const OPEN = /\*\*open\*\*/

/** A test that a page names: its file and the first words of its name, without a remark. */
export interface NamedTest {
  file: string
  words: string
}

/** A line of a page of docs/domain: the number it may have, and who holds it. */
export interface Line {
  row: string
  number: number | null
  tests: NamedTest[]
  hasFigures: boolean
  isOpen: boolean
}

/** The rows of a page's tables; their last cell says who holds them, one after each `<br>`. */
export function linesOf(page: string): Line[] {
  return readFileSync(join(ROOT, page), 'utf8')
    .split('\n')
    .filter((row) => row.startsWith('| ') && !/^\| (?:Line|---|\| Line)/.test(row))
    .map((row) => {
      const cells = row.split('|').map((cell) => cell.trim())
      const held = cells.at(-2) ?? ''
      return {
        row,
        number: /^\d+$/.test(cells[1] ?? '') ? Number(cells[1]) : null,
        tests: held.split('<br>').flatMap(testIn),
        hasFigures: FIGURES.test(held),
        isOpen: OPEN.test(held),
      }
    })
}

function testIn(part: string): NamedTest[] {
  const [, file, words] = NAMED.exec(part.split(' (')[0] ?? '') ?? []
  return file && words ? [{ file, words }] : []
}

/** Lines that neither a test nor figures hold; where a page may leave some open, but those. */
export const bareOf = (lines: readonly Line[], { mayBeOpen = false } = {}): string[] =>
  lines
    .filter(
      ({ tests, hasFigures, isOpen }) =>
        tests.length === 0 && !hasFigures && !(mayBeOpen && isOpen),
    )
    .map(({ row }) => row)

/** Tests that lines name and that do not exist. */
export function missingOf(lines: readonly Line[]): NamedTest[] {
  const texts = new Map<string, string>()
  const textOf = (file: string): string => {
    const path = join(ROOT, file)
    const text = texts.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '')
    texts.set(file, text)
    return text
  }
  return lines
    .flatMap(({ tests }) => tests)
    .filter(({ file, words }) => !textOf(file).includes(words))
}

/** Numbers of the lines that have one, in the order of the page. */
export const numbersOf = (lines: readonly Line[]): number[] =>
  lines.flatMap(({ number }) => number ?? [])
