import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { actOnOrder } from './act/act.service.ts'
import { payOrder } from './card/pay.service.ts'
import { createOrder } from './create/create.service.ts'
import { deliveryChanges, saveDelivery } from './deliver/delivery.service.ts'
import { addFiles, readFile, removeFile } from './deliver/file.service.ts'
import {
  getDispute,
  listDisputes,
  previewDispute,
  readDisputeFile,
  resolveDispute,
} from './dispute/dispute.service.ts'
import { getEarnings } from './money/earnings.service.ts'
import { sided } from './order.policy.ts'
import { exportStatement } from './statement/statement-csv.ts'
import { drawStatement } from './statement/statement-pdf.ts'
import { getStatement } from './statement/statement.service.ts'
import { answerReview, reviewOrder, writeMessage } from './talk/talk.service.ts'
import { listOrders } from './view/list.service.ts'
import { toOrder } from './view/view.ts'

/** The tag `order`. */
export const handlers = {
  listOrders: ({ query }, ctx) => listOrders(query, ctx),
  createOrder: ({ body }, ctx) => createOrder(body, ctx),
  getOrder: async ({ params }, ctx) =>
    toOrder(ctx.deps.db, ctx.deps, await sided(ctx.deps.db, ctx, params.id)),
  actOnOrder: ({ params, body }, ctx) => actOnOrder(params.id, body, ctx),
  payOrder: ({ params }, ctx) => payOrder(params.id, ctx),
  addOrderFiles: ({ params, body, files }, ctx) =>
    addFiles(params.id, body.files_extra ?? [], files, ctx),
  getOrderFile: ({ params }, ctx) => readFile(params.id, params.fileId, ctx),
  removeOrderFile: ({ params }, ctx) => removeFile(params.id, params.fileId, ctx),
  getOrderDelivery: ({ params }, ctx) => deliveryChanges(params.id, ctx),
  saveOrderDelivery: ({ params, body }, ctx) => saveDelivery(params.id, body, ctx),
  createOrderMessage: ({ params, body }, ctx) => writeMessage(params.id, body, ctx),
  reviewOrder: ({ params, body }, ctx) => reviewOrder(params.id, body, ctx),
  answerOrderReview: ({ params, body }, ctx) => answerReview(params.id, body, ctx),
  listDisputes: ({ query }, ctx) => listDisputes(query, ctx),
  getDispute: ({ params }, ctx) => getDispute(params.id, ctx),
  previewDispute: ({ params, query }, ctx) => previewDispute(params.id, query.percent, ctx),
  getDisputeFile: ({ params }, ctx) => readDisputeFile(params.id, params.fileId, ctx),
  resolveDispute: ({ params, body }, ctx) => resolveDispute(params.id, body, ctx),
  getEarnings: (_input, ctx) => getEarnings(ctx),
  getEarningsStatement: ({ query }, ctx) => getStatement(query.period, ctx),
  exportEarningsStatement: ({ query }, ctx) => exportStatement(query.period, ctx),
  downloadEarningsStatement: ({ query }, ctx) => drawStatement(query.period, ctx),
} satisfies Partial<Handlers<Ctx>>
