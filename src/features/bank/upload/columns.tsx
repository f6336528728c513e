import { BankField, type BankColumn, type BankMapped } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Select } from '../../../ui/workspace/kit/select'

/** What each column of a table holds, as it was guessed, to be said otherwise. */
export function Columns({
  columns,
  disabled,
  onSay,
}: {
  columns: readonly BankColumn[]
  disabled: boolean
  onSay: (mapping: BankMapped[]) => void
}) {
  const { t } = useTranslation('bank')
  const say = (index: number, value: string): void =>
    onSay(
      columns.flatMap(({ index: column, field }) => {
        if (column === index) return value ? [{ column, field: value as BankField }] : []
        return field && field !== value ? [{ column, field }] : []
      }),
    )
  return (
    <ul className="bank-columns" aria-label={t('upload.columns')}>
      {columns.map(({ index, name, samples, field }) => (
        <li key={index}>
          <span>
            <b>{name || t('upload.column', { n: index + 1 })}</b>
            <small>{samples.join(' · ')}</small>
          </span>
          <Select
            aria-label={name || t('upload.column', { n: index + 1 })}
            value={field ?? ''}
            disabled={disabled}
            onChange={({ target }) => say(index, target.value)}
          >
            <option value="">{t('upload.nothing')}</option>
            {Object.values(BankField).map((one) => (
              <option key={one} value={one}>
                {t(`enums.field.${one}`)}
              </option>
            ))}
          </Select>
        </li>
      ))}
    </ul>
  )
}
