import { Pause, Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useStepMove } from '../../../../generated/api/move/move'
import type { Move } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { useNow } from '../../../lib/use-now'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { CancelMove } from '../cancel-move'
import { when } from '../when'
import { Lanes } from './lanes'

/** When it will be over, and one lane for each kind of thing. */
export function RunPanel({ move }: { move: Move }) {
  const { t } = useTranslation('move')
  const now = useNow()
  const { state, estimate, startedAt, slowUntil } = move
  const isGoing = state === 'running' || state === 'waiting'
  return (
    <section className="ui-panel move-clockwork" aria-label={t('run.title')}>
      <div className="move-clock">
        <div>
          <p>{t(isGoing ? 'run.until' : `run.state.${state}`)}</p>
          {isGoing && estimate && <strong className="num">{when(estimate)}</strong>}
        </div>
        <p className="move-pace">
          {startedAt && t('run.since', { now: date(now, 'HH:mm'), since: when(startedAt) })}{' '}
          {isGoing && (slowUntil ? t('run.slow', { when: when(slowUntil) }) : t('run.pace'))}
        </p>
        <Acts move={move} />
      </div>
      <Lanes move={move} now={now} />
      <p className="move-foot">{t('run.unpublished')}</p>
    </section>
  )
}

function Acts({ move: { id, state, ...move } }: { move: Move }) {
  const { t } = useTranslation('move')
  const { busy, write } = useWrite(useStepMove, { done: null, reads: ['move'] })
  const isPaused = state === 'paused'
  const isGoing = state === 'running' || state === 'waiting'
  return (
    <div className="move-acts">
      {(isGoing || isPaused) && (
        <Button
          disabled={busy}
          onClick={() => void write({ id, data: { act: isPaused ? 'resume' : 'pause' } })}
        >
          {isPaused ? (
            <Play className="icon" aria-hidden="true" />
          ) : (
            <Pause className="icon" aria-hidden="true" />
          )}
          {t(isPaused ? 'run.resume' : 'run.pause')}
        </Button>
      )}
      <Link className={buttonClass({ variant: 'main' })} to={href('auth-contactos-importar')}>
        {t('run.contacts')}
      </Link>
      {!isGoing && <CancelMove move={{ id, state, ...move }} />}
    </div>
  )
}
