import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import type { Answer } from '../inmovilla/ask.ts'
import { listedIn } from '../inmovilla/shapes.ts'
import { addItems, isHeld, setItem, type ItemRow } from '../item.repository.ts'
import { MAIL } from '../job-kinds.ts'
import { findMove, setMove, type MoveRow } from '../move.repository.ts'
import { restCode, restText, type RestRecord } from '../../import/index.ts'
import { noteTooMany } from '../window/turns.ts'
import { planIfCounted } from './plan.ts'
import { takeChanged } from './refresh.ts'
import { wakeApply, wakeLanes } from './wake.ts'

const MINUTE = 60_000
/** Pauses after a failure; after the last one the thing is given up. */
const PAUSES = [0.5, 2, 10, 60, 240].map((minutes) => minutes * MINUTE)

/** Keeps what came of one call, and what follows from it; nothing of one that was slept through. */
export function keep(deps: Deps, moveId: string, item: ItemRow, answer: Answer): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const move = await findMove(trx, moveId, 'update')
    if (!move || !(await isHeld(trx, item))) return
    const now = deps.now()
    const isSound = answer.kind !== 'ok' || item.kind !== 'list' || listedIn(answer.body) !== null
    switch (isSound ? answer.kind : 'later') {
      case 'ok':
        return got(deps, trx, move, item, (answer as { body: unknown }).body)
      case 'none':
        return givenUp(deps, trx, move, item, 'gone')
      case 'refused':
        return stop(deps, trx, move, item, 'token')
      case 'tooMany':
        await noteTooMany(trx, move.token_hash, now)
        return setItem(trx, item.id, { next_at: null, tries: item.tries - 1 })
      case 'later': {
        const pause = PAUSES[item.tries - 1]
        if (pause === undefined) return givenUp(deps, trx, move, item, 'noAnswer')
        return setItem(trx, item.id, { next_at: new Date(now.getTime() + pause) })
      }
    }
  })
}

async function got(
  deps: Deps,
  trx: Db,
  move: MoveRow,
  item: ItemRow,
  body: unknown,
): Promise<void> {
  const set = { next_at: null, tries: 0, message: null, updated_at: deps.now() }
  if (item.kind === 'photo') {
    await setItem(trx, item.id, { ...set, state: 'applied' })
    // Of a move that is over nobody else sees that its report is whole.
    if (move.state === 'done') await wakeApply(deps, trx, move)
    return
  }
  const raw = body as RestRecord
  const zone = item.kind === 'home' && restText(raw, 'zona') === '' && restCode(raw, 'key_zona')
  const place = zone ? restCode(raw, 'key_loca') : ''
  const owner = item.kind === 'home' && move.want.owners ? restCode(raw, 'keycli') : ''
  await setItem(trx, item.id, {
    ...set,
    state: 'got',
    raw,
    ...(item.kind === 'home' && { place_id: place || null, owner_id: owner || null }),
  })
  if (place) await addItems(trx, move.id, [{ kind: 'enum', external_id: `zonas=${place}` }])
  if (owner) await addItems(trx, move.id, [{ kind: 'owner', external_id: owner }])
  if (place || owner) await wakeLanes(deps, trx, move, ['enum', 'owner'])
  if (item.kind === 'list' && move.state === 'running') await takeChanged(deps, trx, move, body)
  await goOn(deps, trx, move)
}

/** Something that cannot be had never stops the rest, but for what everything hangs on. */
async function givenUp(
  deps: Deps,
  trx: Db,
  move: MoveRow,
  item: ItemRow,
  message: 'gone' | 'noAnswer',
): Promise<void> {
  if (move.state === 'checking') return stop(deps, trx, move, item, 'answer')
  await setItem(trx, item.id, {
    state: 'failed',
    next_at: null,
    message,
    updated_at: deps.now(),
  })
  await goOn(deps, trx, move)
}

async function goOn(deps: Deps, trx: Db, move: MoveRow): Promise<void> {
  if (move.state === 'checking') await planIfCounted(deps, trx, move)
  else await wakeApply(deps, trx, move)
}

/** Stops a move until a person has looked; what it was about to read is read first then. */
async function stop(
  deps: Deps,
  trx: Db,
  move: MoveRow,
  item: ItemRow,
  fault: 'token' | 'answer',
): Promise<void> {
  await setItem(trx, item.id, { next_at: null, tries: 0 })
  if (move.state !== 'running' && move.state !== 'checking') return
  await setMove(trx, move.id, { state: 'failed', fault })
  if (move.started_at !== null)
    await deps.jobs.add(trx, MAIL, { id: move.id, kind: 'stopped' }, { agencyId: move.agency_id })
}
