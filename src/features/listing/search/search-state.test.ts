import { faker } from '@faker-js/faker'
import { describe, expect, it } from 'vitest'
import {
  Condition,
  EnergyLetter,
  PropertySubtype,
  PropertyType,
  SeaMaxParameter,
  SearchFeature,
} from '../../../../generated/model'
import { OPERATION_WORDS, wordOf } from '../../../lib/search-path'
import { FILTER_NAMES, toggled, withFilter, type Filters } from './filters'
import { changed, hrefOf, readSearch, searchOfApi, SORTS, type Search } from './search-state'

const some = <Value>(values: Record<string, Value>, max: number): Value[] =>
  faker.helpers.arrayElements(Object.values(values), { min: 1, max }).sort()
/** Encoded polylines; the letters that mean something in an address are among them. */
const AREAS = ['_p~iF~ps|U_ulLnnqC_mqNvxq`@', 'ojwpFa{bO?_ibE~hbE?', '??_ibE_ibE[\\]^|{}']
const maybe = <Value>(make: () => Value): Value | undefined => faker.helpers.maybe(make)

function anyFilters(): Filters {
  const all: Filters = {
    q: maybe(() =>
      faker.helpers.arrayElement(['Sa Pobla', 'piscina & jardín', '100%', 'a+b', '¿mar?', 'ñandú']),
    ),
    type: maybe(() => some(PropertyType, 4)),
    subtype: maybe(() => some(PropertySubtype, 6)),
    priceMin: maybe(() => faker.number.int({ max: 99_999_999_999 })),
    priceMax: maybe(() => faker.number.int({ max: 99_999_999_999 })),
    areaMin: maybe(() => faker.number.int({ max: 10_000_000 })),
    areaMax: maybe(() => 0),
    bedroomsMin: maybe(() => faker.number.int({ max: 100 })),
    bathroomsMin: maybe(() => faker.number.int({ max: 100 })),
    feature: maybe(() => some(SearchFeature, 8)),
    condition: maybe(() => some(Condition, 5)),
    energy: maybe(() => some(EnergyLetter, 7)),
    recent: maybe(() => true as const),
    since: maybe(() => '2026-11-20T09:30:00Z'),
    priceLowered: maybe(() => true as const),
    bbox: maybe(() => '2.3,39.2,3.5,39.97'),
    area: maybe(() => faker.helpers.arrayElements(AREAS, { min: 1, max: 3 })),
    near: maybe(() =>
      faker.helpers.arrayElement([
        '39.57,2.65,5km',
        '39.57123,2.65,20car',
        '-1.5,2,15foot',
        '38.9,1.4,0.5km',
      ]),
    ),
    seaMax: maybe(() => faker.helpers.arrayElement(Object.values(SeaMaxParameter))),
    agencyId: maybe(() => faker.string.uuid()),
  }
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined),
  ) as Filters
}

const anySearch = (): Search => {
  const cursor = maybe(() => faker.string.alphanumeric(40))
  return {
    operation: faker.helpers.arrayElement(Object.values(OPERATION_WORDS)),
    place: faker.helpers.arrayElement(['baleares', 'mallorca', 'soller', '07001', 'sant-joan']),
    filters: anyFilters(),
    sort: faker.helpers.arrayElement(SORTS),
    ...(cursor ? { cursor, page: faker.number.int({ min: 2, max: 900 }) } : { page: 1 }),
  }
}

function read(href: string): Search | null {
  const url = new URL(href, 'https://llar.test')
  const [, , operation, slug] = url.pathname.split('/')
  return readSearch({ operation, slug }, url.searchParams)
}

describe('a search and its address', () => {
  it('survives the way there and back, whatever it holds', () => {
    faker.seed(20261121)
    for (let round = 0; round < 500; round += 1) {
      const search = anySearch()
      const address = hrefOf(search)
      expect(read(address), address).toEqual(search)
      expect(hrefOf(read(address) as Search)).toBe(address)
    }
  })

  it('keeps one order of filters, so that one search has one address', () => {
    const search = read('/busqueda/venta/soller?priceMax=100&type=terreno&type=local&q=mar')
    expect(hrefOf(search as Search)).toBe(
      '/busqueda/venta/soller?q=mar&type=local&type=terreno&priceMax=100',
    )
  })

  it.each([
    '/busqueda/compra/soller',
    '/busqueda/venta/S%C3%B3ller',
    `/busqueda/venta/${'a'.repeat(10_000)}`,
    '/busqueda/venta/soller?page=-1',
    '/busqueda/venta/soller?page=0',
    '/busqueda/venta/soller?page=x',
    '/busqueda/venta/soller?priceMin=-1',
    '/busqueda/venta/soller?priceMin=1&priceMin=2',
    '/busqueda/venta/soller?type=castle',
    '/busqueda/venta/soller?bbox=3,39,2,40',
    '/busqueda/venta/soller?sort=best',
    '/busqueda/venta/soller?recent=maybe',
    '/busqueda/venta/soller?since=ayer',
    '/busqueda/venta/soller?agencyId=1',
    `/busqueda/venta/soller?q=${'a'.repeat(101)}`,
    `/busqueda/venta/soller?cursor=${'a'.repeat(301)}`,
    '/busqueda/venta/soller?area=abc',
    '/busqueda/venta/soller?area=a%20b%20c%20d',
    `/busqueda/venta/soller?${'area=_p~iF~ps|U&'.repeat(11)}`,
    '/busqueda/venta/soller?near=39,2',
    '/busqueda/venta/soller?near=39,2,5min',
    '/busqueda/venta/soller?seaMax=300',
  ])('knows that %s is none', (address) => expect(read(address)).toBeNull())

  it('takes empty fields of a form, and parameters of others, as if they were not there', () => {
    expect(read('/busqueda/venta/soller?priceMin=&q=&sort=&page=&utm_source=x')).toEqual({
      operation: 'V',
      place: 'soller',
      filters: {},
      sort: 'newest',
      page: 1,
    })
  })

  it('goes back to the first page with any change', () => {
    const search = read('/busqueda/alquiler/inca?bedroomsMin=2&page=3&cursor=abc') as Search
    expect(
      hrefOf(changed(search, { filters: withFilter(search.filters, 'bedroomsMin', undefined) })),
    ).toBe('/busqueda/alquiler/inca')
  })

  it('reads a loosened search of the API', () => {
    const base = read('/busqueda/venta/deia?priceMax=40000000&sort=price') as Search
    expect(searchOfApi('operation=V&place=mallorca&priceMax=40000000', base)).toEqual({
      ...base,
      place: 'mallorca',
    })
    expect(searchOfApi('operation=V&priceMax=40000000', base)?.place).toBe('baleares')
  })
})

it('adds and takes values of a list filter', () => {
  expect(toggled(['b'], 'a')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  expect(withFilter({ type: ['local'] }, 'type', [])).toEqual({})
})

it('has a word for every operation, and a reader for every filter', () => {
  expect(wordOf('TDA')).toBe('alquiler-temporada')
  expect(FILTER_NAMES).toHaveLength(20)
})
