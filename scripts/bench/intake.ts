import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { IntakeRun, Profile } from '../../generated/model/index.ts'
import { start } from './children.ts'
import { peakMegabytes } from './memory.ts'

const MAIN = path.join(import.meta.dirname, '../../server/main.ts')
const HEAD = 'Nombre;Apellidos;Móvil;Correo;Población;Observaciones\n'
const line = (at: number): string =>
  `Aina;Pons Mas ${at};6${String(at).padStart(8, '0')};aina${at}@pons.example;Sóller;Prefiere las tardes`

/**
 * Brings `rows` contacts in through the contract, then the same file again, and says how long each
 * step took.
 */
export async function measureIntake(port: number, rows: number): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'llar-bench-intake-'))
  const server = await start(
    MAIN,
    [],
    { DATA_DIR: dir, PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMIT: 'off' },
    'Llar: http',
  )
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
    const { token } = await ask<Profile>(`${site}/user/register/`, 'POST', account)
    const file = new Blob([HEAD, Array.from({ length: rows }, (_, at) => line(at)).join('\n')], {
      type: 'text/csv',
    })
    const table = [
      `| ${rows.toLocaleString('en')} contacts | upload and read | preview | run | created | the same |`,
      '| --- | --- | --- | --- | --- | --- |',
    ]
    for (const time of ['first time', 'again'])
      table.push(`| ${time} | ${(await bring(site, token, file)).join(' | ')} |`)
    return [...table, `Server: ${peakMegabytes(server.pid)} MB at its peak.`].join('\n')
  } finally {
    await server.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

async function bring(site: string, token: string, file: Blob): Promise<string[]> {
  const form = new FormData()
  form.append('file', file, 'bench.csv')
  const laps = [performance.now()]
  const run = await ask<IntakeRun>(`${site}/intake/`, 'POST', form, token)
  laps.push(performance.now())
  const one = `${site}/intake/${run.id}`
  await ask(
    `${one}/`,
    'PATCH',
    { mapping: run.mapping, mode: 'upsert', dedupeKeys: ['phone', 'email'] },
    token,
  )
  await ask(`${one}/preview/`, 'POST', undefined, token)
  laps.push(performance.now())
  await ask(`${one}/start/`, 'POST', undefined, token)
  let now = run
  do {
    await pause(250)
    now = await ask<IntakeRun>(`${one}/`, 'GET', undefined, token)
  } while (now.status === 'running')
  laps.push(performance.now())
  const seconds = laps
    .slice(1)
    .map((lap, at) => `${((lap - (laps[at] ?? lap)) / 1000).toFixed(1)} s`)
  return [...seconds, String(now.totals.created), String(now.totals.unchanged)]
}

async function ask<Reply>(
  url: string,
  method: string,
  body?: object,
  token?: string,
): Promise<Reply> {
  const isForm = body instanceof FormData
  const headers = {
    ...(token && { authorization: `Token ${token}` }),
    ...(body && !isForm && { 'content-type': 'application/json' }),
  }
  const reply = await fetch(url, {
    method,
    headers,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as Reply
}
