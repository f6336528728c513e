import { useTranslation } from '../../../i18n'

/** Said in place of a figure that would lie. */
export function TooFew({ title, text }: { title?: string; text: string }) {
  const { t } = useTranslation('analysis')
  return (
    <div className="analysis-state">
      <b>{title ?? t('few.title')}</b>
      <p>{text}</p>
    </div>
  )
}
