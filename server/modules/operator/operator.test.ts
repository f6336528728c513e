import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveIn } from '../../basemap/index.ts'
import { archiveOf } from '../../basemap/tiles.fixture.ts'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { issued, withIssuer } from '../invoice/invoice.fixture.ts'
import { turnOn } from '../user/second/second.fixture.ts'
import { runOperator } from './index.ts'

let server: TestServer
let operator: Person
let admin: Person
let moment = new Date('2026-11-26T10:00:00Z')
const REASON = 'Transferencia del 26 de noviembre'

beforeAll(async () => {
  server = await startTestServer({ now: () => moment }, { stepUpMs: 600_000 })
  operator = await server.register({ role: 'USER', email: 'ana@llar.example' })
  admin = await server.register({ agencyName: 'Port Vell' })
  server.deps.config.operators.push('ana@llar.example')
  await withIssuer(server)
})
afterAll(() => server.close())

const proveEmail = () =>
  sql`update app_user set email_verified_at = now() where email = ${operator.email}`.execute(
    server.db,
  )
const paying = (id: string, reason = REASON) =>
  server.call('payOperatorInvoice', { token: operator.token, params: { id }, body: { reason } })
const prove = (password = operator.password) =>
  server.call('stepUp', { token: operator.token, body: { method: 'password', password } })
const run = (...args: string[]) => runOperator(args, server.deps)

describe('who is the operator', () => {
  it('is who the setting names, once their e-mail is proved', async () => {
    await sql`update app_user set email_verified_at = null where email = ${operator.email}`.execute(
      server.db,
    )
    expect((await server.call('listOperatorActs', { token: operator.token })).status).toBe(404)
    await proveEmail()
    expect((await server.call('listOperatorActs', { token: operator.token })).status).toBe(200)
    expect((await server.call('listOperatorActs', { token: admin.token })).status).toBe(404)
  })

  it('their profile says so, and nobody else’s', async () => {
    const { email, password } = operator
    const own = await server.call('loginUser', { body: { email, password } })
    expect(own.body.operator).toBe(true)
    const others = await server.call('loginUser', {
      body: { email: admin.email, password: admin.password },
    })
    expect(others.body).not.toHaveProperty('operator')
  })
})

it('what the map is drawn from is said to them alone', async () => {
  const ask = (token: string) => server.call('getBaseMap', { token })
  expect((await ask(admin.token)).status).toBe(404)
  expect((await ask(operator.token)).body).toEqual({
    bytes: null,
    takenAt: null,
    source: null,
    version: null,
    streets: 0,
    numbers: 0,
    surroundings: 0,
  })
  const file = archiveIn(server.deps.config.dataDir)
  await mkdir(dirname(file), { recursive: true })
  const [roads, at]: [string, [number, number][]] = ['roads', [[2.71, 39.76]]]
  const archive = archiveOf([{ layer: roads, properties: { kind: 'path' }, at }])
  await writeFile(file, archive)
  const { body } = await ask(operator.token)
  expect(body).toMatchObject({ bytes: archive.length, version: '1', streets: 0 })
})

describe('an act on money', () => {
  it('asks once more who it is after ten minutes, and for a reason', async () => {
    const { id } = await issued(server, admin)
    expect((await paying(id, '          ')).body).toHaveProperty('reason')
    moment = new Date('2026-11-26T10:10:01Z')
    expect((await paying(id)).body).toMatchObject({ code: 'step_up' })
    expect((await prove('another')).body).toHaveProperty('password')
    expect((await prove()).body).toMatchObject({ until: '2026-11-26T10:20:01.000Z' })
    expect((await paying(id)).body).toMatchObject({ state: 'paid', paid: 9_559 })
    expect((await paying(id)).status).toBe(406)
  })

  it('stays in the list of acts with who and why', async () => {
    const { body } = await server.call('listOperatorActs', { token: operator.token })
    expect(body.items).toEqual([
      expect.objectContaining({ act: 'invoice.paid', by: operator.email, reason: REASON }),
    ])
  })

  it('is mailed to the other operators, from the server to all', async () => {
    const other = await server.register({ role: 'USER', email: 'biel@llar.example' })
    server.deps.config.operators.push(other.email, 'nobody@llar.example')
    const told = async (): Promise<string[]> => {
      await server.runJobs()
      return (await server.mails())
        .filter(({ subject }) => subject.startsWith('Acto sobre dinero'))
        .map(({ to }) => to)
    }
    expect(await told()).toEqual([])
    await sql`update app_user set email_verified_at = now() where email = ${other.email}`.execute(
      server.db,
    )
    await prove()
    const [one, two] = [await issued(server, admin), await issued(server, admin)]
    expect((await paying(one.id)).status).toBe(200)
    expect(await told()).toEqual([other.email])
    const mail = (await server.mails()).find(
      ({ to, subject }) => to === other.email && /Acto/.test(subject),
    )
    expect(mail?.text).toContain(`Factura cobrada: ${one.full_number}`)
    expect(mail?.text).not.toContain(REASON)
    expect(await run('paid', two.full_number, REASON)).toMatchObject({ code: 0 })
    expect((await told()).toSorted()).toEqual([operator.email, other.email, other.email])
    server.deps.config.operators.splice(1)
  })

  it('an invoice between others is not the operator’s to pay', async () => {
    const agencyId = admin.profile.agency_ids[0] ?? ''
    const row = await issued(server, admin, {
      by: { agencyId },
      issuer: { name: 'Port Vell', taxId: 'B07000003', address: 'Moll 3' },
    })
    expect((await paying(row.id)).status).toBe(404)
  })
})

