import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { createCode, listCodes } from './codes/codes.service.ts'
import { choiceOf, createPrint, downloadPrint, previewPrint, readPrint } from './print.service.ts'
import { createSheet } from './sheet.service.ts'

/** Operations of the tag `print`. */
export const handlers = {
  getPrintChoice: ({ params }, ctx) => choiceOf(params.id, ctx),
  createPrint: ({ params, body }, ctx) => createPrint(params.id, body, ctx),
  previewPrint: ({ params, body }, ctx) => previewPrint(params.id, body, ctx),
  readPrint: ({ params }, ctx) => readPrint(params.printToken, ctx),
  downloadPrint: ({ params }, ctx) => downloadPrint(params.printToken, ctx),
  listQrCodes: ({ params }, ctx) => listCodes(params.id, ctx),
  createQrCode: ({ params, body }, ctx) => createCode(params.id, body, ctx),
  createQrSheet: ({ body }, ctx) => createSheet(body, ctx),
} satisfies Partial<Handlers<Ctx>>
