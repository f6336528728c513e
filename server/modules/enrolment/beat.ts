import type { LessonTime } from '../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import { inTransaction, sql } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { recordsOf } from './enrolment.repository.ts'
import { lessonOf } from './lesson.service.ts'
import { minutesIn, provedSeconds } from './view.ts'

/** The longest pause between two signs that still counts, in seconds: one a minute, and its delay. */
const LONGEST = 90
/** At most so many times the lesson's minutes count. */
const MOST = 1.5

/**
 * A sign that the person is in a lesson. The time since the last one, from whatever tab or device,
 * counts for the lesson of this one: all tabs together never prove more than the clock. A part that
 * is attended is proved by its session alone.
 */
export const beat = (params: { id: string; lessonId: string }, ctx: Ctx): Promise<LessonTime> =>
  inTransaction(ctx.deps.db, async (trx) => {
    const { userId } = requireSession(ctx)
    const { row, lesson } = await lessonOf(trx, params, ctx)
    const now = ctx.deps.now()
    // The first sign of all is a row that nobody has seen; every other waits for the one before it.
    await trx
      .insertInto('enrolment_beat')
      .values({ user_id: userId, at: now })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute()
    const { at } = await trx
      .selectFrom('enrolment_beat')
      .select('at')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const passed = Math.floor((now.getTime() - at.getTime()) / 1000)
    const before = (await recordsOf(trx, [row.id])).get(row.id)
    const spent = before?.seconds.get(lesson.id) ?? 0
    const most = lesson.kind === 'live' ? 0 : Math.floor(lesson.minutes * 60 * MOST)
    const left = Math.max(0, most - spent)
    const counted = passed > 0 && passed <= LONGEST ? Math.min(passed, left) : 0
    if (counted > 0)
      await trx
        .insertInto('enrolment_time')
        .values({
          enrolment_id: row.id,
          lesson_id: lesson.id,
          day: dayOf(now),
          seconds: counted,
        })
        .onConflict((conflict) =>
          conflict.columns(['enrolment_id', 'lesson_id', 'day']).doUpdateSet({
            seconds: sql<number>`enrolment_time.seconds + excluded.seconds`,
          }),
        )
        .execute()
    // Whole seconds are taken off, so that what is left of one is not lost with every sign.
    if (passed > 0)
      await trx
        .updateTable('enrolment_beat')
        .set({ at: passed <= LONGEST ? new Date(at.getTime() + passed * 1000) : now })
        .where('user_id', '=', userId)
        .execute()
    return {
      lessonMinutes: minutesIn(spent + counted),
      courseMinutes: minutesIn((before ? provedSeconds(before) : 0) + counted),
    }
  })
