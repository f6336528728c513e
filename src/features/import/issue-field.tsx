import { useTranslation } from '../../i18n'

/** What a remark is about: a field by its name, else the file's own tag as it stands there. */
export function IssueField({ field }: { field: string }) {
  const { t } = useTranslation('import')
  const name = t(`homeField.${field}`, { defaultValue: '' })
  if (!field) return null
  return name ? <b>{name}</b> : <code>{field}</code>
}
