import type { SitePictureList, SitePictureOffer } from '../../../../generated/model/index.ts'
import type { UploadedFile } from '../../../contract/body/upload.ts'
import type { Ctx } from '../../../contract/context.ts'
import { notAcceptable } from '../../../contract/errors.ts'
import { act, actorOf, type Work } from '../../../contract/rights/actor.ts'
import { agencyHashes } from '../../listing/index.ts'
import { askVariants, pictureFacts, onePicture } from '../../property/index.ts'
import { say } from '../messages.ts'
import { lostPictures } from './lost.ts'
import { readable, writable } from '../site.policy.ts'
import { findSite } from '../site.repository.ts'
import { pictureUse } from './unused.ts'

const MOST_KEPT = 300
const MOST_SHOWN = 500

/** Pictures the site may show: its own, newest first, then those of the agency's homes. */
export async function listPictures(
  { trx, actor }: Pick<Work, 'trx' | 'actor'>,
  siteId: string,
): Promise<SitePictureList> {
  readable(await findSite(trx, siteId), actor)
  const rows = await trx
    .selectFrom('site_picture')
    .select(['hash', 'uploaded'])
    .where('site_id', '=', siteId)
    .orderBy('at', 'desc')
    .execute()
  const lost = await lostPictures(
    trx,
    actor.agencyId,
    rows.map(({ hash }) => hash),
  )
  const own = rows
    .filter(({ hash }) => !lost.has(hash))
    .map(({ hash, uploaded }) => ({ hash, from: uploaded ? 'site' : 'home' }) as const)
  const homes = (await agencyHashes(trx, actor.agencyId, MOST_SHOWN))
    .filter((hash) => !rows.some((row) => row.hash === hash))
    .map((hash) => ({ hash, from: 'home' }) as const)
  const all = [...own, ...homes].slice(0, MOST_SHOWN)
  const use = await pictureUse(trx, siteId)
  const facts = await pictureFacts(
    trx,
    all.map(({ hash }) => hash),
  )
  return {
    items: all.flatMap((picture) => {
      const known = facts.get(picture.hash)
      return known ? [{ ...picture, color: known.color, use: use.get(picture.hash) ?? 'none' }] : []
    }),
  }
}

/** Takes a picture in: drawn anew outside the transaction, then noted. */
export async function addPicture(
  siteId: string,
  files: UploadedFile[],
  ctx: Ctx,
): Promise<SitePictureOffer> {
  const { deps, lang } = ctx
  const actor = actorOf(ctx)
  writable(await findSite(deps.db, siteId), actor)
  const picture = await onePicture(files, say(lang, 'noFile'), ctx)
  return act(ctx, (work) => keep(work, siteId, picture.hash))
}

async function keep(work: Work, siteId: string, hash: string): Promise<SitePictureOffer> {
  const { trx, deps, actor } = work
  writable(await findSite(trx, siteId, true), actor)
  const { n } = await trx
    .selectFrom('site_picture')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  if (Number(n) >= MOST_KEPT) notAcceptable(say(actor.lang, 'tooManyPictures'))
  await trx
    .insertInto('site_picture')
    .values({ site_id: siteId, hash, uploaded: true, at: deps.now() })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'hash']).doUpdateSet({ at: deps.now(), uploaded: true }),
    )
    .execute()
  await askVariants(trx, deps, { hash, agencyId: actor.agencyId })
  const facts = await pictureFacts(trx, [hash])
  return { hash, color: facts.get(hash)?.color ?? null, from: 'site', use: 'none' }
}
