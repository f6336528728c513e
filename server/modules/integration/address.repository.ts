import type { Db } from '../../db/index.ts'
import type { IntegrationRow } from './integration.repository.ts'

/** The channel that an address belongs to, by its hash, ended or not; null when there is none. */
export async function findByAddress(db: Db, hash: Buffer): Promise<IntegrationRow | null> {
  return (
    (await db
      .selectFrom('integration')
      .selectAll()
      .where('address_hash', '=', hash)
      .executeTakeFirst()) ?? null
  )
}

/** Was there such an address, which was ended or replaced? */
export async function isEndedAddress(db: Db, hash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('integration_ended_address')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return found !== undefined
}

/** Writes the address of a channel, null for none; the one before stays known as ended. */
export async function saveAddress(
  trx: Db,
  { id, address_hash: before }: Pick<IntegrationRow, 'id' | 'address_hash'>,
  next: Pick<IntegrationRow, 'address_hash' | 'address_hint'>,
  at: Date,
): Promise<void> {
  if (before !== null)
    await trx
      .insertInto('integration_ended_address')
      .values({ hash: before, integration_id: id, ended_at: at })
      .execute()
  await trx.updateTable('integration').set(next).where('id', '=', id).execute()
}
