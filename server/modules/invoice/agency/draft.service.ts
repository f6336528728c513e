import type { InvoiceDraft, InvoiceDraftInput } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import {
  conflict,
  fieldErrors,
  laterVersion,
  notAcceptable,
  notFound,
} from '../../../contract/errors.ts'
import { readsWhole } from '../../../contract/stored/index.ts'
import { uuidv7, withAdvisoryLock, type Db } from '../../../db/index.ts'
import type { InvoiceDoc, InvoiceDraftDoc } from '../../../db/tables/ledger.ts'
import { isTooLarge, percentOf, totalsOf } from '../../../money.ts'
import { say } from '../messages.ts'
import {
  draftsOf,
  findDraft,
  insertDraft,
  MOST_DRAFTS,
  removeDraft,
  saveDraft,
  type DraftRow,
} from './draft.repository.ts'

/** What a draft charges, where another room makes it. */
export interface DraftAbout {
  kind: string
  id: string
  /** Whose side of it, where each is charged by itself. */
  side: string | null
  /** In a few words, as the list shows it. */
  words: string
}

/** Lines with what each comes to, as an issued invoice has them. */
export const linesOf = ({ lines }: InvoiceDraftDoc): InvoiceDoc['lines'] =>
  lines.map((line) => ({ ...line, amount: percentOf(line.price, line.quantity * 100) }))

/** A draft with its sums. */
export function toDraft(row: DraftRow): InvoiceDraft {
  const sums = totalsOf(linesOf(row.doc), row.doc.withheldPct ?? 0)
  return {
    id: row.id,
    data: row.doc,
    about: row.about_words,
    base: sums.net,
    vat: sums.vatParts,
    vatTotal: sums.vat,
    withheld: sums.withheld,
    total: sums.net + sums.vat,
    payable: sums.total,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  }
}

/**
 * What is kept of what was typed: its own copy, without the version it began on. Throws 400 where it
 * comes to more than an invoice can say.
 */
function docOf({ version: _version, ...doc }: InvoiceDraftInput, lang: Lang): InvoiceDraftDoc {
  const lines = linesOf(doc)
  const { net, vat } = totalsOf(lines)
  if (isTooLarge(...lines.map(({ amount }) => amount), net + vat))
    fieldErrors({ lines: say(lang, 'tooLarge') })
  return doc
}

/** Drafts of an agency. */
export const listDrafts = async (db: Db, agencyId: string): Promise<{ items: InvoiceDraft[] }> => ({
  items: (await draftsOf(db, agencyId)).map(toDraft),
})

/** One draft; throws 404. */
export async function readDraft(db: Db, work: Pick<Work, 'actor'>, id: string) {
  const { agencyId, lang } = work.actor
  return toDraft((await findDraft(db, { agencyId, id })) ?? notFound(lang))
}

/** Keeps a new draft; throws 406 where there are too many. */
export async function addDraft(
  { trx, deps, actor }: Work,
  input: InvoiceDraftInput,
  about: DraftAbout | null = null,
): Promise<InvoiceDraft> {
  const { agencyId, userId, lang } = actor
  await withAdvisoryLock(trx, `invoice draft ${agencyId}`)
  if ((await draftsOf(trx, agencyId)).length >= MOST_DRAFTS)
    notAcceptable(say(lang, 'tooManyDrafts'))
  const row = await insertDraft(trx, {
    id: uuidv7(),
    agency_id: agencyId,
    doc: docOf(input, lang),
    about_kind: about?.kind ?? null,
    about_id: about?.id ?? null,
    about_words: about?.words ?? null,
    about_side: about?.side ?? null,
    created_by: userId,
    created_at: deps.now(),
    updated_at: deps.now(),
  })
  return toDraft(row)
}

/** A draft that nobody else changes until the transaction ends; throws 404. */
export const lockDraft = async ({ trx, actor }: Work, id: string): Promise<DraftRow> =>
  (await findDraft(trx, { agencyId: actor.agencyId, id, lock: true })) ?? notFound(actor.lang)

/**
 * Saves a draft whole; throws 409 with what is stored where it was changed in between, 503 for one of
 * which this version does not read all: it would come to something else.
 */
export async function changeDraft(
  work: Work,
  id: string,
  input: InvoiceDraftInput,
): Promise<InvoiceDraft> {
  const { trx, deps, actor } = work
  const row = await lockDraft(work, id)
  if (input.version === undefined) fieldErrors({ version: say(actor.lang, 'version') })
  if (input.version !== row.version) return conflict(toDraft(row), say(actor.lang, 'stale'))
  if (!(await readsWhole(trx, 'invoice_draft.doc', { id: row.id }))) laterVersion(actor.lang)
  return toDraft(await saveDraft(trx, row, { doc: docOf(input, actor.lang), now: deps.now() }))
}

/** Throws a draft away. */
export async function dropDraft(work: Work, id: string): Promise<void> {
  const row = await lockDraft(work, id)
  await removeDraft(work.trx, row.id)
}
