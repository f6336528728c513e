import type {
  ContactErased,
  ContactEraseInput,
  ContactKept,
} from '../../../../generated/model/index.ts'
import { json, withAdvisoryLock, sql, type Db } from '../../../db/index.ts'
import type { ContactDoc } from '../../../db/tables/contact.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { adminOnly, writable } from '../contact.policy.ts'
import { findContact, findFinal, idsOf, wipeContact } from '../contact.repository.ts'
import { refuseStale } from '../contact.service.ts'
import { forgetNews } from '../../notification/index.ts'
import { personParts } from './person-parts.ts'
import { eraseFromTexts } from './own-texts.ts'
import { personWords, type PersonWords } from './person-words.ts'
import { theirRows } from './their-rows.ts'
import { say } from '../messages.ts'

/**
 * What stands in lists of other rooms where an erased person was. Their records read in Spanish, as
 * titles do.
 */
const GONE: ContactDoc = {
  person: { kind: 'person', firstName: 'Persona borrada' },
  reach: {},
  profile: {},
  legal: {},
  notes: {},
}

const yearsLater = (from: Date, years: number): string => {
  const day = new Date(from)
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toISOString().slice(0, 10)
}

const isChecked = (legal: ContactDoc['legal'] | undefined): boolean =>
  legal?.kyc?.checkedOn !== undefined

/**
 * Who these people are and how that was checked, as it is stored: the duty to keep it hangs on the
 * day it was written, not on what the contract of today can read of it. Null for who was never
 * checked.
 */
async function identifications(
  trx: Db,
  ids: string[],
): Promise<({ person: unknown; legal: unknown } | null)[]> {
  // An expression over the column comes as it is stored (server/db/read-columns.ts).
  const { rows } = await sql<{
    doc: ContactDoc
    stored: Partial<ContactDoc>
  }>`select doc, doc #> '{}' as stored from contact where id = any(${ids}::uuid[])`.execute(trx)
  return rows.map(({ doc, stored }) =>
    isChecked(doc.legal) || isChecked(stored.legal)
      ? { person: stored.person ?? doc.person, legal: stored.legal ?? doc.legal }
      : null,
  )
}

/** What must be kept of these records themselves: it moves to `kept`, which no screen reads. */
async function keepByLaw(
  trx: Db,
  ids: string[],
  now: Date,
  lang: Work['actor']['lang'],
): Promise<{ kept: ContactKept[]; held: object }> {
  const consents = await trx
    .selectFrom('contact_consent')
    .selectAll()
    .where('contact_id', 'in', ids)
    .execute()
  const identified = (await identifications(trx, ids)).filter((one) => one !== null)
  const kept: ContactKept[] = []
  if (consents.length > 0)
    kept.push({
      what: say(lang, 'keptConsentWhat'),
      why: say(lang, 'keptConsentWhy'),
      until: yearsLater(now, 3),
    })
  if (identified.length > 0)
    kept.push({
      what: say(lang, 'keptKycWhat'),
      why: say(lang, 'keptKycWhy'),
      until: yearsLater(now, 10),
    })
  return {
    kept,
    held: {
      consents,
      identification: identified,
    },
  }
}

/**
 * What the agency's people were told about them: by their name, their addresses, and what they came
 * to, asked or wrote.
 */
async function forgetTold(
  trx: Db,
  agencyId: string,
  ids: string[],
  { names, emails }: PersonWords,
): Promise<void> {
  const events = await trx
    .selectFrom('agenda_attendee as a')
    .innerJoin('agenda_event as e', 'e.id', 'a.event_id')
    .select('a.event_id')
    .where('e.agency_id', '=', agencyId)
    .where(
      sql<boolean>`(a.contact_id = any(${ids}::uuid[])
        or a.contact_id is null and lower(a.email) = any(${emails}::text[]))`,
    )
    .execute()
  const threads = await trx
    .selectFrom('inbox_thread')
    .select('id')
    .where(theirRows('inbox_thread', ids))
    .execute()
  const leads = await trx.selectFrom('lead').select('id').where(theirRows('lead', ids)).execute()
  const demands = await trx
    .selectFrom('demand')
    .select('id')
    .where('contact_id', 'in', ids)
    .execute()
  const offers = await trx.selectFrom('offer').select('id').where('contact_id', 'in', ids).execute()
  const selections = await trx
    .selectFrom('selection')
    .select('id')
    .where('contact_id', 'in', ids)
    .execute()
  const about = [
    ['lead', leads],
    ['inbox', threads],
    ['match', demands],
    ['offer', offers],
    ['selection', selections],
  ] as const
  const topics = [
    ...events.flatMap(({ event_id }) => [
      `agenda:${event_id}`,
      `visit:${event_id}`,
      `calendar:${event_id}`,
    ]),
    ...about.flatMap(([kind, rows]) => rows.map(({ id }) => `${kind}:${id}`)),
  ]
  // A first name alone is that of many; their news are found by what they are about.
  await forgetNews(trx, {
    agencyIds: [agencyId],
    texts: [...names.filter((name) => name.includes(' ')), ...emails],
    topics,
  })
}

/**
 * Erases a person and the records merged into them, here and in every room; says what the law
 * obliges to keep.
 */
export async function eraseContact(
  { trx, deps, actor }: Work,
  id: string,
  { version }: ContactEraseInput,
): Promise<ContactErased> {
  const row = writable(await findFinal(trx, id, true), actor)
  adminOnly(actor)
  if (row.version !== version) return refuseStale(trx, row, actor)
  const now = deps.now()
  // Two erasures at once would meet in the same notes.
  await withAdvisoryLock(trx, `erase ${row.agency_id}`)
  const ids = await idsOf(trx, row.id)
  for (const one of ids.filter((other) => other !== row.id).sort())
    await findContact(trx, one, true)
  const { kept, held } = await keepByLaw(trx, ids, now, actor.lang)
  const words = await personWords(trx, ids)
  await forgetTold(trx, row.agency_id, ids, words)
  for (const part of personParts())
    kept.push(...(await part.erase(trx, ids, { now, lang: actor.lang })))
  await trx.deleteFrom('contact_reach').where('contact_id', 'in', ids).execute()
  await trx.deleteFrom('contact_entry').where('contact_id', 'in', ids).execute()
  await trx.deleteFrom('contact_consent').where('contact_id', 'in', ids).execute()
  await trx
    .deleteFrom('contact_link')
    .where((eb) => eb.or([eb('contact_id', 'in', ids), eb('other_id', 'in', ids)]))
    .execute()
  // Of a merge that was undone nothing is asked any more, and both its documents may hold what a
  // third record, part of one of them by then, had brought.
  await trx
    .deleteFrom('contact_merge')
    .where('agency_id', '=', row.agency_id)
    .where((eb) =>
      eb.or([
        eb('kept_id', 'in', ids),
        eb('merged_id', 'in', ids),
        eb('undone_at', 'is not', null),
      ]),
    )
    .execute()
  for (const one of ids) {
    await wipeContact(trx, one, {
      doc: GONE,
      erased_at: now,
      archived_at: now,
      last_activity_at: null,
      updated_at: now,
      kept: one === row.id && kept.length > 0 ? json({ until: kept, held }) : null,
    })
  }
  return { erasedAt: now.toISOString(), kept, ...(await eraseFromTexts(trx, row.agency_id, words)) }
}
