import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceDraftInput } from '../../../../generated/model/index.ts'
import { json, sql } from '../../../db/index.ts'
import { byKind, runNext, TRIES } from '../../../jobs/run.ts'
import { takeUpDead } from '../../../jobs/stalled.ts'
import { readPdf } from '../../../testing/pdf.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { withCompany } from '../../subscription/subscription.fixture.ts'
import { runOperator } from '../../operator/index.ts'
import { jobs } from '../jobs.ts'
import { SEND_JOB } from './send.ts'
import { isHeldByAnother, moneyFaults } from '../index.ts'

let server: TestServer
let admin: Person
let other: Person

const INPUT: InvoiceDraftInput = {
  buyer: {
    name: 'Catalina Oliver',
    taxId: '12345678z',
    address: 'Carrer de sa Lluna 12, 07100 Sóller',
    email: 'catalina@correo.example',
  },
  kind: 'F1',
  series: 'PV',
  language: 'es',
  lines: [
    { text: 'Honorarios, venta LL-1988', quantity: 1, price: 10_003, vatPct: 21 },
    { text: 'Reportaje', quantity: 3, price: 333, vatPct: 21 },
  ],
}

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-11-26T10:00:00Z') })
  admin = await server.register({ agencyName: 'Port Vell' })
  await withCompany(server, admin)
  other = await server.register({ agencyName: 'Sal i Pins' })
})
afterAll(() => server.close())

const mine = () => ({ token: admin.token })
const draft = async (part: Partial<InvoiceDraftInput> = {}) =>
  (await server.call('createInvoiceDraft', { ...mine(), body: { ...INPUT, ...part } })).body
const issue = (id: string) => server.call('issueInvoiceDraft', { ...mine(), params: { id } })
const issued = async (part: Partial<InvoiceDraftInput> = {}) =>
  (await issue((await draft(part)).id)).body

describe('a draft', () => {
  it('changes until it is issued, by its version, and belongs to its agency', async () => {
    const { id, version, base, vatTotal, payable } = await draft()
    // VAT on the sum of the bases: 11,002 at 21 % is 2,310.42, and its lines' own would be 2,311.
    expect([base, vatTotal, payable]).toEqual([11_002, 2_310, 13_312])
    const params = { id }
    const strange = await server.call('getInvoiceDraft', { token: other.token, params })
    expect(strange.status).toBe(404)
    const body = { ...INPUT, version, series: 'PV/A' }
    const saved = await server.call('saveInvoiceDraft', { ...mine(), params, body })
    expect(saved.body).toMatchObject({ data: { series: 'PV/A' }, version: 2 })
    const late = await server.call('saveInvoiceDraft', { ...mine(), params, body })
    expect([late.status, late.body]).toMatchObject([409, { current: { version: 2 } }])
    expect((await server.call('deleteInvoiceDraft', { ...mine(), params })).status).toBe(204)
    const { items } = (await server.call('listInvoiceDrafts', mine())).body
    expect(items).toEqual([])
  })

  it('is refused beside 200 others', async () => {
    await sql`insert into invoice_draft (id, agency_id, doc, created_at, updated_at)
      select gen_random_uuid(), ${other.profile.agency_ids[0]}::uuid, ${json(INPUT)}, now(), now()
      from generate_series(1, 200)`.execute(server.db)
    const more = { token: other.token, body: INPUT }
    expect((await server.call('createInvoiceDraft', more)).status).toBe(406)
  })

  it('waits until the agency has said whose name it is issued in', async () => {
    const newcomer = await server.register({ agencyName: 'Cala Nova' })
    const theirs = { token: newcomer.token }
    const { id } = (await server.call('createInvoiceDraft', { ...theirs, body: INPUT })).body
    const issueTheirs = () => server.call('issueInvoiceDraft', { ...theirs, params: { id } })
    const issuer = await server.call('getInvoiceIssuer', theirs)
    expect(issuer.body.missing).toEqual(['legalName', 'taxId', 'address'])
    expect((await issueTheirs()).status).toBe(406)
    const taxId = 'B07000029'
    await withCompany(server, newcomer, { taxId })
    expect((await issueTheirs()).status).toBe(201)
  })
})

