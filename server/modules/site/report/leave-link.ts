import type { Deps } from '../../../contract/deps.ts'

const PURPOSE = 'site-report'
const LASTS_MS = 400 * 86_400_000

interface Reader {
  siteId: string
  userId: string
}

/** The address that ends the mail for its reader, without signing in. */
export async function leaveLink(
  { links, config, now }: Pick<Deps, 'links' | 'config' | 'now'>,
  { siteId, userId }: Reader,
): Promise<string> {
  const expiresAt = new Date(now().getTime() + LASTS_MS)
  const options = { user: userId }
  const token = await links.sign({ purpose: PURPOSE, id: siteId, options, expiresAt })
  return `${config.siteUrl}/baja-web/${token}`
}

/** Whose mail a token ends; null for one that is none of ours, or ran out. */
export async function readLeaveLink(
  { links, now }: Pick<Deps, 'links' | 'now'>,
  token: string,
): Promise<Reader | null> {
  const claim = await links.read(token, { purpose: PURPOSE, now: now() })
  const userId = claim?.options['user']
  return claim && userId !== undefined ? { siteId: claim.id, userId } : null
}
