import { useCreateRentalOffer } from '../../../../../generated/api/rental/rental'
import type { Rental, RentalMatch, RentalOfferInput } from '../../../../../generated/model'
import { SchemaForm } from '../../../../forms/schema-form'
import { useTranslation } from '../../../../i18n'
import { useWrite } from '../../../../lib/write'
import { Dialog } from '../../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../../ui/workspace/kit/form-foot'

/** Offers a home to a household: what the owner gets, what the tenant pays of it. */
export function OfferDialog({
  home,
  household,
  title,
  onClose,
}: {
  /** Id of the home's file and what its owner asks for, in cents a month. */
  home: { id: string; asked: number | null }
  household: { id: string; rent: number | null }
  title: string
  onClose: () => void
}) {
  const { t } = useTranslation('rental')
  const { busy, errors, write } = useWrite(useCreateRentalOffer, {
    done: t('offer.made'),
    reads: ['rental'],
    onDone: onClose,
  })
  const value = {
    tenantFile: household.id,
    ...(home.asked === null ? {} : { rentOwner: home.asked }),
    ...(household.rent === null ? {} : { rentTenant: household.rent }),
  }
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <p className="field-help">{t('offer.help')}</p>
      <SchemaForm
        name="RentalOfferInput"
        formId="rental-offer"
        value={value}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(input) =>
          void write({
            id: home.id,
            data: { ...(input as unknown as RentalOfferInput), tenantFile: household.id },
          })
        }
      >
        <FormFoot
          back={t('desk.cancel')}
          send={t('offer.propose')}
          busy={busy && t('desk.saving')}
          onBack={onClose}
        />
      </SchemaForm>
    </Dialog>
  )
}

/** Which of two files is the home's, with what each side asks for. */
export const pairOf = (file: Rental, { party, rent }: RentalMatch) => {
  const other = { id: party.fileId, asked: rent, rent }
  const own = {
    id: file.id,
    asked: file.form.askedRent ?? null,
    rent: file.form.monthlyRent ?? null,
  }
  const [home, household] = file.side === 'owner' ? [own, other] : [other, own]
  return { home, household }
}
