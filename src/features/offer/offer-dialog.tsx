import Dialog from '@mui/material/Dialog'
import { useId, useState } from 'react'
import { createOffer, updateOffer } from '../../../generated/api/offer/offer'
import type { Offer, OfferInput } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { fieldErrorsOf } from '../../lib/api-error'
import { setMessage } from '../../lib/message'
import { tellFailure } from '../../lib/tell-failure'
import { Button } from '../../ui/workspace/kit/button'
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
  const title = useId()
  const changed = useOfferChanged()
  const [who, setWho] = useState<ChosenPerson | null>(
    person ?? (draft ? { id: draft.contactId, name: draft.buyerName } : null),
  )
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string> | null>(null)
  const send = async ({ amount, deposit, financing, validUntil, conditions }: OfferInput) => {
    setAsked(true)
    if (!who) return
    setBusy(true)
    const terms = {
      amount,
      ...(deposit === undefined ? {} : { deposit }),
      ...(financing ? { financing } : {}),
      ...(validUntil ? { validUntil } : {}),
      ...(conditions ? { conditions } : {}),
    }
    try {
      const offer = draft
        ? await updateOffer(
            draft.id,
            { version: draft.version, ...terms },
            { quiet: true, silent: true },
          )
        : await createOffer(
            { propertyId, contactId: who.id, ...terms },
            { quiet: true, silent: true },
          )
      await changed(offer)
      setMessage('SUCCESS', t('written'))
      onClose()
    } catch (error) {
      const told = fieldErrorsOf(error)
      setErrors(told)
      if (!told) tellFailure(error)
      setBusy(false)
    }
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
      open
      onClose={busy ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={title}
      slotProps={{ paper: { className: 'of-dlg' } }}
    >
      <h2 id={title}>{t(draft ? 'editTitle' : 'newTitle')}</h2>
      {person || draft ? (
        <p className="mut">{who?.name}</p>
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
        onSubmit={(input) => void send(input as unknown as OfferInput)}
      >
        <div className="of-e">
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {busy ? t('saving') : t('write')}
          </Button>
        </div>
      </SchemaForm>
    </Dialog>
  )
}
