import type { Work } from '../../../contract/rights/actor.ts'
import { fieldErrors, laterVersion, notAcceptable } from '../../../contract/errors.ts'
import { readsWhole } from '../../../contract/stored/index.ts'
import type { InvoiceDraftDoc } from '../../../db/tables/ledger.ts'
import { dayOf, daysLater } from '../../../time/madrid.ts'
import { isSentByAnother } from '../../fiscal/index.ts'
import { issueInvoice } from '../issue.ts'
import { isHeldByAnother, isOperatorTaxId } from '../issuer.ts'
import type { InvoiceRow } from '../invoice.repository.ts'
import { say } from '../messages.ts'
import { OWN_ABOUT } from './acts.ts'
import { issuerOf } from './company.ts'
import { removeDraft } from './draft.repository.ts'
import { lockDraft } from './draft.service.ts'
import { buyersTaxId, draftFaults } from './faults.ts'

const DUE_DAYS = 14

/** In whose name it is issued; throws 406 while the agency lacks what the law wants. */
async function readyIssuer({ trx, actor }: Work) {
  const found = await issuerOf(trx, actor.agencyId)
  if (found.issuer.missing.length > 0) notAcceptable(say(actor.lang, 'companyFirst'))
  if (await isOperatorTaxId(trx, found.issuer.taxId ?? ''))
    notAcceptable(say(actor.lang, 'operatorsTaxId'))
  const mine = { agencyId: actor.agencyId, taxId: found.issuer.taxId ?? '' }
  if (await isHeldByAnother(trx, { agencyId: mine.agencyId }, mine.taxId))
    notAcceptable(say(actor.lang, 'othersTaxId'))
  if (await isSentByAnother(trx, mine)) notAcceptable(say(actor.lang, 'sentByAnother'))
  return found
}

/** Why nothing is charged stands where nothing is: a rate that was changed leaves the words behind. */
const lineOf = ({
  text,
  quantity,
  price,
  vatPct,
  exemption,
}: InvoiceDraftDoc['lines'][number]) => ({
  text: text.trim(),
  quantity,
  price,
  vatPct,
  ...(vatPct === 0 && exemption?.trim() && { exemption: exemption.trim() }),
})

/**
 * Issues a draft: number, record and the draft's end become true together. Throws 406 while the
 * agency's own data are missing, 400 by field for what the law wants of the rest, 503 where this
 * version does not read all of the draft or of the agency.
 */
export async function issueDraft(work: Work, id: string): Promise<InvoiceRow> {
  const { trx, deps, actor } = work
  const row = await lockDraft(work, id)
  // What stands in for what is not read would be issued, and numbered, for good.
  const isRead =
    (await readsWhole(trx, 'invoice_draft.doc', { id: row.id })) &&
    (await readsWhole(trx, 'agency.doc', { id: actor.agencyId }))
  if (!isRead) laterVersion(actor.lang)
  const { issuer, footer } = await readyIssuer(work)
  const now = deps.now()
  const faults = draftFaults(row.doc, issuer, dayOf(now))
  if (faults.length > 0)
    fieldErrors(
      Object.fromEntries(faults.map(([at, why]) => [at, say(actor.lang, `fault.${why}`)])),
    )
  const { buyer, kind, series, withheldPct, operationOn, dueOn, language, lines } = row.doc
  const issued = await issueInvoice(
    trx,
    {
      by: { agencyId: actor.agencyId },
      series: series ?? issuer.series,
      kind,
      issuer: { ...issuer, footer },
      receiver: {
        name: buyer.name,
        taxId: buyersTaxId(buyer.taxId),
        address: buyer.address ?? '',
        ...(buyer.country && { country: buyer.country }),
      },
      lines: lines.map(lineOf),
      withheldPct,
      operationOn,
      dueOn: dueOn ?? daysLater(dayOf(now), DUE_DAYS),
      language,
      about: {
        kind: row.about_kind ?? OWN_ABOUT,
        id: row.about_id ?? actor.agencyId,
        side: row.about_side,
      },
    },
    now,
  )
  await removeDraft(trx, row.id)
  return issued
}
