import type { Insertable, Selectable } from 'kysely'
import type { Deps } from '../../../contract/deps.ts'
import type { Db, Tables } from '../../../db/index.ts'
import { isDocumentId, readDocument } from './document.ts'

const DAY = 86_400_000

export type Client = Selectable<Tables['connection_client']>

/**
 * Who an id is: registered here, or what the document at it says, which is read anew after a day;
 * null for one that says nothing, or nothing that may be.
 */
export async function clientOf(id: string, { db, config, now }: Deps): Promise<Client | null> {
  const known = await db
    .selectFrom('connection_client')
    .selectAll()
    .where('id', '=', id)
    .where('kept_until', '>', now())
    .executeTakeFirst()
  if (known) return known
  if (!isDocumentId(id, config.privateHosts)) return null
  const said = await readDocument(id, config.privateHosts)
  if (!said) return null
  const client = { id, document: true, kept_until: new Date(now().getTime() + DAY), ...said }
  await keepClient(db, client)
  return client
}

export async function keepClient(
  db: Db,
  client: Insertable<Tables['connection_client']>,
): Promise<void> {
  const { id: _id, ...said } = client
  await db
    .insertInto('connection_client')
    .values(client)
    .onConflict((on) => on.column('id').doUpdateSet(said))
    .execute()
}

/** A registered application stays while something that it was given may act. */
export async function keepRegistered(trx: Db, id: string, until: Date): Promise<void> {
  await trx
    .updateTable('connection_client')
    .set({ kept_until: until })
    .where('id', '=', id)
    .where('document', '=', false)
    .where('kept_until', '<', until)
    .execute()
}
