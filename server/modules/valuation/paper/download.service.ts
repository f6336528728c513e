import type { Ctx, Lang } from '../../../contract/context.ts'
import type { FileReply } from '../../../contract/body/upload.ts'
import { notAcceptable } from '../../../contract/errors.ts'
import { actorOf } from '../../../contract/rights/actor.ts'
import { drawnOr503, pdfReply } from '../../../ports/pdf/answer.ts'
import { getAgency } from '../../agency/index.ts'
import { getProperty } from '../../property/index.ts'
import { say } from '../messages.ts'
import { getValuation } from '../valuation.service.ts'
import { isValued, printOf } from './words.ts'

const TEMPLATE = new URL('./valuation.document.ts', import.meta.url)

/** An estimate as PDF, in a language; 406 for one without a figure. */
export async function downloadValuation(
  id: string,
  language: Lang | undefined,
  ctx: Ctx,
): Promise<FileReply> {
  const { deps, lang } = ctx
  const actor = actorOf(ctx)
  const valuation = await getValuation({ trx: deps.db, deps, actor }, id)
  if (!isValued(valuation)) return notAcceptable(say(lang, 'noValue'))
  const { propertyId } = valuation
  const home = propertyId && (await getProperty(deps.db, propertyId, actor, deps.now()))
  const agency = await getAgency(deps.db, actor.agencyId)
  const paper = language ?? lang
  const data = printOf(
    valuation,
    {
      ref: home ? home.ref : null,
      agency: agency?.tradeName ?? '',
      site: deps.config.siteName,
    },
    paper,
  )
  const pdf = await drawnOr503(
    { template: TEMPLATE, data, meta: { title: data.title, author: data.by, language: paper } },
    { busy: say(lang, 'busy'), failed: say(lang, 'failed') },
    ctx.log,
  )
  return pdfReply(pdf, `${[say(paper, 'file'), home && home.ref].filter(Boolean).join('-')}.pdf`)
}
