import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ctx } from '../../../contract/context.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import { say } from '../messages.ts'
import type { UserRow } from '../user.repository.ts'

let common: Set<string> | undefined

/** Of what leaked elsewhere, what most people use; read when somebody first chooses a password. */
const isCommon = (password: string): boolean =>
  (common ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'),
  )).has(password)

/** The letters of a text, without accents and capitals. */
const letters = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replaceAll(/\P{L}/gu, '')

type Person = Pick<UserRow, 'email' | 'first_name' | 'last_name'> & { agency?: string | null }

/** What a stranger tries first: names of the site, the person and their agency, and the e-mail. */
function namesOf({ email, first_name, last_name, agency }: Person, site: string): string[] {
  const [own = '', host = ''] = email.split('@')
  const names = [site, first_name, last_name, `${first_name} ${last_name}`, agency ?? '']
  return [...names, own, host, host.split('.')[0] ?? '', email].map(letters).filter(Boolean)
}

/**
 * 400 at `password` for one that is guessed: one of the most used, or a name with nothing but digits
 * and signs around it (docs/decisions/0415).
 */
export function refuseGuessable(password: string, person: Person, { deps, lang }: Ctx): void {
  const bare = letters(password)
  if (
    isCommon(password.toLowerCase()) ||
    namesOf(person, deps.config.siteName).some((name) => name === bare)
  )
    fieldErrors({ password: say(lang, 'guessable') })
}
