import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A list that a mock makes up is no longer than this, unless the contract wants more. */
export const LONGEST = 3

/**
 * A mock as orval wrote it, with short lists: `arrayMax` holds where the contract states no
 * `maxItems`, and a list of at most 2,000 had 1,000. What a screen is shown more of is multiplied
 * where the reply is made credible (`mocks/data/make-credible.ts`); here it was made up for nothing,
 * list within list.
 */
export const shortLists = (mock: string): string =>
  mock.replaceAll(
    /(length: faker\.number\.int\(\{min: )(\d+)(, max: )(\d+)(?=\}\) \})/g,
    (_all, length: string, min: string, to: string, max: string) =>
      `${length}${min}${to}${Math.min(Number(max), Math.max(Number(min), LONGEST))}`,
  )

/** Shortens the lists of all mocks in a folder. */
export function shortenLists(folder: string): void {
  for (const file of globSync('**/*.ts', { cwd: folder }).toSorted()) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const short = shortLists(text)
    if (short !== text) writeFileSync(path, short)
  }
}
