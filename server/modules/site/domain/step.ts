import type { SiteDomainProblem, SiteDomainState } from '../../../../generated/model/index.ts'
import type { Look } from './look.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A claim without its record is given up after so long. */
const CLAIM = 14 * DAY
/** A domain without its records fails after so long, and is given up after that. */
const MISSING = 3 * DAY
const FAILING = 30 * DAY

/** What a claim's next state follows from. */
export interface Standing {
  state: SiteDomainState
  created_at: Date
  proved_at: Date | null
  active_at: Date | null
  missing_since: Date | null
  failing_since: Date | null
}

export type Step = Omit<Standing, 'created_at'> & {
  problem: SiteDomainProblem | null
  reaches?: boolean
  next_check_at: Date | null
}

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)
const since = (at: Date | null, now: Date): number => (at ? now.getTime() - at.getTime() : 0)

/** Every two minutes for an hour, every hour for three days, then once a day. */
function soon(from: Date, now: Date): Date {
  const age = since(from, now)
  return after(now, age < HOUR ? 2 * MINUTE : age < MISSING ? HOUR : DAY)
}

/**
 * Where a claim stands after a look. What nobody knows now (`unsure`) changes nothing. It becomes
 * active in a second step, once it answers by itself (`answered`).
 */
export function step(now: Date, row: Standing, look: Look): Step {
  const { created_at: created, ...kept } = row
  const base: Step = {
    ...kept,
    problem: look.problem,
    ...(look.leads !== 'unsure' && { reaches: look.leads === 'here' }),
    next_check_at: soon(created, now),
  }
  switch (row.state) {
    case 'claimed':
    case 'proved':
      return begun(now, base, created, look)
    case 'active':
    case 'failing':
      return standing(now, base, look)
    case 'released':
      return { ...base, next_check_at: null }
  }
}

function begun(now: Date, base: Step, created: Date, { txt }: Look): Step {
  if (txt === 'ours') {
    const proved = base.proved_at ?? now
    return since(proved, now) > FAILING
      ? released(base, 'expired')
      : { ...base, state: 'proved', proved_at: proved, next_check_at: soon(proved, now) }
  }
  if (txt === 'unsure') return base
  const claimed: Step = { ...base, state: 'claimed', proved_at: null }
  return since(created, now) > CLAIM ? released(claimed, 'expired') : claimed
}

function standing(now: Date, base: Step, { txt, leads }: Look): Step {
  const isThere = txt === 'ours' && leads === 'here'
  const isGone = txt === 'gone' || leads === 'away'
  if (isThere)
    return {
      ...base,
      state: 'active',
      problem: null,
      missing_since: null,
      failing_since: null,
      next_check_at: after(now, DAY),
    }
  if (!isGone) return { ...base, next_check_at: after(now, HOUR) }
  const missing = base.missing_since ?? now
  const failing = base.failing_since ?? (since(missing, now) >= MISSING ? now : null)
  if (since(failing, now) >= FAILING) return released(base, base.problem)
  return {
    ...base,
    state: failing ? 'failing' : 'active',
    missing_since: missing,
    failing_since: failing,
    next_check_at: after(now, HOUR),
  }
}

const released = (base: Step, problem: SiteDomainProblem | null): Step => ({
  ...base,
  state: 'released',
  problem,
  reaches: false,
  next_check_at: null,
})

/** A proved one after it was asked by its own name: the site is read there from now on, or not yet. */
export const answered = (now: Date, proved: Step, itIs: boolean): Step =>
  itIs
    ? { ...proved, state: 'active', active_at: now, problem: null, next_check_at: after(now, DAY) }
    : { ...proved, problem: 'unreachable' }