it('a draft that comes to more than an invoice can say is not kept', async () => {
  const drafts = async () => (await server.call('listInvoiceDrafts', mine())).body.items.length
  const before = await drafts()
  const line = { text: 'Honorarios', quantity: 1, price: 99_999_999_999, vatPct: 0 as const }
  for (const lines of [[{ ...line, vatPct: 21 as const }], [{ ...line, quantity: 100_000 }]]) {
    const body = { ...INPUT, lines }
    const { status, body: faults } = await server.call('createInvoiceDraft', { ...mine(), body })
    expect([status, Object.keys(faults)]).toEqual([400, ['lines']])
  }
  expect(await drafts()).toBe(before)
  const { id } = await draft({ lines: [line] })
  await server.call('deleteInvoiceDraft', { ...mine(), params: { id } })
})

it('nobody adds to the series and records of another agency', async () => {
  await issued()
  await withCompany(server, other)
  const agencyId = admin.profile.agency_ids[0] ?? ''
  const mode = (to: 'on' | 'off') =>
    sql`insert into fiscal_setting (agency_id, mode) values (${agencyId}::uuid, ${to})
      on conflict (agency_id) do update set mode = excluded.mode`.execute(server.db)
  await sql`delete from invoice_draft where agency_id <> ${agencyId}::uuid`.execute(server.db)
  const theirs = { token: other.token }
  const { id } = (await server.call('createInvoiceDraft', { ...theirs, body: INPUT })).body
  const theirIssue = () => server.call('issueInvoiceDraft', { ...theirs, params: { id } })
  const operator = (...words: string[]) => runOperator(words, server.deps)
  // Nobody proves whose a tax number is: it is theirs who issued first under it.
  expect(await theirIssue()).toMatchObject({
    status: 406,
    body: { detail: expect.stringMatching(/^Con este NIF ya factura otra cuenta/) },
  })
  expect(await operator('taxid', 'B57123457', other.email)).toMatchObject({ code: 2 })
  expect(await operator('taxid', 'B00000000', other.email, 'Así lo dice el registro')).toEqual({
    lines: ['Nothing was issued under B00000000.'],
    code: 1,
  })
  const given = ['taxid', 'B57123457', other.email, 'Así lo dice el registro'] as const
  expect(await operator(...given)).toMatchObject({ code: 0 })
  await mode('on')
  expect((await theirIssue()).status).toBe(406)
  await mode('off')
  expect((await theirIssue()).status).toBe(201)
  expect((await issue((await draft()).id)).status).toBe(406)
  expect(await operator('taxid', 'B57123457', 'nobody@e.example', 'Así es')).toMatchObject({
    code: 2,
  })
  await operator('taxid', 'B57123457', admin.email, 'Así lo dice el registro')
  await issued()
  expect(await moneyFaults(server.db)).toEqual([])
})

it('who is gone holds no number', async () => {
  const third = await server.register({ agencyName: 'Cala Nova' })
  const agencyId = third.profile.agency_ids[0]
  await sql`insert into invoice_chain (tax_id, agency_id) values ('B07000011', ${agencyId}::uuid)`.execute(
    server.db,
  )
  const by = { agencyId: admin.profile.agency_ids[0] ?? '' }
  expect(await isHeldByAnother(server.db, by, 'B07000011')).toBe(true)
  // Somebody of the agency by themselves, and the agency, are one.
  expect(await isHeldByAnother(server.db, { userId: third.profile.id }, 'B07000011')).toBe(false)
  await sql`delete from app_user where id = ${third.profile.id}::uuid`.execute(server.db)
  await sql`delete from agency where id = ${agencyId}::uuid`.execute(server.db)
  expect(await isHeldByAnother(server.db, by, 'B07000011')).toBe(false)
})

it('a draft with a rate or kind of another version is not issued as if it were ours', async () => {
  for (const odd of [{ kind: 'F3' }, { lines: [{ ...INPUT.lines[0], vatPct: 5 }] }]) {
    const { id } = await draft()
    await sql`update invoice_draft set doc = doc || ${json(odd)} where id = ${id}::uuid`.execute(
      server.db,
    )
    expect((await issue(id)).status).toBe(503)
    await server.call('deleteInvoiceDraft', { ...mine(), params: { id } })
  }
})

