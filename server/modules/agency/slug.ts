import { fold } from '../../db/index.ts'

/**
 * A name as a short word for addresses and the command line: `Portal Vell S.L.` gives
 * `portal-vell-s-l`.
 */
export function slugOf(name: string): string {
  const plain = fold(name.normalize('NFKD')).replaceAll('ß', 'ss')
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '')
  return slug || 'agencia'
}
