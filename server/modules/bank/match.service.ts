import { knownIn } from '../../contract/known.ts'
import {
  BankEntryState,
  type BankEntry,
  type BankEntryPatch,
  type BankMatchInput,
  type BankReason,
} from '../../../generated/model/index.ts'
import { fieldErrors, laterVersion, notAcceptable, notFound } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import { payExpense, unpayExpense } from '../expense/index.ts'
import { payInvoice, unpayInvoice } from '../invoice/index.ts'
import { lockEntry, matchesOf, type EntryRow } from './bank.repository.ts'
import { candidatesOf, knownAccounts, openNow } from './candidates.ts'
import { entryOf, ownOf } from './list.service.ts'
import { proposalsFor } from './matching/propose.ts'
import type { Candidate } from './matching/certainty.ts'
import { say } from './messages.ts'
import { toMatch } from './view.ts'

/** What is kept of a record that an entry pays. */
type Told = Pick<Candidate, 'kind' | 'recordId' | 'number' | 'name' | 'partyKey'>

/** A record, and what of it an entry pays, with the entry's sign. */
export interface Payment<Of extends Told = Candidate> {
  candidate: Of
  amount: number
}

/** How it was said: by whom, or by itself, and why. */
export interface Said {
  reason: BankReason
  auto: boolean
  by: string | null
  now: Date
}

/** Notes what an entry pays, at the records too; the entry is locked. */
export async function pay(
  trx: Db,
  entry: EntryRow,
  payments: readonly Payment<Told>[],
  { reason, auto, by, now }: Said,
): Promise<void> {
  const { agency_id: agencyId } = entry
  for (const { candidate, amount } of payments) {
    const { kind, recordId: id, number, name, partyKey } = candidate
    if (kind === 'invoice') {
      if (!(await payInvoice(trx, { id, amount, now })))
        throw new Error(`Of ${number} none is open`)
    } else await payExpense(trx, { agencyId, id, amount: -amount, on: entry.booked_on })
    await trx
      .insertInto('bank_match')
      .values({
        id: uuidv7(),
        agency_id: agencyId,
        entry_id: entry.id,
        invoice_id: kind === 'invoice' ? id : null,
        expense_id: kind === 'expense' ? id : null,
        amount,
        reason,
        auto,
        number,
        name,
        party_key: partyKey,
        by_user: by,
        created_at: now,
      })
      .execute()
  }
  const matched = payments.reduce((sum, { amount }) => sum + amount, entry.matched)
  const state = matched === entry.amount ? 'matched' : 'open'
  await trx.updateTable('bank_entry').set({ matched, state }).where('id', '=', entry.id).execute()
}

/** Why somebody's choice is so: as it was proposed, else because they said so. */
async function reasonOf(
  trx: Db,
  entry: EntryRow,
  all: readonly Candidate[],
  payments: readonly Payment[],
): Promise<BankReason> {
  const known = await knownAccounts(trx, entry.agency_id)
  const keys = (items: readonly { recordId: string }[]) =>
    items
      .map(({ recordId }) => recordId)
      .toSorted()
      .join()
  const chosen = keys(payments.map(({ candidate }) => candidate))
  const found = proposalsFor(toMatch(entry), all, known).find(({ items }) => keys(items) === chosen)
  return found?.reason ?? 'hand'
}

const byRecord = (a: Payment, b: Payment): number =>
  a.candidate.recordId < b.candidate.recordId ? -1 : 1

const isState = knownIn(BankEntryState)

/** An entry to be acted on; throws 404, and 503 for one that only a later version knows how stands. */
async function actingOn(
  { trx, actor: { lang } }: Work,
  agencyId: string,
  id: string,
): Promise<EntryRow> {
  const entry = (await lockEntry(trx, agencyId, id)) ?? notFound(lang)
  return isState(entry.state) ? entry : laterVersion(lang)
}

