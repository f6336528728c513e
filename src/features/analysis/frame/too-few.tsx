import { useTranslation } from '../../../i18n'

/** Said in place of a figure that would lie. */
export function TooFew({ n, title, text }: { n?: number; title?: string; text?: string }) {
  const { t } = useTranslation('analysis')
  return (
    <div className="analysis-state">
      <b>{title ?? t('few.title')}</b>
      <p>{text ?? t('few.text', { n })}</p>
    </div>
  )
}
