import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendReminders } from '../modules/agenda/reminder/reminders.ts'
import { spreadNews } from '../modules/search/spread.ts'
import { mailDisabled } from '../modules/webhook/mail.ts'
import { sql } from '../db/index.ts'
import { homeOf, KLAUS, visitOf } from '../modules/visit/visit.fixture.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/**
 * Whoever registers an agency has not shown that they are reached at their e-mail: until then its
 * words go to nobody's mailbox through us, whatever they write in (docs/decisions/0114).
 */

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register({ role: 'ADMIN', unproved: true })
}, 300_000)
afterAll(() => server.close())

const VICTIM = 'victim@rig.example'

/** Each way in which an agency writes to people, tried once. */
async function write() {
  const { token } = boss
  const home = await homeOf(server, boss)
  const { id, contactId } = await visitOf(server, boss, home, { email: VICTIM })
  const demand = await server.call('createDemand', {
    token,
    body: { contactId, what: { operations: ['V'] } },
  })
  const thread = await server.call('createInboxThread', { token, body: { contactId } })
  const params = { id }
  const said = { propertyId: home, interest: 4 as const, shareWithOwner: true }
  const circle = await server.call('createNetwork', {
    token,
    body: { name: 'evil.example', kind: 'MICRO' },
  })
  const sheet = { language: 'de' as const, declaresFirstVisit: true, noDirectDeal: true }
  const replies = {
    selection: await server.call('createSelection', {
      token,
      body: { demandId: demand.body.id, homes: [home], channel: 'EMAIL', message: 'evil.example' },
    }),
    inbox: await server.call('createInboxMessage', {
      token,
      params: { id: thread.body.id },
      body: { kind: 'mail', text: 'evil.example', clientId: crypto.randomUUID() },
    }),
    ask: await server.call('askVisitFeedback', { token, params }),
    owner: await server.call('saveVisitFeedback', { token, params, body: said }),
    sheet: await server.call('signVisitSheet', {
      token,
      params,
      body: { ...sheet, visitors: [KLAUS], mail: true },
    }),
    network: await server.call('createNetworkInvitation', {
      token,
      params: { id: circle.body.id },
      body: { email: VICTIM },
    }),
  }
  await server.runJobs()
  const mails = (await server.mails()).filter(({ to }) => to === VICTIM || to.startsWith('owner'))
  const answers = Object.entries(replies).map(([name, { status, body }]) => [
    name,
    status,
    status < 400 ? null : (Object.values(body as unknown as object)[0] as string),
  ])
  return { answers, to: mails.map(({ to }) => to) }
}

const REFUSED = expect.stringContaining('tiene que confirmar el suyo')

it('writes to nobody, in no way, and says what is missing; once it has, it does', async () => {
  expect(await write()).toEqual({
    answers: [
      ['selection', 400, REFUSED],
      ['inbox', 406, REFUSED],
      ['ask', 406, REFUSED],
      ['owner', 400, REFUSED],
      ['sheet', 400, REFUSED],
      ['network', 400, REFUSED],
    ],
    to: [],
  })
  await sql`update app_user set email_verified_at = now() where id = ${boss.profile.id}`.execute(
    server.db,
  )
  const { answers, to } = await write()
  expect(answers.map(([, , why]) => why)).toEqual([null, null, null, null, null, null])
  expect(to.length).toBeGreaterThan(3)
})

it('nor do its words reach the mailbox it only names as its own', async () => {
  const one = await server.register({ role: 'ADMIN', unproved: true })
  const { token, email } = one
  const params = { id: one.profile.id }
  const named = { first_name: 'Gana en evil.example' }
  expect((await server.call('updateUser', { token, params, body: named })).status).toBe(200)
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  await server.call('createAgendaEvent', {
    token,
    body: {
      kind: 'call',
      title: 'evil.example',
      location: 'evil.example',
      startsAt: at(60).toISOString(),
      endsAt: at(90).toISOString(),
      reminders: [30],
      remindBy: ['EMAIL', 'PLATFORM'],
    },
  })
  await sendReminders(null, { ...server.deps, now: () => at(31) })
  const { webhook } = (
    await server.call('createWebhook', {
      token,
      body: { name: 'evil.example', url: 'https://a.example/', types: ['contact.created'] },
    })
  ).body
  await sql`update webhook set state = 'disabled', reason = 'gone' where id = ${webhook.id}`.execute(
    server.db,
  )
  await mailDisabled(server.deps, webhook.id)
  await server.call('createTakeout', {
    token,
    body: { parts: ['records'] },
  })
  await server.runJobs()
  const mails = (await server.mails()).filter(({ to }) => to === email)
  expect(mails.length).toBeGreaterThan(2)
  const told = mails.filter(({ subject, text }) => `${subject} ${text}`.includes('evil'))
  expect(told.map(({ subject }) => subject)).toEqual([])
  const { items } = (await server.call('listNotifications', { token })).body
  expect(items.map(({ title }) => title)).toContainEqual(expect.stringContaining('evil.example'))
})

