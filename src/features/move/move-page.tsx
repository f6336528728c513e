import { MoonStar } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useListMoves } from '../../../generated/api/move/move'
import type { Move } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { useSession } from '../../lib/session'
import { SOURCES_SIDE } from '../../slots/sources-side'
import { DocumentHead } from '../../ui/document-head'
import { SkeletonRows } from '../../ui/skeleton'
import { ErrorState, NoRightState } from '../../ui/states'
import { inlineClass } from '../../ui/workspace/kit/inline-class'
import { CannotPanel } from './aside/cannot-panel'
import { PacePanel } from './aside/pace-panel'
import { Alerts } from './alerts'
import { KeyPart } from './key-part'
import { PlanPart } from './plan-part'
import { ReviewPanel } from './review-panel'
import { ArrivedPanel } from './run/arrived-panel'
import { RunPanel } from './run/run-panel'
import { isGone, stepOf } from './step'
import { StepBar } from './step-bar'
import './move.css'

const MOVING_MS = 4000
const isMoving = ({ state }: Move): boolean =>
  ['checking', 'running', 'waiting', 'undoing'].includes(state)

/** Moving in from Inmovilla; for an ADMIN, who may close the page meanwhile. */
export default function MovePage() {
  const { t } = useTranslation('move')
  const { profile } = useSession()
  return (
    <>
      <DocumentHead title={t('title')} />
      {profile.role === 'ADMIN' ? <Journey /> : <NoRightState level={1} text={t('onlyAdmin')} />}
    </>
  )
}

function Journey() {
  const { t } = useTranslation('move')
  const { data, isPending, error, refetch } = useListMoves({
    query: {
      refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? MOVING_MS : false),
    },
    request: { silent: true },
  })
  const newest = data?.items[0]
  const move = newest && !isGone(newest) ? newest : null
  return (
    <>
      <div className="desk-head move-head">
        <div>
          <p className="sub">
            <Link className={inlineClass()} to={href('auth-integrations', {}, SOURCES_SIDE)}>
              {t('crumb')}
            </Link>{' '}
            › Inmovilla
          </p>
          <h1>{t('title')}</h1>
        </div>
        {move && isMoving(move) && (
          <p className="move-close">
            <MoonStar className="icon" aria-hidden="true" />
            {t('close')}
          </p>
        )}
      </div>
      {isPending && <SkeletonRows label={t('loading')} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <StepBar move={move} />
          <Body move={move} last={newest ?? null} />
        </>
      )}
    </>
  )
}

/** What belongs to the step a move is at, and beside it what holds in every step. */
function Body({ move, last }: { move: Move | null; last: Move | null }) {
  const step = stepOf(move)
  return (
    <>
      {move && <Alerts move={move} />}
      <div className="move-columns">
        <div className="move-stack">
          {step === 'key' && <KeyPart move={move} last={last} />}
          {move && (step === 'check' || step === 'plan') && <PlanPart move={move} />}
          {move && step === 'review' && <ReviewPanel move={move} />}
          {move?.startedAt && (
            <>
              {step === 'bring' && <RunPanel move={move} />}
              <ArrivedPanel move={move} />
            </>
          )}
        </div>
        <div className="move-stack">
          <CannotPanel move={move} />
          {move?.startedAt && move.tokenHint && <PacePanel move={move} />}
        </div>
      </div>
    </>
  )
}
