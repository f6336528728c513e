/** The host of an address does not matter here; put in front, it keeps `//elsewhere` a path. */
export const addressOf = (requested: string): URL =>
  new URL(`http://localhost${requested.startsWith('/') ? '' : '/'}${requested}`)

/**
 * One slash at the front, none at the end, no prefix for Spanish: one address per page, and no
 * redirect that leaves the site.
 */
export const tidyPath = (pathname: string): string =>
  `/${pathname.replace(/^[/\\]+|\/+$/g, '').replace(/^es(?:\/+|$)/, '')}`

/**
 * Files have an ending, pages have none; whoever opens one in a browser (`/old.html`) sees our page
 * all the same.
 */
export const isFile = (pathname: string, accept = ''): boolean =>
  /\.[a-z0-9]+$/i.test(pathname) && !accept.includes('text/html')
