import type { Fiscal } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { Panel } from '../../ui/panel'
import { StatusChip } from '../../ui/status-chip'

/** How the whole stands, in one word. */
function useWhole({ check, trouble, rejected, acceptedWithErrors, waiting, mode }: Fiscal) {
  const { t } = useTranslation('fiscal')
  if (check && check.faults.length > 0)
    return { tone: 'error', words: t('standing.broken') } as const
  if (trouble) return { tone: 'sun', words: t('standing.trouble') } as const
  if (rejected > 0 || acceptedWithErrors > 0)
    return { tone: 'sun', words: t('standing.look') } as const
  if (waiting > 0) return { tone: 'neutral', words: t('standing.waiting') } as const
  if (mode === 'off') return { tone: 'neutral', words: t('standing.off') } as const
  return { tone: 'ok', words: t('standing.good') } as const
}

/** Records, what came of sending them, and the last look at their chain. */
export function StandingPanel({ fiscal }: { fiscal: Fiscal }) {
  const { t } = useTranslation('fiscal')
  const state = useWhole(fiscal)
  const { check, trouble, lastSentAt } = fiscal
  const facts: [string, string | number][] = [
    [t('standing.records'), fiscal.records],
    [t('standing.waits'), fiscal.waiting],
    [t('standing.accepted'), fiscal.accepted],
    [t('standing.withErrors'), fiscal.acceptedWithErrors],
    [t('standing.rejected'), fiscal.rejected],
    [t('standing.last'), lastSentAt ? date(lastSentAt, 'DD/MM/YYYY HH:mm') : t('standing.never')],
    [
      t('standing.check'),
      check
        ? t(check.faults.length > 0 ? 'standing.checkBad' : 'standing.checkGood', {
            at: date(check.at, 'DD/MM/YYYY HH:mm'),
          })
        : t('standing.unchecked'),
    ],
  ]
  return (
    <Panel title="VeriFactu" note={<StatusChip tone={state.tone}>{state.words}</StatusChip>}>
      <dl className="fiscal-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {trouble && (
        <p className="error-message" role="status">
          {trouble}
        </p>
      )}
      {check && check.faults.length > 0 && (
        <>
          <p className="error-message">{t('standing.faults')}</p>
          <ul className="fiscal-faults">
            {check.faults.slice(0, 10).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
