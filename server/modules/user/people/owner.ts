import type { User, UserPatch } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { ownerOf, setOwner } from '../../agency/index.ts'
import { adminsHere } from '../here.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { say } from '../messages.ts'
import { calledOf } from '../normalise.ts'
import { tellAdmins } from '../tell-people.ts'
import { findUser, isWaiting, type UserRow } from '../user.repository.ts'

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
 * Whether this is the row of the named owner, whose account stood back and waits for its mailbox to
 * say yes (docs/decisions/0069): meanwhile nobody takes its part.
 */
export const waitsAsOwner = async (db: Db, row: UserRow): Promise<boolean> =>
  isWaiting(row) && row.agency_id !== null && (await ownerOf(db, row.agency_id)) === row.id

/** An agency's named owner, if that is such a one: it is nobody else's to give meanwhile. */
export async function awaitedOwner(db: Db, agencyId: string): Promise<UserRow | null> {
  const named = await ownerOf(db, agencyId)
  const row = named === null ? null : await findUser(db, named)
  return row?.agency_id === agencyId && isWaiting(row) ? row : null
}

export const awaitsOwner = async (db: Db, agencyId: string): Promise<boolean> =>
  (await awaitedOwner(db, agencyId)) !== null

/**
 * Nobody but themself takes an owner's part or lets them go (docs/decisions/0351); who steps down
 * leaves the agency to the ADMIN of longest standing, unless the named owner is awaited.
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
  if (await awaitsOwner(trx, agencyId)) return
  const next = (await adminsHere(trx, agencyId)).find(({ id }) => id !== row.id)
  if (!next) return
  await passOn(trx, { agencyId, to: next.id }, ctx.deps)
  await tellFormer(trx, row, { kind: 'ownerLeft', owner: next.id }, ctx.deps)
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

/** Who would own an agency if this person left it; null where it is not theirs. */
export async function nextOwner(db: Db, agencyId: string, userId: string): Promise<User | null> {
  if ((await ownerHere(db, agencyId)) !== userId) return null
  return (await adminsHere(db, agencyId)).find(({ id }) => id !== userId) ?? null
}

/** Whose it was hears at the mailbox whose it is now: it may not have been them who said so. */
export async function tellFormer(
  trx: Db,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  { kind, owner }: { kind: 'ownerGiven' | 'ownerLeft'; owner: string },
  { jobs }: Pick<Deps, 'jobs'>,
): Promise<void> {
  const mail: MailJob = { kind, userId: id, to: email, owner }
  await jobs.add(trx, MAIL_JOB, mail)
}

/** Names an agency's owner, writes to them, and tells those who lead it. */
export async function passOn(
  trx: Db,
  { agencyId, to }: { agencyId: string; to: string },
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
): Promise<void> {
  await setOwner(trx, agencyId, to)
  const owner = (await adminsHere(trx, agencyId)).find(({ id }) => id === to)
  const name = owner ? calledOf(owner) : ''
  const mail: MailJob = { kind: 'ownerReceived', userId: to }
  await jobs.add(trx, MAIL_JOB, mail)
  await tellAdmins(trx, agencyId, {
    page: '/auth/perfil/agentes',
    topic: `owner:${agencyId}`,
    at: now(),
    words: (lang, id) =>
      id === to
        ? { title: say(lang, 'ownerNewsMine'), body: say(lang, 'ownerNewsMineText') }
        : { title: say(lang, 'ownerNews', { name }), body: say(lang, 'ownerNewsText') },
  })
}
