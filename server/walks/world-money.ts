import { inTransaction, json, uuidv7 } from '../db/index.ts'
import { issueInvoice, operatorIssuer, setOperatorIssuer } from '../modules/invoice/index.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

const ISSUER = {
  name: 'Llar Illes, S.L.',
  taxId: 'B57123457',
  address: 'Carrer de sa Lluna 12, 07100 Sóller',
  iban: 'ES9121000418450200051332',
}

/** An invoice that the agency is writing. */
async function draftOf(server: TestServer, { token }: Person): Promise<string> {
  const { body } = await server.call('createInvoiceDraft', {
    token,
    body: {
      buyer: { name: 'Catalina Oliver' },
      kind: 'F1',
      language: 'es',
      lines: [{ text: 'Walk', quantity: 1, price: 100, vatPct: 21 }],
    },
  })
  return body.id
}

/** What a deal of the agency brings it, all of it its own. */
export async function feeOf(
  server: TestServer,
  admin: Person,
  offerId: string,
): Promise<{ feeId: string }> {
  const [feeId, now] = [uuidv7(), server.deps.now()]
  await inTransaction(server.db, async (trx) => {
    await trx
      .insertInto('fee')
      .values({
        id: feeId,
        agency_id: admin.profile.agency_ids[0] ?? '',
        offer_id: offerId,
        doc: json({ payer: 'owner', basis: 'fixed', amount: 100_000, of: 'gross', parts: [] }),
        amount: 100_000,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await trx
      .insertInto('fee_share')
      .values({
        fee_id: feeId,
        position: 0,
        who: 'agency',
        agent_id: null,
        name: 'Walk',
        amount: 100_000,
      })
      .execute()
  })
  return { feeId }
}

/**
 * The operator is the world's ADMIN; an invoice of theirs to the agency, not yet paid, and one that
 * the agency is writing.
 */
export async function moneyOf(
  server: TestServer,
  admin: Person,
): Promise<{ invoiceId: string; draftId: string }> {
  const draftId = await draftOf(server, admin)
  server.deps.config.operators.push(admin.email)
  const agencyId = admin.profile.agency_ids[0] ?? ''
  const now = server.deps.now()
  return inTransaction(server.db, async (trx) => {
    if (!(await operatorIssuer(trx, '2026-01-01')))
      await setOperatorIssuer(trx, { validFrom: '2026-01-01', doc: ISSUER, now })
    const { id } = await issueInvoice(
      trx,
      {
        by: { operator: true },
        series: 'W',
        kind: 'F1',
        issuer: ISSUER,
        receiver: {
          name: 'Walk, S.L.',
          taxId: 'B57123457',
          address: 'Carrer Major 3, 07001 Palma',
        },
        receiverAgencyId: agencyId,
        lines: [{ text: 'Walk', quantity: 1, price: 7_900, vatPct: 21 }],
        dueOn: '2099-01-01',
        language: 'es',
        about: { kind: 'walk', id: agencyId },
      },
      now,
    )
    return { invoiceId: id, draftId }
  })
}
