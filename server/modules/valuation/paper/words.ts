import type { Valuation } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import { moneyWords } from '../../../mail/home-line.ts'
import { dayOf, writtenDay } from '../../../time/madrid.ts'
import { wordOf } from '../../print/index.ts'
import { say, type MessageKey } from '../messages.ts'
import type { ValuationPrint } from './valuation.document.ts'
import { localeOf } from '../../../formats/figure.ts'

/** An estimate that has a figure. */
export type Valued = Valuation & { value: number; low: number; high: number }

export const isValued = (valuation: Valuation): valuation is Valued =>
  valuation.value !== null && valuation.low !== null && valuation.high !== null

const wordsOf = (moment: string): string => writtenDay(dayOf(new Date(moment)))
const numberWords = (lang: Lang, value: number): string =>
  new Intl.NumberFormat(localeOf(lang), { maximumFractionDigits: 1 }).format(value)

/** What was reckoned is told no finer than the value is: to 1,000 EUR, a rent to 10. */
const roughly = (cents: number): string => {
  const step = cents > 2_000_000 ? 100_000 : 1000
  return moneyWords(Math.round(cents / step) * step)
}

function homeWords({ subject: { subtype } }: Valued, ref: string | null, lang: Lang): string {
  return [
    ...(subtype === null ? [] : [wordOf(lang, 'subtype', subtype)]),
    ...(ref === null ? [] : [say(lang, 'ref', { ref })]),
  ].join(' · ')
}

function subjectWords({ subject }: Valued, lang: Lang): string {
  const { m2, bedrooms, bathrooms } = subject
  return [
    ...(m2 === null ? [] : [say(lang, 'built', { m2: `${numberWords(lang, Math.round(m2))} m²` })]),
    ...(bedrooms === null ? [] : [say(lang, 'bedrooms', { count: bedrooms })]),
    ...(bathrooms === null ? [] : [say(lang, 'bathrooms', { count: bathrooms })]),
  ].join(' · ')
}

/** Where the home's own price lies; null where it has none, or nothing to compare it with. */
function positionWords({ position, value }: Valued, lang: Lang): string | null {
  if (!position) return null
  const { price, percentile, deltaPct } = position
  const said = { price: moneyWords(price), value: moneyWords(value) }
  const by = { ...said, percent: numberWords(lang, Math.abs(deltaPct ?? 0)) }
  const key = deltaPct === 0 ? 'same' : (deltaPct ?? 0) > 0 ? 'above' : 'below'
  return [
    ...(deltaPct === null ? [] : [say(lang, `position_${key}`, by)]),
    say(lang, 'more', { count: 100 - percentile }),
  ].join(' ')
}

/** Places on the line: from the least to the most of all that is drawn on it. */
function rangeOf({ low, high, value, position, comparables }: Valued): ValuationPrint['range'] {
  const adjusted = comparables.map((one) => one.adjusted)
  const asked = position?.price ?? null
  const all = [low, high, value, ...adjusted, ...(asked === null ? [] : [asked])]
  const [from, to] = [Math.min(...all), Math.max(...all)]
  const at = (cents: number): number => (cents - from) / Math.max(1, to - from)
  return {
    low: at(low),
    high: at(high),
    value: at(value),
    asked: asked === null ? null : at(asked),
    dots: adjusted.map(at),
  }
}

function rowsOf({ comparables }: Valued, lang: Lang): string[][] {
  return comparables.map(({ subtype, place, gone, m2, price, adjusted, metres }) => [
    [
      subtype === null ? say(lang, 'column_noKind') : wordOf(lang, 'subtype', subtype),
      place,
      ...(gone ? [say(lang, 'column_gone')] : []),
    ].join(', '),
    `${numberWords(lang, Math.round(m2))} m²`,
    moneyWords(price),
    roughly(adjusted),
    metres < 1000 ? `${metres} m` : `${numberWords(lang, metres / 1000)} km`,
  ])
}

/** Notes, how many and when, how far off such figures are, and how it is counted. */
function footOf({ notes, comparables, near, model, asOf }: Valued, lang: Lang): string[] {
  const told = { count: comparables.length, near: numberWords(lang, near) }
  return [
    ...notes.filter((note) => note !== 'asking').map((note) => say(lang, `note_${note}`)),
    `${say(lang, 'foot', told)} · ${wordsOf(asOf)}`,
    ...(model
      ? [
          [
            say(lang, 'error_median', { percent: numberWords(lang, model.medianErrorPct) }),
            model.island
              ? say(lang, 'error_island', { island: say(lang, `island_${model.island}`) })
              : say(lang, 'error_all'),
            say(lang, 'tested', {
              count: model.tested,
              family: say(lang, `family_${model.family}`),
              cover: numberWords(lang, model.coverPct),
              date: wordsOf(model.madeAt),
            }),
          ].join(' '),
        ]
      : []),
    say(lang, 'how'),
  ]
}

const COLUMNS: readonly MessageKey[] = [
  'column_home',
  'built',
  'column_asks',
  'column_adjusted',
  'column_distance',
]

/** An estimate in words, ready to be drawn. `ref`: the home's; null where facts were typed. */
export function printOf(
  valuation: Valued,
  { ref, agency, site }: { ref: string | null; agency: string; site: string },
  lang: Lang,
): ValuationPrint {
  const { value, low, high, perM2, operation, asOf, comparables } = valuation
  return {
    site,
    title: say(lang, 'title'),
    home: homeWords(valuation, ref, lang),
    by: say(lang, 'by', { agency, day: wordsOf(asOf) }),
    subject: subjectWords(valuation, lang),
    head: say(lang, `head_${operation}`),
    value: moneyWords(value),
    doubt: [
      [
        say(lang, 'between', { low: moneyWords(low), high: moneyWords(high) }),
        ...(perM2 === null ? [] : [say(lang, 'perM2', { price: moneyWords(perM2) })]),
      ].join(' '),
      say(lang, `asking_${operation}`),
    ],
    range: rangeOf(valuation),
    rangeWords: `${moneyWords(low)} – ${moneyWords(high)}`,
    position: positionWords(valuation, lang),
    comparablesTitle: say(lang, 'comparables', { count: comparables.length }),
    columns: COLUMNS.map((key) => say(lang, key, { m2: 'm²' })),
    comparables: rowsOf(valuation, lang),
    foot: footOf(valuation, lang),
  }
}
