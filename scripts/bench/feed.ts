import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type {
  Agency,
  Integration,
  IntegrationAddress,
  Profile,
  User,
} from '../../generated/model/index.ts'
import { readEnv } from '../../server/config/env.ts'
import { inTransaction, sql, uuidv7 } from '../../server/db/index.ts'
import { openDeps } from '../../server/deps.ts'
import { syncListings } from '../../server/modules/listing/index.ts'
import { places } from '../../server/modules/place/place-data.ts'
import { createKnownPerson } from '../../server/modules/user/index.ts'
import { start } from './children.ts'
import { EMAIL, homeRow, PASSWORD } from './desk/fill.ts'
import { insert } from './desk/insert.ts'
import { homeMaker } from './homes.ts'
import { peakMegabytes } from './memory.ts'

const MAIN = path.join(import.meta.dirname, '../../server/main.ts')
const BATCH = 500
const QUIET_MS = 8000

/** An agency with so many homes on the market. */
async function fill(dir: string, count: number): Promise<void> {
  const { deps, close } = await openDeps(
    readEnv({ DATA_DIR: dir, LOG_LEVEL: 'silent', SITE_URL: 'http://127.0.0.1', JOB_WORKERS: '0' }),
  )
  const agencyId = uuidv7()
  await inTransaction(deps.db, async (trx) => {
    await sql`
      insert into agency (id, slug, doc)
      values (${agencyId}, 'bench', '{"tradeName": "Bench"}')`.execute(trx)
    const who = { email: EMAIL, password: PASSWORD, role: 'ADMIN' as const, first_name: 'Aina' }
    await createKnownPerson(trx, { ...who, agencyId })
    const { id } = await trx.selectFrom('app_user').select('id').executeTakeFirstOrThrow()
    const now = Date.now()
    const agency = { id: agencyId, tradeName: 'Bench' } as unknown as Agency
    const make = homeMaker(places, [agency], [{ id } as unknown as User], now)
    const made = Array.from({ length: count }, (_, at) => make(at))
    const same = (at: number): ReturnType<typeof make> => made[at] ?? make(at)
    await insert(trx, 'property', count, (at) => ({
      ...homeRow(at, same, agencyId, [id], now),
      status: 'active',
    }))
    for (let at = 0; at < count; at += BATCH) await syncListings(trx, made.slice(at, at + BATCH))
  }).finally(close)
}

/** The feed's ETag once nothing has changed it for some seconds: new homes are drawn anew at the start. */
async function settled(feed: string): Promise<string> {
  let [before, now] = ['', '']
  do {
    before = now
    await pause(QUIET_MS)
    now = (await fetch(feed, { method: 'HEAD' })).headers.get('etag') ?? ''
  } while (before !== now)
  return now
}

/**
 * A Kyero channel of so many homes through the real server: written for the first time, read whole,
 * read packed, and asked again.
 */
export async function measureFeed(port: number, count: number): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'llar-bench-feed-'))
  await fill(dir, count)
  const env = { DATA_DIR: dir, PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMIT: 'off' }
  const server = await start(MAIN, [], env, 'Llar: http')
  try {
    const site = `http://127.0.0.1:${port}`
    const ask = async <T>(url: string, method = 'GET', body?: object, token = ''): Promise<T> =>
      (await (
        await fetch(`${site}/api/v1/${url}`, {
          method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          ...(body && { body: JSON.stringify(body) }),
        })
      ).json()) as T
    const { token } = await ask<Profile>('user/login/', 'POST', {
      email: EMAIL,
      password: PASSWORD,
    })
    const begun = performance.now()
    const made = { provider: 'kyero', name: 'Bench' }
    const { id } = await ask<Integration>('integration/', 'POST', made, token)
    const path_ = `integration/${id}/`
    await ask(path_, 'PATCH', { version: 1, state: 'active' }, token)
    let seen = await ask<Integration>(path_, 'GET', undefined, token)
    while (seen.counts.wanted < count) {
      await pause(500)
      seen = await ask<Integration>(path_, 'GET', undefined, token)
    }
    const written = performance.now() - begun
    const { url } = await ask<IntegrationAddress>(`${path_}address/`, 'POST', undefined, token)
    const feed = `${site}${new URL(url).pathname}`
    const before = peakMegabytes(server.pid)
    const rows: string[] = []
    let etag = await settled(feed)
    for (const coding of ['identity', 'gzip', 'gzip']) {
      const at = performance.now()
      const reply = await fetch(feed, { headers: { 'accept-encoding': coding } })
      const text = await reply.arrayBuffer()
      etag = reply.headers.get('etag') ?? ''
      rows.push(`| ${coding} | ${Math.round(performance.now() - at)} | ${text.byteLength} |`)
    }
    const at = performance.now()
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': etag }
    const again = await fetch(feed, { headers })
    rows.push(`| ${again.status} | ${Math.round(performance.now() - at)} | 0 |`)
    const { published, warning, blocked } = seen.counts
    return [
      `${count} homes: ${published + warning} out, ${blocked} held back; written in ${Math.round(written)} ms.`,
      '| read | ms | bytes unpacked |',
      '| --- | --- | --- |',
      ...rows,
      `Server: ${before} MB at its peak before, ${peakMegabytes(server.pid)} MB after.`,
    ].join('\n')
  } finally {
    await server.stop()
    await rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 })
  }
}
