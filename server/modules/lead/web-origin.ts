import type { LeadWeb, LeadWebInput } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'

/** Where an enquiry was written, and whom it is for. */
export interface WebOrigin {
  agencyId: string
  web: LeadWeb
}

type Finder = (deps: Deps, input: LeadWebInput) => Promise<WebOrigin | null>

let find: Finder = () => Promise.resolve(null)

/** The room that has the websites tells from now on where an enquiry comes from (site). */
export function findOriginBy(finder: Finder): void {
  find = finder
}

/** The published website that an enquiry names; null: there is none. */
export const originOf: Finder = (deps, input) => find(deps, input)
