import { useListRentalOfficers, useUpdateRental } from '../../../../../generated/api/rental/rental'
import type { Rental } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { useSession } from '../../../../lib/session'
import { useWrite } from '../../../../lib/write'
import { Button } from '../../../../ui/workspace/kit/button'
import { SelectField } from '../../../../ui/workspace/kit/select-field'
import { useKept } from '../kept'

/** Who looks after a file: taken by one press, or given to a colleague. */
export function Assigned({ file }: { file: Rental }) {
  const { t } = useTranslation('rental')
  const { profile } = useSession()
  const { data } = useListRentalOfficers({ request: { silent: true } })
  const { keep, onRefused } = useKept(file.id)
  const { busy, write } = useWrite(useUpdateRental, { onDone: keep, onRefused })
  const give = (id: string | null) =>
    void write({ id: file.id, data: { version: file.version, assignedTo: id } })
  const holder = file.assignedTo
  const people = data?.items ?? (holder ? [holder] : [])
  return (
    <div className="rental-assigned">
      <SelectField
        label={t('desk.assigned')}
        value={holder?.id ?? ''}
        disabled={busy}
        onChange={(event) => give(event.target.value || null)}
      >
        <option value="">{t('desk.nobody')}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {!holder && (
        <Button variant="soft" busy={busy} onClick={() => give(profile.id)}>
          {t('desk.take')}
        </Button>
      )}
    </div>
  )
}
