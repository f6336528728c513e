import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceRecordInput } from '../../../generated/model/index.ts'
import { aeat } from '../../ports/fiscal/aeat.ts'
import { selfSigned } from '../../ports/push/certificate.fixture.ts'
import { rsaCertificate } from '../../testing/aeat/certificate.ts'
import { aeatDouble, type AeatDouble } from '../../testing/aeat/index.ts'
import { pkcs12 } from '../../testing/aeat/pkcs12.ts'
import { readPdf } from '../../testing/pdf.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { moneyFaults, rectifyInvoice } from '../invoice/index.ts'
import { issued, pastTheGuard } from '../invoice/invoice.fixture.ts'
import { inTransaction, sql } from '../../db/index.ts'
import { aeatFaults } from './aeat.fixture.ts'
import { declareCommand } from './declare.ts'
import { dueAgencies, takeTurn } from './outbox.ts'
import { sendAll } from './send.ts'
import { shipmentXml } from './xml.ts'

let double: AeatDouble
let server: TestServer
let admin: Person
let folder: string
let moment = new Date('2026-12-28T09:00:00Z')
/** What an agency writes by itself. */
const OWN = { kind: 'agency', id: 'x' }
const COMPANY = { name: 'Port Vell, S.L.', taxId: 'B57123457', address: 'Moll 3, 07012 Palma' }

beforeAll(async () => {
  double = await aeatDouble()
  folder = await mkdtemp(path.join(os.tmpdir(), 'llar-declare-'))
  server = await startTestServer({ now: () => moment, fiscal: aeat(double) })
  admin = await server.register({ agencyName: 'Port Vell' })
})
afterAll(async () => {
  await server.close()
  await double.close()
  await rm(folder, { recursive: true })
})

/** A second agency whose invoices are sent, too. */
async function alsoSending(): Promise<Person> {
  const other = await server.register({ agencyName: 'Llevant' })
  const [id = ''] = other.profile.agency_ids
  const { token } = other
  const { version } = (await server.call('getAgency', { token, params: { id } })).body
  await server.call('updateCompany', {
    token,
    params: { id },
    body: { version, taxId: 'B07000003' },
  })
  await give('secreto', undefined, other)
  expect((await server.call('setFiscalMode', { token, body: { mode: 'test' } })).status).toBe(200)
  return other
}

const read = async () => (await server.call('getFiscal', { token: admin.token })).body
const choose = (mode: 'off' | 'test' | 'on') =>
  server.call('setFiscalMode', { token: admin.token, body: { mode } })
const give = (password: string, content = pkcs12(selfSigned(), 'secreto'), { token } = admin) =>
  server.call('setFiscalCertificate', {
    token,
    body: { password, kind: 'person' as const },
    files: [
      {
        field: 'file',
        filename: 'empresa.p12',
        mime: 'application/x-pkcs12',
        content,
        extra: 'certificate',
      },
    ],
  })
const issue = (part: Parameters<typeof issued>[2] = {}) =>
  issued(server, admin, {
    ...part,
    by: { agencyId: admin.profile.agency_ids[0] ?? '' },
    issuer: COMPANY,
    receiver: { name: 'Nord, S.L.', taxId: 'B07000003', address: 'Carrer 1, 07001 Palma' },
  })
/** A turn of the job, once the wait is over. */
const send = async () => {
  moment = new Date(moment.getTime() + 121_000)
  await sendAll(server.deps)
}
const last = async () => (await server.call('listFiscalRecords', { token: admin.token })).body

