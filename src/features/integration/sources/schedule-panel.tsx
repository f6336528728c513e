import { Link } from 'react-router-dom'
import type { Integration } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'

const moment = (at: string): string => date(at, 'DD/MM/YYYY HH:mm')

/** Where and when a source is fetched by itself, and what came of it. */
export function SchedulePanel({ source }: { source: Integration }) {
  const { t } = useTranslation('integration')
  const { fetch, homes, provider, feed, id } = source
  const lines: [string, string][] = [
    ['format', t(`enums.provider.${provider}`)],
    ['homes', count(homes)],
    ...(fetch
      ? ([
          ['address', fetch.url],
          ['every', t(`enums.every.${fetch.every}`)],
          ['next', fetch.nextAt ? moment(fetch.nextAt) : '–'],
          ['last', fetch.lastAt ? moment(fetch.lastAt) : t('source.never')],
          ['came', t(`source.outcome.${fetch.outcome ?? 'coming'}`)],
        ] as [string, string][])
      : []),
    ['ratio', `${feed.minRatio ?? 70} %`],
    ['missing', count(feed.missingRuns ?? 2)],
  ]
  return (
    <Panel title={t('source.schedule')}>
      <div className="channel-stack">
        {!fetch && (
          <p className="channel-line">
            {provider === 'csv' ? (
              t('source.byTable')
            ) : (
              <span>
                {t('source.byHand')}{' '}
                <Link className={inlineClass()} to={href('auth-integrations-editar-id', { id })}>
                  {t('source.setAddress')}
                </Link>
              </span>
            )}
          </p>
        )}
        <dl className="source-facts">
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`source.${name}`)}</dt>
              <dd className={name === 'address' ? 'is-long' : 'num'}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  )
}
