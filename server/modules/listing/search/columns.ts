import { sql, type Db, type RawBuilder } from '../../../db/index.ts'

/**
 * Search rows turned into one typed array per column: counting over them costs nanoseconds. Columns
 * that were not asked for are empty.
 */
export interface Columns {
  length: number
  type: Uint8Array
  subtype: Uint8Array
  energy: Uint8Array
  condition: Uint8Array
  beds: Int16Array
  baths: Int16Array
  feat: Int32Array
  muni: Int32Array
  price: Float64Array
  town: Int32Array
  postal: Int32Array
  area: Int32Array
  geo: Float64Array
  /** Milliseconds since 1970. */
  published: Float64Array
  /** 16 bytes per row. */
  ids: Buffer
  /** 16 bytes per row. */
  agencies: Buffer
}

const NUMBERS = {
  feat: 'int4',
  muni: 'int4',
  town: 'int4',
  postal: 'int4',
  area: 'int4',
  price: 'float8',
  geo: 'float8',
  published: 'float8',
} as const
const BYTES = { ids: 'id', agencies: 'agency_id' } as const

export type NumberColumn = keyof typeof NUMBERS
type BytesColumn = keyof typeof BYTES

/**
 * What a facet or filter of its own looks at. Six small numbers travel as one: an aggregate costs
 * more than its bytes.
 */
const SMALL = sql`
  s.type + s.subtype * 16 + s.energy * 1024 + s.condition * 16384 + (s.beds + 1) * 262144::int8 +
    (s.baths + 1) * 268435456::int8`

/**
 * Reads `select … from <rows>`; rows must give the columns of `listing_search s`. The answer is one
 * row of packed bytes.
 */
export async function readColumns(
  db: Db,
  rows: RawBuilder<unknown>,
  numbers: NumberColumn[],
  bytes: BytesColumn[] = [],
): Promise<Columns> {
  const packed = [
    sql`string_agg(float8send(${SMALL}), ''::bytea) as small`,
    ...numbers.map(
      (name) =>
        sql`
          string_agg(${sql.raw(`${NUMBERS[name]}send`)}(${source(name)}),
            ''::bytea) as ${sql.ref(name)}`,
    ),
    ...bytes.map(
      (name) =>
        sql`string_agg(uuid_send(${sql.ref(`s.${BYTES[name]}`)}), ''::bytea) as ${sql.ref(name)}`,
    ),
  ]
  const { rows: answer } = await sql<Record<NumberColumn | BytesColumn | 'small', Buffer | null>>`
    select ${sql.join(packed)} from ${rows}`.execute(db)
  const row = answer[0]
  const small = doubles(row?.small)
  const columns: Columns = {
    length: small.length,
    ...spread(small),
    feat: integers(row?.feat),
    muni: integers(row?.muni),
    town: integers(row?.town),
    postal: integers(row?.postal),
    area: integers(row?.area),
    price: doubles(row?.price),
    geo: doubles(row?.geo),
    published: doubles(row?.published),
    ids: row?.ids ?? Buffer.alloc(0),
    agencies: row?.agencies ?? Buffer.alloc(0),
  }
  return columns
}

function source(name: NumberColumn): RawBuilder<unknown> {
  if (name === 'published') return sql`(extract(epoch from s.published_at) * 1000)::float8`
  return NUMBERS[name] === 'float8'
    ? sql`${sql.ref(`s.${name}`)}::float8`
    : sql`${sql.ref(`s.${name}`)}::int4`
}

function spread(
  small: Float64Array,
): Pick<Columns, 'type' | 'subtype' | 'energy' | 'condition' | 'beds' | 'baths'> {
  const { length } = small
  const [type, subtype, energy, condition] = [0, 0, 0, 0].map(() => new Uint8Array(length)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  const [beds, baths] = [new Int16Array(length), new Int16Array(length)]
  small.forEach((packed, i) => {
    const high = Math.floor(packed / 262_144)
    const low = packed - high * 262_144
    type[i] = low & 15
    subtype[i] = (low >> 4) & 63
    energy[i] = (low >> 10) & 15
    condition[i] = low >> 14
    beds[i] = (high & 1023) - 1
    baths[i] = (high >> 10) - 1
  })
  return { type, subtype, energy, condition, beds, baths }
}

/** Network byte order to the machine's. */
function own(packed: Buffer | null | undefined): Buffer {
  return Buffer.from(new Uint8Array(packed ?? Buffer.alloc(0)).buffer)
}

function integers(packed: Buffer | null | undefined): Int32Array {
  const bytes = own(packed).swap32()
  return new Int32Array(bytes.buffer, 0, bytes.length / 4)
}

function doubles(packed: Buffer | null | undefined): Float64Array {
  const bytes = own(packed).swap64()
  return new Float64Array(bytes.buffer, 0, bytes.length / 8)
}

/** The id of a row in its usual spelling. */
export function uuidAt(bytes: Buffer, row: number): string {
  const hex = bytes.toString('hex', row * 16, row * 16 + 16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
