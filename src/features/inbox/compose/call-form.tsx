import { BareForm } from '../../../ui/kit/bare/bare-form'
import { Phone } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { InboxOutcome, type InboxThread } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'
import { Button } from '../../../ui/workspace/kit/button'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { TextInput } from '../../../ui/workspace/kit/text-input'
import { newClientId, useAnswer } from './use-answer'
import { phoneText } from '../../../lib/phone'

/** Calls, then asks what came of it; only having talked stops the clock. */
export function CallForm({
  thread,
  onSent,
}: {
  thread: InboxThread
  /** They talked. */
  onSent?: (() => void) | undefined
}) {
  const { t } = useTranslation('inbox')
  const id = useId()
  const { busy, fault, setFault, note } = useAnswer(thread, () => {
    const talked = outcome === 'reached'
    clientId.current = newClientId()
    setOutcome(null)
    setText('')
    setMessage('SUCCESS', t('compose.done.call'))
    if (talked) onSent?.()
  })
  const clientId = useRef(newClientId())
  const [outcome, setOutcome] = useState<InboxOutcome | null>(null)
  const [text, setText] = useState('')
  const keep = async () => {
    if (outcome === null) return setFault(t('call.needed'))
    await note({
      kind: 'call',
      outcome,
      clientId: clientId.current,
      ...(text.trim() ? { text: text.trim() } : {}),
    })
  }
  return (
    // Not a schema form: one line of a conversation.
    <BareForm className="inbox-form" aria-label={t('compose.form.phone')} noValidate onSend={keep}>
      <a
        className={buttonClass({ variant: 'soft' }, 'inbox-call')}
        href={`tel:${thread.person.phone ?? ''}`}
      >
        <Phone className="icon" aria-hidden="true" />
        <span className="num">
          {t('call.now', { phone: phoneText(thread.person.phone ?? '') })}
        </span>
      </a>
      <fieldset className="inbox-outcome" aria-describedby={`${id}-fault`}>
        <legend>{t('call.outcome')}</legend>
        {Object.values(InboxOutcome).map((one) => (
          <ChipToggle
            key={one}
            on={one === outcome}
            onClick={() => {
              setOutcome(one)
              setFault('')
            }}
          >
            {t(`outcome.${one}`)}
          </ChipToggle>
        ))}
      </fieldset>
      <div className="inbox-bar">
        <TextInput
          className="inbox-line"
          aria-label={t('call.text')}
          maxLength={2000}
          value={text}
          placeholder={t('call.text')}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="main" disabled={busy}>
          <span>{t('call.keep')}</span>
        </Button>
      </div>
      <p className="talk-fault" id={`${id}-fault`} role="alert">
        {fault}
      </p>
    </BareForm>
  )
}
