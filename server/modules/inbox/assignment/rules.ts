import { isDeepStrictEqual } from 'node:util'
import type { InboxRule, InboxWhy, Property } from '../../../../generated/model/index.ts'
import { halfReadIn } from '../../../contract/stored/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import type { InboxRulesDoc } from '../../../db/tables/inbox.ts'
import { assignBy, type Assigned, type Incoming } from '../../lead/index.ts'
import { municipality } from '../../place/index.ts'
import { loadProperty } from '../../property/index.ts'
import { agentsOf, namesOf, seniorAdmin } from '../../user/index.ts'
import { awayAt } from './away.ts'
import { rulesOf } from './rules.repository.ts'

/** What rules look at. */
interface Facts {
  home: Property | null
  language: string
}

/** What a rule met, as the contract names it; null: it does not fit. */
function meets(rule: InboxRule, { home, language }: Facts): { detail: string | null } | null {
  const ine = home?.location?.municipalityIne
  const oneOf = (
    wanted: readonly string[] | undefined,
    value: string | undefined,
  ): { detail: string } | null =>
    value !== undefined && wanted?.includes(value) ? { detail: value } : null
  switch (rule.kind) {
    case 'home_agent':
      return home?.agentId ? { detail: null } : null
    case 'turn':
      return { detail: null }
    case 'island':
      return oneOf(
        rule.islands,
        home?.location?.island ?? (ine ? municipality(ine)?.island : undefined),
      )
    case 'municipality':
      return oneOf(rule.municipalities, ine)
    case 'language':
      return oneOf(rule.languages, language)
    case 'operation': {
      const met = home?.basics.offers.find(({ operation }) => rule.operations?.includes(operation))
      return met ? { detail: met.operation } : null
    }
  }
}

/** Whom a rule names, the one whose turn it is first. */
function candidates(rule: InboxRule, home: Property | null, last: string | undefined): string[] {
  if (rule.kind === 'home_agent') return home?.agentId ? [home.agentId] : []
  const agents = rule.agents ?? []
  const at = last === undefined ? -1 : agents.indexOf(last)
  return [...agents.slice(at + 1), ...agents.slice(0, at + 1)]
}

/** A rule of several people keeps whose turn it was, also when others are put before it. */
const turnKey = ({ kind, agents = [] }: InboxRule): string => `${kind} ${agents.join(' ')}`

interface Decision extends Assigned {
  turn?: { key: string; userId: string }
}

/**
 * The first rule that fits and has somebody there; else the fallback; else the ADMIN of longest
 * standing.
 */
async function decide(
  trx: Db,
  agencyId: string,
  { rules, fallbackTo }: InboxRulesDoc,
  turns: Record<string, string>,
  facts: Facts,
  now: Date,
): Promise<Decision> {
  const working = new Set(
    (await agentsOf(trx, agencyId)).filter(({ here }) => here).map(({ id }) => id),
  )
  const named = [
    ...new Set([
      ...rules.flatMap((rule) => candidates(rule, facts.home, undefined)),
      ...(fallbackTo ? [fallbackTo] : []),
    ]),
  ].filter((id) => working.has(id))
  const away = await awayAt(trx, named, now)
  const names = await namesOf(trx, named)
  const missed: string[] = []
  const given = (userId: string, rule: InboxWhy['rule'], detail: string | null): Decision => ({
    userId,
    why: { rule, detail, agentName: names.get(userId) ?? '', away: [...new Set(missed)] },
  })
  for (const rule of rules) {
    const met = meets(rule, facts)
    if (!met) continue
    const people = candidates(rule, facts.home, turns[turnKey(rule)]).filter((id) =>
      working.has(id),
    )
    const there = people.find((id) => !away.has(id))
    if (there !== undefined)
      return {
        ...given(there, rule.kind, met.detail),
        ...((rule.agents?.length ?? 0) > 1 && rule.kind !== 'home_agent'
          ? { turn: { key: turnKey(rule), userId: there } }
          : {}),
      }
    missed.push(...people.flatMap((id) => names.get(id) ?? []))
  }
  if (fallbackTo && working.has(fallbackTo) && !away.has(fallbackTo))
    return given(fallbackTo, 'fallback', null)
  const admin = await seniorAdmin(trx, agencyId)
  return admin
    ? {
        userId: admin.id,
        why: {
          rule: 'admin',
          detail: null,
          agentName: `${admin.first_name} ${admin.last_name}`.trim(),
          away: [...new Set(missed)],
        },
      }
    : { userId: null, why: null }
}

/**
 * Rules of which this version reads all: what it does not may have left out the enquiry that fits
 * the rest, and then it would be an agent's who was never to have it.
 */
async function wholeRules(trx: Db, agencyId: string, rules: InboxRule[]): Promise<InboxRule[]> {
  const half = await halfReadIn(trx, 'inbox_rule.doc', { agency_id: agencyId }, ['rules'])
  return rules.filter((rule) => !half.some((one) => isDeepStrictEqual(one, rule)))
}

/**
 * Who gets what comes in. Two that come at once take their turns one after the other: the agency's
 * row is locked.
 */
async function byRules(
  trx: Db,
  { agencyId, propertyId, language }: Incoming,
  now: Date,
): Promise<Assigned> {
  const { doc, turns } = await rulesOf(trx, agencyId, true)
  const home = propertyId === null ? null : await loadProperty(trx, propertyId)
  const rules = await wholeRules(trx, agencyId, doc.rules)
  const facts = { home, language }
  const { userId, why, turn } = await decide(trx, agencyId, { ...doc, rules }, turns, facts, now)
  if (turn)
    await sql`
      update inbox_rule set turns = turns || ${JSON.stringify({ [turn.key]: turn.userId })}::jsonb
      where agency_id = ${agencyId}`.execute(trx)
  return { userId, why }
}

assignBy(byRules)
