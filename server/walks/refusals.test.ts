import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PrintOptions } from '../../generated/model/index.ts'
import { complete, made, published } from '../modules/property/testing/homes.fixture.ts'
import { askedOf, homeOf, visitOf } from '../modules/visit/visit.fixture.ts'
import { stripePayments } from '../ports/payments/stripe.ts'
import { renderPdf } from '../ports/pdf/index.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { startStripe, STRIPE_KEY, type StripeDouble } from '../testing/stripe.ts'

/**
 * Documented answers that come only in rare states: each is brought about once, and says in words
 * what is the matter.
 */
const STRANGER = '00000000-0000-7000-8000-000000000000'
let rig: TestServer
let stripe: StripeDouble
let admin: Person
let token: string
let home: string
beforeAll(async () => {
  stripe = await startStripe()
  rig = await startTestServer({ payments: stripePayments(STRIPE_KEY, stripe.api) })
  admin = await rig.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  token = admin.token
  home = await homeOf(rig, admin)
}, 60_000)
afterAll(async () => {
  await rig.close()
  await stripe.close()
})

const contact = async (reach: object = {}) =>
  (await rig.call('createContact', { token, body: { person: { firstName: 'Klaus' }, reach } })).body

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
  const link = (await rig.call('createPrint', { token, params: { id: home }, body: options })).body
    .token
  const ended = fillPdfQueue()
  const answers = [
    await rig.call('previewPrint', { token, params: { id: home }, body: options }),
    await rig.call('createQrSheet', {
      token,
      body: { propertyIds: [home], perPage: 4, language: 'es' },
    }),
    await rig.call('downloadPrint', { params: { printToken: link } }),
  ]
  await ended
  expect(answers.map(({ status, body }) => [status, Object.keys(body as object)])).toEqual(
    Array.from({ length: 3 }, () => [503, ['message']]),
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
  await rig.db.insertInto('qr_code').values(codes).execute()
  expect(
    await rig.call('createQrCode', {
      token,
      params: { id: home },
      body: { place: 'board', label: 'Una más' },
    }),
  ).toMatchObject({ status: 406, body: { detail: expect.stringContaining('100') } })
})

it('payments: 503 when Stripe is away', async () => {
  const { token: mine, profile } = await rig.register({ role: 'SERVICE' })
  await rig.call('openPaymentAccount', { token: mine })
  stripe.fail(500)
  expect(
    (await rig.call('renewPaymentAccount', { token: mine, params: { id: profile.id } })).status,
  ).toBe(503)
  stripe.fail(null)
})

it('an enquiry without a phone is not answered by WhatsApp', async () => {
  const { body } = await rig.call('createLead', {
    body: {
      propertyId: home,
      firstName: 'Anna',
      email: 'anna@rig.example',
      message: 'Hallo',
      consent: true,
    },
  })
  expect(
    await rig.call('createInboxMessage', {
      token,
      params: { id: body.id },
      body: { kind: 'whatsapp', text: 'Hallo', clientId: 'refusal-0001' },
    }),
  ).toMatchObject({ status: 406 })
})

