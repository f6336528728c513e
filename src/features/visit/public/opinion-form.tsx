import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { getGetVisitPageQueryKey, useTellVisit } from '../../../../generated/api/visit/visit'
import type { VisitAspect, VisitOpinion, VisitPage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { ASPECTS, INTEREST, PRICE_OPINIONS } from '../aspects'
import { BareCheckbox } from '../../../ui/kit/bare/bare-checkbox'
import { BareRadio } from '../../../ui/kit/bare/bare-radio'
import { Button } from '../../../ui/kit/public/button'
import { TextAreaField } from '../../../ui/kit/public/text-area-field'

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
      <legend className="label-line">{legend}</legend>
      <div className="visiting-times">
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
  const say = useErrorText()
  const client = useQueryClient()
  const { said } = page
  const [opinion, setOpinion] = useState<Partial<VisitOpinion>>(() => ({
    ...(said ? { interest: said.interest, shareWithOwner: said.shareWithOwner } : {}),
    ...(said?.priceOpinion ? { priceOpinion: said.priceOpinion } : {}),
    likes: said?.likes ?? [],
    dislikes: said?.dislikes ?? [],
    comment: said?.comment ?? '',
  }))
  const [isSent, setSent] = useState(false)
  const { busy, failed, setFailed, write } = useWrite(useTellVisit, {
    done: null,
    explain: firstSentenceOf,
    say,
    onDone: () => {
      const queryKey = getGetVisitPageQueryKey(token)
      void client.invalidateQueries({ queryKey, refetchType: 'none' })
      setSent(true)
    },
  })
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => thanks.current?.focus(), [isSent])
  if (isSent)
    return (
      <div className="sent" role="status" tabIndex={-1} ref={thanks}>
        <CircleCheck className="icon" aria-hidden />
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
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (interest === undefined) return setFailed(t('page.interestNeeded'))
    void write({
      visitToken: token,
      data: {
        interest,
        ...(priceOpinion ? { priceOpinion } : {}),
        likes,
        dislikes,
        ...(comment.trim() ? { comment } : {}),
        shareWithOwner,
      },
    })
  }
  return (
    <form className="visiting-opinion" onSubmit={send}>
      <fieldset>
        <legend className="label-line">{t('page.interest')}</legend>
        <div className="visiting-times">
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
        <legend className="label-line">{t('page.price')}</legend>
        <div className="visiting-times">
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
      <TextAreaField
        label={t('page.comment')}
        maxLength={MOST}
        value={comment}
        onChange={(event) => put({ comment: event.target.value })}
      />
      <label className="check-line">
        <BareCheckbox
          checked={shareWithOwner}
          onChange={(event) => put({ shareWithOwner: event.target.checked })}
        />
        <span>{t('page.share')}</span>
      </label>
      {failed ? (
        <p role="alert" className="visiting-error">
          {failed}
        </p>
      ) : null}
      <noscript>
        <p>{t('page.needsScript')}</p>
      </noscript>
      <p>
        <Button type="submit" disabled={busy}>
          {t('page.send')}
        </Button>
      </p>
    </form>
  )
}
