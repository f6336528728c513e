import type { OwnerProposal } from '../../../generated/model/index.ts'
import type { ProposalRow } from './owner.repository.ts'

/** A proposed price as the contract shows it; owners are not told who of them answered. */
export const toProposal = (row: ProposalRow, answeredBy: string | null = null): OwnerProposal => ({
  id: row.id,
  operation: row.operation,
  from: row.price_from,
  price: row.price,
  text: row.text,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  answeredBy,
})
