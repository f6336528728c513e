import Dialog from '@mui/material/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type FormEvent } from 'react'
import { createSelection, useDraftSelection } from '../../../../generated/api/selection/selection'
import { Language, SelectionChannel, type SelectionMade } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { fieldErrorsOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { tellFailure } from '../../../lib/tell-failure'
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
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string> | null>(null)
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
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (picked.length === 0) return setErrors({ homes: t('send.noHomes') })
    setBusy(true)
    setErrors(null)
    try {
      const done = await createSelection(
        {
          demandId,
          homes: picked.map(({ id }) => id),
          channel,
          message,
          ...(spoken && { language: spoken }),
        },
        { silent: true },
      )
      onSent()
      // Its timeline and its matches say so, too.
      void client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).includes(demandId),
      })
      if (channel === 'EMAIL') {
        setMessage('SUCCESS', t('send.mailed', { count: picked.length }))
        onClose()
      } else setMade(done)
    } catch (error) {
      const told = fieldErrorsOf(error, ['message'])
      setErrors(told)
      if (!told) tellFailure(error)
    }
    setBusy(false)
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby="send-title"
      slotProps={{ paper: { className: 'sl-d' } }}
    >
      {made ? (
        <LinkReady made={made} onClose={onClose} />
      ) : (
        <form onSubmit={(event) => void send(event)}>
          <h2 id="send-title">{t('send.title')}</h2>
          <HomePicker picked={picked} onChange={setPicked} />
          {errors?.['homes'] ? (
            <p className="er-m" role="alert">
              {errors['homes']}
            </p>
          ) : null}
          <fieldset className="sl-f">
            <legend>{t('send.channel')}</legend>
            {Object.values(SelectionChannel).map((one) => (
              <label key={one} className="sl-r">
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
          {hasEmail ? null : <p className="hp">{t('send.noEmail')}</p>}
          {errors?.['channel'] ? (
            <p className="er-m" role="alert">
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
            className="sl-m"
            maxLength={2000}
            value={message}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p className="hp">{t('send.link')}</p>
          <div className="sl-b">
            <Button disabled={busy} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="main" disabled={busy}>
              {busy ? t('send.busy') : t(`send.do.${channel}`, { count: picked.length })}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
