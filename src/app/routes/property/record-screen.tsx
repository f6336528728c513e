import RecordPage from '../../../features/property/detail/record-page'
import { ReportsPanel } from '../../../features/report/desk/reports-panel'
import { useSession } from '../../../lib/session'

/** One home of the agency; its ADMIN also sees what readers reported. */
export default function RecordScreen() {
  const { profile } = useSession()
  return <RecordPage Reports={profile.role === 'ADMIN' ? ReportsPanel : undefined} />
}
