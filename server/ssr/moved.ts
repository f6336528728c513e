/**
 * Where a page stands now that mails led to at another address: an alert's (`/?alert=<token>`), whose
 * links hold for longer than a year. Null for every other address.
 */
export function movedPage({ pathname, searchParams }: URL): string | null {
  const alert = searchParams.get('alert')
  return alert !== null && /^\/(?:en|ca|de)?$/.test(pathname)
    ? `/alerta/${encodeURIComponent(alert)}`
    : null
}
