import { withAdvisoryLock, type Db } from '../../db/index.ts'
import { fieldErrors } from '../../contract/errors.ts'
import { stored } from '../../contract/stored/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { getAgency } from '../agency/index.ts'
import { slugOf } from '../place/index.ts'
import { say, type MessageKey } from './messages.ts'

/** Names that somebody would take for the house's own, or that mail and servers use. */
const RESERVED = new Set(
  (
    'abuse account acerca admin administrator agencia agencias agent agents aina ajuda api app ' +
    'assets auth ayuda blog buscar casa casas contact contacto dashboard demo dns docs email en es ' +
    'ca de ftp guia help hilfe home host hostmaster imap info legal llar localhost login logout mail ' +
    'media mx news noreply ns1 ns2 panel pop portal postmaster preview privacy public q register root ' +
    'search security server site smtp static status support system test users w web webmaster www'
  ).split(' '),
)
const TRIES = ['web', 'casas', 'inmobiliaria', '2', '3', '4', '5', '6', '7', '8', '9']
const LONGEST = 40

async function takenAmong(db: Db, slugs: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('site').select('slug').where('slug', 'in', slugs).execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Names are given one after the other, until the transaction ends: two never get the same. */
export const holdNames = (trx: Db): Promise<void> => withAdvisoryLock(trx, 'site names')

/** Free names like the wanted one, itself first where it is free. */
export async function freeSlugs(db: Db, wanted: string, most: number): Promise<string[]> {
  const stem = wanted.slice(0, LONGEST - 13).replace(/-+$/, '')
  const base = stem.length < 3 ? `casas-${stem || 'web'}` : stem
  const tried = [...new Set([wanted, base, ...TRIES.map((end) => `${base}-${end}`)])].filter(
    (slug) => !RESERVED.has(slug) && slug.length >= 3 && slug.length <= LONGEST,
  )
  const taken = await takenAmong(db, tried)
  return tried.filter((slug) => !taken.has(slug)).slice(0, most)
}

/** What is wrong with a name; null: it can be had. */
async function faultOf(db: Db, slug: string): Promise<MessageKey | null> {
  if (stored().part('SiteSlug', slug) === null) return 'slugLetters'
  if (RESERVED.has(slug)) return 'slugReserved'
  return (await takenAmong(db, [slug])).size > 0 ? 'slugTaken' : null
}

/**
 * Throws 400 with three free proposals for a name that is reserved, another site's, or none that an
 * address can have: of a sign that has no letters the agency's own name is proposed.
 */
export async function refuseSlug(
  db: Db,
  slug: string,
  { agencyId, lang }: Pick<Actor, 'agencyId' | 'lang'>,
): Promise<void> {
  const fault = await faultOf(db, slug)
  if (fault === null) return
  const wanted = slugOf(slug) || ((await getAgency(db, agencyId))?.slug ?? 'agencia')
  const free = (await freeSlugs(db, wanted, 4)).filter((each) => each !== slug).slice(0, 3)
  fieldErrors({ slug: say(lang, fault, { free: free.join(', ') }) })
}
