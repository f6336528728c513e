/** A name as a short word for addresses and the command line: `Portal Vell S.L.` gives `portal-vell-s-l`. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').slice(0, 50).replace(/^-+|-+$/g, '')
  return slug || 'agencia'
}
