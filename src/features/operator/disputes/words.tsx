import type { Dispute } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'

/** What both sides said and did, oldest first. */
export function Words({ dispute: { row, words } }: { dispute: Dispute }) {
  const { t } = useTranslation(['operator', 'order'])
  const names: Record<string, string> = {
    buyer: row.buyerName,
    seller: row.sellerName,
    operator: t('operator:side.operator'),
    time: t('operator:side.time'),
  }
  return (
    <Panel title={t('operator:dispute.words')}>
      <ol className="operator-words">
        {words.map(({ act, side, byName, text, at }, index) => (
          <li key={`${at}-${index}`} className={`is-${side}`}>
            <b>{names[side]}</b>
            {act && <span> · {t(`order:event.${act}`)}</span>}
            <small>
              {byName && `${byName} · `}
              {date(at, 'DD/MM/YYYY HH:mm')}
            </small>
            {text && <q>{text}</q>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