/** What strangers write to an agency: an enquiry, a conversation, a visit that they ask for. */
async function strangersWrite(admin: Person, home: string) {
  const { token } = admin
  const email = `eve-${crypto.randomUUID()}@rig.example`
  const asked = {
    name: 'Eve',
    email,
    message: 'Gana en evil.example',
    consent: true,
    language: 'de' as const,
  }
  const enquiry = await server.call('createLead', {
    body: {
      propertyId: home,
      firstName: 'Eve',
      email,
      message: 'Gana en evil.example',
      consent: true,
      language: 'de',
    },
  })
  const made = { propertyId: home, public: false }
  const booking = await server.call('openVisitBooking', { token, body: made })
  const visitToken = (booking.body as { token: string }).token
  const { days } = (await server.call('getVisitPage', { params: { visitToken } })).body
  const startsAt = days.flatMap(({ slots }) => slots)[4] ?? ''
  const visit = await server.call('bookVisit', {
    params: { visitToken },
    body: { ...asked, startsAt },
  })
  const eve = await server.register({ role: 'USER' })
  const chat = await server.call('openChat', { token: eve.token, body: { propertyId: home } })
  const params = { id: chat.body.id }
  const said = await server.call('createChatMessage', {
    token: eve.token,
    params,
    body: { clientId: crypto.randomUUID(), text: 'Gana en evil.example' },
  })
  expect([enquiry, visit, said].map(({ status, body }) => [status, body])).toEqual([
    [201, expect.anything()],
    [201, expect.anything()],
    [201, expect.anything()],
  ])
  // A mail about a conversation waits a while for its reader to come.
  await sql`update job set run_at = now() where kind = 'chat.mail'`.execute(server.db)
  await server.runJobs()
  await server.runJobs()
  return { eve, params }
}

it('what strangers write to it waits on the platform until its mailbox is proved', async () => {
  const one = await server.register({ role: 'ADMIN', unproved: true })
  const home = await homeOf(server, one)
  const mailsTo = async (to: string) => (await server.mails()).filter((mail) => mail.to === to)
  const before = (await mailsTo(one.email)).length
  const { eve, params } = await strangersWrite(one, home)
  const got = (await mailsTo(one.email)).slice(before)
  expect(got.filter(({ subject, text }) => /evil|eve/i.test(subject + text))).toEqual([])
  // One note in the site's own words, with the link that proves the e-mail.
  expect(got.map(({ subject }) => subject)).toEqual(['Tienes mensajes por leer en Llar'])
  const token = /verify=([\w-]+)/.exec(got[0]?.text ?? '')?.[1] ?? ''
  // Nothing is lost: it is on the platform.
  const { items } = (await server.call('listNotifications', { token: one.token })).body
  expect(items.filter(({ title, body }) => `${title} ${body}`.includes('Eve')).length).toBe(2)
  expect((await server.call('listInbox', { token: one.token })).body.items.length).toBe(2)
  // Nor does it answer to a mailbox that nobody has proved.
  await sql`update app_user set email_verified_at = null where id = ${eve.profile.id}`.execute(
    server.db,
  )
  const answer = { clientId: crypto.randomUUID(), text: 'Gana en evil.example' }
  await server.call('createChatMessage', { token: one.token, params, body: answer })
  await sql`update job set run_at = now() where kind = 'chat.mail'`.execute(server.db)
  await server.runJobs()
  await server.runJobs()
  expect((await mailsTo(eve.email)).filter(({ text }) => text.includes('evil'))).toEqual([])

  const proved = await server.call('verifyEmail', { token: one.token, body: { token } } as never)
  expect(proved.status).toBeLessThan(300)
  await strangersWrite(one, home)
  const told = (await mailsTo(one.email)).filter(({ text }) => text.includes('evil.example'))
  expect(told.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringMatching(/^Consulta|^Nueva/),
    'Eve pide visita: Casa',
    expect.stringMatching(/^Mensaje de/),
  ])
})

/** Everything of a home and its agency that anybody reads on the site, with words of theirs. */
const EVIL = 'Gana en evil.example'
async function evilHome(one: Person): Promise<string> {
  const { token } = one
  const id = await homeOf(server, one)
  const { version } = (await server.call('getProperty', { token, params: { id } })).body
  const place = { municipalityIne: '07061', zoneName: EVIL, streetName: EVIL }
  const shown = { geo: { lat: 39.766, lon: 2.7152 }, addressVisibility: 'full' as const }
  const saved = await server.call('updateProperty', {
    token,
    params: { id },
    body: {
      version,
      texts: { title: { es: EVIL, de: EVIL }, description: { es: EVIL } },
      location: { ...place, ...shown, geoPrecision: 'exact' as const },
    },
  })
  const person = { first_name: EVIL, phone: '+34600111222' }
  await server.call('updateUser', { token, params: { id: one.profile.id }, body: person })
  const windows = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '20:00' }))
  const rules = { lengthMinutes: 45, bufferMinutes: 15, noticeHours: 1, maxPerDay: 9 }
  const hours = { windows, ...rules, horizonDays: 10, autoConfirm: true }
  const kept = await server.call('saveVisitHours', { token, body: hours })
  expect([saved.status, kept.status]).toEqual([200, 200])
  return id
}

