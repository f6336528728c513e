import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Property } from '../../../generated/model/index.ts'
import { inTransaction, sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { changeStatus, createProperty, publishProperty, saveProperty } from '../property/index.ts'
import { searchPage } from './address.ts'
import { lastHour } from './hours.ts'
import { spreadNews } from './spread.ts'
import { notifyDue } from './notices.ts'

let server: TestServer
let admin: Person
let now = new Date()
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  admin = await server.register({ agencyName: 'Portal Vell' })
})
afterAll(() => server.close())

const work = (trx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => ({
  trx,
  deps: server.deps,
  actor: {
    userId: null,
    agencyId: admin.profile.agency_ids[0] ?? '',
    role: 'ADMIN' as const,
    lang: 'es' as const,
  },
})
const WAIVED = [
  'built',
  'bedrooms',
  'bathrooms',
  'energy',
  'mandate',
  'mandateInForce',
  'description',
  'photo',
  'pin',
] as const

/** A home on the market, in Sóller (07061) unless told. */
function publish(
  price: number,
  title: string | Record<string, string> = 'Casa con patio',
  municipalityIne = '07061',
): Promise<Property> {
  return inTransaction(server.db, async (trx) => {
    const made = await createProperty(work(trx), {
      basics: { type: 'vivienda', offers: [{ operation: 'V', price }] },
      texts: { title: typeof title === 'string' ? { es: title } : title },
    })
    await saveProperty(work(trx), made.id, {
      version: made.version,
      location: { municipalityIne, addressVisibility: 'hidden' },
    })
    return publishProperty(work(trx), made.id, null, { waive: [...WAIVED] })
  })
}
const reprice = async (home: Property, price: number) => {
  const { body: current } = await server.call('getProperty', {
    token: admin.token,
    params: { id: home.id },
  })
  const saved = await server.call('updateProperty', {
    token: admin.token,
    params: { id: home.id },
    body: {
      version: current.version,
      basics: { ...current.basics, offers: [{ operation: 'V', price }] },
    },
  })
  expect(saved.status).toBe(200)
}
const spread = async () => {
  await spreadNews(server.deps)
  await server.runJobs()
}
const to = async (email: string) =>
  (await server.mails()).filter((mail) => mail.to === email && !mail.text.includes('verify='))
const keep = (person: Person, change: Record<string, unknown> = {}) =>
  server.call('createSavedSearch', {
    token: person.token,
    body: {
      name: 'Sóller',
      query: { operation: 'V', place: 'soller', priceMax: 60_000_000 },
      frequency: 'instant',
      channels: ['mail', 'platform'],
      ...change,
    },
  })

/** Somebody whose e-mail is known to be theirs. */
async function proven(): Promise<Person> {
  const person = await server.register({ role: 'USER' })
  await server.db
    .updateTable('app_user')
    .set({ email_verified_at: now })
    .where('id', '=', person.profile.id)
    .execute()
  return person
}

describe('a search that is kept', () => {
  it('tells of a new home within its filters once, and of a lower price as such', async () => {
    const person = await proven()
    expect((await keep(person)).status).toBe(201)
    now = new Date(now.getTime() + 1000)
    const fits = await publish(50_000_000, 'Casa <b>con</b> patio')
    await publish(90_000_000)
    await publish(50_000_000, 'En Palma', '07040')
    await spread()
    const [first, ...more] = await to(person.email)
    expect([first?.subject, more]).toEqual(['1 inmueble nuevo: Sóller', []])
    expect(first?.text).toContain(`http://llar.test/inmueble/${fits.id}`)
    expect(first?.text).toContain('500.000\u00a0€')
    expect(first?.html).toContain('Casa &lt;b&gt;con&lt;/b&gt; patio')
    expect(first?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    await spread()
    await inTransaction(server.db, (trx) =>
      changeStatus(work(trx), fits.id, { status: 'withdrawn' }, { anyVersion: true }),
    )
    await spread()
    await inTransaction(server.db, (trx) =>
      publishProperty(work(trx), fits.id, null, { waive: [...WAIVED] }),
    )
    await spread()
    expect(await to(person.email)).toHaveLength(1)
    await reprice(fits, 48_000_000)
    await spread()
    expect((await to(person.email)).at(-1)).toMatchObject({ subject: '1 bajada de precio: Sóller' })
    expect((await to(person.email)).at(-1)?.text).toContain(
      'Baja 20.000\u00a0€: antes 500.000\u00a0€',
    )
    const news = (await server.call('listNotifications', { token: person.token })).body.items
    expect(news[0]).toMatchObject({ title: 'Sóller', body: '1 bajada de precio' })
    const [listed] = (await server.call('listSavedSearches', { token: person.token })).body.items
    expect(listed?.newCount).toBe(1)
  })

  it.each([
    { pool: true },
    { feature: ['helipad'] },
    { type: ['palafito'] },
    { budget: { max: 1 } },
    { priceMax: { cents: 1 } },
    { type: [1, 2] },
    { area: [{ ring: 'x' }] },
    { place: null },
    { bedroomsMin: null },
  ])('never finds more than was asked when the contract no longer knows %o', async (gone) => {
    const person = await proven()
    const { body } = await keep(person)
    await sql`
      update saved_search set query = query || ${JSON.stringify(gone)}::jsonb
      where id = ${body.id}`.execute(server.db)
    now = new Date(now.getTime() + 1000)
    await publish(50_000_000)
    await spread()
    expect(await to(person.email)).toEqual([])
  })

  it('holds its query to the contract of the search', async () => {
    const person = await proven()
    const statuses = await Promise.all(
      [
        { operation: 'XX' },
        { place: 'atlantis' },
        { priceMin: 9, priceMax: 1 },
        { nothing: 1 },
      ].map(async (query) => (await keep(person, { query })).status),
    )
    expect(statuses).toEqual([400, 400, 400, 400])
    const kept = (
      await keep(person, {
        query: { operation: 'V', type: ['vivienda'], priceMax: '60000000', sort: 'price' },
      })
    ).body
    expect(kept.query).toEqual({ operation: 'V', type: ['vivienda'], priceMax: 60_000_000 })
    expect(searchPage('http://llar.test', 'de', kept.query)).toBe(
      'http://llar.test/de/busqueda/venta/baleares?type=vivienda&priceMax=60000000',
    )
  })

  it('found in a pause is not told afterwards; daily is told at eight, once', async () => {
    const person = await proven()
    const { body: kept } = await keep(person, {
      frequency: 'daily',
      query: { operation: 'V', place: 'mallorca' },
    })
    const change = (body: Record<string, unknown>) =>
      server.call('updateSavedSearch', { token: person.token, params: { id: kept.id }, body })
    await change({ paused: true })
    await publish(30_000_000)
    await spread()
    await change({ paused: false })
    const home = await publish(31_000_000, 'En Palma', '07040')
    await spread()
    await notifyDue(server.deps)
    await server.runJobs()
    expect(await to(person.email)).toEqual([])
    // Where the clock is set back, a day has 25 hours.
    now = new Date(now.getTime() + 26 * 3_600_000)
    await notifyDue(server.deps)
    await server.runJobs()
    await notifyDue(server.deps)
    await server.runJobs()
    const mails = await to(person.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['1 inmueble nuevo: Sóller'])
    expect(mails[0]?.text).toContain(home.id)
  })

  it('a price that was lowered and raised again before the hour is no news', async () => {
    const person = await proven()
    const home = await publish(33_000_000)
    await spread()
    await keep(person, { frequency: 'daily', query: { operation: 'V', place: 'mallorca' } })
    await reprice(home, 31_000_000)
    await spread()
    await reprice(home, 34_000_000)
    await spread()
    now = new Date(now.getTime() + 86_400_000)
    await notifyDue(server.deps)
    await server.runJobs()
    expect(await to(person.email)).toEqual([])
  })

  it('finds its words in the language it was asked in, as its page does', async () => {
    const person = await proven()
    // So many that the Spanish reading would be taken alone.
    for (let nth = 0; nth < 10; nth += 1) await publish(20_000_000, 'Villa con vistas')
    const query = { operation: 'V' as const, q: 'Villa' }
    await keep(person, { name: 'Villa', language: 'de', query })
    now = new Date(now.getTime() + 1000)
    const home = await publish(21_000_000, { de: 'Villa am Meer' })
    const { body } = await server.call('searchListings', { query, lang: 'de' })
    expect(body.items.map(({ id }) => id)).toContain(home.id)
    await spread()
    const mails = await to(person.email)
    expect(mails.map(({ text }) => text.includes(home.id))).toEqual([true])
  })

  it('what a clock that ran a year ahead found is told at eight, too', async () => {
    const person = await proven()
    await keep(person, { frequency: 'daily', query: { operation: 'V', place: 'mallorca' } })
    await publish(32_000_000)
    await spread()
    await sql`update search_hit set at = at + interval '1 year' where told_at is null`.execute(
      server.db,
    )
    now = new Date(now.getTime() + 86_400_000)
    await notifyDue(server.deps)
    await server.runJobs()
    expect(await to(person.email)).toHaveLength(1)
  })

  it('is deleted and taken back', async () => {
    const person = await proven()
    const { body: kept } = await keep(person)
    expect(
      (await server.call('deleteSavedSearch', { token: person.token, params: { id: kept.id } }))
        .status,
    ).toBe(204)
    expect((await server.call('listSavedSearches', { token: person.token })).body.items).toEqual([])
    expect(
      (
        await server.call('updateSavedSearch', {
          token: person.token,
          params: { id: kept.id },
          body: { restore: true },
        })
      ).status,
    ).toBe(200)
    expect(
      (await server.call('listSavedSearches', { token: person.token })).body.items,
    ).toHaveLength(1)
  })
})

describe('without an account', () => {
  const ask = (email: string, change: Record<string, unknown> = {}) =>
    server.call('createAlert', {
      body: {
        email,
        name: 'Comprad esto http://malo.example',
        query: { operation: 'V', place: 'soller' },
        frequency: 'instant',
        consent: true,
        ...change,
      },
    })
  const tokenOf = (text: string) => /(?:\/alerta\/|\/baja\/)([\w-]{43})/.exec(text)?.[1] ?? ''

  it('nothing is sent before the mailed link is confirmed, and nothing a stranger typed', async () => {
    const email = 'nobody@visitor.example'
    expect((await ask(email)).status).toBe(201)
    await server.runJobs()
    await publish(40_000_000)
    await spread()
    const [mail, ...more] = await to(email)
    expect(more).toEqual([])
    expect(mail?.text).not.toContain('malo.example')
    const token = tokenOf(mail?.text ?? '')
    expect((await server.call('getAlert', { params: { searchToken: token } })).body.confirmed).toBe(
      false,
    )
    expect(
      (await server.call('confirmAlert', { params: { searchToken: token } })).body.confirmed,
    ).toBe(true)
    const home = await publish(41_000_000)
    await spread()
    const alert = (await to(email)).at(-1)
    expect(alert?.text).toContain(home.id)

    const away = tokenOf(alert?.headers?.['List-Unsubscribe'] ?? '')
    const looked = await server.inject({ method: 'GET', url: `/baja/${away}` })
    expect(looked.payload).toContain('<form method="post">')
    expect((await server.call('getAlert', { params: { searchToken: away } })).status).toBe(200)
    const ended = await server.inject({
      method: 'POST',
      url: `/baja/${away}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([ended.statusCode, ended.payload.includes('Ya no te escribiremos')]).toEqual([200, true])
    expect((await server.call('getAlert', { params: { searchToken: away } })).status).toBe(404)
    expect((await server.inject({ method: 'GET', url: '/baja/nothing' })).payload).toContain(
      'ha caducado',
    )
  })

  it('the mailed page confirms, changes and pauses without a script, looking changes nothing', async () => {
    const email = 'papel@visitor.example'
    await ask(email)
    await server.runJobs()
    const token = tokenOf((await to(email))[0]?.text ?? '')
    const url = `/alerta/${token}`
    const post = async (payload: string) =>
      (
        await server.inject({
          method: 'POST',
          url,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload,
        })
      ).payload
    const kept = async () =>
      (await server.call('getAlert', { params: { searchToken: token } })).body
    const looked = await server.inject({ method: 'GET', url })
    expect(looked.payload).toContain('Confirmar el aviso')
    expect(looked.payload).toContain('href="/busqueda/venta/soller"')
    expect(looked.payload).not.toContain('<script')
    expect(await kept()).toMatchObject({ confirmed: false })

    expect(await post('act=confirm')).toContain('Confirmado. Te escribiremos')
    expect(await kept()).toMatchObject({ confirmed: true, frequency: 'instant', paused: false })
    expect(await post('act=save&frequency=weekly')).toContain('Cambio guardado')
    expect(await post('act=pause&language=de')).toContain('Angehalten')
    expect(await post('act=save&frequency=never')).toContain('name="act" value="resume"')
    expect(await kept()).toMatchObject({ frequency: 'weekly', paused: true })
    expect((await server.inject({ method: 'GET', url })).payload).toContain(`/baja/${token}`)
    const none = await server.inject({ method: 'GET', url: '/alerta/nothing' })
    expect([none.statusCode, none.payload.includes('Este enlace ya no funciona')]).toEqual([
      404,
      true,
    ])
  })

  it('a link runs out after seven days, a program gets the same answer and no mail, and a flood is held', async () => {
    const email = 'late@visitor.example'
    await ask(email)
    await ask('robot@visitor.example', { website: 'x' })
    await server.runJobs()
    expect(await to('robot@visitor.example')).toEqual([])
    const token = tokenOf((await to(email))[0]?.text ?? '')
    now = new Date(now.getTime() + 7 * 86_400_000)
    expect((await server.call('confirmAlert', { params: { searchToken: token } })).status).toBe(404)
    const statuses = await Promise.all(
      Array.from({ length: 6 }, () => ask('flood@visitor.example').then(({ status }) => status)),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  it('its searches become those of the account that holds the mailed link', async () => {
    const email = 'klaus@visitor.example'
    await ask(email)
    await server.runJobs()
    const token = tokenOf((await to(email))[0]?.text ?? '')
    await server.call('confirmAlert', { params: { searchToken: token } })
    const other = await server.register({ role: 'USER' })
    expect(
      (await server.call('adoptAlert', { token: other.token, params: { searchToken: token } }))
        .status,
    ).toBe(404)
    const klaus = await server.register({ role: 'USER', email })
    expect((await server.call('listSavedSearches', { token: klaus.token })).body.items).toEqual([])
    expect(
      (await server.call('adoptAlert', { token: klaus.token, params: { searchToken: token } })).body
        .items,
    ).toHaveLength(1)
  })
})

it('eight in the morning in Madrid, over both changes of the clock', () => {
  expect(lastHour('daily', new Date('2026-03-29T06:30:00Z')).toISOString()).toBe(
    '2026-03-29T06:00:00.000Z',
  )
  expect(lastHour('daily', new Date('2026-03-28T06:30:00Z')).toISOString()).toBe(
    '2026-03-27T07:00:00.000Z',
  )
  expect(lastHour('daily', new Date('2026-10-25T07:00:00Z')).toISOString()).toBe(
    '2026-10-25T07:00:00.000Z',
  )
  expect(lastHour('weekly', new Date('2026-11-21T12:00:00Z')).toISOString()).toBe(
    '2026-11-16T07:00:00.000Z',
  )
})
