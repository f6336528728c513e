import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getListContactsQueryKey, useEraseContact } from '../../../../generated/api/contact/contact'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import type { Contact, ContactErased } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { CheckboxField } from '../../../ui/workspace/kit/checkbox-field'
import { EraseDone } from './erase-done'
import { useRefresh } from './use-contact-actions'

/** Erases a person in one act, and says what the law obliges to keep and until when. */
export default function EraseDialog({
  contact,
  onClose,
  onErased,
}: {
  contact: Contact
  onClose: () => void
  onErased: () => void
}) {
  const { t } = useTranslation('contact')
  const client = useQueryClient()
  const refresh = useRefresh()
  const [sure, setSure] = useState(false)
  const [done, setDone] = useState<ContactErased | null>(null)
  const { busy, failed, write } = useWrite(useEraseContact, {
    done: null,
    explain: firstSentenceOf,
    conflict: t('record.stale'),
    say: useErrorText(),
    onDone: async (erased) => {
      setDone(erased)
      await client.invalidateQueries({ queryKey: getListContactsQueryKey() })
    },
    onRefused: () => refresh(contact.id),
  })
  const send = () => write({ id: contact.id, data: { version: contact.version, confirm: true } })
  if (done) return <EraseDone done={done} onClose={onErased} />
  return (
    <Dialog title={t('erase.title', { name: contact.name })} busy={busy} onClose={onClose}>
      <div className="contact-dialog">
        <p>{t('erase.text')}</p>
        <p>{t('erase.law')}</p>
        {failed ? (
          <p className="error-message" role="alert">
            {failed}
          </p>
        ) : null}
        <CheckboxField
          label={t('erase.sure')}
          checked={sure}
          onChange={(event) => setSure(event.target.checked)}
        />
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('record.cancel')}
          </Button>
          <Button variant="danger" disabled={busy || !sure} onClick={() => void send()}>
            {busy ? t('record.sending') : t('erase.send')}
          </Button>
        </DialogActs>
      </div>
    </Dialog>
  )
}
