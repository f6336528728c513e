import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { norma43, type WrittenEntry } from '../../formats/bank/norma43.fixture.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { withCompany } from '../subscription/subscription.fixture.ts'

let server: TestServer
let admin: Person
let staff: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-11-27T10:00:00Z') })
  admin = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register({ role: 'ADMIN', agencyName: 'Es Born' })
  await withCompany(server, admin)
})
afterAll(() => server.close())

const mine = () => ({ token: admin.token })
let accounts = 0
/** An account of its own for each test. */
const newAccount = () => String((accounts += 1)).padStart(10, '0')

const upload = (
  content: Buffer,
  body: { dryRun?: boolean; iban?: string } = {},
  { token } = admin,
) =>
  server.call('uploadBankStatement', {
    token,
    body: body as never,
    files: [{ field: 'file', filename: 'extracto.n43', mime: 'text/plain', content }],
  })
const november = (number: string, entries: WrittenEntry[], opening = 0) =>
  norma43([
    { number, name: 'PORT VELL SL', from: '2026-11-01', to: '2026-11-26', opening, entries },
  ])

/** An invoice of the agency of so many cents without VAT. */
async function invoice(price: number, name: string) {
  const draft = await server.call('createInvoiceDraft', {
    ...mine(),
    body: {
      buyer: { name, taxId: 'B07000003', address: 'Moll 3, 07012 Palma' },
      kind: 'F1',
      series: 'PV',
      language: 'es',
      lines: [{ text: 'Honorarios', quantity: 1, price, vatPct: 21 }],
    },
  })
  const params = { id: draft.body.id }
  return (await server.call('issueInvoiceDraft', { ...mine(), params })).body
}
const expense = async (number: string, base: number, name = 'Endesa Energía, S.A.') =>
  (
    await server.call('createExpense', {
      ...mine(),
      body: {
        supplierName: name,
        supplierTaxId: 'A81948077',
        supplierIban: 'ES6000491500051234567892',
        number,
        issuedOn: '2026-11-02',
        lines: [{ vatPct: 21, base }],
      },
    })
  ).body
const entries = async (query: { state?: 'open' | 'matched' | 'aside' } = {}) =>
  (await server.call('listBankEntries', { ...mine(), query })).body
const entryOf = async (text: string) =>
  (await entries()).items.find((one) => one.text.includes(text)) as NonNullable<
    Awaited<ReturnType<typeof entries>>['items'][0]
  >
const invoiceNow = async (id: string) =>
  (await server.call('getInvoice', { ...mine(), params: { id } })).body
const expenseNow = async (id: string) =>
  (await server.call('getExpense', { ...mine(), params: { id } })).body

