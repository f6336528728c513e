import { PropertyType, type HomeField } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'

/** Fields whose codes have words in the room `property`, and their name there. */
const ENUMS: Partial<Record<HomeField, string>> = {
  operation: 'operation',
  rentPeriod: 'rentPeriod',
  condition: 'condition',
  furnished: 'furnished',
  pool: 'pool',
  garden: 'garden',
  airConditioning: 'airConditioning',
  heating: 'heatingType',
}

/** The word of a code that a field of a table was understood as; a text that is none stays. */
export function useCodeWords(): (field: HomeField, text: string) => string {
  const { t } = useTranslation('import')
  return (field, text) => {
    if (text === 'yes' || text === 'no') return t(`table.codes.${text}`)
    if (field === 'type' || field === 'subtype') {
      const kind = Object.hasOwn(PropertyType, text) ? 'type' : 'subtype'
      return t(`property:enums.${kind}.${text}`, { defaultValue: text })
    }
    if (field === 'operation' && text === 'V+A')
      return `${t('property:enums.operation.V')} + ${t('property:enums.operation.A')}`
    const name = ENUMS[field]
    if (name) return t(`property:enums.${name}.${text}`, { defaultValue: text })
    return t(`table.codes.${text}`, { defaultValue: text })
  }
}
