import type { Generated } from 'kysely'
import type {
  ProposalMark,
  ProposalOperation,
  ProposalState,
  ProposalTargetKind,
} from '../../../generated/model/index.ts'

/** Table of the tag `proposal` (0538_proposal.sql). */
export interface ProposalTables {
  proposal: {
    id: string
    agency_id: string
    user_id: string
    grant_id: string
    client: string
    tool: string
    operation: ProposalOperation
    params: Record<string, string>
    /** Null once it is wiped. */
    body: Record<string, unknown> | null
    target_kind: ProposalTargetKind
    target_id: string | null
    target_label: string
    target_reference: string
    /** Where the target stood when somebody last looked; null where nothing of it is overwritten. */
    target_version: number | null
    before: Record<string, unknown> | null
    why: string | null
    tainted_by: Generated<string[]>
    marks: Generated<ProposalMark[]>
    state: Generated<ProposalState>
    expires_at: Date
    decided_by: Generated<string | null>
    decided_at: Generated<Date | null>
    /** What was made or changed, and the way back. */
    result: Generated<{ id: string | null; undo: string | null; version: number | null } | null>
    failure: Generated<string | null>
    digest: string
    version: Generated<number>
    created_at: Date
  }
}
