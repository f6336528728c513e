/** Origins besides our own that the map may load from: its style's, when one is configured. */
const originOf = (url: string | null): string => (url ? ` ${new URL(url).origin}` : '')

/**
 * Content policy of HTML pages. Scripts only from here and never inline; style sheets from here, or with the workspace's
 * nonce (Material UI writes style elements). Style attributes are let in: they draw widths of bars and cannot run code.
 */
export function contentPolicy({ nonce, mapStyleUrl }: { nonce: string | null; mapStyleUrl: string | null }): string {
  const map = originOf(mapStyleUrl)
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${map}`,
    "font-src 'self'",
    `connect-src 'self'${map}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
