import { unreadStored } from '../../contract/stored/index.ts'
import { sql, type Db } from '../../db/index.ts'
import type { IntegrationRow } from './integration.repository.ts'
import { KEYS, keyOf } from './provider.ts'

/** Keys of the settings that this version knows. */
const KNOWN = new Set<string>([...KEYS, 'feed', 'fetch'])

/**
 * Whether another version set something that this one cannot read: of a channel out what goes out, of
 * a source how its homes are taken. A name that nobody here knows may be that of either, where there
 * is none that is known: what is not told would be all of the portfolio.
 */
export async function isHalfRead(
  db: Db,
  { id, provider, direction }: Pick<IntegrationRow, 'id' | 'provider' | 'direction'>,
): Promise<boolean> {
  const own = direction === 'in' ? 'feed' : keyOf(provider)
  if (own in (await unreadStored(db, 'integration.settings', { id }))) return true
  const { rows } = await sql<{ key: string }>`
    select jsonb_object_keys(case when jsonb_typeof(settings) = 'object' then settings
      else '{"unread": true}' end) as key from integration where id = ${id}`.execute(db)
  return rows.every(({ key }) => key !== own) && rows.some(({ key }) => !KNOWN.has(key))
}

/**
 * The same of how a source is fetched, too: a key that nobody here knows may say which of its homes
 * are its agency's.
 */
export const isFetchHalfRead = async (
  db: Db,
  source: Pick<IntegrationRow, 'id' | 'provider' | 'direction'>,
): Promise<boolean> => (await isFetchUnread(db, source.id)) || (await isHalfRead(db, source))

/** Whether this version does not read all of where and how a source is fetched. */
export const isFetchUnread = async (db: Db, id: string): Promise<boolean> =>
  'fetch' in (await unreadStored(db, 'integration.settings', { id }))
