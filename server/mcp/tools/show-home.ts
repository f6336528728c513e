import type { Tool } from '../../../generated/mcp/tool-type.ts'
import {
  askOperation,
  partOf,
  refusalOf,
  type Arguments,
  type Asking,
  type ToolAnswer,
} from '../ask.ts'
import { given } from '../give.ts'
import { alone } from './one-or-list.ts'

interface Change {
  kind: string
  old?: unknown
  new?: unknown
}

/** What a change was, where it is of no person: prices in euros, states by their code. */
function change({ old, new: now, ...rest }: Change): object {
  if (rest.kind === 'PRICE') {
    const euros = (value: unknown) => (typeof value === 'number' ? value / 100 : null)
    return { ...rest, oldEuros: euros(old), newEuros: euros(now) }
  }
  return rest.kind === 'STATUS' ? { ...rest, old, new: now } : rest
}

/** A home as its public page tells it; for agents one of theirs as their desk does. */
export async function showHome(
  tool: Tool,
  { in: where = 'market', history, ...args }: Arguments,
  asking: Asking,
): Promise<ToolAnswer> {
  if (where === 'market') return alone(tool.lead, args, asking)
  const home = partOf(tool, 'getProperty')
  const past = partOf(tool, 'listPropertyHistory')
  const asked = history === true ? [home, past] : [home]
  const replies = await Promise.all(asked.map((one) => askOperation(one, args, asking)))
  const refused = refusalOf(replies)
  if (refused) return { refused }
  const [item, list] = asked.map((one, at) => given(one, replies[at]?.data, asking))
  const changes = (list as { items: Change[] } | undefined)?.items.map(change)
  return { answer: { ...item, ...(changes && { history: changes }) } }
}
