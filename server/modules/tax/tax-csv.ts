import type { TaxPartners, TaxQuarterSums } from '../../../generated/model/index.ts'
import type { FileReply } from '../../../generated/server/operations.ts'
import type { Lang } from '../../contract/lang.ts'
import { amount } from '../../formats/csv.ts'
import { csvReply } from '../../formats/csv-reply.ts'
import { say } from './messages.ts'

const head = (
  lang: Lang,
  ...keys: (
    | 'side'
    | 'number'
    | 'day'
    | 'name'
    | 'taxId'
    | 'pct'
    | 'base'
    | 'vat'
    | 'withheld'
    | 'model'
    | 'printed'
    | 'total'
    | 'invoices'
    | 'expenses'
  )[]
) => keys.map((key) => say(lang, key))

/** What a quarter's tax is of, a line an invoice and rate; its last column is what is summed. */
export const quarterFile = (
  { quarter, items }: TaxQuarterSums,
  { of, lang }: { of: 'vat' | 'withheld'; lang: Lang },
): FileReply =>
  csvReply(`${say(lang, `file.${of}`)}-${quarter}`, [
    of === 'vat'
      ? head(lang, 'side', 'number', 'day', 'name', 'taxId', 'pct', 'base', 'printed', 'vat')
      : head(lang, 'side', 'number', 'day', 'name', 'taxId', 'pct', 'base', 'model', 'withheld'),
    ...items.map((one) => [
      say(lang, one.side),
      one.fullNumber,
      one.issuedOn,
      one.name,
      one.taxId ?? '',
      one.pct,
      amount(one.base),
      of === 'vat' ? amount(one.printed) : (one.model ?? ''),
      amount(one.amount),
    ]),
  ])

/** Partners of a year, a line each. */
export const partnersFile = ({ year, items }: TaxPartners, lang: Lang): FileReply =>
  csvReply(`${say(lang, 'file.partners')}-${year}`, [
    head(lang, 'side', 'taxId', 'name', 'invoices', 'expenses', 'total'),
    ...items.map((one) => [
      say(lang, one.side),
      one.taxId,
      one.name,
      one.invoices,
      one.expenses,
      amount(one.total),
    ]),
  ])
