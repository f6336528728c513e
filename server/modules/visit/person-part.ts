import { isUuid, type Db } from '../../db/index.ts'
import { registerPersonPart } from '../contact/index.ts'
import { say } from './messages.ts'
import { signedBy } from './sheet/signed-by.ts'

/**
 * How long a signed sheet may be asked for: personal actions lapse after five years (art. 1964 of
 * the Civil Code).
 */
const SHEET_YEARS = 5

/**
 * Visits that stand in these people's timelines and to which nobody else of the agency's contacts
 * came: what was said of them is theirs.
 */
async function visitsOfPeople(db: Db, contactIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_entry as e')
    .select('e.ref_id')
    .distinct()
    .where('e.contact_id', 'in', contactIds)
    .where('e.ref_type', '=', 'visit')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contact_entry as o')
            .select('o.id')
            .whereRef('o.ref_id', '=', 'e.ref_id')
            .where('o.ref_type', '=', 'visit')
            .where('o.contact_id', 'not in', contactIds),
        ),
      ),
    )
    .execute()
  return rows.flatMap(({ ref_id }) => (ref_id && isUuid(ref_id) ? ref_id : []))
}

/** All visits that stand in their timelines: signing, and what was thought, write them there. */
async function visitsTold(db: Db, contactIds: string[]): Promise<string[]> {
  const told = await db
    .selectFrom('contact_entry')
    .select('ref_id')
    .distinct()
    .where('contact_id', 'in', contactIds)
    .where('ref_type', '=', 'visit')
    .execute()
  return told.flatMap(({ ref_id }) => (ref_id && isUuid(ref_id) ? ref_id : []))
}

/** Sheets of these visits. */
async function sheetsOfPeople(db: Db, contactIds: string[]) {
  const events = await visitsTold(db, contactIds)
  return events.length === 0
    ? []
    : db
        .selectFrom('visit_sheet')
        .select(['event_id', 'number', 'doc', 'signed_at', 'file_hash'])
        .where('event_id', 'in', events)
        .orderBy('signed_at')
        .execute()
}

/**
 * The same as these people may be handed them: with their own entries alone, and none that others
 * signed. Whoever was asked along first, or bought beside them, is somebody else.
 */
async function signedSheets(db: Db, contactIds: string[]) {
  const sheets = await sheetsOfPeople(db, contactIds)
  if (sheets.length === 0) return []
  const isTheirs = await signedBy(db, contactIds)
  return sheets.flatMap(({ doc, ...sheet }) => {
    const visitors = doc.visitors.filter(isTheirs)
    return visitors.length === 0 ? [] : [{ ...sheet, doc: { ...doc, visitors } }]
  })
}

// What this room keeps of people: what they wrote when they booked, and their visits. Signed sheets
// prove a visit and are kept.
registerPersonPart({
  name: 'visits',
  collect: async (db: Db, contactIds: string[]) => {
    const requests = await db
      .selectFrom('visit_request')
      .select([
        'event_id',
        'name',
        'email',
        'phone',
        'message',
        'language',
        'consent_text',
        'consent_at',
        'created_at',
      ])
      .where('contact_id', 'in', contactIds)
      .execute()
    const asked = await db
      .selectFrom('partner_visit')
      .select(['title', 'place', 'state', 'slots', 'starts_at', 'created_at'])
      .where('contact_id', 'in', contactIds)
      .orderBy('created_at')
      .execute()
    return [
      ...requests,
      ...asked.map((visit) => ({ askedOfPartner: visit })),
      ...(await signedSheets(db, contactIds)).map((sheet) => ({ sheet })),
    ]
  },
  erase: async (trx: Db, contactIds: string[], { lang }) => {
    const last = (await sheetsOfPeople(trx, contactIds)).at(-1)
    const booked = await trx
      .selectFrom('visit_request')
      .select('event_id')
      .where('contact_id', 'in', contactIds)
      .execute()
    const events = booked.map(({ event_id }) => event_id)
    // What they wrote went into the diary, too; what they said of a home stays as marks, without
    // their words.
    if (events.length > 0)
      await trx.updateTable('agenda_event').set({ notes: null }).where('id', 'in', events).execute()
    const shown = await visitsOfPeople(trx, contactIds)
    const said = [...new Set([...events, ...shown])]
    if (said.length > 0)
      await trx
        .updateTable('visit_feedback')
        .set({ comment: null })
        .where('event_id', 'in', said)
        .execute()
    // Of a visit to which others came, too, what is known to be theirs, and what a visitor said of whom
    // is not known who it was (a takeout does not tell): it may be theirs.
    const told = await visitsTold(trx, contactIds)
    if (told.length > 0)
      await trx
        .updateTable('visit_feedback')
        .set({ comment: null })
        .where('event_id', 'in', told)
        .where((eb) =>
          eb.or([
            eb('said_by', 'in', contactIds),
            eb.and([eb('said_by', 'is', null), eb('by', '=', 'visitor')]),
          ]),
        )
        .execute()
    await trx
      .updateTable('visit_request')
      .set({ name: '', email: null, phone: null, message: null })
      .where('contact_id', 'in', contactIds)
      .execute()
    // An open one is over without them; a confirmed one stays in the other agency's diary, which
    // never knew of whom.
    await trx
      .updateTable('partner_visit')
      .set({ contact_id: null })
      .where('contact_id', 'in', contactIds)
      .execute()
    if (!last) return []
    const until = new Date(last.signed_at)
    until.setUTCFullYear(until.getUTCFullYear() + SHEET_YEARS)
    return [
      {
        what: say(lang, 'keptSheetWhat'),
        why: say(lang, 'keptSheetWhy'),
        until: until.toISOString().slice(0, 10),
      },
    ]
  },
})
