import type { HomeField, ImportTablePreview, ImportTableRow } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { StatusChip, type Tone } from '../../../ui/status-chip'
import { useCodeWords } from './use-code-words'

/** Shown as it stands, since it is no code. */
const LONG: readonly HomeField[] = ['notes', 'features']

/** A remark that changes nothing is no warning. */
function toneOf({ refused, issues }: ImportTableRow): Tone {
  if (refused) return 'error'
  return issues.some(({ severity }) => severity !== 'info') ? 'sun' : 'ok'
}

/** The first homes as they would be, what is to be said of each beside it. */
export function PreviewTable({ rows }: Pick<ImportTablePreview, 'rows'>) {
  const { t } = useTranslation('import')
  const wordOf = useCodeWords()
  const nameOf = (field: string): string => t(`homeField.${field}`, { defaultValue: field })
  const fields = [...new Set(rows.flatMap(({ values }) => values.map(({ field }) => field)))]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
    <div className="import-scroll" role="group" tabIndex={0} aria-label={t('table.preview.rows')}>
      <table className="import-table">
        <thead>
          <tr>
            <th scope="col">{t('table.preview.line')}</th>
            <th scope="col">{t('table.preview.said')}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {t(`homeField.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line} className={row.refused ? 'is-refused' : undefined}>
              <td className="num">{row.line}</td>
              <td className="import-said">
                <StatusChip tone={toneOf(row)}>
                  {t(`table.preview.${row.refused ? 'refused' : 'comes'}`)}
                </StatusChip>
                {row.issues.map((issue, index) => (
                  <p key={index} className={`is-${issue.severity}`}>
                    {issue.field && <b>{nameOf(issue.field)}: </b>}
                    {issue.message}
                  </p>
                ))}
              </td>
              {fields.map((field) => (
                <td key={field}>
                  {row.values
                    .filter((value) => value.field === field)
                    .map(({ text }, index) => (
                      <div key={index}>{LONG.includes(field) ? text : wordOf(field, text)}</div>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
