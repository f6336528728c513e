import { useTranslation } from '../../i18n'
import { useFieldWords } from './field-words'

/**
 * What a remark is about: a field by its name, a path of the record by the wizard's words, else the
 * file's own tag as it stands there.
 */
export function IssueField({ field }: { field: string }) {
  const { t } = useTranslation('import')
  const { nameOf } = useFieldWords()
  if (!field) return null
  const name = t(`homeField.${field}`, { defaultValue: '' }) || nameOf(field)
  return name === field ? <code>{field}</code> : <b>{name}</b>
}
