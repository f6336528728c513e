import type { Move, MoveInput, MoveWant } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { notAcceptable, notFound } from '../../contract/errors.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { recordEvent, uuidv7, type Db } from '../../db/index.ts'
import { addItems } from './item.repository.ts'
import { say } from './messages.ts'
import { insertMove, listRows, type MoveRow } from './move.repository.ts'
import { FIRST_ITEMS } from './steps/plan.ts'
import { tokenColumns } from './steps/token.ts'
import { wakeLanes } from './steps/wake.ts'
import { toMove } from './view.ts'

const ALL: MoveWant = {
  homes: 'active',
  prospects: true,
  owners: true,
  photos: true,
  publishInfo: false,
}

/** A move of the agency; throws 404. */
export async function visible(db: Db, { agencyId, lang }: Actor, id: string): Promise<MoveRow> {
  return (await listRows(db, agencyId, id))[0] ?? notFound(lang)
}

export async function listMoves(deps: Deps, actor: Actor): Promise<Move[]> {
  const rows = await listRows(deps.db, actor.agencyId)
  return Promise.all(rows.map((row) => toMove(deps, deps.db, row, actor.lang)))
}

export async function showMove(deps: Deps, db: Db, actor: Actor, id: string): Promise<Move> {
  return toMove(deps, db, await visible(db, actor, id), actor.lang)
}

/** Keeps the key and has it tried; the list is counted in the background. */
export async function createMove(
  { trx, deps, actor }: Work,
  { system, token, want = ALL }: MoveInput,
): Promise<Move> {
  const { agencyId, userId, lang } = actor
  const id = uuidv7()
  const row = await insertMove(trx, {
    id,
    agency_id: agencyId,
    system,
    ...(await tokenColumns(deps.config, id, token)),
    state: 'checking',
    want,
    created_by: userId,
    created_at: deps.now(),
  })
  if (!row) return notAcceptable(say(lang, 'oneAtATime'))
  await addItems(trx, id, FIRST_ITEMS)
  await recordEvent(trx, { kind: 'move.created', agencyId, subject: id, payload: { by: userId } })
  await wakeLanes(deps, trx, row, ['enum', 'home'])
  return toMove(deps, trx, row, lang)
}
