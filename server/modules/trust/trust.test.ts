import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TrustCheckId } from '../../../generated/model/index.ts'
import { inTransaction, sql, uuidv7 } from '../../db/index.ts'
import { home, picture } from '../../testing/home.ts'
import type { Person } from '../../testing/people.ts'
import { look, ownHash } from '../../redraw/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { dayOf, daysLater } from '../../time/madrid.ts'
import { withdrawListing } from '../listing/index.ts'
import { jobs } from './jobs.ts'
import { SWEEP_JOB } from './job-kinds.ts'
import { lookAt } from './look.service.ts'

const HOUR = 3_600_000
let server: TestServer
let [first, thief]: Person[] = []
let staff: Person
beforeAll(async () => {
  server = await startTestServer()
  first = await server.register({ agencyName: 'Vell' })
  thief = await server.register({ agencyName: 'Nou' })
  staff = await server.register({ role: 'STAFF', agency: first })
}, 300_000)
afterAll(() => server.close())

const who = (one: Person | undefined): Person => one ?? expect.fail('nobody')
const photo = (name: string): Buffer =>
  readFileSync(path.join(import.meta.dirname, `../../../scripts/seed/pictures/${name}.webp`))
/** The photo as a copier would have it: smaller, packed anew. */
const copied = (name: string): Promise<Buffer> =>
  sharp(photo(name)).resize({ width: 800 }).jpeg({ quality: 60 }).toBuffer()

async function upload({ token }: Person, id: string, content: Buffer): Promise<string> {
  const { body } = await server.call('uploadPropertyMedia', {
    token,
    params: { id },
    files: [{ field: 'files', filename: 'a.jpg', mime: 'image/jpeg', content }],
  })
  await server.runJobs()
  return body.items.at(-1)?.id ?? ''
}
async function publish(person: Person, ref: string, content?: Buffer): Promise<string> {
  const { token } = person
  const made = await server.call('createProperty', { token, body: home(ref) as never })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { id } = made.body
  await upload(person, id, content ?? (await picture()))
  await bring(person, id)
  await server.runJobs()
  return id
}
async function bring({ token }: Person, id: string): Promise<void> {
  const { version } = (await server.call('getProperty', { token, params: { id } })).body
  const { status, body } = await server.call('publishProperty', {
    token,
    params: { id },
    body: { version },
  })
  expect(status, JSON.stringify(body)).toBe(200)
}
const shown = async (id: string) =>
  (await server.call('getListing', { params: { id } })).body.trust ?? expect.fail('no trust')
const check = async (id: string, which: TrustCheckId) =>
  (await shown(id)).checks.find((one) => one.id === which)
const desk = (person: Person, id: string) =>
  server.call('getTrust', { token: person.token, params: { id } })
const news = async ({ token }: Person) =>
  (await server.call('listNotifications', { token })).body.items.map(({ title }) => title)

describe('figures.md section 10: a home with stolen photos stays <= 1 and alarms in 1 min', () => {
  it('the later home is held, both agents are told once by the jobs of the change', async () => {
    const original = await publish(who(first), 'O-1', photo('living-luz-1'))
    expect(await check(original, 'photos')).toMatchObject({ state: 'met', on: dayOf(new Date()) })
    const copy = await publish(who(thief), 'C-1', await copied('living-luz-1'))
    expect(await check(copy, 'photos')).toMatchObject({ state: 'unmet' })
    expect((await shown(copy)).step).toBeLessThanOrEqual(1)
    expect(await check(original, 'photos')).toMatchObject({ state: 'met' })
    for (const id of [copy, original, copy]) await lookAt(server.deps, id)
    expect(await news(who(thief))).toEqual(['C-1 muestra una foto que otra agencia mostró antes'])
    expect(await news(who(first))).toEqual(['Otra agencia muestra una foto de O-1'])
    expect((await desk(who(thief), copy)).body).toMatchObject({
      next: 'picture',
      pictures: [{ listingId: original, agencyName: 'Vell', earlier: true }],
    })
    expect((await desk(who(first), original)).body.pictures).toMatchObject([
      { listingId: copy, agencyName: 'Nou', earlier: false },
    ])
  })

  it('the first who uploads theirs anew stays the first; without the photo the copier is free', async () => {
    const original = await publish(who(first), 'O-2', photo('villa-moderna-1'))
    const copy = await publish(who(thief), 'C-2', photo('villa-moderna-1'))
    const old = (
      await server.call('getProperty', { token: who(first).token, params: { id: original } })
    ).body
    await upload(who(first), original, await copied('villa-moderna-1'))
    await remove(who(first), original, old.media[0]?.id ?? '')
    expect(await check(original, 'photos')).toMatchObject({ state: 'met' })
    expect(await check(copy, 'photos')).toMatchObject({ state: 'unmet' })
    const mine = await upload(who(thief), copy, photo('bedroom-lino-1'))
    const { media } = (
      await server.call('getProperty', { token: who(thief).token, params: { id: copy } })
    ).body
    for (const { id } of media.filter((one) => one.id !== mine)) await remove(who(thief), copy, id)
    expect(await check(copy, 'photos')).toMatchObject({ state: 'met' })
  })

  it('nothing is told of a home that is not on the market, nor to it', async () => {
    const made = await server.call('createProperty', {
      token: who(first).token,
      body: home('D-1') as never,
    })
    await upload(who(first), made.body.id, photo('kitchen-roble-1'))
    const other = await publish(who(thief), 'C-3', await copied('kitchen-roble-1'))
    expect(await check(other, 'photos')).toMatchObject({ state: 'met' })
    expect((await desk(who(thief), other)).body.pictures).toEqual([])
    expect((await desk(who(first), made.body.id)).body).toMatchObject({
      onSite: false,
      pictures: [],
    })
  })
})

