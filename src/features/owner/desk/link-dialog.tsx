import { useMemo, useState } from 'react'
import { useCreateOwnerLink } from '../../../../generated/api/owner/owner'
import type { OwnerLinkInput, OwnerLinkMade, OwnerPerson } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { LinkToGive, type LinkWords } from '../../../ui/workspace/link-to-give'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { OWNER_READS } from './reads'

interface LinkDialogProps {
  propertyId: string
  owner: OwnerPerson
  /** They have one, which ends. */
  again: boolean
  onClose: () => void
}

const ALL: OwnerLinkInput['parts'] = ['figures', 'opinions', 'prices', 'visits', 'month']

/** Gives an owner a page: what it shows, then its link, told this once. */
export default function LinkDialog({ propertyId, owner, again, onClose }: LinkDialogProps) {
  const { t } = useTranslation('owner')
  const [made, setMade] = useState<OwnerLinkMade | null>(null)
  const { busy, errors, write } = useWrite(useCreateOwnerLink, {
    done: null,
    reads: OWNER_READS,
    onDone: setMade,
  })
  const helps = useMemo(() => ({ language: t('link.language') }), [t])
  const words: LinkWords = {
    once: t('ready.once'),
    link: t('ready.link'),
    copy: t('ready.copy'),
    copied: t('ready.copied'),
    copyFailed: t('ready.copyFailed'),
    whatsapp: t('ready.whatsapp'),
    close: t('ready.close'),
  }
  return (
    <Dialog
      title={t(made ? 'ready.title' : 'link.title', { name: owner.name })}
      busy={busy}
      onClose={onClose}
    >
      {made ? (
        <LinkToGive url={made.url} whatsapp={made.whatsapp} words={words} onClose={onClose} />
      ) : (
        <>
          <p className="field-help">{t(again ? 'link.again' : 'link.what')}</p>
          <SchemaForm
            name="OwnerLinkInput"
            formId="owner-link"
            value={{ contactId: owner.contactId, parts: ALL }}
            helps={helps}
            serverErrors={errors}
            onSubmit={(input) =>
              void write({ id: propertyId, data: input as unknown as OwnerLinkInput })
            }
          >
            <DialogActs>
              <Button disabled={busy} onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button type="submit" variant="main" disabled={busy}>
                {busy ? t('link.busy') : t('link.send')}
              </Button>
            </DialogActs>
          </SchemaForm>
        </>
      )}
    </Dialog>
  )
}
