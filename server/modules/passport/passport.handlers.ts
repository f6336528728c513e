import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act } from '../../contract/rights/actor.ts'
import { listPassports, readPassport, waive } from './passport.service.ts'
import { checkProof } from './proof/check.service.ts'
import { createProof } from './proof/create.service.ts'

/** Operations of the tag `passport`. */
export const handlers = {
  listPassports: ({ query }, ctx) => listPassports(query, ctx),
  getPassport: ({ params }, ctx) => act(ctx, (work) => readPassport(work, params.id)),
  createPassportWaiver: ({ params, body }, ctx) => act(ctx, (work) => waive(work, params.id, body)),
  createPassportProof: ({ params }, ctx) => createProof(params.id, ctx),
  checkPassportProof: ({ body }, ctx) => checkProof(body, ctx),
} satisfies Partial<Handlers<Ctx>>
