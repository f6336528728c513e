import { hash, verify } from '@node-rs/argon2'

/**
 * argon2id (the package's default) with 19 MiB, two passes, one lane: about 9 ms.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MARK = `m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

let decoy: Promise<string> | undefined

/** The same letters typed on another keyboard give the same password. */
const plain = (password: string): string => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => hash(plain(password), COST)

/**
 * Whether the password fits. Without a hash (no such person, or none set yet) it works just as long
 * against a decoy, so that the time of the answer tells nothing.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await (decoy ??= hashPassword('decoy')))
  const fits = await verify(against, plain(password))
  return stored !== null && fits
}

/**
 * Whether a password that fitted `checked` fits what is stored by now; looked at again, under the
 * lock, only where somebody changed it meanwhile.
 */
export const fitsStill = async (
  stored: string | null,
  checked: string | null,
  password: string,
): Promise<boolean> =>
  stored !== null && (stored === checked || (await passwordFits(stored, password)))

/**
 * Whether a hash was made with other costs than today's, so that the next sign-in should renew it.
 */
export const isOutdated = (stored: string): boolean =>
  !stored.startsWith('$argon2id$') || !stored.includes(MARK)
