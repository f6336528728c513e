import type { ProposalMark } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors } from '../../contract/errors.ts'
import type { ProposalOperation } from '../../../generated/model/index.ts'
import { readTarget } from './asking.ts'
import { marksOf } from './marks.ts'
import { say } from './messages.ts'
import { TABLE, TARGETS, type Asked, type Body, type Doc } from './table.ts'

export interface Looked {
  targetId: string | null
  label: string
  reference: string
  version: number | null
  before: Body
  marks: ProposalMark[]
  expiresAt: Date
}

const HOUR_MS = 3_600_000
const LONGEST_MS = 30 * 24 * HOUR_MS

const texts = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(texts)
    : typeof value === 'string'
      ? [value]
      : []

/** How what is proposed stands to its record, as `ctx.session` may read that. */
export async function lookAt(
  ctx: Ctx,
  operation: ProposalOperation,
  asked: Asked,
  taintedBy: readonly string[],
): Promise<Looked> {
  const { kind, target, before, hours, until } = TABLE[operation]
  const { body } = asked
  const targetId = target(asked)
  const doc = targetId === null ? null : await readTarget(ctx, kind, targetId)
  const stood = doc ? before(doc, body) : {}
  const called = doc
    ? TARGETS[kind].name(doc)
    : { label: '', reference: String(body['title'] ?? say(ctx.lang, 'diary')) }
  const now = ctx.deps.now()
  return {
    targetId,
    label: called.label.slice(0, 300),
    // Never empty: what is typed to confirm must be something.
    reference: called.reference.slice(0, 80).trim() || say(ctx.lang, 'diary'),
    version: doc && TARGETS[kind].version(doc),
    before: stood,
    marks: marksOf({
      body,
      before: stood,
      ...(await ownOf(ctx, doc && TARGETS[kind].known(doc))),
      unlinked: await isUnlinked(ctx, targetId, body, taintedBy),
    }),
    expiresAt: lastsUntil(ctx, until?.(body, doc), now.getTime(), hours),
  }
}

/** An event until it begins, and not for ever; the rest for some hours. */
function lastsUntil(ctx: Ctx, until: string | undefined, now: number, hours: number): Date {
  if (until === undefined) return new Date(now + hours * HOUR_MS)
  const starts = Date.parse(until)
  if (starts <= now) fieldErrors({ startsAt: say(ctx.lang, 'started') })
  return new Date(Math.min(starts, now + LONGEST_MS))
}

/** What a text may name without a second look: the person's, the agency's and the house's own. */
async function ownOf(ctx: Ctx, known: unknown) {
  const { session, deps } = ctx
  const me = await deps.db
    .selectFrom('app_user')
    .leftJoin('agency', 'agency.id', 'app_user.agency_id')
    .select(['app_user.email', 'app_user.phone', 'agency.doc'])
    .where('app_user.id', '=', session?.userId ?? '')
    .executeTakeFirst()
  const own = [me?.email, me?.phone, ...texts(me?.doc)].filter((one) => typeof one === 'string')
  const hosts = [deps.config.siteUrl, ...own].flatMap((one) =>
    /^https?:/i.test(one) && URL.canParse(one) ? [new URL(one).hostname] : [],
  )
  return { known: [...own, ...texts(known)], hosts }
}

/** Records that a body and its target name. */
const namedIn = (targetId: string | null, body: Body): string[] => [
  ...(targetId === null ? [] : [targetId]),
  ...texts([body['demandId'], body['leadId'], body['propertyIds'], body['attendees']]),
]

/**
 * Whether texts of strangers were read, none of which belongs to what is written: by the fields of
 * their thread, since an id inside a text is the stranger's word.
 */
async function isUnlinked(
  ctx: Ctx,
  targetId: string | null,
  body: Body,
  taintedBy: readonly string[],
): Promise<boolean> {
  if (taintedBy.length === 0) return false
  const named = new Set(namedIn(targetId, body))
  for (const source of taintedBy) {
    const [kind = '', id = ''] = source.split('/')
    if (named.has(id)) return false
    if (kind !== 'thread') continue
    const doc: Doc = await readTarget(ctx, 'thread', id).catch(() => ({}))
    const linked = texts([doc['contact'], doc['home'], doc['leadId']])
    if (linked.some((one) => named.has(one))) return false
  }
  return true
}
