import type { ContactKept } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'
import { personWords, registerPersonPart, saysOneOf, wholeWords } from '../contact/index.ts'
import { say } from './messages.ts'

/** Events these people come to: as contacts, or by an e-mail that is theirs. */
const attended = (db: Db, contactIds: string[]) =>
  db.selectFrom('agenda_attendee').where((eb) =>
    eb.or([
      eb('agenda_attendee.contact_id', 'in', contactIds),
      eb.and([
        eb('agenda_attendee.contact_id', 'is', null),
        eb(
          'agenda_attendee.event_id',
          'in',
          eb
            .selectFrom('agenda_event')
            .select('id')
            .where(
              'agency_id',
              'in',
              eb.selectFrom('contact').select('agency_id').where('contact.id', 'in', contactIds),
            ),
        ),
        eb(
          sql<string>`lower(agenda_attendee.email)`,
          'in',
          eb
            .selectFrom('contact_reach')
            .select('value')
            .where('kind', '=', 'email')
            .where('contact_reach.contact_id', 'in', contactIds),
        ),
      ]),
    ]),
  )

const TEXTS = ['title', 'notes', 'location', 'outcome'] as const
/** All that somebody typed into an event. */
const typed = sql<string>`
  concat_ws(' ', agenda_event.title, agenda_event.notes, agenda_event.location,
    agenda_event.outcome)`

/**
 * Puts a word in a person's place, in events of the agency (`only`: in these). The copy elsewhere
 * is written anew.
 */
async function rewrite(
  trx: Db,
  agencyIds: string[],
  words: string[],
  only?: string[],
): Promise<void> {
  if (words.length === 0 || only?.length === 0) return
  let query = trx
    .updateTable('agenda_event')
    .where('agency_id', 'in', agencyIds)
    .where(saysOneOf(typed, words))
  if (only) query = query.where('id', 'in', only)
  const put = (column: (typeof TEXTS)[number]) =>
    sql<string>`
      regexp_replace(${sql.ref(column)}, ${wholeWords(words)}, ${`\\1${say('es', 'erased')}`},
        'gi')`
  await query
    .set((eb) => ({
      title: put('title'),
      notes: put('notes'),
      location: put('location'),
      outcome: put('outcome'),
      google_base: null,
      version: eb('version', '+', 1),
    }))
    .execute()
}

/**
 * What the diary keeps of a person: the events they came to. Erased, the events stay without them,
 * without what was noted and without their name, and no undo brings them back.
 */
registerPersonPart({
  name: 'agenda',
  collect: async (db, contactIds) => {
    const rows = await attended(db, contactIds)
      .innerJoin('agenda_event', 'agenda_event.id', 'agenda_attendee.event_id')
      .select([
        'agenda_event.kind',
        'agenda_event.title',
        'agenda_event.starts_at',
        'agenda_event.ends_at',
        'agenda_event.status',
        'agenda_attendee.reply',
      ])
      .orderBy('agenda_event.starts_at')
      .execute()
    return rows.map(({ starts_at, ends_at, ...row }) => ({
      ...row,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
    }))
  },
  erase: async (trx, contactIds, { lang }) => {
    const agencyIds = (
      await trx
        .selectFrom('contact')
        .select('agency_id')
        .distinct()
        .where('id', 'in', contactIds)
        .execute()
    ).map(({ agency_id }) => agency_id)
    const { names, parts, emails } = await personWords(trx, contactIds)
    const gone = await attended(trx, contactIds).select(['id', 'event_id']).execute()
    const events = [...new Set(gone.map(({ event_id }) => event_id))]
    if (events.length > 0) {
      await trx
        .deleteFrom('agenda_attendee')
        .where(
          'id',
          'in',
          gone.map(({ id }) => id),
        )
        .execute()
      // What was noted of an event where others come, too, is about them as well and stays.
      const theirs = trx
        .selectFrom('agenda_event')
        .select('agenda_event.id')
        .where('agenda_event.id', 'in', events)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('agenda_attendee')
                .select('agenda_attendee.id')
                .whereRef('agenda_attendee.event_id', '=', 'agenda_event.id')
                .where('user_id', 'is', null),
            ),
          ),
        )
      await trx
        .updateTable('agenda_event')
        .set({ notes: null, outcome: null })
        .where('id', 'in', theirs)
        .execute()
      await trx
        .updateTable('agenda_event')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', 'in', events)
        .execute()
    }
    // Whole names and addresses are theirs wherever they stand; a first name alone only where they
    // came.
    await rewrite(trx, agencyIds, [...names.filter((name) => name.includes(' ')), ...emails])
    await rewrite(trx, agencyIds, [...names, ...parts], events)
    // Also where they were taken off by the act itself: what stood there before is nowhere else.
    await trx.deleteFrom('agenda_undo').where('agency_id', 'in', agencyIds).execute()
    const { count } = await trx
      .selectFrom('agenda_event')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('agency_id', 'in', agencyIds)
      .where('deleted_at', 'is', null)
      .where(saysOneOf(typed, [...names, ...parts]))
      .executeTakeFirstOrThrow()
    return Number(count) > 0
      ? [
          {
            what: say(lang, Number(count) === 1 ? 'keptNameWhat' : 'keptNamesWhat', {
              count: Number(count),
            }),
            why: say(lang, 'keptNamesWhy'),
            until: null,
          } satisfies ContactKept,
        ]
      : []
  },
})
