import type { SessionMethod } from '../../../../generated/model/index.ts'
import { uuidv7, type Db, type Tables } from '../../../db/index.ts'

type Kind = Tables['challenge']['kind']

/** How long a question waits for its answer. */
const LIFE = 600_000

export interface Asked {
  kind: Kind
  /** Whom it was asked; null: nobody knows yet. */
  userId: string | null
  value: Buffer
  /** How the first step of signing in was taken. */
  method?: SessionMethod
}

/** Keeps what somebody was asked, for ten minutes. */
export async function ask(
  db: Db,
  { kind, userId, value, method }: Asked,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + LIFE)
  const row = { id: uuidv7(), kind, user_id: userId, value, method, expires_at }
  await db.insertInto('challenge').values(row).execute()
}

type Question = Pick<Asked, 'kind' | 'value'>

/** Whom this was asked, while it waits; undefined when it was not, or is over. */
export async function askedOf(
  db: Db,
  { kind, value }: Question,
  now: Date,
): Promise<string | null | undefined> {
  const query = db.selectFrom('challenge').select('user_id').where('kind', '=', kind)
  const row = await query
    .where('value', '=', value)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id
}

/** The same, and it is used up: whoever answers again was not asked. */
export async function takeAsked(
  db: Db,
  { kind, value }: Question,
  now: Date,
): Promise<{ userId: string | null; method: SessionMethod | null } | null> {
  const row = await db
    .deleteFrom('challenge')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .returning(['user_id', 'method', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > now ? { userId: row.user_id, method: row.method } : null
}

/** What a person was asked waits no more. */
export async function forgetAsked(db: Db, userId: string, kind: Kind): Promise<void> {
  const query = db.deleteFrom('challenge').where('user_id', '=', userId)
  await query.where('kind', '=', kind).execute()
}
