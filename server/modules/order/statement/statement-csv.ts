import { Readable } from 'node:stream'
import type { EarningsStatement, EarningsSums } from '../../../../generated/model/index.ts'
import type { FileReply } from '../../../contract/body/upload.ts'
import type { Ctx } from '../../../contract/context.ts'
import { amount, CSV_MARK, csvLines } from '../../../formats/csv.ts'
import { titleIn } from '../../market/index.ts'
import { say } from '../messages.ts'
import { getStatement } from './statement.service.ts'

/** Columns of money, as the contract names them. */
const MONEY = [
  'net',
  'vat',
  'retention',
  'charged',
  'fee',
  'feeVat',
  'left',
  'received',
  'awaited',
  'owed',
] as const satisfies readonly (keyof EarningsSums)[]

/** A line an order; amounts in euros with a point, as programs read them. */
export const statementCsv = ({ rows }: EarningsStatement, lang: string): string =>
  CSV_MARK +
  csvLines(
    [
      ['number', 'day', 'buyer', 'home', 'title', 'state', 'payment', ...MONEY],
      ...rows.map(({ number, day, buyerName, homeTitle, title, state, payment, sums }) => [
        number,
        day,
        buyerName,
        homeTitle ?? '',
        titleIn(title, lang),
        state,
        payment,
        ...MONEY.map((key) => amount(sums[key])),
      ]),
    ],
    ',',
  )

/** The statement of a period as a file. */
export async function exportStatement(period: string, ctx: Ctx): Promise<FileReply> {
  const text = statementCsv(await getStatement(period, ctx), ctx.lang)
  return {
    stream: Readable.from([text]),
    contentType: 'text/csv; charset=utf-8',
    filename: `${say(ctx.lang, 'statement.file')}-${period}.csv`,
    headers: { 'cache-control': 'no-store' },
  }
}
