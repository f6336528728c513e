import type { UserPatch } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { ownerOf, setOwner } from '../../agency/index.ts'
import { adminsHere } from '../here.ts'
import { say } from '../messages.ts'
import { tellAdmins } from '../tell-admins.ts'
import type { UserRow } from '../user.repository.ts'

/**
 * Who owns an agency: whoever is named, while they lead it; else its ADMIN of longest standing. Null
 * for one that nobody leads.
 */
export async function ownerHere(db: Db, agencyId: string): Promise<string | null> {
  const admins = await adminsHere(db, agencyId)
  const named = await ownerOf(db, agencyId)
  return (admins.find(({ id }) => id === named) ?? admins[0])?.id ?? null
}

/**
 * Nobody but themself takes an owner's part or lets them go (docs/decisions/0351); who steps down
 * leaves the agency to the ADMIN of longest standing.
 */
export async function keepOwner(
  trx: Db,
  row: UserRow,
  step: keyof Pick<UserPatch, 'active' | 'role'>,
  ctx: Ctx,
): Promise<void> {
  const { agency_id: agencyId } = row
  if (!agencyId || (await ownerHere(trx, agencyId)) !== row.id) return
  if (ctx.session?.userId !== row.id) fieldErrors({ [step]: say(ctx.lang, 'ownerStays') })
  const next = (await adminsHere(trx, agencyId)).find(({ id }) => id !== row.id)
  if (next) await passOn(trx, { agencyId, to: next.id }, ctx.deps)
}

/**
 * Keeps whose an agency is when an account joins that may be older than those who lead it: where
 * nobody is named it is named now, and an owner who comes back with another account has it again.
 */
export async function keepOwnerAsJoins(
  trx: Db,
  { from, to, agencyId }: { from: string; to: string; agencyId: string },
): Promise<void> {
  const named = await ownerOf(trx, agencyId)
  const owner = named === from ? to : (named ?? (await ownerHere(trx, agencyId)))
  if (owner !== null && owner !== named) await setOwner(trx, agencyId, owner)
}

/** Names an agency's owner and tells those who lead it. */
export async function passOn(
  trx: Db,
  { agencyId, to }: { agencyId: string; to: string },
  { now }: Pick<Deps, 'now'>,
): Promise<void> {
  await setOwner(trx, agencyId, to)
  const owner = (await adminsHere(trx, agencyId)).find(({ id }) => id === to)
  const name = `${owner?.first_name ?? ''} ${owner?.last_name ?? ''}`.trim()
  await tellAdmins(trx, agencyId, {
    page: '/auth/perfil/agentes',
    topic: `owner:${agencyId}`,
    at: now(),
    words: (lang) => ({
      title: say(lang, 'ownerNews', { name }),
      body: say(lang, 'ownerNewsText'),
    }),
  })
}
