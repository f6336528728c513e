import type { MatchPart } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { midSentence } from '../../../i18n/mid-sentence'
import { count, m2, moneyShort } from '../../../lib/format'

/** A reason for or against, short enough for a chip. */
export interface Reason {
  good: boolean
  text: string
}

/** Most reasons of one kind that a card names. */
const MOST = 4
const COUNTED: ReadonlySet<string> = new Set(['area', 'plot'])

/** Parts of a score in the reader's words: whole sentences and short reasons. */
export function useSay() {
  const { t, i18n } = useTranslation('match')
  const lower = (text: string) => midSentence(text, i18n.language)
  const feature = (code: string): string => t(`feature.${code}`)
  const list = (codes: readonly string[]): string =>
    new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
      codes.map((code) => lower(feature(code))),
    )
  const figure = (criterion: string, value: number | undefined): string =>
    value === undefined
      ? ''
      : criterion === 'price'
        ? moneyShort(value) || '0 €'
        : COUNTED.has(criterion)
          ? m2(value)
          : criterion === 'year'
            ? String(value)
            : count(value)

  const sentence = ({ criterion, text, values }: MatchPart): string => {
    const { value, limit, difference, percent, yes = [], no = [], unknown = [] } = values
    const named = ['must', 'wishes', 'unwanted'].includes(criterion)
    return t(`say.${criterion}.${text}`, {
      value: figure(criterion, value),
      limit: figure(criterion, limit),
      difference: figure(criterion, difference),
      percent,
      yes: named ? list(yes) : '',
      rest: named ? list([...no, ...unknown]) : '',
    })
  }

  const reasonsOf = ({ criterion, text, values }: MatchPart): Reason[] => {
    const { value, limit, difference, percent = 0, yes = [], no = [], unknown = [] } = values
    const against = (key: string, words: Record<string, unknown>): Reason[] => [
      { good: false, text: t(key, words) },
    ]
    if (criterion === 'must' || criterion === 'wishes') {
      return [
        ...yes.map((code) => ({ good: true, text: feature(code) })),
        ...no.map((code) => ({
          good: false,
          text: t('chip.without', { name: lower(feature(code)) }),
        })),
        ...(criterion === 'must'
          ? unknown.map((code) => ({
              good: false,
              text: t('chip.unknown', { name: feature(code) }),
            }))
          : []),
      ]
    }
    if (criterion === 'price' && text === 'over')
      return against('chip.over', { percent: Math.max(1, percent) })
    if (criterion === 'price' && text === 'below') return against('chip.below', {})
    if ((criterion === 'bedrooms' || criterion === 'bathrooms') && text === 'few')
      return against(`chip.${criterion}`, { count: value, limit })
    if (criterion === 'area' && text === 'few')
      return against('chip.area', { difference: m2(difference) })
    if (criterion === 'condition' && text === 'other') return against('chip.worse', {})
    if (criterion === 'condition' && text === 'is')
      return [{ good: true, text: t('chip.condition') }]
    if (criterion === 'views' && text === 'has') return [{ good: true, text: t('chip.views') }]
    if (criterion === 'sea' && text === 'within')
      return [{ good: true, text: t('chip.sea', { value: count(value) }) }]
    return []
  }

  /** What speaks for a home first, then what does not. */
  const reasons = (parts: MatchPart[]): Reason[] => {
    const all = parts.flatMap(reasonsOf)
    return [
      ...all.filter(({ good }) => good).slice(0, MOST),
      ...all.filter(({ good }) => !good).slice(0, MOST),
    ]
  }
  return { sentence, reasons, feature: (code: string) => lower(feature(code)) }
}
