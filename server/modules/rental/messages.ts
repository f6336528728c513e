import type { Lang } from '../../contract/context.ts'
import { sayFrom } from '../../contract/messages.ts'
import type { RentalEligibility, RentalReason } from '../../../generated/model/index.ts'
import type { RentalFigure, StoredEligibility } from '../../db/tables/rental.ts'
import type { Rule } from './rules.ts'
import { writtenDay } from '../../time/madrid.ts'
import ca from './messages/ca.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** The room's own sentences: conditions, refusals, mails. */
export const say = sayFrom({ es, en, ca, de })
type Key = keyof typeof es

/** Money as the whole site writes it (specification, section 9), days as DD/MM/YYYY. */
function figure(value: RentalFigure): string {
  if (typeof value === 'number') return String(value)
  if ('day' in value) return writtenDay(value.day)
  return new Intl.NumberFormat('es-ES', {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: value.cents % 100 === 0 ? 0 : 2,
    useGrouping: 'always',
  }).format(value.cents / 100)
}

const inWords = (figures: Record<string, RentalFigure>): Record<string, string> =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, figure(value)]))

/** Whether a sentence says anything, and lacks no figure. */
const isSaid = (text: string): boolean => text !== '' && !/\{\w+\}/.test(text)

/** Outcomes in the reader's words, without those that another version found and that lack words. */
export const worded = (
  lang: Lang,
  { ok, date, reasons }: StoredEligibility,
): RentalEligibility => ({
  ok,
  date,
  reasons: reasons
    .map(({ key, figures, rule, ...rest }) => ({
      ...rest,
      rule: rule as RentalReason['rule'],
      text: say(lang, key as Key, inWords(figures)),
    }))
    .filter(({ text }) => isSaid(text)),
})

/** A condition in the reader's words. */
export function ruleText(lang: Lang, { id, amount, unit, members }: Rule): string {
  const key: Key =
    id === 'incomeMax' ? (members === 1 ? 'incomeMaxOneRule' : 'incomeMaxTwoRule') : `${id}Rule`
  return say(
    lang,
    key,
    amount === null ? {} : { amount: figure(unit === 'cents' ? { cents: amount } : amount) },
  )
}
