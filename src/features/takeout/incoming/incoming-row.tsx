import type { TakeoutImport } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'
import { StatusChip, type Tone } from '../../../ui/status-chip'
import { Progress } from '../../../ui/workspace/kit/progress'
import { sizeOf } from '../../../lib/bytes'
import { IncomingActs } from './incoming-acts'
import { Report } from './report'

const TONE: Record<TakeoutImport['state'], Tone> = {
  checking: 'sea',
  running: 'sea',
  paused: 'sun',
  done: 'ok',
  refused: 'error',
  failed: 'error',
  undoing: 'sea',
  undone: 'neutral',
}

const WHEN = 'DD/MM/YYYY HH:mm'

/** One import: whose data, from where, how far it is, and what came of it. */
export function IncomingRow({ incoming }: { incoming: TakeoutImport }) {
  const { t } = useTranslation('takeout')
  const { state, createdAt, byName, source, from, progress, reason, undoUntil, canUndo } = incoming
  const isUnderWay = state === 'checking' || state === 'running' || state === 'paused'
  return (
    <li className="takeout-row">
      <div>
        <StatusChip tone={TONE[state]}>{t(`bring.state.${state}`)}</StatusChip>
        <b className="num">{date(createdAt, WHEN)}</b>
        <small>{byName ?? t('nobody')}</small>
        <small>{source}</small>
        {from && (
          <small className="num">
            {t('bring.from', {
              agency: from.agencyName,
              when: date(from.takenAt, WHEN),
              size: sizeOf(from.bytes),
            })}
          </small>
        )}
        {isUnderWay && (
          <>
            <small className="num">{t('progress', { percent: count(progress) })}</small>
            <Progress label={t('bring.share')} share={progress / 100} />
          </>
        )}
        {reason && <p className="takeout-reason">{reason}</p>}
        {canUndo && undoUntil && (
          <small className="num">{t('bring.undoUntil', { when: date(undoUntil, WHEN) })}</small>
        )}
      </div>
      <IncomingActs incoming={incoming} />
      <Report incoming={incoming} />
    </li>
  )
}