describe('a statement', () => {
  it('is tried first, taken whole, and the same file again changes nothing', async () => {
    const file = november(newAccount(), [
      { on: '2026-11-20', amount: 5000, text: 'UNO' },
      { on: '2026-11-20', amount: 5000, text: 'UNO' },
      { on: '2026-11-21', amount: -1234, text: 'DOS' },
    ])
    const before = (await entries()).counts.open
    const trial = await upload(file, { dryRun: true })
    expect(trial.body).toMatchObject({
      format: 'norma43',
      taken: false,
      statements: [{ entries: 3, known: 0, in: 10_000, out: 1234, same: false, notes: [] }],
    })
    expect((await entries()).counts.open).toBe(before)
    expect((await upload(file)).body).toMatchObject({ taken: true })
    expect((await entries()).counts.open).toBe(before + 3)
    expect((await upload(file)).body.statements[0]).toMatchObject({ known: 3, same: true })
    expect((await entries()).counts.open).toBe(before + 3)
  })

  it('that overlaps brings what is new, two that are alike too', async () => {
    const number = newAccount()
    const alike = { on: '2026-11-20', amount: 5000, text: 'ALIKE' }
    await upload(november(number, [alike]))
    const more = november(number, [alike, alike, { on: '2026-11-25', amount: 1, text: 'NEW' }])
    expect((await upload(more)).body.statements[0]).toMatchObject({ entries: 3, known: 1 })
    const { items } = await entries()
    expect(items.filter(({ text }) => text === 'ALIKE')).toHaveLength(2)
  })

  it('of several statements in any order closes with the latest day', async () => {
    const number = newAccount()
    const part = (from: string, to: string, opening: number) => {
      const entries = [{ on: from, amount: 100, text: `ORDEN ${from}` }]
      return { number, name: 'PORT VELL SL', from, to, opening, entries }
    }
    const file = norma43([
      part('2026-11-11', '2026-11-20', 200),
      part('2026-11-21', '2026-11-26', 300),
      part('2026-11-01', '2026-11-10', 100),
      part('2026-11-11', '2026-11-19', 200),
    ])
    const { body } = await upload(file)
    expect(body.statements).toMatchObject([
      { from: '2026-11-01', to: '2026-11-26', opening: 100, closing: 400 },
    ])
  })

  it('that is wrong is refused in words and keeps nothing', async () => {
    const file = november(newAccount(), [{ on: '2026-11-20', amount: 5000, text: 'BAD' }])
    const broken = Buffer.from(
      file.toString('latin1').replace('00000005000', '00000005001'),
      'latin1',
    )
    const { status, body } = await upload(broken)
    expect([status, body]).toMatchObject([400, { file: expect.stringContaining('línea 4') }])
    expect((await entries()).items.some(({ text }) => text === 'BAD')).toBe(false)
    const table = Buffer.from('Fecha;Concepto;Importe\n20/11/2026;TABLE;12,00\n')
    expect((await upload(table, { dryRun: true })).body.statements[0]).toMatchObject({ iban: '' })
    expect(Object.keys((await upload(table)).body)).toEqual(['iban'])
    const iban = 'ES91 2100 0418 4502 0005 1332'
    expect((await upload(table, { iban })).body.statements[0]).toMatchObject({ entries: 1 })
  })

  it('says what to look at: a gap, another format of the same days', async () => {
    const number = newAccount()
    await upload(november(number, [{ on: '2026-11-20', amount: 5000, text: 'GAP' }]))
    const december = norma43([
      { number, from: '2026-11-27', to: '2026-11-30', opening: 4000, entries: [] },
    ])
    expect((await upload(december, { dryRun: true })).body.statements[0]?.notes).toEqual(['gap'])
    const { items } = (await server.call('listBankAccounts', mine())).body
    const iban = items.at(-1)?.iban ?? ''
    const table = Buffer.from('Fecha;Concepto;Importe\n20/11/2026;GAP;50,00\n')
    expect((await upload(table, { iban, dryRun: true })).body.statements[0]?.notes).toEqual([
      'mixed',
    ])
  })
})

