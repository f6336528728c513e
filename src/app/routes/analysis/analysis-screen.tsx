import { lazy } from 'react'
import AnalysisPage from '../../../features/analysis/analysis-page'

const Unmet = lazy(() => import('../../../features/unmet/unmet-panel'))

/** Figures of an agency, with what buyers of others look for as its last tab. */
export default function AnalysisScreen() {
  return <AnalysisPage Unmet={Unmet} />
}
