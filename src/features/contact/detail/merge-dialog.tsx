import Dialog from '@mui/material/Dialog'
import { useId, useState } from 'react'
import { mergeContact, useGetContact } from '../../../../generated/api/contact/contact'
import type { Contact } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { firstSentenceOf, statusOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { ContactPicker } from '../picker/contact-picker'
import { BareRadio } from '../../../ui/kit/bare/bare-radio'
import { Button } from '../../../ui/workspace/kit/button'
import { useChoices } from './merge-choices'
import { useRefresh } from './use-contact-actions'

interface MergeDialogProps {
  contact: Contact
  onClose: () => void
}

/**
 * Two records of one person: find the other, choose what stands, and know that it can be undone.
 */
export default function MergeDialog({ contact, onClose }: MergeDialogProps) {
  const { t } = useTranslation('contact')
  const why = useFailureText(firstSentenceOf)
  const id = useId()
  const refresh = useRefresh()
  const [found, setFound] = useState<{ id: string; name: string } | null>(null)
  const { data: other } = useGetContact(found?.id ?? '', {
    query: { enabled: found !== null },
    request: { silent: true },
  })
  const choices = useChoices(contact, found ? other : undefined)
  const [take, setTake] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = (path: string, theirs: boolean) => {
    const next = new Set(take)
    if (theirs) next.add(path)
    else next.delete(path)
    setTake(next)
  }
  const send = async () => {
    if (!other) return
    setBusy(true)
    setProblem(null)
    try {
      await mergeContact(
        contact.id,
        {
          version: contact.version,
          otherId: other.id,
          otherVersion: other.version,
          take: [...take],
        },
        { quiet: true, silent: true },
      )
      await refresh(contact.id)
      setMessage('SUCCESS', t('merge.done', { name: other.name }))
      onClose()
    } catch (error) {
      setProblem(statusOf(error) === 409 ? t('record.stale') : why(error))
      await refresh(contact.id)
      if (other) await refresh(other.id)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <div className="co-d">
        <h2 id={id}>{t('merge.title', { name: contact.name })}</h2>
        <p>{t('merge.text')}</p>
        <ContactPicker
          label={t('merge.search')}
          value={found}
          except={contact.id}
          onChoose={(one) => {
            setFound(one)
            setTake(new Set())
          }}
        />
        {problem ? (
          <p className="er-m" role="alert">
            {problem}
          </p>
        ) : null}
        {other && found ? (
          <>
            {choices.length === 0 ? (
              <p className="mut">{t('merge.same')}</p>
            ) : (
              <div className="tw" tabIndex={0} role="group" aria-label={t('merge.compare')}>
                <table className="dt keep co-mg">
                  <thead>
                    <tr>
                      <th scope="col">{t('merge.field')}</th>
                      <th scope="col">{contact.name}</th>
                      <th scope="col">{other.name}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {choices.map(({ path, name, mine, theirs }) => (
                      <tr key={path}>
                        <th scope="row">{name}</th>
                        {(
                          [
                            [false, mine],
                            [true, theirs],
                          ] as const
                        ).map(([isTheirs, text]) => (
                          <td key={String(isTheirs)}>
                            <label>
                              <BareRadio
                                name={`${id}-${path}`}
                                checked={take.has(path) === isTheirs}
                                onChange={() => choose(path, isTheirs)}
                              />
                              {text}
                            </label>
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )}
            <p className="mut">{t('merge.kept')}</p>
          </>
        ) : null}
        <div className="co-e">
          <Button disabled={busy} onClick={onClose}>
            {t('record.cancel')}
          </Button>
          <Button variant="main" disabled={busy || !other || !found} onClick={() => void send()}>
            {busy ? t('record.sending') : t('merge.send')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
