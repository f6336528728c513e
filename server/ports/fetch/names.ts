import { Resolver, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

type Options = Parameters<LookupFunction>[1]
type Done = (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void

/** Always this machine, whatever a name server says (RFC 6761). */
const LOCAL = /(^|\.)localhost\.?$/i
const HERE: LookupAddress[] = [{ address: '127.0.0.1', family: 4 }]

const FAMILIES: Readonly<Record<string, 4 | 6>> = { 4: 4, IPv4: 4, 6: 6, IPv6: 6 }

const NOTHING = 'ENODATA'
/** How long IPv6 is waited for once IPv4 is known. */
const SIX_MS = 300

async function asked(resolver: Resolver, name: string, family: 4 | 6): Promise<LookupAddress[]> {
  const found = await new Promise<string[]>((resolve, reject) => {
    const done = (error: Error | null, addresses: string[]): void =>
      error ? reject(error) : resolve(addresses)
    if (family === 4) resolver.resolve4(name, done)
    else resolver.resolve6(name, done)
  })
  // A name that leads to another one which has no address.
  if (found.length === 0) throw Object.assign(new Error(NOTHING), { code: NOTHING })
  return found.map((address) => ({ address, family }))
}

// Twice, since c-ares waits for a server that is fast else but a moment, and a packet may be lost.
const made = (): Resolver => new Resolver({ timeout: 3000, tries: 2 })
/** One reads the machine's name servers once, and a machine may get others while it runs. */
const FOR_MS = 60_000

/**
 * Asks the machine's name servers without a thread. The system's own look-up (getaddrinfo) keeps one
 * of the few that there are for as long as a name server is silent, also when nobody waits any more:
 * names that strangers delegate to such ones would stop the look-ups of the house, of its database
 * and its store. /etc/hosts and search domains are not read by it: they say nothing of the open
 * internet.
 *
 * It gives the addresses of a name, those of IPv4 first, as `dns.lookup` with `all` does: within some
 * seconds, or an error with c-ares's code; ENODATA where there is none, also where a name only leads
 * to another one. One family that is not told does not hide the other. IPv6 does not hold up IPv4,
 * which is waited for: where a machine has no IPv6, that alone reaches nobody.
 */
export function lookingUp(make = made) {
  let [resolver, since] = [make(), performance.now()]
  return (name: string, { family }: Options, done: Done): void => {
    const kind = isIP(name)
    if (kind !== 0) return done(null, [{ address: name, family: kind }])
    if (LOCAL.test(name)) return done(null, HERE)
    if (performance.now() - since > FOR_MS) [resolver, since] = [make(), performance.now()]
    const only = FAMILIES[family ?? 0]
    const families = only === undefined ? ([4, 6] as const) : [only]
    const found: LookupAddress[][] = []
    const all = families.map(async (one, at) => {
      found[at] = await asked(resolver, name, one)
    })
    const settled = Promise.allSettled(all)
    // The first is IPv4, or the only one that was asked for.
    const soon = all[0]?.then(
      () => sleep(SIX_MS, undefined, { ref: false }),
      () => settled,
    )
    void Promise.race([settled, soon ?? settled])
      .then(() => Promise.any(all))
      .then(
        () => done(null, found.flat()),
        ({ errors }: AggregateError) => done(errors[0] as NodeJS.ErrnoException, []),
      )
  }
}
