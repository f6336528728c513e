import type { InboxRule, InboxRules, InboxRulesInput } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { conflict, fieldErrors } from '../../../contract/errors.ts'
import { inTransaction } from '../../../db/index.ts'
import { agentsOf } from '../../user/index.ts'
import { awayAt } from './away.ts'
import type { Reader } from '../inbox.policy.ts'
import { keepRules, rulesOf } from './rules.repository.ts'
import { say } from '../messages.ts'

/** What decides, and who is away now. */
export async function readRules(reader: Reader, { deps }: Ctx): Promise<InboxRules> {
  const { doc, version } = await rulesOf(deps.db, reader.agencyId)
  const working = (await agentsOf(deps.db, reader.agencyId))
    .filter(({ active }) => active)
    .map(({ id }) => id)
  const away = await awayAt(deps.db, working, deps.now())
  return { ...doc, awayNow: [...away], mailIn: deps.config.inboundMail !== null, version }
}

/** What a rule needs beside its people. */
const NEEDS = {
  island: 'islands',
  municipality: 'municipalities',
  operation: 'operations',
  language: 'languages',
} as const satisfies Partial<Record<InboxRule['kind'], keyof InboxRule>>

/** A rule keeps only what its kind reads. */
function tidy({ kind, agents = [], ...rest }: InboxRule): InboxRule {
  if (kind === 'home_agent') return { kind }
  const needs = kind === 'turn' ? null : NEEDS[kind]
  return { kind, agents, ...(needs && { [needs]: rest[needs] ?? [] }) }
}

/**
 * Throws 400 with a sentence at each rule that says too little, and at people who are not of the
 * agency.
 */
function check(
  rules: InboxRule[],
  fallbackTo: string | null,
  working: Set<string>,
  ctx: Ctx,
): void {
  const faults: Record<string, string> = {}
  rules.forEach((rule, index) => {
    if (rule.kind === 'home_agent') return
    const needs = rule.kind === 'turn' ? null : NEEDS[rule.kind]
    if (needs && !rule[needs]?.length)
      faults[`rules.${index}.${needs}`] = say(ctx.lang, 'ruleEmpty')
    if (!rule.agents?.length) faults[`rules.${index}.agents`] = say(ctx.lang, 'ruleNobody')
    else if (rule.agents.some((id) => !working.has(id)))
      faults[`rules.${index}.agents`] = say(ctx.lang, 'assignee')
  })
  if (fallbackTo && !working.has(fallbackTo)) faults['fallbackTo'] = say(ctx.lang, 'assignee')
  if (Object.keys(faults).length > 0) fieldErrors(faults)
}

/** Saves who gets what; a stale version answers 409 with what is stored. */
export async function saveRules(
  { version, rules, fallbackTo = null, clock }: InboxRulesInput,
  reader: Reader,
  ctx: Ctx,
): Promise<InboxRules> {
  const { db } = ctx.deps
  const working = new Set(
    (await agentsOf(db, reader.agencyId)).filter(({ active }) => active).map(({ id }) => id),
  )
  if (clock.to <= clock.from) fieldErrors({ 'clock.to': say(ctx.lang, 'clockOrder') })
  const doc = {
    rules: rules.map(tidy),
    fallbackTo,
    clock: { ...clock, days: clock.days.toSorted((a, b) => a - b) },
  }
  check(doc.rules, fallbackTo, working, ctx)
  const kept = await inTransaction(db, (trx) => keepRules(trx, reader.agencyId, doc, version))
  const now = await readRules(reader, ctx)
  return kept ? now : conflict(now, say(ctx.lang, 'stale'))
}