async function remove({ token }: Person, id: string, mediaId: string): Promise<void> {
  const { status } = await server.call('removePropertyMedia', { token, params: { id, mediaId } })
  expect(status).toBeLessThan(300)
  await server.runJobs()
}

describe('figures.md section 10: no check is set by hand', () => {
  it('nobody sends one: a save that names them changes none', async () => {
    const { token } = who(first)
    const id = await publish(who(first), 'H-1')
    const before = await shown(id)
    const { version } = (await server.call('getProperty', { token, params: { id } })).body
    const trust = { step: 4, checks: [{ id: 'photos', state: 'met', on: '2020-01-01' }] }
    const { status } = await server.call('updateProperty', {
      token,
      params: { id },
      body: { version, trust } as never,
    })
    await server.runJobs()
    expect([status, await shown(id)]).toEqual([400, before])
  })

  it('each is found by the server, with the day since which it stands so', async () => {
    const { token } = who(first)
    const id = await publish(who(first), 'H-2')
    const today = dayOf(new Date())
    expect(await check(id, 'mandate')).toEqual({ id: 'mandate', state: 'unmet', on: today })
    await server.call('uploadPropertyDocument', {
      token,
      params: { id },
      body: { file_extra: 'mandate' },
      files: [
        {
          field: 'file',
          filename: 'encargo.pdf',
          mime: 'application/pdf',
          content: Buffer.from('%PDF-1.4'),
        },
      ],
    })
    await server.runJobs()
    expect(await check(id, 'mandate')).toEqual({ id: 'mandate', state: 'met', on: today })
    expect(await check(id, 'insurance')).toMatchObject({ state: 'unmet' })
    await insure(daysLater(today, 90))
    expect(await check(id, 'insurance')).toMatchObject({ state: 'met' })
    const before = await shown(id)
    await server.db
      .updateTable('listing')
      .where('id', '=', id)
      .set({
        trust: JSON.stringify({
          ...before,
          checks: before.checks.map((one) => ({ ...one, on: '2026-01-01' })),
        }) as never,
      })
      .execute()
    await lookAt(server.deps, id)
    expect((await shown(id)).checks.map(({ on }) => on)).toEqual(Array(8).fill('2026-01-01'))
  })

  it('a report that waits 48 hours is told then, and one that was late stays told', async () => {
    const id = await publish(who(first), 'R-1')
    const report = await server.call('createReport', {
      body: { propertyId: id, reason: 'wrong_price' },
    })
    const job = await server.db
      .selectFrom('job')
      .select('run_at')
      .where('kind', '=', 'trust.look')
      .executeTakeFirstOrThrow()
    expect(job.run_at.getTime() - Date.now()).toBeGreaterThan(47.9 * HOUR)
    await server.runJobs()
    expect(await check(id, 'reports')).toMatchObject({ state: 'met' })
    const later = { ...server.deps, now: () => new Date(Date.now() + 49 * HOUR) }
    await lookAt(later, id)
    expect(await check(id, 'reports')).toMatchObject({ state: 'unmet' })
    await server.db
      .updateTable('report')
      .where('id', '=', report.body.id)
      .set({ state: 'answered', answered_at: new Date(Date.now() + 50 * HOUR) })
      .execute()
    await lookAt(later, id)
    expect(
      (await desk(who(first), id)).body.checks.find((one) => one.id === 'reports'),
    ).toMatchObject({ state: 'unmet', reason: 'reportsLate' })
  })
})

