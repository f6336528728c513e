import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

/** The real one: this module stands in its place for whoever imports it by its name. */
const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

const hashes = new Map<string, Promise<string>>()
const verdicts = new Map<string, Promise<boolean>>()

function once<Value>(
  known: Map<string, Promise<Value>>,
  asked: readonly unknown[],
  make: () => Promise<Value>,
): Promise<Value> {
  const key = JSON.stringify(asked)
  const made = known.get(key) ?? make()
  known.set(key, made)
  return made
}

/**
 * Argon2 as the server uses it, each question worked out once a process: it is made to be dear, and
 * tests register thousands of people with one password. The real one says what is stored and what
 * fits; only that two people with one password have two salts is not so here
 * (`modules/user/sign-in/password.test.ts` asks it of the real one).
 */
export const hash = (password: string, options?: Argon2.Options): Promise<string> =>
  once(hashes, [password, options], () => real.hash(password, options))

export const verify = (hashed: string, password: string): Promise<boolean> =>
  once(verdicts, [hashed, password], () => real.verify(hashed, password))
