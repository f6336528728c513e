import type { Db } from '../../../db/index.ts'
import { ask, askedOf, forgetAsked, takeAsked } from '../sign-in/challenge.ts'
import { hashToken, newToken } from '../sign-in/token.ts'

const half = (token: string) => ({ kind: 'second' as const, value: hashToken(token) })

/**
 * Keeps that somebody's first step was right; returns the token that says so. It is no session:
 * whatever looks for one finds none, so that it opens nothing but the second step.
 */
export async function openHalf(trx: Db, userId: string, now: Date): Promise<string> {
  const token = newToken()
  await ask(trx, { ...half(token), userId }, now)
  return token
}

/** Whose first step this is; null when it is none, or over. */
export const personOfHalf = async (db: Db, token: string, now: Date): Promise<string | null> =>
  (await askedOf(db, half(token), now)) ?? null

/** Uses it up; false when somebody has meanwhile, or the sessions were ended. */
export const spendHalf = async (trx: Db, token: string, now: Date): Promise<boolean> =>
  (await takeAsked(trx, half(token), now)) !== undefined

/** No first step of before counts any more. */
export const dropHalves = (db: Db, userId: string): Promise<void> =>
  forgetAsked(db, userId, 'second')
