import { eachOne, registerJob } from '../../jobs/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction, sql } from '../../db/index.ts'
import { sweepFiles } from './folder/keep.ts'
import { tellLapsed, tellTomorrow } from './seat/news.ts'
import { lockSession } from './seat/seat.repository.ts'
import { giveBack, offerFree } from './seat/seat.service.ts'

const DAY_MS = 86_400_000

/** Offers that ran out go to the next; whoever let theirs lapse is told. */
async function passOn({ db, now }: Deps): Promise<void> {
  const lapsed = await db
    .selectFrom('course_seat')
    .select(['course_id', 'user_id', 'session_id'])
    .where('state', '=', 'offered')
    .where('offered_until', '<=', now())
    .orderBy('offered_until')
    .execute()
  await eachOne(lapsed, (seat) =>
    inTransaction(db, async (trx) => {
      const session = await lockSession(trx, seat.session_id)
      const still = await trx
        .selectFrom('course_seat')
        .select('user_id')
        .where('course_id', '=', seat.course_id)
        .where('user_id', '=', seat.user_id)
        .where('session_id', '=', seat.session_id)
        .where('state', '=', 'offered')
        .where('offered_until', '<=', now())
        .executeTakeFirst()
      if (!still || !session) return
      await giveBack(trx, seat, now())
      await tellLapsed(trx, seat.user_id, session, now())
    }),
  )
}

/** Seats that went with an account that was erased are offered, too. */
async function offerLeft({ db, now }: Deps): Promise<void> {
  const { rows } = await sql<{ id: string }>`select meeting.id from course_session meeting
    where cancelled_at is null and starts_at > ${now()}
      and exists (select 1 from course_seat seat
        where seat.session_id = meeting.id and seat.state = 'waiting')
      and seats > (select count(*) from course_seat seat
        where seat.session_id = meeting.id and seat.state <> 'waiting')`.execute(db)
  await eachOne(rows, ({ id }) => inTransaction(db, (trx) => offerFree(trx, id, now())))
}

/** Who has a seat hears of it a day before, once. */
async function remind({ db, now }: Deps): Promise<void> {
  const at = now()
  const due = await db
    .selectFrom('course_session')
    .select('id')
    .where('cancelled_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('starts_at', '>', at)
    .where('starts_at', '<=', new Date(at.getTime() + DAY_MS))
    .execute()
  await eachOne(due, ({ id }) =>
    inTransaction(db, async (trx) => {
      const session = await lockSession(trx, id)
      if (!session || session.reminded_at) return
      await trx
        .updateTable('course_session')
        .set({ reminded_at: at })
        .where('id', '=', id)
        .execute()
      const seats = await trx
        .selectFrom('course_seat')
        .select('user_id')
        .where('session_id', '=', id)
        .where('state', '=', 'taken')
        .execute()
      for (const { user_id } of seats) await tellTomorrow(trx, user_id, session, at)
    }),
  )
}

export const jobs = [
  registerJob(
    'course.seats',
    (_payload, deps) => eachOne([passOn, offerLeft], (bring) => bring(deps)),
    { everyMinutes: 10 },
  ),
  registerJob('course.sweep', async (_payload, deps) => void (await sweepFiles(deps)), {
    everyMinutes: 1440,
  }),
  registerJob('course.remind', async (_payload, deps) => remind(deps), { everyMinutes: 10 }),
]
