import type { Integration } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { SelectField } from '../../ui/workspace/kit/select-field'
import { TextField } from '../../ui/workspace/kit/text-field'
import '../../ui/workspace/styles/form.css'

/** Whose feed a file is: one of the agency's sources, or a new one by its name. */
export type SourceValue = { integrationId: string } | { sourceName: string }

interface SourceFieldProps {
  sources: Integration[]
  value: SourceValue
  error?: string | undefined
  onChange: (value: SourceValue) => void
}

const NEW = 'new'

/** The source that was used last, since most agencies upload the same feed again; null before any. */
export function usualSource(sources: Integration[]): SourceValue | null {
  const latest = sources.toSorted((a, b) => (b.lastRunAt ?? '').localeCompare(a.lastRunAt ?? ''))[0]
  return latest ? { integrationId: latest.id } : null
}

/** What keeps a choice from being sent; '' when nothing does. */
export function faultOf(value: SourceValue, sources: Integration[]): '' | 'noName' | 'nameTaken' {
  if ('integrationId' in value) return ''
  const name = value.sourceName.trim().toLowerCase()
  if (name === '') return 'noName'
  return sources.some((source) => source.name.toLowerCase() === name) ? 'nameTaken' : ''
}

/** Chooses a source or names a new one. */
export function SourceField({ sources, value, error, onChange }: SourceFieldProps) {
  const { t } = useTranslation('import')
  const fresh = 'sourceName' in value
  const help = t('source.help')
  return (
    <div className="import-source">
      {sources.length > 0 && (
        <SelectField
          label={t('source.label')}
          value={fresh ? NEW : value.integrationId}
          error={fresh ? undefined : error}
          help={fresh ? undefined : help}
          onChange={(event) =>
            onChange(
              event.target.value === NEW
                ? { sourceName: '' }
                : { integrationId: event.target.value },
            )
          }
        >
          {sources.map((source) => (
            <option key={source.id} value={source.id}>
              {source.name}
            </option>
          ))}
          <option value={NEW}>{t('source.other')}</option>
        </SelectField>
      )}
      {fresh && (
        <TextField
          label={t('source.name')}
          value={value.sourceName}
          error={error}
          help={help}
          maxLength={80}
          onChange={(event) => onChange({ sourceName: event.target.value })}
        />
      )}
    </div>
  )
}
