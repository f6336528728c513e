import { lazy, Suspense } from 'react'
import DashboardPage from '../../../features/dashboard/home/dashboard-page'
import { Enquiries, EnquiryFigures } from '../../../features/lead/desk/enquiries'
import { WaitingLine } from '../../../features/lead/desk/waiting-line'
import { TextMenu } from '../../../features/template/text-menu'
import { EXISTING } from '../../all-screens'

/** Loaded when somebody opens an enquiry that waits. */
const QuickReply = lazy(() => import('../../../features/inbox/compose/quick-reply'))
const Reply = (reply: { leadId: string; onSent: () => void }) => (
  <Suspense fallback={null}>
    <QuickReply {...reply} Texts={TextMenu} />
  </Suspense>
)
const EnquiriesAnswered = (props: { quiet: boolean }) => <Enquiries {...props} Reply={Reply} />

/** The first page of agents and agencies; enquiries are of their own room. */
export default function DashboardScreen() {
  return (
    <DashboardPage
      Figures={EnquiryFigures}
      Enquiries={EnquiriesAnswered}
      Waiting={WaitingLine}
      canOpen={(route) => EXISTING.has(route)}
    />
  )
}
