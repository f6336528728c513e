import { asList, json, sql, type Db, type RawBuilder } from '../../db/index.ts'
import { getAgency } from '../agency/index.ts'
import * as fields from './fields.ts'
import { LOOKUPS, legacyName } from './map/lookups.ts'
import { rowsOfHomes, type Scope } from './scope.ts'

type Sql = RawBuilder<unknown>

/** A set of records, as `$metadata` tells of it. */
export interface Resource {
  name: string
  key: string
  fields: fields.Field[]
  /** Whether its pictures can be told with it. */
  expands: boolean
  /** Whether `network=` adds what partners share. */
  ofNetworks?: boolean
  /**
   * The rows of a reader: `record`, `modification_timestamp`, a column for each field of filters,
   * and `media` where it expands.
   */
  rows(db: Db, scope: Scope): Promise<Sql>
}

/** A whole number of a record as SQL counts it; what another version wrote otherwise is unknown. */
const whole = (value: Sql): Sql => sql`(case when ${value} ~ '^-?\d{1,9}$' then ${value} end)::int`

/** Rows of `record` and `modification_timestamp` with the columns that filters ask. */
function withColumns(rows: Sql, all: fields.Field[]): Sql {
  const own = all.filter(({ name, filter }) => filter && name !== fields.CHANGED.name)
  const columns = own.map(({ name, type }) => {
    const value = sql`(record ->> ${sql.lit(name)})`
    return sql`${type === 'Int32' ? whole(value) : value} as ${sql.ref(fields.columnOf(name))}`
  })
  return sql`(select record, modification_timestamp, ${sql.join(columns)} from (${rows}) r)`
}

/** The same of records that are known. */
const withRecords = (records: { record: object; at: string }[], all: fields.Field[]): Sql =>
  withColumns(
    sql`select value -> 'record' as record, (value ->> 'at')::timestamptz as modification_timestamp
      from jsonb_array_elements(${json(records)})`,
    all,
  )

const property: Resource = {
  name: 'Property',
  key: 'ListingKey',
  fields: fields.PROPERTY,
  expands: true,
  ofNetworks: true,
  rows: async (_db, scope) => rowsOfHomes(scope),
}

const media: Resource = {
  name: 'Media',
  key: 'MediaKey',
  fields: fields.MEDIA,
  expands: false,
  ofNetworks: true,
  rows: async (_db, scope) =>
    withColumns(
      sql`select m.value as record, p.modification_timestamp
        from ${rowsOfHomes(scope)} p cross join lateral
          jsonb_array_elements(${asList(sql`p.media`)}) m
        where jsonb_typeof(m.value) = 'object'`,
      fields.MEDIA,
    ),
}

/** Who looks after a home that is offered, as its page names them. */
const member: Resource = {
  name: 'Member',
  key: 'MemberKey',
  fields: fields.MEMBER,
  expands: false,
  rows: async (_db, scope) =>
    withColumns(
      sql`select distinct on (list_agent_key) jsonb_build_object('MemberKey', list_agent_key,
          'MemberFullName', record -> 'ListAgentFullName', 'MemberStatus', 'Active',
          'OfficeKey', record -> 'ListOfficeKey') as record,
          modification_timestamp
        from ${rowsOfHomes(scope)} p where list_agent_key is not null
        order by list_agent_key, modification_timestamp desc`,
      fields.MEMBER,
    ),
}

const office: Resource = {
  name: 'Office',
  key: 'OfficeKey',
  fields: fields.OFFICE,
  expands: false,
  rows: async (db, { agencyId }) => {
    const agency = await getAgency(db, agencyId)
    const records = agency
      ? [
          {
            record: { OfficeKey: agency.id, OfficeName: agency.tradeName, OfficeStatus: 'Active' },
            at: agency.updatedAt,
          },
        ]
      : []
    return withRecords(records, fields.OFFICE)
  },
}

/** When the lists of values were changed last. */
const LISTED_AT = '2026-11-23T00:00:00Z'

const VALUES = Object.entries(LOOKUPS).flatMap(([name, values]) =>
  values.map((value) => ({
    at: LISTED_AT,
    record: {
      LookupKey: `${name}.${legacyName(value)}`,
      LookupName: name,
      LookupValue: value,
      StandardLookupValue: value,
      LegacyODataValue: legacyName(value),
    },
  })),
)

const lookup: Resource = {
  name: 'Lookup',
  key: 'LookupKey',
  fields: fields.LOOKUP,
  expands: false,
  rows: async () => withRecords(VALUES, fields.LOOKUP),
}

/** Every set of records, by name. */
export const RESOURCES = new Map(
  [property, media, member, office, lookup].map((one) => [one.name, one]),
)
