import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useListPublicationBrakes } from '../../../../generated/api/publication/publication'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { Button } from '../../../ui/workspace/kit/button'
import '../publication.css'
import { brakeSearch } from './brake-address'

const SHOWN = 5
const EVERY_MS = 30_000

/** What holds most homes back over all channels; each remark leads to its homes. */
export function BrakesPanel() {
  const { t, i18n } = useTranslation('publication')
  const [isWhole, setIsWhole] = useState(false)
  const { data, isPending, error, refetch } = useListPublicationBrakes({
    query: { refetchInterval: EVERY_MS },
    request: { silent: true },
  })
  const items = data?.items ?? []
  const shown = isWhole ? items : items.slice(0, SHOWN)
  return (
    <Panel title={t('brake.title')} flush>
      {items.length > 0 && <p className="publication-lead">{t('brake.lead')}</p>}
      <Coming
        isPending={isPending}
        error={!data && error}
        rows={3}
        label={t('brake.loading')}
        level={3}
        onRetry={refetch}
      />
      {data && items.length === 0 && <p className="publication-none">{t('brake.none')}</p>}
      <ul>
        {shown.map(({ rule, severity, message, homes, channels }) => (
          <li key={`${rule} ${severity}`}>
            <Link
              className={`publication-brake is-${severity}`}
              to={href('auth-integrations', {}, brakeSearch({ rule, severity }))}
            >
              <b>{message}</b>
              <span className="num">
                {count(homes)}
                <span className="spoken"> {t('brake.homes', { count: homes })}</span>
              </span>
              <small>
                {t(`brake.${severity}`, {
                  channels: new Intl.ListFormat(i18n.language).format(
                    channels.map(({ name }) => name),
                  ),
                })}
              </small>
            </Link>
          </li>
        ))}
      </ul>
      {items.length > shown.length && (
        <div className="publication-none">
          <Button variant="text" onClick={() => setIsWhole(true)}>
            {t('brake.more', { count: items.length - shown.length })}
          </Button>
        </div>
      )}
    </Panel>
  )
}
