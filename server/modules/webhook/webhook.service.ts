import { knownIn } from '../../contract/known.ts'
import {
  WebhookState,
  type Webhook,
  type WebhookEventType,
  type WebhookInput,
  type WebhookPatch,
  type WebhookSecret,
} from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { conflict, fieldErrors, laterVersion, notFound } from '../../contract/errors.ts'
import { keepCodes } from '../../contract/stored/index.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import { newSecret } from './message.ts'
import { say } from './messages.ts'
import { SEND } from './record.ts'
import { sealSecret } from './sealed.ts'
import { targetFrom } from './target.ts'
import { toWebhook } from './view.ts'
import {
  insertWebhook,
  lockWebhooks,
  noteWebhook,
  removeWebhook,
  saveWebhook,
  webhooksOf,
  type Waiting,
  type WebhookRow,
} from './webhook.repository.ts'

/** Webhooks of an agency, and hours for which the secret before a rotation signs, too. */
const [MOST, BOTH] = [10, 24]

/** All webhooks of the actor's agency, by name. */
export async function listWebhooks({ db, now }: Deps, { agencyId }: Actor): Promise<Webhook[]> {
  return (await webhooksOf(db, agencyId)).map((row) => toWebhook(row, now()))
}

/** A webhook of the agency; throws 404. */
export async function ownWebhook(
  db: Db,
  { agencyId, lang }: Actor,
  id: string,
): Promise<WebhookRow & Waiting> {
  return (await webhooksOf(db, agencyId, id))[0] ?? notFound(lang)
}

/** One webhook; 404 for another agency's. */
export const showWebhook = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<Webhook> => toWebhook(await ownWebhook(db, actor, id), now())

const shown = ({ trx, deps, actor }: Work, id: string): Promise<Webhook> =>
  showWebhook({ db: trx as Deps['db'], now: deps.now }, actor, id)

/** One line, without blanks at its ends; throws 400 when nothing is left. */
const nameFrom = (text: string, { lang }: Actor): string =>
  text.replace(/\s+/g, ' ').trim() || fieldErrors({ name: say(lang, 'required') })

/** Each once; a test needs no choosing. */
const typesFrom = (types: WebhookEventType[], { lang }: Actor): WebhookEventType[] => {
  const wanted = [...new Set(types)].filter((type) => type !== 'webhook.test')
  return wanted.length > 0 ? wanted : fieldErrors({ types: say(lang, 'noTypes') })
}

/** Makes a webhook, which hears of what happens from now on; its secret is answered this once. */
export async function createWebhook(work: Work, input: WebhookInput): Promise<WebhookSecret> {
  const { trx, deps, actor } = work
  const { agencyId, lang } = actor
  await lockWebhooks(trx, agencyId)
  const name = nameFrom(input.name, actor)
  const url = targetFrom(input.url, deps, lang)
  const types = typesFrom(input.types, actor)
  if ((await webhooksOf(trx, agencyId)).length >= MOST)
    fieldErrors({ url: say(lang, 'tooMany', { most: MOST }) })
  const [id, secret, now] = [uuidv7(), newSecret(), deps.now()]
  await insertWebhook(trx, {
    id,
    agency_id: agencyId,
    name,
    url,
    types,
    secret: await sealSecret(deps, secret, id),
    created_at: now,
    updated_at: now,
  })
  return { webhook: await shown(work, id), secret }
}

const isState = knownIn(WebhookState)

/**
 * Changes a webhook; a stale version answers 409 with what is stored, 503 in a state of a later
 * version, which may have turned it off.
 */
export async function changeWebhook(work: Work, id: string, patch: WebhookPatch): Promise<Webhook> {
  const { trx, deps, actor } = work
  const { agencyId, lang } = actor
  await lockWebhooks(trx, agencyId)
  const row = await ownWebhook(trx, actor, id)
  const now = deps.now()
  if (row.version !== patch.version) return conflict(toWebhook(row, now), say(lang, 'stale'))
  if (!isState(row.state)) laterVersion(lang)
  const { state } = patch
  await saveWebhook(trx, id, {
    ...(patch.name === undefined ? {} : { name: nameFrom(patch.name, actor) }),
    ...(patch.url === undefined ? {} : { url: targetFrom(patch.url, deps, lang) }),
    ...(patch.types === undefined
      ? {}
      : keepCodes('webhook', { types: typesFrom(patch.types, actor) })),
    ...(state === undefined ? {} : { state, reason: null }),
    // Whoever turns it on again has looked: five days begin anew.
    ...(state === 'active' && row.state === 'disabled' ? { failing_since: null } : {}),
    ...(state === 'active' || patch.url !== undefined ? { rests_until: null } : {}),
    updated_at: now,
  })
  if (state === 'active') await deps.jobs.add(trx, SEND, { id }, { agencyId })
  return shown(work, id)
}

/** Ends a webhook with all it holds. */
export async function endWebhook({ trx, actor }: Work, id: string): Promise<void> {
  await lockWebhooks(trx, actor.agencyId)
  await removeWebhook(trx, (await ownWebhook(trx, actor, id)).id)
}

/** Gives a webhook a new secret, beside which the one before signs for a day. */
export async function renewSecret(work: Work, id: string): Promise<WebhookSecret> {
  const { trx, deps, actor } = work
  await lockWebhooks(trx, actor.agencyId)
  const row = await ownWebhook(trx, actor, id)
  const secret = newSecret()
  await noteWebhook(trx, id, {
    secret: await sealSecret(deps, secret, id),
    old_secret: row.secret,
    old_until: new Date(deps.now().getTime() + BOTH * 3_600_000),
  })
  return { webhook: await shown(work, id), secret }
}