describe('a mode', () => {
  it('opens when all that it needs is there, and says in words what is missing', async () => {
    expect(await read()).toMatchObject({ mode: 'off', legalDay: null, declaration: null })
    expect((await choose('test')).body).toMatchObject({ detail: expect.stringContaining('NIF') })
    const { profile } = admin
    const [id = ''] = profile.agency_ids
    const agency = (await server.call('getAgency', { token: admin.token, params: { id } })).body
    await server.call('updateCompany', {
      token: admin.token,
      params: { id },
      body: { version: agency.version, taxId: COMPANY.taxId },
    })
    expect((await choose('test')).body).toMatchObject({
      detail: expect.stringContaining('declaración responsable'),
    })
    const file = path.join(folder, 'declaration.json')
    await writeFile(file, JSON.stringify({ name: 'Llar Illes, S.L.', systemId: 'llar' }))
    expect(await declareCommand.run([file], server.deps)).toMatchObject({ code: 1 })
    await writeFile(file, JSON.stringify(DECLARATION))
    expect(await declareCommand.run([file], server.deps)).toMatchObject({ code: 0 })
    expect((await choose('test')).body).toMatchObject({
      detail: expect.stringContaining('certificado'),
    })
  })

  it('says whose tax number a certificate names, and whether it is another than the agency’s', async () => {
    const of = async (company: string) => {
      const made = rsaCertificate({ organization: 'x', name: 'x', company: `VATES-${company}` })
      return (await give('secreto', pkcs12(made, 'secreto'))).body.certificate
    }
    expect(await of('B07000003')).toMatchObject({ taxId: 'B07000003', foreign: true })
    expect(await of(COMPANY.taxId)).toMatchObject({ taxId: COMPANY.taxId, foreign: false })
  })

  it('takes a certificate that opens, and shows neither it nor its password again', async () => {
    const wrong = await give('otra')
    expect([wrong.status, wrong.body]).toEqual([
      400,
      { password: 'La contraseña no abre el archivo' },
    ])
    // It says that it is hashed 33 million times, which would hold the process for seconds.
    const slow = await give('secreto', pkcs12(selfSigned(), 'secreto', '02000000'))
    expect([slow.status, Object.keys(slow.body)]).toEqual([400, ['file']])
    const none = await give('secreto', Buffer.from('no certificate'))
    expect(none.body).toMatchObject({ file: expect.stringContaining('PKCS#12') })
    const taken = await give('secreto')
    expect(taken.status).toBe(200)
    expect(taken.body.certificate).toEqual({
      subject: 'localhost',
      kind: 'person',
      until: '2049-12-31T23:59:59.000Z',
      taxId: null,
      foreign: false,
    })
    const { certificate } = await server.db
      .selectFrom('fiscal_setting')
      .select('certificate')
      .executeTakeFirstOrThrow()
    expect(certificate?.toString('latin1')).not.toContain('secreto')
  })

  it('on stays closed until the day of the law; announced days move nothing', async () => {
    expect((await choose('on')).body).toMatchObject({
      detail: 'Se abre el 1 de enero de 2027, cuando la ley lo pide',
    })
    const { rules } = await read()
    expect(rules.map(({ id, certainty }) => [id, certainty])).toContainEqual([
      'postponed',
      'announced',
    ])
  })
})

