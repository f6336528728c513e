import type { Logger } from '../contract/context.ts'
import type { Deps } from '../contract/deps.ts'
import { inTransaction, sql, uuidv7, type Db } from '../db/index.ts'
import { drawAll } from './job.ts'
import { ownHash } from './rooms.ts'

const BEAT_MS = 10_000
/** Seconds after which a server that gave no sign counts as gone. */
const GONE = 30

/** A running server and by what it draws. */
export interface Instance {
  id: string
  hash: string
}

/** Gives a sign of life; by what the others draw that are alive. */
async function meet(trx: Db, { id, hash }: Instance): Promise<string[]> {
  await sql`insert into contract_instance (id, hash) values (${id}, ${hash})
    on conflict (id) do update set seen_at = now()`.execute(trx)
  const { rows } = await sql<{ hash: string }>`
    with gone as (delete from contract_instance
    where seen_at < now() - make_interval(secs => ${GONE}))
    select hash from contract_instance where id <> ${id}
    and seen_at >= now() - make_interval(secs => ${GONE})`.execute(trx)
  return rows.map((row) => row.hash)
}

/**
 * Says that this server runs, and draws all anew where it must (docs/decisions/0070): the contract
 * that came last draws while it lives, and once more when the last server of another is gone, for
 * that one went on saving by its own. Of several servers one at a time decides. `starting`: whoever
 * is the first of a contract takes over. Answers whether all is drawn anew.
 */
export function look(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  self: Instance,
  { starting = false } = {},
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await sql`
      insert into listing_contract (id, hash) values (1, '') on conflict do nothing`.execute(trx)
    const drawn = await trx
      .selectFrom('listing_contract')
      .select(['hash', 'mixed'])
      .forUpdate()
      .executeTakeFirstOrThrow()
    const alive = await meet(trx, self)
    const mixed = alive.some((hash) => hash !== self.hash)
    const own = drawn.hash === self.hash
    const takesOver =
      !own && (!alive.includes(drawn.hash) || (starting && !alive.includes(self.hash)))
    const draws = takesOver || (own && drawn.mixed && !mixed)
    if (draws || (mixed && !drawn.mixed))
      await trx
        .updateTable('listing_contract')
        .set(draws ? { hash: self.hash, mixed } : { mixed })
        .execute()
    if (draws) await drawAll(trx, jobs, self.hash)
    return draws
  })
}

/** Looks now and every few seconds, until it is stopped. */
export async function startLooking(
  deps: Pick<Deps, 'db' | 'jobs'>,
  log: Logger,
): Promise<{ stop(): Promise<void> }> {
  const self: Instance = { id: uuidv7(), hash: ownHash() }
  let starting = true
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let failing = false // said once: a database that is read-only is so for long
  const beat = async (): Promise<void> => {
    try {
      if (await look(deps, self, { starting })) log.info({}, 'drawing anew by this contract')
      starting = false
      failing = false
    } catch (error) {
      if (!failing) log.warn({ err: error }, 'cannot tell by which contract is drawn')
      failing = true
    }
    if (!stopped) timer = setTimeout(() => (looking = beat()), BEAT_MS).unref()
  }
  let looking = beat()
  await looking
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await looking
      await sql`delete from contract_instance where id = ${self.id}`
        .execute(deps.db)
        .catch(() => undefined)
    },
  }
}
