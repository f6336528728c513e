import { X } from 'lucide-react'
import { useUpdateRental } from '../../../../../generated/api/rental/rental'
import type { Rental, RentalMatches, RentalPatch } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { useWrite } from '../../../../lib/write'
import { Chip } from '../../../../ui/workspace/kit/chip'
import { SelectField } from '../../../../ui/workspace/kit/select-field'

const MOST_ROOMS = 8

/**
 * What a match looks at and the form does not ask: where the home is and its bedrooms, or where a
 * household would live.
 */
export function PlaceFields({
  file,
  municipalities,
}: {
  file: Rental
  municipalities: RentalMatches['municipalities']
}) {
  const { t } = useTranslation('rental')
  const { busy, write } = useWrite(useUpdateRental, { reads: ['rental'] })
  const save = (change: Omit<RentalPatch, 'version'>) =>
    void write({ id: file.id, data: { version: file.version, ...change } })
  const options = municipalities.map(({ ine, name }) => (
    <option key={ine} value={ine}>
      {name}
    </option>
  ))
  if (file.side === 'owner')
    return (
      <div className="rental-places">
        <SelectField
          label={t('offer.municipality')}
          value={file.municipality ?? ''}
          disabled={busy}
          onChange={(event) => save({ municipality: event.target.value || null })}
        >
          <option value="">{t('offer.unknown')}</option>
          {options}
        </SelectField>
        <SelectField
          label={t('offer.bedrooms')}
          value={file.bedrooms ?? ''}
          disabled={busy}
          onChange={(event) =>
            save({ bedrooms: event.target.value === '' ? null : Number(event.target.value) })
          }
        >
          <option value="">{t('offer.unknown')}</option>
          {Array.from({ length: MOST_ROOMS + 1 }, (_, rooms) => (
            <option key={rooms} value={rooms}>
              {rooms}
            </option>
          ))}
        </SelectField>
      </div>
    )
  const names = new Map(municipalities.map(({ ine, name }) => [ine, name]))
  return (
    <div className="rental-places">
      <SelectField
        label={t('offer.wanted')}
        help={t(file.wanted.length === 0 ? 'offer.anywhere' : 'offer.wantedHelp')}
        value=""
        disabled={busy}
        onChange={(event) => save({ wanted: [...new Set([...file.wanted, event.target.value])] })}
      >
        <option value="">{t('offer.addWanted')}</option>
        {options}
      </SelectField>
      {file.wanted.length > 0 && (
        <p className="rental-acts">
          {file.wanted.map((ine) => (
            <Chip
              key={ine}
              on
              disabled={busy}
              aria-label={t('offer.dropWanted', { name: names.get(ine) ?? ine })}
              onClick={() => save({ wanted: file.wanted.filter((one) => one !== ine) })}
            >
              {names.get(ine) ?? ine} <X className="icon" aria-hidden="true" />
            </Chip>
          ))}
        </p>
      )}
    </div>
  )
}
