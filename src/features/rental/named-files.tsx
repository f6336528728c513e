import { useListNamedRentals } from '../../../generated/api/rental/rental'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'

/** Files whose owners let the reader's agency see where they stand. */
export function NamedFiles() {
  const { t } = useTranslation('rental')
  const { data } = useListNamedRentals({ request: { silent: true } })
  if (!data || data.items.length === 0) return null
  return (
    <section className="programme-section">
      <h2>{t('mine.named')}</h2>
      <p>{t('mine.namedHelp')}</p>
      <ul className="referral-mine">
        {data.items.map((file) => (
          <li key={file.reference}>
            <b>{file.reference}</b> {t(`enums.island.${file.island}`)}{' '}
            <span>{t(`enums.state.${file.state}`)}</span>{' '}
            <time dateTime={file.createdAt}>{date(file.createdAt)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
