import type { IntroductionEvidence } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { inTransaction, recordEvent, uuidv7, type Db } from '../../db/index.ts'
import { PutBack } from '../../jobs/index.ts'
import { SealBroken } from '../../ports/seal/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { idsOf, reachOfContact, type ReachValue } from '../contact/index.ts'
import { waysSince, waysTo, type Way } from '../network/index.ts'
import { isRivalled, type IntroductionRow } from './introduction.repository.ts'
import { lackAt, toldBefore } from './lack.ts'
import { append } from './ledger/append.ts'
import { openLedgers, type OpenLedger } from './ledger/secret.ts'
import { STRENGTH } from './strength.ts'

export const RECORD = 'introduction.record'
const PAUSE_MS = 3_600_000

/** A client whom an agency brought to homes, and what shows it. */
export interface Introduced {
  /** Whose client it is. */
  agencyId: string
  contactId: string
  /** Homes that partners share with the agency, or own ones that it shares; others count nothing. */
  propertyIds: string[]
  evidence: IntroductionEvidence
  /** Who did it; null where nobody of the agency did. */
  by: string | null
  /**
   * The other agency had agreed to it, at that time: where nothing is shared any more, it counts by
   * what was in force then.
   */
  agreed?: { listerId: string; at: Date }
}

type Here = Pick<Work, 'trx' | 'deps'>

/**
 * Writes down, in the caller's transaction, that an agency brought a client to homes, for other
 * rooms: a selection that was opened, an enquiry, a visit whose sheet was signed. Answers the ids of
 * the introductions. Homes that are shared with nobody now (but for `agreed`), and clients without
 * e-mail and telephone, leave nothing; the same again changes nothing; stronger evidence is added.
 * It refuses nothing: where a ledger does not open with this server's key, it stays as it was, and a
 * job writes it down once that opens, since an enquiry or a signature comes once.
 */
export async function recordIntroduction(here: Here, given: Introduced): Promise<string[]> {
  try {
    return await introduce(here, given)
  } catch (error) {
    if (error instanceof SealBroken) return later(here, given)
    throw error
  }
}

/** What the job writes down: ids, as `recordIntroduction` was given them. */
export type Later = Omit<Introduced, 'agreed'> & { agreed?: { listerId: string; at: string } }

async function later({ trx, deps }: Here, { agreed, ...given }: Introduced): Promise<string[]> {
  const { agencyId, contactId, propertyIds, evidence } = given
  await deps.jobs.add(
    trx,
    RECORD,
    { ...given, ...(agreed && { agreed: { ...agreed, at: agreed.at.toISOString() } }) },
    { agencyId, key: [evidence, contactId, ...propertyIds.toSorted()].join(' ') },
  )
  return []
}

/** The job of it: waits while the ledger does not open. */
export async function recordLater({ agreed, ...given }: Later, deps: Deps): Promise<void> {
  const then = agreed && { agreed: { ...agreed, at: new Date(agreed.at) } }
  try {
    await inTransaction(deps.db, (trx) => introduce({ trx, deps }, { ...given, ...then }))
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    throw new PutBack(new Date(deps.now().getTime() + PAUSE_MS), 'the key of the ledger')
  }
}

/** The same; throws SealBroken. */
export async function introduce({ trx, deps }: Here, given: Introduced): Promise<string[]> {
  const { agencyId, propertyIds } = given
  const client = await reachOfContact(trx, agencyId, given.contactId)
  if (!client || client.values.length === 0) return []
  const today = dayOf(deps.now())
  const ids = [...new Set(propertyIds)]
  const { partner, own } = await waysTo(trx, { agencyId, today, ids })
  const now = [...partner, ...own]
  const ways =
    now.length === 0 && given.agreed
      ? await waysSince(trx, { agencyId, ids, ...given.agreed })
      : now
  const contactIds = [client.id, ...(await idsOf(trx, client.id)).filter((id) => id !== client.id)]
  const { values } = client
  const told = await toldBefore({ trx, deps }, { given, contactIds, ways }, values)
  if (told) return told
  const ledgers = await openLedgers(
    trx,
    deps,
    ways.map(({ networkId }) => networkId),
  )
  const made: string[] = []
  for (const [propertyId, some] of Map.groupBy(ways, (way) => way.propertyId)) {
    const open = ledgers.filter(({ networkId }) => some.some((way) => way.networkId === networkId))
    const at = deps.now()
    made.push(await atHome(trx, { given, propertyId, contactIds, ways: some, open, at }, values))
  }
  return made
}

interface AtHome {
  given: Introduced
  propertyId: string
  /** The client after all merges first, then those merged into them. */
  contactIds: string[]
  ways: Way[]
  open: OpenLedger[]
  at: Date
}

/** One home: the introduction, new or as it was, with what its ledgers lack. */
async function atHome(trx: Db, one: AtHome, values: ReachValue[]): Promise<string> {
  const { given, propertyId, at } = one
  const { agencyId, evidence } = given
  const { known, stronger, lacks } = await lackAt(trx, one, values)
  const fresh = lacks.flatMap((lack) => lack.fresh)
  if (known && !stronger && fresh.length === 0) return known.id
  const rivalled = fresh.length > 0 && (await isRivalled(trx, { agencyId, propertyId }, fresh))
  const id = known
    ? await strengthen(trx, known, { evidence, stronger, rivalled, asksMore: fresh.length > 0 })
    : await insert(trx, one, !rivalled)
  for (const { ledger, keys, fresh: some } of lacks)
    await append(
      trx,
      ledger,
      (stronger ? keys : some).map((key) => ({
        introductionId: id,
        propertyId,
        agencyId,
        evidence,
        key,
      })),
      at,
    )
  await recordEvent(trx, {
    kind: 'introduction.recorded',
    agencyId,
    subject: id,
    payload: { propertyId, evidence },
  })
  return id
}

async function strengthen(
  trx: Db,
  { id, first }: IntroductionRow,
  {
    evidence,
    stronger,
    rivalled,
    asksMore,
  }: {
    evidence: IntroductionEvidence
    stronger: boolean
    rivalled: boolean
    /** Addresses that no check has asked about are among it now. */
    asksMore: boolean
  },
): Promise<string> {
  await trx
    .updateTable('introduction')
    .set({
      first: first && !rivalled,
      ...(asksMore ? { checked_at: null } : {}),
      ...(stronger ? { evidence, strength: STRENGTH[evidence] } : {}),
    })
    .where('id', '=', id)
    .execute()
  return id
}

async function insert(trx: Db, one: AtHome, first: boolean): Promise<string> {
  const { given, propertyId, contactIds, ways, at } = one
  const [way] = ways
  const id = uuidv7()
  const isOwn = way?.listerId === given.agencyId
  await trx
    .insertInto('introduction')
    .values({
      id,
      agency_id: given.agencyId,
      lister_id: way?.listerId ?? given.agencyId,
      property_id: propertyId,
      contact_id: contactIds[0] ?? null,
      evidence: given.evidence,
      strength: STRENGTH[given.evidence],
      first,
      agreement_id: isOwn ? null : (way?.agreementId ?? null),
      terms_number: isOwn ? null : (way?.termsNumber ?? null),
      created_by: given.by,
      created_at: at,
    })
    .execute()
  return id
}
