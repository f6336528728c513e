import { Resolver } from 'node:dns/promises'
import { agreed } from './agreed.ts'
import type { DnsAnswer, DnsPort, DnsType } from './port.ts'

const TIMEOUT_MS = 3000

/** `Example.COM.` as it is compared. */
const hostText = (name: string): string => name.toLowerCase().replace(/\.$/, '')

/** Node gives each record's flag and type beside its tag. */
const CAA_TAGS = new Set(['issue', 'issuewild', 'iodef', 'contactemail', 'contactphone'])

async function recordsOf(resolver: Resolver, name: string, type: DnsType): Promise<string[]> {
  switch (type) {
    case 'TXT':
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))
    case 'CNAME':
      return (await resolver.resolveCname(name)).map(hostText)
    case 'CAA':
      return (await resolver.resolveCaa(name)).flatMap((record) =>
        Object.entries(record).flatMap(([tag, value]) =>
          CAA_TAGS.has(tag) ? [`${tag} ${String(value)}`] : [],
        ),
      )
    case 'A':
      return resolver.resolve4(name)
    case 'AAAA':
      return resolver.resolve6(name)
  }
}

/** Codes of c-ares that say something about the name; all others say that nobody knows. */
const SAID: Readonly<Record<string, DnsAnswer>> = {
  ENODATA: { kind: 'none' },
  ENOTFOUND: { kind: 'missing' },
  ETIMEOUT: { kind: 'unsure', why: 'silent' },
  ECONNREFUSED: { kind: 'unsure', why: 'silent' },
}

async function askOne(resolver: Resolver, name: string, type: DnsType): Promise<DnsAnswer> {
  try {
    const values = await recordsOf(resolver, name, type)
    return values.length === 0 ? { kind: 'none' } : { kind: 'found', values }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return SAID[code] ?? { kind: 'unsure', why: 'failed' }
  }
}

/**
 * DNS by the first two of these servers, which have to agree: one of them may still remember what
 * was there before, and one alone can be lied to more easily. An empty list: those of the system.
 */
export function resolverDns(servers: readonly string[]): DnsPort {
  const resolvers = (servers.length === 0 ? [null] : servers.slice(0, 2)).map((server) => {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 })
    if (server !== null) resolver.setServers([server])
    return resolver
  })
  return {
    ask: async (name, type) => {
      const [one, other] = await Promise.all(
        resolvers.map((resolver) => askOne(resolver, name, type)),
      )
      if (!one) return { kind: 'unsure', why: 'failed' }
      return other ? agreed(one, other, type) : one
    },
  }
}
