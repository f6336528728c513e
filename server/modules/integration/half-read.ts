import { unreadStored } from '../../contract/stored/index.ts'
import type { Db } from '../../db/index.ts'
import type { IntegrationRow } from './integration.repository.ts'
import { keyOf } from './provider.ts'

/** Whether another version set something of a channel out that this one cannot read. */
export const isHalfRead = async (
  db: Db,
  { id, provider }: Pick<IntegrationRow, 'id' | 'provider'>,
): Promise<boolean> =>
  (await unreadStored(db, 'integration.settings', { id }))[keyOf(provider)] !== undefined
