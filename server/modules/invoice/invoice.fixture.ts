import { inTransaction, sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { issueInvoice, setOperatorIssuer, type InvoiceRow, type NewInvoice } from './index.ts'

/** Who issues in the operator's name in tests. */
export const ISSUER = {
  name: 'Llar Illes, S.L.',
  taxId: 'B57123457',
  address: 'Carrer de sa Lluna 12, 07100 Sóller',
  iban: 'ES9121000418450200051332',
}

/** Says who issues in the operator's name, from the beginning of the year. */
export const withIssuer = (server: TestServer): Promise<void> =>
  inTransaction(server.db, (trx) =>
    setOperatorIssuer(trx, { validFrom: '2020-01-01', doc: ISSUER, now: server.deps.now() }),
  )

/** What the operator charges an agency: 79.00 and VAT, unless told. */
export const newInvoice = (to: Person, part: Partial<NewInvoice> = {}): NewInvoice => ({
  by: { operator: true },
  series: 'S',
  kind: 'F1',
  issuer: ISSUER,
  receiver: { name: 'Port Vell, S.L.', taxId: 'B07000003', address: 'Moll 3, 07012 Palma' },
  receiverAgencyId: to.profile.agency_ids[0] ?? null,
  lines: [{ text: 'Plan Agencia, noviembre de 2026', quantity: 1, price: 7_900, vatPct: 21 }],
  dueOn: '2026-12-10',
  language: 'es',
  about: { kind: 'test', id: to.profile.id },
  ...part,
})

/** Issues one in a transaction of its own. */
export const issued = (
  server: TestServer,
  to: Person,
  part: Partial<NewInvoice> = {},
): Promise<InvoiceRow> =>
  inTransaction(server.db, (trx) => issueInvoice(trx, newInvoice(to, part), server.deps.now()))

/** Past what holds records together: what somebody at the database itself could do. */
export async function pastTheGuard(
  server: TestServer,
  change: () => Promise<unknown>,
): Promise<void> {
  await sql`alter table fiscal_record disable trigger fiscal_record_stays`.execute(server.db)
  await change()
  await sql`alter table fiscal_record enable trigger fiscal_record_stays`.execute(server.db)
}

/** Takes an invoice's records out, past the guard. */
export const takeOut = (server: TestServer, id: string): Promise<void> =>
  pastTheGuard(server, () =>
    server.db.deleteFrom('fiscal_record').where('invoice_id', '=', id).execute(),
  )
