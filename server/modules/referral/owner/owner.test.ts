import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import { picture } from '../../../testing/home.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { agencyOf, referrals } from '../referral.fixture.ts'

let server: TestServer
let acts: ReturnType<typeof referrals>
let aina: Person
let joana: Person
let pep: Person

beforeAll(async () => {
  server = await startTestServer()
  acts = referrals(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  joana = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  for (const admin of [aina, joana]) await acts.offer(admin)
}, 300_000)
// Ten drafts a day: each test has somebody of its own.
beforeEach(async () => {
  pep = await acts.referrer()
})
afterAll(() => server.close())

const page = (token: string, lang = '') =>
  server.inject({ method: 'GET', url: `/referido/${token}${lang && `?lang=${lang}`}` })
const post = (token: string, fields: Record<string, string>) =>
  server.inject({
    method: 'POST',
    url: `/referido/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
/** Without the head, whose nonce is new each time. */
const bodyOf = ({ payload }: { payload: string }) => payload.split('<body>')[1]
const asked = async (admin: Person | null, change = {}) => {
  const one = await acts.sent(pep, admin, change)
  return { one, token: await acts.tokenOf(one.owner?.email ?? '') }
}
const leftOf = async (id: string) =>
  (
    await sql<Record<string, unknown>>`select owner_name, owner_email, owner_phone, address, notes,
      cadastral_ref, proof_key, cardinality(photos) as photos from referral
      where id = ${id}`.execute(server.db)
  ).rows[0]
const NOTHING = {
  owner_name: null,
  owner_email: null,
  owner_phone: null,
  address: null,
  notes: null,
  cadastral_ref: null,
  proof_key: null,
  photos: 0,
}

it('an owner whom no mail reaches is told to who referred them', async () => {
  await acts.sent(pep, aina, { ownerEmail: 'mistyped@rig.exmaple' })
  await sql`update job set attempts = 99 where kind = 'referral.owner'`.execute(server.db)
  await server.runJobs()
  const { items } = (await server.call('listNotifications', { token: pep.token, lang: 'es' })).body
  expect(items.map(({ body }) => body).join()).toContain('no ha llegado')
})

describe('the page', () => {
  it.each([
    ['es', 'Sí, llamadme', 'No, borrad mis datos'],
    ['en', 'Yes, call me', 'No, delete my details'],
    ['ca', 'Sí, telefonau-me', 'No, esborrau les meves dades'],
    ['de', 'Ja, rufen Sie mich an', 'Nein, löschen Sie meine Daten'],
  ])('in %s asks with two buttons, without script or anything loaded', async (lang, yes, no) => {
    const { token } = await asked(aina, { language: lang })
    const { statusCode, payload, headers } = await page(token)
    expect(statusCode).toBe(200)
    expect(payload).toContain(`<html lang="${lang}">`)
    expect(payload).toContain(`>${yes}</button>`)
    expect(payload).toContain(`>${no}</button>`)
    expect(payload).not.toMatch(/<script|<img|<link|src=|undefined|\{\w+\}/)
    expect(payload).not.toContain('Francesca')
    expect(headers['cache-control']).toBe('no-store')
    const other = lang === 'en' ? 'de' : 'en'
    expect((await page(token, other)).payload).toContain(`<html lang="${other}">`)
  })

  it('takes a yes once; the same link says the same afterwards', async () => {
    const { one, token } = await asked(aina)
    expect((await page(token)).payload).toContain('Portal Vell')
    expect((await acts.read(pep, one.id)).state).toBe('sent') // A scanner that follows links is no answer.
    const said = await post(token, { answer: 'yes', language: 'es' })
    expect(said.payload).toContain('Has dicho que sí')
    for (const answer of ['yes', 'no'])
      expect(bodyOf(await post(token, { answer, language: 'es' }))).toBe(bodyOf(said))
    expect((await acts.read(pep, one.id)).state).toBe('confirmed')
    const contacts = await server.call('listContacts', { token: aina.token })
    expect(contacts.body.items.filter(({ email }) => email === one.owner?.email)).toHaveLength(1)
  })

  it('after a no has erased all that was said, and tells both', async () => {
    const draft = await acts.withHome(pep, await acts.draft(pep, aina))
    const file = { filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }
    const params = { id: draft.id }
    const { token: who } = pep
    acts.ok(
      await server.call('addReferralPhoto', {
        token: who,
        params,
        files: [{ field: 'picture', ...file }],
      }),
    )
    const ready = acts.ok(
      await server.call('uploadReferralProof', {
        token: who,
        params,
        files: [{ field: 'proof', ...file }],
      }),
    )
    acts.ok(await acts.send(pep, ready))
    const token = await acts.tokenOf(ready.owner?.email ?? '')
    const { rows } = await sql<{ key: string }>`select proof_key as key from referral
      where id = ${draft.id}`.execute(server.db)
    const [hash = ''] = ready.photos
    const said = await post(token, { answer: 'no', language: 'de' })
    expect(said.payload).toContain('Sie haben Nein gesagt')
    expect(await leftOf(draft.id)).toEqual(NOTHING)
    await server.runJobs()
    expect(await server.deps.files.exists(rows[0]?.key ?? '')).toBe(false)
    expect((await server.inject({ url: `/media/${hash}/320.webp` })).statusCode).toBe(404)
    expect(bodyOf(await post(token, { answer: 'yes', language: 'de' }))).toBe(bodyOf(said))
    expect((await server.call('getReferral', { token: aina.token, params })).status).toBe(404)
  })

  it('lets the owner choose where no agency was named, and needs a choice', async () => {
    await acts.offer(joana, { percent: 5 })
    const { one, token } = await asked(null)
    await acts.offer(joana, { percent: 25 })
    const { payload } = await page(token)
    expect(payload).toContain('Illa de Vent')
    expect(payload).toContain('Portal Vell')
    expect((await server.call('listReferrals', { token: joana.token })).body.total).toBe(0)
    const none = await post(token, { answer: 'yes', language: 'es' })
    expect([none.statusCode, none.payload]).toEqual([
      400,
      expect.stringContaining('Elige qué agencia') as string,
    ])
    const chosen = { answer: 'yes', agencyId: agencyOf(joana), language: 'es' }
    expect((await post(token, chosen)).payload).toContain('Illa de Vent te llamará')
    // By the terms of the day it was sent.
    expect(await acts.read(joana, one.id)).toMatchObject({
      state: 'confirmed',
      terms: { percent: 5 },
    })
    expect(
      (await server.call('getReferral', { token: aina.token, params: { id: one.id } })).status,
    ).toBe(404)
  })

  it('is closed after 14 days: nothing of the owner is left, and they may be passed on again', async () => {
    const { one, token } = await asked(aina)
    await acts.ago(one.id, 13)
    await acts.tick()
    expect((await acts.read(pep, one.id)).state).toBe('sent')
    await acts.ago(one.id, 2)
    await acts.tick()
    expect(await leftOf(one.id)).toEqual(NOTHING)
    expect((await acts.read(pep, one.id)).state).toBe('expired')
    const closed = await page(token)
    expect([closed.statusCode, closed.payload]).toEqual([
      404,
      expect.stringContaining('ya no está abierto') as string,
    ])
    const again = await acts.sent(await acts.referrer(), aina, {
      ownerEmail: one.owner?.email ?? '',
    })
    expect(again.state).toBe('sent')
  })

  it('is closed for what is no link of ours', async () => {
    for (const token of ['x', 'x.y', `${'x'.repeat(90)}.${'y'.repeat(43)}`, '%F0%9F%92%A5'])
      expect((await page(token)).statusCode).toBe(404)
    const { token } = await asked(aina)
    expect((await page(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).statusCode).toBe(
      404,
    )
  })
})

describe('an owner the agency knows', () => {
  const contact = async (email: string) =>
    acts.ok(
      await server.call('createContact', {
        token: aina.token,
        body: {
          person: { firstName: 'Francesca' },
          reach: { emails: [{ address: email }] },
        },
      }),
    )

  it('counts for nobody where the contact is older than the referral', async () => {
    const ownerEmail = 'known@rig.example'
    const { id } = await contact(ownerEmail)
    const { one, token } = await asked(aina, { ownerEmail })
    expect((await acts.read(pep, one.id)).state).toBe('sent')
    await post(token, { answer: 'yes', language: 'es' })
    expect((await acts.read(pep, one.id)).state).toBe('known')
    expect(await acts.read(aina, one.id)).toMatchObject({ state: 'known', contactId: id })
  })

  it('counts where it came later', async () => {
    const ownerEmail = 'later@rig.example'
    const { one, token } = await asked(aina, { ownerEmail })
    const { id } = await contact(ownerEmail)
    await post(token, { answer: 'yes', language: 'es' })
    expect(await acts.read(aina, one.id)).toMatchObject({ state: 'confirmed', contactId: id })
  })

  /** Somebody else of the agency, by a telephone, and what is kept of them. */
  const other = async (number: string) => {
    const { id } = acts.ok(
      await server.call('createContact', {
        token: aina.token,
        body: { person: { firstName: 'Marta' }, reach: { phones: [{ number }] } },
      }),
    )
    const kept = async () =>
      (
        await sql<{ roles: string[]; said: string[] }>`select roles,
          array(select text from contact_entry where contact_id = ${id}) as said
          from contact where id = ${id}`.execute(server.db)
      ).rows[0]
    return { id, kept }
  }

  it('is told by the e-mail that was asked, never by a telephone that somebody typed beside it', async () => {
    const ownerPhone = '+34600999888'
    const { id, kept } = await other(ownerPhone)
    const before = await kept()
    const { one, token } = await asked(aina, { ownerPhone })
    await post(token, { answer: 'yes', language: 'es' })
    expect((await acts.read(pep, one.id)).state).toBe('confirmed')
    const { contactId, owner } = await acts.read(aina, one.id)
    expect([contactId === id, owner?.phone]).toEqual([false, ownerPhone])
    expect(await kept()).toEqual(before)
    const mine = await server.call('getContact', {
      token: aina.token,
      params: { id: contactId ?? '' },
    })
    expect(mine.body.reach?.phones ?? []).toEqual([])
  })

  it('is told to nobody who holds the link of a telephone alone: the agency reads it', async () => {
    const number = '+34600777666'
    const { id, kept } = await other(number)
    const one = await acts.sentByPhone(pep, aina, number)
    await post(one.token, { answer: 'yes', language: 'es' })
    const mine = await acts.read(pep, one.id)
    expect([mine.state, mine.contactId]).toEqual(['confirmed', null])
    expect((await acts.read(aina, one.id)).contactId).toBe(id)
    const { roles, said } = (await kept()) ?? { roles: ['?'], said: [] }
    expect(roles).toEqual([])
    expect(said).toEqual([expect.stringMatching(/^Con el enlace que llevó.*ya le conocíamos/)])
  })
})

it('the mail names somebody even where the referrer’s name has no letters', async () => {
  await sql`update app_user set first_name = '***', last_name = '1' where id = ${pep.profile.id}`.execute(
    server.db,
  )
  const { one } = await asked(aina)
  const mail = (await server.mails()).findLast(({ to }) => to === one.owner?.email)
  expect(mail?.subject).toBe('Alguien que te conoce nos ha hablado de tu inmueble')
  expect(mail?.text).not.toMatch(/\n {1,}|^ /m)
})
