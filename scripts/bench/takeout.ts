import { createHash, type Hash } from 'node:crypto'
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { Profile, Takeout, TakeoutAddress } from '../../generated/model/index.ts'
import { readEnv } from '../../server/config/env.ts'
import { sql } from '../../server/db/index.ts'
import { openDeps } from '../../server/deps.ts'
import { bytesOf } from '../../server/modules/takeout/zip/bytes.ts'
import { layOut } from '../../server/modules/takeout/zip/layout.ts'
import { start } from './children.ts'
import { memoryFromNow, memoryNow, peakMegabytes } from './memory.ts'

const MAIN = path.join(import.meta.dirname, '../../server/main.ts')
const CUTS = 40
const GB = 1_000_000_000
/** From here on bytes are counted and looked at: digesting them twice would measure the digest. */
const LARGE = 10 * GB
const BLOCK = Buffer.alloc(4_000_000)

type Deps = Awaited<ReturnType<typeof openDeps>>['deps']

/**
 * Downloads a takeout of so many GB, most of it a file that takes no place on the disk, cut off 40
 * times and gone on with each time, and says whether it is the zip byte for byte, and what it cost
 * the server.
 */
export async function measureTakeout(port: number, gigabytes: number): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'llar-bench-takeout-'))
  const settings = { DATA_DIR: dir, PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMIT: 'off' }
  const server = await start(MAIN, [], settings, 'Llar: http')
  const { deps, close } = await openDeps(readEnv({ ...process.env, ...settings }))
  try {
    const site = `http://127.0.0.1:${port}/api/v1`
    const account = {
      account: 'agency',
      agency_name: 'Bench',
      agency_island: 'MALLORCA',
      first_name: 'Aina',
      last_name: 'Ferrer',
      email: 'bench@example.com',
      password: 'a-long-password',
      accept_terms: true,
    }
    const { token } = await ask<Profile & { token: string }>(`${site}/user/register/`, account)
    const input = { parts: ['records'], password: account.password }
    const { id } = await ask<Takeout>(`${site}/takeout/`, input, token)
    for (let state = ''; state !== 'ready'; await pause(250))
      state = (await ask<Takeout>(`${site}/takeout/${id}/`, undefined, token)).state
    const zip = await enlarge(deps, id, gigabytes * GB)
    const { url } = await ask<TakeoutAddress>(`${site}/takeout/${id}/address/`, {}, token)
    const address = `http://127.0.0.1:${port}${new URL(url).pathname}`
    if (zip.bytes > LARGE) return await inOneGo(server.pid, address, { deps, zip })
    const [before, begin] = [memoryFromNow(server.pid), performance.now()]
    const found = await cutOff(address, zip.bytes)
    const seconds = (performance.now() - begin) / 1000
    const more = peakMegabytes(server.pid) - before
    const whole = createHash('sha256')
    for await (const piece of bytesOf(deps, zip, 0, zip.bytes - 1)) whole.update(piece)
    const same = found === whole.digest('hex')
    return [
      `| ${gigabytes} GB, cut ${CUTS} times | the same bytes | time | server, more memory at its peak |`,
      '| --- | --- | --- | --- |',
      `| ${zip.bytes.toLocaleString('en')} bytes | ${same ? 'yes' : 'NO'} | ${seconds.toFixed(1)} s | ${more} MB |`,
    ].join('\n')
  } finally {
    await close()
    await server.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

/** Puts a file of nothing but zeros behind the others. */
async function enlarge(deps: Deps, id: string, size: number) {
  const key = 'takeout-bench/large'
  const file = path.join(deps.config.dataDir, 'files', key)
  await mkdir(path.dirname(file), { recursive: true })
  const handle = await open(file, 'w')
  await handle.truncate(size)
  await handle.close()
  const crc = size > LARGE ? 0 : crcOfZeros(size)
  await sql`insert into takeout_file (takeout_id, position, name, file_key, size, crc, sha256)
    select ${id}::uuid, max(position) + 1, 'media/large.bin', ${key}, ${size}, ${crc}, ''
    from takeout_file where takeout_id = ${id}`.execute(deps.db)
  const { created_at: at } = await deps.db
    .selectFrom('takeout')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const layout = await layOut(deps.db, id, at)
  await deps.db
    .updateTable('takeout')
    .set({ entries: layout.entries, bytes: layout.bytes, directory_at: layout.directoryAt })
    .where('id', '=', id)
    .execute()
  return { id, at, ...layout }
}

function crcOfZeros(size: number): number {
  let crc = 0
  for (let left = size; left > 0; left -= BLOCK.length)
    crc = crc32(left >= BLOCK.length ? BLOCK : BLOCK.subarray(0, left), crc)
  return crc
}

/** Bytes that came, the first and the last of them, and what the server held meanwhile. */
interface Came {
  bytes: number
  head: Buffer
  tail: Buffer
}

const EDGE = 65_536
const LOOK_MS = 1000

/**
 * Downloads all of it to nothing, cut in its middle and gone on with: every byte is asked for once,
 * what stands at the beginning, where it was cut and at the end is what the layout says, and the
 * server's memory is looked at every second.
 */
async function inOneGo(
  pid: number,
  address: string,
  { deps, zip }: { deps: Deps; zip: Awaited<ReturnType<typeof enlarge>> },
): Promise<string> {
  const middle = Math.floor(zip.bytes / 2)
  const [before, begin] = [memoryFromNow(pid), performance.now()]
  const held: number[] = []
  const clock = setInterval(() => held.push(memoryNow(pid)), LOOK_MS)
  const halves = [await drain(address, 0, middle), await drain(address, middle, zip.bytes)]
  clearInterval(clock)
  const seconds = (performance.now() - begin) / 1000
  const came = halves.reduce((sum, { bytes }) => sum + bytes, 0)
  const isSame = async (from: number, found: Buffer): Promise<boolean> => {
    const pieces: Buffer[] = []
    for await (const piece of bytesOf(deps, zip, from, from + found.length - 1))
      pieces.push(Buffer.from(piece))
    return Buffer.concat(pieces).equals(found)
  }
  const edges: [number, Buffer | undefined][] = [
    [0, halves[0]?.head],
    [middle - EDGE, halves[0]?.tail],
    [middle, halves[1]?.head],
    [zip.bytes - EDGE, halves[1]?.tail],
  ]
  let same = came === zip.bytes
  for (const [from, found] of edges) same &&= found !== undefined && (await isSame(from, found))
  const third = Math.ceil(held.length / 3)
  const most = (some: number[]): number => Math.max(0, ...some) - before
  return [
    '| downloaded whole, cut once in its middle | as laid out | time | server, more ' +
      'memory at its peak | in the first, second, last third |',
    '| --- | --- | --- | --- | --- |',
    `| ${came.toLocaleString('en')} of ${zip.bytes.toLocaleString('en')} bytes | ${same ? 'yes' : 'NO'} ` +
      `| ${seconds.toFixed(1)} s | ${peakMegabytes(pid) - before} MB ` +
      `| ${[0, 1, 2].map((at) => most(held.slice(at * third, (at + 1) * third))).join(', ')} MB |`,
  ].join('\n')
}

/** Reads from a byte on to another one, and keeps nothing but both ends. */
function drain(address: string, from: number, until: number): Promise<Came> {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { headers: { range: `bytes=${from}-` } }, (reply) => {
      const came: Came = { bytes: 0, head: Buffer.alloc(0), tail: Buffer.alloc(0) }
      reply.on('data', (piece: Buffer) => {
        const wanted = piece.subarray(0, until - from - came.bytes)
        came.bytes += wanted.length
        if (came.head.length < EDGE)
          came.head = Buffer.concat([came.head, wanted.subarray(0, EDGE - came.head.length)])
        if (from + came.bytes > until - EDGE)
          came.tail = Buffer.concat([came.tail, wanted]).subarray(-EDGE)
        if (from + came.bytes < until) return
        reply.removeAllListeners('data')
        reply.destroy()
        resolve(came)
      })
      reply.on('end', () => resolve(came))
      reply.on('error', reject)
    })
    request.on('error', reject)
  })
}

/** The digest of a file that was asked for again from where it was cut, so many times. */
async function cutOff(address: string, bytes: number): Promise<string> {
  const digest = createHash('sha256')
  let at = 0
  for (let cut = 1; cut <= CUTS + 1; cut += 1) {
    const until = cut > CUTS ? bytes : Math.floor((bytes * cut) / (CUTS + 1))
    at += await read(address, at, until, digest)
  }
  return digest.digest('hex')
}

/** Reads from a byte on, and hangs up at another one; answers how many came. */
function read(address: string, from: number, until: number, digest: Hash): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { headers: { range: `bytes=${from}-` } }, (reply) => {
      let came = 0
      const end = () => resolve(came)
      reply.on('data', (piece: Buffer) => {
        const wanted = piece.subarray(0, until - from - came)
        digest.update(wanted)
        came += wanted.length
        if (from + came < until) return
        reply.removeAllListeners('data')
        reply.destroy()
        end()
      })
      reply.on('end', end)
    })
    request.on('error', reject)
  })
}

async function ask<T>(url: string, body?: object, token?: string): Promise<T> {
  const reply = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Error(`${url} ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as T
}
