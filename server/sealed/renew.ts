import type { Config } from '../config/env.ts'
import { sql, type Db } from '../db/index.ts'
import { digestKey } from '../modules/referral/index.ts'
import { isNamed, isSealedBy, seal, SealBroken, unseal, type Keys } from '../ports/seal/index.ts'
import { changing, keysOf, SEALED, type SealedColumn, type Setting } from './columns.ts'

const BATCH = 200

interface Row {
  id: string
  sealed: Buffer
}

/** Rows of a column that hold something, a batch at a time, in the order of their keys. */
async function* rowsOf(db: Db, { table, column, id }: SealedColumn): AsyncGenerator<Row> {
  // Before the migration that makes it: this is looked at beside servers of the version before, too.
  const { rows: known } = await sql<{ at: string | null }>`
    select to_regclass(${table})::text as at`.execute(db)
  if (!known[0]?.at) return
  for (let after = ''; ;) {
    const { rows } = await sql<Row>`
      select ${sql.ref(id)}::text as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${sql.ref(id)}::text > ${after}
      order by ${sql.ref(id)}::text limit ${BATCH}`.execute(db)
    yield* rows
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? ''
  }
}

/** How what a setting's keys sealed stands to them. */
export interface Standing {
  setting: Setting
  /** By the first key, by another of the list, by none of it. */
  now: number
  before: number
  lost: number
}

/** Counts, column by column, by which key what is kept was sealed; settings without any are left out. */
export async function standings(db: Db, config: Config): Promise<Standing[]> {
  const found = new Map<Setting, Standing>()
  for (const column of SEALED) {
    const { setting, owner = String } = column
    for await (const { id, sealed } of rowsOf(db, column)) {
      // Only where there is something: looking makes no key.
      const keys = await keysOf(setting, config)
      const one = found.get(setting) ?? { setting, now: 0, before: 0, lost: 0 }
      const at = keys.findIndex((key) => isSealedBy(sealed, key, owner(id)))
      one[at === 0 ? 'now' : at > 0 ? 'before' : 'lost'] += 1
      found.set(setting, one)
    }
  }
  return [...found.values()]
}

/** What a round of sealing anew came to. */
export interface Renewed {
  renewed: number
  /** What opens by no key of the list, as `table.column id`. */
  lost: string[]
}

/**
 * Seals by the first key of each list what another one sealed, or what does not say by which it was.
 * Each row by itself, and only where it is still what was read: whoever saves meanwhile wins, a
 * round that was cut off goes on at the next, and a second one finds nothing to do.
 */
export async function renewSeals(db: Db, config: Config): Promise<Renewed> {
  const done: Renewed = { renewed: 0, lost: [] }
  const settings = changing(config)
  if (settings.includes('CHANNEL_KEY')) await keepDigestKey(db, config)
  for (const column of SEALED.filter(({ setting }) => settings.includes(setting))) {
    const keys = await keysOf(column.setting, config)
    for await (const row of rowsOf(db, column)) {
      const anew = sealedAnew(row, column, keys)
      if (anew === 'lost') done.lost.push(`${column.table}.${column.column} ${row.id}`)
      else if (anew && (await put(db, column, row, anew))) done.renewed += 1
    }
  }
  return done
}

/**
 * Digests that were made before their key had a row are known by the old key alone: it gets that
 * row while the list still names it.
 */
async function keepDigestKey(db: Db, config: Config): Promise<void> {
  const { rows: known } = await sql<{ at: string | null }>`
    select to_regclass('referral_digest_key')::text as at`.execute(db)
  if (!known[0]?.at) return
  const { rows } = await sql<{ due: boolean }>`
    select exists (select 1 from referral_digest)
      and not exists (select 1 from referral_digest_key) as due`.execute(db)
  if (rows[0]?.due) await digestKey(db, { config })
}

function sealedAnew(
  row: Row,
  { owner = String }: SealedColumn,
  keys: Keys,
): Buffer | 'lost' | null {
  const [key] = keys
  const whose = owner(row.id)
  if (key && isNamed(row.sealed) && isSealedBy(row.sealed, key, whose)) return null
  try {
    return seal(unseal(row.sealed, keys, whose), keys, whose)
  } catch (error) {
    if (error instanceof SealBroken) return 'lost'
    throw error
  }
}

async function put(
  db: Db,
  { table, column, id }: SealedColumn,
  row: Row,
  anew: Buffer,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${anew}
    where ${sql.ref(id)}::text = ${row.id} and ${sql.ref(column)} = ${row.sealed}`.execute(db)
  return numAffectedRows > 0n
}