describe('while only a later version reads a home', () => {
  const self = { id: uuidv7(), hash: ownHash() }
  /** As after a start with another contract. */
  const redrawn = async () => {
    await look(server.deps, self)
    await sql`update listing_contract set hash = ${uuidv7()}`.execute(server.db)
    expect(await look(server.deps, self)).toBe(true)
    await server.runJobs()
  }
  const copiesOf = async (id: string) =>
    (
      await server.db
        .selectFrom('trust_copy')
        .select(['property_id', 'first_id'])
        .where((eb) => eb.or([eb('property_id', '=', id), eb('first_id', '=', id)]))
        .execute()
    ).map((row) => [row.property_id, row.first_id])

  it.each([
    ['its type', 'the copier', 'kitchen-rustica-1'],
    ['its type', 'the first', 'bathroom-banera-1'],
    ['where it stands', 'the copier', 'bathroom-micro-1'],
  ])('%s is unread: who copied stays so, and is told once (%s)', async (what, whose, name) => {
    const original = await publish(who(first), `O-${name}`, photo(name))
    const copy = await publish(who(thief), `C-${name}`, await copied(name))
    // The first uploads theirs anew: by the days alone they would be the copier.
    const { media } = (
      await server.call('getProperty', { token: who(first).token, params: { id: original } })
    ).body
    await upload(who(first), original, await copied(name))
    await remove(who(first), original, media[0]?.id ?? '')
    const told = async () =>
      [...(await news(who(first))), ...(await news(who(thief)))].filter((one) => one.includes(name))
    await sql`update listing set trust = replace(trust::text, ${dayOf(new Date())}, '2026-01-01')::jsonb
      where id in (${copy}, ${original})`.execute(server.db)
    const before = { told: await told(), shown: [await shown(original), await shown(copy)] }
    const id = whose === 'the first' ? original : copy
    const write = (type: string, status: string) =>
      sql`update property set doc = jsonb_set(doc, '{basics,type}', to_jsonb(${type}::text)),
        status = ${status} where id = ${id}`.execute(server.db)
    await (what === 'its type' ? write('palafito', 'active') : write('vivienda', 'shown'))
    await redrawn()
    for (const one of [copy, original]) await lookAt(server.deps, one)
    if (what === 'its type')
      expect((await server.call('getListing', { params: { id } })).status).toBe(410)
    if (whose === 'the first') expect(await check(copy, 'photos')).toMatchObject({ state: 'unmet' })
    expect(await copiesOf(copy)).toEqual([[copy, original]])
    await write('vivienda', 'active')
    // Before it is drawn anew, too.
    for (const one of [copy, original]) await lookAt(server.deps, one)
    await redrawn()
    expect(await copiesOf(copy)).toEqual([[copy, original]])
    expect(await told()).toEqual(before.told)
    if (what === 'its type')
      expect([await shown(original), await shown(copy)]).toEqual(before.shown)
  })

  it('taken off the market meanwhile it is free, and nothing of it is told', async () => {
    const original = await publish(who(first), 'O-off', photo('dining-jardin-1'))
    const copy = await publish(who(thief), 'C-off', await copied('dining-jardin-1'))
    await sql`update property set doc = jsonb_set(doc, '{basics,offers,0,operation}', '"AUCTION"')
      where id = ${original}`.execute(server.db)
    await redrawn()
    expect(await copiesOf(copy)).toEqual([[copy, original]])
    // As the version that reads it does.
    await sql`update property set status = 'withdrawn' where id = ${original}`.execute(server.db)
    await inTransaction(server.db, (trx) => withdrawListing(trx, original, new Date()))
    for (const one of [original, copy]) await lookAt(server.deps, one)
    expect(await copiesOf(copy)).toEqual([])
    expect(await check(copy, 'photos')).toMatchObject({ state: 'met' })
    const row = await server.db
      .selectFrom('listing')
      .select('trust')
      .where('id', '=', original)
      .executeTakeFirst()
    expect(row?.trust).toBeNull()
  })
})

it('a home that cannot be looked at holds up no other agency’s', async () => {
  for (const person of [first, thief]) await publish(who(person), 'F-1')
  const homes = await server.db
    .selectFrom('listing')
    .where('state', '=', 'active')
    .select('id')
    .execute()
  let looks = 0
  const now = () => {
    looks += 1
    if (looks === 1) throw new Error('a fault of ours')
    return new Date()
  }
  const sweep = jobs.find(({ kind }) => kind === SWEEP_JOB)
  await expect(sweep?.handler({}, { ...server.deps, now })).rejects.toThrow('a fault of ours')
  expect(looks).toBe(homes.length)
})

