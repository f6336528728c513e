import { BlockList, isIP } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** An IPv4 address in IPv6 dress as it is; any other as written. */
const plain = (address: string): string => MAPPED.exec(address)?.[1] ?? address

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** An address or net (CIDR) taken apart; null when it is neither. */
function partsOf(text: string): { address: string; bits: number } | null {
  const [address = '', bits, ...rest] = text.split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address) as 0 | 4 | 6]
  if (most === 0 || rest.length > 0) return null
  if (bits === undefined) return { address, bits: most }
  const wide = /^\d{1,3}$/.test(bits) ? Number(bits) : Infinity
  return wide <= most ? { address, bits: wide } : null
}

/** Whether a text is an IP address, or a net of them. */
export const isNet = (text: string): boolean => partsOf(text) !== null

/** Whether an address is one of these, or lies in one of these nets; none given: any is. */
export function isAllowed(ip: string, nets: readonly string[]): boolean {
  if (nets.length === 0) return true
  const list = new BlockList()
  for (const net of nets) {
    const parts = partsOf(net)
    if (parts) list.addSubnet(parts.address, parts.bits, familyOf(parts.address))
  }
  const address = plain(ip)
  return isIP(address) !== 0 && list.check(address, familyOf(address))
}
