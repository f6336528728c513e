import type { Plan } from '../../../generated/model/index.ts'
import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { dayOf } from '../../time/madrid.ts'
import { editionOn, type PlanDoc } from './edition.ts'

/** A plan as agencies see it. */
export const toPlan = ({ marketFeeBps: _fee, ...plan }: PlanDoc): Plan => plan

/** The tag `plan`. */
export const handlers = {
  listPlans: async (_input, { deps }) => {
    const edition = await editionOn(deps.db, dayOf(deps.now()))
    return { items: (edition?.plans ?? []).map(toPlan) }
  },
} satisfies Partial<Handlers<Ctx>>
