import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PassportRule } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { refuseFirst } from '../../testing/first-refused.ts'
import { home } from '../../testing/home.ts'
import { readPdf } from '../../testing/pdf.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { dayOf, daysLater, startOfDay } from '../../time/madrid.ts'
import { alarm } from './alarm.ts'
import { sha256 } from './proof/view.ts'

let server: TestServer
let admin: Person
let staff: Person
let stranger: Person
const today = dayOf(new Date())
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
  staff = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register()
}, 300_000)
afterAll(() => server.close())

const add = async (ref: string, more: Record<string, unknown> = {}, who: Person = admin) => {
  const { status, body } = await server.call('createProperty', {
    token: who.token,
    body: { ...home(ref), ...more } as never,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}
const put = (
  id: string,
  values: { status: 'active' | 'closed'; operations?: ['A']; closed_at?: Date },
) => server.db.updateTable('property').set(values).where('id', '=', id).execute()
const read = async (id: string, who: Person = admin) =>
  (await server.call('getPassport', { token: who.token, params: { id }, lang: 'es' })).body
const light = async (id: string, rule: PassportRule) =>
  (await read(id)).lights.find((one) => one.rule === rule)
const mandate = (endsOn: string) => ({ mandate: { startsOn: '2020-01-01', endsOn } })

it('says each rule with its source and certainty; an ADMIN lets a warning pass, never a block', async () => {
  const id = await add('P-1', mandate(daysLater(today, 18)))
  const passport = await read(id)
  expect([passport.state, passport.blocks, passport.lights.length]).toEqual(['amber', false, 10])
  expect(passport.lights[0]).toMatchObject({ rule: 'mandate', daysLeft: 18, word: 'Caduca pronto' })
  expect(await light(id, 'aml')).toMatchObject({
    certaintyText: 'Conocimiento general, por comprobar',
  })
  expect(passport.alarms.map(({ rule, on }) => [rule, on])).toEqual([
    ['mandate', daysLater(today, 11)],
    ['mandate', daysLater(today, 18)],
  ])
  const waive = (rule: PassportRule, who = admin, reason = 'La envían en dos semanas') =>
    server.call('createPassportWaiver', {
      token: who.token,
      params: { id },
      lang: 'es',
      body: { rule, reason },
    })
  expect((await waive('cedula', admin, '   ')).status).toBe(400)
  expect((await waive('cedula', staff)).status).toBe(403)
  expect((await waive('cedula', stranger)).status).toBe(404)
  expect((await waive('stressed')).status).toBe(406)
  const { status, body } = await waive('cedula')
  expect(status).toBe(200)
  expect(body.lights.find(({ rule }) => rule === 'cedula')?.waiver).toMatchObject({
    until: daysLater(today, 30),
    reason: 'La envían en dos semanas',
  })
  const history = await server.call('listPropertyHistory', { token: admin.token, params: { id } })
  expect(history.body.items.map(({ text }) => text).join()).toContain('La envían en dos semanas')
  const bare = await add('P-2', { legal: {} })
  const refused = await server.call('createPassportWaiver', {
    token: admin.token,
    params: { id: bare },
    body: { rule: 'energy', reason: 'Ya vendrá' },
  })
  expect([refused.status, (await read(bare)).blocks]).toEqual([406, true])
})

it('says why a warning passes to who may open the passport, not to whom the home is shared with', async () => {
  const id = await add('P-40', {
    mandate: { ...mandate(daysLater(today, 18)).mandate, shared: true },
  })
  const call = (who: Person) => ({ token: who.token, params: { id }, lang: 'es' as const })
  const reason = 'La titular Coloma Bennàssar viene el lunes'
  for (const rule of ['cedula', 'mandate'] as const) {
    const body = { rule, reason }
    const { status } = await server.call('createPassportWaiver', { ...call(admin), body })
    expect([rule, status]).toEqual([rule, 200])
  }
  expect((await server.call('getPassport', call(staff))).status).toBe(403)
  const told = async (who: Person) =>
    (await server.call('listPropertyHistory', call(who))).body.items
      .filter(({ kind }) => kind === 'NOTE')
      .map(({ text }) => text)
  expect(await told(staff)).toEqual([])
  expect(await told(admin)).toEqual(Array(2).fill(expect.stringContaining(reason)))
})

it.each([
  ['an offer', sql`doc = jsonb_insert(doc, '{basics,offers,0}', '{"operation":"later"}')`],
  ['the status', sql`status = 'later'`],
  ['the type', sql`doc = jsonb_set(doc, '{basics,type}', '"later"')`],
])('is neither green nor proved while %s is unread: whom a rule is about', async (what, odd) => {
  const id = await add(`P-21 ${what}`, {
    legal: {
      energy: { status: 'provided', consumptionLetter: 'D' },
      cedula: { state: 'has', expiresOn: daysLater(today, 900) },
    },
    ...mandate(daysLater(today, 900)),
  })
  await sql`update property set ${odd} where id = ${id}::uuid`.execute(server.db)
  const { state, lights } = await read(id)
  expect(state).toBe('amber')
  const unread = lights.filter(({ word }) => word === 'No se sabe').map(({ rule }) => rule)
  expect(unread).toContain(what === 'an offer' ? 'tourist' : 'energy')
  const { status } = await server.call('createPassportProof', {
    token: admin.token,
    params: { id },
  })
  expect(status).toBe(503)
})

it('promises nothing by a guess: what is read by half is neither in order nor proved', async () => {
  const past = '2021-01-10'
  const legal = {
    energy: { status: 'provided', consumptionLetter: 'D' },
    cedula: { state: 'has', expiresOn: past },
  }
  const id = await add('P-20', { ...mandate(past), legal })
  const rules = ['mandate', 'energy', 'cedula'] as const
  const told = async () =>
    Promise.all(rules.map((rule) => light(id, rule).then((one) => [one?.state, one?.text])))
  const prove = () =>
    server.call('createPassportProof', { token: admin.token, params: { id }, lang: 'es' })
  expect((await told()).map(([state]) => state)).toEqual(['red', 'green', 'amber'])
  await sql`update property set doc = jsonb_set(jsonb_set(jsonb_set(
    doc #- '{mandate,endsOn}' #- '{legal,cedula,expiresOn}',
    '{mandate,lastDay}', '"2021-01-10"'), '{legal,energy,lastDay}', '"2021-01-10"'),
    '{legal,cedula,lastDay}', '"2021-01-10"') where id = ${id}`.execute(server.db)
  const words = expect.stringContaining('no se puede decir')
  expect(await told()).toEqual(rules.map(() => ['amber', words]))
  expect((await light(id, 'mandate'))?.word).toBe('No se sabe')
  expect((await prove()).status).toBe(503)
  const pass = await server.call('createPassportWaiver', {
    token: admin.token,
    params: { id },
    body: { rule: 'cedula', reason: 'Ya vendrá' },
  })
  expect(pass.status).toBe(503)
  // Who else owns it says nothing of the days.
  await sql`update property set doc = doc #- '{mandate,lastDay}' || jsonb_build_object('mandate',
    (doc #> '{mandate}') - 'lastDay' || '{"owners": [{"legalName": "Sol SL"}]}'::jsonb)
    where id = ${id}`.execute(server.db)
  expect((await light(id, 'mandate'))?.state).toBe('green')
  expect(await light(id, 'aml')).toMatchObject({ state: 'amber', word: 'No se sabe' })
})

it('takes what a server of the version before wrote of a waiver out of colleagues’ sight', async () => {
  const id = await add('P-9')
  const reason = 'La trae el notario'
  const { status } = await server.call('createPassportWaiver', {
    token: admin.token,
    params: { id },
    body: { rule: 'cedula', reason },
  })
  expect(status).toBe(200)
  const fields = () =>
    server.db
      .selectFrom('property_history')
      .select('field')
      .where('property_id', '=', id)
      .where('text', 'like', `%${reason}%`)
      .execute()
  expect(await fields()).toEqual([{ field: 'mandate.passport' }])
  await server.db
    .updateTable('property_history')
    .set({ field: null })
    .where('property_id', '=', id)
    .execute()
  await server.deps.jobs.add(server.db, 'passport.lines', {})
  await server.runJobs()
  expect(await fields()).toEqual([{ field: 'mandate.passport' }])
})

it('is for who may change the home, and lists homes by their gravest light', async () => {
  const id = await add('P-3', { legal: {} })
  const mine = await add('P-4', {}, staff)
  for (const one of [id, mine]) await put(one, { status: 'active' })
  const asked = async (who: Person, state?: 'red' | 'amber') =>
    (
      await server.call('listPassports', {
        token: who.token,
        query: state ? { state } : {},
        lang: 'es',
      })
    ).body.items
  expect(await asked(admin, 'red')).toMatchObject([
    {
      ref: 'P-3',
      asks: ['Certificado energético', 'Cédula de habitabilidad', 'Seguro de la agencia'],
    },
  ])
  expect((await asked(staff)).map(({ ref }) => ref)).toEqual(['P-4'])
  expect(await asked(stranger)).toEqual([])
  for (const [who, status] of [
    [staff, 404],
    [stranger, 404],
  ] as const)
    expect((await server.call('getPassport', { token: who.token, params: { id } })).status).toBe(
      status,
    )
})

it('a proof is checked by anybody, and one that was changed by a byte is told', async () => {
  const id = await add('P-5')
  const content = Buffer.from('%PDF-1.4 la nota')
  await server.call('uploadPropertyDocument', {
    token: admin.token,
    params: { id },
    files: [
      {
        field: 'file',
        filename: 'DNI de Maria.pdf',
        mime: 'application/pdf',
        content,
        extra: 'nota_simple',
      },
    ],
  })
  expect(await light(id, 'title')).toMatchObject({
    state: 'green',
    daysLeft: 90,
    evidence: { filename: 'DNI de Maria.pdf' },
  })
  const made = await server.call('createPassportProof', {
    token: admin.token,
    params: { id },
    lang: 'es',
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { code, documentId, url } = made.body
  expect([made.body.documents, url.endsWith(`/comprobar/${code}`)]).toEqual([1, true])
  expect((await read(id)).proof?.code).toBe(code)
  const file = await server.call('downloadPropertyDocument', {
    token: admin.token,
    params: { id, documentId: documentId ?? '' },
  })
  const pdf = Buffer.from(file.body as unknown as Buffer)
  // Whoever is given it reads which paper bore what out, never what its file is called.
  const { text } = await readPdf(pdf)
  expect(text).toContain(`Nota simple: ${sha256(content).slice(0, 20)}`)
  expect(text).not.toContain('Maria')
  const changed = Buffer.from(pdf)
  changed[pdf.length - 10] = (changed[pdf.length - 10] ?? 0) ^ 1
  const check = async (bytes: Buffer) =>
    (await server.call('checkPassportProof', { body: { sha256: sha256(bytes) } })).body
  expect(await check(pdf)).toEqual({ valid: true, day: today, ref: 'P-5' })
  expect(await check(changed)).toEqual({ valid: false, day: null, ref: null })

  const page = async (bytes?: Buffer) => {
    const { statusCode, body } = await server.inject({
      method: bytes ? 'POST' : 'GET',
      url: `/comprobar/${code.toLowerCase()}`,
      headers: {
        'accept-language': 'en',
        ...(bytes && { 'content-type': 'multipart/form-data; boundary=cut' }),
      },
      ...(bytes && {
        payload: Buffer.concat([
          Buffer.from(
            '--cut\r\ncontent-disposition: form-data; name="file"; filename="p.pdf"\r\n\r\n',
          ),
          bytes,
          Buffer.from('\r\n--cut--\r\n'),
        ]),
      }),
    })
    return [statusCode, /<h1>(.*?)<\/h1>/.exec(body)?.[1]]
  }
  expect(await page()).toEqual([200, 'Valid proof'])
  expect(await page(pdf)).toEqual([200, 'Valid proof'])
  expect(await page(changed)).toEqual([200, 'Not valid: it has been altered'])
  expect(
    (await server.inject({ method: 'GET', url: '/comprobar/AAAA-BBBB-CCCC' })).statusCode,
  ).toBe(404)
  // What is kept is changed by a byte behind our back.
  await server.db
    .updateTable('passport_proof')
    .set((eb) => ({ body: eb.fn('replace', ['body', eb.val('amber'), eb.val('green')]) }))
    .where('code', '=', code)
    .execute()
  expect(await page()).toEqual([200, 'Not valid: it has been altered'])
  expect(await check(pdf)).toEqual({ valid: false, day: null, ref: null })
  // What another version kept in another shape is no proof that this one can tell of.
  for (const body of ['{}', '{"lights":5,"documents":[]}', 'no JSON', '[null]', 'null']) {
    await server.db
      .updateTable('passport_proof')
      .set({ body, hash: sha256(body) })
      .where('code', '=', code)
      .execute()
    expect([body, (await read(id)).proof]).toEqual([body, null])
    expect(await page()).toEqual([200, 'Valid proof'])
  }
})

it('tells once of each last day, from seven in the islands on, one line per home', async () => {
  const boss = await server.register()
  const id = await add(
    'P-6',
    {
      mandate: { startsOn: '2020-01-01', endsOn: daysLater(today, 7) },
      legal: {
        energy: { status: 'in_process' },
        cedula: { state: 'has', expiresOn: daysLater(today, 30) },
      },
    },
    boss,
  )
  const lease = await add(
    'P-7',
    {
      basics: { type: 'vivienda', ref: 'P-7', offers: [{ operation: 'A', price: 120_000 }] },
    },
    boss,
  )
  await put(id, { status: 'active' })
  await put(lease, { status: 'closed', closed_at: startOfDay(daysLater(today, -30)) })
  const at = (hour: number) =>
    alarm({ ...server.deps, now: () => new Date(startOfDay(today).getTime() + hour * 3_600_000) })
  const news = async () =>
    (await server.call('listNotifications', { token: boss.token })).body.items.filter(({ title }) =>
      title.includes('P-'),
    )
  // An hour before seven also where the clock is set forward that night.
  await at(5)
  expect(await news()).toEqual([])
  await at(7)
  await at(9)
  const told = await news()
  expect(told.map(({ title }) => title).toSorted()).toEqual([
    'Pasaporte de P-6',
    'Pasaporte de P-7',
  ])
  expect(told.find(({ title }) => title.endsWith('P-6'))?.body).toBe(
    'Nota de encargo: quedan 7 días · Cédula de habitabilidad: quedan 30 días',
  )
  expect(told.find(({ title }) => title.endsWith('P-7'))?.body).toContain('Fianza en el IBAVI')
  // Renewed, it is another last day, which is told anew when its turn comes.
  await server.db.deleteFrom('notification').execute()
  await at(10)
  expect(await news()).toEqual([])
})

it('tells of the other homes where one cannot be told', async () => {
  const boss = await server.register()
  for (const ref of ['P-31', 'P-32'])
    await put(await add(ref, mandate(daysLater(today, 7)), boss), { status: 'active' })
  const told = async () =>
    (await server.call('listNotifications', { token: boss.token })).body.items
      .map(({ title }) => title)
      .filter((title) => title.includes('P-3'))
  const noon = {
    ...server.deps,
    now: () => new Date(startOfDay(today).getTime() + 12 * 3_600_000),
  }
  const end = await refuseFirst(server.db, 'notification', 'insert')
  await expect(alarm(noon)).rejects.toThrow('refused')
  await end()
  expect(await told()).toHaveLength(1)
  await alarm(noon)
  expect(await told()).toHaveLength(2)
})

it('the dashboard tells cédula, registry, deposit and the agency’s insurance beside the rest', async () => {
  const boss = await server.register()
  const agencyId = boss.profile.agency_ids[0] ?? ''
  const tourist = await add(
    'P-8',
    {
      basics: { type: 'vivienda', ref: 'P-8', offers: [{ operation: 'TDA', price: 120_000 }] },
      legal: {
        energy: { status: 'in_process' },
        cedula: { state: 'has', issuedOn: '2010-01-01' },
        touristLicence: { number: 'ETV/1' },
      },
    },
    boss,
  )
  const lease = await add(
    'P-9',
    {
      basics: { type: 'vivienda', ref: 'P-9', offers: [{ operation: 'A', price: 120_000 }] },
    },
    boss,
  )
  await put(tourist, { status: 'active' })
  await put(lease, { status: 'closed', closed_at: startOfDay(daysLater(today, -30)) })
  const { body: agency } = await server.call('getAgency', {
    token: boss.token,
    params: { id: agencyId },
  })
  const saved = await server.call('updateAgency', {
    token: boss.token,
    params: { id: agencyId },
    body: { version: agency.version, licences: { insuredUntil: daysLater(today, 3) } },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { papers } = (await server.call('getDashboard', { token: boss.token })).body
  expect(papers.map(({ ref, paper, days }) => [ref, paper, days === null])).toEqual([
    ['P-8', 'cedula', false],
    [null, 'insurance', false],
    ['P-9', 'deposit', false],
    ['P-8', 'nrua', true],
  ])
  const { version, legal } = (
    await server.call('getProperty', { token: boss.token, params: { id: lease } })
  ).body
  const lodged = await server.call('updateProperty', {
    token: boss.token,
    params: { id: lease },
    body: { version, legal: { ...legal, deposit: { lodgedOn: today } } },
  })
  expect(lodged.status, JSON.stringify(lodged.body)).toBe(200)
  const after = (await server.call('getDashboard', { token: boss.token })).body.papers
  expect(after.map(({ paper }) => paper)).not.toContain('deposit')
})
