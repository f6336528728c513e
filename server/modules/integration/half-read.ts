import { unreadStored } from '../../contract/stored/index.ts'
import type { Db } from '../../db/index.ts'
import type { IntegrationRow } from './integration.repository.ts'
import { keyOf } from './provider.ts'

/**
 * Whether another version set something that this one cannot read: of a channel out what goes out, of
 * a source how its homes are taken.
 */
export const isHalfRead = async (
  db: Db,
  { id, provider, direction }: Pick<IntegrationRow, 'id' | 'provider' | 'direction'>,
): Promise<boolean> =>
  (await unreadStored(db, 'integration.settings', { id }))[
    direction === 'in' ? 'feed' : keyOf(provider)
  ] !== undefined
