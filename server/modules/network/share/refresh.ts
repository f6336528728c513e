import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { lockAgreement } from '../agreement/agreement.repository.ts'
import { holdHomes, homesToJudge, sharedHomes } from './home.repository.ts'
import { judge } from './judge.ts'
import { judging, saveShares, type Judging } from './share.repository.ts'
import { recordShared, toldWithoutAgreement } from './told.ts'

const BATCH = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Judges some homes under an agreement anew. */
async function judgeHomes(
  trx: Db,
  { id, agencyIds, terms }: Judging,
  ids: string[],
  now: Date,
): Promise<void> {
  await holdHomes(trx, ids)
  const judged = (await sharedHomes(trx, ids)).flatMap((home) => {
    const isMeant = terms !== null && agencyIds.includes(home.agencyId)
    const outcome = isMeant ? judge(terms, home, dayOf(now)) : null
    return outcome ? [{ id: home.id, agencyId: home.agencyId, outcome }] : []
  })
  await saveShares(trx, id, ids, judged, now)
}

/** Judges the homes of both sides, 200 at a time. */
async function judgeAll(db: Db, agreement: Judging, now: Date): Promise<void> {
  let after = FIRST
  for (;;) {
    const wanted = { agreementId: agreement.id, agencyIds: agreement.agencyIds }
    const ids = await homesToJudge(db, wanted, after, BATCH)
    if (ids.length > 0) await judgeHomes(db, agreement, ids, now)
    after = ids.at(-1) ?? after
    if (ids.length < BATCH) break
  }
}

/** An agreement's terms are new: what it shares follows in the same transaction. */
export async function refreshAgreement(trx: Db, id: string, now: Date): Promise<void> {
  for (const agreement of await judging(trx, { id })) {
    await judgeAll(trx, agreement, now)
    await recordShared(trx, agreement.agencyIds, now)
  }
}

/** A home was changed: so is what its agency's agreements make of it. */
export async function refreshHome(trx: Db, propertyId: string, now: Date): Promise<void> {
  const home = await trx
    .selectFrom('property')
    .select('agency_id')
    .where('id', '=', propertyId)
    .executeTakeFirst()
  if (!home) return
  const own = home.agency_id
  const agreements = await judging(trx, { agencyId: own })
  for (const agreement of agreements) await judgeHomes(trx, agreement, [propertyId], now)
  const partners = agreements.flatMap(({ agencyIds }) => agencyIds.filter((id) => id !== own))
  await recordShared(trx, partners, now, [propertyId])
}

/**
 * All open agreements, each in a transaction of its own and by the terms it has then: who accepts
 * others meanwhile waits. Then agencies that were told of homes and have no agreement any more,
 * which nothing else compares.
 */
export async function refreshAll({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  for (const { id } of await judging(db, {}))
    await inTransaction(db, async (trx) => {
      await lockAgreement(trx, id)
      await refreshAgreement(trx, id, now())
    })
  for (const agencyId of await toldWithoutAgreement(db))
    await inTransaction(db, (trx) => recordShared(trx, [agencyId], now()))
}
