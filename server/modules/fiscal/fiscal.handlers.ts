import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors, forbidden } from '../../contract/errors.ts'
import { act, actorOf, type Work } from '../../contract/rights/actor.ts'
import {
  listRecords,
  readFiscal,
  removeCertificate,
  setCertificate,
  setMode,
} from './fiscal.service.ts'
import { say } from './messages.ts'

/** An agency's ADMIN alone. */
function adminOf(ctx: Ctx) {
  const actor = actorOf(ctx)
  return actor.role === 'ADMIN' ? actor : forbidden()
}

const asAdmin = <T>(ctx: Ctx, fn: (work: Work) => Promise<T>): Promise<T> => {
  adminOf(ctx)
  return act(ctx, fn)
}

/** The tag `fiscal`. */
export const handlers = {
  getFiscal: (_input, ctx) => readFiscal({ db: ctx.deps.db, now: ctx.deps.now() }, adminOf(ctx)),
  setFiscalMode: ({ body }, ctx) => asAdmin(ctx, (work) => setMode(work, body.mode)),
  setFiscalCertificate: ({ body, files }, ctx) =>
    asAdmin(ctx, (work) =>
      setCertificate(
        work,
        body,
        files[0] ?? fieldErrors({ file: say(ctx.lang, 'certificate.file') }),
      ),
    ),
  removeFiscalCertificate: (_input, ctx) => asAdmin(ctx, removeCertificate),
  listFiscalRecords: ({ query }, ctx) => listRecords(ctx.deps, adminOf(ctx), query),
} satisfies Partial<Handlers<Ctx>>
