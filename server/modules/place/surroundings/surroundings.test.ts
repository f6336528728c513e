import { appendFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archiveIn, surroundingsIn } from '../../../basemap/index.ts'
import { archiveOf, type Drawn } from '../../../basemap/tiles.fixture.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { writeIndexes } from '../write-indexes.ts'
import { readSurroundings, surroundingsOf } from './near.ts'

const poi = (kind: string, lon: number, lat: number, more: Record<string, string> = {}): Drawn => ({
  layer: 'pois',
  properties: { kind, ...more },
  at: [[lon, lat]],
})
/** The square of Sóller, and places whose straight lines from there are known. */
const SQUARE = { lat: 39.7663, lon: 2.7153 }
const DRAWN = [
  poi('school', 2.7153, 39.7703, { name: 'CEIP Es Puig' }),
  poi('school', 2.7153, 39.7763, { name: 'Further' }),
  poi('beach', 2.6945, 39.7963, { name: 'Platja d’en Repic' }),
  poi('clinic', 2.7165, 39.7663),
  poi('bus_stop', 2.7153, 39.7672, { name: 'Plaça Amèrica' }),
  poi('aerodrome', 2.6536, 39.6008, { name: 'Son Bonet' }),
  poi('aerodrome', 2.7388, 39.5517, { name: 'Palma', iata: 'PMI' }),
  poi('aerodrome', 1.3731, 38.8729, { name: 'Eivissa', iata: 'IBZ' }),
  poi('constructor', 2.7153, 39.7663, { name: 'No kind of ours' }),
  poi('bus_stop', 1.43, 38.72, { name: 'Sa Roqueta' }),
  poi('beach', 2.2, 41.38, { name: 'Elsewhere' }),
]

async function indexOf(dataDir: string) {
  const archive = archiveIn(dataDir)
  await mkdir(path.dirname(archive), { recursive: true })
  await writeFile(archive, archiveOf(DRAWN, { layers: ['roads', 'pois'] }))
  const { surroundings, settle } = await writeIndexes(archive, dataDir)
  await settle()
  const places = await readSurroundings(surroundingsIn(dataDir))
  expect(places).toHaveLength(surroundings)
  return places ?? []
}

test('the nearest of each kind, on the same island, with its way', async () => {
  const places = await indexOf(await mkdtemp(path.join(os.tmpdir(), 'llar-surroundings-')))
  expect(surroundingsOf(places, SQUARE)).toEqual([
    { kind: 'beach', name: 'Platja d’en Repic', metres: 3800, minutes: 10, way: 'drive' },
    { kind: 'school', name: 'CEIP Es Puig', metres: 450, minutes: 8, way: 'walk' },
    { kind: 'health', name: null, metres: 100, minutes: 2, way: 'walk' },
    { kind: 'bus', name: 'Plaça Amèrica', metres: 100, minutes: 2, way: 'walk' },
    { kind: 'airport', name: 'Palma', metres: 24000, minutes: 31, way: 'drive' },
  ])
  // Formentera: its one stop is far from the lighthouse, and Ibiza's airport is over the sea.
  expect(surroundingsOf(places, { lat: 38.665, lon: 1.583 })).toEqual([])
  // At sea, and on the mainland.
  expect(surroundingsOf(places, { lat: 39.2, lon: 2.2 })).toEqual([])
  expect(surroundingsOf(places, { lat: 41.38, lon: 2.17 })).toEqual([])
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('everybody is told, or that this site knows none', async () => {
  const ask = (query: { lat: number; lon: number }) => server.call('listSurroundings', { query })
  expect((await ask(SQUARE)).body).toEqual({ known: false, items: [] })
  await indexOf(server.deps.config.dataDir)
  const { body } = await ask(SQUARE)
  expect(body.known).toBe(true)
  expect(body.items.map(({ kind }) => kind)).toEqual([
    'beach',
    'school',
    'health',
    'bus',
    'airport',
  ])
  expect((await ask({ lat: 91, lon: 0 })).status).toBe(400)
})

test('a line of the index that is none is left out, however it came there', async () => {
  const { dataDir } = server.deps.config
  await indexOf(dataDir)
  const ask = async () => {
    const { status, body } = await server.call('listSurroundings', { query: SQUARE })
    return [status, body.items.map(({ kind }) => kind)]
  }
  const whole = await ask()
  const file = surroundingsIn(dataDir)
  const good = await readFile(file, 'utf8')
  for (const odd of ['null', '{"k":"beach","i":"07061","n":"x"}', '<html>', '{"k":"beach","i'])
    await appendFile(file, `${odd}\n`)
  expect(await ask()).toEqual(whole)
  await writeFile(file, good.slice(0, good.indexOf('\n') + 20))
  expect((await ask())[0]).toBe(200)
})
