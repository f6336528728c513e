/**
 * Pages that other sites may frame: an agency's homes, asked for with `embed=1`, in any language.
 */
export function isEmbedded(address: string): boolean {
  const at = address.indexOf('?')
  return (
    at > 0 &&
    /^(\/(en|ca|de))?\/externo$/.test(address.slice(0, at)) &&
    new URLSearchParams(address.slice(at)).get('embed') === '1'
  )
}

/** Of such a page: it may be framed by anybody, and can run, fetch or store nothing. */
export const embedPolicy = (nonce: string, secure: boolean): string =>
  `default-src 'none'; img-src 'self' data:; font-src 'self'; style-src 'self' ` +
  `'nonce-${nonce}'; style-src-attr 'unsafe-inline'; form-action 'self'; base-uri ` +
  `'none'; frame-ancestors *${secure ? '; upgrade-insecure-requests' : ''}`

/**
 * A built page without its scripts: what stands in it is links and a form. Links open beside the
 * framing site.
 */
export const withoutScripts = (template: string): string =>
  template
    .replace(/<script\b[^>]*type="module"[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace('<!--head-->', '<base target="_blank"><!--head-->')
