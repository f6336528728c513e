import { expect, test } from 'vitest'
import type { SiteDoc, SitePage } from '../../../../generated/model/index.ts'
import { digestOf } from './canonical.ts'
import { changesOf } from './changes.ts'
import { coverageOf } from './coverage.ts'
import { readIn } from './texts.ts'

const page = (more: Partial<SitePage> = {}): SitePage => ({
  id: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b',
  kind: 'home',
  slug: {},
  title: { es: 'Inicio', de: 'Start' },
  sections: [
    { id: 'a', kind: 'hero', title: { es: 'Casas', de: ' ' } },
    { id: 'b', kind: 'costs' },
  ],
  ...more,
})
const doc = (...pages: SitePage[]): SiteDoc => ({
  schemaVersion: 1,
  brand: { template: 'llevant', scheme: 'light' },
  languages: ['es', 'de'],
  pages,
  nav: [],
  footer: {},
  legal: {},
  contact: {},
  seo: { canonical: 'own' },
})

test('a digest does not hang on the order of keys, and does on that of lists', () => {
  expect(digestOf({ a: 1, b: [1, 2] })).toBe(digestOf({ b: [1, 2], a: 1 }))
  expect(digestOf({ a: 1, c: undefined })).toBe(digestOf({ a: 1 }))
  expect(digestOf([1, 2])).not.toBe(digestOf([2, 1]))
})

test('coverage counts what some language says; addresses and blanks are no texts', () => {
  expect(coverageOf(page({ slug: { es: 'inicio' } }), ['es', 'de'])).toEqual([
    { language: 'es', pct: 100, missing: 0 },
    { language: 'de', pct: 50, missing: 1 },
  ])
})

test('a reader is shown their language, the first of the site, Spanish, any', () => {
  expect(readIn({ en: 'Homes', de: 'Häuser' }, 'ca', ['de', 'ca'])).toBe('Häuser')
  expect(readIn({ en: 'Homes', es: 'Casas' }, 'ca', ['ca'])).toBe('Casas')
  expect(readIn({ en: 'Homes' }, 'ca', ['ca'])).toBe('Homes')
})

test('sections that swap places are moved, not changed; nothing is told of what is the same', () => {
  const before = doc(page())
  expect(changesOf(before, structuredClone(before))).toEqual([])
  const turned = doc(page({ sections: page().sections.toReversed() }))
  expect(changesOf(before, turned)).toMatchObject([{ what: 'sectionsMoved', page: 'Inicio' }])
})

test('a page that came and one that went are told by name, and a brand as the site’s', () => {
  const custom = page({ id: 'c', kind: 'custom', title: { es: 'Historia' } })
  const after = { ...doc(page(), custom), brand: { template: 'mares', scheme: 'dark' } as const }
  expect(changesOf(doc(page()), after)).toMatchObject([
    { what: 'siteChanged', field: 'brand', page: null },
    { what: 'pageAdded', page: 'Historia' },
  ])
  expect(changesOf(after, doc(page()))).toMatchObject([
    { what: 'siteChanged' },
    { what: 'pageRemoved', page: 'Historia' },
  ])
})
