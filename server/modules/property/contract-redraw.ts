import type { Deps } from '../../contract/deps.ts'
import { inTransaction, sql } from '../../db/index.ts'
import { registerJob } from '../../jobs/index.ts'
import { publicContract } from '../listing/index.ts'
import { isPublic, keepBack, syncPublic } from './listing-sync.ts'
import { findProperty } from './property.repository.ts'

const KIND = 'property.contract'
const PAGE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Where the drawing goes on: behind this home. */
interface Redraw {
  after: string
}

/**
 * At a start: has another contract drawn the public homes? Then they are drawn anew in the
 * background, so that a field that became private is in no page and no search any more, and one
 * that became public need not wait until its home is saved (docs/decisions/0070). Of several
 * starts at once one adds the job. `hash`: what the contract of this server says is public.
 */
export async function redrawWhenChanged(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  hash = publicContract(),
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql`
      insert into listing_contract (id, hash) values (1, ${hash})
      on conflict (id) do update set hash = excluded.hash where listing_contract.hash <> excluded.hash
      returning id`.execute(trx)
    if (rows.length === 0) return false
    await jobs.add(trx, KIND, { after: FIRST } satisfies Redraw, { key: FIRST })
    return true
  })
}

/**
 * One home as it is now; one that was withdrawn, or is by this since it cannot be shown any more,
 * keeps what it showed but for what is private.
 */
function redraw(deps: Deps, id: string): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const home = await findProperty(trx, id, true)
    if (!home || home.deleted_at) return
    const now = deps.now()
    if (isPublic(home)) await syncPublic(trx, home, now)
    await keepBack(trx, home, now, { byContract: true })
  })
}

/**
 * A page of homes. The next is added first, and one home that cannot be drawn stops none of the
 * others: the job fails at the end, and is tried again.
 */
async function redrawPage({ after }: Redraw, deps: Deps): Promise<void> {
  const homes = await deps.db
    .selectFrom('listing')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute()
  const last = homes.at(-1)
  if (homes.length === PAGE && last)
    await inTransaction(deps.db, (trx) =>
      deps.jobs.add(trx, KIND, { after: last.id } satisfies Redraw, { key: last.id }),
    )
  const faults: unknown[] = []
  for (const { id } of homes) await redraw(deps, id).catch((error: unknown) => faults.push(error))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} homes were not drawn`)
}

export const redrawJob = registerJob(KIND, redrawPage, { class: 'maintenance' })
