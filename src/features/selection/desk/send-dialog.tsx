import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  useCreateSelection,
  useDraftSelection,
} from '../../../../generated/api/selection/selection'
import type {
  Language,
  SelectionChannel,
  SelectionInput,
  SelectionMade,
} from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'
import { optionsOf } from './fitting'
import { HomePicker, type Picked } from './home-picker'
import { LinkReady } from './link-ready'

interface SendDialogProps {
  demandId: string
  /** Who gets them, where the page behind does not say it. */
  to?: string
  /** Back to choosing somebody else. */
  onOther?: () => void
  /** Chosen already, in the matches; none: what fits and was not sent yet. */
  homes: Picked[]
  onClose: () => void
  onSent: () => void
}

/** As many are chosen by themselves: what somebody looks through at once. */
const AT_ONCE = 6

/** Stands for homes that have not been chosen yet; never sent. */
const NO_HOME = '00000000-0000-7000-8000-000000000000'
const NO_EMAIL = { withheld: { channel: ['EMAIL'] } }
const ANY_WAY = {}

/** Homes, the way they go out, and a message in the buyer's language. */
export default function SendDialog({
  demandId,
  to,
  homes,
  onClose,
  onOther,
  onSent,
}: SendDialogProps) {
  const { t, i18n } = useTranslation('selection')
  const [chosen, setChosen] = useState<Picked[] | null>(homes.length > 0 ? homes : null)
  const [language, setLanguage] = useState<Language | undefined>()
  const [channel, setChannel] = useState<SelectionChannel | undefined>()
  const [made, setMade] = useState<SelectionMade | null>(null)
  const { data, isPending, error, refetch } = useDraftSelection(
    { demandId, ...(language && { language }) },
    // Not kept: what was sent since must not be chosen again.
    { query: { placeholderData: keepPreviousData, gcTime: 0 }, request: { silent: true } },
  )
  const { hasEmail = true, channel: usual = 'EMAIL', language: spoken, message } = data ?? {}
  const fitting = useMemo(() => optionsOf(data?.homes ?? [], i18n.language), [data, i18n.language])
  const picked = chosen ?? fitting.slice(0, AT_ONCE)
  const help = chosen || !data ? undefined : t(fitting.length > 0 ? 'send.fits' : 'send.noneFit')
  const way = channel ?? usual
  const drafted = useMemo(() => ({ language: spoken, message }), [spoken, message])
  const helps = useMemo(
    () => ({ message: t('send.link'), ...(hasEmail ? {} : { channel: t('send.noEmail') }) }),
    [t, hasEmail],
  )
  const { busy, errors, setErrors, write } = useWrite(useCreateSelection, {
    done: way === 'EMAIL' ? t('send.mailed', { count: picked.length }) : null,
    own: ['message'],
    // What is left to send, what waits on a row of the list, and its timeline.
    reads: ['selection', 'match', 'demand'],
    onDone: (done) => {
      onSent()
      if (way === 'EMAIL') onClose()
      else setMade(done)
    },
  })
  const { homes: noHomes, ...fieldErrors } = errors ?? {}
  const send = (input: SelectionInput) =>
    picked.length === 0
      ? setErrors({ homes: t('send.noHomes') })
      : void write({ data: { ...input, homes: picked.map(({ id }) => id) } })
  return (
    <Dialog
      title={t(made ? 'ready.title' : 'send.title')}
      busy={busy}
      close={data ? undefined : t('cancel')}
      onClose={onClose}
      className="selection-dialog"
    >
      {made ? (
        <LinkReady made={made} onClose={onClose} />
      ) : (
        <>
          {to !== undefined && (
            <p>
              {t('send.to')} <b>{to}</b>{' '}
              {onOther && <InlineButton onClick={onOther}>{t('send.other')}</InlineButton>}
            </p>
          )}
          {chosen || data ? (
            <HomePicker picked={picked} fitting={fitting} help={help} onChange={setChosen} />
          ) : (
            isPending && <SkeletonRows rows={2} label={t('send.choosing')} />
          )}
          {noHomes ? (
            <p className="error-message" role="alert">
              {noHomes}
            </p>
          ) : null}
          {isPending && <SkeletonRows rows={4} label={t('send.drafting')} />}
          {error && !data && <ErrorState error={error} level={3} onRetry={() => void refetch()} />}
          {data && (
            <SchemaForm
              name="SelectionInput"
              formId="send"
              value={{ demandId, homes: [NO_HOME], channel: usual }}
              fill={drafted}
              context={hasEmail ? ANY_WAY : NO_EMAIL}
              helps={helps}
              serverErrors={noHomes ? null : fieldErrors}
              onChange={(input) => {
                const { language: next, channel: by } = input as Partial<SelectionInput>
                setLanguage(next)
                setChannel(by)
              }}
              onSubmit={(input) => send(input as unknown as SelectionInput)}
            >
              <FormFoot
                back={t('cancel')}
                send={t(`send.do.${way}`, { count: picked.length })}
                busy={busy && t('send.busy')}
                onBack={onClose}
              />
            </SchemaForm>
          )}
        </>
      )}
    </Dialog>
  )
}