it('a draft of an agency of which another version wrote more is not issued in its name', async () => {
  const { id } = await draft()
  const write = (change: string) =>
    sql`update agency set doc = ${sql.raw(change)}
      where id = ${admin.profile.agency_ids[0]}::uuid`.execute(server.db)
  await write(`doc - 'registeredOffice' || jsonb_build_object('seat', doc -> 'registeredOffice')`)
  expect((await issue(id)).status).toBe(503)
  await write(`doc - 'seat' || jsonb_build_object('registeredOffice', doc -> 'seat')`)
  expect((await issue(id)).status).toBe(201)
})

it('a draft with a discount of another version is neither changed nor issued without it', async () => {
  const { id, version } = await draft()
  const params = { id }
  const lines = [{ ...INPUT.lines[0], discountPct: 20, exemption: 'Art. 20' }]
  await sql`update invoice_draft set doc = doc || ${json({ lines })}
    where id = ${id}::uuid`.execute(server.db)
  for (const line of [{ text: 'Honorarios' }, { price: 9_000 }]) {
    const body = { ...INPUT, version, lines: INPUT.lines.map((one) => ({ ...one, ...line })) }
    expect((await server.call('saveInvoiceDraft', { ...mine(), params, body })).status).toBe(503)
  }
  const { rows } = await sql<{ lines: unknown }>`select doc -> 'lines' as lines from invoice_draft
    where id = ${id}::uuid`.execute(server.db)
  expect([rows[0]?.lines, (await issue(id)).status]).toEqual([lines, 503])
  expect((await server.call('deleteInvoiceDraft', { ...mine(), params })).status).toBe(204)
})

