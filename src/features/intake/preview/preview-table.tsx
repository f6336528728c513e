import type { IntakePreviewRow } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { StatusChip } from '../../../ui/status-chip'
import { fateTone } from '../result/fate-tone'
import { cellOf, columnsOf } from './cells'

/** Rows as they would be, what is wrong at its cell. */
export function PreviewTable({ rows }: { rows: IntakePreviewRow[] }) {
  const { t } = useTranslation('intake')
  const columns = columnsOf(rows)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
    <div className="intake-scroll" role="group" tabIndex={0} aria-label={t('preview.rows')}>
      <table className="intake-table">
        <thead>
          <tr>
            <th scope="col">{t('preview.row')}</th>
            <th scope="col">{t('preview.fate')}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`cells.${name.replace('.', '_')}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number} className={row.fate === 'error' ? 'is-error' : undefined}>
              <td className="num">{row.number}</td>
              <td className="intake-what-cell">
                <StatusChip tone={fateTone[row.fate]}>{t(`will.${row.fate}`)}</StatusChip>
                {row.remarks
                  .filter((remark) => cellOf(remark) === null)
                  .map((remark, index) => (
                    <p key={index}>{remark.message}</p>
                  ))}
                {row.values.length === 0 && row.name !== '' && <small>{row.name}</small>}
              </td>
              {columns.map((name) => {
                const wrong = row.remarks.filter((remark) => cellOf(remark) === name)
                return (
                  <td
                    key={name}
                    className={
                      [wrong.length > 0 ? 'is-wrong' : '', name === 'notes.text' ? 'is-long' : '']
                        .join(' ')
                        .trim() || undefined
                    }
                  >
                    {row.values
                      .filter(({ field }) => field === name)
                      .map(({ text }) => (
                        <div key={text}>
                          {name === 'profile.roles'
                            ? text
                                .split(', ')
                                .map((role) => t(`enums.roles.${role}`))
                                .join(', ')
                            : text}
                        </div>
                      ))}
                    {wrong.map((remark, index) => (
                      <p key={index}>{remark.message}</p>
                    ))}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
