import type { BankSuggested } from '../../../generated/model/index.ts'
import type { Work } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { countEntries, lockEntry, openEntries } from './bank.repository.ts'
import { candidatesOf, knownAccounts, openNow } from './candidates.ts'
import { ownOf } from './list.service.ts'
import { certain } from './matching/propose.ts'
import { pay } from './match.service.ts'
import { toMatch } from './view.ts'

/** Entries that are looked over at once. */
const MOST = 5000

/** Matches what is certain among an agency's open entries; answers how many. */
export async function matchCertain(trx: Db, agencyId: string, now: Date): Promise<number> {
  const candidates = await candidatesOf(trx, agencyId)
  if (candidates.length === 0) return 0
  const known = await knownAccounts(trx, agencyId)
  const rows = await openEntries(trx, agencyId, MOST)
  let matched = 0
  for (const { entry, proposal } of certain(rows.map(toMatch), candidates, known)) {
    // Somebody may have matched it between the look and the lock.
    const row = await lockEntry(trx, agencyId, entry.id)
    const [candidate] = proposal.items
    if (!row || !candidate || row.state !== 'open' || row.amount - row.matched !== entry.left)
      continue
    if ((await openNow(trx, agencyId, candidate)) !== candidate.open) continue
    const said = { reason: proposal.reason, auto: true, by: null, now }
    await pay(trx, row, [{ candidate, amount: entry.left }], said)
    matched += 1
  }
  return matched
}

/** Looks over open entries again, as somebody asks. */
export async function suggest({ trx, deps, actor }: Work): Promise<BankSuggested> {
  const agencyId = ownOf(actor)
  const matched = await matchCertain(trx, agencyId, deps.now())
  const { open } = await countEntries(trx, agencyId)
  return { matched, open }
}
