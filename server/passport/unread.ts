import { PropertyStatus } from '../../generated/model/index.ts'
import type { PassportRule, PropertyMandate } from '../../generated/model/index.ts'
import { knownIn } from '../contract/known.ts'
import type { Facts } from './facts.ts'
import type { Rule } from './table.ts'
import { verdict, type Verdict } from './verdict.ts'

/** Where a rule looks: whatever is unread there may be what it looks for, under a later name. */
const LOOKED_AT: Record<PassportRule, readonly string[]> = {
  mandate: ['mandate'],
  energy: ['legal.energy'],
  cedula: ['legal.cedula'],
  tourist: ['legal.touristLicence'],
  nrua: ['legal.touristLicence', 'basics.offers'],
  agency: ['licences'],
  deposit: ['legal.deposit'],
  stressed: ['location.municipalityIne'],
  title: [],
  aml: ['mandate.owners'],
}

/** Of a mandate what says nothing of its days, should it be unread. */
const ASIDE = new Set<string>([
  'owners',
  'number',
  'exclusive',
  'askedPrice',
  'mayReceiveDeposit',
  'reportEveryDays',
  'commissionType',
  'commissionPct',
  'commissionFixed',
  'commissionPaidBy',
  'paymentMoment',
  'keysHeld',
  'keysNumber',
  'keysPlace',
  'viewingNoticeHours',
  'contactOnSite',
  'signBoard',
  'network',
  'shared',
  'commissionOfferedPct',
] satisfies (keyof PropertyMandate)[])

const at = (unread: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (Object(value) as Record<string, unknown>)[key], unread)

const isKnownStatus = knownIn(PropertyStatus)

/** Is what some offer of a home is for unread? Of an offer that is read in part its operation is not. */
function isOperationUnread(unread: Facts['unread']): boolean {
  const offers = at(unread, 'basics.offers')
  return Array.isArray(offers)
    ? offers.some((offer) => 'operation' in (Object(offer) as object))
    : offers !== undefined
}

/**
 * Whether a rule is about a home by all that the table names of whom it concerns. `mayBe`: or may be,
 * since what does not fit is unread.
 */
export function concerns(
  { appliesTo }: Rule,
  { doc, status, unread }: Facts,
  { mayBe = false } = {},
): boolean {
  const { types, operations, municipalities, statuses } = appliesTo
  const isOpen = (path: string): boolean => mayBe && at(unread, path) !== undefined
  return (
    (statuses.includes(status) || (mayBe && !isKnownStatus(status))) &&
    (types === null || types.includes(doc.basics.type) || isOpen('basics.type')) &&
    (operations === null ||
      doc.basics.offers.some(({ operation }) => operations.includes(operation)) ||
      (mayBe && isOperationUnread(unread))) &&
    (municipalities === null ||
      municipalities.includes(doc.location?.municipalityIne ?? '') ||
      isOpen('location.municipalityIne'))
  )
}

/** Is anything unread of what a rule looks at? */
const isUnread = (rule: PassportRule, { unread }: Facts): boolean =>
  LOOKED_AT[rule].some((path) => {
    const found = at(unread, path)
    if (path !== 'mandate' || typeof found !== 'object' || found === null)
      return found !== undefined
    return Object.keys(found).some((key) => !ASIDE.has(key))
  })

/**
 * What a rule says of what is read, unless something it looks at is not: then it promises nothing.
 * What is lacking stays so, since that keeps back.
 */
export const promised = (rule: PassportRule, facts: Facts, said: Verdict): Verdict =>
  said.gravity !== 'lacking' && isUnread(rule, facts) ? verdict('warns', 'unread') : said
