import { FiguresPanel } from '../../../features/analytics/figures/figures-panel'
import RecordPage from '../../../features/property/detail/record-page'
import { ReportsPanel } from '../../../features/report/desk/reports-panel'
import { useSession } from '../../../lib/session'

/** One home of the agency; with how often it is looked at; its ADMIN also sees what readers reported. */
export default function RecordScreen() {
  const { profile } = useSession()
  return <RecordPage Figures={FiguresPanel} Reports={profile.role === 'ADMIN' ? ReportsPanel : undefined} />
}
