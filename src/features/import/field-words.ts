import { fields } from '../../../generated/fields/property/record'
import type { ImportedField } from '../../../generated/model'
import { deskVoice, fieldLabel, fieldWords } from '../../forms/shown'
import { useTranslation } from '../../i18n'

/** A field of a record by its path, offers by operation and texts by language (`V`, `es`). */
interface Words {
  nameOf: (path: string) => string
  valueOf: (path: string, value: ImportedField['ours']) => string
}

/** The path as the table of fields has it, and what it says more: the operation or the language. */
function partOf(path: string): {
  plain: string
  part: string
  kind: 'operation' | 'language' | ''
} {
  const offer = /^basics\.offers\.([^.]+)(\..+)?$/.exec(path)
  if (offer)
    return { plain: `basics.offers.*${offer[2] ?? ''}`, part: offer[1] ?? '', kind: 'operation' }
  const text = /^(texts\.[^.]+)\.([^.]+)$/.exec(path)
  if (text) return { plain: text[1] ?? path, part: text[2] ?? '', kind: 'language' }
  return { plain: path, part: '', kind: '' }
}

/** Fields of a record and their values, as the wizard and the record word them. */
export function useFieldWords(): Words {
  const { t, i18n } = useTranslation(['import', 'property', 'forms'])
  const voice = deskVoice(t, i18n.language, 'property')
  const nameOf = (path: string): string => {
    const { plain, part, kind } = partOf(path)
    const own = t(`import:lab.field.${plain.replace('.*', '').replaceAll('.', '_')}`, {
      defaultValue: '',
    })
    const name =
      own || fieldLabel({ path: plain, name: path, group: '', kind: 'text' }, t, 'property')
    if (kind === 'operation')
      return `${name} (${t(`property:enums.operation.${part}`, { defaultValue: part })})`
    return kind === 'language' ? `${name} (${part.toUpperCase()})` : name
  }
  const valueOf = (path: string, value: ImportedField['ours']): string => {
    if (value === null) return t('import:lab.nothing')
    const field = fields.find((one) => one.path === partOf(path).plain)
    return (field && fieldWords(field, value, voice)) || String(value)
  }
  return { nameOf, valueOf }
}
