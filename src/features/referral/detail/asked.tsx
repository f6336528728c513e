import type { Referral } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useSession } from '../../../lib/session'
import { Panel } from '../../../ui/panel'

/** What the owner read, in the words of their page. */
export function Asked({ referral }: { referral: Referral }) {
  const { t } = useTranslation('referral')
  const { profile } = useSession()
  const { agency, place, asksUntil, sentAt, side, referrerName } = referral
  if (!sentAt) return null
  const words = {
    referrer: side === 'referrer' ? profile.first_name : (referrerName ?? t('asked.somebody')),
    agency: agency?.name ?? t('owner.any'),
    place: place ?? '',
    day: date(asksUntil),
  }
  return (
    <Panel title={t('asked.title')} note={t('asked.note')}>
      <blockquote className="referral-asked">
        <b>{t('asked.head', words)}</b>
        <p>{t('asked.text', words)}</p>
        <p className="referral-buttons" aria-hidden="true">
          <span>{t('asked.yes')}</span>
          <span>{t('asked.no')}</span>
        </p>
        {asksUntil && <small>{t('asked.until', words)}</small>}
      </blockquote>
    </Panel>
  )
}
