import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { readCost } from './cost.service.ts'

/** Operations of the tag `cost`: public, nothing here knows who asks. */
export const handlers = {
  getCost: ({ query }, ctx) => readCost(query, ctx),
} satisfies Pick<Handlers<Ctx>, 'getCost'>
