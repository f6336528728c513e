import { useQueryClient } from '@tanstack/react-query'
import Dialog from '@mui/material/Dialog'
import { useId, useState } from 'react'
import { eraseContact, getListContactsQueryKey } from '../../../../generated/api/contact/contact'
import type { Contact, ContactErased } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { firstSentenceOf, statusOf } from '../../../lib/api-error'
import { BareCheckbox } from '../../../ui/kit/bare/bare-checkbox'
import { Button } from '../../../ui/workspace/kit/button'
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
  const why = useFailureText(firstSentenceOf)
  const id = useId()
  const client = useQueryClient()
  const refresh = useRefresh()
  const [sure, setSure] = useState(false)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<ContactErased | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async () => {
    setBusy(true)
    try {
      setDone(
        await eraseContact(
          contact.id,
          { version: contact.version, confirm: true },
          { quiet: true, silent: true },
        ),
      )
      await client.invalidateQueries({ queryKey: getListContactsQueryKey() })
    } catch (error) {
      setProblem(statusOf(error) === 409 ? t('record.stale') : why(error))
      await refresh(contact.id)
    } finally {
      setBusy(false)
    }
  }
  if (done) return <EraseDone done={done} onClose={onErased} />
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <div className="co-d">
        <h2 id={id}>{t('erase.title', { name: contact.name })}</h2>
        <p>{t('erase.text')}</p>
        <p>{t('erase.law')}</p>
        {problem ? (
          <p className="er-m" role="alert">
            {problem}
          </p>
        ) : null}
        <label className="co-sw">
          <BareCheckbox checked={sure} onChange={(event) => setSure(event.target.checked)} />
          {t('erase.sure')}
        </label>
        <div className="co-e">
          <Button disabled={busy} onClick={onClose}>
            {t('record.cancel')}
          </Button>
          <Button variant="danger" disabled={busy || !sure} onClick={() => void send()}>
            {busy ? t('record.sending') : t('erase.send')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
