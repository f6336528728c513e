import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * Who may read an offer's own `priceOnRequest`: what draws the public record and the price told to
 * others (of documents read carefully, docs/decisions/0070), what the agency itself sees, and what
 * writes it.
 */
const READERS = [
  'listing/homes.fixture.ts',
  'listing/projection/narrow.ts',
  'listing/projection/prices.ts',
  'property/lifecycle/gate.ts',
  'property/unread.ts',
  'import/kyero/map.ts',
  'import/said/offers.ts',
  // Of the public record, which is read carefully when it is written.
  'listing/projection/told.ts',
  // Of public records alone: what two adverts tell is compared.
  'listing/twins/same.ts',
  'publication/check-offers.ts',
  'publication/fotocasa/map.ts',
  'publication/idealista/check.ts',
  'publication/kyero/check.ts',
  'publication/kyero/map.ts',
  'publication/offers.ts',
  'publication/website-schema/map.ts',
]

it('no other room reads from a home whether its price is on request: toldPrice says it', () => {
  const cwd = `${import.meta.dirname}/../modules`
  const found = globSync('**/*.ts', { cwd })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) =>
      /(?<!say\([^)]*)\bpriceOnRequest\b/.test(readFileSync(`${cwd}/${file}`, 'utf8')),
    )
  expect(found.sort()).toEqual([...READERS].sort())
})
