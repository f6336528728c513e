import type { Db } from '../../db/index.ts'
import { note, sends, type IntegrationRow } from '../integration/index.ts'

/** So many homes of one act are named in a channel's log; of more their number is told. */
const NAMED = 5

/** Notes homes that went out on a channel or left it, in the transaction that did it. */
export async function logMoves(
  trx: Db,
  channelId: string,
  kind: 'out' | 'left',
  ids: readonly string[],
  at: Date,
): Promise<void> {
  const act = { kind, by: null, at } as const
  const acts = ids.map((home) => ({ ...act, new: 1, home }))
  await note(trx, channelId, ids.length > NAMED ? [{ ...act, new: ids.length }] : acts)
}

/**
 * Where a channel is read, a home is out or gone as soon as it is written; where it is sent, once
 * the portal says so. A draft has nothing out, and one that rests says so itself.
 */
export const tellsAtOnce = ({
  provider,
  state,
}: Pick<IntegrationRow, 'provider' | 'state'>): boolean => state === 'active' && !sends(provider)
