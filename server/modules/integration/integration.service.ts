import type {
  ImportProvider,
  Integration,
  IntegrationPatch,
} from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { conflict, fieldErrors, notFound } from '../../contract/errors.ts'
import { inTransaction, withAdvisoryLock, uuidv7, type Db } from '../../db/index.ts'
import {
  findWithUse,
  insertIntegration,
  listWithUse,
  MOST,
  saveIntegration,
  sourcesOf,
  type IntegrationRow,
  type Use,
} from './integration.repository.ts'
import { say } from './messages.ts'

const toIntegration = ({
  id,
  provider,
  direction,
  name,
  settings,
  homes,
  lastRunAt,
  version,
}: IntegrationRow & Use): Integration => ({
  id,
  provider,
  direction,
  name,
  homes,
  lastRunAt: lastRunAt?.toISOString() ?? null,
  version,
  feed: { publishUnready: settings.feed?.publishUnready ?? false },
})

/** The agency's channels, by name. */
export async function listIntegrations({ db }: Deps, agencyId: string): Promise<Integration[]> {
  return (await listWithUse(db, agencyId)).map(toIntegration)
}

/** One channel of the agency; 404 for another's. */
export async function showIntegration(
  { db }: Deps,
  agencyId: string,
  id: string,
  lang: Lang,
): Promise<Integration> {
  return toIntegration((await findWithUse(db, agencyId, id)) ?? notFound(lang))
}

/** One line, without blanks at its ends; throws 400 at `field` when nothing is left. */
function nameFrom(text: string, field: string, lang: Lang): string {
  return text.replace(/\s+/g, ' ').trim() || fieldErrors({ [field]: say(lang, 'required') })
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/**
 * Renames a channel and sets how its homes are taken; a stale version answers 409 with what is
 * stored.
 */
export async function changeIntegration(
  deps: Deps,
  agencyId: string,
  id: string,
  patch: IntegrationPatch,
  lang: Lang,
): Promise<Integration> {
  await inTransaction(deps.db, async (trx) => {
    await withAdvisoryLock(trx, `integration ${agencyId}`)
    const all = await listWithUse(trx, agencyId)
    const row = all.find((one) => one.id === id) ?? notFound(lang)
    if (row.version !== patch.version) return conflict(toIntegration(row), say(lang, 'stale'))
    const name = patch.name === undefined ? row.name : nameFrom(patch.name, 'name', lang)
    const twin = all.some(
      (one) =>
        one !== row &&
        one.direction === row.direction &&
        one.provider === row.provider &&
        same(one.name, name),
    )
    if (twin) fieldErrors({ name: say(lang, 'nameTaken') })
    const feed = { ...row.settings.feed, ...patch.feed }
    await saveIntegration(trx, {
      id,
      name,
      settings: { ...row.settings, feed },
      updated_at: deps.now(),
    })
  })
  return showIntegration(deps, agencyId, id, lang)
}

/** Which source a feed says it is from: by id, by name, or by nothing where there is no doubt. */
export interface SourceChoice {
  integrationId?: string | undefined
  sourceName?: string | undefined
}

/**
 * The source of a feed. A name that none has makes one; without a word it is the only one there is,
 * or the first, named after its format. Throws 400 at the field when the word fits none, or several
 * are there and none is named.
 */
export async function sourceFor(
  trx: Db,
  deps: Deps,
  agencyId: string,
  provider: ImportProvider,
  { integrationId, sourceName }: SourceChoice,
  lang: Lang,
): Promise<IntegrationRow> {
  await withAdvisoryLock(trx, `integration ${agencyId}`)
  const all = (await sourcesOf(trx, agencyId)).filter((one) => one.provider === provider)
  if (integrationId !== undefined)
    return (
      all.find((one) => one.id === integrationId) ??
      fieldErrors({ integrationId: say(lang, 'unknown') })
    )
  const [only, second] = all
  if (sourceName === undefined && second)
    return fieldErrors({
      sourceName: say(lang, 'which', { names: all.map((one) => one.name).join(', ') }),
    })
  if (sourceName === undefined && only) return only
  const name =
    sourceName === undefined
      ? provider.replace(/^./, (first) => first.toUpperCase())
      : nameFrom(sourceName, 'sourceName', lang)
  const there = all.find((one) => same(one.name, name))
  if (there) return there
  if ((await listWithUse(trx, agencyId)).length >= MOST)
    fieldErrors({ sourceName: say(lang, 'tooMany', { most: MOST }) })
  const now = deps.now()
  return insertIntegration(trx, {
    id: uuidv7(),
    agency_id: agencyId,
    direction: 'in',
    provider,
    name,
    created_at: now,
    updated_at: now,
  })
}
