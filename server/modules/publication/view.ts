import type {
  PublicationHome,
  PublicationIssue,
  PublicationRuleCount,
  PublicationSend,
  PublicationState,
} from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { StoredIssue } from '../../db/tables/publication.ts'
import { say, type MessageKey } from './messages.ts'
import type { PublicationRow } from './publication.repository.ts'

/** A home of a channel as lists read it. */
export interface HomeRow extends Omit<PublicationRow, 'integration_id' | 'wanted'> {
  ref: string
  title: string | null
  agent_id: string | null
  isWanted: boolean
  /** Of a channel that is not active, what would be out is queued. */
  shown: PublicationState
  /** Where it stands with the portal; null where it is read. */
  push: Push | null
}

/** What a portal was last asked about a home, and answered. */
export interface Push {
  waits: PublicationSend['waits']
  tries: number
  nextAt: Date | string | null
  status: number | null
  answer: string | null
}

const STEPS: Record<string, number> = {
  basics: 1,
  location: 2,
  layout: 3,
  features: 4,
  legal: 5,
  mandate: 6,
  texts: 7,
  media: 7,
}
const OUT = new Set<PublicationState>(['published', 'published_with_warning', 'removing'])

/** A remark in words. */
export const worded = (lang: Lang, rule: string, value: string | null): string =>
  say(lang, `issue.${rule}` as MessageKey, { value: value ?? '' })

/** A remark in words, without the value of any home. */
export const ofMany = (lang: Lang, rule: string): string =>
  worded(lang, rule, '…').replace(/ ?\((?:…)\)/, '')

/** A remark in the shape of the contract. */
export const toIssue = (
  lang: Lang,
  { rule, field, foreign, value, severity }: StoredIssue,
): PublicationIssue => ({
  field,
  step: STEPS[field.split('.')[0] ?? ''] ?? 1,
  foreign,
  rule,
  value,
  severity,
  message: worded(lang, rule, value),
})

function toSend(lang: Lang, { waits, tries, nextAt, status, answer }: Push): PublicationSend {
  const failed =
    tries > 0 && (status === null ? say(lang, 'sendSilent') : say(lang, 'sendFailed', { status }))
  const refused = say(lang, answer ? 'sendRefused' : 'sendRefusedBare', {
    status: status ?? '',
    answer: answer ?? '',
  })
  return {
    waits,
    tries,
    nextAt: nextAt === null ? null : new Date(nextAt).toISOString(),
    answer: waits === 'edit' ? refused : failed || null,
  }
}

/** A home on a channel in the shape of the contract, worded for the reader. */
export function toHome(row: HomeRow, lang: Lang): PublicationHome {
  const out = OUT.has(row.shown)
  return {
    propertyId: row.property_id,
    ref: row.ref,
    title: row.title,
    agentId: row.agent_id,
    wanted: row.isWanted,
    state: row.shown,
    reason: row.shown === 'not_published' || row.shown === 'removing' ? row.reason : null,
    issues: row.issues.map((one) => toIssue(lang, one)),
    quality: row.quality,
    publishedAt: out ? (row.out_since?.toISOString() ?? null) : null,
    changedAt: out ? (row.changed_at?.toISOString() ?? null) : null,
    sending: row.push && toSend(lang, row.push),
  }
}

/** Homes by remark, worded without the value of any of them. */
export const toRuleCount = (
  { rule, field, severity, count }: Omit<PublicationRuleCount, 'message'>,
  lang: Lang,
): PublicationRuleCount => ({
  rule,
  field,
  severity,
  count,
  message: ofMany(lang, rule),
})
