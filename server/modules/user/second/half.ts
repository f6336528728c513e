import type { SessionMethod } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { ask, askedOf, forgetAsked, takeAsked } from '../sign-in/challenge.ts'
import { hashToken, newToken } from '../sign-in/token.ts'

const half = (token: string) => ({ kind: 'second' as const, value: hashToken(token) })

/**
 * Keeps that somebody's first step was right; returns the token that says so. It is no session:
 * whatever looks for one finds none, so that it opens nothing but the second step.
 */
export async function openHalf(
  trx: Db,
  first: { userId: string; method: SessionMethod },
  now: Date,
): Promise<string> {
  const token = newToken()
  await ask(trx, { ...half(token), ...first }, now)
  return token
}

/** Whose first step this is; null when it is none, or over. */
export const personOfHalf = async (db: Db, token: string, now: Date): Promise<string | null> =>
  (await askedOf(db, half(token), now)) ?? null

/**
 * Uses it up and says how the first step was taken; null when somebody has meanwhile, or the
 * sessions were ended.
 */
export const spendHalf = async (trx: Db, token: string, now: Date): Promise<SessionMethod | null> =>
  (await takeAsked(trx, half(token), now))?.method ?? null

/** No first step of before counts any more. */
export const dropHalves = (db: Db, userId: string): Promise<void> =>
  forgetAsked(db, userId, 'second')
