import type { Language, SiteTextPlace } from '../../../../generated/model/index.ts'
import { json, type Db } from '../../../db/index.ts'
import { confirmedIn } from '../compare/sources.ts'

/** Notes that translations of a page were read again and still say the same. */
export async function confirmTexts(
  trx: Db,
  pageId: string,
  said: { confirmed: SiteTextPlace[]; languages: readonly Language[] },
): Promise<void> {
  const { doc, sources } = await trx
    .selectFrom('site_page')
    .select(['doc', 'sources'])
    .where('id', '=', pageId)
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('site_page')
    .set({ sources: json(confirmedIn(doc, sources, said)) })
    .where('id', '=', pageId)
    .execute()
}
