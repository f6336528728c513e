import { createHash } from 'node:crypto'
import { inTransaction, type Database, type Db } from '../../db/index.ts'
import { isUuid } from '../../db/id.ts'
import { seal, unseal } from '../../ports/seal/index.ts'
import { requireSession, type Ctx, type Lang } from '../context.ts'
import { fieldErrors, HttpError } from '../errors.ts'
import type { Input } from '../handler.ts'
import { say } from '../messages.ts'
import type { Route } from '../routes.ts'

const HEADER = 'Idempotency-Key'
const sha = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Thrown out of the act's transaction: it was done before, and answered with this. */
export class DoneBefore extends Error {
  override name = 'DoneBefore'
  readonly reply: unknown

  constructor(reply: unknown) {
    super('done before')
    this.reply = reply
  }
}

/** The key that a call of an operation with `x-offline` brings; null: none. 400 for what is no UUID. */
export function keyOf(
  { offline }: Pick<Route, 'offline'>,
  headers: Record<string, unknown>,
  lang: Lang,
): string | null {
  const key = [headers[HEADER.toLowerCase()]].flat()[0]
  if (offline === null || key === undefined || key === '') return null
  if (typeof key !== 'string' || !isUuid(key)) fieldErrors({ [HEADER]: say(lang, 'uuid') })
  return key.toLowerCase()
}

type Asked = Pick<Input, 'params' | 'query' | 'body'>

/** What an act is known again by: for which agency what was asked. */
const shaOf = (
  operation: string,
  agencyId: string | null,
  { params, query, body }: Asked,
): Buffer => sha(JSON.stringify([agencyId, operation, params, query, body]))

/** What is kept of the act that a person sent with a key. */
const lineOf = (db: Db, userId: string, key: string) =>
  db
    .selectFrom('idempotency')
    .select(['body_sha', 'reply'])
    .where('user_id', '=', userId)
    .where('key_sha', '=', sha(key))

const answerOf = (reply: Buffer, userId: string, key: string): DoneBefore =>
  new DoneBefore(JSON.parse(unseal(reply, [sha(`reply ${key}`)], userId)))

/**
 * Throws the answer of an act that was done, and is sent again just so: the contract of today may
 * refuse what another took, or know it by another name. `sent`: before it is held to the contract.
 */
export async function answerAgain(
  { operationId }: Route,
  key: string,
  ctx: Ctx,
  sent: Asked,
): Promise<void> {
  const { userId, agencyId } = requireSession(ctx)
  const line = await lineOf(ctx.deps.db, userId, key).executeTakeFirst()
  if (line?.reply && line.body_sha.equals(shaOf(operationId, agencyId, sent)))
    throw answerOf(line.reply, userId, key)
}

/**
 * Runs an act in one transaction with the line that says it was done: both hold or neither. Of two
 * with one key the second waits for the first, and finds its answer.
 */
export async function once(
  { operationId: operation }: Route,
  key: string,
  ctx: Ctx,
  input: Input,
  handler: (ctx: Ctx) => Promise<unknown>,
): Promise<unknown> {
  const { deps, lang } = ctx
  const { userId: user_id, agencyId } = requireSession(ctx)
  const line = { user_id, key_sha: sha(key) }
  const body_sha = shaOf(operation, agencyId, input)
  return inTransaction(deps.db, async (trx) => {
    const { numInsertedOrUpdatedRows: isNew } = await trx
      .insertInto('idempotency')
      .values({ ...line, operation, body_sha, reply: null, at: deps.now() })
      .onConflict((conflict) => conflict.columns(['user_id', 'key_sha']).doNothing())
      .executeTakeFirstOrThrow()
    if (!isNew) {
      const known = await lineOf(trx, user_id, key).executeTakeFirstOrThrow()
      throw answeredBefore(known, { user_id, body_sha, key, lang })
    }
    const done = await handler({ ...ctx, deps: { ...deps, db: trx as Database } })
    const reply = seal(JSON.stringify(done ?? null), [sha(`reply ${key}`)], user_id)
    await trx
      .updateTable('idempotency')
      .set({ reply })
      .where('user_id', '=', user_id)
      .where('key_sha', '=', line.key_sha)
      .execute()
    return done
  })
}

interface Sent {
  user_id: string
  body_sha: Buffer
  key: string
  lang: Lang
}

/** What was answered to the same act; 422 where the key was another's act's. */
function answeredBefore(
  { body_sha, reply }: { body_sha: Buffer; reply: Buffer | null },
  sent: Sent,
): DoneBefore | HttpError {
  if (!reply || !body_sha.equals(sent.body_sha))
    return new HttpError(422, { message: say(sent.lang, 'keyReused') })
  return answerOf(reply, sent.user_id, sent.key)
}

/** Throws what is known of a key: the answer to the same act, or 422 where it was another's. */
export async function refuseKnown(
  { operationId }: Route,
  key: string,
  ctx: Ctx,
  input: Input,
): Promise<void> {
  const { userId: user_id, agencyId } = requireSession(ctx)
  const { deps, lang } = ctx
  const known = await lineOf(deps.db, user_id, key).executeTakeFirst()
  const body_sha = shaOf(operationId, agencyId, input)
  if (known) throw answeredBefore(known, { user_id, body_sha, key, lang })
}

const DAYS = 14

/** Forgets what was answered more than 14 days ago. */
export async function forgetAnswered(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAYS * 86_400_000)
  await db.deleteFrom('idempotency').where('at', '<', before).execute()
}
