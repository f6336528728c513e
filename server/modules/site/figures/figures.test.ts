import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { LeadInput, Site } from '../../../../generated/model/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { dayOf, daysLater } from '../../../time/madrid.ts'
import { homeOf } from '../../visit/visit.fixture.ts'
import { addReads, type ReadCount } from '../index.ts'
import { publishedSite, siteOf } from '../site.fixture.ts'
import { forgetOldReads } from './reads.ts'

let server: TestServer
let admin: Person
let stranger: Person
let site: Site
let homeId: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portvell Immobles' })
  stranger = await server.register({ agencyName: 'Otra' })
  homeId = await homeOf(server, admin)
  site = await publishedSite(server, admin)
}, 300_000)
afterAll(() => server.close())

const pageId = (kind: string) => site.draft.pages.find((page) => page.kind === kind)?.id ?? ''
const ask = (web: LeadInput['web'], more: Partial<LeadInput> = {}) =>
  server.call('createLead', {
    body: {
      firstName: 'Klaus',
      email: 'klaus@rig.example',
      message: `Was kostet das? ${Math.random()}`,
      language: 'de',
      consent: true,
      web,
      ...more,
    },
  })
const thread = async () => {
  const { body } = await server.call('listInbox', { token: admin.token, query: {} })
  const id = body.items[0]?.id ?? ''
  const messages = await server.call('listInboxMessages', {
    token: admin.token,
    params: { id },
    query: {},
  })
  return { thread: body.items[0], asked: messages.body.items[0] }
}

