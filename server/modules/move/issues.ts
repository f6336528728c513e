import type { MoveIssue } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import { sayStored } from '../import/index.ts'
import type { Figures } from './figures.ts'
import type { Mapping } from './mapping.ts'
import { say } from './messages.ts'
import type { MoveRow } from './move.repository.ts'

/** What a person should know or do, the most urgent first. */
export function issuesOf(
  { state, fault, question, started_at: began }: MoveRow,
  { phases }: Figures,
  { types, people }: Mapping,
  lang: Lang,
): MoveIssue[] {
  const sum = (rows: { homes: number }[]): number => rows.reduce((all, { homes }) => all + homes, 0)
  const failed = (kind: string): number => phases.find((one) => one.kind === kind)?.failed ?? 0
  const home = phases.find(({ kind }) => kind === 'home')
  const issues: MoveIssue[] = []
  const add = (kind: MoveIssue['kind'], count: number, message: string): void => {
    if (count > 0) issues.push({ kind, count, message })
  }
  if (state === 'failed' && fault) {
    const safe = home?.done ?? 0
    const key = began === null ? (`issue.${fault}.first` as const) : (`issue.${fault}` as const)
    add(fault, 1, say(lang, key, { count: safe }))
  }
  if (state === 'planned' && question) add('question', 1, sayStored(lang, question))
  const unknown = types.filter(({ code }) => code === null)
  const strangers = people.filter(({ agentId }) => agentId === null)
  for (const [kind, count] of [
    ['types', sum(unknown)],
    ['people', sum(strangers)],
    // Those of unknown types are told above; they wait, and are not lost.
    ['homes', failed('home') - sum(unknown)],
    ['owners', failed('owner')],
    ['photos', failed('photo')],
  ] as const)
    add(kind, count, say(lang, `issue.${kind}`, { count }))
  return issues
}
