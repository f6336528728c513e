import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { inTwo } from '../../contract/once/in-two.ts'
import { act } from '../../contract/rights/actor.ts'
import { actorOf } from '../../contract/rights/actor.ts'
import { book, cancel, move, tell } from './booking/book.service.ts'
import {
  closeBooking,
  listBookings,
  openForBooking,
  publicBooking,
  readHours,
  saveHours,
} from './booking/booking.service.ts'
import { readPage } from './booking/page.service.ts'
import { listRequests } from './booking/requests.service.ts'
import { answerPartnerVisit } from './partner/answer.service.ts'
import { askPartnerVisit, listPartnerVisits } from './partner/ask.service.ts'
import {
  checkSheet,
  draftSheet,
  drawSheet,
  dropSheet,
  keepSheet,
  readSheet,
} from './sheet/sheet.service.ts'
import { askFeedback, listVisits, readVisit, saveFeedbackOf } from './visit.service.ts'

const acting = (ctx: Ctx) => ({ deps: ctx.deps, actor: actorOf(ctx) })

type Signed = Parameters<Handlers<Ctx>['signVisitSheet']>[0]

type Operation =
  | 'listVisits'
  | 'listVisitRequests'
  | 'getVisit'
  | 'draftVisitSheet'
  | 'signVisitSheet'
  | 'downloadVisitSheet'
  | 'checkVisitSheet'
  | 'saveVisitFeedback'
  | 'askVisitFeedback'
  | 'getVisitHours'
  | 'saveVisitHours'
  | 'listVisitBookings'
  | 'openVisitBooking'
  | 'closeVisitBooking'
  | 'getOpenVisits'
  | 'getVisitPage'
  | 'bookVisit'
  | 'moveVisit'
  | 'cancelVisit'
  | 'tellVisit'
  | 'listPartnerVisits'
  | 'askPartnerVisit'
  | 'answerPartnerVisit'

/** Operations of the tag `visit`. */
export const handlers = {
  listVisits: ({ query }, ctx) => listVisits(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  listVisitRequests: (_input, ctx) => listRequests(ctx.deps.db, actorOf(ctx), ctx.deps.now()),
  getVisit: ({ params }, ctx) => readVisit(ctx.deps.db, actorOf(ctx), params.id),
  draftVisitSheet: ({ params, query }, ctx) => draftSheet(acting(ctx), params.id, query),
  signVisitSheet: inTwo({
    make: ({ params, body }: Signed, ctx) =>
      drawSheet({ ...acting(ctx), log: ctx.log }, params.id, body),
    keep: (sheet, { params, body }, ctx) => keepSheet(acting(ctx), params.id, sheet, body),
    drop: (sheet, ctx) => dropSheet(ctx.deps, sheet),
  }),
  downloadVisitSheet: ({ params }, ctx) => readSheet(acting(ctx), params.id, params.sheetId),
  checkVisitSheet: ({ params }, ctx) => checkSheet(acting(ctx), params.id, params.sheetId),
  saveVisitFeedback: ({ params, body }, ctx) =>
    act(ctx, (work) => saveFeedbackOf(work, params.id, body)),
  askVisitFeedback: ({ params }, ctx) => act(ctx, (work) => askFeedback(work, params.id)),
  getVisitHours: (_input, ctx) => readHours(ctx.deps.db, actorOf(ctx)),
  saveVisitHours: ({ body }, ctx) => act(ctx, (work) => saveHours(work, body)),
  listVisitBookings: ({ query }, ctx) => listBookings(ctx.deps, actorOf(ctx), query.propertyId),
  openVisitBooking: ({ body }, ctx) => act(ctx, (work) => openForBooking(work, body)),
  closeVisitBooking: ({ params }, ctx) => act(ctx, (work) => closeBooking(work, params.bookingId)),
  getOpenVisits: ({ params }, ctx) => publicBooking(ctx.deps, params.homeId, ctx.lang),
  getVisitPage: ({ params }, ctx) => readPage(params.visitToken, ctx),
  bookVisit: ({ params, body }, ctx) => book(params.visitToken, body, ctx),
  moveVisit: ({ params, body }, ctx) => move(params.visitToken, body.startsAt, ctx),
  cancelVisit: ({ params }, ctx) => cancel(params.visitToken, ctx),
  tellVisit: ({ params, body }, ctx) => tell(params.visitToken, body, ctx),
  listPartnerVisits: ({ query }, ctx) =>
    listPartnerVisits(ctx.deps, actorOf(ctx), query.propertyId),
  askPartnerVisit: ({ body }, ctx) => act(ctx, (work) => askPartnerVisit(work, body)),
  answerPartnerVisit: ({ params, body }, ctx) =>
    act(ctx, (work) => answerPartnerVisit(work, params.id, body)),
} satisfies Pick<Handlers<Ctx>, Operation>
