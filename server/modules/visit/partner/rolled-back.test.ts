import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction, sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { runClock } from './clock.ts'
import { noteHeld } from './held.ts'
import { inDays, partners } from './partner.fixture.ts'

const HOUR = 3_600_000
let ahead = 0
let server: TestServer
let there: Awaited<ReturnType<typeof partners>>
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + ahead) })
  there = await partners(server)
}, 300_000)
afterAll(() => server.close())

const told = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notification where topic like 'partner-visit:%'`.execute(
    server.db,
  )
  return rows[0]?.count ?? 0
}
const written = async (id: string): Promise<string | undefined> =>
  (
    await sql<{ state: string }>`select state from partner_visit where id = ${id}`.execute(
      server.db,
    )
  ).rows[0]?.state
const shown = async (who: Person, id: string) =>
  (await there.list(who)).find((one) => one.id === id)?.state
let clients = 0
/** Asks for a visit of a client of its own. */
const asked = async (days: number) => {
  const { asker, ask } = there
  clients += 1
  const { body } = await server.call('createContact', {
    token: asker.token,
    body: {
      person: { firstName: `Client ${clients}` },
      reach: { emails: [{ address: `client${clients}@rig.example` }] },
    },
  })
  const made = await ask(asker, { contactId: body.id, slots: [inDays(server, days)] })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body
}
/** Agreements are judged anew, as every few hours. */
const judged = async (): Promise<void> => {
  await inTransaction(server.db, (trx) => server.deps.jobs.add(trx, 'network.refresh', {}))
  await server.runJobs()
}
/** All that the older version does of itself. */
const older = async (): Promise<void> => {
  await judged()
  await runClock(server.deps)
}

/** What a later version wrote of the two sides, and how it stood before. */
it.each([
  [
    'a state of their agreement',
    sql`update agreement set state = 'suspended'`,
    sql`update agreement set state = 'active'`,
  ],
  [
    'a term',
    sql`update agreement_version set terms = terms || '{"penaltyPct": 3}'`,
    sql`update agreement_version set terms = terms - 'penaltyPct'`,
  ],
  [
    'a state of the share',
    sql`update network_share set state = 'preferred'`,
    sql`update network_share set state = 'shared'`,
  ],
  [
    'a kind of network',
    sql`update network set kind = 'GUILD', approved_at = now()`,
    sql`update network set kind = 'MICRO', approved_at = null`,
  ],
  [
    'the home',
    sql`with off as (update listing set state = 'gone')
      update property set doc = jsonb_set(doc, '{basics,type}', '"palafito"')`,
    sql`update property set doc = jsonb_set(doc, '{basics,type}', '"vivienda"')`,
  ],
])('what was asked is not over while %s is unread', async (_what, later, back) => {
  const { lister, asker, answer } = there
  const { id, slots } = await asked(4)
  const before = await told()
  await later.execute(server.db)
  await older()
  expect([await shown(asker, id), await written(id)]).toEqual(['ended', 'open'])
  await back.execute(server.db)
  // The later version's clock strikes before it has judged its homes anew.
  await runClock(server.deps)
  await sql`update listing set state = 'active'`.execute(server.db)
  await judged()
  expect([await shown(lister, id), await told()]).toEqual(['open', before])
  const done = await answer(lister, id, { answer: 'confirm', startsAt: slots[0] ?? '' })
  expect(done.body).toMatchObject({ state: 'confirmed' })
})

it('nobody could answer it all the while: it lapses in its time, and nobody is reminded', async () => {
  const { asker } = there
  const { id } = await asked(20)
  await sql`update agreement set state = 'suspended'`.execute(server.db)
  const before = await told()
  ahead += 21 * HOUR
  await older()
  expect([await written(id), await told()]).toEqual(['open', before])
  ahead += 52 * HOUR
  await older()
  expect([await written(id), await shown(asker, id)]).toEqual(['lapsed', 'lapsed'])
  await sql`update agreement set state = 'active'`.execute(server.db)
  await judged()
})

it('a visit that took place while its terms are unread is an introduction once they are read', async () => {
  const { lister, asker, answer } = there
  const { id, slots, contact } = await asked(3)
  await answer(lister, id, { answer: 'confirm', startsAt: slots[0] ?? '' })
  const introduced = async () => {
    await noteHeld(server.deps)
    const { body } = await server.call('listIntroductions', {
      token: asker.token,
      query: { limit: 100 },
    })
    return body.items.filter(({ client }) => client?.id === contact?.id)
  }
  const percent = (value: string) =>
    sql`update agreement_version
    set terms = jsonb_set(terms, '{commissionPct}', ${value}::jsonb)`.execute(server.db)
  await percent('{"upTo": 5}')
  ahead += (3 * 24 + 26) * HOUR
  expect(await introduced()).toEqual([])
  await percent('5')
  expect(await introduced()).toMatchObject([{ evidence: 'visit_held' }])
})

it('is over though something is unread that decides nothing: its mandate ran out', async () => {
  const { home } = there
  const { id } = await asked(5)
  const { rows } = await sql<{ doc: string }>`
    select doc::text as doc from property where id = ${home}`.execute(server.db)
  const kept = rows[0]?.doc ?? ''
  const now = async (mandate: object, publication: object): Promise<void> => {
    await sql`update property set doc = doc || jsonb_build_object(
      'mandate', (doc -> 'mandate') || ${JSON.stringify(mandate)}::jsonb,
      'publication', coalesce(doc -> 'publication', '{}') || ${JSON.stringify(publication)}::jsonb)
      where id = ${home}`.execute(server.db)
    await older()
  }
  await now({}, { isFeatured: true })
  expect(await written(id)).toBe('open')
  await now({ endsOn: '2020-02-02', tacitExtension: false }, {})
  expect(await written(id)).toBe('ended')
  await sql`update property set doc = ${kept}::jsonb where id = ${home}`.execute(server.db)
  await judged()
})

it('is over though something is unread, once it is certain: sold, or nothing agreed any more', async () => {
  const { lister, asker, agreement, home, acts } = there
  const { id: sold } = await asked(5)
  await sql`update property set doc = jsonb_set(doc, '{basics,palafito}', 'true')`.execute(
    server.db,
  )
  const { version } = (
    await server.call('getProperty', { token: lister.token, params: { id: home } })
  ).body
  const withdrawn = await server.call('changePropertyStatus', {
    token: lister.token,
    params: { id: home },
    body: { version, status: 'withdrawn' },
  })
  expect(withdrawn.status, JSON.stringify(withdrawn.body)).toBe(200)
  await older()
  expect(await written(sold)).toBe('ended')
  await sql`update property set doc = doc #- '{basics,palafito}'`.execute(server.db)
  expect(
    (
      await server.call('publishProperty', {
        token: lister.token,
        params: { id: home },
        body: { version: withdrawn.body.version },
      })
    ).status,
  ).toBe(200)
  expect(await acts.seen(asker)).toContain(home)
  const { id: revoked } = await asked(5)
  await server.call('revokeAgreement', { token: lister.token, params: { id: agreement.id } })
  await sql`update agreement_version set terms = terms || '{"penaltyPct": 3}'`.execute(server.db)
  await older()
  expect(await written(revoked)).toBe('ended')
})
