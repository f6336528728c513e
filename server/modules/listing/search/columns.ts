import { sql, type Db, type RawBuilder } from '../../../db/index.ts'

/** Columns that are read as lists of numbers, with how PostgreSQL packs them. */
const PACKED = {
  op: 'int2', type: 'int2', subtype: 'int2', energy: 'int2', condition: 'int2', beds: 'int2', baths: 'int2',
  town: 'int2', muni: 'int4', postal: 'int4', area: 'int4', feat: 'int4', price: 'float8', geo: 'float8', published: 'float8',
} as const

type Name = keyof typeof PACKED

/** Search rows turned into one typed array per column: counting over them costs nanoseconds. */
export type Columns = { [K in Name]: (typeof PACKED)[K] extends 'int2' ? Int16Array : (typeof PACKED)[K] extends 'int4' ? Int32Array : Float64Array } & {
  length: number
  /** 16 bytes per row. */
  ids: Buffer
  /** 16 bytes per row; empty unless asked for. */
  agencies: Buffer
}

const BYTES = { int2: 2, int4: 4, float8: 8 } as const

function source(name: Name): RawBuilder<unknown> {
  if (name === 'published') return sql`(extract(epoch from s.published_at) * 1000)::float8`
  return PACKED[name] === 'float8' ? sql`${sql.ref(`s.${name}`)}::float8` : sql.ref(`s.${name}`)
}

/** Reads `select … from <rows>`; rows must give the columns of `listing_search s`. One answer of a few packed bytes each. */
export async function readColumns(db: Db, rows: RawBuilder<unknown>, withAgencies = false): Promise<Columns> {
  const names = Object.keys(PACKED) as Name[]
  const packed = names.map((name) => sql`string_agg(${sql.raw(`${PACKED[name]}send`)}(${source(name)}), ''::bytea) as ${sql.ref(name)}`)
  const { rows: answer } = await sql<Record<Name | 'ids' | 'agencies', Buffer | null> & { n: number }>`
    select count(*)::int as n, ${sql.join(packed)}, string_agg(uuid_send(s.id), ''::bytea) as ids,
      ${withAgencies ? sql`string_agg(uuid_send(s.agency_id), ''::bytea)` : sql`null::bytea`} as agencies
    from ${rows}`.execute(db)
  const row = answer[0]
  const empty = Buffer.alloc(0)
  const columns: Record<string, unknown> = { length: row?.n ?? 0, ids: row?.ids ?? empty, agencies: row?.agencies ?? empty }
  for (const name of names) columns[name] = unpack(row?.[name] ?? empty, PACKED[name])
  return columns as Columns
}

/** Network byte order to the machine's. */
function unpack(packed: Buffer, kind: keyof typeof BYTES): Int16Array | Int32Array | Float64Array {
  const own = Buffer.from(new Uint8Array(packed).buffer)
  if (kind === 'int2') return new Int16Array(own.swap16().buffer, 0, own.length / 2)
  if (kind === 'int4') return new Int32Array(own.swap32().buffer, 0, own.length / 4)
  return new Float64Array(own.swap64().buffer, 0, own.length / 8)
}

/** The id of a row in its usual spelling. */
export function uuidAt(bytes: Buffer, row: number): string {
  const hex = bytes.toString('hex', row * 16, row * 16 + 16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
