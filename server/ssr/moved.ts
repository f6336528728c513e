/** Addresses people guess for signing in; the specification has a dialog, opened over the home page. */
const GUESSED = /^(?<home>\/(?:en|ca|de))?\/(?:auth\/)?login$/

/**
 * Where a page stands that is asked for at another address: an alert's (`/?alert=<token>`), to which
 * mails led whose links hold for longer than a year, and the sign-in that people guess. Null for
 * every other address.
 */
export function movedPage({ pathname, searchParams }: URL): string | null {
  const alert = searchParams.get('alert')
  if (alert !== null && /^\/(?:en|ca|de)?$/.test(pathname))
    return `/alerta/${encodeURIComponent(alert)}`
  const guessed = GUESSED.exec(pathname)
  return guessed && `${guessed.groups?.['home'] ?? '/'}?login=1`
}
