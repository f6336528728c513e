import type { Language } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { forbidden, notAcceptable, notFound } from '../../../contract/errors.ts'
import type { FileReply } from '../../../contract/body/upload.ts'
import { drawnOr503, pdfReply } from '../../../ports/pdf/answer.ts'
import { dayOf } from '../../../time/madrid.ts'
import { getAgency } from '../../agency/index.ts'
import { say, type MessageKey } from '../messages.ts'
import { findFor, type ReferralRow } from '../referral.repository.ts'
import type { ReceiptPrint } from './receipt.document.ts'
import { localeOf } from '../../../formats/figure.ts'

const TEMPLATE = new URL('./receipt.document.ts', import.meta.url)

const euros = (cents: number, lang: Language): string =>
  new Intl.NumberFormat(localeOf(lang), {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
  }).format(cents / 100)

/** The sums of what was paid, from the fee to the transfer. */
function sumsOf(row: ReferralRow, lang: Language): ReceiptPrint['lines'] {
  const pct = row.retention_pct ?? 0
  const sums: [MessageKey, number | null, boolean][] = [
    ['receiptFee', row.fee, false],
    ['receiptGross', row.gross, false],
    ['receiptVat', row.vat || null, false],
    ['receiptRetention', row.retention ? -row.retention : null, false],
    ['receiptNet', row.net, true],
  ]
  return sums.flatMap(([key, cents, strong]) =>
    cents === null ? [] : [{ label: say(lang, key, { pct }), value: euros(cents, lang), strong }],
  )
}

/** The receipt as PDF, in the reader's language. */
export async function readReceipt(id: string, ctx: Ctx): Promise<FileReply> {
  const { deps, lang } = ctx
  const { row, reader } = (await findFor(deps.db, ctx, id, { asReferrer: true })) ?? notFound(lang)
  if (reader.side === 'agency' && reader.actor.role !== 'ADMIN') forbidden()
  if (row.state !== 'paid' || row.paid_at === null) return notAcceptable(say(lang, 'notPaid'))
  const agency = row.agency_id === null ? null : await getAgency(deps.db, row.agency_id)
  const data: ReceiptPrint = {
    title: say(lang, 'receiptTitle'),
    number: `${row.number} · ${dayOf(row.paid_at)}`,
    parties: [
      {
        label: say(lang, 'receiptPays'),
        lines: [agency?.legalName ?? agency?.tradeName ?? '', agency?.taxId ?? ''],
      },
      { label: say(lang, 'receiptGets'), lines: [row.paid_name ?? '', row.paid_tax_id ?? ''] },
    ],
    lines: sumsOf(row, lang),
    note: say(lang, 'receiptNote'),
  }
  const pdf = await drawnOr503(
    {
      template: TEMPLATE,
      data,
      meta: { title: data.title, author: deps.config.siteName, language: lang },
    },
    { busy: say(lang, 'busy'), failed: say(lang, 'receiptFailed') },
    ctx.log,
  )
  return pdfReply(pdf, `${row.number}.pdf`)
}
