import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import type { SiteDomainRecord } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { CopyButton } from './copy-button'

/** A record as the registrar asks for it, and beside it what was found there. */
export function Record({ record, looked }: { record: SiteDomainRecord; looked: boolean }) {
  const { t } = useTranslation('site')
  const { type, name, value, found, ok } = record
  const isWrong = !ok && found.length > 0
  const state = ok ? 'is-ok' : isWrong ? 'is-wrong' : ''
  return (
    <div className={`site-record ${state}`}>
      <b>{type}</b>
      <dl>
        <div>
          <dt>{t('domain.record.name')}</dt>
          <dd>
            <code>{name}</code>
            <CopyButton label={t('domain.copyName', { type, name })} text={name} />
          </dd>
        </div>
        <div>
          <dt>{t('domain.record.value')}</dt>
          <dd>
            <code>{value}</code>
            <CopyButton label={t('domain.copyValue', { type })} text={value} />
          </dd>
        </div>
        <div>
          <dt>{t('domain.record.found')}</dt>
          <dd className="site-found">
            {ok ? (
              <CircleCheck className="icon" aria-hidden="true" />
            ) : isWrong ? (
              <CircleX className="icon" aria-hidden="true" />
            ) : (
              <CircleDashed className="icon" aria-hidden="true" />
            )}
            {found.length > 0 ? (
              <span>
                {found.map((one) => (
                  <code key={one}>{one}</code>
                ))}
              </span>
            ) : (
              t(ok ? 'domain.record.right' : looked ? 'domain.record.none' : 'domain.record.unseen')
            )}
          </dd>
        </div>
      </dl>
    </div>
  )
}
