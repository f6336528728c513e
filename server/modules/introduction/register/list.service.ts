import type {
  Introduction,
  IntroductionLedger,
  IntroductionPage,
  IntroductionRole,
} from '../../../../generated/model/index.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import type { Deps } from '../../../contract/deps.ts'
import { notFound } from '../../../contract/errors.ts'
import type { Actor, Work } from '../../../contract/rights/actor.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { readableContacts } from '../../contact/index.ts'
import { introductionFor, type IntroductionRow } from '../introduction.repository.ts'
import { toIntroductions } from './view.ts'

const LIST = { list: 'listIntroductions', kind: 'id' } as const
const PAGE = 50

interface Query {
  role?: IntroductionRole
  cursor?: string
  limit?: number
}

/** Which rows the actor reads: an ADMIN the agency's, a STAFF those of clients they may read. */
function whose(db: Db, actor: Actor, role: IntroductionRole | null): RawBuilder<boolean> {
  const { agencyId, userId } = actor
  const ofRole = {
    seller: sql<boolean>`i.agency_id = ${agencyId} and i.lister_id <> ${agencyId}`,
    own: sql<boolean>`i.agency_id = ${agencyId} and i.lister_id = ${agencyId}`,
    lister: sql<boolean>`i.lister_id = ${agencyId} and i.agency_id <> ${agencyId}`,
  }
  const any = sql<boolean>`(i.agency_id = ${agencyId} or i.lister_id = ${agencyId})`
  const wanted = role ? ofRole[role] : any
  if (actor.role === 'ADMIN') return wanted
  return sql<boolean>`${wanted} and i.agency_id = ${agencyId}
    and (i.created_by = ${userId} or i.contact_id in (${readableContacts(db, actor)}))`
}

/** The chains of the networks that an agency is in. */
async function ledgersOf(db: Db, agencyId: string): Promise<IntroductionLedger[]> {
  const { rows } = await sql<
    Omit<IntroductionLedger, 'verifiedAt'> & { verified_at: Date | null }
  >`select l.network_id as "networkId", n.name as "networkName", l.entries, l.verified_at,
      l.broken_at is null as sound
    from introduction_ledger l join network n on n.id = l.network_id
    join network_member m
      on m.network_id = n.id and m.agency_id = ${agencyId} and m.state = 'active'
    where l.entries > 0 order by n.name, n.id`.execute(db)
  return rows.map(({ verified_at, ...row }) => ({
    ...row,
    verifiedAt: verified_at?.toISOString() ?? null,
  }))
}

/** The register, newest first. */
export async function listIntroductions(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { role, cursor: text, limit = PAGE }: Query,
): Promise<IntroductionPage> {
  const cursor = readCursor(text, LIST, actor.lang)
  const mine = whose(db, actor, role ?? null)
  const beyond = cursor ? sql`and i.id < ${cursor.id}::uuid` : sql``
  const { rows: found } = await sql<IntroductionRow>`
    select i.* from introduction i where ${mine} ${beyond}
    order by i.id desc limit ${limit + 1}`.execute(db)
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from introduction i where ${mine}`.execute(db)
  const { rows, next } = cutPage(found, { list: LIST.list, cursor, limit, value: () => null })
  return {
    items: await toIntroductions(db, actor, rows),
    next,
    total: counted[0]?.n ?? 0,
    ledgers: actor.role === 'ADMIN' ? await ledgersOf(db, actor.agencyId) : [],
  }
}

/** What an act answers. */
export async function showIntroduction(
  { trx, actor }: Pick<Work, 'trx' | 'actor'>,
  id: string,
): Promise<Introduction> {
  const row = await introductionFor(trx, actor.agencyId, id)
  const [one] = row ? await toIntroductions(trx, actor, [row]) : []
  return one ?? notFound(actor.lang)
}
