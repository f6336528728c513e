import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction, sql } from '../../db/index.ts'
import { dying } from '../../testing/dying.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { issueInvoice } from '../invoice/index.ts'
import { issued, newInvoice, pastTheGuard, withIssuer } from '../invoice/invoice.fixture.ts'
import { checkChains } from './check.ts'
import { chainFaults } from './index.ts'

let server: TestServer
let admin: Person
let moment = new Date('2026-11-26T19:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ now: () => moment })
  admin = await server.register({ agencyName: 'Port Vell' })
  await withIssuer(server)
})
afterAll(() => server.close())

let tick = 0
/** A taxpayer of its own, so that a broken chain is nobody else's. */
const seller = () => {
  tick += 1
  const taxId = `B${String(57_200_000 + tick)}`
  return {
    taxId,
    by: { agencyId: admin.profile.agency_ids[0] ?? '' },
    issuer: { name: 'Port Vell, S.L.', taxId, address: 'Moll 3, 07012 Palma' },
    receiver: { name: 'Nord, S.L.', taxId: 'B07000003', address: 'Carrer 1, 07001 Palma' },
  }
}
beforeEach(() => {
  moment = new Date('2026-11-26T19:00:00Z')
})

const recordsOf = (taxId: string) =>
  server.db
    .selectFrom('fiscal_record')
    .selectAll()
    .where('tax_id', '=', taxId)
    .orderBy('seq')
    .execute()

describe('the chain of records', () => {
  it('has one record for each invoice, with nothing sent and nothing to send while off', async () => {
    const { taxId, ...own } = seller()
    const rows = [await issued(server, admin, own), await issued(server, admin, own)]
    const records = await recordsOf(taxId)
    expect(records.map(({ invoice_id: id, seq }) => [id, seq])).toEqual(
      rows.map(({ id }, at) => [id, at + 1]),
    )
    expect(records[1]?.previous_digest).toBe(records[0]?.digest)
    for (const record of records)
      expect(record).toMatchObject({ service: 'none', xml: null, state: 'kept' })
  })

  it('is append only: nothing is changed or taken out but what came of sending', async () => {
    const { taxId, ...own } = seller()
    await issued(server, admin, own)
    const of = sql`where tax_id = ${taxId}`
    for (const change of [
      sql`update fiscal_record set digest = 'X' ${of}`,
      sql`update fiscal_record set fields = '{}' ${of}`,
      sql`update fiscal_record set xml = '<a/>' ${of}`,
      sql`update fiscal_record set service = 'live', state = 'waiting' ${of}`,
      sql`delete from fiscal_record ${of}`,
    ])
      await expect(change.execute(server.db)).rejects.toThrow('neither changed nor taken out')
    await sql`update fiscal_record set state = 'accepted', csv = 'A-1' ${of}`.execute(server.db)
    expect(await chainFaults(server.db, taxId)).toEqual([])
  })

  it.each([
    ['an amount', sql`fields = jsonb_set(fields, '{total}', '"95.60"')`, 'its digest is another'],
    ['its digest', sql`digest = lower(digest)`, 'its digest is another'],
    ['its moment', sql`recorded_at = replace(recorded_at, ':00+', ':01+')`, 'something else'],
    ['where it goes', sql`service = 'live'`, 'its content is another'],
    ['its XML', sql`xml = '<sf:RegistroAlta/>'`, 'its content is another'],
  ])('%s changed by a byte: the nightly look names its number', async (_what, change, fault) => {
    const { taxId, ...own } = seller()
    for (let at = 0; at < 3; at += 1) await issued(server, admin, own)
    await pastTheGuard(server, () =>
      sql`update fiscal_record set ${change} where tax_id = ${taxId} and seq = 2`.execute(
        server.db,
      ),
    )
    await expect(checkChains({ db: server.db, now: () => moment })).rejects.toThrow('differs')
    const { faults } = await server.db
      .selectFrom('fiscal_check')
      .select('faults')
      .where('tax_id', '=', taxId)
      .executeTakeFirstOrThrow()
    expect(faults[0]).toContain(`record 2 of ${taxId}: `)
    expect(faults[0]).toContain(fault)
    await forget(taxId)
  })

  it('the clock two minutes back: nothing is issued, in words; half a minute is nothing', async () => {
    const { taxId, ...own } = seller()
    await issued(server, admin, own)
    moment = new Date(moment.getTime() - 30_000)
    await issued(server, admin, own)
    moment = new Date(moment.getTime() - 120_000)
    await expect(issued(server, admin, own)).rejects.toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('reloj del servidor va por detrás') },
    })
    expect(await recordsOf(taxId)).toHaveLength(2)
  })

  it('a broken end takes no further record', async () => {
    const { taxId, ...own } = seller()
    await issued(server, admin, own)
    await sql`update invoice_chain set digest = 'X' where tax_id = ${taxId}`.execute(server.db)
    await expect(issued(server, admin, own)).rejects.toThrow('broken at 1')
    await forget(taxId)
  })

  it('two hundred by four writers, some given up: no hole, one chain', async () => {
    const { taxId, ...own } = seller()
    const writer = async (of: number) => {
      for (let at = 0; at < 50; at += 1)
        await inTransaction(server.db, async (trx) => {
          await issueInvoice(trx, newInvoice(admin, own), moment)
          if ((at + of) % 10 === 0) throw new Error('given up')
        }).catch(() => undefined)
    }
    await Promise.all([0, 1, 2, 3].map(writer))
    expect(await chainFaults(server.db, taxId)).toEqual([])
    const { rows } = await sql<{ n: number; top: number; next: number }>`
      select count(*)::int as n, max(i.number)::int as top, max(s.next)::int as next
      from invoice i join invoice_series s on s.id = i.series_id
      where i.tax_id = ${taxId}`.execute(server.db)
    expect(rows[0]).toEqual({ n: 180, top: 180, next: 181 })
  })

  it('gone at any statement between number and record: no hole (by SIGKILL in the bench)', async () => {
    const { taxId, ...own } = seller()
    const outcomes: boolean[] = []
    for (let left = 1; left <= 12; left += 1) {
      const { db } = dying(server.deps, left)
      outcomes.push(
        await inTransaction(db, (trx) => issueInvoice(trx, newInvoice(admin, own), moment)).then(
          () => true,
          () => false,
        ),
      )
    }
    expect(outcomes.filter((isIssued) => !isIssued).length).toBeGreaterThanOrEqual(7)
    expect(outcomes).toContain(true)
    expect(await chainFaults(server.db, taxId)).toEqual([])
    expect((await recordsOf(taxId)).map(({ fields }) => fields.fullNumber.slice(-6))).toEqual(
      outcomes.filter(Boolean).map((_, at) => String(at + 1).padStart(6, '0')),
    )
  })
})

/** What a test broke stands in nobody's way. */
async function forget(taxId: string): Promise<void> {
  await pastTheGuard(server, () =>
    server.db.deleteFrom('fiscal_record').where('tax_id', '=', taxId).execute(),
  )
  await server.db.deleteFrom('invoice').where('tax_id', '=', taxId).execute()
  await server.db.deleteFrom('invoice_chain').where('tax_id', '=', taxId).execute()
}
