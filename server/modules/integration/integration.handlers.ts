import type { Handlers } from '../../../generated/server/operations.ts'
import { requireAgency, type Ctx } from '../../contract/context.ts'
import { changeIntegration, listIntegrations, showIntegration } from './integration.service.ts'

/**
 * The tag `integration`. Rights: ADMIN of the agency (x-roles); another agency's channels answer
 * 404.
 */
export const handlers = {
  listIntegrations: async (_input, ctx) => ({
    items: await listIntegrations(ctx.deps, requireAgency(ctx).agencyId),
  }),
  getIntegration: ({ params }, ctx) =>
    showIntegration(ctx.deps, requireAgency(ctx).agencyId, params.id, ctx.lang),
  updateIntegration: ({ params, body }, ctx) =>
    changeIntegration(ctx.deps, requireAgency(ctx).agencyId, params.id, body, ctx.lang),
} satisfies Partial<Handlers<Ctx>>
