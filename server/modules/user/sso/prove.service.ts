import type { AgencySso } from '../../../../generated/model/index.ts'
import type { Ctx, Session } from '../../../contract/context.ts'
import { notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { lockBoss, lockingAsker } from '../sign-in/asker.ts'
import { tellAdmins } from '../tell-people.ts'
import { recordOf } from './domain.ts'
import { toSso } from './settings.service.ts'
import { dropProved, findByDomain, findSso, noteProved, type SsoRow } from './sso.repository.ts'

/**
 * Asks the name servers whether the domain says that it is the agency's. Another agency that had
 * proved it holds it while its own record, of the same name, stands there.
 */
export async function proveDomain(
  id: string,
  session: Session & { agencyId: string },
  ctx: Ctx,
): Promise<AgencySso> {
  const { deps, lang } = ctx
  const row = id === session.agencyId ? await findSso(deps.db, id) : null
  if (!row) return notFound(lang)
  const { name, value } = recordOf(row)
  const answer = await deps.dns.ask(name, 'TXT')
  if (answer.kind === 'unsure') notAcceptable(say(lang, 'ssoUnsure'))
  const said = answer.kind === 'found' ? answer.values.map((one) => one.trim()) : []
  if (!said.includes(value)) notAcceptable(say(lang, 'ssoNoRecord'))
  return inTransaction(
    deps.db,
    async (trx) => {
      await lockBoss(trx, session, ctx)
      await takeFrom(trx, row, said, ctx)
      if (!(await noteProved(trx, row, deps.now()))) notAcceptable(say(lang, 'ssoTaken'))
      return toSso(id, await findSso(trx, id), ctx)
    },
    lockingAsker(ctx),
  ).catch((error: unknown) => {
    // Two prove it at once: the other one has it.
    if (!(error instanceof Error && 'constraint' in error)) throw error
    if (error.constraint !== 'agency_sso_domain') throw error
    return notAcceptable(say(lang, 'ssoTaken'))
  })
}

/** Takes the domain from another agency whose record is there no more; its ADMINs hear of it. */
async function takeFrom(trx: Db, { agency_id: id, domain }: SsoRow, said: string[], ctx: Ctx) {
  const held = await findByDomain(trx, domain)
  if (!held || held.agency_id === id || said.includes(recordOf(held).value)) return
  if (!(await dropProved(trx, held))) return
  await tellAdmins(trx, held.agency_id, {
    page: '/auth/perfil/agentes?parte=seguridad',
    topic: `sso:${held.agency_id}`,
    at: ctx.deps.now(),
    words: (lang) => ({
      title: say(lang, 'ssoLost', { domain }),
      body: say(lang, 'ssoLostNews'),
    }),
  })
}
