import { CalendarHeart, Heart, X } from 'lucide-react'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useReactToHome } from '../../../../generated/api/selection/selection'
import { DislikeReason, type OpenHome, type SelectionReaction } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { midSentence } from '../../../i18n/mid-sentence'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { BareRadio } from '../../../ui/kit/bare/bare-radio'
import { BareTextArea } from '../../../ui/kit/bare/bare-text-area'
import { Button } from '../../../ui/kit/public/button'
import { buttonClass } from '../../../ui/kit/public/button-class'
import { HiddenInput } from '../../../ui/kit/bare/hidden-input'

interface ReactionFormProps {
  home: OpenHome
  token: string
  title: string
  onSaid: (home: OpenHome) => void
}

/**
 * Like, want to visit, or why not. A plain form: where no script runs it is posted, and the page
 * comes back with the answer.
 */
export function ReactionForm({ home, token, title, onSaid }: ReactionFormProps) {
  const { t, i18n } = useTranslation('selection-page')
  const [told, setTold] = useState<string | null>(null)
  const more = useRef<HTMLDetailsElement>(null)
  const id = useId()
  const { busy, failed, setFailed, write } = useWrite(useReactToHome, {
    done: null,
    say: useErrorText(),
    explain: firstSentenceOf,
    onDone: (next) => {
      onSaid(next)
      setTold(next.reaction && t(`thanks.${next.reaction}`))
      if (more.current) more.current.open = false
    },
  })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const form = new FormData(event.currentTarget)
    const reaction = button?.value as SelectionReaction
    const reason = form.get('reason') as DislikeReason | null
    const text = String(form.get('text') ?? '').trim()
    if (reaction === 'disliked' && !reason) return setFailed(t('reasonMissing'))
    setTold(null)
    await write({
      selectionToken: token,
      data: {
        homeId: home.id,
        reaction,
        ...(reaction === 'disliked' && reason ? { reason } : {}),
        ...(text ? { text } : {}),
      },
    })
  }
  const why =
    home.reaction === 'disliked' && home.reason && home.reason !== 'other'
      ? t(`reason.${home.reason}`)
      : ''
  const said = why
    ? t('said.because', { why: midSentence(why, i18n.language) })
    : home.reaction
      ? t(`said.${home.reaction}`)
      : ''
  const choice = (reaction: 'liked' | 'visit', Icon: typeof Heart) => (
    <Button
      type="submit"
      name="reaction"
      value={reaction}
      className={home.reaction === reaction ? 'selection-page-on' : undefined}
      aria-pressed={home.reaction === reaction}
      disabled={busy}
    >
      <Icon className="icon" aria-hidden />
      {t(`say.${reaction}`)}
    </Button>
  )
  return (
    // Not a schema form: each button is an answer, and it works without script.
    <form
      className="selection-page-reaction"
      method="post"
      action={`/seleccion/${token}`}
      aria-label={t('about', { title })}
      onSubmit={(event) => void send(event)}
    >
      <HiddenInput name="homeId" value={home.id} />
      <HiddenInput name="language" value={i18n.language} />
      <div className="selection-page-choices">
        {choice('liked', Heart)}
        {choice('visit', CalendarHeart)}
      </div>
      <details ref={more} className="selection-page-details">
        <summary
          className={buttonClass(
            {},
            home.reaction === 'disliked' ? 'selection-page-on' : undefined,
          )}
        >
          <X className="icon" aria-hidden />
          {t('say.disliked')}
        </summary>
        <fieldset>
          <legend>{t('why')}</legend>
          {Object.values(DislikeReason).map((reason) => (
            <label key={reason}>
              <BareRadio name="reason" value={reason} defaultChecked={home.reason === reason} />
              {t(`reason.${reason}`)}
            </label>
          ))}
        </fieldset>
        <label htmlFor={`${id}x`}>{t('text')}</label>
        <BareTextArea
          id={`${id}x`}
          name="text"
          maxLength={500}
          rows={2}
          defaultValue={home.text ?? ''}
        />
        <Button type="submit" name="reaction" value="disliked" disabled={busy}>
          {t('send')}
        </Button>
      </details>
      <p role="status" className="selection-page-thanks">
        {failed ?? told ?? said}
      </p>
    </form>
  )
}
