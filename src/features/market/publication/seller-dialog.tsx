import { useState } from 'react'
import { useUpdateSeller } from '../../../../generated/api/market/market'
import type { Seller, SellerInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { findPlaces } from '../../../slots/find-places'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'

/** What a form that leaves empty fields out has emptied: sent as null. The IBAN is kept unless typed. */
function cleared(before: Seller['data'], typed: Record<string, unknown>): Record<string, unknown> {
  const gone = Object.keys(before).filter((key) => !(key in typed))
  return { ...Object.fromEntries(gone.map((key) => [key, null])), ...typed }
}

/** The seller's own data: what buyers, invoices and transfers need. */
export default function SellerDialog({ seller, onClose }: { seller: Seller; onClose: () => void }) {
  const { t } = useTranslation('market')
  const [value] = useState({ version: seller.version, ...seller.data })
  const { busy, errors, write } = useWrite(useUpdateSeller, {
    reads: ['market'],
    conflict: t('stale'),
    onDone: onClose,
  })
  return (
    <Dialog title={t('seller.title')} width="md" busy={busy} onClose={onClose}>
      <p className="muted">{t('seller.about')}</p>
      <SchemaForm
        name="SellerInput"
        formId="seller"
        value={value}
        services={findPlaces}
        serverErrors={errors}
        disabled={busy}
        helps={seller.ibanEnd ? { iban: t('seller.ibanKept', { end: seller.ibanEnd }) } : {}}
        onSubmit={(typed) =>
          void write({ data: cleared(seller.data, typed) as unknown as SellerInput })
        }
      >
        <FormFoot back={t('cancel')} send={t('save')} busy={busy} onBack={onClose} />
      </SchemaForm>
    </Dialog>
  )
}
