import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act } from '../../contract/rights/actor.ts'
import { readTrust } from './trust.service.ts'

/** Operations of the tag `trust`. */
export const handlers = {
  getTrust: ({ params }, ctx) => act(ctx, (work) => readTrust(work, params.id)),
} satisfies Partial<Handlers<Ctx>>
