import type { ReferralAnswerInput, ReferralAsk } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors, laterVersion, notFound } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { municipality } from '../../place/index.ts'
import { openTerms, termsByIds, type TermsRow } from '../agency/terms.repository.ts'
import { dropFiles } from '../forget.ts'
import { known } from '../known.ts'
import { say } from '../messages.ts'
import { noteState, tellAgency, tellReferrer } from '../news.ts'
import { isReadState, saveRow, WITHOUT_OWNER, type ReferralRow } from '../referral.repository.ts'
import { holdOwner } from '../send/digest.ts'
import { askedBy } from './link.ts'
import { meetOwner } from './meet.ts'

/**
 * Agencies among which an owner may choose: those that took referrals the day it was sent, by the
 * terms of that day, and still do.
 */
async function offersFor(db: Db, row: ReferralRow, now: Date) {
  if (row.agency_id !== null || row.sent_at === null) return []
  const still = new Set((await openTerms(db, now)).map(({ agency_id }) => agency_id))
  return (await openTerms(db, row.sent_at)).filter(({ agency_id }) => still.has(agency_id))
}

const stateOf = ({ state, answered_at }: ReferralRow): ReferralAsk['state'] =>
  state === 'refused' ? 'no' : answered_at === null ? 'open' : 'yes'

async function asked(db: Db, row: ReferralRow, now: Date): Promise<ReferralAsk> {
  const { agencies, people } = await known(db, [row])
  const state = stateOf(row)
  return {
    state,
    language: row.language,
    referrerName: state === 'no' || row.user_id === null ? null : (people.get(row.user_id) ?? null),
    agency:
      row.agency_id === null
        ? null
        : { id: row.agency_id, name: agencies.get(row.agency_id) ?? '' },
    offers:
      state === 'open'
        ? (await offersFor(db, row, now)).map(({ agency_id, agencyName }) => ({
            id: agency_id,
            name: agencyName,
          }))
        : [],
    place: row.municipality_ine && (municipality(row.municipality_ine)?.name ?? null),
    type: row.type,
    asksUntil: (row.asks_until ?? now).toISOString(),
  }
}

/**
 * What a link opens; 404 where that is nothing any more, 503 where it stands in a way that only a later
 * version knows: an owner is neither told nor heard by half.
 */
async function readable(
  db: Db,
  token: string,
  { deps, lang }: { deps: Deps; lang: Lang },
  lock = false,
): Promise<ReferralRow> {
  const row = (await askedBy(db, token, deps, lock)) ?? notFound(lang)
  return isReadState(row.state) ? row : laterVersion(lang)
}

/** What an owner is asked. */
export async function openReferral(token: string, deps: Deps, lang: Lang): Promise<ReferralAsk> {
  return asked(deps.db, await readable(deps.db, token, { deps, lang }), deps.now())
}

/** The agency that was named, else the one the owner chose, with its terms of that day. */
async function chosen(
  trx: Db,
  row: ReferralRow,
  agencyId: string | undefined,
  { now, lang }: { now: Date; lang: Lang },
): Promise<TermsRow> {
  if (row.agency_id !== null && row.terms_id !== null) {
    const terms = (await termsByIds(trx, [row.terms_id])).get(row.terms_id)
    if (terms) return terms
  }
  const offers = await offersFor(trx, row, now)
  return (
    offers.find(({ agency_id }) => agency_id === agencyId) ??
    fieldErrors({ agencyId: say(lang, 'chooseAgency') })
  )
}

/** The day up to which a sale counts: so many months after the referral was sent. */
function validUntil(sentAt: Date, months: number): string {
  const [year = 0, month = 1, day = 1] = dayOf(sentAt).split('-').map(Number)
  // The 31st of a month without one is its last day.
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const end = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
  return end.toISOString().slice(0, 10)
}

/**
 * Takes an owner's answer, once; the same link says the same afterwards. Yes: the agency learns who
 * they are. No: what was said of them is erased, and nobody asks them for a year.
 */
export async function answerReferral(
  token: string,
  { answer, agencyId }: ReferralAnswerInput,
  deps: Deps,
  lang: Lang,
): Promise<ReferralAsk> {
  return inTransaction(deps.db, async (trx) => {
    const row = await readable(trx, token, { deps, lang }, true)
    const now = deps.now()
    if (row.state !== 'sent') return asked(trx, row, now)
    const saved =
      answer === 'no'
        ? await refuse(trx, row, deps)
        : await confirm(trx, row, await chosen(trx, row, agencyId, { now, lang }), deps)
    await noteState(trx, saved)
    await tellReferrer(trx, deps, saved)
    return asked(trx, saved, now)
  })
}

async function refuse(trx: Db, row: ReferralRow, deps: Deps): Promise<ReferralRow> {
  const now = deps.now()
  await holdOwner(trx, row, deps)
  await dropFiles(trx, deps, row)
  const changes = { state: 'refused' as const, answered_at: now, ...WITHOUT_OWNER }
  return saveRow(trx, row, changes, { now, by: null })
}

async function confirm(
  trx: Db,
  row: ReferralRow,
  terms: TermsRow,
  deps: Deps,
): Promise<ReferralRow> {
  const now = deps.now()
  const { contactId, isKnown } = await meetOwner(trx, row, terms.agency_id, deps)
  const saved = await saveRow(
    trx,
    row,
    {
      state: isKnown ? 'known' : 'confirmed',
      answered_at: now,
      agency_id: terms.agency_id,
      terms_id: terms.id,
      valid_until: validUntil(row.sent_at ?? now, terms.months),
      contact_id: contactId,
    },
    { now, by: null },
  )
  await tellAgency(trx, deps, saved, 'agencyConfirmed')
  return saved
}
