import type { Handlers } from '../../../generated/server/operations.ts'
import { requireAgency, type Ctx } from '../../contract/context.ts'
import { changeAgency, listPublic, readAgency } from './agency.service.ts'
import { readPublic } from './public.service.ts'

/** Operations of the tag `agency`. */
export const handlers = {
  getAgency: ({ params }, ctx) => readAgency(params.id, requireAgency(ctx), ctx),
  listPublicAgencies: ({ query }, ctx) => listPublic(query.slug, ctx),
  getPublicAgency: ({ params }, ctx) => readPublic(params.slug, ctx),
  updateAgency: ({ params, body, files }, ctx) =>
    changeAgency(params.id, body, files, requireAgency(ctx), ctx),
  updateCompany: ({ params, body }, ctx) =>
    changeAgency(params.id, body, [], requireAgency(ctx), ctx),
} satisfies Pick<
  Handlers<Ctx>,
  'getAgency' | 'listPublicAgencies' | 'getPublicAgency' | 'updateAgency' | 'updateCompany'
>
