import { sql, type Db } from '../../../db/index.ts'
import { loadEvent } from '../../agenda/index.ts'
import { registerDocumentSight } from '../../property/index.ts'
import { homesInSight, isThere } from '../visit.policy.ts'

/** A copy is filed by the request that signs its sheet. */
const AT_ONCE_MS = 3_600_000

/** Signed sheets of visits to a home, found by the size of their file, which each copy has. */
async function sheetsAt(db: Db, agencyId: string, propertyId: string, sizes: number[]) {
  const named = sql<string[]>`array(
    select named #>> '{}' from jsonb_path_query(doc, '$.homeIds[*]') as named
    union select h.property_id::text from agenda_home h
      where h.event_id = visit_sheet.event_id and doc -> 'homeIds' is null)`
  return db
    .selectFrom('visit_sheet')
    .select(['event_id', 'size', 'signed_at', named.as('homes')])
    .where('agency_id', '=', agencyId)
    .where('size', 'in', sizes)
    .where(sql<boolean>`${propertyId} = any(${named})`)
    .execute()
}

// A copy lies with each home of its visit and names them all. Who looks after one of them finds it
// as they find the sheet itself: by what they may read today, whoever looked after what by then.
registerDocumentSight(async (db, actor, propertyId, documents) => {
  const hidden = new Set<string>()
  const copies = documents.filter(
    (one) => one.type === 'visit_sheet' && one.created_by !== actor.userId,
  )
  if (actor.role === 'ADMIN' || copies.length === 0) return hidden
  const sheets = await sheetsAt(db, actor.agencyId, propertyId, [
    ...new Set(copies.map(({ size }) => size)),
  ])
  const inSight = await homesInSight(db, [...new Set(sheets.flatMap(({ homes }) => homes))], actor)
  for (const { event_id, size, signed_at, homes } of sheets) {
    if (homes.every(inSight)) continue
    const event = await loadEvent(db, event_id)
    if (event && isThere(event, actor)) continue
    for (const copy of copies) {
      const later = Math.abs(copy.created_at.getTime() - signed_at.getTime())
      if (copy.size === size && later < AT_ONCE_MS) hidden.add(copy.id)
    }
  }
  return hidden
})
