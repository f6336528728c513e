import type { Invoice, InvoiceParty } from '../../../../generated/model/index.ts'
import { localeOf } from '../../../formats/figure.ts'
import type { Ctx, Lang } from '../../../contract/context.ts'
import { drawnOr503 } from '../../../ports/pdf/answer.ts'
import { renderPdf } from '../../../ports/pdf/index.ts'
import { drawQr } from '../../../ports/pdf/qr.ts'
import { ibanWords } from '../../../sepa/iban.ts'
import { serviceOf } from '../../fiscal/index.ts'
import { say } from '../messages.ts'
import type { InvoicePaper } from './paper.ts'

const TEMPLATE = new URL('./invoice.document.ts', import.meta.url)

/** Cents with their decimals, as an invoice needs them. */
const moneyIn = (lang: Lang): ((cents: number) => string) => {
  const format = new Intl.NumberFormat(localeOf(lang), {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
  })
  return (cents) => format.format(cents / 100)
}

const partyLines = ({ name, taxId, address }: InvoiceParty, lang: Lang): string[] =>
  [name, address, taxId && `${say(lang, 'paper.taxId')} ${taxId}`].filter(
    (line) => !!line,
  ) as string[]

function factsOf(invoice: Invoice, lang: Lang): InvoicePaper['facts'] {
  const day = (on: string | null): string =>
    on === null
      ? ''
      : new Intl.DateTimeFormat(localeOf(lang), { timeZone: 'UTC', dateStyle: 'long' }).format(
          new Date(`${on}T00:00:00Z`),
        )
  return [
    { label: say(lang, 'paper.number'), value: invoice.fullNumber },
    { label: say(lang, 'paper.issuedOn'), value: day(invoice.issuedOn) },
    { label: say(lang, 'paper.operationOn'), value: day(invoice.operationOn) },
    { label: say(lang, 'paper.dueOn'), value: invoice.payable > 0 ? day(invoice.dueOn) : '' },
  ].filter(({ value }) => value !== '')
}

function sumsOf(invoice: Invoice, lang: Lang): InvoicePaper['sums'] {
  const money = moneyIn(lang)
  const pct = (value: number): string => new Intl.NumberFormat(localeOf(lang)).format(value)
  const row = (label: string, cents: number, strong = false) => ({
    label,
    value: money(cents),
    strong,
  })
  return [
    row(say(lang, 'paper.base'), invoice.base),
    ...invoice.vat.map(({ pct: rate, base, vat }) =>
      row(say(lang, 'paper.vat', { pct: pct(rate), base: money(base) }), vat),
    ),
    row(say(lang, 'paper.total'), invoice.total, invoice.withheld === 0),
    ...(invoice.withheld === 0
      ? []
      : [
          row(say(lang, 'paper.withheld', { pct: pct(invoice.withheldPct) }), -invoice.withheld),
          row(say(lang, 'paper.payable'), invoice.payable, true),
        ]),
  ]
}

function transferPart({ transfer, payable, paid }: Invoice, lang: Lang): InvoicePaper['transfer'] {
  if (!transfer) return null
  return {
    title: say(lang, 'paper.transfer'),
    rows: [
      { label: say(lang, 'paper.payable'), value: moneyIn(lang)(payable - paid) },
      { label: say(lang, 'paper.iban'), value: ibanWords(transfer.iban) },
      { label: say(lang, 'paper.reference'), value: transfer.reference },
    ],
    scan: say(lang, 'paper.scan'),
    qr: drawQr(transfer.qr, 'M'),
  }
}

/**
 * The tax code, between the two lines that the tax agency wants (QR 0.5.0, §3); nothing while the
 * record is not sent: the paper claims nothing that is not so.
 */
function fiscalPart(
  { qrUrl, annulment }: Invoice,
  lang: Lang,
): Pick<InvoicePaper, 'fiscal' | 'watermark'> {
  const annulled = annulment && say(lang, 'paper.annulled')
  if (qrUrl === null) return { fiscal: null, watermark: annulled }
  return {
    fiscal: { label: 'QR tributario:', qr: drawQr(qrUrl, 'M'), verifiable: 'VERI*FACTU' },
    watermark: annulled ?? (serviceOf(qrUrl) === 'test' ? say(lang, 'paper.test') : null),
  }
}

/** An invoice as paper shows it. */
export function paperOf(invoice: Invoice, lang: Lang, footer: string | null): InvoicePaper {
  const money = moneyIn(lang)
  const kind = invoice.kind === 'F1' || invoice.kind === 'F2' ? invoice.kind : 'R'
  return {
    title: say(lang, `paper.${kind}`),
    issuer: partyLines(invoice.issuer, lang),
    receiver: {
      label: say(lang, 'paper.receiver'),
      lines: partyLines(invoice.receiver, lang),
    },
    facts: factsOf(invoice, lang),
    head: {
      text: say(lang, 'paper.text'),
      quantity: say(lang, 'paper.quantity'),
      price: say(lang, 'paper.price'),
      amount: say(lang, 'paper.amount'),
    },
    lines: invoice.lines.map(({ text, quantity, price, amount, vatPct, exemption }) => ({
      text,
      note: vatPct === 0 ? (exemption ?? null) : null,
      quantity: new Intl.NumberFormat(localeOf(lang)).format(quantity),
      price: money(price),
      amount: money(amount),
    })),
    sums: sumsOf(invoice, lang),
    notes:
      invoice.rectifies === null
        ? []
        : [
            say(lang, 'paper.rectifies', {
              number: invoice.rectifies,
              cause: invoice.cause ?? '',
            }),
          ],
    ...fiscalPart(invoice, lang),
    transfer: transferPart(invoice, lang),
    footer,
    page: say(lang, 'paper.page'),
  }
}

interface Look {
  language: Lang
  footer: string | null
}

/** An invoice as a document that is drawn. */
const documentOf = (invoice: Invoice, { language, footer }: Look) => ({
  template: TEMPLATE,
  data: paperOf(invoice, language, footer),
  meta: {
    title: invoice.fullNumber,
    author: invoice.issuer.name,
    subject: invoice.receiver.name,
    language,
  },
})

/** The PDF of an invoice, in the language it was issued in: for a mail. */
export const pdfOf = (invoice: Invoice, look: Look): Promise<Buffer> =>
  renderPdf(documentOf(invoice, look))

/** The same for an answer; 503 in words when it cannot be had. */
export const drawInvoice = (
  invoice: Invoice,
  look: Look,
  { lang, log }: Pick<Ctx, 'lang' | 'log'>,
): Promise<Buffer> =>
  drawnOr503(
    documentOf(invoice, look),
    { busy: say(lang, 'busy'), failed: say(lang, 'failed') },
    log,
  )
