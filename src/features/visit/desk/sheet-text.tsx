import type { VisitSheetDraft } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'

/** The text as it will be signed, in the visitor's language; the server writes it. */
export function SheetText({
  text,
  error,
  onRetry,
}: {
  text: VisitSheetDraft | undefined
  error: Error | null
  onRetry: () => void
}) {
  const { t } = useTranslation('visit')
  if (error) return <ErrorState error={error} level={3} onRetry={onRetry} />
  if (!text) return <SkeletonRows rows={4} label={t('loading')} />
  return (
    <article className="visit-text" lang={text.language} tabIndex={0} aria-label={text.title}>
      <h3>{text.title}</h3>
      <p>{text.when}</p>
      <p className="visit-small">{text.agency.join(' · ')}</p>
      <ul>
        {text.homes.map((home) => (
          <li key={home}>{home}</li>
        ))}
      </ul>
      {text.clauses.map((clause) => (
        <p key={clause}>{clause}</p>
      ))}
      {text.declarations.length > 0 ? (
        <ol>
          {text.declarations.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      ) : null}
    </article>
  )
}
