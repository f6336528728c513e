import type { Handlers } from '../../../generated/server/operations.ts'
import { requireAgency, type Ctx } from '../../contract/context.ts'
import { saveAsContact } from './contact.service.ts'
import { changeMine, listMine, readMine } from './lead.service.ts'
import { receiveLead } from './receive.service.ts'

/** Operations of the tag `lead`. */
export const handlers = {
  createLead: ({ body }, ctx) => receiveLead(body, ctx),
  listLeads: ({ query }, ctx) => listMine(query, requireAgency(ctx), ctx),
  getLead: ({ params }, ctx) => readMine(params.id, requireAgency(ctx), ctx),
  saveLeadContact: ({ params }, ctx) => saveAsContact(params.id, requireAgency(ctx), ctx),
  updateLead: ({ params, body }, ctx) => changeMine(params.id, body, requireAgency(ctx), ctx),
} satisfies Pick<
  Handlers<Ctx>,
  'createLead' | 'listLeads' | 'getLead' | 'updateLead' | 'saveLeadContact'
>
