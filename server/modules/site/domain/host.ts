import { isIP } from 'node:net'
import { domainToASCII, domainToUnicode } from 'node:url'
import { parse } from 'tldts'

const LONGEST = 253
/**
 * Letters of the languages that agencies here write, as their registries sell them (.es, .cat, .de,
 * .fr, .it, .pt, Nordic): a name that only looks like another is written with others, also with
 * Latin ones (`ı`, `ɑ`, `ḷ`; docs/decisions/0201). The middle dot is Catalan's, between two l. What
 * stays punycode is no name that anybody reads.
 */
const WRITTEN = /^(?!xn--|.*\.xn--)(?:[a-z0-9.-]|[àáâãäåæçèéêëìíîïñòóôõöøœùúûüýÿß]|(?<=l)·(?=l))+$/u
const LABELS = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9-]{2,63}$/

/** Why a text is no domain of an agency. */
export type HostFault = 'noHost' | 'address' | 'single' | 'suffix' | 'ours' | 'letters' | 'long'

/** Endings that are no public domain's (RFC 2606, 6761, 6762, 7686, 8375, 9476). */
const RESERVED = /\.(?:alt|arpa|internal|invalid|local|localhost|onion|test)$/

/** The host in what somebody typed or pasted: an address is cut to it. */
function hostIn(text: string): string {
  const typed = text.trim().toLowerCase()
  // An address would lose line ends without a word.
  if (/\s/.test(typed)) return ''
  const url = /^[a-z][a-z0-9+.-]*:\/\//.test(typed) ? typed : `http://${typed}`
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : ''
}

/**
 * The host of a claim as DNS writes it, or why it is none. `ours`: hosts of this portal, which
 * nobody may claim, nor anything below them.
 */
export function readHost(
  text: string,
  ours: readonly string[],
): { host: string } | { fault: HostFault } {
  const host = domainToASCII(hostIn(text))
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return { fault: 'address' }
  if (host === '') return { fault: 'noHost' }
  if (host.length > LONGEST) return { fault: 'long' }
  if (!host.includes('.')) return { fault: 'single' }
  if (!LABELS.test(host) || host.includes('_')) return { fault: 'noHost' }
  if (!WRITTEN.test(domainToUnicode(host))) return { fault: 'letters' }
  if (ours.some((own) => host === own || host.endsWith(`.${own}`))) return { fault: 'ours' }
  if (RESERVED.test(host)) return { fault: 'suffix' }
  return parse(host, { allowPrivateDomains: true }).domain === null ? { fault: 'suffix' } : { host }
}

/** The domain as it was bought, above which its owner has no say. */
export const zoneOf = (host: string): string =>
  parse(host, { allowPrivateDomains: true }).domain ?? host

/** A name as a registrar asks for it: below the domain, `@` for the domain itself. */
export function nameBelow(zone: string, name: string): string {
  return name === zone ? '@' : name.slice(0, -zone.length - 1)
}

/** The same with www, or without; null for any other host below a domain. */
export function siblingOf(host: string): string | null {
  const zone = zoneOf(host)
  if (host === zone) return `www.${zone}`
  return host === `www.${zone}` ? zone : null
}

/** As people read it. */
export const shownHost = (host: string): string => domainToUnicode(host) || host
