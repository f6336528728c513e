import { randomBytes } from 'node:crypto'
import type { IntroductionEvidence } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { commitmentOf, hashOf } from './chain.ts'
import type { OpenLedger } from './secret.ts'

const NONCE = 32
const BATCH = 500

/** What is written down of a client at a home, once for each of their addresses. */
export interface Entry {
  introductionId: string
  propertyId: string
  agencyId: string
  evidence: IntroductionEvidence
  key: Buffer
}

/** Adds entries to a ledger that is open; none is earlier than the one before it. */
export async function append(
  trx: Db,
  ledger: OpenLedger,
  entries: Entry[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return
  const at = ledger.last && ledger.last > now ? ledger.last : now
  const rows = entries.map(({ introductionId, propertyId, agencyId, evidence, key }) => {
    const nonce = randomBytes(NONCE)
    const commitment = commitmentOf(key, nonce)
    ledger.head = hashOf(ledger.head, { commitment, propertyId, agencyId, at, evidence })
    ledger.entries += 1
    return {
      network_id: ledger.networkId,
      seq: ledger.entries,
      introduction_id: introductionId,
      property_id: propertyId,
      agency_id: agencyId,
      evidence,
      at,
      commitment,
      hash: ledger.head,
      key,
      nonce,
    }
  })
  ledger.last = at
  for (let from = 0; from < rows.length; from += BATCH)
    await trx
      .insertInto('introduction_entry')
      .values(rows.slice(from, from + BATCH))
      .execute()
  await trx
    .updateTable('introduction_ledger')
    .set({ entries: ledger.entries, head: ledger.head })
    .where('network_id', '=', ledger.networkId)
    .execute()
}
