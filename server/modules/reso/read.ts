import {
  asList,
  asObject,
  inTransaction,
  sql,
  type Database,
  type Db,
  type RawBuilder,
} from '../../db/index.ts'
import { CHANGED, MEDIA, type Field } from './fields.ts'
import { Fault } from './odata/fault.ts'
import { conditionOf } from './odata/filter.ts'
import { afterSql, moment, orderSql, placeSql, tokenOf } from './odata/keyset.ts'
import type { Options, Order } from './odata/options.ts'
import { stamp } from './reso.repository.ts'
import type { Resource } from './resources.ts'
import type { Scope } from './scope.ts'

/** A question may take so long. */
const LONGEST = '5s'
const TOO_LONG = '57014'

type Json = Record<string, unknown>

interface Row {
  record: Json
  changed: string
  place: (string | null)[]
  media?: Json[]
}

/** An answer: some records, how many there are in all, and where the next ones begin. */
export interface Page {
  records: Json[]
  count: number | null
  /** Null at the end. */
  next: { token: string; top: number | null } | null
}

/** Addresses are kept as paths. */
const ADDRESSES = new Set(['ListingURL', 'MediaURL'])

function told(fields: Field[], record: Json, siteUrl: string): Json {
  return Object.fromEntries(
    fields.map(({ name, isList }) => {
      const value = record[name] ?? (isList ? [] : null)
      return [name, value !== null && ADDRESSES.has(name) ? `${siteUrl}${String(value)}` : value]
    }),
  )
}

function shaped({ select, expandMedia }: Options, siteUrl: string) {
  return ({ record, changed, media = [] }: Row): Json => ({
    ...told(select, { ...record, [CHANGED.name]: changed }, siteUrl),
    ...(expandMedia && {
      Media: media.map((one) => told(MEDIA, { ...one, [CHANGED.name]: changed }, siteUrl)),
    }),
  })
}

/** One transaction in which nothing takes longer than `LONGEST`; throws 400 where it would. */
const inTime = async <T>(db: Database, read: (trx: Db) => Promise<T>): Promise<T> => {
  try {
    return await inTransaction(db, async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(LONGEST)}`.execute(trx)
      return read(trx)
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === TOO_LONG)
      throw new Fault(400, 'TooSlow', 'This takes longer than 5 s: ask for less', '$filter')
    throw error
  }
}

/** Rows of several sources have no table by whose columns a document would be read. */
const rowsOf = (resource: Resource, rows: RawBuilder<unknown>, orders: Order[]) => sql`
  select ${asObject(sql`t.record`)} as record,
    ${moment(sql`t.modification_timestamp`)} as changed, ${placeSql(orders)} as place
    ${resource.expands ? sql`, ${asList(sql`t.media`)} as media` : sql``} from ${rows} t`

/** The order asked for, and by key where that leaves it open. */
function whole({ key, fields }: Resource, orders: Order[]): Order[] {
  const field = fields.find(({ name }) => name === key)
  return field && !orders.some((one) => one.field === field)
    ? [...orders, { field, isDown: false }]
    : orders
}

/** The records of a scope that are asked for. */
export async function readPage(
  db: Database,
  resource: Resource,
  scope: Scope,
  options: Options,
  siteUrl: string,
): Promise<Page> {
  const { filter, token, top, skip, page } = options
  const orders = whole(resource, options.orders)
  const wanted = filter === null ? sql<boolean>`true` : conditionOf(filter, resource.fields)
  const after = token === null ? sql<boolean>`true` : afterSql(token, orders)
  const size = Math.min(page, top ?? page)
  for (const agencyId of scope.agencyIds) await stamp(db, agencyId)
  return inTime(db, async (trx) => {
    const from = await resource.rows(trx, scope)
    const { rows } = await sql<Row>`${rowsOf(resource, from, orders)}
      where ${wanted} and ${after} order by ${orderSql(orders)}
      limit ${size + 1} offset ${token === null ? skip : 0}`.execute(trx)
    const counted = options.count
      ? await sql<{
          count: string
        }>`select count(*) as count from ${from} t where ${wanted}`.execute(trx)
      : null
    const shown = rows.slice(0, size)
    const last = shown.at(-1)
    const left = top === null ? null : top - shown.length
    return {
      records: shown.map(shaped(options, siteUrl)),
      count: counted && Number(counted.rows[0]?.count ?? 0),
      next:
        last && rows.length > size && left !== 0 ? { token: tokenOf(last.place), top: left } : null,
    }
  })
}

/** One record by its key; null when the scope has none. */
export async function readOne(
  db: Database,
  resource: Resource,
  scope: Scope,
  key: string,
  options: Options,
  siteUrl: string,
): Promise<Json | null> {
  const orders = whole(resource, [])
  for (const agencyId of scope.agencyIds) await stamp(db, agencyId)
  return inTime(db, async (trx) => {
    const { rows } = await sql<Row>`${rowsOf(resource, await resource.rows(trx, scope), orders)}
      where ${conditionOf(`${resource.key} eq '${key.replaceAll("'", "''")}'`, resource.fields)}
      limit 1`.execute(trx)
    return rows[0] ? shaped(options, siteUrl)(rows[0]) : null
  })
}
