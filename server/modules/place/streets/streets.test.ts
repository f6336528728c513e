import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { archiveIn, streetsIn } from '../../../basemap/index.ts'
import { archiveOf, type Drawn } from '../../../basemap/tiles.fixture.ts'
import { readPoint, streetsAt } from './at-point.ts'
import { findStreets } from './find.ts'
import { readStreets } from './read.ts'
import { readNumbers } from './street.ts'
import { writeIndexes } from '../write-indexes.ts'

const road = (name: string, ...at: Drawn['at']): Drawn => ({
  layer: 'roads',
  properties: { kind: 'minor_road', name },
  at,
})
const house = (number: string, lon: number, lat: number): Drawn => ({
  layer: 'buildings',
  properties: { kind: 'address', addr_housenumber: number },
  at: [[lon, lat]],
})

/** Sóller and Maó as far as these questions go; a street of one name in each. */
const DRAWN = [
  road('Carrer de sa Lluna', [2.7152, 39.766], [2.7172, 39.7662]),
  house('12', 2.7155, 39.7661),
  house('14 A', 2.7158, 39.7661),
  house('9', 2.716, 39.7659),
  house('3', 2.7262, 39.7662),
  road('Carrer Nou', [2.7153, 39.765], [2.716, 39.7652]),
  road('Carrer Nou', [4.262, 39.888], [4.263, 39.8882]),
  road('Avinguda d’en Gabriel Alomar', [2.656, 39.571], [2.658, 39.572]),
  road('Gran Via', [2.17, 41.39], [2.171, 41.391]),
]

async function indexOf(drawn: Drawn[]) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'llar-streets-'))
  const [archive, file] = [archiveIn(dataDir), streetsIn(dataDir)]
  expect(await readStreets(file)).toBeNull()
  await mkdir(path.dirname(archive))
  await writeFile(archive, archiveOf(drawn, { layers: ['roads', 'buildings'] }))
  const { streets, settle } = await writeIndexes(archive, dataDir)
  expect(await readStreets(file)).toBeNull()
  await settle()
  const index = await readStreets(file)
  if (!index) throw new Error('no index')
  expect(index.streets).toHaveLength(streets)
  return index
}

test('streets and numbers come from the tiles, those of one name and two towns apart', async () => {
  const { streets, numbers } = await indexOf(DRAWN)
  expect(streets.map(({ n, i }) => [n, i])).toEqual([
    ['Carrer Nou', '07032'],
    ['Avinguda d’en Gabriel Alomar', '07040'],
    ['Carrer de sa Lluna', '07061'],
    ['Carrer Nou', '07061'],
  ])
  // The house half a kilometre away belongs to no street here.
  expect(numbers).toBe(3)
})

test('a line that is none is left out', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'llar-streets-'))
  const file = streetsIn(dataDir)
  await mkdir(path.dirname(file))
  const good = { n: 'Carrer Nou', i: '07061', p: [2.7, 39.7], b: [2.6, 39.6, 2.8, 39.8], h: '' }
  const odd = [null, { ...good, p: 7 }, { ...good, b: [1, 2] }, { ...good, h: null }]
  await writeFile(file, [good, ...odd].map((one) => JSON.stringify(one)).join('\n') + '\n{"n":')
  expect((await readStreets(file))?.streets).toMatchObject([good])
})

test('found as people write it, and how exact that is', async () => {
  const { streets } = await indexOf(DRAWN)
  const first = (typed: string, ine: string | null = null) => {
    const [found] = findStreets(streets, typed, ine, 8)
    return found && [found.street.n, found.number, found.exactness, found.street.i]
  }
  const lluna = 'Carrer de sa Lluna'
  for (const typed of [
    'Carrer de sa Lluna 12',
    'carrer sa lluna, 12, Sóller',
    'C/ Lluna 12 soller',
    '07100 Calle de la Lluna nº 12',
    'lluna 12',
    'calle luna 12',
  ])
    expect(first(typed), typed).toEqual([lluna, '12', 'number', '07061'])
  expect(first('Lluna 14-a')).toEqual([lluna, '14a', 'number', '07061'])
  // The even neighbour before the odd one over the way.
  expect(first('lluna 10')).toEqual([lluna, '12', 'near', '07061'])
  expect(first('lluna 7')).toEqual([lluna, '9', 'near', '07061'])
  expect(first('lluna 80')).toEqual([lluna, null, 'street', '07061'])
  expect(first('lluna')).toEqual([lluna, null, 'street', '07061'])
  expect(first('carrer nou maó')).toEqual(['Carrer Nou', null, 'street', '07032'])
  expect(first('carrer nou', '07061')).toEqual(['Carrer Nou', null, 'street', '07061'])
  expect(first('gabriel alomar palma')?.[0]).toBe('Avinguda d’en Gabriel Alomar')
  for (const typed of ['', ' ', '12', 'carrer', 'lluna palma', 'zzzz', "'; drop"])
    expect(first(typed), typed).toBeUndefined()
})

test('a point has the address of the house it is at, else the street that passes', async () => {
  const { streets } = await indexOf(DRAWN)
  const lluna = streets.find(({ n }) => n === 'Carrer de sa Lluna')
  const [house] = readNumbers(lluna?.h ?? '')
  if (!lluna || !house) throw new Error('no house')
  const at = (lat: number, lon: number) => {
    const [found] = streetsAt(streets, { lat, lon }, 8)
    return found && [found.street.n, found.number, found.exactness]
  }
  expect(at(house.lat, house.lon)).toEqual([lluna.n, house.number, 'number'])
  const [lon, lat] = streets.find(({ i }) => i === '07032')?.p ?? [0, 0]
  expect(at(lat, lon)).toEqual(['Carrer Nou', null, 'street'])
  // In the sea there is none.
  expect(at(39.2, 3.6)).toBeUndefined()
  expect(readPoint('39.7661,2.7152')).toEqual({ lat: 39.7661, lon: 2.7152 })
})
