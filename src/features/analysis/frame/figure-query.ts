import type { Operation } from '../../../../generated/model'

/** What every figure is asked with. */
export interface FigureQuery {
  from?: string
  to?: string
  asOf?: string
  agentId?: string
  branchId?: string
  operation?: Operation[]
}
