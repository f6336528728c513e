import { SITE_DOOR } from '../http/site-host.ts'

/** Whose page an address is: a site by its name or at a host, or what the token of a preview opens. */
export type SiteAt = { slug: string } | { host: string } | { preview: string }

/** An address of a site, taken apart. */
export interface SiteAddress {
  at: SiteAt
  /** Before every path as it was asked for: `/w/<name>`, nothing at a host. */
  base: string
  /** Below it, with a slash in front; never decoded further than once. */
  path: string
  search: URLSearchParams
}

/** The host of its agency that a site was asked for at; null elsewhere. */
export const hostOf = ({ at }: SiteAddress): string | null => ('host' in at ? at.host : null)

const SHAPE = /^\/w\/([a-z0-9-]{1,80}|~[\w.-]{1,4100})(\/[^?]*)?(?:\?(.*))?$/

/** An address below the portal; null: none of a site. */
export function addressOf(url: string): SiteAddress | null {
  const [, name, path = '', search = ''] = SHAPE.exec(url) ?? []
  if (name === undefined) return null
  const at = name.startsWith('~') ? { preview: name.slice(1) } : { slug: name }
  return { at, base: `/w/${name}`, path, search: new URLSearchParams(search) }
}

const SLUG = /^[a-z0-9-]{1,80}$/

/** Where a site stands in an address as the router has it: below the portal, or behind the door. */
export const pathIn = (url: string): string =>
  url.startsWith(SITE_DOOR)
    ? (url.slice(SITE_DOOR.length).split('?')[0] ?? '')
    : (addressOf(url)?.path ?? '')

/** An address at a host of its own, as it came through the door; `domain`: of all sites. */
export function addressAt(host: string, url: string, domain: string | null): SiteAddress {
  const [path = '/', search = ''] = url.slice(SITE_DOOR.length).split(/\?(.*)/s)
  const name =
    domain !== null && host.endsWith(`.${domain}`) ? host.slice(0, -domain.length - 1) : ''
  const at = SLUG.test(name) ? { slug: name } : { host }
  return { at, base: '', path, search: new URLSearchParams(search) }
}
