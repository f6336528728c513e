import type { Move, MovePhase } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'
import { laneOf, placeOf, scaleOf, type Scale } from './scale'

/** One lane for each kind of thing, drawn to the clock. */
export function Lanes({ move, now }: { move: Move; now: number }) {
  const { t } = useTranslation('move')
  const scale = scaleOf(move, now)
  const isGoing = move.state === 'running' || move.state === 'waiting'
  return (
    <div className="move-lanes">
      <div className="move-marks num" aria-hidden="true">
        {scale.marks.map((mark) => (
          <span
            key={mark}
            style={{ left: `${placeOf(scale, mark)}%` }}
            className={isGoing && isNear(scale, mark, now) ? 'is-hidden' : undefined}
          >
            {date(mark, 'HH:mm')}
          </span>
        ))}
        {isGoing && <b style={{ left: `${placeOf(scale, now)}%` }}>{date(now, 'HH:mm')}</b>}
      </div>
      <ul>
        {move.phases.map((phase) => (
          <Lane key={phase.kind} phase={phase} scale={scale} now={now} />
        ))}
      </ul>
      {isGoing && (
        <div className="move-now" aria-hidden="true">
          <i style={{ left: `${placeOf(scale, now)}%` }} />
        </div>
      )}
      {move.phases.length === 0 && <p className="muted">{t('run.soon')}</p>}
    </div>
  )
}

/** A mark under the present's own would be read as one number with it. */
const isNear = (scale: Scale, mark: number, now: number): boolean =>
  Math.abs(placeOf(scale, mark) - placeOf(scale, now)) < 14

function Lane({ phase, scale, now }: { phase: MovePhase; scale: Scale; now: number }) {
  const { t } = useTranslation('move')
  const { done, ahead } = laneOf(phase, scale, now)
  const left = phase.total - phase.done - phase.failed
  return (
    <li>
      <div className="move-lane-name">
        <b>{t(`kinds.${phase.kind}`)}</b>
        <small className="num">
          {t('steps.done', { done: count(phase.done), total: count(phase.total) })}
        </small>
      </div>
      <div className="move-lane">
        {done && (
          <span className="is-done num" style={span(done)}>
            {isWide(done) &&
              (phase.endedAt
                ? t('run.done', { when: date(phase.endedAt, 'HH:mm') })
                : count(phase.done))}
          </span>
        )}
        {ahead && (
          <span className="is-ahead num" style={span(ahead)}>
            {left > 0 && isWide(ahead) && t('run.left', { count: left, n: count(left) })}
          </span>
        )}
      </div>
    </li>
  )
}

/** Words in less would be cut to a letter. */
const isWide = ([from, to]: [number, number]): boolean => to - from > 12

const span = ([from, to]: [number, number]) => ({
  left: `${from}%`,
  width: `${Math.max(0.5, to - from)}%`,
})
