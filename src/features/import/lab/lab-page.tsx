import { ShieldCheck } from 'lucide-react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useGetLabReport } from '../../../../generated/api/import/import'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { SOURCES_SIDE } from '../../../slots/sources-side'
import { DocumentHead } from '../../../ui/document-head'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, NoRightState } from '../../../ui/states'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import '../import.css'
import { LabFile } from './lab-file'
import { LabResult } from './lab-result'
import { labAddress } from './lab-address'

/** Milliseconds between two looks at a file that is being read. */
const POLL = 1500

/** Any file of homes, tried without changing anything; the address holds which report. */
export default function LabPage() {
  const { t } = useTranslation('import')
  const { profile } = useSession()
  const isProfessional = profile.role === 'ADMIN' || profile.role === 'STAFF'
  return (
    <>
      <DocumentHead title={t('lab.title')} />
      <div className="desk-head">
        <div>
          <p className="sub">
            <Link className={inlineClass()} to={href('auth-integrations', {}, SOURCES_SIDE)}>
              {t('lab.back')}
            </Link>{' '}
            › {t('lab.crumb')}
          </p>
          <h1>{t('lab.title')}</h1>
        </div>
        <p className="end import-safe">
          <ShieldCheck className="icon" aria-hidden="true" />
          {t('lab.safe')}
        </p>
      </div>
      {isProfessional ? <Trial /> : <NoRightState />}
    </>
  )
}

function Trial() {
  const { t } = useTranslation('import')
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const asked = address.get('laboratorio') ?? ''
  const id = asked === 'new' ? '' : asked
  const {
    data: report,
    isPending,
    error,
    refetch,
  } = useGetLabReport(id, {
    query: {
      enabled: id !== '',
      refetchInterval: ({ state }) => (state.data?.status === 'reading' ? POLL : false),
    },
    request: { silent: true },
  })
  const take = ({ id: taken }: { id: string }): void => void navigate(labAddress(taken))
  if (id === '') return <LabFile report={null} onTaken={take} />
  if (isPending) return <SkeletonRows label={t('lab.reading')} />
  if (!report)
    return statusOf(error) === 404 ? (
      <EmptyState title={t('lab.gone')} text={t('lab.goneText')}>
        <Link className={inlineClass()} to={labAddress()}>
          {t('lab.other')}
        </Link>
      </EmptyState>
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    )
  return (
    <div className="import-stack">
      <LabFile report={report} onTaken={take} />
      {report.status === 'reading' && <SkeletonRows rows={6} label={t('lab.reading')} />}
      {report.status === 'failed' && (
        <p className="import-reason" role="alert">
          {t('lab.failed')}
        </p>
      )}
      {report.status === 'done' && <LabResult report={report} />}
    </div>
  )
}
