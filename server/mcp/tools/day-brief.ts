import type { AgendaPage, DemandPage, MatchCountList } from '../../../generated/model/index.ts'
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
import { ownEvents } from './own-times.ts'
import { dayOf, endOfDay, isDay, startOfDay } from '../../time/madrid.ts'

/** Mandates that end within so many days. */
const ENDING = 30
/** Demands that are looked through for homes, and that are told. */
const [LOOKED, MOST] = [100, 10]

interface List {
  items: object[]
}

/** A day of an agent: what is on, who waits, what ends, which demands have homes. */
export async function dayBrief(tool: Tool, args: Arguments, asking: Asking): Promise<ToolAnswer> {
  const day = String(args['day'] ?? dayOf(asking.now))
  if (!isDay(day)) return { wrong: ['day: there is no such day'] }
  const span = { from: startOfDay(day).toISOString(), to: endOfDay(day).toISOString() }
  const asked = [
    [tool.lead, span],
    [partOf(tool, 'listInbox'), { unanswered: true }],
    [partOf(tool, 'getInboxClock'), {}],
    [partOf(tool, 'listProperties'), { mandateEnds: ENDING }],
    [{ ...partOf(tool, 'listDemands'), fixed: { limit: LOOKED } }, { status: 'SEARCH' }],
  ] as const
  const replies = await Promise.all(asked.map(([one, with_]) => askOperation(one, with_, asking)))
  const refused = refusalOf(replies)
  if (refused) return { refused }
  const [agenda, ...rest] = replies.map(({ data }) => data)
  const data = [ownEvents(agenda as AgendaPage), ...rest]
  const [events, waiting, clock, ending, demands] = asked.map(([one], at) =>
    given(one, data[at], asking),
  ) as [List, List, object, List, List]
  const { items: looked, next } = data[4] as DemandPage
  const ids = looked.map(({ id }) => id)
  const count = await askOperation(partOf(tool, 'countMatches'), { demands: ids }, asking)
  if (count.status !== 200) return { refused: count }
  const counts = new Map((count.data as MatchCountList).demands.map((one) => [one.id, one]))
  const good = demands.items.flatMap((demand, at) => {
    const found = counts.get(ids[at] ?? '')
    return found ? [{ ...demand, goodMatches: found.good, newMatches: found.new }] : []
  })
  return {
    answer: {
      day,
      events: events.items,
      waiting: waiting.items,
      ...clock,
      mandatesEnding: ending.items,
      demands: good.slice(0, MOST),
      ...((good.length > MOST || next !== null) && { more: true }),
    },
  }
}
