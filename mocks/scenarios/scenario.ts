import type { Amount } from '../data/make-credible.ts'
import type { Route } from '../../generated/server/route-type.ts'

/** An answer other than the operation's own; null: the connection is cut instead. */
export interface Failure {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/** Something a tester can ask of an operation, by its name. */
export interface Scenario {
  name: string
  /** Heading on the page of the mock. */
  group:
    | 'Data'
    | 'Waiting'
    | 'Error catalogue'
    | 'Statuses tried again'
    | 'Session and conflicts'
    | 'Documented answers'
  /** What it shows, in one line. */
  about: string
  /** Where it means something; everywhere when absent. */
  on?: (route: Route) => boolean
  amount?: Amount
  /** True: half of all codes are of a later version, which this one does not know. */
  laterCodes?: boolean
  /** Milliseconds before the answer; Infinity: none comes. */
  wait?: number
  /** True: the second try of the same request succeeds. */
  once?: boolean
  /** What is answered instead. */
  failure?: (route: Route) => Failure | 'cut'
  /**
   * True: the request is held to the contract first, then refused with this status as the contract
   * shapes it.
   */
  documented?: number
}
