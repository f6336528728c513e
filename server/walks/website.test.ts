import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { SiteSectionKind } from '../../generated/model/index.ts'
import { bareOf, linesOf, missingOf, numbersOf } from './held-by.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const lines = linesOf('docs/domain/website.md')
const LINES = 18

it('the website has all 18 lines, each with a test, figures, or what it waits for', () => {
  expect(numbersOf(lines)).toEqual(Array.from({ length: LINES }, (_, at) => at + 1))
  expect(bareOf(lines, { mayBeOpen: true })).toEqual([])
})

it('every line of the website names tests that exist', () => {
  expect(lines.flatMap(({ tests }) => tests).length).toBeGreaterThan(18)
  expect(missingOf(lines)).toEqual([])
})

/** Files that people write for the website, without tests. */
const written = globSync(
  [
    'openapi/schemas/site/*.yaml',
    'src/{site,features/site}/**/*.{ts,tsx,css,json}',
    'server/{site,modules/site}/**/*.ts',
  ],
  { cwd: ROOT },
)
  .filter((file) => !/\.(?:test|fixture)\./.test(file))
  // How the site is read, which is no section of figures.
  .filter((file) => !file.startsWith('src/features/site/figures/'))
const texts = new Map(written.map((file) => [file, read(file)]))

it('acceptance 3: a kind of section is one shape, its view and its words, in at most 12 files', () => {
  // Kinds that show what was typed; one that asks the house for something has its question, too.
  const plain = ['faq', 'testimonials', 'figures', 'gallery', 'news'] satisfies SiteSectionKind[]
  for (const kind of plain) {
    const shape = `Site${kind[0]?.toUpperCase()}${kind.slice(1)}Section`
    const own = [`openapi/schemas/site/${shape}.yaml`, `src/site/sections/${kind}.tsx`]
    const names = [
      `\\b${shape}\\b`,
      `kind(?: ===|:) '${kind}'`,
      `^ +${kind}[:,]`,
      `^ +- ${kind}$`,
      `^ +"${kind}": [{"]`,
    ]
    const naming = new RegExp(names.join('|'), 'm')
    const others = [...texts].filter(([, text]) => naming.test(text)).map(([file]) => file)
    const byHand = [...new Set([...own, ...others])]
    expect(own.filter((file) => !texts.has(file))).toEqual([])
    // A template may build a kind its own way, and need not.
    const needed = byHand.filter((file) => !file.startsWith('src/site/templates/'))
    expect(needed.length, `${kind}: ${needed.join(', ')}`).toBeLessThanOrEqual(12)
    expect(needed.length).toBeGreaterThan(8)
  }
})

it('acceptance 3: a field of a kind is its entry in the shape, its words and the one place that shows it', () => {
  const places = {
    showPhones: ['SiteTeamSection', 'src/site/sections/team.tsx'],
    showLanguages: ['SiteTeamSection', 'src/site/sections/team.tsx'],
    sort: ['SiteHomesSection', 'src/site/load/homes.ts'],
  }
  for (const [field, [shape, place]] of Object.entries(places)) {
    const naming = [...texts].filter(([, text]) => new RegExp(`\\b${field}\\b`).test(text))
    // What a new site begins with may be chosen, and need not.
    const needed = naming.flatMap(([file]) =>
      file.startsWith('server/modules/site/draft/') ? [] : [file],
    )
    const words = ['ca', 'de', 'en', 'es'].map((lang) => `src/features/site/i18n/${lang}.json`)
    expect([field, ...needed.toSorted()]).toEqual([
      field,
      ...[`openapi/schemas/site/${shape}.yaml`, ...words, place].toSorted(),
    ])
    // Form, validator, mock and storage follow from that entry alone.
    const declared = read(`openapi/schemas/site/${shape}.yaml`).match(
      new RegExp(`^  ${field}:$`, 'gm'),
    )
    expect([field, declared?.length]).toEqual([field, 1])
  }
})
