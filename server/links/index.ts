/**
 * Signed links: what may be opened without signing in, by whoever was handed the address. README.md
 * says how.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What a link opens. All of it is signed; none of it is secret, so no personal data belongs in it.
 */
export interface LinkClaim {
  /** What for: `print`, `visit-sheet`, … A link for one purpose opens nothing else. */
  purpose: string
  /** The one record it opens. */
  id: string
  /** What else the link says, at most a few short values. */
  options?: Record<string, string>
  expiresAt: Date
}

/** Signs links and checks them. */
export interface Links {
  /** A token of A-Z a-z 0-9 _ - and one dot, fit for a path or a query. */
  sign(claim: LinkClaim): Promise<string>
  /**
   * What a token opens; null when it is not ours, was changed, ran out, or is for another purpose
   * or record. `late`: also what one opened that ran out, for whoever says so in words.
   */
  read(
    token: string,
    expected: { purpose: string; id?: string; now: Date; late?: boolean },
  ): Promise<Required<LinkClaim> | null>
}

type Payload = [purpose: string, id: string, expires: number, options: Record<string, string>]

const LONGEST = 4000
const SHAPE = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{43})$/

const macOf = (secret: string, payload: string): Buffer =>
  createHmac('sha256', `llar.link.${secret}`).update(payload).digest()

function isRight(mac: string, right: Buffer): boolean {
  const given = Buffer.from(mac, 'base64url')
  // Read back as text, too: two spellings of one signature would be two links.
  const same = given.length === right.length && timingSafeEqual(given, right)
  return same && right.toString('base64url') === mac
}

function isPayload(value: unknown): value is Payload {
  if (!Array.isArray(value) || value.length !== 4) return false
  const [purpose, id, expires, options] = value as unknown[]
  return (
    typeof purpose === 'string' &&
    typeof id === 'string' &&
    typeof expires === 'number' &&
    typeof options === 'object' &&
    options !== null
  )
}

/**
 * Links by secrets, which are asked for when the first one is signed or read: the first signs, each
 * of them opens, so that another takes its place while links of the one before are still out.
 */
export function signedLinks(secretsOf: () => Promise<readonly string[]>): Links {
  let known: Promise<readonly string[]> | null = null
  const secrets = async (): Promise<readonly string[]> => {
    known ??= secretsOf().catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }
  return {
    async sign({ purpose, id, options = {}, expiresAt }) {
      const claim: Payload = [purpose, id, Math.floor(expiresAt.getTime() / 1000), options]
      const payload = Buffer.from(JSON.stringify(claim)).toString('base64url')
      if (payload.length > LONGEST) throw new Error('A signed link carries too much')
      const [first = ''] = await secrets()
      return `${payload}.${macOf(first, payload).toString('base64url')}`
    },
    async read(token, { purpose, id, now, late = false }) {
      const [, payload = '', mac = ''] = (token.length <= LONGEST + 50 && SHAPE.exec(token)) || []
      if (payload === '') return null
      if (!(await secrets()).some((secret) => isRight(mac, macOf(secret, payload)))) return null
      const claim: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
      if (!isPayload(claim) || claim[0] !== purpose || (id !== undefined && claim[1] !== id))
        return null
      const expiresAt = new Date(claim[2] * 1000)
      return late || expiresAt > now
        ? { purpose, id: claim[1], options: claim[3], expiresAt }
        : null
    },
  }
}