describe('an enquiry of a website (acceptance 16)', () => {
  it('lies in the inbox with host, page, language and campaign, also without a home', async () => {
    const campaign = { source: 'google', medium: 'cpc', name: 'otoño-2026' }
    const { status } = await ask({
      siteId: site.id,
      path: '/de/sell/',
      pageId: pageId('sell'),
      section: 'x',
      campaign,
    })
    expect(status).toBe(201)
    const { body } = await server.call('listLeads', { token: admin.token, query: {} })
    const host = `${new URL(server.deps.config.siteUrl).host}/w/portvell-immobles`
    expect(body.items[0]).toMatchObject({
      source: `web:${host}`,
      language: 'de',
      property: null,
      web: {
        siteId: site.id,
        host,
        path: '/de/sell/',
        pageId: pageId('sell'),
        pageTitle: 'Vende',
        campaign,
      },
    })
    const { asked, thread: lies } = await thread()
    expect(lies?.person.language).toBe('de')
    expect(asked?.web).toEqual(body.items[0]?.web)
  })

  it('is about a home of the site, never of another agency', async () => {
    expect((await ask({ siteId: site.id }, { propertyId: homeId })).status).toBe(201)
    expect((await thread()).thread?.home?.id).toBe(homeId)
    const theirs = await homeOf(server, stranger)
    expect((await ask({ siteId: site.id }, { propertyId: theirs })).status).toBe(201)
    const last = (await thread()).thread
    expect([last?.home, last?.leadId !== null]).toEqual([null, true])
    const other = await server.call('listLeads', { token: stranger.token, query: {} })
    expect(other.body.total).toBe(0)
  })

  it('tells its agency which home was sold meanwhile, and its sender nothing of homes that are not on the market', async () => {
    const { token } = admin
    const gone = await homeOf(server, admin)
    const stored = await server.call('getProperty', { token, params: { id: gone } })
    const left = { version: stored.body.version, status: 'withdrawn' as const }
    await server.call('changePropertyStatus', { token, params: { id: gone }, body: left })
    const doc = { basics: { type: 'vivienda' as const } }
    const draft = (await server.call('createProperty', { token, body: doc })).body.id
    const theirs = (await server.call('createProperty', { token: stranger.token, body: doc })).body
      .id
    const asked: Record<string, string> = { gone, draft, theirs, nobody: crypto.randomUUID() }
    const answers = await Promise.all(
      Object.entries(asked).map(async ([name, propertyId]) => {
        const email = `${name}@rig.example`
        const { status, body } = await ask({ siteId: site.id }, { propertyId, email })
        return { status, message: body.message, keys: Object.keys(body) }
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    await server.runJobs()
    const mails = await server.mails()
    const receipts = Object.keys(asked).map((name) => {
      const { subject, text } = mails.find(({ to }) => to === `${name}@rig.example`) ?? {}
      return `${subject} ${text}`.replaceAll(name, '')
    })
    expect([new Set(receipts).size, receipts[0]?.includes('Portvell Immobles')]).toEqual([1, true])
    const { items } = (await server.call('listLeads', { token, query: { q: '@rig.example' } })).body
    const read = Object.keys(asked).map(
      (name) => items.find(({ email }) => email === `${name}@rig.example`)?.property?.id ?? null,
    )
    expect(read).toEqual([gone, null, null, null])
  })

  it('keeps no host and no page that are not of the site', async () => {
    await ask({ siteId: site.id, host: 'evil.example', pageId: homeId })
    const { body } = await server.call('listLeads', { token: admin.token, query: {} })
    expect(body.items[0]?.web).toMatchObject({ pageId: null, pageTitle: null, path: '/' })
    expect(body.items[0]?.web?.host).not.toContain('evil')
  })

  it('is refused for a site that is not published', async () => {
    const draft = await siteOf(server, stranger)
    expect((await ask({ siteId: draft.id })).status).toBe(404)
    expect((await ask({ siteId: homeId })).status).toBe(404)
  })
})

const read = (more: Partial<ReadCount> = {}): ReadCount => ({
  siteId: site.id,
  day: dayOf(new Date()),
  page: pageId('home'),
  language: 'es',
  source: 'direct',
  device: 'phone',
  isHome: false,
  views: 1,
  visits: 1,
  homes: 0,
  ...more,
})
const figures = (query = {}, who = admin) =>
  server.call('getSiteFigures', { token: who.token, params: { id: site.id }, query })

describe('figures of a website', () => {
  it('add up by day, page, source, language and device, enquiries beside them', async () => {
    const today = dayOf(new Date())
    await addReads(server.db, [read(), read({ source: 'search', views: 4, visits: 4 })])
    await addReads(server.db, [
      read({ views: 2, visits: 2 }),
      read({
        page: pageId('detail'),
        source: 'inside',
        language: 'de',
        views: 5,
        visits: 0,
        homes: 5,
      }),
      read({ day: daysLater(today, -1), device: 'computer' }),
    ])
    const { status, body } = await figures()
    expect(status).toBe(200)
    expect(body.total).toEqual({ visits: 8, views: 13, homes: 5, leads: 8 })
    expect(body.days).toHaveLength(30)
    expect(body.days.at(-1)).toEqual({ day: today, visits: 7, views: 12, homes: 5, leads: 8 })
    expect(body.days.at(-2)).toMatchObject({ visits: 1, views: 1, leads: 0 })
    expect(body.sources).toEqual([
      { source: 'direct', visits: 4 },
      { source: 'search', visits: 4 },
    ])
    expect(body.languages).toEqual([
      { language: 'es', views: 8 },
      { language: 'de', views: 5 },
    ])
    expect(body.devices).toEqual([
      { device: 'phone', views: 12 },
      { device: 'computer', views: 1 },
    ])
    expect(body.pages.slice(0, 2)).toMatchObject([
      { title: 'Vende', kind: 'sell', leads: 1 },
      { title: 'Inicio', kind: 'home', views: 8, visits: 8, leads: 0 },
    ])
  })

  it('compare with the time before only where it was counted whole', async () => {
    expect((await figures()).body.previous).toBeNull()
    await addReads(server.db, [read({ day: daysLater(dayOf(new Date()), -59), views: 3 })])
    expect((await figures()).body.previous).toEqual({ visits: 1, views: 3, homes: 0, leads: 0 })
  })

  it('are the agency’s alone, and of days in order', async () => {
    expect((await figures({}, stranger)).status).toBe(404)
    const turned = await figures({ from: '2026-11-02', to: '2026-11-01' })
    expect(turned).toMatchObject({ status: 400, body: { from: /.+/ } })
    expect((await figures({ from: '2024-01-01', to: '2026-01-01' })).status).toBe(400)
    // However many there are, they are counted and not made.
    const ages = await figures({ from: '0001-01-01', to: '9999-12-31' })
    expect(ages).toMatchObject({ status: 400, body: { from: /.+/ } })
    const early = await figures({ to: '0001-01-05' })
    expect(early).toMatchObject({ status: 400, body: { to: /.+/ } })
  })
})

test('counters say nothing of who, are kept for two years, and go with their site', async () => {
  const tables = await server.db.introspection.getTables()
  const columns = tables.find(({ name }) => name === 'site_visit')?.columns
  expect(columns?.map(({ name }) => name)).toEqual([
    'site_id',
    'day',
    'page',
    'language',
    'source',
    'device',
    'views',
    'visits',
    'homes',
  ])
  const now = new Date()
  await addReads(server.db, [read({ day: daysLater(dayOf(now), -731) })])
  await forgetOldReads(server.db, now)
  const first = await server.db
    .selectFrom('site_visit')
    .select(({ fn }) => fn.min('day').as('day'))
    .executeTakeFirst()
  expect(first?.day).toBe(daysLater(dayOf(now), -59))
  // A site that is not there any more is nobody's to count.
  await addReads(server.db, [read({ siteId: homeId })])
  const strange = await server.db
    .selectFrom('site_visit')
    .select('views')
    .where('site_id', '=', homeId)
    .execute()
  expect(strange).toEqual([])
})
