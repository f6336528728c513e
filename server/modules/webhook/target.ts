import type { Deps } from '../../contract/deps.ts'
import { fieldErrors } from '../../contract/errors.ts'
import type { Lang } from '../../contract/lang.ts'
import { namesInner } from '../../ports/fetch/index.ts'
import { say } from './messages.ts'

/** Names of hosts that never lie on the open internet. */
const INNER_NAME = /(^|\.)(localhost|local|internal|lan|home|intranet|localdomain)\.?$/i

const hostOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).hostname.toLowerCase().replace(/\.$/, '') : null

/**
 * An address as it is stored; throws 400 for one that is no https of the open internet, carries
 * user and password, or is ours. Where its name leads is looked at again at each try.
 */
export function targetFrom(text: string, { config }: Deps, lang: Lang): string {
  const refuse = (key: Parameters<typeof say>[1]): never => fieldErrors({ url: say(lang, key) })
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : refuse('notAnAddress')
  if (url.protocol !== 'https:' && !(config.privateHosts && url.protocol === 'http:'))
    refuse('httpsOnly')
  if (url.username !== '' || url.password !== '') refuse('noCredentials')
  if (!config.privateHosts) {
    const host = hostOf(url.href) ?? ''
    if (namesInner(url) || INNER_NAME.test(host) || !/[.:]/.test(host)) refuse('innerHost')
    if (host === hostOf(config.siteUrl)) refuse('ownHost')
  }
  url.hash = ''
  return url.href
}
