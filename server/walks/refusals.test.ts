import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PrintOptions } from '../../generated/model/index.ts'
import { sql } from '../db/index.ts'
import { complete, made, published } from '../modules/property/testing/homes.fixture.ts'
import { askedOf, homeOf, KLAUS, visitOf } from '../modules/visit/visit.fixture.ts'
import { stripePayments } from '../ports/payments/stripe.ts'
import { renderPdf } from '../ports/pdf/index.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { startStripe, STRIPE_KEY, type StripeDouble } from '../testing/stripe/index.ts'

/**
 * Documented answers that come only in rare states: each is brought about once, and says in words
 * what is the matter.
 */
const STRANGER = '00000000-0000-7000-8000-000000000000'
/** Sóller, houses to buy, the cheapest fifth, three bedrooms. */
const CELL = 28_921_931
let server: TestServer
let stripe: StripeDouble
let admin: Person
let token: string
let home: string
beforeAll(async () => {
  stripe = await startStripe()
  server = await startTestServer({ payments: stripePayments(STRIPE_KEY, stripe.api) })
  admin = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  token = admin.token
  home = await homeOf(server, admin)
}, 300_000)
afterAll(async () => {
  await server.close()
  await stripe.close()
})

const contact = async (reach: object = {}) =>
  (await server.call('createContact', { token, body: { person: { firstName: 'Klaus' }, reach } }))
    .body

/** One document that takes five seconds, and as many behind it as may wait. */
function fillPdfQueue(): Promise<unknown> {
  const draw = (data: unknown): Promise<Buffer> =>
    renderPdf(
      {
        template: new URL('../ports/pdf/testing/plain.document.ts', import.meta.url),
        data,
        meta: { title: 'Cola', author: 'Llar', language: 'es' },
      },
      { longest: 5000 },
    )
  return Promise.allSettled([
    draw({ hang: true }),
    ...Array.from({ length: 40 }, () => draw({ fail: true })),
  ])
}

it('papers: 503 with when to ask again while too many are being drawn', async () => {
  const options: PrintOptions = {
    kind: 'window',
    paper: 'A4',
    orientation: 'portrait',
    language: 'es',
    text: 'home',
    facts: ['built'],
    contact: 'agency',
    photos: [],
    plan: false,
    address: false,
    price: 'shown',
    qr: true,
  }
  const link = (await server.call('createPrint', { token, params: { id: home }, body: options }))
    .body.token
  await sql`
    insert into unmet_edition (id, day, agency_id, cells, buyers, own, supply, made_at)
    values (${STRANGER}, '2026-11-28', ${admin.profile.agency_ids[0]}, ${[CELL]}, ${[5]}, ${[0]},
      ${[0]}, now())`.execute(server.db)
  const { id: visit } = await visitOf(server, admin, home)
  const ended = fillPdfQueue()
  const answers = [
    await server.call('previewPrint', { token, params: { id: home }, body: options }),
    await server.call('createQrSheet', {
      token,
      body: { propertyIds: [home], perPage: 4, language: 'es' },
    }),
    await server.call('downloadPrint', { params: { printToken: link } }),
    await server.call('createUnmetLetter', { token, body: { cell: CELL, language: 'es' } }),
    await server.call('signVisitSheet', {
      token,
      params: { id: visit },
      body: { language: 'es', visitors: [KLAUS], declaresFirstVisit: true, noDirectDeal: true },
    }),
  ]
  await ended
  expect(answers.map(({ status, body }) => [status, Object.keys(body as object)])).toEqual(
    Array.from({ length: 5 }, () => [503, ['message']]),
  )
})

it('a home has a hundred codes at most', async () => {
  const codes = Array.from({ length: 100 }, (_, at) => ({
    code: `z${String(at).padStart(6, '0')}`,
    property_id: home,
    agency_id: admin.profile.agency_ids[0] ?? '',
    place: 'board' as const,
    label: `Calle ${at}`,
    created_by: null,
    created_at: new Date(),
  }))
  await server.db.insertInto('qr_code').values(codes).execute()
  expect(
    await server.call('createQrCode', {
      token,
      params: { id: home },
      body: { place: 'board', label: 'Una más' },
    }),
  ).toMatchObject({ status: 406, body: { detail: expect.stringContaining('100') } })
})

it('payments: 503 when Stripe is away', async () => {
  const { token: mine, profile } = await server.register({ role: 'SERVICE' })
  await server.call('openPaymentAccount', { token: mine })
  stripe.fail(500)
  expect(
    (await server.call('renewPaymentAccount', { token: mine, params: { id: profile.id } })).status,
  ).toBe(503)
  stripe.fail(null)
})

it('an enquiry without a phone is not answered by WhatsApp', async () => {
  const { body } = await server.call('createLead', {
    body: {
      propertyId: home,
      firstName: 'Anna',
      email: 'anna@rig.example',
      message: 'Hallo',
      consent: true,
    },
  })
  expect(
    await server.call('createInboxMessage', {
      token,
      params: { id: body.id },
      body: { kind: 'whatsapp', text: 'Hallo', clientId: 'refusal-0001' },
    }),
  ).toMatchObject({ status: 406 })
})

