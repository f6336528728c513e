import type { Session } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { resolveSession, sessionOfKey } from '../key/index.ts'

/** Who reads: an agency by one of its keys. */
export interface Reader {
  agencyId: string
  session: Session
}

const PURPOSE = 'reso'
const HOUR = 3_600_000

/** How long a token opens what its key opens, in seconds. */
export const LASTS = HOUR / 1000

const asReader = (session: Session | null): Reader | null =>
  session?.key && session.agencyId !== null ? { agencyId: session.agencyId, session } : null

/** Whose key this is; null when it opens nothing from this address. A person's token is none. */
export const keyReader = async (key: string, deps: Deps, ip: string): Promise<Reader | null> =>
  key.startsWith('llar_') ? asReader(await resolveSession(key, deps, ip)) : null

/** A token of a key for an hour; it ends with the key. */
export const tokenOf = ({ session }: Reader, { links, now }: Deps): Promise<string> =>
  links.sign({
    purpose: PURPOSE,
    id: session.key?.id ?? '',
    expiresAt: new Date(now().getTime() + HOUR),
  })

/** Who reads by a bearer: a key, or a token that a key was given. */
export async function readerOf(bearer: string, deps: Deps, ip: string): Promise<Reader | null> {
  const { links, now } = deps
  const claim = await links.read(bearer, { purpose: PURPOSE, now: now() })
  return claim ? asReader(await sessionOfKey(claim.id, deps, ip)) : keyReader(bearer, deps, ip)
}
