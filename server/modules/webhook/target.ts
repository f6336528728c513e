import type { Deps } from '../../contract/deps.ts'
import { fieldErrors } from '../../contract/errors.ts'
import type { Lang } from '../../contract/lang.ts'
import { hostOf, publicAddress } from '../../ports/fetch/index.ts'
import { say } from './messages.ts'

/**
 * An address as it is stored; throws 400 for one that is no https of the open internet, carries
 * user and password, or is ours. Where its name leads is looked at again at each try.
 */
export function targetFrom(text: string, { config }: Deps, lang: Lang): string {
  const refuse = (key: Parameters<typeof say>[1]): never => fieldErrors({ url: say(lang, key) })
  const found = publicAddress(text, config.privateHosts)
  if ('fault' in found) return refuse(found.fault)
  if (!config.privateHosts && hostOf(found.url) === hostOf(config.siteUrl)) refuse('ownHost')
  return found.url
}
