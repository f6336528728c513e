import type { Deps } from '../../contract/deps.ts'
import { inTransaction, sql, type Db } from '../../db/index.ts'
import { eachOne } from '../../jobs/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { before } from './clock.ts'
import { dropFiles } from './forget.ts'
import { noteState, tellAgency, tellReferrer } from './news.ts'
import {
  deleteRow,
  rowById,
  saveRow,
  WITHOUT_OWNER,
  type ReferralRow,
} from './referral.repository.ts'
import { dropLoose } from './send/digest.ts'

/** A draft that nobody touches so long goes. */
const DRAFT_DAYS = 30
/** Between the sale and the payment. */
const DUE_DAYS = 7
const BATCH = 500
/** In another order each time: as many as are taken at once may fail. */
const inAnyOrder = sql`random()`

type Act = (trx: Db, row: ReferralRow, deps: Deps) => Promise<void>

/** One after another, each in a transaction of its own, as it stands by then. */
async function each(
  deps: Deps,
  ids: string[],
  still: (row: ReferralRow, now: Date) => boolean,
  act: Act,
): Promise<void> {
  await eachOne(ids, (id) =>
    inTransaction(deps.db, async (trx) => {
      const row = await rowById(trx, id, true)
      if (row && still(row, deps.now())) await act(trx, row, deps)
    }),
  )
}

const move =
  (changes: (row: ReferralRow, now: Date) => Parameters<typeof saveRow>[2]): Act =>
  async (trx, row, deps) => {
    const now = deps.now()
    const saved = await saveRow(trx, row, changes(row, now), { now, by: null })
    await noteState(trx, saved)
    await tellReferrer(trx, deps, saved)
    if (saved.state === 'due') await tellAgency(trx, deps, saved, 'agencyDue')
  }

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id)

/** Owners who did not answer: what was said of them is erased. */
async function endUnanswered(deps: Deps): Promise<void> {
  const now = deps.now()
  const found = await deps.db
    .selectFrom('referral')
    .select('id')
    .where('state', '=', 'sent')
    .where('asks_until', '<=', now)
    .orderBy(inAnyOrder)
    .limit(BATCH)
    .execute()
  const end = move(() => ({ state: 'expired', ...WITHOUT_OWNER }))
  await each(
    deps,
    idsOf(found),
    ({ state, asks_until }, at) => state === 'sent' && asks_until !== null && asks_until <= at,
    async (trx, row, at) => {
      await dropFiles(trx, at, row)
      await end(trx, row, at)
    },
  )
}

const UNDER_WAY: readonly ReferralRow['state'][] = ['confirmed', 'contacted', 'visited', 'mandate']

/** Referrals whose time is over without a sale. */
async function endUnsold(deps: Deps): Promise<void> {
  const today = dayOf(deps.now())
  const found = await deps.db
    .selectFrom('referral')
    .select('id')
    .where('state', 'in', UNDER_WAY)
    .where('valid_until', '<', today)
    .orderBy(inAnyOrder)
    .limit(BATCH)
    .execute()
  await each(
    deps,
    idsOf(found),
    ({ state, valid_until }, at) =>
      UNDER_WAY.includes(state) && valid_until !== null && valid_until < dayOf(at),
    move(() => ({ state: 'expired' })),
  )
}

/** Sold a week ago: the agency has to pay. */
async function makeDue(deps: Deps): Promise<void> {
  const found = await deps.db
    .selectFrom('referral')
    .select('id')
    .where('state', '=', 'sold')
    .where('sold_at', '<=', before(deps.now(), DUE_DAYS))
    .orderBy(inAnyOrder)
    .limit(BATCH)
    .execute()
  await each(
    deps,
    idsOf(found),
    ({ state, sold_at }, at) =>
      state === 'sold' && sold_at !== null && sold_at <= before(at, DUE_DAYS),
    move((_row, now) => ({ state: 'due', due_at: now })),
  )
}

/** Drafts that nobody goes on with, and refusals after a year in which nobody asked again. */
async function clear(deps: Deps): Promise<void> {
  const now = deps.now()
  const old = await deps.db
    .selectFrom('referral')
    .select('id')
    .where('state', '=', 'draft')
    .where('changed_at', '<=', before(now, DRAFT_DAYS))
    .orderBy(inAnyOrder)
    .limit(BATCH)
    .execute()
  await each(
    deps,
    idsOf(old),
    ({ state, changed_at }, at) => state === 'draft' && changed_at <= before(at, DRAFT_DAYS),
    async (trx, row, at) => {
      await dropFiles(trx, at, row)
      await deleteRow(trx, row.id)
    },
  )
  await deps.db.deleteFrom('referral_digest').where('until', '<=', now).execute()
  await dropLoose(deps.db)
}

/** What time alone brings about; what fails of one kind holds up no other. */
export const expireReferrals = (deps: Deps): Promise<void> =>
  eachOne([endUnanswered, endUnsold, makeDue, clear], (bring) => bring(deps))
