import type {
  PropertyBulkItem as Item,
  PropertyBulkResult as Result,
} from '../../../../generated/model/index.ts'
import type { Ctx, Lang } from '../../../contract/context.ts'
import { fieldErrors, HttpError, notFound } from '../../../contract/errors.ts'
import { poolOf, uuidv7, type Db } from '../../../db/index.ts'
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
  keep: (db: Db, row: StoredBulkChange, was: Was[]) => Promise<unknown>
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
 * does not take the others back, and is told in words; whoever is let go meanwhile changes no more
 * of them. Who made the change can take it back, once, for ten minutes.
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
  ): Promise<BulkStep<Was>[]> {
    const { deps } = ctx
    const done: BulkStep<Was>[] = []
    for (const one of ones) {
      try {
        // Many take seconds: each is changed with the right that stands by then.
        done.push(await actAs(ctx, actor, (work) => fn(work, one)))
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        const ref = [401, 404].includes(error.status) ? null : await refOf(deps.db, actor, one.id)
        done.push({
          item: { id: one.id, ref, outcome: 'refused', text: whyNot(error, actor) },
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
      const { now } = ctx.deps
      const done = await oneByOne(
        ctx,
        actor,
        [...new Set(ids)].map((id) => ({ id })),
        (work, { id }) => fn(work, id),
      )
      const items = done.map(({ item }) => item)
      const was = done.flatMap(({ before }) => before ?? [])
      if (was.length === 0 || actor.userId === null) return { undoId: null, undoUntil: null, items }
      const at = now()
      // What was done is told and can be taken back, also where its person may less by now.
      const db = poolOf(ctx.deps.db)
      await forget(db, new Date(at.getTime() - DAY_MS))
      const row = {
        id: uuidv7(),
        agency_id: actor.agencyId,
        user_id: actor.userId,
        at,
        undone_at: null,
      }
      await keep(db, row, was)
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
