import type { Move } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Db } from '../../db/index.ts'
import { namesOf } from '../user/index.ts'
import { figuresOf, type Figures } from './figures.ts'
import { estimate, isEstimated, PHOTOS_A_HOME, type Left } from './estimate.ts'
import { issuesOf } from './issues.ts'
import { mappingOf } from './mapping.ts'
import type { MoveRow } from './move.repository.ts'
import { listOf, wanted } from './steps/plan.ts'
import { refreshFrom } from './steps/refresh.ts'
import { TOKEN_DAYS } from './steps/sweep.ts'
import { LIMITS } from './window/limits.ts'
import { callsOf, nextTurn, restOf } from './window/turns.ts'

const DAY = 86_400_000
/** Days in which a move can be taken back, as a report of `import`. */
const UNDO_DAYS = 30

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Whether what a move brought can be taken back. */
export const canUndo = ({ state, started_at: began }: MoveRow, now: Date): boolean =>
  began !== null &&
  ['running', 'paused', 'failed', 'done', 'cancelled'].includes(state) &&
  now.getTime() - began.getTime() < UNDO_DAYS * DAY

/** A move in the shape of the contract, worded in the reader's language. */
export async function toMove(deps: Deps, db: Db, row: MoveRow, lang: Lang): Promise<Move> {
  const now = deps.now()
  const figures = await figuresOf(db, row.id)
  const mapping = await mappingOf(db, row)
  const known = await restOf(db, row.token_hash)
  const rest = known && known.slowUntil > now ? known : null
  const ends = isEstimated(row) ? estimate(await leftOf(db, row, figures), now, rest) : null
  const isRunning = row.state === 'running' || row.state === 'checking'
  const isResting = isRunning && rest !== null && rest.restsUntil > now
  const ended = row.ended_at
  return {
    id: row.id,
    system: row.system,
    state: row.state === 'running' && isResting ? 'waiting' : row.state,
    want: row.want,
    tokenHint: row.token_hint,
    tokenUntil:
      row.token && ended ? new Date(ended.getTime() + TOKEN_DAYS * DAY).toISOString() : null,
    plan: row.plan,
    phases: figures.phases.map((phase) => ({
      ...phase,
      estimate:
        row.state === 'running' && phase.endedAt === null && ends
          ? iso(ends[phase.kind === 'extra' ? 'home' : phase.kind])
          : null,
    })),
    arrived: figures.arrived,
    ...mapping,
    issues: issuesOf(row, figures, mapping, lang),
    windows: await windowsOf(db, row, now),
    nextCallAt: isRunning ? iso(await nextTurn(db, row.token_hash, 'propiedades', now)) : null,
    restsUntil: isResting ? iso(rest.restsUntil) : null,
    slowUntil: iso(rest?.slowUntil ?? null),
    estimate: iso(ends?.all ?? null),
    integrationId: row.integration_id,
    runId: row.run_id,
    byName: row.created_by
      ? ((await namesOf(db, [row.created_by])).get(row.created_by) ?? null)
      : null,
    createdAt: row.created_at.toISOString(),
    startedAt: iso(row.started_at),
    doneAt: row.state === 'done' ? iso(ended) : null,
    refreshFrom: iso(refreshFrom(row, now)),
    canUndo: canUndo(row, now),
  }
}

/** What is left to read; of a planned move everything that is wanted. */
async function leftOf(db: Db, row: MoveRow, { left }: Figures): Promise<Left> {
  if (row.state !== 'planned') return left
  const homes = wanted((await listOf(db, row.id)) ?? [], row.want).length
  return {
    homes,
    extras: row.want.publishInfo ? homes : 0,
    owners: row.want.owners ? homes : 0,
    photos: row.want.photos ? homes * PHOTOS_A_HOME : 0,
  }
}

/** Calls for homes, as the other program counts them. */
async function windowsOf(db: Db, { token_hash }: MoveRow, now: Date): Promise<Move['windows']> {
  const counted = LIMITS.propiedades.map(async ({ most, seconds }) => {
    const since = new Date(now.getTime() - seconds * 1000)
    const { length: used } = await callsOf(db, token_hash, 'propiedades', since)
    return { seconds, used, most }
  })
  return Promise.all(counted)
}
