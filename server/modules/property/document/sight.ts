import type { Selectable } from 'kysely'
import type { Actor } from '../../../contract/rights/actor.ts'
import type { Db, Tables } from '../../../db/index.ts'
import { seesDocument, type Owned } from '../property.policy.ts'

type Row = Selectable<Tables['property_document']>
/** What a room is told of a document to say whether it is this reader's. */
export type PaperSeen = Pick<Row, 'id' | 'type' | 'size' | 'created_by' | 'created_at'>
type Home = Owned & { id: string }

/** Ids of a home's documents that are not for this reader. */
type Hidden = (
  db: Db,
  actor: Actor,
  propertyId: string,
  documents: PaperSeen[],
) => Promise<ReadonlySet<string>>

const asked: Hidden[] = []

/** Another room that files documents says, whenever they are read, which tell this reader too much. */
export function registerDocumentSight(hidden: Hidden): void {
  asked.push(hidden)
}

/** Documents of a home that this person may open, newest first; or one of them. */
export async function documentsFor(
  db: Db,
  home: Home,
  actor: Actor,
  documentId?: string,
): Promise<Row[]> {
  let query = db.selectFrom('property_document').selectAll().where('property_id', '=', home.id)
  if (documentId !== undefined) query = query.where('id', '=', documentId)
  let rows = (await query.orderBy('id', 'desc').execute()).filter(({ type }) =>
    seesDocument(home, actor, type),
  )
  for (const hidden of asked) {
    const ids = await hidden(db, actor, home.id, rows)
    rows = rows.filter(({ id }) => !ids.has(id))
  }
  return rows
}
