import { Resolver, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'

type Options = Parameters<LookupFunction>[1]
type Done = (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void

/**
 * Asks the machine's name servers without a thread. The system's own look-up (getaddrinfo) keeps one
 * of the few that there are for as long as a name server is silent, also when nobody waits any more:
 * names that strangers delegate to such ones would stop the look-ups of the house, of its database
 * and its store. /etc/hosts and search domains are not read by it: they say nothing of the open
 * internet.
 */
// Twice, since c-ares waits for a server that is fast else but a moment, and a packet may be lost.
const made = (): Resolver => new Resolver({ timeout: 3000, tries: 2 })
/** One reads the machine's name servers once, and a machine may get others while it runs. */
const FOR_MS = 60_000
let [resolver, since] = [made(), performance.now()]

function current(): Resolver {
  if (performance.now() - since > FOR_MS) [resolver, since] = [made(), performance.now()]
  return resolver
}

/** Always this machine, whatever a name server says (RFC 6761). */
const LOCAL = /(^|\.)localhost\.?$/i
const HERE: LookupAddress[] = [{ address: '127.0.0.1', family: 4 }]

const FAMILIES: Readonly<Record<string, 4 | 6>> = { 4: 4, IPv4: 4, 6: 6, IPv6: 6 }

function asked(name: string, family: 4 | 6): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, found: string[]): void =>
      error ? reject(error) : resolve(found.map((address) => ({ address, family })))
    if (family === 4) current().resolve4(name, done)
    else current().resolve6(name, done)
  })
}

/**
 * The addresses of a name, those of IPv4 first, as `dns.lookup` with `all` gives them: within some
 * seconds, or an error with c-ares's code; ENODATA where there is none, also where a name only leads
 * to another one. One family that is not told does not hide the other.
 */
export function lookedUp(name: string, { family }: Options, done: Done): void {
  const kind = isIP(name)
  if (kind !== 0) return done(null, [{ address: name, family: kind }])
  if (LOCAL.test(name)) return done(null, HERE)
  const only = FAMILIES[family ?? 0]
  const families = only === undefined ? ([4, 6] as const) : [only]
  void Promise.allSettled(families.map((one) => asked(name, one))).then((answers) => {
    const found = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    const failed = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    const [first = Object.assign(new Error('ENODATA'), { code: 'ENODATA' })] =
      failed as NodeJS.ErrnoException[]
    done(found.length === 0 ? first : null, found)
  })
}
