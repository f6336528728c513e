import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Agency, IntroductionAnswer, Profile, User } from '../../generated/model/index.ts'
import { readEnv } from '../../server/config/env.ts'
import { inTransaction, json, sql, uuidv7, type Db } from '../../server/db/index.ts'
import { openDeps } from '../../server/deps.ts'
import type { Deps } from '../../server/contract/deps.ts'
import { append } from '../../server/modules/introduction/ledger/append.ts'
import { keyOf } from '../../server/modules/introduction/ledger/chain.ts'
import { openLedgers } from '../../server/modules/introduction/ledger/secret.ts'
import { syncListings } from '../../server/modules/listing/index.ts'
import { places } from '../../server/modules/place/place-data.ts'
import { createKnownPerson } from '../../server/modules/user/index.ts'
import { start } from './children.ts'
import { measureInside, type Check } from './introduction-checks.ts'
import { contactRow, homeRow, PASSWORD } from './desk/fill.ts'
import { insert } from './desk/insert.ts'
import { homeMaker } from './homes.ts'

const MAIN = path.join(import.meta.dirname, '../../server/main.ts')
const HOMES = 1000
const CLIENTS = 2000
const BATCH = 500
/** Checks of a person in a day. */
const EACH = 30
const TERMS = {
  filter: {},
  commissionPct: 5,
  sellerSplitPct: 50,
  validDays: 3650,
  noticeDays: 0,
}

/** Half of all introductions are of clients that the one who asks has, too. */
const emailOf = (at: number, half: number): string =>
  at % 2 === 0 ? `persona${(at / 2) % CLIENTS}@bench.example` : `otra${at % half}@bench.example`

async function agency(trx: Db, slug: string, people: number): Promise<string> {
  const id = uuidv7()
  await sql`insert into agency (id, slug, doc)
    values (${id}, ${slug}, ${json({ tradeName: slug })})`.execute(trx)
  for (let at = 0; at < people; at += 1)
    await createKnownPerson(trx, {
      email: `${slug}${at}@bench.example`,
      password: PASSWORD,
      role: 'ADMIN',
      first_name: 'Aina',
      agencyId: id,
    })
  return id
}