it('a change of the diary is not taken back over a later one', async () => {
  const event = (
    await server.call('createAgendaEvent', {
      token,
      body: {
        kind: 'task',
        title: 'Uno',
        startsAt: '2026-11-23T10:00:00Z',
        endsAt: '2026-11-23T10:45:00Z',
      },
    })
  ).body.event
  const first = (
    await server.call('updateAgendaEvent', {
      token,
      params: { id: event.id },
      body: { version: event.version, title: 'Dos' },
    })
  ).body
  if (!('undo' in first)) throw new Error(JSON.stringify(first))
  await server.call('updateAgendaEvent', {
    token,
    params: { id: event.id },
    body: { version: first.event.version, title: 'Tres' },
  })
  expect(
    await server.call('undoAgenda', { token, body: { undo: first.undo ?? '' } }),
  ).toMatchObject({
    status: 406,
  })
})

it('a merge is not undone on a record that somebody saved in between', async () => {
  const [kept, other] = [await contact(), await contact()]
  const { body } = await server.call('mergeContact', {
    token,
    params: { id: kept.id },
    body: { version: kept.version, otherId: other.id, otherVersion: other.version },
  })
  expect(
    await server.call('unmergeContact', {
      token,
      params: { id: kept.id },
      body: { version: body.version + 1, mergedId: other.id },
    }),
  ).toMatchObject({ status: 409, body: { current: { id: kept.id } } })
})

it('an offer: none for a home that is sold, no change of a version that is not the last', async () => {
  const { id: contactId } = await contact()
  const { body: offer } = await server.call('createOffer', {
    token,
    body: { propertyId: home, contactId, amount: 48_000_000 },
  })
  expect(
    await server.call('updateOffer', {
      token,
      params: { id: offer.id },
      body: { version: offer.version + 1, amount: 47_000_000 },
    }),
  ).toMatchObject({ status: 409, body: { current: { id: offer.id } } })
  const sold = await published(server, admin)
  const closed = await server.call('changePropertyStatus', {
    token,
    params: { id: sold.id },
    body: {
      version: sold.version,
      status: 'closed',
      substatus: 'RENTED_OR_SOLD',
      closePrice: 90_000_000,
    },
  })
  expect(closed.status, JSON.stringify(closed.body)).toBe(200)
  expect(
    await server.call('createOffer', {
      token,
      body: { propertyId: sold.id, contactId, amount: 48_000_000 },
    }),
  ).toMatchObject({ status: 406 })
})

it('visits: a draft is not booked in public, a taken time not moved to, a cancelled visit not judged', async () => {
  const { id } = await made(server, admin, complete)
  expect(
    await server.call('openVisitBooking', { token, body: { propertyId: id, public: true } }),
  ).toMatchObject({ status: 406 })
  const { body: booking } = await server.call('openVisitBooking', {
    token,
    body: { propertyId: home, public: false },
  })
  const page = (await server.call('getVisitPage', { params: { visitToken: booking.token } })).body
  const startsAt = page.days.flatMap((day) => day.slots)[4] ?? ''
  const booked = await server.call('bookVisit', {
    params: { visitToken: booking.token },
    body: { startsAt, name: 'Anna', email: 'anna@rig.example', consent: true },
  })
  expect(
    await server.call('moveVisit', {
      params: { visitToken: booked.body.token },
      body: { startsAt: '2020-01-01T10:00:00.000Z' },
    }),
  ).toMatchObject({ status: 406 })

  const visit = await visitOf(server, admin, home)
  const link = await askedOf(server, admin, visit.id)
  const { version } = (await server.call('getAgendaEvent', { token, params: { id: visit.id } }))
    .body
  await server.call('updateAgendaEvent', {
    token,
    params: { id: visit.id },
    body: { version, status: 'cancelled' },
  })
  expect(
    await server.call('tellVisit', { params: { visitToken: link }, body: { interest: 3 } }),
  ).toMatchObject({ status: 406 })
})

it('an import that has begun is not looked at beforehand', async () => {
  const { body: run } = await server.call('createIntake', {
    token,
    files: [
      {
        field: 'file',
        filename: 'c.csv',
        mime: 'text/csv',
        content: 'Nombre;Correo\nAina;aina@pons.example\n',
      },
    ],
  })
  await server.call('mapIntake', {
    token,
    params: { id: run.id },
    body: { mapping: run.mapping, mode: 'upsert', dedupeKeys: ['email'] },
  })
  expect((await server.call('startIntake', { token, params: { id: run.id } })).status).toBe(202)
  expect(await server.call('previewIntake', { token, params: { id: run.id } })).toMatchObject({
    status: 406,
  })
})

it('what is named and is nobody’s is 404', async () => {
  const folder = await server.call('createSavedShare', { token, body: { folderId: STRANGER } })
  const [list, draft] = [
    await server.call('listSelections', { token, query: { demandId: STRANGER } }),
    await server.call('draftSelection', { token, query: { demandId: STRANGER } }),
  ]
  expect([folder, list, draft].map(({ status }) => status)).toEqual([404, 404, 404])
})

it('an alert of an address is changed by its mailed link', async () => {
  await server.call('createAlert', {
    body: {
      email: 'alert@rig.example',
      name: 'Casas',
      query: { operation: 'V' },
      frequency: 'daily',
      consent: true,
    },
  })
  await server.runJobs()
  const mail = (await server.mails()).find(({ to }) => to === 'alert@rig.example')
  const searchToken = /\/alerta\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  await server.call('confirmAlert', { params: { searchToken } })
  expect(
    await server.call('updateAlert', { params: { searchToken }, body: { frequency: 'weekly' } }),
  ).toMatchObject({ status: 200, body: { frequency: 'weekly' } })
})
