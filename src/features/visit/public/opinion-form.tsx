import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getGetVisitPageQueryKey, tellVisit } from '../../../../generated/api/visit/visit'
import visitOpinion from '../../../../generated/forms/visit/VisitOpinion'
import type { VisitOpinion, VisitPage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { PlainForm } from '../../../public/forms/plain-form'
import type { PlainValues } from '../../../public/forms/plain-values'
import { keptApart, type Liked } from '../aspects'

/** What they said before, as the form holds it. */
const valuesOf = (said: VisitPage['said']): PlainValues =>
  said
    ? {
        interest: String(said.interest),
        priceOpinion: said.priceOpinion ?? undefined,
        likes: said.likes,
        dislikes: said.dislikes,
        comment: said.comment ?? undefined,
        shareWithOwner: said.shareWithOwner,
      }
    : {}

/** What the visitor thought of the home; sent again it replaces what they said. */
export function OpinionForm({ page, token }: { page: VisitPage; token: string }) {
  const { t } = useTranslation('visit')
  const client = useQueryClient()
  const before = useRef<PlainValues>({})
  const [isSent, setSent] = useState(false)
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => thanks.current?.focus(), [isSent])
  const apart = useCallback((values: PlainValues) => {
    const more = keptApart(before.current as Liked, values as Liked)
    before.current = { ...values, ...more }
    return more && { ...more }
  }, [])
  if (isSent)
    return (
      <div className="sent" role="status" tabIndex={-1} ref={thanks}>
        <CircleCheck className="icon" aria-hidden />
        <p>
          <b>{t('page.thanks')}</b>
        </p>
      </div>
    )
  const send = async (opinion: VisitOpinion) => {
    await tellVisit(token, opinion, { quiet: true, silent: true })
    const queryKey = getGetVisitPageQueryKey(token)
    void client.invalidateQueries({ queryKey, refetchType: 'none' })
    setSent(true)
  }
  return (
    <div className="plain-narrow">
      <PlainForm<VisitOpinion>
        form={visitOpinion}
        submit={t('page.send')}
        defaults={valuesOf(page.said)}
        onValues={apart}
        onSubmit={send}
      >
        <noscript>
          <p>{t('page.needsScript')}</p>
        </noscript>
      </PlainForm>
    </div>
  )
}
