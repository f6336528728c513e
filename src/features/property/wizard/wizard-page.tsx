import { Eye, Undo2 } from 'lucide-react'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { useTranslation } from '../../../i18n'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { href } from '../../../lib/href'
import { owns } from '../../../lib/permission'
import { useSession } from '../../../lib/session'
import type { PriceReasonSlot } from '../../../slots/price'
import { DocumentHead } from '../../../ui/document-head'
import { Sk } from '../../../ui/skeleton'
import { NoRightState } from '../../../ui/states'
import '../../../ui/workspace/styles/form.css'
import { LoadFailure } from '../parts/load-failure'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { MissingPanel } from './missing-panel'
import { SaveNote } from './save-note'
import { StepScreen } from './step-screen'
import { StepsBar } from './steps-bar'
import { NEW_ID, stepOf, titleOf } from './steps'
import { useWizard } from './use-wizard'
import { WizardSkeleton } from './wizard-skeleton'
import './wizard.css'

/** Rarely needed: comes when two people meet. */
const ConflictDialog = lazy(() => import('./conflict-dialog'))

/** The eight-step wizard; every step's address shows this page. */
export default function WizardPage({
  Reason,
  Channels,
}: {
  Reason: PriceReasonSlot
  /** Where the home is advertised. */
  Channels: ComponentType<{ propertyId: string }>
}) {
  const { t, i18n } = useTranslation('property')
  const { profile } = useSession()
  const { id = NEW_ID } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const step = stepOf(pathname)
  const { session, state } = useWizard(id)
  const { property, save } = state

  // The first saving gives a new home its address; going back must not start another one.
  useEffect(() => {
    if (id === NEW_ID && state.id !== NEW_ID)
      void navigate(href(step.route, { id: state.id }), { replace: true, preventScrollReset: true })
  }, [id, state.id, step, navigate])
  useEffect(() => {
    if (id === NEW_ID && step.number > 1)
      void navigate(href('auth-cartera-inmueble-editar-id', { id }), { replace: true })
  }, [id, step, navigate])

  const ready = property !== null || state.id === NEW_ID
  const title =
    titleOf(property, i18n.language) ??
    t(property ? 'wizard.untitled' : ready ? 'wizard.newHome' : 'wizard.loading')
  if (state.loadFailed !== null)
    return <LoadFailure error={state.loadFailed} onRetry={() => void session.load()} />
  if (property && !owns(profile, property))
    return (
      <NoRightState level={1} text={t('record.readOnly')}>
        <Link
          className={buttonClass({ variant: 'main' })}
          to={href('auth-cartera-inmueble-id', { id })}
        >
          {t('wizard.record')}
        </Link>
      </NoRightState>
    )
  return (
    <>
      <DocumentHead title={t('wizard.pageTitle', { title, n: step.number })} />
      <div className="desk-head wizard-head">
        <div>
          <p className="sub">
            <Link className={inlineClass()} to={href('auth-cartera')}>
              {t('list.title')}
            </Link>{' '}
            › <span>{property?.ref ?? (ready ? t('wizard.noRef') : '')}</span>
          </p>
          <h1>
            {ready ? (
              title
            ) : (
              <>
                <span className="spoken">{title}</span>
                <Sk w={280} h={27} />
              </>
            )}
          </h1>
        </div>
        <div className="end">
          <SaveNote save={save} onRetry={() => void session.flush()} />
          {state.undo ? (
            <Button variant="text" onClick={() => void session.undo()}>
              <Undo2 size={18} aria-hidden />
              {t('wizard.undo')}
            </Button>
          ) : null}
          {property ? (
            <Link
              className={buttonClass()}
              to={href('auth-cartera-inmueble-id', { id: property.id })}
            >
              <Eye size={18} aria-hidden />
              {t('wizard.record')}
            </Link>
          ) : null}
        </div>
      </div>
      <StepsBar state={state} current={step} />
      <div className="wizard">
        {ready ? (
          <StepScreen
            key={step.key}
            step={step}
            session={session}
            state={state}
            Reason={Reason}
            Channels={Channels}
            onPublished={() => void navigate(href('auth-dashboard-success-id', { id: state.id }))}
          />
        ) : (
          <WizardSkeleton />
        )}
        <MissingPanel property={property} waiting={!ready} />
      </div>
      {state.conflict ? (
        <Suspense>
          <ConflictDialog
            conflict={state.conflict}
            onResolve={(choice) => void session.resolve(choice)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
