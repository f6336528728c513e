import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import type { Reader } from './services.ts'

/** Settings of websites at hosts of their own. */
export interface SiteSettings {
  sites: {
    /** Each site is read at its name below this; null: at `/w/<name>/` alone. */
    domain: string | null
    /** What agencies' own domains lead to by CNAME; null: none are served. */
    target: string | null
    /** Addresses of the same, for domains that cannot have a CNAME. */
    addresses: string[]
    /** Who makes the certificates, as CAA records name them. */
    authorities: string[]
    /** Servers that are asked for records; none: the system's. */
    nameServers: string[]
  }
  /** Port at 127.0.0.1 where the proxy asks which hosts get certificates; 0: nobody asks. */
  tlsAskPort: number
}

const listOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

const withoutPort = (one: string): string => one.replace(/^([\d.]+):\d+$/, '$1')

/** Where websites are read besides `/w/<name>/`. */
export function readSites({ text, faults }: Reader): SiteSettings {
  const host = (name: string): string | null => {
    const value = text(name, '').toLowerCase().replace(/\.$/, '')
    if (value === '') return null
    const ascii = domainToASCII(value)
    if (ascii === '' || !ascii.includes('.') || isIP(ascii) !== 0)
      faults.push(`${name} must be a host with a dot, such as webs.example.org`)
    return ascii
  }
  const domain = host('SITES_DOMAIN')
  const target = host('SITES_TARGET')
  const addresses = listOf(text('SITES_IP', ''))
  const nameServers = listOf(text('DNS_SERVERS', '1.1.1.1, 9.9.9.9'))
  for (const [name, list] of [
    ['SITES_IP', addresses],
    // With a port, in tests.
    ['DNS_SERVERS', nameServers.filter((one) => one !== 'system').map(withoutPort)],
  ] as const)
    if (list.some((one) => isIP(one) === 0)) faults.push(`${name} must be a list of IP addresses`)
  const port = Number(text('TLS_ASK_PORT', '0'))
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    faults.push('TLS_ASK_PORT must be a whole number from 0 to 65535')
  return {
    sites: {
      domain,
      target: target ?? (domain && `sites.${domain}`),
      addresses,
      authorities: listOf(text('SITES_CA', 'letsencrypt.org')),
      nameServers: nameServers.includes('system') ? [] : nameServers,
    },
    tlsAskPort: port,
  }
}
