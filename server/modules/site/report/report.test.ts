import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Site } from '../../../../generated/model/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { daysLater } from '../../../time/madrid.ts'
import { addReads, drawFilesBy, type ReadCount } from '../index.ts'
import { publishedSite } from '../site.fixture.ts'
import { tellMonth } from './due.ts'
import { monthBefore } from './month.ts'

let server: TestServer
let admin: Person
let agent: Person
let stranger: Person
let site: Site
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portvell Immobles' })
  agent = await server.register({ agency: admin, role: 'STAFF' })
  stranger = await server.register({ agencyName: 'Otra' })
  site = await publishedSite(server, admin)
}, 300_000)
afterAll(() => server.close())

const read = (more: Partial<ReadCount>): ReadCount => ({
  siteId: site.id,
  day: '2026-10-05',
  page: site.draft.pages[0]?.id ?? '',
  language: 'es',
  source: 'search',
  device: 'phone',
  isHome: false,
  views: 1,
  visits: 1,
  homes: 0,
  ...more,
})
/** The daily job as it runs on a day, and what it mailed. */
async function mailedOn(day: string) {
  const before = (await server.mails()).length
  await tellMonth({ ...server.deps, now: () => new Date(`${day}T06:00:00Z`) })
  await server.runJobs()
  return (await server.mails()).slice(before).filter(({ text }) => text.includes('baja-web'))
}
const choose = (who: Person, mail: boolean) =>
  server.call('setSiteReport', { token: who.token, params: { id: site.id }, body: { mail } })
const leaveOf = (text: string): string => /https?:\/\/[^\s]*(\/baja-web\/\S+)/.exec(text)?.[1] ?? ''

it('a month is the one before the day, also over the year', () => {
  expect(monthBefore('2026-11-26')).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(monthBefore('2027-01-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(monthBefore(daysLater('2026-02-01', 31))).toEqual({ from: '2026-02-01', to: '2026-02-28' })
})

it('tells a month once, in its first days, to those who lead, beside the month before', async () => {
  await addReads(server.db, [
    read({ day: '2026-09-01', visits: 40, views: 90 }),
    read({ day: '2026-10-31', visits: 52, views: 1200, homes: 30 }),
    read({ day: '2026-11-01', visits: 7, views: 7 }),
  ])
  expect(await mailedOn('2026-11-08')).toEqual([])
  const [mail, ...more] = await mailedOn('2026-11-01')
  expect([mail?.to, more]).toEqual([admin.profile.email, []])
  expect(mail?.subject).toBe('Tu web en octubre de 2026: visitas 52, consultas 0')
  expect(mail?.text).toContain('Visitas: 52 (en septiembre de 2026: 40)')
  expect(mail?.text).toContain('Páginas abiertas: 1.200 (en septiembre de 2026: 90)')
  expect(mail?.text).toContain('De dónde llegaron: buscadores 52')
  expect(await mailedOn('2026-11-02')).toEqual([])
})

it('compares nothing where there is too little, and speaks its reader’s language', async () => {
  await addReads(server.db, [read({ day: '2026-12-03', visits: 3 })])
  await server.call('updateUser', {
    token: admin.token,
    params: { id: admin.profile.id },
    body: { language: 'de' },
  })
  await choose(agent, true)
  const mails = await mailedOn('2027-01-02')
  expect(mails.map(({ to }) => to).toSorted()).toEqual(
    [admin.profile.email, agent.profile.email].toSorted(),
  )
  const german = mails.find(({ to }) => to === admin.profile.email)
  expect(german?.subject).toBe('Ihre Website im Dezember 2026: Besuche 3, Anfragen 0')
  expect(german?.text).toContain('Besuche: 3\n')
  expect(german?.text).toContain('ist ein Unterschied Zufall')
})

it('ends by the link of the mail, without signing in, and comes back at the desk', async () => {
  await addReads(server.db, [read({ day: '2027-01-03' })])
  const mail = (await mailedOn('2027-02-01')).find(({ to }) => to === admin.profile.email)
  const url = leaveOf(mail?.text ?? '')
  expect((await server.app.inject({ method: 'GET', url })).body).toContain('<button')
  const wants = async () =>
    (await server.call('getSite', { token: admin.token, params: { id: site.id } })).body.monthlyMail
  // Programs that follow links end nothing.
  expect(await wants()).toBe(true)
  expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(200)
  expect(await wants()).toBe(false)
  await choose(agent, false)
  await addReads(server.db, [read({ day: '2027-02-03' })])
  expect(await mailedOn('2027-03-01')).toEqual([])
  expect((await choose(admin, true)).body.monthlyMail).toBe(true)
  const wrong = await server.app.inject({ method: 'POST', url: '/baja-web/none' })
  expect(wrong.body).toContain('ya no vale')
})

it('is each person’s own, of their own agency', async () => {
  expect((await choose(stranger, true)).status).toBe(404)
  expect((await choose(agent, true)).body.monthlyMail).toBe(true)
})

it('while others are made into files the next is refused in words, and given a link again after them', async () => {
  const ask = () => server.call('exportSite', { token: admin.token, params: { id: site.id } })
  const none = () => Promise.resolve(null)
  drawFilesBy(none, () => true)
  const refused = await ask()
  drawFilesBy(none, () => false)
  expect(refused.status).toBe(406)
  expect(JSON.stringify(refused.body)).toMatch(/dos webs|zwei Websites/)
  expect((await ask()).status).toBe(200)
})
