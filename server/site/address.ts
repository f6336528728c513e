/** An address below `/w/`, taken apart. */
export interface SiteAddress {
  /** Name of the site, or `~` and the token of a preview. */
  name: string
  /** `/w/<name>` */
  base: string
  /** Below it, with a slash in front; never decoded further than once. */
  path: string
  search: URLSearchParams
}

const SHAPE = /^\/w\/([a-z0-9-]{1,80}|~[\w.-]{1,4100})(\/[^?]*)?(?:\?(.*))?$/

/** Null: no address of a site. */
export function addressOf(url: string): SiteAddress | null {
  const [, name, path = '', search = ''] = SHAPE.exec(url) ?? []
  return name === undefined
    ? null
    : { name, base: `/w/${name}`, path, search: new URLSearchParams(search) }
}