describe('a match', () => {
  it('of amount and number is made alone, pays the invoice and is undone for good', async () => {
    const { id, fullNumber, payable } = await invoice(930_000, 'Nord Properties, S.L.')
    const text = `NORD PROPERTIES SL FRA ${fullNumber}`
    const taken = await upload(
      november(newAccount(), [{ on: '2026-11-20', amount: payable, text }]),
    )
    expect(taken.body.matched).toBe(1)
    const entry = await entryOf(text)
    expect(entry).toMatchObject({
      state: 'matched',
      left: 0,
      matches: [{ kind: 'invoice', recordId: id, reason: 'number', auto: true }],
    })
    expect(await invoiceNow(id)).toMatchObject({ state: 'paid', paid: payable })
    const params = { id: entry.id }
    const undone = await server.call('undoBankMatch', { ...mine(), params })
    expect(undone.body).toMatchObject({ state: 'open', left: payable, matches: [], proposals: [] })
    expect(await invoiceNow(id)).toMatchObject({ state: 'issued', paid: 0 })
    const again = await server.call('proposeBankMatches', mine())
    expect(again.body.matched).toBe(0)
    expect((await server.call('undoBankMatch', { ...mine(), params })).status).toBe(406)
    const items = [{ kind: 'invoice' as const, recordId: id, amount: payable }]
    await server.call('matchBankEntry', { ...mine(), body: { entryId: entry.id, items } })
    expect(await invoiceNow(id)).toMatchObject({ state: 'paid' })
  })

  it('of a part is proposed, leaves the rest open, and never pays more than there is', async () => {
    const { id, payable } = await invoice(125_000, 'Antoni Bibiloni')
    const text = 'BIBILONI A ALQUILER'
    await upload(november(newAccount(), [{ on: '2026-11-20', amount: 150_000, text }]))
    const { id: entryId, proposals } = await entryOf(text)
    expect(proposals[0]).toMatchObject({
      certainty: 40,
      reason: 'part',
      missing: payable - 150_000,
    })
    const match = (amount: number) =>
      server.call('matchBankEntry', {
        ...mine(),
        body: { entryId, items: [{ kind: 'invoice', recordId: id, amount }] },
      })
    expect([(await match(150_001)).status, (await match(-1)).status]).toEqual([400, 400])
    expect((await match(150_000)).body).toMatchObject({ state: 'matched' })
    expect(await invoiceNow(id)).toMatchObject({ state: 'part_paid', paid: 150_000 })
    expect((await match(1)).status).toBe(400)
  })

  it('of several together is proposed and accepted as one', async () => {
    const [one, two] = [
      await expense('AG-1', 1000, 'Aguas Vives'),
      await expense('AG-2', 2000, 'Aguas Vives'),
    ]
    const text = 'RECIBO AGUAS VIVES'
    await upload(november(newAccount(), [{ on: '2026-11-20', amount: -3630, text }]))
    const { id: entryId, proposals } = await entryOf(text)
    expect(proposals[0]).toMatchObject({ reason: 'sum', certainty: 60, missing: 0 })
    const items = (proposals[0]?.items ?? []).map(({ kind, recordId, open }) => ({
      kind,
      recordId,
      amount: open,
    }))
    const body = { entryId, items }
    expect((await server.call('matchBankEntry', { ...mine(), body })).body.matches).toHaveLength(2)
    expect(await expenseNow(one.id)).toMatchObject({ state: 'paid', paidOn: '2026-11-20' })
    const params = { id: two.id }
    expect((await server.call('deleteExpense', { ...mine(), params })).status).toBe(406)
    await server.call('undoBankMatch', { ...mine(), params: { id: entryId } })
    expect(await expenseNow(two.id)).toMatchObject({ state: 'open', paid: 0, paidOn: null })
    expect((await server.call('deleteExpense', { ...mine(), params })).status).toBe(204)
  })

  it('that somebody refused is not proposed again; one put aside waits for nothing', async () => {
    const { id, payable } = await invoice(77_700, 'Herederos Mayolet')
    const text = 'TRANSF MAYOLET'
    await upload(november(newAccount(), [{ on: '2026-11-26', amount: payable, text }]))
    const { id: entryId, proposals } = await entryOf(text)
    expect(proposals[0]).toMatchObject({ certainty: 60, items: [{ recordId: id }] })
    const patch = (body: { aside?: boolean; refused?: string[] }) =>
      server.call('updateBankEntry', { ...mine(), params: { id: entryId }, body })
    expect((await patch({ refused: [id] })).body.proposals).toEqual([])
    const near = await server.call('listBankCandidates', {
      ...mine(),
      params: { id: entryId },
      query: { q: 'mayolet' },
    })
    expect(near.body.items).toMatchObject([{ recordId: id, open: payable }])
    expect((await patch({ aside: true })).body.state).toBe('aside')
    expect((await entries({ state: 'aside' })).items.map((one) => one.id)).toEqual([entryId])
    const items = [{ kind: 'invoice' as const, recordId: id, amount: payable }]
    const body = { entryId, items }
    expect((await server.call('matchBankEntry', { ...mine(), body })).status).toBe(406)
    expect((await patch({ aside: false })).body.state).toBe('open')
  })

  it('keeps an entry from being put aside', async () => {
    const { id, payable } = await invoice(44_400, 'Mai a part')
    const text = 'MAI A PART'
    await upload(november(newAccount(), [{ on: '2026-11-26', amount: payable, text }]))
    const { id: entryId } = await entryOf(text)
    const items = [{ kind: 'invoice' as const, recordId: id, amount: payable }]
    await server.call('matchBankEntry', { ...mine(), body: { entryId, items } })
    const body = { aside: true }
    const params = { id: entryId }
    expect((await server.call('updateBankEntry', { ...mine(), params, body })).status).toBe(406)
    expect(await entryOf(text)).toMatchObject({ state: 'matched' })
  })

  it('is made once when two people accept at once', async () => {
    const { id, payable } = await invoice(33_300, 'Dos Vegades')
    const text = 'DOS VEGADES'
    await upload(november(newAccount(), [{ on: '2026-11-26', amount: payable, text }]))
    const { id: entryId } = await entryOf(text)
    const body = { entryId, items: [{ kind: 'invoice' as const, recordId: id, amount: payable }] }
    const both = await Promise.all(
      [1, 2].map(() => server.call('matchBankEntry', { ...mine(), body })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await invoiceNow(id)).toMatchObject({ paid: payable })
  })

  it('pays a record once when three entries are said to pay it at once', async () => {
    const { id, payable } = await invoice(22_200, 'Tres Apunts')
    const text = (at: number) => `TRES APUNTS ${at}`
    const day = (at: number) => ({ on: `2026-11-2${at}`, amount: payable, text: text(at) })
    await upload(november(newAccount(), [1, 2, 3].map(day)))
    const rows = await Promise.all([1, 2, 3].map((at) => entryOf(text(at))))
    const items = [{ kind: 'invoice' as const, recordId: id, amount: payable }]
    const all = await Promise.all(
      rows.map(({ id: entryId }) =>
        server.call('matchBankEntry', { ...mine(), body: { entryId, items } }),
      ),
    )
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    const [first] = all.filter(({ status }) => status === 200)
    await server.call('undoBankMatch', { ...mine(), params: { id: first?.body.id ?? '' } })
    expect(await invoiceNow(id)).toMatchObject({ state: 'issued', paid: 0 })
  })

  it('of an entry in a state of a later version is neither made, undone nor put aside', async () => {
    const { id, payable } = await invoice(55_500, 'Mes Tard')
    const text = 'MES TARD'
    await upload(november(newAccount(), [{ on: '2026-11-26', amount: payable, text }]))
    const { id: entryId } = await entryOf(text)
    const set = (state: string) =>
      sql`update bank_entry set state = ${state} where id = ${entryId}::uuid`.execute(server.db)
    const items = [{ kind: 'invoice' as const, recordId: id, amount: payable }]
    const match = async () =>
      (await server.call('matchBankEntry', { ...mine(), body: { entryId, items } })).status
    const params = { id: entryId }
    const patch = async (body: { aside?: boolean; refused?: string[] }) =>
      (await server.call('updateBankEntry', { ...mine(), params, body })).status
    const undo = async () => (await server.call('undoBankMatch', { ...mine(), params })).status
    await set('returned')
    expect([await match(), await patch({ aside: true })]).toEqual([503, 503])
    expect(await invoiceNow(id)).toMatchObject({ paid: 0 })
    await set('open')
    expect(await match()).toBe(200)
    await set('returned')
    expect([await undo(), await patch({ aside: false })]).toEqual([503, 503])
    expect(await invoiceNow(id)).toMatchObject({ paid: payable })
    await set('matched')
    expect(await undo()).toBe(200)
  })

  it('undone after the invoice was taken back leaves nothing to pay on either side', async () => {
    const { id } = await invoice(10_000, 'Torna Enrere')
    const text = 'TORNA ENRERE'
    await upload(november(newAccount(), [{ on: '2026-11-26', amount: 6_000, text }]))
    const { id: entryId } = await entryOf(text)
    const items = [{ kind: 'invoice' as const, recordId: id, amount: 6_000 }]
    await server.call('matchBankEntry', { ...mine(), body: { entryId, items } })
    const params = { id }
    const body = { kind: 'R1' as const, cause: 'No se prestó' }
    const credit = (await server.call('rectifyInvoice', { ...mine(), params, body })).body
    expect(credit).toMatchObject({ payable: -12_100, paid: -6_100 })
    await server.call('undoBankMatch', { ...mine(), params: { id: entryId } })
    expect(await invoiceNow(credit.id)).toMatchObject({ state: 'paid', paid: -12_100 })
    expect(await invoiceNow(id)).toMatchObject({ state: 'rectified', next: ['send'] })
  })
})

it('a file of transfers asks the bank; the statement says what was paid', async () => {
  await upload(november(newAccount(), [{ on: '2026-11-20', amount: 1, text: 'X' }]))
  const { items } = (await server.call('listBankAccounts', mine())).body
  const accountId = items.at(-1)?.id ?? ''
  const [one, two] = [await expense('T-00001', 7000), await expense('T-00002', 100)]
  const order = (body: object = {}, { token } = admin) =>
    server.call('createBankPayment', {
      token,
      body: { accountId, on: '2026-11-30', expenseIds: [one.id, two.id], ...body },
    })
  expect(Object.keys((await order({ on: '2026-11-26' })).body)).toEqual(['on'])
  expect((await order({}, stranger)).status).toBe(404)
  // Another version may have had it paid to somebody else.
  const assigned = (change: string) =>
    sql`update expense set data = ${sql.raw(change)} where id = ${two.id}`.execute(server.db)
  await assigned(`data || '{"assignedTo": {"iban": "ES9121000418450200051332"}}'`)
  expect((await order()).status).toBe(503)
  await assigned(`data - 'assignedTo'`)
  // The same one in capitals is the same one.
  const { body } = await order({ expenseIds: [one.id, two.id, one.id.toUpperCase()] })
  expect(body).toMatchObject({ count: 2, total: 8591 })
  expect(await expenseNow(one.id)).toMatchObject({ state: 'open', paymentOn: '2026-11-30' })
  expect(Object.keys((await order()).body)).toEqual(['expenseIds'])
  const params = { paymentId: body.id }
  const file = await server.call('downloadBankPayment', { ...mine(), params })
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/xml'])
  const strange = await server.call('downloadBankPayment', { token: stranger.token, params })
  expect(strange.status).toBe(404)
  const paid = november(newAccount(), [{ on: '2026-11-26', amount: -8591, text: 'REMESA SEPA' }])
  await upload(paid)
  expect((await entryOf('REMESA SEPA')).proposals[0]).toMatchObject({
    certainty: 80,
    reason: 'sum',
  })
})

it('an agency’s entries are its ADMIN’s: others’ are 404, a STAFF’s 403', async () => {
  const { id } = (await entries()).items[0] ?? { id: '' }
  const params = { id }
  const of = async (token: string) => [
    (await server.call('undoBankMatch', { token, params })).status,
    (await server.call('listBankCandidates', { token, params })).status,
    (await server.call('updateBankEntry', { token, params, body: { aside: true } })).status,
  ]
  expect(await of(stranger.token)).toEqual([404, 404, 404])
  expect(await of(staff.token)).toEqual([403, 403, 403])
  expect((await server.call('listBankEntries', { token: stranger.token })).body.items).toEqual([])
  expect((await upload(november(newAccount(), []), {}, staff)).status).toBe(403)
})
