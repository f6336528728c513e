import { keepPreviousData } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useListOperatorActs } from '../../../generated/api/operator/operator'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { Panel } from '../../ui/panel'
import { ListFoot } from './list-foot'
import { ListStates } from './list-states'

/** What was done in the operator's name, newest first; nothing of it goes away. */
export default function ActsPanel() {
  const { t, i18n } = useTranslation('operator')
  const [query] = useSearchParams()
  const cursor = query.get('desde')
  const read = useListOperatorActs(cursor ? { cursor } : {}, {
    query: { placeholderData: keepPreviousData },
    request: { silent: true },
  })
  const items = read.data?.items ?? []
  const nameOf = (act: string): string => {
    const key = `act.${act.replaceAll('.', '_')}`
    return i18n.exists(key, { ns: 'operator' }) ? t(key) : act
  }
  return (
    <Panel title={t('room.actos')} note={t('acts.note')} flush>
      <ListStates
        read={read}
        isEmpty={items.length === 0}
        icon={ScrollText}
        none={t('acts.none')}
        noneText={t('acts.noneText')}
      />
      <ul className="operator-list">
        {items.map(({ id, at, act, by, subject, reason }) => (
          <li key={id} className="operator-row">
            <div>
              <h3>{nameOf(act)}</h3>
              <p className="muted num">{subject}</p>
              {reason && <q>{reason}</q>}
            </div>
            <div className="operator-end">
              <p>{date(at, 'DD/MM/YYYY HH:mm')}</p>
              <p className="muted">{by === 'cli' ? t('acts.cli') : by}</p>
            </div>
          </li>
        ))}
      </ul>
      <ListFoot next={read.data?.next} />
    </Panel>
  )
}
