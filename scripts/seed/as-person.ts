import type { Ctx, Logger } from '../../server/contract/context.ts'
import type { Deps } from '../../server/contract/deps.ts'

/** What the demo is sown with. */
export interface Seeding {
  deps: Deps
  log: Logger
}

/** What a person of the demo asks as, in Spanish; null where nobody has the e-mail. */
export async function asPerson({ deps, log }: Seeding, email: string): Promise<Ctx | null> {
  const person = await deps.db
    .selectFrom('app_user')
    .select(['id', 'agency_id', 'role'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!person) return null
  const { id, agency_id: agencyId, role } = person
  const session = { sessionId: id, userId: id, agencyId, role }
  return { session, lang: 'es', ip: '127.0.0.1', deps, log }
}
