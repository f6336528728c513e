import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { refuseFirst } from '../../testing/first-refused.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { complete, published } from '../property/testing/homes.fixture.ts'
import { judgeHeld } from './held.ts'
import { ALERT_MAIL, sendAlertMail, type AlertMail } from './alert-mail.ts'
import { notifyDue, notifySearch } from './notices.ts'
import { spreadNews } from './spread.ts'

/** A digest goes out days after a home was found; by then its agency may have hidden it. */
let server: TestServer
let now = new Date()
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
}, 300_000)
afterAll(() => server.close())

const location = { ...complete.location, addressVisibility: 'full', geoPrecision: 'exact' } as const
const near = '39.766,2.7152,1km'

/** Who keeps a daily search in Sóller, narrowed by something. */
async function seeker(more: object): Promise<Person & { searchId: string }> {
  const person = await server.register({ role: 'USER' })
  const { id } = person.profile
  await sql`update app_user set email_verified_at = now() where id = ${id}`.execute(server.db)
  const query = { operation: 'V', place: 'soller', ...more }
  const body = { name: 'Sóller', query, frequency: 'daily', channels: ['mail', 'platform'] }
  const kept = await server.call('createSavedSearch', { token: person.token, body })
  expect(kept.status).toBe(201)
  return { ...person, searchId: kept.body.id }
}

/** Its agency keeps back where it is and what it costs. */
async function hide({ token }: Person, id: string): Promise<void> {
  const params = { id }
  const { version } = (await server.call('getProperty', { token, params })).body
  const offers = [{ operation: 'V', price: 94_500_000, priceOnRequest: true }]
  const body = {
    version,
    basics: { ...complete.basics, offers },
    location: { ...location, addressVisibility: 'hidden' },
  }
  expect((await server.call('updateProperty', { token, params, body })).status).toBe(200)
}

/** A query as another version has stored it. */
const store = ({ searchId }: { searchId: string }, query: object) =>
  sql`update saved_search
    set query = ${JSON.stringify(query)}::jsonb where id = ${searchId}`.execute(server.db)

const mailsTo = async ({ email }: Person): Promise<string[]> =>
  (await server.mails()).filter(({ to }) => to === email).map(({ text }) => text)

it('tells no home any more to who asked for what its agency has hidden since', async () => {
  const asked = [{ near }, { seaMax: 10_000 }, { priceMax: 94_500_000 }, { recent: true }]
  const people = await Promise.all(asked.map(seeker))
  now = new Date(now.getTime() + 1000)
  const boss = await server.register()
  const home = await published(server, boss, { ...complete, location })
  const stays = await published(server, boss, { ...complete, location })
  await spreadNews(server.deps)
  await hide(boss, home.id)
  now = new Date(now.getTime() + 8 * 86_400_000)
  await notifyDue(server.deps)
  await server.runJobs()

  const told = await Promise.all(
    people.map(async (who) => {
      const { items } = (await server.call('listNotifications', { token: who.token })).body
      const texts = await mailsTo(who)
      const names = (id: string) => texts.some((text) => text.includes(id))
      return [names(home.id), names(stays.id), items.map(({ body }) => body)]
    }),
  )
  const [one, two] = [['1 inmueble nuevo'], ['2 inmuebles nuevos']]
  expect(told).toEqual([
    [false, true, one],
    [false, true, one],
    [false, true, one],
    [true, true, two],
  ])
})

it('nor does a mail that waited itself', async () => {
  const who = await seeker({ near })
  now = new Date(now.getTime() + 1000)
  const boss = await server.register()
  const home = await published(server, boss, { ...complete, location })
  await spreadNews(server.deps)
  await notifySearch({ searchId: who.searchId, before: null }, server.deps)
  await hide(boss, home.id)
  await server.runJobs()
  expect((await mailsTo(who)).filter((text) => text.includes(home.id))).toEqual([])
})

