import type { Route, RoutesFile } from '../../generated/server/route-type.ts'
import { catalogue } from './catalogue.ts'
import type { Failure, Scenario } from './scenario.ts'

export type { Failure, Scenario } from './scenario.ts'

const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504]
/** What a failing service says besides its status: a gateway sends a page, not JSON. */
const refused = (status: number): Failure => ({
  status,
  body: status === 502 || status === 504 ? null : {},
  ...(status === 429 || status === 503 ? { headers: { 'retry-after': '1' } } : {}),
})

const DATA: Scenario[] = [
  {
    name: 'usual',
    group: 'Data',
    about: 'Some of everything; what is answered when nothing is chosen.',
    amount: 'usual',
  },
  { name: 'empty', group: 'Data', about: 'Lists without rows, counts of zero.', amount: 'empty' },
  { name: 'one', group: 'Data', about: 'A single row everywhere.', amount: 'one' },
  {
    name: 'many',
    group: 'Data',
    about: 'Three full pages, long lists inside records.',
    amount: 'many',
  },
  {
    name: 'partial',
    group: 'Data',
    about: 'Half of what may be unknown is unknown; texts in one language only.',
    amount: 'partial',
  },
  {
    name: 'later',
    group: 'Data',
    about: 'A server of a later version: half of all codes are none that this version knows.',
    on: ({ method }) => method === 'GET',
    laterCodes: true,
  },
]
const WAITING: Scenario[] = [
  { name: 'slow', group: 'Waiting', about: 'Three seconds before the answer.', wait: 3_000 },
  {
    name: 'waiting',
    group: 'Waiting',
    about: 'No answer as long as the page waits: the loading state stands still.',
    wait: Number.POSITIVE_INFINITY,
  },
]
const SESSION: Scenario[] = [
  {
    name: 'expired',
    group: 'Session and conflicts',
    about: 'The token has run out: 401 wherever somebody must be signed in.',
    on: (route) => route.security,
    documented: 401,
  },
  {
    name: 'conflict',
    group: 'Session and conflicts',
    about: 'Somebody saved in between: 409 with the stored version beside the one sent.',
    on: (route) => '409' in route.replies,
    documented: 409,
  },
]

/** Every scenario that is the same for all operations. */
export function scenarios({ contract }: RoutesFile): Scenario[] {
  const retried = RETRIED.flatMap((status): Scenario[] => [
    {
      name: `status-${status}`,
      group: 'Statuses tried again',
      about: `Always ${status}: a read is tried twice, a write once.`,
      failure: () => refused(status),
    },
    {
      name: `once-${status}`,
      group: 'Statuses tried again',
      about: `${status} at the first try, the answer at the second.`,
      once: true,
      failure: () => refused(status),
    },
  ])
  return [...DATA, ...WAITING, ...catalogue(contract.$defs), ...retried, ...SESSION]
}

/** The refusals that the contract states for an operation, as scenarios of that operation. */
export function documentedOf(route: Route): Scenario[] {
  return Object.entries(route.replies)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description }]) => ({
      name: `answer-${status}`,
      group: 'Documented answers',
      about: `${status}: ${description}`,
      documented: Number(status),
    }))
}

/**
 * The scenario of this name for an operation; null when it has none such, or means nothing there.
 */
export function scenarioFor(name: string, route: Route, all: readonly Scenario[]): Scenario | null {
  const found = [...all, ...documentedOf(route)].find((scenario) => scenario.name === name)
  return found && (found.on?.(route) ?? true) ? found : null
}
