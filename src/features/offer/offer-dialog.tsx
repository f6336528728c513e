import { useState } from 'react'
import { useCreateOffer, useUpdateOffer } from '../../../generated/api/offer/offer'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { FormFoot } from '../../ui/workspace/kit/form-foot'
import type { Offer, OfferInput } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import type { ChosenPerson, PersonFieldSlot } from './person-slot'
import { useOfferChanged } from './use-offers'

/** Stands for a person who has not been chosen yet; never sent. */
const NOBODY = '00000000-0000-7000-8000-000000000000'

interface OfferDialogProps {
  propertyId: string
  /** Given: the person it comes from. */
  person?: ChosenPerson | undefined
  /** A draft to be changed. */
  draft?: Offer | undefined
  PersonField: PersonFieldSlot
  onClose: () => void
}

/** Writes an offer down, or changes a draft. */
export default function OfferDialog({
  propertyId,
  person,
  draft,
  PersonField,
  onClose,
}: OfferDialogProps) {
  const { t } = useTranslation('offer')
  const changed = useOfferChanged()
  const [who, setWho] = useState<ChosenPerson | null>(
    person ?? (draft ? { id: draft.contactId, name: draft.buyerName } : null),
  )
  const [asked, setAsked] = useState(false)
  const options = {
    done: t('written'),
    onDone: async (offer: Offer) => {
      await changed(offer)
      onClose()
    },
  }
  const create = useWrite(useCreateOffer, options)
  const update = useWrite(useUpdateOffer, options)
  const { busy, errors } = draft ? update : create
  const send = ({ amount, deposit, financing, validUntil, conditions }: OfferInput) => {
    setAsked(true)
    if (!who) return
    const terms = {
      amount,
      ...(deposit === undefined ? {} : { deposit }),
      ...(financing ? { financing } : {}),
      ...(validUntil ? { validUntil } : {}),
      ...(conditions ? { conditions } : {}),
    }
    if (draft) void update.write({ id: draft.id, data: { version: draft.version, ...terms } })
    else void create.write({ data: { propertyId, contactId: who.id, ...terms } })
  }
  const value: Partial<OfferInput> = draft
    ? {
        propertyId,
        contactId: NOBODY,
        amount: draft.amount,
        ...(draft.deposit === null ? {} : { deposit: draft.deposit }),
        ...(draft.financing ? { financing: draft.financing } : {}),
        ...(draft.validUntil ? { validUntil: draft.validUntil } : {}),
        ...(draft.conditions ? { conditions: draft.conditions } : {}),
      }
    : { propertyId, contactId: NOBODY }
  return (
    <Dialog
      title={t(draft ? 'editTitle' : 'newTitle')}
      busy={busy}
      onClose={onClose}
      className="of-dlg"
    >
      {person || draft ? (
        <p className="muted">{who?.name}</p>
      ) : (
        <PersonField
          label={t('buyer')}
          value={who}
          error={asked && !who ? t('buyerNeeded') : undefined}
          onChoose={setWho}
        />
      )}
      <SchemaForm
        name="OfferInput"
        formId="offer"
        value={value}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(input) => send(input as unknown as OfferInput)}
      >
        <FormFoot
          back={t('cancel')}
          send={t('write')}
          busy={busy && t('saving')}
          onBack={onClose}
        />
      </SchemaForm>
    </Dialog>
  )
}
