import type { Ctx, Logger } from '../../server/contract/context.ts'
import type { Deps } from '../../server/contract/deps.ts'
import { handlers } from '../../server/modules/lead/index.ts'
import { demoLead } from './leads.ts'
import { chance } from './random.ts'

const LEADS = 64

/**
 * Enquiries of the last three weeks about homes on the market, through the same door as a
 * visitor's; none twice.
 */
export async function seedLeads({ deps, log }: { deps: Deps; log: Logger }): Promise<void> {
  const { n } = await deps.db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const homes = await deps.db
    .selectFrom('property')
    .select('id')
    .where('status', '=', 'active')
    .where('origin_system', '=', 'demo')
    .orderBy('origin_id')
    .execute()
  for (let at = Number(n); at < LEADS && homes.length > 0; at += 1) {
    const random = chance(900_000 + at)
    const when = new Date(deps.now().getTime() - random.next() ** 2 * 21 * 86_400_000)
    const body = demoLead(random, random.pick(homes).id)
    const ctx = {
      session: null,
      lang: body.language ?? 'es',
      ip: '127.0.0.1',
      deps: { ...deps, now: () => when },
      log,
    } as const
    const { id } = await handlers.createLead({ params: {}, query: {}, body, files: [] }, ctx)
    const minutes = 15 + Math.round(random.next() ** 2 * 600)
    const answered = new Date(when.getTime() + minutes * 60_000)
    if (answered < deps.now() && random.next() < 0.8)
      await answerLead(id, { ...ctx, deps: { ...deps, now: () => answered } })
  }
}

/** Whoever has the enquiry answers it at the time of `ctx`. */
export async function answerLead(id: string, ctx: Ctx): Promise<void> {
  const lead = await ctx.deps.db
    .selectFrom('lead')
    .select(['agency_id', 'assigned_to', 'version', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (lead.state !== 'new' || !lead.assigned_to) return
  const session = {
    sessionId: id,
    userId: lead.assigned_to,
    agencyId: lead.agency_id,
    role: 'ADMIN' as const,
  }
  await handlers.updateLead(
    { params: { id }, query: {}, body: { version: lead.version, state: 'answered' }, files: [] },
    { ...ctx, session },
  )
}
