import type {
  PropertyBulkItem as Item,
  PropertyBulkResult as Result,
} from '../../../../generated/model/index.ts'
import type { Ctx, Lang } from '../../../contract/context.ts'
import { fieldErrors, HttpError, notFound } from '../../../contract/errors.ts'
import { answerOf } from '../../../contract/failure.ts'
import { uuidv7, type Db } from '../../../db/index.ts'
import { actAs, type Actor, type Work } from '../../../contract/rights/actor.ts'

const UNDO_MS = 10 * 60_000
/** Kept so long, to say that it is over. */
const DAY_MS = 86_400_000

/** One record in a change of several. */
export interface BulkStep<Was> {
  item: Item
  /** How it stood; null when there is nothing to take back, or it is not taken back. */
  before: Was | null
}

const isUnchanged = ({ before }: BulkStep<unknown>): boolean => before === null

/**
 * The columns that every room's table of such changes has; how the records stood is the room's own.
 */
export interface StoredBulkChange {
  id: string
  agency_id: string
  user_id: string
  at: Date
  undone_at: Date | null
}

/** What a room brings along: its words, its records and its table of changes. */
export interface BulkPorts<Was> {
  say: (
    lang: Lang,
    key: 'bulk.gone' | 'bulk.notMine' | 'bulk.stale' | 'bulk.failed' | 'bulk.over',
  ) => string
  /** The reference of a record the actor may read; null when there is none. */
  refOf: (db: Db, actor: Actor, id: string) => Promise<string | null>
  /** Adds how a record stood to the change, which is there from the first one on. */
  keep: (db: Db, row: StoredBulkChange, was: Was) => Promise<unknown>
  /** Forgets the changes made before a time. */
  forget: (db: Db, before: Date) => Promise<unknown>
  /** The change of this name that this person made for this agency. */
  find: (
    db: Db,
    mine: Pick<StoredBulkChange, 'id' | 'agency_id'> & { user_id: string | null },
  ) => Promise<{ at: Date; was: Was[] } | null>
  /** Marks a change as taken back; false when it was already. */
  close: (db: Db, id: string, at: Date) => Promise<boolean>
}

/**
 * One change for several records of a room. Each record is an act of its own: one that is refused
 * does not take the others back, and is told in words, also when nobody foresaw why; whoever is let
 * go meanwhile changes no more of them. How a record stood is kept with its own change. Who made
 * the change can take it back, once, for ten minutes.
 */
export function bulkChange<Was extends { id: string }>({
  say,
  refOf,
  keep,
  forget,
  find,
  close,
}: BulkPorts<Was>) {
  function whyNot({ status, body }: HttpError, { lang }: Actor): string {
    if (status === 404) return say(lang, 'bulk.gone')
    if (status === 403) return say(lang, 'bulk.notMine')
    if (status === 409) return say(lang, 'bulk.stale')
    if (status === 500) return say(lang, 'bulk.failed')
    return (
      [...new Set(Object.values(body).filter((value) => typeof value === 'string'))].join('. ') ||
      say(lang, 'bulk.failed')
    )
  }

  async function oneByOne<One extends { id: string }>(
    ctx: Ctx,
    actor: Actor,
    ones: One[],
    fn: (work: Work, one: One) => Promise<BulkStep<Was>>,
    row: StoredBulkChange | null = null,
  ): Promise<BulkStep<Was>[]> {
    const { deps } = ctx
    const done: BulkStep<Was>[] = []
    for (const one of ones) {
      try {
        // Many take seconds: each is changed with the right that stands by then.
        const step = await actAs(ctx, actor, async (work) => {
          const changed = await fn({ ...work, several: ones.length > 1 }, one)
          if (changed.before && row) await keep(work.trx, row, changed.before)
          return changed
        })
        done.push(step)
      } catch (error) {
        const answer = answerOf(error, actor.lang)
        const isOurs = error instanceof HttpError
        if (!isOurs) ctx.log.error({ err: error }, 'one of several was not changed')
        // A disk that is full, a database that is away: nothing is done yet, and the next try may.
        if (answer.status >= 503 && !isOurs && done.every(isUnchanged)) throw error
        const ref = [401, 404].includes(answer.status)
          ? null
          : await refOf(deps.db, actor, one.id).catch(() => null)
        done.push({
          item: { id: one.id, ref, outcome: 'refused', text: whyNot(answer, actor) },
          before: null,
        })
      }
    }
    return done
  }

  return {
    /**
     * Changes each record once; how they stood is kept for who made the change, a program keeps
     * nothing.
     */
    async change(
      ctx: Ctx,
      actor: Actor,
      ids: string[],
      fn: (work: Work, id: string) => Promise<BulkStep<Was>>,
    ): Promise<Result> {
      const { db, now } = ctx.deps
      const at = now()
      await forget(db, new Date(at.getTime() - DAY_MS))
      const { agencyId: agency_id, userId: user_id } = actor
      const row =
        user_id === null ? null : { id: uuidv7(), agency_id, user_id, at, undone_at: null }
      const done = await oneByOne(
        ctx,
        actor,
        [...new Set(ids)].map((id) => ({ id })),
        (work, { id }) => fn(work, id),
        row,
      )
      const items = done.map(({ item }) => item)
      if (row === null || done.every(isUnchanged)) return { undoId: null, undoUntil: null, items }
      return { undoId: row.id, undoUntil: new Date(at.getTime() + UNDO_MS).toISOString(), items }
    },

    /** Sets each record back. 404: not a change of mine; 400: too late, or taken back already. */
    async undo(
      ctx: Ctx,
      actor: Actor,
      bulkId: string,
      setBack: (work: Work, was: Was) => Promise<Item>,
    ): Promise<Result> {
      const { db, now } = ctx.deps
      const kept =
        (await find(db, { id: bulkId, agency_id: actor.agencyId, user_id: actor.userId })) ??
        notFound(actor.lang)
      const at = now()
      const mine = kept.at.getTime() + UNDO_MS > at.getTime() && (await close(db, bulkId, at))
      if (!mine) return fieldErrors({ bulkId: say(actor.lang, 'bulk.over') })
      const done = await oneByOne(ctx, actor, kept.was, async (work, was) => ({
        item: await setBack(work, was),
        before: null,
      }))
      return { undoId: null, undoUntil: null, items: done.map(({ item }) => item) }
    },
  }
}
