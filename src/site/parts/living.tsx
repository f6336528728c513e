import { dialled, spokenNumber, useReach } from './reach'
import { useSite } from '../site'

/** In a file nothing answers a form or a search: this says so, and how the agency is reached. */
export function Living({ className = '' }: { className?: string }) {
  const { t, found } = useSite()
  const { phone, email } = useReach()
  return (
    <div className={`lead-form ${className}`}>
      <p className="note">{t('file.form', { agency: found.agency.name })}</p>
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {phone && (
        <p>
          <a href={dialled(phone)}>{spokenNumber(phone)}</a>
        </p>
      )}
    </div>
  )
}
