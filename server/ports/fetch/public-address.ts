import { namesInner } from './inner.ts'

/** Why an address that somebody wrote is none to ask. */
export type AddressFault = 'notAnAddress' | 'httpsOnly' | 'noCredentials' | 'innerHost'

/** Names of hosts that never lie on the open internet. */
const INNER_NAME = /(^|\.)(localhost|local|internal|lan|home|intranet|localdomain)\.?$/i

/** The host of an address as it is compared; null where it is none. */
export const hostOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).hostname.toLowerCase().replace(/\.$/, '') : null

/**
 * An address of https in the open internet, without user, password and fragment, or why it is none
 * (`privateHosts` lets inner hosts and http in, too). Where its name leads is looked at again when
 * it is asked.
 */
export function publicAddress(
  text: string,
  privateHosts: boolean,
): { url: string } | { fault: AddressFault } {
  if (!URL.canParse(text.trim())) return { fault: 'notAnAddress' }
  const url = new URL(text.trim())
  if (url.protocol !== 'https:' && !(privateHosts && url.protocol === 'http:'))
    return { fault: 'httpsOnly' }
  if (url.username !== '' || url.password !== '') return { fault: 'noCredentials' }
  const host = hostOf(url.href) ?? ''
  const inner = namesInner(url) || INNER_NAME.test(host) || !/[.:]/.test(host)
  if (!privateHosts && inner) return { fault: 'innerHost' }
  url.hash = ''
  return { url: url.href }
}