async function insure(insuredUntil: string): Promise<void> {
  const { token, profile } = who(first)
  const id = profile.agency_ids[0] ?? ''
  const { version } = (await server.call('getAgency', { token, params: { id } })).body
  const { status, body } = await server.call('updateAgency', {
    token,
    params: { id },
    body: {
      version,
      licences: { insuredUntil },
    },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  await server.runJobs()
}

it('a hidden address is not told by a check: strangers read states and days, and no reason', async () => {
  const { token } = who(first)
  const { id } = (
    await server.call('createProperty', {
      token,
      body: {
        ...home('P-1'),
        location: {
          ...home('').location,
          addressVisibility: 'hidden',
          cadastralRef: '9872023VH5797S0001WX',
        },
      } as never,
    })
  ).body
  await upload(who(first), id, await picture())
  await bring(who(first), id)
  await server.runJobs()
  const trust = await shown(id)
  expect(trust.checks.filter(({ id: one }) => one === 'pin' || one === 'cadastre')).toEqual([
    { id: 'cadastre', state: 'met', on: dayOf(new Date()) },
    { id: 'pin', state: 'met', on: dayOf(new Date()) },
  ])
  expect(trust.checks.every((one) => Object.keys(one).toSorted().join() === 'id,on,state')).toBe(
    true,
  )
  const { body } = await server.call('getListing', { params: { id } })
  expect(JSON.stringify(body)).not.toContain('9872023')
  expect(body.location.geo).toBeNull()
})

it('nor is the last day of its energy certificate, which a public register has with the door', async () => {
  const { token } = who(first)
  const on = (day: string) => ({ ...server.deps, now: () => new Date(`${day}T12:00:00Z`) })
  const told = async (expiresOn: string, addressVisibility: 'hidden' | 'full') => {
    const doc = home(`E-${expiresOn}-${addressVisibility}`)
    const body = {
      ...doc,
      location: {
        ...doc.location,
        streetType: 'carrer',
        streetName: 'Xaloc',
        number: '73',
        geoPrecision: 'exact',
        addressVisibility,
      },
      legal: {
        energy: {
          status: 'provided',
          consumptionLetter: 'D',
          emissionsLetter: 'D',
          consumptionKwh: 120,
          emissionsKg: 20,
          certificateNumber: '7/1',
          expiresOn,
        },
      },
    }
    const { id } = (await server.call('createProperty', { token, body: body as never })).body
    await upload(who(first), id, await picture())
    await bring(who(first), id)
    await server.runJobs()
    const days = []
    for (const day of ['2030-01-14', '2030-01-29', '2030-02-02', '2030-02-03']) {
      await lookAt(on(day), id)
      days.push(await check(id, 'energy'))
    }
    return days.map((one) => [one?.state, one?.on])
  }
  const [early, late] = [await told('2030-01-10', 'hidden'), await told('2030-01-28', 'hidden')]
  expect(early).toEqual(late)
  expect(early).toEqual([
    ['met', expect.stringMatching(/-01$/)],
    ['met', expect.stringMatching(/-01$/)],
    ['unmet', '2030-02-01'],
    ['unmet', '2030-02-01'],
  ])
  // Where the door is told it stands in the advert.
  expect((await told('2030-01-28', 'full'))[1]).toEqual(['unmet', '2030-01-29'])
})

it('is for who may change the home; one withdrawn tells nothing', async () => {
  const id = await publish(who(first), 'W-1')
  for (const [person, status] of [
    [who(first), 200],
    [staff, 404],
    [who(thief), 404],
  ] as const)
    expect((await desk(person, id)).status).toBe(status)
  expect((await server.call('getTrust', { params: { id } })).status).toBe(401)
  expect(
    (await server.call('getTrust', { token: staff.token, params: { id: 'none' } })).status,
  ).toBe(400)
  const visitor = await server.register({ role: 'USER' })
  expect((await desk(visitor, id)).status).toBe(403)
  const { token } = who(first)
  const { version } = (await server.call('getProperty', { token, params: { id } })).body
  await server.call('changePropertyStatus', {
    token,
    params: { id },
    body: { version, status: 'withdrawn', reason: 'Vacaciones' },
  })
  await server.runJobs()
  const row = await server.db
    .selectFrom('listing')
    .select('trust')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect([row.trust, (await desk(who(first), id)).body.onSite]).toEqual([null, false])
})
