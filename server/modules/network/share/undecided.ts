import { AgreementState, type NetworkTerms } from '../../../../generated/model/index.ts'
import { stored, unreadStored } from '../../../contract/stored/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import { OVER } from '../agreement/agreement.repository.ts'
import { isOffered } from '../../listing/index.ts'
import { isMandateUnread, OFF_MARKET } from '../../property/index.ts'
import { APPROVED, blocks } from '../circle/circle.repository.ts'
import { sharedHomes, type SharedHome } from './home.repository.ts'
import { faultsOf, judge, type Judged } from './judge.ts'
import { ALL_SOURCES } from './partner-homes.ts'

/** Somebody's home, and for whom. */
interface Pair {
  agencyId: string
  listerId: string
  propertyId: string
}

interface Row {
  isKnown: boolean
  written: unknown
}

/** A home, and what may be in force of it. */
interface Asked {
  rows: Row[]
  home: SharedHome | undefined
  propertyId: string
  today: string
}

const judged = (written: unknown, home: SharedHome, today: string): Judged | null =>
  written === null ? null : judge(written as NetworkTerms, home, today)

/** What terms look at of a home, and what tells its fee. */
const LOOKED_AT = ['basics', 'location']
const IN_MANDATE = ['exclusive', 'commissionType', 'commissionPct', 'commissionFixed']

/** What the two agreed on and may be in force today, each with its terms as they are stored. */
async function agreed(
  db: Db,
  { agencyId, listerId, propertyId }: Pair,
  today: string,
): Promise<Row[]> {
  const isKind = sql`n.kind = any(${ALL_SOURCES}::text[])`
  const { rows } = await sql<Row>`
    select v.terms #> '{}' as written, (${isKind}
      and g.state = any(${Object.values(AgreementState)}::text[])
      and coalesce(s.state in ('shared', 'withheld'), true)) as "isKnown"
    from agreement g join network n on n.id = g.network_id and (${APPROVED} or not ${isKind})
    join property p on p.id = ${propertyId}::uuid and p.agency_id = ${listerId}::uuid
      and p.deleted_at is null and p.status <> all(${OFF_MARKET}::text[])
    left join agreement_version v on v.agreement_id = g.id and v.number = g.in_force
    left join network_share s on s.agreement_id = g.id and s.property_id = p.id
    where ${agencyId}::uuid in (g.from_agency, g.to_agency)
      and ${listerId}::uuid in (g.from_agency, g.to_agency)
      and g.state <> all(${[...OVER, 'proposed']}::text[])
      and (g.ends_on is null or g.ends_on >= ${today}::date)
      and not ${blocks(sql`${agencyId}`, sql`${listerId}`)}`.execute(db)
  return rows
}

/** Whether what was unread and is read again is not drawn or judged anew yet, so is not shown. */
async function isBehind(db: Db, { rows, home, propertyId, today }: Asked): Promise<boolean> {
  if (!home?.listing) return isOfferedNow(db, propertyId)
  return rows.some(({ written }) => judged(written, home, today)?.state === 'shared')
}

async function isOfferedNow(db: Db, id: string): Promise<boolean> {
  const home = await db.selectFrom('property').select('doc').where('id', '=', id).executeTakeFirst()
  return home !== undefined && isOffered(home.doc.basics)
}

/**
 * Whether what is unread of a home may be why it is not shared: all of that decides but for a mandate
 * that is read and has run out, and for what neither terms nor fee depend on.
 */
async function mayDecide(
  db: Db,
  { rows, home, propertyId, today }: Asked,
  unread: Record<string, unknown>,
): Promise<boolean> {
  if (Object.keys(unread).length === 0) return false
  if (!home?.listing) return true
  const row = await db
    .selectFrom('property')
    .select('doc')
    .where('id', '=', propertyId)
    .executeTakeFirst()
  if (!row || isMandateUnread(row.doc, unread, today)) return true
  if (faultsOf(home, today).some(({ rule }) => rule === 'mandate')) return false
  const mandate = Object(unread['mandate']) as object
  if (IN_MANDATE.some((key) => key in mandate)) return true
  return (
    LOOKED_AT.some((part) => part in unread) &&
    rows.some(({ written }) => written !== null && judged(written, home, today) === null)
  )
}

/**
 * Whether nobody here can say that a home which is not shown to an agency is shared with it no more:
 * what is written of their agreement, of the share or of the home is read by a later version alone,
 * or was until now. Such a home stays at home (docs/decisions/0070); what was asked of it is not over
 * (docs/decisions/0372).
 */
export async function isShareUndecided(db: Db, pair: Pair, today: string): Promise<boolean> {
  const rows = await agreed(db, pair, today)
  if (rows.length === 0) return false
  const isRead = rows.every(
    ({ isKnown, written }) =>
      isKnown && (written === null || stored().reads('agreement_version.terms', written)),
  )
  if (!isRead) return true
  const { propertyId } = pair
  const [home] = await sharedHomes(db, [propertyId])
  const asked = { rows, home, propertyId, today }
  const unread = await unreadStored(db, 'property.doc', { id: propertyId })
  return (await mayDecide(db, asked, unread)) || isBehind(db, asked)
}
