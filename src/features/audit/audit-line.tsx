import type { AuditedOperation } from '../../../generated/audit'
import type { AuditLine as Line } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { StatusChip } from '../../ui/status-chip'
import { changeWords } from './change-words'

/** Who did what to what, and when; a refused act says so. */
export function AuditLine({ line }: { line: Line }) {
  const { t } = useTranslation('audit')
  const { at, actorName, keyId, keyName, subjectName, outcome } = line
  // Codes and switches alone: what else was sent is not kept.
  const changes = line.changes.flatMap((change) => changeWords(change, t) ?? []).join(' · ')
  return (
    <li className="audit-line">
      <time className="num" dateTime={at}>
        {date(at, 'DD/MM/YYYY HH:mm')}
      </time>
      <div>
        <p>
          <strong>{actorName ?? t('somebody')}</strong>
          {keyId && ` ${t('byKey', { name: keyName ?? t('aKey') })}`}
        </p>
        <p>
          {t(`act.${line.operation as AuditedOperation}`)}
          {subjectName && `: ${subjectName}`}
        </p>
        {changes && <p className="muted">{changes}</p>}
      </div>
      {outcome === 'refused' && <StatusChip tone="error">{t('refused')}</StatusChip>}
    </li>
  )
}
