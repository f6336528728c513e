import type { InvoiceDoc } from '../../db/tables/ledger.ts'
import {
  amountText,
  dayText,
  issueXml,
  type ChainEnd,
  type FiscalSystem,
  type FiscalVat,
  type InvoiceId,
  type Mends,
  type RecordOfIssue,
} from '../fiscal/index.ts'
import { fiscalParty } from './party.ts'
import type { Unnumbered } from './unnumbered.ts'

/** Articles of the VAT law by which nothing is charged, and their cause in list L10. */
const CAUSES: Record<string, { exempt: string; regime: string }> = {
  20: { exempt: 'E1', regime: '01' },
  21: { exempt: 'E2', regime: '02' },
  22: { exempt: 'E3', regime: '02' },
  23: { exempt: 'E4', regime: '01' },
  24: { exempt: 'E4', regime: '01' },
  25: { exempt: 'E5', regime: '01' },
}

/** As people name them: "art. 20", "artículo", "articulo", "arts.", "article", "Artikel". */
const ARTICLE = /\bart(?:[ií]culos?|icles?|ikel|s?\.?º?)\s*(\d+)/i
/** "No sujeta", "que no está sujeta", "no subjecta", "not subject", "nicht steuerbar". */
const OUTSIDE = /\bno (?:est[aàá]n? )?su(?:bje|je)|not subject|nicht steuerbar/i

/** Why no VAT is charged, as a record says it, out of the words that stand on the invoice. */
export function untaxed(
  exemption: string,
): { exempt: string; regime: string } | { notSubject: string } {
  const [, article = ''] = ARTICLE.exec(exemption) ?? []
  if (OUTSIDE.test(exemption))
    return { notSubject: article === '69' || article === '70' ? 'N2' : 'N1' }
  return CAUSES[article] ?? { exempt: 'E6', regime: '01' }
}

/** What is charged, at each rate or for each cause of none. */
export function fiscalParts({ vat, lines }: Pick<InvoiceDoc, 'vat' | 'lines'>): FiscalVat[] {
  const taxed = vat
    .filter(({ pct }) => pct > 0)
    .map((part) => ({
      rate: String(part.pct),
      base: amountText(part.base),
      vat: amountText(part.vat),
    }))
  const free = lines.filter(({ vatPct }) => vatPct === 0)
  const causes = Map.groupBy(free, ({ exemption }) => JSON.stringify(untaxed(exemption ?? '')))
  return [
    ...taxed,
    ...[...causes.values()].map((group) => ({
      ...untaxed(group[0]?.exemption ?? ''),
      base: amountText(group.reduce((all, { amount }) => all + amount, 0)),
    })),
  ]
}

/** The XML of an invoice's record, out of the texts that are hashed and what else it says. */
export function recordXml({
  draft,
  record,
  end,
  system,
  rectified,
  mends = null,
}: {
  draft: Unnumbered
  record: RecordOfIssue
  end: ChainEnd
  system: FiscalSystem
  rectified: InvoiceId | null
  mends?: Mends
}): string {
  const isSimplified = draft.kind === 'F2' || draft.kind === 'R5'
  return issueXml({
    ...record,
    issuerName: draft.issuer.name,
    description: [...new Set(draft.doc.lines.map(({ text }) => text))].join('; '),
    operationOn:
      draft.operation_on === null || dayText(draft.operation_on) === record.issuedOn
        ? null
        : dayText(draft.operation_on),
    rectifies: rectified === null ? null : { of: [rectified], replaced: null },
    receiver: isSimplified ? null : fiscalParty(draft.receiver, draft.language),
    parts: fiscalParts(draft.doc),
    before: end.before,
    system,
    mends,
  })
}
