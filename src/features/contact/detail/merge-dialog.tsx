import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { useId, useState } from 'react'
import {
  useGetContact,
  useMergeContact,
  usePreviewContactMerge,
} from '../../../../generated/api/contact/contact'
import type { Contact } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { ContactPicker } from '../picker/contact-picker'
import { BareRadio } from '../../../ui/kit/bare/bare-radio'
import { Button } from '../../../ui/workspace/kit/button'
import { Table } from '../../../ui/workspace/kit/table'
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
  const id = useId()
  const refresh = useRefresh()
  const [found, setFound] = useState<{ id: string; name: string } | null>(null)
  const { data: other } = useGetContact(found?.id ?? '', {
    query: { enabled: found !== null },
    request: { silent: true },
  })
  const preview = usePreviewContactMerge(
    contact.id,
    { otherId: found?.id ?? '' },
    { query: { enabled: found !== null && found.id !== contact.id }, request: { silent: true } },
  )
  const notes = found ? (preview.data?.notes ?? []) : []
  const choices = useChoices(contact, found ? other : undefined)
  const [take, setTake] = useState<ReadonlySet<string>>(new Set())
  const { busy, failed, write } = useWrite(useMergeContact, {
    done: t('merge.done', { name: other?.name }),
    explain: firstSentenceOf,
    conflict: t('record.stale'),
    say: useErrorText(),
    onDone: async () => {
      await refresh(contact.id)
      onClose()
    },
    onRefused: () => Promise.all([contact, other].map((one) => one && refresh(one.id))),
  })
  const choose = (path: string, theirs: boolean) => {
    const next = new Set(take)
    if (theirs) next.add(path)
    else next.delete(path)
    setTake(next)
  }
  const send = () => {
    if (!other) return
    const { version } = contact
    const data = { version, otherId: other.id, otherVersion: other.version, take: [...take] }
    void write({ id: contact.id, data })
  }
  return (
    <Dialog
      title={t('merge.title', { name: contact.name })}
      width="md"
      busy={busy}
      onClose={onClose}
    >
      <div className="contact-dialog">
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
        {failed ? (
          <p className="error-message" role="alert">
            {failed}
          </p>
        ) : null}
        {other && found ? (
          <>
            {choices.length === 0 ? (
              <p className="muted">{t('merge.same')}</p>
            ) : (
              <Table label={t('merge.compare')} keep className="contact-merge">
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
              </Table>
            )}
            <p className="muted">{t('merge.kept')}</p>
            {notes.length > 0 && (
              <div className="contact-merge-notes" role="note">
                {notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
              </div>
            )}
          </>
        ) : null}
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('record.cancel')}
          </Button>
          <Button variant="main" disabled={busy || !other || !found} onClick={send}>
            {busy ? t('record.sending') : t('merge.send')}
          </Button>
        </DialogActs>
      </div>
    </Dialog>
  )
}
