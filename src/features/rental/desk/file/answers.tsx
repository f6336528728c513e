import type { Rental } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { date, money } from '../../../../lib/format'
import { Panel } from '../../../../ui/panel'
import { factsOf } from './facts'

/** What the applicant wrote, and how to reach them. */
export function Answers({ file }: { file: Rental }) {
  const { t } = useTranslation('rental')
  const { form } = file
  return (
    <Panel title={t('desk.answers')}>
      <div className="rental-detail">
        <p>
          <a href={`mailto:${file.email}?subject=${encodeURIComponent(file.reference)}`}>
            {file.email}
          </a>
          {file.phone && (
            <>
              {' '}
              · <a href={`tel:${file.phone}`}>{file.phone}</a>
            </>
          )}
        </p>
        <p className="ui-muted">
          {t(`enums.island.${file.island}`)} · {t(`desk.language.${file.language}`)}
        </p>
        <dl className="rental-facts">
          {factsOf(form, t).map(({ field, name, value }) => (
            <div key={field}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {form.members && form.members.length > 0 && (
          <ul className="rental-mails">
            {form.members.map((one, index) => (
              <li key={index}>
                <b>{one.name}</b> {date(one.birth)} ·{' '}
                {t('desk.income', { income: money(one.income) || '0 €' })}
              </li>
            ))}
          </ul>
        )}
        {form.message && <blockquote>{form.message}</blockquote>}
      </div>
    </Panel>
  )
}
