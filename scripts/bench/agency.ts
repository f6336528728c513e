import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Agency, Profile, User } from '../../generated/model/index.ts'
import { readEnv } from '../../server/config/env.ts'
import { inTransaction, sql, uuidv7, type Db } from '../../server/db/index.ts'
import { openDeps } from '../../server/deps.ts'
import { syncListings } from '../../server/modules/listing/index.ts'
import { places } from '../../server/modules/place/place-data.ts'
import { createKnownPerson } from '../../server/modules/user/index.ts'
import { start } from './children.ts'
import { EMAIL, homeRow, PASSWORD } from './desk/fill.ts'
import { insert } from './desk/insert.ts'
import { homeMaker } from './homes.ts'

const MAIN = path.join(import.meta.dirname, '../../server/main.ts')
const BATCH = 500
const FEW = 20

/** An agency without a channel, beside whose saves those of the other are measured. */
export const PLAIN = 'plain@bench.example'
/** An agency with so many homes on the market, and another with a few; nothing where they are. */
export async function fill(dir: string, count: number): Promise<void> {
  const { deps, close } = await openDeps(
    readEnv({ DATA_DIR: dir, LOG_LEVEL: 'silent', SITE_URL: 'http://127.0.0.1', JOB_WORKERS: '0' }),
  )
  const now = Date.now()
  const add = async (trx: Db, email: string, homes: number, from: number) => {
    const agencyId = uuidv7()
    const slug = email.split('@')[0]
    await sql`
      insert into agency (id, slug, doc)
      values (${agencyId}, ${slug}, '{"tradeName": "Bench"}')`.execute(trx)
    const who = { email, password: PASSWORD, role: 'ADMIN' as const, first_name: 'Aina' }
    await createKnownPerson(trx, { ...who, agencyId })
    const { id } = await trx
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const agency = { id: agencyId, tradeName: 'Bench' } as unknown as Agency
    const make = homeMaker(places, [agency], [{ id } as unknown as User], now)
    const made = Array.from({ length: homes }, (_, at) => make(from + at))
    const same = (at: number): ReturnType<typeof make> => made[at] ?? make(from + at)
    await insert(trx, 'property', homes, (at) => ({
      ...homeRow(at, same, agencyId, [id], now),
      status: 'active',
    }))
    for (let at = 0; at < homes; at += BATCH) await syncListings(trx, made.slice(at, at + BATCH))
  }
  await inTransaction(deps.db, async (trx) => {
    const there = trx.selectFrom('app_user').select('id').where('email', '=', EMAIL)
    if (await there.executeTakeFirst()) return
    await add(trx, EMAIL, count, 0)
    await add(trx, PLAIN, FEW, count)
  }).finally(close)
}

/** Work of the server that homes wait for: written by channels, drawn anew at the start. */
const WORK = sql<{ left: number }>`select count(*)::int as left from job
  where state = 'ready'
    and (kind in ('publication.render', 'publication.settle') or kind like 'redraw.%')`

/** Waits until the server has nothing more to write: what is measured then is of nothing else. */
export async function settled(db: Db): Promise<void> {
  for (let quiet = 0; quiet < 3; await pause(500)) {
    const { rows } = await WORK.execute(db)
    quiet = rows[0]?.left === 0 ? quiet + 1 : 0
  }
}

/** A server on the folder. */
export async function serve(dir: string, port: number) {
  const env = { DATA_DIR: dir, PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMIT: 'off' }
  const server = await start(MAIN, [], env, 'Llar: http')
  return { ...server, site: `http://127.0.0.1:${port}` }
}

/** How an agency's ADMIN asks. */
export async function signedIn(site: string, email: string) {
  let token = ''
  const ask = async <T>(url: string, method = 'GET', body?: object): Promise<T> =>
    (await (
      await fetch(`${site}/api/v1/${url}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      })
    ).json()) as T
  token = (await ask<Profile>('user/login/', 'POST', { email, password: PASSWORD })).token
  return ask
}
export type Ask = Awaited<ReturnType<typeof signedIn>>

/** The folder's database beside its server. */
export const beside = (dir: string) =>
  openDeps(
    readEnv({ DATA_DIR: dir, LOG_LEVEL: 'silent', SITE_URL: 'http://127.0.0.1', JOB_WORKERS: '0' }),
  )
