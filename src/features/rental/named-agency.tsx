import { useListPublicAgencies } from '../../../generated/api/agency/agency'
import { useSaveRentalAgency } from '../../../generated/api/rental/rental'
import type { RentalRow } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { SelectField } from '../../ui/kit/public/select-field'

/** Which agency may see where an owner's file stands; it is kept as soon as it is chosen. */
export function NamedAgency({ file: { id, agency } }: { file: RentalRow }) {
  const { t } = useTranslation('rental')
  const { data } = useListPublicAgencies(undefined, { request: { silent: true } })
  const { busy, write } = useWrite(useSaveRentalAgency, { reads: ['rental'] })
  const listed = data?.items ?? []
  const isListed = listed.some((one) => one.id === agency?.id)
  // One that has no home on the market any more stays what was chosen.
  const choices = agency && !isListed ? [agency, ...listed] : listed
  return (
    <SelectField
      id={`rental-agency-${id}`}
      label={t('mine.agency')}
      help={t('mine.agencyHelp')}
      value={agency?.id ?? ''}
      disabled={busy}
      onChange={(event) => void write({ id, data: { agencyId: event.target.value || null } })}
    >
      <option value="">{t('mine.noAgency')}</option>
      {choices.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </SelectField>
  )
}
