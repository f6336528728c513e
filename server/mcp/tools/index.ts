import type { Tool } from '../../../generated/mcp/tool-type.ts'
import type { Arguments, Asking, ToolAnswer } from '../ask.ts'
import { dayBrief } from './day-brief.ts'
import { explainMatch } from './explain-match.ts'
import { findHomes } from './find-homes.ts'
import { freeTimes } from './free-times.ts'
import { myHomes } from './my-homes.ts'
import { oneOrList } from './one-or-list.ts'
import { readInbox } from './read-inbox.ts'
import { showHome } from './show-home.ts'
import { visitTimes } from './visit-times.ts'

/** A tool that asks more than its one operation. */
export type Composed = (tool: Tool, args: Arguments, asking: Asking) => Promise<ToolAnswer>

export const COMPOSED: Readonly<Record<string, Composed>> = {
  day_brief: dayBrief,
  explain_match: explainMatch,
  find_demands: oneOrList('getDemand'),
  find_homes: findHomes,
  find_people: oneOrList('getContact', { lately: 'listContactEntries' }),
  free_times: freeTimes,
  my_homes: myHomes,
  read_inbox: readInbox,
  show_home: showHome,
  visit_times: visitTimes,
}
