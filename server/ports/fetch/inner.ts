import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { lookingUp } from './names.ts'
import { FetchRefused } from './refused.ts'

/**
 * Addresses that are not the open internet (IANA special-purpose registries). A list for each
 * family: one of IPv6 that holds `::ffff:0:0/96` also holds every address of IPv4.
 */
const inner = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.ipv4.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['64:ff9b:1::', 48],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  inner.ipv6.addSubnet(net, bits, 'ipv6')
}

/** Where a machine of IPv6 alone reaches IPv4 through its network (RFC 6052), as URLs write it. */
const NAT64 = /^\[64:ff9b::([\da-f]+):([\da-f]+)\]$/

function isInner(address: string): boolean {
  if (isIP(address) !== 6) return inner.ipv4.check(address, 'ipv4')
  const url = `http://[${address}]`
  const halves = URL.canParse(url) ? NAT64.exec(new URL(url).hostname) : null
  if (!halves) return inner.ipv6.check(address, 'ipv6')
  const bytes = halves
    .slice(1)
    .flatMap((half) => [parseInt(half, 16) >> 8, parseInt(half, 16) & 255])
  return inner.ipv4.check(bytes.join('.'), 'ipv4')
}

/**
 * Whether the host of an address is written as an inner IP address; a name is looked at when it is
 * looked up.
 */
export function namesInner(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && isInner(host)
}

/** What reads strangers' names, for all who ask. */
const open = lookingUp()

/**
 * A look-up that finds open addresses only, so that a name cannot turn into an inner one between
 * check and use. With `privateHosts` names are read as the machine reads them, /etc/hosts first.
 */
export function guardedLookup(privateHosts: boolean, ours = open): LookupFunction {
  const find = privateHosts ? lookup : ours
  return (name, options, done) => {
    find(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0)
      const addresses = privateHosts ? found : found.filter((one) => !isInner(one.address))
      const first = addresses[0]
      if (!first) return done(new FetchRefused('an inner address', false), '', 0)
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })
  }
}
