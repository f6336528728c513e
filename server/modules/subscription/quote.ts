import type { SubscriptionPeriod } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import { daysLater, writtenDay } from '../../time/madrid.ts'
import { portion, totalsOf, type Totals } from '../../money.ts'
import type { NewLine } from '../invoice/index.ts'
import type { PlanDoc } from '../plan/index.ts'
import { daysBetween, monthDay, periodAfter } from './period.ts'
import { say } from './messages.ts'

/** A plan with its seats, paid for a period at a time. */
export interface Terms {
  plan: PlanDoc
  seats: number
  period: SubscriptionPeriod
}

/** What is paid already: until when, since when, by which day of the month. */
export interface Paid extends Terms {
  start: string
  end: string
  on: number
}

/** Lines of an invoice that only added seats, within the last day: taken back whole. */
export interface Undoable {
  seats: number
  lines: NewLine[]
}

/** Where a change starts from. */
export interface Footing {
  day: string
  vatPct: number
  /** The day the trial ends, in one. */
  trialEnd: string | null
  /** Null: nothing is paid for. */
  paid: Paid | null
  undoable: Undoable | null
  lang: Lang
}

/** What a change costs, and from when it counts. `ends`: the day its period is over. */
export interface Quote {
  now: boolean
  from: string
  ends: string
  undoes: boolean
  lines: NewLine[]
  totals: Totals
}

const MONTHS = { month: 1, year: 12 } as const

/** The price of a period, EUR cents without VAT. */
export const priceOf = ({ plan, seats, period }: Terms): number =>
  (period === 'year' ? plan.yearPrice : plan.monthPrice) +
  Math.max(0, seats - plan.seats) * (plan.seatMonthPrice ?? 0) * MONTHS[period]

/** Words of a line: plan, seats, and the days it is for, the last of them included. */
function words(
  key: 'line' | 'lineBack',
  { plan, seats }: Terms,
  [from, ends]: [string, string],
  lang: Lang,
): string {
  const name = plan.name[lang] ?? plan.name.es ?? plan.id
  const days = { from: writtenDay(from), to: writtenDay(daysLater(ends, -1)) }
  return say(lang, key, { plan: name, count: seats, ...days })
}

/** By what lines are written. */
type Bill = Pick<Footing, 'vatPct' | 'lang'>

const lineOf = (text: string, price: number, { vatPct, lang }: Bill): NewLine => ({
  text,
  quantity: 1,
  price,
  vatPct,
  ...(vatPct === 0 && { exemption: say(lang, 'exempt') }),
})

const taxed = (lines: NewLine[]): Pick<Quote, 'lines' | 'totals'> => ({
  lines,
  totals: totalsOf(lines.map(({ price: amount, vatPct }) => ({ amount, vatPct }))),
})

/** A whole period that begins on a day: at once, or later; behind another one by its day (`on`). */
export function wholeFrom(
  from: string,
  next: Terms,
  bill: Bill,
  { now, on = null }: { now: boolean; on?: number | null },
): Quote {
  const ends = periodAfter(from, next.period, monthDay(from, on))
  const lines = [lineOf(words('line', next, [from, ends], bill.lang), priceOf(next), bill)]
  return { now, from, ends, undoes: false, ...taxed(lines) }
}

/**
 * What a change costs: more is charged at once for the days that are left, less counts from the
 * end of the period, in a trial all from its end. A longer period begins today and takes off what
 * is left of the shorter one. Null where nothing would change.
 */
export function quote(next: Terms, footing: Footing): Quote | null {
  const { day, paid, trialEnd, undoable, lang } = footing
  const line = (text: string, price: number): NewLine => lineOf(text, price, footing)
  const whole = (from: string, now: boolean): Quote =>
    wholeFrom(from, next, footing, { now, on: now ? null : (paid?.on ?? null) })
  if (trialEnd) return whole(trialEnd, false)
  if (!paid || day >= paid.end) return whole(day, true)
  const isSame =
    paid.plan.id === next.plan.id && paid.period === next.period && paid.seats === next.seats
  if (isSame) return null
  const [old, price] = [priceOf(paid), priceOf(next)]
  const [left, days] = [daysBetween(day, paid.end), daysBetween(paid.start, paid.end)]
  const spared = line(words('lineBack', paid, [day, paid.end], lang), -portion(old, left, days))
  if (
    undoable &&
    paid.plan.id === next.plan.id &&
    paid.period === next.period &&
    next.seats === undoable.seats
  ) {
    const lines = undoable.lines.map((one) => ({ ...one, price: -one.price }))
    return { now: true, from: day, ends: paid.end, undoes: true, ...taxed(lines) }
  }
  if (paid.period === next.period && price >= old) {
    const added = line(words('line', next, [day, paid.end], lang), portion(price, left, days))
    const ends = paid.end
    return { now: true, from: day, ends, undoes: false, ...taxed([added, spared]) }
  }
  if (next.period === 'year' && paid.period === 'month' && price + spared.price > 0) {
    const longer = whole(day, true)
    return { ...longer, ...taxed([...longer.lines, spared]) }
  }
  return whole(paid.end, false)
}