describe('sending', () => {
  it('while off nothing is sent, whatever is issued', async () => {
    await issue()
    await send()
    expect(double.messages).toEqual([])
  })

  it('what is issued in the test goes to the double, whole by the schema, marked on paper', async () => {
    expect((await choose('test')).body).toMatchObject({ mode: 'test' })
    const row = await issue()
    await send()
    expect(double.callers).toEqual(['localhost'])
    expect(await last()).toMatchObject({
      items: [{ seq: 2, mode: 'test', state: 'accepted', csv: expect.stringMatching(/^A-/) }, {}],
    })
    const { rawPayload } = await server.inject({
      method: 'GET',
      url: `/api/v1/invoice/${row.id}/pdf/`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    const { text } = await readPdf(rawPayload)
    for (const words of ['QR tributario:', 'VERI*FACTU', 'PRUEBA']) expect(text).toContain(words)
  })

  it('a credit says what it rectifies, by the schema', async () => {
    const row = await issue()
    await inTransaction(server.db, (trx) =>
      rectifyInvoice(trx, { id: row.id, refund: null, cause: 'Se deshace' }, moment),
    )
    const { xml } = await server.db
      .selectFrom('fiscal_record')
      .select('xml')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(xml).toContain('<sf:TipoRectificativa>I</sf:TipoRectificativa>')
    expect(xml).toContain(row.full_number)
    expect(await aeatFaults(shipmentXml(COMPANY, [xml ?? '']))).toEqual([])
  })

  it('waits as long as it was told', async () => {
    await send()
    const before = double.messages.length
    await issue()
    moment = new Date(moment.getTime() + 59_000)
    await sendAll(server.deps)
    expect(double.messages).toHaveLength(before)
    moment = new Date(moment.getTime() + 2_000)
    await sendAll(server.deps)
    expect(double.messages).toHaveLength(before + 1)
  })

  it('goes on where a clock that ran a year ahead noted until when to wait', async () => {
    await issue()
    const before = double.messages.length
    await sql`update fiscal_setting set wait_until = ${moment}::timestamptz + interval '1 year'`.execute(
      server.db,
    )
    await sendAll(server.deps)
    expect(double.messages).toHaveLength(before + 1)
  })

  it('a fault of one agency holds up no other', async () => {
    const other = await alsoSending()
    await issue()
    await issued(server, other, {
      by: { agencyId: other.profile.agency_ids[0] ?? '' },
      issuer: { name: 'Llevant, S.L.', taxId: 'B07000003', address: 'Moll 4, 07012 Palma' },
      receiver: COMPANY,
    })
    const before = double.messages.length
    let tried = 0
    const fiscal: typeof server.deps.fiscal = {
      ...server.deps.fiscal,
      send: (...message) => {
        tried += 1
        if (tried === 1) throw new Error('a fault of ours')
        return server.deps.fiscal.send(...message)
      },
    }
    moment = new Date(moment.getTime() + 121_000)
    await expect(sendAll({ ...server.deps, fiscal })).rejects.toThrow('a fault of ours')
    expect([tried, double.messages.length]).toEqual([2, before + 1])
    await send()
    await sql`delete from fiscal_setting where agency_id = ${other.profile.agency_ids[0]}`.execute(
      server.db,
    )
  })

  it('what is accepted with errors or refused says why, and is not sent again', async () => {
    const [odd, refused] = [await issue(), await issue()]
    double.say(odd.full_number, { state: 'AceptadoConErrores', code: 2000, message: 'Huella' })
    double.say(refused.full_number, { state: 'Incorrecto', code: 1104, message: 'NIF sin censar' })
    await send()
    const before = double.messages.length
    await send()
    expect(double.messages).toHaveLength(before)
    expect((await last()).items.slice(0, 2)).toMatchObject([
      { state: 'rejected', code: '1104', message: 'NIF sin censar', csv: null },
      { state: 'accepted_with_errors', code: '2000' },
    ])
    expect(await read()).toMatchObject({ waiting: 0, acceptedWithErrors: 1, rejected: 1 })
  })

  it('a refused record is mended by another of the same invoice, until it is taken', async () => {
    const { id, full_number: number } = await issue({ about: OWN })
    const params = { id }
    const mend = (body: InvoiceRecordInput = {}) =>
      server.call('resendInvoiceRecord', { token: admin.token, params, body })
    const invoice = async () =>
      (await server.call('getInvoice', { token: admin.token, params })).body
    expect((await mend()).body).toMatchObject({ detail: expect.stringContaining('rechazado') })
    const refuse = (code: number) =>
      double.say(number, { state: 'Incorrecto', code, message: 'NIF sin censar' })
    refuse(1104)
    await send()
    const fault = { state: 'rejected', code: '1104', message: 'NIF sin censar' }
    expect(await invoice()).toMatchObject({ recordFault: fault })
    expect((await invoice()).next).toContain('resend')
    expect((await mend({ taxId: '12345678A' })).body).toHaveProperty('taxId')
    const mended = await mend({ name: 'NORD SOCIEDAD LIMITADA', taxId: 'b07000003' })
    expect([mended.status, mended.body.receiver.name]).toEqual([200, 'Nord, S.L.'])
    double.say(number, { state: 'AceptadoConErrores', code: 2005, message: 'Importe' })
    await send()
    await mend()
    refuse(1100)
    await send()
    await mend()
    await send()
    expect((await invoice()).next).not.toContain('resend')
    expect((await invoice()).recordFault).toBeNull()
    const of = (await last()).items.filter(({ fullNumber }) => fullNumber === number)
    expect(of.map(({ state, mends, isLast }) => [state, mends, isLast])).toEqual([
      ['accepted', true, true],
      ['rejected', true, false],
      ['accepted_with_errors', true, false],
      ['rejected', false, false],
    ])
    const rows = await server.db
      .selectFrom('fiscal_record')
      .select('xml')
      .where('invoice_id', '=', id)
      .orderBy('seq')
      .execute()
    const texts = rows.map(({ xml }) => xml ?? '')
    expect(texts.map((xml) => /<sf:RechazoPrevio>(.)/.exec(xml)?.[1])).toEqual([
      undefined,
      'X',
      undefined,
      'S',
    ])
    expect(texts[1]).toContain('NORD SOCIEDAD LIMITADA')
    expect(await aeatFaults(shipmentXml(COMPANY, texts))).toEqual([])
    expect(await read()).toMatchObject({ acceptedWithErrors: 1, rejected: 1 })
  })

  it('what should never have been issued is annulled in its chain, and owed no more', async () => {
    const { id, full_number: number } = await issue({ about: OWN })
    await send()
    const call = { token: admin.token, params: { id } }
    const body = { cause: 'Emitida por error' }
    const { body: annulled } = await server.call('annulInvoice', { ...call, body })
    expect(annulled).toMatchObject({
      state: 'annulled',
      annulment: { cause: 'Emitida por error' },
      next: [],
      transfer: null,
    })
    expect((await server.call('annulInvoice', { ...call, body })).status).toBe(406)
    double.say(number, { state: 'Incorrecto', code: 4000, message: 'Otra vez' })
    await send()
    expect((await last()).items[0]).toMatchObject({ kind: 'annulment', state: 'rejected' })
    expect((await server.call('resendInvoiceRecord', { ...call, body: {} })).status).toBe(200)
    await send()
    expect((await last()).items[0]).toMatchObject({ kind: 'annulment', state: 'accepted' })
    const query = { quarter: '2026-Q4' }
    const { body: vat } = await server.call('getTaxVat', { token: admin.token, query })
    expect(vat.items.map(({ fullNumber }) => fullNumber)).not.toContain(number)
    const paid = await issue({ about: OWN })
    const params = { id: paid.id }
    await server.call('payInvoice', { token: admin.token, params, body: { amount: 1 } })
    const late = await server.call('annulInvoice', { token: admin.token, params, body })
    expect([late.status, late.body]).toMatchObject([
      406,
      { detail: expect.stringContaining('rectifícala') },
    ])
    await send()
    expect(await moneyFaults(server.db)).toEqual([])
  })

  it('what only a later version knows is neither issued by, left, mended, annulled nor sent', async () => {
    const setMode = (mode: string) =>
      sql`update fiscal_setting set mode = ${mode}`.execute(server.db)
    await setMode('signed')
    await expect(issue()).rejects.toMatchObject({ status: 503 })
    expect([(await choose('off')).status, (await choose('test')).status]).toEqual([503, 503])
    expect((await server.call('getFiscal', { token: admin.token })).status).toBe(503)
    expect((await server.db.selectFrom('fiscal_setting').select('mode').execute())[0]?.mode).toBe(
      'signed',
    )
    await setMode('test')
    const { id, full_number: number } = await issue({ about: OWN })
    double.say(number, { state: 'Incorrecto', code: 1104, message: 'NIF sin censar' })
    await send()
    const call = { token: admin.token, params: { id } }
    const mend = async () =>
      (await server.call('resendInvoiceRecord', { ...call, body: {} })).status
    expect(await mend()).toBe(200)
    const set = (column: string, value: string) =>
      pastTheGuard(server, () =>
        sql`update fiscal_record set ${sql.ref(column)} = ${value} where invoice_id = ${id}::uuid
          and seq = (select min(seq) from fiscal_record where invoice_id = ${id}::uuid)`.execute(
          server.db,
        ),
      )
    const annul = async () =>
      (await server.call('annulInvoice', { ...call, body: { cause: 'Emitida por error' } })).status
    for (const [column, later, now] of [
      ['state', 'taken_in_part', 'rejected'],
      ['kind', 'event', 'issue'],
    ] as const) {
      await set(column, later)
      expect(await annul()).toBe(503)
      await set(column, now)
    }
    const before = double.messages.length
    const service = (value: string) =>
      pastTheGuard(server, () =>
        sql`update fiscal_record set service = ${value} where invoice_id = ${id}::uuid`.execute(
          server.db,
        ),
      )
    await service('region')
    await send()
    expect([double.messages.length, await annul()]).toEqual([before, 503])
    await service('test')
    await send()
    expect(double.messages).toHaveLength(before + 1)
    expect(await annul()).toBe(200)
    await send()
  })

  it('an answer that was lost: the record is there already, and counts as sent', async () => {
    await issue()
    double.loseAnswer()
    await send()
    expect(await read()).toMatchObject({
      waiting: 1,
      trouble: 'La Agencia Tributaria no ha contestado; se vuelve a intentar',
    })
    await send()
    expect(await read()).toMatchObject({ waiting: 0, trouble: null })
    expect((await last()).items[0]).toMatchObject({ state: 'accepted', code: null })
  })

  it('so does one that stands annulled there, and its annulment; a fault is the one that was found', async () => {
    const [row, odd] = [await issue({ about: OWN }), await issue()]
    const body = { cause: 'Emitida por error' }
    const call = { token: admin.token, params: { id: row.id } }
    expect((await server.call('annulInvoice', { ...call, body })).status).toBe(200)
    double.say(odd.full_number, { state: 'AceptadoConErrores', code: 2005, message: 'Importe' })
    double.loseAnswer()
    await send()
    await send()
    const { items } = await last()
    const of = (number: string) =>
      items
        .filter(({ fullNumber }) => fullNumber === number)
        .map(({ kind, state, code, message }) => [kind, state, code, message])
    expect(of(row.full_number)).toEqual([
      ['annulment', 'accepted', null, null],
      ['issue', 'accepted', null, null],
    ])
    expect(of(odd.full_number)).toEqual([['issue', 'accepted_with_errors', '2005', 'Importe']])
  })

  it('two servers at once send one message', async () => {
    await issue()
    const before = double.messages.length
    moment = new Date(moment.getTime() + 121_000)
    await Promise.all([sendAll(server.deps), sendAll(server.deps)])
    expect(double.messages).toHaveLength(before + 1)
  })

  it('a clock that is set back sends no annulment before its invoice', async () => {
    const { id, full_number: number } = await issue({ about: OWN })
    moment = new Date(moment.getTime() - 30_000)
    const body = { cause: 'Emitida por error' }
    const call = { token: admin.token, params: { id }, body }
    expect((await server.call('annulInvoice', call)).status).toBe(200)
    await send()
    const of = (await last()).items.filter(({ fullNumber }) => fullNumber === number)
    expect(of.map(({ kind, state }) => [kind, state])).toEqual([
      ['annulment', 'accepted'],
      ['issue', 'accepted'],
    ])
  })

  it('a server that found it due while another already sends does not send, too', async () => {
    await issue()
    moment = new Date(moment.getTime() + 121_000)
    const [due] = await dueAgencies(server.db, moment)
    if (!due) throw new Error('A record waits')
    expect(await takeTurn(server.db, due, moment)).toBe(true)
    expect(await takeTurn(server.db, due, moment)).toBe(false)
    await send()
  })

  it('from the day of the law on it is on, and not back within the year', async () => {
    moment = new Date('2027-01-02T09:00:00Z')
    expect((await choose('on')).body).toMatchObject({ mode: 'on', modeSince: '2027-01-02' })
    expect((await choose('off')).body).toMatchObject({
      detail: expect.stringContaining('31 de diciembre de 2027'),
    })
    const row = await issue()
    const { body } = await server.call('getInvoice', {
      token: admin.token,
      params: { id: row.id },
    })
    expect(body.qrUrl).toMatch(/^https:\/\/www2\.agenciatributaria\.gob\.es\/.*\/ValidarQR\?nif=/)
    const gone = await server.call('removeFiscalCertificate', { token: admin.token })
    expect(gone.status).toBe(406)
  })
})

const DECLARATION = {
  name: 'Llar Illes, S.L.',
  taxId: 'B57123457',
  address: 'Carrer de sa Lluna 12, 07100 Sóller',
  system: 'Llar',
  systemId: 'LL',
  place: 'Sóller',
  signedOn: '2026-12-01',
}
