import { createHash } from 'node:crypto'
import type { Config } from '../../../config/env.ts'
import { seal, unseal } from '../../../ports/seal/index.ts'
import { channelKeys } from '../../../ports/seal/key.ts'
import type { MoveRow } from '../move.repository.ts'

/** Columns of a key: sealed for its move, what people see of it, and by what calls are counted. */
export async function tokenColumns(
  config: Config,
  moveId: string,
  token: string,
): Promise<Pick<MoveRow, 'token' | 'token_hint' | 'token_hash'>> {
  return {
    token: seal(token, await channelKeys(config), moveId),
    token_hint: `…${token.slice(-4)}`,
    token_hash: createHash('sha256').update(token).digest(),
  }
}

/** The key of a move; null once it is erased. Throws SealBroken where it does not open. */
export const tokenOf = async (
  config: Config,
  { id, token }: Pick<MoveRow, 'id' | 'token'>,
): Promise<string | null> => (token === null ? null : unseal(token, await channelKeys(config), id))

/** Columns of a move without its key. */
export const NO_TOKEN = { token: null, token_hint: null } as const
