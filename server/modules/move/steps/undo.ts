import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { discardContact, workedOnSince } from '../../contact/index.ts'
import { closeRun, leaveStanding, takeBack } from '../../import/index.ts'
import { MAIL } from '../job-kinds.ts'
import { findMove, setMove } from '../move.repository.ts'
import { NO_TOKEN } from './token.ts'

/** The room's name among those that hold on to a person: its own hold is no reason to keep them. */
export const PERSON_PART = 'moves'

/**
 * Takes a move back: its homes go, with their photos, then the contacts it made. What somebody has
 * worked on since stays. May be cut short and go on.
 */
export async function takeMoveBack(deps: Deps, id: string): Promise<void> {
  const move = await findMove(deps.db, id)
  if (move?.state !== 'undoing') return
  if (move.integration_id) await takeBack(deps, move.integration_id, move.created_at)
  for (const { id: itemId, contact_id: contactId, contact_version: version, until } of await madeBy(
    deps,
    id,
  ))
    await inTransaction(deps.db, async (trx) => {
      const by = { by: PERSON_PART, ...(until && { until }) }
      const since = await workedOnSince(trx, contactId ?? '', version ?? 0, by)
      if (since === 'nothing') await discardContact(trx, contactId ?? '')
      await trx
        .updateTable('move_item')
        .set({ made: false, contact_id: null })
        .where('id', '=', itemId)
        .execute()
    })
  await inTransaction(deps.db, (trx) =>
    setMove(trx, id, { state: 'undone', ended_at: deps.now(), ...NO_TOKEN }),
  )
}

/**
 * Of a way back at which nobody works any more: the move is given up as it stands, so that another
 * may begin, and may be taken back anew. Who started it is told.
 */
export const standStill = (deps: Deps, id: string): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const move = await findMove(trx, id, 'update')
    if (move?.state !== 'undoing') return
    if (move.integration_id) await leaveStanding(trx, move.integration_id)
    if (move.run_id) await closeRun(deps, trx, move.run_id)
    await setMove(trx, id, { state: 'cancelled', ended_at: deps.now(), ...NO_TOKEN })
    await deps.jobs.add(trx, MAIL, { id, kind: 'stopped' }, { agencyId: move.agency_id })
  })

/**
 * Contacts of a move's making, and when it last wrote of each: when it made them, or a home of
 * theirs.
 */
const madeBy = (deps: Deps, moveId: string) =>
  deps.db
    .selectFrom('move_item')
    .select(['id', 'contact_id', 'contact_version'])
    .select(({ selectFrom }) =>
      selectFrom('move_item as home')
        .select(({ fn }) => fn.max('home.updated_at').as('at'))
        .where('home.move_id', '=', moveId)
        .where(({ or, eb, ref }) =>
          or([
            eb('home.owner_id', '=', ref('move_item.external_id')),
            eb('home.id', '=', ref('move_item.id')),
          ]),
        )
        .as('until'),
    )
    .where('move_id', '=', moveId)
    .where('kind', '=', 'owner')
    .where('made', '=', true)
    .where('contact_id', 'is not', null)
    .execute()
