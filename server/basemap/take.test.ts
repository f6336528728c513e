import { mkdtemp, readFile, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PMTiles, zxyToTileId } from 'pmtiles'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  archiveIn,
  ChangedUnderneath,
  nearestTiles,
  noteOf,
  openSource,
  takeTiles,
} from './index.ts'
import { serveRanges, type RangeServer } from './range-server.fixture.ts'
import { archiveOf, type Drawn } from './tiles.fixture.ts'

const street = (lon: number, lat: number, name: string): Drawn => ({
  layer: 'roads',
  properties: { kind: 'minor_road', name },
  at: [
    [lon, lat],
    [lon + 0.004, lat + 0.002],
  ],
})
/** Two towns of ours and one of the mainland. */
const DRAWN = [
  street(2.7152, 39.766, 'Carrer de sa Lluna'),
  street(4.262, 39.888, 'Carrer Nou'),
  street(2.17, 41.39, 'Gran Via'),
]
/** Many tiles far from each other in the file, so that they come in many ranges. */
const WIDE = Array.from({ length: 16 }, (_, at): Drawn => ({
  ...street(2.4 + (at % 4) * 0.2, 39.3 + Math.floor(at / 4) * 0.15, `Carrer ${at}`),
  properties: { kind: 'minor_road', name: `Carrer ${at}`, filling: noise(at) },
}))

/** Text that packs badly: a tile of it weighs more than the gap that one range spans. */
function noise(seed: number): string {
  let [state, text] = [seed + 1, '']
  while (text.length < 50_000) {
    state = (state * 48_271) % 2_147_483_647
    text += state.toString(36)
  }
  return text
}

let server: RangeServer
let file: string
const said: string[] = []
beforeEach(async () => {
  said.length = 0
  server = await serveRanges(archiveOf(DRAWN))
  file = archiveIn(await mkdtemp(path.join(os.tmpdir(), 'llar-map-')))
})
afterEach(() => server.close())

async function take(place = server.url, room?: () => Promise<number>) {
  const source = await openSource(place, async () => undefined)
  try {
    const say = (sentence: string) => said.push(sentence)
    return await takeTiles({ source, file, say, ...(room && { room }) })
  } finally {
    await source.close()
  }
}

test('the tiles of the islands come, those of elsewhere do not, and the file is in place at once', async () => {
  const { tiles, bytes, settle } = await take()
  await expect(stat(file)).rejects.toThrow('ENOENT')
  await settle()
  expect((await stat(file)).size).toBe(bytes)
  const source = await openSource(file)
  const archive = new PMTiles(source)
  const header = await archive.getHeader()
  expect([header.minZoom, header.maxZoom, header.numAddressedTiles]).toEqual([6, 15, tiles])
  const found = []
  for await (const { z, x, y } of nearestTiles(file)) found.push(zxyToTileId(z, x, y))
  expect(found).toHaveLength(4)
  expect(await archive.getZxy(15, 16581, 12247)).toBeUndefined()
  await source.close()
  expect(await noteOf(file)).toEqual({
    maxZoom: 15,
    layers: ['roads'],
    source: server.url,
    version: '1',
  })
  expect(said.join(' ')).toMatch(/\d+ tiles, 0\.0 MB/)
})

test('a file beside us is taken like an address, and says no more than its name', async () => {
  await (await take()).settle()
  const from = file
  file = path.join(path.dirname(path.dirname(from)), 'again', 'islands.pmtiles')
  await (await take(from)).settle()
  expect((await noteOf(file)).source).toBe('islands.pmtiles')
})

test('what is cut in the middle goes on where it was, and is the same in the end', async () => {
  server.archive = archiveOf(WIDE)
  const whole = file
  const { settle } = await take()
  await settle()
  const asked = server.asked
  file = path.join(path.dirname(whole), 'cut.pmtiles')
  server.cutFrom = asked + 4
  await expect(take()).rejects.toThrow('run the command again')
  const half = (await stat(`${file}.part`)).size
  expect(half).toBeGreaterThan(100_000)
  server.cutFrom = Number.POSITIVE_INFINITY
  const before = server.asked
  await (await take()).settle()
  expect(said).toContain(`${(half / 1e6).toFixed(1)} MB are here already.`)
  expect(server.asked - before).toBeLessThan(asked)
  expect((await readFile(file)).equals(await readFile(whole))).toBe(true)
})

test('one that breaks off once is asked again', async () => {
  server.archive = archiveOf(WIDE)
  const source = await openSource(server.url, async () => {
    server.cutFrom = Number.POSITIVE_INFINITY
  })
  server.cutFrom = 4
  await (await takeTiles({ source, file, say: () => undefined })).settle()
  expect((await noteOf(file)).maxZoom).toBe(15)
})

test('an archive that changes underneath is not mixed with the one before', async () => {
  server.archive = archiveOf(WIDE)
  const later = archiveOf([...WIDE, ...DRAWN], { version: '2' })
  const source = await openSource(server.url, async () => undefined)
  const { getBytes } = source
  source.getBytes = async (...range) => {
    if (server.asked === 4) server.archive = later
    return getBytes(...range)
  }
  await expect(takeTiles({ source, file, say: () => undefined })).rejects.toThrow(ChangedUnderneath)
  await (await take()).settle()
  expect(said.some((one) => one.includes('here already'))).toBe(false)
  expect((await noteOf(file)).version).toBe('2')
})

test('without room nothing begins, and the sentence says how much is needed', async () => {
  await expect(take(server.url, async () => 100)).rejects.toThrow(
    /no room .*: 0\.0 MB are needed, 0\.0 MB are free/,
  )
  const { size } = await stat(`${file}.part`)
  expect(size).toBe(0)
})

test('what is no archive of ours to take from is refused in words', async () => {
  server.deaf = true
  await expect(take()).rejects.toThrow('is not served by ranges')
  server.deaf = false
  await expect(take(`${server.url}x`)).rejects.toThrow('There is no archive at')
  await expect(take('/nowhere/basemap.pmtiles')).rejects.toThrow('There is no file')
  server.archive = archiveOf(DRAWN, { layers: ['transportation'] })
  await expect(take()).rejects.toThrow('no layer "roads"')
  server.archive = archiveOf(DRAWN.slice(2))
  await expect(take()).rejects.toThrow('no tile of the Balearic Islands')
  server.archive = Buffer.from('<html>nothing here</html>'.repeat(50))
  await expect(take()).rejects.toThrow('is no PMTiles archive')
})
