import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { getGetVisitPageQueryKey, tellVisit } from '../../../../generated/api/visit/visit'
import type { VisitAspect, VisitOpinion, VisitPage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { ASPECTS, INTEREST, PRICE_OPINIONS } from '../aspects'
import { BareCheckbox } from '../../../ui/kit/bare/bare-checkbox'
import { BareRadio } from '../../../ui/kit/bare/bare-radio'
import { BareTextArea } from '../../../ui/kit/bare/bare-text-area'
import { Button } from '../../../ui/kit/public/button'

const MOST = 2000

function Aspects({
  name,
  legend,
  value,
  onChange,
}: {
  name: string
  legend: string
  value: VisitAspect[]
  onChange: (value: VisitAspect[]) => void
}) {
  const { t } = useTranslation('visit')
  return (
    <fieldset>
      <legend className="lbl">{legend}</legend>
      <div className="vis-times">
        {ASPECTS.map((aspect) => (
          <label key={aspect}>
            <BareCheckbox
              name={name}
              checked={value.includes(aspect)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...value, aspect] : value.filter((one) => one !== aspect),
                )
              }
            />
            <span>{t(`enums.aspect.${aspect}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What the visitor thought of the home; sent again it replaces what they said. */
export function OpinionForm({ page, token }: { page: VisitPage; token: string }) {
  const { t } = useTranslation('visit')
  const why = useFailureText(firstSentenceOf)
  const client = useQueryClient()
  const { said } = page
  const [opinion, setOpinion] = useState<Partial<VisitOpinion>>(() => ({
    ...(said ? { interest: said.interest, shareWithOwner: said.shareWithOwner } : {}),
    ...(said?.priceOpinion ? { priceOpinion: said.priceOpinion } : {}),
    likes: said?.likes ?? [],
    dislikes: said?.dislikes ?? [],
    comment: said?.comment ?? '',
  }))
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')
  const [failed, setFailed] = useState<string | null>(null)
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => thanks.current?.focus(), [state])
  if (state === 'sent')
    return (
      <div className="sent" role="status" tabIndex={-1} ref={thanks}>
        <CircleCheck className="i" aria-hidden />
        <p>
          <b>{t('page.thanks')}</b>
        </p>
      </div>
    )
  const {
    interest,
    priceOpinion,
    likes = [],
    dislikes = [],
    comment = '',
    shareWithOwner = false,
  } = opinion
  const put = (more: Partial<VisitOpinion>) => setOpinion((before) => ({ ...before, ...more }))
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    if (interest === undefined) return setFailed(t('page.interestNeeded'))
    setState('busy')
    try {
      await tellVisit(
        token,
        {
          interest,
          ...(priceOpinion ? { priceOpinion } : {}),
          likes,
          dislikes,
          ...(comment.trim() ? { comment } : {}),
          shareWithOwner,
        },
        { quiet: true, silent: true },
      )
      void client.invalidateQueries({
        queryKey: getGetVisitPageQueryKey(token),
        refetchType: 'none',
      })
      setState('sent')
    } catch (error) {
      setFailed(why(error))
      setState('open')
    }
  }
  return (
    <form className="vis-op" onSubmit={(event) => void send(event)}>
      <fieldset>
        <legend className="lbl">{t('page.interest')}</legend>
        <div className="vis-times">
          {INTEREST.map((value) => (
            <label key={value}>
              <BareRadio
                name="interest"
                checked={interest === value}
                onChange={() => put({ interest: value })}
              />
              <span className="num">{value}</span>
            </label>
          ))}
        </div>
        <p className="help">{t('page.interestHelp')}</p>
      </fieldset>
      <fieldset>
        <legend className="lbl">{t('page.price')}</legend>
        <div className="vis-times">
          {PRICE_OPINIONS.map((value) => (
            <label key={value}>
              <BareRadio
                name="price"
                checked={priceOpinion === value}
                onChange={() => put({ priceOpinion: value })}
              />
              <span>{t(`enums.priceOpinion.${value}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Aspects
        name="likes"
        legend={t('page.likes')}
        value={likes}
        onChange={(value) =>
          put({ likes: value, dislikes: dislikes.filter((one) => !value.includes(one)) })
        }
      />
      <Aspects
        name="dislikes"
        legend={t('page.dislikes')}
        value={dislikes}
        onChange={(value) =>
          put({ dislikes: value, likes: likes.filter((one) => !value.includes(one)) })
        }
      />
      <label className="f">
        <span>{t('page.comment')}</span>
        <BareTextArea
          className="in-t"
          rows={4}
          maxLength={MOST}
          value={comment}
          onChange={(event) => put({ comment: event.target.value })}
        />
      </label>
      <label className="ck">
        <BareCheckbox
          checked={shareWithOwner}
          onChange={(event) => put({ shareWithOwner: event.target.checked })}
        />
        <span>{t('page.share')}</span>
      </label>
      {failed ? (
        <p role="alert" className="vis-err">
          {failed}
        </p>
      ) : null}
      <noscript>
        <p>{t('page.needsScript')}</p>
      </noscript>
      <p>
        <Button type="submit" disabled={state === 'busy'}>
          {t('page.send')}
        </Button>
      </p>
    </form>
  )
}
