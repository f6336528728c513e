import type { Deps } from '../../../contract/deps.ts'
import type { IntegrationRow } from '../../integration/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import type { RunRow } from '../import.repository.ts'

/** A run at work: what it reads, for which source, and who acts. */
export interface Reading {
  deps: Deps
  run: RunRow
  source: IntegrationRow
  actor: Actor
}

/** A program with the agency's rights, acting for who uploaded the file. */
export const actorOf = (run: RunRow): Actor => ({
  userId: run.by_user,
  agencyId: run.agency_id,
  role: 'ADMIN',
  lang: 'es',
})
