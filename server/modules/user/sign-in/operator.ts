import type { Selectable } from 'kysely'
import type { Deps } from '../../../contract/deps.ts'
import type { Tables } from '../../../db/index.ts'

/**
 * Is this person the site's operator? A setting says so, and their e-mail is proved: no fault of a
 * room can hand it out (docs/decisions/0215).
 */
export const isOperator = (
  { email, email_verified_at }: Pick<Selectable<Tables['app_user']>, 'email' | 'email_verified_at'>,
  { config }: Pick<Deps, 'config'>,
): boolean => email_verified_at !== null && config.operators.includes(email.toLowerCase())
