import type { Agreement } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'

/** Every version, the newest first: when, whose, and what is divided. */
export function History({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation('network')
  const { versions, partnerName, acceptedAt, inForce } = agreement
  return (
    <Panel title={t('history.title')} flush>
      <ol className="network-history">
        {versions.map(({ number, own, at, terms }) => (
          <li key={number}>
            <time className="num" dateTime={at}>
              {date(at, 'DD/MM/YYYY')}
            </time>
            <p>
              <b>{own ? t('history.us') : partnerName}</b>{' '}
              {t('history.version', { n: number, pct: count(terms.sellerSplitPct) })}
              {number === inForce && acceptedAt && (
                <small className="num">
                  {t('history.accepted', { day: date(acceptedAt, 'DD/MM/YYYY') })}
                </small>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
