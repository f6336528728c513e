import type { ReferralStep } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { agencyNames } from '../agency/index.ts'
import { namesOf } from '../user/index.ts'
import { homesByIds } from './agency/homes.ts'
import { termsByIds } from './agency/terms.repository.ts'
import { payeesOf } from './pay/payee.repository.ts'
import type { ReferralRow } from './referral.repository.ts'

async function stepsOf(db: Db, ids: string[]): Promise<Map<string, ReferralStep[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('referral_act')
    .select(['referral_id', 'state', 'at'])
    .where('referral_id', 'in', ids)
    .orderBy('id')
    .execute()
  const steps = Map.groupBy(rows, (row) => row.referral_id)
  return new Map(
    [...steps].map(([id, all]) => [
      id,
      // One that went back and forth is told by its last twenty.
      all.slice(-20).map(({ state, at }) => ({ state, at: at.toISOString() })),
    ]),
  )
}

const present = (ids: (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))]

/** What rows speak of, read at once for all of them. */
export async function known(db: Db, rows: ReferralRow[]) {
  const users = present(rows.map((row) => row.user_id))
  return {
    agencies: await agencyNames(db, present(rows.map((row) => row.agency_id))),
    terms: await termsByIds(db, present(rows.map((row) => row.terms_id))),
    people: await namesOf(db, users),
    payees: await payeesOf(db, users),
    homes: await homesByIds(db, present(rows.map((row) => row.property_id))),
    steps: await stepsOf(
      db,
      rows.map(({ id }) => id),
    ),
  }
}

export type Known = Awaited<ReturnType<typeof known>>
