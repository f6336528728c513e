import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../contract/deps.ts'
import { sql, withAdvisoryLock, type Db } from '../../../db/index.ts'
import { seal, unseal } from '../../../ports/seal/index.ts'
import { channelKeys } from '../../../ports/seal/key.ts'
import { GENESIS } from './chain.ts'

const BYTES = 32

/** Secrets of networks by id; those without an entry yet have none. Throws SealBroken. */
export async function secretsOf(
  db: Db,
  { config }: Pick<Deps, 'config'>,
  networkIds: string[],
): Promise<Map<string, Buffer>> {
  if (networkIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('introduction_ledger')
    .select(['network_id', 'secret'])
    .where('network_id', 'in', networkIds)
    .execute()
  const keys = rows.length > 0 ? await channelKeys(config) : []
  return new Map(
    rows.map(
      ({ network_id: id, secret }) =>
        [id, Buffer.from(unseal(secret, keys, id), 'base64')] as const,
    ),
  )
}

/** A ledger that only this transaction writes to. */
export interface OpenLedger {
  networkId: string
  secret: Buffer
  entries: number
  head: Buffer
  /** When its last entry was written; null before the first. */
  last: Date | null
}

/**
 * Ledgers of networks, alone in writing to them until the transaction ends; one that is new gets a
 * secret of its own. Always in the same order, so that two never wait for each other in a circle.
 * Throws SealBroken.
 */
export async function openLedgers(
  trx: Db,
  deps: Pick<Deps, 'config' | 'now'>,
  networkIds: string[],
): Promise<OpenLedger[]> {
  const ids = [...new Set(networkIds)].sort()
  for (const id of ids) await withAdvisoryLock(trx, `introductions of ${id}`)
  const known = new Set((await secretsOf(trx, deps, ids)).keys())
  for (const id of ids.filter((one) => !known.has(one))) await begin(trx, deps, id)
  const secrets = await secretsOf(trx, deps, ids)
  const { rows } = await sql<Omit<OpenLedger, 'secret'>>`
    select l.network_id as "networkId", l.entries, l.head, e.at as last from introduction_ledger l
    left join introduction_entry e on e.network_id = l.network_id and e.seq = l.entries
    where l.network_id = any(${ids}::uuid[]) order by 1`.execute(trx)
  return rows.flatMap((row) => {
    const secret = secrets.get(row.networkId)
    return secret ? [{ ...row, secret }] : []
  })
}

async function begin(
  trx: Db,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  networkId: string,
): Promise<void> {
  const secret = randomBytes(BYTES).toString('base64')
  await trx
    .insertInto('introduction_ledger')
    .values({
      network_id: networkId,
      secret: seal(secret, await channelKeys(config), networkId),
      head: GENESIS,
      created_at: now(),
    })
    .execute()
}