async function homesOf(trx: Db, agencyId: string, now: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app_user where agency_id = ${agencyId}`.execute(trx)
  const [person] = rows.map(({ id }) => id)
  const named = { id: agencyId, tradeName: 'Bench' } as unknown as Agency
  const make = homeMaker(places, [named], [{ id: person } as unknown as User], now)
  const made = Array.from({ length: HOMES }, (_, at) => make(at))
  const same = (at: number) => made[at] ?? make(at)
  await insert(trx, 'property', HOMES, (at) => ({
    ...homeRow(at, same, agencyId, [person ?? ''], now),
    status: 'active',
  }))
  for (let at = 0; at < HOMES; at += BATCH) await syncListings(trx, made.slice(at, at + BATCH))
  const { rows: shown } = await sql<{ id: string }>`
    select id from listing where agency_id = ${agencyId} and state = 'active' order by id`.execute(
    trx,
  )
  return shown.map(({ id }) => id)
}

/** Two agencies of a network under an agreement by which the first one shares all its homes. */
async function share(trx: Db, lister: string, seller: string, homes: string[]): Promise<string> {
  const [network, agreement, now] = [uuidv7(), uuidv7(), new Date()]
  await sql`insert into network (id, kind, name, created_at)
    values (${network}, 'MICRO', 'Bench', ${now})`.execute(trx)
  for (const id of [lister, seller])
    await sql`insert into network_member (network_id, agency_id, lead, since)
      values (${network}, ${id}, ${id === lister}, ${now})`.execute(trx)
  await sql`insert into agreement
      (id, network_id, from_agency, to_agency, state, in_force, changed_at, created_at)
    values (${agreement}, ${network}, ${lister}, ${seller}, 'active', 1, ${now}, ${now})`.execute(
    trx,
  )
  await sql`insert into agreement_version (agreement_id, number, terms, hash, agency_id, at)
    values (${agreement}, 1, ${json(TERMS)}, '\\x00', ${lister}, ${now})`.execute(trx)
  await sql`insert into network_share (agreement_id, property_id, agency_id, state, since)
    select ${agreement}, id, ${lister}, 'shared', ${now}
    from unnest(${homes}::uuid[]) id`.execute(trx)
  return network
}

/** So many introductions of a third agency, each with the e-mail of its client. */
async function introduce(
  trx: Db,
  deps: Deps,
  network: string,
  {
    agencyId,
    lister,
    homes,
    count,
  }: { agencyId: string; lister: string; homes: string[]; count: number },
): Promise<void> {
  const now = new Date()
  const ids = Array.from({ length: count }, () => uuidv7())
  await insert(trx, 'introduction', count, (at) => ({
    id: ids[at],
    agency_id: agencyId,
    lister_id: lister,
    property_id: homes[at % homes.length],
    evidence: 'declared',
    strength: 1,
    first: true,
    created_at: now.toISOString(),
  }))
  const [ledger] = await openLedgers(trx, deps, [network])
  if (!ledger) throw new Error('no ledger')
  const entries = ids.map((introductionId, at) => ({
    introductionId,
    propertyId: homes[at % homes.length] ?? '',
    agencyId,
    evidence: 'declared' as const,
    key: keyOf(ledger.secret, { kind: 'email', value: emailOf(at, count) }),
  }))
  await append(trx, ledger, entries, now)
}

async function fill(dir: string, count: number, people: number) {
  const { deps, close } = await openDeps(
    readEnv({ DATA_DIR: dir, LOG_LEVEL: 'silent', SITE_URL: 'http://127.0.0.1', JOB_WORKERS: '0' }),
  )
  try {
    return await inTransaction(deps.db, async (trx) => {
      const lister = await agency(trx, 'lister', 1)
      const seller = await agency(trx, 'seller', people)
      const third = await agency(trx, 'third', 1)
      const homes = await homesOf(trx, lister, Date.now())
      const network = await share(trx, lister, seller, homes)
      await introduce(trx, deps, network, { agencyId: third, lister, homes, count })
      const { rows } = await sql<{ id: string }>`
        select id from app_user where agency_id = ${seller} limit 1`.execute(trx)
      const owners = rows.map(({ id }) => id)
      await insert(trx, 'contact', CLIENTS, (at) => contactRow(at, seller, owners, Date.now()))
      const { rows: clients } = await sql<{ id: string }>`
        select id from contact where agency_id = ${seller}
        order by substring(email from '[0-9]+')::int`.execute(trx)
      return { homes, clients: clients.map(({ id }) => id) }
    })
  } finally {
    await close()
  }
}

const at = (times: number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1)

/**
 * Checks against so many introductions, through the real server: each person asks as often as they
 * may in a day, one after another, about clients and homes that change.
 */
export async function measureIntroductions(
  port: number,
  count: number,
  asked: number,
  say: (line: string) => void,
): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'llar-bench-introduction-'))
  const people = Math.ceil(asked / EACH) + 1
  const inside = 5
  const { homes, clients } = await fill(dir, count, people + inside)
  const env = {
    DATA_DIR: dir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
    JOB_WORKERS: '0',
  }
  const server = await start(MAIN, [], env, 'Llar: http')
  const call = async <T>(url: string, body: object, token = ''): Promise<T> =>
    (await (
      await fetch(`http://127.0.0.1:${port}/api/v1/${url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
    ).json()) as T
  const checkOf = (n: number): Check => {
    // Every second one was introduced (`emailOf`).
    const made = 2 * ((n * 7919) % (count / 2))
    return {
      login: { email: `seller${Math.floor(n / EACH)}@bench.example`, password: PASSWORD },
      body: {
        propertyId: homes[(made + (n % 2)) % homes.length],
        contactId: clients[(made / 2) % clients.length],
      },
    }
  }
  const times: number[] = []
  let found = 0
  try {
    for (let who = 0; who < people; who += 1) {
      const { token } = await call<Profile>('user/login/', checkOf(who * EACH).login)
      for (let turn = 0; turn < EACH; turn += 1) {
        const n = who * EACH + turn
        const { body } = checkOf(n)
        const begun = performance.now()
        const answer = await call<IntroductionAnswer>('introduction/check/', body, token)
        // The first person only warms up.
        if (who > 0) times.push(performance.now() - begun)
        if (typeof answer.introduced !== 'boolean') throw new Error(JSON.stringify(answer))
        if (who > 0 && answer.introduced) found += 1
      }
    }
  } finally {
    await server.stop()
  }
  try {
    const load = os.loadavg()[0]?.toFixed(1) ?? ''
    const more = Array.from({ length: inside * EACH }, (_, n) => checkOf(people * EACH + n))
    const rows = await measureInside(dir, more, say)
    return [
      `${count} introductions, ${homes.length} homes, ${times.length} checks by ` +
        `${people - 1} people (${found} found), load ${load}:`,
      '',
      '| check of an introduction, ms | p50 | p95 | p95 ≤ 20 ms |',
      '| --- | --- | --- | --- |',
      `| HTTP | ${at(times, 0.5)} | ${at(times, 0.95)} | ${Number(at(times, 0.95)) <= 20 ? 'yes' : 'no'} |`,
      ...rows,
    ].join('\n')
  } finally {
    await rm(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 })
  }
}
