import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operations } from '../../../generated/server/operations.ts'
import { readRoutes } from '../../contract/routes.ts'
import { sql } from '../../db/index.ts'
import { picture } from '../../testing/home.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { sample } from '../../walks/sample.ts'
import { referrals } from './referral.fixture.ts'

const { routes, contract } = readRoutes()

/** All that a referrer said of an owner, and who the referrer is. */
const OWNER = {
  ownerName: 'Magdalena Xamena',
  ownerEmail: 'magdalena.xamena@rig.example',
  ownerPhone: '+34655443322',
}
const HOME = {
  address: 'Carrer Amagat, 77',
  cadastralRef: '9872023VH5797S0009ZZ',
  notes: 'La clau la té la veïna',
}

let server: TestServer
let acts: ReturnType<typeof referrals>
let aina: Person
let agent: Person
let joana: Person
let pep: Person
let id: string
let hash: string
let secrets: string[]

beforeAll(async () => {
  server = await startTestServer()
  acts = referrals(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  agent = await server.register({ role: 'STAFF', agency: aina })
  joana = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  for (const admin of [aina, joana]) await acts.offer(admin)
  pep = await acts.referrer()
  const draft = await acts.withHome(pep, await acts.draft(pep, aina, OWNER), HOME)
  id = draft.id
  const file = { filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }
  const { token } = pep
  acts.ok(
    await server.call('uploadReferralProof', {
      token,
      params: { id },
      files: [{ field: 'proof', ...file }],
    }),
  )
  const ready = acts.ok(
    await server.call('addReferralPhoto', {
      token,
      params: { id },
      files: [{ field: 'picture', ...file }],
    }),
  )
  hash = ready.photos[0] ?? ''
  acts.ok(await acts.send(pep, ready))
  await server.runJobs()
  secrets = [
    ...Object.values(OWNER),
    'Xamena',
    ...Object.values(HOME),
    hash,
    pep.email,
    pep.profile.id,
    `${pep.profile.first_name} ${pep.profile.last_name}`,
  ]
}, 300_000)
afterAll(() => server.close())

const nothingIn = (text: string, where: string) => {
  for (const secret of secrets) expect(`${where} ${text}`).not.toContain(secret)
}

describe('before the owner says yes: 0 personal data at an agency', () => {
  // What ends sessions or the account would hide what comes after it.
  const asked = routes.filter(
    ({ operationId }) =>
      !/^(logout|stream|delete|erase|leave|remove|revoke|take|joinBy)/.test(operationId),
  )

  it.each([
    ['its ADMIN', () => aina],
    ['its STAFF', () => agent],
    ['another agency', () => joana],
  ])('%s asks every operation of the contract', async (_name, who) => {
    const { token, profile } = who()
    for (const route of asked) {
      const body = route.body ? sample(route.body.schema, contract.$defs) : undefined
      const params = Object.fromEntries(
        [...route.url.matchAll(/:(\w+)/g)].map(([, name = '']) => [
          name,
          name === 'hash' ? hash : id,
        ]),
      )
      const reply = await server.call(route.operationId as keyof Operations, {
        token,
        params,
        ...(body !== undefined && { body }),
      })
      const text = Buffer.isBuffer(reply.body)
        ? (reply.body as Buffer).toString('latin1')
        : (JSON.stringify(reply.body) ?? '')
      nothingIn(text, `${route.operationId} ${reply.status}`)
    }
    expect(profile.id).not.toBe(pep.profile.id)
  })

  it('the ADMIN reads place and kind, and what the agency itself offered', async () => {
    const own = await acts.read(aina, id)
    expect(own).toMatchObject({
      state: 'sent',
      owner: null,
      referrerName: null,
      photos: [],
      hasProof: false,
      contactId: null,
      suggested: [],
      ownerLink: null,
    })
    expect(own.home).toEqual({ municipalityIne: '07061', type: 'vivienda', operation: 'V' })
  })

  it('nothing stands in news, events, jobs, live events or history, nor in mails to others', async () => {
    await server.runJobs()
    for (const table of [
      'notification',
      'live_event',
      'event',
      'job',
      'contact',
      'contact_entry',
    ]) {
      const { rows } = await sql<{ text: string }>`select row_to_json(t)::text as text
        from ${sql.table(table)} t`.execute(server.db)
      const theirs = rows.filter(({ text }) => !text.includes(pep.profile.id))
      nothingIn(theirs.map(({ text }) => text).join('\n'), table)
    }
    for (const mail of await server.mails())
      if (mail.to !== OWNER.ownerEmail && mail.to !== pep.email)
        nothingIn(JSON.stringify(mail), `mail to ${mail.to}`)
  })

  it('the mail to the owner holds the site’s own words alone, and one word of their name', async () => {
    const mail = (await server.mails()).find(({ to }) => to === OWNER.ownerEmail)
    expect(mail?.text).toContain('Hola, Magdalena:')
    for (const secret of ['Xamena', OWNER.ownerPhone, ...Object.values(HOME)])
      expect(JSON.stringify(mail)).not.toContain(secret)
  })

  it('the takeout of the agency holds none of it', async () => {
    await server.call('createTakeout', {
      token: aina.token,
      body: { parts: ['records'] },
    })
    await server.runJobs()
    const { rows } = await sql<{ key: string }>`select file_key as key from takeout_file
      where file_key is not null`.execute(server.db)
    for (const { key } of rows) {
      const chunks: Buffer[] = []
      for await (const chunk of await server.deps.files.get(key)) chunks.push(chunk as Buffer)
      nothingIn(Buffer.concat(chunks).toString('utf8'), key)
    }
    expect(rows.length).toBeGreaterThan(0)
  })
})

describe('after the yes', () => {
  it('the agency reads it all; erasing the person leaves nothing of them in the referral', async () => {
    acts.ok(await acts.answer(await acts.tokenOf(OWNER.ownerEmail), 'yes'))
    const own = await acts.read(aina, id)
    expect(own).toMatchObject({ owner: { name: OWNER.ownerName }, home: HOME, photos: [hash] })
    expect((await server.call('getReferral', { token: joana.token, params: { id } })).status).toBe(
      404,
    )
    const { token } = aina
    const contact = { id: own.contactId ?? '' }
    const { version } = acts.ok(await server.call('getContact', { token, params: contact }))
    const file = await server.call('exportPerson', { token, params: contact })
    expect(JSON.stringify(file.body)).toContain(HOME.address)
    acts.ok(
      await server.call('eraseContact', {
        token,
        params: contact,
        body: { version, confirm: true },
      }),
    )
    const { rows } = await sql<{ text: string }>`select row_to_json(r)::text as text
      from referral r where id = ${id}`.execute(server.db)
    for (const secret of [...Object.values(OWNER), ...Object.values(HOME), hash])
      expect(rows[0]?.text).not.toContain(secret)
    expect(await acts.read(aina, id)).toMatchObject({ owner: null, contactId: null })
  })

  it('who closes their account is named no more, and what waited is gone', async () => {
    const bel = await acts.referrer()
    const open = await acts.sent(bel, aina)
    const said = await acts.confirmed(bel, aina)
    acts.ok(
      await server.call('saveReferralPayee', {
        token: bel.token,
        body: {
          kind: 'person',
          legalName: 'Bel',
          taxId: '12345678Z',
          iban: 'ES9121000418450200051332',
        },
      }),
    )
    acts.ok(await server.call('eraseMe', { token: bel.token, body: { password: bel.password } }))
    await server.runJobs() // ten seconds later
    expect(
      (await server.call('getReferral', { token: aina.token, params: { id: open.id } })).status,
    ).toBe(404)
    expect(await acts.read(aina, said.id)).toMatchObject({ referrerName: null, state: 'confirmed' })
    const { rows } = await sql`select 1 from referral_payee`.execute(server.db)
    expect(rows).toEqual([])
  })
})
