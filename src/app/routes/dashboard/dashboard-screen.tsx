import DashboardPage from '../../../features/dashboard/home/dashboard-page'
import { Enquiries, EnquiryFigures } from '../../../features/lead/desk/enquiries'
import { WaitingLine } from '../../../features/lead/desk/waiting-line'
import { EXISTING } from '../../all-screens'

/** The first page of agents and agencies; enquiries are of their own room. */
export default function DashboardScreen() {
  return (
    <DashboardPage
      Figures={EnquiryFigures}
      Enquiries={Enquiries}
      Waiting={WaitingLine}
      canOpen={(route) => EXISTING.has(route)}
    />
  )
}
