import { useState } from 'react'
import { useListIntroductionChecks } from '../../../../generated/api/introduction/introduction'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { Button } from '../../../ui/workspace/kit/button'
import { homeTitle } from '../title'

const [FIRST, MOST] = [8, 100]

/** What partners asked about their clients at own homes; who the client was stays with them. */
export function ChecksPanel() {
  const { t, i18n } = useTranslation('introduction')
  const [limit, setLimit] = useState(FIRST)
  const { data, isPending, error, refetch } = useListIntroductionChecks(
    { limit },
    { request: { silent: true } },
  )
  return (
    <Panel title={t('checks.title')} note={t('checks.note')} flush>
      <Coming
        isPending={isPending}
        error={!data && error}
        rows={2}
        label={t('loading')}
        level={3}
        onRetry={refetch}
      />
      {data && data.items.length === 0 && <p className="introduction-about">{t('checks.none')}</p>}
      <ul>
        {data?.items.map(({ id, home, agencyName, at, introduced }) => (
          <li key={id} className="introduction-check">
            <b>{agencyName ?? t('row.hidden')}</b>
            <span>{[home.ref, homeTitle(home, i18n.language)].filter(Boolean).join(' · ')}</span>
            <small className="num">
              {date(at, 'DD/MM/YYYY HH:mm')} · {t(introduced ? 'checks.yes' : 'checks.no')}
            </small>
          </li>
        ))}
      </ul>
      {data?.next && limit < MOST && (
        <div className="introduction-foot">
          <Button onClick={() => setLimit(MOST)}>{t('checks.more')}</Button>
        </div>
      )}
    </Panel>
  )
}
