import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import type { ImportAction, ImportItem } from '../../../../generated/model'
import { href } from '../../../lib/href'
import { StatusChip, type Tone } from '../../../ui/status-chip'
import { IssueField } from '../issue-field'

const TONES: Record<ImportAction, Tone> = {
  created: 'ok',
  updated: 'sea',
  conflict: 'sun',
  unchanged: 'neutral',
  missing: 'sun',
  removed: 'sun',
  skipped: 'sun',
  error: 'error',
}

/** A home of a run, by its title, with its reference and the feed's id. */
export function HomeName({ item }: { item: ImportItem }) {
  const { t } = useTranslation('import')
  const name = item.title ?? item.ref ?? item.externalId
  return (
    <div className="import-name">
      {item.propertyId && item.action !== 'error' ? (
        <Link to={href('auth-cartera-inmueble-id', { id: item.propertyId })}>{name}</Link>
      ) : (
        <b>{name}</b>
      )}
      <small>
        {[item.ref, item.externalId && t('report.feedId', { id: item.externalId })]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </div>
  )
}

/** One home of a run: what became of it, what changed, and each remark with the feed's own tag. */
export function ReportRow({ item }: { item: ImportItem }) {
  const { t } = useTranslation('import')
  return (
    <li>
      <HomeName item={item} />
      {item.changed.length > 0 && (
        <span className="import-what">
          {t('report.changed', { fields: item.changed.join(', ') })}
        </span>
      )}
      {item.waitsFor.length > 0 && (
        <span className="import-what">
          {t('waiting.lacks', { what: item.waitsFor.join(', ') })}
        </span>
      )}
      <StatusChip tone={TONES[item.action]}>{t(`action.${item.action}`)}</StatusChip>
      {item.issues.length > 0 && (
        <ul className="import-remarks">
          {item.issues.map((issue, index) => (
            <li key={index} className={`is-${issue.severity}`}>
              <IssueField field={issue.field} />
              <span>{issue.message}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
