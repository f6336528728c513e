import { pageIn } from '../../../contract/language.ts'
import type { User } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, sql, type Db } from '../../../db/index.ts'
import { eachOne } from '../../../jobs/index.ts'
import { notify } from '../../notification/index.ts'
import { whoAllHear } from '../../user/index.ts'
import { exceptionsOf, findEvent, withParts, type Full } from '../agenda.repository.ts'
import { dueNow, nextDue, type Due } from '../series/derive.ts'
import { runs } from '../series/rule.ts'
import { momentIn } from './moment.ts'
import { comesOf, lookUp } from '../view.ts'
import { say } from '../messages.ts'

export const REMIND_MAIL = 'agenda.remind-mail'

/** A mail that is due: of which event, which occurrence, to whom. */
export interface RemindMail {
  eventId: string
  start: string
  userId: string
}

/**
 * A reminder that could not be sent for so long after the event began (the server stood still) is
 * no use any more.
 */
const LATE_MS = 15 * 60_000
const AT_ONCE = 200
/** Nothing was reminded of later than now: a time so far off was noted by a wrong clock. */
const AHEAD_MS = 24 * 3_600_000
/** A series that only another version can run is asked for again after so long. */
const UNREAD_MS = 3_600_000

const pathOf = (lang: Lang, id: string, start: Date, series: boolean): string => {
  const one = series ? `&occurrence=${encodeURIComponent(start.toISOString())}` : ''
  return pageIn('', lang, `/auth/agenda/details?id=${id}${one}`)
}

/** Whom an event reminds: whose diary it is in, and colleagues who come. */
const remindedOf = (full: Full): string[] => [
  ...new Set([
    full.row.organiser_id,
    ...full.attendees
      .filter(({ reply }) => reply !== 'declined')
      .flatMap(({ user_id }) => user_id ?? []),
  ]),
]

/**
 * Who hears in their place of an event that is theirs; private time of somebody who has not come
 * yet is nobody else's.
 */
async function hearersOf(db: Db, { row }: Full, ids: string[]): Promise<User[]> {
  const people = await whoAllHear(db, row.agency_id, ids)
  return row.visibility === 'agency' ? people : people.filter(({ id }) => ids.includes(id))
}

async function wordsFor(
  db: Db,
  full: Full,
  start: Date,
  now: Date,
  lang: 'es' | 'en' | 'ca' | 'de',
) {
  const known = await lookUp(db, full.row.agency_id, [full])
  const homes = full.homes.flatMap((id) => known.homes.get(id)?.home ?? [])
  const where = [
    full.row.location,
    ...homes.map(({ ref, address, town }) => [address, town, ref].filter(Boolean).join(', ')),
  ]
    .filter(Boolean)
    .join(' · ')
  const people = full.attendees
    .filter(({ user_id }) => !user_id)
    .flatMap(
      ({ contact_id, name, email }) =>
        known.contacts.get(contact_id ?? '')?.name ?? name ?? email ?? [],
    )
    .join(', ')
  return {
    title: full.row.title.replace(/\s+/g, ' '),
    when: momentIn(lang, start, now, full.row.all_day),
    where,
    people,
  }
}

async function remind(trx: Db, deps: Deps, full: Full, due: Due, now: Date): Promise<void> {
  const { row } = full
  for (const person of await hearersOf(trx, full, remindedOf(full))) {
    const userId = person.id
    const words = await wordsFor(trx, full, due.start, now, person.language)
    const topic = `agenda:${row.id}:${due.start.getTime()}`
    if (row.remind_by.includes('PLATFORM'))
      await notify(trx, {
        userId,
        kind: 'NOTIFICATION',
        title: say(person.language, 'remindTitle', words),
        body: [words.where, words.people].filter(Boolean).join(' · ') || words.when,
        href: pathOf(person.language, row.id, due.start, row.rrule !== null),
        topic,
        at: now,
      })
    if (row.remind_by.includes('EMAIL'))
      await deps.jobs.add(
        trx,
        REMIND_MAIL,
        { eventId: row.id, start: due.start.toISOString(), userId } satisfies RemindMail,
        { key: `${topic}:${due.minutes}:${userId}` },
      )
  }
}

