import type { User } from '../../../generated/model/index.ts'

export { normalPhone } from '../agency/index.ts'

/** An address as it is kept and compared: NFC, lower case. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/** A domain, an e-mail, a path, a telephone: what somebody could follow. "S.L." is none of them. */
const LEADS_ON = /[\p{L}\p{N}-]{2,}\.\p{L}{2,}|[@/\\]|(?:\p{N}[\s.-]*){6}/u
const MOST = 60

/**
 * Whether a name may stand in a mail to somebody who did not ask for it while nobody has shown who
 * it is that chose it: an agency is registered in a minute, and its name would write to anybody
 * through us.
 */
export const isPlainName = (name: string): boolean => name.length <= MOST && !LEADS_ON.test(name)

/**
 * How a mail greets a person. Until somebody has shown that the e-mail is theirs, a stranger may
 * have typed it and the name: then it is one short word of letters, or the e-mail's own first part,
 * so that nobody writes to others through us.
 */
export function greetingOf({
  email,
  email_verified,
  first_name,
}: Pick<User, 'email' | 'email_verified' | 'first_name'>): string {
  if (email_verified) return first_name
  return /^[\p{L}\p{M}'’-]{1,20}(?=\s|$)/u.exec(first_name)?.[0] ?? email.split('@')[0] ?? ''
}

/** What others are told a person is called: one word while nobody has proved the e-mail (`greetingOf`). */
export const calledOf = (
  person: Pick<User, 'email' | 'email_verified' | 'first_name' | 'last_name'>,
): string =>
  person.email_verified ? `${person.first_name} ${person.last_name}`.trim() : greetingOf(person)
