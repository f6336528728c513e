import type { UserPatch } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { forgetTold } from '../../../live/index.ts'
import { endAccess } from '../sign-in/access.ts'
import { tellOpen } from '../security/way-in.ts'
import { hasOtherAdmin, lockUser, saveUser, type UserRow } from '../user.repository.ts'
import { say } from '../messages.ts'
import { keepOwner, waitsAsOwner } from './owner.ts'

type Holder = (trx: Db, userId: string, now: Date) => Promise<number>

const holders: Holder[] = []

/** Another room says how many records somebody answers for. */
export function onLeaving(holder: Holder): void {
  holders.push(holder)
}

type Left = (trx: Db, userId: string, ctx: Ctx) => Promise<void>
const rooms: Left[] = []

/**
 * Another room does what it must when somebody has been let go, or has given everything away, in
 * the same transaction.
 */
export function onLeft(room: Left): void {
  rooms.push(room)
}

/**
 * Tells every room of somebody who holds nothing any more, or leads no longer. Nothing they were
 * told is told to them again.
 */
export async function tellLeft(trx: Db, userId: string, ctx: Ctx): Promise<void> {
  await forgetTold(trx, [userId])
  for (const room of rooms) await room(trx, userId, ctx)
}

const taken: Left[] = []

/**
 * Another room closes what an account shows to whoever holds an address (a shared list, a diary's
 * feed), in the same transaction: its e-mail has turned out to be somebody else's.
 */
export function onTaken(room: Left): void {
  taken.push(room)
}

/** Tells every room of an account that falls to, or stands back for, who proved its e-mail. */
export async function tellTaken(trx: Db, userId: string, ctx: Ctx): Promise<void> {
  for (const room of taken) await room(trx, userId, ctx)
}

type Moved = (trx: Db, userId: string) => Promise<void>

const moved: Moved[] = []

/**
 * Another room ends what it mailed to the e-mail that an account has left, in the same transaction:
 * whoever holds that mailbox comes in no more.
 */
export function onMoved(room: Moved): void {
  moved.push(room)
}

/** Tells every room of an account that has another e-mail from now on. */
export async function tellMoved(trx: Db, userId: string): Promise<void> {
  for (const room of moved) await room(trx, userId)
}

type Erasing = (trx: Db, userId: string, deps: Deps) => Promise<void>

const erasing: Erasing[] = []

/**
 * Another room lets go of what it told others in the words of a visitor whose account is about to
 * be deleted, in the same transaction.
 */
export function onErasing(room: Erasing): void {
  erasing.push(room)
}

/** Tells every room of a visitor who closes their account. */
export async function tellErasing(trx: Db, userId: string, deps: Deps): Promise<void> {
  for (const room of erasing) await room(trx, userId, deps)
}

type Keeps = (db: Db, userId: string) => Promise<boolean>

const keepers: Keeps[] = []

/** Another room says whether a visitor's account has to stay: others' records hang on it. */
export function keepsAccount(room: Keeps): void {
  keepers.push(room)
}

/** Whether somebody's account cannot be deleted by themself. */
export async function isKept(db: Db, userId: string): Promise<boolean> {
  for (const keeps of keepers) if (await keeps(db, userId)) return true
  return false
}

/** Who joins an agency in place of an invited person's row. */
export interface Joining {
  from: string
  to: string
  agencyId: string
}

/** False: something of others still hangs on the row, and would go with it. */
type Joiner = (trx: Db, joining: Joining, ctx: Ctx) => Promise<boolean>

const joiners: Joiner[] = []

/**
 * Another room gives what an invited person's row already held to the account that takes its place.
 */
export function onJoining(joiner: Joiner): void {
  joiners.push(joiner)
}

/** Tells every room of somebody who joins; false when the row they come for has to stay. */
export async function tellJoining(trx: Db, joining: Joining, ctx: Ctx): Promise<boolean> {
  let isFree = true
  for (const joiner of joiners) isFree = (await joiner(trx, joining, ctx)) && isFree
  return isFree
}

/** How many records somebody answers for. */
export async function heldBy(trx: Db, userId: string, now: Date): Promise<number> {
  let held = 0
  for (const holder of holders) held += await holder(trx, userId, now)
  return held
}

/**
 * A person of the agency and a lock on them until the transaction ends; null when there is none.
 */
export async function lockColleague(
  trx: Db,
  agencyId: string,
  id: string,
): Promise<UserRow | null> {
  const row = await lockUser(trx, id)
  return row?.agency_id === agencyId && (row.role === 'ADMIN' || row.role === 'STAFF') ? row : null
}

/**
 * Lets a person go: no sign-in, no session, no link any more; an invitation that waits is over.
 * Their e-mail and their Google or Apple are theirs again, for an account of their own. Refused for
 * the last ADMIN, and with `handsEmpty` for who still holds something.
 */
export async function letGo(
  trx: Db,
  row: UserRow,
  ctx: Ctx,
  { handsEmpty = false } = {},
): Promise<void> {
  await keepAnAdmin(trx, row, { active: false }, ctx)
  const held = handsEmpty ? await heldBy(trx, row.id, ctx.deps.now()) : 0
  if (held > 0) fieldErrors({ active: say(ctx.lang, 'handOverFirst', { count: held }) })
  const hadPasskey = await endAccess(trx, row.id)
  // A row that never became an account stays one that is in no account's way: bringing it back
  // invites again.
  await saveUser(
    trx,
    row.id,
    { active: false, is_public: false, invited_at: null },
    {},
    ctx.deps.now(),
  )
  if (hadPasskey) await tellOpen(trx, row, ctx.deps.now())
  await tellLeft(trx, row.id, ctx)
}

/** An agency is never left without an active ADMIN, and its owner only by their own word. */
export async function keepAnAdmin(
  trx: Db,
  row: UserRow,
  patch: Pick<UserPatch, 'active' | 'role'>,
  ctx: Ctx,
): Promise<void> {
  const steps =
    patch.active === false
      ? 'active'
      : patch.role !== undefined && patch.role !== 'ADMIN'
        ? 'role'
        : null
  if (!steps || !row.agency_id || row.role !== 'ADMIN') return
  if (await waitsAsOwner(trx, row)) fieldErrors({ [steps]: say(ctx.lang, 'ownerStays') })
  if (!row.active) return
  if (!(await hasOtherAdmin(trx, row.agency_id, row.id)))
    fieldErrors({ [steps]: say(ctx.lang, 'lastAdmin') })
  await keepOwner(trx, row, steps, ctx)
}