/** Somebody says what an entry pays; throws 400 at `items` where the amounts do not fit. */
export async function matchEntry(input: BankMatchInput, work: Work): Promise<BankEntry> {
  const { trx, deps, actor } = work
  const { lang } = actor
  const agencyId = ownOf(actor)
  const entry = await actingOn(work, agencyId, input.entryId)
  if (entry.state === 'aside') notAcceptable(say(lang, 'isAside'))
  const all = await candidatesOf(trx, agencyId)
  const wrong = (key: Parameters<typeof say>[1]): never => fieldErrors({ items: say(lang, key) })
  const payments = input.items.map(({ kind, recordId, amount }): Payment => {
    const candidate = all.find((one) => one.kind === kind && one.recordId === recordId)
    if (!candidate) return wrong('notOpen')
    const fits = Math.sign(amount) === Math.sign(candidate.open)
    if (!fits || Math.abs(amount) > Math.abs(candidate.open)) return wrong('tooMuch')
    return { candidate, amount }
  })
  if (new Set(payments.map(({ candidate }) => candidate.recordId)).size < payments.length)
    wrong('twice')
  // In the order of their ids: two matches at once lock them alike.
  for (const { candidate } of payments.toSorted(byRecord))
    if ((await openNow(trx, agencyId, candidate)) !== candidate.open) wrong('notOpen')
  const sum = payments.reduce((total, { amount }) => total + amount, 0)
  const left = entry.amount - entry.matched
  if (left === 0 || Math.sign(sum) !== Math.sign(left) || Math.abs(sum) > Math.abs(left))
    wrong('moreThanEntry')
  const reason = await reasonOf(trx, entry, all, payments)
  await pay(trx, entry, payments, { reason, auto: false, by: actor.userId, now: deps.now() })
  return entryOf(trx, agencyId, entry.id, lang)
}

/** Takes back all that an entry pays; what was matched by itself is not so again. */
export async function undoMatch(id: string, work: Work): Promise<BankEntry> {
  const { trx, deps, actor } = work
  const { lang } = actor
  const agencyId = ownOf(actor)
  const entry = await actingOn(work, agencyId, id)
  const matches = await matchesOf(trx, [entry.id])
  if (matches.length === 0) notAcceptable(say(lang, 'notMatched'))
  const alone: string[] = []
  for (const { invoice_id: invoice, expense_id: expense, amount, auto } of matches) {
    if (invoice !== null) await unpayInvoice(trx, { id: invoice, amount, now: deps.now() })
    if (expense !== null) await unpayExpense(trx, { agencyId, id: expense, amount: -amount })
    if (auto) alone.push(invoice ?? expense ?? '')
  }
  await trx.deleteFrom('bank_match').where('entry_id', '=', entry.id).execute()
  const refused = [...new Set([...entry.refused, ...alone])]
  await trx
    .updateTable('bank_entry')
    .set({ matched: 0, state: 'open', refused })
    .where('id', '=', entry.id)
    .execute()
  return entryOf(trx, agencyId, entry.id, lang)
}

/** Records that one entry may be said not to pay. */
const MOST_REFUSED = 200

/** Puts an entry aside, or says what it does not pay. */
export async function patchEntry(
  id: string,
  { aside, refused = [] }: BankEntryPatch,
  work: Work,
): Promise<BankEntry> {
  const { trx, actor } = work
  const { lang } = actor
  const agencyId = ownOf(actor)
  const entry = await actingOn(work, agencyId, id)
  if (aside && entry.matched !== 0) notAcceptable(say(lang, 'isMatched'))
  const next = [...new Set([...entry.refused, ...refused])].slice(-MOST_REFUSED)
  const state =
    aside === undefined || entry.state === 'matched' ? entry.state : aside ? 'aside' : 'open'
  await trx
    .updateTable('bank_entry')
    .set({ refused: next, state })
    .where('id', '=', entry.id)
    .execute()
  return entryOf(trx, agencyId, entry.id, lang)
}
