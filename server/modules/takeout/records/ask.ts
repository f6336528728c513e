import type { AnyHandler, Input } from '../../../contract/handler.ts'
import type { Ctx } from '../../../contract/context.ts'
import { handlers as agency } from '../../agency/index.ts'
import { handlers as agenda } from '../../agenda/index.ts'
import { handlers as analysis } from '../../analysis/index.ts'
import { handlers as analytics } from '../../analytics/index.ts'
import { handlers as contact } from '../../contact/index.ts'
import { handlers as dashboard } from '../../dashboard/index.ts'
import { handlers as deal } from '../../deal/index.ts'
import { handlers as demand } from '../../demand/index.ts'
import { handlers as feeds } from '../../import/index.ts'
import { handlers as inbox } from '../../inbox/index.ts'
import { handlers as intake } from '../../intake/index.ts'
import { handlers as integration } from '../../integration/index.ts'
import { handlers as introduction } from '../../introduction/index.ts'
import { handlers as fee } from '../../fee/index.ts'
import { handlers as invoice } from '../../invoice/index.ts'
import { handlers as expense } from '../../expense/index.ts'
import { handlers as bank } from '../../bank/index.ts'
import { handlers as referral } from '../../referral/index.ts'
import { handlers as lead } from '../../lead/index.ts'
import { handlers as market } from '../../market/index.ts'
import { handlers as match } from '../../match/index.ts'
import { handlers as network } from '../../network/index.ts'
import { handlers as offer } from '../../offer/index.ts'
import { handlers as order } from '../../order/index.ts'
import { handlers as print } from '../../print/index.ts'
import { handlers as property } from '../../property/index.ts'
import { handlers as publication } from '../../publication/index.ts'
import { handlers as report } from '../../report/index.ts'
import { handlers as selection } from '../../selection/index.ts'
import { handlers as site } from '../../site/index.ts'
import { handlers as template } from '../../template/index.ts'
import { handlers as user } from '../../user/index.ts'
import { handlers as valuation } from '../../valuation/index.ts'
import { handlers as view } from '../../view/index.ts'
import { handlers as visit } from '../../visit/index.ts'

/** Operations of every room that a takeout reads. */
const operations: Record<string, AnyHandler> = {
  ...agency,
  ...agenda,
  ...analysis,
  ...analytics,
  ...contact,
  ...dashboard,
  ...deal,
  ...demand,
  ...feeds,
  ...inbox,
  ...intake,
  ...integration,
  ...introduction,
  ...fee,
  ...invoice,
  ...expense,
  ...bank,
  ...referral,
  ...lead,
  ...market,
  ...match,
  ...network,
  ...offer,
  ...order,
  ...print,
  ...property,
  ...publication,
  ...report,
  ...selection,
  ...site,
  ...template,
  ...user,
  ...valuation,
  ...view,
  ...visit,
}

/**
 * What an operation answers to the person of `ctx`, by the same handler as over HTTP: the same
 * rights, the same shape, without the wire.
 */
export function ask(
  operation: string,
  { params = {}, query = {} }: Partial<Pick<Input, 'params' | 'query'>>,
  ctx: Ctx,
): Promise<unknown> {
  const handler = operations[operation] as
    | ((input: Input, ctx: Ctx) => Promise<unknown>)
    | undefined
  if (!handler) throw new Error(`No operation ${operation}`)
  return handler({ params, query, headers: {}, body: undefined, files: [] }, ctx)
}