describe('invoices that wait for money', () => {
  it('come the longest due first, over the edge of a page, those without a day last', async () => {
    const due = async (dueOn: string | null) => (await issued(server, admin, { dueOn })).id
    const own = [await due('2026-12-20'), await due(null), await due('2026-11-01')]
    own.push(await due('2026-12-01'))
    const [later, undated, late, soon] = own
    const page = async (cursor?: string) =>
      (
        await server.call('listOperatorInvoices', {
          token: operator.token,
          query: { open: true, limit: 2, ...(cursor && { cursor }) },
        })
      ).body
    const first = await page()
    const ids: string[] = []
    for (let at = first; ; at = await page(at.next)) {
      ids.push(...at.items.map(({ id }) => id))
      if (at.next === null) break
    }
    expect(ids.filter((id) => own.includes(id))).toEqual([late, soon, later, undated])
    const crossed = await server.call('listOperatorInvoices', {
      token: operator.token,
      query: { cursor: first.next ?? '' },
    })
    expect(crossed.status).toBe(400)
  })
})

it('the list of plans goes on where it stood, though an agency is called otherwise by then', async () => {
  const first = await server.register({ agencyName: 'AA Alba' })
  await server.register({ agencyName: 'AA Blau' })
  const page = async (cursor?: string) =>
    (
      await server.call('listOperatorSubscriptions', {
        token: operator.token,
        query: { limit: 1, ...(cursor && { cursor }) },
      })
    ).body
  const { items, next } = await page()
  expect(items[0]?.agencyName).toBe('AA Alba')
  await sql`update agency set doc = jsonb_set(doc, '{tradeName}', '"Zora"')
    where id = ${first.profile.agency_ids[0]}`.execute(server.db)
  expect((await page(next ?? '')).items[0]?.agencyName).toBe('AA Blau')
})

