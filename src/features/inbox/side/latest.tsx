import { useListContactEntries } from '../../../../generated/api/contact/contact'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'

const SHOWN = 4

/** The last that happened with a contact. */
export function Latest({ contactId }: { contactId: string }) {
  const { t } = useTranslation('inbox')
  const { data } = useListContactEntries(contactId, { limit: SHOWN }, { request: { silent: true } })
  if (!data || data.items.length === 0) return null
  return (
    <section>
      <h2>{t('side.latest')}</h2>
      <ul className="inbox-latest">
        {data.items.map(({ id, at, kind, text, ref }) => (
          <li key={id}>
            <time dateTime={at} className="num">
              {date(at, 'DD/MM')}
            </time>
            <span>{[t(`happened.${kind}`), text ?? ref?.label].filter(Boolean).join(': ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
