import type { Handlers } from '../../../generated/server/operations.ts'
import { requireAgency, type Ctx } from '../../contract/context.ts'
import { receiveReport } from './receive.service.ts'
import { answerMine, listMine } from './report.service.ts'

/** Operations of the tag `report`. */
export const handlers = {
  createReport: ({ body }, ctx) => receiveReport(body, ctx),
  listReports: ({ query }, ctx) => listMine(query.propertyId, requireAgency(ctx), ctx),
  answerReport: ({ params, body }, ctx) => answerMine(params.id, body, requireAgency(ctx), ctx),
} satisfies Pick<Handlers<Ctx>, 'createReport' | 'listReports' | 'answerReport'>
