import type { Deps } from '../../../contract/deps.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { inTransaction, sql } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { recordShared } from '../share/told.ts'
import { OPEN } from './agreement.repository.ts'

interface Parties {
  from_agency: string
  to_agency: string
}
const partiesOf = (one: Parties): string[] => [one.from_agency, one.to_agency]

/** Ends at once what a member has open in a network: who is not in it shares nothing there. */
export async function endOfMember(
  { trx, deps }: Work,
  { networkId, agencyId }: { networkId: string; agencyId: string },
): Promise<void> {
  const now = deps.now()
  const { rows } = await sql<Parties>`update agreement set ends_on = ${dayOf(now)},
      proposed = null, changed_at = ${now},
      expires_at = null, state = case when in_force is null then 'refused' else 'ended' end
    where network_id = ${networkId} and state = any(${OPEN}::text[])
      and (from_agency = ${agencyId} or to_agency = ${agencyId})
    returning from_agency, to_agency`.execute(trx)
  await recordShared(trx, rows.flatMap(partiesOf), now)
}

/** Ends at once what two agencies have open, in every network. */
export async function endBetween({ trx, deps }: Work, one: string, other: string): Promise<void> {
  const now = deps.now()
  await sql`update agreement set ends_on = ${dayOf(now)}, proposed = null, changed_at = ${now},
      expires_at = null, state = case when in_force is null then 'refused' else 'ended' end
    where state = any(${OPEN}::text[]) and from_agency in (${one}, ${other})
      and to_agency in (${one}, ${other})`.execute(trx)
  await recordShared(trx, [one, other], now)
}

/** Writes down what the calendar has ended: last days that are over, proposals nobody answered. */
export async function endOverdue({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now()
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<Parties>`update agreement set state = 'ended', proposed = null,
        expires_at = null, changed_at = ${at}
      where state in ('active', 'ending') and ends_on < ${dayOf(at)}::date
      returning from_agency, to_agency`.execute(trx)
    await recordShared(trx, rows.flatMap(partiesOf), at)
    await sql`update agreement set state = 'expired', proposed = null, changed_at = ${at}
      where state = 'proposed' and expires_at <= ${at}`.execute(trx)
    await sql`update agreement set proposed = null, expires_at = null
      where state in ('active', 'ending') and expires_at <= ${at}`.execute(trx)
  })
}
