import { useState } from 'react'
import { useReviewMarketPublication } from '../../../../generated/api/market/market'
import type { MarketReview, MarketReviewAct } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { ReasonDialog } from '../reason-dialog'

/** The operator's word on a publication and on who sells; what the seller reads is asked for first. */
export function ReviewActs({ review: { publication, isSuspended } }: { review: MarketReview }) {
  const { t } = useTranslation('operator')
  const [asked, ask] = useState<MarketReviewAct | null>(null)
  const words = useErrorText()
  const { id, version, state } = publication
  const { busy, errors, failed, write } = useWrite(useReviewMarketPublication, {
    done: t('publication.done'),
    reads: ['market', 'operator'],
    conflict: t('stale'),
    ...(asked && { say: words }),
    onDone: () => ask(null),
  })
  const say = (act: MarketReviewAct, reason?: string): void =>
    void write({ id, data: { act, version, ...(reason && { reason }) } })
  return (
    <div className="operator-acts">
      {isSuspended ? (
        <Button busy={busy} onClick={() => say('restore')}>
          {t('publication.act.restore')}
        </Button>
      ) : (
        <Button variant="text" disabled={busy} onClick={() => ask('suspend')}>
          {t('publication.act.suspend')}
        </Button>
      )}
      {state !== 'rejected' && (
        <Button disabled={busy} onClick={() => ask('reject')}>
          {t(state === 'review' ? 'publication.act.reject' : 'publication.act.takeOff')}
        </Button>
      )}
      {state === 'review' && (
        <Button variant="main" busy={busy} onClick={() => say('approve')}>
          {t('publication.act.approve')}
        </Button>
      )}
      {asked && (
        <ReasonDialog
          title={t(`publication.act.${asked}`)}
          help={t('publication.read')}
          send={t(`publication.act.${asked}`)}
          danger
          busy={busy}
          errors={errors}
          failed={failed}
          onClose={() => ask(null)}
          onSend={(reason) => say(asked, reason)}
        />
      )}
    </div>
  )
}
