import { useSearchParams } from 'react-router-dom'
import { Link } from 'react-router-dom'
import type { IntakeRun } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { isOver } from '../../lib/api-error'
import { href } from '../../lib/href'
import { useSession } from '../../lib/session'
import { DocumentHead } from '../../ui/document-head'
import { PageHead } from '../../ui/page-head'
import { SkeletonRows } from '../../ui/skeleton'
import { EmptyState, ErrorState, NoRightState } from '../../ui/states'
import { ColumnsStep } from './columns/columns-step'
import { FileStep } from './file/file-step'
import './intake.css'
import { PreviewStep } from './preview/preview-step'
import { ResultStep } from './result/result-step'
import { Steps, type Step } from './steps'
import { useRun, waits } from './use-run'

/** Contacts of another program in four steps; the address holds which file and which step. */
export default function IntakePage() {
  const { t } = useTranslation('intake')
  const { profile } = useSession()
  return (
    <>
      <DocumentHead title={t('title')} />
      <PageHead
        title={t('title')}
        sub={
          <>
            <Link to={href('auth-contactos')}>{t('contacts')}</Link> · {t('sub')}
          </>
        }
      />
      {profile.role === 'ADMIN' || profile.role === 'STAFF' ? (
        <Journey />
      ) : (
        <NoRightState text={t('noRight')} />
      )}
    </>
  )
}

/** The step the address asks for, as far as the run has come. */
function stepOf(run: IntakeRun, asked: string | null): Step {
  if (!waits(run)) return 4
  return asked === '3' ? 3 : 2
}

function Journey() {
  const { t } = useTranslation('intake')
  const [address, setAddress] = useSearchParams()
  const id = address.get('run') ?? ''
  const { data: run, isPending, isError, error, refetch } = useRun(id)
  const go = (step: Step, to: string = id): void => {
    setAddress(step === 1 ? {} : { run: to, step: String(step) })
    window.scrollTo({ top: 0 })
  }
  if (id === '')
    return (
      <>
        <Steps current={1} run={null} onGo={go} />
        <FileStep onTaken={(taken) => go(2, taken.id)} />
      </>
    )
  if (isPending) return <SkeletonRows label={t('loading')} />
  if (isError || !run) {
    if (isOver(error))
      return (
        <EmptyState title={t('gone')} text={t('goneText')}>
          <Link to={href('auth-contactos-importar')}>{t('startOver')}</Link>
        </EmptyState>
      )
    return <ErrorState error={error} onRetry={() => void refetch()} />
  }
  const step = stepOf(run, address.get('step'))
  return (
    <>
      <Steps current={step} run={run} onGo={go} />
      {step === 2 && (
        <ColumnsStep key={run.id} run={run} onDone={() => go(3)} onDiscard={() => go(1)} />
      )}
      {step === 3 && <PreviewStep run={run} onBack={() => go(2)} onStarted={() => go(4)} />}
      {step === 4 && <ResultStep run={run} onAgain={() => go(1)} />}
    </>
  )
}
