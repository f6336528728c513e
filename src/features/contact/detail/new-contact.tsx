import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { useRef, useState } from 'react'
import {
  getListContactsQueryKey,
  useCreateContact,
} from '../../../../generated/api/contact/contact'
import type { Contact, ContactInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { useWrite } from '../../../lib/write'
import '../../../ui/workspace/styles/form.css'
import '../../../forms/forms.css'
import '../contact.css'
import { Button } from '../../../ui/workspace/kit/button'
import { errorsBelow } from './errors-below'

interface NewContactProps {
  /** What is known already, as from an enquiry or a search. */
  value?: Partial<ContactInput>
  onClose: () => void
  onMade: (contact: Contact) => void
}

const FORMS = [
  ['person', 'ContactPerson'],
  ['reach', 'ContactReach'],
  ['profile', 'ContactProfile'],
] as const

/**
 * A new contact: who it is, how to reach them, what they are to the agency. A phone or e-mail that
 * somebody has is refused with the name of whoever looks after them.
 */
export default function NewContact({ value = {}, onClose, onMade }: NewContactProps) {
  const { t } = useTranslation('contact')
  const client = useQueryClient()
  const parts = useRef<Record<string, unknown>>({
    person: { kind: 'person' },
    reach: { phones: [{}], emails: [{}] },
    ...value,
  })
  const [start] = useState(() => parts.current)
  const { busy, errors, failed, write } = useWrite(useCreateContact, {
    done: null,
    say: useErrorText(),
    onDone: async (made) => {
      await client.invalidateQueries({ queryKey: getListContactsQueryKey() })
      onMade(made)
    },
  })
  const send = () => write({ data: filled(parts.current) })
  return (
    <Dialog title={t('new.title')} width="md" busy={busy} onClose={onClose}>
      <div className="contact-dialog">
        {FORMS.map(([part, name]) => (
          <section key={part} aria-label={t(`part.${part}`)}>
            <h3>{t(`part.${part}`)}</h3>
            <SchemaForm
              name={name}
              formId={`new-${part}`}
              value={start[part] as object | undefined}
              serverErrors={errorsBelow(errors, part)}
              disabled={busy}
              onChange={(next) => {
                parts.current[part] = next
              }}
              onSubmit={() => void send()}
            />
          </section>
        ))}
        {failed ? (
          <p className="error-message" role="alert">
            {failed}
          </p>
        ) : null}
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('record.cancel')}
          </Button>
          <Button variant="main" disabled={busy} onClick={() => void send()}>
            {busy ? t('record.sending') : t('new.save')}
          </Button>
        </DialogActs>
      </div>
    </Dialog>
  )
}

/** Without the lines that were offered and left empty. */
function filled(parts: Record<string, unknown>): ContactInput {
  const { person = {}, reach = {}, ...rest } = parts as unknown as ContactInput
  const phones = reach.phones?.filter(({ number }) => number)
  const emails = reach.emails?.filter(({ address }) => address)
  const { phones: _phones, emails: _emails, ...others } = reach
  return {
    ...rest,
    person,
    reach: {
      ...others,
      ...(phones?.length ? { phones } : {}),
      ...(emails?.length ? { emails } : {}),
    },
  }
}