const live = (db: Db) => db.selectFrom('agenda_event').where('deleted_at', 'is', null)

const dueBy = (db: Db, now: Date) => live(db).where('remind_at', '<=', now)

/** Looked at, or written, while the clock ran ahead: what is due until then would be left out. */
const isAhead = (until: Date, now: Date): boolean => until.getTime() > now.getTime() + AHEAD_MS
const aheadOf = (db: Db, now: Date) =>
  live(db).where('reminded_until', '>', new Date(now.getTime() + AHEAD_MS))

/**
 * Sends the reminders that are due. What was sent and that it was sent are written in one
 * transaction under the event's lock, so that each goes out once, whatever stops in between and
 * however many servers look. An event that cannot be reminded of holds up no other.
 */
export async function sendReminders(_: unknown, deps: Deps): Promise<void> {
  const now = deps.now()
  // In another order each time: as many as are taken at once may fail. Those of a wrong clock, which
  // may be all there are, take no other's place.
  const some = (of: ReturnType<typeof live>) =>
    of
      .select('id')
      .orderBy(sql`random()`)
      .limit(AT_ONCE)
      .execute()
  const due = [...(await some(dueBy(deps.db, now))), ...(await some(aheadOf(deps.db, now)))]
  await eachOne(due, ({ id }) => inTransaction(deps.db, (trx) => remindOf(trx, deps, id, now)))
}

async function remindOf(trx: Db, deps: Deps, id: string, now: Date): Promise<void> {
  const row = await live(trx)
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  const [full] = row ? await withParts(trx, [row]) : []
  if (!row || !full) return
  const ahead = isAhead(row.reminded_until, now)
  if (!ahead && !(row.remind_at && row.remind_at <= now)) return
  const put = (values: { remind_at: Date | null; reminded_until?: Date }) =>
    trx.updateTable('agenda_event').set(values).where('id', '=', id).execute()
  if (row.rrule !== null && !runs({ ...row, rrule: row.rrule })) {
    const again = new Date(now.getTime() + UNREAD_MS)
    await put({ remind_at: again, ...(ahead && { reminded_until: now }) })
    return
  }
  const exceptions = await exceptionsOf(trx, [id])
  // The newest reminder of an occurrence says it all: older ones that were held up are left out.
  const dues = new Map(
    (ahead ? [] : dueNow(row, exceptions, now))
      .filter(({ start }) => now.getTime() - start.getTime() < LATE_MS)
      .map((due) => [due.start.getTime(), due]),
  )
  for (const due of dues.values()) await remind(trx, deps, full, due, now)
  await put({ reminded_until: now, remind_at: nextDue(row, exceptions, now) })
}

/**
 * One mail of a reminder; nothing goes out for an event that was cancelled or put away meanwhile,
 * nor to a mailbox that nobody has proved: whoever typed both would write to anybody through us.
 */
export async function sendRemindMail(
  { eventId, start, userId }: RemindMail,
  deps: Deps,
): Promise<void> {
  const full = await findEvent(deps.db, eventId)
  if (!full || full.row.deleted_at || full.row.status === 'cancelled') return
  const ids = [full.row.organiser_id, ...comesOf(full)]
  const person = (await hearersOf(deps.db, full, ids)).find(({ id }) => id === userId)
  if (!person?.email_verified) return
  const at = new Date(start)
  const lang = person.language
  const words = await wordsFor(deps.db, full, at, deps.now(), lang)
  const link = `${deps.config.siteUrl}${pathOf(lang, eventId, at, full.row.rrule !== null)}`
  const text = say(lang, 'remindText', { ...words, link })
    .replace(/\n{2,}/g, '\n\n')
    .replace(/\n\n\n+/g, '\n\n')
  await deps.mail.send({
    to: person.email,
    subject: say(lang, 'remindSubject', words),
    text,
    once: true,
  })
}
