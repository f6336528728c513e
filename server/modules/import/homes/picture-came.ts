import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { findIntegration } from '../../integration/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { loadProperty } from '../../property/index.ts'
import { saveLink } from '../link.repository.ts'
import { findLink } from '../link.repository.ts'
import { moveNewest } from '../link.repository.ts'
import { standsAsLeft } from './left.ts'
import { publishFromFeed } from './publish.ts'

/**
 * Publishes a home that its source left as a draft, if all it waited for was a picture that is
 * there now.
 */
export async function pictureCame(
  deps: Deps,
  { integrationId, externalId }: { integrationId: string; externalId: string },
  actor: Actor,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const link = await findLink(trx, integrationId, externalId)
    if (!link?.left_as || link.missing_since !== null) return
    const home = await loadProperty(trx, link.property_id)
    const source = await findIntegration(trx, integrationId)
    if (!home || !source || !(await standsAsLeft(trx, link.left_as, home))) return
    const { property, lacks } = await publishFromFeed(
      { trx, deps, actor },
      home,
      source.settings.feed?.publishUnready ?? false,
    )
    if (lacks.length > 0) return
    await saveLink(trx, { ...link, left_as: null })
    await moveNewest(trx, home.id, home.version, property.version)
  })
}
