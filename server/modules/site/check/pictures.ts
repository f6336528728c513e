import type { SiteDoc } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { pictureFacts } from '../../property/index.ts'
import { isWritten } from '../compare/texts.ts'
import { lostPictures } from '../picture/lost.ts'
import type { Found } from './found.ts'
import { picturesIn } from './walk.ts'

/** Pictures that are gone, or that nobody who cannot see them is told of. */
export async function ofPictures(db: Db, agencyId: string, doc: SiteDoc): Promise<Found[]> {
  const [first = 'es'] = doc.languages
  const pictures = picturesIn(doc)
  const hashes = [...new Set(pictures.map(({ value }) => value.hash))]
  const known = await pictureFacts(db, hashes)
  const lost = await lostPictures(db, agencyId, hashes)
  return pictures.flatMap(({ path, value }): Found[] => [
    ...(known.has(value.hash) ? [] : [{ key: 'pictureGone', level: 'warn', path } as const]),
    ...(lost.has(value.hash) && known.has(value.hash)
      ? [{ key: 'pictureLost', level: 'warn', path } as const]
      : []),
    ...(value.decorative || isWritten(value.alt, first)
      ? []
      : [{ key: 'alt', level: 'stop', path: `${path}.alt` } as const]),
  ])
}
