import { useListLeads } from '../../../../generated/api/lead/lead'
import '../../../ui/button.css'
import '../../../ui/workspace/styles/dashboard.css'
import '../../../ui/workspace/styles/table.css'
import './desk.css'
import { DraftsPanel } from './drafts-panel'
import { Figures } from './figures'
import { Inbox } from './inbox'
import { byWeek, mostAsked } from './metrics'
import { MostAsked } from './most-asked'
import { RECENT } from './recent'
import type { Reply } from './slots'
import { ResponseChart } from './response-chart'
import { useNow } from '../../../lib/use-now'

/** Of a new agency: what has nothing to say yet is not there. */
interface Quiet {
  quiet: boolean
}

/** The agency's figures as they are now. */
export function EnquiryFigures({ quiet }: Quiet) {
  const now = useNow()
  const recent = useListLeads(RECENT, { query: { enabled: quiet }, request: { silent: true } })
  return quiet && !recent.data?.items.length ? null : <Figures now={now} />
}

/** Enquiries with their clock, what is missing to publish, and how fast people are answered. */
export function Enquiries({ quiet, Reply }: Quiet & { Reply: Reply }) {
  const now = useNow()
  const recent = useListLeads(RECENT, { request: { silent: true } })
  if (quiet && !recent.data?.items.length) return <DraftsPanel quiet />
  return (
    <div className="desk-grid desk-list" id="enquiries">
      <Inbox Reply={Reply} />
      <div className="span-four desk-side">
        <DraftsPanel quiet={quiet} />
        {recent.data && <ResponseChart weeks={byWeek(recent.data.items, now)} />}
        {recent.data && <MostAsked homes={mostAsked(recent.data.items)} />}
      </div>
    </div>
  )
}
