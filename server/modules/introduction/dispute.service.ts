import type { Introduction } from '../../../generated/model/index.ts'
import { fieldErrors, notAcceptable, notFound } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { recordEvent, sql, uuidv7, withAdvisoryLock, type Db } from '../../db/index.ts'
import { introductionFor, type IntroductionRow } from './introduction.repository.ts'
import { say } from './messages.ts'
import { tellAgencies } from './news.ts'
import { showIntroduction } from './register/list.service.ts'

/** An introduction of the agency or at its home, alone in acting on those at this home. */
async function alone({ trx, actor }: Work, id: string): Promise<IntroductionRow> {
  const row = (await introductionFor(trx, actor.agencyId, id)) ?? notFound(actor.lang)
  await withAdvisoryLock(trx, `introduction disputes at ${row.property_id}`)
  return row
}

/** The dispute that an introduction is in now. */
async function openDispute(trx: Db, id: string): Promise<{ id: string; agency_id: string } | null> {
  const row = await trx
    .selectFrom('introduction_dispute')
    .innerJoin('introduction_party', 'introduction_party.dispute_id', 'introduction_dispute.id')
    .select(['introduction_dispute.id', 'introduction_dispute.agency_id'])
    .where('introduction_party.introduction_id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Introductions of the same client to the same home, as far as entries still say so. Without own
 * ones that no check has asked about: which of them it is would tell who a partner's client is.
 */
async function sameClient(
  trx: Db,
  id: string,
  opener: string,
): Promise<{ id: string; agencyId: string }[]> {
  const { rows } = await sql<{ id: string; agencyId: string }>`
    select distinct i.id, i.agency_id as "agencyId" from introduction_entry mine
    join introduction_entry e on e.property_id = mine.property_id and e.key = mine.key
    join introduction i on i.id = e.introduction_id
    where mine.introduction_id = ${id}
      and (i.id = ${id} or i.agency_id <> ${opener} or i.checked_at is not null)`.execute(trx)
  return rows
}

/** Brings everybody together who says to have introduced the client, and whose home it is. */
export async function disputeIntroduction(
  work: Work,
  id: string,
  given: string,
): Promise<Introduction> {
  const { trx, deps, actor } = work
  const { agencyId, userId, lang } = actor
  const row = await alone(work, id)
  const text = given.trim() || fieldErrors({ text: say(lang, 'required') })
  // Its names tell more than a check, so they are no way round those.
  if (row.agency_id === agencyId && !row.checked_at) notAcceptable(say(lang, 'checkFirst'))
  if (await openDispute(trx, id)) notAcceptable(say(lang, 'disputedAlready'))
  const parties = await sameClient(trx, id, agencyId)
  if (parties.length === 0) notAcceptable(say(lang, 'forgotten'))
  for (const one of parties)
    if (await openDispute(trx, one.id)) notAcceptable(say(lang, 'disputedAlready'))
  const [disputeId, at] = [uuidv7(), deps.now()]
  await trx
    .insertInto('introduction_dispute')
    .values({ id: disputeId, agency_id: agencyId, text, created_by: userId, at })
    .execute()
  await trx
    .insertInto('introduction_party')
    .values(parties.map((one) => ({ dispute_id: disputeId, introduction_id: one.id })))
    .execute()
  await recordEvent(trx, { kind: 'introduction.disputed', agencyId, subject: id })
  const others = [row.lister_id, ...parties.map((one) => one.agencyId)]
  await tellAgencies(work, others, { id: disputeId, key: 'newsDisputed' })
  return showIntroduction(work, id)
}

/** Ends the own dispute. */
export async function withdrawDispute(work: Work, id: string): Promise<Introduction> {
  const { trx, deps, actor } = work
  const { agencyId, lang } = actor
  const row = await alone(work, id)
  const dispute = await openDispute(trx, id)
  if (dispute?.agency_id !== agencyId) return notAcceptable(say(lang, 'notYourDispute'))
  await trx
    .updateTable('introduction_dispute')
    .set({ withdrawn_at: deps.now() })
    .where('id', '=', dispute.id)
    .execute()
  const parties = await trx
    .selectFrom('introduction')
    .innerJoin('introduction_party', 'introduction_party.introduction_id', 'introduction.id')
    .select('introduction.agency_id')
    .where('dispute_id', '=', dispute.id)
    .execute()
  await recordEvent(trx, { kind: 'introduction.withdrawn', agencyId, subject: id })
  const others = [row.lister_id, ...parties.map((one) => one.agency_id)]
  await tellAgencies(work, others, { id: dispute.id, key: 'newsWithdrawn' })
  return showIntroduction(work, id)
}
