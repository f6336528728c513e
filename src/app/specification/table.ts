import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AWAITED, type Row } from './rows'

type Check = () => unknown

/**
 * The row is held by another test, where a server or a real browser is at hand: it must stand in
 * that file under that title.
 */
export const heldBy =
  (file: string, title: string): Check =>
  () => {
    expect(existsSync(file), `${file} is missing`).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(title)
  }

/** One test per row of a section, and one that no row is forgotten. */
export function checkSection<Name extends Row>(
  section: string,
  rows: readonly Name[],
  checks: Partial<Record<NoInfer<Name>, Check>>,
): void {
  describe(`specification, ${section}`, () => {
    test('every row has its check', () => {
      const without = rows.filter((row) => checks[row] === undefined)
      expect(without).toEqual(rows.filter((row) => AWAITED.includes(row)))
    })
    test.each(rows.flatMap((row) => (checks[row] ? [[row, checks[row]] as const] : [])))(
      '%s',
      async (_row, check) => {
        await check()
      },
    )
  })
}
