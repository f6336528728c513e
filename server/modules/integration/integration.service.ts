import { knownIn } from '../../contract/known.ts'
import {
  IntegrationState,
  type ImportProvider,
  type Integration,
  type IntegrationPatch,
} from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { conflict, fieldErrors, laterVersion, notFound } from '../../contract/errors.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import {
  channelNamed,
  channelsOf,
  insertIntegration,
  listWithUse,
  lockChannels,
  MOST,
  saveIntegration,
  type IntegrationRow,
  type Use,
} from './integration.repository.ts'
import { forgetDrawn } from './draft.ts'
import { changes, note } from './log.ts'
import { say } from './messages.ts'
import { setFetching } from './fetch/settings.ts'
import { setKey } from './key.ts'
import { patchedSettings } from './patch.ts'
import { sends } from './provider.ts'
import { shownSettings, toIntegration } from './view.ts'

/** Kind of the job that writes the homes of a channel anew; done by the room `publication`. */
export const RENDER = 'publication.render'

const sees = (row: IntegrationRow, { role }: Actor): boolean =>
  role === 'ADMIN' || row.direction === 'out'

/** The agency's channels that have not ended, by name; of a STAFF those out. */
export async function listIntegrations({ db }: Deps, actor: Actor): Promise<Integration[]> {
  const rows = await listWithUse(db, actor)
  return rows.filter((row) => sees(row, actor)).map((row) => toIntegration(row, actor))
}

/** A channel of the agency that this person sees, with its use; throws 404. */
export async function visible(
  db: Db,
  actor: Actor,
  id: string,
  direction?: 'in' | 'out',
): Promise<IntegrationRow & Use> {
  const row = (await listWithUse(db, actor, id))[0]
  if (!row || !sees(row, actor) || (direction && row.direction !== direction))
    return notFound(actor.lang)
  return row
}

const isState = knownIn(IntegrationState)

/** The same, to open or lead on; 503 in a state of a later version, which may keep its homes in. */
export async function actable(db: Db, actor: Actor, id: string): Promise<IntegrationRow & Use> {
  const row = await visible(db, actor, id)
  return isState(row.state) ? row : laterVersion(actor.lang)
}

/** One channel of the agency, ended or not; 404 for another's. */
export const showIntegration = async (db: Db, actor: Actor, id: string): Promise<Integration> =>
  toIntegration(await visible(db, actor, id), actor)

/** One line, without blanks at its ends; throws 400 at `field` when nothing is left. */
function nameFrom(text: string, field: string, lang: Lang): string {
  return text.replace(/\s+/g, ' ').trim() || fieldErrors({ [field]: say(lang, 'required') })
}

type Named = Pick<IntegrationRow, 'direction' | 'provider' | 'name'> & { id?: string }

async function refuseTwin(trx: Db, agencyId: string, wanted: Named, lang: Lang): Promise<void> {
  const twin = await channelNamed(trx, agencyId, wanted)
  if (twin && twin.id !== wanted.id)
    fieldErrors({ name: say(lang, wanted.direction === 'out' ? 'channelTaken' : 'nameTaken') })
}

type NewChannel = Pick<IntegrationRow, 'provider' | 'name'>

/** Makes a channel one way or the other: one out as a draft, a source ready for its first file. */
async function addChannel(
  { trx, deps, actor }: Work,
  direction: IntegrationRow['direction'],
  { provider, name }: NewChannel,
): Promise<string> {
  const { agencyId, userId, lang } = actor
  await lockChannels(trx, agencyId)
  const all = await listWithUse(trx, actor)
  if (all.length >= MOST) fieldErrors({ name: say(lang, 'tooManyChannels', { most: MOST }) })
  const named = { direction, provider, name: nameFrom(name, 'name', lang) }
  await refuseTwin(trx, agencyId, named, lang)
  const at = deps.now()
  const { id } = await insertIntegration(trx, {
    id: uuidv7(),
    agency_id: agencyId,
    ...named,
    state: direction === 'out' ? 'draft' : 'active',
    created_at: at,
    updated_at: at,
  })
  await note(trx, id, [{ kind: 'created', by: userId, at, field: 'name', new: named.name }])
  return id
}

/** Makes a channel out, as a draft whose homes are checked in the background. */
export async function createChannel(work: Work, input: NewChannel): Promise<Integration> {
  const id = await addChannel(work, 'out', input)
  const { trx, deps, actor } = work
  await deps.jobs.add(trx, RENDER, { id }, { key: id, agencyId: actor.agencyId })
  return showIntegration(trx, actor, id)
}

/** Makes a source before its first file, so that it can be told where to fetch that. */
export const createSource = async (work: Work, input: NewChannel): Promise<Integration> =>
  showIntegration(work.trx, work.actor, await addChannel(work, 'in', input))

/**
 * Renames and sets a channel, lets it go on or rest; a stale version answers 409 with what is
 * stored. Homes of a channel out are written anew in the background.
 */
export async function changeIntegration(
  { trx, deps, actor }: Work,
  id: string,
  patch: IntegrationPatch,
): Promise<Integration> {
  const { agencyId, userId, lang } = actor
  await lockChannels(trx, agencyId)
  const row = await actable(trx, actor, id)
  if (row.version !== patch.version) return conflict(toIntegration(row, actor), say(lang, 'stale'))
  const { name: text = row.name, state = row.state } = patch
  if (row.state === 'ended') fieldErrors({ state: say(lang, 'ended') })
  if (row.direction === 'in' && patch.state) fieldErrors({ state: say(lang, 'notOfSource') })
  const name = nameFrom(text, 'name', lang)
  await refuseTwin(trx, agencyId, { ...row, name }, lang)
  const work = { trx, deps, actor }
  const settings = await patchedSettings(work, row, patch)
  const at = deps.now()
  if (patch.apiKey !== undefined) await setKey(work, row, patch.apiKey)
  else if (state === 'active' && sends(row.provider) && row.direction === 'out' && !row.key_hint)
    fieldErrors({ apiKey: say(lang, 'keyNeeded') })
  if (row.direction === 'in')
    await setFetching(work, row, { fetch: patch.fetch && settings.fetch, secret: patch.secret })
  if (row.state === 'draft' && state === 'active') await forgetDrawn(trx, id)
  await saveIntegration(trx, { id, name, settings, state, updated_at: at })
  const [before, after] = [
    { ...shownSettings(row), name: row.name, state: row.state },
    { ...shownSettings({ ...row, settings }), name, state },
  ]
  await note(trx, id, changes(before, after, { by: userId, at }))
  if (row.direction === 'out') await deps.jobs.add(trx, RENDER, { id }, { key: id, agencyId })
  return showIntegration(trx, actor, id)
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
  await lockChannels(trx, agencyId)
  const sources = await channelsOf(trx, agencyId, 'in')
  const all = sources.filter((one) => one.provider === provider)
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
      ? provider.replace(/^./, (first) => first.toUpperCase()).replaceAll('_', ' ')
      : nameFrom(sourceName, 'sourceName', lang)
  const twin = await channelNamed(trx, agencyId, { direction: 'in', provider, name })
  const there = all.find(({ id }) => id === twin?.id)
  if (there) return there
  if (sources.length + (await channelsOf(trx, agencyId, 'out')).length >= MOST)
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
