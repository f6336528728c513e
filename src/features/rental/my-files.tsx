import { useListMyRentals } from '../../../generated/api/rental/rental'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { useSession } from '../../lib/session'
import { NamedAgency } from './named-agency'
import { NamedFiles } from './named-files'

/** What a signed-in person has sent before, and where it stands; for agencies what they may follow. */
export function MyFiles() {
  const { t } = useTranslation('rental')
  const { role } = useSession().profile
  const { data } = useListMyRentals({ request: { silent: true } })
  const items = data?.items ?? []
  return (
    <>
      {items.length > 0 && (
        <section className="programme-section">
          <h2>{t('mine.title')}</h2>
          <ul className="referral-mine">
            {items.map((file) => (
              <li key={file.id}>
                <b>{file.reference}</b> {t(`enums.side.${file.side}`)}{' '}
                <span>{t(`enums.state.${file.state}`)}</span>{' '}
                <time dateTime={file.createdAt}>{date(file.createdAt)}</time>
                {file.side === 'owner' && <NamedAgency file={file} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {(role === 'ADMIN' || role === 'STAFF') && <NamedFiles />}
    </>
  )
}
