import { useListQrCodes } from '../../../../generated/api/print/print'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { ErrorState } from '../../../ui/states'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'

/** The home's short links with how often each was scanned: which board works. */
export function CodesPanel({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('print')
  const { data, isError, error, refetch } = useListQrCodes(propertyId, {
    request: { silent: true },
  })
  return (
    <Panel title={t('codes.title')}>
      {!data && !isError ? <SkeletonRows rows={2} label={t('codes.loading')} /> : null}
      {isError && !data ? (
        <ErrorState
          error={error}
          level={3}
          title={t('codes.failed')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data && data.items.length === 0 ? <p className="field-help">{t('codes.empty')}</p> : null}
      {data && data.items.length > 0 ? (
        <ul className="print-codes">
          {data.items.map(({ code, url, place, label, total, weeks }) => (
            <li key={code}>
              <span>
                <b>
                  {t(`place.${place}`)}
                  {label ? `, ${label}` : ''}
                </b>
                <a className={inlineClass()} href={url} target="_blank" rel="noreferrer">
                  {url.replace(/^https?:\/\//, '')}
                </a>
              </span>
              <span className="num">
                <b>{t('codes.total', { count: total, n: count(total) })}</b>
                <small>
                  {t('codes.week', {
                    count: weeks.at(-1)?.scans ?? 0,
                    n: count(weeks.at(-1)?.scans ?? 0),
                  })}
                </small>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  )
}
