import { useListImportedFields } from '../../../../generated/api/import/import'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import '../import.css'
import { ConflictRow } from './conflict-row'
import { useResolve } from './use-resolve'

/**
 * On a home's record: what its sources say otherwise than the agency, and the way to give a field
 * back. Nothing of a home that no source contradicts.
 */
export function HomeFields({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('import')
  const resolve = useResolve()
  const { data } = useListImportedFields(propertyId, { request: { silent: true } })
  if (!data || data.items.length === 0) return null
  return (
    <Panel title={t('conflict.ofHome')} note={t('conflict.ofHomeNote')} flush>
      <ul className="import-list">
        {data.items.map((one) => (
          <ConflictRow key={`${one.integrationId} ${one.field}`} field={one} resolve={resolve} />
        ))}
      </ul>
    </Panel>
  )
}