describe('from the command line', () => {
  it('an unknown word is answered by what there is', async () => {
    const { code, lines } = await run('fly')
    expect(code).toBe(2)
    expect(lines.join('\n')).toContain('npm run operator -- ledger check')
  })

  it('an invoice is paid by its number or by the reference of its transfer', async () => {
    const [one, two] = [await issued(server, admin), await issued(server, admin)]
    expect(await run('paid', one.full_number)).toMatchObject({ code: 2 })
    expect(await run('paid', 'S-2026-999999', REASON)).toMatchObject({ code: 1 })
    expect(await run('paid', one.full_number, 'Llegó el', '26 de noviembre')).toMatchObject({
      code: 0,
    })
    const { body } = await server.call('getInvoice', {
      token: admin.token,
      params: { id: two.id },
    })
    expect(await run('paid', body.transfer?.reference ?? '', REASON)).toEqual({
      lines: [`${two.full_number} is paid.`],
      code: 0,
    })
    expect(await run('paid', two.full_number, REASON)).toMatchObject({ code: 1 })
    expect(await run('ledger', 'check')).toEqual({ lines: ['Nothing differs.'], code: 0 })
  })

  it('who lost their app and all codes signs in without them, and a mail says so', async () => {
    const lost = await server.register({ role: 'USER' })
    const off = (...words: string[]) => run('second-step', 'off', lost.email, ...words)
    expect(await off(REASON)).toMatchObject({ code: 1 })
    await turnOn(server, lost)
    const signIn = async () =>
      (await server.call('loginUser', { body: { email: lost.email, password: lost.password } }))
        .status
    expect([await signIn(), (await off('short')).code, await signIn()]).toEqual([403, 2, 403])
    expect(await off(REASON)).toEqual({
      lines: [`${lost.email} signs in without a second step now; a mail tells them.`],
      code: 0,
    })
    expect(await signIn()).toBe(200)
    await server.runJobs()
    const subjects = (await server.mails()).filter(({ to }) => to === lost.email)
    expect(subjects.map(({ subject }) => subject)).toContain(
      'Tu cuenta de Llar ya no pide un código',
    )
    const { body } = await server.call('listOperatorActs', { token: operator.token })
    expect(body.items[0]).toMatchObject({ act: 'second_step.off', subject: lost.email })
  })

  it('an agency whose owner is gone has another of those who lead it', async () => {
    const boss = await server.register()
    const other = await server.register({ role: 'ADMIN', agency: boss })
    const agent = await server.register({ role: 'STAFF', agency: boss })
    const set = (email: string, ...words: string[]) => run('owner', 'set', email, ...words)
    expect((await set(other.email, 'short')).code).toBe(2)
    expect((await set(agent.email, REASON)).code).toBe(1)
    expect((await set('nobody@away.example', REASON)).code).toBe(1)
    expect((await set(other.email, REASON)).code).toBe(0)
    const params = { id: boss.profile.id }
    const going = { token: other.token, params, body: { active: false } }
    expect((await server.call('updateUser', going)).status).toBe(200)
    const { body } = await server.call('listOperatorActs', { token: operator.token })
    expect(body.items[0]).toMatchObject({ act: 'owner.set', subject: other.email })
  })

  it('who lost their account to a mailbox has it back with another e-mail', async () => {
    const robbed = await server.register({ role: 'USER' })
    const set = (to: string, ...words: string[]) => run('email', 'set', robbed.email, to, ...words)
    expect([await set('x', REASON), await set(operator.email, REASON)]).toMatchObject([
      { code: 2 },
      { code: 1 },
    ])
    const to = `new-${robbed.email}`
    expect(await set(to.toUpperCase(), REASON)).toMatchObject({ code: 0 })
    const opens = await server.call('listSessions', { token: robbed.token })
    const enters = await server.call('loginUser', {
      body: { email: to, password: robbed.password },
    })
    expect([opens.status, enters.status]).toEqual([401, 401])
    await server.runJobs()
    const mail = (await server.mails()).filter((one) => one.to === to).at(-1)
    const token = /[?&]reset=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const body = { token, password: 'mine-anew-1' }
    expect((await server.call('confirmPasswordReset', { body })).body.id).toBe(robbed.profile.id)
    const { body: acts } = await server.call('listOperatorActs', { token: operator.token })
    expect(acts.items[0]).toMatchObject({ act: 'email.set' })
  })

  it('a tax number is written as people write it, and the act says whose it became', async () => {
    const technician = await server.register({ role: 'SERVICE' })
    const visitor = await server.register({ role: 'USER' })
    await sql`insert into invoice_chain (tax_id) values ('A58818501')`.execute(server.db)
    const given = (number: string, { email }: Person) =>
      run('taxid', number, email, 'Así lo dice el registro')
    expect(await given('a58818501', technician)).toEqual({
      lines: [`A58818501 is ${technician.email}'s now; before: nobody's.`],
      code: 0,
    })
    for (const number of ['A-58818501', 'ESA58818501', 'es a58.818.501'])
      expect(await given(number, admin)).toMatchObject({ code: 0 })
    const { slug } = await server.db
      .selectFrom('agency')
      .select('slug')
      .where('id', '=', admin.profile.agency_ids[0] ?? '')
      .executeTakeFirstOrThrow()
    const { body } = await server.call('listOperatorActs', { token: operator.token })
    expect(body.items.filter(({ act }) => act === 'taxid.given').map((one) => one.subject)).toEqual(
      [
        `A58818501: ${slug} → ${slug}`,
        `A58818501: ${slug} → ${slug}`,
        `A58818501: ${technician.email} → ${slug}`,
        `A58818501: nobody → ${technician.email}`,
      ],
    )
    expect(await given('A58818501', visitor)).toEqual({
      lines: [
        `${visitor.email} can issue nothing: neither an agency's nor a technician's account.`,
      ],
      code: 1,
    })
  })

  it('the check ends with 1 and names what differs', async () => {
    const row = await issued(server, admin)
    await sql`update invoice set cause = 'x' where id = ${row.id}`.execute(server.db)
    const { code, lines } = await run('ledger', 'check')
    expect([code, lines]).toEqual([1, [`${row.full_number}: its content is another`]])
  })
})