it('one piece of news that cannot be told keeps no other back', async () => {
  const { searchId } = await seeker({ near })
  now = new Date(now.getTime() + 1000)
  const boss = await server.register()
  for (let n = 0; n < 2; n += 1) await published(server, boss, { ...complete, location })
  const found = async () =>
    (await sql`select from search_hit where search_id = ${searchId}`.execute(server.db)).rows.length
  // All together, and then the first of them by itself.
  const end = await refuseFirst(server.db, 'search_hit', 'insert', 2)
  await expect(spreadNews(server.deps)).rejects.toThrow('refused')
  await end()
  expect(await found()).toBe(1)
  await spreadNews(server.deps)
  expect(await found()).toBe(2)
})

it('what a later version found waits for it: nothing is given up', async () => {
  const who = await seeker({ near })
  now = new Date(now.getTime() + 1000)
  const home = await published(server, await server.register(), { ...complete, location })
  await spreadNews(server.deps)
  const tell = () => notifySearch({ searchId: who.searchId, before: null }, server.deps)
  const query = { operation: 'V', place: 'soller', near }
  await store(who, { ...query, quiet: 'street' })
  await expect(tell()).rejects.toThrow('a version that knows a search')
  await store(who, query)
  await tell()
  await store(who, { ...query, quiet: 'street' })
  const [mail] = await server.db
    .selectFrom('job')
    .selectAll()
    .where('kind', '=', ALERT_MAIL)
    .execute()
  const send = () => sendAlertMail(mail?.payload as AlertMail, server.deps)
  await expect(send()).rejects.toThrow('a version that knows a search')
  await store(who, query)
  await send()
  expect((await mailsTo(who)).filter((text) => text.includes(home.id))).toHaveLength(1)
})

it('a home that came while a search was unread is told by the version that reads it', async () => {
  const query = { operation: 'V', place: 'soller', near }
  const reads = await seeker({ near })
  const unread = await seeker({ near })
  const paused = await seeker({ near })
  now = new Date(now.getTime() + 1000)
  for (const who of [unread, paused]) await store(who, { ...query, quiet: 'street' })
  const boss = await server.register()
  const home = await published(server, boss, { ...complete, location })
  const gone = await published(server, boss, { ...complete, location })
  await spreadNews(server.deps)
  const { token } = paused
  const params = { id: paused.searchId }
  for (const stops of [true, false])
    await server.call('updateSavedSearch', { token, params, body: { paused: stops } })
  await hide(boss, gone.id)
  const judged = async () => {
    now = new Date(now.getTime() + 86_400_000)
    await judgeHeld(server.deps)
    await notifyDue(server.deps)
    await server.runJobs()
    return Promise.all(
      [reads, unread, paused].map(async (who) => {
        const texts = await mailsTo(who)
        return [home, gone].map(({ id }) => texts.filter((text) => text.includes(id)).length)
      }),
    )
  }
  const [told, not] = [
    [1, 0],
    [0, 0],
  ]
  expect(await judged()).toEqual([told, not, not])
  for (const who of [unread, paused]) await store(who, query)
  for (let again = 0; again < 2; again += 1) expect(await judged()).toEqual([told, told, not])
  const { body } = await server.call('getSavedSearch', { token, params })
  expect(body.newCount).toBe(1)
})

it('waits for a version that knows a way to tell it, and is told once on one that is known', async () => {
  const who = await seeker({ near })
  now = new Date(now.getTime() + 1000)
  const home = await published(server, await server.register(), { ...complete, location })
  await spreadNews(server.deps)
  const channels = (list: string) =>
    sql`update saved_search set channels = ${list} where id = ${who.searchId}`.execute(server.db)
  const tell = () => notifySearch({ searchId: who.searchId, before: null }, server.deps)
  await channels('{later}')
  await expect(tell()).rejects.toThrow('a version that knows the ways a search is told')
  await channels('{mail,later}')
  await tell()
  await server.runJobs()
  expect((await mailsTo(who)).filter((text) => text.includes(home.id))).toHaveLength(1)
})
