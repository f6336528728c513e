import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MediaList, Profile, Property } from '../generated/model/index.ts'
import { jobs } from './app.ts'
import { openDeps } from './deps.ts'
import { readEnv } from './env.ts'

// All processes are killed at once, again and again, while homes are written and pictures sent. What was
// acknowledged is there afterwards, whole; what was not is there whole or not at all; no file is left over.
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 10)
const MAIN = path.resolve(import.meta.dirname, 'main.ts')
let folder: string
let child: ChildProcess
let url: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'llar-kill-'))
})
afterAll(async () => {
  killAll()
  await sleep(300)
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  child = spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: String(port), RATE_LIMIT: 'off', LOG_LEVEL: 'error' }, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  expect(line.toString()).toContain('Llar: http')
  url = `http://127.0.0.1:${port}`
}

/** Every process that works on the folder: the server, the leash, PostgreSQL and its workers. */
function family(): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const fields = existsSync(`/proc/${name}/stat`) ? readText(`/proc/${name}/stat`).split(') ')[1]?.split(' ') : undefined
    if (fields) parents.set(Number(name), Number(fields[1]))
  }
  const postmaster = Number(readText(path.join(folder, 'pg18', 'postmaster.pid')).split('\n')[0])
  const members = new Set([child?.pid ?? 0, postmaster].filter((pid) => pid > 1))
  for (let grew = true; grew; ) {
    const before = members.size
    for (const [pid, parent] of parents) if (members.has(parent)) members.add(pid)
    grew = members.size > before
  }
  return [...members]
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function killAll(): void {
  for (const pid of family()) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      continue // gone already
    }
  }
}

async function send<T>(method: string, where: string, token: string, body: FormData | object): Promise<T | null> {
  const form = body instanceof FormData
  const headers = { authorization: `Token ${token}`, ...(form ? {} : { 'content-type': 'application/json' }) }
  const reply = await fetch(url + where, { method, headers, body: form ? body : JSON.stringify(body) }).catch(() => null)
  return reply?.ok ? ((await reply.json().catch(() => null)) as T | null) : null
}

async function picture(seed: number): Promise<Buffer> {
  const pixels = Buffer.alloc(400 * 300 * 3, seed)
  for (let i = 0; i < pixels.length; i += 7) pixels[i] = (i * seed) & 255
  return sharp(pixels, { raw: { width: 400, height: 300, channels: 3 } }).jpeg().toBuffer()
}

/** What the server has said yes to. */
interface Acknowledged {
  /** Rooms of each home by its last acknowledged save; an unanswered one may have come after. */
  homes: Map<string, { bedrooms: number; tried: number }>
  pictures: Map<string, string[]>
}

async function write(token: string, known: Acknowledged, seed: number): Promise<void> {
  for (let i = 0; ; i += 1) {
    const home = await send<Property>('POST', '/api/v1/property/', token, { basics: { type: 'vivienda', offers: [{ operation: 'V', price: 100_000 + i }] } })
    if (!home) return
    const entry = { bedrooms: -1, tried: -1 }
    known.homes.set(home.id, entry)
    let { version } = home
    for (let bedrooms = 0; bedrooms < 3; bedrooms += 1) {
      entry.tried = bedrooms
      const saved = await send<Property>('PATCH', `/api/v1/property/${home.id}/`, token, { version, layout: { bedrooms, built: bedrooms + 10 } })
      if (!saved) return
      entry.bedrooms = bedrooms
      version = saved.version
    }
    const form = new FormData()
    form.append('files', new File([new Uint8Array(await picture(seed * 50 + i))], 'a.jpg', { type: 'image/jpeg' }))
    const list = await send<MediaList>('POST', `/api/v1/property/${home.id}/media/`, token, form)
    if (!list) return
    known.pictures.set(home.id, list.items.map((item) => item.id))
  }
}

test(`${ROUNDS} rounds of SIGKILL lose no acknowledged write and leave nothing half`, { timeout: 60_000 + ROUNDS * 8_000 }, async () => {
  await start()
  const person = { account: 'agency', agency_name: 'Kill', agency_island: 'MALLORCA', first_name: 'A', email: 'kill@rig.example', password: 'secret-kill', accept_terms: true }
  const { token } = (await send<Profile>('POST', '/api/v1/user/register/', '', person)) as Profile
  const known: Acknowledged = { homes: new Map(), pictures: new Map() }
  for (let round = 0; round < ROUNDS; round += 1) {
    const writers = [1, 2, 3].map((n) => write(token, known, round * 3 + n))
    await sleep(150 + Math.random() * 700)
    killAll()
    await Promise.all(writers)
    await start()
  }
  for (const [id, { bedrooms, tried }] of known.homes) {
    const found = (await (await fetch(`${url}/api/v1/property/${id}/`, { headers: { authorization: `Token ${token}` } })).json()) as Property
    const rooms = found.layout?.bedrooms ?? -1
    expect(rooms === bedrooms || rooms === tried).toBe(true)
    if (rooms >= 0) expect(found.layout?.built).toBe(rooms + 10) // a step is there whole
    for (const picture of known.pictures.get(id) ?? []) expect(found.media.map((item) => item.id)).toContain(picture)
    for (const item of found.media) expect((await fetch(`${url}${item.src}/${item.widths.at(-1)}.webp`)).status).toBe(200)
  }
  expect(known.pictures.size).toBeGreaterThan(0)
  child.kill('SIGTERM')
  await once(child, 'exit')
  await nothingLeft()
})

/** After the sweep, two hours on: every file has its row, and no temp file is there. */
async function nothingLeft(): Promise<void> {
  const { deps, close } = await openDeps(readEnv({ DATA_DIR: folder }))
  const later = { ...deps, now: () => new Date(Date.now() + 7_200_000) }
  await jobs.find((job) => job.kind === 'property.sweep')?.handler({}, later)
  const keys = new Set((await deps.db.selectFrom('media_file').select('hash').execute()).map((row) => row.hash))
  for await (const { key } of deps.files.list('media')) expect(keys).toContain(key.split('/')[2])
  for (const temp of ['tmp', 'files/.tmp']) expect(await readdir(path.join(folder, temp)).catch(() => [])).toEqual([])
  await close()
}
