import { sql, type Db } from '../../../db/index.ts'
import { loadEvent } from '../../agenda/index.ts'
import { registerDocumentSight } from '../../property/index.ts'
import { homesInSight, isThere } from '../visit.policy.ts'

/** A copy is filed by the request that signs its sheet. */
const AT_ONCE_MS = 3_600_000

/**
 * Whether a row of `property_document`, named `document`, is the copy of a sheet of a visit that
 * somebody keeps private by now, whoever asks; one that was put away private stays so.
 */
export const isCopyOfPrivate = sql<boolean>`(document.type = 'visit_sheet' and exists (
  select from visit_sheet s join agenda_event e on e.id = s.event_id
  join property home on home.id = document.property_id and home.agency_id = s.agency_id
  where e.visibility <> 'agency' and s.size = document.size
    and abs(extract(epoch from document.created_at - s.signed_at)) * 1000 < ${AT_ONCE_MS}::int
    and coalesce(s.doc -> 'homeIds' @> to_jsonb(home.id::text), exists (
      select from agenda_home h where h.event_id = e.id and h.property_id = home.id))))`

/** Those of these documents that every ADMIN may read, not only who is in what they are about. */
export async function agencysDocuments(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('property_document as document')
    .select('document.id')
    .where('document.id', 'in', ids)
    .where((eb) => eb.not(isCopyOfPrivate))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Signed sheets of visits to a home, found by the size of their file, which each copy has. */
async function sheetsAt(db: Db, agencyId: string, propertyId: string, sizes: number[]) {
  const named = sql<string[]>`array(
    select named #>> '{}' from jsonb_path_query(doc, '$.homeIds[*]') as named
    union select h.property_id::text from agenda_home h
      where h.event_id = visit_sheet.event_id and doc -> 'homeIds' is null)`
  return db
    .selectFrom('visit_sheet')
    .innerJoin('agenda_event', 'agenda_event.id', 'event_id')
    .select(['event_id', 'size', 'signed_at', named.as('homes')])
    .select(['visibility', 'organiser_id', 'agenda_event.created_by'])
    .where('visit_sheet.agency_id', '=', agencyId)
    .where('size', 'in', sizes)
    .where(sql<boolean>`${propertyId} = any(${named})`)
    .execute()
}

// A copy lies with each home of its visit and names them all. Who looks after one of them finds it
// as they find the sheet itself: by what they may read today, whoever looked after what by then. Of
// a visit that is private by now it is for who is there alone.
registerDocumentSight(async (db, actor, propertyId, documents) => {
  const hidden = new Set<string>()
  const copies = documents.filter(({ type }) => type === 'visit_sheet')
  if (copies.length === 0) return hidden
  const sheets = await sheetsAt(db, actor.agencyId, propertyId, [
    ...new Set(copies.map(({ size }) => size)),
  ])
  const inSight = await homesInSight(db, [...new Set(sheets.flatMap(({ homes }) => homes))], actor)
  for (const { event_id, size, signed_at, homes, ...visit } of sheets) {
    const isPrivate = visit.visibility !== 'agency'
    if (!isPrivate && homes.every(inSight)) continue
    const event = await loadEvent(db, event_id)
    // One that was put away is nobody's but its own people's.
    const theirs = [visit.organiser_id, visit.created_by].includes(actor.userId)
    if (event ? isThere(event, actor) : isPrivate && theirs) continue
    for (const copy of copies) {
      if (!isPrivate && copy.created_by === actor.userId) continue
      const later = Math.abs(copy.created_at.getTime() - signed_at.getTime())
      if (copy.size === size && later < AT_ONCE_MS) hidden.add(copy.id)
    }
  }
  return hidden
})
