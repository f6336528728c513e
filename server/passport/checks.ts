import type { PassportRule } from '../../generated/model/index.ts'
import { daysLater } from '../time/madrid.ts'
import { workingDaysLater, yearsLater } from './days.ts'
import type { Facts } from './facts.ts'
import type { Checks } from './table.ts'
import { until, verdict, type Verdict } from './verdict.ts'

type Check<Id extends PassportRule> = (facts: Facts, day: string, told: Checks[Id]) => Verdict

const NONE = verdict('none', 'untouched')

/** Ley 3/2024: nobody advertises a home without its owner's mandate. A sale under way goes on. */
const mandate: Check<'mandate'> = ({ doc: { mandate: terms }, status }, day, { soonDays }) => {
  if (!terms?.startsOn) return verdict('lacking', 'missing', terms?.endsOn ?? null)
  if (terms.startsOn > day) return verdict('lacking', 'notStarted')
  if (terms.tacitExtension) return verdict('inOrder', 'tacit')
  if (!terms.endsOn) return verdict('inOrder', 'open')
  if (terms.endsOn < day && status === 'reserved')
    return verdict('told', 'endedReserved', terms.endsOn)
  return until(terms.endsOn, { day, soonDays, over: 'lacking' })
}

/** RD 390/2021: the letter is in every advert; a certificate is good for ten years, of a G five. */
const energy: Check<'energy'> = ({ doc }, day, { soonDays, years, yearsByLetter }) => {
  const { status, consumptionLetter: letter, issuedOn, expiresOn } = doc.legal?.energy ?? {}
  if (!status) return verdict('lacking', 'missing')
  if (status === 'exempt') return verdict('inOrder', 'exempt')
  if (status !== 'provided') return verdict('warns', 'pending')
  if (!letter) return verdict('lacking', 'letter')
  const ends = expiresOn ?? (issuedOn && yearsLater(issuedOn, yearsByLetter[letter] ?? years))
  return ends ? until(ends, { day, soonDays, over: 'warns' }) : verdict('inOrder', 'undated')
}

/** Ley 5/2018: attached to a sale or let, or its absence stated. */
const cedula: Check<'cedula'> = ({ doc }, day, { soonDays, years }) => {
  const { state, issuedOn, expiresOn } = doc.legal?.cedula ?? {}
  if (!state) return verdict('lacking', 'missing')
  if (state !== 'has') return verdict('told', state)
  const ends = expiresOn ?? (issuedOn && yearsLater(issuedOn, years))
  return ends ? until(ends, { day, soonDays, over: 'warns' }) : verdict('inOrder', 'undated')
}

/** Ley 8/2012: the number is in the advert. A registration number alone is taken, and told. */
const tourist: Check<'tourist'> = ({ doc }, day, { soonDays }) => {
  const { number, nrua: registered, expiresOn } = doc.legal?.touristLicence ?? {}
  if (!number && !registered) return verdict('lacking', 'missing')
  if (!number) return verdict('warns', 'nruaOnly')
  return expiresOn
    ? until(expiresOn, { day, soonDays, over: 'warns' })
    : verdict('inOrder', 'inForce')
}

/** RD 1312/2024: tourist lets, and lets for a season. */
const nrua: Check<'nrua'> = ({ doc }, _day, { maxStayMonths }) => {
  const short = doc.basics.offers.some(
    ({ operation, maxStayMonths: most }) =>
      operation === 'TDA' || (operation === 'A' && most !== undefined && most <= maxStayMonths),
  )
  if (!short) return NONE
  return doc.legal?.touristLicence?.nrua
    ? verdict('inOrder', 'given')
    : verdict('lacking', 'missing')
}

/** Ley 3/2024: liability insurance and guarantee of the agency, with their least amounts. */
const agency: Check<'agency'> = ({ licences }, day, { soonDays, ...least }) => {
  const { insuredUntil, perClaim, perYear, guaranteeAmount } = licences
  if (!insuredUntil) return verdict('lacking', 'missing')
  const ends = until(insuredUntil, { day, soonDays, over: 'lacking' })
  if (ends.reason === 'ended') return ends
  const amounts = [perClaim, perYear, guaranteeAmount]
  if (amounts.includes(undefined)) return verdict('lacking', 'amounts', insuredUntil)
  const asked = [least.perClaim, least.perYear, least.guarantee]
  if (amounts.some((amount, at) => (amount ?? 0) < (asked[at] ?? 0)))
    return verdict('lacking', 'low', insuredUntil)
  return ends
}

/** LAU 36: the tenant's deposit is lodged at the IBAVI; of a let that another signed it is theirs. */
const deposit: Check<'deposit'> = (facts, day, { workingDays }) => {
  const { doc, status, substatus, closedOn } = facts
  if (status !== 'closed') return verdict('told', 'later')
  // Sold or let: with a sale among its offers nobody knows which it was.
  if (substatus === 'EXTERNAL' || doc.basics.offers.some(({ operation }) => operation !== 'A'))
    return NONE
  if (doc.legal?.deposit?.lodgedOn) return verdict('inOrder', 'lodged')
  if (closedOn === null) return verdict('lacking', 'undated')
  const due = workingDaysLater(closedOn, workingDays)
  return verdict('lacking', due < day ? 'late' : 'waiting', due)
}

const stressed: Check<'stressed'> = ({ doc }, _day, { municipalities }) =>
  municipalities.includes(doc.location?.municipalityIne ?? '')
    ? verdict('lacking', 'declared')
    : verdict('told', 'noneDeclared')

/** A land registry extract is shown with an offer while it is no older than 90 days. */
const title: Check<'title'> = ({ papers }, day, { days }) => {
  const newest = papers.find(({ type }) => type === 'nota_simple')
  if (!newest) return verdict('lacking', 'missing')
  const ends = daysLater(newest.on, days)
  return ends < day ? verdict('lacking', 'old', ends) : verdict('inOrder', 'fresh', ends)
}

/** Ley 10/2010: owners are identified before a deal; until then it is told. */
const aml: Check<'aml'> = ({ doc, papers, status }, _day, { dealStatuses }) => {
  const owners = doc.mandate?.owners ?? []
  const known = owners.length > 0 && owners.every(({ taxId }) => taxId?.trim())
  if (known || papers.some(({ type }) => type === 'id')) return verdict('inOrder', 'identified')
  return verdict(dealStatuses.includes(status) ? 'lacking' : 'told', 'unidentified')
}

/** One check per rule of the table. */
export const CHECKS: { [Id in PassportRule]: Check<Id> } = {
  mandate,
  energy,
  cedula,
  tourist,
  nrua,
  agency,
  deposit,
  stressed,
  title,
  aml,
}
