import { afterAll, expect, it } from 'vitest'
import type { CalendarFeedAddress } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { besideGoogle } from './google.fixture.ts'

const desk = await besideGoogle()
const { server, connect, state } = desk
afterAll(desk.stop)

/** Somebody whose account was entered from elsewhere, and the link of the mail that told them. */
async function robbed(): Promise<{ who: Person; token: string; link: () => Promise<string> }> {
  const who = await server.register({ role: 'ADMIN' })
  const { email, password } = who
  const { body } = await server.call('loginUser', { ip: '192.0.2.9', body: { email, password } })
  const link = async () => {
    await server.runJobs()
    const mail = (await server.mails()).findLast(({ to }) => to === email)
    return /llar\.test(\/no-he-sido-yo\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '/'
  }
  return { who, token: body.token, link }
}
const press = async (url: string) => (await server.inject({ method: 'POST', url })).body
const feedOf = async (token: string) =>
  new URL(((await server.call('createCalendarFeed', { token })).body as CalendarFeedAddress).url)
    .pathname
const statusOf = async (url: string) => (await server.inject({ url })).statusCode
const eightDaysAgo = () => new Date(Date.now() - 8 * 86_400_000)

it('"it was not me" ends the address and the connection that a stranger made, and says so', async () => {
  const { who, token, link } = await robbed()
  const url = await link()
  const feed = await feedOf(token)
  expect([(await connect({ ...who, token })).status, await statusOf(feed)]).toEqual([200, 200])
  const page = await press(url)
  expect(page).toContain('Todo está cerrado')
  expect(page).toContain('y su conexión con Google Calendar también han terminado')
  expect([await statusOf(feed), (await state(who)).state]).toEqual([404, undefined])
  await server.runJobs()
  const left = server.db.selectFrom('google_calendar').where('user_id', '=', who.profile.id)
  expect(await left.selectAll().execute()).toEqual([])
  const person = server.db.selectFrom('app_user').where('id', '=', who.profile.id)
  const { doc } = await person.select('doc').executeTakeFirstOrThrow()
  expect(doc).not.toHaveProperty('google_calendar_email')
})

it('what was there more than a week before stays, and nothing is said of it', async () => {
  const { who, link } = await robbed()
  const { id } = who.profile
  const feed = await feedOf(who.token)
  await connect(who)
  const of = { feed: { created_at: eightDaysAgo() }, google: { connected_at: eightDaysAgo() } }
  const { db } = server
  await db.updateTable('calendar_feed').set(of.feed).where('user_id', '=', id).execute()
  await db.updateTable('google_calendar').set(of.google).where('user_id', '=', id).execute()
  const page = await press(await link())
  expect(page).toContain('Todo está cerrado')
  expect(page).not.toContain('también')
  expect(await statusOf(feed)).toBe(200)
  const kept = db.selectFrom('google_calendar').select('state').where('user_id', '=', id)
  expect(await kept.execute()).toEqual([{ state: 'active' }])
})
