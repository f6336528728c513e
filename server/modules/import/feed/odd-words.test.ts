import { expect, it } from 'vitest'
import { examples } from '../../../formats/idealista/schema.fixture.ts'
import { exportFile, exportHome, webFeed, webHome } from '../inmovilla/fixture.ts'
import { readRest } from '../inmovilla/rest.ts'
import { feed, home } from '../kyero/fixture.ts'
import { resalesFile, resalesHome } from '../resales/fixture.ts'
import type { FeedHome } from './feed-home.ts'
import { readAll } from './read-all.fixture.ts'
import { READERS } from './readers.ts'

/**
 * A word that every object of JavaScript knows is a word like another: wherever a file says one, it
 * is no entry of a table of ours.
 */

const WORDS = ['constructor', 'toString', '__proto__']

/** The text with each of its values replaced in turn. */
const inXml = (text: string): string[] =>
  [...text.matchAll(/(?<=>)[^<>\n]+(?=<)|(?<=")[^"]+(?=">)/g)].flatMap(({ 0: value, index }) =>
    WORDS.map((word) => text.slice(0, index) + word + text.slice(index + value.length)),
  )
type Json = Record<string, unknown>
const inJson = (value: unknown, put: (changed: unknown) => unknown): unknown[] =>
  typeof value !== 'object' || value === null
    ? WORDS.map(put)
    : Object.entries(value).flatMap(([key, part]) =>
        inJson(part, (changed) => {
          const copy = structuredClone(value) as Json
          copy[key] = changed
          return put(copy)
        }),
      )

const LISTING = {
  ListingKey: '1',
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  PropertySubType: 'Villa',
  ListPrice: 100,
  View: ['Ocean'],
  LivingArea: 100,
  LivingAreaUnits: 'Square Meters',
  Heating: ['Gas'],
  PropertyCondition: ['New'],
  AssociationFee: 10,
  AssociationFeeFrequency: 'Monthly',
  LeaseAmountFrequency: 'Monthly',
  City: 'Palma',
}
const idealista = (): string[] => {
  const [file] = examples()
  const [first] = Object.values(file?.['customerProperties'] ?? {}) as Json[]
  const whole = (one: unknown) => JSON.stringify({ ...file, customerProperties: [one] })
  return inJson(first, (one) => one).map(whole)
}

const FILES = {
  kyero: () => inXml(feed([home('a')])),
  resales: () => inXml(resalesFile([resalesHome('a')])),
  inmovilla_web: () => inXml(webFeed([webHome('1')])),
  inmovilla_export: () => inXml(exportFile([exportHome('1')])),
  reso: () => inJson(LISTING, (one) => one).map((one) => JSON.stringify({ value: [one] })),
  idealista,
}

/** What comes of a home is data: nothing of it is a function or an object's beginning. */
const isData = (homes: FeedHome[]): boolean => {
  expect(structuredClone(homes)).toEqual(homes)
  return true
}

it.each(Object.keys(FILES) as (keyof typeof FILES)[])('in a file of %s', async (format) => {
  const texts = FILES[format]()
  expect(texts.length).toBeGreaterThan(40)
  for (const text of texts)
    await readAll(READERS[format], text).then(
      ({ homes }) => expect([text, isData(homes)]).toEqual([text, true]),
      (error: Error) => expect([text, error.name]).toEqual([text, 'BrokenFile']),
    )
})

it('in what the API of Inmovilla answers', () => {
  for (const field of ['key_tipo', 'keyacci', 'estadoficha', 'energiarecibido', 'key_loca', 'cp'])
    for (const word of WORDS) {
      const words = {
        name: () => '',
        town: () => undefined,
        zone: () => undefined,
        type: () => null,
        owners: [],
        externalIds: [],
      }
      isData([readRest({ cod_ofer: 1, ref: 'A', [field]: word }, words as never)])
    }
})