/** What whoever runs such an agency may ask for in somebody else's name. */
async function askAs(email: string, one: Person, home: string) {
  const { token } = one
  const who = { email, consent: true, language: 'es' as const }
  const told: Record<string, number> = {}
  told['lead'] = (
    await server.call('createLead', {
      body: { ...who, propertyId: home, firstName: 'Eve', message: EVIL },
    })
  ).status
  const booking = await server.call('openVisitBooking', {
    token,
    body: { propertyId: home, public: true },
  })
  const visitToken = (booking.body as { token: string }).token
  const { days } = (await server.call('getVisitPage', { params: { visitToken } })).body
  const startsAt = days.flatMap(({ slots }) => slots)[4] ?? ''
  const visit = await server.call('bookVisit', {
    params: { visitToken },
    body: { ...who, name: 'Eve', startsAt },
  })
  told['visit'] = visit.status
  told['report'] = (
    await server.call('createReport', {
      body: { propertyId: home, reason: 'other', email, text: EVIL },
    })
  ).status
  await server.runJobs()
  told['cancel'] = (
    await server.call('cancelVisit', { params: { visitToken: visit.body.token } })
  ).status
  return told
}

it('nor do its words come back to whoever is said to have asked: receipts, visits, alerts, answers', async () => {
  const one = await server.register({
    role: 'ADMIN',
    unproved: true,
    agencyName: `${EVIL} ${crypto.randomUUID()}`,
  })
  const { token } = one
  const home = await evilHome(one)
  const victim = await server.register({ role: 'USER' })
  const { email } = victim
  const search = { name: 'Todo', query: { operation: 'V' as const }, channels: ['mail' as const] }
  await server.call('createSavedSearch', {
    token: victim.token,
    body: { ...search, frequency: 'instant' },
  })
  await server.call('saveHome', { token: victim.token, body: { homeId: home } })
  expect(await askAs(email, one, home)).toEqual({ lead: 201, visit: 201, report: 201, cancel: 200 })
  const lower = async (price: number) => {
    const { body } = await server.call('getProperty', { token, params: { id: home } })
    const [offer] = body.basics?.offers ?? []
    const basics = { ...body.basics, offers: [{ ...offer, price }] }
    const params = { id: home }
    const saved = await server.call('updateProperty', {
      token,
      params,
      body: { version: body.version, basics } as never,
    })
    expect(saved.status).toBe(200)
    await spreadNews(server.deps)
    await server.runJobs()
    await server.runJobs()
  }
  await lower(40_000_000)
  const mailsTo = async (to: string) => (await server.mails()).filter((mail) => mail.to === to)
  const words = ({ files = [], ...mail }: { files?: { base64: string }[] }) =>
    JSON.stringify(mail) + files.map((file) => Buffer.from(file.base64, 'base64').toString()).join()
  const got = await mailsTo(email)
  expect(got.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      'Tu consulta sobre Inmueble en Sóller',
      expect.stringMatching(/^Visita confirmada: Inmueble en Sóller/),
      expect.stringMatching(/^Visita cancelada: Inmueble en Sóller/),
      expect.stringMatching(/^\d inmuebles? nuevos?: /),
      expect.stringMatching(/^Baja 100.000.€: Inmueble en Sóller$/),
    ]),
  )
  const lowered = got.find(({ subject }) => subject.startsWith('Baja'))
  expect(lowered?.html?.includes('.webp')).toBe(false)
  const led = got.filter((mail) => /evil|600.?111/.test(words(mail)))
  expect(led.map(({ subject }) => subject)).toEqual([])

  // What a stranger reports waits at the desk, and an answer would write to a mailbox anybody typed.
  const told = (await mailsTo(one.email)).filter((mail) => words(mail).includes('evil'))
  expect(told.map(({ subject }) => subject)).toEqual([])
  const { items } = (await server.call('listReports', { token, query: { propertyId: home } })).body
  const answer = () =>
    server.call('answerReport', {
      token,
      params: { id: items[0]?.id ?? '' },
      body: { version: 1, answer: EVIL },
    })
  expect([(await answer()).status, (await answer()).body]).toEqual([400, { answer: REFUSED }])

  await sql`update app_user set email_verified_at = now() where id = ${one.profile.id}`.execute(
    server.db,
  )
  expect((await answer()).status).toBe(200)
  await lower(30_000_000)
  const since = (await mailsTo(email)).slice(got.length).map(({ subject }) => subject)
  expect(since.filter((subject) => subject.includes(EVIL)).length).toBeGreaterThan(0)
})
