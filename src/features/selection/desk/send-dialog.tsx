import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type FormEvent } from 'react'
import {
  useCreateSelection,
  useDraftSelection,
} from '../../../../generated/api/selection/selection'
import { Language, SelectionChannel, type SelectionMade } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import '../../../ui/workspace/styles/form.css'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { TextAreaField } from '../../../ui/workspace/kit/text-area-field'
import { BareRadio } from '../../../ui/kit/bare/bare-radio'
import { Button } from '../../../ui/workspace/kit/button'
import { HomePicker, type Picked } from './home-picker'
import { LinkReady } from './link-ready'

interface SendDialogProps {
  demandId: string
  /** Chosen already, in the matches. */
  homes: Picked[]
  onClose: () => void
  onSent: () => void
}

const NAMES: Record<Language, string> = {
  es: 'Español',
  en: 'English',
  ca: 'Català',
  de: 'Deutsch',
}

/** Homes, the way they go out, and a message in the buyer's language. */
export default function SendDialog({ demandId, homes, onClose, onSent }: SendDialogProps) {
  const { t } = useTranslation('selection')
  const client = useQueryClient()
  const [picked, setPicked] = useState<Picked[]>(homes)
  const [language, setLanguage] = useState<Language | undefined>()
  const [channel, setChannel] = useState<SelectionChannel>('EMAIL')
  const [typed, setTyped] = useState<string | null>(null)
  const [made, setMade] = useState<SelectionMade | null>(null)
  const draft = useDraftSelection(
    { demandId, ...(language && { language }) },
    { request: { silent: true } },
  )
  const { hasEmail = true, hasPhone = true } = draft.data ?? {}
  useEffect(() => {
    if (!hasEmail) setChannel(hasPhone ? 'WHATSAPP' : 'LINK')
  }, [hasEmail, hasPhone])
  const message = typed ?? draft.data?.message ?? ''
  const spoken = language ?? draft.data?.language
  const { busy, errors, setErrors, write } = useWrite(useCreateSelection, {
    done: channel === 'EMAIL' ? t('send.mailed', { count: picked.length }) : null,
    own: ['message'],
    onDone: (done) => {
      onSent()
      // Its timeline and its matches say so, too.
      void client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).includes(demandId),
      })
      if (channel === 'EMAIL') onClose()
      else setMade(done)
    },
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (picked.length === 0) return setErrors({ homes: t('send.noHomes') })
    await write({
      data: {
        demandId,
        homes: picked.map(({ id }) => id),
        channel,
        message,
        ...(spoken && { language: spoken }),
      },
    })
  }
  return (
    <Dialog
      title={t(made ? 'ready.title' : 'send.title')}
      busy={busy}
      onClose={onClose}
      className="selection-dialog"
    >
      {made ? (
        <LinkReady made={made} onClose={onClose} />
      ) : (
        <form onSubmit={(event) => void send(event)}>
          <HomePicker picked={picked} onChange={setPicked} />
          {errors?.['homes'] ? (
            <p className="error-message" role="alert">
              {errors['homes']}
            </p>
          ) : null}
          <fieldset className="selection-field">
            <legend>{t('send.channel')}</legend>
            {Object.values(SelectionChannel).map((one) => (
              <label key={one} className="selection-choice">
                <BareRadio
                  name="channel"
                  value={one}
                  checked={channel === one}
                  disabled={one === 'EMAIL' && !hasEmail}
                  onChange={() => setChannel(one)}
                />
                {t(`send.by.${one}`)}
              </label>
            ))}
          </fieldset>
          {hasEmail ? null : <p className="field-help">{t('send.noEmail')}</p>}
          {errors?.['channel'] ? (
            <p className="error-message" role="alert">
              {errors['channel']}
            </p>
          ) : null}
          <SelectField
            id="send-language"
            label={t('send.language')}
            value={spoken ?? ''}
            onChange={(event) => setLanguage(event.target.value as Language)}
          >
            {Object.values(Language).map((one) => (
              <option key={one} value={one}>
                {NAMES[one]}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            id="send-message"
            label={t('send.message')}
            className="selection-message"
            maxLength={2000}
            value={message}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p className="field-help">{t('send.link')}</p>
          <DialogActs>
            <Button disabled={busy} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="main" disabled={busy}>
              {busy ? t('send.busy') : t(`send.do.${channel}`, { count: picked.length })}
            </Button>
          </DialogActs>
        </form>
      )}
    </Dialog>
  )
}
