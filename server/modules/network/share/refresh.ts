import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { eachOne } from '../../../jobs/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { jobQueue } from '../../../jobs/queue.ts'
import { lockAgreement } from '../agreement/agreement.repository.ts'
import { REFRESH_HOME } from '../job-kinds.ts'
import { holdHome, holdHomes, homesToJudge, sharedHomes } from './home.repository.ts'
import { judge } from './judge.ts'
import { judging, saveShares, type Judging } from './share.repository.ts'
import { recordShared, toldWithoutAgreement } from './told.ts'
import { joinTurn, takeTurns, tryTurn } from './turns.ts'

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

/** What an agreement shares by the terms it has. */
async function judgeAgreement(trx: Db, agreement: Judging, now: Date): Promise<void> {
  await judgeAll(trx, agreement, now)
  await recordShared(trx, agreement.agencyIds, now)
}

/** An agreement's terms are new: what it shares follows in the same transaction. */
export async function refreshAgreement(trx: Db, id: string, now: Date): Promise<void> {
  for (const agreement of await judging(trx, { id })) {
    await takeTurns(trx, agreement.agencyIds)
    await judgeAgreement(trx, agreement, now)
  }
}

/** Judges a home under all agreements of its agency, whose turn this takes part in. */
async function refreshOne(
  trx: Db,
  { id, agencyId }: { id: string; agencyId: string },
  now: Date,
): Promise<void> {
  await holdHome(trx, id)
  const agreements = await judging(trx, { agencyId })
  for (const agreement of agreements) await judgeHomes(trx, agreement, [id], now)
  const partners = agreements.flatMap(({ agencyIds }) =>
    agencyIds.filter((one) => one !== agencyId),
  )
  await recordShared(trx, partners, now, [id])
}

const agencyOf = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('property').select('agency_id').where('id', '=', id).executeTakeFirst())
    ?.agency_id

/**
 * A home was changed: so is what its agency's agreements make of it. Who saves it holds it, so it
 * waits for nobody: while an agreement of the agency is changed a job does it afterwards.
 */
export async function refreshHome(trx: Db, id: string, now: Date): Promise<void> {
  const agencyId = await agencyOf(trx, id)
  if (agencyId === undefined) return
  if (await tryTurn(trx, agencyId)) await refreshOne(trx, { id, agencyId }, now)
  else await jobQueue().add(trx, REFRESH_HOME, { id }, { key: id, agencyId })
}

/** The same in its turn, by that job. */
export async function refreshHomeLater(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id }: { id: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const agencyId = await agencyOf(trx, id)
    if (agencyId === undefined) return
    await joinTurn(trx, agencyId)
    await refreshOne(trx, { id, agencyId }, now())
  })
}

/**
 * All open agreements, each in a transaction of its own and by the terms it has then: who accepts
 * others meanwhile waits. Then agencies that were told of homes and have no agreement any more,
 * which nothing else compares. One that cannot be judged holds up no other.
 */
export async function refreshAll({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const agreements = async () =>
    eachOne(await judging(db, {}), ({ id }) =>
      inTransaction(db, async (trx) => {
        await lockAgreement(trx, id)
        for (const agreement of await judging(trx, { id }))
          await judgeAgreement(trx, agreement, now())
      }),
    )
  const without = async () =>
    eachOne(await toldWithoutAgreement(db), (agencyId) =>
      inTransaction(db, (trx) => recordShared(trx, [agencyId], now())),
    )
  await eachOne([agreements, without], (bring) => bring())
}
