import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useGetBaseMap } from '../../../generated/api/operator/operator'
import type { BaseMap } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { count, date } from '../../lib/format'
import { Panel } from '../../ui/panel'
import { Button } from '../../ui/workspace/kit/button'
import { ListStates } from './list-states'

const COMMAND = 'npm run map'

function Facts({ map }: { map: BaseMap }) {
  const { t } = useTranslation('operator')
  const facts = {
    bytes: `${count(Math.max(1, Math.round((map.bytes ?? 0) / 1e6)))} MB`,
    takenAt: map.takenAt && date(map.takenAt, 'DD/MM/YYYY HH:mm'),
    source: map.source,
    version: map.version && date(map.version),
    streets: count(map.streets) || '0',
    numbers: count(map.numbers) || '0',
    surroundings: count(map.surroundings) || '0',
  }
  return (
    <dl className="operator-facts">
      {Object.entries(facts).map(([key, value]) =>
        value ? (
          <div key={key}>
            <dt>{t(`map.${key}`)}</dt>
            <dd className="num">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

/** What the site's map is drawn from, and the command that brings its streets. */
export default function MapPanel() {
  const { t } = useTranslation('operator')
  const read = useGetBaseMap({ request: { silent: true } })
  const [copied, setCopied] = useState(false)
  const { data } = read
  const has = data ? data.bytes !== null : null
  const copy = () => void navigator.clipboard.writeText(COMMAND).then(() => setCopied(true))
  return (
    <Panel title={t('room.mapa')} note={has === null ? null : t(has ? 'map.has' : 'map.none')}>
      <ListStates read={read} isEmpty={false} none="" noneText="" />
      {data && (
        <>
          <p>{t(has ? 'map.hasText' : 'map.noneText')}</p>
          <p className="operator-title">
            <code>{COMMAND}</code>
            <Button onClick={copy}>
              <Copy size={18} aria-hidden />
              {t('map.copy')}
            </Button>
            <span role="status" className="muted">
              {copied ? t('map.copied') : ''}
            </span>
          </p>
          {has ? <Facts map={data} /> : null}
          <p className="muted">{t('map.credit')}</p>
        </>
      )}
    </Panel>
  )
}
