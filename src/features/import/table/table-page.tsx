import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useGetImportTable } from '../../../../generated/api/import/import'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { SOURCES_SIDE } from '../../../slots/sources-side'
import { DocumentHead } from '../../../ui/document-head'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, NoRightState } from '../../../ui/states'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { runAddress } from '../run-address'
import '../import.css'
import { ColumnsStep } from './columns-step'
import { FileStep } from './file-step'
import { PreviewStep } from './preview-step'
import { Steps } from './steps'
import { tableAddress, type TableStep } from './table-address'
import { TryStep } from './try-step'

/** A table of homes in four steps; the address holds which one and how far it is. */
export default function TablePage() {
  const { t } = useTranslation('import')
  const { profile } = useSession()
  return (
    <>
      <DocumentHead title={t('table.title')} />
      <div className="desk-head">
        <div>
          <p className="sub">
            <Link className={inlineClass()} to={href('auth-integrations', {}, SOURCES_SIDE)}>
              {t('runs.title')}
            </Link>{' '}
            › {t('table.crumb')}
          </p>
          <h1>{t('table.title')}</h1>
        </div>
      </div>
      {profile.role === 'ADMIN' ? <Journey /> : <NoRightState text={t('runs.onlyAdmin')} />}
    </>
  )
}

function Journey() {
  const { t } = useTranslation('import')
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const asked = address.get('tabla') ?? ''
  const id = asked === 'new' ? '' : asked
  const run = address.get('prueba') ?? ''
  const {
    data: table,
    isPending,
    error,
    refetch,
  } = useGetImportTable(id, { query: { enabled: id !== '' }, request: { silent: true } })
  const go = (to: string): void => {
    void navigate(to)
    window.scrollTo({ top: 0 })
  }
  if (id === '')
    return (
      <>
        <Steps current={1} id={null} />
        <FileStep onTaken={(taken) => go(tableAddress(taken.id, 2))} />
      </>
    )
  if (isPending) return <SkeletonRows label={t('table.loading')} />
  if (!table)
    return statusOf(error) === 404 ? (
      <EmptyState title={t('table.gone')} text={t('table.goneText')}>
        <Link className={inlineClass()} to={tableAddress()}>
          {t('table.startOver')}
        </Link>
      </EmptyState>
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    )
  const step = stepOf(address.get('paso'), run)
  return (
    <>
      <Steps current={step} id={id} />
      {step === 2 && (
        <ColumnsStep
          key={id}
          table={table}
          onDone={() => go(tableAddress(id, 3))}
          onDiscard={() => go(tableAddress())}
        />
      )}
      {step === 3 && (
        <PreviewStep table={table} onTried={(tried) => go(tableAddress(id, 4, tried.id))} />
      )}
      {step === 4 && (
        <TryStep table={table} runId={run} onStarted={(started) => go(runAddress(started))} />
      )}
    </>
  )
}

function stepOf(asked: string | null, run: string): TableStep {
  if (asked === '4' && run) return 4
  return asked === '3' ? 3 : 2
}
