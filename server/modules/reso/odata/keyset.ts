import { sql, type RawBuilder } from '../../../db/index.ts'
import { columnOf, type Field } from '../fields.ts'
import { refuse } from './fault.ts'
import type { Order } from './options.ts'
import { valueOf } from './values.ts'

type Sql = RawBuilder<unknown>

/** A moment to the microsecond, as it is told. */
export const moment = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const column = ({ name, type }: Field): Sql => {
  const own = sql`t.${sql.ref(columnOf(name))}`
  return type === 'String' ? sql`${own} collate "C"` : own
}

/** Nothing comes before everything. */
export const orderSql = (orders: Order[]): Sql =>
  sql.join(
    orders.map(({ field, isDown }) =>
      isDown ? sql`${column(field)} desc nulls last` : sql`${column(field)} nulls first`,
    ),
  )

/** What a row is placed by, as texts. */
export const placeSql = (orders: Order[]): Sql =>
  sql`json_build_array(${sql.join(
    orders.map(({ field }) =>
      field.type === 'DateTimeOffset' ? moment(column(field)) : sql`${column(field)}::text`,
    ),
  )})`

/** A place as it travels in an address. */
export const tokenOf = (place: (string | null)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

function placeOf(token: string): unknown[] {
  try {
    const place: unknown = JSON.parse(Buffer.from(token, 'base64url').toString())
    return Array.isArray(place) ? place : []
  } catch {
    return []
  }
}

const wrong = (): never => refuse('InvalidToken', 'This is no link of ours', '$skiptoken')

/** All that comes after a place; throws 400 when the token is none for this order. */
export function afterSql(token: string, orders: Order[]): RawBuilder<boolean> {
  const place = placeOf(token)
  if (place.length !== orders.length) return wrong()
  const parts = orders.map(({ field, isDown }, at) => {
    const told = place[at]
    if (told !== null && typeof told !== 'string') return wrong()
    const value = told === null ? null : (valueOf(field.type, told) ?? wrong())
    return { own: column(field), value, isDown }
  })
  return parts.reduceRight<RawBuilder<boolean>>(
    (rest, { own, value, isDown }) => {
      if (value === null)
        return isDown ? sql`(${own} is null and ${rest})` : sql`(${own} is not null or ${rest})`
      const beyond = isDown ? sql`(${own} < ${value} or ${own} is null)` : sql`${own} > ${value}`
      return sql`(${beyond} or (${own} = ${value} and ${rest}))`
    },
    sql`false`,
  )
}
