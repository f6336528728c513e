import type { Deps } from '../../../contract/deps.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { inTransaction, sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { recordAgreed } from '../share/told.ts'
import { isOpen } from './agreement.repository.ts'

interface Parties {
  from_agency: string
  to_agency: string
}
const partiesOf = (one: Parties): string[] => [one.from_agency, one.to_agency]

/** Agreements that meet a condition, locked in one order: who ends several waits in no circle. */
async function locked(trx: Db, condition: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from agreement where ${condition} order by id for no key update`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Ends at once what is open of these; whose they were. */
async function endThese(trx: Db, which: RawBuilder<unknown>, now: Date): Promise<string[]> {
  const ids = await locked(trx, sql`${isOpen('state')} and ${which}`)
  const { rows } = await sql<Parties>`update agreement set ends_on = ${dayOf(now)},
      proposed = null, changed_at = ${now},
      expires_at = null, state = case when in_force is null then 'refused' else 'ended' end
    where id = any(${ids}::uuid[]) returning from_agency, to_agency`.execute(trx)
  return rows.flatMap(partiesOf)
}

/** Ends at once what a member has open in a network: who is not in it shares nothing there. */
export async function endOfMember(
  { trx, deps }: Work,
  { networkId, agencyId }: { networkId: string; agencyId: string },
): Promise<void> {
  const now = deps.now()
  const its = sql`network_id = ${networkId}
    and (from_agency = ${agencyId} or to_agency = ${agencyId})`
  await recordAgreed(trx, await endThese(trx, its, now), now)
}

/** Ends at once what two agencies have open, in every network. */
export async function endBetween({ trx, deps }: Work, one: string, other: string): Promise<void> {
  const now = deps.now()
  const theirs = sql`from_agency in (${one}, ${other}) and to_agency in (${one}, ${other})`
  await endThese(trx, theirs, now)
  await recordAgreed(trx, [one, other], now)
}

/** Writes down what the calendar has ended: last days that are over, proposals nobody answered. */
export async function endOverdue({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now()
  const isOver = sql`state in ('active', 'ending') and ends_on < ${dayOf(at)}::date`
  const isUnanswered = sql`${isOpen('state')} and expires_at <= ${at}`
  await inTransaction(db, async (trx) => {
    const ids = await locked(trx, sql`((${isOver}) or (${isUnanswered}))`)
    const these = sql`id = any(${ids}::uuid[])`
    const { rows } = await sql<Parties>`update agreement set state = 'ended', proposed = null,
        expires_at = null, changed_at = ${at}
      where ${these} and ${isOver} returning from_agency, to_agency`.execute(trx)
    await recordAgreed(trx, rows.flatMap(partiesOf), at)
    await sql`update agreement set state = 'expired', proposed = null, changed_at = ${at}
      where ${these} and state = 'proposed' and expires_at <= ${at}`.execute(trx)
    await sql`update agreement set proposed = null, expires_at = null
      where ${these} and state in ('active', 'ending') and expires_at <= ${at}`.execute(trx)
  })
}