it('a change of the diary is not taken back over a later one', async () => {
  const event = (
    await rig.call('createAgendaEvent', {
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
    await rig.call('updateAgendaEvent', {
      token,
      params: { id: event.id },
      body: { version: event.version, title: 'Dos' },
    })
  ).body
  if (!('undo' in first)) throw new Error(JSON.stringify(first))
  await rig.call('updateAgendaEvent', {
    token,
    params: { id: event.id },
    body: { version: first.event.version, title: 'Tres' },
  })
  expect(await rig.call('undoAgenda', { token, body: { undo: first.undo ?? '' } })).toMatchObject({
    status: 406,
  })
})

it('a merge is not undone on a record that somebody saved in between', async () => {
  const [kept, other] = [await contact(), await contact()]
  const { body } = await rig.call('mergeContact', {
    token,
    params: { id: kept.id },
    body: { version: kept.version, otherId: other.id, otherVersion: other.version },
  })
  expect(
    await rig.call('unmergeContact', {
      token,
      params: { id: kept.id },
      body: { version: body.version + 1, mergedId: other.id },
    }),
  ).toMatchObject({ status: 409, body: { current: { id: kept.id } } })
})

it('an offer: none for a home that is sold, no change of a version that is not the last', async () => {
  const { id: contactId } = await contact()
  const { body: offer } = await rig.call('createOffer', {
    token,
    body: { propertyId: home, contactId, amount: 48_000_000 },
  })
  expect(
    await rig.call('updateOffer', {
      token,
      params: { id: offer.id },
      body: { version: offer.version + 1, amount: 47_000_000 },
    }),
  ).toMatchObject({ status: 409, body: { current: { id: offer.id } } })
  const sold = await published(rig, admin)
  const closed = await rig.call('changePropertyStatus', {
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
    await rig.call('createOffer', {
      token,
      body: { propertyId: sold.id, contactId, amount: 48_000_000 },
    }),
  ).toMatchObject({ status: 406 })
})

it('visits: a draft is not booked in public, a taken time not moved to, a cancelled visit not judged', async () => {
  const { id } = await made(rig, admin, complete)
  expect(
    await rig.call('openVisitBooking', { token, body: { propertyId: id, public: true } }),
  ).toMatchObject({ status: 406 })
  const { body: booking } = await rig.call('openVisitBooking', {
    token,
    body: { propertyId: home, public: false },
  })
  const page = (await rig.call('getVisitPage', { params: { visitToken: booking.token } })).body
  const startsAt = page.days.flatMap((day) => day.slots)[0] ?? ''
  const booked = await rig.call('bookVisit', {
    params: { visitToken: booking.token },
    body: { startsAt, name: 'Anna', email: 'anna@rig.example', consent: true },
  })
  expect(
    await rig.call('moveVisit', {
      params: { visitToken: booked.body.token },
      body: { startsAt: '2020-01-01T10:00:00.000Z' },
    }),
  ).toMatchObject({ status: 406 })

  const visit = await visitOf(rig, admin, home)
  const link = await askedOf(rig, admin, visit.id)
  const { version } = (await rig.call('getAgendaEvent', { token, params: { id: visit.id } })).body
  await rig.call('updateAgendaEvent', {
    token,
    params: { id: visit.id },
    body: { version, status: 'cancelled' },
  })
  expect(
    await rig.call('tellVisit', { params: { visitToken: link }, body: { interest: 3 } }),
  ).toMatchObject({ status: 406 })
})

it('an import that has begun is not looked at beforehand', async () => {
  const { body: run } = await rig.call('createIntake', {
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
  await rig.call('mapIntake', {
    token,
    params: { id: run.id },
    body: { mapping: run.mapping, mode: 'upsert', dedupeKeys: ['email'] },
  })
  expect((await rig.call('startIntake', { token, params: { id: run.id } })).status).toBe(202)
  expect(await rig.call('previewIntake', { token, params: { id: run.id } })).toMatchObject({
    status: 406,
  })
})

it('what is named and is nobody’s is 404', async () => {
  const folder = await rig.call('createSavedShare', { token, body: { folderId: STRANGER } })
  const [list, draft] = [
    await rig.call('listSelections', { token, query: { demandId: STRANGER } }),
    await rig.call('draftSelection', { token, query: { demandId: STRANGER } }),
  ]
  expect([folder, list, draft].map(({ status }) => status)).toEqual([404, 404, 404])
})

it('an alert of an address is changed by its mailed link', async () => {
  await rig.call('createAlert', {
    body: {
      email: 'alert@rig.example',
      name: 'Casas',
      query: { operation: 'V' },
      frequency: 'daily',
      consent: true,
    },
  })
  await rig.runJobs()
  const mail = (await rig.mails()).find(({ to }) => to === 'alert@rig.example')
  const searchToken = /alert=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  await rig.call('confirmAlert', { params: { searchToken } })
  expect(
    await rig.call('updateAlert', { params: { searchToken }, body: { frequency: 'weekly' } }),
  ).toMatchObject({ status: 200, body: { frequency: 'weekly' } })
})
