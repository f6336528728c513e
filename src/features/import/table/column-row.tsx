import type { HomeField, ImportColumn, ImportTableColumn } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Select } from '../../../ui/workspace/kit/select'
import { FIELD_GROUPS, HAS_DECIMALS } from './field-groups'

interface ColumnRowProps {
  column: ImportTableColumn
  said: ImportColumn | undefined
  /** Another column says the same already. */
  isTwice: boolean
  onField: (field: HomeField | null) => void
  onDecimal: (decimal: ImportColumn['decimal'] | null) => void
}

/** One column of the table: its name, its first values, and what it holds. */
export function ColumnRow({ column, said, isTwice, onField, onDecimal }: ColumnRowProps) {
  const { t } = useTranslation('import')
  const name = column.name || t('table.columns.unnamed', { number: column.index + 1 })
  const asksSign =
    said && HAS_DECIMALS.has(said.field) && column.samples.some((one) => /[.,]\d/.test(one))
  return (
    <li>
      <span>
        <b>{name}</b>{' '}
        <small>
          {t('table.columns.filled', { count: column.filled, rows: count(column.filled) })}
        </small>
      </span>
      <span className="import-samples">
        {column.samples.map((sample) => (
          <span key={sample}>{sample}</span>
        ))}
      </span>
      <div className="import-holds">
        <Select
          value={said?.field ?? ''}
          aria-label={t('table.columns.holdsOf', { name })}
          aria-invalid={isTwice || undefined}
          onChange={({ target }) => onField((target.value || null) as HomeField | null)}
        >
          <option value="">{t('table.columns.leaveOut')}</option>
          {Object.entries(FIELD_GROUPS).map(([group, fields]) => (
            <optgroup key={group} label={t(`table.groups.${group}`)}>
              {fields.map((field) => (
                <option key={field} value={field}>
                  {t(`homeField.${field}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        {asksSign && (
          <Select
            value={said.decimal ?? ''}
            aria-label={t('table.columns.signOf', { name })}
            onChange={({ target }) =>
              onDecimal((target.value || null) as ImportColumn['decimal'] | null)
            }
          >
            <option value="">{t('table.columns.signByItself')}</option>
            <option value="comma">1.234,5</option>
            <option value="point">1,234.5</option>
          </Select>
        )}
        {isTwice && <p className="import-fault">{t('table.columns.twice')}</p>}
      </div>
    </li>
  )
}
