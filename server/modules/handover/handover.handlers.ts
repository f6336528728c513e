import type { Handlers } from '../../../generated/server/operations.ts'
import { requireAgency, type Ctx } from '../../contract/context.ts'
import { handOver, readHoldings } from './handover.service.ts'

/** Operations of the tag `handover`. */
export const handlers = {
  getHoldings: ({ params }, ctx) => readHoldings(params.id, requireAgency(ctx), ctx),
  handOver: ({ params, body }, ctx) => handOver(params.id, body, requireAgency(ctx), ctx),
} satisfies Partial<Handlers<Ctx>>
