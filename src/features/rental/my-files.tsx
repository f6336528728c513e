import { useListMyRentals } from '../../../generated/api/rental/rental'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'

/** What a signed-in person has sent before, and where it stands. */
export function MyFiles() {
  const { t } = useTranslation('rental')
  const { data } = useListMyRentals({ request: { silent: true } })
  if (!data || data.items.length === 0) return null
  return (
    <section className="programme-section">
      <h2>{t('mine.title')}</h2>
      <ul className="referral-mine">
        {data.items.map((file) => (
          <li key={file.id}>
            <b>{file.reference}</b> {t(`enums.side.${file.side}`)}{' '}
            <span>{t(`enums.state.${file.state}`)}</span>{' '}
            <time dateTime={file.createdAt}>{date(file.createdAt)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
