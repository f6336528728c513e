import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { archiveIn } from '../basemap/index.ts'
import { archiveOf } from '../basemap/tiles.fixture.ts'
import type { Deps } from '../contract/deps.ts'
import { mapPlugin } from './map.ts'

async function start() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'llar-map-'))
  const app = Fastify()
  await app.register(mapPlugin({ config: { dataDir } } as Deps))
  return { app, file: archiveIn(dataDir) }
}

const ARCHIVE = archiveOf([
  { layer: 'roads', properties: { kind: 'minor_road', name: 'Carrer Nou' }, at: [[2.71, 39.76]] },
])

test('without a file the map has no tiles, and nothing is amiss', async () => {
  const { app } = await start()
  const said = await app.inject('/map/islands.json')
  expect([said.statusCode, said.json()]).toEqual([200, { tiles: null, layers: [] }])
  expect((await app.inject('/map/islands.pmtiles')).statusCode).toBe(404)
})

test('with one its ranges are served, known by their mark, and a later file is another one', async () => {
  const { app, file } = await start()
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, ARCHIVE)
  const { tiles, layers } = (await app.inject('/map/islands.json')).json<{
    tiles: string
    layers: string[]
  }>()
  expect(layers).toEqual(['roads'])
  const whole = await app.inject(tiles)
  expect(whole.rawPayload.equals(ARCHIVE)).toBe(true)
  const etag = String(whole.headers.etag)
  const part = await app.inject({ url: tiles, headers: { range: 'bytes=7-126' } })
  expect([part.statusCode, part.headers['content-range'], part.headers.etag]).toEqual([
    206,
    `bytes 7-126/${ARCHIVE.length}`,
    etag,
  ])
  expect(part.rawPayload.equals(ARCHIVE.subarray(7, 127))).toBe(true)
  const head = await app.inject({ url: tiles, method: 'HEAD' })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    String(ARCHIVE.length),
  ])
  const same = await app.inject({ url: tiles, headers: { 'if-none-match': etag } })
  expect(same.statusCode).toBe(304)
  const other = { range: 'bytes=0-9', 'if-range': '"another"' }
  expect((await app.inject({ url: tiles, headers: other })).statusCode).toBe(200)
  const behind = await app.inject({ url: tiles, headers: { range: `bytes=${ARCHIVE.length}-` } })
  expect([behind.statusCode, behind.headers['content-range']]).toEqual([
    416,
    `bytes */${ARCHIVE.length}`,
  ])

  await writeFile(file, Buffer.concat([ARCHIVE, Buffer.from('later')]))
  expect((await app.inject(tiles)).statusCode).toBe(404)
  expect((await app.inject('/map/islands.pmtiles')).statusCode).toBe(200)
})