describe('an invoice of the agency', () => {
  it('names what the law wants by field, and loses nothing', async () => {
    const { id } = await draft({ buyer: { name: 'Catalina Oliver' } })
    const refused = await issue(id)
    expect([refused.status, Object.keys(refused.body)]).toEqual([
      400,
      ['buyer.taxId', 'buyer.address'],
    ])
    const kept = await server.call('getInvoiceDraft', { ...mine(), params: { id } })
    expect(kept.body.version).toBe(1)
    await server.call('deleteInvoiceDraft', { ...mine(), params: { id } })
  })

  it('says why nothing is charged where nothing is, and not of a rate that came after', async () => {
    const exemption = 'Exenta, art. 20 LIVA'
    const taxed = { text: 'Gestión', quantity: 1, price: 1_000, vatPct: 21 as const, exemption }
    const { lines } = await issued({ lines: [taxed, { ...taxed, vatPct: 0 }] })
    expect(lines.map((line) => line.exemption)).toEqual([undefined, exemption])
  })

  it('is numbered in turn, is chained, and can be paid in parts and taken back', async () => {
    const [first, second] = [await issued(), await issued()]
    expect(second.fullNumber).toBe(
      first.fullNumber.replace(/\d{6}$/, (n) => String(Number(n) + 1).padStart(6, '0')),
    )
    expect(first).toMatchObject({ state: 'issued', side: 'issued', dueOn: '2026-12-10' })
    expect(first.receiver.taxId).toBe('12345678Z')
    const params = { id: first.id }
    const pay = (amount: number) =>
      server.call('payInvoice', { ...mine(), params, body: { amount } })
    expect((await pay(13_313)).status).toBe(400)
    expect((await pay(10_000)).body).toMatchObject({ state: 'part_paid', paid: 10_000 })
    const back = await server.call('rectifyInvoice', {
      ...mine(),
      params,
      body: { kind: 'R1', amount: 3_312, cause: 'Descuento' },
    })
    expect(back.body).toMatchObject({ kind: 'R1', payable: -3_312, rectifies: first.fullNumber })
    const { body: after } = await server.call('getInvoice', { ...mine(), params })
    expect(after).toMatchObject({ state: 'paid', next: ['rectify', 'send'] })
    expect((await pay(1)).status).toBe(406)
    const again = await server.call('rectifyInvoice', {
      ...mine(),
      params: { id: back.body.id },
      body: { kind: 'R1', cause: 'Otra vez' },
    })
    expect(again.status).toBe(406)
    const strange = await server.call('payInvoice', {
      token: other.token,
      params,
      body: { amount: 1 },
    })
    expect(strange.status).toBe(404)
    expect(await moneyFaults(server.db)).toEqual([])
  })

  it('goes out by mail as a PDF, and says to whom', async () => {
    const { id, fullNumber } = await issued({ language: 'en' })
    const body = { email: 'catalina@correo.example' }
    const sent = await server.call('sendInvoice', { ...mine(), params: { id }, body })
    expect(sent.body.sent).toMatchObject([{ to: body.email }])
    await server.runJobs()
    const mail = (await server.mails()).find(({ to }) => to === body.email)
    expect(mail?.subject).toBe(`Invoice ${fullNumber} from Port Vell, S.L.`)
    const [file] = mail?.files ?? []
    const { text } = await readPdf(Buffer.from(file?.base64 ?? '', 'base64'))
    expect(text).toContain(fullNumber)
  })

  it('goes out once a version has the job that reads all of it', async () => {
    const { id } = await issued()
    const body = { email: 'espera@correo.example' }
    await server.call('sendInvoice', { ...mine(), params: { id }, body })
    await sql`alter table invoice disable trigger user`.execute(server.db)
    const set = (kind: string) =>
      sql`update invoice set kind = ${kind} where id = ${id}`.execute(server.db)
    await set('F9')
    await server.runJobs()
    await set('F1')
    // An hour later.
    await sql`update job set waits_for = null`.execute(server.db)
    await server.runJobs()
    expect((await server.mails()).filter(({ to }) => to === body.email)).toHaveLength(1)
  })

  it('is told as not delivered once its mail is given up, and who sent it hears of it', async () => {
    const { id, fullNumber } = await issued()
    const body = { email: 'nadie@correo.example' }
    await server.call('sendInvoice', { ...mine(), params: { id }, body })
    const tryOnce = async (fault: Error | null) => {
      await sql`update job set run_at = now() where kind = ${SEND_JOB}`.execute(server.db)
      const send = () => (fault ? Promise.reject(fault) : Promise.resolve())
      await runNext({
        deps: { ...server.deps, mail: { where: '', send } },
        definitions: byKind(jobs),
        log: { warn() {}, debug() {}, info() {}, error() {} } as never,
      })
    }
    const stands = async () =>
      (await server.call('getInvoice', { ...mine(), params: { id } })).body.sent
    for (let n = 1; n < TRIES; n += 1) await tryOnce(new Error('SMTP 550 RCPT TO'))
    expect(await stands()).toMatchObject([{ to: body.email, failed: false }])
    await tryOnce(new Error('SMTP 550 RCPT TO'))
    expect(await stands()).toMatchObject([{ to: body.email, failed: true }])
    const news = (await server.call('listNotifications', mine())).body.items
    expect(news.filter(({ href }) => href?.includes(id)).map(({ title }) => title)).toEqual([
      `No ha llegado la factura ${fullNumber}`,
    ])
    await takeUpDead(server.db, SEND_JOB)
    await tryOnce(null)
    expect(await stands()).toMatchObject([{ to: body.email, failed: false }])
  })

  it('goes nowhere while the agency has not proved its mailbox', async () => {
    const params = { id: (await issued()).id }
    const { id } = admin.profile
    const proved = (at: Date | null) =>
      server.db
        .updateTable('app_user')
        .set({ email_verified_at: at })
        .where('id', '=', id)
        .execute()
    await proved(null)
    const body = { email: 'catalina@correo.example' }
    const sent = await server.call('sendInvoice', { ...mine(), params, body })
    await proved(new Date())
    expect(sent.status).toBe(406)
    const { body: after } = await server.call('getInvoice', { ...mine(), params })
    expect(after.sent).toEqual([])
  })

  it.each(['downloadInvoiceFacturae', 'downloadInvoiceUbl'] as const)(
    '%s: a file for programs that has its number',
    async (operation) => {
      const { id, fullNumber } = await issued()
      const file = await server.call(operation, { ...mine(), params: { id } })
      expect([file.status, file.headers['content-type']]).toEqual([200, 'application/xml'])
      expect(String(file.body)).toContain(fullNumber.split('-').at(-1))
      expect(file.headers['content-disposition']).toContain(fullNumber.replaceAll('/', '-'))
    },
  )

  it('downloadInvoiceFacturae: says whose address is no address by its parts', async () => {
    const { id } = await issued({ buyer: { ...INPUT.buyer, address: 'Palma' } })
    const file = await server.call('downloadInvoiceFacturae', { ...mine(), params: { id } })
    expect(file.status).toBe(406)
  })
})
