import type { Move, MovePatch } from '../../../generated/model/index.ts'
import { fieldErrors, notAcceptable } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { sql } from '../../db/index.ts'
import { choicesOf } from '../import/index.ts'
import { agentsOf } from '../user/index.ts'
import { say } from './messages.ts'
import { lockMove, setMove, type MoveRow } from './move.repository.ts'
import { showMove, visible } from './move.service.ts'
import { RAW_DAYS } from './steps/sweep.ts'
import { tokenColumns } from './steps/token.ts'
import { wakeApply, wakeLanes } from './steps/wake.ts'

const DAY = 86_400_000

/** Changes what is wanted, who is who, or the key; throws 400 at what fits nothing, 406 when over. */
export async function updateMove(work: Work, id: string, patch: MovePatch): Promise<Move> {
  const { trx, deps, actor } = work
  await visible(trx, actor, id)
  const move = await lockMove(trx, id, actor.lang)
  if (!move || isOver(move, deps.now())) return notAcceptable(say(actor.lang, 'over'))
  if (patch.want) {
    if (move.started_at !== null) notAcceptable(say(actor.lang, 'started'))
    await setMove(trx, id, { want: patch.want })
  }
  if (patch.types) await mapTypes(work, move, patch.types)
  if (patch.people) await mapPeople(work, move, patch.people)
  if (patch.token !== undefined) await takeToken(work, move, patch.token)
  if ((patch.types || patch.people) && move.started_at !== null) await wakeApply(deps, trx, move)
  return showMove(deps, trx, actor, id)
}

/** Given up or taken back; or so long done that what was read is gone. */
const isOver = ({ state, ended_at: ended }: MoveRow, now: Date): boolean =>
  ['cancelled', 'undoing', 'undone'].includes(state) ||
  (ended !== null && now.getTime() - ended.getTime() > RAW_DAYS * DAY)

/** The mapping with what changed in it; a null goes back to what nobody has said. */
function mapped(
  before: Record<string, string>,
  changes: { key: string; value: string | null }[],
): Record<string, string> {
  const after = new Map(Object.entries(before))
  for (const { key, value } of changes)
    if (value === null) after.delete(key)
    else after.set(key, value)
  return Object.fromEntries(after)
}

async function mapTypes(
  work: Work,
  move: MoveRow,
  types: NonNullable<MovePatch['types']>,
): Promise<void> {
  const { trx, actor } = work
  const known = new Set(choicesOf('type'))
  const strange = types.findIndex(({ code }) => code !== null && !known.has(code))
  if (strange !== -1) fieldErrors({ [`types.${strange}.code`]: say(actor.lang, 'noSuchType') })
  const changes = types.map(({ key, code }) => ({ key, value: code }))
  await setMove(trx, move.id, { types: mapped(move.types, changes) })
  await again(work, move, 'key_tipo', types, false)
}

async function mapPeople(
  work: Work,
  move: MoveRow,
  people: NonNullable<MovePatch['people']>,
): Promise<void> {
  const { trx, actor } = work
  const here = new Set((await agentsOf(trx, actor.agencyId)).map(({ id }) => id))
  const strange = people.findIndex(({ agentId }) => agentId !== null && !here.has(agentId))
  if (strange !== -1) fieldErrors({ [`people.${strange}.agentId`]: say(actor.lang, 'notOurs') })
  const changes = people.map(({ key, agentId }) => ({ key, value: agentId }))
  await setMove(trx, move.id, { people: mapped(move.people, changes) })
  await again(work, move, 'keyagente', people, true)
}

/** Homes that were read are made again; nobody is asked anything. */
async function again(
  { trx }: Work,
  { id }: MoveRow,
  field: 'key_tipo' | 'keyagente',
  keys: { key: string }[],
  reassign: boolean,
): Promise<void> {
  await trx
    .updateTable('move_item')
    .set({ state: 'got', next_at: null, ...(reassign && { reassign }) })
    .where('move_id', '=', id)
    .where('kind', '=', 'home')
    .where('raw', 'is not', null)
    .where('state', 'in', ['got', 'applied', 'failed'])
    .where(
      sql<string>`raw ->> ${field}::text`,
      'in',
      keys.map(({ key }) => key),
    )
    .execute()
}

/** Another key: what stopped goes on where it stood. */
async function takeToken({ trx, deps }: Work, move: MoveRow, token: string): Promise<void> {
  const hasFailed = move.state === 'failed'
  const state = move.started_at === null ? ('checking' as const) : ('running' as const)
  await setMove(trx, move.id, {
    ...(await tokenColumns(deps.config, move.id, token)),
    ...(hasFailed && { state, fault: null }),
  })
  if (hasFailed) await wakeLanes(deps, trx, move)
}
