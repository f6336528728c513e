import type { Move, MoveStep } from '../../../generated/model/index.ts'
import { laterVersion, notAcceptable } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { readsWhole } from '../../contract/stored/index.ts'
import { recordEvent } from '../../db/index.ts'
import { closeRun, sayStored } from '../import/index.ts'
import { UNDO } from './job-kinds.ts'
import { say } from './messages.ts'
import { isAnotherOpen, lockMove, setMove, type MoveRow } from './move.repository.ts'
import { showMove, visible } from './move.service.ts'
import { begin } from './steps/plan.ts'
import { refresh, refreshFrom } from './steps/refresh.ts'
import { NO_TOKEN } from './steps/token.ts'
import { wakeApply, wakeLanes } from './steps/wake.ts'
import { canUndo } from './view.ts'

/** Does one act with a move; throws 406 in words where its state does not allow it, 503 in a later one. */
export async function stepMove(work: Work, id: string, step: MoveStep): Promise<Move> {
  const { trx, deps, actor } = work
  await visible(trx, actor, id)
  const move = await lockMove(trx, id, actor.lang)
  if (!move) throw new Error('A move that was there is gone')
  await ACTS[step.act](work, move, step)
  const { agencyId, userId: by } = actor
  const payload = { by, act: step.act }
  await recordEvent(trx, { kind: 'move.step', agencyId, subject: id, payload })
  return showMove(deps, trx, actor, id)
}

type Act = (work: Work, move: MoveRow, step: MoveStep) => Promise<void>

const refuse = ({ actor }: Work, key: 'notNow' | 'noToken' | 'tooSoon' | 'cannotUndo'): never =>
  notAcceptable(say(actor.lang, key))

/** 503 where another version was told to bring what this one knows nothing of. */
async function knowWant({ trx, actor }: Work, { id }: MoveRow): Promise<void> {
  if (!(await readsWhole(trx, 'move.want', { id }))) laterVersion(actor.lang)
}

const ACTS: Record<MoveStep['act'], Act> = {
  start: async (work, move, { confirmed = false }) => {
    const { trx, deps, actor } = work
    if (move.state !== 'planned') refuse(work, 'notNow')
    if (move.question && (!confirmed || move.question.key === 'noHomes'))
      notAcceptable(sayStored(actor.lang, move.question))
    await knowWant(work, move)
    await setMove(trx, move.id, { confirmed })
    await begin(deps, trx, move)
  },
  pause: async (work, { id, state }) => {
    if (state !== 'running') refuse(work, 'notNow')
    await setMove(work.trx, id, { state: 'paused' })
  },
  resume: async (work, move) => {
    const { trx, deps } = work
    const isPaused = move.state === 'paused'
    if (!isPaused && !(move.state === 'failed' && move.fault === 'answer')) refuse(work, 'notNow')
    if (move.token === null) refuse(work, 'noToken')
    const state = move.started_at === null ? ('checking' as const) : ('running' as const)
    await setMove(trx, move.id, { state, fault: null })
    await wakeLanes(deps, trx, move)
    await wakeApply(deps, trx, move)
  },
  cancel: async (work, move) => {
    const { trx, deps } = work
    if (move.ended_at !== null || move.state === 'undoing') refuse(work, 'notNow')
    if (move.run_id) await closeRun(deps, trx, move.run_id)
    await setMove(trx, move.id, { state: 'cancelled', ended_at: deps.now(), ...NO_TOKEN })
  },
  undo: async (work, move) => {
    const { trx, deps } = work
    if (!canUndo(move, deps.now())) refuse(work, 'cannotUndo')
    if (move.ended_at !== null && (await isAnotherOpen(trx, move))) refuse(work, 'notNow')
    await setMove(trx, move.id, { state: 'undoing', ended_at: null })
    const { id, agency_id: agencyId } = move
    await deps.jobs.add(trx, UNDO, { id }, { key: id, agencyId })
  },
  refresh: async (work, move) => {
    const { trx, deps } = work
    const from = refreshFrom(move, deps.now())
    if (!from || (await isAnotherOpen(trx, move))) return refuse(work, 'notNow')
    if (from > deps.now()) refuse(work, 'tooSoon')
    if (move.token === null) refuse(work, 'noToken')
    await knowWant(work, move)
    await refresh(deps, trx, move)
  },
  erase: async (work, { id, state }) => {
    if (state === 'running' || state === 'checking' || state === 'undoing') refuse(work, 'notNow')
    await setMove(work.trx, id, NO_TOKEN)
  },
}
