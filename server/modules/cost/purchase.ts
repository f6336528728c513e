import type { CostLine, CostNote } from '../../../generated/model/index.ts'
import { share, split, sum, tariff } from './brackets.ts'
import { rateOf, reducedFor, ruleOn, scaleOf, tariffOf, type Reduced } from './rules.ts'
import { by, line, type Subject } from './subject.ts'

const itpUnknown = (price: number, note: CostNote): CostLine =>
  line({
    id: 'itp',
    group: 'purchase',
    base: price,
    amount: null,
    counts: true,
    certainty: 'verify',
    notes: [note],
  })

/** The reduced rule a buyer may have, and why the general one is counted instead. */
function reduction(
  { buyer, type, island, date }: Subject,
  price: number,
): { rule?: Reduced; notes: CostNote[] } {
  if (buyer === 'general' || island === null) return { notes: [] }
  const rule = type === 'vivienda' ? ruleOn(date, reducedFor(buyer, island)) : undefined
  if (!rule) return { notes: ['notForThis'] }
  return price <= rule.ceiling
    ? { rule, notes: rule.notes }
    : { notes: ['overCeiling', ...rule.notes.filter((note) => note === 'disputedCeiling')] }
}

/** Transfer tax of second-hand property. */
function transferTax(subject: Subject, price: number): CostLine {
  const { operation, type, island, date } = subject
  if (operation === 'T') return itpUnknown(price, 'noTable')
  if (island === null) return itpUnknown(price, 'islandUnknown')
  const reduced = reduction(subject, price)
  const rule = reduced.rule ?? ruleOn(date, scaleOf(type === 'parking' ? 'garage' : 'general'))
  if (!rule) return itpUnknown(price, 'noTable')
  const parts = split(price, rule.brackets)
  const notes: CostNote[] = [
    'base',
    ...(type === 'parking' ? ['annexedGarage' as const] : []),
    ...(operation === 'NP' ? ['bareOwnership' as const] : []),
    ...reduced.notes,
  ]
  return line({
    id: 'itp',
    group: 'purchase',
    base: price,
    amount: sum(parts.map(({ amount }) => amount)),
    counts: true,
    parts,
    ...by(rule),
    notes,
  })
}

/**
 * VAT and stamp duty of new build. Whether the price holds the VAT is the agency's to say; unsaid,
 * it comes on top.
 */
function newBuild(
  { type, date, offer, island }: Subject,
  price: number,
): { net: number; lines: CostLine[] } {
  const table = ruleOn(date, rateOf('vat', type === 'vivienda' ? 'home' : 'other'))
  const ajd = ruleOn(date, rateOf('ajd', 'general'))
  const rate = offer.vatRatePct ?? table?.rate ?? 0
  const net = offer.vatIncluded ? Math.round(price / (1 + rate / 100)) : price
  const told: CostNote =
    offer.vatIncluded === undefined
      ? 'vatIncludedUnknown'
      : offer.vatIncluded
        ? 'vatIncluded'
        : 'vatAdded'
  const source = offer.vatRatePct === undefined ? by(table) : { certainty: 'agency' as const }
  const vat = offer.vatIncluded ? price - net : share(net, rate)
  const duty = island === null || !ajd ? null : share(net, ajd.rate)
  return {
    net,
    lines: [
      line({
        id: 'vat',
        group: 'purchase',
        base: net,
        rate,
        amount: vat,
        counts: true,
        ...source,
        notes: [told],
      }),
      line({
        id: 'ajd',
        group: 'purchase',
        base: net,
        rate: ajd?.rate ?? null,
        amount: duty,
        counts: true,
        ...by(ajd),
        notes: [duty === null ? 'islandUnknown' : 'ajdVerify'],
      }),
    ],
  }
}

/** What buying costs: price, taxes, notary, registry. */
export function purchaseLines(subject: Subject, price: number): CostLine[] {
  const fresh =
    subject.operation !== 'T' &&
    subject.operation !== 'NP' &&
    (subject.newBuild || subject.operation === 'ON')
  const built = fresh
    ? newBuild(subject, price)
    : { net: price, lines: [transferTax(subject, price)] }
  const first = line({ id: 'price', group: 'purchase', amount: built.net, counts: true })
  if (subject.operation === 'T') return [first, ...built.lines]
  const fees = (['notary', 'registry'] as const).flatMap((of) => {
    const rule = ruleOn(subject.date, tariffOf(of))
    return rule
      ? [
          line({
            id: of,
            group: 'purchase',
            base: built.net,
            amount: tariff(built.net, rule),
            counts: true,
            ...by(rule),
            notes: ['tariff'],
          }),
        ]
      : []
  })
  return [first, ...built.lines, ...fees]
}
