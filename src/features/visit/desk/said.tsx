import { useTranslation } from '../../../i18n'
import { Waits } from '../../../ui/workspace/waits'
import type { ShownFeedback } from './waiting'

/** What was thought of a home, in one look. */
export function Said({ feedback }: { feedback: ShownFeedback }) {
  const { t } = useTranslation('visit')
  const list = (aspects: ShownFeedback['likes']): string =>
    aspects.map((aspect) => t(`enums.likes.${aspect}`)).join(', ')
  return (
    <div className="visit-said">
      <p>
        <b className="num">{t('said.interest', { interest: feedback.interest })}</b>
        {feedback.priceOpinion
          ? ` · ${t('said.price', { value: t(`enums.priceOpinion.${feedback.priceOpinion}`) })}`
          : ''}
        {feedback.nextStep ? ` · ${t(`enums.nextStep.${feedback.nextStep}`)}` : ''}
      </p>
      {feedback.likes.length > 0 ? (
        <p className="visit-ok">{t('said.likes', { value: list(feedback.likes) })}</p>
      ) : null}
      {feedback.dislikes.length > 0 ? (
        <p className="visit-bad">{t('said.dislikes', { value: list(feedback.dislikes) })}</p>
      ) : null}
      {feedback.comment ? <p className="visit-comment">{feedback.comment}</p> : null}
      <p className="muted">
        {t(`said.${feedback.by}`)}
        {feedback.sharedAt
          ? `, ${t('said.shared')}`
          : feedback.shareWithOwner
            ? `, ${t('said.willShare')}`
            : ''}
        {feedback.isRefused === undefined ? null : (
          <>
            {' '}
            <Waits isRefused={feedback.isRefused} />
          </>
        )}
      </p>
    </div>
  )
}
