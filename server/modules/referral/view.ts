import type { Referral, ReferralHome, ReferralPayout } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Db } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { municipality } from '../place/index.ts'
import { isSold, shownHome, suggestedHomes, type LinkedHome } from './agency/homes.ts'
import { broughtBy } from './agency/homes.ts'
import { toTerms, type TermsRow } from './agency/terms.repository.ts'
import { ownerAddress } from './owner/link.ts'
import { known, type Known } from './known.ts'
import type { Reader } from './referral.policy.ts'
import type { ReferralRow } from './referral.repository.ts'
import { transferOf } from './pay/transfer.ts'

/** States in which a linked home says what a referral may bring. */
const COUNTED: readonly string[] = ['mandate', 'sold', 'due']

/** Empty columns are left out: absent is unknown. */
const filled = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

/** What is stored of step 2, under the names of its form. */
export const homeForm = (row: ReferralRow): Partial<ReferralHome> => {
  const { municipality_ine, type, operation, address, cadastral_ref, price, area, notes } = row
  const said = { address, cadastralRef: cadastral_ref, price, area, notes }
  return filled({ municipalityIne: municipality_ine, type, operation, ...said })
}

/** The home as it was described: to who may not know the owner its place and kind alone. */
function homeOf(row: ReferralRow, isOpen: boolean): ReferralHome | null {
  const form = homeForm(row)
  const { municipalityIne, type, operation } = form
  if (!municipalityIne || !type || !operation) return null
  const told = { municipalityIne, type, operation }
  return isOpen ? { ...form, ...told } : told
}

const ownerOf = ({ owner_name, owner_email, owner_phone, relation, language }: ReferralRow) =>
  owner_name === null
    ? null
    : { name: owner_name, email: owner_email, phone: owner_phone, relation, language }

function paidOut(row: ReferralRow): ReferralPayout | null {
  const { close_price, fee, gross, vat, retention_pct, retention, net } = row
  return close_price === null || fee === null || gross === null || net === null
    ? null
    : {
        closePrice: close_price,
        fee,
        gross,
        vat: vat ?? 0,
        retentionPct: retention_pct ?? 0,
        retention: retention ?? 0,
        net,
      }
}

/** What it brings, and whether that is what the home went for. */
export function broughtTo(
  row: ReferralRow,
  facts: { home?: LinkedHome; terms?: TermsRow; payee: Known['payees'] },
  offered: number | null,
  now: Date,
): { payout: ReferralPayout | null; isFinal: boolean } {
  if (row.state === 'paid') return { payout: paidOut(row), isFinal: true }
  const { home, terms } = facts
  if (!home || !terms || !COUNTED.includes(row.state)) return { payout: null, isFinal: false }
  // One that was put away keeps what it went for.
  const closed = isSold(home) || row.state !== 'mandate' ? home.close_price : null
  const price = closed ?? offered
  const payee = (row.user_id !== null && facts.payee.get(row.user_id)?.kind) || 'person'
  const payout = price === null ? null : broughtBy(price, home, terms, { day: dayOf(now), payee })
  return { payout, isFinal: payout !== null && closed !== null }
}

/**
 * Referrals as a reader may see them. Until the owner said yes an agency is told place and kind of
 * the home, and nothing else of anybody: this is the one place that decides it. `whole`: with what
 * is looked for of one alone, such as homes that it may be.
 */
export async function toReferrals(
  db: Db,
  deps: Pick<Deps, 'config' | 'links' | 'now'>,
  reader: Reader,
  rows: ReferralRow[],
  { whole = false } = {},
): Promise<Referral[]> {
  const facts = await known(db, rows)
  return Promise.all(rows.map((row) => toReferral(db, deps, reader, row, { facts, whole })))
}

async function toReferral(
  db: Db,
  deps: Pick<Deps, 'config' | 'links' | 'now'>,
  reader: Reader,
  row: ReferralRow,
  { facts, whole }: { facts: Known; whole: boolean },
): Promise<Referral> {
  const { side } = reader
  const isAgency = side === 'agency'
  const isOpen = !isAgency || row.answered_at !== null
  const home = row.property_id === null ? undefined : facts.homes.get(row.property_id)
  const linked = home && isOpen ? await shownHome(db, home, side) : null
  const terms = row.terms_id === null ? undefined : facts.terms.get(row.terms_id)
  const brought = broughtTo(
    row,
    { home, terms, payee: facts.payees },
    linked?.price ?? null,
    deps.now(),
  )
  const passesOn = !isAgency && row.state === 'sent' && row.owner_email === null
  const suggested =
    whole && reader.side === 'agency' && isOpen && row.property_id === null
      ? await suggestedHomes(db, row, reader.actor)
      : []
  return {
    id: row.id,
    number: row.number,
    side,
    state: row.state,
    agency:
      row.agency_id === null
        ? null
        : { id: row.agency_id, name: facts.agencies.get(row.agency_id) ?? '' },
    terms: terms ? toTerms(terms) : null,
    owner: isOpen ? ownerOf(row) : null,
    referrerName: isOpen && row.user_id !== null ? (facts.people.get(row.user_id) ?? null) : null,
    place: row.municipality_ine && (municipality(row.municipality_ine)?.name ?? null),
    home: homeOf(row, isOpen),
    photos: isOpen ? row.photos : [],
    hasProof: isOpen && row.proof_key !== null,
    ownerLink: passesOn ? await ownerAddress(row, deps) : null,
    steps: facts.steps.get(row.id) ?? [],
    sentAt: row.sent_at?.toISOString() ?? null,
    asksUntil: row.state === 'sent' ? (row.asks_until?.toISOString() ?? null) : null,
    validUntil: row.valid_until,
    dueAt: row.due_at?.toISOString() ?? null,
    receivedAt: row.received_at?.toISOString() ?? null,
    reason: row.reason,
    contactId: isAgency && isOpen ? row.contact_id : null,
    linked,
    suggested: (await Promise.all(suggested.map((one) => shownHome(db, one, 'agency')))).flatMap(
      (one) => one ?? [],
    ),
    ...brought,
    transfer:
      whole && reader.side === 'agency' && reader.actor.role === 'ADMIN' && row.state === 'due'
        ? await transferOf(row, brought.payout, { payees: facts.payees, deps })
        : null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  }
}
