import type { EarningsStatement, EarningsSums } from '../../../../generated/model/index.ts'
import type { FileReply } from '../../../contract/body/upload.ts'
import type { Ctx, Lang } from '../../../contract/context.ts'
import { drawnOr503, pdfReply } from '../../../ports/pdf/answer.ts'
import { titleIn } from '../../market/index.ts'
import { say } from '../messages.ts'
import type { StatementPrint } from './statement.document.ts'
import { getStatement } from './statement.service.ts'
import { localeOf } from '../../../formats/figure.ts'

const TEMPLATE = new URL('./statement.document.ts', import.meta.url)

const euros = (cents: number, lang: Lang): string =>
  new Intl.NumberFormat(localeOf(lang), {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
  }).format(cents / 100)

const dayIn = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: 'UTC',
    dateStyle: 'medium',
  }).format(new Date(`${day}T00:00:00Z`))

/** Cells of money of one line. */
const moneyIn = (sums: EarningsSums, lang: Lang): string[] =>
  [sums.net, sums.vat, -sums.retention, -(sums.fee + sums.feeVat), sums.left, sums.awaited].map(
    (cents) => euros(cents, lang),
  )

/** The statement in words and sums, ready to be drawn. */
export function printOf(
  { from, to, sellerName, taxId, rows, sums }: EarningsStatement,
  lang: Lang,
): StatementPrint {
  const sum = (key: keyof EarningsSums, sign = 1, strong = false) => ({
    label: say(lang, `statement.${key as 'net'}`),
    value: euros(sign * sums[key], lang),
    strong,
  })
  return {
    title: say(lang, 'statement.title'),
    period: `${dayIn(from, lang)} – ${dayIn(to, lang)}`,
    who: [sellerName ?? '', taxId ?? ''].filter(Boolean),
    sums: [
      sum('net'),
      sum('vat'),
      sum('retention', -1),
      sum('fee', -1),
      sum('feeVat', -1),
      sum('left', 1, true),
      sum('received'),
      sum('awaited'),
      ...(sums.owed > 0 ? [sum('owed')] : []),
    ],
    head: (['order', 'buyer', 'net', 'vat', 'retention', 'feeAll', 'left', 'awaited'] as const).map(
      (key) => say(lang, `statement.${key}`),
    ),
    rows: rows.map((row) => ({
      cells: [`${row.number}\n${dayIn(row.day, lang)}`, row.buyerName, ...moneyIn(row.sums, lang)],
      note: [titleIn(row.title, lang), row.homeTitle].filter(Boolean).join(' · '),
    })),
    foot: [say(lang, 'statement.sum'), String(sums.orders), ...moneyIn(sums, lang)],
    note: say(lang, 'statement.note'),
    page: say(lang, 'statement.page'),
  }
}

/** The statement of a period on paper, in the reader's language. */
export async function drawStatement(period: string, ctx: Ctx): Promise<FileReply> {
  const { lang, log } = ctx
  const statement = await getStatement(period, ctx)
  const data = printOf(statement, lang)
  const meta = { title: data.title, author: statement.sellerName ?? '', language: lang }
  const words = { busy: say(lang, 'statement.busy'), failed: say(lang, 'statement.failed') }
  const pdf = await drawnOr503({ template: TEMPLATE, data, meta }, words, log)
  return pdfReply(pdf, `${say(lang, 'statement.file')}-${period}.pdf`)
}
