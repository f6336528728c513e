import type { Actor } from '../../contract/rights/actor.ts'
import type { LeadProperty } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { Db } from '../../db/index.ts'
import { getProperty, toldPrice } from '../property/index.ts'
import type { Reader } from './inbox.policy.ts'

/** Who acts, as homes and contacts ask for it. */
export const actorOf = ({ userId, agencyId, role, permissions }: Reader, lang: Lang): Actor => ({
  userId,
  agencyId,
  role: role === 'ADMIN' ? 'ADMIN' : 'STAFF',
  lang,
  ...(permissions && { permissions }),
})

/** A home as a thread keeps it; 404 when the actor may not read it. */
export async function homeLine(db: Db, id: string, actor: Actor): Promise<LeadProperty> {
  const home = await getProperty(db, id, actor, new Date())
  const photo = home.media.find(({ kind }) => kind === 'photo')
  const width = photo?.widths?.[0]
  // The line is drawn into answers to the person who asks (template places): on request is no price
  // there.
  return {
    id,
    ref: home.basics.ref ?? home.ref ?? '',
    title:
      home.texts?.title?.['es'] ??
      Object.values(home.texts?.title ?? {})[0] ??
      home.basics.ref ??
      '',
    thumb: photo && width ? `${photo.src}/${width}.webp` : null,
    price: await toldPrice(db, home),
  }
}
